"""What `make bench` computes from its measurements."""

import subprocess
import sys
from pathlib import Path

import pytest

from duelproof.bench import casting, growth, measure
from duelproof.bench.growth import Curve
from duelproof.bench.measure import Figures
from duelproof.bench.memory import STATUS, most_held
from duelproof.bench.verdict import VerdictFigures
from duelproof.catalogue.games import game


def test_each_round_has_a_ratio_of_its_own() -> None:
    """A machine that is slower for a while slows the yardstick down too."""
    figures = Figures(uno=[100.0, 20.0, 60.0], playouts={"gate_ruler": [30.0, 8.0, 12.0]})
    assert figures.data()["playout"]["gate_ruler"] == {
        "decisions_per_second": 12.0,
        "ratio_to_rlcard_uno": 0.3,
    }
    assert "compiled" not in figures.data()


def test_the_compiled_build_stands_beside_the_plain_one() -> None:
    figures = Figures(uno=[100.0], playouts={"gate_ruler": [30.0]}, compiled={"gate_ruler": [60.0]})
    assert figures.data()["compiled"] == {
        "gate_ruler": {"decisions_per_second": 60.0, "ratio_to_rlcard_uno": 0.6}
    }


def test_without_a_compiled_build_only_the_plain_one_is_raced(monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled() -> None:
        raise ImportError("The compiled build is not there.")

    monkeypatch.setattr("reference.compiled", compiled)
    assert measure.compiled() == []


def test_what_takes_four_times_as_long_for_twice_as_much_is_not_linear() -> None:
    square = Curve("Squares", "sides", "seconds", [(10.0, 1.0), (20.0, 4.0), (40.0, 16.0)])
    line = Curve("Lines", "ends", "seconds", [(10.0, 3.0), (40.0, 12.0)])
    data = Figures(uno=[1.0], growth=[square, line]).data()["growth"]
    assert [(each["title"], each["steepness"], each["linear"]) for each in data] == [
        ("Squares", 2.0, False),
        ("Lines", 1.0, True),
    ]
    assert data[1]["points"] == [[10.0, 3.0], [40.0, 12.0]]


def test_growth_is_measured_over_games_and_over_their_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "GAMES", (1, 3))
    monkeypatch.setattr(growth, "LONGEST", 200)
    times, sizes = growth.of_games(game("gate-ruler"))
    assert [amount for amount, _ in times.points] == [amount for amount, _ in sizes.points] == [1, 3]
    assert times.points[0][1] < times.points[1][1]
    monkeypatch.setattr(growth, "GAMES", (1, 12))  # not every game is so long
    length = growth.of_length(game("gate-ruler"))
    assert [amount for amount, _ in length.points] == [100, 200]


def test_what_it_takes_to_a_verdict_is_told_with_its_ratio() -> None:
    figures = Figures(uno=[1.0], verdict=VerdictFigures({"gate_ruler": 900.0}, 30.0, 17.0, 1.4, 17.04, 136.0))
    assert figures.data()["verdict"] == {
        "checked_decisions_per_second": {"gate_ruler": 900.0},
        "seconds_one_process": 30.0,
        "seconds_two_processes": 17.0,
        "ratio_of_processes": 1.765,
        "seconds_one_rule": 1.4,
        "seconds_calibration": 17.04,
        "megabytes_calibration": 136.0,
    }


def test_growth_is_measured_over_scenarios_in_a_process_of_its_own() -> None:
    [time, size] = growth.of_scenarios((5,))
    assert [amount for amount, _ in time.points] == [amount for amount, _ in size.points] == [5]
    assert time.points[0][1] > 0
    assert size.points[0][1] > 10


def test_tables_are_counted_that_a_catalogue_can_lay_as_they_are_and_once_they_are_cast(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With the suite's own card as the only one, under another name, hardly any table can be laid."""
    (tmp_path / "cards.toml").write_text(
        '["Wandering Fox"]\ntype = ["creature"]\ncost = 1\ncolors = ["fire"]\npower = 1000\n'
    )
    monkeypatch.setattr(casting, "EVERY", 400)
    figures = casting.casting("duel-masters", tmp_path / "cards.toml")
    assert (figures.cards, figures.as_they_are, figures.cast) == (1, 0, 0)
    assert figures.tables > 2


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux says what a process held since its program began")
def test_what_a_process_held_does_not_count_what_held_the_one_that_started_it() -> None:
    large = bytearray(300 << 20)
    asked = "from duelproof.bench.memory import most_held; print(most_held())"
    small = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    assert most_held() > len(large) >> 20
    assert float(small.stdout) < 150
