"""The book for the kernel."""

from reference.dimension_zero import ending, preparation, turn, verbs, views
from reference.dimension_zero.refusals import why_not
from reference.dimension_zero.zones import ZONES
from reference.kernel.book import Book

BOOK = Book(
    game="dimension-zero",
    revisions=("15.00",),
    capabilities=(
        "port/positions",
        "port/refs",
        "port/chance",
        "port/events",
        "port/views",
        "port/options",
        "port/deck-check",
        "port/vocabulary",
        "port/clock",
        "3",
    ),
    zones=ZONES,
    new_game=preparation.new_game,
    ready=preparation.ready,
    flow=turn.course,
    numbers=views.numbers,
    stack=views.stack,
    shelved=views.shelved,
    permanents=views.permanents,
    fights=views.fights,
    names=verbs.names,
    why_not=why_not,
    verbs=verbs.VERBS,
    has_role=views.has_role,
    related=views.related,
    happened=views.happened,
    wins=ending.win,
    loses=ending.lose,
)
