"""Certifying the calibration engines with the same scenarios, once for each state of the suite."""

from dataclasses import replace
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from duelproof.calibration.engines import CALIBRATION
from duelproof.calibration.records import recorded, spoken, state_of
from duelproof.calibration.scoring import Scoring
from duelproof.catalogue.fixed import sha256
from duelproof.judge.certify import Candidate, Limits, Progress, Score, arguments, play
from duelproof.judge.selection import Selection, Suite


def cache_folder() -> Path:
    """Return the folder of the user's cache where scores are kept."""
    return user_cache_path("duelproof") / "calibration"


def scores(
    suite: Suite, selection: Selection, limits: Limits, cache: Path, progress: Progress
) -> list[Score]:
    """Return the calibration engines' scores for a selection, as they are kept if nothing has changed since.

    Those for whole books are kept with the suite, all others in the cache.

    Raises CatalogueError for a selection that is not in the books, and SuiteFailure where the suite cannot be
    collected or the time for the whole run is up.
    """
    if (kept := recorded(suite, selection)) is not None:
        return kept
    file = cache / f"calibration-{_key(suite, selection)}.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Score])
    except (OSError, msgspec.MsgspecError):
        scored = played(suite, selection, limits, progress)
    try:
        cache.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(scored))
    except OSError:
        pass  # without a cache the next run only takes some seconds longer
    return scored


def played(suite: Suite, selection: Selection, limits: Limits, progress: Progress) -> list[Score]:
    """Play a selection with the calibration engines, whatever is kept, and return their scores.

    Raises what `scores` raises.
    """
    specs = [f"python:duelproof.calibration.engines:{name}" for name in CALIBRATION]
    scoring = Scoring(suite, selection, specs, limits, progress)
    # They are not asked what they claim: they are judged by everything, in every suite. Their scores are
    # kept, so they shall not be those of one seed.
    alone = replace(limits, jobs=1, seed=None, boards=False)
    play(scoring, arguments(suite, Candidate(specs[0]), selection, alone), {})
    names = map(spoken, CALIBRATION)
    return [Score(name, dict(verdicts)) for name, verdicts in zip(names, scoring.verdicts, strict=True)]


def _key(suite: Suite, selection: Selection) -> str:
    """Return a name for what was asked for and what its scores rest on."""
    return sha256(f"{state_of(suite)} {selection}".encode())[:20]
