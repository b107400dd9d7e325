"""What has changed between a book as it is recorded and an editor's copy of it, rule by rule.

The record has hashes and no wording. They show which rules are the same, under whatever number. Which are
*nearly* the same under another number can be said only beside a copy of the recorded text.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec
from rapidfuzz.fuzz import ratio

from duelproof.catalogue.books import Book, BookRule, normalise
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.numbering import Numbering, Rule

Standing = Literal["same", "reworded", "renumbered", "new", "gone"]
STANDINGS: tuple[Standing, ...] = ("same", "reworded", "renumbered", "new", "gone")

NEARLY = 0.8
"""From this likeness on, 0 to 1, two texts under different numbers are taken for one rule."""
AS_BEFORE = 0.6
"""From this likeness on, two texts under one number are."""
KEEPS = 0.1
"""So much more another number's text must be like a text than its own number's."""


class Change(msgspec.Struct, frozen=True):
    """How a rule stands: its id in the copy (of one that is gone, in the record), and its id before.

    ``differs`` says what of it is another: ``wording``, ``examples`` or both. ``likeness``, 0 to 1, is that
    of the two texts, where both are at hand.
    """

    rule: str
    standing: Standing
    was: str | None = None
    differs: tuple[str, ...] = ()
    likeness: float | None = None


def changes(numbering: Numbering, revision: str, copy: Book, before: Book | None = None) -> list[Change]:
    """Compare a copy of a book with a recorded revision, in the order of the copy, what is gone last.

    Args:
        numbering: the record.
        revision: the revision that the copy is compared with.
        copy: the text to be compared.
        before: the text of the recorded revision, for what is nearly the same under another number.

    Raises:
        CatalogueError: ``before`` is not the recorded text.
    """
    recorded = {rule.id: rule for rule in numbering.of(revision)}
    if before is not None:
        _check_is_recorded(before, recorded, revision)
    was = _same_numbers(recorded, revision, copy)
    was |= _same_texts(recorded, revision, copy, was)
    if before is not None:
        was |= _like_texts(recorded, copy, before, was)
    taken = set(was.values())
    was |= {
        rule_id: rule_id
        for rule_id in copy.rules
        if rule_id in recorded and rule_id not in was and rule_id not in taken
    }
    found = [_change(rule_id, was.get(rule_id), recorded, revision, copy, before) for rule_id in copy.rules]
    kept = set(was.values())
    return [*found, *(Change(rule_id, "gone", rule_id) for rule_id in recorded if rule_id not in kept)]


def nearest(numbering: Numbering, copy: Book) -> str:
    """Return the revision that has most rules in common with a copy, the newest of several."""
    return max(
        reversed(numbering.game.revisions),
        key=lambda revision: len(
            _same_numbers({rule.id: rule for rule in numbering.of(revision)}, revision, copy)
        ),
    )


def _check_is_recorded(before: Book, recorded: dict[str, Rule], revision: str) -> None:
    other = [
        rule_id
        for rule_id in {*recorded, *before.rules}
        if rule_id not in recorded
        or rule_id not in before.rules
        or _hashes(before.rules[rule_id]) != recorded[rule_id].texts[revision].hashes
    ]
    if len(other) * 2 > len(recorded):
        raise CatalogueError(
            f"The text before is not that of edition {revision}: its text of {len(other)} rules "
            f"is not the recorded one, which has {len(recorded)}."
        )


def _hashes(occurrences: Iterable[BookRule]) -> tuple[str, ...]:
    return tuple(each.hash for each in occurrences)


def _examples(occurrences: Iterable[BookRule]) -> tuple[str, ...]:
    return tuple(example for each in occurrences for example in each.example_hashes)


def _same_numbers(recorded: dict[str, Rule], revision: str, copy: Book) -> dict[str, str]:
    """Return the rules whose text is the same under the same number."""
    return {
        rule_id: rule_id
        for rule_id, occurrences in copy.rules.items()
        if rule_id in recorded and recorded[rule_id].texts[revision].hashes == _hashes(occurrences)
    }


def _same_texts(recorded: dict[str, Rule], revision: str, copy: Book, was: dict[str, str]) -> dict[str, str]:
    """Return the others whose text is recorded under another number, and not found there any more."""
    free: dict[tuple[str, ...], list[str]] = {}
    for rule_id, rule in recorded.items():
        if rule_id not in was:
            free.setdefault(rule.texts[revision].hashes, []).append(rule_id)
    found: dict[str, str] = {}
    for rule_id, occurrences in copy.rules.items():
        if rule_id not in was and (before := free.get(_hashes(occurrences))):
            found[rule_id] = before.pop(0)
    return found


def _like_texts(recorded: dict[str, Rule], copy: Book, before: Book, was: dict[str, str]) -> dict[str, str]:
    """Return the rest, each with the recorded rule that it is most like, if it is like any."""
    kept = set(was.values())
    left = {rule_id: _text(each) for rule_id, each in copy.rules.items() if rule_id not in was}
    olds = {old: _text(before.rules[old]) for old in recorded if old not in kept and old in before.rules}
    pairs = sorted(
        (
            (likeness + (KEEPS if old == new else 0), new, old)
            for old, text in olds.items()
            for new, other in left.items()
            if (likeness := ratio(other, text) / 100) >= (AS_BEFORE if old == new else NEARLY)
        ),
        reverse=True,
    )
    found: dict[str, str] = {}
    for _, new, old in pairs:
        if new not in found and old not in found.values():
            found[new] = old
    return found


def _text(occurrences: Iterable[BookRule]) -> str:
    return normalise("\n".join(line for each in occurrences for line in each.lines))


def _change(
    rule_id: str,
    was: str | None,
    recorded: dict[str, Rule],
    revision: str,
    copy: Book,
    before: Book | None,
) -> Change:
    """Say how a rule of the copy stands."""
    if was is None:
        return Change(rule_id, "new")
    occurrences, text = copy.rules[rule_id], recorded[was].texts[revision]
    differs = tuple(_differing(occurrences, text.hashes, text.examples))
    likeness = None
    if "wording" in differs and before is not None and was in before.rules:
        likeness = round(ratio(_text(occurrences), _text(before.rules[was])) / 100, 2)
    standing: Standing = "renumbered" if was != rule_id else "reworded" if differs else "same"
    return Change(rule_id, standing, was, differs, likeness)


def _differing(
    occurrences: list[BookRule], hashes: tuple[str, ...], examples: tuple[str, ...]
) -> Iterator[str]:
    if _hashes(occurrences) != hashes:
        yield "wording"
    if Counter(_examples(occurrences)) != Counter(examples):
        yield "examples"
