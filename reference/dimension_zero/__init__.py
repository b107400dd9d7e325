"""Dimension Zero, comprehensive rules 15.00, as code: a module or package per chapter."""

from reference.dimension_zero.editions import EDITIONS
from reference.kernel.book import Unread

UNREAD: Unread = Unread(
    game="dimension-zero",
    revisions=tuple(EDITIONS),
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
        *("1", "2", "3", "4", "5", "6"),
    ),
    module=f"{__name__}.book",
)
