"""Misreadings of 14-12c-2 and 14-12d: since when effects apply, and upon what."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Option, Place, Seat
from reference.gate_ruler.s14_cards_and_abilities import continuous, resolving
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import effects, select, standing
from reference.kernel.abilities.standing import Force, Lasting
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-12c-2")
def whose_effects_they_are_says_their_order() -> Iterator[None]:
    """Misreads 14-12c-2: the player whose cards began at once says which is applied first."""
    right, order = continuous.order_arrivals, ask.order

    def order_arrivals(game: GateGame, cards: list[Card]) -> Flow[None]:
        def asked(game: Game, player: Seat, *what: Any, **how: Any) -> Flow[list[Option]]:
            return (yield from order(game, cards[0].controller, *what, **how))

        with replaced(ask, "order", asked):
            yield from right(game, cards)

    with replaced(continuous, "order_arrivals", order_arrivals):
        yield


Began = Callable[[Lasting], int | None]
"""When an effect is thought to have begun; None where that is when it did."""


def _beginning(began: Began) -> Any:
    """Let effects that last have begun at another time, in the block."""
    right = standing.put_in_force

    def put_in_force(game: Game, lasting: Lasting) -> None:
        stamp = began(lasting)
        lasting.stamp = lasting.stamp if stamp is None else stamp
        right(game, lasting)

    return replaced(effects, "put_in_force", put_in_force)


def _since_its_card(kind: str) -> Began:
    """Find when the card with an ability of a kind came into play."""

    def began(lasting: Lasting) -> int | None:
        ability, source = lasting.ctx.ability, lasting.ctx.source
        fits = ability is not None and source is not None and ability.kind == kind
        return source.began if fits and source is not None else None

    return began


@misreads("14-12c-2b")
def activated_effects_are_as_old_as_their_cards() -> Iterator[None]:
    """Misreads 14-12c-2b: the effect of an activated ability counts from when its card came into play."""
    with _beginning(_since_its_card("activated")):
        yield


@misreads("14-12c-2b")
def automatic_effects_are_as_old_as_their_cards() -> Iterator[None]:
    """Misreads 14-12c-2b: the effect of an automatic ability counts from when its card came into play."""
    with _beginning(_since_its_card("triggered")):
        yield


def _playing_times(times: dict[str, int]) -> Any:
    """Note when each object came onto the gate, in the block."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        times[item.oid] = game.clock
        return right(game, item)

    return replaced(GateGame, "put_on_gate", put_on_gate)


@misreads("14-12c-2b")
def effects_begin_as_they_are_played() -> Iterator[None]:
    """Misreads 14-12c-2b: the effect of a card counts from when the card was played."""
    times: dict[str, int] = {}
    with _playing_times(times), _beginning(lambda lasting: times.get(lasting.ctx.item or "")):
        yield


@misreads("14-12d")
def effects_are_upon_what_was_there_as_they_were_played() -> Iterator[None]:
    """Misreads 14-12d: an effect upon all of a kind is upon those that were there as it was played."""
    right = effects.begin
    times: dict[str, int] = {}

    def begin(
        game: Game, instr: Any, ctx: Context, things: list[Thing], until: str, value: Any = None
    ) -> Lasting:
        played = times.get(ctx.item or "", game.clock)
        there = [thing for thing in things if not isinstance(thing, Card) or thing.since <= played]
        return right(game, instr, ctx, there, until, value)

    with _playing_times(times), replaced(effects, "begin", begin):
        yield


@misreads("14-12d")
def what_fulfils_it_no_more_is_not_meant() -> Iterator[None]:
    """Misreads 14-12d: an effect upon all of a kind is no longer upon what is not of that kind any more."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        if force.lasting is not None and force.instr.what.which == "all":
            return right(game, force, thing) and select.covers(game, force.instr.what, thing, force.ctx)
        return right(game, force, thing)

    with replaced(effects, "_is_upon", is_upon):
        yield


@misreads("14-12c-2a")
def units_are_as_old_as_their_playing() -> Iterator[None]:
    """Misreads 14-12c-2a: a continuous ability counts from when its card was played."""
    right = resolving._enters
    times: dict[str, int] = {}

    def enters(game: GateGame, item: GateItem, card: Card, zone: Place, name: str) -> Flow[bool]:
        came = yield from right(game, item, card, zone, name)
        card.began = times[item.oid]
        game.stir(statics=True)
        return came

    with _playing_times(times), replaced(resolving, "_enters", enters):
        yield
