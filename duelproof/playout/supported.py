"""Leaving out of the decks the cards that an engine says it does not support."""

import re
from collections.abc import Collection, Mapping

from duelproof.judge.safe import printable
from duelproof.port import CardSpec, NotOpened, OpenAnswer

LIMITS = ("unsupported", "unknown-card")
"""The codes by which an engine says that it does not play something."""

FEW = 6
"""So many of them are told by name."""


def named(answer: OpenAnswer, names: Collection[str]) -> set[str]:
    """Find the cards of a table that an engine names as the reason why it does not open it.

    A name within a longer one that stands there is not meant.
    """
    if not isinstance(answer, NotOpened) or answer.code not in LIMITS:
        return set()
    found, rest = set(), answer.reason
    for name in sorted(names, key=len, reverse=True):
        here = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
        if here.search(rest):
            found.add(name)
            rest = here.sub(" ", rest)
    return found


def without(cards: Mapping[str, CardSpec], left_out: Collection[str]) -> dict[str, CardSpec]:
    """Return the cards that are not left out."""
    return {name: spec for name, spec in cards.items() if name not in left_out}


def left_out_line(names: Collection[str]) -> str:
    """Tell which cards were left out, a few by their names."""
    first = sorted(names)[:FEW]
    more = f" and {len(names) - FEW} more" if len(names) > FEW else ""
    return printable(f"Not dealt, as the engine does not support them: {', '.join(first)}{more}.")
