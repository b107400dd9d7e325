"""The setting of Gate Ruler: its words, and what every table has unless a scenario says otherwise."""

from collections.abc import Callable

import pytest
from pytest_bdd import given, parsers

from duelproof.port import SEATS, Seat, View
from steps.common.table import Setting, Table
from steps.common.words import SEAT, Words
from steps.common.words import seat as seat_of
from steps.gate_ruler.decks import bring

_ASKED = {
    "somebody chooses a number": "number",
    "somebody chooses a target": "target",
    "somebody names a word": "name",
    "somebody chooses something on the gate": "choose",
    "somebody may do something": "may",
    "somebody is asked about a loop": "loop",
    "a replacement is chosen": "replace",
    "an optional replacement is asked about": "replace_may",
    "a hidden card may be shown": "show",
    "a triggered ability is chosen": "trigger",
    "an order is asked for": "order",
    "Alice looks through a deck": "find",
    "Alice is asked which card to play first": "choose",
    **{f"{name} is asked which card": "choose" for name in ("Alice", "Bob")},
    **{f"{name} is asked for a zone": "slot" for name in ("Alice", "Bob")},
    **{f"{name} lays cards in an order": "order" for name in ("Alice", "Bob")},
}
"""Phrases after "everyone passes until", with the kind of the question that they wait for."""

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
        **_ASKED,
        "attack phase": "stop",
        "the attack phase": "stop",
        "the next attack can be declared": "stop",
        **{f"{name} can rearrange": "rearrange" for name in ("Alice", "Bob")},
        **{f"{name} chooses what to do with a driven card": "leave" for name in ("Alice", "Bob")},
        **{f"{name} chooses what to do with an Overdrive": "remove" for name in ("Alice", "Bob")},
        **{f"{name} is asked which driven cards stay hidden": "choose" for name in ("Alice", "Bob")},
    },
)


def _can_declare(view: View) -> bool:
    """Return whether an attack can be declared and nothing is left to be done before it."""
    return (view.phase, view.step) == ("attack", "declaration") and not (
        view.fights or view.stack or view.waiting
    )


def _has_priority(seat: Seat, phase: str, step: str | None) -> Callable[[View], bool]:
    """Return the test whether a player has priority in a phase or step."""
    return lambda view: view.priority == seat and view.phase == phase and step in (None, view.step)


def _on_gate(kind: str) -> Callable[[View], bool]:
    """Return the test whether the topmost object of the gate is of a kind."""
    return lambda view: bool(view.stack) and view.stack[0].kind == kind


def _lies_in(seat: Seat, zone: str) -> Callable[[View], bool]:
    """Return the test whether any card lies in a player's zone."""
    return lambda view: zone in view.seats[seat].zones and bool(view.seats[seat].zones[zone].cards)


def _anywhere(view: View) -> bool:
    """Return true: the question itself is all that a phrase waits for."""
    return True


UNTIL: dict[str, Callable[[View], bool]] = {
    **dict.fromkeys(_ASKED, _anywhere),
    "the next attack can be declared": _can_declare,
    **{f"{name} can rearrange": lambda view: bool(view.stack) for name in ("Alice", "Bob")},
    **{f"{name} chooses what to do with a driven card": _on_gate("drive") for name in ("Alice", "Bob")},
    **{f"{name} chooses what to do with an Overdrive": _on_gate("drive") for name in ("Alice", "Bob")},
    **{
        f"{seat.capitalize()} is asked which driven cards stay hidden": _lies_in(seat, "drive")
        for seat in SEATS
    },
    **{f"a card is in {seat.capitalize()}'s drive zone": _lies_in(seat, "drive") for seat in SEATS},
    **{f"a card is in {seat.capitalize()}'s graveyard": _lies_in(seat, "graveyard") for seat in SEATS},
    "the damage has been dealt with": lambda view: any(
        _lies_in("bob", zone)(view) for zone in ("drive", "damage", "graveyard")
    ),
    "an ability is on the gate": _on_gate("ability"),
    "a card is on the gate": _on_gate("card"),
    "damage is on the gate": _on_gate("damage"),
    "damage of two cards is on the gate": lambda view: (
        [item.kind for item in view.stack[:2]] == ["damage"] * 2
    ),
    "a destruction is on the gate": _on_gate("destruction"),
    "a defeat is on the gate": _on_gate("defeat"),
    **{
        f"{seat.capitalize()} has priority in the {name}": _has_priority(seat, phase or "main", step)
        for name, (_, phase, step) in WORDS.phases.items()
        for seat in SEATS
    },
}
"""What "everyone passes until" can wait for, besides phases and turns."""

RULER = "Knight"
"""The ruler of a player whose scenario names none: it gives a hand, resources and each of the zones."""

RESPONSE = "Quiet Nod"
"""The instant event of a player who could respond: it costs nothing and does nothing."""


def complete(table: Table) -> None:
    """Give each player a ruler, a deck and resources, unless the scenario gives or denies them."""
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
        if (seat, "responses") in table.filled:
            taken = {card.at for card in table.laid(seat, "set")}
            table.put(seat, "set", RESPONSE, at=next(slot for slot in ("1", "2", "3") if slot not in taken))


SETTING = Setting(
    game="gate-ruler", revision="1.1.2", words=WORDS, filler="Plain Marcher", complete=complete, until=UNTIL
)


@pytest.fixture
def setting() -> Setting:
    """Return the setting of Gate Ruler."""
    return SETTING


@given(parsers.re(rf"(?P<who>{SEAT}) has no further resources"))
def has_no_further_resources(table: Table, who: str) -> None:
    """Lay no resources besides those that the scenario gives."""
    table.filled.add((seat_of(who), "resource"))
