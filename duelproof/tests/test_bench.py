"""What `make bench` computes from its measurements."""

from pathlib import Path

import pytest

from duelproof.bench import casting, measure
from duelproof.bench.measure import Figures


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
    monkeypatch.setattr(measure, "COMPILED", "python:reference:no_such_engine")
    assert measure.compiled() == []


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
