"""Chance: shuffles, random picks and who begins. With a seed, or where told so, the engine answers itself."""

from duelproof.port import SEATS, Decision, Option, Order, Pick, Seat
from reference.kernel.card import Card
from reference.kernel.course.check import WHATEVER
from reference.kernel.flow import Flow
from reference.kernel.game import Game


def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
    """Put a player's cards in a random order, in place."""
    game.log.add("shuffled", player=seat)
    game.tick()
    if not game.asks_chance:
        game.rng.shuffle(cards)
        return
    game.decisions += 1
    ordered: list[Option] = yield Decision(
        id=game.decisions,
        player="chance",
        kind="shuffle",
        shape=Order(),
        options=[Option(card=card.ref, player=seat) for card in cards],
        secret_to=list(SEATS),
    )
    if ordered is WHATEVER:
        game.rng.shuffle(cards)
    else:
        cards[:] = [game.cards[str(option.card)] for option in ordered]


def pick(game: Game, options: list[Option], kind: str = "random") -> Flow[Option]:
    """Pick one of the options at random."""
    if len(options) == 1 and not game.asks_forced:
        return options[0]
    if not game.asks_chance:
        return game.rng.choice(options)
    game.decisions += 1
    reply = yield Decision(id=game.decisions, player="chance", kind=kind, shape=Pick(), options=options)
    picked: Option = game.rng.choice(options) if reply is WHATEVER else reply[0]
    return picked


def first_player(game: Game) -> Flow[Seat]:
    """Pick at random who goes first."""
    picked = yield from pick(game, [Option(player=seat) for seat in SEATS], "first")
    assert picked.player is not None
    return picked.player
