"""Everything that the suite says about one rule."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from duelproof.catalogue.code import Embodiment, embodiments
from duelproof.catalogue.coverage import revisions_of
from duelproof.catalogue.features import Case, Clause, FeatureText, RuleBlock, ScenarioText, features_of
from duelproof.catalogue.invariants import Held, invariants_of
from duelproof.catalogue.numbering import Numbering, Rule
from duelproof.catalogue.proofs import TRIALS, Proofs, read_proofs
from duelproof.catalogue.titles import ENGLISH, Titles, languages_of, read_titles


@dataclass(frozen=True, slots=True)
class Reading:
    """A decision record that names a rule."""

    title: str
    file: Path


@dataclass(frozen=True, slots=True)
class Meaning:
    """A rule's block in the features: its title in our words, its revisions, its scenarios."""

    title: str
    revisions: tuple[str, ...]
    feature: FeatureText
    block: RuleBlock


@dataclass(frozen=True, slots=True)
class Explanation:
    """A rule with its blocks, the readings that name it, the code that embodies it, and its invariants.

    Beside each clause, scenario and invariant stands the wrong engine that it convicts; nothing if it is not
    proven.
    """

    rule: Rule
    numbering: Numbering
    root: Path
    meanings: list[Meaning]
    readings: list[Reading]
    code: list[Embodiment]
    invariants: list[tuple[Held, str]]
    proofs: Proofs
    titles: Mapping[str, Mapping[str, str]]

    def title(self, language: str = ENGLISH) -> str:
        """Return what the rule says in our words, in its newest edition; nothing if it has no title."""
        return self.titled(language).get(self.rule.revisions[-1], "")

    def titled(self, language: str = ENGLISH) -> dict[str, str]:
        """Return its titles in a language by edition: in English those of its scenarios come first."""
        said = dict(self.titles.get(language, {}))
        if language == ENGLISH:
            said |= {edition: each.title for each in self.meanings for edition in each.revisions}
        return said

    def trials(self, case: Case) -> dict[str, str]:
        """Return the outcome of a scenario's trials: what each found, or why it failed, or nothing."""
        record = self.proofs.of(case.id, case.render())
        if record is None:
            return {}
        return {
            trial: getattr(record, trial) or f"failed: {record.why.get(trial, 'not tried')}"
            for trial in TRIALS
        }

    def convicted(self, block: RuleBlock, clause: Clause) -> str:
        """Return the wrong engine that only a clause's scenarios notice; nothing if it is not proven."""
        record = self.proofs.of_clause(block, clause)
        return record.kill if record is not None else ""

    def editions(self, code: Embodiment) -> list[str]:
        """Return the editions for which code embodies this rule, where its marks name some."""
        return [mark.edition for mark in code.marks if mark.edition and self.rule.id in mark.rules]

    @property
    def scenarios(self) -> list[str]:
        """The ids of its scenarios."""
        return [
            case.id
            for meaning in self.meanings
            for scenario in meaning.block.scenarios
            for case in scenario.cases()
        ]

    @property
    def reading_places(self) -> list[str]:
        """The files of its readings, as seen from the suite's root."""
        return [self.place(reading.file) for reading in self.readings]

    @property
    def code_places(self) -> list[str]:
        """Where its code stands, and what it is called."""
        return [f"{self.place(each.file)}:{each.line} {each.name}" for each in self.code]

    def place(self, path: Path) -> str:
        """Return a path as seen from the suite's root."""
        return path.relative_to(self.root).as_posix()

    def as_data(self) -> dict[str, object]:
        """Return the explanation as plain data."""
        rule, section = self.rule, self.numbering.section(self.rule.section)
        subsection = self.numbering.subsection(rule.subsection)
        return {
            "id": rule.id,
            "game": self.numbering.game.id,
            "titles": [{"title": meaning.title, "revisions": meaning.revisions} for meaning in self.meanings],
            "titled": {language: self.titled(language) for language in self.titles},
            "class": {revision: text.kind for revision, text in rule.texts.items()},
            "reason": rule.reason,
            "judged_by": rule.judged_by,
            "section": {"number": section.number, "title": section.title},
            "subsection": {"number": subsection.number, "title": subsection.title},
            "revisions": rule.revisions,
            "was": rule.was,
            "to_review": [text.revision for text in rule.texts.values() if text.review],
            "examples_in_book": {revision: len(text.examples) for revision, text in rule.texts.items()},
            "readings": [{"title": each.title, "file": self.place(each.file)} for each in self.readings],
            "clauses": [
                {
                    "name": clause.name,
                    "says": clause.says,
                    "scenarios": clause_cases(meaning.block, clause),
                    "convicts": self.convicted(meaning.block, clause),
                }
                for meaning in self.meanings
                for clause in meaning.block.clauses
            ],
            "scenarios": [
                self._scenario(meaning, scenario)
                for meaning in self.meanings
                for scenario in meaning.block.scenarios
            ],
            "invariants": [
                {
                    "name": held.name,
                    "sentence": held.sentence,
                    "file": held.path,
                    "line": held.line,
                    "convicts": convicted,
                }
                for held, convicted in self.invariants
            ],
            "code": [
                {
                    "function": each.name,
                    "file": self.place(each.file),
                    "line": each.line,
                    "doc": each.doc,
                    "rules": each.rules,
                    "editions": self.editions(each),
                }
                for each in self.code
            ],
        }

    def _scenario(self, meaning: Meaning, scenario: ScenarioText) -> dict[str, object]:
        return {
            "scenarios": [case.id for case in scenario.cases()],
            "trials": {case.id: self.trials(case) for case in scenario.cases()},
            "name": scenario.name,
            "feature": self.place(meaning.feature.path),
            "line": scenario.line,
            "tags": sorted(scenario.tags - set(meaning.block.ids)),
            "steps": [
                {"keyword": step.keyword, "text": step.name, "table": step.datatable.raw()}
                if step.datatable
                else {"keyword": step.keyword, "text": step.name}
                for step in scenario.template.steps
            ],
            "examples": [row for table in scenario.template.examples for row in table.as_contexts()],
        }


