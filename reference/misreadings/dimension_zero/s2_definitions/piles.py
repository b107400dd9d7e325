"""Misreadings of 2.23.2, 2.23.4, 2.23.5 and 2.23.10: decks, hands, graveyards and remove zones."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

from duelproof.port import OTHER, SEATS, Option, Place, Ref, Seat
from reference.dimension_zero.s2_definitions import instructions, moving
from reference.dimension_zero.s2_definitions.card_data import is_unit
from reference.dimension_zero.s2_definitions.moving import in_order, lay
from reference.dimension_zero.s2_definitions.zones import STACK, ZONES
from reference.dimension_zero.s3_course_of_play import beginning, recovery_phase, turns
from reference.dimension_zero.s4_processing import countering
from reference.dimension_zero.state import Duel, Item
from reference.kernel.book import ZoneKind
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s2_definitions.helpers import (
    How,
    Put,
    begun_with,
    belonging,
    going,
    putting,
    seen_by,
    uncounted,
)
from reference.misreadings.making import replaced


@misreads("2.23.2")
def everybody_draws_from_the_other_deck() -> Iterator[None]:
    """Misreads 2.23.2: a player draws the top card of the other player's deck."""
    right = moving.draw
    with replaced(moving, "draw", lambda game, seat, many=1: right(game, OTHER[seat], many)):
        yield


@misreads("2.23.2-1")
def decks_are_halved() -> Iterator[None]:
    """Misreads 2.23.2-1: half of a player's deck is the pile to draw from, and the rest is removed."""
    right = beginning.opening_hands

    def opening_hands(game: Duel) -> Flow[None]:
        yield from right(game)
        for seat in SEATS:
            for card in game.decks[seat][20:]:
                moving.put(game, card, place("removed", seat))

    with replaced(beginning, "opening_hands", opening_hands):
        yield


def _lying(zone: str, face: str) -> Any:
    """Return a way of putting cards that lets them lie so in a zone."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        right(game, card, to, how)
        if card.place.zone == zone:
            card.face = face  # type: ignore[assignment]

    return wrong


@misreads("2.23.2-2", "2.23.2-4")
def cards_lie_face_up_on_the_deck() -> Iterator[None]:
    """Misreads 2.23.2-2: a card that lay face up lies so on the deck, too."""
    with putting(_lying("deck", "up")):
        yield


@misreads("2.23.2-3")
def nobody_counts_the_other_deck() -> Iterator[None]:
    """Misreads 2.23.2-3: a player does not know how many cards the other player's deck has."""
    with uncounted("deck"):
        yield


@misreads("2.23.2-4", "2.23.5-3")
def who_controls_cards_orders_them() -> Iterator[None]:
    """Misreads 2.23.2-4: what the owner says does not count where another player has controlled a card."""

    def ordered(game: Duel, cards: Sequence[Card]) -> Flow[list[Card]]:
        strange = any(card.controller != card.owner for card in cards)
        said = yield from in_order(game, cards)
        return said[::-1] if strange else said

    with replaced(moving, "in_order", ordered):
        yield


@misreads("2.23.2-4")
def cards_under_the_deck_lie_the_other_way() -> Iterator[None]:
    """Misreads 2.23.2-4: of cards that are put under a deck the first lies lowest."""

    def wrong(game: Duel, ordered: Sequence[Card], zone: str, end: Any = "top") -> None:
        lay(game, ordered[::-1] if end == "bottom" else ordered, zone, end)

    with replaced(moving, "lay", wrong):
        yield


@misreads("2.23.2-4", "2.23.5-3")
def the_active_players_order_counts_for_both() -> Iterator[None]:
    """Misreads 2.23.2-4: if the cards of both players are put together, only the first order counts."""

    def ordered(game: Duel, cards: Sequence[Card]) -> Flow[list[Card]]:
        said = yield from in_order(game, cards)
        mine = [card for card in said if card.owner == game.active]
        rest = [card for card in said if card.owner != game.active]
        return [*mine, *(rest[::-1] if mine else rest)]

    with replaced(moving, "in_order", ordered):
        yield


