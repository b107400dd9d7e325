"""Building the site: the pages are written to a folder, and MkDocs makes a site from them.

The build is strict: a broken link, a missing anchor or a page that nothing leads to makes it fail.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.explain import Shelf, shelf
from duelproof.catalogue.games import Game, games_in
from duelproof.catalogue.numbering import read
from duelproof.site.book import Book
from duelproof.site.documents import DECISIONS, grouped, write_documents
from duelproof.site.pages import Pages
from duelproof.site.sources import Sources

HERE = Path(__file__).parent

TOOLS = ("mkdocs", "material")

FIRST_DOCUMENTS = ("guide.md", "adapter-handbook.md", "port.md")
"""The documents in their reading order; those not named here come after them."""


class SiteError(CatalogueError):
    """The site cannot be built; the message says why."""


def build(
    root: Path, site: Path, *, games: Sequence[Game] | None = None, code_url: str | None = None
) -> Path:
    """Build the site of a checkout, and return the file to open.

    Args:
        root: the checkout; an installed suite has no documents to make a site of.
        site: the folder to build in. What was there is replaced; the pages go to a folder beside it.
        games: the books to show; all of the suite by default.
        code_url: the address of a file of the repository on the web, with ``{path}`` and ``{line}`` in it.

    Raises:
        SiteError: MkDocs is missing or finds something wrong, there are no documents, or the folder holds
            something else than a site.
        CatalogueError: the suite cannot be read.
    """
    site = site.resolve()
    missing = [name for name in TOOLS if importlib.util.find_spec(name) is None]
    if missing:
        raise SiteError(
            "The site needs MkDocs Material: install mkdocs and mkdocs-material, or use `make docs`."
        )
    if not (root / "docs").is_dir():
        raise SiteError(f"The site is built from a checkout: there is no folder 'docs' in {root}.")
    work = site.with_name(f"{site.name}-pages")
    for folder, mark in ((site, "assets/site.css"), (work, "mkdocs.yml")):
        _empty(folder, mark)
    games = games_in(root) if games is None else games
    write_pages(root, work, games, code_url)
    _run_mkdocs(work, site)
    _search_by_number(site, games)
    return site / "index.html"


def _empty(folder: Path, mark: str) -> None:
    """Remove what was built in a folder before; a folder without our ``mark`` holds somebody else's files."""
    if folder.is_dir() and any(folder.iterdir()) and not (folder / mark).is_file():
        raise SiteError(f"{folder} holds something else than a site: name a folder that is new or empty.")
    shutil.rmtree(folder, ignore_errors=True)


def write_pages(root: Path, work: Path, games: Sequence[Game], code_url: str | None) -> None:
    """Write all that MkDocs needs: the pages to ``work/docs``, its configuration to ``work/mkdocs.yml``."""
    pages = Pages(work / "docs", code_url)
    sources = Sources(root)
    books = {game.prefix: Book(_shelf(root, game), sources) for game in games}

    def rule_page(rule_id: str) -> str | None:
        book = books.get(rule_id.partition("-")[0])
        return book.rule_page(rule_id) if book and rule_id in book.numbering.rules else None

    write_documents(pages, root, games_in(root), rule_page)
    for book in books.values():
        book.write(pages)
    sources.write(pages)
    shown = list(books.values())
    example = next(iter(shown[0].numbering.rules.values())).number
    pages.write("index.md", "index.md.j2", books=shown, example=example)
    shutil.copytree(HERE / "assets", work / "docs" / "assets")
    configuration = {
        "INHERIT": str(HERE / "templates" / "base.yml"),
        "docs_dir": "docs",
        "nav": _navigation(root, shown),
    }
    # JSON is YAML too.
    (work / "mkdocs.yml").write_bytes(msgspec.json.format(msgspec.json.encode(configuration)) + b"\n")


def _shelf(root: Path, game: Game) -> Shelf:
    return shelf(read(game, game.folder / "numbering.toml"), root)


def _navigation(root: Path, books: Sequence[Book]) -> list[object]:
    docs = root / "docs"
    others = sorted(path.name for path in docs.glob("*.md") if path.name not in FIRST_DOCUMENTS)
    ports = sorted(path.relative_to(docs).as_posix() for path in docs.glob("port/*.md"))
    examples = sorted(path.relative_to(docs).as_posix() for path in docs.glob("examples/*/README.md"))
    records = [
        {about: [f"decisions/{reading.file.name}" for reading in readings]}
        for about, readings in grouped(root, games_in(root)).items()
    ]
    return [
        {"Home": "index.md"},
        {"Guide": [*FIRST_DOCUMENTS, *others, *ports, {"Messages": "schema/README.md"}, *examples]},
        *({book.game.title: _book_navigation(book)} for book in books),
        {"Readings": [DECISIONS, *records]},
    ]


def _book_navigation(book: Book) -> list[object]:
    sections = [
        {
            f"{section.number} {section.title}": [
                book.section_page(section.number),
                *(book.subsection_page(part.number) for part in section.subsections),
            ]
        }
        for section in book.numbering.sections.values()
    ]
    return [book.front, *sections, book.open_page, *book.cards.navigation]


def _run_mkdocs(work: Path, site: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    command += ["--config-file", str(work / "mkdocs.yml"), "--site-dir", str(site)]
    # Never --quiet: it leaves warnings uncounted. What Material says of MkDocs 2 is in docs/decisions/013.
    ran = subprocess.run(
        command, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        said = [
            line for line in f"{ran.stdout}{ran.stderr}".splitlines() if line and not line.startswith("INFO")
        ]
        raise SiteError("MkDocs finds something wrong:\n" + "\n".join(said))


def _search_by_number(site: Path, games: Sequence[Game]) -> None:
    """Teach Material's search the form of a rule's number."""
    script = (HERE / "templates" / "search.js").read_text("utf-8")
    script = script.replace("__PREFIXES__", "|".join(game.prefix for game in games))
    workers = list(site.glob("assets/javascripts/workers/search.*.js"))
    if len(workers) != 1:
        raise SiteError(f"This version of MkDocs Material has its search elsewhere: found {workers}.")
    with workers[0].open("a", encoding="utf-8") as worker:
        worker.write(script)
