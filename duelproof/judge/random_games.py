"""Random games as a part of a run: tables that nobody can have seen before, with every invariant checked.

They are played beside the scenarios, and go on where these end. An engine that has learned all scenarios
still has to play these. Only where the whole of a game is asked for are they played, and only by an engine
that claims it.
"""

import contextlib
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import msgspec

from duelproof.catalogue.games import Game
from duelproof.judge.certify import BrokenGame, Candidate, Limits, RandomGames, Run
from duelproof.judge.claims import PART, covers
from duelproof.judge.engines import start_limit_for
from duelproof.judge.scope import listed
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.spreading import can_fork, meanwhile
from duelproof.judge.stopping import TimeUp, time_bound
from duelproof.judge.words import counted
from duelproof.playout.breach import Breach
from duelproof.playout.campaign import check_game, dealt_to
from duelproof.playout.course import Unplayable
from duelproof.playout.games import playbook
from duelproof.playout.invariant import Playbook
from duelproof.port import CardSpec, Description, Engine
from duelproof.wire import EngineFault, connect
from duelproof.wire.local import judged_by_shape
from duelproof.wire.strays import adopting

LEAKS = frozenset({"secret", "alike"})
"""The invariants by which nobody is told what he may not know: they are the port's, whatever is claimed."""

MOST_BREACHES = 5
"""After so many games with a breach no more are played: the engine is convicted."""

CALLS = 100
"""The time of a whole game, in limits for one call."""

Told = Callable[[str], None]
"""Hears the title of a game when it is played, or waited for."""

NEEDED = frozenset({"port/refs", "port/events", "port/views", "port/options"})
"""The parts of the port on which the invariants look; an engine that names parts must name these."""


@contextlib.contextmanager
def random_games(
    suite: Suite, candidate: Candidate, selection: Selection, limits: Limits, budget: int
) -> Iterator[Callable[[Told], list[RandomGames]]]:
    """Play each game that was asked for as a whole, until ``budget`` decisions have been made.

    They are played while the block goes on, in processes of their own, one fewer than there are jobs. What is
    yielded waits for them and returns what came of them; with one job only then are they played.

    Raises CatalogueError when the selection or a book's properties are not as they should be.
    """
    whole = budget and str(selection) == str(Selection(selection.games))
    games = selection.check(suite) if whole else []
    for game in games:
        playbook(game)  # what is wrong in it is told before anything is played
    if not games or limits.jobs < 2 or not can_fork():
        yield lambda told: [_played(game, candidate, limits, budget, told) for game in games]
        return
    works = [partial(_written, game, candidate, limits, budget) for game in games]
    with meanwhile(works, limits.jobs - 1) as given:

        def played(told: Told) -> list[RandomGames]:
            told(listed([game.title for game in games]))
            return [_read(said, game, limits) for game, said in zip(games, given(), strict=True)]

        yield played


def _written(game: Game, candidate: Candidate, limits: Limits, budget: int) -> bytes:
    """Play the random games of a book, and return what they came to as it is told to another process."""
    return msgspec.json.encode(_played(game, candidate, limits, budget, lambda title: None))


def _read(said: bytes | None, game: Game, limits: Limits) -> RandomGames:
    """Read what another process has told of the games of a book, unless it has died of them."""
    if said is not None:
        return msgspec.json.decode(said, type=RandomGames)
    why = "The process that played these games died."
    return RandomGames(game=game.id, seed=_first_seed(game, limits), crash=why)


def _first_seed(game: Game, limits: Limits) -> int:
    return Random(f"{limits.seed or 0}/{game.id}").randrange(1 << 31)


def _played(
    game: Game,
    candidate: Candidate,
    limits: Limits,
    budget: int,
    told: Told,
) -> RandomGames:
    """Play the random games of a book, and return what they came to.

    Raises CatalogueError when the book's properties are not as they should be.
    """
    told(game.title)
    played = RandomGames(game=game.id, seed=_first_seed(game, limits))
    try:
        if limits.deadline is not None:
            limits.deadline.check()
        _play(played, game, candidate, limits, budget)
    except TimeUp as cut:
        played.cut_off, played.why = True, f"{cut}."
    except EngineFault as fault:
        played.crash = fault.message
    except Unplayable as refused:
        played.why = str(refused)
    return played


