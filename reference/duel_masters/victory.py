"""Section 104 and 703: winning, losing, and what the rules do at once when something is so."""

from duelproof.port import OTHER, SEATS, Seat
from duelproof.port.abilities import LoseGame, Modify, SetTrait, WinGame
from reference.duel_masters.editions import rule
from reference.duel_masters.zones import DMGame, move_all
from reference.kernel import effects, select
from reference.kernel.game import Card, Flow


@rule("703.3", "111.2d", "703.1", "703.2")
def settle(game: DMGame) -> None:
    """Do all state-based actions that are due at once, and look again, until none is."""
    while True:
        if _calm(game):
            return
        winners, losers = ended_by_effects(game)
        why = _why(game)
        losers += [seat for seat in why if seat not in losers]
        if winners or losers:
            _finish(game, winners, losers, why)
        dying = dying_now(game)
        if not dying:
            return
        destroy(game, dying)


def _calm(game: DMGame) -> bool:
    """Tell whether nothing at all can be due: the common case, without a look at every card."""
    if game.beaten or game.defeated or game.weaklings or not effects.plain(game):
        return False
    return bool(game.deck("alice")) and bool(game.deck("bob"))


@rule("703.4a", "703.4b", "104.2a", "104.2b", "509.1")
def _why(game: DMGame) -> dict[Seat, str]:
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


@rule("604.4", "604.4a", "604.4b")
def ended_by_effects(game: DMGame) -> tuple[list[Seat], list[Seat]]:
    """Static abilities make players win and lose as soon as their condition is true."""
    winners: list[Seat] = []
    losers: list[Seat] = []
    for force in effects.statics(game, WinGame):
        seat = select.player(game, force.instr.who, force.ctx)
        if may_win(game, seat) and seat not in winners:
            winners.append(seat)
    for force in effects.statics(game, LoseGame):
        for seat in select.players(game, force.instr.who, force.ctx):
            if may_lose(game, seat) and seat not in losers:
                losers.append(seat)
    return winners, losers


@rule("104.2c", "101.2")
def may_win(game: DMGame, seat: Seat) -> bool:
    """An effect that says that a player cannot win comes before one by which she would."""
    return not effects.forbidden(game, "win", seat)


@rule("104.2c", "101.2")
def may_lose(game: DMGame, seat: Seat) -> bool:
    """An effect that says that a player cannot lose comes before what makes her lose."""
    return not effects.forbidden(game, "lose", seat)


@rule("104.1", "104.2", "104.2c")
def _finish(game: DMGame, winners: list[Seat], losers: list[Seat], why: dict[Seat, str]) -> None:
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
        _finish(game, [seat], [], {})


@rule("104.2c")
def loses(game: DMGame, seats: list[Seat]) -> Flow[None]:
    """Players lose by an effect."""
    yield from ()
    losers = [seat for seat in seats if may_lose(game, seat)]
    if losers:
        _finish(game, [], losers, {})


@rule("500.3")
def end_effects(game: DMGame, *until: str, seat: Seat | None = None) -> None:
    """Effects end that last until one of these moments; then the rules do what is due without them."""
    if effects.end(game, *until, seat=seat):
        settle(game)


@rule("703.4c", "703.4d", "700.3")
def dying_now(game: DMGame) -> list[Card]:
    """Creatures of power 0 or less are destroyed, and those that have lost a battle."""
    dying = [card for card in game.defeated if card.place.zone == "battle"]
    game.defeated.clear()
    if game.weaklings or effects.changes(game, Modify, "power") or effects.changes(game, SetTrait, "power"):
        for seat in SEATS:
            dying += [
                card
                for card in game.battle(seat)
                if card not in dying and is_creature(game, card) and power(game, card) <= 0
            ]
    return [card for card in dying if not effects.forbidden(game, "be_destroyed", card)]


@rule("701.6a", "701.6b")
def destroy(game: DMGame, cards: list[Card]) -> None:
    """Destroyed cards go from the battle zone to their owners' graveyards, at the same time."""
    move_all(game, cards, "graveyard", "destroy")


def is_creature(game: DMGame, card: Card) -> bool:
    """Tell whether a card is a creature now."""
    return "creature" in effects.words(game, card, "type")


@rule("301.5")
def has_summoning_sickness(game: DMGame, card: Card) -> bool:
    """A creature that came after its player's turn began cannot attack, unless it is a speed attacker."""
    return card.since > game.turn_began and effects.keyword(game, card, "speed-attacker") is None


@rule("301.3", "301.3a", "301.3b")
def power(game: DMGame, card: Card) -> int:
    """A creature's power is what is printed, changed by what is in force; it may be below 0."""
    return effects.number(game, card, "power") or 0
