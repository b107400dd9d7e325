"""104: winning and losing."""

from duelproof.port import OTHER, SEATS, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects
from reference.kernel.flow import Flow


@rule("104.2", also=("703.4a", "703.4b", "104.2a", "104.2b", "509.1"))
def why_lost(game: DMGame) -> dict[Seat, str]:
    """A player loses who was hit directly without a shield, or has an empty deck, if she can lose.

    A hit is looked at once: it does not count any more when the player can lose again.
    """
    found: dict[Seat, str] = {}
    for seat in SEATS:
        if seat in game.beaten:
            found[seat] = "direct"
        elif not game.deck(seat):
            found[seat] = "deck-out"
    game.beaten.clear()
    return {seat: why for seat, why in found.items() if may_lose(game, seat)}


@rule("104.2b")
def any_deck_is_empty(game: DMGame) -> bool:
    """A deck that is without cards has run out, be it for a moment."""
    return not all(game.deck(seat) for seat in SEATS)


@rule("104.2c", also=("101.2",))
def may_win(game: DMGame, seat: Seat) -> bool:
    """An effect that says that a player cannot win comes before one by which she would."""
    return not effects.forbidden(game, "win", seat)


@rule("104.2c", also=("101.2",))
def may_lose(game: DMGame, seat: Seat) -> bool:
    """An effect that says that a player cannot lose comes before what makes her lose."""
    return not effects.forbidden(game, "lose", seat)


@rule("104.1", also=("104.2", "104.2c"))
def finish(game: DMGame, winners: list[Seat], losers: list[Seat], why: dict[Seat, str]) -> None:
    """The game ends at once; a player who wins and loses at the same time wins."""
    if winners:
        losers = [seat for seat in SEATS if seat not in winners]
    reasons = [why.get(seat, "effect") for seat in losers]
    if len(losers) != 1:
        game.log.add("drawn")
        game.end(None, losers, *{*reasons})
    [loser], [reason] = losers, reasons
    game.log.add("lose", player=loser, why=reason)
    game.end(OTHER[loser], losers, reason)


@rule("104.2c")
def wins(game: DMGame, seat: Seat) -> Flow[None]:
    """A player wins by an effect."""
    yield from ()
    if may_win(game, seat):
        finish(game, [seat], [], {})


@rule("104.2c")
def loses(game: DMGame, seats: list[Seat]) -> Flow[None]:
    """Players lose by an effect."""
    yield from ()
    losers = [seat for seat in seats if may_lose(game, seat)]
    if losers:
        finish(game, [], losers, {})
