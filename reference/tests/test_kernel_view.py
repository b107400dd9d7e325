"""The whole table as each viewer sees it: fronts, backs, counts, numbers, and what has no card."""

from typing import Any

import msgspec
import pytest

from duelproof.port import CardSpec, CardView, Face, Item, Seeded, Traits, View, ZoneView
from duelproof.port.abilities import Ability, Shuffle, Trigger
from duelproof.port.position import AttachedCard
from duelproof.port.views import Result, SeatView
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.context import Context, Happening
from reference.kernel.course.view import out_of_sight
from reference.tests import small_book
from reference.tests.small_book import SmallGame, card

PLAIN, HEAD, TAIL = (Traits(type=["unit"], name=name) for name in ("Plain", "Head", "Tail"))
COIN = CardSpec(name="Coin", game=small_book.NAME, faces=[Face(traits=HEAD), Face(traits=TAIL)])
ALICE = {
    "deck": [card("d1"), card("d2", face="up")],
    "hand": [card("h1"), card("h2")],
    "field": [
        card("f1", at="1", turned="exhausted", damage=2, under=[card("u1"), card("u2")], reversed=True),
        card("f2", at="2", face="down", markers={"time": 1}, attached=[AttachedCard(card("g1"), "gear")]),
    ],
    "yard": [card("y1", owner="bob"), card("y2", "Coin", side=1)],
    "street": [card("s1", controller="bob")],
}
BOB = {"hand": [card("k1")]}


def laid() -> tuple[Any, SmallGame]:
    table = small_book.position(
        ALICE, BOB, COIN, chance=Seeded(1), format={"lacking": ["bob.deck"]}, turn=4, first="bob"
    )
    engine, game = small_book.opened(table)
    game.cards["h2"].pending = True
    game.priority, game.result = "bob", Result(winner="alice")
    return engine, game


def back(handle: str, **more: Any) -> CardView:
    """Return what everybody sees of one of Alice's cards."""
    return CardView(**({"handle": handle, "owner": "alice", "controller": "alice", "face": "down"} | more))


def front(ref: str, handle: str, **more: Any) -> CardView:
    """Return what is seen of one of Alice's cards by whoever may see its front."""
    return back(handle, **({"ref": ref, "name": "Plain", "traits": PLAIN} | more))


def told(viewer: Any) -> View:
    """Return the view that a viewer should have."""
    own = viewer in ("judge", "alice")

    def seen(ref: str, by: bool, handle: str, **more: Any) -> CardView:
        return front(ref, handle, **more) if by else back(handle, **more)

    deck = [seen("d1", viewer == "judge", "alice.deck#1"), front("d2", "alice.deck#2", face="up")]
    hand = [seen("h1", own, "alice.hand#1"), seen("h2", own, "alice.hand#2", pending=True)]
    f1 = front("f1", "alice.field#1", at="1", face="up", turned="exhausted", damage=2, reversed=True,
               linked_to=["u1", "u2"])  # fmt: skip
    u1 = front("u1", "alice.field#1.2", at="1", face="up", turned="ready", role="under")
    u2 = front("u2", "alice.field#1.3", at="1", face="up", turned="ready", role="under")
    f2 = front("f2", "alice.field#2", at="2", turned="ready", markers={"time": 1})
    g1 = front("g1", "alice.field#2.2", at="2", turned="ready", role="gear", linked_to=["f2"])
    y1 = front("y1", "alice.yard#1", face="up", owner="bob")
    y2 = front("y2", "alice.yard#2", face="up", name="Coin", side=1, traits=TAIL)
    k1 = seen("k1", viewer != "alice", "bob.hand#1", owner="bob", controller="bob")
    s1 = front("s1", "street#1", face="up", controller="bob", turned="ready")
    nothing = ZoneView()
    alice = {
        "deck": ZoneView(count=2, cards=deck), "hand": ZoneView(count=1, cards=hand),
        "field": ZoneView(count=5, cards=[f1, u1, u2, f2, g1]), "yard": ZoneView(count=2, cards=[y1, y2]),
        "beneath": nothing, "aside": nothing,
    }  # fmt: skip
    bob = {
        "deck": ZoneView(exists=False), "hand": ZoneView(count=1, cards=[k1]), "field": nothing,
        "yard": nothing, "beneath": nothing, "aside": nothing,
    }  # fmt: skip
    return View(
        viewer=viewer, game="small", revision="1", turn=4, first="bob", active="alice", phase="main",
        step="first", priority="bob", result=Result(winner="alice"),
        seats={"alice": SeatView(zones=alice, numbers={"in hand": 2, "of deck": 2}),
               "bob": SeatView(zones=bob, numbers={"in hand": 1, "of deck": None})},
        shared={"street": ZoneView(count=1, cards=[s1])},
    )  # fmt: skip


