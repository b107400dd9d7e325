"""Building the site: the pages are written to a folder, and MkDocs makes a site from them.

The build is strict: a broken link, a missing anchor or a page that nothing leads to makes it fail.
"""

import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.explain import Shelf, shelf
from duelproof.catalogue.games import Game, games_in
from duelproof.catalogue.numbering import read
from duelproof.catalogue.titles import ENGLISH
from duelproof.judge.boards import drawing
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.page import ASSETS as PICTURE_ASSETS
from duelproof.judge.selection import Selection
from duelproof.site.book import Book
from duelproof.site.documents import DECISIONS, grouped, write_documents
from duelproof.site.films import Filmed, Films, shoot
from duelproof.site.films import write as write_films
from duelproof.site.growing import plotted, read_growth
from duelproof.site.pages import Pages
from duelproof.site.sources import Sources

HERE = Path(__file__).parent

NAMES = {"en": "English", "ja": "日本語"}
"""What languages are called by those who speak them."""

TOOLS = ("mkdocs", "material")

PICTURES = ("parts.js", "board.js", "board.css")
"""The files of reports by which tables are drawn here, too."""

FIGURES = Path("build", "bench.json")
"""Where `make bench` leaves what it has measured."""

FIRST_DOCUMENTS = ("guide.md", "adapter-handbook.md", "port.md")
"""The documents in their reading order; those not named here come after them."""


class SiteError(CatalogueError):
    """The site cannot be built; the message says why."""


def build(
    root: Path,
    site: Path,
    *,
    games: Sequence[Game] | None = None,
    code_url: str | None = None,
    films: Sequence[Selection] | None = None,
) -> Path:
    """Build the site of a checkout, and return the file to open.

    Args:
        root: the checkout; an installed suite has no documents to make a site of.
        site: the folder to build in. What was there is replaced; the pages go to a folder beside it.
        games: the books to show; all of the suite by default.
        code_url: the address of a file of the repository on the web, with ``{path}`` and ``{line}`` in it.
        films: the scenarios of which games to play, so that a reader can step through them; all by default.

    Raises:
        SiteError: MkDocs is missing or finds something wrong, there are no documents, the folder holds
            something else than a site, or the scenarios cannot be played.
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
    books = write_pages(root, work, games, code_url)
    others = write_translations(work, books, code_url)
    with contextlib.ExitStack() as builds:  # which have the other core
        for language in ("", *others):
            builds.enter_context(_mkdocs(work / language, work / "built" / language))
        recorded = [_recorded(root, book, films) for book in books]
    for language in ("", *others):
        _search_by_number(work / "built" / language, games)
    for language in others:  # a server has one page for what is missing, and its links lead from the root
        (work / "built" / language / "404.html").unlink()
    shutil.move(work / "built", site)
    for book, filmed in zip(books, recorded, strict=True):
        for scenarios, found in filmed:
            write_films(site, book.game, scenarios, found)
    return site / "index.html"


def _empty(folder: Path, mark: str) -> None:
    """Remove what was built in a folder before; a folder without our ``mark`` holds somebody else's files."""
    if folder.exists() and not folder.is_dir():
        raise SiteError(f"{folder} is a file: name a folder that is new or empty.")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / mark).is_file():
        raise SiteError(f"{folder} holds something else than a site: name a folder that is new or empty.")
    shutil.rmtree(folder, ignore_errors=True)


def write_pages(root: Path, work: Path, games: Sequence[Game], code_url: str | None) -> list[Book]:
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
    languages = [ENGLISH, *_translated(shown)]
    example = next(iter(shown[0].numbering.rules.values())).number
    shows = next((book for book in shown if book.example), None)
    pages.write("index.md", "index.md.j2", books=shown, number=example, shows=shows)
    curves = read_growth(root / FIGURES)
    if curves:
        pages.write("growth.md", "growth.md.j2", curves=curves, plotted=plotted)
    _write_assets(work / "docs" / "assets", shown)
    _write_printed(work / "docs" / "assets", shown)
    _configure(work, ENGLISH, languages, _navigation(root, shown, ["growth.md"] if curves else []))
    return shown


def write_translations(work: Path, books: Sequence[Book], code_url: str | None) -> list[str]:
    """Write the books' pages in each other language that has titles of rules, and return these languages."""
    languages = _translated(books)
    for language in languages:
        pages = Pages(work / language / "docs", code_url, language)
        shown = [book.translated(language) for book in books if language in book.languages]
        for book in shown:
            book.write(pages)
        pages.write("index.md", "books.md.j2", books=shown)
        _write_assets(work / language / "docs" / "assets", shown)
        navigation = ["index.md", *({book.game.title: _book_navigation(book)} for book in shown)]
        _configure(work / language, language, [ENGLISH, *languages], navigation)
    return languages


def _configure(work: Path, language: str, languages: Sequence[str], navigation: Sequence[object]) -> None:
    """Write what MkDocs is to make of the pages in one of the languages."""
    configuration = {
        "INHERIT": str(HERE / "templates" / "base.yml"),
        "docs_dir": "docs",
        "theme": {"name": "material", "language": language},
        "nav": navigation,
        "extra": {"alternate": _alternate(languages, language)},
    }
    # JSON is YAML too.
    (work / "mkdocs.yml").write_bytes(msgspec.json.format(msgspec.json.encode(configuration)) + b"\n")


def _translated(books: Sequence[Book]) -> list[str]:
    """Return the languages other than English in which rules of the books have titles."""
    return sorted({language for book in books for language in book.languages} - {ENGLISH})


