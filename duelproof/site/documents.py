"""The documents of the repository as pages: the guide, the handbook, the port, the decision records."""

import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.explain import Reading, decision_records, reading_of
from duelproof.catalogue.games import Game
from duelproof.site.pages import Pages, relative

DECISIONS = "decisions/README.md"

_CODE_OR_LINK = re.compile(r"(```.*?```|`[^`]*`|\[[^\]]*\]\([^)]*\))", re.DOTALL)

RulePage = Callable[[str], str | None]
"""The page of a rule by its id; None where there is no such rule."""


def write_documents(pages: Pages, root: Path, games: Sequence[Game], rule_page: RulePage) -> None:
    """Copy the documents; decision records link to the rules they name, and their front page lists them.

    Raises CatalogueError for a thousand that belongs to no game.
    """
    without = shutil.ignore_patterns("__pycache__", ".*", "build")
    shutil.copytree(root / "docs", pages.folder, ignore=without, dirs_exist_ok=True)
    for path in decision_records(root):
        here = f"decisions/{path.name}"
        pages.put(here, _with_links(path.read_text("utf-8"), here, games, rule_page))
    title, about, *rest = (root / "docs" / DECISIONS).read_text("utf-8").split("\n\n", 2)
    pages.write(
        DECISIONS,
        "decisions.md.j2",
        title=title,
        about=about,
        rest="".join(rest),
        groups=grouped(root, games).items(),
    )


def grouped(root: Path, games: Sequence[Game]) -> dict[str, list[Reading]]:
    """Return the decision records by subject: the thousand of a record's number names its book."""
    about = {0: "The suite"} | {game.book.number: game.title for game in games}
    groups: dict[str, list[Reading]] = {}
    for path in decision_records(root):
        thousand = int(path.name.partition("-")[0]) // 1000
        if thousand not in about:
            raise CatalogueError(f"{path} is of no book: the thousands are {', '.join(map(str, about))}.")
        groups.setdefault(about[thousand], []).append(reading_of(path))
    return groups


def _with_links(text: str, here: str, games: Sequence[Game], rule_page: RulePage) -> str:
    rule_id = re.compile(rf"\b(?:{'|'.join(game.prefix for game in games)})-\w+(?:[-.]\w+)*")

    def link(found: re.Match[str]) -> str:
        page = rule_page(found[0])
        return f"[{found[0]}]({relative(page, here)})" if page else found[0]

    parts = _CODE_OR_LINK.split(text)
    return "".join(part if at % 2 else rule_id.sub(link, part) for at, part in enumerate(parts))