def clause_cases(block: RuleBlock, clause: Clause) -> list[str]:
    """Return the ids of the scenarios of a block that are about a clause."""
    return [
        case.id
        for scenario in block.scenarios
        if clause.name in scenario.clauses
        for case in scenario.cases()
    ]


@dataclass(frozen=True, slots=True)
class Shelf:
    """Everything that a suite holds about a game, read once, to explain any number of its rules."""

    numbering: Numbering
    root: Path
    features: list[FeatureText]
    proofs: Proofs
    code: list[Embodiment]
    invariants: list[Held]
    records: list[tuple[Reading, str]]
    titles: Mapping[str, Titles]

    def explain(self, rule_id: str) -> Explanation:
        """Return what the suite says about a rule.

        Raises CatalogueError, naming the nearest ids, when there is no such rule.
        """
        rule = self.numbering.rule(rule_id)
        meanings = [
            Meaning(_title(block, rule), revisions_of(block, self.numbering), feature, block)
            for feature in self.features
            for block in feature.blocks
            if rule.id in block.ids
        ]
        readings = [reading for reading, text in self.records if self._names(text, rule)]
        code = [each for each in self.code if rule.id in each.rules]
        code.sort(key=lambda each: all(mark.home != rule.id for mark in each.marks))
        kills = {name: proof.kill for name, proof in self.proofs.invariants.items()}
        invariants = [(held, kills.get(held.name, "")) for held in self.invariants if rule.id in held.rules]
        return Explanation(
            rule=rule,
            numbering=self.numbering,
            root=self.root,
            meanings=meanings,
            readings=readings,
            code=code,
            invariants=invariants,
            proofs=self.proofs,
            titles={language: titles.rules.get(rule.id, {}) for language, titles in self.titles.items()},
        )

    def _names(self, text: str, rule: Rule) -> bool:
        """Tell whether a decision record names a rule: by its id, or by its number among its game's."""
        prefix = self.numbering.game.prefix
        named = rf"(?<![\w.-])(?:{prefix}-)?{re.escape(rule.number)}(?![\w-]|\.\d)"
        return f"{prefix}-" in text and re.search(named, text) is not None


def shelf(numbering: Numbering, root: Path, about: Collection[str] | None = None) -> Shelf:
    """Read what the suite at ``root`` holds about a game, or about some of its rules.

    Raises CatalogueError when one of its files cannot be read.
    """
    game = numbering.game
    folder = root / "features" / game.package
    return Shelf(
        numbering=numbering,
        root=root,
        features=features_of(game, folder, about),
        proofs=read_proofs(folder),
        code=embodiments(game, root),
        invariants=invariants_of(game, root),
        records=[(reading_of(path), path.read_text("utf-8")) for path in decision_records(root)],
        titles={language: read_titles(folder, numbering, language) for language in languages_of(folder)},
    )


def explain(rule_id: str, numbering: Numbering, root: Path) -> Explanation:
    """Return what the suite at ``root`` says about a rule.

    Raises CatalogueError, naming the nearest ids, when there is no such rule.
    """
    numbering.rule(rule_id)
    return shelf(numbering, root, {rule_id}).explain(rule_id)


def decision_records(root: Path) -> list[Path]:
    """Return the decision records of the suite at ``root`` by their numbers; none if it has no documents."""
    return sorted((root / "docs" / "decisions").glob("[0-9]*.md"))


def reading_of(path: Path) -> Reading:
    """Return a decision record with its title."""
    lines = path.read_text("utf-8").splitlines()
    return Reading(next((line.lstrip("# ") for line in lines if line.startswith("#")), path.stem), path)


def _title(block: RuleBlock, rule: Rule) -> str:
    """Return a block's title without the number before it: of one of its rules, or the one in print."""
    first, _, rest = block.title.partition(" ")
    numbers = {each.partition("-")[2] for each in block.ids} | {text.printed for text in rule.texts.values()}
    return rest if first in numbers and rest else block.title
