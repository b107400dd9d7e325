"""What is kept of an engine is bounded, however much it says, and what was cut says so."""

import json
import socket
import threading

import pytest

from duelproof.judge.trace import LIST_KEPT, SEEN_KEPT, VIEW_KEPT, Trace, bounded, shortened
from duelproof.judge.verdicts import plain
from duelproof.port import Accepted, Choice, Refused
from duelproof.tests.fakes.toy import Toy
from duelproof.tests.fakes.wrong import Glutton
from duelproof.tests.suites import Certify, Suite, plays
from duelproof.wire import connect, listen, serve_tcp


def test_the_evidence_of_a_scenario_is_bounded_and_says_what_was_cut(certify: Certify) -> None:
    certified = certify("python:duelproof.tests.fakes.wrong:Glutton")
    failed = [result for result in certified.results if result["verdict"] == "VIOLATION"]
    assert failed
    for result in failed:
        assert len(json.dumps(result)) < LIST_KEPT + 2 * VIEW_KEPT
        notes = " ".join(result["detail"]["notes"])
        assert "of 4,999 events are left out" in notes
        assert "cut short: the table after is left out, which would take 300," in notes


def test_the_judge_keeps_no_view_of_a_scenario_that_is_over(certify: Certify, suite: Suite) -> None:
    suite.feature(plays(8), "02_ending/02_01_winning.feature")
    Glutton.kept.clear()
    certified = certify("python:duelproof.tests.fakes.wrong:Glutton")
    assert list(certified.verdicts.values()).count("VIOLATION") > 8
    assert max(Glutton.kept) <= min(Glutton.kept) + 1


def test_the_last_choices_are_kept_and_a_long_one_is_cut() -> None:
    choices = [
        {"choice": plain(Choice(decision=at, by="bob", name="z" * 1000)), "answer": plain(Accepted())}
        for at in range(1000)
    ]
    long = {"choice": plain(Choice(decision=7, by="bob")), "answer": plain(Refused("stale", "r" * 10**6))}
    data = Trace(choices=[*choices, long]).as_data()
    assert len(json.dumps(data)) < LIST_KEPT + SEEN_KEPT
    assert data["choices"][-2] == choices[-1]
    assert "(cut short: 1,000,0" in data["choices"][-1]
    left = 1001 - len(data["choices"])
    assert data["notes"] == [f"cut short: the first {left} of 1,001 choices are left out"]


def test_what_is_short_stays_as_it_is() -> None:
    trace = Trace(choices=[{"a": 1}], events=[2], before={"b": 3}, after={"c": 4}, notes=["n"])
    assert trace.as_data() == {
        "choices": [{"a": 1}], "events": [2], "before": {"b": 3}, "after": {"c": 4}, "notes": ["n"]
    }  # fmt: skip
    assert shortened("short") == "short"
    assert bounded({"turn": 3}) == {"turn": 3}


@pytest.mark.parametrize("value", ["x" * 10**6, ["x"] * 10**6, {"a": {"b": "x" * 10**6}}])
def test_what_was_seen_is_bounded(value: object) -> None:
    assert len(str(bounded(value))) < SEEN_KEPT


def test_a_silent_client_of_a_served_engine_makes_room_for_the_next() -> None:
    listener = listen("127.0.0.1", 0)
    thread = threading.Thread(target=serve_tcp, args=(listener, Toy), kwargs={"idle": 0.05}, daemon=True)
    thread.start()
    host, port = listener.getsockname()
    try:
        with socket.create_connection((host, port)), connect(f"tcp:{host}:{port}") as connection:
            assert connection.engine.describe().name == "Toy"
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        thread.join(10)
        listener.close()