def _alternate(languages: Sequence[str], here: str) -> list[dict[str, str]]:
    """Return the choice of languages that stands at the head of each page; none where there is but one."""
    home = "" if here == ENGLISH else "../"
    pages = {language: "" if language == ENGLISH else f"{language}/" for language in languages}
    return [
        {"name": NAMES.get(language, language), "lang": language, "link": f"{home}{page}index.html"}
        for language, page in pages.items()
        if len(languages) > 1
    ]


def _write_assets(folder: Path, books: Sequence[Book]) -> None:
    """Write style sheets and scripts: ours, and those that draw tables as books and cards say."""
    shutil.copytree(HERE / "assets", folder)
    for name in PICTURES:
        shutil.copy(PICTURE_ASSETS / name, folder / name)
    drawn = {book.game.id: {"picture": drawing(book.game)} for book in books}
    script = f"const documents = {msgspec.json.encode(drawn).decode()};\n"
    (folder / "pictures.js").write_text(script, "utf-8")


def _write_printed(folder: Path, books: Sequence[Book]) -> None:
    """Write what is printed on the cards of each book; the pages in every language read these files."""
    for book in books:
        printed = msgspec.json.encode(book.cards.printed()).decode()
        script = f'(window.printedCards ??= {{}})["{book.game.id}"] = {printed};\n'
        (folder / f"printed-{book.game.id}.js").write_text(script, "utf-8")


def _recorded(root: Path, book: Book, films: Sequence[Selection] | None) -> list[tuple[list[Filmed], Films]]:
    """Film what the pages of a book show: its scenarios, and by each edition those that show a change.

    Raises SiteError where they cannot be played.
    """
    game = book.game
    wanted = (
        [Selection(games=(game.id,))] if films is None else [each for each in films if game.id in each.games]
    )
    if not wanted:
        return []
    try:
        shot = {case: film for each in wanted for case, film in shoot(root, game, each).items()}
        found: list[tuple[list[Filmed], Films]] = [(book.filmed, shot)]
        for pair in book.pairs:
            for edition in (pair.old, pair.new) if pair.showing else ():
                found.append((list(pair.filmed(edition)), shoot(root, game, pair.selection, edition)))
    except SuiteFailure as failure:
        raise SiteError(f"The scenarios of {game.title} cannot be filmed:\n{failure}") from failure
    return found


def _shelf(root: Path, game: Game) -> Shelf:
    return shelf(read(game, game.folder / "numbering.toml"), root)


def _navigation(root: Path, books: Sequence[Book], measured: Sequence[str]) -> list[object]:
    """Return the pages in their order; those of what was ``measured`` end the guide."""
    docs = root / "docs"
    others = sorted(path.name for path in docs.glob("*.md") if path.name not in FIRST_DOCUMENTS)
    ports = sorted(path.relative_to(docs).as_posix() for path in docs.glob("port/*.md"))
    examples = sorted(path.relative_to(docs).as_posix() for path in docs.glob("examples/*/README.md"))
    records = [
        {about: [f"decisions/{reading.file.name}" for reading in readings]}
        for about, readings in grouped(root, games_in(root)).items()
    ]
    guide = [*FIRST_DOCUMENTS, *others, *ports, {"Messages": "schema/README.md"}, *examples, *measured]
    return [
        {"Home": "index.md"},
        {"Guide": guide},
        *({book.game.title: _book_navigation(book)} for book in books),
        {"Readings": [DECISIONS, *records]},
    ]


def _book_navigation(book: Book) -> list[object]:
    """Return the pages of a book in their order; its cards stand among the English pages alone."""
    sections = [
        {
            f"{section.number} {book.titled(section)}": [
                book.section_page(section.number),
                *(book.subsection_page(part.number) for part in section.subsections),
            ]
        }
        for section in book.numbering.sections.values()
    ]
    words = [book.glossary_page] if book.game.book.terms else []
    played = [book.steps.page, *book.cards.navigation] if book.language == ENGLISH else []
    editions = [pair.page for pair in book.pairs if book.language == ENGLISH]
    return [book.front, *sections, book.open_page, *editions, *words, *played]


@contextlib.contextmanager
def _mkdocs(work: Path, site: Path) -> Iterator[None]:
    """Let MkDocs make the site meanwhile. Raises SiteError in the end when it finds something wrong."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    command += ["--config-file", str(work / "mkdocs.yml"), "--site-dir", str(site)]
    with tempfile.TemporaryFile("w+") as said:
        # Never --quiet: it leaves warnings uncounted. What Material says of MkDocs 2: docs/decisions/013.
        quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
        with subprocess.Popen(command, env=quiet, stdout=said, stderr=subprocess.STDOUT) as running:
            yield
        said.seek(0)
        lines = [line for line in said.read().splitlines() if line and not line.startswith("INFO")]
    if running.returncode:
        raise SiteError("MkDocs finds something wrong:\n" + "\n".join(lines))


def _search_by_number(site: Path, games: Sequence[Game]) -> None:
    """Teach Material's search the form of a rule's number."""
    script = (HERE / "templates" / "search.js").read_text("utf-8")
    script = script.replace("__PREFIXES__", "|".join(game.prefix for game in games))
    workers = list(site.glob("assets/javascripts/workers/search.*.js"))
    if len(workers) != 1:
        raise SiteError(f"This version of MkDocs Material has its search elsewhere: found {workers}.")
    with workers[0].open("a", encoding="utf-8") as worker:
        worker.write(script)
