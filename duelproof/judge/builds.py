"""Which build of an engine a run is of: the hash of its command's files, where they can be found."""

import hashlib
import importlib.util
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

from duelproof.catalogue.games import suite_root

_CHUNK = 1024 * 1024


def build_of(spec: str) -> str:
    """Return a hash of the files that an engine's spec names; empty where it names none.

    Of ``stdio:`` these are the words of the command that are files, and what our ``serve`` serves;
    of ``python:`` the module, or the whole package that it is in.
    """
    total = hashlib.sha256()
    found = False
    for file in sorted(set(_files(spec))):
        try:
            with file.open("rb") as stream:
                digest = hashlib.file_digest(stream, "sha256").digest()
        except OSError:
            continue  # what cannot be read here is not run from here
        total.update(str(file).encode("utf-8", "surrogateescape") + b"\0" + digest)
        found = True
    return total.hexdigest() if found else ""


def _files(spec: str) -> Iterator[Path]:
    form, _, rest = spec.partition(":")
    if spec == "reference":
        yield from _of_package("reference", [suite_root()])
    elif form == "python":
        yield from _of_package(rest.partition(":")[0].partition(".")[0], [Path.cwd(), suite_root()])
    elif form == "stdio":
        words = _words(rest)
        yield from (path for path in map(Path, words) if path.is_file())
        if "serve" in words[:-1]:
            yield from _files(words[-1])


def _words(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:
        return []


def _of_package(name: str, places: list[Path]) -> Iterator[Path]:
    """Yield the source files of a top-level module or package, found where engines are looked for."""
    for place in [*places, *map(Path, sys.path)]:
        if (place / name / "__init__.py").is_file():
            yield from (place / name).rglob("*.py")
            return
        if (place / f"{name}.py").is_file():
            yield place / f"{name}.py"
            return
    spec = importlib.util.find_spec(name) if name.isidentifier() else None
    if spec is not None and spec.origin is not None and Path(spec.origin).is_file():
        yield Path(spec.origin)
