"""Two editions of a book side by side, and the changed rules by which they part."""

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from duelproof.catalogue import games
from duelproof.catalogue.features import FeatureText, ScenarioText, features_of
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


def showing_a_change(features: Iterable[FeatureText]) -> list[ScenarioText]:
    """Return the scenarios that show how a rule was changed."""
    return [scenario for text in features for scenario in text.scenarios if CHANGED in scenario.tags]


def rules_of(scenarios: Iterable[ScenarioText]) -> frozenset[str]:
    """Return the rules that scenarios are about."""
    blocks = (scenario.block for scenario in scenarios)
    return frozenset(rule for block in blocks if block is not None for rule in block.ids)


def played_otherwise(features: Iterable[FeatureText], old: str, new: str) -> frozenset[str]:
    """Find the rules with a scenario that shows a change, or with scenarios of their own in each edition."""
    texts = list(features)
    own: dict[str, set[str]] = {old: set(), new: set()}
    for block in (block for text in texts for block in text.blocks):
        match [each for each in own if each in block.revisions]:
            case [edition] if block.scenarios:
                own[edition].update(block.ids)
    return rules_of(showing_a_change(texts)) | (own[old] & own[new])


@cache
def changed_rules(game: games.Game) -> frozenset[str]:
    """Find the rules of a game with a scenario that shows how they were changed.

    Raises CatalogueError where a feature file cannot be read.
    """
    return rules_of(showing_a_change(features_of(game, game.folder)))


def changed_in_the_last_step(
    first: Engine, second: Engine, position: Position, game: Game, changed: frozenset[str]
) -> list[str]:
    """Play to where two editions part once more, and name the changed rules whose code ran in that step.

    It begins where their tables were last alike. One of the rules made the difference, others only ran. An
    engine in another process names none.
    """
    pair = Traced(first), Traced(second)
    again = play(*pair, position, by_script(game.choices, 0), at_rest=True)
    begun = again.alike
    if game.divergence is not None and game.divergence.about == ANSWER:
        begun = max(begun - 1, 0)  # it is the step before in which they came to ask for different answers
    ran = [each for traced in pair for each in _since(traced, again.choices[: begun + 1])]
    return sorted(changed.intersection(rule for each in ran for rule in each.all))


def _since(traced: Traced, choices: Sequence[Choice]) -> list[Ran]:
    """Return what ran in an engine since the last of these choices, between which are forced ones."""
    at = 0
    for choice in choices:
        made = (number for number, (each, _) in enumerate(traced.steps) if number > at and _is(each, choice))
        at = next(made, at)
    return [ran for _, ran in traced.steps[at:]]


def _is(made: Choice | None, choice: Choice) -> bool:
    """Tell whether a choice is another one, apart from how an engine numbers its questions."""
    return made is not None and msgspec.structs.replace(made, decision=choice.decision) == choice
