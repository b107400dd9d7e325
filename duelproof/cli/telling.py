"""What ``duelproof certify`` prints of a run: table, violations, why the rest is undecided, the end."""

import textwrap
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from duelproof.judge.blame import Result
from duelproof.judge.certify import Candidate, Run, Score
from duelproof.judge.claims import decides
from duelproof.judge.elsewhere import RIGHT_BY, right_elsewhere
from duelproof.judge.findings import (
    Group,
    ViolatedRule,
    failing_steps,
    grouped,
    last_words,
    shared_choices,
    telling,
    violated_rules,
)
from duelproof.judge.known import Comparison
from duelproof.judge.outcome import outcome
from duelproof.judge.random_games import told_of_games
from duelproof.judge.report import beside, told
from duelproof.judge.safe import one_line, printable
from duelproof.judge.selection import Suite
from duelproof.judge.summary import DocumentSummary, Tally, total
from duelproof.judge.verdicts import Verdict
from duelproof.judge.words import counted

SHOWN_RULES = 4
"""So many violated rules are told with their most telling failure,"""
NAMED_RULES = 8
"""and so many more by number and title."""
SHOWN_GROUPS = 6
SHOWN_CHOICES = 3
SHOWN_WORDS = 3
"""So many different last words of an engine are told."""


