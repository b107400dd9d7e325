"""What has no mistakes is looked through once for each state of the suite."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from duelproof.catalogue import proofread
from duelproof.catalogue.fixed import fix, put_in_force
from duelproof.catalogue.proofread import mistakes_in


class Reader:
    """Looks through a part, and counts how often."""

    def __init__(self, *mistakes: str) -> None:
        self.mistakes = mistakes
        self.times = 0

    def __call__(self) -> tuple[str, ...]:
        self.times += 1
        return self.mistakes


@pytest.fixture(autouse=True)
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A suite of one file, with a cache of its own; nothing is in force before and after."""
    monkeypatch.setattr(proofread, "user_cache_path", lambda name: tmp_path / "cache" / name)
    file = tmp_path / "features" / "cards.toml"
    file.parent.mkdir()
    file.write_text("")
    yield file
    put_in_force(None)


def hold(cards: Path) -> None:
    """Put the suite in force as it is now."""
    put_in_force(fix(cards.parents[1], {}))


def test_what_is_right_is_not_looked_through_again(cards: Path) -> None:
    reader = Reader()
    for _ in range(2):
        hold(cards)
        assert mistakes_in("cards", reader) == []
    assert reader.times == 1


def test_what_is_wrong_is_told_each_time(cards: Path) -> None:
    hold(cards)
    reader = Reader("a card has no name")
    assert [mistakes_in("cards", reader) for _ in range(2)] == [["a card has no name"]] * 2


def test_another_part_and_another_state_are_looked_through(cards: Path) -> None:
    reader = Reader()
    hold(cards)
    mistakes_in("cards", reader)
    mistakes_in("steps", reader)
    cards.write_text("name = 'new'")
    hold(cards)
    mistakes_in("cards", reader)
    assert reader.times == 3


def test_without_a_run_everything_is_looked_through(cards: Path) -> None:
    reader = Reader()
    for _ in range(2):
        mistakes_in("cards", reader)
    assert reader.times == 2


def test_a_cache_that_cannot_be_written_changes_nothing(cards: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")
    hold(cards)
    reader = Reader()
    assert [mistakes_in("cards", reader) for _ in range(2)] == [[], []]
    assert reader.times == 2
