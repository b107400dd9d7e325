"""The garbage collector is spared work, and left as it was."""

import gc

from duelproof.playout.garbage import MADE_AT_ONCE, spared


def test_what_lives_is_left_aside_within_and_looked_at_again_after() -> None:
    aside, thresholds = gc.get_freeze_count(), gc.get_threshold()
    gc.unfreeze()
    try:
        with spared():
            assert gc.get_freeze_count() > 0
            assert gc.get_threshold()[0] == MADE_AT_ONCE
        assert (gc.get_freeze_count(), gc.get_threshold()) == (0, thresholds)
    finally:
        if aside:
            gc.freeze()


def test_what_was_left_aside_before_stays_so() -> None:
    aside = gc.get_freeze_count()
    gc.freeze()
    try:
        with spared():
            pass
        assert gc.get_freeze_count() > 0
    finally:
        if not aside:
            gc.unfreeze()
