"""What triggers, and what an ability knows, by the plain rules and with what makes them faster."""

from dataclasses import replace
from typing import Any

import pytest

from duelproof.port import Place
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability, Trigger
from duelproof.port.selections import Cond, Filter
from reference import BOOKS
from reference.kernel.abilities import effects, layers, now, triggers
from reference.kernel.abilities.triggers import Delayed
from reference.kernel.book import Book, Layers
from reference.kernel.card import place
from reference.kernel.context import Context
from reference.tests.kernel_tables import BEAST, DRAW, GUARD, PLAIN, UNITS, begin, table, unit, when
from reference.tests.kernel_tables import switched as switched

pytestmark = pytest.mark.usefixtures("switched")


PLACES = {"origin": Place("hand", "alice"), "place": Place("graveyard", "alice")}


@pytest.mark.parametrize(
    ("trigger", "about", "expected"),
    [
        ({}, {}, True),
        ({"self_only": True}, {}, False),
        ({"name": "main"}, {"name": "main"}, True),
        ({"name": "main"}, {"name": "attack"}, False),
        ({"name": "main"}, {}, False),
        ({"origin": ("hand", "deck")}, PLACES, True),
        ({"origin": ("graveyard",)}, PLACES, False),
        ({"origin": ("hand",)}, {}, False),
        ({"to": ("graveyard", "hand")}, PLACES, True),
        ({"to": ("hand",)}, PLACES, False),
        ({"to": ("hand",)}, {}, False),
        ({"player": "you"}, {"player": "alice"}, True),
        ({"player": "you"}, {"player": "bob"}, False),
        ({"player": "opponent"}, {"player": "bob"}, True),
        ({"player": "both"}, {"player": "bob"}, True),
        ({"player": "you"}, {}, False),
        ({"by_self": True}, {"source": "a-Hearer"}, True),
        ({"by_self": True}, {"source": "a-Plain"}, False),
        ({"by_self": True}, {}, False),
        ({"by_player": "you"}, {"by": "alice"}, True),
        ({"by_player": "you"}, {"by": "bob"}, False),
        ({"by_player": "opponent"}, {"by": "bob"}, True),
        ({"by": Filter(race="beast")}, {"source": "b-Beast"}, True),
        ({"by": Filter(race="beast")}, {"source": "a-Plain"}, False),
        ({"by": Filter(race="beast")}, {}, False),
        ({"who": Filter(type="unit")}, {}, True),
        ({"who": Filter(race="beast")}, {}, False),
        ({"who": Filter(race="beast")}, {"as_was": "b-Beast"}, True),
        ({"who": Filter(type="unit")}, {"card": None}, False),
        ({"state": Cond(op="turn_of", who="you")}, {}, True),
        ({"state": Cond(op="turn_of", who="opponent")}, {}, False),
        ({"who": Filter(type="unit"), "state": Cond(op="turn_of", who="you")}, {}, True),
        ({"who": Filter(type="unit"), "state": Cond(op="turn_of", who="opponent")}, {}, False),
    ],
)  # fmt: skip
def test_what_a_trigger_waits_for(trigger: dict[str, Any], about: dict[str, Any], expected: bool) -> None:
    on = "phase_start" if "name" in trigger else "move"
    hearer = unit("Hearer", when(on, **trigger))
    game = table({"attack": [PLAIN, hearer]}, {"attack": [BEAST]})
    said = {"card": "a-Plain", **about}
    happened: dict[str, Any] = {
        name: game.cards.get(value, value) if isinstance(value, str) else value
        for name, value in said.items()
    }
    heard = triggers.listening(game, on, happened)
    assert [(card.ref, ability.id, ctx.controller, ctx.source) for card, ability, ctx in heard] == (
        [("a-Hearer", "when", "alice", game.cards["a-Hearer"])] if expected else []
    )
    assert triggers.would_hear(game, on, **happened) == expected
    assert game.waiting == []
    triggers.happen(game, on, **happened)
    assert len(game.waiting) == expected


