"""Gate Ruler as scenarios set it up: its words, and what every table has unless a scenario says otherwise."""

from collections.abc import Callable

import pytest

from duelproof.port import SEATS, Seat, View
from steps.common.table import Setting, Table
from steps.common.words import Words
from steps.gate_ruler.decks import bring

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
        "attack start step": ("main", "attack", "attack-start"),
        "attack declaration step": ("main", "attack", "declaration"),
        "intercept step": ("main", "attack", "intercept"),
        "damage step": ("main", "attack", "damage"),
        "attack end step": ("main", "attack", "attack-end"),
        "end phase": ("main", "end", None),
    },
    offers={
        "attack phase": "stop",
        "the attack phase": "stop",
        "the next attack can be declared": "stop",
        "somebody chooses a number": "number",
        "somebody chooses a target": "target",
        "somebody names a word": "name",
        "somebody chooses something on the gate": "choose",
        "a replacement is chosen": "replace",
        "an optional replacement is asked about": "replace_may",
        "a hidden card may be shown": "show",
        "a triggered ability is chosen": "trigger",
        "an order is asked for": "order",
        **{f"{name} chooses what to do with a driven card": "leave" for name in ("Alice", "Bob")},
        **{f"{name} chooses what to do with an Overdrive": "remove" for name in ("Alice", "Bob")},
        **{f"{name} is asked which driven cards stay hidden": "choose" for name in ("Alice", "Bob")},
        "Alice is asked which card to play first": "choose",
        "Alice looks through a deck": "find",
        "somebody may do something": "may",
        "somebody is asked about a loop": "loop",
        **{f"{name} can rearrange": "rearrange" for name in ("Alice", "Bob")},
        **{f"{name} is asked which card": "choose" for name in ("Alice", "Bob")},
        **{f"{name} is asked for a zone": "slot" for name in ("Alice", "Bob")},
        **{f"{name} lays cards in an order": "order" for name in ("Alice", "Bob")},
    },
)


def _can_declare(view: View) -> bool:
    """An attack can be declared, and nothing is left to be done before it."""
    return (view.phase, view.step) == ("attack", "declaration") and not (
        view.fights or view.stack or view.waiting
    )


def _has_priority(seat: Seat, phase: str, step: str | None) -> Callable[[View], bool]:
    """Whether a player has priority in a phase or step."""
    return lambda view: view.priority == seat and view.phase == phase and step in (None, view.step)


def _on_gate(kind: str) -> Callable[[View], bool]:
    """Whether an object of a kind is the topmost of the gate."""
    return lambda view: bool(view.stack) and view.stack[0].kind == kind


def _lies_in(seat: Seat, zone: str) -> Callable[[View], bool]:
    """Whether any card lies in a player's zone."""
    return lambda view: zone in view.seats[seat].zones and bool(view.seats[seat].zones[zone].cards)


UNTIL: dict[str, Callable[[View], bool]] = {
    "the next attack can be declared": _can_declare,
    "Alice chooses what to do with a driven card": _on_gate("drive"),
    "Bob chooses what to do with a driven card": _on_gate("drive"),
    "Alice chooses what to do with an Overdrive": _on_gate("drive"),
    "Bob chooses what to do with an Overdrive": _on_gate("drive"),
    **{
        f"{name.capitalize()} is asked which driven cards stay hidden": _lies_in(name, "drive")
        for name in SEATS
    },
    **{f"a card is in {name.capitalize()}'s drive zone": _lies_in(name, "drive") for name in SEATS},
    "the damage has been dealt with": lambda view: (
        _lies_in("bob", "drive")(view)
        or _lies_in("bob", "damage")(view)
        or _lies_in("bob", "graveyard")(view)
    ),
    **{f"a card is in {name.capitalize()}'s graveyard": _lies_in(name, "graveyard") for name in SEATS},
    "Alice is asked which card to play first": lambda view: True,
    "Alice looks through a deck": lambda view: True,
    "somebody may do something": lambda view: True,
    "somebody is asked about a loop": lambda view: True,
    **{f"{name} can rearrange": lambda view: bool(view.stack) for name in ("Alice", "Bob")},
    "Alice is asked which card": lambda view: True,
    "Bob is asked which card": lambda view: True,
    **{f"{name} is asked for a zone": lambda view: True for name in ("Alice", "Bob")},
    **{f"{name} lays cards in an order": lambda view: True for name in ("Alice", "Bob")},
    "somebody chooses a number": lambda view: True,
    "somebody names a word": lambda view: True,
    "a replacement is chosen": lambda view: True,
    "an optional replacement is asked about": lambda view: True,
    "a hidden card may be shown": lambda view: True,
    "a triggered ability is chosen": lambda view: True,
    "an order is asked for": lambda view: True,
    "an ability is on the gate": _on_gate("ability"),
    "a card is on the gate": _on_gate("card"),
    "damage is on the gate": _on_gate("damage"),
    "damage of two cards is on the gate": lambda view: (
        [item.kind for item in view.stack[:2]] == ["damage"] * 2
    ),
    "somebody chooses a target": lambda view: True,
    "somebody chooses something on the gate": lambda view: True,
    "a destruction is on the gate": _on_gate("destruction"),
    "a defeat is on the gate": _on_gate("defeat"),
}
"""What "everyone passes until" can wait for, beside phases and turns."""

for _name, (_, _phase, _step) in WORDS.phases.items():
    for _seat in SEATS:
        UNTIL[f"{_seat.capitalize()} has priority in the {_name}"] = _has_priority(
            _seat, _phase or "main", _step
        )

RULER = "Knight"
"""The ruler of a player whose scenario names none: he has a hand, resources and one of each zone."""


def complete(table: Table) -> None:
    """A ruler, a deck and resources for each player, unless the scenario gives or denies them."""
    if table.position.door == "setup":
        for seat in SEATS:
            bring(table, seat, RULER)
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


SETTING = Setting(
    game="gate-ruler", revision="1.1.2", words=WORDS, filler="Plain Marcher", complete=complete, until=UNTIL
)


@pytest.fixture
def setting() -> Setting:
    """The game that these steps are for."""
    return SETTING
