"""What a proof rests on, as a hash: a record holds only while this stays the same.

For a scenario these are its step functions with the functions and classes that they use, the definitions of
the cards that it names, and the function in which the wrong engine that it convicts is wrong; with a
misreading also what that replaces in the right engine. For an invariant it is the code of the play-outs and
of its book's properties, the book's file, and the function in which the engine that it convicts is wrong.
"""

import ast
import hashlib
import importlib.util
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec

from duelproof.catalogue.bookfile import Colors, Picture
from duelproof.catalogue.games import Game, find_engines
from duelproof.judge.collect import ScenarioItem
from duelproof.playout.campaign import cards_of
from duelproof.playout.games import chapter_files
from duelproof.proof.mutants import marked_code, name_of

Place = tuple[Path, str]
"""A file, and a name at its top level (or of a method in it)."""

LENGTH = 16
"""How much of a hash is kept, in characters."""
QUOTED = re.compile(r'"([^"]+)"')
NAME = re.compile(r"\w*")


class Module:
    """A source file: the text of what it defines, what that uses, and what it imports.

    ``says`` are the attributes and words in what it defines: they name what a misreading replaces.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.texts: dict[str, str] = {}
        self.uses: dict[str, set[str]] = {}
        self.says: dict[str, set[str]] = {}
        self.tables: set[str] = set()
        self.imports: dict[str, tuple[str, str]] = {}
        source = file.read_text("utf-8")
        self._lines = source.splitlines()
        for top in ast.parse(source).body:
            self._take(top)

    def _take(self, top: ast.stmt) -> None:
        if isinstance(top, ast.ImportFrom):
            self.imports |= {each.asname or each.name: (top.module or "", each.name) for each in top.names}
        elif isinstance(top, ast.FunctionDef | ast.ClassDef):
            self._define(top.name, top)
            for inner in top.body if isinstance(top, ast.ClassDef) else ():
                if isinstance(inner, ast.FunctionDef):
                    self._define(f"{top.name}.{inner.name}", inner)
        elif isinstance(top, ast.Assign | ast.AnnAssign):
            for target in top.targets if isinstance(top, ast.Assign) else [top.target]:
                for each in ast.walk(target):
                    if isinstance(each, ast.Name):
                        self._define(each.id, top)
                        self.tables.add(each.id)

    def _define(self, name: str, node: ast.stmt) -> None:
        decorators = getattr(node, "decorator_list", [])
        first = min([node.lineno, *(each.lineno for each in decorators)])
        self.texts[name] = "\n".join(self._lines[first - 1 : node.end_lineno])
        uses, says = self.uses[name], self.says[name] = set(), set()
        for each in ast.walk(node):
            match each:
                case ast.Name(id=word) | ast.arg(arg=word):  # an argument may be a fixture
                    uses.add(word)
                case ast.Attribute(attr=word):
                    says.add(word)
                case ast.Constant(value=value):
                    says.add(str(value))


@cache
def module(file: Path) -> Module:
    """A source file, read once."""
    return Module(file)


@cache
def used(place: Place, root: Path, package: str, fixtures: frozenset[Place]) -> frozenset[Place]:
    """The functions and classes of a package that one of them uses, itself included.

    Fixtures are used by the names of parameters. Tables and patterns do not count: a new word in a table of
    words changes nothing that could be said before.
    """
    given = {name: (file, name) for file, name in fixtures}
    found: set[Place] = set()
    waiting = [place]
    while waiting:
        file, name = at = waiting.pop()
        if at in found or name not in module(file).texts or name in module(file).tables:
            continue
        found.add(at)
        for other in module(file).uses[name]:
            if other in module(file).texts:
                waiting.append((file, other))
            elif other in module(file).imports:
                waiting += _imported(*module(file).imports[other], root, package)
            elif other in given:
                waiting.append(given[other])
    return frozenset(found)


def _imported(name: str, what: str, root: Path, package: str) -> Iterator[Place]:
    file = root.joinpath(*name.split(".")).with_suffix(".py")
    if name.split(".")[0] == package and file.is_file():
        yield file, what


def scenario_code(item: ScenarioItem, kill: str) -> str:
    """The hash of what a scenario's proof rests on, when it convicts the wrong engine ``kill``.

    For one that convicts none it is all code marked with its rules.
    """
    game = item.folder.game
    begun = _hash_of_the_texts_of(item).copy()
    for text in [wrong_text(game, kill)] if kill else _marked_texts(game, item.rules):
        begun.update(b"," + msgspec.json.encode(text))
    begun.update(b"]")
    return begun.hexdigest()[:LENGTH]


@cache
def _hash_of_the_texts_of(item: ScenarioItem) -> "hashlib._Hash":
    """The hash of a list that goes on: of the steps that a scenario has and what they use, and its cards.

    They are most of what its proof rests on, whatever wrong engine it convicts.
    """
    folder = item.folder
    fixtures = _fixtures(tuple(str(each.__file__) for each in folder.steps.modules))
    said = {
        _texts_used((definition.file, definition.function.__name__), folder.game.root, fixtures)
        for _, definition in item.plan
    }
    cards = [part for name in _cards_named(item) if (part := _cards(folder.game).get(name))]
    return hashlib.sha256(msgspec.json.encode(sorted(frozenset().union(*said)) + cards)[: -len("]")])


@cache
def _texts_used(step: Place, root: Path, fixtures: frozenset[Place]) -> frozenset[str]:
    """The texts of a step function and of all that it uses of the steps."""
    return frozenset(module(file).texts[name] for file, name in used(step, root, "steps", fixtures))


def clause_code(items: Sequence[ScenarioItem], kill: str) -> str:
    """The hash of what a clause's proof rests on: what the rule's scenarios do, when they see ``kill``."""
    return _hash(sorted(scenario_code(item, kill) for item in items))


def invariant_code(game: Game, kill: str) -> str:
    """The hash of what an invariant's proof rests on, when it convicts the wrong engine ``kill``."""
    folder = Path(__file__).parents[1] / "playout"
    files = [*sorted(folder.glob("*.py")), *chapter_files(game)]
    # What is for readers' eyes proves nothing.
    book = msgspec.structs.replace(game.book, terms=(), example="", colors=Colors(), picture=Picture())
    said = msgspec.json.encode(book, order="deterministic").decode()
    return _hash([*(file.read_text("utf-8") for file in files), said, wrong_text(game, kill)])


