"""A certification of an engine with every fault in turn ends, with the right verdict for each."""

import shlex
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

import psutil
import pytest

from duelproof.judge.blame import AFTER, Result, settle
from duelproof.tests.fakes import faulty
from duelproof.tests.suites import Certified, Certify, Suite

CALLS = ("describe", "open", "pending", "submit", "observe", "events")

FAULTS: list[tuple[str, str, str, str]] = [
    *(("die", call, "BROKEN", "crash") for call in CALLS),
    ("hang", "open", "BROKEN", "hang"),
    ("drip", "observe", "BROKEN", "hang"),
    ("endless-flood", "submit", "BROKEN", "hang"),
    ("giant", "observe", "BROKEN", "too-large"),
    ("glut", "pending", "BROKEN", "memory"),
    ("invalid-utf8", "observe", "BROKEN", "protocol"),
    ("rubbish", "events", "BROKEN", "protocol"),
    ("wrong-shape", "observe", "BROKEN", "protocol"),
    ("other-id", "describe", "BROKEN", "protocol"),
    ("deep", "observe", "BROKEN", "protocol"),
    ("error", "submit", "BROKEN", "crash"),
    ("abort", "submit", "BROKEN", "crash"),
    ("orphan", "observe", "BROKEN", "crash"),
    ("breed", "observe", "BROKEN", "hang"),
    ("changed-ref", "observe", "VIOLATION", ""),
    ("leak", "observe", "VIOLATION", ""),
    ("markup", "observe", "VIOLATION", ""),
    ("flood", "describe", "PASS", ""),
    ("die-twice", "submit", "BROKEN", "crash"),
]
"""Fault, call, the verdict it must have, and the kind of the engine's fault. (A flood on stderr is none.)"""


def feature(cells: Iterable[tuple[str, str]]) -> str:
    rows = "".join(f"        | {fault} | {call} |\n" for fault, call in cells)
    return f"""Feature: Every fault in turn

  @GR-2-1a
  Rule: 2-1a Nothing that an engine does ends the run

    Scenario Outline: An engine suffers
      Given a shed on which it suffers <fault> at <call>
      And the engine says who it is
      When alice begins
      And the player plays a1
      Then alice has 1 cards in hand
      And bob can look, and hears of it

      Examples:
        | fault | call |
{rows}
"""


STEPS = """
import msgspec
from duelproof.tests.fakes.toy import shed

@given(parsers.parse("a shed on which it suffers {fault} at {call}"))
def _suffers(engine, fault, call):
    engine.open(msgspec.structs.replace(shed(), format={"fault": fault, "call": call}))

@given("the engine says who it is")
def _says(engine):
    engine.describe()

@then("bob can look, and hears of it")
def _hears(engine):
    assert engine.observe("bob").viewer == "bob"
    assert len(engine.events()) == 1
"""


@pytest.fixture
def faulty_spec(suite: Suite, tmp_path: Path) -> str:
    suite.steps(STEPS)
    (tmp_path / "engine").mkdir()
    state = tmp_path / "engine" / "state"
    command = f"{shlex.quote(sys.executable)} {shlex.quote(str(Path(faulty.__file__)))} {state}"
    return f"stdio:env PYTHONPATH={shlex.quote(faulty.ROOT)} {command}"


@pytest.fixture
def suffered(certify: Certify, suite: Suite, faulty_spec: str, tmp_path: Path) -> Certified:
    cells = [
        pair for at, (fault, call, *_) in enumerate(FAULTS) for pair in ((fault, call), ("none", str(at)))
    ]
    suite.feature(feature(cells), "02_ending/02_01_winning.feature")
    limits = ["--time-limit", "1", "--start-limit", "20", "--memory-limit", "250"]
    return certify(faulty_spec, "--section", "2", *limits, "--writable", str(tmp_path / "engine"))


