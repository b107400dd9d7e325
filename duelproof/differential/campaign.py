"""Many differential games: one after another here, or spread over a Dask cluster with the same result."""

import contextlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random

import msgspec

from duelproof.catalogue.games import game as game_named
from duelproof.catalogue.numbering import load
from duelproof.cluster import on_cluster
from duelproof.differential.choosers import at_random
from duelproof.differential.clock import Clock, Timed, TimeUp
from duelproof.differential.editions import ByEdition, changed_in_the_last_step, changed_rules
from duelproof.differential.limits import TOTAL_LIMIT
from duelproof.differential.pair import Divergence, Game, play
from duelproof.differential.rules import rules_of_the_last_step
from duelproof.differential.shrink import shrunk
from duelproof.playout.campaign import dealt_to
from duelproof.playout.dealing import few
from duelproof.playout.games import playbook
from duelproof.playout.invariant import Playbook
from duelproof.playout.supported import without
from duelproof.port import CardSpec, Choice, Engine, Position
from duelproof.port.reading import decode
from duelproof.wire import Connection, GuardedEngine, connect

FORMAT = "duelproof-replay/1"

KEPT = 0.2
"""The part of the time that is kept, while a divergence is made small, to find its rules."""


class Replay(msgspec.Struct, kw_only=True):
    """A game in which two engines diverge: the table, the choices, and the difference.

    It is not ``shortest`` where time was up before all was tried that might make it shorter.
    """

    format: str = FORMAT
    game: str
    engines: list[str]
    seed: int
    position: Position
    choices: list[Choice]
    divergence: Divergence
    shortest: bool = True


class Played(msgspec.Struct, kw_only=True):
    """One game of a campaign: its seed, how many choices it had, and its shrunk divergence if it has one.

    Where two editions part by a rule that was changed, the rules are ``changed``, and there is no replay.
    ``left_out`` are the cards that an engine does not support, which are not dealt.
    """

    seed: int
    choices: int
    replay: Replay | None = None
    changed: list[str] = []
    left_out: list[str] = []


class Campaign(msgspec.Struct, kw_only=True):
    """What is compared: engines, game, how many games; decks are made of ``cards``, if any are named.

    Each call may take ``time_limit`` seconds, and all games together ``total_limit``. With ``editions`` each
    engine plays by its own.
    """

    first: str
    second: str
    game: str
    seeds: list[int]
    time_limit: float
    total_limit: float = TOTAL_LIMIT
    cards: list[str] = []
    editions: tuple[str, str] | None = None


def run(campaign: Campaign, tell: Callable[[Played], None]) -> list[Played]:
    """Play the games of a campaign one after another, and stop at the first divergence, or when time is up.

    Raises EngineFault where an engine fails, and SpecError for a name that belongs to none.
    """
    played: list[Played] = []
    for game in games(campaign, campaign.seeds):
        played.append(game)
        tell(game)
        if game.replay is not None:
            break
    return played


def run_on_cluster(campaign: Campaign, address: str, tell: Callable[[Played], None]) -> list[Played]:
    """Return the same, with each game played by some worker of a Dask cluster.

    The result is that of `run`: of all divergences the one with the lowest place in the campaign counts.
    The time for all games is that of each worker's game, too.

    Raises NoCluster where there is none.
    """
    clock = Clock(campaign.total_limit)
    played: list[Played] = []
    answers = on_cluster(address, partial(one_game, campaign), campaign.seeds, lambda: max(clock.left, 0))
    with contextlib.closing(answers):
        for answer in answers:
            if not answer:
                break
            game = decode(answer, Played)
            played.append(game)
            tell(game)
            if game.replay is not None:
                break
    return played


def one_game(campaign: Campaign, seed: int) -> bytes:
    """Play one game of a campaign, and return it as bytes that can travel; none where time is up before."""
    return b"".join(map(msgspec.json.encode, games(campaign, [seed])))


def games(campaign: Campaign, seeds: Iterable[int]) -> Iterator[Played]:
    """Play games, each from its own seed, until time is up."""
    clock = Clock(campaign.total_limit)
    with contextlib.suppress(TimeUp), contextlib.ExitStack() as held:
        first, second = (
            _timed(held.enter_context(_connected(campaign, spec, clock)).engine, clock, edition)
            for spec, edition in zip(
                (campaign.first, campaign.second), campaign.editions or ("", ""), strict=True
            )
        )
        book = playbook(campaign.game)
        cards = dealt_to(campaign.game, first, second)
        for seed in seeds:
            position, game, left_out = _play(campaign, book, cards, seed, (first, second))
            found = Played(seed=seed, choices=len(game.choices), left_out=sorted(left_out))
            if game.divergence is not None:
                found.changed = _changed(campaign, first, second, position, game)
                found.replay = (
                    None if found.changed else _replay(campaign, seed, first, second, position, game)
                )
            yield found


def _play(
    campaign: Campaign, book: Playbook, cards: dict[str, CardSpec], seed: int, engines: tuple[Engine, Engine]
) -> tuple[Position, Game, set[str]]:
    """Play a game without the cards that one of the engines does not support, and name these."""
    left_out: set[str] = set()
    while True:
        rng = Random(seed)
        position = book.deal(few(without(cards, left_out), rng, campaign.cards), rng)
        position.chance, position.events = "asked", False
        choose = at_random(rng, position)
        game = play(*engines, position, choose, at_rest=campaign.editions is not None)
        if not game.refused:
            return position, game, left_out
        left_out |= game.refused


def _timed(engine: GuardedEngine, clock: Clock, edition: str) -> Timed:
    """Return an engine that answers as long as there is time, by one edition if that is named."""
    return ByEdition(engine, clock, edition) if edition else Timed(engine, clock)


def _changed(campaign: Campaign, first: Engine, second: Engine, position: Position, game: Game) -> list[str]:
    """Name the changed rules by which two editions part, where editions are compared."""
    if campaign.editions is None:
        return []
    changed = changed_rules(game_named(campaign.game))
    return changed_in_the_last_step(first, second, position, game, changed)


def _connected(campaign: Campaign, spec: str, clock: Clock) -> Connection:
    """Return an engine; one of this process is loaded here, which may hang, too."""
    return clock.within(lambda: connect(spec, time_limit=campaign.time_limit))


def _replay(
    campaign: Campaign, seed: int, first: Timed, second: Timed, position: Position, game: Game
) -> Replay:
    """Make a divergence small, and return its file with the rules that matter in the diverging step."""
    with first.clock.early(KEPT):
        small = shrunk(first, second, position, game, at_rest=campaign.editions is not None)
    divergence = small.game.divergence
    assert divergence is not None
    with contextlib.suppress(TimeUp):
        divergence.rules, divergence.other_rules, divergence.more_rules = rules_of_the_last_step(
            first, second, small.position, small.game.choices, load(campaign.game)
        )
    return Replay(
        game=campaign.game,
        engines=[campaign.first, campaign.second],
        seed=seed,
        position=small.position,
        choices=[msgspec.structs.replace(choice, decision=0) for choice in small.game.choices],
        divergence=divergence,
        shortest=small.finished,
    )
