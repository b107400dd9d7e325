"""What has been proven about the scenarios: the records of ``duelproof prove`` beside the features.

``features/<game>/records/proof.jsonl`` has a line per scenario: its outcome in each of the three trials, and
the hash of the text that was tried. A scenario that has changed since then counts as not tried.
``clauses.jsonl`` has a line per clause of the rules that list theirs: a wrong engine that its scenarios
alone convict. ``invariants.jsonl`` has a line per invariant of the game's play-outs: a wrong engine that it
convicts. ``survivors.jsonl`` lists the mutants that no scenario notices, and ``surveyed.jsonl`` where they
were looked for. ``exceptions.toml`` names the scenarios that fail a trial, and the clauses without a wrong
engine of their own, for a reason that somebody has looked into.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import msgspec
from pytest_bdd.parser import Scenario

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.features import Clause, FeatureText, RuleBlock
from duelproof.catalogue.toml import read_toml

RECORDS = "records/proof.jsonl"
CLAUSES = "records/clauses.jsonl"
INVARIANTS = "records/invariants.jsonl"
SURVIVORS = "records/survivors.jsonl"
EXCEPTIONS = "records/exceptions.toml"
TRIALS = ("idle", "kill", "decoy")
CLAUSE = "clause"
"""The trial of a clause, as an exception names it."""

T = TypeVar("T")


class Proof(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The trials of one scenario.

    ``text`` is the hash of its steps, ``code`` that of the code and cards that its proof rests on (see
    `duelproof.proof.fingerprint`). ``idle`` is "When left out" or "without: ..." with the Given that makes it
    fail when left out, ``kill`` the mutant or misreading that fails it, ``decoy`` "same". A trial that it did
    not pass is empty, and ``why`` gives the reason; under ``spare`` it names a card that is for nothing,
    under ``variant`` a right engine on which the scenario does not pass. ``told_by`` are wrong engines that
    fare otherwise without a card, and so tell what it is for.
    """

    scenario: str
    text: str
    code: str = ""
    idle: str = ""
    kill: str = ""
    decoy: str = ""
    told_by: list[str] = []
    why: dict[str, str] = {}

    @property
    def passed(self) -> bool:
        """Whether it passed all three trials, has no spare card and passes on right engines that differ."""
        return bool(self.idle and self.kill and self.decoy) and not self.why


class ClauseProof(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The trial of one clause of a rule: a wrong engine that its scenarios alone convict.

    ``clause`` is ``<rule>#<name>``. ``text`` is the hash of what it says and of the scenarios, ``code``
    that of what these rest on. Without a wrong engine ``kill`` is empty, and ``why`` gives the reason.
    """

    clause: str
    text: str
    code: str = ""
    kill: str = ""
    why: str = ""

    @property
    def passed(self) -> bool:
        """Whether there is such a wrong engine."""
        return bool(self.kill)


class InvariantProof(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The kill trial of one invariant: the wrong engine that it convicts, and the seed of the game.

    ``code`` is the hash of the code that this rests on.
    """

    invariant: str
    code: str = ""
    kill: str = ""
    seed: int = 0

    @property
    def passed(self) -> bool:
        """Whether it convicts anything."""
        return bool(self.kill)


@dataclass(frozen=True, slots=True)
class Exempt:
    """A scenario that need not pass a trial, or a clause that need not be proven, and why."""

    trial: str
    reason: str


@dataclass(slots=True)
class Proofs:
    """The records of a game, by scenario, clause and invariant, and its exceptions."""

    records: dict[str, Proof] = field(default_factory=dict)
    clauses: dict[str, ClauseProof] = field(default_factory=dict)
    invariants: dict[str, InvariantProof] = field(default_factory=dict)
    exceptions: dict[str, Exempt] = field(default_factory=dict)

    def of(self, scenario: str, rendered: Scenario) -> Proof | None:
        """Return the record of a scenario as it is now; None when it was not tried since it was changed."""
        record = self.records.get(scenario)
        return record if record is not None and record.text == text_hash(rendered) else None

    def excepts(self, proof: Proof) -> bool:
        """Tell whether all that a scenario fails is the trial that it is excepted from."""
        exempt = self.exceptions.get(proof.scenario)
        return exempt is not None and set(proof.why) == {exempt.trial}

    def of_clause(self, block: RuleBlock, clause: Clause) -> ClauseProof | None:
        """Return the record of a clause as it is now; None when it was not tried since it was changed."""
        record = self.clauses.get(clause_id(block, clause))
        return record if record is not None and record.text == clause_hash(block, clause) else None

    def excepts_clause(self, proof: ClauseProof) -> bool:
        """Tell whether a clause without a wrong engine of its own is excepted."""
        exempt = self.exceptions.get(proof.clause)
        return exempt is not None and exempt.trial == CLAUSE and not proof.passed


def text_hash(scenario: Scenario) -> str:
    """Return a hash of what a scenario does: its steps, tables and texts, not its name or place."""
    parts = [
        [
            step.type,
            step.name,
            [[str(cell) for cell in row] for row in step.datatable.raw()] if step.datatable else [],
            step.docstring or "",
        ]
        for step in scenario.steps
    ]
    return _hash(parts)


def clause_id(block: RuleBlock, clause: Clause) -> str:
    """Return the name of a clause among all: ``<rule>#<name>``."""
    return f"{block.ids[0]}#{clause.name}"


def clause_hash(block: RuleBlock, clause: Clause) -> str:
    """Return a hash of what a clause says, what the rule's scenarios do, and which are about it."""
    cases = [
        [case.id, clause.name in scenario.clauses, text_hash(case.render())]
        for scenario in block.scenarios
        for case in scenario.cases()
    ]
    return _hash([clause.says, sorted(cases)])


def _hash(parts: object) -> str:
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:16]


