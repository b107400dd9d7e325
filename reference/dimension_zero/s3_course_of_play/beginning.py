"""3.2: how a duel begins."""

from duelproof.port import OTHER, Option
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.moving import draw, put
from reference.dimension_zero.s3_course_of_play.preparation import shuffle_decks, who_begins
from reference.dimension_zero.state import Duel
from reference.kernel.card import place
from reference.kernel.course import ask
from reference.kernel.flow import Flow

HAND = 5


@rule("3.2.2", also=("3.1.3", "3.1.4", "3.2.3"))
def prepare(game: Duel) -> Flow[None]:
    """Begin the duel: shuffle, find who goes first, draw, and perhaps draw again."""
    yield from shuffle_decks(game)
    game.first = yield from who_begins(game)
    game.active, game.turn = game.first, 1
    yield from opening_hands(game)
    yield from redraw(game)


@rule("3.2.2", also=("2.23.4-1",))
def opening_hands(game: Duel) -> Flow[None]:
    """Have each player draw five cards."""
    yield from ()
    for seat in (game.first, OTHER[game.first]):
        draw(game, seat, HAND)


@rule("3.2.3-1", also=("3.2.3",))
def redraw(game: Duel) -> Flow[None]:
    """Let the player who goes second put the hand under the deck once, in any order, and draw five cards.

    Only where the match allows it (3.2.3).
    """
    if not game.format.get("redraw"):
        return
    seat = OTHER[game.first]
    if not (yield from ask.may(game, seat)):
        return
    options = [Option(card=card.ref) for card in game.hands[seat]]
    ordered = yield from ask.order(game, seat, "order", options)
    for option in ordered:
        put(game, game.cards[str(option.card)], place("deck", seat), end="bottom")
    draw(game, seat, HAND)
