"""Two engines that play alike do not part; where they part, the replay is short and says so."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from duelproof.catalogue.errors import CatalogueError
from duelproof.cli import app
from duelproof.differential.answers import declining
from duelproof.differential.campaign import Campaign, Played, Replay, run, run_on_cluster
from duelproof.differential.choosers import fits
from duelproof.port import Choice, Decision, Divide, Number, Option, Order, Pick

WRONG = f"stdio:{sys.executable} -m duelproof serve python:reference.tests.wrong:GATE_RULER."


PLAIN = ["Plain Marcher"]
"""Decks of cards without abilities: a mistake shows in what it is about, whatever the card set has."""


def campaign(second: str, game: str = "gate-ruler", games: int = 8, cards: Sequence[str] = PLAIN) -> Campaign:
    return Campaign(
        first="reference",
        second=second,
        game=game,
        seeds=list(range(games)),
        time_limit=10.0,
        cards=list(cards),
    )


def found(played: list[Played]) -> Replay:
    replay = played[-1].replay
    assert replay is not None
    return replay


@pytest.mark.parametrize("game", ["gate-ruler", "duel-masters", "dimension-zero"])
def test_an_engine_that_asks_more_does_not_part_from_one_that_asks_less(game: str) -> None:
    played = run(campaign("python:reference:asking_engine", game, games=2, cards=[]), lambda _: None)
    assert [each.replay for each in played] == [None, None]
    assert sum(each.choices for each in played) > 10


@pytest.mark.parametrize(
    ("mistake", "rule"),
    [
        ("attackers_stay_ready", "GR-8-4d"),
        ("first_player_draws", "GR-6-2f-1"),
        ("damage_to_the_wrong_row", "GR-8-6d"),
    ],
)
def test_a_mistake_is_found_shrunk_and_told_with_the_rules_that_ran(mistake: str, rule: str) -> None:
    replay = found(run(campaign(WRONG + mistake), lambda _: None))
    assert len(replay.choices) <= 30
    assert rule in replay.divergence.rules


def test_an_engine_that_tells_nothing_of_a_player_parts_at_once() -> None:
    replay = found(run(campaign("python:duelproof.tests.fakes.sparse:LeavesBobOut"), lambda _: None))
    assert replay.divergence.about.startswith("bob.")


def test_a_replay_is_saved_and_stepped_through(tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    arguments = ["diff", "reference", WRONG + "attackers_stay_ready", "--game", "gate-ruler", "--games", "3"]
    result = CliRunner().invoke(app, [*arguments, "--save", str(file), "--json"])
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    again = CliRunner().invoke(app, ["replay", str(file), "--json"])
    steps = json.loads(again.stdout)["steps"]
    assert len(steps) == len(told["replay"]["choices"])
    assert any("exhausted" in change for change in steps[-1]["changes"])
    other = CliRunner().invoke(app, ["replay", str(file), WRONG + "attackers_stay_ready", "--json"])
    assert json.loads(other.stdout)["steps"][-1]["changes"] != steps[-1]["changes"]


def test_a_file_that_is_no_replay_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    file.write_text("{}", "utf-8")
    result = CliRunner().invoke(app, ["replay", str(file)])
    assert isinstance(result.exception, CatalogueError)
    assert "is no replay" in str(result.exception)


def test_a_cluster_comes_to_the_same_result_as_this_process() -> None:
    distributed = pytest.importorskip("distributed", reason="Dask distributed is not installed")
    asked = campaign(WRONG + "attackers_stay_ready", games=3)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        spread = run_on_cluster(asked, cluster.scheduler_address, lambda _: None)
    here = run(asked, lambda _: None)
    assert [(each.seed, each.choices) for each in spread] == [(each.seed, each.choices) for each in here]
    assert found(spread).choices == found(here).choices
    assert found(spread).divergence.about == found(here).divergence.about


PASS, PLAY = Option(verb="pass"), Option(verb="play", card="c1")


def decision(shape: Pick | Order | Number | Divide, *options: Option) -> Decision:
    return Decision(id=1, player="alice", kind="act", shape=shape, options=list(options))


def test_a_script_waits_until_its_choice_can_be_made() -> None:
    wanted = Choice(decision=0, by="alice", pick=[PLAY])
    assert fits(wanted, decision(Pick(), PASS, PLAY))
    assert not fits(wanted, decision(Pick(), PASS))
    assert not fits(Choice(decision=0, by="bob", pick=[PLAY]), decision(Pick(), PASS, PLAY))
    assert not fits(Choice(decision=0, by="alice", number=4), decision(Number(min=0, max=3)))


def test_declining_does_least() -> None:
    declined = declining(decision(Pick(), PLAY, PASS))
    assert declined is not None and declined.pick == [PASS]
    divided = declining(decision(Divide(total=5), PLAY, PASS))
    assert divided is not None and divided.divide == [(PLAY, 4), (PASS, 1)]
