"""What Dimension Zero shows beside cards in zones, and what it tells of what happened."""

import pytest

from duelproof.port import SEATS, Cause, Event, Fight, Item, Option, Permanent, Place, Seat, View
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import (
    UNIT,
    Zones,
    acts,
    c,
    card,
    do,
    opened,
    position,
    spell,
    submit,
)

MODES = tuple(a.Mode(id=word, effect=(a.Draw(n=n),)) for n, word in enumerate(("one", "two", "three"), 1))
FALLEN = Select(which="all", filter=Filter(name="Fallen", zones=("graveyard",)))
PLAYER = a.TargetSpec(filter=Filter(), key="who", player=True)
CARDS = [
    card("Grunt", "unit"),
    card("Rush", "unit", a.Ability(id="rush", kind="keyword", keyword="acceleration")),
    card("War Grunt", "unit", timing="battle"),
    card("Sage", "unit", acts("battle")),
    card("Camp", "base", acts("normal", targets=(UNIT,))),
    spell("Idle"),
    spell("Pair", targets=(a.TargetSpec(filter=Filter(type="unit"), max=2),)),
    spell("Both", a.Move(what=FALLEN, to="square"), timing="battle"),
    card("Fallen", "unit"),
    spell("Choice", modes=MODES, choose_modes=2, targets=(UNIT, PLAYER)),
]
ENERGY: Zones = {"energy": [c("e1", "Grunt"), c("e2", "Grunt")]}
TWO = [c("d1", "Blank"), c("d2", "Blank")]
B4 = Place("square", None, "b4")
A3 = Place("square", None, "a3")


def table(alice: Zones, bob: Zones | None = None, *moves: str) -> ReferenceEngine:
    """Return a table at which all is asked, once these moves have been made."""
    engine = opened(position(CARDS, alice, bob or {}))
    do(engine, *moves)
    return engine


def test_the_stack_shows_a_card_with_its_modes_targets_and_origin() -> None:
    alice: Zones = {"hand": [c("h1", "Choice"), c("h2", "War Grunt")]}
    engine = table(alice, {"square": [c("his", "Grunt", "b4")]}, "play h1")
    assert submit(engine, Option(value="three"), Option(value="one"))
    do(engine, "his")
    assert submit(engine, Option(player="bob"))
    do(engine, "play h2", "@a3")
    assert engine.observe().stack == [
        Item(
            oid="spell-2",
            kind="card",
            controller="alice",
            source="h2",
            card="h2",
            place=A3,
            origin="hand",
        ),
        Item(
            oid="spell-1",
            kind="card",
            controller="alice",
            source="h1",
            card="h1",
            ability="does",
            modes=["three", "one"],
            targets=["his", "bob"],
            origin="hand",
        ),
    ]


def test_the_stack_shows_abilities_of_cards_and_of_the_rules() -> None:
    alice: Zones = ENERGY | {
        "square": [c("own", "Grunt", "b3"), c("sage", "Sage", "a2")],
        "base": [c("camp", "Camp", "b1")],
    }
    engine = table(alice, {"square": [c("seer", "Sage", "c4")]}, "move own", "@b4", "activate sage act")
    do(engine, "pass", "activate seer act")
    moving = Item(oid="move-1", kind="move", controller="alice", source="own", place=B4, origin="square")
    assert engine.observe().stack == [
        Item(oid="ability-3", kind="ability", controller="bob", source="seer", ability="act"),
        Item(oid="ability-2", kind="ability", controller="alice", source="sage", ability="act"),
        moving,
    ]
    do(engine, "pass", "pass", "pass", "pass")
    assert engine.observe().stack == [moving]
    do(engine, "pass", "pass", "activate camp act", "sage")
    assert engine.observe().stack == [
        Item(
            oid="ability-4",
            kind="ability",
            controller="alice",
            source="camp",
            ability="act",
            targets=["sage"],
        )
    ]
    do(engine, "pass", "pass", "plan", "e1")
    assert engine.observe().stack == [Item(oid="plan-5", kind="plan", controller="alice", ability="plan")]
    do(engine, "pass", "pass", "renew", "e2")
    assert engine.observe().stack == [Item(oid="renew-6", kind="plan", controller="alice", ability="renew")]
    do(engine, "pass", "pass")
    assert engine.observe().stack == []


