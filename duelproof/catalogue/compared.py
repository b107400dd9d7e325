"""Two recorded editions of a book, rule by rule."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from duelproof.catalogue.numbering import Numbering, Rule

Kind = Literal["same", "reworded", "changed", "renumbered", "new", "gone"]
KINDS: tuple[Kind, ...] = ("same", "reworded", "changed", "renumbered", "new", "gone")


class Row(msgspec.Struct, frozen=True):
    """A rule of the later edition, or one that is gone: what became of it, and what it was before.

    ``reworded`` is without a change of play, as far as the suite says; ``changed`` is with one, or has
    another meaning under the same number.
    """

    rule: str
    kind: Kind
    was: tuple[str, ...] = ()


def compared(numbering: Numbering, old: str, new: str, played_otherwise: Collection[str]) -> list[Row]:
    """Compare two editions in the order of the book, what is gone last.

    Args:
        numbering: the record of the book.
        old: an edition.
        new: a later one.
        played_otherwise: the rules of which the suite says that they are, as `played_otherwise` finds them.

    Raises:
        CatalogueError: the book has no such edition.
    """
    before = [rule.id for rule in numbering.of(old)]
    revisions = numbering.game.revisions
    steps = revisions[revisions.index(old) + 1 : revisions.index(new) + 1]
    rows = [_row(numbering, rule, old, steps, played_otherwise) for rule in numbering.of(new)]
    kept = {was for row in rows for was in row.was}
    return [*rows, *(Row(rule_id, "gone") for rule_id in before if rule_id not in kept)]


def _row(
    numbering: Numbering, rule: Rule, old: str, steps: Sequence[str], played_otherwise: Collection[str]
) -> Row:
    """Say what became of a rule in the steps from the edition after ``old`` to the new one."""
    was = _origins(numbering, rule, steps)
    if not was:
        return Row(rule.id, "new")
    if rule.id not in was:
        return Row(rule.id, "renumbered", was)
    if rule.texts[old].hashes == rule.texts[steps[-1]].hashes:
        return Row(rule.id, "same", was)
    changed = rule.id in played_otherwise or not set(steps).isdisjoint(rule.differs_in)
    return Row(rule.id, "changed" if changed else "reworded", was)


def _origins(numbering: Numbering, rule: Rule, steps: Sequence[str]) -> tuple[str, ...]:
    """Return the ids that a rule had before these editions, the newest last."""
    ids = [rule.id]
    revisions = numbering.game.revisions
    for step in reversed(steps):
        before = revisions[revisions.index(step) - 1]
        origins = (origin for each in ids for origin in numbering.rules[each].became.get(step, (each,)))
        ids = [origin for origin in dict.fromkeys(origins) if before in numbering.rules[origin].texts]
    return tuple(ids)
