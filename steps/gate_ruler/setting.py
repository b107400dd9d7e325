"""Gate Ruler as scenarios set it up: its words, and what every table has unless a scenario says otherwise."""

import pytest

from duelproof.port import SEATS
from steps.common.table import Setting, Table
from steps.common.words import Words

WORDS = Words(
    places={
        "deck": ("deck", None),
        "hand": ("hand", None),
        "graveyard": ("graveyard", None),
        "left attack zone": ("attack", "1"),
        "right attack zone": ("attack", "2"),
        "attack zones": ("attack", None),
        "defense zone": ("defense", "1"),
        "first set zone": ("set", "1"),
        "second set zone": ("set", "2"),
        "third set zone": ("set", "3"),
        "set zones": ("set", None),
        "ruler zone": ("ruler", None),
        "field zone": ("field", None),
        "drive zone": ("drive", None),
        "damage zone": ("damage", None),
        "charge zone": ("charge", None),
        "resource zone": ("resource", None),
        "removal zone": ("removal", None),
        "counter zone": ("counter", None),
    },
    phases={
        "main phase": ("main", None, None),
        "start phase": ("turn", "start", None),
        "attack phase": ("main", "attack", "declaration"),
        "end phase": ("main", "end", None),
    },
)

RULER = "Knight"
"""The ruler of a player whose scenario names none: he has a hand, resources and one of each zone."""


def complete(table: Table) -> None:
    """A ruler, a deck and resources for each player, unless the scenario gives or denies them."""
    if table.position.door == "setup":
        return
    for seat in SEATS:
        if not table.laid(seat, "ruler"):
            table.put(seat, "ruler", RULER)
        if (seat, "deck") not in table.filled:
            while len(table.laid(seat, "deck")) < 10:
                table.put(seat, "deck", "Plain Marcher")
        if (seat, "resource") not in table.filled and table.laid(seat, "ruler")[0].name == RULER:
            while len(table.laid(seat, "resource")) < 3:
                table.put(seat, "resource", "Mana Well")


SETTING = Setting(game="gate-ruler", revision="1.1.2", words=WORDS, filler="Plain Marcher", complete=complete)


@pytest.fixture
def setting() -> Setting:
    """The game that these steps are for."""
    return SETTING
