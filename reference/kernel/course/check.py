"""Whether a choice answers the open decision. Options are compared by content."""

from typing import Any

from duelproof.port import Choice, Decision, Divide, Name, Number, Option, Order, Pick, Refused
from duelproof.port.decisions import fits

WHATEVER: list[Option] = []
"""The reply to a decision of chance that is left to the engine."""
_FORMS = ("pick", "order", "divide", "number", "name")


class Misfit(Exception):
    """The choice does not answer the decision; ``refusal`` says why."""

    def __init__(self, code: str, reason: str, option: Option | None = None) -> None:
        self.refusal = Refused(code=code, reason=reason)  # type: ignore[arg-type]
        self.option = option


def answer(decision: Decision, choice: Choice, names: set[str]) -> Any:
    """Turn a choice into what the flow is sent.

    Raises:
        Misfit: with the refusal, where the choice does not fit.
    """
    given = (choice.pick, choice.order, choice.divide, choice.number, choice.name)
    forms = len(given) - given.count(None)
    if forms > 1 or (forms and choice.whatever):
        raise Misfit("wrong-shape", f"a choice has one form, not several of {', '.join(_FORMS)}, whatever")
    if choice.whatever:
        if decision.player != "chance":
            raise Misfit("wrong-shape", "only a decision of chance can be left to the engine")
        return WHATEVER
    shape = decision.shape
    if isinstance(shape, Pick):
        return _picked(decision, shape, choice)
    if isinstance(shape, Order):
        return _ordered(decision, choice)
    if isinstance(shape, Divide):
        return _divided(decision, shape, choice)
    if isinstance(shape, Number):
        return _number(shape, choice)
    return _name(shape, choice, names)


def _offered(decision: Decision, wanted: Option) -> Option:
    """Find the offered option that is meant: the same, or the only one that agrees in all fields given."""
    for option in decision.options:
        if option is wanted:
            return option
    for option in decision.options:
        if option == wanted and type(option.value) is type(wanted.value):
            return option
    fitting = [option for option in decision.options if fits(wanted, option)]
    if len(fitting) == 1 and wanted != Option():
        return fitting[0]
    if fitting:
        raise Misfit("not-an-option", f"{len(fitting)} options fit that choice; say which", wanted)
    raise Misfit("not-an-option", "that is not among the legal options", wanted)


def _picked(decision: Decision, shape: Pick, choice: Choice) -> list[Option]:
    if choice.pick is None:
        raise Misfit("wrong-shape", "this decision is answered with pick")
    if len(choice.pick) == shape.min == shape.max == 1:
        return [_offered(decision, choice.pick[0])]
    chosen = [_offered(decision, option) for option in choice.pick]
    if len(set(chosen)) != len(chosen):
        raise Misfit("not-an-option", "the same option was picked twice")
    if len(chosen) < shape.min:
        raise Misfit("too-few", f"at least {shape.min} must be picked, not {len(chosen)}")
    if len(chosen) > shape.max:
        raise Misfit("too-many", f"at most {shape.max} may be picked, not {len(chosen)}")
    return chosen


def _ordered(decision: Decision, choice: Choice) -> list[Option]:
    if choice.order is None:
        raise Misfit("wrong-shape", "this decision is answered with order")
    ordered = [_offered(decision, option) for option in choice.order]
    named = set(ordered)
    if len(named) != len(ordered):
        raise Misfit("not-an-option", "the same option stands twice in the order")
    if decision.player == "chance":
        return ordered + [option for option in decision.options if option not in named]
    if len(ordered) < len(decision.options):
        raise Misfit("too-few", f"all {len(decision.options)} options must be put in order")
    return ordered


def _divided(decision: Decision, shape: Divide, choice: Choice) -> list[tuple[Option, int]]:
    if choice.divide is None:
        raise Misfit("wrong-shape", "this decision is answered with divide")
    shares = [(_offered(decision, option), share) for option, share in choice.divide]
    if len({option for option, _ in shares}) != len(shares):
        raise Misfit("not-an-option", "the same option stands twice in the division")
    if any(share < shape.each_min for _, share in shares):
        raise Misfit("bad-number", f"each share must be at least {shape.each_min}")
    if shape.every and len(shares) < len(decision.options):
        raise Misfit("too-few", f"all {len(decision.options)} options must be given a share")
    if sum(share for _, share in shares) != shape.total:
        raise Misfit("bad-sum", f"the shares must add up to {shape.total}")
    return shares


def _number(shape: Number, choice: Choice) -> int:
    if choice.number is None:
        raise Misfit("wrong-shape", "this decision is answered with number")
    if not shape.min <= choice.number <= shape.max:
        raise Misfit("bad-number", f"the number must be from {shape.min} to {shape.max}")
    return choice.number


def _name(shape: Name, choice: Choice, names: set[str]) -> str:
    if choice.name is None:
        raise Misfit("wrong-shape", "this decision is answered with name")
    if choice.name not in names:
        raise Misfit("no-such-name", f"{choice.name!r} is no {shape.domain}")
    return choice.name
