"""Certification: honest verdicts about honest, wrong and broken engines, and a report that survives them."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from duelproof.judge.engines import PATIENCE, PAUSE, Lease
from duelproof.tests.suites import UNSUPPORTED_FEATURE, Certified, Certify, Suite
from duelproof.wire import EngineFault

TOY = "python:duelproof.tests.fakes.toy:Toy"
WRONG = "python:duelproof.tests.fakes.wrong"
BAD = f"stdio:{sys.executable} {Path(__file__).parent / 'fakes' / 'bad.py'}"

ALL = [
    "GR-1-1a/alice-plays-a-card",
    "GR-1-1a/the-other-hand-stays/alice-a1-bob",
    "GR-1-1a/the-other-hand-stays/bob-b2-alice",
    "GR-1-1b/a-card-of-the-other-player",
    "GR-1-2a/the-turn-goes-over",
]


def test_an_engine_that_keeps_the_rules_passes_all_scenarios(certify: Certify) -> None:
    certified = certify(TOY)
    assert certified.code == 0
    assert certified.verdicts == dict.fromkeys(ALL, "PASS")


def test_a_wrong_engine_is_convicted_at_exactly_the_rule_it_breaks(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Keeper")
    assert certified.code == 1
    assert certified.verdicts == dict.fromkeys(ALL, "PASS") | {ALL[0]: "VIOLATION"}
    certified = certify(f"{WRONG}:Dawdler")
    assert certified.code == 1
    assert certified.verdicts == dict.fromkeys(ALL, "PASS") | {ALL[4]: "VIOLATION"}


def test_a_violation_tells_what_was_expected_and_seen_the_choices_and_the_events(certify: Certify) -> None:
    result = certify(f"{WRONG}:Keeper").results[0]
    detail = result["detail"]
    assert (detail["expected"], detail["seen"]) == (1, 2)
    assert detail["step"] == "Then alice has 1 cards in hand"
    assert [choice["pick"][0] for choice in detail["choices"]] == [
        {"player": "alice"},
        {"verb": "play", "card": "a1"},
    ]
    assert [event["card"] for event in detail["events"]] == ["a1"]
    assert detail["after"]["active"] == "bob"
    assert [step["status"] for step in result["steps"]] == ["passed", "passed", "passed", "failed"]
    assert result["rules"] == ["GR-1-1a"]
    assert result["feature"] == "features/gate_ruler/01_counting/01_01_up.feature"


def test_what_is_installed_beside_it_for_pytest_takes_no_part(
    certify: Certify, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "meddler-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: meddler\nVersion: 1.0\n", "utf-8")
    (installed / "entry_points.txt").write_text("[pytest11]\nmeddler = meddler\n", "utf-8")
    (tmp_path / "meddler.py").write_text("def pytest_collection_modifyitems(items): items.clear()\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert certify(TOY).verdicts == dict.fromkeys(ALL, "PASS")


def test_two_workers_come_to_the_same_results_as_one(certify: Certify) -> None:
    def essence(certified: Certified) -> list[tuple[object, ...]]:
        keys = ("scenario", "verdict", "rules", "steps", "detail")
        return sorted(tuple(str(result.get(key)) for key in keys) for result in certified.results)

    one = certify(f"{WRONG}:Keeper", "-n", "0")
    two = certify(f"{WRONG}:Keeper", "-n", "2")
    assert essence(one) == essence(two)
    assert one.code == two.code == 1


def test_an_engine_that_crashes_in_one_scenario_is_broken_there_and_the_run_goes_on(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Crasher")
    assert certified.code == 2
    assert certified.verdicts == dict.fromkeys(ALL, "PASS") | {ALL[4]: "BROKEN"}


def test_an_engine_of_this_process_that_hangs_is_broken_there_and_the_run_goes_on(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Sleeper", "--time-limit", "0.2")
    assert certified.code == 2
    assert certified.verdicts == dict.fromkeys(ALL, "PASS") | {ALL[4]: "BROKEN"}
    assert certified.results[4]["detail"]["fault"] == "hang"


def test_a_fixture_that_takes_longer_than_an_engine_may_is_made_all_the_same(
    certify: Certify, suite: Suite
) -> None:
    suite.steps(
        """
        import time

        import pytest

        @pytest.fixture
        def hurry():
            time.sleep(0.4)

        @given("nobody hurries")
        def _nobody_hurries(hurry): ...
        """
    )
    suite.feature(
        """
        Feature: Shed

          @GR-1-2a
          Rule: 1-2a After a play it is the other's turn

            Scenario: The turn goes over at leisure
              Given nobody hurries
              And a table of shed
              When alice begins
              And the player plays a2
              Then it is the turn of bob
        """,
        "01_counting/01_02_down.feature",
    )
    certified = certify(TOY, "--time-limit", "0.2", "--rule", "GR-1-2a")
    assert certified.code == 0, certified.said


def test_an_engine_that_takes_its_worker_down_is_broken_there_and_the_run_goes_on(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Quitter", "-n", "2")
    assert certified.code == 2
    assert certified.verdicts == dict.fromkeys(ALL, "PASS") | {ALL[4]: "BROKEN"}


@pytest.mark.parametrize("way", ["die", "rubbish", "invalid-utf8", "rubbish 1", "hang 1"])
def test_an_engine_that_never_answers_well_is_broken_everywhere_and_the_run_ends(
    certify: Certify, way: str
) -> None:
    certified = certify(f"{BAD} {way}", "--time-limit", "0.2", "--start-limit", "0.3")
    assert certified.code == 2
    assert set(certified.verdicts.values()) == {"BROKEN"}
    assert sorted(certified.verdicts) == ALL
    assert "\x1b" not in certified.said
    assert (certified.folder / "report.html").exists()


@pytest.mark.parametrize(
    ("engine", "why"),
    [
        (f"{BAD} die 1", "exit code 3. Its standard error: the dog ate my rule book"),
        ("stdio:/nowhere/engine --port", "found no engine: FileNotFoundError"),
        (f"stdio:{sys.executable} -c 'import os; os._exit(4)'", "exit code 4. It wrote nothing"),
        ("tcp:127.0.0.1:9", "found no engine: ConnectionRefusedError"),
        (f"{WRONG}:Unborn", "could not be made: RuntimeError: no rule book."),
    ],
)
def test_an_engine_that_cannot_be_started_ends_the_run_at_once(
    certify: Certify, engine: str, why: str
) -> None:
    certified = certify(engine)
    assert certified.code == 2
    assert certified.said.startswith(f"The engine {engine!r} cannot be started: ")
    assert why in certified.said
    assert "\n" not in certified.said.strip()
    assert not certified.folder.exists()


def test_what_an_engine_does_not_play_is_inconclusive_and_no_violation(
    certify: Certify, suite: Suite
) -> None:
    suite.feature(UNSUPPORTED_FEATURE, "02_ending/02_01_winning.feature")
    certified = certify(TOY)
    assert certified.code == 0
    assert certified.verdicts["GR-2-1a/draughts"] == "INCONCLUSIVE"


def test_a_run_that_decides_nothing_has_judged_nothing(certify: Certify, suite: Suite) -> None:
    suite.feature(UNSUPPORTED_FEATURE, "02_ending/02_01_winning.feature")
    certified = certify(TOY, "--section", "2")
    assert certified.code == 2
    assert "Nothing judged: no rule was passed" in certified.said


def test_a_mistake_of_the_suite_is_no_verdict_about_the_engine(certify: Certify, suite: Suite) -> None:
    suite.steps('@then("it divides")\ndef _divides(): assert 1 / 0')
    suite.feature(
        "Feature: Sums\n  @GR-1-2a\n  Rule: 1-2a Division\n    Scenario: By nothing\n      Then it divides\n",
        "01_counting/sums.feature",
    )
    certified = certify(TOY)
    assert certified.code == 3
    assert certified.verdicts["GR-1-2a/by-nothing"] == "ERROR"
    assert "The suite itself failed" in certified.said
    assert "ERROR: 1 scenario, of the suite itself" in certified.said
    assert "1  ZeroDivisionError: division by zero" in certified.said
    assert "at features/gate_ruler/01_counting/sums.feature:5" in certified.said


def test_a_suite_that_cannot_be_collected_is_told_with_its_places(certify: Certify, suite: Suite) -> None:
    suite.feature(
        "Feature: Loose\n  Scenario: Loose\n    Then that is refused\n", "01_counting/loose.feature"
    )
    certified = certify(TOY)
    assert certified.code == 3
    assert "loose.feature:2: the scenario 'Loose' stands outside every rule" in certified.said


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        (["--rule", "GR-1-1a"], 3),
        (["--rule", "GR-1-1b", "--rule", "GR-1-2a"], 2),
        (["--section", "1"], 5),
        (["--section", "1-1"], 4),
        (["--game", "gate-ruler", "--revision", "1.1.2"], 5),
    ],
)
def test_a_selection_is_run_and_nothing_else(certify: Certify, arguments: list[str], count: int) -> None:
    assert len(certify(TOY, *arguments).results) == count


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--rule", "GR-1-1z"], "No scenario matches --rule GR-1-1z"),
        (["--rule", "GR-1-1z"], "nearest: GR-1-1"),
        (["--rule", "GR-1-1c"], "GR-1-1c is informative: says what counting is for"),
        (["--rule", "XX-1"], "No scenario matches --rule XX-1"),
        (["--section", "7"], "No scenario matches --section 7"),
        (["--section", "2"], "No scenario matches --section 2"),
        (["--game", "chess"], "There is no game 'chess': the games are gate-ruler"),
        (["--game", "duel-masters"], "There is no game 'duel-masters': the games are gate-ruler"),
        (["--revision", "9"], "No book has the revision '9'"),
    ],
)
def test_a_selection_that_matches_nothing_is_one_sentence_and_unusable(
    certify: Certify, arguments: list[str], sentence: str
) -> None:
    certified = certify(TOY, *arguments)
    assert certified.code == 2
    assert sentence in certified.said


def test_an_engine_spec_that_names_nothing_is_one_sentence(certify: Certify) -> None:
    certified = certify("nonsense")
    assert certified.code == 2
    assert "reference, python:MODULE:OBJECT, stdio:COMMAND or tcp:HOST:PORT" in certified.said


def test_markup_and_control_characters_of_an_engine_stay_text_everywhere(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Scripter")
    assert "\x1b" not in certified.said
    assert "\u202e" not in certified.said
    assert "<script>alert" not in certified.html
    certified = certify(f"{WRONG}:Crasher")
    assert "<script>alert" not in certified.html
    junit = ElementTree.parse(certified.folder / "junit.xml")
    [error] = junit.findall(".//error")
    assert "<script>alert(1)</script>" in error.attrib["message"]


def test_junit_and_badge_count_as_the_results_do(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Keeper")
    [suite] = ElementTree.parse(certified.folder / "junit.xml").findall("testsuite")
    assert (suite.attrib["tests"], suite.attrib["failures"], suite.attrib["errors"]) == ("5", "1", "0")
    title = suite.find("testcase/properties/property[@name='title']")
    assert title is not None
    assert title.attrib["value"] == "A card that is played leaves the hand"
    badge = json.loads((certified.folder / "badge.json").read_text("utf-8"))
    assert badge == {
        "schemaVersion": 1,
        "label": "duelproof",
        "message": "1 rule violated, 2 of 4 rules passed",
        "color": "red",
    }


def test_the_summary_counts_lead_ins_and_informative_rules_apart(certify: Certify) -> None:
    said = certify(TOY, "--json").said
    summary = json.loads(said[said.index('{"engine"') :].splitlines()[0])
    counts = {
        name: summary[name] for name in ("rules", "lead_in", "informative", "rules_run", "rules_passed")
    }
    assert counts == {"rules": 4, "lead_in": 1, "informative": 1, "rules_run": 3, "rules_passed": 3}
    assert summary["engine"]["description"]["name"] == "Toy"
    assert summary["exit_code"] == 0


def test_clauses_are_told_and_counted(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Keeper", "--json")
    assert [result["clauses"] for result in certified.results] == [
        {"own": "it leaves the hand of who plays it"},
        *[{"other": "the other hand stays as it is"}] * 2,
        {},
        {},
    ]
    summary = json.loads(certified.said[certified.said.index('{"engine"') :].splitlines()[0])
    counts = {name: part for name, part in summary.items() if name.startswith("clauses")}
    assert counts == {"clauses_run": 4, "clauses_passed": 3, "clauses_violated": 1}


def test_a_report_that_cannot_be_written_is_one_sentence(certify: Certify, tmp_path: Path) -> None:
    (tmp_path / "report").write_text("a file, and no folder", "utf-8")
    certified = certify(TOY)
    assert certified.code == 2
    assert "The report cannot be written to" in certified.said


def test_a_run_that_selects_nothing_leaves_an_earlier_report_alone(certify: Certify) -> None:
    certify(TOY)
    certified = certify(TOY, "--section", "2")
    assert len(certified.results) == 5
    assert certified.html


def test_an_engine_of_this_process_that_hangs_when_asked_who_it_is_is_broken(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Dreamer", "--time-limit", "0.1", "--start-limit", "0.1")
    assert certified.code == 0
    assert set(certified.verdicts.values()) == {"PASS"}
    assert "It did not say who it is" in certified.said


def test_an_engine_that_fails_at_once_is_tried_always() -> None:
    lease = Lease("python:duelproof.tests.fakes.toy:Toy", 1000.0)
    for _ in range(PATIENCE + 10):
        lease.engine()
        lease.ended(EngineFault("crash", "It crashed."))
    lease.close()


def test_an_engine_that_loses_time_with_faults_is_tried_less_and_less_often() -> None:
    lease = Lease("python:duelproof.tests.fakes.toy:Toy", sys.float_info.min, start_limit=1.0)
    tried = 0
    for _ in range(1000):
        try:
            lease.engine()
        except EngineFault as fault:
            lease.ended(fault)
        else:
            tried += 1
            lease.ended(EngineFault("crash", "It crashed."))
    assert tried < PATIENCE + 10
    for _ in range(1000 * PAUSE):
        try:
            lease.engine()
            break
        except EngineFault as fault:
            lease.ended(fault)
    lease.ended(None)
    lease.engine()
    lease.close()


def test_a_suite_of_a_game_that_nobody_has_heard_of_is_certified(certify: Certify, suite: Suite) -> None:
    home = suite.game.rename(suite.game.with_name("mill"))
    for file in home.rglob("*.*"):
        text = file.read_text("utf-8").replace("GR", "ML").replace("gate-ruler", "mill")
        file.write_text(text.replace("Gate Ruler", "Mill"), "utf-8")
    certified = certify(TOY, "--game", "mill")
    assert certified.code == 0
    assert len(certified.verdicts) == 5
    assert {result["game"] for result in certified.results} == {"mill"}
    assert all(name.startswith("ML-") for name in certified.verdicts)
    assert "Mill 1.1.2" in certified.said
