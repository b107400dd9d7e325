"""Playing the scenarios with engines that know nothing: read once for all of them, over forked processes.

These engines are the suite's own and do not hang, so they are played in the judge's own processes.
"""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from duelproof.judge.certify import Limits, Progress, Recorder
from duelproof.judge.claims import confine
from duelproof.judge.collect import ScenarioItem, read_cards_of
from duelproof.judge.engines import LEASE, Lease
from duelproof.judge.pytest_private import set_up_afresh
from duelproof.judge.run import ScenarioRun
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.spreading import over
from duelproof.port import Engine


class _Ours(Lease):
    """The lease of an engine of the suite's own: its answers are messages of the port."""

    def misshapen(self) -> None:
        """Return nothing."""


class _Glimpse(ScenarioRun):
    """A run of which only the verdict is kept."""

    def look_back(self, engine: Callable[[], Engine]) -> None:
        """Do nothing."""


Verdicts = list[Counter[str]]
"""How many scenarios ended in each verdict, by engine."""


class Scoring(Recorder):
    """A pytest plugin that plays what is collected with each engine, and counts how the scenarios end.

    Args:
        suite: the suite that is played.
        selection: what of it is.
        engines: the specs of the engines, which are played in this process.
        limits: how many processes play at once, how long a call may take, and when the run ends.
        progress: hears how many scenarios there are, and each that all engines have played.
    """

    def __init__(
        self, suite: Suite, selection: Selection, engines: Sequence[str], limits: Limits, progress: Progress
    ) -> None:
        super().__init__(progress, suite, selection)
        self.limits = limits
        self.leases = [_Ours(spec, limits.time_limit, deadline=limits.deadline) for spec in engines]
        self.verdicts: Verdicts = [Counter() for _ in engines]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Play the scenarios, unless something could not be collected. Raises TimeUp."""
        if session.testsfailed:
            return None
        session.config.stash[LEASE].close()
        items = [item for item in session.items if isinstance(item, ScenarioItem)]
        read_cards_of(items)
        try:
            for played in over(items, self.play, self.limits.jobs):
                self._count(played)
        finally:
            for lease in self.leases:
                lease.close()
        return True

    def _count(self, played: Verdicts) -> None:
        for verdicts, more in zip(self.verdicts, played, strict=True):
            verdicts.update(more)
        for _ in range(played[0].total()):
            self.progress.result({})
        if self.limits.deadline is not None:
            self.limits.deadline.check()

    def play(self, items: Sequence[ScenarioItem]) -> Verdicts:
        """Play scenarios with one engine after another; return the verdicts of each."""
        return [Counter(self._verdict(item, lease) for item in items) for lease in self.leases]

    def _verdict(self, item: ScenarioItem, lease: Lease) -> str:
        """Play a scenario with an engine, and return its verdict in this selection."""
        item.config.stash[LEASE] = lease
        item.run = _Glimpse()
        try:
            with set_up_afresh(item):
                item.runtest()
        except Exception as error:
            item.run.error = item.run.error or error
        lease.ended(item.run.fault, item.case.id)
        verdict = str(item.run.verdict if self.selection.profile is None else self._within_profile(item))
        item.run.let_go()
        return verdict

    def _within_profile(self, item: ScenarioItem) -> object:
        """Return the verdict of a scenario that has been played, as far as the profile asked for goes."""
        result = {**item.result()}
        confine(self.selection.profile or "", [result], lambda amended: None)
        return result["verdict"]
