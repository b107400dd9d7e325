"""Proving: all trials of all scenarios asked for, over some processes, within one collection by pytest."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game
from duelproof.catalogue.proofs import ClauseProof, InvariantProof, Proof, Proofs, read_proofs, text_hash
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.engines import Stand, lend
from duelproof.judge.quietly import run_quietly, scenarios_in
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.spreading import Spread, spread
from duelproof.judge.verdicts import Verdict
from duelproof.playout.campaign import cards_of
from duelproof.playout.games import playbook
from duelproof.playout.invariant import Invariant
from duelproof.port import Engine
from duelproof.proof.clauses import ListedRule, changed_clauses, listed_rules, try_clauses
from duelproof.proof.elsewhere import Staging, folder_given, mark_of, over_workers, stand_by
from duelproof.proof.fingerprint import invariant_code, scenario_code
from duelproof.proof.games import record_games, right_engine, try_invariant
from duelproof.proof.misreadings import Misreading, misreadings
from duelproof.proof.mutants import SHARED, Lines, MarkedCode, marked_code, shared_code, unmarked_code
from duelproof.proof.own_tests import folder_of
from duelproof.proof.rows import wrong_rows
from duelproof.proof.spare import spare_cards
from duelproof.proof.stage import Stage, stage, staged
from duelproof.proof.surveyed import read_surveyed
from duelproof.proof.survivors import (
    Survey,
    ask_own_tests,
    finish,
    leave_out_noticed_rows,
    search,
    search_together,
    survey,
)
from duelproof.proof.trials import PATIENCE, Trial, watched_code


@dataclass(slots=True)
class Outcome:
    """What proving came to, by game: the scenarios and clauses selected, what was tried, the survivors.

    ``changed`` names the scenarios, clauses and invariants whose record does not hold; ``broken`` says which
    invariants the right engine breaks.
    """

    scenarios: dict[str, list[str]] = field(default_factory=dict)
    said: dict[str, list[str]] = field(default_factory=dict)
    proofs: dict[str, list[Proof]] = field(default_factory=dict)
    clauses: dict[str, list[ClauseProof]] = field(default_factory=dict)
    changed: dict[str, list[str]] = field(default_factory=dict)
    invariants: dict[str, list[InvariantProof]] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    surveys: dict[str, Survey] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Wanted:
    """What is to be done.

    Args:
        changed_only: leave out what has passed since it and what its proof rests on was changed.
        compare: try nothing, and only say whose record does not hold.
        survivors: also look for mutants that no scenario of the game notices, where rules are selected in the
            functions marked with them; with ``changed_only`` in what changed since the last survey.
        games: on how many random games invariants are tried on wrong engines; with 0 none are.
        code: files and folders of the engine: only survivors in their functions are looked for.
        cluster: the address of a scheduler whose workers do the work; the engine's tests are asked here.
        standing_by: where parts of the work are asked for; then nothing else is done.
        told: called with how much there is to do, and then with one for each part done.
    """

    suite: Suite
    selection: Selection
    jobs: int = 1
    changed_only: bool = False
    compare: bool = False
    survivors: bool = False
    games: int = 0
    code: tuple[Path, ...] = ()
    cluster: str | None = None
    standing_by: Connection | None = None
    told: Callable[[str, int], None] = lambda what, count: None

    @property
    def spread(self) -> Spread:
        """How the work is spread."""
        if self.cluster is None:
            return partial(spread, self.jobs)
        root, selection = self.suite.root, self.selection
        staging = Staging(
            folder_given(root),
            mark_of(root),
            selection.games,
            selection.rules,
            self.survivors,
            self.changed_only,
            self.games,
        )
        return partial(over_workers, self.cluster, staging)


def prove(wanted: Wanted) -> Outcome:
    """Try the scenarios.

    Raises CatalogueError for a selection that is not in the books or whose games are not of one engine, where
    two misreadings have one name, and where a cluster cannot do its part; SuiteFailure where the suite cannot
    be collected or a scenario fails on the engine as it should be.
    """
    games = wanted.selection.check(wanted.suite)
    if len(engines := sorted({each.book.engine for each in games})) > 1:
        raise CatalogueError(
            f"These games have several engines ({', '.join(engines)}): prove them apart, with --game."
        )
    files = wanted.selection.files(wanted.suite, games)
    if wanted.survivors:  # whoever comes by a mutant may notice it, whatever its rule
        files = [wanted.suite.folder(each) for each in games]
    misread = {each.id: misreadings(each) for each in games}
    plugin = _Prover(wanted, right_engine(games[0]), misread)
    wrong = run_quietly(scenarios_in(wanted.suite.root, files), plugin)
    if plugin.error is not None:
        raise plugin.error
    if plugin.mistakes or wrong:
        raise SuiteFailure(plugin.mistakes or [wrong])
    return plugin.outcome


class _Prover:
    """A pytest plugin that tries the collected scenarios instead of running them."""

    def __init__(self, wanted: Wanted, engine: Engine, misread: Mapping[str, list[Misreading]]) -> None:
        self.wanted = wanted
        self.engine = engine
        self.misread = misread
        self.mistakes: list[str] = []
        self.outcome = Outcome()
        self.listed: list[ListedRule] = []
        self.spread = wanted.spread
        self.error: CatalogueError | None = None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keeps the mistakes of the suite."""
        if report.failed and report.longreprtext not in self.mistakes:
            self.mistakes.append(report.longreprtext)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """The trials."""
        if self.mistakes:
            return True
        items = [item for item in session.items if isinstance(item, ScenarioItem)]
        selected = [item for item in items if self._includes(item.rules)]
        games = list({item.folder.game.id: item.folder.game for item in selected}.values())
        stand = Stand(self.engine)
        lend(session, stand)
        shared = Stage(
            stand.right,
            [Trial(item, stand, partial(_watched, item.folder.game.id)) for item in items],
            {game.id: marked_code(game) for game in games},
            {game.id: [*wrong_rows(game), *self.misread[game.id]] for game in games},
            {game.id: read_proofs(self.wanted.suite.folder(game)) for game in games},
        )
        if self.wanted.survivors:
            self._survey_all(games, shared)
        if self.wanted.code:
            shared.keep(self._is_looked_into)
        self.listed = [each for each in listed_rules(shared.trials) if self._includes(each.block.ids)]
        for item in selected:
            self.outcome.scenarios.setdefault(item.folder.game.id, []).append(item.name)
        for game in games:
            self.outcome.said[game.id] = [
                name for rule in self.listed if rule.game == game for name in rule.names
            ]
            self.outcome.changed[game.id] = self._changed(game, selected, shared)
            self.mistakes += [mistake for each in shared.misread[game.id] if (mistake := each.unmade())]
        tried = {item.name for item in selected}
        if self.wanted.code:
            tried = set()
        elif self.wanted.changed_only:
            tried &= {name for names in self.outcome.changed.values() for name in names}
        with staged(shared):
            if self.wanted.standing_by is not None and not self.mistakes:
                stand_by(self.wanted.standing_by, partial(self._be_ready, games))
            elif not (self.mistakes or self.wanted.compare):
                try:
                    self._try_all(games, tried)
                except CatalogueError as error:  # pytest would tell of it as of a fault of ours
                    self.error = error
        return True

    def _be_ready(self, games: Sequence[Game], work: Callable[[Any], Any]) -> None:
        """Have what parts of a work rest on, and what has come out of earlier ones where all is done."""
        if work in (try_invariant, search_together) and not stage().games:
            for game in games:
                self._record_games(game)
        if work in (search, search_together) and any(trial.ran is None for trial in stage().trials):
            for trial in stage().trials:
                trial.ran = trial.lines

    def _survey_all(self, games: Sequence[Game], found: Stage) -> None:
        """Find the functions that are not marked, of these games and, if they are all, of what they share.

        With rules selected survivors are looked for in the functions marked with them alone.
        """
        if self.wanted.selection.rules:
            return
        found.unmarked = {game.id: unmarked_code(game) for game in games}
        shared = shared_code(games)
        found.apart = frozenset(each.function for each in shared)
        if len(games) == len(self.wanted.suite.games):
            found.shared = shared
        if self.wanted.changed_only and not self.wanted.code:
            folders = {game.id: self.wanted.suite.folder(game) for game in games}
            folders |= {SHARED: self.wanted.suite.features}
            found.surveyed_before = {name: read_surveyed(folder) for name, folder in folders.items()}

    def _is_looked_into(self, function: MarkedCode) -> bool:
        return any(function.file.is_relative_to(path) for path in self.wanted.code)

    def _changed(self, game: Game, items: list[ScenarioItem], shared: Stage) -> list[str]:
        """The scenarios, clauses and invariants of a game whose records do not hold."""
        known = shared.known[game.id]
        own = [item for item in items if item.folder.game == game]
        names = [item.name for item in own if _is_changed(item, known)]
        for rule in self.listed:
            if rule.game == game:
                names += changed_clauses(rule, shared.trials, known)
        return names + [
            each.name
            for each in self._invariants(game)
            if (record := known.invariants.get(each.name)) is None
            or not record.passed
            or record.code != invariant_code(game, record.kill)
        ]

    def _invariants(self, game: Game) -> list[Invariant]:
        """Those selected."""
        return [each for each in playbook(game).every() if self._includes(each.rules)]

    def _includes(self, rules: Sequence[str]) -> bool:
        """Whether something of these rules is selected."""
        wanted = self.wanted.selection.rules
        return not wanted or not set(wanted).isdisjoint(rules)

    def _try_all(self, games: Sequence[Game], tried: set[str]) -> None:
        trials = stage().trials
        jobs = [(at, trial.item.name in tried, self.wanted.survivors) for at, trial in enumerate(trials)]
        if not self.wanted.survivors:
            jobs = [job for job in jobs if job[1]]
        self.outcome.proofs = {game.id: [] for game in games}
        self.wanted.told("scenarios", len(jobs))
        with self.spread() as mapped:
            for at, proof, lines, mistake in mapped(_try_scenario, jobs):
                self.wanted.told("scenarios", -1)
                trials[at].ran = lines
                if mistake:
                    self.mistakes.append(mistake)
                elif proof is not None:
                    self.outcome.proofs[trials[at].item.folder.game.id].append(proof)
        if self.mistakes:
            return
        self._try_clauses(games)
        for game in games:
            self._play(game)
        if self.wanted.survivors:
            self._survey(games)

    def _try_clauses(self, games: Sequence[Game]) -> None:
        """The trials of clauses."""
        wanted = self.wanted
        self.outcome.clauses = {game.id: [] for game in games}
        rules = [] if wanted.code else self.listed
        if wanted.changed_only:
            changed = self.outcome.changed
            rules = [rule for rule in rules if not set(rule.names).isdisjoint(changed[rule.game.id])]
        wanted.told("rules with clauses", len(rules))
        with self.spread() as mapped:
            for game, proofs in mapped(try_clauses, [rule.trials for rule in rules]):
                wanted.told("rules with clauses", -1)
                self.outcome.clauses[game] += proofs

    def _play(self, game: Game) -> None:
        """The random games, and the invariants' trials on them."""
        wanted = self.wanted
        names = [] if wanted.code else [each.name for each in self._invariants(game)]
        if wanted.changed_only:
            names = [name for name in names if name in self.outcome.changed[game.id]]
        if not wanted.games or not (names or wanted.survivors) or not playbook(game).every():
            return
        self._record_games(game)
        wanted.told(f"invariants of {game.id}", len(names))
        self.outcome.invariants[game.id] = []
        with self.spread() as mapped:
            for proof in mapped(try_invariant, [(game.id, name) for name in names]):
                wanted.told(f"invariants of {game.id}", -1)
                proof.code = invariant_code(game, proof.kill)
                self.outcome.invariants[game.id].append(proof)

    def _record_games(self, game: Game) -> None:
        """Play the random games on which wrong engines are tried."""
        stage().games[game.id], broken = record_games(game.id, self.wanted.games, self.wanted.jobs)
        self.outcome.broken += broken

    def _survey(self, games: Sequence[Game]) -> None:
        """Survey games, and what they share."""
        told, surveys = self.wanted.told, self.outcome.surveys
        rules, killed = frozenset(self.wanted.selection.rules), self._killed()
        for name in [*(game.id for game in games), *(SHARED for _ in stage().shared[:1])]:
            surveys[name] = survey(name, rules, killed, self.spread, told)
        folders = {folder for game in games if (folder := folder_of(game))}
        for folder in sorted(folders) if stage().unmarked else ():
            ask_own_tests(folder, surveys, partial(spread, self.wanted.jobs), told)
        for found in surveys.values():
            finish(found, self.spread, told)
        leave_out_noticed_rows(surveys)

    def _killed(self) -> frozenset[str]:
        """The mutants that are known to fail a scenario."""
        known = stage().known
        proofs = {proof.scenario: proof for tried in self.outcome.proofs.values() for proof in tried}
        if self.wanted.changed_only or self.wanted.code:  # what was not tried holds
            proofs = {each: proof for game in known.values() for each, proof in game.records.items()} | proofs
        return frozenset(proof.kill for proof in proofs.values() if proof.kill)


