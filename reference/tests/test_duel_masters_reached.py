"""Play-outs with the decks of the set reach everything that its cards know, by both editions.

A card of each type comes to where such cards work, each instruction is carried out, each event that abilities
wait for or replace happens to one that does, each keyword is found on a card, cards move by each word for it,
and hang on others in each way. Games are played at random, each deck against others, until all is reached.
"""

from collections.abc import Callable
from typing import Any

import pytest

from duelproof.catalogue.decks import load_decks
from duelproof.catalogue.games import game
from duelproof.playout.campaign import cards_of
from duelproof.port import SEATS
from duelproof.port.words import Sort
from reference.duel_masters.editions import EDITIONS
from reference.duel_masters.s1_basics import beginning_a_game, what_is_needed
from reference.duel_masters.s2_reading_cards import power
from reference.duel_masters.s3_card_types import castles, cross_gear, spells
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import breaking
from reference.duel_masters.s6_using_cards import replacement_effects, ways
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.s8_special_cards import cells, gods, kinds_of_evolution, king_cells
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import EVOLUTIONS, VOCABULARY
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.tests import reached
from reference.tests.reached import Reached, Said, Signs, said

GAME = "duel-masters"
CARDS = cards_of(GAME)
DECKS = load_decks(game(GAME).folder / "decks.toml", CARDS)
ROUNDS = 50
"""How often each deck plays at most."""
KINDS = ("type", "supertype", "instruction", "trigger", "replacement", "keyword", "move", "attachment")
_TOO_RARE: Reached = {
    ("instruction", "disregard"),
    ("instruction", "use_icons"),
    ("trigger", "flipped"),
    ("keyword", "icon"),
    ("keyword", "release-link"),
}
"""What takes several cards in the right places at the right time."""
UNSEEN: dict[str, Reached] = {
    "s-max": _TOO_RARE,
    "1.13": _TOO_RARE | {("keyword", "g-strike"), ("keyword", "sabaki-z")},  # which it does not know
}
"""What no play-out by an edition reaches, and scenarios alone cover."""


WORDS: dict[str, Sort] = {"move": "name of a move", "attachment": "attachment"}
"""The sorts of the vocabulary whose words are all reached, whether or not an ability has them."""
WANTED = set[tuple[str, str]]().union(
    *map(said, CARDS.values()),
    *({(kind, word) for word in VOCABULARY.of(sort)} for kind, sort in WORDS.items()),
)
"""What the cards of the set know."""
HOMES = {"castle": "shield", "land": "mana", "rule plus": "hyper", "spell": "in use"}
"""Where the cards of some types work; those of all others do so in the battle zone."""


@pytest.fixture(scope="module", params=sorted(EDITIONS))
def missed(request: pytest.FixtureRequest) -> Reached:
    """What the games of an edition do not reach."""
    edition: str = request.param
    tables = reached.tables(GAME, edition, DECKS, CARDS, ROUNDS)
    return reached.missed(WANTED - UNSEEN[edition], tables, SIGNS)


@pytest.mark.parametrize("kind", KINDS)
def test_decks_reach_all_that_cards_know(missed: Reached, kind: str) -> None:
    assert sorted(name for other, name in missed if other == kind) == []


CALLS: dict[Any, Callable[[Said], Reached]] = {
    triggers.happen: lambda said: {("move", said["kind"]), ("attachment", said["kind"])},  # as a seal
    replacement_effects._do_instead: lambda said: {("replacement", said["chosen"].instr.event.on)},
    general._carry: lambda said: _of_kinds(said["card"], said["to"].zone),
    castles.fortify: lambda said: {("attachment", "castle")},
    cross_gear.hang: lambda said: {("attachment", said["way"])},
    spells.cast: lambda said: _of_kinds(said["card"], "in use"),
    breaking.how_many_shields: lambda said: _having(said["attacker"], *breaking.BREAKERS),
    what_is_needed._unlimited: lambda said: _having(said["card"], "any-number"),
    power._more_as_attacker: lambda said: _having(said["card"], "power-attacker"),
    kinds_of_evolution.evolution_of: lambda said: _having(said["card"], *EVOLUTIONS),
    gods.come_linked: lambda said: {("keyword", "g-link")} if said["links"] else set(),
    ways.pay_for: lambda said: {("keyword", str(change.keyword)) for change in said["way"].changes},
    cells.release: lambda said: {("keyword", "release-link")},
    king_cells.combine: lambda said: {("keyword", "king-cell")},
    beginning_a_game.prepare: lambda said: _brought(said["game"]),
}
"""Functions of the engine, with what is reached as they are called with some arguments."""
SIGNS = Signs(reached.carrying_out(INSTRUCTIONS), CALLS)


def _of_kinds(card: Card, zone: str) -> Reached:
    """Return the types and the supertype of a card that has come to where such cards work."""
    kinds = {("type", kind) for kind in card.printed.type if HOMES.get(kind, "battle") == zone}
    return kinds | {("supertype", str(card.printed.supertype)) for _ in kinds if card.printed.supertype}


def _having(card: Card, *words: str) -> Reached:
    """Return those of some keywords that a card has."""
    return {("keyword", word) for word in card.keywords.intersection(words)}


def _brought(game: DMGame) -> Reached:
    """Return what is reached by cards that work where they are as the game begins, or begin it elsewhere."""
    beside = (card for seat in SEATS for card in game.zone("hyper", seat))
    deck = (card for seat in SEATS for card in game.deck(seat))
    return set().union(
        *(_of_kinds(card, "hyper") for card in beside), *(_having(card, "starts-in-battle") for card in deck)
    )
