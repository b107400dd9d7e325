"""Random play finds the misreadings of Gate Ruler, each in few choices: the games are on file."""

import pytest

from reference.gate_ruler.misreadings import MISREADINGS
from reference.tests.apart import MOST_CHOICES, UNREACHED, parts, read

REPLAYS = read()


def test_every_misreading_has_its_game_unless_it_is_out_of_reach() -> None:
    missing = sorted(set(MISREADINGS) - set(UNREACHED) - set(REPLAYS))
    assert not missing, "run python -m reference.tests.apart"
    assert not set(REPLAYS) - set(MISREADINGS)
    assert not set(REPLAYS) & set(UNREACHED), "they are found after all: take them off the list"


@pytest.mark.parametrize("name", sorted(REPLAYS))
def test_the_engines_part_at_the_end_of_a_short_game(name: str) -> None:
    replay = REPLAYS[name]
    assert len(replay.choices) <= MOST_CHOICES
    assert parts(name, replay), "run python -m reference.tests.apart"