def test_squares_are_shown_in_their_order() -> None:
    slots = [file + rank for rank in "234" for file in "abc"]
    units = [c(f"unit-{slot}", "Grunt", slot) for slot in reversed(slots)]
    camps = {seat: [c(f"camp-{slot}", "Camp", slot) for slot in bases] for seat, bases in CAMPS.items()}
    engine = table({"square": units, "base": camps["alice"]}, {"base": camps["bob"]})
    view = engine.observe()
    assert [seen.at for seen in view.shared["square"].cards] == slots
    for seat in CAMPS:
        assert [seen.at for seen in view.seats[seat].zones["base"].cards] == sorted(CAMPS[seat])
    assert view.shared["stack"].cards == []


CAMPS: dict[Seat, list[str]] = {"alice": ["c1", "b1", "a1"], "bob": ["c5", "b5", "a5"]}


ALICE: Zones = {
    "square": [c("own", "Rush", "b3", damage=500), c("far", "Grunt", "a3"), c("away", "Grunt", "c2")],
    "hand": [c("x", "Idle"), c("y", "Idle"), c("w", "War Grunt")],
}
BOB: Zones = {
    "square": [c("his", "Grunt", "b4", under=[c("low", "Grunt")])],
    "hand": [c("war", "War Grunt")],
}
A_BATTLE = ("move own", "@b4", "pass", "pass")


def unit(view: View, ref: str, seat: Seat, *roles: str, under: tuple[str, ...] = ()) -> Permanent:
    """Say how a unit is shown that fights or has cards under it."""
    (seen,) = (seen for seen in view.shared["square"].cards if seen.ref == ref)
    assert seen.traits is not None
    return Permanent(
        oid=f"unit-{ref}",
        kind="unit",
        controller=seat,
        cards=[ref, *under],
        traits=seen.traits,
        turned=seen.turned,
        damage=seen.damage,
        roles=list(roles),
    )


def test_only_units_with_cards_under_them_or_in_a_battle_are_shown_apart() -> None:
    engine = table(ALICE, BOB)
    view = engine.observe()
    below = ("low",)
    assert view.permanents == [unit(view, "his", "bob", under=below)]
    assert view.fights == []
    do(engine, *A_BATTLE)
    view = engine.observe()
    assert view.permanents == [
        unit(view, "his", "bob", "attacked", "battling", under=below),
        unit(view, "own", "alice", "attacking", "battling"),
    ]
    assert view.permanents[1].damage == 500
    assert view.permanents[1].turned == "ready"


def test_both_cards_that_lie_under_a_unit_are_shown_with_it() -> None:
    hers = c("high", "Grunt", owner="alice", controller="alice")
    engine = table({}, {"square": [c("his", "Grunt", "b4", under=[c("low", "Grunt"), hers])]})
    view = engine.observe()
    assert view.permanents == [unit(view, "his", "bob", under=("low", "high"))]


def test_a_unit_that_joins_a_battle_is_shown_in_it_as_neither_side() -> None:
    drop = spell("Drop", a.Destroy(what=Select(which="target")), targets=(UNIT,))
    alice: Zones = {"square": [c("own", "Grunt", "b2")], "hand": [c("drop", "Drop"), c("war", "War Grunt")]}
    engine = opened(position([*CARDS, drop], alice, {"square": [c("his", "Grunt", "b3")]}))
    do(engine, "move own", "@b3", "pass", "pass", "play drop", "own", "pass", "pass")
    do(engine, "play war", "@b3", "pass", "pass")
    (fight,) = engine.observe().fights
    assert (fight.attacker, fight.attacked, fight.in_it) == (None, "his", ["his", "war"])


FOUGHT = {"kind": "battle", "attacker": "own", "attacked": "his", "place": B4}


def test_battles_are_shown_with_their_sides_the_latest_first() -> None:
    engine = table(ALICE, BOB, *A_BATTLE)
    first = Fight(oid="battle-2", step="first", in_it=["own", "his"], **FOUGHT)  # type: ignore[arg-type]
    assert engine.observe().fights == [first]
    assert engine.observe().shelved == [[]]
    do(engine, "play x", "play y", "pass", "play war", "@a3", "pass", "pass")
    view = engine.observe()
    shelved = Fight(oid="battle-2", state="shelved", in_it=["own", "his"], **FOUGHT)  # type: ignore[arg-type]
    assert view.fights == [
        Fight(
            oid="battle-6",
            kind="battle",
            step="first",
            attacker="war",
            attacked="far",
            place=A3,
            in_it=["war", "far"],
        ),
        shelved,
    ]
    assert [[item.card for item in pile] for pile in view.shelved] == [["y", "x"], []]
    assert view.stack == []
    roles = {seen.oid: seen.roles for seen in view.permanents}
    assert roles == {
        "unit-far": ["attacked", "battling"],
        "unit-war": ["attacking", "battling"],
        "unit-his": ["attacked", "battling"],
        "unit-own": ["attacking", "battling"],
    }