class Teller:
    """Prints about a run on a console. What a candidate says is no markup there, and moves no cursor."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def line(self, markup: str) -> None:
        """Print a sentence, broken where the terminal ends."""
        self._console.print(markup, highlight=False)

    def unbroken(self, markup: str) -> None:
        """Print a line that can be copied: the terminal breaks it, nothing else does."""
        self._console.print(markup, highlight=False, soft_wrap=True)

    def hanging(self, lead: str, words: str, limit: int = 400, style: str = "not bold") -> None:
        """Print words of a candidate after a lead, broken at the end of the terminal and set in."""
        lines = textwrap.wrap(printable(words, limit), max(self._console.width - len(lead), 20)) or [""]
        for at, line in enumerate(lines):
            before = f"[{style}]{escape(lead)}[/]" if at == 0 else " " * len(lead)
            self.unbroken(f"{before}{escape(line)}")

    def run(self, run: Run, documents: list[DocumentSummary], suite: Suite, report: Path) -> None:
        """Print a run from the engine's name to the report's place; the verdict stands near the end."""
        self.line(f"[bold]{shown(_name(run.candidate))}[/]")
        if run.candidate.fault:
            self.line(f"[magenta]It did not say who it is: {shown(run.candidate.fault)}[/]")
        self._console.print(_table(documents))
        self._violated(violated_rules(run.results, suite), run.results)
        self._grouped("ERROR", "bold red", "of the suite itself", grouped(run.results, Verdict.ERROR))
        self._grouped("Broken", "magenta", "by cause", grouped(run.results, Verdict.BROKEN))
        self._last_words(run.results)
        why = "by cause; neither for the engine nor against it"
        self._grouped("Undecided", "yellow", why, grouped(run.results, Verdict.INCONCLUSIVE))
        self._counts(run, documents)
        if run.candidate.isolation is not None:
            self.line(f"[dim]{shown(run.candidate.isolation.sentence, 2000)}[/]")
        for line in told_of_games(run):
            self.unbroken(shown(line, 2000))
        if run.seed is not None:
            self.line(f"[dim]The tables were laid anew: --seed {run.seed} lays them so again.[/]")
        end = outcome(documents, beside(run))
        style = "bold green" if end.word == "conforming" else "bold" if end.code == 0 else "bold red"
        self.line(f"[{style}]{escape(end.sentence)}[/]")
        self.unbroken(f"Report: {escape(str(report / 'report.html'))}")

    def _violated(self, rules: list[ViolatedRule], results: Sequence[Result]) -> None:
        """Print the violated rules by number, some with their most telling failure, and what these share."""
        if not rules:
            return
        self.line(f"[red]Violated:[/] {counted(len(rules), 'rule')}")
        for each in rules[:SHOWN_RULES]:
            self._violated_rule(each)
        for each in rules[SHOWN_RULES : SHOWN_RULES + NAMED_RULES]:
            self._heading(each)
        if left := len(rules[SHOWN_RULES + NAMED_RULES :]):
            self.line(f"  ... and {counted(left, 'more rule')}, see the report.")
        if len(rules) > 1:
            first = min((each.failures[0] for each in rules), key=telling)
            choices = telling(first)[0]
            after = f"after {counted(choices, 'choice')}" if choices else "without any choice"
            self.unbroken(f"  Begin with {shown(first['scenario'])}: it shows a violation {after}.")
        for edition, times in right_elsewhere(results):
            self.line(f"  {counted(times, 'violation')} would be right by {shown(edition)}.")
        self._shared("at the same step", failing_steps(results))
        self._shared("with the same choice", shared_choices(results))
        self.line("")

    def _shared(self, how: str, counts: Sequence[tuple[str, int]]) -> None:
        """Print what several violations have in common, the most frequent first."""
        if counts:
            self.line(f"  Scenarios that fail {how}:")
            for said, times in counts[:SHOWN_CHOICES]:
                self.hanging(f"  {times:>5,}  ", said, 240)

    def _heading(self, violated: ViolatedRule) -> None:
        scenarios = counted(len(violated.failures), "scenario")
        self.hanging(f"  {printable(violated.rule)}  ", f"{violated.title} ({scenarios})", style="bold")

    def _violated_rule(self, violated: ViolatedRule) -> None:
        failure = violated.failures[0]
        detail = told(failure.get("detail") or {})
        self._heading(violated)
        self.unbroken(f"    {shown(failure['scenario'])}")
        for name in ("step", "message"):
            if name in detail:
                said, *_ = str(detail[name]).splitlines() or [""]
                self.hanging("      ", said)
        if edition := detail.get(RIGHT_BY):
            self.hanging("      ", f"By {edition} this is right: the reference does the same there.")
        choices = [str(choice) for choice in detail.get("choices", ())]
        for choice in choices[-SHOWN_CHOICES:]:
            self.hanging("      choice: ", choice)
        if left := len(choices[:-SHOWN_CHOICES]):
            self.line(f"      [dim]after {counted(left, 'other choice')}[/]")

    def _grouped(self, title: str, style: str, how: str, groups: Sequence[Group]) -> None:
        """Print scenarios by their cause, with an example of each."""
        if not groups:
            return
        scenarios = counted(sum(len(group.results) for group in groups), "scenario")
        self.line(f"[{style}]{title}:[/] {scenarios}, {how}")
        width = max(len(f"{len(group.results):,}") for group in groups)
        for group in groups[:SHOWN_GROUPS]:
            self.hanging(f"  {len(group.results):>{width},}  ", group.cause, 240)
            example = group.results[0]
            self.unbroken(f"  {'':>{width}}  [dim]as in[/] {shown(example['scenario'])}")
            if example["verdict"] == Verdict.ERROR:
                line = (example.get("detail") or {}).get("line", example["line"])
                self.unbroken(f"  {'':>{width}}  [dim]at[/] {shown(example['feature'])}:{line}")
        if rest := groups[SHOWN_GROUPS:]:
            left = counted(sum(len(group.results) for group in rest), "scenario")
            causes = counted(len(rest), "other cause")
            self.line(f"  ... and {left} of {causes}, see the report.")
        self.line("")

    def _last_words(self, results: Sequence[Result]) -> None:
        """Print the end of the engine's standard error where it failed, each text once."""
        words = last_words(results)
        for each in words[:SHOWN_WORDS]:
            self.unbroken(f"The end of the engine's standard error in {shown(each.scenario)}:")
            for line in each.text.splitlines():
                self.unbroken(f"  [dim]|[/] {shown(line, 160)}")
        if left := len(words[SHOWN_WORDS:]):
            self.line(f"... and in {counted(left, 'other way')}, see the report.")
        if words:
            self.line("")

    def _counts(self, run: Run, documents: list[DocumentSummary]) -> None:
        whole = total(documents)
        were = "was" if whole.run == 1 else "were"
        self.line(
            f"{counted(len(run.results), 'scenario')} in {run.seconds:.1f} s. Of "
            f"{counted(whole.rules, 'rule')} with behaviour {whole.run:,} {were} judged: {whole.passed:,} "
            f"passed, {whole.violated:,} violated, {whole.undecided:,} undecided{_partly(whole)}. "
            f"({counted(whole.lead_in, 'lead-in')} and {counted(whole.informative, 'informative rule')} "
            "are not counted.)"
        )
        if whole.to_review:
            rules, have = counted(whole.to_review, "rule"), "has" if whole.to_review == 1 else "have"
            self.line(
                f"To be reviewed: {rules} of those judged {have} another wording than the scenarios were "
                "written for."
            )
        if run.selection.profile is not None:
            decided = decides(run.selection.profile, run.results)
            scenarios = counted(len(run.results), "scenario")
            self.line(f"The {run.selection.profile} profile decides {decided:,} of {scenarios}.")
        if empty := sum(
            result["verdict"] == Verdict.PASS and result.get("choices") == 0 for result in run.results
        ):
            self.line(f"{counted(empty, 'scenario')} passed without a choice: the table alone was looked at.")
        if unclaimed := [result for result in run.results if result.get("claimed") is False]:
            passed = sum(result["verdict"] == Verdict.PASS for result in unclaimed)
            scenarios, are = counted(len(unclaimed), "scenario"), "is" if len(unclaimed) == 1 else "are"
            beyond = f"beyond the {run.selection.profile} profile, or not claimed"
            said = beyond if run.selection.profile else "of what the engine does not claim"
            self.line(f"{scenarios} {are} {said}; it passes {passed:,} of them.")

    def known(self, comparison: Comparison, code: int) -> None:
        """Print what became of the known violations, and the exit code that follows from them."""
        scenarios = counted(len(comparison.as_known), "scenario")
        self.line(f"Known violations: {scenarios} failed as known.")
        for surprise in comparison.surprises:
            self.unbroken(f"[bold red]Not as known:[/] {shown(surprise)}")
        self.line(f"Exit code {code}, by what is not known.")

    def scores(self, scores: Sequence[Score]) -> None:
        """Print how engines that know nothing do in the same scenarios."""
        said = ", ".join(f"{score.verdicts.get(Verdict.PASS, 0):,} ({score.name})" for score in scores)
        scenarios = counted(max(score.scenarios for score in scores), "scenario")
        self.line(f"[dim]For comparison: of {scenarios}, engines that know nothing pass {said}.[/]")


