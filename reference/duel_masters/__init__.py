"""Duel Masters: the rule book as code, a module per section.

What its two editions say differently stands in `editions`.
"""

from reference.duel_masters import preparation, seen, turn, verbs, victory, zones
from reference.duel_masters.editions import EDITIONS
from reference.kernel.book import Book

BOOK = Book(
    game="duel-masters",
    revisions=tuple(EDITIONS),
    capabilities=(
        "port/refs",
        "port/chance",
        "port/events",
        "port/views",
        "port/options",
        "port/deck-check",
        "port/vocabulary",
        *("100", "102", "103", "104", "105", "107", "113"),
        *(str(chapter) for chapter in range(500, 513)),
    ),
    zones=zones.ZONES,
    new_game=zones.new_game,
    ready=preparation.ready,
    flow=turn.course,
    numbers=seen.numbers,
    stack=seen.stack,
    permanents=seen.permanents,
    fights=seen.fights,
    names=seen.names,
    why_not=seen.why_not,
    verbs=verbs.VERBS,
    has_role=seen.has_role,
    related=seen.related,
    wins=victory.wins,
    loses=victory.loses,
    may_concede=False,
    settle=victory.settle,
    needs_at_once=False,
)

__all__ = ["BOOK"]
