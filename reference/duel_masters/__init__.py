"""Duel Masters: the rule book as code, a module per section.

Written for revision s-max, whose numbers the functions carry. Revision 1.13 is played with it where the two
differ in what is played at all: the start of the turn, blocking, breaking, tapping, mana and cards in use.
"""

from reference.duel_masters import preparation, seen, turn, verbs, victory, zones
from reference.kernel.book import Book

BOOK = Book(
    game="duel-masters",
    revisions=("1.13", "s-max"),
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
