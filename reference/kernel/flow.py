"""The course of a game: it yields questions and is sent the answers."""

from collections.abc import Generator
from typing import Any, TypeVar

from duelproof.port import Decision

T = TypeVar("T")
Flow = Generator[Decision, Any, T]
"""A part of the course of the game: it yields a question, is sent the answer, and returns a T at its end."""


class Rewind(Exception):
    """Raised through the flow when a play cannot be finished: the game goes back to before it.

    ``game.begun`` is the id of the question with which the play began; ``game.unfinished`` is the same
    while the play is being made, else 0.
    """


class GameOver(Exception):
    """Raised through the flow when the game has ended; ``game.result`` says how."""
