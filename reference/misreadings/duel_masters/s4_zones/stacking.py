"""Misreadings of 403.4: cards that lie beneath another."""

from collections.abc import Iterator

from duelproof.port import Option, Seat
from reference.duel_masters.s4_zones import spoken_of, stacking
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import offers_more, replaced


@misreads("403.4")
def players_rearrange_cards_below() -> Iterator[None]:
    """Misreads 403.4: a player lays the cards of a creature in another order."""

    def more(game: Game, seat: Seat) -> list[Option]:
        parts = [part for card in game.zone("battle", seat) for part in (card, *card.under)]
        return [Option(verb="rearrange", card=part.ref) for part in parts]

    with offers_more(more):
        yield


@misreads("403.4a")
def what_is_put_under_lies_uppermost() -> Iterator[None]:
    """Misreads 403.4a: cards that are put under another lie right below its top card."""
    right = stacking.put_under

    def put_under(game: DMGame, cards: list[Card], top: Card, *, alone: bool) -> Flow[list[Card]]:
        ordered = yield from right(game, cards, top, alone=alone)
        top.under = [*ordered, *(card for card in top.under if card not in ordered)]
        return ordered

    with replaced(stacking, "put_under", put_under):
        yield


@misreads("403.4a")
def what_has_no_place_goes_to_the_graveyard() -> Iterator[None]:
    """Misreads 403.4a: cards that would be put under one that is not there go to the graveyard."""
    right = stacking.put_under

    def put_under(game: DMGame, cards: list[Card], top: Card, *, alone: bool) -> Flow[list[Card]]:
        if top.place.zone == "battle" and top.over is None:
            return (yield from right(game, cards, top, alone=alone))
        return (yield from move_all(game, cards, "graveyard", "put"))

    with (
        replaced(spoken_of, "_is_another", lambda game, card, ctx: False),
        replaced(stacking, "put_under", put_under),
    ):
        yield
