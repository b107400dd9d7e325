"""Certifying the calibration engines with the same scenarios, once for each state of the suite."""

import hashlib
from dataclasses import replace
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from duelproof.calibration.engines import CALIBRATION
from duelproof.calibration.scoring import Scoring
from duelproof.certificate.contents import suite_state
from duelproof.judge.certify import Candidate, Limits, Progress, Score, arguments, play
from duelproof.judge.selection import Selection, Suite


def cache_folder() -> Path:
    """Return the folder of the user's cache where scores are kept."""
    return user_cache_path("duelproof") / "calibration"


def scores(
    suite: Suite, selection: Selection, limits: Limits, cache: Path, progress: Progress
) -> list[Score]:
    """Return the calibration engines' scores for a selection, from the cache where nothing has changed since.

    Raises CatalogueError for a selection that is not in the books, and SuiteFailure where the suite cannot be
    collected or the time for the whole run is up.
    """
    file = cache / f"calibration-{_key(suite, selection)}.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Score])
    except (OSError, msgspec.MsgspecError):
        scored = _scored(suite, selection, limits, progress)
    try:
        cache.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(scored))
    except OSError:
        pass  # without a cache the next run only takes some seconds longer
    return scored


def _scored(suite: Suite, selection: Selection, limits: Limits, progress: Progress) -> list[Score]:
    specs = [f"python:duelproof.calibration.engines:{name}" for name in CALIBRATION]
    scoring = Scoring(suite, selection, specs, limits, progress)
    # They are not asked what they claim: they are judged by everything, in every suite. Their scores are
    # kept, so they shall not be those of one seed.
    alone = replace(limits, jobs=1, seed=None, boards=False)
    play(scoring, arguments(suite, Candidate(specs[0]), selection, alone), {})
    names = (name.replace("_", " ") for name in CALIBRATION)
    return [Score(name, dict(verdicts)) for name, verdicts in zip(names, scoring.verdicts, strict=True)]


def _key(suite: Suite, selection: Selection) -> str:
    """Return a name for the state of the suite, of these engines and of what was asked for."""
    state = suite_state(suite.root, str(selection))
    engines = Path(__file__).with_name("engines.py").read_bytes()
    return hashlib.sha256(msgspec.json.encode(state) + engines).hexdigest()[:20]