def read_proofs(folder: Path) -> Proofs:
    """Return the records and exceptions in a game's folder; none where there is no such file.

    Raises CatalogueError, naming file and line, for a line that is no record.
    """
    found = Proofs()
    found.records = {each.scenario: each for each in read_lines(folder / RECORDS, Proof)}
    found.clauses = {each.clause: each for each in read_lines(folder / CLAUSES, ClauseProof)}
    found.invariants = {each.invariant: each for each in read_lines(folder / INVARIANTS, InvariantProof)}
    path = folder / EXCEPTIONS
    if path.is_file():
        rows, _ = read_toml(path)
        try:
            found.exceptions = {name: Exempt(row["trial"], row["reason"]) for name, row in rows.items()}
        except (KeyError, TypeError) as error:
            raise CatalogueError(
                f"{path}: it must name for each scenario trial and reason: {error}."
            ) from error
    return found


def read_lines(path: Path, kind: type[T]) -> Iterator[T]:
    """Read the records in a file, one a line; none where there is no such file.

    Raises CatalogueError, naming file and line, for a line that is no record.
    """
    for number, line in enumerate(path.read_bytes().splitlines() if path.is_file() else (), 1):
        try:
            yield msgspec.json.decode(line, type=kind)
        except msgspec.MsgspecError as error:
            raise CatalogueError(f"{path}:{number}: this is no record of a proof: {error}.") from error


def write_records(folder: Path, records: Iterable[Proof]) -> None:
    """Write the records of a game, sorted by scenario."""
    named = {record.scenario: record for record in records}
    write_lines(folder / RECORDS, (named[name] for name in sorted(named)))


def write_clauses(folder: Path, records: Iterable[ClauseProof]) -> None:
    """Write the records of a game's clauses, sorted by name, if there are any."""
    named = {record.clause: record for record in records}
    if named or (folder / CLAUSES).is_file():
        write_lines(folder / CLAUSES, (named[name] for name in sorted(named)))


def write_invariants(folder: Path, records: Iterable[InvariantProof]) -> None:
    """Write the records of a game's invariants, sorted by name."""
    named = {record.invariant: record for record in records}
    write_lines(folder / INVARIANTS, (named[name] for name in sorted(named)))


def write_survivors(
    folder: Path, counts: Mapping[str, object], survivors: Iterable[Mapping[str, object]]
) -> None:
    """Write the mutants that nothing kills, after a line that counts them and all mutants."""
    write_lines(folder / SURVIVORS, [counts, *survivors])


class _Survivor(msgspec.Struct):
    """A line of the record of survivors; the line of counts names no mutant."""

    mutant: str = ""
    rules: tuple[str, ...] = ()
    caught_by: str = ""


def read_survivors(folder: Path) -> dict[str, tuple[str, ...]]:
    """Read the mutants of a game that nothing catches, each with the rules of its function.

    Raises CatalogueError, naming file and line, for a line that is no record.
    """
    rows = read_lines(folder / SURVIVORS, _Survivor)
    return {row.mutant: row.rules for row in rows if row.mutant and not row.caught_by}


def write_lines(path: Path, lines: Iterable[object]) -> None:
    """Write records to a file, one a line."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def proven_rules(features: Iterable[FeatureText], proofs: Proofs) -> frozenset[str]:
    """Return the rules with scenarios that have all, unchanged since, passed all three trials."""
    passed: dict[str, bool] = {}
    for feature in features:
        for block in feature.blocks:
            for scenario in block.scenarios:
                for case in scenario.cases():
                    record = proofs.of(case.id, case.render())
                    for rule in block.ids:
                        passed[rule] = passed.get(rule, True) and record is not None and record.passed
    return frozenset(rule for rule, all_passed in passed.items() if all_passed)


def said_by(block: RuleBlock) -> list[str]:
    """Return the names of all that a rule says: of its clauses, or its own where it has no list."""
    return [clause_id(block, clause) for clause in block.clauses] or [block.ids[0]]


def proven_clauses(features: Iterable[FeatureText], proofs: Proofs, rules: frozenset[str]) -> frozenset[str]:
    """Return those that have, unchanged since, a wrong engine of their own.

    A rule without a list is one, and proven where it is among the proven ``rules``.
    """
    found: set[str] = set()
    for block in (block for feature in features for block in feature.blocks if block.scenarios):
        if not block.clauses:
            found |= rules.intersection(block.ids[:1])
        for clause in block.clauses:
            record = proofs.of_clause(block, clause)
            if record is not None and record.passed:
                found.add(record.clause)
    return frozenset(found)
