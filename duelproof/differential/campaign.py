"""Many differential games: one after another here, or spread over a Dask cluster with the same result."""

from collections.abc import Callable, Iterable, Iterator
from random import Random

import msgspec

from duelproof.differential.choosers import at_random, by_script
from duelproof.differential.pair import Divergence, play
from duelproof.differential.shrink import Small, shrunk
from duelproof.differential.traced import Traced
from duelproof.playout.campaign import dealt_to
from duelproof.playout.dealing import few
from duelproof.playout.games import playbook
from duelproof.port import Choice, Engine, Position
from duelproof.port.reading import decode
from duelproof.wire import connect

FORMAT = "duelproof-replay/1"


class Replay(msgspec.Struct, kw_only=True):
    """A game in which two engines diverge: the table, the choices, and the difference."""

    format: str = FORMAT
    game: str
    engines: list[str]
    seed: int
    position: Position
    choices: list[Choice]
    divergence: Divergence


class Played(msgspec.Struct, kw_only=True):
    """One game of a campaign: its seed, how many choices it had, and its shrunk divergence if it has one."""

    seed: int
    choices: int
    replay: Replay | None = None


class Campaign(msgspec.Struct, kw_only=True):
    """What is compared: engines, game, how many games; decks are made of ``cards``, if any are named."""

    first: str
    second: str
    game: str
    seeds: list[int]
    time_limit: float
    cards: list[str] = []


def run(campaign: Campaign, tell: Callable[[Played], None]) -> list[Played]:
    """Play the games of a campaign one after another, and stop at the first divergence.

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

    Raises ImportError where Dask distributed is not installed, and OSError where no scheduler answers.
    """
    from distributed import Client

    with Client(address, timeout="10s") as client:  # type: ignore[no-untyped-call]
        futures = [client.submit(one_game, campaign, seed, pure=False) for seed in campaign.seeds]
        played: list[Played] = []
        for future in futures:
            game = decode(future.result(), Played)
            played.append(game)
            tell(game)
            if game.replay is not None:
                client.cancel(futures)
                break
    return played


def one_game(campaign: Campaign, seed: int) -> bytes:
    """Play one game of a campaign, and return it as bytes that can travel."""
    return msgspec.json.encode(next(games(campaign, [seed])))


def games(campaign: Campaign, seeds: Iterable[int]) -> Iterator[Played]:
    """Play games, each from its own seed."""
    book = playbook(campaign.game)
    with (
        connect(campaign.first, time_limit=campaign.time_limit) as first,
        connect(campaign.second, time_limit=campaign.time_limit) as second,
    ):
        cards = dealt_to(campaign.game, first.engine, second.engine)
        for seed in seeds:
            rng = Random(seed)
            position = book.deal(few(cards, rng, campaign.cards), rng)
            position.chance, position.events = "asked", False
            game = play(first.engine, second.engine, position, at_random(rng, position))
            found = Played(seed=seed, choices=len(game.choices))
            if game.divergence is not None:
                small = shrunk(first.engine, second.engine, position, game)
                found.replay = _replay(campaign, seed, small, first.engine, second.engine)
            yield found


def _replay(campaign: Campaign, seed: int, small: Small, first: Engine, second: Engine) -> Replay:
    """Return the file of a divergence, with the rules whose code the reference ran in the diverging step."""
    position, game = small.position, small.game
    divergence = game.divergence
    assert divergence is not None
    divergence.rules = _rules_of_the_last_step(first, second, position, game.choices)
    return Replay(
        game=campaign.game,
        engines=[campaign.first, campaign.second],
        seed=seed,
        position=position,
        choices=[msgspec.structs.replace(choice, decision=0) for choice in game.choices],
        divergence=divergence,
    )


def _rules_of_the_last_step(
    first: Engine, second: Engine, position: Position, choices: list[Choice]
) -> list[str]:
    """Return the rules whose code the first engine ran after the last choice, forced answers included."""
    traced = Traced(first)
    made = play(traced, second, position, by_script(choices, 0)).choices
    last = max((at for at, (choice, _) in enumerate(traced.steps) if choice in made[-1:]), default=0)
    return sorted({rule for _, rules in traced.steps[last:] for rule in rules})
