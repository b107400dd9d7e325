"""Misreadings of 14-7: continuous abilities."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Seat
from duelproof.port.abilities import Ability, Instr, SetTrait
from reference.gate_ruler.s14_cards_and_abilities import continuous
from reference.gate_ruler.state import GateGame
from reference.kernel import natures
from reference.kernel.abilities import layers, select
from reference.kernel.card import Card
from reference.kernel.course import ask
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

    with replaced(natures, "is_base", is_base):
        yield


def _not_by_nature(trait: str) -> Any:
    """Let cards not say by nature what they are in one respect, in the block."""
    right = natures.is_base

    def is_base(ability: Ability, instr: Any) -> bool:
        return right(ability, instr) and instr.trait != trait

    return replaced(natures, "is_base", is_base)


@misreads("14-7b")
def atk_is_for_play() -> Iterator[None]:
    """Misreads 14-7b: what a card says of its ATK holds in play only."""
    with _not_by_nature("power"):
        yield


@misreads("14-7b")
def hp_is_for_play() -> Iterator[None]:
    """Misreads 14-7b: what a card says of its HP holds in play only."""
    with _not_by_nature("hp"):
        yield


@misreads("14-7b")
def stk_is_for_play() -> Iterator[None]:
    """Misreads 14-7b: what a card says of its STK holds in play only."""
    with _not_by_nature("strike"):
        yield


@misreads("14-7b")
def levels_are_for_play() -> Iterator[None]:
    """Misreads 14-7b: what a card says of its level holds in play only."""
    with _not_by_nature("cost"):
        yield


@misreads("14-7b")
def attributes_are_for_play() -> Iterator[None]:
    """Misreads 14-7b: what a card says of its attributes holds in play only."""
    with _not_by_nature("races"):
        yield


@misreads("14-7b")
def types_are_for_play() -> Iterator[None]:
    """Misreads 14-7b: what a card says of its types holds in play only."""
    with _not_by_nature("type"):
        yield


def _asking_about(fewer: str) -> Any:
    """Let nobody be asked about one trait, in the block."""
    fields = {trait: field for trait, field in continuous._FIELDS.items() if trait != fewer}
    return replaced(continuous, "_FIELDS", fields)


@misreads("14-7c")
def attributes_are_not_asked_about() -> Iterator[None]:
    """Misreads 14-7c: nobody is asked as what attributes are treated."""
    with _asking_about("races"):
        yield


@misreads("14-7c")
def names_are_not_asked_about() -> Iterator[None]:
    """Misreads 14-7c: nobody is asked as what a name is treated."""
    with _asking_about("name"):
        yield


@misreads("14-7c")
def factions_are_not_asked_about() -> Iterator[None]:
    """Misreads 14-7c: nobody is asked as what factions are treated."""
    with _asking_about("colors"):
        yield


@misreads("14-7c")
def what_may_be_treated_so_never_is() -> Iterator[None]:
    """Misreads 14-7c: a card that may be treated as something else never is, whatever is chosen."""
    right = continuous.treat

    def treat(game: GateGame, effect: tuple[Instr, ...]) -> Flow[None]:
        yield from right(game, effect)
        game.treated.update(dict.fromkeys(game.treated, False))

    with replaced(continuous, "treat", treat):
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


@misreads("14-7c")
def owners_are_asked_how_cards_are_treated() -> Iterator[None]:
    """Misreads 14-7c: the owner of a card says as what it is treated, whoever controls it."""
    right, may = continuous.treat, ask.may

    def asked(game: Game, player: Seat, *, about: str | None = None, kind: str = "may") -> Flow[bool]:
        owner = player if about is None else game.cards[about].owner
        return (yield from may(game, owner, about=about, kind=kind))

    def treat(game: GateGame, effect: tuple[Instr, ...]) -> Flow[None]:
        with replaced(ask, "may", asked):
            yield from right(game, effect)

    with replaced(continuous, "treat", treat):
        yield
