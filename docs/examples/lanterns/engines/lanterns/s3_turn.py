"""3: a turn."""

from duelproof.port import OTHER, Option, Seat
from engines.lanterns.editions import rule
from engines.lanterns.s1_things import brightness, put, take_top
from engines.lanterns.s2_beginning import prepare
from engines.lanterns.s4_light import shine
from engines.lanterns.s5_ending import both_passed, score
from engines.lanterns.state import Evening
from reference.kernel.card import Card, place
from reference.kernel.course import ask
from reference.kernel.flow import Flow

PASS = Option(verb="pass")
ENDS = {"left": 0, "right": -1}


@rule("3.1")
def course(game: Evening) -> Flow[None]:
    """Play the game from the door of the position to the end: dusk, night, and the other player's turn."""
    if game.door == "setup":
        yield from prepare(game)
    if game.door != "main":
        dusk(game)
    while True:
        yield from night(game)
        game.turn += 1
        game.active = OTHER[game.active]
        dusk(game)


@rule("3.2", also=("3.3",))
def dusk(game: Evening) -> None:
    """Have the player whose turn it is draw a card, but not in the first turn of the game."""
    game.phase = "dusk"
    if game.turn > 1:
        draw(game, game.active)
    game.phase = "night"


@rule("3.4", also=("3.2",))
def draw(game: Evening, seat: Seat) -> None:
    """Draw a card; if there is none, the other player scores a point instead."""
    if game.zone("deck", seat):
        take_top(game, seat)
    else:
        score(game, OTHER[seat])


@rule("3.5", also=("3.7", "5.2"))
def night(game: Evening) -> Flow[None]:
    """Have the player whose turn it is hang a lantern, or pass if none can be hung."""
    seat = game.active
    picked = yield from ask.act(game, seat, hangings(game, seat) or [PASS])
    if picked.verb == "pass":
        game.passes += 1
        both_passed(game)
    else:
        game.passes = 0
        hang(game, seat, game.cards[str(picked.card)], str(picked.value))


@rule("3.5")
def hangings(game: Evening, seat: Seat) -> list[Option]:
    """List the lanterns of the hand with the ends of the row where they can be hung."""
    return [
        Option(verb="hang", card=card.ref, value=end)
        for card in game.zone("hand", seat)
        for end in ENDS
        if may_hang(game, card, end)
    ]


@rule("3.6")
def may_hang(game: Evening, card: Card, end: str) -> bool:
    """Tell whether the lantern at an end of the row is of another brightness, or there is none."""
    return not game.row or brightness(game.row[ENDS[end]]) != brightness(card)


@rule("3.5", also=("4.1", "4.2"))
def hang(game: Evening, seat: Seat, card: Card, end: str) -> None:
    """Hang a lantern at an end of the row, where it shines on the one beside it."""
    beside = game.row[ENDS[end]] if game.row else None
    put(game, card, place("row"), "hang", first=end == "left")
    if beside is not None:
        shine(game, seat, card, beside)
