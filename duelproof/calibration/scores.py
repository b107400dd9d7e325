"""Certifying the calibration engines with the same scenarios, once for each state of the suite."""

import hashlib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from duelproof.calibration.engines import CALIBRATION
from duelproof.certificate.contents import suite_state
from duelproof.judge.blame import Result
from duelproof.judge.certify import Candidate, Limits, Progress, Score, run_suite
from duelproof.judge.selection import Selection, Suite

Announce = Callable[[str], Progress]
"""Called with an engine's name before its run; returns the listener to the run's progress."""


def cache_folder() -> Path:
    """Return the folder of the user's cache where scores are kept."""
    return user_cache_path("duelproof") / "calibration"


def scores(
    suite: Suite, selection: Selection, limits: Limits, cache: Path, announce: Announce
) -> list[Score]:
    """Return the calibration engines' scores for a selection, from the cache where nothing has changed since.

    Raises what `run_suite` raises.
    """
    file = cache / f"calibration-{_key(suite, selection)}.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Score])
    except (OSError, msgspec.MsgspecError):
        scored = [_score(suite, selection, limits, name, announce(name)) for name in CALIBRATION]
    try:
        cache.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(scored))
    except OSError:
        pass  # without a cache the next run only takes some seconds longer
    return scored


def _score(suite: Suite, selection: Selection, limits: Limits, name: str, progress: Progress) -> Score:
    # It is not asked what it claims: it is judged by everything, in every suite.
    candidate = Candidate(f"python:duelproof.calibration.engines:{name}")
    limits = replace(limits, seed=None)  # their scores are kept: they shall not be those of one seed
    results: list[Result] = run_suite(suite, candidate, selection, limits, progress)
    return Score(name.replace("_", " "), dict(Counter(result["verdict"] for result in results)))


def _key(suite: Suite, selection: Selection) -> str:
    """Return a name for the state of the suite, of these engines and of what was asked for."""
    state = suite_state(suite.root, str(selection))
    engines = Path(__file__).with_name("engines.py").read_bytes()
    return hashlib.sha256(msgspec.json.encode(state) + engines).hexdigest()[:20]
