"""Misreadings of 16-12: Charge Shield."""

from collections.abc import Iterator

from duelproof.port.abilities import Cost, ReplaceEvent, Trigger
from duelproof.port.selections import Filter, Select
from reference.gate_ruler.s03_zones import kinds
from reference.gate_ruler.s14_cards_and_abilities import payment, replacement
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import Recover
from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import worded
from reference.misreadings.making import replaced


@misreads("16-12a", "16-12b")
def shields_every_move() -> Iterator[None]:
    """Misreads 16-12a: a card stays where it is, and recovers, even if it would only move within play."""
    moving = ReplaceEvent(
        event=Trigger(on="move", self_only=True),
        cost=(Cost(kind="charges"),),
        instead=(Recover(what=Select(which="self")),),
    )
    with worded("Charge Shield", effect=(moving,)):
        yield


@misreads("16-12a", "16-12a-1")
def shields_all_for_nothing() -> Iterator[None]:
    """Misreads 16-12a-1: no unit of the player leaves play, and no charge is needed."""
    leaving = Trigger(on="move", player="you", who=Filter(type="unit"), to=tuple(sorted(kinds.NOT_IN_PLAY)))
    with worded("Charge Shield", effect=(ReplaceEvent(event=leaving),)):
        yield


@misreads("16-12a-1")
def the_shield_takes_no_for_yes() -> Iterator[None]:
    """Misreads 16-12a-1: the player is asked, but his answer is ignored."""
    right = replacement._is_wanted

    def is_wanted(game: GateGame, chosen: replacement.Replacement) -> Flow[bool]:
        yield from right(game, chosen)
        return True

    with replaced(replacement, "_is_wanted", is_wanted):
        yield


@misreads("16-12a-1")
def the_oldest_charge_goes() -> Iterator[None]:
    """Misreads 16-12a-1: the oldest charge goes, whichever is chosen."""
    right = payment.PAYING["charges"]

    def put_away(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        assert ctx.source is not None
        yield from right(game, part, ctx.source.under[:1], ctx)

    with replaced(payment.PAYING, "charges", put_away):
        yield


@misreads("16-12b-2")
def recovers_from_all_effects() -> Iterator[None]:
    """Misreads 16-12b-2: effects that last for the game also end for a card that was kept in play."""

    def release(game: Game, thing: Thing) -> None:
        game.lasting = [each for each in game.lasting if not each.touches(thing)]
        game.stir()

    with replaced(effects, "release", release):
        yield