def _hash(texts: Iterable[str]) -> str:
    return hashlib.sha256(msgspec.json.encode(list(texts))).hexdigest()[:LENGTH]


@cache
def _fixtures(files: tuple[str, ...]) -> frozenset[Place]:
    return frozenset(
        (file, name)
        for file in map(Path, files)
        for name, text in module(file).texts.items()
        if "@pytest.fixture" in text
    )


def _cards_named(item: ScenarioItem) -> list[str]:
    texts = [step.name for step in item.rendered.steps]
    return sorted({name for text in texts for name in QUOTED.findall(text)})


@cache
def _cards(game: Game) -> dict[str, str]:
    return {name: msgspec.json.encode(card).decode() for name, card in cards_of(game).items()}


@cache
def _marked_texts(game: Game, rules: tuple[str, ...]) -> list[str]:
    return [wrong_text(game, each.place) for each in marked_code(game) if set(rules) & set(each.rules)]


@cache
def wrong_text(game: Game, kill: str) -> str:
    """The code in which a wrong engine is wrong, with the tables that it reads; empty if it is gone.

    A misreading stands beside the right engine, and is wrong by what it puts in the place of that.
    """
    place, is_mutant, _ = kill.partition(": ")
    chapter, _, name = place.partition(":")
    for file in _files(game, chapter):
        own = module(file)
        defined = name if name in own.texts else NAME.match(name)[0]  # type: ignore[index]  # it has some
        if defined in own.texts:
            tables = sorted(each for each in own.uses[defined] if each.isupper())
            texts = [own.texts[defined], *(_table(game, own, each) for each in tables)]
            texts += () if is_mutant else _made_of(game, own, defined)
            return "\n".join(filter(None, texts))
    return ""


def _made_of(game: Game, own: Module, name: str) -> list[str]:
    """The texts of the functions that a misreading uses in its own file, and of those that they replace."""
    parts, waiting = {name}, [name]
    while waiting:
        new = (own.uses[waiting.pop()] & own.texts.keys()) - own.tables - parts
        parts |= new
        waiting += new
    texts = [own.texts[part] for part in sorted(parts - {name})]
    return texts + sorted({text for part in parts for text in _replaced(game, own, part)})


def _replaced(game: Game, own: Module, name: str) -> Iterator[str]:
    """Yield the texts of the engine's functions that a function names: ``playing.cast``, ``Game.move``."""
    engines = _folder(game, game.code.partition(".")[0])
    if engines is None:
        return
    root, words = engines.parent, own.says[name]
    for source, original in (own.imports[used] for used in own.uses[name] & own.imports.keys()):
        file = root.joinpath(*source.split("."), f"{original}.py")
        if file.is_file():
            yield from (module(file).texts.get(word, "") for word in words)
        for file, _ in _imported(source, original, root, engines.name):
            yield from (module(file).texts.get(f"{original}.{word}", "") for word in words)


@cache
def _files(game: Game, chapter: str) -> list[Path]:
    """The files of a chapter (``some_game/s06_turn``), or of the wrong engines beside this file."""
    if "/" not in chapter:
        return [file for file in [Path(__file__).parent / chapter] if file.is_file()]
    for package in (game.misreadings, game.code, game.marks.rpartition(".")[0]):
        below = chapter.removeprefix(f"{name_of(package)}/")
        if below != chapter and (folder := _folder(game, package)) is not None:
            file = folder.joinpath(*below.split("/")).with_suffix(".py")
            return [file] if file.is_file() else sorted(file.with_suffix("").rglob("*.py"))
    return []


@cache
def _folder(game: Game, package: str) -> Path | None:
    """The folder of a package of a game's engines; None where there is none."""
    find_engines(game.root)
    try:
        spec = importlib.util.find_spec(package) if package else None
    except ModuleNotFoundError:
        spec = None
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


def _table(game: Game, own: Module, name: str) -> str:
    """The text of a table of the engines that a module defines or imports."""
    if name in own.texts:
        return own.texts[name]
    source, original = own.imports.get(name, ("", ""))
    engines = game.code.partition(".")[0]
    folder = _folder(game, engines)
    places = _imported(source, original, folder.parent, engines) if folder else ()
    return "".join(module(file).texts.get(original, "") for file, _ in places)
