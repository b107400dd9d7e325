"""Answers to decisions that nobody has chosen for: the only one there is, or the one that does least."""

from duelproof.playout.moves import passing
from duelproof.port import Choice, Decision, Divide, Name, Number, Order, Pick


def only_answer(decision: Decision) -> Choice | None:
    """Return the answer to a decision that leaves no choice."""
    choice, shape = Choice(decision=decision.id, by=decision.player), decision.shape
    if isinstance(shape, Pick) and len(decision.options) == shape.min == shape.max:
        choice.pick = list(decision.options)
    elif isinstance(shape, Order) and len(decision.options) <= 1:
        choice.order = list(decision.options)
    elif isinstance(shape, Number) and shape.min == shape.max:
        choice.number = shape.min
    else:
        return None
    return choice


def declining(decision: Decision) -> Choice | None:
    """Return the answer that does least: passing, no, or what is offered first."""
    declined = passing(decision)
    if declined is not None:
        return declined
    choice, shape = Choice(decision=decision.id, by=decision.player), decision.shape
    if isinstance(shape, Order):
        choice.order = list(decision.options)
    elif isinstance(shape, Number):
        choice.number = shape.min
    elif isinstance(shape, Divide):
        rest = shape.total - shape.each_min * (len(decision.options) - 1)
        shares = [shape.each_min] * len(decision.options)
        shares[0] = rest
        choice.divide = list(zip(decision.options, shares, strict=True))
    elif isinstance(shape, Name):
        return None
    else:
        choice.pick = decision.options[: max(shape.min, 1)]
    return choice
