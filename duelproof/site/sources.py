"""The pages that show the code of the repository that rules link to: function by function, with its rules."""

import ast
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from duelproof.site.pages import Pages, source_page

_FENCES = re.compile(r"`{3,}")


@dataclass(frozen=True, slots=True)
class Marked:
    """A function of the repository that stands for rules, with the pages of the rules by their ids."""

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
        """A function that stands for a rule; the page of its file will link to the rule in turn."""
        marked = self._marked[path].setdefault(line, Marked(name, path, line, says))
        marked.rules[rule_id] = rule_page
        return marked

    def write(self, pages: Pages) -> None:
        """Write the page of every file that rules link to."""
        for path, marked in sorted(self._marked.items()):
            excerpts = _excerpts((self.root / path).read_text("utf-8"))
            shown = [(marked[line], excerpts[line]) for line in sorted(marked)]
            pages.write(source_page(path), "source.md.j2", path=path, shown=shown)


def _excerpts(text: str) -> dict[int, Excerpt]:
    """The functions and classes of a file by the line of their name."""
    lines = text.splitlines()
    found: dict[int, Excerpt] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            code = "\n".join(lines[first - 1 : node.end_lineno])
            fence = "`" * (max(map(len, _FENCES.findall(code)), default=2) + 1)
            found[node.lineno] = Excerpt(first, code, fence)
    return found
