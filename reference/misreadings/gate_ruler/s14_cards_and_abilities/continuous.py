"""Misreadings of 14-7: continuous abilities."""

from collections.abc import Iterator
from typing import Any

from duelproof.port.abilities import Ability, Instr, SetTrait
from reference.gate_ruler.s14_cards_and_abilities import continuous
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import layers, select, standing
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s14_cards_and_abilities.helpers import working_everywhere
from reference.misreadings.making import replaced


@misreads("14-7a")
def continuous_abilities_never_end() -> Iterator[None]:
    """Misreads 14-7a: a continuous ability goes on after its card has left the zone where it works."""
    right = select.works
    worked: list[Ability] = []

    def works(game: Game, card: Card, ability: Ability) -> bool:
        if right(game, card, ability):
            worked.append(ability)
        return any(other is ability for other in worked)

    with replaced(select, "works", works), working_everywhere():
        yield


@misreads("14-7a", "14-7b", "14-11a-1")
def conditions_do_not_matter() -> Iterator[None]:
    """Misreads 14-11a-1: a continuous ability acts in every zone, and whether or not its condition holds."""

    def is_base(ability: Ability, instr: Any) -> bool:
        return type(instr) is SetTrait and instr.what.which == "self"

    with replaced(standing, "is_base", is_base), replaced(standing, "is_base", is_base):
        yield


@misreads("14-7c")
def what_may_be_treated_so_is() -> Iterator[None]:
    """Misreads 14-7c: a card that may be treated as something else always is, whatever is chosen."""
    right = continuous.treat

    def treat(game: GateGame, effect: tuple[Instr, ...]) -> Flow[None]:
        yield from right(game, effect)
        game.treated.update(dict.fromkeys(game.treated, True))

    with replaced(continuous, "treat", treat):
        yield


@misreads("14-7c-1", "14-12a-2", "14-12a-3")
def words_are_not_given() -> Iterator[None]:
    """Misreads 14-7c-1: a card never has other attributes or names than those printed on it."""

    def with_word(instr: SetTrait, to: Any, value: list[str]) -> list[str]:
        return value

    with replaced(layers, "with_word", with_word):
        yield
