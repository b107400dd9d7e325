"""Misreadings of 4.19: taking back a wrong action."""

import contextlib
from collections.abc import Callable, Iterator

from duelproof.port import OTHER, Answer, Choice, Refused, Seat
from reference.dimension_zero.s1_principles import pays_for, purse
from reference.dimension_zero.s2_definitions.card_data import use_cost
from reference.dimension_zero.s2_definitions.moving import put
from reference.dimension_zero.s4_processing import priority
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card, place
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import answered
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import refuses_nothing, replaced


@contextlib.contextmanager
def _after_a_refusal(then: Callable[[Duel, Choice], None]) -> Iterator[None]:
    """Let something come of a choice that is refused."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        answer = right(self, choice)
        if isinstance(answer, Refused) and choice.pick and isinstance(self._game, Duel):
            then(self._game, choice)
            answered(self._game)
        return answer

    with replaced(ReferenceEngine, "submit", submit):
        yield


@misreads("4.19.1")
def what_is_impossible_is_taken_for_done() -> Iterator[None]:
    """Misreads 4.19.1: an action that proves impossible counts as done."""
    with refuses_nothing():
        yield


def _tried_to_play(game: Duel, choice: Choice) -> Iterator[tuple[Seat, Card]]:
    """Find who tried to play a card by a choice, and which."""
    for option in choice.pick or ():
        if option.verb == "play" and choice.by in OTHER:
            yield choice.by, game.cards[str(option.card)]


@misreads("4.19.1")
def what_cannot_be_paid_for_is_lost() -> Iterator[None]:
    """Misreads 4.19.1: a card whose play proves impossible goes to the graveyard."""

    def lose(game: Duel, choice: Choice) -> None:
        for seat, card in _tried_to_play(game, choice):
            put(game, card, place("graveyard", seat))

    with _after_a_refusal(lose):
        yield


@misreads("4.19.1")
def what_was_paid_is_lost() -> Iterator[None]:
    """Misreads 4.19.1: what was paid for a play before it proves impossible stays frozen."""

    def pay(game: Duel, choice: Choice) -> None:
        for seat, card in _tried_to_play(game, choice):
            need = {colour for colour, _ in use_cost(game, card).coloured}
            fitting = [held for held in purse(game, seat).cards if need & set(pays_for(game, held))]
            for held in fitting[:1]:
                held.turned = "exhausted"

    with _after_a_refusal(pay):
        yield


@misreads("4.19.1")
def what_was_tried_triggers() -> Iterator[None]:
    """Misreads 4.19.1: a play that proves impossible triggers what waits for one."""

    def trigger(game: Duel, choice: Choice) -> None:
        for seat, card in _tried_to_play(game, choice):
            happen(game, "played", card=card, player=seat)

    with _after_a_refusal(trigger):
        yield


@contextlib.contextmanager
def _passing_after_a_refusal(whose: Callable[[Duel], Seat]) -> Iterator[None]:
    """Let one of the players have passed when something was refused to them, in the block."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        answer, game, decision = right(self, choice), self._game, self.pending()
        if not isinstance(answer, Refused) or not choice.pick:
            return answer
        if isinstance(game, Duel) and decision is not None and choice.by == decision.player == whose(game):
            right(self, Choice(decision=decision.id, by=choice.by, pick=[priority.PASS]))
        return answer

    with replaced(ReferenceEngine, "submit", submit):
        yield


@misreads("4.19.3")
def the_active_player_has_passed_by_it() -> Iterator[None]:
    """Misreads 4.19.3: the active player whose action proves impossible has passed."""
    with _passing_after_a_refusal(lambda game: game.active):
        yield


@misreads("4.19.3")
def only_the_active_player_gets_priority_back() -> Iterator[None]:
    """Misreads 4.19.3: after an action is taken back the active player has priority, whoever had it."""
    with _passing_after_a_refusal(lambda game: OTHER[game.active]):
        yield
