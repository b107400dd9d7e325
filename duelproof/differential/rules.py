"""The rules that matter where two engines diverge: those of what happened in that step, by number."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from duelproof.catalogue.numbering import Numbering
from duelproof.differential.choosers import by_script
from duelproof.differential.pair import play
from duelproof.differential.traced import Ran, Traced
from duelproof.port import Choice, Engine, Position

MOST_OTHERS = 30
"""So many of the other rules whose code ran are named: a step runs code of hundreds."""


class Rules(NamedTuple):
    """The rules whose code the first engine ran in the diverging step, in the order of the book.

    Those of ``events`` made something happen. Of the others, most of which only looked at the table, the
    nearest are in ``others``, and ``more`` counts the rest.
    """

    events: list[str]
    others: list[str]
    more: int


def rules_of_the_last_step(
    first: Engine, second: Engine, position: Position, choices: Sequence[Choice], numbering: Numbering
) -> Rules:
    """Play a divergence once more, and return the rules of all that came after the last choice.

    They are empty for an engine that is not the reference, or is in another process.
    """
    traced = Traced(first)
    position = msgspec.structs.replace(position, events=True)
    made = play(traced, second, position, by_script(choices, 0)).choices
    last = max((at for at, (choice, _) in enumerate(traced.steps) if choice in made[-1:]), default=0)
    before, then = [ran for _, ran in traced.steps[:last]], [ran for _, ran in traced.steps[last:]]
    return ranked(then, before, traced.asked, numbering)


def ranked(then: Iterable[Ran], before: Iterable[Ran], asked: set[str], numbering: Numbering) -> Rules:
    """Sort the rules of a step: near to what happened are those of the same subsections and this step only.

    Args:
        then: what ran in the step.
        before: what ran in the steps before it.
        asked: the rules that ran to answer what is asked and what lies where.
        numbering: the rules of the book; those of another book, with which code is shared, are left out.
    """
    known = numbering.rules
    acting = {rule for ran in then for rule in ran.acting if rule in known}
    all_ran = {rule for ran in then for rule in ran.all if rule in known} - acting
    parts = {known[rule].subsection for rule in acting}
    usual = asked.union(*(ran.all for ran in before))
    place = {rule: at for at, rule in enumerate(known)}
    others = sorted(
        all_ran, key=lambda rule: (rule in usual, known[rule].subsection not in parts, place[rule])
    )
    return Rules(
        events=sorted(acting, key=place.__getitem__),
        others=sorted(others[:MOST_OTHERS], key=place.__getitem__),
        more=len(others[MOST_OTHERS:]),
    )
