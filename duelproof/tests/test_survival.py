"""A certification of an engine that suffers every fault in turn ends, with the right verdict for each."""

import shlex
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import psutil
import pytest

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


def feature() -> str:
    cells = ((fault, call, at) for at, (fault, call, *_) in enumerate(FAULTS))
    rows = "".join(f"        | {fault} | {call} |\n        | none | {at} |\n" for fault, call, at in cells)
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
def suffered(certify: Certify, suite: Suite, tmp_path: Path) -> Certified:
    suite.steps(STEPS)
    suite.feature(feature(), "02_ending/02_01_winning.feature")
    state = tmp_path / "state-of-the-faulty-engine"
    command = f"{shlex.quote(sys.executable)} {shlex.quote(str(Path(faulty.__file__)))} {state}"
    limits = ["--time-limit", "1", "--start-limit", "20", "--memory-limit", "250"]
    return certify(f"stdio:env PYTHONPATH={shlex.quote(faulty.ROOT)} {command}", "--section", "2", *limits)


def test_an_engine_that_suffers_every_fault_in_turn_is_judged_in_each_scenario(
    suffered: Certified, tmp_path: Path
) -> None:
    assert suffered.code == 2
    results = {result["scenario"].rpartition("/")[2]: result for result in suffered.results}
    assert len(results) == 2 * len(FAULTS)
    for at, (fault, call, verdict, kind) in enumerate(FAULTS):
        row = results[f"{fault}-{call}"]
        assert (row["verdict"], row.get("detail", {}).get("fault", "")) == (verdict, kind), row
        after = "BROKEN" if fault == "die-twice" else "PASS"
        assert results[f"none-{at}"]["verdict"] == after, results[f"none-{at}"]
    assert results[f"none-{len(FAULTS) - 1}"]["detail"]["fault"] == "start"
    assert "may not see it" in results["leak-observe"]["detail"]["message"]
    assert "names none" in results["changed-ref-observe"]["detail"]["message"]
    assert "250 are allowed" in results["glut-pending"]["detail"]["message"]
    _is_escaped(suffered)
    _leaves_nothing(str(tmp_path / "state-of-the-faulty-engine"))


def _is_escaped(certified: Certified) -> None:
    assert "\x1b" not in certified.said
    assert "\u202e" not in certified.said
    assert "<script>alert" not in certified.html
    ElementTree.parse(certified.folder / "junit.xml")


def _leaves_nothing(state: str) -> None:
    """No process of the engine and no child of it lives on."""
    deadline = time.monotonic() + 5
    while any(_is_of(process, state) for process in psutil.process_iter(["cmdline", "status"])):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _is_of(process: psutil.Process, state: str) -> bool:
    ended = process.info["status"] == psutil.STATUS_ZOMBIE
    return not ended and state in (process.info["cmdline"] or ())


def test_an_engine_of_this_process_is_put_into_one_of_its_own(certify: Certify) -> None:
    wrong = "python:duelproof.tests.fakes.wrong"
    certified = certify(f"{wrong}:Quitter", "--isolate", "--rule", "GR-1-2a")
    assert certified.verdicts == {"GR-1-2a/the-turn-goes-over": "BROKEN"}
    assert "ended with exit code 7" in certified.results[0]["detail"]["message"]
