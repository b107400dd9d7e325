"""What violations have in common is told without what differs: names, numbers, whose choice it was."""

from typing import Any

from duelproof.judge.findings import failing_steps, shared_choices


def violation(step: str, *choices: dict[str, Any], verdict: str = "VIOLATION") -> dict[str, Any]:
    made = [
        {"choice": {"decision": at, "by": "alice", "pick": [choice]}, "answer": {"answer": "accepted"}}
        for at, choice in enumerate(choices, 1)
    ]
    return {"verdict": verdict, "detail": {"step": step, "choices": made}}


ATTACK, OTHER = {"verb": "attack", "card": "c1", "target": "bob"}, {"verb": "attack", "card": "c22"}
PASS = {"verb": "pass"}


def test_steps_that_differ_in_names_only_are_the_same() -> None:
    found = [
        violation('Then "Moss Giant" is in Alice\'s hand'),
        violation('Then "Lamp Squire" is in Alice\'s hand'),
        violation("Then Bob has lost"),
        violation("Then Bob has lost", verdict="INCONCLUSIVE"),
    ]
    assert failing_steps(found) == [('Then "..." is in Alice\'s hand', 2)]


def test_a_choice_is_counted_once_for_each_scenario_and_passing_is_none() -> None:
    found = [
        violation("Then a", PASS, ATTACK, ATTACK),
        violation("Then b", PASS, ATTACK),
        violation("Then c", PASS, OTHER),
        violation("Then d", ATTACK, verdict="PASS"),
        {"verdict": "VIOLATION"},
    ]
    assert shared_choices(found) == [("attack ... -> bob", 2)]
