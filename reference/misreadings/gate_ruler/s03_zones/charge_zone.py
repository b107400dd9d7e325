"""Misreadings of 3-14: charges."""

from collections.abc import Iterator

import msgspec

from duelproof.port.selections import Filter, Select
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-14c-1")
def charges_are_anybodys() -> Iterator[None]:
    """Misreads 3-14c-1: all cards of its controller's charge zone are charges of a card."""

    def beneath(game: Game, what: Select, ctx: Context) -> Iterator[Card]:
        for card in select._cards(game, what, ctx):
            yield from game.zone("charge", card.controller)

    with replaced(select, "_beneath", beneath):
        yield


@misreads("3-14c-4")
def all_charges_are_each_players() -> Iterator[None]:
    """Misreads 3-14c-4: a player's charges are all charges, whoever controls the cards above them."""
    right = select._stands

    def stands(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        if card.place.zone == "charge":
            wanted = msgspec.structs.replace(wanted, controller=None)
        return right(game, card, wanted, ctx)

    with replaced(select, "_stands", stands):
        yield


@misreads("3-14d")
def all_links_of_a_charge_are_severed() -> Iterator[None]:
    """Misreads 3-14d: a charge of several cards is linked to none of them once one leaves play."""
    right = moving._sever_charges

    def sever_charges(game: GateGame, card: Card, enters: bool) -> None:
        charges = list(card.under)
        right(game, card, enters)
        for charge in () if enters else charges:
            for host in moving._hosts(game, charge):
                host.under.remove(charge)
            charge.over = None

    with replaced(moving, "_sever_charges", sever_charges):
        yield


@misreads("3-14c-1")
def a_card_has_one_charge() -> Iterator[None]:
    """Misreads 3-14c-1: of several cards that are linked to a card only one is its charge."""
    right = select._beneath

    def beneath(game: Game, what: Select, ctx: Context) -> Iterator[Card]:
        yield from list(right(game, what, ctx))[:1]

    with replaced(select, "_beneath", beneath):
        yield
