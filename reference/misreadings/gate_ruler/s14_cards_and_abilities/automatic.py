"""Misreadings of 14-9: automatic abilities."""

from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Delay, Trigger
from reference.gate_ruler.s14_cards_and_abilities import automatic, resolving
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import perform, triggers
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s14_cards_and_abilities.helpers import delaying
from reference.misreadings.making import replaced


def _hearing(**overlooked: Any) -> Any:
    """Let abilities ignore some of what their trigger says, in the block."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        return right(game, msgspec.structs.replace(trigger, **overlooked), event, ctx)

    return replaced(triggers, "hears", hears)


@misreads("14-9a")
def destinations_do_not_matter() -> Iterator[None]:
    """Misreads 14-9a: an ability that triggers on a move triggers wherever the card goes."""
    with _hearing(to=()):
        yield


@misreads("14-9e-2", "14-9e-1", "14-9e-3")
def what_moves_does_not_matter() -> Iterator[None]:
    """Misreads 14-9e: an ability that triggers on a move triggers whatever moves."""
    with _hearing(who=None):
        yield


@misreads("14-9g")
def statuses_are_not_looked_at() -> Iterator[None]:
    """Misreads 14-9g: an ability that waits for a status triggers as soon as anything is done."""

    def begin(game: GateGame) -> None:
        return None

    with _hearing(state=None), replaced(automatic, "begin_statuses", begin):
        yield


@misreads("14-9b-1", "14-9b-1c")
def shown_cards_are_hidden_at_once() -> Iterator[None]:
    """Misreads 14-9b-1c: a card revealed for its ability is hidden again as soon as the ability is played."""
    right = automatic.play_triggered_ability

    def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
        yield from right(game, waiting)
        automatic.conceal(game, waiting.oid)

    with replaced(automatic, "play_triggered_ability", play_triggered_ability):
        yield


@misreads("14-9f-1")
def delayed_abilities_trigger_once() -> Iterator[None]:
    """Misreads 14-9f-1: a delayed ability triggers once, even if it says "whenever"."""
    with delaying("next"):
        yield


@misreads("14-9f")
def delayed_abilities_act_at_once() -> Iterator[None]:
    """Misreads 14-9f: a delayed ability acts at once, when the effect resolves."""

    def delay(game: Game, instr: Delay, ctx: Context) -> Flow[None]:
        yield from perform.perform(game, instr.effect, ctx)

    with replaced(perform.COMMON, Delay, delay):
        yield


@misreads("14-9f-2")
def delayed_abilities_are_the_rulers() -> Iterator[None]:
    """Misreads 14-9f-2: a delayed ability belongs to its player's ruler."""
    right = perform.COMMON[Delay]

    def delay(game: GateGame, instr: Delay, ctx: Context) -> Flow[None]:
        yield from right(game, instr, msgspec.structs.replace(ctx, source=game.rulers[ctx.controller]))

    with replaced(perform.COMMON, Delay, delay):
        yield


@misreads("14-9h")
def abilities_go_with_their_cards() -> Iterator[None]:
    """Misreads 14-9h: an ability does nothing if its card has left play before it resolves."""
    right = resolving._perform

    def act(game: GateGame, item: GateItem) -> Flow[None]:
        card = item.source
        if item.kind == "card" or card is None or card.place.zone in game.book.in_play:
            yield from right(game, item)

    with replaced(resolving, "_perform", act):
        yield


@misreads("14-9c-1")
def the_other_player_plays_hers_first() -> Iterator[None]:
    """Misreads 14-9c-1: the other player's triggered abilities are played before the active player's."""
    right = automatic._waiting_of

    def of(game: GateGame, seat: Seat) -> list[Waiting]:
        return right(game, OTHER[seat])

    with replaced(automatic, "_waiting_of", of):
        yield
