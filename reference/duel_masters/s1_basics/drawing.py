"""114: drawing cards."""

from duelproof.port import Seat
from duelproof.port import abilities as a
from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.general import move_all, would_move
from reference.duel_masters.s6_using_cards.replacement_effects import decided_on, what_happens
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("114.2", also=("114.1", "114.4", "114.4a", "114.5", "609.6", "609.6a", "114.6", "114.6a", "104.2b"))
def draw(game: DMGame, seat: Seat, many: int) -> Flow[list[Card]]:
    """Draw cards one at a time, each after what happens instead of the one before; none from an empty deck.

    Returns:
        Those drawn.
    """
    drawn: list[Card] = []
    for _ in range(many):
        if (yield from what_happens(game, [_would_draw(game, seat)])) and game.deck(seat):
            with decided_on(game):
                drawn += yield from move_all(game, [game.deck(seat)[0]], "hand", "draw")
        yield from settle(game)
    return drawn


@rule("114.1", also=("609.8", "101.5b", "114.6a"))
def _would_draw(game: DMGame, seat: Seat) -> Happening:
    """A draw is a move of the top card to the hand, and replaced as either; from an empty deck it is none."""
    if not game.deck(seat):
        return Happening("draw", player=seat)
    return would_move(game, game.deck(seat)[0], place("hand", seat), "draw")


@rule("114.1", also=("114.2a", "114.4b", "114.6a", "101.3a", "609.6b"))
def draw_by_effect(game: DMGame, instr: a.Draw, ctx: Context) -> Flow[None]:
    """Players draw by an effect, the turn player first."""
    many = select.amount(game, instr.n, ctx)
    drawn: list[Card] = []
    tried = False
    for seat in select.players(game, instr.who, ctx):
        count = many
        if instr.up_to:
            count = yield from ask.number(game, seat, 0, many, about=ctx.item)
        tried = tried or (count > 0 and bool(game.deck(seat)))
        drawn += yield from draw(game, seat, count)
    ctx.it, ctx.did = list(drawn), tried
