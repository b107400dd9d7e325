"""Play-outs of the whole set reach everything: each instruction, trigger, keyword and marked rule function.

Games are played at random until all is reached: with the decks of the set, and then in turn from chosen
tables, for what random decks reach too rarely, and with random decks.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from inspect import unwrap
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import msgspec
import pytest

import reference
import reference.gate_ruler
from duelproof.catalogue.decks import read_decks
from duelproof.catalogue.games import game
from duelproof.playout.campaign import cards_of
from duelproof.playout.dealing import position
from duelproof.playout.games import playbook
from duelproof.playout.moves import passing, random_choice
from duelproof.port import SEATS, CardIn, Opened, Position, Seat, SeatPosition, Seeded
from duelproof.port.abilities import Ability
from duelproof.proof.trials import tracing
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s14_cards_and_abilities import playing, replacement, resolving
from reference.gate_ruler.s16_keywords import forced_reveal
from reference.kernel.abilities import effects, now, triggers
from reference.kernel.abilities.perform import COMMON
from reference.kernel.rules import MARKED

GAME, REVISION = "gate-ruler", "1.1.2"
READY = game(GAME).folder / "decks.toml"
ENGINE = Path(reference.gate_ruler.__file__).parent
CARDS = cards_of(GAME)
ROUNDS = 12
"""So often, at most, a game is played from each chosen table."""
DEALT = 10
"""The number of games of random decks in each round."""
LONGEST = 1500
"""After this many decisions a game has shown what it can."""
WANTED = (
    ("play_ability",),
    ("Charge Shield", "add_charge"),
    ("prevent",),
    ("heal_dealt",),
    ("Enhance", "choose"),
    ("Breakthrough", "lose_abilities"),
    ("for_each", "repeat", "shuffle"),
    ("same-column", "center-column"),
    ("behind",),
    ("materials",),
    ("destroy",),
    ("status", "process_add"),
    ("reveal", "choose_number", "lose", "win"),
    ("phase_start",),
    ("Forced Reveal", "discard"),
    ("delay",),
)
"""Words in the abilities of cards that random decks play too rarely."""
UNIT, WELL = "Gray Wolf", "Mana Well"
SLOTTED = ("attack", "defense", "set")
CHANGE = "Twisted Tongue"
"""Changes what a Counter has played."""
HELD = ("change_counter", "prevent", "heal_dealt")
"""What players hold back until the other has something on top of the gate, by words in its abilities."""
OF_OTHER_BOOKS = {
    "ExtraTurn": "no rule of Gate Ruler knows a turn more",
    "Require": "no rule of Gate Ruler says that something must attack",
}
"""Instructions that no card of Gate Ruler can say, and why."""
NEVER = {"game_start": "as a game starts only rulers are in play, and none of them waits for that"}
"""Events that happen in no play-out to a card that waits for them, and why; scenarios cover them."""
Reached = set[tuple[str, str]]


@pytest.fixture(scope="module")
def reached() -> Reached:
    """What the games reach: rules, instructions, triggers and keywords, by name."""
    found: Reached = set()
    there_is = {"rule": rules(), "instruction": instructions(), "trigger": awaited(), "keyword": keywords()}
    wanted = {(kind, name) for kind, names in there_is.items() for name in names}
    for number, table in enumerate(tables()):
        with watching(found):
            play(table, Random(number))
        if wanted <= found:
            break
    return found


def test_every_marked_rule_function_is_reached(reached: Reached) -> None:
    assert rules() - {name for kind, name in reached if kind == "rule"} == set()


def test_every_instruction_is_reached(reached: Reached) -> None:
    assert instructions() - {name for kind, name in reached if kind == "instruction"} == set()


def test_every_trigger_is_reached(reached: Reached) -> None:
    assert awaited() - {name for kind, name in reached if kind == "trigger"} == set()


def test_every_keyword_is_reached(reached: Reached) -> None:
    assert keywords() - {name for kind, name in reached if kind == "keyword"} == set()


def marked() -> dict[Any, str]:
    """Return the code of Gate Ruler's marked functions, each with its file and name."""
    paths = {code: Path(code.co_filename) for code in MARKED}
    return {
        code: f"{path.relative_to(ENGINE).as_posix()}:{code.co_name}"
        for code, path in paths.items()
        if path.is_relative_to(ENGINE)
    }


