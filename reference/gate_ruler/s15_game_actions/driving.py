"""15-19, 15-28: driving and rearranging as an effect says."""

from duelproof.port import Option, Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s07_main_phase_actions import rearrange, zones_for
from reference.gate_ruler.s10_drive import drive_cards, drive_top_cards
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import Drive, Rearrange
from reference.kernel.abilities import choosing, effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context, cards_among
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("15-19a", also=("15-19b", "15-19c", "3-2i-1"))
def drive(game: GateGame, instr: Drive, ctx: Context) -> Flow[None]:
    """Drive cards from the top of the deck, or those that are named."""
    if instr.what is not None:
        cards = cards_among((yield from choosing.things(game, instr.what, ctx)))
        ctx.did = yield from drive_cards(game, ctx.controller, cards, ctx)
        return
    ctx.did = False
    for seat in select.players(game, instr.who, ctx):
        count = select.amount(game, instr.n, ctx.speaking_of(seat))
        ctx.did |= yield from drive_top_cards(game, seat, count, ctx)


@rule("15-28a", also=("3-2i-1", "15-27a-3"))
def rearrange_units(game: GateGame, instr: Rearrange, ctx: Context) -> Flow[None]:
    """Let the player rearrange units as often as he likes, except those that the effect does not affect."""
    ctx.did = False
    for seat in select.players(game, instr.who, ctx):
        while True:
            staying = _staying(game, seat, ctx)
            moving = [unit for unit in game.units(seat) if unit not in staying]
            able = [unit for unit in moving if zones_for(game, seat, unit, staying)]
            chosen = yield from ask.act(
                game, seat, [DONE, *(game.option("rearrange", unit) for unit in able)]
            )
            if chosen is DONE:
                break
            unit = game.cards[str(chosen.card)]
            ctx.did |= yield from rearrange(game, seat, unit, staying, ctx)


@rule("15-28a", also=("15-27a-3",))
def _staying(game: GateGame, seat: Seat, ctx: Context) -> list[Card]:
    """Units stay where they are that the effect does not affect."""
    return [unit for unit in game.units(seat) if effects.unaffected(game, unit, ctx)]


DONE = Option(verb="pass")