def _is_changed(item: ScenarioItem, known: Proofs) -> bool:
    record = known.of(item.name, item.rendered)
    if record is None or not (record.passed or known.excepts(record)):
        return True
    return record.code != scenario_code(item, record.kill)


def _watched(game: str) -> dict[CodeType, str]:
    """Return the code of which is noted which of its lines a game's scenarios run."""
    return watched_code(stage().watched(game))


def _try_scenario(job: tuple[int, bool, bool]) -> tuple[int, Proof | None, Lines | None, str]:
    """One scenario: its number, its proof if it is to be tried, its lines, what is wrong with the suite.

    A survey asks for the lines of all; otherwise they are noted where a trial has asked for them.
    """
    at, tried, surveyed = job
    trial = stage().trials[at]
    item = trial.item
    game = item.folder.game.id
    code = stage().code[game]
    run = trial.right()
    if run.error is not None or run.verdict is not Verdict.PASS:
        return at, None, None, f"{item.name} fails on the engine as it should be: {run.error}"
    if not tried:
        return at, None, trial.lines, ""
    proof = Proof(scenario=item.name, text=text_hash(item.rendered))
    record = stage().known[game].records.get(item.name)
    known = dict.fromkeys((record.kill, *record.told_by)) if record else ()
    wrongs = trial.wrongs(code, stage().misread[game], known)
    for name, (found, why) in {
        "idle": trial.idle(),
        "kill": trial.kill(wrongs),
        "decoy": trial.decoy(),
    }.items():
        setattr(proof, name, found)
        if why:
            proof.why = {**proof.why, name: why}
    if differs := trial.variant():
        proof.why = {**proof.why, "variant": differs}
    spare = spare_cards(trial, cards_of(item.folder.game), wrongs)
    proof.told_by = spare.told_by
    if spare.givens:
        proof.why = {**proof.why, "spare": f"spare: nothing explains `{spare.givens[0]}`"}
    proof.code = scenario_code(item, proof.kill)
    return at, proof, trial.lines if surveyed else trial.ran, _still_right(trial)


def _still_right(trial: Trial) -> str:
    """What is wrong when a scenario no longer passes after wrong engines have been there."""
    run = trial.play(seconds=PATIENCE)
    if run.error is None:
        return ""
    return f"{trial.item.name} fails after its trials: a wrong engine left something: {run.error}"
