"""Section 4: a player's numbers, and what it means to speak of a player."""

from duelproof.port import Seat
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import now, select
from reference.kernel.card import Card
from reference.kernel.course import setting

embodies(
    {
        "4-2a": select.player,
        "4-2b": select.mentioned,
        "4-2b-1": select.player,
        "4-2d": select._stands,
        "4-4a": setting.make_card,
        "4-4a-1": setting.make_card,
    }
)


@rule("4-3a")
def summons(game: GateGame, seat: Seat) -> int:
    """A player has a number of summons."""
    return game.summons[seat]


@rule("4-3a")
def summon_cap(game: GateGame, seat: Seat) -> int | None:
    """A player has a summon cap, which may be unlimited."""
    return game.caps[seat]


@rule("4-2c")
def as_card(game: GateGame, thing: Card | Seat) -> Card:
    """A player who is dealt damage or healed means his ruler."""
    return thing if isinstance(thing, Card) else game.rulers[thing]


@rule("4-5c", also=("14-9c",))
def take_over(game: GateGame, card: Card) -> None:
    """What has triggered of a card's abilities is controlled by who controls the card, until it is played."""
    for waiting in [each for each in game.waiting if each.source is card and each.life == card.life]:
        if waiting.ability in now.abilities(game, card):
            waiting.controller = waiting.ctx.controller = card.controller
