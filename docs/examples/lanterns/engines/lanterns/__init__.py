"""Lanterns as code: a module for each section of its rules."""

from typing import Any, NoReturn

from engines.lanterns import s1_things, s3_turn, vocabulary
from engines.lanterns.refusals import why_not
from reference.kernel.book import Book


def _never(*_: Any) -> NoReturn:
    """Stand in for what only the abilities of cards need: no lantern has any."""
    raise LookupError("no lantern does anything of its own")


def _nothing_else(*_: Any) -> None:
    """Add nothing to the view: there is nothing but cards in zones."""


BOOK = Book(
    game=vocabulary.VOCABULARY.game,
    revisions=("1",),
    capabilities=(
        "port/positions",
        "port/refs",
        "port/chance",
        "port/events",
        "port/views",
        "port/options",
        "port/deck-check",
        "port/vocabulary",
    ),
    zones=s1_things.ZONES,
    new_game=s1_things.new_game,
    ready=s1_things.ready,
    flow=s3_turn.course,
    numbers={"points": s1_things.points},
    view=_nothing_else,
    why_not=why_not,
    instructions={},
    names=_never,
    has_role=_never,
    related=_never,
    wins=_never,
    loses=_never,
)
