"""Engines that are wrong on purpose: what the three games' ``misreadings.py`` are made of.

A misreading is a context manager within which the reference makes one mistake that an engine's author might
make. Its docstring says which rule is misread and how.
"""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Protocol, cast

import msgspec

from duelproof.port import OTHER, Accepted, Answer, Choice, Option, Refused, Result, Seat
from reference.kernel import ask
from reference.kernel.engine import ReferenceEngine
from reference.kernel.game import Flow, Game


class Misreading(Protocol):
    """A context manager within which the mistake is made, with the ids of the rules that it breaks."""

    rules: tuple[str, ...]
    __name__: str
    __doc__: str | None

    def __call__(self) -> contextlib.AbstractContextManager[None]:
        """The mistake, made within."""


def misreadings(
    prefix: str,
) -> tuple[dict[str, Misreading], Callable[..., Callable[[Callable[[], Iterator[None]]], Misreading]]]:
    """A book's empty register, and the decorator that enters a misreading of the rules it names."""
    register: dict[str, Misreading] = {}

    def of(*numbers: str) -> Callable[[Callable[[], Iterator[None]]], Misreading]:
        def enter(written: Callable[[], Iterator[None]]) -> Misreading:
            made = cast(Misreading, contextlib.contextmanager(written))
            made.rules = tuple(f"{prefix}-{number}" for number in numbers)
            register[made.__name__] = made
            return made

        return enter

    return register, of


@contextlib.contextmanager
def replaced(holder: Any, name: Any, wrong: object) -> Iterator[None]:
    """Within, a module or class has something else under a name, or a table another row."""
    if isinstance(holder, dict):
        right = holder[name]
        holder[name] = wrong
        try:
            yield
        finally:
            holder[name] = right
        return
    right = getattr(holder, name)
    setattr(holder, name, wrong)
    try:
        yield
    finally:
        setattr(holder, name, right)


@contextlib.contextmanager
def refuses_nothing() -> Iterator[None]:
    """The engine takes every choice as made, without looking whether it offered it; nothing comes of it."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        answer = right(self, choice)
        return Accepted() if isinstance(answer, Refused) else answer

    with replaced(ReferenceEngine, "submit", submit):
        yield


@contextlib.contextmanager
def hears_anyone() -> Iterator[None]:
    """The engine takes an answer from whoever gives it, whomever it asked."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        decision = self.pending()
        if decision is None or choice.concede:
            return right(self, choice)
        return right(self, msgspec.structs.replace(choice, by=decision.player))

    with replaced(ReferenceEngine, "submit", submit):
        yield


@contextlib.contextmanager
def comes_to_nothing(*verbs: str) -> Iterator[None]:
    """The engine offers and takes these acts, and then forgets them: it asks the same player again."""
    right = ask.act

    def act(game: Game, player: Seat, options: list[Option]) -> Flow[Option]:
        while True:
            picked = yield from right(game, player, options)
            if picked.verb not in verbs:
                return picked

    with replaced(ask, "act", act):
        yield


@contextlib.contextmanager
def offers_more(more: Callable[[Game, Seat], list[Option]]) -> Iterator[None]:
    """The engine also offers acts that are not allowed; nothing comes of them."""
    right = ask.act

    def act(game: Game, player: Seat, options: list[Option]) -> Flow[Option]:
        wrong = [option for option in more(game, player) if option not in options]
        while True:
            picked = yield from right(game, player, [*options, *wrong])
            if picked not in wrong:
                return picked

    with replaced(ask, "act", act):
        yield


@contextlib.contextmanager
def ignores_conceding() -> Iterator[None]:
    """The engine takes a player's conceding as if he had said nothing."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        return Accepted() if choice.concede else right(self, choice)

    with replaced(ReferenceEngine, "submit", submit):
        yield


@contextlib.contextmanager
def conceding_wins() -> Iterator[None]:
    """The engine gives the win to the player who concedes."""
    right = ReferenceEngine._concede

    def concede(self: ReferenceEngine, choice: Choice) -> Answer:
        answer = right(self, choice)
        if self._game is not None and choice.by in OTHER:
            self._game.result = Result(winner=choice.by, losers=[OTHER[choice.by]], why=["concede"])
        return answer

    with replaced(ReferenceEngine, "_concede", concede):
        yield