@misreads("2.23.4")
def the_active_player_has_both_hands() -> Iterator[None]:
    """Misreads 2.23.4: the active player takes the other player's cards into her hand as she plays one."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        right(game, card, to, how)
        if to is STACK:
            mine, other = game.hands[game.active], game.hands[OTHER[game.active]]
            for each in other:
                game.shift(each, place("hand", game.active))
            mine += other
            other.clear()

    with putting(wrong):
        yield


@misreads("2.23.4-1")
def drawn_cards_are_looked_at_and_removed() -> Iterator[None]:
    """Misreads 2.23.4-1: a card that an effect draws does not go to the hand."""
    with going(lambda card, to, how: how.get("name") == "draw" and bool(card.place.zone), "removed"):
        yield


@misreads("2.23.4-1")
def units_stay_in_hand_until_they_resolve() -> Iterator[None]:
    """Misreads 2.23.4-1: a unit that is played stays in the hand while it is on the stack."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        if to is not STACK or not is_unit(game, card):
            right(game, card, to, how)

    with putting(wrong):
        yield


@misreads("2.23.4-1")
def four_cards_are_drawn_at_the_beginning() -> Iterator[None]:
    """Misreads 2.23.4-1: each player begins with four cards in hand."""
    with replaced(beginning, "HAND", 4):
        yield


@misreads("2.23.4-2")
def hands_have_a_limit() -> Iterator[None]:
    """Misreads 2.23.4-2: a player discards down to seven cards at the end of the turn."""
    right = recovery_phase.recover

    def recover(game: Duel) -> Flow[None]:
        yield from right(game)
        for card in game.hands[game.active][7:]:
            moving.put(game, card, place("graveyard", card.owner), name="discard")

    phases = turns.PHASES
    with replaced(turns, "PHASES", tuple((n, recover if n == "recovery" else run) for n, run in phases)):
        yield


@misreads("2.23.4-3")
def nobody_sees_hands() -> Iterator[None]:
    """Misreads 2.23.4-3: a player does not see her own hand."""
    with seen_by("hand", "none"):
        yield


@misreads("2.23.4-3")
def everybody_sees_hands() -> Iterator[None]:
    """Misreads 2.23.4-3: a player sees the other player's hand."""
    with seen_by("hand", "all"):
        yield


@misreads("2.23.4-3")
def nobody_counts_the_other_hand() -> Iterator[None]:
    """Misreads 2.23.4-3: a player does not know how many cards the other player has in hand."""
    with uncounted("hand"):
        yield


@misreads("2.23.5-1")
def destroyed_cards_are_removed() -> Iterator[None]:
    """Misreads 2.23.5-1: a destroyed card is removed from the game."""
    with going(lambda card, to, how: how.get("name") == "destroy", "removed"):
        yield


@misreads("2.23.5-1")
def countered_cards_are_removed() -> Iterator[None]:
    """Misreads 2.23.5-1: a countered card is removed from the game."""
    with going(lambda card, to, how: card.place is STACK and how.get("name") == "put", "removed"):
        yield


@misreads("2.23.5-1", "2.23.5")
def resolved_strategies_are_removed() -> Iterator[None]:
    """Misreads 2.23.5-1: a strategy that has been resolved is removed from the game."""
    with going(lambda card, to, how: how.get("name") == "resolved" and not card.place.seat, "removed"):
        yield


@misreads("2.23.5-1")
def cards_go_under_the_graveyard() -> Iterator[None]:
    """Misreads 2.23.5-1: a card goes to the bottom of the graveyard."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        right(game, card, to, how | {"end": "bottom"} if to.zone == "graveyard" else how)

    with putting(wrong):
        yield


@misreads("2.23.5-1")
def everybody_begins_with_a_card_in_the_graveyard() -> Iterator[None]:
    """Misreads 2.23.5-1: each player begins with a card in the graveyard."""
    with begun_with("graveyard"):
        yield


@misreads("2.23.5-2")
def sacrificed_cards_lie_face_down() -> Iterator[None]:
    """Misreads 2.23.5-2: a card that lay face down lies so in the graveyard, too."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        was_down = card.face == "down"
        right(game, card, to, how)
        if to.zone == "graveyard" and was_down:
            card.face = "down"

    with putting(wrong):
        yield


