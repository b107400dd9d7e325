"""Cards with several sides: what shows counts, by the plain rules and with what makes them faster."""

import msgspec
import pytest

from duelproof.port import CardSpec
from duelproof.port import abilities as a
from duelproof.port.selections import Filter
from reference.kernel.abilities import now, select
from reference.kernel.abilities.standing import show_side
from reference.kernel.card import with_side
from reference.kernel.context import Context
from reference.tests.kernel_tables import GR, MINE, PLAIN, SELF, boost, static, table, unit
from reference.tests.kernel_tables import switched as switched

pytestmark = pytest.mark.usefixtures("switched")

FRONT = unit("Two", races=["beast"])
OTHER_SIDE = unit("Two", static(boost(5, what=MINE)), power=7, races=["cat"])
TWO = CardSpec(name="Two", game=GR, faces=[*FRONT.faces, *OTHER_SIDE.faces])
NATURE = static(a.SetTrait(what=SELF, trait="power", to=9))
NATURAL = CardSpec(name="Natural", game=GR, faces=[*unit("Natural").faces, *unit("Natural", NATURE).faces])
HALVES = msgspec.structs.replace(NATURAL, halves=True)


def test_the_static_abilities_of_a_side_work_while_it_shows() -> None:
    game = table({"attack": [TWO, PLAIN]})
    two, plain = game.cards["a-Two"], game.cards["a-Plain"]
    assert (now.number(game, two, "power"), now.number(game, plain, "power")) == (3, 3)
    show_side(game, two, 1)
    assert (now.number(game, two, "power"), now.number(game, plain, "power")) == (12, 8)
    assert now.words(game, two, "races") == ["cat"]
    show_side(game, two, 0)
    assert (now.number(game, two, "power"), now.number(game, plain, "power")) == (3, 3)


def test_a_side_says_what_its_card_is_by_nature() -> None:
    game = table({"attack": [NATURAL]})
    card = game.cards["a-Natural"]
    assert now.number(game, card, "power") == 3
    show_side(game, card, 1)
    assert now.number(game, card, "power") == 9
    show_side(game, card, 0)
    assert now.number(game, card, "power") == 3


@pytest.mark.parametrize(
    ("either", "zone", "found"),
    [(True, "graveyard", True), (False, "graveyard", False), (True, "attack", False)],
)
def test_out_of_play_a_card_is_found_by_either_side(either: bool, zone: str, found: bool) -> None:
    game = table({zone: [TWO]})
    card = game.cards["a-Two"]
    card.either = either
    ctx = Context(controller="alice")
    assert select.matches(game, card, Filter(race="beast", zones=(zone,)), ctx)
    assert select.matches(game, card, Filter(race="cat", zones=(zone,)), ctx) is found
    assert card.side == 0


def test_a_copy_with_another_side_leaves_the_card_as_it_is() -> None:
    card = table({"attack": [TWO]}).cards["a-Two"]
    other = with_side(card, 1)
    assert (other.printed.races, card.printed.races) == (["cat"], ["beast"])


def test_a_copy_with_another_side_is_by_nature_what_that_side_says() -> None:
    game = table({"attack": [NATURAL]})
    card = game.cards["a-Natural"]
    assert now.number(game, with_side(card, 1), "power") == 9
    assert now.number(game, card, "power") == 3


def test_a_half_is_by_nature_what_that_half_says() -> None:
    game = table({"attack": [NATURAL]})
    card = game.cards["a-Natural"]
    card.spec = HALVES
    card.read()
    with card.as_half(0):
        assert now.number(game, card, "power") == 3
    with card.as_half(1):
        assert now.number(game, card, "power") == 9
    assert now.number(game, card, "power") == 9