def test_battles_that_began_together_are_shown_in_the_order_of_their_squares() -> None:
    alice: Zones = {
        "square": [c("far", "Grunt", "a3"), c("near", "Grunt", "c2")],
        "graveyard": [c("one", "Fallen"), c("two", "Fallen")],
        "hand": [c("both", "Both")],
    }
    bob: Zones = {
        "square": [c("his", "Grunt", "b4"), c("hers", "Grunt", "c4")],
        "hand": [c("war", "War Grunt"), c("more", "War Grunt")],
    }
    engine = table(alice, bob, "play both", "pass", "pass", "@c4", "@b4")
    assert [(fight.attacked, fight.state) for fight in engine.observe().fights] == [
        ("his", "running"),
        ("hers", "running"),
    ]
    do(engine, "pass", "play war", "@a3", "pass", "pass")
    assert [(fight.attacked, fight.state) for fight in engine.observe().fights] == [
        ("far", "running"),
        ("his", "shelved"),
        ("hers", "shelved"),
    ]


def test_a_battle_within_a_battle_is_shown_before_the_one_around_it() -> None:
    bob = BOB | {"hand": [c("war", "War Grunt"), c("more", "War Grunt")]}
    alice = ALICE | {"square": [*ALICE["square"], c("last", "Grunt", "c3")]}
    engine = table(alice, bob, *A_BATTLE, "pass", "play war", "@a3", "pass", "pass")
    do(engine, "pass", "play more", "@c3", "pass", "pass")
    assert [fight.attacked for fight in engine.observe().fights] == ["last", "far", "his"]


def test_all_targets_of_one_kind_are_shown() -> None:
    alice: Zones = {"square": [c("one", "Grunt", "a2"), c("two", "Grunt", "b2")], "hand": [c("h1", "Pair")]}
    engine = table(alice, {}, "play h1", "one+two")
    assert [item.targets for item in engine.observe().stack] == [["one", "two"]]


def test_all_battle_damage_that_is_dealt_together_is_shown() -> None:
    alice: Zones = {"square": [c("own", "Grunt", "b3")]}
    engine = table(alice, {"square": [c("his", "Grunt", "b4")]}, *A_BATTLE, *["pass"] * 4)
    (item,) = engine.observe().stack
    assert sorted(item.amounts) == [("his", 2000), ("own", 2000)]


def test_a_unit_is_shown_as_its_controllers_and_told_of_as_its_owners() -> None:
    lent: Zones = {"square": [c("it", "Grunt", "b3", owner="bob", under=[c("low", "Grunt", owner="bob")])]}
    engine = opened(position([*CARDS, CLEAR], lent | {"hand": [c("clear", "Clear")]}, {}))
    assert engine.observe().permanents == [unit(engine.observe(), "it", "alice", under=("low",))]
    do(engine, "play clear", "pass", "pass", "order")
    (event,) = (event for event in engine.events() if event.card == "it" and event.kind == "move")
    assert event.player == "bob"


CLEAR = spell("Clear", a.Destroy(what=Select(which="all", filter=Filter(type="unit"))))


def test_battle_damage_is_shown_with_what_it_deals_and_who_is_left() -> None:
    engine = table(ALICE, BOB, *A_BATTLE, "pass", "pass")
    assert engine.observe().stack == [
        Item(oid="damage-3", kind="battle-damage", controller="alice", amounts=[("his", 2000)], combat=True)
    ]
    do(engine, "pass", "pass", "order")
    (fight,) = engine.observe().fights
    assert (fight.attacker, fight.attacked, fight.in_it) == ("own", None, ["own"])


def target(zone: str) -> Zones:
    """Return the card Target in a zone of Alice's; ``plan`` is the top of her deck, face up."""
    if zone in ("deck", "plan"):
        top = c("it", "Target", face="up" if zone == "plan" else "down")
        return {"deck": [top, *(c(f"deck{n}", "Blank") for n in range(3))]}
    return {zone: [c("it", "Target", {"square": "c2", "base": "c1"}.get(zone))]}


PILES = ("deck", "hand", "graveyard", "energy", "smash", "removed", "outside")


