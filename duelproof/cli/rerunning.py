"""What ``duelproof verify --rerun`` does: plays scenarios again, and compares their verdicts."""

import random
from dataclasses import dataclass, replace
from pathlib import Path

from duelproof.catalogue.errors import CatalogueError
from duelproof.certificate.verify import Certificate
from duelproof.cli.again import Again
from duelproof.judge.certify import Limits, Progress, describe, run_suite, was_not_run
from duelproof.judge.imports import fixed_suite, held_fixed
from duelproof.judge.isolation import isolation
from duelproof.judge.selection import Suite

WHOLE = 300
"""A certificate of so many scenarios is played again as a whole, unless a sample was asked for."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A scenario whose verdict is another now."""

    scenario: str
    certified: str
    now: str


@dataclass(frozen=True, slots=True)
class Rerun:
    """What was played again: how many scenarios, of how many, and those that ended otherwise.

    Those that the certified run did not play itself are ``left_out``: there is nothing to compare.
    """

    played: int
    among: int
    differences: list[Difference]
    left_out: int


def rerun(certificate: Certificate, asked: Again, root: Path | None) -> Rerun:
    """Play scenarios of a certificate again, and compare their verdicts.

    Which they are is drawn anew each time, so that nobody can know them before.

    Raises CatalogueError when the suite at hand is not the one that was run, or has changed meanwhile, or
    when the tables were laid by a casting, and SpecError for an engine spec that names nothing, or what
    cannot be had for this engine.
    """
    if root is None or certificate.differing:
        raise CatalogueError(
            "It cannot be run again: the suite here is not the one that was run; take it with --suite."
        )
    run = certificate.run
    if run.cast:
        raise CatalogueError(
            "It cannot be run again: its tables were laid by a casting, which a certificate does not hold."
        )
    certified = {each["scenario"]: each["verdict"] for each in run.results if not was_not_run(each)}
    left_out = len(run.results) - len(certified)
    if not certified:
        return Rerun(0, 0, [], left_out)
    wanted = min(len(certified), WHOLE if asked.sample is None else asked.sample)
    chosen = set(random.SystemRandom().sample(sorted(certified), wanted))
    names = [name for name in certified if name in chosen]
    with held_fixed(fixed_suite(root)):
        limits = Limits(seed=run.seed, time_limit=asked.time_limit)
        apart = isolation(asked.engine, root, in_process=asked.in_process, writable=asked.writable)
        candidate = describe(asked.engine, limits, apart)
        selection = replace(run.selection, scenarios=tuple(names))
        results = run_suite(Suite(root), candidate, selection, limits, Progress())
    now = {result["scenario"]: result["verdict"] for result in results}
    differences = [
        Difference(name, certified[name], now.get(name, "no result"))
        for name in names
        if now.get(name) != certified[name]
    ]
    return Rerun(len(names), len(certified), differences, left_out)
