"""Misreadings of 16-12: Charge Shield."""

from collections.abc import Iterator, Sequence

import msgspec

from duelproof.port.abilities import Cost, ReplaceEvent, Trigger
from duelproof.port.selections import Filter, Select
from reference.gate_ruler.s03_zones import kinds, moving
from reference.gate_ruler.s14_cards_and_abilities import payment, replacement
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import Recover
from reference.kernel.abilities import effects
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import on_every_unit, worded
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


def _kept(leaving: Trigger) -> ReplaceEvent:
    paid = (Cost(kind="charges"),)
    return ReplaceEvent(event=leaving, may=True, cost=paid, instead=(Recover(what=Select(which="self")),))


_LEAVING = Trigger(on="move", self_only=True, to=tuple(sorted(kinds.NOT_IN_PLAY)))


@misreads("16-12b")
def recovers_as_it_moves() -> Iterator[None]:
    """Misreads 16-12b: a card recovers even if it only moves within play."""
    moving = Trigger(on="move", self_only=True, to=("attack", "defense"))
    recovering = ReplaceEvent(event=moving, instead=(Recover(what=Select(which="self")),), also=True)
    with worded("Charge Shield", effect=(_kept(_LEAVING), recovering)):
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
        wanted = yield from right(game, chosen)
        return wanted or chosen.ctx.source is None or bool(chosen.ctx.source.under)

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


@misreads("16-12a-1")
def the_owner_is_asked() -> Iterator[None]:
    """Misreads 16-12a-1: the card's owner says whether it is kept."""
    right = replacement._is_wanted

    def is_wanted(game: GateGame, chosen: replacement.Replacement) -> Flow[bool]:
        source = chosen.ctx.source
        if source is None or not source.under:
            return (yield from right(game, chosen))
        return (yield from ask.may(game, source.owner, about=source.ref, kind="replace_may"))

    with replaced(replacement, "_is_wanted", is_wanted):
        yield


@misreads("16-12a-1")
def needs_no_charge() -> Iterator[None]:
    """Misreads 16-12a-1: a card without charges is kept, too."""
    wanted, pay = replacement._is_wanted, payment.pay

    def is_wanted(game: GateGame, chosen: replacement.Replacement) -> Flow[bool]:
        source = chosen.ctx.source
        if source is not None and not source.under:
            return True
        return (yield from wanted(game, chosen))

    def pays(game: GateGame, cost: Sequence[Cost], ctx: Context, about: str) -> Flow[None]:
        if ctx.source is not None and ctx.source.under:
            yield from pay(game, cost, ctx, about)

    with replaced(replacement, "_is_wanted", is_wanted), replaced(payment, "pay", pays):
        yield


@misreads("16-12a-1")
def all_charges_go() -> Iterator[None]:
    """Misreads 16-12a-1: not one but all of its charges go."""
    right = payment.PAYING["charges"]

    def put_away(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        assert ctx.source is not None
        yield from right(game, part, list(ctx.source.under), ctx)

    with replaced(payment.PAYING, "charges", put_away):
        yield


@misreads("16-12a-1")
def charges_go_to_their_controller() -> Iterator[None]:
    """Misreads 16-12a-1: the charge goes to the graveyard of the player who controls the card."""

    def put_away(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        yield from ()
        for card in cards:
            moving.move(game, card, place("graveyard", ctx.controller), "put")

    with replaced(payment.PAYING, "charges", put_away):
        yield


@misreads("16-12a")
def shields_units_only() -> Iterator[None]:
    """Misreads 16-12a: a field with Charge Shield is not kept."""
    units = msgspec.structs.replace(_LEAVING, who=Filter(type="unit"))
    with worded("Charge Shield", effect=(_kept(units),)):
        yield


@misreads("16-12a")
def every_unit_is_shielded() -> Iterator[None]:
    """Misreads 16-12a: units without Charge Shield can be kept as well."""
    with on_every_unit("Charge Shield"):
        yield


@misreads("16-12b-2")
def recovers_from_all_effects() -> Iterator[None]:
    """Misreads 16-12b-2: effects that last for the game also end for a card that was kept in play."""

    def release(game: Game, thing: Thing) -> None:
        for lasting in [each for each in game.lasting if each.touches(thing)]:
            lasting.things = [pair for pair in lasting.things if pair[0] is not thing]
            game.tick()

    with replaced(effects, "release", release):
        yield


@misreads("16-12b-2")
def ends_the_effects_for_all() -> Iterator[None]:
    """Misreads 16-12b-2: an effect on a card that was kept in play ends for other cards, too."""

    def release(game: Game, thing: Thing) -> None:
        for lasting in [each for each in game.lasting if each.until != "game" and each.touches(thing)]:
            effects.remove(game, lasting)

    with replaced(effects, "release", release):
        yield
