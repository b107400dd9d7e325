"""Misreadings of 6.1: buried cards."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

from duelproof.port import Option, Place, Seat
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing import replacement_effects
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.s6_other_rules import buried_cards, burying
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Bury
from reference.kernel.abilities import select
from reference.kernel.card import Card, place, with_side
from reference.kernel.context import Context
from reference.kernel.course import sight
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import offers_more, replaced


def _hiding(change: Callable[[Card], None]) -> AbstractContextManager[None]:
    """Do something more as a card is hidden under another."""
    right = buried_cards.hide_face

    def hide_face(card: Card) -> None:
        right(card)
        change(card)

    return replaced(buried_cards, "hide_face", hide_face)


def _falling(to: Callable[[Duel, Card, Card], Place]) -> AbstractContextManager[None]:
    """Put a buried card somewhere else as the card over it has left the squares."""
    right = moving.put

    def put(game: Duel, card: Card, there: Place, **how: Any) -> None:
        if how.get("name") == "rule" and card.over is not None:
            there = to(game, card, card.over)
        right(game, card, there, **how)

    return replaced(moving, "put", put)


@misreads("6.1.1")
def buried_cards_lie_face_up() -> Iterator[None]:
    """Misreads 6.1.1: a buried card lies face up."""

    def turned_up(card: Card) -> None:
        card.face = "up"

    with _hiding(turned_up):
        yield


@misreads("6.1.1")
def no_card_is_buried_from_a_deck_with_too_few() -> Iterator[None]:
    """Misreads 6.1.1: from a deck with fewer cards than are to be buried none is."""
    right = burying._from_decks

    def from_decks(game: Duel, covers: list[Card]) -> list[tuple[Card, Card]]:
        asked = Counter(over.owner for over in covers)
        return right(game, [over for over in covers if len(game.decks[over.owner]) >= asked[over.owner]])

    with replaced(burying, "_from_decks", from_decks):
        yield


@misreads("6.1.1")
def spells_bury_cards_of_decks_under_bases() -> Iterator[None]:
    """Misreads 6.1.1: a card of a deck that a spell buries can come under a base alone."""
    right = buried_cards.can_cover

    def can_cover(game: Duel, card: Card, going: list[Card]) -> bool:
        of_deck = any(other.place.zone == "deck" for other in going)
        return not (of_deck and card.place.zone == "square") and right(game, card, going)

    with replaced(buried_cards, "can_cover", can_cover):
        yield


@misreads("6.1.1")
def only_spells_bury() -> Iterator[None]:
    """Misreads 6.1.1: what an ability puts under a card is not buried, and not put there."""

    def bury_cards(game: Duel, instr: Bury, ctx: Context) -> Flow[None]:
        if game.resolving is None or game.resolving.kind != "ability":
            yield from burying.bury_cards(game, instr, ctx)

    with replaced(INSTRUCTIONS, Bury, bury_cards):
        yield


def _following(change: Callable[[Duel, Card, Place], bool]) -> AbstractContextManager[None]:
    """Do something else with a buried card, if so said, as the card over it has come to another square."""
    right = moving._follow

    def follow(game: Duel, below: Card, to: Place, name: str) -> None:
        if not change(game, below, to):
            right(game, below, to, name)

    return replaced(moving, "_follow", follow)


def _let_fall(game: Duel, below: Card) -> bool:
    moving.put(game, below, place("graveyard", below.owner))
    return True


@misreads("6.1.4")
def buried_cards_fall_as_their_unit_moves() -> Iterator[None]:
    """Misreads 6.1.4: a unit that moves leaves the card under it behind, which goes to the graveyard."""

    def change(game: Duel, below: Card, to: Place) -> bool:
        return game.resolving is not None and game.resolving.kind == "move" and _let_fall(game, below)

    with _following(change):
        yield


@misreads("6.1.4")
def buried_cards_fall_as_their_unit_is_put_elsewhere() -> Iterator[None]:
    """Misreads 6.1.4: the card under a unit that an effect puts on another square goes to the graveyard."""

    def change(game: Duel, below: Card, to: Place) -> bool:
        return game.resolving is not None and game.resolving.kind == "card" and _let_fall(game, below)

    with _following(change):
        yield


@misreads("6.1.4")
def all_buried_cards_follow_a_unit() -> Iterator[None]:
    """Misreads 6.1.4: the buried cards of a player go to the square to which a unit of theirs moves."""
    right = moving._put

    def put(game: Duel, card: Card, to: Place, *how: Any) -> None:
        right(game, card, to, *how)
        if to.zone == "square" and how[-1] is None:
            for other in game.cards.values():
                if other.over is not None and other.owner == card.controller:
                    game.shift(other, to)

    with replaced(moving, "_put", put):
        yield


@misreads("6.1.5")
def buried_cards_go_where_their_unit_goes() -> Iterator[None]:
    """Misreads 6.1.5: a buried card goes to the same zone as the card over it."""
    with _falling(lambda game, below, over: place(over.place.zone, below.owner)):
        yield


@misreads("6.1.4")
def what_goes_along_is_replaced_as_if_it_fell() -> Iterator[None]:
    """Misreads 6.1.4: what goes along to another square is replaced as if it went to the graveyard."""
    right = replacement_effects.happens

    def happens(game: Duel, card: Card, to: Place, *how: Any, **more: Any) -> Flow[bool]:
        goes = yield from right(game, card, to, *how, **more)
        for below in list(card.under) if goes and to.zone in FIELD else ():
            yield from right(game, below, place("graveyard"), "rule")
        return goes

    with replaced(replacement_effects, "happens", happens):
        yield


@misreads("6.1.5")
def buried_cards_of_the_other_player_are_removed() -> Iterator[None]:
    """Misreads 6.1.5: a buried card goes to the graveyard only if its owner owns the card over it."""

    def to(game: Duel, below: Card, over: Card) -> Place:
        return place("graveyard" if below.owner == over.owner else "removed", below.owner)

    with _falling(to):
        yield


@misreads("6.1.5")
def buried_cards_fall_afterwards() -> Iterator[None]:
    """Misreads 6.1.5: a buried card goes to the graveyard once the card over it has gone."""
    right = moving.put

    def put(game: Duel, card: Card, there: Place, **how: Any) -> None:
        held = game.log.held
        if how.get("name") == "rule" and card.over is not None:
            game.log.held = 0
        right(game, card, there, **how)
        game.log.held = held

    with replaced(moving, "put", put):
        yield


@misreads("6.1.6")
def the_only_card_is_buried_under_itself() -> Iterator[None]:
    """Misreads 6.1.6: where there is no other card, a card is buried under itself."""
    right = buried_cards.covers

    def covers(game: Duel, instr: Bury, ctx: Context) -> list[Card]:
        meant = [each for each in select.found(game, instr.under, ctx) if isinstance(each, Card)]
        return right(game, instr, ctx) or [each for each in meant if each.over is None]

    with replaced(buried_cards, "covers", covers):
        yield


@misreads("6.1.6")
def units_are_not_buried_under_units() -> Iterator[None]:
    """Misreads 6.1.6: no unit is buried under another."""
    right = buried_cards.can_cover

    def can_cover(game: Duel, card: Card, going: list[Card]) -> bool:
        return not any(other.place.zone == "square" for other in going) and right(game, card, going)

    with replaced(buried_cards, "can_cover", can_cover):
        yield


@misreads("6.1.7")
def the_card_that_was_buried_first_falls() -> Iterator[None]:
    """Misreads 6.1.7: which card lies where is forgotten: that of the card listed first falls."""
    right = moving.put

    def put(game: Duel, card: Card, there: Place, **how: Any) -> None:
        if how.get("name") == "rule" and card.over is not None:
            card = next(each for each in game.cards.values() if each.over and each.owner == card.owner)
        right(game, card, there, **how)

    with replaced(moving, "put", put):
        yield


@misreads("6.1.7")
def buried_cards_change_places() -> Iterator[None]:
    """Misreads 6.1.7: a player may have two buried cards change places."""

    def swaps(game: Game, seat: Seat) -> list[Option]:
        named = [sight.handle(game, card) for card in game.cards.values() if card.over is not None]
        return [Option(verb="swap", card=one, target=two) for one in named for two in named if one != two]

    with offers_more(swaps):
        yield


@misreads("6.1.9")
def owners_see_what_is_buried() -> Iterator[None]:
    """Misreads 6.1.9: the owner of a buried card sees it."""

    def change(card: Card) -> None:
        card.shown_to = frozenset((card.owner,))

    with _hiding(change):
        yield


@misreads("6.1.9")
def players_see_what_is_buried_under_their_units() -> Iterator[None]:
    """Misreads 6.1.9: who controls the card above a buried card sees it."""

    def change(card: Card) -> None:
        if card.over is not None:
            card.shown_to = frozenset((card.over.controller,))

    with _hiding(change):
        yield


@misreads("6.1.10", "6.1.8")
def buried_cards_keep_their_data() -> Iterator[None]:
    """Misreads 6.1.10: what a buried card is counts as it goes to the graveyard."""

    def change(card: Card) -> None:
        card.printed = card.spec.faces[card.side].traits

    with _hiding(change):
        yield


@misreads("6.1.10")
def buried_cards_are_what_their_texts_say() -> Iterator[None]:
    """Misreads 6.1.10: what the text of a buried card says that this card is counts as it goes anywhere."""

    def change(card: Card) -> None:
        card.natures = with_side(card, card.side).natures

    with _hiding(change):
        yield


@misreads("6.1.10")
def buried_cards_keep_their_texts() -> Iterator[None]:
    """Misreads 6.1.10: the text of a buried card hears that this card goes to the graveyard."""

    def change(card: Card) -> None:
        card.abilities = card.spec.faces[card.side].abilities

    with _hiding(change):
        yield


@misreads("6.1.10")
def nothing_hears_of_buried_cards() -> Iterator[None]:
    """Misreads 6.1.10: no ability hears that a buried card goes anywhere."""
    right = moving._tell_abilities

    def tell(game: Duel, **about: Any) -> None:
        was = about.get("as_was")
        if was is None or was.over is None:
            right(game, **about)

    with replaced(moving, "_tell_abilities", tell):
        yield


@misreads("6.1.11")
def cards_are_buried_under_strategies() -> Iterator[None]:
    """Misreads 6.1.11: a card can be buried under whatever lies on a square."""

    def can_cover(game: Duel, card: Card, going: list[Card]) -> bool:
        return card.place.zone in FIELD and card not in going and card.over is None

    with replaced(buried_cards, "can_cover", can_cover):
        yield
