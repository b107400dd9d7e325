"""What has been proofread without finding a mistake is kept in mind, in the user's cache.

To look through all cards and steps takes longer than to judge one rule. A mark stands for one state of all
that is in force: where a file of the suite, of a vocabulary or of the judge is another, it is looked through
again.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from platformdirs import user_cache_path

from duelproof.catalogue.fixed import Fixed, in_force, sha256


def mistakes_in(part: str, look: Callable[[], Iterable[str]]) -> list[str]:
    """Return the mistakes in a part of the suite, which is not looked through again once it has none.

    Args:
        part: what is looked through, as a name of a file: ``cards-some-game``.
        look: what finds the mistakes.

    Raises what ``look`` raises.
    """
    fixed = in_force()
    mark = None if fixed is None else _mark(part, fixed)
    if mark is not None and mark.exists():
        return []
    found = list(look())
    if mark is not None and not found:
        with suppress(OSError):  # without a cache the next run only takes a little longer
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch()
    return found


def _mark(part: str, fixed: Fixed) -> Path:
    """Name the file that says that a part has no mistakes in the state that is in force."""
    files = sorted((fixed.suite | fixed.vocabularies | fixed.judge).items())
    state = sha256("\n".join(f"{path} {digest}" for path, digest in files).encode())
    return user_cache_path("duelproof") / "proofread" / f"{part}-{state[:20]}"
