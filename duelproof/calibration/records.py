"""The scores of the engines that know nothing, kept with a suite as ``features/calibration.toml``.

They are a suite's own, whoever is judged by it. ``duelproof prove`` plays these engines and writes their
scores, book by book, with the state of what they rest on; while that is so, nobody plays them again.
"""

import importlib.util
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec

from duelproof.calibration.engines import CALIBRATION
from duelproof.catalogue.fixed import FOLDERS, code_hashes, sha256
from duelproof.catalogue.toml import converted, read_toml
from duelproof.certificate.contents import suite_state
from duelproof.judge.certify import Score
from duelproof.judge.selection import Selection, Suite

RECORD = f"{FOLDERS[0]}/calibration.toml"
"""Where a suite keeps them."""
PREFACE = "# What engines that know nothing score here, book by book. `duelproof prove` writes this file.\n"
NOT_PLAYING = ("tests", "misreadings")
"""Folders of the reference that no engine here plays by."""

Verdicts = dict[str, Annotated[int, msgspec.Meta(ge=0)]]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The scores by book and engine, and the state that they are of."""

    state: str
    scores: dict[str, dict[str, Verdicts]]


def state_of(suite: Suite) -> str:
    """Return one hash of what scores rest on: the suite, these engines, the reference that one plays by."""
    files = {path: digest for path, digest in suite_state(suite.root, "").files.items() if path != RECORD}
    files["engines"] = sha256(Path(__file__).with_name("engines.py").read_bytes())
    reference = importlib.util.find_spec("reference")
    if reference is not None and reference.origin is not None:
        files |= code_hashes(Path(reference.origin).parent, NOT_PLAYING)
    return sha256(msgspec.json.encode(sorted(files.items())))


def recorded(suite: Suite, selection: Selection) -> list[Score] | None:
    """Return the scores for whole books as they are kept, or nothing where they are not, or of another state.

    Raises CatalogueError when the record is none.
    """
    record = _read(suite)
    whole = selection == Selection(games=selection.games)
    if record is None or not whole or record.state != state_of(suite):
        return None
    games = [game.id for game in selection.check(suite)]
    if not record.scores.keys() >= set(games):
        return None
    return [
        Score(name, dict(sum((Counter(record.scores[game].get(name, {})) for game in games), Counter())))
        for name in map(spoken, CALIBRATION)
    ]


def is_recorded(suite: Suite) -> bool:
    """Tell whether the scores of a suite as it is are kept. Raises CatalogueError when the record is none."""
    return recorded(suite, Selection()) is not None


def record(suite: Suite, played: Callable[[Selection], list[Score]]) -> None:
    """Play each book with these engines, and keep the scores with the suite. Raises what ``played`` does."""
    lines = [PREFACE, f'state = "{state_of(suite)}"\n']
    for game in sorted(game.id for game in suite.games):
        for score in played(Selection(games=(game,))):
            lines.append(f'\n[scores.{game}."{score.name}"]\n')
            lines += [f"{verdict} = {count}\n" for verdict, count in sorted(score.verdicts.items())]
    (suite.root / RECORD).write_text("".join(lines), "utf-8", newline="\n")


def spoken(name: str) -> str:
    """Return the name of one of these engines in words."""
    return name.replace("_", " ")


def _read(suite: Suite) -> Record | None:
    file = suite.root / RECORD
    return converted(file, *read_toml(file), Record) if file.is_file() else None
