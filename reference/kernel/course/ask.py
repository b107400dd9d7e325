"""Asking a player. Each function is a flow: ``answer = yield from ask.one(game, seat, "target", options)``.

Where one answer is left, nobody is asked, unless the game ``asks_forced``; `act` always asks, and nobody is
ever asked to choose among nothing, or none of what there is.
"""

from collections.abc import Sequence

from duelproof.port import OTHER, AnyShape, Decider, Decision, Divide, Name, Number, Option, Order, Pick, Seat
from reference.kernel.flow import Flow
from reference.kernel.game import Game

_ONE = Pick()
_ORDER = Order()
YES = Option(value=True)
NO = Option(value=False)


def act(game: Game, player: Seat, options: list[Option]) -> Flow[Option]:
    """Ask a player what to do next, of all they may do (passing or ending among it). Always asked.

    The options tell of the player's hidden cards, so the opponent sees none of them.
    """
    question = _question(game, player, "act", _ONE, options, len(options) > 1, secret_to=(OTHER[player],))
    game.begun = question.id
    picked: Option
    [picked] = yield question
    return picked


def one(
    game: Game,
    player: Decider,
    kind: str,
    options: list[Option],
    *,
    about: str | None = None,
    part: str | None = None,
) -> Flow[Option]:
    """Ask for one of the options."""
    if len(options) == 1 and not game.asks_forced:
        return options[0]
    picked: Option
    [picked] = yield _question(game, player, kind, _ONE, options, len(options) > 1, about=about, part=part)
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
    if most <= 0:
        return []
    least = min(least, most)
    free = least < len(options)
    if not (free or game.asks_forced):
        return options
    shape = Pick(min=least, max=most)
    picked: list[Option] = yield _question(
        game, player, kind, shape, options, free, about=about, part=part, secret_to=secret_to
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
    free = len(options) > 1
    if not options or not (free or game.asks_forced):
        return options
    ordered: list[Option] = yield _question(
        game, player, kind, _ORDER, options, free, about=about, secret_to=secret_to
    )
    return ordered


def divide(
    game: Game,
    player: Seat,
    options: list[Option],
    total: int,
    *,
    about: str | None = None,
    every: bool = False,
) -> Flow[list[tuple[Option, int]]]:
    """Ask how to divide a total among the options, or some of them if not ``every`` one must have a share."""
    free = len(options) > 1
    if not (free or game.asks_forced):
        return [(options[0], total)]
    shares: list[tuple[Option, int]] = yield _question(
        game, player, "split", Divide(total=total, every=every), options, free, about=about
    )
    return shares


def number(
    game: Game, player: Seat, least: int, most: int, *, kind: str = "number", about: str | None = None
) -> Flow[int]:
    """Ask for a whole number between two bounds, the lower of them at most as high as the other."""
    least = min(least, most)
    free = least < most
    if not (free or game.asks_forced):
        return least
    said: int = yield _question(game, player, kind, Number(min=least, max=most), [], free, about=about)
    return said


def name(game: Game, player: Seat, domain: str, *, about: str | None = None) -> Flow[str]:
    """Ask for a word of a domain."""
    said: str = yield _question(game, player, "name", Name(domain=domain), [], True, about=about)
    return said


def is_open(question: Decision) -> bool:
    """Tell whether a question has more than one answer."""
    shape = question.shape
    if isinstance(shape, Pick):
        return shape.max > 0 and len(question.options) > shape.min
    if isinstance(shape, Number):
        return shape.min < shape.max
    return isinstance(shape, Name) or len(question.options) > 1


def _question(
    game: Game,
    player: Decider,
    kind: str,
    shape: AnyShape,
    options: list[Option],
    free: bool,
    *,
    about: str | None = None,
    part: str | None = None,
    secret_to: Sequence[Seat] = (),
) -> Decision:
    """Make the game's next question, and count it where it is ``free``: it has more than one answer."""
    game.decisions += 1
    game.choices += free
    return Decision(
        id=game.decisions,
        player=player,
        kind=kind,
        shape=shape,
        options=options,
        about=about,
        part=part,
        secret_to=list(secret_to),
    )
