"""How we know that a scenario notices a rule, in plain words: what the wrong engine does that it catches.

A record names a wrong engine: a misreading by chapter and function, or a change of a line of the right one by
chapter, function and what is changed. What either is about, its docstring says.
"""

import ast
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

from duelproof.catalogue.games import Game
from duelproof.proof.mutants import chapter_of
from duelproof.site.languages import Translate
from duelproof.site.pages import plain

_MISREADS = "Misreads "


@dataclass(frozen=True, slots=True)
class Caught:
    """A wrong engine: what is wrong with it, in a clause, and what is changed, if that is a line of code.

    ``misread`` tells the rule as the wrong engine has it; else ``says`` is what its function should do.
    """

    says: str
    change: str
    misread: bool


class Docstrings:
    """The first lines of the docstrings of an engine and its misreadings, by chapter and function."""

    def __init__(self, root: Path, game: Game) -> None:
        self._said: dict[tuple[str, str], str] = {}
        engine = root / game.code.partition(".")[0]
        for file in sorted(engine.rglob("*.py")) if engine.is_dir() else []:
            module = ".".join(file.relative_to(root).with_suffix("").parts)
            package = game.misreadings if f"{module}.".startswith(f"{game.misreadings}.") else game.code
            self._read(ast.parse(file.read_text("utf-8")), chapter_of(module, package), "")

    def _read(self, holder: ast.AST, chapter: str, within: str) -> None:
        for node in ast.iter_child_nodes(holder):
            if isinstance(node, ast.ClassDef):
                self._read(node, chapter, f"{node.name}.")
            elif isinstance(node, ast.FunctionDef) and (doc := ast.get_docstring(node)):
                self._said.setdefault((chapter, f"{within}{node.name}"), doc.splitlines()[0])

    def caught(self, wrong: str) -> Caught:
        """Return what a wrong engine is, by the name under which it is recorded."""
        chapter, _, rest = wrong.partition(":")
        name, _, change = rest.partition(":")
        said = self._said.get((chapter, name.strip()), "")
        if said.startswith(_MISREADS):
            return Caught(said.partition(": ")[2].rstrip("."), "", misread=True)
        return Caught(
            said.rstrip("."), f"{name.strip()}: {change.strip()}" if change else rest, misread=False
        )


def in_words(wrong: Caught, before: str, t: Translate) -> Markup:
    """Return a sentence about a wrong engine, after words such as "It fails on an engine"."""
    if wrong.misread:
        return plain(t("{before} by which {says}.", before=before, says=wrong.says))
    what = t("{before} that gets this wrong: {says}.", before=before, says=wrong.says)
    if not wrong.says:
        what = t("{before} with a changed line:", before=before)
    return Markup("{} <code>{}</code>").format(plain(what), plain(wrong.change))
