"""What right engines ask for in another order: the parts of a payment, and what chance decides.

Where both ask for a payment, and not for the same part of it, the first one's is made to its end, and the
second is paid with the same. Where both ask chance, and not the same, what chance has decided for one is kept
until the other asks for it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from duelproof.differential.answers import only_answer
from duelproof.differential.offered import as_offered
from duelproof.port import Accepted, Choice, Decision, Engine, Option, Pick

PAY = "pay"
CHANCE = "chance"
MOST_PARTS = 200
"""A payment of more parts is taken for a loop."""


def pay_alike(
    first: Engine, second: Engine, choose: Callable[[Decision], Choice | None], made: list[Choice]
) -> tuple[list[Option], list[Option]] | None:
    """Pay in the first engine as is chosen, and in the second with the same.

    Args:
        first: chooses at each question.
        second: is paid with what the first was paid with, in its own order.
        choose: chooses at a question of the first; None ends the payment there.
        made: where the choices go.

    Returns:
        What was paid and what the second offers instead, where it does not take it; None if it does.
    """
    paid: list[Option] = []
    for _ in range(MOST_PARTS):
        asked = first.pending()
        if asked is None or asked.kind != PAY:
            break
        forced = only_answer(asked)
        choice = forced or choose(asked)
        while choice is not None and choice.concede:  # nobody gives up amid a payment that only one has made
            choice = choose(asked)
        if choice is None:
            break
        if not isinstance(first.submit(msgspec.structs.replace(choice, decision=asked.id)), Accepted):
            break
        made += [] if forced else [choice]
        paid += [option.content for option in choice.pick or ()]
    left = _paid_with(second, paid)
    return None if left is None else (paid, left)


def _paid_with(engine: Engine, paid: list[Option]) -> list[Option] | None:
    """Pay with these; return what is offered instead, or is left over, and None where all were taken."""
    left = list(paid)
    for _ in range(MOST_PARTS):
        asked = engine.pending()
        if asked is None or asked.kind != PAY:
            break
        most = asked.shape.max if isinstance(asked.shape, Pick) else 0
        picked = [option for option in asked.options if option.content in left][:most]
        if not picked or not isinstance(
            engine.submit(Choice(decision=asked.id, by=asked.player, pick=picked)), Accepted
        ):
            return [option.content for option in asked.options]
        for option in picked:
            left.remove(option.content)
    return left or None


@dataclass(slots=True)
class Decided:
    """What chance has decided in one engine, or in both and not yet in the other, by what it was asked."""

    kept: list[tuple[tuple[str, frozenset[Option]], Choice]] = field(default_factory=list)

    def keep(self, asked: Decision, choice: Choice) -> None:
        """Keep what was decided in the first engine, until the second asks for it."""
        self.kept.append((_said(asked), choice))

    def answer(self, also: Decision) -> Choice | None:
        """Return, and forget, what was decided where the same was asked; None where it was not yet."""
        for at, (said, choice) in enumerate(self.kept):
            if said == _said(also) and (answer := as_offered(choice, also)) is not None:
                del self.kept[at]
                return answer
        return None


def same_question(asked: Decision, also: Decision) -> bool:
    """Tell whether two questions are of one kind and offer the same."""
    return _said(asked) == _said(also)


def _said(decision: Decision) -> tuple[str, frozenset[Option]]:
    return decision.kind, frozenset(option.content for option in decision.options)