def _play(played: RandomGames, game: Game, candidate: Candidate, limits: Limits, budget: int) -> None:
    """Play the random games of a book.

    Raises EngineFault, and Unplayable where the engine does not open such a table.
    """
    claims = _claims(candidate.description, game)
    if claims is None:
        played.why = "The engine does not claim the game."
        return
    parts = {claim for claim in claims if claim.startswith(PART)}
    if parts and not parts >= NEEDED:
        played.why = f"The engine does not claim {', '.join(sorted(NEEDED - parts))}."
        return
    book = playbook(game)
    if not book.course:
        played.why = "The suite has no properties of the game, so nothing deals it."
        return
    start_limit = start_limit_for(limits.time_limit, limits.start_limit)
    isolation = candidate.isolation
    with (
        adopting(),
        connect(
            isolation.start if isolation else candidate.spec,
            time_limit=limits.time_limit,
            start_limit=start_limit,
            memory_limit=limits.memory_limit,
            cage=isolation.cage if isolation else None,
        ) as connection,
    ):
        with time_bound(start_limit + limits.time_limit, deadline=limits.deadline):
            cards = dealt_to(game, connection.engine)
        for seed in _seeds(played, budget):
            bound = time_bound(limits.time_limit * CALLS, deadline=limits.deadline)
            with bound, judged_by_shape(connection.engine):
                _play_one(played, connection.engine, book, cards, seed, claims)


def _seeds(played: RandomGames, budget: int) -> Iterator[int]:
    """Yield the seed of each game, as long as there is something left to play."""
    while played.decisions < budget and len(played.breaches) < MOST_BREACHES and played.games < budget:
        yield played.seed + played.games


def _play_one(
    played: RandomGames,
    engine: Engine,
    book: Playbook,
    cards: dict[str, CardSpec],
    seed: int,
    claims: frozenset[str],
) -> None:
    try:
        played.decisions += check_game(engine, book, cards, seed)
    except Breach as breach:
        played.decisions += len(breach.choices)
        if breach.rules and breach.invariant not in LEAKS and not covers(claims, "", breach.rules):
            played.unclaimed += 1
        else:
            broken = BrokenGame(
                seed=seed,
                invariant=breach.invariant,
                sentence=breach.sentence,
                rules=list(breach.rules),
                seen=breach.seen,
            )
            played.breaches = [*played.breaches, broken]
    played.games += 1


def _claims(description: Description | None, game: Game) -> frozenset[str] | None:
    """Return what an engine claims of a game; None where it does not name it, or has not said who it is."""
    if description is None:
        return None
    support = [each for each in description.games if each.game == game.id]
    return frozenset(claim for each in support for claim in each.capabilities) if support else None


def told_of_game(played: RandomGames) -> str:
    """Return what the random games of a book came to, in a sentence that begins with the game."""
    if played.why:
        return f"{played.game} were not judged: {played.why}"
    found = f"{len(played.breaches)} with a breach" if played.breaches else "no breach"
    return f"{played.game}: {played.games:,} with {counted(played.decisions, 'decision')}, {found}."


def told_of_games(run: Run) -> Iterator[str]:
    """Yield what the random games of a run came to, a line each, with how to play a broken one again."""
    for played in run.random_games:
        yield f"Random games of {told_of_game(played)}"
        if played.unclaimed:
            yield f"  In {counted(played.unclaimed, 'game')} the breach is in what the engine does not claim."
        for broken in played.breaches:
            rules = f" ({', '.join(broken.rules)})" if broken.rules else ""
            yield f"  {broken.invariant}: {broken.sentence}{rules}; seen: {broken.seen}"
            spec = run.candidate.spec
            again = f"duelproof playout {spec!r} --game {played.game} --check --games 1 --seed {broken.seed}"
            yield f"  to see it again: {again}"
        if played.crash:
            yield f"  The engine failed: {played.crash}"
