"""Section 3: who can hang a lantern does (3.7)."""

from collections.abc import Iterator

from duelproof.playout.invariant import Invariant
from duelproof.playout.scene import Scene


def _passes(scene: Scene) -> Iterator[str]:
    verbs = [option.verb for option in scene.decision.options] if scene.decision and scene.acting else []
    if "pass" in verbs and "hang" in verbs:
        yield f"passing is offered beside {verbs.count('hang')} ways to hang a lantern"


INVARIANTS = (Invariant("passes", "whoever can hang a lantern may not pass", ("LA-3.7",), _passes),)
