"""A deck that breaks a rule of construction is refused under that rule."""

from collections.abc import Callable

import pytest

import reference
from duelproof.port import CardIn, NotOpened, Opened, Position
from duelproof.port.abilities import Ability
from duelproof.port.cards import CardSpec, Face
from reference.tests import gate_ruler_tables as tables

Change = Callable[[Position], None]


def before_the_game(change: Change) -> Position:
    """Return two Knights with legal decks, except for a change of Alice's."""
    position = tables.position("Knight", "Knight", seed=1)
    change(position)
    return position


def with_more(**traits: object) -> Change:
    """Return a position where all of Alice's cards have other traits."""

    def change(position: Position) -> None:
        for card in position.seats["alice"].zones["deck"]:
            name = f"changed {card.name}"
            position.cards[name] = tables.spec(
                name, "unit", **({"cost": 0, "colors": ["faction 0"]} | traits)
            )
            card.name = name

    return change


def in_place_of(count: int, name: str) -> Change:
    """Return a position where some of Alice's cards are cards of another name."""

    def change(position: Position) -> None:
        for card in position.seats["alice"].zones["deck"][:count]:
            card.name = name

    return change


def with_counters(position: Position) -> None:
    """Return a position where all of Alice's cards have a Counter ability."""
    for card in position.seats["alice"].zones["deck"]:
        traits = position.cards[card.name].faces[0].traits
        counter = Ability(id="counter", kind="keyword", keyword="Counter")
        face = Face(traits=traits, abilities=[counter])
        position.cards[card.name] = CardSpec(name=card.name, game=tables.GAME, faces=[face])


def one_short(position: Position) -> None:
    """Return a position where one of Alice's cards is missing."""
    position.seats["alice"].zones["deck"].pop()


def without_resources(position: Position) -> None:
    """Return a position where Alice has brought no resource cards."""
    position.seats["alice"].zones["resource"] = []


def with_two_rulers(position: Position) -> None:
    """Return a position where Alice has brought a second ruler."""
    position.seats["alice"].zones["ruler"].append(CardIn(ref="second", name="Wizard"))


BROKEN = {
    "GR-5-2b": with_two_rulers,
    "GR-5-2c": in_place_of(1, "Wizard"),
    "GR-5-2c-1a": one_short,
    "GR-5-2c-1c": in_place_of(5, "Unit 39"),
    "GR-5-2c-1d": with_more(legendary=True),
    "GR-5-2c-1f": with_counters,
    "GR-A-K-11": without_resources,
}


def test_a_legal_deck_is_accepted() -> None:
    assert reference.engine().open(before_the_game(lambda position: None)) == Opened()


@pytest.mark.parametrize("rule", BROKEN)
def test_a_deck_is_refused_under_the_rule_that_it_breaks(rule: str) -> None:
    answer = reference.engine().open(before_the_game(BROKEN[rule]))
    assert isinstance(answer, NotOpened)
    assert (answer.code, answer.rules) == ("illegal-deck", (rule,))


def with_a_unit_for_a_resource(position: Position) -> None:
    """Return a position where one of Alice's resource cards is a unit."""
    position.seats["alice"].zones["resource"][0].name = "Unit 0"


@pytest.mark.parametrize(
    ("second", "rules"),
    [(without_resources, ("GR-5-2c-1a",)), (with_a_unit_for_a_resource, ("GR-A-K-11",))],
)
def test_of_two_faults_of_a_deck_one_is_told_first(second: Change, rules: tuple[str, ...]) -> None:
    position = before_the_game(one_short)
    second(position)
    answer = reference.engine().open(position)
    assert isinstance(answer, NotOpened)
    assert answer.rules == rules


def test_of_two_wrong_decks_that_of_the_first_player_is_told() -> None:
    position = before_the_game(one_short)
    position.seats["bob"].zones["resource"] = []
    answer = reference.engine().open(position)
    assert isinstance(answer, NotOpened)
    assert answer.rules == ("GR-5-2c-1a",)


def test_a_deck_whose_levels_add_up_to_too_much_is_refused_under_that_rule() -> None:
    position = tables.position("Apprentice", "Apprentice", seed=1)
    with_more(cost=2)(position)
    answer = reference.engine().open(position)
    assert isinstance(answer, NotOpened)
    assert answer.rules == ("GR-5-2c-1e",)
