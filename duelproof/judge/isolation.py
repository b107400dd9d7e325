"""Where the engine of a run is played, and what it is kept from."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import duelproof
from duelproof.wire import SpecError
from duelproof.wire.cage import Cage, holds
from duelproof.wire.caging import strongest_cage
from duelproof.wire.specs import isolated

SUITE_PARTS = ("features", "steps", "properties", "reference", "conftest.py")

_NOTHING_NEW = ".nothing-new-here"
"""A name that stands for all that is not in a folder yet."""


@dataclass(frozen=True, slots=True)
class Isolation:
    """Where an engine is played: by the spec ``start``, which may be another than the one it is named by.

    ``process`` is whose process it is in: its ``own``, the ``judge``'s, or one ``elsewhere`` that was not
    started here. ``cage`` confines one of its own.
    """

    process: Literal["own", "judge", "elsewhere"]
    start: str
    cage: Cage | None = None

    @property
    def sentence(self) -> str:
        """What the reader of a certificate should know about it."""
        if self.start == "reference":
            return "The engine is the suite's own, and ran in the judge's process."
        if self.process == "judge":
            return (
                "The engine ran in the judge's own process (--in-process): it could have changed the judge, "
                "the suite and its own results, and nothing bounded its memory."
            )
        if self.process == "elsewhere":
            return "The engine ran where it listens (tcp:): the judge has not started it, nor confined it."
        if self.cage is None or self.cage.way == "none":
            return (
                "The engine ran in a process of its own as the same user, in no cage, as none works here: it "
                "could have changed files of the suite, and signalled the judge."
            )
        name = {"bubblewrap": "in namespaces (bubblewrap)", "landlock": "confined by Landlock"}[self.cage.way]
        places = (
            f" and, outside suite and judge, {', '.join(self.cage.writable)}" if self.cage.writable else ""
        )
        signals = "could not signal" if self.cage.silent else "could signal"
        return (
            f"The engine ran {name}: it could write only in a temporary folder{places}, and {signals} "
            "the judge."
        )

    def as_data(self) -> dict[str, object]:
        """Return it as plain data, for the summary."""
        return {
            "process": self.process,
            "cage": self.cage.way if self.cage else "none",
            "writable": list(self.cage.writable) if self.cage else [],
            "signals": not (self.cage and self.cage.silent),
            "sentence": self.sentence,
        }


def isolation(spec: str, root: Path, *, in_process: bool = False, writable: Iterable[Path] = ()) -> Isolation:
    """Return how the engine that ``spec`` names is isolated, when it is judged by the suite in a folder.

    It may write in the ``writable`` folders, too.

    Raises SpecError for what cannot be had.
    """
    python = spec.startswith("python:")
    if in_process and not python:
        raise SpecError(f"--in-process is for engines named python:MODULE:OBJECT, and not for {spec!r}.")
    folders = list(writable)
    if folders and (in_process or not spec.startswith(("python:", "stdio:"))):
        raise SpecError("--writable is for an engine that is started in a process of its own.")
    if spec.startswith("tcp:"):
        return Isolation("elsewhere", spec)
    if not spec.startswith("stdio:") and (in_process or not python):
        return Isolation("judge", spec)
    return Isolation("own", isolated(spec, root), strongest_cage(folders, sealed(root)))


def sealed(root: Path) -> list[Path]:
    """Return what no engine may change: the suite, the judge, and all that Python imports."""
    parts = [root / name for name in SUITE_PARTS]
    places = [Path(duelproof.__file__).parent, Path(sys.prefix), Path(sys.base_prefix)]
    for place in map(Path, sys.path):
        # The working directory may be among them. What is there already may be the engine's.
        within = holds(str(place.resolve()), str(Path.cwd()))
        places.append(place / _NOTHING_NEW if within else place)
    return [path for path in (*parts, *places) if path.exists() or path.name == _NOTHING_NEW]
