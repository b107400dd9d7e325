"""What has changed in a suite since a commit: scenarios whose lines did, and code whose lines did."""

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.features import FeatureText
from duelproof.impact.running import Wanted

_FILE = re.compile(r"\+\+\+ (?:b/(?P<path>.*)|/dev/null)")
_HUNK = re.compile(r"@@ -\S+ \+(?P<start>\d+)(?:,(?P<count>\d+))? @@")


@dataclass(frozen=True, slots=True)
class Lines:
    """The changed lines of each file, as it is now; a line before and one after what was taken away."""

    root: Path
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
        ranges = {str(path): lines for path, lines in self.of.items() if path.suffix == ".py"}
        loose = {path: frozenset(lines - _within_functions(Path(path))) for path, lines in ranges.items()}

        def wanted(code: CodeType) -> bool:
            lines = ranges.get(code.co_filename)
            if lines is None:
                return False
            own = {line for _, _, line in code.co_lines() if line is not None}
            return bool(loose[code.co_filename]) or not lines.isdisjoint(
                range(code.co_firstlineno, max(own) + 1)
            )

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
    return Lines(root, _read(root, done.stdout))


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


def _within_functions(path: Path) -> set[int]:
    """Return the lines of a file that are those of its functions, and blank ones between."""
    try:
        text = path.read_text("utf-8")
        whole = compile(text, str(path), "exec")
    except (OSError, SyntaxError, ValueError):
        return set()
    found = {
        number
        for number, line in enumerate(text.splitlines(), 1)
        if not line.strip() or line.lstrip().startswith("#")
    }
    waiting = [code for code in whole.co_consts if isinstance(code, CodeType)]
    while waiting:
        code = waiting.pop()
        inner = [each for each in code.co_consts if isinstance(each, CodeType)]
        if code.co_flags & 0x2:  # a function's, not a class's
            last = max(
                (line for _, _, line in code.co_lines() if line is not None), default=code.co_firstlineno
            )
            found |= set(range(code.co_firstlineno, last + 1))
        waiting += inner
    return found