def test_only_its_own_kind_of_event_triggers_an_ability() -> None:
    game = table({"attack": [unit("Hearer", when("move"), when("destroyed", "destroying"), GUARD)]})
    assert [ability.id for _, ability, _ in triggers.listening(game, "destroyed", {})] == ["destroying"]
    assert not triggers.would_hear(game, "attack")


def test_a_card_hears_what_happens_to_itself() -> None:
    game = table({"attack": [unit("Hearer", when("attack", self_only=True)), PLAIN]})
    assert triggers.would_hear(game, "attack", card=game.cards["a-Hearer"])
    assert not triggers.would_hear(game, "attack", card=game.cards["a-Plain"])
    assert not triggers.would_hear(game, "attack")


@pytest.mark.parametrize(
    ("zone", "zones", "expected"),
    [
        ("attack", (), True),
        ("graveyard", (), False),
        ("graveyard", ("graveyard",), True),
        ("attack", ("graveyard",), False),
    ],
)  # fmt: skip
def test_an_ability_hears_where_it_works(zone: str, zones: tuple[str, ...], expected: bool) -> None:
    ability = Ability(id="when", kind="triggered", trigger=Trigger(on="destroyed"), effect=DRAW, zones=zones)
    game = table({zone: [unit("Hearer", ability)]})
    assert triggers.would_hear(game, "destroyed") == expected


@pytest.mark.parametrize(
    ("zones", "origin", "expected"),
    [
        ((), "attack", True),
        ((), "resource", False),
        (("resource",), "resource", True),
        (("resource",), "attack", False),
        ((), None, False),
    ],
)  # fmt: skip
@pytest.mark.parametrize("itself", [True, False])
def test_an_ability_hears_its_card_leave_where_it_works(
    zones: tuple[str, ...], origin: str | None, expected: bool, itself: bool
) -> None:
    ability = Ability(id="when", kind="triggered", trigger=Trigger(on="move"), effect=DRAW, zones=zones)
    game = table({"graveyard": [unit("Hearer", ability), PLAIN]})
    card = game.cards["a-Hearer" if itself else "a-Plain"]
    spot = None if origin is None else Place(origin, "alice", None)
    assert triggers.would_hear(game, "move", card=card, origin=spot) == (expected and itself)


def test_a_card_just_leaving_hears_with_what_it_had_and_who_had_it() -> None:
    game = table({"attack": [PLAIN, unit("Hearer", when("attack"))]})
    card = game.cards["a-Plain"]
    begin(game, a.Gain(what=UNITS, ability=when("attack", "given")), card)
    memory = now.remember(game, card)
    memory.controller = "bob"
    effects.end(game, "turn")
    assert [ability.id for _, ability, _ in triggers.listening(game, "attack", {})] == ["when"]
    game.gone = [memory]
    heard = triggers.listening(game, "attack", {})
    assert [(each.ref, ability.id, ctx.controller) for each, ability, ctx in heard] == [
        ("a-Plain", "given", "bob"),
        ("a-Hearer", "when", "alice"),
    ]
    assert heard[0][0] is heard[0][2].source is card
    game.gone = [now.remember(game, game.cards["a-Hearer"]), memory]
    assert triggers.listening(game, "attack", {})[0][1].id == "given"


def test_a_card_that_comes_from_where_its_ability_does_not_work_hears_where_it_does() -> None:
    game = table({"attack": [unit("Hearer", when("attack"))]})
    memory = now.remember(game, game.cards["a-Hearer"])
    memory.place = place("hand", "alice")
    game.gone = [memory]
    assert triggers.would_hear(game, "attack")


