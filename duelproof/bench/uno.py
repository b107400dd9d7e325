"""The yardstick: RLCard's UNO environment with random agents. A decision is one step of an agent."""

import time
from typing import Any


class NoYardstick(Exception):
    """RLCard is not installed."""


class Uno:
    """Plays UNO at random and counts the agents' steps.

    Raises:
        NoYardstick: RLCard is not installed.
    """

    def __init__(self, seed: int) -> None:
        try:
            import rlcard
            from rlcard.agents import RandomAgent
        except ImportError as error:
            raise NoYardstick(f"RLCard cannot be imported ({error}): `make bench` installs it.") from error
        self._env: Any = rlcard.make("uno", config={"seed": seed})
        self._agents: list[Any] = [RandomAgent(self._env.num_actions) for _ in range(self._env.num_players)]

    def race(self, seconds: float) -> float:
        """Return the steps per second over whole games, for at least this long."""
        steps = 0
        began = time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds or not steps:
            state, player = self._env.reset()
            while not self._env.is_over():
                state, player = self._env.step(self._agents[player].step(state), False)
                steps += 1
        return steps / elapsed
