"""3.3: how a duel ends."""

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.dimension_zero.state import Duel, rule
from reference.kernel import ask, effects
from reference.kernel.game import Card, Flow

CALL = Option(verb="call-time")
PLAY_ON = Option(verb="pass")


@rule("3.3.1", "3.3.2", "3.3.4", "4.16.4-1", "4.16.4-2")
def lose_by_rule(game: Duel) -> None:
    """Make every player lose who has seven cards in the smash zone or an empty deck.

    If that is true of both at once, the duel is a draw (3.3.4).
    """
    why: list[str] = []
    for seat in SEATS:
        if len(game.smash[seat]) >= 7 and _loses(game, seat):
            why.append("smash")
        if not game.decks[seat] and _loses(game, seat):
            why.append("deck-out")
    if game.sudden:
        _fewer_smashes(game, why)
    conclude(game, *why)


@rule("1.1.1", "1.1.2")
def _loses(game: Duel, seat: Seat) -> bool:
    """Mark a player as having lost, unless a card says that they cannot lose. Conceding skips this."""
    if effects.forbidden(game, "lose", seat):
        return False
    game.losers.add(seat)
    return True


@rule("1.1.1", "1.1.2")
def _wins(game: Duel, seat: Seat) -> None:
    """Mark a player as having won, unless a card says that they cannot win."""
    if not effects.forbidden(game, "win", seat):
        game.winners.add(seat)


@rule("3.3.3", "3.3.4", "3.3.5")
def conclude(game: Duel, *why: str) -> None:
    """End the duel if anybody has won or lost.

    A player who would do both loses (3.3.5). If both players lose, or both win, it is a draw (3.3.4).
    """
    beaten = game.losers or {OTHER[seat] for seat in game.winners}
    if len(beaten) == 2:
        game.end(None, sorted(game.losers), *dict.fromkeys(why))
    for loser in beaten:
        game.end(OTHER[loser], [loser], *dict.fromkeys(why))


@rule("3.3.10", "4.16.4-12")
def _fewer_smashes(game: Duel, why: list[str]) -> None:
    """After the extra turns of a knockout match, make the player with more smash cards lose."""
    for seat in SEATS:
        if len(game.smash[seat]) > len(game.smash[OTHER[seat]]) and _loses(game, seat):
            why.append("time")


@rule("3.3.8", "3.3.10")
def call_time(game: Duel) -> Flow[None]:
    """Ask the clock at the beginning of a turn whether time is up, where the match has a limit."""
    if not game.format.get("extra_turns") or game.last_turn is not None:
        return
    called = yield from ask.one(game, "clock", "act", [CALL, PLAY_ON])
    if called is CALL:
        game.last_turn = game.turn + 1


@rule("3.3.8", "3.3.10", "4.16.4-11")
def out_of_time(game: Duel) -> None:
    """After time was called, play this turn and the next; then the duel is a draw.

    In a knockout match the player with fewer smash cards wins; as long as both have as many, play goes
    on.
    """
    if game.last_turn is None or game.turn < game.last_turn:
        return
    if not game.format.get("knockout"):
        game.end(None, [], "time")
    game.sudden = True
    lose_by_rule(game)


@rule("3.3.6", "4.18.1")
def stop_loops(game: Duel) -> None:
    """Draw the duel if it repeats itself forever without anybody having a choice.

    Only states without a choice between them are compared, so a loop that a player could stop does not
    count.
    """
    if game.choices != game.seen_choices:
        game.seen_choices = game.choices
        game.seen_states.clear()
    elif (state := _state(game)) in game.seen_states:
        game.end(None, [], "loop")
    else:
        game.seen_states.add(state)


def _state(game: Duel) -> object:
    """Gather everything that can make the game go on differently, in a form that can be compared."""

    def seen(card: Card) -> object:
        counts = (tuple(sorted(card.markers.items())), tuple(sorted(card.used.items())))
        return (card.ref, card.turned, card.face, card.damage, card.controller, counts)

    cards = tuple((str(spot), tuple(seen(card) for card in lying)) for spot, lying in game.zones.items())
    pile = tuple((item.kind, item.card and item.card.ref, item.controller, _said(item)) for item in game.pile)
    waiting = tuple((w.source.ref, w.ability.id, w.controller) for w in game.waiting)
    lasting = tuple((type(e.instr), e.value, tuple(str(t) for t, _ in e.things)) for e in game.lasting)
    pending = (len(game.delayed), len(game.skips), len(game.extra_turns))
    return (game.active, game.phase, game.step, cards, pile, waiting, lasting, pending)


def _said(item: object) -> str | None:
    ctx = getattr(item, "ctx", None)
    return None if ctx is None or ctx.ability is None else ctx.ability.id


@rule("3.3.3")
def lose(game: Duel, seats: list[Seat]) -> Flow[None]:
    """Let an effect make players lose; it counts when the effect has been carried out."""
    yield from ()
    for seat in seats:
        _loses(game, seat)


@rule("3.3.3")
def win(game: Duel, seat: Seat) -> Flow[None]:
    """Let an effect make a player win; it counts when the effect has been carried out."""
    yield from ()
    _wins(game, seat)