def test_abilities_wait_in_the_order_of_their_cards_and_then_those_that_effects_have_delayed() -> None:
    game = table(
        {"attack": [unit("One", when("attack", "a"), when("attack", "b")), unit("Two", when("attack", "c"))]}
    )
    card = game.cards["a-One"]
    for name in ("d", "e"):
        ability = when("attack", name)
        assert ability.trigger is not None
        game.delayed.append(Delayed(ability.trigger, ability, Context("alice", card), "next"))
    triggers.happen(game, "attack")
    assert [waiting.ability.id for waiting in game.waiting] == ["a", "b", "c", "d", "e"]
    assert game.delayed == []


def test_what_was_gained_hears_too() -> None:
    game = table({"attack": [PLAIN]})
    game.heard.add("destroyed")
    assert not triggers.would_hear(game, "destroyed")
    begin(game, a.Gain(what=UNITS, ability=when("destroyed")), game.cards["a-Plain"])
    assert triggers.would_hear(game, "destroyed")


def test_an_ability_that_triggers_once_has_triggered() -> None:
    game = table({"attack": [unit("Hearer", when("destroyed"), when("destroyed", "again"))]})
    once = triggers.Once([("a-Hearer", "when")])
    assert triggers.would_hear(game, "destroyed", once)
    triggers.happen(game, "destroyed", once)
    assert [waiting.ability.id for waiting in game.waiting] == ["again"]
    assert once == {("a-Hearer", "when"): 1, ("a-Hearer", "again"): 1}
    assert not triggers.would_hear(game, "destroyed", once)
    assert triggers.would_hear(game, "destroyed")


def test_what_nobody_listens_for_is_not_heard() -> None:
    game = table({"attack": [unit("Hearer", when("destroyed"))]})
    game.heard = set()
    triggers.happen(game, "destroyed")
    assert (game.waiting, triggers.would_hear(game, "destroyed")) == ([], False)


def test_what_triggers_waits_and_is_told() -> None:
    game = table({}, {"attack": [unit("Hearer", when("destroyed"))]})
    card = game.cards["b-Hearer"]
    triggers.happen(game, "destroyed", player="bob", amount=2)
    (waiting,) = game.waiting
    assert (waiting.oid, waiting.source, waiting.controller, waiting.told) == ("trigger-1", card, "bob", True)
    assert (waiting.ability, waiting.ctx.ability, waiting.ctx.item) == (
        when("destroyed"),
        when("destroyed"),
        "trigger-1",
    )
    assert waiting.event is waiting.ctx.event
    assert (waiting.event.kind, waiting.event.player, waiting.event.amount) == ("destroyed", "bob", 2)
    (told,) = game.log.since(0, "judge")
    assert (told.kind, told.item, told.name, told.player, told.card) == (
        "triggered", "trigger-1", "when", "bob", "b-Hearer"
    )  # fmt: skip


def test_what_triggers_in_secret_is_told_later() -> None:
    hidden = Ability(
        id="when", kind="triggered", trigger=Trigger(on="destroyed"), effect=DRAW, zones=("drive",)
    )
    game = table({"drive": [unit("Hearer", hidden), unit("Other", hidden)]})
    triggers.happen(game, "destroyed")
    first, second = game.waiting
    assert [(each.oid, each.ctx.item, each.told) for each in game.waiting] == [
        ("secret-alice-1", "secret-alice-1", False),
        ("secret-alice-2", "secret-alice-2", False),
    ]
    assert game.log.since(0, "judge") == []
    triggers.announce(game, second)
    assert (second.oid, second.ctx.item, second.told, first.told) == ("trigger-1", "trigger-1", True, False)


