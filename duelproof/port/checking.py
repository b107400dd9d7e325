"""Checking cards against a book's vocabulary, for any engine that plays cards by their abilities' data.

Otherwise an engine would silently ignore a word that the book does not know: a trigger that never fires, a
zone that stays empty, a prohibition that nothing enforces.
"""

import difflib
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_type_hints

import msgspec

from duelproof.port import bounds
from duelproof.port.abilities import (
    Ability,
    Choose,
    ChooseNumber,
    Instruction,
    Mode,
    NameOne,
    ReplaceEvent,
    SetTrait,
    TargetSpec,
    Trigger,
)
from duelproof.port.cards import CardSpec, Face, joined_name
from duelproof.port.selections import Calc, Cond, Range, Select
from duelproof.port.vocabulary import Vocabulary, knows, word_of
from duelproof.port.words import Parts, Sort, at, parts, sort_of

_STANDING = ("static", "replacement")
"""The kinds of ability whose instructions hold as long as the ability works, whatever ``until`` says."""

_NEEDED: dict[type, dict[str, tuple[str, ...]]] = {
    Cond: {
        **dict.fromkeys(("exists", "count"), ("what",)),
        "number": ("amount", "range"),
        **dict.fromkeys(("phase", "happened", "zone_of_self", "role", "mode"), ("name",)),
        **dict.fromkeys(("not", "all", "any"), ("args",)),
    },
    Calc: {
        **dict.fromkeys(("count", "trait", "sum", "highest", "lowest"), ("what",)),
        **dict.fromkeys(("plus", "minus", "times", "halved"), ("args",)),
    },
}
"""The fields that a condition or calculation needs, by its ``op``."""

_OF_ONE = ("not", "halved")
"""The conditions and calculations that take a single argument."""

_NAMED: dict[str, Sort] = {
    "phase": "phase or step",
    "happened": "deed",
    "zone_of_self": "zone",
    "role": "role",
}
"""The sort of the name in a condition, by its ``op``."""

_WORDS = ("type", "colors", "races", "name")
"""The traits that are words."""

_SAID: dict[str, Sort] = {"type": "type", "colors": "color"}
"""The sort of the words that a trait can be set to. Other traits take any word."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a card: a word that the engine does not play, or data that no card can have.

    ``ability`` is its id, empty for the card's traits; ``field`` is the path in it.
    """

    code: Literal["unsupported", "illegal-position"]
    card: str
    ability: str
    field: str
    says: str

    @property
    def reason(self) -> str:
        """Say it in one sentence."""
        of = f", ability {self.ability!r}" if self.ability else ""
        where = f", {self.field}" if self.field else ""
        return f"card {self.card!r}{of}{where}: {self.says}"


def faults(card: CardSpec, vocabulary: Vocabulary, played: Collection[type] | None = None) -> Iterator[Fault]:
    """Find what is wrong with a card by a book's vocabulary.

    Args:
        card: the card.
        vocabulary: the words that the book knows.
        played: the kinds of instruction that the engine does; all if not given.
    """
    if not card.faces:
        yield Fault("illegal-position", card.name, "", "faces", "there is none; a card has one face or more")
    if card.halves and len(card.faces) < 2:
        yield Fault("illegal-position", card.name, "", "halves", "a card of one face has no halves")
    elif card.halves and card.name != joined_name(card.names):
        says = f"its halves are named {joined_name(card.names)!r} together"
        yield Fault("illegal-position", card.name, "", "name", says)
    for face in card.faces:
        if (deep := bounds.too_deep(face)) is not None:
            says = f"its parts lie more than {bounds.DEPTH} deep in each other; no ability does"
            yield Fault("illegal-position", card.name, deep, "", says)
            continue
        for field, says in bounds.of_traits(face.traits):
            yield Fault("illegal-position", card.name, "", field, says)
        for field, says in _of_traits(face, vocabulary):
            yield Fault("unsupported", card.name, "", field, says)
        for of, field, says in vocabulary.flaws(face) if vocabulary.flaws is not None else ():
            yield Fault("illegal-position", card.name, of, field, says)
        times = Counter(ability.id for ability in face.abilities)
        for ability in face.abilities:
            if times[ability.id] > 1:
                says = f"{times[ability.id]} abilities of the card have this id"
                yield Fault("illegal-position", card.name, ability.id, "id", says)
            inside = parts(ability)
            for field, says in _malformed(inside):
                yield Fault("illegal-position", card.name, ability.id, field, says)
            for field, says in _unknown(inside, vocabulary, played):
                yield Fault("unsupported", card.name, ability.id, field, says)


Found = Iterator[tuple[str, str]]
"""Fields, each with half a sentence that says what is wrong there."""


