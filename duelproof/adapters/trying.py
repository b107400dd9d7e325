"""Options for an engine that has no list of moves: each is tried on a replica."""

from collections.abc import Callable, Generator, Iterable, Sequence
from copy import deepcopy
from itertools import combinations
from typing import TypeVar

from duelproof.adapters.flow import Flow, pick
from duelproof.port import Option, Seat

M = TypeVar("M")
S = TypeVar("S")
C = TypeVar("C")


def taken(state: S, moves: Iterable[M], do: Callable[[S, M], object], refusal: type[Exception]) -> list[M]:
    """List the moves that the engine takes.

    Args:
        state: what a move changes; each move is made on a copy of it.
        do: makes a move.
        refusal: what it raises if it does not take the move.
    """
    return [move for move in moves if _takes(deepcopy(state), move, do, refusal)]


def _takes(state: S, move: M, do: Callable[[S, M], object], refusal: type[Exception]) -> bool:
    try:
        do(state, move)
    except refusal:
        return False
    return True


def payments(cards: Sequence[C], many: int, is_enough: Callable[[list[C]], bool]) -> Generator[list[C]]:
    """List the ways to pay with so many cards."""
    return (list(paid) for paid in combinations(cards, many) if is_enough(list(paid)))


def paid_one_by_one(
    player: Seat,
    cards: Sequence[C],
    many: int,
    is_enough: Callable[[list[C]], bool],
    option: Callable[[C], Option],
    *,
    about: str | None = None,
) -> Flow[list[C]]:
    """Ask for one card after another of a payment that the engine takes as a whole.

    Only such cards are offered with which the payment can be made. Some payment must be possible.

    Args:
        many: with how many cards is paid.
        is_enough: tells whether so many cards pay.
        option: makes the option to pay with a card.
    """
    chosen: list[C] = []
    while len(chosen) < many:
        ways = [paid for paid in payments(cards, many, is_enough) if all(card in paid for card in chosen)]
        able = [card for card in cards if card not in chosen and any(card in paid for paid in ways)]
        options = [option(card) for card in able]
        [picked] = yield from pick(player, "pay", options, about=about)
        chosen.append(able[options.index(picked)])
    return chosen
