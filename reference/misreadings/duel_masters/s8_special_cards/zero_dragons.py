"""Misreadings of 810: zero-dragon ceremonies and nebulae."""

from collections.abc import Callable, Iterator
from typing import Any

from reference.duel_masters.s2_reading_cards import names, reading
from reference.duel_masters.s7_other_rules import assembling
from reference.duel_masters.s8_special_cards import sides
from reference.duel_masters.state import DMGame
from reference.kernel import card as kernel_card
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _is_a(card: Card, kind: str) -> bool:
    """Tell whether the first side of a card is of a type."""
    return kind in card.spec.faces[0].traits.type


def _backs(kind: str) -> Iterator[None]:
    """Hide cards of a type as others are hidden."""
    right = sides.has_two_fronts

    def has_two_fronts(card: Card) -> bool:
        return right(card) and not _is_a(card, kind)

    with replaced(sides, "has_two_fronts", has_two_fronts):
        yield


@misreads("810.1b")
def ceremonies_have_backs() -> Iterator[None]:
    """Misreads 810.1b: nobody sees a ceremony in the other player's hand."""
    yield from _backs("ceremony")


@misreads("810.1b")
def nebulae_have_backs() -> Iterator[None]:
    """Misreads 810.1b: nobody sees a nebula in a shield."""
    yield from _backs("nebula")


@misreads("810.2")
def a_ceremony_is_a_creature() -> Iterator[None]:
    """Misreads 810.2: a ceremony is a creature before its birth, for its other side is one."""
    right = now.words

    def words(game: Any, card: Card, trait: str) -> list[str]:
        found = right(game, card, trait)
        aimed_at = any(used.owner != card.owner for used in game.using)
        unborn = trait == "type" and aimed_at and "ceremony" in found
        return [*found, *card.spec.faces[-1].traits.type] if unborn else found

    with replaced(now, "words", words):
        yield


@misreads("810.2")
def a_zero_dragon_is_a_ceremony() -> Iterator[None]:
    """Misreads 810.2: a zero dragon is still a ceremony, for that is its first side."""
    right = assembling.assemble

    def assemble(game: DMGame, top: Card, parts: list[Card], name: str) -> Flow[list[Card]]:
        turned = yield from right(game, top, parts, name)
        top.printed = top.spec.faces[0].traits
        return turned

    with replaced(assembling, "assemble", assemble):
        yield


@misreads("810.2")
def the_first_side_alone_counts_elsewhere() -> Iterator[None]:
    """Misreads 810.2: in a graveyard a ceremony is nothing but a ceremony."""
    right = sides.is_either

    def is_either(card: Card) -> bool:
        return right(card) and not _is_a(card, "ceremony")

    with replaced(sides, "is_either", is_either):
        yield


@misreads("810.2")
def the_second_side_alone_counts_elsewhere() -> Iterator[None]:
    """Misreads 810.2: in a graveyard a ceremony is nothing but the creature of its other side."""
    right = kernel_card.with_side

    def with_side(card: Card, side: int) -> Card:
        return right(card, 1 if _is_a(card, "ceremony") else side)

    with replaced(kernel_card, "with_side", with_side):
        yield


def _naming(wrong: Callable[[list[str]], list[str]]) -> Any:
    """Return a replacement by which of a ceremony other names can be named."""
    right = names.card_names

    def card_names(game: DMGame) -> set[str]:
        rites = [card.spec for card in game.cards.values() if _is_a(card, "ceremony")]
        sides_of = [[face.traits.name for face in spec.faces] for spec in rites]
        left_out = {name for both in sides_of for name in both if name not in wrong(both)}
        return right(game) - left_out

    return replaced(names, "card_names", card_names)


@misreads("810.4")
def only_the_first_side_is_named() -> Iterator[None]:
    """Misreads 810.4: only the first side of a ceremony can be named."""
    with _naming(lambda both: both[:1]):
        yield


@misreads("810.4")
def only_the_second_side_is_named() -> Iterator[None]:
    """Misreads 810.4: only the second side of a ceremony can be named."""
    with _naming(lambda both: both[1:]):
        yield


@misreads("810.4")
def a_name_means_both_sides() -> Iterator[None]:
    """Misreads 810.4: a ceremony is meant by the name of its other side, too."""
    right = reading.names

    def read(game: Any, card: Card) -> list[str]:
        both = [face.traits.name for face in card.spec.faces]
        return both if _is_a(card, "ceremony") else right(game, card)

    with replaced(reading, "names", read):
        yield


@misreads("810.4", "810.4a")
def a_ceremony_has_no_name() -> Iterator[None]:
    """Misreads 810.4, 810.4a: a ceremony has no name by which an effect could mean it."""
    right = reading.names

    def read(game: Any, card: Card) -> list[str]:
        return [] if _is_a(card, "ceremony") else right(game, card)

    with replaced(reading, "names", read):
        yield


@misreads("810.4a")
def a_nebula_is_named() -> Iterator[None]:
    """Misreads 810.4a: a nebula can be named."""
    right = names.card_names

    def card_names(game: DMGame) -> set[str]:
        return right(game) | {card.spec.name for card in game.cards.values()}

    with replaced(names, "card_names", card_names):
        yield
