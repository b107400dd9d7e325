"""What to support next, so that most scenarios can be judged for the least work."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from duelproof.needs.parts import Need


@dataclass(frozen=True, slots=True)
class Step:
    """What to support next, how many more scenarios and rules can be judged then, and how many in all."""

    needs: tuple[Need, ...]
    scenarios: int
    rules: int
    scenarios_then: int
    rules_then: int


@dataclass(frozen=True, slots=True)
class Asked:
    """What one scenario needs, and which rules it is about."""

    needs: frozenset[Need]
    rules: tuple[str, ...]


def plan(asked: Mapping[str, Asked], known: Collection[Need], most: int) -> list[Step]:
    """Plan greedily: each step makes most scenarios possible for each thing in it that is new.

    Args:
        asked: the scenarios by id.
        known: what the engine supports already.
        most: the most steps.
    """
    have = set(known)
    steps: list[Step] = []
    scenarios, rules = possible(asked, have)
    while len(steps) < most:
        missing = Counter(frozenset(each.needs - have) for each in asked.values())
        missing.pop(frozenset(), None)
        if not missing:
            break
        have |= (new := _best(missing))
        now, now_rules = possible(asked, have)
        steps.append(Step(tuple(sorted(new)), now - scenarios, now_rules - rules, now, now_rules))
        scenarios, rules = now, now_rules
    return steps


def _best(missing: Counter[frozenset[Need]]) -> frozenset[Need]:
    """Find the things that make most scenarios possible for each of them."""
    gains = {new: sum(times for other, times in missing.items() if other <= new) for new in missing}
    return min(gains, key=lambda new: (-gains[new] / len(new), len(new), sorted(new)))


def possible(asked: Mapping[str, Asked], have: Collection[Need]) -> tuple[int, int]:
    """Count the scenarios whose table asks for nothing else, and the rules that have only such scenarios."""
    known = frozenset(have)
    possible = {name for name, each in asked.items() if each.needs <= known}
    rules = {rule for each in asked.values() for rule in each.rules}
    held_up = {rule for name, each in asked.items() if name not in possible for rule in each.rules}
    return len(possible), len(rules - held_up)
