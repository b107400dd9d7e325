"""What only makes engines faster: what is kept is looked for once, and anew when it may have changed."""

from typing import Any

import pytest

from duelproof.port import CardView
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability
from reference import gate_ruler
from reference.kernel.abilities import index as quick
from reference.kernel.abilities import now, standing, triggers
from reference.kernel.book import Book, ZoneKind
from reference.kernel.card import Card
from reference.kernel.course import index
from reference.kernel.flow import Flow
from reference.kernel.game import Game, Index
from reference.tests.kernel_tables import (
    BEAST,
    GUARD,
    PLAIN,
    SELF,
    UNITS,
    begin,
    boost,
    static,
    table,
    unit,
    when,
)


@pytest.mark.parametrize(("said", "there"), [("on", True), ("off", False), ("", True), (None, True)])
def test_the_switch(said: str | None, there: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(index.SWITCH, raising=False)
    if said is not None:
        monkeypatch.setenv(index.SWITCH, said)
    assert isinstance(index.made(Index), Index) == there
    assert index.SWITCH == "DUELPROOF_INDEX"


def test_what_never_changes_is_found_once_for_each_thing_asked() -> None:
    asked: list[tuple[object, ...]] = []

    @index.once_a_game
    def find(game: Game, one: str, other: int) -> tuple[str, int]:
        asked.append((one, other))
        return one, other

    @index.once_a_game
    def find_else(game: Game, one: str, other: int) -> str:
        return "else"

    game = table({})
    for _ in range(2):
        assert [find(game, "a", 1), find(game, "a", 2), find(game, "b", 1)] == [("a", 1), ("a", 2), ("b", 1)]
        assert find_else(game, "a", 1) == "else"
    assert asked == [("a", 1), ("a", 2), ("b", 1)]
    assert find(table({}), "a", 1) == ("a", 1)
    assert len(asked) == 4
    game.index = None
    assert find(game, "a", 1) == find(game, "a", 1) == ("a", 1)
    assert len(asked) == 6


def test_what_the_rules_do_is_done_again_only_after_a_change() -> None:
    done: list[int] = []

    @index.unless_settled
    def process(game: Game) -> Flow[None]:
        done.append(game.clock)
        yield from ()

    def times() -> int:
        before = len(done)
        for _ in range(2):
            assert list(process(game)) == []
        return len(done) - before

    game = table({})
    game.tick()
    assert (times(), times()) == (1, 0)
    game.tick()
    assert times() == 1
    game.waiting.append(None)
    assert times() == 2
    game.waiting.clear()
    assert times() == 0
    game.index = None
    assert times() == 2


def test_what_a_card_shows_is_put_together_once_an_answer() -> None:
    @index.once_an_answer
    def show(book: Book, game: Game, kind: ZoneKind, card: Card, number: int) -> CardView:
        asked.append(card.ref)
        return CardView(handle="x", ref=card.ref, owner="alice", controller="alice", damage=number)

    def shown(ref: str, number: int) -> CardView:
        return show(gate_ruler.BOOK, game, gate_ruler.BOOK.zones["attack"], game.cards[ref], number)

    asked: list[str] = []
    game = table({"attack": [PLAIN, BEAST]})
    first = shown("a-Plain", 1)
    assert (first.ref, first.damage, shown("a-Beast", 2).ref) == ("a-Plain", 1, "a-Beast")
    first.damage = 7
    again = shown("a-Plain", 3)
    assert again.damage == 1
    assert again is not shown("a-Plain", 3)
    assert asked == ["a-Plain", "a-Beast"]
    index.answered(game)
    assert shown("a-Plain", 4).damage == 4
    assert asked == ["a-Plain", "a-Beast", "a-Plain"]
    game.index = None
    index.answered(game)
    assert [shown("a-Plain", number).damage for number in (5, 6)] == [5, 6]


# --------------------------------------------------------------------------------- what a card is like now


def test_whom_the_effects_on_a_trait_may_reach() -> None:
    sayer = unit("Sayer", static(boost(), a.SetTrait(what=UNITS, trait="races", to="x")))
    game = table({"attack": [sayer], "field": []})
    card, ruler = game.cards["a-Sayer"], game.cards["alice-ruler"]
    begin(game, a.Gain(what=UNITS, ability=GUARD), ruler)
    begin(game, a.Forbid(action="attack", what=UNITS), ruler)

    def reached(trait: str) -> list[bool]:
        reach = quick.touched(game, trait)
        return [each.place.zone in reach or each.ref in reach for each in (card, ruler)]

    assert {trait: reached(trait) for trait in ("power", "races", "hp", quick.ABILITIES, quick.ANYTHING)} == {
        "power": [True, False],
        "races": [True, False],
        "hp": [False, False],
        "abilities": [False, True],
        "anything": [True, True],
    }
    assert quick.touched(game, "power") is quick.touched(game, "power")
    begin(game, a.LoseAbilities(what=UNITS), card)
    assert reached(quick.ABILITIES) == [True, True]


def test_what_is_read_from_a_card_is_what_it_shows() -> None:
    game = table({"attack": [unit("Unit", GUARD, when("attack"), power=5, races=["beast"])]})
    card = game.cards["a-Unit"]
    assert (now.number(game, card, "power"), now.number(game, card, "life")) == (5, None)
    assert now.words(game, card, "races") is card.printed.races
    assert now.abilities(game, card) is card.abilities
    assert (now.names(game, card), now.keyword(game, card, "Intercept")) == (["Unit"], GUARD)
    assert now.traits(game, card) is now.traits(game, card)
    begin(game, boost(), card, until="turn")
    assert (now.traits(game, card).power, now.traits(game, card).texts) == (7, ["when"])


NATURE = static(a.SetTrait(what=SELF, trait="races", to="cat", also=True))


def test_what_a_card_is_by_nature_is_no_effect() -> None:
    game = table({"graveyard": [unit("Unit", NATURE, races=["beast"])]})
    card = game.cards["a-Unit"]
    assert standing.of_statics(game) == []
    assert now.words(game, card, "races") == now.traits(game, card).races == ["beast", "cat"]
    assert (now.words(game, card, "colors"), now.number(game, card, "power")) == (["faction 0"], 3)


def test_what_nothing_in_force_speaks_of_is_not_asked() -> None:
    keeping = static(a.Forbid(what=SELF, action="attack"))
    game = table({"attack": [unit("Unit", keeping), PLAIN]})
    asked: list[tuple[str, object]] = []

    @quick.if_any(a.Forbid)
    def told(game: Game, action: str, thing: object) -> bool:
        asked.append((action, thing))
        return thing == "alice"

    assert told(game, "attack", "alice")
    assert not told(game, "attack", "bob")
    assert asked == [("attack", "alice"), ("attack", "bob")]
    assert not told(game, "block", "alice")
    assert asked == [("attack", "alice"), ("attack", "bob")]
    begin(game, a.Forbid(what=SELF, action="block"), game.cards["a-Plain"])
    assert told(game, "block", "alice")
    game.index = None
    assert told(game, "move", "alice")


@pytest.mark.parametrize("subject", [None, "a-Itself", "a-Plain"])
def test_only_cards_that_may_hear_are_asked(subject: str | None) -> None:
    held = Ability(id="held", kind="triggered", trigger=a.Trigger(on="move"), zones=("graveyard",))
    itself = unit("Itself", when("move", self_only=True))
    below = [unit("Held", held), unit("Gone", when("move"))]
    game = table({"attack": [PLAIN, unit("Always", when("move"))], "defense": [itself], "graveyard": below})

    def asked() -> set[str]:
        about = None if subject is None else game.cards[subject]
        return {card.ref for card in triggers._listeners(game, "move", about)}

    always = {"a-Always", "a-Held"}
    assert asked() == always | ({"a-Itself"} if subject == "a-Itself" else set())
    game.gone = [now.remember(game, game.cards["a-Plain"])]
    assert asked() == always | {"a-Gone"} | ({"a-Itself"} if subject == "a-Itself" else set())
    game.gone[0].had = [when("move")]
    assert asked() == set(game.cards)
    game.gone = []
    begin(game, a.Gain(what=UNITS, ability=when("move")), game.cards["a-Plain"])
    assert asked() == set(game.cards)
    game.lasting.clear()
    game.stir()
    assert len(asked()) < len(game.cards)


@pytest.mark.parametrize(
    ("name", "expected"), [("happened", False), ("may_trigger", True), ("secret", False)]
)
def test_what_a_book_says_that_says_nothing(name: str, expected: bool) -> None:
    default: Any = Book.__dataclass_fields__[name].default
    assert default(*[None] * (2 if name == "secret" else 3)) is expected
