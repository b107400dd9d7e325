"""Section 1: winning and losing, and the rules above all others."""

from duelproof.port import OTHER, SEATS, Place, Seat
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.s03_zones.kinds import IN_PLAY
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, now, perform, select
from reference.kernel.card import Card
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.flow import Flow

embodies(
    {
        "1-4c": ReferenceEngine._concede,
        "1-4c-1": ReferenceEngine._concede,
        "1-5e": perform._choose_number,
        "1-5f": select._is,
    }
)


@rule("1-4a", also=("1-5d",))
def loses(game: GateGame, seats: list[Seat]) -> Flow[None]:
    """Players who lose by an effect are out, unless another effect says that they cannot lose (1-5d)."""
    yield from ()
    losers = [seat for seat in seats if not effects.forbidden(game, "lose", seat)]
    if losers:
        lose(game, dict.fromkeys(losers, "effect"))


@rule("1-4b")
def wins(game: GateGame, seat: Seat) -> Flow[None]:
    """A player who wins by an effect is the only one left: the other player loses."""
    yield from ()
    lose(game, {OTHER[seat]: "effect"})


@rule("1-4b", also=("1-4a", "1-4b-1"))
def lose(game: GateGame, losers: dict[Seat, str]) -> None:
    """A player who loses is out; one who is left alone has won, and with nobody left it is a draw."""
    with game.log.together():
        for seat, why in losers.items():
            game.log.add("lose", player=seat, why=why)
    left = (seat for seat in SEATS if seat not in losers)
    game.end(next(left, None), list(losers), *dict.fromkeys(losers.values()))


@rule("1-5g")
def amount(game: GateGame, card: Card, trait: str) -> int:
    """A number that a card does not have counts as 0."""
    return now.number(game, card, trait) or 0


@rule("1-5c", also=("15-3c",))
def is_there(card: Card, to: Place) -> bool:
    """A card in play that is put where it lies already has neither left that zone nor entered it."""
    return card.place == to and to.zone in IN_PLAY
