"""Gate Ruler, comprehensive rules 1.1.2: a module for each part of the book.

`UNREAD` is what the kernel is given of it.
"""

from reference.gate_ruler.editions import EDITIONS
from reference.kernel.book import Unread

UNREAD: Unread = Unread(
    game="gate-ruler",
    revisions=tuple(EDITIONS),
    capabilities=(
        "port/vocabulary",
        "port/refs",
        "port/events",
        "port/chance",
        "port/views",
        "port/options",
        "port/deck-check",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "10",
        "11",
        "12",
        "13",
        "14",
        "15",
        "16",
        "17",
        "A",
    ),
    module=f"{__name__}.book",
)
