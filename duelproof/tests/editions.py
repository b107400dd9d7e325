"""Made-up books: a text for every recorded rule, and an edition of it in which this and that has changed."""

import re
from dataclasses import dataclass
from random import Random

import msgspec

from duelproof.catalogue.books import text_hash
from duelproof.catalogue.games import Game
from duelproof.catalogue.numbering import Numbering, load
from duelproof.catalogue.revised import Standing

SYLLABLES = ("ka", "lo", "mi", "ne", "ru", "sa", "to", "vi", "du", "ge", "fa", "pol", "tan", "ker", "bri")


def wording(rng: Random, least: int = 12, most: int = 40) -> str:
    """Make up the text of a rule, of so many words."""
    words = ["".join(rng.choices(SYLLABLES, k=rng.randint(1, 3))) for _ in range(rng.randint(least, most))]
    return f"{' '.join(words).capitalize()}."


def slightly_other(rng: Random, text: str) -> str:
    """Replace one word in eight."""
    words = text.split()
    for place in rng.sample(range(1, len(words) - 1), max(1, len(words) // 8)):
        words[place] = "".join(rng.choices(SYLLABLES, k=2))
    return " ".join(words)


@dataclass(frozen=True, slots=True)
class Edited:
    """A made-up edition: the record of the one before, both texts, and how each rule that differs stands.

    ``stands`` names a rule by its id in the new text (one that is gone by its old one), with its id before.
    ``also_reworded`` are the renumbered rules that have other words, too.
    """

    numbering: Numbering
    before: str
    after: str
    stands: dict[str, tuple[Standing, str | None]]
    also_reworded: frozenset[str]


def made_up(game: Game, seed: int) -> Edited:
    """Make a book up for the numbers of a game's newest edition, and 60 edits of it.

    12 rules are reworded, 12 new, 12 gone, 12 moved to another number (6 of these reworded), 6 pairs swapped.
    """
    rng = Random(seed)
    recorded = load(game)
    ids = [rule.id for rule in recorded.of(game.revision) if "-A-" not in rule.id]
    texts = {rule_id: wording(rng) for rule_id in ids}
    numbering = _recorded(recorded, texts)
    chosen = rng.sample(ids, 48)
    reworded, gone, moved, swapped = chosen[:12], chosen[12:24], chosen[24:36], chosen[36:]
    after, stands = dict(texts), dict[str, tuple[Standing, str | None]]()
    for rule_id in reworded:
        after[rule_id] = slightly_other(rng, texts[rule_id])
        stands[rule_id] = ("reworded", rule_id)
    for rule_id in gone:
        del after[rule_id]
        stands[rule_id] = ("gone", rule_id)
    fresh = _unused(game, rng, ids, 24)
    for rule_id in fresh[:12]:
        after[rule_id] = wording(rng)
        stands[rule_id] = ("new", None)
    for old, new in zip(moved, fresh[12:], strict=True):
        text = after.pop(old)
        after[new] = slightly_other(rng, text) if old in moved[:6] else text
        stands[new] = ("renumbered", old)
    for one, other in zip(swapped[:6], swapped[6:], strict=True):
        after[one], after[other] = texts[other], texts[one]
        stands |= {one: ("renumbered", other), other: ("renumbered", one)}
    return Edited(numbering, _written(texts), _written(after), stands, frozenset(fresh[12:18]))


def _recorded(numbering: Numbering, texts: dict[str, str]) -> Numbering:
    """Return a record that has the hashes of these texts, in its newest edition, and no other rules."""
    revision = numbering.game.revision
    rules = {
        rule_id: msgspec.structs.replace(
            numbering.rules[rule_id],
            texts={
                revision: msgspec.structs.replace(
                    numbering.rules[rule_id].texts[revision], hashes=(text_hash(text),), examples=()
                )
            },
        )
        for rule_id, text in texts.items()
    }
    return msgspec.structs.replace(numbering, rules=rules)


def _unused(game: Game, rng: Random, ids: list[str], count: int) -> list[str]:
    """Return ids of the game's form that no rule has."""
    found: list[str] = []
    for rule_id in rng.sample(ids, len(ids)):
        number = rule_id.partition("-")[2]
        for other in (f"{number}-77", f"{number.partition('.')[0]}.{800 + len(found)}"):
            if re.fullmatch(game.book.numbers.rule, other) and len(found) < count:
                found.append(f"{game.prefix}-{other}")
                break
    return found


def _written(texts: dict[str, str]) -> str:
    return "".join(f"{rule_id.partition('-')[2]}\t{text}\n" for rule_id, text in texts.items())
