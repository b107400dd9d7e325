"""What ``duelproof compare`` does: reads results, lays them side by side, and prints tables."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import suite_root
from duelproof.comparison.arranged import Book, NamedRule, arranged, failed, titles
from duelproof.comparison.data import as_data
from duelproof.comparison.matrix import Change, Changes, Comparison, RuleName, compared
from duelproof.comparison.page import HEADINGS
from duelproof.comparison.page import html as page_of
from duelproof.comparison.results import End, read_results
from duelproof.comparison.unlike import LETTERS, unlike
from duelproof.judge.safe import one_line
from duelproof.judge.selection import Suite
from duelproof.judge.words import counted

STYLES = {
    End.PASS: "green",
    End.VIOLATION: "red",
    End.BROKEN: "magenta",
    End.ERROR: "bold red",
    End.INCONCLUSIVE: "yellow",
    End.NOT_CLAIMED: "dim",
    End.NOT_RUN: "dim",
}
RULES = 20
"""So many rules of a table and of a list are printed, unless all are asked for."""
SCENARIOS = 3
"""So many scenarios of a rule are printed, unless all are asked for."""
WORDS = {End.VIOLATION: "VIOL", End.BROKEN: "BRKN", End.ERROR: "ERR", End.INCONCLUSIVE: "INC"}
"""The ends as a table says them, where it says them shorter."""
KINDS = {"worse": "bold red", "better": "bold green", "neither": "bold"}
"""The style of each kind of change."""
CELL = 12
"""The width of how a rule ended in a run."""

T = TypeVar("T")


def compare_and_tell(
    files: Sequence[Path], root: Path | None, *, every: bool, html: Path | None, json: bool
) -> int:
    """Compare results and print how they differ; return the exit code: 1 where something got worse.

    Raises CatalogueError and BadCertificate for results that cannot be read, or have nothing in common, and
    OSError when the page cannot be written.
    """
    if not 2 <= len(files) <= len(LETTERS):
        raise CatalogueError(
            f"Name the results of 2 to {len(LETTERS)} runs: {len(files)} cannot be compared."
        )
    comparison = compared([read_results(file) for file in files])
    books = arranged(comparison.rows, comparison.runs, _suite(root))
    if html is not None:
        html.parent.mkdir(parents=True, exist_ok=True)
        html.write_text(page_of(comparison, books), "utf-8")
    if json:
        print(msgspec.json.encode(as_data(comparison, books)).decode())
        return comparison.code
    _Teller(Console(), every=every).tell(comparison, books)
    if html is not None:
        print(f"Page: {html}")
    return comparison.code


def _suite(root: Path | None) -> Suite | None:
    """Return the suite that says what rules are called; None where there is none here."""
    if root is not None:
        return Suite(root.resolve())
    try:
        return Suite(suite_root())
    except CatalogueError:
        return None


class _Teller:
    """Prints a comparison: ``every`` rule and change of it, or of long tables and lists the first ones."""

    def __init__(self, console: Console, *, every: bool) -> None:
        self._console = console
        self._every = every

    def tell(self, comparison: Comparison, books: Sequence[Book]) -> None:
        """Print the runs, what is unlike, the tables, and last what matters most: the changes."""
        for letter, run in zip(LETTERS, comparison.runs, strict=False):
            asked = run.selection or "everything"
            said = f"{_safe(run.engine)}, {_safe(run.source)}: {counted(len(run.cases), 'scenario')}"
            self._line(f"[bold]{letter}[/] {said} of {_safe(asked)}")
        for said in unlike(comparison):
            self._line(f"[yellow]Note:[/] {_safe(said)}")
        letters = LETTERS[: len(comparison.runs)]
        self._console.print(_sections(books, letters))
        self._line(
            "[dim]Fail: violated, or the engine broke down. The rest: undecided, not claimed or not run.[/]"
        )
        self._rules([rule for book in books for rule in book.rules], letters)
        called = titles(books)
        for changes in comparison.changes:
            self._changes(changes, called)

    def _rules(self, rules: Sequence[NamedRule], letters: str) -> None:
        """Print the rules that did not end alike in the runs that ran them, or all if these are asked for."""
        shown = [rule for rule in rules if self._every or not rule.row.alike]
        if not shown:
            self._line("All that more than one run has run ended alike.")
            return
        self._console.print(_matrix(self._first(shown, RULES), letters, self._console.width))
        self._more(len(shown), RULES, "rule", "")

    def _changes(self, changes: Changes, called: dict[RuleName, str]) -> None:
        """Print what got better and worse from the first run to a later one, and what else changed."""
        for kind, found in reversed(changes.by_kind.items()):
            if found:
                self._line(f"[{KINDS[kind]}]{HEADINGS[kind]}[/] from {_way(changes)}:")
            for change in self._first(found, RULES):
                self._change(change, called[change.name])
            self._more(len(found), RULES, "rule", "  ")
        worse, better = (counted(len(found), "rule") for found in (changes.worse, changes.better))
        self._line(
            f"[bold]From {_way(changes)}: {worse} worse, {better} better[/] "
            f"({counted(changes.compared, 'scenario')} compared)."
        )

    def _change(self, change: Change, title: str) -> None:
        self._line(f"  {_safe(change.rule)} {_safe(title)}")
        for at in self._first(change.scenarios, SCENARIOS):
            self._line(f"    {_safe(at.scenario)}: {_end(at.before)} -> {_end(at.after)}")
        self._more(len(change.scenarios), SCENARIOS, "scenario", "    ")

    def _first(self, found: Sequence[T], most: int) -> Sequence[T]:
        """Return the first ones, or all if these are asked for."""
        return found if self._every else found[:most]

    def _more(self, number: int, most: int, what: str, lead: str) -> None:
        if number > most and not self._every:
            self._line(f"{lead}... and {counted(number - most, f'more {what}')}: --all prints them.")

    def _line(self, markup: str) -> None:
        self._console.print(markup, highlight=False, soft_wrap=True)


def _sections(books: Sequence[Book], letters: str) -> Table:
    """Return the table of sections: of how many rules, and how many of them passed and failed in each run."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("Section", no_wrap=True)
    for name in ("Rules", *(part for letter in letters for part in (f"{letter}\npass", "\nfail"))):
        table.add_column(name, justify="right", min_width=4)
    for book in books:
        table.add_row(f"[bold]{_safe(book.title)}[/]", str(len(book.rules)), *_counts(book.tallies))
        for section in book.sections:
            name = f"  {section.number} {section.title}".rstrip()
            table.add_row(_safe(name), str(len(section.rules)), *_counts(section.tallies))
    return table


