"""Misreadings of 4.19: taking back a wrong action."""

import contextlib
from collections.abc import Callable, Iterator

from duelproof.port import OTHER, Answer, Choice, Option, Refused
from reference.dimension_zero.s4_processing import priority
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import happen
from reference.kernel.course.engine import ReferenceEngine
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import refuses_nothing, replaced


@contextlib.contextmanager
def _after_a_refusal(then: Callable[[ReferenceEngine, Duel, Choice], None]) -> Iterator[None]:
    """Let something come of a choice that is refused."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        answer = right(self, choice)
        if isinstance(answer, Refused) and choice.pick and isinstance(self._game, Duel):
            then(self, self._game, choice)
        return answer

    with replaced(ReferenceEngine, "submit", submit):
        yield


@misreads("4.19.1")
def what_is_impossible_is_taken_for_done() -> Iterator[None]:
    """Misreads 4.19.1: an action that proves impossible counts as done."""
    with refuses_nothing():
        yield


@misreads("4.19.1")
def what_was_paid_is_lost() -> Iterator[None]:
    """Misreads 4.19.1: the energy for an action that proves impossible stays frozen."""

    def pay(engine: ReferenceEngine, game: Duel, choice: Choice) -> None:
        for card in game.energy["alice"]:
            card.turned = "exhausted"

    with _after_a_refusal(pay):
        yield


@misreads("4.19.1")
def what_was_tried_triggers() -> Iterator[None]:
    """Misreads 4.19.1: an action that proves impossible triggers what waits for it."""

    def trigger(engine: ReferenceEngine, game: Duel, choice: Choice) -> None:
        happen(game, "played", card=game.hands["alice"][0], player="alice")
        game.tick()

    with _after_a_refusal(trigger):
        yield


@misreads("4.19.3")
def priority_goes_on() -> Iterator[None]:
    """Misreads 4.19.3: a player whose action proves impossible has passed."""

    def go_on(engine: ReferenceEngine, game: Duel, choice: Choice) -> None:
        decision = engine.pending()
        if decision is not None:
            passing = Choice(decision=decision.id, by=decision.player, pick=[priority.PASS])
            engine.submit(passing)

    with _after_a_refusal(go_on):
        yield


@misreads("4.19.3")
def only_the_active_player_gets_priority_back() -> Iterator[None]:
    """Misreads 4.19.3: after an action is taken back the active player has priority, whoever had it."""

    def go_on(engine: ReferenceEngine, game: Duel, choice: Choice) -> None:
        decision = engine.pending()
        if decision is not None and decision.player == OTHER[game.active]:
            passing = Choice(decision=decision.id, by=decision.player, pick=[Option(verb="pass")])
            engine.submit(passing)

    with _after_a_refusal(go_on):
        yield
