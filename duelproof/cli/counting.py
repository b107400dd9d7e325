"""The progress of a run: a bar with the verdicts so far, whose last numbers are those of the table."""

import contextlib
from collections import Counter
from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from duelproof.judge.blame import Result
from duelproof.judge.certify import Candidate
from duelproof.judge.certify import Progress as Told
from duelproof.judge.claims import confine, heed
from duelproof.judge.journal import Journal
from duelproof.judge.selection import Selection
from duelproof.judge.verdicts import Verdict

SHORT = {
    Verdict.PASS: ("green", "PASS"),
    Verdict.INCONCLUSIVE: ("yellow", "INC"),
    Verdict.VIOLATION: ("red", "VIOL"),
    Verdict.BROKEN: ("magenta", "BRKN"),
    Verdict.ERROR: ("bold red", "ERR"),
}
"""The verdicts in the order of the bar: the colour and the word of each, as in the table."""


class Count:
    """The verdicts of the scenarios so far. A result that replaces an earlier one counts once.

    What the engine does not claim is counted as it will be in the end. ``verdicts`` tells how many scenarios
    ended in each.
    """

    def __init__(self, candidate: Candidate, selection: Selection) -> None:
        self._candidate = candidate
        self._selection = selection
        self._ends: dict[str, str] = {}
        self.verdicts: Counter[str] = Counter()

    def take(self, result: Result) -> None:
        """Count a result."""
        settled = result | {"detail": dict(result.get("detail") or {})}
        heed([settled], self._candidate.description, _ignored)
        if self._selection.profile is not None:
            confine(self._selection.profile, [settled], _ignored)
        before = self._ends.get(result["scenario"])
        self.verdicts.subtract([] if before is None else [before])
        self.verdicts.update([settled["verdict"]])
        self._ends[result["scenario"]] = settled["verdict"]

    def __str__(self) -> str:
        counts = self.verdicts
        shown = [(*SHORT[each], counts[each]) for each in SHORT if counts[each] or each == Verdict.PASS]
        return " ".join(f"[{style}]{count:,} {word}[/]" for style, word, count in shown)


def _ignored(result: Result) -> None:
    """Do nothing with an amended result."""


@contextlib.contextmanager
def counting(console: Console, journal: Journal, count: Count) -> Iterator[Told]:
    """Show a bar while a run goes on, and write each result to the journal as it comes."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=10),
        MofNCompleteColumn(),
        TextColumn("{task.fields[verdicts]}"),
        TimeRemainingColumn(compact=True),
        TextColumn("left"),
    )
    with Progress(*columns, console=console, transient=True, refresh_per_second=5) as bar:
        task = bar.add_task("reading the suite", total=None, verdicts="")

        def begin(scenarios: int) -> None:
            journal.begin()
            for result in journal.kept:
                count.take(result)
            done = len(journal.kept)
            bar.update(task, total=scenarios + done, completed=done, description="scenarios")

        def take(result: Result) -> None:
            journal.write(result)
            count.take(result)
            bar.update(task, advance=1, verdicts=str(count))

        def amend(result: Result) -> None:
            journal.write(result)
            count.take(result)
            bar.update(task, verdicts=str(count))

        yield Told(begin, take, amend)


@contextlib.contextmanager
def calibrating(console: Console) -> Iterator[Told]:
    """Show a bar while engines that know nothing are played."""
    with Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True) as bar:
        task = bar.add_task("for comparison: engines that know nothing", total=None)
        yield Told(
            lambda scenarios: bar.update(task, total=scenarios),
            lambda result: bar.update(task, advance=1),
        )
