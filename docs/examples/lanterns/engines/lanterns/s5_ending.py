"""5: how a game ends."""

from duelproof.port import OTHER, SEATS, Seat
from engines.lanterns.editions import embodies, rule
from engines.lanterns.state import Evening
from reference.kernel.course.engine import ReferenceEngine

embodies({"5.4": ReferenceEngine._concede})

ENOUGH = 5


@rule("5.1")
def score(game: Evening, seat: Seat) -> None:
    """Give a player a point, and the win for the fifth."""
    game.points[seat] += 1
    game.log.add("scored", player=seat, amount=game.points[seat])
    if game.points[seat] >= ENOUGH:
        game.end(seat, [OTHER[seat]], "points")


@rule("5.2", also=("5.3",))
def both_passed(game: Evening) -> None:
    """End the game when both players have passed: more points win, and equal points are a draw."""
    if game.passes < len(SEATS):
        return
    for seat in SEATS:
        if game.points[seat] > game.points[OTHER[seat]]:
            game.end(seat, [OTHER[seat]], "passed")
    game.end(None, [], "passed")
