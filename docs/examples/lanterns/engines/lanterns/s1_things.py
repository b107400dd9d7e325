"""1: decks, hands, the row, sheds and points."""

from duelproof.port import SEATS, Place, Position, Seat
from engines.lanterns.editions import embodies, rule
from engines.lanterns.state import Evening
from reference.kernel.book import Illegal, ZoneKind
from reference.kernel.card import Card, place
from reference.kernel.course.setting import base_fields
from reference.kernel.course.sight import tell

ZONES = {
    "deck": ZoneKind("deck", seen_by="none", ordered=True),
    "hand": ZoneKind("hand", seen_by="owner"),
    "shed": ZoneKind("shed"),
    "row": ZoneKind("row", shared=True, ordered=True),
}
embodies({"1.3": ZONES["deck"], "1.4": ZONES["hand"], "1.5": ZONES["row"], "1.6": ZONES["shed"]})

DECK = 10


def new_game(position: Position) -> Evening:
    """Make an empty game with its zones."""
    game = Evening(**base_fields(position))  # type: ignore[arg-type]
    game.add_zone("row")
    for seat in SEATS:
        for zone in ("deck", "hand", "shed"):
            game.add_zone(zone, seat)
        game.points[seat] = points_at_first(position, seat)
    return game


def ready(game: Evening, position: Position) -> None:
    """Check what lies on the table.

    Raises:
        Illegal: a lantern has no brightness, or a deck is not as 1.2 says.
    """
    for card in game.cards.values():
        if not isinstance(card.printed.power, int):
            raise Illegal("unsupported", f"{card.spec.name!r} has no brightness")
    if position.door == "setup":
        for seat in SEATS:
            check_deck(game, seat)
    game.phase = "night"


@rule("1.2")
def check_deck(game: Evening, seat: Seat) -> None:
    """Refuse a deck that has not exactly ten lanterns."""
    if len(game.zone("deck", seat)) != DECK:
        raise Illegal("illegal-deck", f"the deck of {seat} should have {DECK} lanterns", "LA-1.2")


@rule("1.7")
def points_at_first(position: Position, seat: Seat) -> int:
    """Begin with no points, or with those that a position in the middle of a game gives."""
    points: int = position.format.get("points", {}).get(seat, 0)
    return points


@rule("1.7")
def points(game: Evening, seat: Seat) -> int:
    """Count a player's points."""
    return game.points[seat]


def brightness(card: Card) -> int:
    """Get the brightness that is printed on a lantern."""
    assert isinstance(card.printed.power, int)
    return card.printed.power


def put(game: Evening, card: Card, to: Place, verb: str, *, first: bool = False) -> None:
    """Move a card to another place, as its first card or as its last."""
    origin = card.place
    game.lift(card)
    game.drop(card, to, top=first)
    card.face = "up" if ZONES[to.zone].seen_by == "all" else "down"
    tell(game, "move", card, player=card.owner, origin=origin, place=to, verb=verb, face=card.face)


def take_top(game: Evening, seat: Seat) -> None:
    """Put the top card of a player's deck into the hand."""
    put(game, game.zone("deck", seat)[0], place("hand", seat), "draw")
