"""What a verdict rests on is read and hashed before any engine starts; later reads must give the same bytes.

That is the suite (features, cards, decks, steps, properties), the packages of the vocabularies that its books
name, and the judge's own code. While this is *in force* in a process, each file of the suite is compared when
it is read, and each of its modules when it is imported (see `duelproof.judge.imports`).
"""

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from duelproof.catalogue.errors import CatalogueError

FOLDERS = ("features", "steps", "properties")
ENDINGS = (".feature", ".toml", ".py")
CHANGED = "changed while the run went on"

JUDGE = Path(__file__).resolve().parents[1]
"""The judge's own code."""
NOT_JUDGING = ("tests", "_suite")
"""Folders in it that are no part of the judge."""


class SuiteChanged(CatalogueError):
    """A file of the suite or of the judge is not what it was when the run began."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """Hashes of files by their whole paths: those of the suite in ``root``, of vocabularies, of the judge.

    ``packages`` are the folders of the packages that may be imported from these files only, by name.
    """

    root: str
    packages: dict[str, str]
    suite: dict[str, str]
    vocabularies: dict[str, str]
    judge: dict[str, str]

    def check(self) -> None:
        """Compare all files with what was fixed. Raises SuiteChanged that names the first that differs."""
        try:
            now = fix(Path(self.root), {name: Path(place) for name, place in self.packages.items()})
        except OSError as error:  # all could be read before
            raise self.changed(error.filename or self.root) from error
        for name in ("suite", "vocabularies", "judge"):
            before, after = getattr(self, name), getattr(now, name)
            for path in sorted(before.keys() | after.keys()):
                if before.get(path) != after.get(path):
                    raise self.changed(path)

    def knows(self, path: str | Path) -> bool:
        """Tell whether a file was there, and is one of the suite or of its vocabularies."""
        return _whole(path) in self.suite or _whole(path) in self.vocabularies

    def compare(self, path: Path, data: bytes) -> None:
        """Compare the bytes of a file with what was fixed. Raises SuiteChanged."""
        whole = _whole(path)
        known = self.suite.get(whole) or self.vocabularies.get(whole)
        if known is None and self._belongs(whole):
            raise self.changed(path)
        if known is not None and sha256(data) != known:
            raise self.changed(path)

    def changed(self, path: str | Path) -> SuiteChanged:
        """Return the error that says that a file has changed."""
        shown = _whole(path).removeprefix(f"{self.root}/")
        return SuiteChanged(f"{shown} {CHANGED}.")

    def _belongs(self, whole: str) -> bool:
        inside = any(whole.startswith(f"{self.root}/{name}/") for name in FOLDERS)
        return inside and whole.endswith(ENDINGS)


def fix(root: Path, packages: Mapping[str, Path]) -> Fixed:
    """Read and hash everything: the suite in a folder, and these packages besides its own. Raises OSError."""
    here = [root / name for name in FOLDERS]
    besides = [place for place in packages.values() if place not in here]
    return Fixed(
        str(root),
        {name: str(place) for name, place in packages.items()},
        _hashes(here, ENDINGS),
        _hashes(besides, (".py",)),
        judge_hashes(),
    )


def judge_hashes() -> dict[str, str]:
    """Hash the judge's own code, by whole paths. Raises OSError."""
    return {f"{JUDGE}/{path}": digest for path, digest in code_hashes(JUDGE, NOT_JUDGING).items()}


def code_hashes(folder: Path, apart: Iterable[str]) -> dict[str, str]:
    """Hash the code in a folder, but for some folders in it, by paths from there. Raises OSError."""
    hashes, left_out = _hashes([folder], (".py",)), tuple(f"{folder}/{name}/" for name in apart)
    return {
        path.removeprefix(f"{folder}/"): digest
        for path, digest in hashes.items()
        if not path.startswith(left_out)
    }


def fingerprint(root: Path) -> str:
    """Return one hash of a suite, of the reference beside it, and of the judge: the same on every machine.

    Raises OSError.
    """
    fixed = fix(root, {"reference": root / "reference"})
    named = [
        f"{Path(path).relative_to(folder).as_posix()} {digest}"
        for folder, hashes in ((root, fixed.suite), (root, fixed.vocabularies), (JUDGE, fixed.judge))
        for path, digest in sorted(hashes.items())
    ]
    return sha256("\n".join(named).encode())


_in_force: Fixed | None = None


def in_force() -> Fixed | None:
    """Return what later reads in this process are compared with; None where nothing is."""
    return _in_force


def put_in_force(fixed: Fixed | None) -> None:
    """Let later reads in this process be compared with this, or with nothing."""
    global _in_force
    _in_force = fixed


def read_bytes(path: Path) -> bytes:
    """Return the bytes of a file. Raises OSError, and SuiteChanged where a file of the suite has changed."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        if _in_force is not None and _in_force.knows(path):
            raise _in_force.changed(path) from None
        raise
    if _in_force is not None:
        _in_force.compare(path, data)
    return data


def read_text(path: Path) -> str:
    """Return the text of a file with plain line ends, without the byte order mark that some editors write.

    Raises as `read_bytes` does, and UnicodeDecodeError.
    """
    return read_bytes(path).decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def children(folder: Path) -> list[Path]:
    """Return what is in a folder, by name.

    Raises OSError, and SuiteChanged when something of the suite is not in it any more.
    """
    found = sorted(folder.iterdir())
    if _in_force is not None:
        start = f"{_whole(folder)}/"
        names = {path.name for path in found}
        for whole in _in_force.suite:
            if whole.startswith(start) and whole.removeprefix(start).partition("/")[0] not in names:
                raise _in_force.changed(whole)
    return found


def sha256(data: bytes) -> str:
    """Return the sha-256 of some bytes, in hex."""
    return hashlib.sha256(data).hexdigest()


def _hashes(folders: Iterable[Path], endings: tuple[str, ...]) -> dict[str, str]:
    """Hash the files of such endings in the folders that there are, at any depth, by whole paths."""
    files = (file for folder in folders if folder.is_dir() for file in _files(str(folder), endings))
    return {file: _hash(file) for file in files}


def _files(folder: str, endings: tuple[str, ...]) -> Iterator[str]:
    with os.scandir(folder) as entries:
        found = sorted(entries, key=lambda entry: entry.name)
    for entry in found:
        if entry.is_dir(follow_symlinks=False):
            yield from _files(entry.path, endings)
        elif entry.name.endswith(endings) and entry.is_file():
            yield entry.path


def _hash(file: str) -> str:
    with open(file, "rb", buffering=0) as data:
        return sha256(data.read())


def _whole(path: str | Path) -> str:
    return os.path.abspath(path)
