"""Finding casts for the scenarios of a game, over some processes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pytest

from duelproof.casting.search import Search
from duelproof.catalogue.castings import Cast
from duelproof.catalogue.games import Game
from duelproof.catalogue.proofs import read_proofs
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.engines import Stand, lend
from duelproof.judge.quietly import run_quietly, scenarios_in
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.spreading import spread
from duelproof.port import CardSpec
from duelproof.proof.games import right_engine
from duelproof.proof.misreadings import WrongEngine, misreadings
from duelproof.proof.mutants import Mutant, marked_code
from duelproof.proof.rows import wrong_rows
from duelproof.proof.trials import Trial


@dataclass(slots=True)
class Casts:
    """What was found: casts by scenario, and the scenarios that none was found for.

    ``unproven`` are those without a wrong engine that proves them: no cast of theirs could be judged.
    """

    found: dict[str, Cast] = field(default_factory=dict)
    without: list[str] = field(default_factory=list)
    unproven: list[str] = field(default_factory=list)


def find_casts(
    suite: Suite,
    game: Game,
    selection: Selection,
    catalogue: Mapping[str, CardSpec],
    jobs: int,
    told: Callable[[int], None],
) -> Casts:
    """Find a cast for each selected scenario of a game.

    Args:
        suite: what the scenarios are of.
        game: the one game of the selection.
        selection: the scenarios to cast.
        catalogue: the engine's cards, by name.
        jobs: over how many processes the work is spread.
        told: called with the number of scenarios, and with -1 as each is done.

    Raises:
        SuiteFailure: the suite cannot be collected.
        NothingSelected: no scenario is selected.
    """
    files = selection.files(suite, [game])
    caster = _Caster(suite, game, selection, catalogue, jobs, told)
    arguments = scenarios_in(suite.root, files)
    arguments += ["--revision", selection.revision] if selection.revision else []
    if wrong := run_quietly(arguments, caster):
        raise SuiteFailure([wrong])
    return caster.casts


_searches: list[Search] = []


@dataclass(eq=False)
class _Caster:
    """A pytest plugin that casts the collected scenarios instead of running them."""

    suite: Suite
    game: Game
    selection: Selection
    catalogue: Mapping[str, CardSpec]
    jobs: int
    told: Callable[[int], None]
    casts: Casts = field(default_factory=Casts)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Cast the scenarios."""
        stand = Stand(right_engine(self.game))
        lend(session, stand)
        numbering = self.suite.numbering(self.game)
        items = [item for item in session.items if isinstance(item, ScenarioItem)]
        items = [
            item for item in items if self.selection.wants(item.name, item.rules, item.revisions, numbering)
        ]
        self._search([Trial(item, stand) for item in items])
        return True

    def _search(self, trials: list[Trial]) -> None:
        records = read_proofs(self.suite.folder(self.game))
        wrongs = self._wrongs({record.kill for record in records.records.values()})
        for trial in trials:
            record = records.of(trial.item.name, trial.item.rendered)
            if record is not None and record.kill in wrongs:
                _searches.append(Search(trial, wrongs[record.kill], self.catalogue))
            else:
                self.casts.unproven.append(trial.item.name)
        self.told(len(_searches))
        try:
            with spread(self.jobs) as mapped:
                for at, cast in mapped(_found, range(len(_searches))):
                    self.told(-1)
                    name = _searches[at].trial.item.name
                    if cast is None:
                        self.casts.without.append(name)
                    else:
                        self.casts.found[name] = cast
        finally:
            _searches.clear()

    def _wrongs(self, names: set[str]) -> dict[str, Mutant | WrongEngine]:
        """Return the wrong engines of the game by name, those of these names among them."""
        places = {name.partition(": ")[0] for name in names}
        code = (each for each in marked_code(self.game) if each.place in places)
        wrongs: list[Mutant | WrongEngine] = [mutant for each in code for mutant in each.mutants]
        wrongs += [*wrong_rows(self.game), *misreadings(self.game)]
        return {wrong.name: wrong for wrong in wrongs}


def _found(at: int) -> tuple[int, Cast | None]:
    return at, _searches[at].found()
