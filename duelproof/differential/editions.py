"""Two editions of a book side by side, and the changed rules by which they part."""

from collections.abc import Sequence
from functools import cache

import msgspec

from duelproof.catalogue import games
from duelproof.catalogue.features import features_of
from duelproof.differential.choosers import by_script
from duelproof.differential.clock import Clock, Timed
from duelproof.differential.pair import ANSWER, Game, play
from duelproof.differential.traced import Ran, Traced
from duelproof.port import Choice, Engine, OpenAnswer, Position
from duelproof.wire import GuardedEngine

CHANGED = "changed"
"""The tag of what shows a change of the book: the same play, and another outcome in each edition."""


class ByEdition(Timed):
    """An engine that plays every table by one edition of the book, as long as there is time."""

    def __init__(self, inner: GuardedEngine, clock: Clock, edition: str) -> None:
        super().__init__(inner, clock)
        self.edition = edition

    def open(self, position: Position) -> OpenAnswer:
        """Open a table of the edition."""
        return super().open(msgspec.structs.replace(position, revision=self.edition))


@cache
def changed_rules(game: games.Game) -> frozenset[str]:
    """Find the rules of a game with a scenario that shows how they were changed.

    Raises CatalogueError where a feature file cannot be read.
    """
    return frozenset(
        rule
        for feature in features_of(game, game.folder)
        for scenario in feature.scenarios
        if CHANGED in scenario.tags and scenario.block is not None
        for rule in scenario.block.ids
    )


def changed_in_the_last_step(
    first: Engine, second: Engine, position: Position, game: Game, changed: frozenset[str]
) -> list[str]:
    """Play to where two editions part once more, and name the changed rules that ran in that step.

    Those count that made something happen there, or whose code ran by one edition only. Where there are none,
    any count whose code ran. Only an engine of this process whose functions are marked names any.
    """
    pair = Traced(first), Traced(second)
    made = play(*pair, position, by_script(game.choices, 0), at_rest=True).choices
    if game.divergence is not None and game.divergence.about == ANSWER:
        made = made[:-1]  # it is the step before in which they came to ask for different answers
    steps = [_last_step(traced, made[-1:]) for traced in pair]
    acting = {rule for ran in steps[0] + steps[1] for rule in ran.acting}
    ran = [{rule for each in step for rule in each.all} for step in steps]
    near = changed & (acting | (ran[0] ^ ran[1]))
    return sorted(near or changed & (ran[0] | ran[1]))


def _last_step(traced: Traced, last: Sequence[Choice]) -> list[Ran]:
    """Return what ran in an engine since the last choice that it did not answer for itself."""
    begun = max((at for at, (choice, _) in enumerate(traced.steps) if _among(choice, last)), default=0)
    return [ran for _, ran in traced.steps[begun:]]


def _among(choice: Choice | None, last: Sequence[Choice]) -> bool:
    """Tell whether a choice is one of some: the engines number their questions each in its own way."""
    return choice is not None and any(
        msgspec.structs.replace(choice, decision=each.decision) == each for each in last
    )
