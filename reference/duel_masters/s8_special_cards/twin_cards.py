"""808: twin cards, a creature and a spell in one card."""

from duelproof.port import Option
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.s4_zones.battle_zone import STANDING
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import choosing, select
from reference.kernel.abilities.standing import show_side
from reference.kernel.card import Card, joined
from reference.kernel.course import ask
from reference.kernel.flow import Flow

embodies({"808.3a": select.in_part, "808.4": joined})


@rule("808.4", also=("808.3",))
def lie(game: DMGame, card: Card, zone: str) -> None:
    """A twin card is only its creature in the battle zone, and both of its halves anywhere else.

    On its way through a use it stays the half that is used.
    """
    if zone == "battle":
        show_side(game, card, standing_half(card))
    elif zone != "nowhere":
        show_side(game, card, None)


@rule("808.3")
def standing_half(card: Card) -> int:
    """Find the half that can lie in the battle zone."""
    faces = enumerate(card.spec.faces)
    return next((half for half, face in faces if STANDING.intersection(face.traits.type)), 0)


@rule("808.3")
def choose_half(game: DMGame, card: Card, ways: dict[int, str]) -> Flow[int]:
    """The owner of a twin card that is used chooses as which of the halves that can be used.

    Args:
        ways: what the use of each of these halves is called.
    """
    chosen = yield from _ask_for_way(game, card, list(ways.values()))
    return list(ways)[chosen]


def _ask_for_way(game: DMGame, card: Card, ways: list[str]) -> Flow[int]:
    """Ask in which way a card is used, and return the number of the answer."""
    pointed = choosing.pointed_at(game, card, card.owner)
    options = [Option(card=pointed.card, way=way) for way in ways]
    picked = yield from ask.one(game, card.owner, "mode", options, about=pointed.card, part="half")
    return options.index(picked)