@misreads("2.23.5-2")
def only_the_top_of_a_graveyard_is_seen() -> Iterator[None]:
    """Misreads 2.23.5-2: nobody sees the cards under the top card of a graveyard."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        right(game, card, to, how)
        if to.zone == "graveyard":
            for below in game.zones[card.place][1:]:
                below.face = "down"

    kind = ZoneKind("graveyard", ordered=True, turns_down=True)
    with putting(wrong), replaced(ZONES, "graveyard", kind):
        yield


@misreads("2.23.5-3")
def cards_that_are_put_lie_as_they_come() -> Iterator[None]:
    """Misreads 2.23.5-3: nobody's order counts for cards that are put into a graveyard, not destroyed."""

    def wrong(game: Duel, ordered: Sequence[Card], zone: str, end: Any = "top") -> None:
        if zone != "graveyard":
            lay(game, ordered, zone, end)

    with replaced(vars(instructions), "lay", wrong):
        yield


def laid_otherwise(wrongly: Callable[[str, Mapping[Ref, str]], bool]) -> AbstractContextManager[None]:
    """Lay what comes to a graveyard the other way round than its owner says, where this is so."""
    right = moving.to_graveyard

    def bury(
        game: Duel, cards: Any, name: str = "destroy", names: Mapping[Ref, str] = moving.NO_NAMES
    ) -> Flow[None]:
        before = {seat: list(game.zone("graveyard", seat)) for seat in SEATS}
        yield from right(game, cards, name, names)
        for seat in SEATS if wrongly(name, names) else ():
            pile = game.zone("graveyard", seat)
            many = len(pile) - len(before[seat])
            pile[:many] = pile[:many][::-1]

    return replaced(moving, "to_graveyard", bury)


@misreads("2.23.5-3")
def countered_spells_fall_one_after_the_other() -> Iterator[None]:
    """Misreads 2.23.5-3: nobody orders the spells that one effect counters."""
    right = countering.counter

    def counter(game: Duel, items: Sequence[Item], ctx: Context) -> Flow[None]:
        for item in items:
            yield from right(game, [item], ctx)

    with replaced(countering, "counter", counter):
        yield


@misreads("2.23.5-3")
def the_rules_order_what_they_bury() -> Iterator[None]:
    """Misreads 2.23.5-3: the owner's order does not count for cards that the rules put away."""
    with laid_otherwise(lambda name, names: name == "rule"):
        yield


@misreads("2.23.5-3")
def costs_are_laid_as_they_are_paid() -> Iterator[None]:
    """Misreads 2.23.5-3: the owner's order does not count for cards that are given as a cost."""
    with laid_otherwise(lambda name, names: bool(names)):
        yield


@misreads("2.23.10-2")
def removed_cards_lie_face_down() -> Iterator[None]:
    """Misreads 2.23.10-2: all removed cards lie face down."""
    with putting(_lying("removed", "down")):
        yield


@misreads("2.23.10-2")
def everybody_sees_all_removed_cards() -> Iterator[None]:
    """Misreads 2.23.10-2: players see the removed cards that lie face down as well."""
    with seen_by("removed", "all"):
        yield


@misreads("2.23.10-1")
def removed_cards_go_to_who_controlled_them() -> Iterator[None]:
    """Misreads 2.23.10-1: a removed card goes to the remove zone of the player who controlled it."""

    def whose(game: Duel, card: Card, to: Place, how: How) -> Seat | None:
        return card.controller if to.zone == "removed" else None

    with belonging(whose):
        yield


@misreads("2.23.10-3")
def sideboards_are_searched_too() -> Iterator[None]:
    """Misreads 2.23.10-3: who searches the remove zone finds the cards of the sideboard as well."""
    right = ask.some

    def some(game: Duel, player: Seat, kind: str, options: list[Option], *more: Any, **rest: Any) -> Any:
        beside = [Option(card=card.ref) for card in game.zone("outside", player)] if kind == "find" else []
        return (yield from right(game, player, kind, [*options, *beside], *more, **rest))

    with replaced(ask, "some", some):
        yield
