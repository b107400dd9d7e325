"""Misreadings: wrong engines written by hand, each one mistake that an engine's author would really make.

The package that the book's file names, as a rule ``<engine>/misreadings/<game>``, holds them by chapter, and
whatever is written there is found.
"""

import importlib.util
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Protocol, runtime_checkable

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game, find_engines
from duelproof.proof.mutants import chapter_of, modules_of


@runtime_checkable
class Variation(Protocol):
    """What makes an engine another: the modules of variations hold such, and those of misreadings more."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def module(self) -> str:
        """The module that it stands in."""

    @property
    def made(self) -> Callable[[], AbstractContextManager[None]]:
        """Within what this gives, the engine is the other one."""


@runtime_checkable
class Written(Variation, Protocol):
    """What the modules of misreadings hold."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it breaks."""


class WrongEngine(Protocol):
    """An engine made wrong on purpose otherwise than by a change of its code: its name and rules."""

    @property
    def name(self) -> str:
        """Chapter and name."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it breaks."""

    def made(self) -> AbstractContextManager[None]:
        """Within, the engine makes this mistake."""

    def unmade(self) -> str:
        """Why it cannot be made any more; empty when it can."""


class Misreading:
    """One of them: its name (``misreadings/some_game/s08_attacks:attackers_stay_ready``), its rules.

    ``package`` is that of the misreadings of its game.
    """

    def __init__(self, written: Written, package: str) -> None:
        self.name = f"{chapter_of(written.module, package)}:{written.name}"
        self.rules = written.rules
        self._written = written

    def made(self) -> AbstractContextManager[None]:
        """Within, the engine makes this mistake."""
        return self._written.made()

    def unmade(self) -> str:
        """Why it cannot be made any more, because the engine was changed; empty when it can."""
        try:
            with self.made():
                return ""
        except Exception as error:
            return f"{self.name} cannot be made any more: {type(error).__name__}: {error}"


def misreadings(game: Game) -> list[Misreading]:
    """The misreadings of a game, those of the fewest rules first."""
    found = [Misreading(each, game.misreadings) for each in written(game)]
    return sorted(found, key=lambda each: (len(each.rules), each.name))


def written(game: Game) -> list[Written]:
    """The misreadings of a game as they are written, by module and name; a game may have none.

    Raises CatalogueError where two have one name: by it they are looked up.
    """
    find_engines(game.root)
    found: dict[str, Written] = {}
    for module in modules_of(game, game.misreadings) if is_there(game.misreadings) else ():
        for each in vars(module).values():
            if isinstance(each, Written) and each.module == module.__name__:
                other = found.setdefault(each.name, each)
                if other.module != each.module:
                    raise CatalogueError(
                        f"Two misreadings are called {each.name}, in {other.module} and {each.module}; "
                        "give each a name of its own."
                    )
    return sorted(found.values(), key=lambda each: (each.module, each.name))


def is_there(module: str) -> bool:
    """Tell whether there is such a module or package."""
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False
