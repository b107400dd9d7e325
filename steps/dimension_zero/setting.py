"""The setting of Dimension Zero: its words, and what every table has unless a scenario says otherwise.

The name of a square gives its line and area as a player sees them: "her left own square", "his middle center
square", "her right enemy square", "her left base square".
"""

import pytest

from duelproof.port import SEATS, Seat
from steps.common.table import Setting, Table
from steps.common.words import Words

LINES = {"left": ("a", "c"), "middle": ("b", "b"), "right": ("c", "a")}
AREAS = {"base": ("1", "5"), "own": ("2", "4"), "center": ("3", "3"), "enemy": ("4", "2")}

SQUARES: dict[str, tuple[str, str | tuple[str, str] | None]] = {
    f"{line} {area} square": (
        "base" if area == "base" else "square",
        (files[0] + ranks[0], files[1] + ranks[1]),
    )
    for line, files in LINES.items()
    for area, ranks in AREAS.items()
}

_ASKED = {
    "cards are to be laid in an order": "order",
    "a card is to be found": "find",
    "a deck is to be shuffled": "shuffle",
    "a card may be shown": "show",
    "somebody may say no": "may",
    "a square is chosen": "slot",
    "the targets are chosen": "target",
    "a card is to be chosen": "choose",
    "somebody says what happens instead": "replace",
    "somebody is asked about a loop": "loop",
}
"""What somebody is asked, with the kind of question."""

WORDS = Words(
    places={
        "deck": ("deck", None),
        "hand": ("hand", None),
        "graveyard": ("graveyard", None),
        "energy zone": ("energy", None),
        "smash zone": ("smash", None),
        "sideboard": ("outside", None),
        "remove zone": ("removed", None),
        **SQUARES,
    },
    poses={
        "released": "ready",
        "frozen": "exhausted",
        "ready": "ready",
        "exhausted": "exhausted",
    },
    phases={
        "main phase": ("main", "main", None),
        "energy phase": ("turn", "energy", None),
        "smash phase": ("main", "smash", None),
    },
    offers=_ASKED,
)

ENERGY = ("Red Spark", "Red Spark", "Red Spark", "Blue Drop", "Blue Drop", "Blue Drop")
"""The energy of a player whose scenario gives none: three red and three blue cards, released."""

ORDINARY = (
    *(f"{colour} {size}" for colour in ("Ember", "Tide") for size in ("Scout", "Guard", "Brute", "Giant")),
    *("Ember Golem", "Tide Golem", "Twin Banner", "Ember Camp", "Tide Camp", "Read the Tide", "Quick Study"),
    *("War Lesson", "Scorch", "Cheer", "Ambush Fox", "Quick Camp", "Ambush Camp", "Calm Sage", "Quick Sage"),
    *("War Sage", "Red Spark", "Blue Drop", "Blank Page"),
)
"""Cards for legal decks, two of each: only a scenario that is about it comes to the limit of three."""


RESPONSE = "Quiet Nod"
"""The strategy of a player who could respond: it costs nothing and does nothing."""


def complete(table: Table) -> None:
    """Give each player a deck and energy, unless the scenario gives or denies them."""
    for seat in SEATS:
        if table.position.door == "setup":
            fill_deck(table, seat, 40)
            continue
        if (seat, "deck") not in table.filled:
            while len(table.laid(seat, "deck")) < 10:
                table.put(seat, "deck", SETTING.filler)
        if (seat, "energy") not in table.filled and not table.laid(seat, "energy"):
            for name in ENERGY:
                table.put(seat, "energy", name)
        if (seat, "responses") in table.filled:
            table.put(seat, "hand", RESPONSE)


def fill_deck(table: Table, seat: Seat, size: int, zone: str = "deck") -> None:
    """Fill a deck or sideboard up with ordinary cards, at most two of a name in both together."""
    used = [card.name for card in (*table.laid(seat, "deck"), *table.laid(seat, "outside"))]
    spare = [name for name in ORDINARY for _ in range(2 - used.count(name))]
    while len(table.laid(seat, zone)) < size and (seat, zone) not in table.filled:
        table.put(seat, zone, spare.pop(0))


SETTING = Setting(
    game="dimension-zero",
    revision="15.00",
    words=WORDS,
    filler="Blank Page",
    complete=complete,
    until={
        **{said: lambda view: True for said in _ASKED},
        "the stack is empty": lambda view: not view.stack,
        "there is one thing left on the stack": lambda view: len(view.stack) == 1,
        "abilities are waiting": lambda view: bool(view.waiting),
        "there are two battles": lambda view: len(view.fights) == 2,
        "there is one battle": lambda view: len(view.fights) == 1,
        "the battle begins": lambda view: bool(view.fights),
        "the battle comes to its second step": lambda view: view.step == "second",
        "the battle comes to its end step": lambda view: view.step == "end",
        "an ability is on the stack": lambda view: any(item.kind == "ability" for item in view.stack),
        "battle damage is on the stack": lambda view: any(item.combat for item in view.stack),
    },
)


@pytest.fixture
def setting() -> Setting:
    """Return the setting of Dimension Zero."""
    return SETTING
