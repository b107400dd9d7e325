"""Importing the modules of a suite from their sources, as they were when the run began.

Compiled modules that lie about are passed over: whoever can write beside a step could plant one.
"""

import ast
import contextlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import FOLDERS, Fixed, fix, in_force, put_in_force, read_bytes
from duelproof.catalogue.games import games_in, suite_root
from duelproof.judge.pytest_private import rewrite_asserts

STEPS = "steps"
"""The package whose assertions say what they compared."""


class _Loader(importlib.abc.InspectLoader):
    """Loads a module from its source, once that is found to be the one that was fixed."""

    def __init__(self, path: Path, config: pytest.Config | None) -> None:
        self._path = path
        self._config = config

    def is_package(self, fullname: str) -> bool:
        return self._path.name == "__init__.py"

    def get_source(self, fullname: str) -> str:
        return importlib.util.decode_source(read_bytes(self._path))

    def get_code(self, fullname: str) -> CodeType:
        source, file = read_bytes(self._path), str(self._path)
        if self._config is None or fullname.partition(".")[0] != STEPS:
            return compile(source, file, "exec", dont_inherit=True)
        tree = ast.parse(source, filename=file)
        rewrite_asserts(tree, source, file, self._config)
        return compile(tree, file, "exec", dont_inherit=True)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of what is in force, and nothing else under the names of their packages."""

    def __init__(self) -> None:
        self.config: pytest.Config | None = None

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        fixed = in_force()
        top, *rest = name.split(".")
        if fixed is None or top not in fixed.packages:
            return None
        place = Path(fixed.packages[top], *rest)
        for file in (place / "__init__.py", place.with_name(f"{place.name}.py")):
            if fixed.knows(file):
                loader = _Loader(file, self.config)
                return importlib.util.spec_from_file_location(name, file, loader=loader)
            if file.is_file():
                raise fixed.changed(file)
        if any(known.startswith(f"{place}/") for known in (*fixed.suite, *fixed.vocabularies)):
            spec = importlib.machinery.ModuleSpec(name, None, is_package=True)  # a folder without __init__.py
            spec.submodule_search_locations = [str(place)]
            return spec
        raise ModuleNotFoundError(f"There is no module {name!r} in the suite.", name=name)


_FINDER = _Finder()


def fixed_suite(root: Path) -> Fixed:
    """Read and hash a suite, the vocabularies of its books and the judge.

    Raises CatalogueError when a book or a file cannot be read.
    """
    packages = {name: root / name for name in FOLDERS[1:] if (root / name).is_dir()}
    for game in games_in(root):
        top = game.book.vocabulary.partition(".")[0]
        for place in (root / top, suite_root() / top):
            if top and place.is_dir():
                packages.setdefault(top, place)
    try:
        return fix(root, packages)
    except OSError as error:
        raise CatalogueError(f"{error.filename} cannot be read: {error.strerror}.") from error


@contextlib.contextmanager
def held_fixed(fixed: Fixed) -> Iterator[None]:
    """Compare every read of the suite with what was fixed, while the block lasts."""
    begin(fixed)
    try:
        yield
    finally:
        end()


def begin(fixed: Fixed) -> None:
    """Compare every read of the suite with what was fixed, from now on."""
    put_in_force(fixed)
    lead(None)


def lead(config: pytest.Config | None) -> None:
    """Look for modules before all others do: pytest puts a finder of its own in front when it starts."""
    _FINDER.config = config
    if in_force() is not None:
        sys.meta_path[:] = [_FINDER, *(each for each in sys.meta_path if each is not _FINDER)]


def end() -> None:
    """Compare no more."""
    put_in_force(None)
    _FINDER.config = None
    sys.meta_path[:] = [each for each in sys.meta_path if each is not _FINDER]
