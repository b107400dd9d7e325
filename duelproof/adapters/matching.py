"""Finding out which of the offered options a choice means, or why it is refused."""

from duelproof.port import Choice, Decision, Option, Order, Pick, Refused
from duelproof.port.decisions import RefusalCode, fits


class Misfit(Exception):
    """A choice that does not answer the question; ``refused`` is what the port says to it."""

    def __init__(self, code: RefusalCode, reason: str) -> None:
        super().__init__(reason)
        self.refused = Refused(code=code, reason=reason)


def answered(decision: Decision, choice: Choice) -> list[Option]:
    """Return the offered options that a choice picks, or all of them in its order.

    Raises:
        Misfit: the choice does not answer the question.
    """
    if choice.decision != decision.id:
        raise Misfit("stale", f"the open decision is {decision.id}")
    if choice.by != decision.player:
        raise Misfit("not-asked", f"{decision.player} is asked")
    shape = decision.shape
    said = choice.order if isinstance(shape, Order) else choice.pick
    if said is None:
        raise Misfit(
            "wrong-shape", f"this is answered with {'order' if isinstance(shape, Order) else 'pick'}"
        )
    found = [offered(decision, option) for option in said]
    if len(set(found)) < len(found):
        raise Misfit("not-an-option", "an option stands there twice")
    least, most = (shape.min, shape.max) if isinstance(shape, Pick) else (len(decision.options),) * 2
    if len(found) < least:
        raise Misfit("too-few", f"at least {least} must be named")
    if len(found) > most:
        raise Misfit("too-many", f"at most {most} may be named")
    return found


def offered(decision: Decision, wanted: Option) -> Option:
    """Find the offered option that is meant: the same, or the only one that agrees in all fields given.

    Raises:
        Misfit: there is none, or more than one.
    """
    fitting = [option for option in decision.options if fits(wanted, option)]
    same = [option for option in fitting if fits(option, wanted)]
    if same or (len(fitting) == 1 and wanted != Option()):
        return (same or fitting)[0]
    raise Misfit("not-an-option", f"{len(fitting)} options fit" if fitting else "that is not offered")
