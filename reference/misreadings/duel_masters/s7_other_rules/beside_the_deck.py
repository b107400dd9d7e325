"""Misreadings of 701.29a, 701.30a and 703.4g: GR summons, and what goes back to the hyperspatial zone."""

from collections.abc import Iterator

from duelproof.port import OTHER, Seat
from reference.duel_masters.s1_basics import beside_the_deck, tapped_and_untapped
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s7_other_rules import gr_summoning
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("701.29a", "701.30a")
def a_gr_summon_costs_mana() -> Iterator[None]:
    """Misreads 701.29a, 701.30a: as much mana as there is pays for what is GR-summoned."""
    right = gr_summoning.gr_summon

    def gr_summon(game: DMGame, seat: Seat) -> Flow[Card | None]:
        tapped_and_untapped.tap(game, game.mana(seat))
        return (yield from right(game, seat))

    with replaced(gr_summoning, "gr_summon", gr_summon):
        yield


@misreads("701.29a", "701.30a")
def what_is_gr_summoned_is_only_put() -> Iterator[None]:
    """Misreads 701.29a, 701.30a: a GR creature is put into the battle zone without being summoned."""

    def enter(game: DMGame, seat: Seat, card: Card, way: str) -> Flow[None]:
        yield from general.move(game, card, "battle", "put")

    with replaced(gr_summoning, "enter", enter):
        yield


@misreads("701.29a", "701.30a")
def the_other_players_card_is_gr_summoned() -> Iterator[None]:
    """Misreads 701.29a, 701.30a: a player without GR creatures summons the other player's."""
    right = gr_summoning.gr_summon

    def gr_summon(game: DMGame, seat: Seat) -> Flow[Card | None]:
        return (yield from right(game, seat if game.zone("gr", seat) else OTHER[seat]))

    with replaced(gr_summoning, "gr_summon", gr_summon):
        yield


@misreads("703.4g")
def only_the_other_players_cards_return() -> Iterator[None]:
    """Misreads 703.4g: the psychic creatures of the turn player do not go back."""
    right = beside_the_deck.hyperspatial_strays

    def strays(game: DMGame) -> list[Card]:
        return [card for card in right(game) if card.owner != game.active]

    with replaced(beside_the_deck, "hyperspatial_strays", strays):
        yield


@misreads("703.4g")
def all_return_with_one() -> Iterator[None]:
    """Misreads 703.4g: with a psychic creature those in the battle zone go back, too."""
    right = beside_the_deck.hyperspatial_strays

    def strays(game: DMGame) -> list[Card]:
        found = right(game)
        there = [card for card in game.cards.values() if card.printed.supertype == "psychic"]
        return [card for card in there if card.place.zone != "hyper"] if found else found

    with replaced(beside_the_deck, "hyperspatial_strays", strays):
        yield
