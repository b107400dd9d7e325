"""Misreadings of 804, 806 and 807: cards with several sides."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import CardView
from reference.duel_masters.s1_basics import beginning_a_game
from reference.duel_masters.s2_reading_cards import names
from reference.duel_masters.s3_card_types import creatures
from reference.duel_masters.s4_zones import general, spoken_of
from reference.duel_masters.s5_turn.taking_part import take_out
from reference.duel_masters.s6_using_cards import replacement_effects
from reference.duel_masters.s8_special_cards import sides, succession, turning_over
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import Flip
from reference.kernel.abilities import select, standing, triggers
from reference.kernel.abilities.standing import Force
from reference.kernel.book import Book, ZoneKind
from reference.kernel.card import Card, with_side
from reference.kernel.context import Context, Happening
from reference.kernel.course import view
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _besides(wrong: Callable[[DMGame, Card], None]) -> Any:
    """Return a replacement by which something befalls whatever is turned over."""
    right = standing.show_side

    def show(game: DMGame, card: Card, side: int) -> None:
        right(game, card, side)
        wrong(game, card)

    return replaced(sides, "show_side", show)


def _laid(wrong: Callable[[Card], None]) -> Any:
    """Return a replacement by which cards with several sides are something else as the table is set."""
    right = sides.lay_open

    def lay_open(game: DMGame) -> None:
        right(game)
        for card in game.cards.values():
            if sides.has_two_fronts(card):
                wrong(card)

    return replaced(sides, "lay_open", lay_open)


@misreads("804.5", "806.1a")
def what_is_turned_over_is_untapped() -> Iterator[None]:
    """Misreads 804.5, 806.1a: a card that is turned over is untapped."""

    def untapped(game: DMGame, card: Card) -> None:
        card.turned = "ready"

    with _besides(untapped):
        yield


@misreads("804.5")
def what_is_turned_over_loses_its_effects() -> Iterator[None]:
    """Misreads 804.5: effects on a psychic creature end as it is turned over."""

    def freed(game: DMGame, card: Card) -> None:
        for lasting in [each for each in game.lasting if each.touches(card)]:
            standing.take_out_of_force(game, lasting)

    with _besides(freed):
        yield


@misreads("804.5")
def what_is_turned_over_stops_attacking() -> Iterator[None]:
    """Misreads 804.5: a psychic creature that is turned over takes no further part in an attack."""

    def out(game: DMGame, card: Card) -> None:
        take_out(game, [card])

    with _besides(out):
        yield


@misreads("806.5a")
def what_is_turned_over_has_just_come() -> Iterator[None]:
    """Misreads 806.5a: a dragheart creature has been in the battle zone since it was turned over."""

    def came(game: DMGame, card: Card) -> None:
        card.since = game.tick()

    with _besides(came):
        yield


@misreads("806.5", "806.5a")
def what_is_turned_over_has_no_sickness() -> Iterator[None]:
    """Misreads 806.5, 806.5a: a dragheart creature attacks at once, as an awakened psychic creature does."""
    with replaced(creatures, "is_awakened", lambda card: card.side != 0):
        yield


@misreads("804.1a")
def psychic_creatures_awaken_beneath_others() -> Iterator[None]:
    """Misreads 804.1a: a psychic creature awakens even under the creature that has come upon it."""
    with (
        replaced(succession, "evolved", lambda game, card: card),
        replaced(spoken_of, "_is_another", lambda game, card, ctx: False),
        replaced(turning_over, "_lies_open", lambda card: card.place.zone == "battle"),
    ):
        yield


@misreads("804.1a")
def psychic_creatures_awaken_wherever_they_are() -> Iterator[None]:
    """Misreads 804.1a: a psychic creature awakens also when it has gone back to the hyperspatial zone."""
    with (
        replaced(spoken_of, "_is_another", lambda game, card, ctx: False),
        replaced(turning_over, "_lies_open", lambda card: card.over is None),
    ):
        yield


@misreads("806.1a")
def fortresses_are_not_released() -> Iterator[None]:
    """Misreads 806.1a: only weapons are dragon-released."""
    right = turning_over.turn_over

    def turn_over(game: DMGame, cards: list[Card], to: int | None, name: str) -> Flow[list[Card]]:
        return (yield from right(game, [c for c in cards if "fortress" not in c.printed.type], to, name))

    with replaced(turning_over, "turn_over", turn_over):
        yield


def _turned_back(wrong: Callable[[DMGame, Card], Flow[None]]) -> Any:
    """Return a replacement by which something befalls what is turned back instead of leaving."""
    right = turning_over.turn_over

    def turn_over(game: DMGame, cards: list[Card], to: int | None, name: str) -> Flow[list[Card]]:
        turned = yield from right(game, cards, to, name)
        for card in turned if to == 0 else ():
            yield from wrong(game, card)
        return turned

    return replaced(turning_over, "turn_over", turn_over)


@misreads("804.1b", "806.1b")
def what_is_turned_back_leaves() -> Iterator[None]:
    """Misreads 804.1b, 806.1b: what is turned back goes to the hyperspatial zone then."""

    def leaves(game: DMGame, card: Card) -> Flow[None]:
        yield from general.move(game, card, "hyper", "rule")

    with _turned_back(leaves):
        yield


@misreads("804.1b", "806.1b")
def what_is_turned_back_was_destroyed() -> Iterator[None]:
    """Misreads 804.1b, 806.1b: what is turned back has been destroyed all the same."""

    def destroyed(game: DMGame, card: Card) -> Flow[None]:
        yield from ()
        triggers.happen(game, "destroy", card=card, player=card.owner, name="destroy")

    with _turned_back(destroyed):
        yield


@misreads("804.1b", "806.1b")
def only_what_is_destroyed_is_turned_back() -> Iterator[None]:
    """Misreads 804.1b, 806.1b: a creature is turned back only if it would be put into the graveyard."""
    right = replacement_effects._speaks_of

    def speaks_of(game: DMGame, force: Force, event: Happening, ctx: Context) -> bool:
        back = any(isinstance(each, Flip) for each in force.instr.instead)
        dies = event.place is not None and event.place.zone == "graveyard"
        return right(game, force, event, ctx) and (dies or not back)

    with replaced(replacement_effects, "_speaks_of", speaks_of):
        yield


@misreads("804.1d", "806.1c", "807.1b")
def players_see_the_first_side_only() -> Iterator[None]:
    """Misreads 804.1d, 806.1c, 807.1b: players do not see which side is up."""
    right = view._card_view

    def card_view(*about: Any) -> CardView:
        shown = right(*about)
        return shown if about[-1] == "judge" else msgspec.structs.replace(shown, side=0)

    with replaced(view, "_card_view", card_view):
        yield


@misreads("804.1d", "806.1c")
def only_its_owner_sees_what_lies_beside() -> Iterator[None]:
    """Misreads 804.1d, 806.1c: only its owner sees what lies in a hyperspatial zone."""
    right = view._card_view

    def card_view(book: Book, game: Game, kind: ZoneKind, card: Card, *how: Any) -> CardView:
        number, viewer = how
        hidden = kind.name == "hyper" and viewer not in ("judge", card.owner)
        return view._back(game, card, number) if hidden else right(book, game, kind, card, number, viewer)

    with replaced(view, "_card_view", card_view):
        yield


@misreads("804.2", "804.3", "806.2", "806.3")
def the_first_side_goes_on_counting() -> Iterator[None]:
    """Misreads 804.2, 804.3, 806.2, 806.3: what is turned over has the traits that it had before."""

    def same(game: DMGame, card: Card) -> None:
        card.printed = card.spec.faces[0].traits

    with _besides(same):
        yield


@misreads("804.2", "806.2")
def all_sides_have_all_abilities() -> Iterator[None]:
    """Misreads 804.2, 806.2: a card has the abilities of both its sides."""

    def both(card: Card) -> None:
        card.abilities = [ability for face in card.spec.faces for ability in face.abilities]

    with _laid(both):
        yield


@misreads("804.3", "806.3", "200.3c")
def the_first_side_counts() -> Iterator[None]:
    """Misreads 804.3, 806.3, 200.3c: of a card with another side up the first side counts."""

    def first(card: Card) -> None:
        card.printed = card.spec.faces[0].traits

    with _laid(first):
        yield


@misreads("804.3", "806.3", "807.3", "200.3c")
def the_cost_of_the_other_side_counts() -> Iterator[None]:
    """Misreads 804.3, 806.3, 807.3, 200.3c: the cost of the last side counts, whichever is up."""

    def last(card: Card) -> None:
        card.printed = msgspec.structs.replace(card.printed, cost=card.spec.faces[-1].traits.cost)

    with _laid(last):
        yield


@misreads("807.3")
def a_heartbeat_is_a_creature_too() -> Iterator[None]:
    """Misreads 807.3: a heartbeat in the battle zone is a creature as well, as its other side is."""

    def both(card: Card) -> None:
        if "heartbeat" in card.printed.type:
            other = card.spec.faces[-1].traits
            types = [*card.printed.type, *other.type]
            card.printed = msgspec.structs.replace(card.printed, type=types, power=other.power)

    with _laid(both):
        yield


@misreads("807.3")
def a_heartbeat_elsewhere_is_a_creature() -> Iterator[None]:
    """Misreads 807.3: outside the battle zone a heartbeat is taken for its other side alone."""
    right = with_side

    with replaced(select, "with_side", lambda card, side: right(card, len(card.spec.faces) - 1)):
        yield


@misreads("804.7", "806.5", "806.6", "807.5")
def both_sides_are_named_together() -> Iterator[None]:
    """Misreads 804.7, 806.5, 806.6, 807.5: a player may name both sides of a card."""
    right = names.card_names

    def card_names(game: DMGame) -> set[str]:
        both = {", ".join(face.traits.name for face in card.spec.faces) for card in game.cards.values()}
        return right(game) | both

    with replaced(names, "card_names", card_names):
        yield


@misreads("804.4", "806.4", "809.2")
def what_is_kept_beside_begins_in_the_battle_zone() -> Iterator[None]:
    """Misreads 804.4, 806.4, 809.2: a card that is kept beside the deck begins in the battle zone."""
    right = beginning_a_game._start_in_battle

    def start(game: DMGame, seat: Any) -> Flow[None]:
        yield from right(game, seat)
        for card in [*game.zone("hyper", seat), *game.zone("gr", seat)]:
            yield from general.move(game, card, "battle", "put")

    with replaced(beginning_a_game, "_start_in_battle", start):
        yield
