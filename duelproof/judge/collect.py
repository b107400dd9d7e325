"""Collecting feature files: the folders ``features`` and ``features/<game>``, the files, their scenarios.

The step definitions of ``steps.common`` and ``steps.<game>`` and the fixtures beside them are visible to that
game's scenarios only. Mistakes of the suite are collection errors (see ``duelproof.judge.guards``).
"""

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.parser import Scenario, Step

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.coverage import revisions_of
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.features import Case, FeatureText, read_feature
from duelproof.catalogue.fixed import children
from duelproof.catalogue.games import Game, find_in, games_in
from duelproof.catalogue.numbering import Numbering, read
from duelproof.catalogue.proofread import mistakes_in
from duelproof.catalogue.proofs import TRIALS, Proofs, read_proofs
from duelproof.judge import guards
from duelproof.judge.census import heading, played_by
from duelproof.judge.dangling import dangling
from duelproof.judge.engines import LEASE
from duelproof.judge.needing import STEPS, tells_steps_apart
from duelproof.judge.pytest_private import request_of, show_fixtures
from duelproof.judge.run import ScenarioRun
from duelproof.judge.stepbook import StepBook, StepDefinition, load_steps
from duelproof.judge.verdicts import plain
from duelproof.judge.words import choice_parts

COMMON = "steps.common"


class _Folder(pytest.Directory):
    """A folder of the suite."""

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """Yield what is in the folder, by name."""
        for path in children(self.path):
            if self.ihook.pytest_ignore_collect(collection_path=path, config=self.config):
                continue
            if path.is_dir():
                if folder := self.ihook.pytest_collect_directory(path=path, parent=self):
                    yield folder
            else:
                yield from self.ihook.pytest_collect_file(file_path=path, parent=self)


class FeaturesFolder(_Folder):
    """The folder ``features``. Collected whole, it ends with a check for common steps that no game uses."""

    @cached_property
    def books(self) -> tuple[Game, ...]:
        """The games of the suite."""
        try:
            return games_in(self.path.parent)
        except CatalogueError as error:
            raise self.CollectError(str(error)) from error

    @cached_property
    def games(self) -> list["GameFolder"]:
        """The games collected so far."""
        return []

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """Yield the games, then the check of the common steps."""
        yield from super().collect()
        yield UnusedSteps.from_parent(self, name="unused-common-steps")


class GameFolder(_Folder):
    """The folder of one game: what its feature files share."""

    game: Game

    @cached_property
    def numbering(self) -> Numbering:
        """The game's rules."""
        try:
            return read(self.game, self.path / "numbering.toml")
        except CatalogueError as error:
            raise self.CollectError(str(error)) from error

    @cached_property
    def proofs(self) -> Proofs:
        """What has been proven about the game's scenarios."""
        try:
            return read_proofs(self.path)
        except CatalogueError as error:
            raise self.CollectError(str(error)) from error

    @cached_property
    def ids(self) -> dict[str, str]:
        """The scenario ids given so far, and where."""
        return {}

    @cached_property
    def steps(self) -> StepBook:
        """The game's step definitions. Their fixtures are made visible to this folder the first time."""
        find_in(self.game.root)
        book = load_steps([COMMON, f"steps.{self.game.package}"])
        for module in book.modules:
            show_fixtures(module, self)
        if mistakes := mistakes_in(f"steps-{self.game.id}", lambda: guards.check_steps(book.definitions)):
            raise self.CollectError("\n".join(mistakes))
        if isinstance(self.parent, FeaturesFolder):
            self.parent.games.append(self)
        return book

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """Yield the sections, then the check of the game's own steps, and of what names a rule elsewhere."""
        yield from super().collect()
        yield UnusedSteps.from_parent(self, name="unused-steps")
        yield Dangling.from_parent(self, name="dangling")


class UnusedSteps(pytest.Collector):
    """The last item of a folder: when it is collected, all feature files of the folder have been read."""

    def collect(self) -> list[pytest.Item]:
        """Yield nothing, or raise an error that names the step definitions that no scenario uses."""
        folder = self.parent
        if self.config.getoption("allow_unused_steps"):
            return []
        if isinstance(folder, GameFolder):
            own = folder.steps.definitions
            unused = [each for each in own if not each.module.startswith(COMMON)]
        else:
            assert isinstance(folder, FeaturesFolder)
            unused = self._common(folder)
        if mistakes := list(guards.check_unused(unused)):
            raise self.CollectError("\n".join(mistakes))
        return []

    def _common(self, folder: FeaturesFolder) -> list[StepDefinition]:
        """Return the common definitions that no game has used: each game has its own copy of the record."""
        used = {
            each.context.step_func for game in folder.games for each in game.steps.definitions if each.used
        }
        common: dict[object, StepDefinition] = {}
        for game in folder.games:
            for each in game.steps.definitions:
                if each.module.startswith(COMMON) and each.context.step_func not in used:
                    common[each.context.step_func] = each
        return list(common.values())


class Dangling(pytest.Collector):
    """The check of what names a game's rules outside its feature files, where the game is collected whole."""

    def collect(self) -> list[pytest.Item]:
        """Yield nothing, or raise an error that names each rule that the book does not have, and where."""
        folder = self.parent
        assert isinstance(folder, GameFolder)
        if self.config.getoption("allow_unused_steps"):
            return []
        if mistakes := list(dangling(folder.game, folder.numbering, folder.proofs)):
            raise self.CollectError("\n".join(mistakes))
        return []


