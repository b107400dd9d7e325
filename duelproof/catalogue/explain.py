"""All that the suite says about one rule."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from duelproof.catalogue.code import MarkedFunction, code_of
from duelproof.catalogue.coverage import revisions_of
from duelproof.catalogue.features import Case, FeatureText, RuleBlock, ScenarioText, features_of
from duelproof.catalogue.numbering import Numbering, Rule
from duelproof.catalogue.proofs import TRIALS, Proofs, read_proofs


@dataclass(frozen=True, slots=True)
class Reading:
    """A decision record that names a rule."""

    title: str
    file: Path


@dataclass(frozen=True, slots=True)
class Meaning:
    """A rule's block in the features: its title in our words, the revisions it is for, its scenarios."""

    title: str
    revisions: tuple[str, ...]
    feature: FeatureText
    block: RuleBlock


@dataclass(frozen=True, slots=True)
class Explanation:
    """A rule with its blocks, the readings that name it, and the code that embodies it."""

    rule: Rule
    numbering: Numbering
    root: Path
    meanings: list[Meaning]
    readings: list[Reading]
    code: list[MarkedFunction]
    proofs: Proofs

    def trials(self, case: Case) -> dict[str, str]:
        """How a scenario went in its trials: what each found, or why it failed; empty if it was not tried."""
        record = self.proofs.of(case.id, case.render())
        if record is None:
            return {}
        return {
            trial: getattr(record, trial) or f"failed: {record.why.get(trial, 'not tried')}"
            for trial in TRIALS
        }

    def place(self, path: Path) -> str:
        """A path as seen from the suite's root."""
        return path.relative_to(self.root).as_posix()

    def as_data(self) -> dict[str, object]:
        """The explanation as plain data."""
        rule, section = self.rule, self.numbering.section(self.rule.section)
        subsection = self.numbering.subsection(rule.subsection)
        return {
            "id": rule.id,
            "game": self.numbering.game.id,
            "titles": [{"title": meaning.title, "revisions": meaning.revisions} for meaning in self.meanings],
            "class": {revision: text.kind for revision, text in rule.texts.items()},
            "reason": rule.reason,
            "judged_by": rule.judged_by,
            "section": {"number": section.number, "title": section.title},
            "subsection": {"number": subsection.number, "title": subsection.title},
            "revisions": rule.revisions,
            "was": rule.was,
            "examples_in_book": {revision: len(text.examples) for revision, text in rule.texts.items()},
            "readings": [{"title": each.title, "file": self.place(each.file)} for each in self.readings],
            "scenarios": [
                self._scenario(meaning, scenario)
                for meaning in self.meanings
                for scenario in meaning.block.scenarios
            ],
            "code": [
                {
                    "function": each.name,
                    "file": self.place(each.file),
                    "line": each.line,
                    "doc": each.doc,
                    "rules": each.rules,
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


def explain(rule_id: str, numbering: Numbering, root: Path) -> Explanation:
    """What the suite at ``root`` says about a rule.

    Raises CatalogueError, naming the nearest ids, when there is no such rule.
    """
    rule = numbering.rule(rule_id)
    game = numbering.game
    features = features_of(game, root / "features" / game.package)
    meanings = [
        Meaning(_title(block, rule), revisions_of(block, numbering), feature, block)
        for feature in features
        for block in feature.blocks
        if rule.id in block.ids
    ]
    readings = list(_readings(rule, game.prefix, root / "docs" / "decisions"))
    proofs = read_proofs(root / "features" / game.package)
    return Explanation(rule, numbering, root, meanings, readings, code_of(rule.id, game, root), proofs)


def _title(block: RuleBlock, rule: Rule) -> str:
    """A block's title without the number before it."""
    first, _, rest = block.title.partition(" ")
    return rest if first == rule.number and rest else block.title


def _readings(rule: Rule, prefix: str, folder: Path) -> Iterator[Reading]:
    """The decision records that name a rule: by its id, or by its number beside others of the game."""
    named = re.compile(rf"(?<![\w.-])(?:{prefix}-)?{re.escape(rule.number)}(?![\w-]|\.\d)")
    for path in sorted(folder.glob("[0-9]*.md")):
        text = path.read_text("utf-8")
        if f"{prefix}-" in text and named.search(text):
            title = next((line.lstrip("# ") for line in text.splitlines() if line.startswith("#")), path.stem)
            yield Reading(title, path)