def rules() -> set[str]:
    """Return the marked functions of Gate Ruler."""
    return set(marked().values())


def instructions() -> set[str]:
    """Return the names of the instructions that Gate Ruler's engine carries out."""
    return {kind.__name__ for kind in (*INSTRUCTIONS, *COMMON)} - OF_OTHER_BOOKS.keys()


def awaited() -> set[str]:
    """Return the events that abilities of the set wait for."""
    found: set[str] = set()
    waiting: list[Any] = [msgspec.to_builtins(card.faces) for card in CARDS.values()]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            if isinstance(trigger := part.get("trigger"), dict):
                found.add(trigger["on"])
            waiting += part.values()
        elif isinstance(part, list | tuple):
            waiting += part
    return found - NEVER.keys()


def keywords() -> set[str]:
    """Return the keywords of the set."""
    faces = (face for card in CARDS.values() for face in card.faces)
    return {ability.keyword for face in faces for ability in face.abilities if ability.keyword}


def tables() -> Iterator[Position]:
    """Yield the tables in the order in which they are played."""
    decks = [deck.zones(CARDS) for deck in read_decks(READY).values()]
    for number, deck in enumerate(decks):
        yield position(GAME, REVISION, {"alice": deck, "bob": decks[number - 1]}, Random(number))
    wanted = [[card for word in words for card in says(word)] for words in WANTED]
    for seed in range(ROUNDS):
        yield from (counters_changed(number) for number in range(3 * seed, 3 * seed + 3))
        yield without_a_hand(seed)
        yield from (made_of(cards, seed) for cards in wanted)
        dealt = range(seed * DEALT, (seed + 1) * DEALT)
        yield from (playbook(GAME).deal(CARDS, Random(number)) for number in dealt)


def says(word: str) -> list[str]:
    """Return the cards for decks whose abilities' data contain a word."""
    cards = {name: card.faces[0] for name, card in CARDS.items() if "ruler" not in card.faces[0].traits.type}
    said = f'"{word}"'.encode()
    return [name for name, face in cards.items() if said in msgspec.json.encode(face.abilities)]


def counters_changed(seed: int) -> Position:
    """Return a table where Alice's attack changes a set Counter, and Bob's deck is full of Counters."""
    counters = ["Loyal Hound", "Rising Letter"] * 10
    alice = lying("alice", attack=[UNIT] * 2, set=[CHANGE] * 3, deck=[UNIT] * 20)
    return table(seed, alice, lying("bob", deck=counters, resource=[WELL] * 4))


def without_a_hand(seed: int) -> Position:
    """Return a table where Alice attacks, and a card comes to her empty hand only to be discarded."""
    alice = lying("alice", attack=["Parting Tutor", UNIT], deck=[UNIT] * 20)
    return table(seed, alice, lying("bob", deck=[UNIT] * 20))


def made_of(cards: list[str], seed: int) -> Position:
    """Return a table where both players have these cards and units; the one has a hand, the other drives."""
    rng = Random(seed)
    mixed = {seat: (cards * 20)[:20] + [UNIT] * 10 for seat in SEATS}
    for deck in mixed.values():
        rng.shuffle(deck)
    there: dict[str, list[str]] = {"attack": [UNIT], "defense": [UNIT], "resource": [WELL] * 4}
    alice = lying("alice", hand=mixed["alice"][:6], deck=mixed["alice"][6:], **there)
    return table(seed, alice, lying("bob", ruler=["Apprentice"], deck=mixed["bob"], **there))


