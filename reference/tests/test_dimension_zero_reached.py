"""Play-outs with the decks of the set reach everything that its cards know.

A card of each class and colour is played, each instruction is carried out, each event that abilities wait
for or replace happens to one that does, each keyword does what it is for, what cards change is changed, and
so on. Games are played at random until all is reached: first from tables where units stand as decks alone
place them too rarely, then each deck against others.
"""

from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from duelproof.catalogue.decks import load_decks
from duelproof.catalogue.games import game
from duelproof.playout.campaign import cards_of
from duelproof.port import CardIn, CardSpec, Position, SeatPosition, Seeded
from duelproof.port.abilities import Ability, Instruction
from duelproof.port.vocabulary import word_of
from reference.dimension_zero import s1_principles
from reference.dimension_zero.book import BOOK
from reference.dimension_zero.s2_definitions.squares import BASE_SPACE, BATTLE_SPACE
from reference.dimension_zero.s4_processing import costs, replacement_effects, resolving
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.s5_keywords import (
    acceleration,
    call,
    conveyance,
    groundwork,
    headlong,
    resistance,
    solidarity,
    swift_arrival,
)
from reference.dimension_zero.s5_keywords.formation_summons import MIDDLE
from reference.dimension_zero.vocabulary import VOCABULARY, Skip
from reference.kernel.abilities import effects, now, triggers
from reference.kernel.abilities.perform import COMMON
from reference.tests import reached
from reference.tests.reached import Reached, Said, Signs

GAME, EDITION = "dimension-zero", "15.00"
CARDS = cards_of(GAME)
DECKS = load_decks(game(GAME).folder / "decks.toml", CARDS)
ROUNDS = 60
"""How often each deck plays at most."""
EACH = 20
"""How many games there are of each card for which units stand so."""
MIDWAY = 4
"""One game in so many begins at its beginning, the others when some cards lie on the table."""
DEALT = {"hand": 5, "energy": 6}
"""How many cards each player has then, beside those on squares."""
STANDING: dict[str | None, tuple[Collection[str], Collection[str]]] = {
    "formation_summon": ([slot for slot in BATTLE_SPACE if slot != MIDDLE], ()),
    "pincer": (("a4", "b4", "c4"), ("a3", "b3", "c3")),
}
"""Keywords for which units stand as decks alone place them too rarely: Alice's and Bob's, by squares."""
UNIT, BASE = "Ember Scout", "Ember Camp"
UNSEEN: Reached = {
    *(("change", f"forbid {deed}") for deed in ("draw", "lose", "win")),  # a game might not end
    *(("keyword", f"convocation {where}") for where in ("in_front", "own_area")),  # of a card in no deck
    ("change", "permit play_as_battle"),  # the one card that says so of itself is in no deck
    ("trigger", "activated move"),  # what triggers by all that is activated is seen
    *(("trigger", f"move {name}") for name in ("play", "resolved")),  # of cards in no deck
    ("move", "move"),  # a word that cards may say, and none does
    ("replacement", "move to hand"),  # the decks hardly send units back to hands
}
"""What no play-out reaches, and why; scenarios alone cover it."""


CHANGES = ("modify", "set", "forbid", "permit", "skip")
"""Instructions that change a trait, or what may be done; each is looked for with what it changes."""


def more(part: Said) -> Reached:
    """Return what a part of an ability says in the words of the book."""
    found: Reached = set()
    if part.get("do") in CHANGES:
        changed = part.get("trait") or part.get("action") or part.get("name")
        found.add(("change", f"{part['do']} {changed}"))
    if part.get("do") in ("replace", "replace_itself"):
        found |= {("replacement", f"move to {zone}") for zone in part["event"]["to"]}
    if "kind" in part and part.get("keyword"):
        found.add(("keyword", f"{part['keyword']} {part.get('name') or ''}".strip()))
    if "kind" in part:
        found |= {("zone where it works", zone) for zone in part.get("zones", ())}
    if isinstance(trigger := part.get("trigger"), dict) and trigger.get("name"):
        found.add(("trigger", f"{trigger['on']} {trigger['name']}"))
    found |= {("cost", each["kind"]) for each in part.get("cost", ()) if isinstance(each, dict)}
    return found | {(key, part[key]) for key in ("relation", "role") if part.get(key)}


def printed(card: CardSpec) -> Reached:
    """Return what a card knows, and of what colours it is."""
    colours = {("colour", colour) for face in card.faces for colour in face.traits.colors}
    return reached.said(card, more) | colours


