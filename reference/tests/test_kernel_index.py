"""What only makes engines faster: what is kept is looked for once, and anew when it may have changed."""

from collections.abc import Collection
from typing import Any

import pytest

from duelproof.port import CardView
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability
from duelproof.port.cards import Traits
from reference.kernel.abilities import effects, now, standing
from reference.kernel.abilities import index as quick
from reference.kernel.book import Book
from reference.kernel.card import Card
from reference.kernel.course import index
from reference.kernel.flow import Flow
from reference.kernel.game import Game, Index
from reference.tests.kernel_tables import (
    BEAST,
    GIVEN,
    GUARD,
    PLAIN,
    SAYS_CAT,
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


def test_what_rests_on_the_places_is_found_again_when_one_is_made() -> None:
    @index.until_a_place_is_made
    def places(game: Game) -> list[str]:
        asked.append(len(game.zones))
        return [spot.zone for spot in game.zones]

    asked: list[int] = []
    game = table({})
    assert places(game) is places(game)
    game.add_zone("attic")
    assert "attic" in places(game)
    assert len(asked) == 2
    game.index = None
    assert places(game) is not places(game)


def test_what_a_card_shows_is_put_together_once_an_answer() -> None:
    @index.each_once_an_answer
    def show(game: Game, card: Card, number: int) -> CardView:
        asked.append(card.ref)
        return CardView(handle="x", ref=card.ref, owner="alice", controller="alice", damage=number)

    @index.each_once_an_answer
    def hide(game: Game, card: Card, number: int) -> CardView:
        return CardView(handle="y", owner="alice", controller="alice", damage=number)

    def shown(ref: str, number: int) -> CardView:
        return show(game, game.cards[ref], number)

    asked: list[str] = []
    game = table({"attack": [PLAIN, BEAST]})
    first = shown("a-Plain", 1)
    assert (first.ref, first.damage, shown("a-Beast", 2).ref) == ("a-Plain", 1, "a-Beast")
    first.damage = 7
    again = shown("a-Plain", 3)
    assert again.damage == 1
    assert again is not shown("a-Plain", 3)
    assert hide(game, game.cards["a-Plain"], 3).handle == "y"
    assert asked == ["a-Plain", "a-Beast"]
    index.answered(game)
    assert shown("a-Plain", 4).damage == 4
    assert asked == ["a-Plain", "a-Beast", "a-Plain"]
    game.index = None
    index.answered(game)
    assert [shown("a-Plain", number).damage for number in (5, 6)] == [5, 6]


def test_what_is_shown_of_a_game_is_put_together_once_an_answer() -> None:
    @index.once_an_answer
    def things(game: Game) -> list[str]:
        return [*game.cards]

    game = table({"attack": [PLAIN, BEAST]})
    first = things(game)
    assert things(game) is first
    index.answered(game)
    assert things(game) == first
    assert things(game) is not first
    game.index = None
    index.answered(game)
    assert things(game) is not things(game)


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
    begin(game, a.Forbid(action="attack", what=UNITS), game.cards["bob-ruler"])
    assert game.cards["bob-ruler"].ref not in quick.touched(game, quick.ANYTHING)
    assert quick.touched(game, "power") is quick.touched(game, "power")
    assert quick.gained(game) is quick.gained(game)
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


def test_what_is_upon_a_thing_is_looked_for_only_where_anything_of_its_kind_is_in_force() -> None:
    @quick.if_any_in_force
    def upon(game: Game, thing: object, kind: type[Any], about: str) -> list[tuple[Any, Any]]:
        return [(kind, thing), (about, None)]

    game = table({"attack": [unit("Sayer", static(boost())), PLAIN]})
    found = [(a.Modify, "alice"), ("power", None)]
    assert upon(game, "alice", a.Modify, "power") == found
    assert upon(game, "alice", a.Modify, "hp") == upon(game, "alice", a.SetTrait, "power") == []
    game.index = None
    assert upon(game, "alice", a.SetTrait, "power") == [(a.SetTrait, "alice"), ("power", None)]


NAMES_X = a.SetTrait(what=UNITS, trait="name", to="x")
READ: dict[str, tuple[Any, tuple[str, ...], Any, a.Instr]] = {
    "number": (quick.or_printed_number, ("power",), 3, boost()),
    "no number": (quick.or_printed_number, ("life",), None, boost(trait="life")),
    "words": (quick.or_printed_words, ("races",), ["beast"], SAYS_CAT),
    "name": (quick.or_printed_name, (), ["Unit"], NAMES_X),
    "abilities": (quick.or_printed_abilities, (), [GUARD], GIVEN),
    "keyword": (quick.if_any_has, ("Double Attack",), None, GIVEN),
}
"""What reads from a card: what is asked, what is printed there, and what may change it."""


@pytest.mark.parametrize("what", READ)
def test_the_rule_is_asked_only_of_what_may_not_be_as_printed(what: str) -> None:
    around, about, printed, changing = READ[what]

    def work_out(game: Game, card: Card, *asked: str) -> str:
        return f"{card.ref} now: {asked}"

    rule = around(work_out)

    game = table({"attack": [unit("Unit", GUARD, races=["beast"]), PLAIN]})
    card, worked_out = game.cards["a-Unit"], f"a-Unit now: {about}"
    assert rule(game, card, *about) == printed
    begin(game, changing, game.cards["a-Plain"])
    assert rule(game, card, *about) == printed
    begin(game, changing, card, until="battle")
    assert rule(game, card, *about) == worked_out
    effects.end(game, "battle")
    assert rule(game, card, *about) == printed
    assert rule(game, now.remember(game, card), *about) == worked_out
    game.index = None
    assert rule(game, card, *about) == worked_out


def test_the_rule_is_asked_of_a_keyword_that_is_printed_and_of_what_a_card_is_by_nature() -> None:
    @quick.if_any_has
    def keyword(game: Game, card: Card, word: str) -> Ability | None:
        return when(word)

    @quick.or_printed_words
    def words(game: Game, card: Card, trait: str) -> list[str]:
        return ["now"]

    @quick.or_printed_number
    def number(game: Game, card: Card, trait: str) -> int:
        return 99

    strong = static(a.SetTrait(what=SELF, trait="power", to=8), id="strong")
    game = table({"graveyard": [unit("Unit", NATURE, strong, GUARD)]})
    card = game.cards["a-Unit"]
    assert [keyword(game, card, word) for word in ("Intercept", "Keen")] == [when("Intercept"), None]
    assert [words(game, card, trait) for trait in ("races", "colors")] == [["now"], ["faction 0"]]
    assert [number(game, card, trait) for trait in ("power", "hp")] == [99, 4]


def test_what_is_shown_of_cards_of_a_name_is_put_together_once_for_those_that_are_as_printed() -> None:
    asked: list[str] = []

    @quick.as_others
    def traits(game: Game, card: Card) -> Traits:
        asked.append(card.ref)
        return card.printed

    def shown(*refs: str) -> list[str]:
        asked.clear()
        assert all(traits(game, game.cards[ref]) is game.cards[ref].printed for ref in refs)
        return list(asked)

    natural = unit("Natural", NATURE)
    game = table({"attack": [BEAST, PLAIN], "defense": [natural]}, {"attack": [BEAST]})
    assert shown("a-Beast", "b-Beast", "a-Plain", "a-Beast") == ["a-Beast", "a-Plain"]
    assert shown("a-Natural", "a-Natural") == ["a-Natural", "a-Natural"]
    begin(game, boost(), game.cards["b-Beast"])
    assert shown("a-Beast", "b-Beast", "b-Beast") == ["b-Beast", "b-Beast"]
    game.index = None
    assert shown("a-Beast", "a-Beast") == ["a-Beast", "a-Beast"]


@pytest.mark.parametrize("subject", [None, "a-Itself", "a-Plain"])
def test_only_cards_that_may_hear_are_asked(subject: str | None) -> None:
    held = Ability(id="held", kind="triggered", trigger=a.Trigger(on="move"), zones=("graveyard",))
    itself = unit("Itself", when("move", self_only=True))
    below = [unit("Held", held), unit("Gone", when("move"))]
    game = table({"attack": [PLAIN, unit("Always", when("move"))], "defense": [itself], "graveyard": below})

    @quick.among_hearing
    def listeners(game: Game, kind: str, subject: Card | None) -> Collection[Card]:
        assert (kind, subject) == ("move", about)
        return game.cards.values()

    about = None if subject is None else game.cards[subject]

    def asked() -> set[str]:
        return {card.ref for card in listeners(game, "move", about)}

    always = {"a-Always", "a-Held"}
    assert asked() == always | ({"a-Itself"} if subject == "a-Itself" else set())
    game.gone = [now.remember(game, game.cards["a-Plain"])]
    assert asked() == always | {"a-Gone"} | ({"a-Itself"} if subject == "a-Itself" else set())
    game.gone.append(now.remember(game, game.cards["a-Plain"]))
    game.gone[1].had = [when("move")]
    assert asked() == set(game.cards)
    game.gone = []
    given = begin(game, a.Gain(what=UNITS, ability=when("move")), game.cards["a-Plain"])
    assert asked() == set(game.cards)
    effects.remove(game, given)
    assert len(asked()) < len(game.cards)
    game.index = None
    assert asked() == set(game.cards)


@pytest.mark.parametrize(
    ("name", "expected"), [("happened", False), ("may_trigger", True), ("secret", False)]
)
def test_what_a_book_says_that_says_nothing(name: str, expected: bool) -> None:
    default: Any = Book.__dataclass_fields__[name].default
    assert default(None, None, None) is expected