def _of_traits(face: Face, vocabulary: Vocabulary) -> Found:
    """Look up the words that are printed on a card."""
    yield from _words_in(face.traits, "", vocabulary, ())


def _unknown(inside: Parts, vocabulary: Vocabulary, played: Collection[type] | None) -> Found:
    """Find words of an ability that the book does not know, and parts that have no meaning in it."""
    replacing = {id(each.event) for _, each in inside if isinstance(each, ReplaceEvent)}
    named = {each.key for _, each in inside if isinstance(each, NameOne)}
    standing: set[int] = set()
    for path, each in inside:
        if isinstance(each, Instruction) and played is not None and type(each) not in played:
            words = [word_of(kind) for kind in played if issubclass(kind, Instruction)]
            yield at(path, "do"), _no("instruction", word_of(type(each)), words)
        if isinstance(each, Ability) and each.kind in _STANDING:
            standing |= {id(instr) for instr in each.effect}
        yield from _idle_in(each, path, vocabulary)
        yield from _words_in(each, path, vocabulary, ("until",) if id(each) in standing else ())
        if isinstance(each, Trigger):
            yield from _of_trigger(each, path, vocabulary, replaced=id(each) in replacing)
        elif isinstance(each, Cond) and each.name is not None and each.op in _NAMED:
            yield from _unless_known(vocabulary, _NAMED[each.op], each.name, at(path, "name"))
        elif isinstance(each, SetTrait) and each.trait in _SAID:
            for word in _said(each.to):
                if word not in named:
                    yield from _unless_known(vocabulary, _SAID[each.trait], word, at(path, "to"))


def _words_in(said: msgspec.Struct, path: str, vocabulary: Vocabulary, but: Collection[str]) -> Found:
    """Look up the words in the fields of one part of an ability that are marked for words."""
    for name, sort in _worded(type(said)):
        if name not in but and sort != "trigger":
            for word in _said(getattr(said, name)):
                yield from _unless_known(vocabulary, sort, word, at(path, name))


@cache
def _worded(kind: type) -> tuple[tuple[str, Sort], ...]:
    """List the fields of a struct that hold words, each with their sort."""
    hints = get_type_hints(kind, include_extras=True)
    sorts = {name: sort_of(hints[name]) for name in kind.__struct_fields__}  # type: ignore[attr-defined]
    return tuple((name, sort) for name, sort in sorts.items() if sort is not None)


def _said(value: Any) -> list[str]:
    """List the words in a field: one, several, or the keys of a table; none in what is no word."""
    if isinstance(value, str):
        return [value]
    return [word for word in value if isinstance(word, str)] if isinstance(value, list | tuple | dict) else []


def _of_trigger(trigger: Trigger, path: str, vocabulary: Vocabulary, *, replaced: bool) -> Found:
    """Look up the event of a trigger, and the name that it asks for."""
    events = vocabulary.replaceable if replaced else vocabulary.triggers
    yield from _unless_known(
        vocabulary, "replaceable event" if replaced else "trigger", trigger.on, at(path, "on")
    )
    names = events.get(trigger.on, ("*",))
    if trigger.name is not None and not knows(names, trigger.name):
        yield at(path, "name"), _no(f"name for {trigger.on!r}", trigger.name, names)


def _idle_in(said: msgspec.Struct, path: str, vocabulary: Vocabulary) -> Found:
    """Find fields of a part of an ability that have no meaning in the book."""
    for name, default in _idle_fields(type(said), vocabulary.idle):
        if name and getattr(said, name) != default:
            yield at(path, name), f"this means nothing in {vocabulary.game}"
        elif not name:
            yield path, f"{type(said).__name__} means nothing in {vocabulary.game}"


@cache
def _idle_fields(kind: type[msgspec.Struct], idle: frozenset[str]) -> tuple[tuple[str, Any], ...]:
    """List the fields of a struct that mean nothing, with what they are if not written; "" is the whole."""
    fields = [
        (field.name, field.default_factory() if field.default is msgspec.NODEFAULT else field.default)
        for field in msgspec.structs.fields(kind)
        if f"{kind.__name__}.{field.name}" in idle
    ]
    return (("", None), *fields) if kind.__name__ in idle else tuple(fields)


def _unless_known(vocabulary: Vocabulary, sort: Sort, word: str, field: str) -> Found:
    if not knows(vocabulary.of(sort), word):
        yield field, _no(sort, word, vocabulary.of(sort))


def _no(sort: str, word: str, words: Collection[str]) -> str:
    """Say of a word that it is not known, and which is the nearest that is."""
    near = _nearest(word, [each for each in words if "*" not in each])
    nearest = f"the nearest is {near[0]!r}" if near else "there is none in this book"
    return f"{word!r} is no {sort} that is played here; {nearest}"


