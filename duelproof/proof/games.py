"""Wrong engines in play-outs: which invariant convicts them.

A mistake that no scenario notices is tried on a few random games, always the same, with every invariant
looked at as ``duelproof playout --check`` does. And each invariant has a kill trial of its own: it must
convict some wrong engine, a mutant or misreading of its rules, or one that lies on purpose.
"""

import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from types import ModuleType

import msgspec

from duelproof.catalogue.bookfile import NAME
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game, find_engines
from duelproof.catalogue.games import game as game_named
from duelproof.catalogue.proofs import InvariantProof
from duelproof.judge.spreading import spread
from duelproof.judge.stopping import time_bound
from duelproof.playout.breach import Breach
from duelproof.playout.campaign import check_game, dealt_to
from duelproof.playout.course import Unplayable
from duelproof.playout.games import playbook
from duelproof.playout.invariant import Invariant, Playbook
from duelproof.playout.lying import Liar
from duelproof.port import CardSpec, Engine, OpenAnswer, Position
from duelproof.proof import liars
from duelproof.proof.liars import LIARS
from duelproof.proof.misreadings import WrongEngine
from duelproof.proof.mutants import SHARED, Lines, Mutant, Together
from duelproof.proof.stage import Game as Played
from duelproof.proof.stage import stage
from duelproof.proof.trials import watched, watched_code
from duelproof.wire import EngineFault, LocalEngine
from duelproof.wire.forwarding import Forwarding

GAME_LIMIT = 5.0
"""The seconds of work that a game may be on a wrong engine; on a right one it is about one."""

MOST_MUTANTS = 12
"""So many mutants an invariant is tried on, in one game each, before it is shown a misreading or a liar."""

LIES_IN = 6
"""In so many games a liar is looked for."""


@dataclass(frozen=True, slots=True)
class Lie:
    """A liar as a wrong engine, by name: ``liars.py:LosesACard``, or with the module of a book's chapter."""

    liar: type[Liar]

    @property
    def name(self) -> str:
        """Its file and class."""
        own = self.liar.__module__ != liars.__name__
        file = self.liar.__module__.replace(".", "/") if own else "liars"
        return f"{file}.py:{self.liar.__name__}"


Wrong = Mutant | WrongEngine | Lie


class Forgetting(Forwarding):
    """An engine each of whose tables has cards of its own.

    What it keeps of a card beyond a table would be kept while it makes a mistake, and last longer than that.
    """

    def open(self, position: Position) -> OpenAnswer:
        """Set the table with copies of its cards."""
        own = {name: msgspec.structs.replace(card) for name, card in position.cards.items()}
        return self.inner.open(msgspec.structs.replace(position, cards=own))


def right_engine(game: Game) -> Engine:
    """The engine of a game as it should be: the one that is made wrong, as of it alone the code is known."""
    make = _engines(game).engine
    return LocalEngine(lambda: Forgetting(make()))


@cache
def _asking(game: Game) -> Engine:
    """Whom liars speak for: an engine that asks as often as it can."""
    module = _engines(game)
    return LocalEngine(getattr(module, "asking_engine", module.engine))


def _engines(game: Game) -> ModuleType:
    """The module that makes a game's engines.

    Raises CatalogueError where there is none.
    """
    find_engines(game.root)
    try:
        module = importlib.import_module(game.book.engine)
    except ModuleNotFoundError as missing:
        if missing.name != game.book.engine.partition(".")[0]:
            raise
        raise CatalogueError(
            f"{game.folder / NAME}: engine is {game.book.engine!r}, and {game.root} has no such module."
        ) from missing
    if not callable(getattr(module, "engine", None)):
        raise CatalogueError(f"{module.__file__} should have a function `engine` that makes an engine.")
    return module


@cache
def _cards(game: str) -> Mapping[str, CardSpec]:
    return dealt_to(_book(game), stage().engine)


def _book(game: str) -> Game:
    """The game with this id: of the suite whose scenarios are tried, or else of our own."""
    tried = (trial.item.folder.game for trial in stage().trials)
    return next((each for each in tried if each.id == game), None) or game_named(game)


def _playbook(game: str) -> Playbook:
    return playbook(_book(game))


def record_games(game: str, number: int, jobs: int) -> tuple[list[Played], list[str]]:
    """The games with the seeds from 0, each with the lines of marked code that it runs.

    Returns:
        The games; and why there is none of some seed, for an invariant that the right engine breaks in it.
    """
    with spread(jobs) as mapped:
        played = sorted(mapped(_recorded, [(game, seed) for seed in range(number)]))
    return [Played(seed, lines) for seed, lines, why in played if not why], [why for *_, why in played if why]


