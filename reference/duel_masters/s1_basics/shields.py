"""113: a player's shields."""

from duelproof.port import OTHER, Option, Place, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import choosing, now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("113.2", also=("406.2",))
def piles(game: DMGame, seat: Seat) -> list[list[Card]]:
    """Each shield is a pile of one card or more and counts as one; a castle on it is no part of it."""
    found = []
    for spot in game.shields[seat]:
        lying = game.zones[spot]
        if lying and (pile := [card for card in lying if card.hung_as != "castle"]):
            found.append(pile)
    return found


@rule("113.2")
def with_their_shields(game: DMGame, cards: list[Card]) -> list[Card]:
    """List cards, those of the shield zone with all others of the same shield."""
    found: list[Card] = []
    for card in cards:
        pile = next((pile for pile in piles(game, card.owner) if card in pile), [card])
        found += [part for part in pile if part not in found]
    return found


@rule("113.5", also=("701.14d",))
def how_many_broken(game: DMGame, seat: Seat, many: int) -> int:
    """Effects change how many shields a player breaks at once; where none is broken they add none."""
    return now.of_player(game, seat, "breaks", many) if many > 0 else 0


@rule("113.2a", also=("113.2",))
def rearrange(game: DMGame, seat: Seat, about: str | None) -> Flow[None]:
    """A player lays the cards of his shields in another order: in each place as many as there were.

    A castle stays where it is, and fortifies what comes there. So is what comes to a chosen place chosen.
    """
    shields, chosen = piles(game, seat), _chosen_places(game, seat)
    options = {choosing.pointed_at(game, card, seat): card for pile in shields for card in pile}
    ordered = yield from _order_unseen(game, seat, list(options), about)
    cards = iter([options[option] for option in ordered])
    for spot, many in [(pile[0].place, len(pile)) for pile in shields]:
        _lay(game, spot, [next(cards) for _ in range(many)])
    for shield, spot in chosen:
        shield[:] = [(card, card.life) for card in game.zones[spot] if card.hung_as != "castle"]
    game.log.add("reordered", player=seat)


@rule("113.2a")
def _chosen_places(game: DMGame, seat: Seat) -> list[tuple[list[tuple[Card, int]], Place]]:
    """List the shields of a player that are chosen to be broken and are still there, with their places."""
    chosen = [] if game.attack is None else game.attack.chosen
    there = [(shield, [card for card, life in shield if card.life == life]) for shield in chosen]
    return [(shield, cards[0].place) for shield, cards in there if cards and cards[0].owner == seat]


def _order_unseen(game: DMGame, seat: Seat, options: list[Option], about: str | None) -> Flow[list[Option]]:
    """Ask for an order that the other player is not told."""
    return (yield from ask.order(game, seat, "order", options, about=about, secret_to=(OTHER[seat],)))


def _lay(game: DMGame, spot: Place, cards: list[Card]) -> None:
    """Lay cards as the shield of a place, where only the castle of the shield before is left."""
    castles = [card for card in game.zones[spot] if card.hung_as == "castle"]
    game.zones[spot][:] = [*cards, *castles]
    for card in cards:
        game.shift(card, spot)
