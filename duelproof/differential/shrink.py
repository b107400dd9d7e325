"""Making a divergence small: fewer choices, a shorter game, and still the engines part."""

from duelproof.differential.choosers import by_script
from duelproof.differential.pair import Game, play
from duelproof.port import Choice, Engine, Position

MOST_RUNS = 400
"""How many games are played for it at most."""


def shrunk(first: Engine, second: Engine, position: Position, game: Game) -> Game:
    """The shortest game found in which the engines part.

    Choices are left out in ever smaller pieces; what is left is made as soon as it can be.
    """
    assert game.divergence is not None
    best, script, runs = game, list(game.choices), 0
    size = max(1, len(script) // 2)
    while size and runs < MOST_RUNS:
        at, smaller = 0, False
        while at < len(script) and runs < MOST_RUNS:
            tried = script[:at] + script[at + size :]
            runs += 1
            found = replayed(first, second, position, tried, len(best.choices))
            if _as_good(found, best):
                best, script, smaller = found, tried, True
            else:
                at += size
        if not smaller or size > len(script):
            size //= 2
    return best


def replayed(first: Engine, second: Engine, position: Position, script: list[Choice], spare: int) -> Game:
    """A game by script."""
    return play(first, second, position, by_script(script, spare))


def _as_good(found: Game, best: Game) -> bool:
    """Whether a game diverges in no more choices; about what does not matter: the shortest tells most."""
    return found.divergence is not None and len(found.choices) <= len(best.choices)