def _partly(whole: Tally) -> str:
    """Say of how many undecided rules some scenarios passed."""
    if not whole.partly:
        return ""
    scenarios = counted(whole.partly_scenarios, "scenario")
    return f", {whole.partly:,} of them judged partly: {whole.partly_passed:,} of their {scenarios} passed"


def shown(text: str, limit: int = 400) -> str:
    """Make a candidate's words safe for the terminal: no control characters, no markup."""
    return escape(printable(text, limit))


def _name(candidate: Candidate) -> str:
    described = candidate.description
    said = f"{described.name} {described.version} ({candidate.spec})" if described else candidate.spec
    return one_line(said)  # a name of several lines could say a verdict of its own


def _table(documents: list[DocumentSummary]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("Section", min_width=20)
    for name in ("Rules", "Judged", "Passed", "Failed", "PASS", "VIOL", "INC", "BRKN"):
        table.add_column(name, justify="right", no_wrap=True)
    for document in documents:
        heading = _title(f"{document.title} {document.revision}", "bold")
        table.add_row(heading, *_cells(document.tally, bold=True))
        for at, section in enumerate(document.sections):
            last = at == len(document.sections) - 1
            title = _title(f"  {section.number} {section.title}")
            table.add_row(title, *_cells(section.tally), end_section=last)
    return table


def _title(words: str, style: str = "") -> Text:
    """Return words that are cut short where space is scarce, so that the numbers beside them are not."""
    return Text(words, style, no_wrap=True, overflow="ellipsis")


def _cells(tally: Tally, *, bold: bool = False) -> list[str]:
    """Return eight cells: four counts of rules, then four of scenarios."""
    broken = tally.verdicts["BROKEN"] + tally.verdicts["ERROR"]
    cells = [str(tally.rules), str(tally.run), str(tally.passed), _coloured(tally.violated, "red")]
    cells += [str(tally.verdicts["PASS"]), _coloured(tally.verdicts["VIOLATION"], "red")]
    cells += [_coloured(tally.verdicts["INCONCLUSIVE"], "yellow"), _coloured(broken, "magenta")]
    return [f"[bold]{cell}[/]" for cell in cells] if bold else cells


def _coloured(count: int, colour: str) -> str:
    return f"[{colour}]{count}[/]" if count else "0"
