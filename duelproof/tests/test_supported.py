"""Cards that an engine does not support are left out of play-outs and comparisons."""

import json

import pytest
from typer.testing import CliRunner

from duelproof.cli import app
from duelproof.playout.supported import left_out_line, named
from duelproof.port import NotOpened, Opened

PICKY = "python:duelproof.tests.fakes.gamblers:Picky"
CHOOSY = "python:duelproof.tests.fakes.gamblers:Choosy"
TABLE = ("Insight", "Insight and Ruin", "Ruin", "Moss Giant")


@pytest.mark.parametrize(
    ("reason", "found"),
    [
        ("'Moss Giant' has abilities", {"Moss Giant"}),
        ("Insight and Ruin: what is that", {"Insight and Ruin"}),
        ("Insight and Ruin, and Ruin", {"Insight and Ruin", "Ruin"}),
        ("Moss Giants are not played", set()),
        ("no whole games", set()),
    ],
)
def test_a_card_is_left_out_that_the_reason_names(reason: str, found: set[str]) -> None:
    assert named(NotOpened(code="unsupported", reason=reason), TABLE) == found
    assert named(NotOpened(code="unknown-card", reason=reason), TABLE) == found


def test_what_the_rules_forbid_is_not_left_out() -> None:
    assert named(NotOpened(code="illegal-deck", reason="five Ruin"), TABLE) == set()
    assert named(Opened(), TABLE) == set()


def test_a_few_of_many_cards_are_told_by_name() -> None:
    assert left_out_line(["B", "A"]) == "Not dealt, as the engine does not support them: A, B."
    assert left_out_line("ABCDEFGH").endswith(": A, B, C, D, E, F and 2 more.")


def said(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.output


@pytest.mark.parametrize("checked", [[], ["--check"]])
def test_a_play_out_goes_on_without_them_and_tells_which(checked: list[str]) -> None:
    wanted = ["playout", PICKY, "--game", "duel-masters", "--games", "2", *checked]
    code, told = said(*wanted)
    assert code == 0
    assert "Not dealt, as the engine does not support them: " in told
    code, told = said(*wanted, "--json")
    left_out = json.loads(told)["left_out"]
    assert left_out
    assert {name[0] for name in left_out} <= {"E", "I"}


def test_a_game_that_is_played_again_leaves_out_the_same_cards() -> None:
    both = said("playout", PICKY, "--game", "duel-masters", "--games", "2", "--check", "--json")
    again = said(
        "playout", PICKY, "--game", "duel-masters", "--games", "1", "--seed", "1", "--check", "--json"
    )
    assert set(json.loads(again[1])["left_out"]) <= set(json.loads(both[1])["left_out"])
    assert json.loads(again[1])["decisions"] < json.loads(both[1])["decisions"]


def test_who_names_no_card_is_not_played() -> None:
    code, told = said("playout", CHOOSY, "--game", "duel-masters", "--games", "1")
    assert code == 2
    assert "no whole games" in told


def test_a_comparison_goes_on_without_what_one_of_the_engines_does_not_support() -> None:
    code, told = said("diff", "reference", PICKY, "--game", "duel-masters", "--games", "6")
    assert (code, "The engines did not differ." in told) == (0, True)
    assert "Not dealt, as the engine does not support them: " in told