class FeatureFile(pytest.File):
    """A feature file: one item for each scenario and each row of an outline."""

    def collect(self) -> Iterator["ScenarioItem"]:
        """Yield the scenarios; all mistakes of the file in one error if there is any."""
        folder = self.getparent(GameFolder)
        if folder is None:
            suite = self.getparent(FeaturesFolder)
            assert suite is not None
            games = ", ".join(game.package for game in suite.books)
            raise self.CollectError(
                f"{self.path}: a feature file belongs into the folder of a game ({games})."
            )
        try:
            text = read_feature(self.path, folder.game)
        except CatalogueError as error:
            raise self.CollectError(str(error)) from error
        mistakes = list(guards.check_feature(text, folder.numbering, folder.path))
        planned = list(self._plan(folder, text, mistakes))
        if mistakes:
            raise self.CollectError("\n".join(mistakes))
        for case, rendered, plan in planned:
            yield ScenarioItem.from_parent(
                self, name=case.id, callobj=_played_by_its_item, case=case, rendered=rendered, plan=plan
            )

    def _plan(
        self, folder: GameFolder, text: FeatureText, mistakes: list[str]
    ) -> Iterator[tuple[Case, Scenario, list[tuple[Step, StepDefinition]]]]:
        """Yield each scenario with its steps looked up, and add what is wrong with them to ``mistakes``."""
        book = folder.steps
        for scenario in text.scenarios:
            for case in scenario.cases():
                rendered = case.render()
                mistakes += guards.check_case(self.path, case, rendered, folder.ids)
                plan = []
                for step in rendered.steps:
                    found = book.find(step.type, step.name)
                    mistakes += guards.check_step(self.path, step, found, book)
                    for definition in found:
                        definition.used = True
                        plan.append((step, definition))
                yield case, rendered, plan


def _played_by_its_item() -> None:
    """Stand in for a test function: a scenario's item plays the steps itself."""


class ScenarioItem(pytest.Function):
    """One scenario. Its name is its stable id."""

    def __init__(
        self,
        *,
        case: Case,
        rendered: Scenario,
        plan: list[tuple[Step, StepDefinition]],
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        self.case = case
        self.rendered = rendered
        self.plan = plan
        self.run = ScenarioRun()
        self.fresh = False

    @property
    def folder(self) -> GameFolder:
        """The folder of its game."""
        folder = self.getparent(GameFolder)
        assert folder is not None
        return folder

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule ids of its block."""
        block = self.case.text.block
        return block.ids if block else ()

    @property
    def revisions(self) -> tuple[str, ...]:
        """The revisions it is for, oldest first."""
        block = self.case.text.block
        return revisions_of(block, self.folder.numbering) if block else ()

    @property
    def revision(self) -> str:
        """The revision it is played by: the one asked for, else the newest it is for."""
        by: str | None = self.config.getoption("played_by")
        return by or played_by(self.config.getoption("revision"), self.revisions)

    def runtest(self) -> None:
        """Play the steps.

        Raises what the failing step raised.
        """
        lease = self.config.stash[LEASE]
        lease.play(self.folder.game.book, self.case.id)
        self.run.cast = lease.cast()
        self.run.film = lease.film
        told = [part.partition(":")[2] for part in self.config.getoption("told") if self._is_mine(part)]
        if self.fresh:
            lease.renew()
        if tells_steps_apart(self.rendered):
            self.run.needs.add(STEPS)
        try:
            with lease.bound(), lease.noting(self.run.needs):
                self.run.play(request_of(self), self.plan, lambda: lease.look_behind(told))
        except Exception as error:
            # An answer that no engine on the wire could give is no verdict about the game.
            known = self.run.fault is not None and self.run.fault.kind != "protocol"
            if not known and (fault := lease.misshapen()):
                self.run.error = fault
                raise fault from error
            if isinstance(error, AssertionError):
                with lease.bound():
                    self.run.look_back(lease.engine)
            raise
        if self.config.getoption("boards"):
            with lease.bound():
                self.run.look_back(lease.engine)
            self.run.kept = True

    def _film(self) -> dict[str, object]:
        """Return the film as plain data, with the choices in words."""
        film = self.run.film
        choices = [choice_parts(plain(each), film.names) for each in self.run.trace.choices]
        closed = self.folder.game.book.picture.closed
        return {**film.as_data(closed, self.run.trace.before), "choices": choices}

    def _is_mine(self, part: str) -> bool:
        """Tell whether what stands before a colon is the id of its game."""
        return part.partition(":")[0] == self.folder.game.id

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """Return the steps with the failing one marked, and what was wrong."""
        return self.run.told(f"{self.path}:{self.case.line}", excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where it stands and its name."""
        return self.path, self.case.line - 1, self.case.id

    def trials(self) -> dict[str, str]:
        """Return the outcome of each trial, in words; empty when it was not tried since it was changed."""
        record = self.folder.proofs.of(self.case.id, self.rendered)
        return {trial: getattr(record, trial) for trial in TRIALS if record and getattr(record, trial)}

    def result(self) -> Mapping[str, object]:
        """Return what the report says about it, as plain data."""
        return {
            **heading(
                self.case,
                self.rendered,
                self.folder.game,
                self.folder.numbering,
                self.revision,
                self.path,
            ),
            "trials": self.trials(),
            **({"cast": self.run.cast} if self.run.cast else {}),
            **({"film": self._film()} if self.run.film.views else {}),
            **self.run.result([step for step, _ in self.plan]),
        }


def read_cards_of(items: Iterable[pytest.Item]) -> None:
    """Read the cards of the games of some scenarios: what is there when processes are forked, they share.

    What is wrong with cards, the scenarios tell.
    """
    for folder in {item.folder for item in items if isinstance(item, ScenarioItem)}:
        with contextlib.suppress(CatalogueError):
            load_cards(folder.path / "cards", folder.game.id)
