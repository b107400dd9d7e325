"""Misreadings of 16-10: Familiar."""

from collections.abc import Iterator

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, NameOne, SetTrait
from duelproof.port.selections import Filter, Select
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.state import INSTANT, GateGame
from reference.kernel.abilities import perform
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


@misreads("16-10a")
def familiar_without_the_gate() -> Iterator[None]:
    """Misreads 16-10a: the attribute is added at once, and nobody can respond."""

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
def familiar_for_all() -> Iterator[None]:
    """Misreads 16-10a-1: all units of its player gain the attribute."""
    mine = Select(which="all", filter=Filter(type="unit", controller="you"))
    added = SetTrait(what=mine, trait="races", to="attribute", also=True)
    with worded("Familiar", effect=(NameOne(domain="attribute", key="attribute"), added)):
        yield
