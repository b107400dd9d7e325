"""The pages of two editions of a book side by side: rule by rule, and what they play otherwise.

What shows a change is filmed by each of the two editions.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from duelproof.catalogue.compared import KINDS, Kind, Row, compared
from duelproof.catalogue.explain import Shelf
from duelproof.catalogue.features import ScenarioText
from duelproof.catalogue.games import Game
from duelproof.differential.editions import played_otherwise, showing_a_change
from duelproof.judge.selection import Selection
from duelproof.site.addresses import scenario_anchor
from duelproof.site.films import Filmed
from duelproof.site.scenarios import rows_of

SAID_OF_KIND: Mapping[Kind, str] = {
    "same": "the same",
    "reworded": "reworded, without a change of play",
    "changed": "changed",
    "renumbered": "renumbered",
    "new": "new",
    "gone": "gone",
}


@dataclass(frozen=True, slots=True)
class Pair:
    """Two editions, one after the other: what became of each rule, and the scenarios that show a change."""

    game: Game
    old: str
    new: str
    rows: list[Row]
    showing: list[ScenarioText]

    @property
    def page(self) -> str:
        """Where it stands."""
        return f"{self.game.id}/editions-{self.old}-{self.new}.md"

    @property
    def by_kind(self) -> dict[Kind, list[Row]]:
        """The rules by what became of them."""
        return {kind: [row for row in self.rows if row.kind == kind] for kind in KINDS}

    @staticmethod
    def anchor(scenario: ScenarioText) -> str:
        """Return the anchor of a scenario of a rule on its page."""
        assert scenario.block is not None
        return scenario_anchor(scenario.block.ids[0], scenario.name)

    @property
    def selection(self) -> Selection:
        """What is played by each of the editions."""
        names = (name for scenario in self.showing for name in rows_of(scenario))
        return Selection((self.game.id,), scenarios=tuple(names))

    def filmed(self, edition: str) -> Iterator[Filmed]:
        """Yield what is filmed by one of the editions."""
        for scenario in self.showing:
            yield Filmed(f"{edition}/{self.anchor(scenario)}", rows_of(scenario))


def pairs_of(shelf: Shelf) -> list[Pair]:
    """Return each two editions of a book of which one comes after the other."""
    numbering = shelf.numbering
    showing = showing_a_change(shelf.features)
    pairs = []
    for old, new in pairwise(numbering.game.revisions):
        rows = compared(numbering, old, new, played_otherwise(shelf.features, old, new))
        pairs.append(Pair(numbering.game, old, new, rows, showing))
    return pairs
