"""A scenario as its page shows it: its text with the cards linked, and the outcome of its trials."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from duelproof.catalogue.explain import Explanation, Meaning
from duelproof.catalogue.features import Case, ScenarioText
from duelproof.site.addresses import scenario_anchor
from duelproof.site.caught import Docstrings, in_words
from duelproof.site.languages import Translate
from duelproof.site.pages import escaped, plain

SAID_OF_TRIALS = {
    "idle": "It fails without what it plays.",
    "decoy": "It passes with everything changed that should not matter.",
}
"""What passing a trial of ``duelproof prove`` shows about a scenario; of the third, `Caught` tells."""

_CLAUSE = "clause-"
"""What a tag begins with that names a clause."""

_QUOTED = re.compile(r'("[^"]+")')


@dataclass(frozen=True, slots=True)
class Trial:
    """The outcome of the trials of a scenario or an outline's row, in sentences; none if it was not tried."""

    row: str
    said: list[Markup]
    proven: bool
    excepted: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario as its page shows it; ``lines`` are its steps and tables as HTML, with the steps' numbers.

    ``rows`` are what is played of it, as of `rows_of`.
    """

    anchor: str
    name: str
    path: str
    line: int
    about: list[str]
    lines: list[tuple[int, Markup]]
    rows: dict[str, str]
    trials: list[Trial]

    @property
    def proven(self) -> bool:
        """Whether it and each of its rows, unchanged since, passed all trials."""
        return all(trial.proven for trial in self.trials)


def shown(
    told: Explanation,
    meaning: Meaning,
    scenario: ScenarioText,
    cards: Mapping[str, Markup],
    wrong: Docstrings,
    t: Translate,
) -> Shown:
    """Return a scenario of a rule; ``cards`` are the links to the cards of its game, by their names.

    ``wrong`` knows what wrong engines do, ``t`` says it in the language of the page.
    """
    says = {f"{_CLAUSE}{clause.name}": clause.says for clause in meaning.block.clauses}
    return Shown(
        anchor=scenario_anchor(meaning.block.ids[0], scenario.name),
        name=scenario.name,
        path=told.place(meaning.feature.path),
        line=scenario.line,
        about=[says.get(tag, f"@{tag}") for tag in sorted(scenario.tags - set(meaning.block.ids))],
        lines=list(lines_of(scenario, cards)),
        rows=rows_of(scenario),
        trials=[_trial(told, case, wrong, t) for case in scenario.cases()],
    )


def lines_of(scenario: ScenarioText, cards: Mapping[str, Markup]) -> Iterator[tuple[int, Markup]]:
    """Yield the steps and tables of a scenario as HTML, with the steps' numbers."""
    steps = scenario.template.steps
    for at, step in enumerate(steps):
        yield at, Markup("<b>{}</b> {}").format(plain(step.keyword), linked(step.name, cards))
        for row in _table(step.datatable.raw() if step.datatable else []):
            yield at, row
    for table in scenario.template.examples:
        yield len(steps), Markup("<b>Examples</b>")
        for row in _table([table.example_params, *table.examples]):
            yield len(steps), row


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
        Markup('"{}"').format(cards[part[1:-1]]) if part[1:-1] in cards and at % 2 else escaped(part)
        for at, part in enumerate(parts)
    )


def rows_of(scenario: ScenarioText) -> dict[str, str]:
    """Return what is played of a scenario, by id: the rows of an outline, or it alone without a name."""
    return {case.id: _row(case) for case in scenario.cases()}


def _row(case: Case) -> str:
    """Return the values of an outline's row; nothing for a scenario without rows."""
    return ", ".join(case.example.values())


def _trial(told: Explanation, case: Case, wrong: Docstrings, t: Translate) -> Trial:
    record, excepted = told.proofs.of(case.id, case.render()), told.proofs.exceptions.get(case.id)
    proven = record is not None and record.passed
    return Trial(
        row=_row(case),
        said=[_said(trial, found, proven, wrong, t) for trial, found in told.trials(case).items()],
        proven=proven,
        excepted="" if excepted is None else excepted.reason,
    )


def _said(trial: str, found: str, proven: bool, wrong: Docstrings, t: Translate) -> Markup:
    """Say what a trial has shown; of one that failed, what it has found."""
    if trial in SAID_OF_TRIALS:
        return plain(t(SAID_OF_TRIALS[trial])) + ("" if proven else plain(f" ({found})"))
    if found.startswith("failed"):
        return plain(t("It fails on no wrong engine: {found}.", found=found))
    return in_words(wrong.caught(found), t("It fails on an engine"), t)
