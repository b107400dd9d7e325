"""Options in the words of the engine that offers them: each has its own names for what is not a card."""

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from duelproof.port import Choice, Decision, Option


def said(choice: Choice) -> Choice:
    """Return what a choice says, without the names of its decision and of what that concerns."""
    return msgspec.structs.replace(_with(choice, lambda option: option.content), decision=0)


def as_offered(choice: Choice, decision: Decision, asked: Sequence[Option] | None = None) -> Choice | None:
    """Return a choice as an answer to a decision, its options as they are offered there.

    Of several options that say the same the first stands for the first, the second for the second.

    Args:
        choice: what was chosen, perhaps in another engine or another game.
        decision: the decision to answer.
        asked: the options from which it was chosen, where they are known.

    Returns:
        The answer, or None where one of the options is not offered.
    """
    chosen = [*(choice.pick or []), *(choice.order or []), *(option for option, _ in choice.divide or [])]
    answer = msgspec.structs.replace(choice, decision=decision.id)
    if asked == decision.options or (asked is None and all(each in decision.options for each in chosen)):
        return answer
    numbers = {option: number for number, option in _numbered(asked or chosen).items()}
    offered = _numbered(decision.options)
    names = {option: offered[numbers[option]] for option in chosen if numbers.get(option) in offered}
    return _with(answer, names.__getitem__) if len(names) == len(set(chosen)) else None


def _with(choice: Choice, said_as: Callable[[Option], Option]) -> Choice:
    """Return a choice with each of its options said in another way."""
    return msgspec.structs.replace(
        choice,
        pick=choice.pick and [said_as(option) for option in choice.pick],
        order=choice.order and [said_as(option) for option in choice.order],
        divide=choice.divide and [(said_as(option), share) for option, share in choice.divide],
    )


def _numbered(options: Sequence[Option]) -> dict[tuple[Option, int], Option]:
    """Return options by what they say, numbered among those that say the same."""
    times: Counter[Option] = Counter()
    found: dict[tuple[Option, int], Option] = {}
    for option in options:
        found[option.content, times[option.content]] = option
        times[option.content] += 1
    return found
