"""What play-outs with the decks of a set reach of all that its cards know."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from inspect import unwrap
from random import Random
from types import CodeType, FrameType
from typing import Any

import msgspec

import reference
from duelproof.catalogue.decks import Deck
from duelproof.playout.dealing import position
from duelproof.playout.moves import random_choice
from duelproof.port import CardSpec, Opened, Position
from duelproof.port.abilities import Ability
from duelproof.port.vocabulary import word_of
from duelproof.proof.trials import tracing
from reference.kernel.abilities import effects, now, triggers

LONGEST = 3000
"""After this many decisions a game has shown what it can."""
Reached = set[tuple[str, str]]
"""Words, each with what it is a word for."""
Said = dict[str, Any]
"""A part of an ability as data, or what a function of the engine is called with, by name."""


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
        answers: others, with what is reached as they give, or yield, an answer that is something.
    """

    doing: Iterable[Callable[..., Any]]
    calls: Mapping[Any, Callable[[Said], Reached]]
    answers: Mapping[Any, Callable[[Said, Any], Reached]] = field(default_factory=dict)


CALLS: dict[Any, Callable[[Said], Reached]] = {triggers.wait: lambda said: waits(said["ability"])}
ANSWERS: dict[Any, Callable[[Said, Any], Reached]] = {effects.forces: _holds, now.keyword: _has}
"""What tells the same of every book, unless the book's signs say otherwise."""


@contextmanager
def watching(found: Reached, signs: Signs) -> Iterator[None]:
    """Add what the engine reaches in the block.

    An instruction is reached when it is carried out, or asked about while its effect holds.
    """
    at: dict[CodeType, list[Callable[[Said], Reached]]] = {}
    for do in {unwrap(do) for do in signs.doing}:
        at.setdefault(do.__code__, []).append(_carried_out)
    for function, reached in {**CALLS, **signs.calls}.items():
        at.setdefault(unwrap(function).__code__, []).append(reached)
    answers = {unwrap(each).__code__: reached for each, reached in {**ANSWERS, **signs.answers}.items()}
    watched = at.keys() | answers.keys()

    def answered(frame: FrameType, event: str, answer: Any) -> Any:
        if event == "return" and answer:
            found.update(answers[frame.f_code](frame.f_locals, answer))
        return answered

    def entered(frame: FrameType, event: str, argument: Any) -> Any:
        if frame.f_code not in watched:
            return None
        for reached in at.get(frame.f_code, ()):
            found.update(reached(frame.f_locals))
        if frame.f_code not in answers:
            return None
        frame.f_trace_lines = False
        return answered

    with tracing(entered):
        yield


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