@pytest.mark.parametrize(("until", "times"), [("next", 1), ("turn", 2)])
def test_a_delayed_ability_triggers(until: str, times: int) -> None:
    game = table({"attack": [PLAIN]})
    card = game.cards["a-Plain"]
    trigger = Trigger(on="destroyed", player="opponent")
    ability = Ability(id="delayed", kind="triggered", trigger=trigger, effect=DRAW)
    made = Context("alice", card, chosen={"x": ["bob"]}, targets={"y": [("bob", 0)]}, it=["bob"])
    made.numbers, made.names = {"n": 2}, {"race": "beast"}
    delayed = Delayed(trigger, ability, made, until)
    game.delayed.append(delayed)
    game.heard.add("destroyed")
    assert not triggers.would_hear(game, "destroyed", player="alice")
    game.heard.add("attack")
    assert not triggers.would_hear(game, "attack", player="bob")
    assert triggers.would_hear(game, "destroyed", player="bob")
    for _ in range(2):
        triggers.happen(game, "destroyed", player="alice")
        triggers.happen(game, "destroyed", player="bob")
    assert [waiting.ability for waiting in game.waiting] == [ability] * times
    assert game.delayed == ([] if until == "next" else [delayed])
    waiting = game.waiting[0]
    ctx = waiting.ctx
    assert (waiting.source, waiting.controller, ctx.source, ctx.controller) == (card, "alice", card, "alice")
    assert (ctx.ability, ctx.chosen, ctx.targets, ctx.it) == (ability, made.chosen, made.targets, ["bob"])
    assert (ctx.numbers, ctx.names) == ({"n": 2}, {"race": "beast"})
    assert ctx.event is waiting.event
    assert waiting.event.player == "bob"


@pytest.mark.parametrize(("whose", "met"), [(None, True), ("you", True), ("opponent", False)])
def test_a_condition_is_met(whose: Any, met: bool) -> None:
    game = table({"attack": [PLAIN]})
    needs = None if whose is None else Cond(op="turn_of", who=whose)
    ability = Ability(id="when", kind="triggered", trigger=Trigger(on="destroyed"), needs=needs)
    assert triggers.is_met(game, ability, Context("alice")) == met


def test_there_is_one_object_for_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reference.kernel.card.known_places", {})
    assert place("attack", "alice", "1") is place("attack", "alice", "1")
    assert place("attack", "alice", "1") == Place("attack", "alice", "1")
    assert (
        len({place("attack", "alice", "1"), place("attack", "alice", "2"), place("attack", "bob", "1")}) == 3
    )


def test_a_context_speaks_of_somebody_or_something_else() -> None:
    game = table({"attack": [PLAIN]})
    card = game.cards["a-Plain"]
    ctx = Context.of(card, GUARD)
    assert (ctx.controller, ctx.source, ctx.ability) == ("alice", card, GUARD)
    theirs = game.cards["a-Plain"]
    theirs.controller = "bob"
    assert Context.of(theirs).controller == "bob"
    spoken, about = ctx.speaking_of("bob"), ctx.about("bob")
    assert (ctx.they, ctx.it, spoken.they, spoken.it, about.they, about.it) == (
        None,
        [],
        "bob",
        [],
        None,
        ["bob"],
    )
    assert spoken.source is about.source is card
    assert spoken.chosen is about.chosen is ctx.chosen


def test_a_book_says_how_abilities_are_lost_and_gained() -> None:
    other = Ability(id="other", kind="keyword", keyword="Other")
    plain = Layers()
    assert plain.without([GUARD, other], "Intercept") == [other]
    assert plain.without([GUARD, other], None) == []
    once = Layers(had_once=frozenset(("Intercept",)))
    game = table({"attack": [PLAIN]})
    game.book = replace(game.book, layers=once)
    assert layers.with_gained(game, [GUARD], GUARD) == [GUARD]
    assert layers.with_gained(game, [other, GUARD], GUARD) == [other, GUARD]
    assert layers.with_gained(game, [other], GUARD) == [other, GUARD]
    assert layers.with_gained(game, [other], other) == [other, other]


@pytest.mark.parametrize("book", [book.read() for book in BOOKS])
def test_a_book_knows_which_zones_are_in_play(book: Book) -> None:
    assert book.in_play == {name for name, kind in book.zones.items() if kind.in_play}
    assert 0 < len(book.in_play) < len(book.zones)
