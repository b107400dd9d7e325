"""The tools for writing misreadings.

A misreading is a context manager: in its block the reference makes one mistake that an engine's author might
make.
"""

import contextlib
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any

import msgspec

from duelproof.port import OTHER, Accepted, Answer, Choice, Option, Refused, Result, Seat
from reference.kernel.course import ask
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.flow import Flow
from reference.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Misreading:
    """A mistake: its name, the ids of the rules that it breaks, and the module where it stands."""

    name: str
    rules: tuple[str, ...]
    module: str
    made: Callable[[], contextlib.AbstractContextManager[None]]
    """A context manager within which the reference makes the mistake."""


def misreader(prefix: str) -> Callable[..., Callable[[Callable[[], Iterator[None]]], Misreading]]:
    """Return the decorator for a book: ``misreads("12-2c")`` turns a generator into a misreading.

    The generator makes the mistake, yields once, and takes the mistake back. Its docstring says which rule
    is misread and how.
    """

    def misreads(*numbers: str) -> Callable[[Callable[[], Iterator[None]]], Misreading]:
        rules = tuple(f"{prefix}-{number}" for number in numbers)

        def enter(written: Callable[[], Iterator[None]]) -> Misreading:
            return Misreading(written.__name__, rules, written.__module__, contextlib.contextmanager(written))

        return enter

    return misreads


@contextlib.contextmanager
def replaced(holder: Any, name: Any, wrong: object) -> Iterator[None]:
    """Replace an attribute of a module or class, or an entry of a table, in the block.

    What a module holds is replaced in every module of the engines that has imported it.
    """
    if isinstance(holder, dict):
        right = holder[name]
        holder[name] = wrong
        try:
            yield
        finally:
            holder[name] = right
        return
    right = getattr(holder, name)
    places = _holders(holder, name, right) if isinstance(holder, ModuleType) else [(holder, name)]
    for place, known_as in places:
        setattr(place, known_as, wrong)
    try:
        yield
    finally:
        for place, known_as in places:
            setattr(place, known_as, right)


Holders = list[tuple[ModuleType, str]]
"""What holds something: modules, and the name by which each knows it."""


def _holders(holder: ModuleType, name: str, right: object) -> Holders:
    """Return the engines' modules that imported what a module holds, functions under any name.

    They are those of its outermost package, and ours: an engine may be made of the kernel.
    """
    package = holder.__name__.partition(".")[0]
    key = (package, name, id(right), len(sys.modules))
    if key not in _KNOWN:
        _KNOWN[key] = right, _importing(package, name, right)
    return [(module, known_as) for module, known_as in _KNOWN[key][1] if getattr(module, known_as) is right]


_KNOWN: dict[tuple[str, str, int, int], tuple[object, Holders]] = {}
"""Who had imported what, when that many modules were there: some engines make a mistake anew for each call.

What it is about is kept with it, so that nothing else comes to have its identity.
"""


def _importing(package: str, name: str, right: object) -> Holders:
    return [
        (module, known_as)
        for key, module in list(sys.modules.items())
        if key.startswith((f"{package}.", "reference.")) and not _NO_ENGINES.search(key)
        for known_as, held in vars(module).items()
        if held is right and (known_as == name or isinstance(right, FunctionType))
    ]


_NO_ENGINES = re.compile(r"\.(misreadings|variations|tests)(\.|$)")


@contextlib.contextmanager
def refuses_nothing() -> Iterator[None]:
    """Let the engine accept every choice, also one that it did not offer, which then has no effect."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        answer = right(self, choice)
        return Accepted() if isinstance(answer, Refused) else answer

    with replaced(ReferenceEngine, "submit", submit):
        yield


@contextlib.contextmanager
def hears_anyone() -> Iterator[None]:
    """Let the engine accept an answer from either player, whomever it asked."""
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
    """Let the engine offer and accept these acts but ignore them: it asks the same player again."""
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
    """Let the engine also offer acts that are not allowed; they have no effect."""
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
    """Let the engine treat a player's concession as if he had said nothing."""
    right = ReferenceEngine.submit

    def submit(self: ReferenceEngine, choice: Choice) -> Answer:
        return Accepted() if choice.concede else right(self, choice)

    with replaced(ReferenceEngine, "submit", submit):
        yield


@contextlib.contextmanager
def conceding_wins() -> Iterator[None]:
    """Give the win to the player who concedes."""

    def concede(self: ReferenceEngine, seat: Seat) -> Result:
        return Result(winner=seat, losers=[OTHER[seat]], why=["concede"])

    with replaced(ReferenceEngine, "_concede", concede):
        yield