WORDS: dict[str, Collection[str]] = {
    "move": VOCABULARY.of("name of a move"),
    "on the stack": resolving.HOW,
}
"""What is all reached, whether or not an ability says so."""
WANTED = set[tuple[str, str]]().union(
    *map(printed, CARDS.values()), *({(kind, word) for word in words} for kind, words in WORDS.items())
)
"""What the cards of the set know."""
KINDS = (
    "type", "colour", "instruction", "change", "trigger", "replacement", "keyword", "zone where it works",
    "relation", "role", "cost", "move", "on the stack",
)  # fmt: skip


@pytest.fixture(scope="module")
def missed() -> Reached:
    """What the games do not reach."""
    return reached.missed(WANTED - UNSEEN, tables(), SIGNS)


@pytest.mark.parametrize("kind", KINDS)
def test_decks_reach_all_that_cards_know(missed: Reached, kind: str) -> None:
    assert sorted(name for other, name in missed if other == kind) == []


def test_all_that_cards_know_is_of_a_kind_that_is_looked_for() -> None:
    assert {kind for kind, _ in WANTED} == set(KINDS)


def tables() -> Iterator[Position]:
    """Yield the tables in the order in which they are played."""
    yield from drawn_up()
    for number, table in enumerate(reached.tables(GAME, EDITION, DECKS, CARDS, ROUNDS)):
        yield midway(table, Random(number)) if number % MIDWAY else table


def midway(table: Position, rng: Random) -> Position:
    """Return a table with the same decks in the middle of a game, where more happens at once."""
    squares = rng.sample(BATTLE_SPACE, 6)
    seats = {}
    for seat, side in table.seats.items():
        zones: dict[str, list[CardIn]] = {"square": [], "base": [], "hand": [], "energy": [], "deck": []}
        free = {"unit": [squares.pop() for _ in range(3)], "base": list(BASE_SPACE[seat])}
        for card in rng.sample(side.zones["deck"], len(side.zones["deck"])):
            kind = CARDS[card.name].faces[0].traits.type[0]
            if free.get(kind):
                where = "square" if kind == "unit" else "base"
                zones[where].append(replace(card, at=free[kind].pop()))
            else:
                pile = next((pile for pile, most in DEALT.items() if len(zones[pile]) < most), "deck")
                zones[pile].append(card)
        seats[seat] = SeatPosition(zones=zones)
    return replace(table, door="main", turn=9, seats=seats)


def drawn_up() -> Iterator[Position]:
    """Yield tables where units stand so that a card of Alice's hand can do what its keyword says."""
    for card in CARDS.values():
        for word in STANDING.keys() & {ability.keyword for ability in card.faces[0].abilities}:
            alice = {"hand": [CardIn("it", card.name)], "energy": plain("e"), "deck": plain("a")}
            alice["base"] = [CardIn(f"base-{slot}", BASE, at=slot) for slot in BASE_SPACE["alice"]]
            bob = {"deck": plain("b")}
            for side, slots in zip((alice, bob), STANDING[word], strict=True):
                side["square"] = [CardIn(f"at-{slot}", UNIT, at=slot, turned="exhausted") for slot in slots]
            for seed in range(EACH):
                yield Position(
                    game=GAME,
                    revision=EDITION,
                    door="main",
                    turn=9,
                    seats={"alice": SeatPosition(zones=alice), "bob": SeatPosition(zones=bob)},
                    cards={name: CARDS[name] for name in (UNIT, BASE, card.name)},
                    chance=Seeded(seed=seed),
                    events=False,
                )


def plain(name: str) -> list[CardIn]:
    """Return some cards without abilities."""
    return [CardIn(f"{name}-{number}", UNIT) for number in range(4)]


def _of_ability(ability: Ability) -> Reached:
    """Return the keyword of an ability, with its name if it has one."""
    word = str(ability.keyword)
    return {("keyword", word), ("keyword", f"{word} {ability.name or ''}".strip())}


def _waits(said: Said) -> Reached:
    """Return what is reached as an ability waits."""
    ability = said["ability"]
    found = reached.waits(ability) | _of_ability(ability)
    found |= {("zone where it works", zone) for zone in ability.zones}
    if ability.trigger is not None:
        found.add(("trigger", f"{ability.trigger.on} {ability.trigger.name}"))
    return found


def _in_force(said: Said, answer: Any) -> Reached:
    """Return what is reached while instructions are in force."""
    found: Reached = set()
    for force in answer:
        found |= _does(force.instr)
        ability, source = force.ctx.ability, force.ctx.source
        if force.lasting is None and ability is not None and source is not None:
            found |= _of_ability(ability) | {("zone where it works", source.place.zone)}
    return found


