"""What play-outs with the decks of a set reach of all that its cards know."""

import builtins
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from inspect import isgeneratorfunction, signature, unwrap
from random import Random
from types import FunctionType
from typing import Any

import msgspec

import reference
from duelproof.catalogue.decks import Deck
from duelproof.playout.dealing import position
from duelproof.playout.moves import random_choice
from duelproof.port import CardSpec, Opened, Position
from duelproof.port.abilities import Ability
from duelproof.port.vocabulary import word_of
from reference.kernel.abilities import effects, now, triggers

LONGEST = 3000
"""After this many decisions a game has shown what it can."""
Reached = set[tuple[str, str]]
"""Words, each with what it is a word for."""
Said = dict[str, Any]
"""A part of an ability as data, or what a function of the engine is called with, by name."""
Call = Callable[[Said], Reached]
Answer = Callable[[Said, Any], Reached]


def said(card: CardSpec, more: Callable[[Said], Reached] = lambda part: set()) -> Reached:
    """Return what a card knows: types, instructions, keywords, and events that it waits for or replaces.

    Args:
        card: a card of the set.
        more: what else a part of an ability says in the book.
    """
    found = {("type", kind) for face in card.faces for kind in face.traits.type}
    found |= {("supertype", str(face.traits.supertype)) for face in card.faces if face.traits.supertype}
    waiting: list[Any] = [msgspec.to_builtins(face.abilities) for face in card.faces]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            found |= _of(part) | more(part)
            waiting += part.values()
        elif isinstance(part, list | tuple):
            waiting += part
    return found


def _of(part: Said) -> Reached:
    found: Reached = set()
    if "do" in part:
        found.add(("instruction", part["do"]))
    if part.get("do") == "replace":
        found.add(("replacement", part["event"]["on"]))
    elif isinstance(trigger := part.get("trigger"), dict):
        found.add(("trigger", trigger["on"]))
    if "kind" in part and part.get("keyword"):
        found.add(("keyword", part["keyword"]))
    return found


def waits(ability: Ability) -> Reached:
    """Return what is reached as an ability waits."""
    found = {("keyword", str(ability.keyword))}
    return found | {("trigger", ability.trigger.on)} if ability.trigger is not None else found


def _holds(said: Said, answer: Any) -> Reached:
    """Return the instructions that are in force."""
    return {("instruction", word_of(type(force.instr))) for force in answer}


def _carried_out(said: Said) -> Reached:
    """Return the instruction that is carried out."""
    return {("instruction", word_of(type(said["instr"])))}


def _has(said: Said, answer: Any) -> Reached:
    """Return the keyword that a card was asked for and has."""
    return {("keyword", str(answer.keyword))}


@dataclass(frozen=True, slots=True)
class Signs:
    """By which functions of the engine it is known that something is reached.

    Args:
        doing: those that carry out an instruction, which is called ``instr`` in them.
        calls: others, with what is reached as they are called with some arguments.
        answers: others, with what is reached as they give an answer that is something.
    """

    doing: Iterable[Callable[..., Any]]
    calls: Mapping[Any, Call]
    answers: Mapping[Any, Answer] = field(default_factory=dict)


CALLS: dict[Any, Call] = {triggers.wait: lambda said: waits(said["ability"])}
ANSWERS: dict[Any, Answer] = {effects.forces: _holds, now.keyword: _has}
"""What tells the same of every book, unless the book's signs say otherwise."""


@contextmanager
def watching(found: Reached, signs: Signs) -> Iterator[None]:
    """Add what the engine reaches in the block.

    An instruction is reached when it is carried out, or asked about while its effect holds. The functions
    that tell are exchanged for as long: a trace would slow down all others.
    """
    calls: dict[FunctionType, list[Call]] = {}
    for do in {unwrap(do) for do in signs.doing}:
        calls.setdefault(do, []).append(_carried_out)
    for function, call in {**CALLS, **signs.calls}.items():
        calls.setdefault(unwrap(function), []).append(call)
    answers = {unwrap(function): answer for function, answer in {**ANSWERS, **signs.answers}.items()}
    silent = {function: function.__code__ for function in (*calls, *answers)}
    names = {function: f"__reached_{number}__" for number, function in enumerate(silent)}
    try:
        for function, code in silent.items():
            name = names[function]
            setattr(builtins, name, _telling(found, function, calls.get(function, []), answers.get(function)))
            assert not code.co_freevars
            function.__code__ = eval(f"lambda *args, **kwargs: {name}(*args, **kwargs)").__code__
        yield
    finally:  # a test that takes too long is stopped anywhere
        for function, code in silent.items():
            function.__code__ = code
            vars(builtins).pop(names[function], None)


def _telling(
    found: Reached, function: FunctionType, calls: list[Call], answer: Answer | None
) -> Callable[..., Any]:
    """Return a function that does the same as another, and adds what is reached as it is called."""
    does = FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__)
    does.__kwdefaults__ = function.__kwdefaults__
    bind = signature(does).bind

    def said(args: tuple[Any, ...], kwargs: dict[str, Any]) -> Said:
        bound = bind(*args, **kwargs)
        bound.apply_defaults()
        return bound.arguments

    def tell(*args: Any, **kwargs: Any) -> Any:
        for call in calls:
            found.update(call(said(args, kwargs)))
        given = does(*args, **kwargs)
        if answer is not None and given:
            found.update(answer(said(args, kwargs), given))
        return given

    def tell_by_and_by(*args: Any, **kwargs: Any) -> Any:
        for call in calls:
            found.update(call(said(args, kwargs)))
        given = yield from does(*args, **kwargs)
        if answer is not None and given:
            found.update(answer(said(args, kwargs), given))
        return given

    return tell_by_and_by if isgeneratorfunction(does) else tell


def carrying_out(instructions: Mapping[type, Callable[..., Any]]) -> list[Callable[..., Any]]:
    """Return the functions that carry out instructions: of those given some arguments already, these."""
    return [do.func if isinstance(do, partial) else do for do in instructions.values()]


def missed(wanted: Reached, tables: Iterable[Position], signs: Signs) -> Reached:
    """Return what is not reached though all the tables are played, one after the other, until all is."""
    found: Reached = set()
    for number, table in enumerate(tables):
        with watching(found, signs):
            play(table, Random(number))
        if wanted <= found:
            break
    return wanted - found


def tables(
    game: str, edition: str, decks: Mapping[str, Deck], cards: Mapping[str, CardSpec], rounds: int
) -> Iterator[Position]:
    """Yield the tables in the order in which they are played: in each round each deck against another."""
    zones = [deck.zones(cards) for deck in decks.values()]
    for number in range(rounds * len(zones)):
        alice, bob = zones[number % len(zones)], zones[(number + 1 + number // len(zones)) % len(zones)]
        table = position(game, edition, {"alice": alice, "bob": bob}, Random(number))
        yield msgspec.structs.replace(table, events=False)


def play(table: Position, rng: Random) -> None:
    """Play a table at random."""
    engine = reference.engine()
    assert engine.open(table) == Opened()
    for _ in range(LONGEST):
        decision = engine.pending()
        if decision is None:
            break
        engine.submit(random_choice(decision, rng, table))
