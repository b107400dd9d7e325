"""What ``duelproof verify --rerun`` is asked for. What does it is slow to import, and stands elsewhere."""

from dataclasses import dataclass
from pathlib import Path

from duelproof.wire import TIME_LIMIT


@dataclass(frozen=True, slots=True)
class Again:
    """An engine to play scenarios again with, under which conditions, and how many of them.

    All but ``sample`` is as in ``certify``.
    """

    engine: str
    sample: int | None = None
    in_process: bool = False
    writable: tuple[Path, ...] = ()
    time_limit: float = TIME_LIMIT
