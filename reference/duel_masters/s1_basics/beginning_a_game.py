"""103: beginning a game."""

from duelproof.port import SEATS, Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.drawing import draw
from reference.duel_masters.s4_zones.general import move, move_all
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow

SHIELDS = HAND = 5


@rule("103.3", also=("103.2", "103.4", "103.5", "113.1", "401.1", "402.1", "406.1"))
def prepare(game: DMGame) -> Flow[None]:
    """Shuffle the decks, lay five shields and draw five cards each; chance decides who begins."""
    for seat in SEATS:
        yield from _start_in_battle(game, seat)
    for seat in SEATS:
        yield from chance.shuffle(game, game.zone("deck", seat), seat)
    for seat in SEATS:
        for _ in range(SHIELDS):
            yield from move(game, game.deck(seat)[0], "shield", "put")
        yield from draw(game, seat, HAND)
    game.first = game.active = game.regular = yield from chance.first_player(game)
    game.log.add("first_player", player=game.first)


@rule("103.3", also=("307.2", "308.4", "311.2", "807.4", "810.3"))
def _start_in_battle(game: DMGame, seat: Seat) -> Flow[None]:
    """Put the cards that say so into the battle zone as the game begins: all, or as many as may begin."""
    able = [card for card in game.deck(seat) if "starts-in-battle" in card.keywords]
    if able and game.edition.one_begins:
        able = yield from _one_of(game, seat, able)
    yield from move_all(game, able, "battle", "put")


@rule("100.5", edition="s-max")
def _one_of(game: DMGame, seat: Seat, able: list[Card]) -> Flow[list[Card]]:
    """One card begins the game in the battle zone, and no more."""
    picked = yield from ask.one(game, seat, "find", [Option(card=card.ref) for card in able])
    return [game.cards[str(picked.card)]]
