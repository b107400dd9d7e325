"""The films of scenarios: the table before and after each choice, recorded when the site is built.

Each scenario has a file of its own, which the page loads when the reader comes to it. A board is told whole
once, and after that only what has changed of it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from duelproof.catalogue.games import Game
from duelproof.judge.certify import Candidate, Limits, Progress, run_suite
from duelproof.judge.selection import NothingSelected, Selection, Suite

FOLDER = "films"

Parts = Mapping[str, object]
"""The parts of a board by their paths: ``seats/alice/zones/hand``, ``turn``."""


Films = Mapping[str, dict[str, Any]]
"""What was filmed, by the ids of what was played."""


@dataclass(frozen=True, slots=True)
class Filmed:
    """A scenario whose film stands in a file: its anchor, and its rows by the ids of what is played."""

    anchor: str
    rows: Mapping[str, str]


def shoot(root: Path, game: Game, selection: Selection, edition: str | None = None) -> Films:
    """Play scenarios on the suite's own engine, by one edition if it is named, and return their films by id.

    Raises SuiteFailure where they cannot be played.
    """
    limits = Limits(filmed=True, played_by=edition)
    try:
        results = run_suite(Suite(root), Candidate(game.book.engine), selection, limits, Progress())
    except NothingSelected:
        return {}
    return {result["scenario"]: _film(result) for result in results if "film" in result}


def write(folder: Path, game: Game, scenarios: Iterable[Filmed], films: Films) -> None:
    """Write the film of each scenario, as a script: all that a page on a disk can load.

    What is refused before there is a table has none, and its file says so.
    """
    for scenario in scenarios:
        rows = [{"row": row, **films[case]} for case, row in scenario.rows.items() if case in films]
        file = folder / FOLDER / f"{scenario.anchor}.js"
        file.parent.mkdir(parents=True, exist_ok=True)
        said = msgspec.json.encode([scenario.anchor, {"game": game.id, "rows": rows}]).decode()
        file.write_text(f"filmed(...{said});\n", "utf-8")


def _film(result: Mapping[str, Any]) -> dict[str, Any]:
    film = {**result["film"], "boards": list(_changes(result["film"]["boards"]))}
    failed = [at for at, step in enumerate(result["steps"]) if step["status"] == "failed"]
    return {**film, "failed": failed[0]} if failed else film


def _changes(boards: Iterable[dict[str, Any] | None]) -> Iterator[dict[str, object]]:
    """Yield the parts of the first board, and of each later one those that differ and what is gone."""
    before: Parts = {}
    for board in boards:
        now = dict(_parts(board)) if board is not None else before
        differs = {path: part for path, part in now.items() if path not in before or before[path] != part}
        gone = [path for path in before if path not in now]
        yield {"set": differs, **({"gone": gone} if gone else {})}
        before = now


def _parts(board: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    for name, part in board.items():
        if name == "seats":
            for seat, side in part.items():
                yield f"seats/{seat}/numbers", side["numbers"]
                yield from ((f"seats/{seat}/zones/{zone}", lying) for zone, lying in side["zones"].items())
        elif name == "shared":
            yield from ((f"shared/{zone}", lying) for zone, lying in part.items())
        else:
            yield name, part
