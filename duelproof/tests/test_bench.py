"""What `make bench` computes from its measurements."""

from duelproof.bench.measure import Figures


def test_each_round_has_a_ratio_of_its_own() -> None:
    """A machine that is slower for a while slows the yardstick down too."""
    figures = Figures(uno=[100.0, 20.0, 60.0], playouts={"gate_ruler": [30.0, 8.0, 12.0]})
    assert figures.data()["playout"]["gate_ruler"] == {
        "decisions_per_second": 12.0,
        "ratio_to_rlcard_uno": 0.3,
    }
