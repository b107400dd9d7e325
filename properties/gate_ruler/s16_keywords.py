"""Section 16, keywords: the keywords that no card has twice."""

from collections.abc import Iterator

import msgspec

from duelproof.playout.group import Group
from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen
from duelproof.playout.scene import Scene
from duelproof.port import CardView, View

NEVER_TWICE = ("Breakthrough", "Retaliate")


def keywords(card: CardView) -> list[str]:
    """Return the keywords of a card, as often as it has them."""
    return card.traits.keywords if card.traits is not None else []


def _had_once(scene: Scene) -> Iterator[str]:
    yield from scene.by_zone(_had_more_often)


def _had_more_often(group: Group) -> list[str]:
    return [
        f"{card.ref} in {group.where} has {word} {times} times"
        for card in group.cards
        for word in NEVER_TWICE
        if (times := keywords(card).count(word)) > 1
    ]


class GainsTwice(Seen):
    """Says that the cards in Alice's attack zones have Retaliate, and have it twice."""

    def change(self, view: View) -> None:
        for card in view.seats["alice"].zones["attack"].cards:
            if card.traits is not None:
                card.traits = msgspec.structs.replace(card.traits, keywords=["Retaliate", "Retaliate"])


INVARIANTS = (
    Invariant(
        "had-once",
        "nothing has Breakthrough or Retaliate twice",
        ("GR-16-5c", "GR-16-8b"),
        _had_once,
        (GainsTwice,),
    ),
)
