"""What the last survey of a game looked at, so that the next one need not look at it again.

A mistake in a function that is as it was, and that was noticed then, counts as noticed. One that went
unnoticed is tried on the scenarios that are new or changed. What else may have changed, the functions that
such a function calls for one, is not asked after: that is for a whole survey.
"""

import ast
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from duelproof.catalogue.proofs import SURVIVORS, read_lines, text_hash, write_lines
from duelproof.proof.mutants import MarkedCode
from duelproof.proof.trials import Trial

SURVEYED = "records/surveyed.jsonl"


class Function(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A function that was surveyed: its place, the hash of its code and tables, how many mutants it had.

    A line of the record is this, or has nothing but the hash of a ``scenario`` that was there.
    """

    function: str = ""
    code: str = ""
    mutants: int = 0
    scenario: str = ""


class Unnoticed(msgspec.Struct):
    """A mutant that no scenario noticed, and what caught it nevertheless; the line of counts names none."""

    mutant: str = ""
    caught_by: str = ""
    seed: int = 0


@dataclass(slots=True)
class Surveyed:
    """A survey as recorded: its functions by place, the hashes of its scenarios, what went unnoticed."""

    functions: dict[str, Function] = field(default_factory=dict)
    scenarios: frozenset[str] = frozenset()
    unnoticed: dict[str, Unnoticed] = field(default_factory=dict)

    def holds(self, function: MarkedCode) -> bool:
        """Tell whether a function was surveyed as it is."""
        known = self.functions.get(function.place)
        return known is not None and known.code == code_hash(function)

    def knows(self, trial: Trial) -> bool:
        """Tell whether a scenario was there as it is."""
        return text_hash(trial.item.rendered) in self.scenarios


def code_hash(function: MarkedCode) -> str:
    """Return a hash of what a function does, and of the tables that it reads."""
    node = function.module.nodes[function.function.__qualname__]
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    parts = [ast.dump(node.args), *map(ast.dump, body), *(each.name for each in function.mutants)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def read_surveyed(folder: Path) -> Surveyed:
    """Return what was surveyed of a game, or of what games share; nothing where there is no record.

    Raises CatalogueError, naming file and line, for a line that is no record.
    """
    rows = list(read_lines(folder / SURVEYED, Function))
    functions = {row.function: row for row in rows if row.function}
    scenarios = frozenset(row.scenario for row in rows if row.scenario)
    unnoticed = {each.mutant: each for each in read_lines(folder / SURVIVORS, Unnoticed) if each.mutant}
    return Surveyed(functions, scenarios, unnoticed)


def write_surveyed(folder: Path, functions: Iterable[Function], scenarios: Iterable[str]) -> None:
    """Record which functions have been surveyed, sorted by place, and on which scenarios, by their hashes."""
    rows = sorted(functions, key=lambda each: each.function)
    write_lines(folder / SURVEYED, [*rows, *(Function(scenario=each) for each in sorted(scenarios))])
