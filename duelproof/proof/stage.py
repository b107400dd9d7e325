"""What the processes that try scenarios and mutants share."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import FunctionType

from duelproof.catalogue.proofs import Proofs
from duelproof.port import Engine
from duelproof.proof.misreadings import WrongEngine
from duelproof.proof.mutants import SHARED, Lines, MarkedCode
from duelproof.proof.own_tests import OwnTest
from duelproof.proof.surveyed import Surveyed
from duelproof.proof.trials import Trial


@dataclass(frozen=True, slots=True)
class Game:
    """A random game on the right engine: its seed, and the lines of marked code that it runs."""

    seed: int
    lines: Lines


@dataclass(slots=True)
class Stage:
    """All of it is made before the processes are forked off.

    Args:
        engine: the right engine.
        trials: of all scenarios collected, whether they are to be tried or only run.
        code: the marked functions of each game, those that the engines share among them.
        misread: the wrong rows and misreadings of each game.
        known: the records of each game.
        unmarked: the functions of each game that are not marked; of them survivors are looked for too.
        shared: all functions of what the engines share, if these are surveyed.
        apart: those that are not a game's own, but surveyed by themselves, if survivors are looked for.
        games: the random games of each game on which wrong engines are tried.
        own_tests: the quick tests of the engine itself, once they are asked.
        surveyed_before: the last survey of each game and of what they share, where only changes are surveyed.
    """

    engine: Engine
    trials: list[Trial]
    code: dict[str, list[MarkedCode]]
    misread: dict[str, list[WrongEngine]]
    known: dict[str, Proofs]
    unmarked: dict[str, list[MarkedCode]] = field(default_factory=dict)
    shared: list[MarkedCode] = field(default_factory=list)
    apart: frozenset[FunctionType] = frozenset()
    games: dict[str, list[Game]] = field(default_factory=dict)
    own_tests: list[OwnTest] = field(default_factory=list)
    surveyed_before: dict[str, Surveyed] = field(default_factory=dict)

    def keep(self, wanted: Callable[[MarkedCode], bool]) -> None:
        """Leave out all other functions."""
        for functions in (self.code, self.unmarked):
            for name in functions:
                functions[name] = list(filter(wanted, functions[name]))
        self.shared = list(filter(wanted, self.shared))

    def of_game(self, game: str) -> list[Trial]:
        """The trials of a game's scenarios; of what the engines share, of all games."""
        return [trial for trial in self.trials if game in (SHARED, trial.item.folder.game.id)]

    def surveyed(self, game: str) -> list[MarkedCode]:
        """The functions of a game in which mistakes are looked for, or of what the engines share.

        These are surveyed once for all games, as whichever scenario may notice a mistake in them.
        """
        if game == SHARED:
            return self.shared
        own = [each for each in self.code[game] if each.function not in self.apart]
        return own + self.unmarked.get(game, [])

    def watched(self, game: str) -> list[MarkedCode]:
        """The functions of which is noted which of their lines a game's scenario runs."""
        return [*self.code[game], *self.unmarked.get(game, []), *self.shared]

    def beyond_rules(self) -> list[MarkedCode]:
        """The surveyed functions that do more than a rule of one book says: shared, or not marked."""
        return [*self.shared, *(each for functions in self.unmarked.values() for each in functions)]


_stage: Stage | None = None


def stage() -> Stage:
    """What is shared, in whichever process."""
    assert _stage is not None
    return _stage


@contextlib.contextmanager
def staged(shared: Stage) -> Iterator[None]:
    """Within, this is what is shared."""
    global _stage
    _stage = shared
    try:
        yield
    finally:
        _stage = None
