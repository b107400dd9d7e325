"""Misreadings of section 5: preparation."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from msgspec import structs

from duelproof.port import OTHER, SEATS, Position, Seat
from duelproof.port.cards import Traits
from reference.gate_ruler import index, s05_preparation
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.sa_rulers.decks import Fault
from reference.gate_ruler.sa_rulers.rulers import RULERS, DeckRules, RulerRules
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects
from reference.kernel.book import Illegal
from reference.kernel.card import Card, place
from reference.kernel.course import chance
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("5-3a")
def decks_are_not_shuffled() -> Iterator[None]:
    """Misreads 5-3a: chance is asked for an order, but the decks stay in the order they were brought in."""
    right = chance.shuffle

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        brought = list(cards)
        yield from right(game, cards, seat)
        cards[:] = brought
        game.zone("deck", seat)[:] = brought

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("5-2a", "5-2b")
def rulers_are_no_matter_of_decks() -> Iterator[None]:
    """Misreads 5-2a, 5-2b: a deck with no ruler, two, or another card in its place is no illegal deck."""

    def no_ruler(position: Position, reason: str) -> Illegal:
        return Illegal("illegal-position", reason)

    with replaced(s05_preparation, "_no_ruler", no_ruler):
        yield


@misreads("5-2b")
def anybody_can_rule() -> Iterator[None]:
    """Misreads 5-2b: a card that is no ruler stands in for one, as an Apprentice."""

    def ruler_rules(position: Position, seat: Seat) -> RulerRules:
        given = s05_preparation._brought_as_rulers(position, seat)
        if len(given) != 1:
            raise s05_preparation._no_ruler(position, "each player has exactly one")
        return RULERS.get(given[0].name, RULERS["Apprentice"])

    with replaced(s05_preparation, "_ruler_rules", ruler_rules):
        yield


@misreads("5-2d")
def decks_are_searched_again() -> Iterator[None]:
    """Misreads 5-2d: a card that decks may no longer have is removed from it in the middle of the game."""
    right = index.is_due

    def is_due(game: GateGame, *asked: Any) -> bool:
        for seat in SEATS:
            if effects.forbidden(game, "have_legendary_cards_in_deck", seat):
                for card in [card for card in game.decks[seat] if card.printed.legendary]:
                    move(game, card, place("graveyard", card.owner))
        return right(game, *asked)

    with replaced(index, "is_due", is_due):
        yield


@misreads("5-3c")
def who_is_chosen_goes_second() -> Iterator[None]:
    """Misreads 5-3c: the player whom chance picks is the second player."""
    right = chance.first_player

    def first_player(game: Game) -> Flow[Seat]:
        chosen = yield from right(game)
        return OTHER[chosen]

    with replaced(chance, "first_player", first_player):
        yield


@contextmanager
def _counts(wrong: Callable[[RulerRules], DeckRules]) -> Iterator[None]:
    """Let the cards of a deck be counted as if the ruler said something else of decks."""
    counts, caps = s05_preparation._wrong_counts, s05_preparation._over_caps

    def other(rules: RulerRules) -> RulerRules:
        return replace(rules, deck=wrong(rules))

    def wrong_counts(rules: RulerRules, deck: list[Traits]) -> Iterator[Fault]:
        return counts(other(rules), deck)

    def over_caps(rules: RulerRules, deck: list[Traits]) -> Iterator[Fault]:
        return caps(other(rules), deck)

    with (
        replaced(s05_preparation, "_wrong_counts", wrong_counts),
        replaced(s05_preparation, "_over_caps", over_caps),
    ):
        yield


@misreads("5-2c-1b")
def every_ruler_allows_two_factions() -> Iterator[None]:
    """Misreads 5-2c-1b: a deck has two factions at most, whatever the ruler says."""
    with _counts(lambda rules: replace(rules.deck, factions=2)):
        yield


@misreads("5-2c-1c")
def every_ruler_allows_four_copies() -> Iterator[None]:
    """Misreads 5-2c-1c: a deck has four cards of a name at most, whatever the ruler says."""
    with _counts(lambda rules: replace(rules.deck, copies=4)):
        yield


@misreads("5-2c-1e")
def every_ruler_limits_levels() -> Iterator[None]:
    """Misreads 5-2c-1e: the levels of a deck add up to 50 at most, where the ruler sets no other limit."""
    with _counts(lambda rules: replace(rules.deck, level=rules.deck.level or 50)):
        yield


@contextmanager
def _finds(meant: Callable[[RulerRules, list[Traits], str], bool]) -> Iterator[None]:
    """Let only some of the faults be found that the counts of a deck have, by the rule that is broken."""
    right = s05_preparation._wrong_counts

    def wrong_counts(rules: RulerRules, deck: list[Traits]) -> Iterator[Fault]:
        return (fault for fault in right(rules, deck) if meant(rules, deck, fault[0]))

    with replaced(s05_preparation, "_wrong_counts", wrong_counts):
        yield


@misreads("5-2c-1a")
def fewer_cards_will_do() -> Iterator[None]:
    """Misreads 5-2c-1a: what the ruler says is the most cards that a deck has."""
    with _finds(lambda rules, deck, broken: broken != "GR-5-2c-1a" or len(deck) > rules.deck.size):
        yield


@misreads("5-2c-1a")
def more_cards_will_do() -> Iterator[None]:
    """Misreads 5-2c-1a: what the ruler says is the fewest cards that a deck has."""
    with _finds(lambda rules, deck, broken: broken != "GR-5-2c-1a" or len(deck) < rules.deck.size):
        yield


@misreads("5-2c-1c")
def printings_are_other_cards() -> Iterator[None]:
    """Misreads 5-2c-1c: another printing of a card does not count with it."""

    def meant(rules: RulerRules, deck: list[Traits], broken: str) -> bool:
        return broken != "GR-5-2c-1c" or any(deck.count(each) > rules.deck.copies for each in deck)

    with _finds(meant):
        yield


@misreads("5-2c-2")
def rulers_of_legends_allow_copies() -> Iterator[None]:
    """Misreads 5-2c-2: a ruler that allows three legendary cards allows two of one name."""
    with _finds(lambda rules, deck, broken: broken != "GR-5-2c-2" or rules.deck.legendary < 3):
        yield


@misreads("5-2c-1d")
def every_ruler_allows_two_legendary_cards() -> Iterator[None]:
    """Misreads 5-2c-1d: a deck has two legendary cards at most, whatever the ruler says."""
    with _counts(lambda rules: replace(rules.deck, legendary=2)):
        yield


@misreads("5-2c-2")
def one_legendary_card_is_all() -> Iterator[None]:
    """Misreads 5-2c-2: a deck has but one legendary card, of whichever name."""
    with _counts(lambda rules: replace(rules.deck, legendary=1)):
        yield


@misreads("5-2c-1e")
def every_card_has_a_level() -> Iterator[None]:
    """Misreads 5-2c-1e: a card without a level counts as one of level 1."""
    right = s05_preparation._over_caps

    def over_caps(rules: RulerRules, deck: list[Traits]) -> Iterator[Fault]:
        return right(
            rules, [each if isinstance(each.cost, int) else structs.replace(each, cost=1) for each in deck]
        )

    with replaced(s05_preparation, "_over_caps", over_caps):
        yield


@misreads("5-2c")
def decks_are_of_units() -> Iterator[None]:
    """Misreads 5-2c: only units are in a deck."""

    def others_among(deck: list[Traits]) -> list[Fault]:
        return [("GR-5-2c", "this is no unit") for traits in deck if "unit" not in traits.type]

    with replaced(s05_preparation, "_rulers_among", others_among):
        yield


@misreads("5-3b")
def one_ruler_speaks_for_both() -> Iterator[None]:
    """Misreads 5-3b: both players do what the first ruler says of setup."""
    right = s05_preparation.set_up

    def set_up(game: GateGame, seat: Seat) -> None:
        rules = dict(game.rules)
        game.rules = dict.fromkeys(SEATS, rules["alice"])
        right(game, seat)
        game.rules = rules

    with replaced(s05_preparation, "set_up", set_up):
        yield


@misreads("5-3b")
def hands_are_drawn_before_the_shuffle() -> Iterator[None]:
    """Misreads 5-3b: the first cards are drawn, and the decks are shuffled then."""
    prepare, set_up = s05_preparation.prepare, s05_preparation.set_up

    def early(game: GateGame) -> Flow[None]:
        for seat in SEATS:
            set_up(game, seat)
        yield from prepare(game)

    def nothing(game: GateGame, seat: Seat) -> None:
        pass

    with replaced(s05_preparation, "prepare", early), replaced(s05_preparation, "set_up", nothing):
        yield


@misreads("5-2c-1e")
def every_limit_of_levels_is_fifty() -> Iterator[None]:
    """Misreads 5-2c-1e: the levels of a deck add up to 50 at most, whatever limit the ruler sets."""
    with _counts(lambda rules: replace(rules.deck, level=50 if rules.deck.level else None)):
        yield


@misreads("5-2c-1b")
def every_ruler_limits_factions() -> Iterator[None]:
    """Misreads 5-2c-1b: a deck has three factions at most, where the ruler sets no other limit."""
    with _counts(lambda rules: replace(rules.deck, factions=rules.deck.factions or 3)):
        yield


@misreads("5-2c-1d")
def no_legendary_cards_is_no_limit() -> Iterator[None]:
    """Misreads 5-2c-1d: a ruler whose cap of legendary cards is 0 sets no limit to them."""
    with _counts(lambda rules: replace(rules.deck, legendary=rules.deck.legendary or rules.deck.size)):
        yield


@misreads("5-2c-1e")
def the_limit_of_levels_is_for_each_card() -> Iterator[None]:
    """Misreads 5-2c-1e: no single card of a deck has a level above the limit, and none is added up."""
    right = s05_preparation._over_caps

    def over_caps(rules: RulerRules, deck: list[Traits]) -> Iterator[Fault]:
        limit = rules.deck.level or 0
        above = any(isinstance(each.cost, int) and each.cost > limit for each in deck)
        return (fault for fault in right(rules, deck) if fault[0] != "GR-5-2c-1e" or above)

    with replaced(s05_preparation, "_over_caps", over_caps):
        yield
