"""All kinds of cases, and the cases of a run: so many of each kind, from fixed seeds."""

from collections.abc import Iterator

from duelproof.tests.fuzz.judged import JUDGED
from duelproof.tests.fuzz.trials import WIRE, run
from duelproof.tests.fuzz.verdicts import VERDICTS

KINDS = {**WIRE, **JUDGED, **VERDICTS}

Case = tuple[str, int]
"""A kind and the number of a case, which is its seed."""


def cases(total: int, wanted: str | None = None, first: int = 0) -> Iterator[Case]:
    """List the cases of a run, kind after kind; or those of the kind ``wanted``, from number ``first``."""
    if wanted is not None:
        yield from ((wanted, first + number) for number in range(total))
        return
    for kind, (share, _) in KINDS.items():
        yield from ((kind, number) for number in range(total * share // 100))


def try_case(case: Case) -> None:
    """Try one case. Raises `Found` where something is wrong."""
    kind, number = case
    run(kind, KINDS[kind][1], number)


def again(case: Case) -> str:
    """Return the command that tries a case again."""
    kind, number = case
    return f"python -m duelproof.tests.fuzz --kind {kind} --first {number} --cases 1"