@pytest.mark.parametrize(
    ("zone", "to", "alice", "bob", "turned", "face"),
    [
        ("hand", "graveyard", "it", "it", None, "up"),
        ("hand", "removed", "it", "it", None, "up"),
        ("hand", "deck", "alice.deck#1", "alice.deck#1", None, "down"),
        ("hand", "outside", "it", "alice.outside#1", None, "down"),
        ("hand", "energy", "it", "it", "ready", "up"),
        ("hand", "smash", "alice.smash#1", "alice.smash#1", "ready", "down"),
        ("deck", "hand", "it", "alice.hand#1", None, "down"),
        ("plan", "hand", "it", "it", None, "down"),
        ("smash", "hand", "it", "alice.hand#1", None, "down"),
        ("outside", "hand", "it", "alice.hand#1", None, "down"),
        ("square", "hand", "it", "it", None, "down"),
        ("base", "hand", "it", "it", None, "down"),
        ("graveyard", "hand", "it", "it", None, "down"),
        ("removed", "hand", "it", "it", None, "down"),
        ("energy", "hand", "it", "it", None, "down"),
        ("energy", "smash", "it", "it", "ready", "down"),
    ],
)
def test_who_is_told_which_card_moved(
    zone: str, to: str, alice: str, bob: str, turned: str | None, face: str
) -> None:
    wanted = Select(which="all", filter=Filter(name="Target", zones=(*PILES, "square", "base")))
    kind = "base" if zone == "base" else "unit"
    cards = [card("Target", kind), spell("Go", a.Move(what=wanted, to=to, verb="destroy"))]
    there = target(zone)
    there["hand"] = [*there.get("hand", []), c("go", "Go")]
    engine = opened(position(cards, there, {}))
    do(engine, "play go", "pass", "pass")
    origin = Place(
        "deck" if zone == "plan" else zone,
        None if zone == "square" else "alice",
        {"square": "c2", "base": "c1"}.get(zone),
    )
    for viewer, ref in (("judge", "it"), ("alice", alice), ("bob", bob)):
        told = [event for event in engine.events(0, viewer) if event.verb == "destroy"]  # type: ignore[arg-type]
        (event,) = told
        assert event == Event(
            seq=event.seq,
            kind="move",
            batch=event.batch,
            cause=Cause(by="effect", item="spell-1", source="go", player="alice"),
            card=ref,
            player="alice",
            origin=origin,
            place=Place(to, "alice"),
            verb="destroy",
            turned=turned,
            face=face,
        )


def test_whoever_searches_a_deck_and_nobody_else_is_told_of_all_that_lies_in_it() -> None:
    search = spell("Find", a.Search(filter=Filter(name="Nothing")))
    engine = opened(position([search], {"hand": [c("find", "Find")], "deck": TWO}, {}))
    do(engine, "play find", "pass", "pass")
    told = {seat: [each for each in engine.events(0, seat) if each.kind == "searched"] for seat in SEATS}
    assert {seat: [(event.cards, event.to) for event in events] for seat, events in told.items()} == {
        "alice": [(("d1", "d2"), ("alice",))],
        "bob": [((), ("alice",))],
    }


def test_whoever_searches_what_all_can_see_is_told_nothing_more() -> None:
    search = spell("Find", a.Search(zone="graveyard", filter=Filter(name="Nothing")))
    engine = opened(position([search], {"hand": [c("find", "Find")], "graveyard": TWO}, {}))
    do(engine, "play find", "pass", "pass")
    assert [event for event in engine.events() if event.kind == "searched"] == []


def test_what_resolves_is_told_with_its_beginning_and_end() -> None:
    alice: Zones = ENERGY | {"square": [c("sage", "Sage", "a2")]}
    engine = table(alice, {}, "activate sage act", "pass", "pass", "plan", "e1", "pass", "pass")
    told = [event for event in engine.events() if event.cause.item or event.kind.startswith("resolve")]
    by_sage = Cause(by="effect", item="ability-1", source="sage", player="alice")
    by_rule = Cause(by="rule")
    brief = [(event.kind, event.item, event.card, event.player, event.cause) for event in told]
    assert brief == [
        ("resolve_start", "ability-1", "sage", "alice", by_rule),
        ("move", None, "deck0", "alice", by_sage),
        ("resolve_end", "ability-1", "sage", "alice", by_rule),
        ("resolve_start", "plan-2", None, "alice", by_rule),
        ("flipped", None, "deck1", "alice", Cause(by="effect", item="plan-2", player="alice")),
        ("resolve_end", "plan-2", None, "alice", by_rule),
    ]
