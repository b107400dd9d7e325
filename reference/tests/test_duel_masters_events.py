"""What the events of Duel Masters tell: each kind has its fields, and each field holds what it is for."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import reference
from duelproof.catalogue.decks import load_decks
from duelproof.catalogue.games import game
from duelproof.playout.campaign import cards_of
from duelproof.playout.dealing import position
from duelproof.playout.moves import random_choice
from duelproof.port import SEATS, CardSpec, Event, Place, Position, Seat
from reference.duel_masters.editions import EDITIONS
from reference.duel_masters.s5_turn.attack_step import SUBSTEPS
from reference.duel_masters.s6_using_cards.using_a_card import USED

GAME = "duel-masters"
CARDS = cards_of(GAME)
DECKS = load_decks(game(GAME).folder / "decks.toml", CARDS)
LONGEST = 600
FIELDS = {
    "announced": {"card", "player", "name"},
    "attached": {"card", "player", "name", "target"},
    "attack": {"card", "player", "item", "target"},
    "battle_start": {"cards"},
    "block": {"card", "player", "item", "target"},
    "broken": {"cards", "player"},
    "declared": {"card", "player", "name"},
    "direct": {"card", "item", "target"},
    "effect_end": {"name", "item"},
    "effect_start": {"name", "item"},
    "fight_end": {"card", "item"},
    "first_player": {"player"},
    "flipped": {"card", "player", "name", "value"},
    "linked": {"card", "cards", "player", "name"},
    "lose": {"player", "why"},
    "move": {"card", "player", "origin", "place", "verb"},
    "paid": {"card", "cards", "player"},
    "phase_end": {"player", "name"},
    "phase_start": {"player", "name"},
    "played": {"card", "player", "name"},
    "resolve_end": {"card", "player", "item"},
    "resolve_start": {"card", "player", "item"},
    "retarget": {"card", "player", "item"},
    "searched": {"cards", "player", "to"},
    "shuffled": {"player"},
    "skipped": {"player", "name"},
    "step_end": {"name", "item"},
    "step_start": {"name", "item"},
    "triggered": {"card", "player", "name", "item"},
    "turn_end": {"player"},
    "turn_start": {"player"},
    "turned": {"card", "player", "turned"},
}
"""The fields that events of a kind always have."""
OF_OWNERS = ("announced", "played", "paid", "attack", "block", "declared", "flipped", "move", "turned")
"""The kinds of event whose player is the owner of the card."""


def tables(edition: str) -> Iterator[Position]:
    """Yield tables of an edition: each deck against the next."""
    decks = [deck.zones(CARDS) for deck in DECKS.values()]
    for number, deck in enumerate(decks):
        both: dict[Seat, dict[str, list[CardSpec]]] = {"alice": deck, "bob": decks[(number + 1) % len(decks)]}
        yield msgspec.structs.replace(position(GAME, edition, both, Random(number)), events=True)


@pytest.fixture(scope="module", params=sorted(EDITIONS))
def games(request: pytest.FixtureRequest) -> list[list[Event]]:
    """Return the events of games that are played at random."""
    edition: str = request.param
    return [played(table, Random(number)) for number, table in enumerate(tables(edition))]


def played(table: Position, rng: Random) -> list[Event]:
    """Play a table at random, and return all that happened."""
    engine = reference.engine()
    engine.open(table)
    for _ in range(LONGEST):
        decision = engine.pending()
        if decision is None:
            break
        engine.submit(random_choice(decision, rng, table))
    return engine.events()


def told(event: Event) -> set[str]:
    """Return the fields that an event has, apart from those that all have."""
    fields = set(event.__struct_fields__) - {"seq", "kind", "batch", "cause"}
    return {field for field in fields if getattr(event, field) not in (None, ())}


def test_each_kind_of_event_has_its_fields(games: list[list[Event]]) -> None:
    lacking = {(event.kind, *FIELDS[event.kind] - told(event)) for event in of_kinds(games, *FIELDS)}
    assert {each for each in lacking if len(each) > 1} == set()


def test_the_usual_kinds_of_event_happen(games: list[list[Event]]) -> None:
    met = {event.kind for events in games for event in events}
    assert FIELDS.keys() - met <= {"block", "declared", "flipped", "linked", "retarget", "searched"}


def test_players_are_players_and_places_are_places(games: list[list[Event]]) -> None:
    for event in of_kinds(games, *FIELDS):
        assert event.player is None or event.player in SEATS
        assert event.name not in SEATS
        assert {*event.to} <= {*SEATS}
        assert all(place is None or isinstance(place, Place) for place in (event.origin, event.place))


def test_a_card_that_something_happens_to_is_its_players(games: list[list[Event]]) -> None:
    for event in of_kinds(games, *OF_OWNERS):
        assert event.card is not None
        assert event.card.startswith(str(event.player)), event


def test_battles_are_of_two_creatures(games: list[list[Event]]) -> None:
    for event in of_kinds(games, "battle_start"):
        assert len(set(event.cards)) == 2


def test_what_is_paid_is_paid_by_cards_of_who_pays(games: list[list[Event]]) -> None:
    for event in of_kinds(games, "paid"):
        assert all(card.startswith(str(event.player)) for card in event.cards)


def test_attacks_are_told_of_by_one_id_from_their_first_step_to_their_last(games: list[list[Event]]) -> None:
    for events in games:
        steps = [event for event in events if event.kind == "step_start"]
        attacks = list(dict.fromkeys(event.item for event in steps))
        assert attacks == list(dict.fromkeys(event.item for event in events if event.kind == "attack"))
        ended = [event.item for event in events if event.kind == "fight_end"]
        assert ended in (attacks, attacks[:-1])


def test_what_names_are_names_of(games: list[list[Event]]) -> None:
    names = {
        "step_start": {*dict(SUBSTEPS), "attack-end"},
        "step_end": {*dict(SUBSTEPS), "attack-end"},
        "announced": {*USED.values()},
        "played": {*USED.values()},
    }
    for kind, known in names.items():
        assert {event.name for event in of_kinds(games, kind)} <= known
    for started, ended in (("phase_start", "phase_end"), ("step_start", "step_end")):
        begun = {event.name for event in of_kinds(games, started)}
        assert {event.name for event in of_kinds(games, ended)} == begun


def of_kinds(games: list[list[Event]], *kinds: str) -> Iterator[Event]:
    """Yield all events of some kinds."""
    for events in games:
        yield from (event for event in events if event.kind in kinds)
