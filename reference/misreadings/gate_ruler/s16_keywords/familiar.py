"""Misreadings of 16-10: Familiar."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, NameOne, SetTrait
from duelproof.port.selections import Filter, Select
from reference.gate_ruler.s02_card_information import names
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.state import INSTANT, GateGame
from reference.kernel.abilities import layers, perform
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import worded
from reference.misreadings.making import offers_more, replaced


@misreads("16-10a-1")
def familiar_at_any_time() -> Iterator[None]:
    """Misreads 16-10a-1: an attribute can be added as an instant action."""
    with worded("Familiar", timing=INSTANT):
        yield


@misreads("16-10a-1")
def familiar_for_good() -> Iterator[None]:
    """Misreads 16-10a-1: the added attribute stays for the game."""
    added = SetTrait(what=Select(which="self"), trait="races", to="attribute", also=True, until="game")
    with worded("Familiar", effect=(NameOne(domain="attribute", key="attribute"), added)):
        yield


@misreads("16-10a")
def every_unit_is_familiar() -> Iterator[None]:
    """Misreads 16-10a: the player's other units can also be given an attribute."""

    def more(game: Game, seat: Seat) -> list[Option]:
        assert isinstance(game, GateGame)
        return [Option(verb="activate", card=unit.ref, value="familiar") for unit in game.units(seat)]

    with offers_more(more):
        yield


@misreads("16-10a", "16-13a", "16-14a")
def familiar_without_the_gate() -> Iterator[None]:
    """Misreads 16-10a, 16-13a, 16-14a: what is activated is done at once, and nobody can respond."""

    def play_ability(game: GateGame, seat: Seat, card: Card, ability: Ability) -> Flow[None]:
        ctx = Context(controller=seat, source=card, ability=ability)
        yield from perform.perform(game, ability.effect, ctx)

    with replaced(playing, "play_ability", play_ability):
        yield


@misreads("16-10a-1")
def familiar_with_beasts() -> Iterator[None]:
    """Misreads 16-10a-1: the attribute that it gains is the same whichever is chosen."""
    added = SetTrait(what=Select(which="self"), trait="races", to="beast", also=True)
    with worded("Familiar", effect=(NameOne(domain="attribute", key="attribute"), added)):
        yield


@misreads("16-10a-1")
def familiar_with_all_attributes() -> Iterator[None]:
    """Misreads 16-10a-1: it gains every attribute that could be chosen."""
    right = perform._fixed

    def fixed(game: GateGame, instr: SetTrait, ctx: Context) -> Any:
        return sorted(names(game, "attribute")) if instr.to == "attribute" else right(game, instr, ctx)

    with replaced(perform, "_fixed", fixed):
        yield


@misreads("16-10a-1")
def familiar_for_all() -> Iterator[None]:
    """Misreads 16-10a-1: all units of its player gain the attribute."""
    mine = Select(which="all", filter=Filter(type="unit", controller="you"))
    added = SetTrait(what=mine, trait="races", to="attribute", also=True)
    with worded("Familiar", effect=(NameOne(domain="attribute", key="attribute"), added)):
        yield


@contextlib.contextmanager
def _keeping(keep: Callable[[bool], bool]) -> Iterator[None]:
    """Let an added attribute oust those that were added before, or the others, in the block."""
    added: set[str] = set()

    def with_word(instr: SetTrait, to: Any, value: list[str]) -> list[str]:
        new = [to] if isinstance(to, str) else list(to)
        kept = [word for word in value if keep(word in added)] if instr.also else []
        added.update(new)
        return kept + [word for word in new if word not in kept]

    with replaced(layers, "with_word", with_word):
        yield


@misreads("16-10b")
def the_printed_attribute_is_replaced() -> Iterator[None]:
    """Misreads 16-10b: a unit that gains an attribute has no longer those that are printed on it."""
    with _keeping(lambda added: added):
        yield


@misreads("16-10b")
def the_attribute_gained_before_is_replaced() -> Iterator[None]:
    """Misreads 16-10b: a unit that gains a second attribute has no longer the first that it gained."""
    with _keeping(lambda added: not added):
        yield
