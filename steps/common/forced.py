"""Questions with one answer: an engine may ask them, or take the answer without asking."""

from duelproof.port import Choice, Decision, Divide, Number, Order, Pick


def only_answer(decision: Decision) -> Choice | None:
    """Return the only answer to a decision; None if there are several."""
    shape, options = decision.shape, decision.options
    choice = Choice(decision=decision.id, by=decision.player)
    if isinstance(shape, Pick) and len(options) == shape.min and shape.min > 0:
        choice.pick = list(options)
    elif isinstance(shape, Order) and len(options) <= 1:
        choice.order = list(options)
    elif isinstance(shape, Divide) and len(options) == 1:
        choice.divide = [(options[0], shape.total)]
    elif isinstance(shape, Number) and shape.min == shape.max:
        choice.number = shape.min
    else:
        return None
    return choice