def table(seed: int, alice: dict[str, list[CardIn]], bob: dict[str, list[CardIn]]) -> Position:
    """Return Alice's main phase in the third turn."""
    names = {card.name for cards in (*alice.values(), *bob.values()) for card in cards}
    return Position(
        game=GAME,
        revision=REVISION,
        door="main",
        turn=3,
        seats={"alice": SeatPosition(zones=alice), "bob": SeatPosition(zones=bob)},
        cards={name: CARDS[name] for name in names},
        chance=Seeded(seed=seed),
    )


def lying(seat: Seat, **zones: list[str]) -> dict[str, list[CardIn]]:
    """Return cards by zone, one in each zone for units and for set cards; a Knight if no other ruler."""
    return {
        zone: [
            CardIn(ref=f"{seat}-{zone}-{n}", name=name, at=str(n) if zone in SLOTTED else None)
            for n, name in enumerate(names, 1)
        ]
        for zone, names in {"ruler": ["Knight"], **zones}.items()
    }


def play(table: Position, rng: Random) -> None:
    """Play a table at random, except what players hold back."""
    held = {card for word in HELD for card in says(word)}
    kept = {
        card.ref
        for side in table.seats.values()
        for cards in side.zones.values()
        for card in cards
        if card.name in held
    }
    engine = reference.engine()
    assert engine.open(msgspec.structs.replace(table, events=False)) == Opened()
    for _ in range(LONGEST):
        decision = engine.pending()
        if decision is None:
            break
        choice = random_choice(decision, rng, table)
        plays = any(option.verb == "play" and option.card in kept for option in choice.pick or ())
        if plays and all(item.controller == decision.player for item in engine.observe("judge").stack[:1]):
            choice = passing(decision) or choice
        engine.submit(choice)
    engine.observe("judge")


@contextmanager
def watching(found: Reached) -> Iterator[None]:
    """Add what the engine reaches in the block.

    An instruction is reached when it is carried out, or asked about while its effect holds; a keyword when
    its ability triggers, resolves or replaces something, when its effect holds, when a card is found to have
    it, or when a card is played for it.
    """
    rules = marked()
    doing = {do.__code__ for do in (*INSTRUCTIONS.values(), *COMMON.values())}
    asking = {unwrap(effects.forces).__code__, now.keyword.__code__}
    acting = {
        triggers.wait.__code__: lambda about: about["ability"],
        resolving._perform.__code__: lambda about: about["item"].ability,
        replacement._do_instead.__code__: lambda about: about["chosen"].ctx.ability,
    }

    otherwise = {playing.play_card.__code__, *doing, *asking, *acting}
    looked_at = otherwise | rules.keys()

    def note(ability: Ability | None) -> None:
        if ability is not None and ability.keyword:
            found.add(("keyword", ability.keyword))

    def answered(frame: FrameType, event: str, answer: Any) -> Any:
        if event != "return" or answer is None:
            return answered
        if isinstance(answer, Ability):
            note(answer)
            return answered
        for force in answer:
            found.add(("instruction", type(force.instr).__name__))
            note(force.ctx.ability)
        return answered

    def entered(frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code not in looked_at:
            return None
        if code in rules:
            found.add(("rule", rules[code]))
            if code not in otherwise:
                looked_at.remove(code)  # it is called again and again
        if code in doing:
            found.add(("instruction", type(frame.f_locals["instr"]).__name__))
        if code in acting:
            ability = acting[code](frame.f_locals)
            note(ability)
            if code is triggers.wait.__code__:
                found.add(("trigger", ability.trigger.on))
        if code is playing.play_card.__code__ and forced_reveal.FORCED in frame.f_locals.values():
            found.add(("keyword", forced_reveal.KEYWORD))
        if code in asking:
            frame.f_trace_lines = False
            return answered
        return None

    with tracing(entered):
        yield
