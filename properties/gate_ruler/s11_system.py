"""Section 11, the system process: the moments when it is done and a player acts."""

from duelproof.playout.scene import Scene


def resting(scene: Scene) -> bool:
    """Tell whether a player is asked what to do and nothing resolves: effects may rearrange (15-28)."""
    return scene.acting and (scene.judge.priority is not None or not scene.judge.stack)
