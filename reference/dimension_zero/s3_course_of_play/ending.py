"""3.3: how a duel ends."""

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s1_principles import loses, wins
from reference.dimension_zero.state import Duel
from reference.kernel.course import ask
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.flow import Flow

embodies({"3.3.7": ReferenceEngine._concede})


CALL = Option(verb="call-time")
PLAY_ON = Option(verb="pass")


@rule("3.3.1", also=("3.3.2", "3.3.4", "4.16.4-1", "4.16.4-2"))
def lose_by_rule(game: Duel) -> None:
    """Make every player lose who has seven cards in the smash zone or an empty deck.

    If that is true of both at once, the duel is a draw (3.3.4).
    """
    loses(game, [seat for seat in SEATS if len(game.smash[seat]) >= 7 or not game.decks[seat]])
    if game.sudden:
        _fewer_smashes(game)
    if game.losers or game.winners:
        conclude(game, *_why(game))


def _why(game: Duel) -> list[str]:
    """Say what players have lost by, as the duel ends by rule."""
    why: list[str] = []
    for seat in SEATS:
        if seat in game.losers:
            lost = {
                "smash": len(game.smash[seat]) >= 7,
                "deck-out": not game.decks[seat],
                "time": game.sudden and len(game.smash[seat]) > len(game.smash[OTHER[seat]]),
            }
            why += [word for word, true in lost.items() if true]
    return why


@rule("3.3.3", also=("3.3.4", "3.3.5"))
def conclude(game: Duel, *why: str) -> None:
    """End the duel if anybody has won or lost.

    A player who would do both loses (3.3.5). If both players lose, or both win, it is a draw (3.3.4).
    """
    beaten = game.losers or {OTHER[seat] for seat in game.winners}
    if len(beaten) == 2:
        game.end(None, sorted(game.losers), *dict.fromkeys(why))
    if beaten:
        (loser,) = beaten
        game.end(OTHER[loser], [loser], *dict.fromkeys(why))


@rule("3.3.10", also=("4.16.4-12",))
def _fewer_smashes(game: Duel) -> None:
    """After the extra turns of a knockout match, make the player with more smash cards lose."""
    loses(game, [seat for seat in SEATS if len(game.smash[seat]) > len(game.smash[OTHER[seat]])])


@rule("3.3.8", also=("3.3.10",))
def call_time(game: Duel) -> Flow[None]:
    """Ask the clock at the beginning of a turn whether time is up, where the match has a limit."""
    if not game.format.get("extra_turns") or game.last_turn is not None:
        return
    called = yield from ask.one(game, "clock", "act", [CALL, PLAY_ON])
    if called is CALL:
        game.last_turn = game.turn + 1


@rule("3.3.8", also=("3.3.10", "4.16.4-11"))
def out_of_time(game: Duel) -> None:
    """After time was called, play this turn and the next; then the duel is a draw.

    In a knockout match the player with fewer smash cards wins; as long as both have as many, play goes
    on.
    """
    if game.last_turn is None or game.turn < game.last_turn:
        return
    if not game.format.get("knockout"):
        game.end(None, [], "time")
    game.sudden = True
    lose_by_rule(game)


@rule("3.3.3")
def lose(game: Duel, seats: list[Seat]) -> Flow[None]:
    """Let an effect make players lose; it counts when the effect has been carried out."""
    yield from ()
    loses(game, seats)


@rule("3.3.3")
def win(game: Duel, seat: Seat) -> Flow[None]:
    """Let an effect make a player win; it counts when the effect has been carried out."""
    yield from ()
    wins(game, seat)
