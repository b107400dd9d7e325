"""Misreadings of 808: twin cards."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port.selections import Filter
from reference.duel_masters.s2_reading_cards import two_costs
from reference.duel_masters.s6_using_cards import barring
from reference.duel_masters.s8_special_cards import turning_over, twin_cards
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced

Named = Callable[[Card, Filter, bool], bool]


def _named(wrong: Named) -> Any:
    """Compare the names of twin cards wrongly: by the card, what is wanted, and the right answer."""
    right = select._named

    def named(game: Any, card: Card, wanted: Filter, ctx: Any) -> bool:
        found = right(game, card, wanted, ctx)
        asked = wanted.name is not None or wanted.name_contains is not None
        return wrong(card, wanted, found) if card.spec.halves and asked else found

    return replaced(select, "_named", named)


def _is_whole(card: Card) -> bool:
    """Tell whether a card is named as a whole."""
    return card.printed.name == card.spec.name


def _only_by(half: int) -> Named:
    """Look for a part of the name of a whole card in that of one half only."""

    def wrong(card: Card, wanted: Filter, found: bool) -> bool:
        part = wanted.name_contains
        return part in card.spec.names[half] if part is not None and _is_whole(card) else found

    return wrong


@misreads("808.3")
def whoever_uses_it_chooses() -> Iterator[None]:
    """Misreads 808.3: the player whose turn it is chooses as what a twin card is used."""
    right = twin_cards.choose_half

    def choose_half(game: DMGame, card: Card, ways: dict[int, str]) -> Flow[int]:
        options = [Option(card=card.ref, way=way) for way in ways.values()]
        if game.active == card.owner:
            return (yield from right(game, card, ways))
        picked = yield from ask.one(game, game.active, "mode", options, about=card.ref, part="half")
        return list(ways)[options.index(picked)]

    with replaced(twin_cards, "choose_half", choose_half):
        yield


@misreads("808.3")
def whose_effect_it_is_chooses_by_any_edition() -> Iterator[None]:
    """Misreads 808.3 of 1.13: the player whose effect reads the cost of a twin card chooses which it is."""
    right = two_costs.choose_cost

    def choose_cost(game: DMGame, card: Card, chooser: Seat) -> Flow[int]:
        return (yield from right(game, card, game.active))

    with replaced(two_costs, "choose_cost", choose_cost):
        yield


@misreads("808.4")
def a_spell_is_the_other_side_of_its_creature() -> Iterator[None]:
    """Misreads 808.4: a twin card in the battle zone is turned over to its spell."""
    right = turning_over._side

    def side(card: Card, to: int | None) -> int:
        return 1 - card.side if card.spec.halves else right(card, to)

    with replaced(turning_over, "_side", side):
        yield


@misreads("808.4")
def only_the_creature_is_named() -> Iterator[None]:
    """Misreads 808.4: the name of the spell is no part of a twin card's name anywhere."""
    with _named(_only_by(0)):
        yield


@misreads("808.4")
def only_the_spell_is_named() -> Iterator[None]:
    """Misreads 808.4: the name of the creature is no part of a twin card's name outside the battle zone."""
    with _named(_only_by(1)):
        yield


@misreads("808.4")
def either_name_is_the_whole_name() -> Iterator[None]:
    """Misreads 808.4: a twin card has two names, each of them by itself."""

    def wrong(card: Card, wanted: Filter, found: bool) -> bool:
        return found or (_is_whole(card) and wanted.name in card.spec.names)

    with _named(wrong):
        yield


@misreads("808.4")
def creatures_keep_the_whole_name() -> Iterator[None]:
    """Misreads 808.4: in the battle zone a twin card does not have the name of its creature by itself."""

    def wrong(card: Card, wanted: Filter, found: bool) -> bool:
        return found if wanted.name is None or _is_whole(card) else wanted.name == card.spec.name

    with _named(wrong):
        yield


@misreads("808.4")
def creatures_keep_the_words_of_both_names() -> Iterator[None]:
    """Misreads 808.4: in the battle zone the name of the spell is still a part of a twin card's name."""

    def wrong(card: Card, wanted: Filter, found: bool) -> bool:
        return found or (wanted.name_contains is not None and wanted.name_contains in card.spec.name)

    with _named(wrong):
        yield


@misreads("808.3")
def the_spell_of_a_twin_card_is_not_forbidden() -> Iterator[None]:
    """Misreads 808.3: what forbids spells does not forbid the use of a twin card as its spell."""
    right = barring.is_barred

    def barred(game: DMGame, seat: Seat, card: Card) -> bool:
        return right(game, seat, card) and not (card.spec.halves and "spell" in card.printed.type)

    with replaced(barring, "is_barred", barred):
        yield
