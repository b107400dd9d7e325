"""A divergence is made small: it begins in the middle of its game, on a table with few cards."""

from collections.abc import Sequence
from random import Random

import pytest

from duelproof.differential.campaign import Campaign, Replay, run
from duelproof.differential.choosers import at_random, by_script
from duelproof.differential.later import as_position, moments
from duelproof.differential.pair import Game, play
from duelproof.differential.shrink import shrunk
from duelproof.playout.campaign import cards_of
from duelproof.playout.dealing import few
from duelproof.playout.games import playbook
from duelproof.port import Engine, OpenAnswer, Opened, Position, laid
from duelproof.wire import LocalEngine, connect
from duelproof.wire.forwarding import Forwarding

WRONG = "python:reference.tests.wrong:GATE_RULER."


def dealt(game: str, cards: Sequence[str], seed: int) -> tuple[Position, Random]:
    """Return a table as differential play deals it, and what goes on to choose."""
    rng = Random(seed)
    position = playbook(game).deal(few(cards_of(game), rng, cards), rng)
    position.chance, position.events = "asked", False
    return position, rng


def parted(mistake: str) -> Replay:
    """Tell how an engine with a mistake parts from the reference in random play."""
    campaign = Campaign(
        first="reference", second=WRONG + mistake, game="gate-ruler", seeds=list(range(40)), time_limit=10.0
    )
    replay = run(campaign, lambda _: None)[-1].replay
    assert replay is not None
    return replay


@pytest.mark.parametrize(
    ("game", "cards", "has"),
    [
        ("gate-ruler", ["Passing Burden", "Scattered Relic", "Shared Relic"], "under"),
        ("duel-masters", ["Iron Gauntlet"], "attached"),
        ("dimension-zero", ["Ember Scout"], "at"),
    ],
)
def test_a_table_in_the_middle_of_a_game_is_set_again_as_it_lay(
    game: str, cards: list[str], has: str
) -> None:
    for seed in range(20):
        position, rng = dealt(game, cards, seed)
        with connect("reference") as first, connect("reference") as second:
            played = play(first.engine, second.engine, position, at_random(rng, position))
            found = moments(first.engine, second.engine, position, played.choices)
            for moment in found:
                assert first.engine.open(moment.position) == Opened()
                assert as_position(first.engine.observe(), position) == moment.position
        if any(getattr(card, has) for moment in found for _, card in laid(moment.position)):
            return
    pytest.fail(f"no card of these games has anything {has}")


@pytest.mark.parametrize("mistake", ["attackers_stay_ready", "damage_to_the_wrong_row"])
def test_a_divergence_begins_late_on_a_table_of_the_cards_that_matter(mistake: str) -> None:
    replay = parted(mistake)
    lying = [card for _, card in laid(replay.position)]
    assert replay.position.door == "main"
    assert len(replay.choices) <= 10
    assert len(lying) <= 15
    assert set(replay.position.cards) == {card.name for card in lying}
    with connect("reference") as first, connect(WRONG + mistake) as second:
        again = play(first.engine, second.engine, replay.position, by_script(replay.choices, 0))
    assert again.divergence is not None
    assert (again.divergence.about, again.divergence.after) == (replay.divergence.about, len(replay.choices))


def test_a_mistake_in_the_preparation_is_shown_from_the_beginning() -> None:
    replay = parted("first_player_draws")
    assert replay.position.door == "setup"
    assert len(replay.position.seats["alice"].zones["deck"]) == 50


class FailsInTheMiddle(Forwarding):
    """An engine that opens no table except before a game."""

    def open(self, position: Position) -> OpenAnswer:
        """Open as the inner engine does, at the door ``setup``."""
        if position.door != "setup":
            raise NotImplementedError(position.door)
        return super().open(position)


def a_game_that_parts(first: Engine, second: Engine) -> tuple[Position, Game]:
    """Return the first random game in which the engines diverge, and its table."""
    for seed in range(100):
        position, rng = dealt("gate-ruler", [], seed)
        game = play(first, second, position, at_random(rng, position))
        if game.divergence is not None:
            return position, game
    raise AssertionError("the engines part in none of the games")


def test_an_engine_that_fails_at_a_smaller_game_does_not_lose_what_was_found() -> None:
    with connect("reference") as first, connect(WRONG + "effects_never_end") as wrong:

        def fresh() -> Engine:
            return FailsInTheMiddle(wrong.engine)

        second = LocalEngine(fresh)
        position, game = a_game_that_parts(first.engine, second)
        small = shrunk(first.engine, second, position, game)
        again = play(first.engine, second, position, by_script(small.game.choices, 0))
    assert small.position == position
    assert small.game.divergence is not None
    assert again.divergence == small.game.divergence