def _recorded(job: tuple[str, int]) -> tuple[int, Lines, str]:
    game, seed = job
    seen: set[tuple[str, int]] = set()
    try:
        with watched(watched_code(stage().watched(game)), seen):
            check_game(stage().engine, _playbook(game), _cards(game), seed)
    except Breach as breach:
        why = f"{game}: the right engine breaks {breach.invariant} in game {seed}: {breach.seen}"
        return seed, frozenset(), why
    return seed, frozenset(seen), ""


def convicted_by(
    game: str, wrong: Wrong | Together, seed: int, invariants: Sequence[Invariant] | None = None
) -> str:
    """What convicts a wrong engine in one game, all invariants looked at or only some of a moment.

    Returns:
        The name of an invariant; ``crash``, which whoever plays it notices; nothing. A game that is not over
        in time shows nothing: it may be long for good reasons.
    """
    if isinstance(wrong, Lie):
        return _seen_in(wrong.liar(_asking(_book(game)), _book(game).zones), game, {}, seed, invariants)
    cards = _cards(game)  # of the right engine
    with wrong.made():
        return _seen_in(stage().engine, game, cards, seed, invariants)


def _seen_in(
    engine: Engine,
    game: str,
    cards: Mapping[str, CardSpec],
    seed: int,
    invariants: Sequence[Invariant] | None,
) -> str:
    try:
        with time_bound(GAME_LIMIT, busy=True):
            check_game(engine, _playbook(game), cards, seed, invariants)
    except Breach as breach:
        return breach.invariant
    except EngineFault as fault:
        return "" if fault.kind == "hang" else fault.kind
    except (Unplayable, Exception):  # the wrong engine runs in this process, and may come to any grief
        return "crash"
    return ""


def caught(game: str, mutants: Sequence[Mutant]) -> dict[str, tuple[str, int]]:
    """Which mutants, each of another function, are convicted in the recorded games that come by their places.

    What the engines share is tried in the games of all. Where a game convicts none with all the mistakes made
    together, none is tried by itself.

    Returns:
        By name what convicts it, and the seed of the game.
    """
    found: dict[str, tuple[str, int]] = {}
    for name in stage().games if game == SHARED else [game]:
        for played in stage().games.get(name, ()):
            left = [each for each in mutants if each.name not in found and each.among(played.lines)]
            if left and convicted_by(name, Together(left), played.seed):
                convicted = {each.name: convicted_by(name, each, played.seed) for each in left}
                found |= {each: (by, played.seed) for each, by in convicted.items() if by}
    return found


def try_invariant(job: tuple[str, str]) -> InvariantProof:
    """The kill trial of an invariant of a game; what it is known to convict comes first."""
    game, name = job
    invariant = next(each for each in _playbook(game).every() if each.name == name)
    only = [invariant] if invariant.check is not None else []
    known = stage().known[game].invariants.get(name)
    wrongs = list(_wrongs(game, invariant))
    if known is not None:
        wrongs.sort(key=lambda wrong: wrong.name != known.kill)
    for wrong in wrongs:
        for seed in _seeds(game, wrong):
            if convicted_by(game, wrong, seed, only) == name:
                return InvariantProof(name, kill=wrong.name, seed=seed)
    return InvariantProof(name)


def _wrongs(game: str, invariant: Invariant) -> Iterator[Wrong]:
    """Whom an invariant should convict: mistakes in its rules, and liars."""
    rules = set(invariant.rules)
    mutants = (
        mutant
        for function in stage().code[game]
        if rules & set(function.rules)
        for mutant in function.mutants
        if mutant.compiles() and any(mutant.among(played.lines) for played in stage().games[game])
    )
    yield from islice(mutants, MOST_MUTANTS)
    yield from (each for each in stage().misread[game] if rules & set(each.rules))
    yield from map(Lie, (*invariant.liars, *LIARS.get(invariant.name, ())))


def _seeds(game: str, wrong: Wrong) -> Iterator[int]:
    if isinstance(wrong, Lie):
        yield from range(LIES_IN)
        return
    fitting = (
        each for each in stage().games[game] if not isinstance(wrong, Mutant) or wrong.among(each.lines)
    )
    yield from (each.seed for each in islice(fitting, 1))
