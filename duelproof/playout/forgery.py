"""Choices that must be refused."""

from random import Random

import msgspec

from duelproof.port import OTHER, Choice, Decision, Divide, Number, Option, Order, Pick, Seat
from duelproof.port.decisions import fits

_FIELDS = Option.__struct_fields__


def forged(decision: Decision, seen: list[Option], rng: Random) -> tuple[str, Choice]:
    """Return a choice that answers the decision wrongly, and in what way.

    Args:
        decision: the open decision.
        seen: options of earlier decisions of the same play-out, which may be illegal now.
        rng: picks the kind of mistake, and the option.
    """
    forgeries = _forgeries(decision, seen, rng)
    return forgeries[rng.randrange(len(forgeries))]


def _forgeries(decision: Decision, seen: list[Option], rng: Random) -> list[tuple[str, Choice]]:
    shape, options = decision.shape, decision.options
    found = [("a choice without content", Choice(decision=decision.id, by=decision.player))]

    def add(how: str, **content: object) -> None:
        content = {"decision": decision.id, "by": decision.player, **content}
        found.append((how, Choice(**content)))  # type: ignore[arg-type]

    answer = {"pick": options[:1]} if isinstance(shape, Pick) else {"order": list(options)}
    add("an answer to another decision", **{**answer, "decision": decision.id + 1000})
    other: Seat = "alice" if decision.player == "bob" else "bob"
    add("an answer by somebody who was not asked", **{**answer, "by": other})
    if isinstance(shape, Pick):
        add("the wrong shape", number=1)
        if (stray := _stray(options, seen, rng)) is not None:
            add("an option that is not offered", pick=[stray])
        if len(options) > shape.max:
            add("too many options", pick=options[: shape.max + 1])
        if shape.min > 0:
            add("too few options", pick=options[: shape.min - 1])
    elif isinstance(shape, Order):
        add("the wrong shape", pick=options[:1])
        if options and decision.player in OTHER:
            add("an order that leaves one out", order=options[1:])
            add("an order with one twice", order=[options[0], *options])
    elif isinstance(shape, Divide):
        add("the wrong shape", pick=options[:1])
        add("a division of too much", divide=[(options[0], shape.total + 1)])
    elif isinstance(shape, Number):
        add("a number that is too large", number=shape.max + 1)
        add("a number that is too small", number=shape.min - 1)
    else:
        add("a name that there is not", name="no such word")
    return found


def _stray(options: list[Option], seen: list[Option], rng: Random) -> Option | None:
    """Return an option of an earlier decision, or one mixed from two, that matches none of those offered."""
    pool = list(seen)
    if len(options) > 1:
        one, two = rng.sample(options, 2)
        pool.append(msgspec.structs.replace(one, card=two.card, object=two.object, target=two.target))
        pool.append(msgspec.structs.replace(one, place=two.place, origin=two.origin, value=two.value))
    rng.shuffle(pool)
    for option in pool:
        if _says_something(option) and not any(fits(option, offered) for offered in options):
            return option
    return None


def _says_something(option: Option) -> bool:
    return any(getattr(option, field) is not None for field in _FIELDS)
