"""The files that a command writes when its work is done: they are looked at before the work begins."""

import os
from collections.abc import Iterable
from pathlib import Path

from duelproof.catalogue.errors import CatalogueError


def check_place(option: str, file: Path, others: Iterable[Path | None] = ()) -> None:
    """Check that a file can be written, and is none of the other files of the command.

    Raises CatalogueError, which names the option and says what is wrong.
    """
    try:
        wrong = _wrong(file, [other for other in others if other is not None])
    except OSError as error:
        wrong = error.strerror
    if wrong:
        raise CatalogueError(f"{option} cannot be written to {file}: {wrong}.")


def _wrong(file: Path, others: list[Path]) -> str | None:
    if file.is_dir():
        return "it is a folder; name a file"
    if file.resolve() in [other.resolve() for other in others]:
        return "this command reads that file or writes something else there; name another one"
    place = next(each for each in (file, *file.absolute().parents) if each.exists())
    if place != file and not place.is_dir():
        return f"{place} is no folder"
    return None if os.access(place, os.W_OK) else f"you may not write in {place}"
