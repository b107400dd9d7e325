"""The pages that show the repository's code that rules link to: function by function, with its rules."""

import ast
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from duelproof.catalogue.invariants import JUDGE
from duelproof.site.pages import Pages, source_page

_FENCES = re.compile(r"`{3,}")


@dataclass(frozen=True, slots=True)
class Marked:
    """A function or row of the repository that stands for rules, with the pages of the rules by their ids."""

    name: str
    path: str
    line: int
    says: str
    rules: dict[str, str] = field(default_factory=dict)

    @property
    def page(self) -> str:
        """Where it is shown."""
        return source_page(self.path, self.line)


@dataclass(frozen=True, slots=True)
class Excerpt:
    """The code of a function, from its first decorator on; ``fence`` is what no line of it begins with."""

    first: int
    text: str
    fence: str


class Sources:
    """The files of the repository that pages link to."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._marked: dict[str, dict[int, Marked]] = defaultdict(dict)

    def mark(self, name: str, path: str, line: int, says: str, rule_id: str, rule_page: str) -> Marked:
        """Return a function that stands for a rule; the page of its file will link to the rule in turn."""
        marked = self._marked[path].setdefault(line, Marked(name, path, line, says))
        marked.rules[rule_id] = rule_page
        return marked

    def write(self, pages: Pages) -> None:
        """Write the page of every file that rules link to."""
        for path, marked in sorted(self._marked.items()):
            home = self.root if (self.root / path).is_file() else JUDGE
            excerpts = _excerpts((home / path).read_text("utf-8"))
            shown = [(marked[line], excerpts[line]) for line in sorted(marked)]
            pages.write(source_page(path), "source.md.j2", path=path, shown=shown)


def _excerpts(text: str) -> dict[int, Excerpt]:
    """Return what stands in a file, by its first line: functions and classes by the line of their name.

    Of several things that begin in one line, such as the row of a table and its parts, it is the longest.
    """
    lines = text.splitlines()
    spans: dict[int, tuple[int, int]] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.stmt | ast.expr):
            first = min([node.lineno, *(mark.lineno for mark in getattr(node, "decorator_list", ()))])
            last = node.end_lineno or node.lineno
            spans[node.lineno] = max(spans.get(node.lineno, (first, first)), (first, last), key=_length)
    return {line: _excerpt(lines, *span) for line, span in spans.items()}


def _length(span: tuple[int, int]) -> int:
    return span[1] - span[0]


def _excerpt(lines: list[str], first: int, last: int) -> Excerpt:
    code = "\n".join(lines[first - 1 : last])
    fence = "`" * (max(map(len, _FENCES.findall(code)), default=2) + 1)
    return Excerpt(first, code, fence)
