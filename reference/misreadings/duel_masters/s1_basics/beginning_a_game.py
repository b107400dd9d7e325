"""Misreadings of 100 and 103: what a game needs, and how it begins."""

from collections.abc import Iterator
from dataclasses import replace

from duelproof.port import SEATS, Option, Seat
from reference.duel_masters import refusals
from reference.duel_masters.editions import EDITIONS
from reference.duel_masters.s1_basics import beginning_a_game, beside_the_deck, what_is_needed
from reference.duel_masters.s4_zones.general import ZONES, move
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("103.4")
def who_is_picked_chooses() -> Iterator[None]:
    """Misreads 103.4: the player whom chance picks decides who goes first."""
    right = chance.first_player

    def first_player(game: Game) -> Flow[Seat]:
        picked = yield from right(game)
        chosen = yield from ask.one(game, picked, "first", [Option(player=seat) for seat in SEATS])
        return chosen.player or picked

    with replaced(chance, "first_player", first_player):
        yield


@misreads("103.4")
def a_player_says_who_begins() -> Iterator[None]:
    """Misreads 103.4: a player is asked instead of chance."""

    def first_player(game: Game) -> Flow[Seat]:
        chosen = yield from ask.one(game, "alice", "first", [Option(player=seat) for seat in SEATS])
        return chosen.player or "alice"

    with replaced(chance, "first_player", first_player):
        yield


@misreads("100.3", "100.4")
def all_cards_are_one_deck() -> Iterator[None]:
    """Misreads 100.3, 100.4: the cards beside a deck are shuffled into it."""
    right = beginning_a_game._start_in_battle

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        for card in [*game.zone("hyper", seat), *game.zone("gr", seat)]:
            yield from move(game, card, "deck", "put")
        yield from right(game, seat)

    with (
        replaced(beginning_a_game, "_start_in_battle", start),
        replaced(beside_the_deck, "hyperspatial_strays", lambda game: []),
        replaced(beside_the_deck, "gr_strays", lambda game: []),
    ):
        yield


@misreads("100.2", "100.2a")
def one_deck_is_looked_at() -> Iterator[None]:
    """Misreads 100.2, 100.2a: only the first player's deck is looked at."""
    right = what_is_needed.check_decks

    def check_decks(game: DMGame, seat: Seat) -> None:
        if seat == SEATS[0]:
            right(game, seat)

    with replaced(refusals, "check_decks", check_decks):
        yield


@misreads("100.3")
def hyperspatial_cards_count_for_the_deck() -> Iterator[None]:
    """Misreads 100.3: hyperspatial cards are counted among the forty cards of the deck."""
    right = what_is_needed._faults

    def faults(game: DMGame, seat: Seat) -> Iterator[tuple[str, str]]:
        missing = what_is_needed.DECK - len(game.deck(seat))
        made_up = 0 < missing <= len(game.zone("hyper", seat))
        yield from [each for each in right(game, seat) if not (made_up and each[0] == "100.2")]

    with replaced(what_is_needed, "_faults", faults):
        yield


@misreads("100.3a")
def hyperspatial_names_are_limited() -> Iterator[None]:
    """Misreads 100.3a (1.13): at most four hyperspatial cards have the same name by 1.13 too."""
    with replaced(EDITIONS, "1.13", replace(EDITIONS["1.13"], hyper_copies=4)):
        yield


@misreads("100.4")
def both_use_gr_cards_or_neither() -> Iterator[None]:
    """Misreads 100.4: if a player uses GR cards, the other player must use some, too."""
    right = what_is_needed._faults

    def faults(game: DMGame, seat: Seat) -> Iterator[tuple[str, str]]:
        yield from right(game, seat)
        if len({bool(game.zone("gr", each)) for each in SEATS}) > 1:
            yield "100.4", "GR cards, unlike the other player"

    with replaced(what_is_needed, "_faults", faults):
        yield


def _able(game: DMGame, seat: Seat) -> list[Card]:
    return [card for card in game.deck(seat) if "starts-in-battle" in card.keywords]


@misreads("100.5")
def all_that_can_begin_in_the_battle_zone() -> Iterator[None]:
    """Misreads 100.5: all cards that say so begin in the battle zone, not one of them."""
    right = beginning_a_game._start_in_battle

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        yield from right(game, seat)
        for card in _able(game, seat):
            yield from move(game, card, "battle", "put")

    with replaced(beginning_a_game, "_start_in_battle", start):
        yield


@misreads("100.5")
def one_card_begins_for_both() -> Iterator[None]:
    """Misreads 100.5: if a player begins with a card in the battle zone, the other does not."""
    right = beginning_a_game._start_in_battle

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        if not any(game.battle(each) for each in SEATS):
            yield from right(game, seat)

    with replaced(beginning_a_game, "_start_in_battle", start):
        yield


@misreads("100.5", "103.3", "307.2", "308.4")
def all_begin_in_the_deck() -> Iterator[None]:
    """Misreads 100.5, 103.3: no card begins in the battle zone, whatever it says."""

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        yield from ()

    with replaced(beginning_a_game, "_start_in_battle", start):
        yield


@misreads("103.3")
def shields_lie_face_up() -> Iterator[None]:
    """Misreads 103.3: shields are laid face up."""
    right = ZONES["shield"]
    with replaced(ZONES, "shield", replace(right, seen_by="all")):
        yield


@misreads("103.4")
def who_begins_is_said_first_of_all() -> Iterator[None]:
    """Misreads 103.4: chance says who goes first before shields are laid and cards drawn."""
    right, start = chance.first_player, beginning_a_game._start_in_battle
    picked: list[Seat] = []

    def before(game: DMGame, seat: Seat) -> Flow[None]:
        if seat == SEATS[0]:
            picked[:] = [(yield from right(game))]
        yield from start(game, seat)

    def first_player(game: Game) -> Flow[Seat]:
        yield from ()
        return picked[0]

    with (
        replaced(beginning_a_game, "_start_in_battle", before),
        replaced(chance, "first_player", first_player),
    ):
        yield