def _counts(tallies: Sequence[Counter[End]]) -> Iterator[str]:
    for tally in tallies:
        bad = failed(tally)
        yield str(tally[End.PASS])
        yield f"[red]{bad}[/]" if bad else "[dim]0[/]"


def _matrix(rules: Sequence[NamedRule], letters: str, width: int) -> Table:
    """Return the table of rules: how each ended in each run, and how many of its scenarios passed."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    left = max(width - (CELL + 1) * len(letters), 2 * CELL)
    table.add_column("Rule", no_wrap=True, overflow="ellipsis", max_width=left)
    for letter in letters:
        table.add_column(letter, no_wrap=True, min_width=CELL)
    for rule in rules:
        row = rule.row
        cells = (
            _cell(end, f"{passes}/{len(row.lines)}") for end, passes in zip(row.ends, row.passes, strict=True)
        )
        table.add_row(f"{_safe(row.rule)} {_safe(rule.title)}", *cells)
    return table


def _cell(end: End, passes: str) -> str:
    if end in (End.NOT_CLAIMED, End.NOT_RUN):
        return f"[{STYLES[end]}]{end.value}[/]"
    return f"[{STYLES[end]}]{WORDS.get(end, end.value)}[/] [dim]{passes}[/]"


def _way(changes: Changes) -> str:
    return f"{LETTERS[0]} to {LETTERS[changes.later]}"


def _end(end: End) -> str:
    return f"[{STYLES[end]}]{end.value}[/]"


def _safe(words: str) -> str:
    """Make a stranger's words safe for a line: no markup, no line breaks."""
    return escape(one_line(words))
