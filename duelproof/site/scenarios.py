"""A scenario as its page shows it: its text with the cards linked, and the outcome of its trials."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from duelproof.catalogue.explain import Explanation, Meaning
from duelproof.catalogue.features import Case, ScenarioText
from duelproof.site.addresses import scenario_anchor
from duelproof.site.pages import escaped, plain

SAID_OF_TRIALS = {
    "idle": "It fails without what it plays",
    "kill": "It fails on an engine that breaks its rule",
    "decoy": "It passes with everything changed that should not matter",
}
"""What passing a trial of ``duelproof prove`` shows about a scenario."""

_QUOTED = re.compile(r'("[^"]+")')


@dataclass(frozen=True, slots=True)
class Trial:
    """The outcome of the trials of a scenario or an outline's row; ``found`` is empty if not tried."""

    row: str
    found: dict[str, str]
    proven: bool
    excepted: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario as its page shows it; ``lines`` are its steps and tables as HTML."""

    anchor: str
    name: str
    path: str
    line: int
    tags: list[str]
    lines: list[Markup]
    trials: list[Trial]

    @property
    def proven(self) -> bool:
        """Whether it and each of its rows, unchanged since, passed all trials."""
        return all(trial.proven for trial in self.trials)


def shown(told: Explanation, meaning: Meaning, scenario: ScenarioText, cards: Mapping[str, Markup]) -> Shown:
    """Return a scenario of a rule; ``cards`` are the links to the cards of its game, by their names."""
    return Shown(
        anchor=scenario_anchor(meaning.block.ids[0], scenario.name),
        name=scenario.name,
        path=told.place(meaning.feature.path),
        line=scenario.line,
        tags=sorted(scenario.tags - set(meaning.block.ids)),
        lines=list(_lines(scenario, cards)),
        trials=[_trial(told, case) for case in scenario.cases()],
    )


def _lines(scenario: ScenarioText, cards: Mapping[str, Markup]) -> Iterator[Markup]:
    for step in scenario.template.steps:
        yield Markup("<b>{}</b> {}").format(plain(step.keyword), linked(step.name, cards))
        yield from _table(step.datatable.raw() if step.datatable else [])
    for table in scenario.template.examples:
        yield Markup("<b>Examples</b>")
        yield from _table([table.example_params, *table.examples])


def _table(rows: Sequence[Sequence[object]]) -> Iterator[Markup]:
    texts = [[" ".join(str(cell).split()) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    for row in texts:
        cells = (plain(cell) + " " * (width - len(cell)) for cell, width in zip(row, widths, strict=True))
        yield Markup("  &#124; ") + Markup(" &#124; ").join(cells) + Markup(" &#124;")


def linked(sentence: str, cards: Mapping[str, Markup]) -> Markup:
    """Return a step's sentence, in which the cards of the game are links."""
    parts = _QUOTED.split(" ".join(sentence.split()))
    return Markup("").join(
        Markup("&#34;{}&#34;").format(cards[part[1:-1]]) if part[1:-1] in cards and at % 2 else escaped(part)
        for at, part in enumerate(parts)
    )


def _trial(told: Explanation, case: Case) -> Trial:
    record, excepted = told.proofs.of(case.id, case.render()), told.proofs.exceptions.get(case.id)
    return Trial(
        row=", ".join(case.example.values()),
        found=told.trials(case),
        proven=record is not None and record.passed,
        excepted="" if excepted is None else excepted.reason,
    )
