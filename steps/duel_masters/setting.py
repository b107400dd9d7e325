"""The setting of Duel Masters: its words, and what every table has unless a scenario says otherwise."""

from dataclasses import replace

import pytest

from duelproof.port import SEATS
from steps.common.table import Setting, Table
from steps.common.words import Words

WORDS = Words(
    places={
        "deck": ("deck", None),
        "hand": ("hand", None),
        "battle zone": ("battle", None),
        "mana zone": ("mana", None),
        "graveyard": ("graveyard", None),
        "shield zone": ("shield", None),
        "first shield": ("shield", "1"),
        "second shield": ("shield", "2"),
        "third shield": ("shield", "3"),
        "hyperspatial zone": ("hyper", None),
        "super GR zone": ("gr", None),
    },
    poses={
        "tapped": "exhausted",
        "untapped": "ready",
        "ready": "ready",
        "exhausted": "exhausted",
    },
    phases={
        "main step": ("main", None, None),
        "draw step": ("turn", "draw", None),
        "mana step": ("turn", "mana", None),
        "attack step": ("main", "attack", "attacker"),
        "blocker step": ("main", "attack", "blocker"),
        "direct attack step": ("main", "attack", "direct"),
        "end of turn step": ("main", "turn-end", None),
    },
)

DECK = 10
SHIELDS = 5


def complete(table: Table) -> None:
    """Give each player a deck and five shields, unless the scenario gives or denies them."""
    if table.position.door == "setup":
        return
    for seat in SEATS:
        if (seat, "deck") not in table.filled:
            while len(table.laid(seat, "deck")) < DECK:
                table.put(seat, "deck", "Field Hand")
        shields = table.laid(seat, "shield")
        if not shields and (seat, "shield") not in table.filled:
            for _ in range(SHIELDS):
                table.put(seat, "shield", "Field Hand")
        for number, card in enumerate(shields, 1):
            card.at = card.at or str(number)


SETTING = Setting(
    game="duel-masters",
    revision="s-max",
    words=WORDS,
    filler="Field Hand",
    complete=complete,
    at_will=("main", "attack"),
)


@pytest.fixture
def setting(revision: str) -> Setting:
    """Return the setting of Duel Masters, in the revision by which the scenario is played."""
    return replace(SETTING, revision=revision)
