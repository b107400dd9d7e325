"""What has changed in a suite since a commit: scenarios whose lines did, and code whose lines did."""

import ast
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.features import FeatureText
from duelproof.impact.entering import Wanted

_FILE = re.compile(r"\+\+\+ (?:b/(?P<path>.*)|/dev/null)")
_HUNK = re.compile(r"@@ -\S+ \+(?P<start>\d+)(?:,(?P<count>\d+))? @@")


@dataclass(frozen=True, slots=True)
class Lines:
    """The changed lines of each file, as it is now; a line before and one after what was taken away."""

    of: dict[Path, frozenset[int]]

    def scenarios(self, features: list[FeatureText]) -> Iterator[str]:
        """Yield the ids of the scenarios that changed: in their own lines, or in those of their rule."""
        for text in features:
            changed = self.of.get(text.path, frozenset())
            starts = sorted([*(each.line for each in text.blocks), *(each.line for each in text.scenarios)])
            for block in text.blocks:
                head = _is_in(changed, block.line, starts)
                for scenario in block.scenarios:
                    if head or _is_in(changed, scenario.line, starts):
                        yield from (case.id for case in scenario.cases())

    def code(self) -> Wanted:
        """Look for functions with a changed line; in a file where others changed, for all its functions."""
        changed = {
            str(path): _changed_functions(path, lines)
            for path, lines in self.of.items()
            if path.suffix == ".py"
        }

        def wanted(code: CodeType) -> bool:
            if code.co_filename not in changed:
                return False
            starts = changed[code.co_filename]
            return starts is None or code.co_firstlineno in starts

        return wanted


def changed_since(root: Path, commit: str, folders: tuple[str, ...]) -> Lines:
    """Return the lines that have changed in some folders of a repository since a commit.

    Raises CatalogueError when it is no repository, has no such commit, or there is no git.
    """
    command = [
        "git",
        "-C",
        str(root),
        "diff",
        "--unified=0",
        "--no-renames",
        "--no-color",
        "--no-ext-diff",
        "--relative",
    ]
    if commit.startswith("-"):
        raise CatalogueError(f"{commit!r} is no name of a commit.")
    try:
        done = subprocess.run(
            [*command, commit, "--", *folders], capture_output=True, text=True, encoding="utf-8", check=False
        )
    except FileNotFoundError:
        raise CatalogueError("What has changed since a commit is asked of git, and there is none.") from None
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise CatalogueError(
            f"git cannot compare {root} with {commit!r}: {said[0] if said else 'it says nothing'}."
        )
    return Lines(_read(root, done.stdout))


def _read(root: Path, diff: str) -> dict[Path, frozenset[int]]:
    found: dict[Path, frozenset[int]] = {}
    path: Path | None = None
    for line in diff.splitlines():
        if file := _FILE.fullmatch(line):
            path = root / file["path"] if file["path"] else None
        elif path is not None and (hunk := _HUNK.match(line)):
            start, count = int(hunk["start"]), int(hunk["count"] or 1)
            lines = range(start, start + count) if count else range(start, start + 2)
            found[path] = found.get(path, frozenset()) | frozenset(lines)
    return found


def _is_in(changed: frozenset[int], start: int, starts: list[int]) -> bool:
    """Tell whether a line changed from one start up to the next."""
    after = next((line for line in starts if line > start), None)
    return any(line >= start and (after is None or line < after) for line in changed)


def _changed_functions(path: Path, changed: frozenset[int]) -> set[int] | None:
    """Return the first lines of the functions of a file that changed; None where other lines did."""
    try:
        text = path.read_text("utf-8")
        tree = ast.parse(text)
    except (OSError, SyntaxError, ValueError):
        return None
    silent = {
        at
        for at, line in enumerate(text.splitlines(), 1)
        if not line.strip() or line.lstrip().startswith("#")
    }
    starts: set[int] = set()
    within = set[int]()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            own = range(first, (node.end_lineno or node.lineno) + 1)
            within.update(own)
            if not changed.isdisjoint(own):
                starts.add(first)
    return starts if changed <= within | silent else None
