"""Random play finds the misreadings of Gate Ruler, each in few choices: the games are on file."""

import pytest

from reference.tests.apart import LOOKED_FOR, MISREADINGS, MOST_CHOICES, UNREACHED, parts, read

REPLAYS = read()


def test_every_misreading_looked_for_has_its_game_unless_it_is_out_of_reach() -> None:
    assert len(REPLAYS) + len(UNREACHED) >= LOOKED_FOR, "run python -m reference.tests.apart"
    assert not (set(REPLAYS) | set(UNREACHED)) - set(MISREADINGS)
    assert not set(REPLAYS) & set(UNREACHED), "they are found after all: take them off the list"


@pytest.mark.parametrize("name", sorted(REPLAYS))
def test_the_engines_part_at_the_end_of_a_short_game(name: str) -> None:
    replay = REPLAYS[name]
    assert len(replay.choices) <= MOST_CHOICES
    assert parts(name, replay), "run python -m reference.tests.apart"
