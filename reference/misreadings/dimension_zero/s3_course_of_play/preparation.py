"""Misreadings of 3.1: preparation."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from duelproof.port import OTHER, SEATS, Answer, Choice, Seat
from reference.dimension_zero.s2_definitions.moving import draw
from reference.dimension_zero.s3_course_of_play import beginning, preparation
from reference.dimension_zero.state import Duel
from reference.kernel.book import Illegal
from reference.kernel.card import Card
from reference.kernel.course import chance
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import hears_anyone, replaced


@misreads("3.1.4", "3.2.3-1")
def whoever_answers_first_is_heard() -> Iterator[None]:
    """Misreads 3.1.4, 3.2.3-1: an answer is accepted from anybody, chance or player, whoever was asked."""
    with hears_anyone():
        yield


@misreads("3.1.1")
def only_one_deck_is_checked() -> Iterator[None]:
    """Misreads 3.1.1: only the deck of one player is checked."""
    right = preparation.check_deck

    def check_deck(game: Duel, seat: Seat) -> None:
        if seat == SEATS[0]:
            right(game, seat)

    with replaced(preparation, "check_deck", check_deck):
        yield


@misreads("3.1.1")
def sideboards_are_counted_apart() -> Iterator[None]:
    """Misreads 3.1.1: three cards of a name may be in the deck and three more in the sideboard."""

    def check(game: Duel, seat: Seat) -> None:
        side = game.zone("outside", seat)
        if len(side) not in (0, preparation.SIDEBOARD):
            raise Illegal("illegal-deck", "a sideboard has ten cards or none", "DZ-3.1.1")
        _check_copies(game.decks[seat])
        _check_copies(side)

    with replaced(preparation, "_check_constructed", check):
        yield


def _check_copies(cards: list[Card]) -> None:
    names = Counter(card.spec.name for card in cards if "solidarity" not in card.keywords)
    if any(many > preparation.COPIES for many in names.values()):
        raise Illegal("illegal-deck", "at most three cards have one name", "DZ-3.1.1")


@misreads("3.1.1")
def solidarity_makes_decks_larger() -> Iterator[None]:
    """Misreads 3.1.1: a deck with cards that have solidarity may have more than 40 cards."""
    right = preparation.check_deck

    def check_deck(game: Duel, seat: Seat) -> None:
        deck = game.decks[seat]
        if len(deck) <= preparation.DECK or all("solidarity" not in card.keywords for card in deck):
            right(game, seat)

    with replaced(preparation, "check_deck", check_deck):
        yield


@misreads("3.1.2")
def limited_sideboards_have_ten_cards() -> Iterator[None]:
    """Misreads 3.1.2: a sideboard has ten cards or none in the limited format, too."""
    right = preparation.check_deck

    def check_deck(game: Duel, seat: Seat) -> None:
        right(game, seat)
        if len(game.zone("outside", seat)) not in (0, preparation.SIDEBOARD):
            raise Illegal("illegal-deck", "a sideboard has ten cards or none", "DZ-3.1.2")

    with replaced(preparation, "check_deck", check_deck):
        yield


@misreads("3.1.2")
def limited_decks_have_three_of_a_name() -> Iterator[None]:
    """Misreads 3.1.2: at most three cards have one name in the limited format, too."""
    right = preparation.check_deck

    def check_deck(game: Duel, seat: Seat) -> None:
        right(game, seat)
        _check_copies([*game.decks[seat], *game.zone("outside", seat)])

    with replaced(preparation, "check_deck", check_deck):
        yield


@misreads("3.1.3")
def hands_come_before_the_shuffle() -> Iterator[None]:
    """Misreads 3.1.3: the players draw their hands before the decks are shuffled."""

    def prepare(game: Duel) -> Flow[None]:
        for seat in SEATS:
            draw(game, seat, beginning.HAND)
        yield from preparation.shuffle_decks(game)
        game.first = yield from preparation.who_begins(game)
        game.active, game.turn = game.first, 1
        yield from beginning.redraw(game)

    with replaced(beginning, "prepare", prepare):
        yield


@misreads("3.1.3")
def shuffling_changes_nothing() -> Iterator[None]:
    """Misreads 3.1.3: a shuffled deck keeps the order that its player gave it."""
    right = chance.shuffle

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        before = list(cards)
        yield from right(game, cards, seat)
        cards[:] = before

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("3.1.4")
def decks_are_shuffled_after_the_choice() -> Iterator[None]:
    """Misreads 3.1.4: the decks count as shuffled only when it is decided who goes first."""
    right = preparation.who_begins

    def shuffle_decks(game: Duel) -> Flow[None]:
        heard, game.log.wanted = game.log.wanted, False
        for seat in SEATS:
            yield from chance.shuffle(game, game.decks[seat], seat)
        game.log.wanted = heard

    def who_begins(game: Duel) -> Flow[Seat]:
        first = yield from right(game)
        for seat in SEATS:
            game.log.add("shuffled", player=seat)
        return first

    with (
        replaced(preparation, "shuffle_decks", shuffle_decks),
        replaced(preparation, "who_begins", who_begins),
    ):
        yield


@misreads("3.1.4")
def the_winner_decides() -> Iterator[None]:
    """Misreads 3.1.4: in a later duel the player who won the last one decides who goes first."""
    right = preparation.who_begins

    def who_begins(game: Duel) -> Flow[Seat]:
        previous = game.format.get("previous")
        if previous and previous.get("winner"):
            game.format = {**game.format, "previous": {"winner": OTHER[previous["winner"]]}}
        return (yield from right(game))

    with replaced(preparation, "who_begins", who_begins):
        yield


@misreads("3.1.4")
def after_a_draw_the_other_begins() -> Iterator[None]:
    """Misreads 3.1.4: after a drawn duel the other player goes first."""
    right = preparation.who_begins

    def who_begins(game: Duel) -> Flow[Seat]:
        previous = game.format.get("previous")
        if previous and not previous.get("winner"):
            game.first = OTHER[game.first]
        return (yield from right(game))

    with replaced(preparation, "who_begins", who_begins):
        yield


@misreads("3.1.3")
def only_one_deck_changes() -> Iterator[None]:
    """Misreads 3.1.3: only one player's deck gets a new order."""
    right = chance.shuffle

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        before = list(cards)
        yield from right(game, cards, seat)
        if seat == SEATS[1]:
            cards[:] = before

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("3.1.4")
def players_answer_for_chance() -> Iterator[None]:
    """Misreads 3.1.4: what chance decides may be decided by a player as well."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        decision = self.pending()
        if decision is not None and decision.player == "chance" and not choice.concede:
            choice = msgspec.structs.replace(choice, by="chance")
        return right(self, choice)

    with replaced(ReferenceEngine, "submit", submit):
        yield