def _nearest(word: str, words: Collection[str]) -> list[str]:
    return difflib.get_close_matches(word, sorted(words), n=1, cutoff=0)


def _malformed(inside: Parts) -> Found:
    """Find what no ability can have."""
    for path, each in inside:
        yield from bounds.of_part(each, path)
        if isinstance(each, Ability):
            yield from ((at(path, field), says) for field, says in _of_ability(each))
        elif isinstance(each, Cond | Calc):
            for field in _NEEDED[type(each)].get(each.op, ()):
                if getattr(each, field) in (None, ()):
                    yield at(path, field), f"{each.op!r} needs it"
            if each.op in _OF_ONE and len(each.args) > 1:
                yield at(path, "args"), f"{each.op!r} is of one thing, not of {len(each.args)}"
        elif isinstance(each, SetTrait):
            yield from _of_value(each, path)
        elif isinstance(each, ChooseNumber):
            yield from _of_range(each.range, at(path, "range"))


def _of_value(setting: SetTrait, path: str) -> Found:
    """Find a word where a trait is a number, or a number where it is words."""
    is_number = isinstance(setting.to, int | Calc)
    if setting.trait in bounds.PRINTED and not is_number:
        yield at(path, "to"), f"{setting.trait!r} becomes a number, not {setting.to!r}"
    if setting.trait in _WORDS and is_number:
        yield at(path, "to"), f"{setting.trait!r} becomes a word or a list of words, no number"


def _of_range(chosen: Range, path: str) -> Found:
    """Find bounds between which there is no number that can be chosen."""
    least, most = chosen.min, chosen.max
    if isinstance(most, int) and most < max(0, least if isinstance(least, int) else 0):
        yield at(path, "max"), f"nothing can be chosen up to {most}; it should be the larger bound"


def _of_ability(ability: Ability) -> Found:
    """Find what an ability, printed or gained, lacks or has twice."""
    if ability.kind == "triggered" and ability.trigger is None:
        yield "trigger", "a triggered ability needs one"
    if ability.kind == "keyword" and ability.keyword is None:
        yield "keyword", "a keyword ability needs one"
    yield from _of_modes(ability)
    for specs in _chosen_together(ability):
        keys = [key for spec in specs for key in (spec.key, *spec.parts)]
        for key in _twice(keys):
            yield "targets", f"two targets have the key {key!r}"
    yield from _of_keys(ability)


def _chosen_together(ability: Ability) -> list[tuple[TargetSpec, ...]]:
    """List which targets one who plays an ability may choose at once: its own, and those of its modes."""
    by_mode = [mode.targets for mode in ability.modes]
    if ability.choose_modes > 1:
        return [sum(by_mode, ability.targets)]
    return [ability.targets + specs for specs in by_mode or [()]]


def _of_modes(ability: Ability) -> Found:
    for mode in _twice([mode.id for mode in ability.modes]):
        yield "modes", f"two modes have the id {mode!r}"
    if ability.modes and not 1 <= ability.choose_modes <= len(ability.modes):
        yield "choose_modes", f"{ability.choose_modes} of {len(ability.modes)} modes cannot be chosen"


def _twice(words: list[str]) -> list[str]:
    return [word for word, times in Counter(words).items() if times > 1]


def _of_keys(ability: Ability) -> Found:
    """Find references to targets, choices, numbers and modes that nothing defines."""
    own = [
        found
        for name in ability.__struct_fields__
        for found in parts(getattr(ability, name), name, but=Ability)
    ]
    made: dict[str, set[str]] = {"target": set(), "chosen": set(), "number": set(), "mode": set()}
    for _, each in own:
        if isinstance(each, TargetSpec):
            made["target"] |= {each.key, *each.parts}
        elif isinstance(each, Choose):
            made["chosen"].add(each.key)
        elif isinstance(each, ChooseNumber):
            made["number"].add(each.key)
        elif isinstance(each, Mode):
            made["mode"].add(each.id)
    for path, each in own:
        spoken = _spoken_of(each)
        if spoken is None:
            continue
        sort, word, field = spoken
        if word not in made[sort]:
            near = _nearest(word, made[sort])
            nearest = f"; the nearest is {near[0]!r}" if near else ""
            yield at(path, field), f"the ability has no {sort} {word!r}{nearest}"


def _spoken_of(said: msgspec.Struct) -> tuple[str, str, str] | None:
    """Return what a part of an ability refers to: its sort, its key, and the field."""
    if isinstance(said, Select) and said.which in ("target", "chosen"):
        return said.which, said.key or said.which, "key"
    if isinstance(said, Calc) and said.op == "number":
        return "number", said.key or "number", "key"
    if isinstance(said, Cond) and said.op == "mode" and said.name is not None:
        return "mode", said.name, "name"
    return None
