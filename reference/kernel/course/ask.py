"""Asking a player. Each function is a flow: ``answer = yield from ask.one(game, seat, "target", options)``.

Where one answer is left, nobody is asked, unless the game ``asks_forced``; `act` always asks, and nobody is
ever asked to choose among nothing.
"""

from collections.abc import Sequence

from duelproof.port import Decider, Decision, Divide, Name, Number, Option, Order, Pick, Seat
from reference.kernel.flow import Flow
from reference.kernel.game import Game

_ONE = Pick()
_ORDER = Order()
_OPPONENT: dict[Seat, list[Seat]] = {"alice": ["bob"], "bob": ["alice"]}
YES = Option(value=True)
NO = Option(value=False)


def act(game: Game, player: Seat, options: list[Option]) -> Flow[Option]:
    """Ask a player what to do next, of all they may do (passing or ending among it). Always asked.

    The options tell of the player's hidden cards, so the opponent sees none of them.
    """
    game.decisions += 1
    game.begun = game.decisions
    if len(options) > 1:
        game.choices += 1
    reply = yield Decision(
        id=game.decisions,
        player=player,
        kind="act",
        shape=_ONE,
        options=options,
        secret_to=_OPPONENT[player],
    )
    picked: Option = reply[0]
    return picked


def one(
    game: Game,
    player: Decider,
    kind: str,
    options: list[Option],
    *,
    about: str | None = None,
    part: str | None = None,
    secret_to: Sequence[Seat] = (),
) -> Flow[Option]:
    """Ask for one of the options."""
    if len(options) == 1 and not game.asks_forced:
        return options[0]
    game.decisions += 1
    if len(options) > 1:
        game.choices += 1
    reply = yield Decision(
        id=game.decisions,
        player=player,
        kind=kind,
        shape=_ONE,
        options=options,
        about=about,
        part=part,
        secret_to=list(secret_to),
    )
    picked: Option = reply[0]
    return picked


def some(
    game: Game,
    player: Decider,
    kind: str,
    options: list[Option],
    least: int,
    most: int,
    *,
    about: str | None = None,
    part: str | None = None,
    secret_to: Sequence[Seat] = (),
) -> Flow[list[Option]]:
    """Ask for between ``least`` and ``most`` of the options, but never for more than there are."""
    most = min(most, len(options))
    least = min(least, most)
    if not options or (least == len(options) and not game.asks_forced):
        return options
    game.decisions += 1
    if least < len(options):
        game.choices += 1
    picked: list[Option] = yield Decision(
        id=game.decisions,
        player=player,
        kind=kind,
        shape=Pick(min=least, max=most),
        options=options,
        about=about,
        part=part,
        secret_to=list(secret_to),
    )
    return picked


def may(game: Game, player: Seat, *, about: str | None = None, kind: str = "may") -> Flow[bool]:
    """Ask whether a player does something optional."""
    answer = yield from one(game, player, kind, [YES, NO], about=about)
    return answer is YES


def order(
    game: Game,
    player: Decider,
    kind: str,
    options: list[Option],
    *,
    about: str | None = None,
    secret_to: Sequence[Seat] = (),
) -> Flow[list[Option]]:
    """Ask for all options in an order."""
    if not options or (len(options) == 1 and not game.asks_forced):
        return options
    game.decisions += 1
    if len(options) > 1:
        game.choices += 1
    ordered: list[Option] = yield Decision(
        id=game.decisions,
        player=player,
        kind=kind,
        shape=_ORDER,
        options=options,
        about=about,
        secret_to=list(secret_to),
    )
    return ordered


def divide(
    game: Game,
    player: Seat,
    options: list[Option],
    total: int,
    *,
    each_min: int = 1,
    about: str | None = None,
) -> Flow[list[tuple[Option, int]]]:
    """Ask how to divide a total among the options."""
    if len(options) == 1 and not game.asks_forced:
        return [(options[0], total)]
    game.decisions += 1
    if len(options) > 1:
        game.choices += 1
    shares: list[tuple[Option, int]] = yield Decision(
        id=game.decisions,
        player=player,
        kind="split",
        shape=Divide(total=total, each_min=each_min),
        options=options,
        about=about,
    )
    return shares


def number(
    game: Game, player: Seat, least: int, most: int, *, kind: str = "number", about: str | None = None
) -> Flow[int]:
    """Ask for a whole number between two bounds."""
    if least == most and not game.asks_forced:
        return least
    game.decisions += 1
    if least < most:
        game.choices += 1
    said: int = yield Decision(
        id=game.decisions, player=player, kind=kind, shape=Number(min=least, max=most), about=about
    )
    return said


def name(game: Game, player: Seat, domain: str, *, about: str | None = None) -> Flow[str]:
    """Ask for a word of a domain."""
    game.decisions += 1
    game.choices += 1
    said: str = yield Decision(
        id=game.decisions, player=player, kind="name", shape=Name(domain=domain), about=about
    )
    return said