def _does(instr: Instruction) -> Reached:
    """Return an instruction, with what it changes."""
    word = word_of(type(instr))
    changed = getattr(instr, "trait", None) or getattr(instr, "action", None) or getattr(instr, "name", None)
    return {("instruction", word), ("change", f"{word} {changed}")}


def _replaces(said: Said) -> Reached:
    """Return what is replaced."""
    event = said["chosen"].instr.event
    return {("replacement", event.on)} | {("replacement", f"move to {zone}") for zone in event.to}


def _comes(said: Said) -> Reached:
    """Return the classes and colours of a card that was played, and the special way in which it was."""
    item = said["item"]
    card, found = item.card, set[tuple[str, str]]()
    if item.way is not None:
        by = item.caller[0] if item.caller is not None else card
        found = set().union(*(_of_ability(each) for each in by.abilities if each.keyword == item.way))
    found |= {("colour", colour) for colour in card.printed.colors}
    return found | {("type", kind) for kind in card.printed.type}


def _is_given(said: Said) -> Reached:
    """Return what a cost asks for beside energy, and for which keyword of the card."""
    parts = said["parts"]
    asking = [ability for ability in said["card"].abilities if any(part in parts for part in ability.cost)]
    return {("cost", part.kind) for part in parts}.union(*map(_of_ability, asking))


def _is_paid(said: Said) -> Reached:
    """Return that energy is paid, if any is."""
    return {("cost", "energy")} if said["energy"].total else set()


def _if_so(word: str) -> Callable[[Said, Any], Reached]:
    """Return what is reached as an answer is yes: a keyword."""
    return lambda said, answer: {("keyword", word)} if answer is True else set()


def _who_calls(said: Said, answer: Any) -> Reached:
    """Return the calls for which cards are frozen."""
    return set().union(*(_of_ability(each) for card in answer[0] for each in card.abilities))


SEEN_AT_WORK = (
    "acceleration", "additional_cost", "advance", "alternative_cost", "awakening", "call", "conveyance",
    "convocation", "formation_summon", "groundwork", "headlong", "swift_arrival",
)  # fmt: skip
"""Keywords that are not reached yet as a card is found to have them."""


def _stacked(kind: str) -> Callable[[Said], Reached]:
    """Return what is reached as something of a kind resolves that was on the stack."""
    return lambda said: {("on the stack", kind)} | (_comes(said) if kind == "card" else set())


UNLIMITED = {"solidarity"}
CALLS: dict[Any, Callable[[Said], Reached]] = {
    triggers.wait: _waits,
    triggers.happen: lambda said: {("move", said["about"]["name"])} if said["kind"] == "move" else set(),
    replacement_effects._perform_instead: _replaces,
    **{do: _stacked(kind) for kind, do in resolving.HOW.items()},
    costs.choose_given: _is_given,
    costs.pay_given: _is_paid,
    solidarity.is_limited: lambda said: {
        ("keyword", word) for word in said["card"].keywords & {"solidarity"}
    },
    BOOK.related: lambda said: {("relation", said["relation"])},
    BOOK.has_role: lambda said: {("role", said["role"])},
    INSTRUCTIONS[Skip]: lambda said: _does(said["instr"]),
}
"""Functions of the engine, with what is reached as they are called with some arguments."""
ANSWERS: dict[Any, Callable[[Said, Any], Reached]] = {
    effects.forces: _in_force,
    now.keyword: lambda said, answer: set() if answer.keyword in SEEN_AT_WORK else _of_ability(answer),
    s1_principles.choose_letters: lambda said, answer: ({("instruction", "choose_number")}),
    call.choose_callers: _who_calls,
    conveyance.choose_carriers: lambda said, answer: {("keyword", "conveyance")} if answer[0] else set(),
    groundwork.lessened: lambda said, answer: (
        {("keyword", "groundwork")} if answer.total < said["cost"].total else set()
    ),
    acceleration.strikes: lambda said, answer: {("keyword", "acceleration")} if said["first"] else set(),
    resistance.resists: _if_so("resistance"),
    headlong.stops_play: _if_so("headlong"),
    swift_arrival.swiftly: _if_so("swift_arrival"),
}
"""Others, with what is reached as they give some answer."""
SIGNS = Signs(reached.carrying_out({**COMMON, **INSTRUCTIONS}), CALLS, ANSWERS)
