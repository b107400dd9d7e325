"""Duel Masters: the rule book as code, a chapter per section.

What its two editions say differently is in `editions`.
"""

from reference.duel_masters.editions import EDITIONS
from reference.kernel.book import Unread

UNREAD: Unread = Unread(
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
        *(str(chapter) for chapter in range(100, 119)),
        *("200", "201", "202", "203", "205", "206", "207"),
        *(str(chapter) for chapter in range(301, 317)),
        *(str(chapter) for chapter in range(500, 513)),
        *(str(chapter) for chapter in range(400, 410)),
        *(str(chapter) for chapter in range(601, 610)),
        *("700", "701", "702", "703"),
        *(str(chapter) for chapter in range(801, 814)),
    ),
    module=f"{__name__}.book",
)
