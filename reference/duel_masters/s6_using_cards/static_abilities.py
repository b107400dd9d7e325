"""604: static abilities that do something once."""

from duelproof.port import Seat
from duelproof.port.abilities import LoseGame, WinGame
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.winning_and_losing import may_lose, may_win
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, select


@rule("604.4", also=("604.4a", "604.4b"))
def ended_by_effects(game: DMGame) -> tuple[list[Seat], list[Seat]]:
    """Static abilities make players win and lose as soon as their condition is true."""
    winners: list[Seat] = []
    losers: list[Seat] = []
    for force in effects.statics(game, WinGame):
        seat = select.player(game, force.instr.who, force.ctx)
        if may_win(game, seat) and seat not in winners:
            winners.append(seat)
    for force in effects.statics(game, LoseGame):
        for seat in select.players(game, force.instr.who, force.ctx):
            if may_lose(game, seat) and seat not in losers:
                losers.append(seat)
    return winners, losers