@pytest.mark.parametrize("viewer", ["judge", "alice", "bob"])
def test_the_table_is_seen_by(viewer: Any) -> None:
    engine, _ = laid()
    seen = engine.observe(viewer)
    wanted = told(viewer)
    assert seen.seats == wanted.seats
    assert seen.shared == wanted.shared
    assert seen == wanted


def test_a_view_does_not_change_with_what_a_viewer_makes_of_it() -> None:
    engine, _ = laid()
    for _ in range(2):
        seen = engine.observe()
        assert seen == told("judge")
        seen.seats["alice"].zones["field"].cards[0].damage = 9
        engine.observe("bob").seats["alice"].zones["field"].cards[1].ref = None


def test_a_number_that_a_player_does_not_have_is_none() -> None:
    engine, _ = small_book.opened(small_book.position(format={"lacking": ["bob.hand"]}))
    view = engine.observe()
    assert view.seats["bob"].numbers == {"in hand": None, "of deck": 0}
    assert view.seats["alice"].numbers == {"in hand": 0, "of deck": 0}
    assert [view.seats[seat].zones["hand"].exists for seat in ("alice", "bob")] == [True, False]


ITEM = Item(
    oid="i1", kind="event", source="h1", card="k1", targets=["h2", "f1", "i9", "k1"], linked=["k1", "h1"],
    amounts=[("k1", 2), ("f1", 1)],
)  # fmt: skip
MASKED = {
    "judge": ITEM,
    "alice": msgspec.structs.replace(
        ITEM, card="bob.hand#1", targets=["h2", "f1", "i9", "bob.hand#1"], linked=["bob.hand#1", "h1"],
        amounts=[("bob.hand#1", 2), ("f1", 1)],
    ),
    "bob": msgspec.structs.replace(
        ITEM, source="alice.hand#1", targets=["alice.hand#2", "f1", "i9", "k1"],
        linked=["k1", "alice.hand#1"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("viewer", MASKED)
def test_an_item_names_only_cards_that_the_viewer_may_see(viewer: Any) -> None:
    engine, game = laid()
    plain = Item(oid="i2", kind="event")
    game.stack, game.shelved, game.held = [plain, ITEM], [plain, ITEM], [plain, ITEM]
    seen = engine.observe(viewer)
    assert seen.stack == [plain, MASKED[viewer]]
    assert seen.shelved == [[plain], [MASKED[viewer]]]
    assert seen.seats["bob"].zones["hand"].items == [plain, MASKED[viewer]]


def test_abilities_that_wait_are_seen_by_who_sees_their_source() -> None:
    engine, game = laid()
    heard = Ability(id="heard", kind="triggered", trigger=Trigger(on="put"), effect=(Shuffle(),))
    for number, ref in enumerate(("f1", "h1", "k1")):
        source = game.cards[ref]
        ctx = Context.of(source, heard)
        game.waiting.append(Waiting(f"t{number}", heard, source, source.controller, Happening("put"), ctx))
    items = [
        Item(oid="t0", kind="ability", controller="alice", source="f1", ability="heard"),
        Item(oid="t1", kind="ability", controller="alice", source="h1", ability="heard"),
        Item(oid="t2", kind="ability", controller="bob", source="k1", ability="heard"),
    ]
    assert engine.observe().waiting == items
    assert engine.observe("alice").waiting == items[:2]
    assert engine.observe("bob").waiting == [items[0], items[2]]


def test_what_names_no_card_is_not_out_of_sight() -> None:
    _, game = laid()
    for viewer, hidden in (("judge", False), ("alice", False), ("bob", True)):
        assert out_of_sight(game.book, game, "h1", viewer) == hidden  # type: ignore[arg-type]
        assert not out_of_sight(game.book, game, "item-1", viewer)  # type: ignore[arg-type]
        assert not out_of_sight(game.book, game, None, viewer)  # type: ignore[arg-type]
