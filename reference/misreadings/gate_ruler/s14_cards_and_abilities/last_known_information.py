"""Misreadings of 14-14: last known information."""

import contextlib
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any

from duelproof.port import Place
from duelproof.port.selections import Select
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s03_zones.kinds import IN_PLAY
from reference.gate_ruler.s08_attack_phase import attacking
from reference.gate_ruler.s14_cards_and_abilities import last_known_information
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import now, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-14a", "14-9e-2")
def abilities_use_what_is_printed() -> Iterator[None]:
    """Misreads 14-14a: an ability uses the ATK printed on its card, not the current one."""

    def number_of(game: Game, card: Card, trait: str) -> int:
        return getattr(card.printed, trait) or 0

    with replaced(select, "_number_of", number_of):
        yield


@misreads("14-9e")
def what_left_is_not_looked_at() -> Iterator[None]:
    """Misreads 14-9e: an ability that waits for its card to leave finds no number on that card."""
    right = select._number_of

    def number_of(game: Game, thing: Thing, trait: str) -> int:
        left = isinstance(thing, Card) and game.cards[thing.ref].place.zone not in IN_PLAY
        return 0 if left else right(game, thing, trait)

    with replaced(select, "_number_of", number_of):
        yield


@misreads("14-9e")
def what_left_before_is_still_leaving() -> Iterator[None]:
    """Misreads 14-9e: an ability of a card that left play triggers by whatever leaves play later."""
    right = last_known_information.remember_as_it_was

    def remember_as_it_was(game: GateGame, card: Card, origin: Place, to: Place) -> Card | None:
        memory = right(game, card, origin, to)
        if origin.zone in IN_PLAY and to.zone not in IN_PLAY:
            before = [each.last for each in game.cards.values() if each.last is not None]
            game.gone += [each for each in before if each not in game.gone]
        return memory

    with replaced(last_known_information, "remember_as_it_was", remember_as_it_was):
        yield


@misreads("14-14a-1")
def states_of_cards_that_left_do_not_matter() -> Iterator[None]:
    """Misreads 14-14a-1: last known information about a card that left is ignored."""

    def exists(*about: Any) -> bool:
        return True

    with replaced(select, "exists", exists):
        yield


@misreads("14-14a")
def moves_within_play_are_remembered() -> Iterator[None]:
    """Misreads 14-14a: a card that moved within play is looked at as it was before that."""
    right, known = last_known_information.remember_as_it_was, select.as_known

    def remember(game: GateGame, card: Card, origin: Place, to: Place) -> Card | None:
        if origin.zone in IN_PLAY and to.zone in IN_PLAY:
            card.last = now.remember(game, card)
            return None
        return right(game, card, origin, to)

    def as_known(game: Game, thing: Thing, ctx: Context | None = None) -> Thing:
        last = thing.last if isinstance(thing, Card) else None
        return known(game, thing, ctx) if last is None else last

    with (
        replaced(last_known_information, "remember_as_it_was", remember),
        replaced(select, "as_known", as_known),
    ):
        yield


@misreads("14-14a")
def what_moves_on_is_looked_at_as_it_is() -> Iterator[None]:
    """Misreads 14-14a: a card that has moved on since it left play is looked at as it is now."""
    right = last_known_information.remember_as_it_was

    def remember(game: GateGame, card: Card, origin: Place, to: Place) -> Card | None:
        if origin.zone not in IN_PLAY:
            card.last = None
        return right(game, card, origin, to)

    with replaced(last_known_information, "remember_as_it_was", remember):
        yield


@misreads("14-14a")
def what_lies_in_a_graveyard_is_seen_as_it_was_in_play() -> Iterator[None]:
    """Misreads 14-14a: a card that is chosen in a graveyard has the ATK that it last had in play."""

    @contextlib.contextmanager
    def seen_where_they_lie(game: GateGame, item: GateItem) -> Iterator[None]:
        yield

    with replaced(last_known_information, "seen_where_they_lie", seen_where_they_lie):
        yield


@misreads("14-14a-1")
def charges_of_cards_that_left_are_forgotten() -> Iterator[None]:
    """Misreads 14-14a-1: a card that left play is known to have had no charges."""

    def beneath(game: Game, what: Select, ctx: Context) -> Iterator[Card]:
        for card in select._cards(game, what, ctx):
            yield from card.under

    with replaced(select, "_beneath", beneath):
        yield


@misreads("14-14a-1")
def charges_are_known_only_to_what_their_loss_triggers() -> Iterator[None]:
    """Misreads 14-14a-1: an ability that was played before its card left counts no charges of it any more."""

    def recall_charges(game: GateGame, item: GateItem) -> None:
        pass

    with replaced(last_known_information, "recall_charges", recall_charges):
        yield


@misreads("14-14a-1")
def what_has_left_has_attacked_nothing() -> Iterator[None]:
    """Misreads 14-14a-1: a card that left play neither attacked nor was being attacked."""

    def note_parts(game: GateGame, card: Card) -> None:
        pass

    with replaced(attacking, "note_parts", note_parts):
        yield


@misreads("14-14a-1")
def whatever_left_was_in_the_attack() -> Iterator[None]:
    """Misreads 14-14a-1: any card that left play during an attack counts as attacking and as attacked."""

    def note_parts(game: GateGame, card: Card) -> None:
        game.parts[card.ref, card.life] = frozenset(("attacking", "attacked"))

    with replaced(attacking, "note_parts", note_parts):
        yield


@misreads("14-14a-1")
def what_has_left_stood_nowhere() -> Iterator[None]:
    """Misreads 14-14a-1: an ability of a card that left play takes it to have stood where it lies now."""

    def where_it_stands(game: GateGame, ctx: Context) -> Place:
        assert ctx.source is not None
        return ctx.source.place

    with replaced(last_known_information, "where_it_stands", where_it_stands):
        yield


@misreads("14-14a-1")
def all_that_has_left_stood_before_the_ruler() -> Iterator[None]:
    """Misreads 14-14a-1: a card that left play counts as having stood in the defense zone."""

    def where_it_stands(game: GateGame, ctx: Context) -> Place:
        assert ctx.source is not None
        return ctx.source.place if ctx.source.place.zone in IN_PLAY else game.defense_slots[ctx.controller][0]

    with replaced(last_known_information, "where_it_stands", where_it_stands):
        yield


@misreads("14-14a-1")
def its_owner_controlled_what_left() -> Iterator[None]:
    """Misreads 14-14a-1: a card that left play was controlled by its owner."""
    right = last_known_information.remember_as_it_was

    def remember(game: GateGame, card: Card, origin: Place, to: Place) -> Card | None:
        memory = right(game, card, origin, to)
        if memory is not None:
            memory.controller = card.owner
        return memory

    with replaced(last_known_information, "remember_as_it_was", remember):
        yield


@misreads("12-4c-2", "14-9e-2", "14-14a")
def one_leaves_after_the_other() -> Iterator[None]:
    """Misreads 14-14a: of cards that leave at once, each is remembered as it was when others had left."""
    right = moving.together

    def together(game: GateGame, leaving: Sequence[Card] = ()) -> AbstractContextManager[None]:
        return right(game)

    with replaced(moving, "together", together):
        yield