def test_an_engine_that_suffers_every_fault_in_turn_is_judged_in_each_scenario(
    suffered: Certified, tmp_path: Path
) -> None:
    assert suffered.code == 2
    assert "Report:" in suffered.said, suffered.said[-3000:]
    results = {result["scenario"].rpartition("/")[2]: result for result in suffered.results}
    assert len(results) == 2 * len(FAULTS)
    for at, (fault, call, verdict, kind) in enumerate(FAULTS):
        result = results[f"{fault}-{call}"]
        assert (result["verdict"], result.get("detail", {}).get("fault", "")) == (verdict, kind), result
        after = "BROKEN" if fault == "die-twice" else "PASS"
        assert results[f"none-{at}"]["verdict"] == after, results[f"none-{at}"]
    assert results[f"none-{len(FAULTS) - 1}"]["detail"]["fault"] == "start"
    assert "may not see it" in results["leak-observe"]["detail"]["message"]
    assert "names none" in results["changed-ref-observe"]["detail"]["message"]
    assert "250 are allowed" in results["glut-pending"]["detail"]["message"]
    _is_escaped(suffered)
    _leaves_nothing(str(tmp_path / "engine" / "state"))


def _is_escaped(certified: Certified) -> None:
    assert "\x1b" not in certified.said
    assert "\u202e" not in certified.said
    assert "<script>alert" not in certified.html
    ElementTree.parse(certified.folder / "junit.xml")


def _leaves_nothing(state: str) -> None:
    """Check that no process of the engine and no child of it lives on."""
    deadline = time.monotonic() + 5
    while any(_is_of(process, state) for process in psutil.process_iter(["cmdline", "status"])):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _is_of(process: psutil.Process, state: str) -> bool:
    ended = process.info["status"] == psutil.STATUS_ZOMBIE
    return not ended and state in (process.info["cmdline"] or ())


def test_an_engine_in_python_gets_a_process_of_its_own(certify: Certify) -> None:
    wrong = "python:duelproof.tests.fakes.wrong"
    certified = certify(f"{wrong}:Quitter", "--rule", "GR-1-2a", apart=True)
    assert certified.verdicts == {"GR-1-2a/the-turn-goes-over": "BROKEN"}
    assert "ended with exit code 7" in certified.results[0]["detail"]["message"]


def row(name: str) -> str:
    return f"GR-2-1a/an-engine-suffers/{name}"


def test_a_scenario_of_which_an_engine_dies_late_is_found_and_named(
    certify: Certify, suite: Suite, faulty_spec: str
) -> None:
    cells = [("none", "0"), ("die-later", "x"), ("none", "1"), ("die", "submit"), ("none", "2")]
    suite.feature(feature(cells), "02_ending/02_01_winning.feature")
    certified = certify(faulty_spec, "--section", "2")
    ends = {name: end for name, end in certified.verdicts.items() if end != "PASS"}
    assert ends == {row("die-later-x"): "BROKEN", row("die-submit"): "BROKEN"}
    details = {result["scenario"]: result.get("detail", {}) for result in certified.results}
    assert (
        f"died of this scenario, but only in the next one ({row('none-1')})"
        in (details[row("die-later-x")]["message"])
    )
    assert "`submit` got no answer" in details[row("die-submit")]["message"]
    assert not any(AFTER in detail for detail in details.values())
    assert len(certified.results) == len(cells)


def test_an_engine_that_wears_out_is_broken_where_it_dies_and_nobody_is_blamed(
    certify: Certify, suite: Suite, faulty_spec: str
) -> None:
    suite.feature(feature([("wear-out", str(at)) for at in range(5)]), "02_ending/02_01_winning.feature")
    certified = certify(faulty_spec, "--section", "2")
    ends = {name: end for name, end in certified.verdicts.items() if end != "PASS"}
    assert ends == {row("wear-out-3"): "BROKEN"}
    assert "something that came earlier" in certified.results[3]["detail"]["message"]


def test_blame_that_was_cut_off_half_way_is_settled_again_to_the_same() -> None:
    crash = {"message": "gone.", "fault": "crash", AFTER: "one"}
    first: list[Result] = [
        {"scenario": "one", "verdict": "PASS"},
        {"scenario": "two", "verdict": "BROKEN", "detail": crash},
    ]

    def again(groups: list[list[str]]) -> list[Result]:
        return [
            {"scenario": name, "verdict": "BROKEN" if at else "PASS"}
            for group in groups
            for at, name in enumerate(group)
        ]

    lines: list[Result] = []
    whole = settle(first, again, lines.append)
    assert [(each["scenario"], each["verdict"]) for each in whole] == [("one", "BROKEN"), ("two", "PASS")]
    assert settle([lines[0], first[1]], again, lambda line: None) == whole
