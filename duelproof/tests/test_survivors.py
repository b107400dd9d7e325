"""Mistakes are tried in groups, and what no rule says is left to the engine's own tests."""

import ast
import gc
import os
from collections import defaultdict
from pathlib import Path
from types import SimpleNamespace

import pytest

from duelproof.catalogue.games import game, games
from duelproof.catalogue.proofs import SURVIVORS, write_lines
from duelproof.judge.certify import SuiteFailure
from duelproof.playout.garbage import spared
from duelproof.proof import own_tests, survivors
from duelproof.proof.mutants import Lines, MarkedCode, Mutant, Together, marked_code, shared_code
from duelproof.proof.operators import Edit
from duelproof.proof.own_tests import OwnTest, folder_of, with_own_tests
from duelproof.proof.surveyed import (
    Function,
    Surveyed,
    Unnoticed,
    code_hash,
    read_surveyed,
    write_surveyed,
)
from duelproof.proof.survivors import (
    FIRST,
    TOGETHER,
    Survey,
    Survivor,
    _apart,
    _first_noticing,
    _noticing,
    _watch_tests,
)
from duelproof.proof.trials import watched_code
from duelproof.wire import EngineFault


@pytest.fixture(scope="module")
def code() -> list[MarkedCode]:
    return marked_code(game("gate-ruler"))[:2]


class Witness:
    """A scenario that fails when one of some functions is wrong."""

    def __init__(self, *noticed: Mutant) -> None:
        self.wrong = {each.name: each for each in noticed}
        self.right = {each.name: each.function.function.__code__ for each in noticed}

    def runs(self, mutant: Mutant) -> bool:
        return True

    def fails(self) -> bool:
        return any(
            each.function.function.__code__ is not self.right[name] for name, each in self.wrong.items()
        )


class Spoilt(Witness):
    """One that fails ever after it has once failed: an engine that keeps in mind what it has misread."""

    spoilt = False

    def fails(self) -> bool:
        self.spoilt = self.spoilt or super().fails()
        return self.spoilt


class Deadly(Witness):
    """One with which the process ends where a function is wrong."""

    def fails(self) -> bool:
        if super().fails():
            os._exit(3)
        return False


def of_two_functions(code: list[MarkedCode]) -> list[Mutant]:
    one, two = ([mutant for mutant in each.mutants if mutant.constant is None] for each in code)
    return [one[0], two[0]]


def always(witness: Witness, mutant: Mutant) -> bool:
    return True


def test_of_a_group_those_mistakes_are_noticed_with_which_a_scenario_fails(code: list[MarkedCode]) -> None:
    first, second = left = of_two_functions(code)
    notices = Witness(second)
    assert list(_noticing([Witness(), notices], left, always)) == [(notices, second)]  # type: ignore[type-var]
    assert left == [first]


def test_a_group_with_which_the_process_ends_is_asked_about_by_others(code: list[MarkedCode]) -> None:
    first, second = left = of_two_functions(code)
    notices = Witness(second)
    assert list(_noticing([Deadly(first), notices], left, always)) == [(notices, second)]  # type: ignore[type-var]
    assert left == [first]


def test_who_notices_a_mistake_is_asked_first_about_the_next(code: list[MarkedCode]) -> None:
    first, second = mutants = of_two_functions(code)
    both, one = Witness(first, second), Witness(first)
    near = [Witness(), both, one]
    assert list(_first_noticing(near, mutants)) == [(first, both), (second, both)]  # type: ignore[type-var]
    assert near[0] is both


def test_what_a_mistake_leaves_behind_does_not_let_the_next_count_as_noticed(code: list[MarkedCode]) -> None:
    first, second = mutants = of_two_functions(code)
    spoilt = Spoilt(first)
    assert list(_first_noticing([spoilt], mutants)) == [(first, spoilt), (second, None)]  # type: ignore[type-var]
    left = [first, second]
    assert list(_noticing([spoilt], left, always)) == [(spoilt, first)]  # type: ignore[type-var]


def test_of_many_witnesses_the_first_are_asked(code: list[MarkedCode]) -> None:
    mutant, _ = of_two_functions(code)
    silent = [Witness() for _ in range(FIRST)]
    notices = Witness(mutant)
    many = [*silent, notices]
    assert list(_first_noticing(many, [mutant], FIRST)) == [(mutant, None)]  # type: ignore[type-var]
    assert list(_first_noticing(many[1:], [mutant], FIRST)) == [(mutant, notices)]  # type: ignore[type-var]
    assert list(_first_noticing(many, [mutant])) == [(mutant, notices)]  # type: ignore[type-var]


def test_a_row_that_one_function_does_not_miss_counts_where_another_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = defaultdict(list)
    for function in marked_code(game("gate-ruler")):
        for mutant in function.mutants:
            rows[mutant.row].append(mutant)
    assert all(row is None or len({each.name for each in same}) == len(same) for row, same in rows.items())
    one, two = next(same for row, same in rows.items() if row and len(same) == 2)
    other, *_ = next(same for row, same in rows.items() if row and len(same) == 1)
    functions = [each.function for each in (one, two, other)]
    monkeypatch.setattr(survivors, "stage", lambda: SimpleNamespace(surveyed=lambda game: functions))
    monkeypatch.setattr(
        survivors, "_tested", lambda game: {rule for each in functions for rule in each.rules}
    )

    def left(*unnoticed: Mutant) -> list[str]:
        every = {each.name for function in functions for each in function.mutants}
        quiet = every - {one.name, two.name, other.name}
        names = [*quiet, *(each.name for each in unnoticed)]
        found = Survey(unnoticed=[Survivor(name, 1, (), 0) for name in names])
        survivors.leave_out_noticed_rows({"gate-ruler": found})
        return [each.mutant for each in found.unnoticed if each.mutant not in quiet]

    assert left(one, other) == [other.name]
    assert left(one, two) == [one.name, two.name]


def test_a_survey_holds_for_a_function_until_that_changes(code: list[MarkedCode], tmp_path: Path) -> None:
    one, two = code
    rows = [Function(one.place, code_hash(one), 3), Function(two.place, "another", 4)]
    write_surveyed(tmp_path, rows, ["0" * 16])
    write_lines(tmp_path / SURVIVORS, [{"mutants": 7}, {"mutant": "a", "caught_by": "b", "seed": 1}])
    found = read_surveyed(tmp_path)
    assert (found.holds(one), found.holds(two)) == (True, False)
    assert (found.scenarios, found.unnoticed) == (frozenset(["0" * 16]), {"a": Unnoticed("a", "b", 1)})
    assert read_surveyed(tmp_path / "nothing") == Surveyed()


def test_the_docstring_of_a_function_does_not_count(code: list[MarkedCode]) -> None:
    node = code[0].module.nodes[code[0].function.__qualname__]
    before = code_hash(code[0])
    said = node.body.pop(0)
    assert isinstance(said, ast.Expr) and code_hash(code[0]) == before
    node.body.append(said)
    assert code_hash(code[0]) != before
    node.body.insert(0, node.body.pop())


def test_a_group_has_no_two_mistakes_of_one_function() -> None:
    places = [("some-game", at, number) for at in range(TOGETHER + 2) for number in range(3)]
    groups = _apart(places)
    assert sorted(place for group in groups for place in group) == places
    for group in groups:
        assert len(group) == len({at for _, at, _ in group}) <= TOGETHER


def test_several_mistakes_are_made_and_taken_back(code: list[MarkedCode]) -> None:
    mutants = of_two_functions(code)
    right = [each.function.function.__code__ for each in mutants]
    with Together(mutants).made():
        wrong = [each.function.function.__code__ for each in mutants]
    assert all(one is not two for one, two in zip(right, wrong, strict=True))
    assert [each.function.function.__code__ for each in mutants] == right


OWN_TESTS = """
import time
from reference.gate_ruler import s01_overview

def test_is_quick():
    assert s01_overview.lose

def test_runs_the_engine():
    from reference import engine
    assert engine().describe()

def test_fails():
    from reference import engine
    assert not engine().describe()

def test_takes_long():
    from reference import engine
    began = time.process_time()
    while time.process_time() < began + 5:
        engine().describe()
"""


def test_of_the_engine_s_tests_the_quick_ones_that_run_it_are_asked(tmp_path: Path) -> None:
    (tmp_path / "test_engine.py").write_text(OWN_TESTS, "utf-8")
    shared = shared_code(games())
    found: list[OwnTest] = []

    def take(tests: list[OwnTest]) -> None:
        for test in tests:
            test.lines = test.lines_run(watched_code(shared))
        found.extend(test for test in tests if test.lines)
        assert not any(each.fails() for each in found)

    with_own_tests(tmp_path, take)
    assert [each.name for each in found] == ["test_engine.py::test_runs_the_engine"]
    assert any(found[0].runs(mutant) for function in shared for mutant in function.mutants)
    files = {function.file for function in shared}
    assert sum(map(found[0].share, files)) == pytest.approx(1)
    assert found[0].share(tmp_path / "elsewhere.py") == 0


def test_one_that_is_stopped_leaves_nothing_set_up(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    def hangs(item: pytest.Item) -> bool:
        raise EngineFault("hang", "It did not come to an end.")

    torn_down: list[pytest.Item] = []
    monkeypatch.setattr(own_tests, "run_test", hangs)
    monkeypatch.setattr(own_tests, "tear_down", torn_down.append)
    assert OwnTest(request.node).fails()
    assert torn_down == [request.node]


def test_what_one_that_is_watched_leaves_behind_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[int] = []

    class Leaving:
        def lines_run(self, marked: object) -> Lines:
            left.append(1)
            return frozenset({("engine.py", len(left))})

    on_stage = SimpleNamespace(own_tests=[Leaving(), Leaving()], beyond_rules=list)
    monkeypatch.setattr(survivors, "stage", lambda: on_stage)
    assert _watch_tests([0, 1]) == {0: {("engine.py", 1)}, 1: {("engine.py", 2)}}
    assert not left


def test_what_goes_wrong_among_the_engine_s_tests_is_told(tmp_path: Path) -> None:
    (tmp_path / "test_engine.py").write_text("def test_it(): pass\n", "utf-8")

    def break_off(tests: list[OwnTest]) -> None:
        raise ValueError("this went wrong")

    with pytest.raises((SuiteFailure, ValueError), match="this went wrong"):
        with_own_tests(tmp_path, break_off)


def test_an_engine_without_tests_has_none_to_ask() -> None:
    assert folder_of(game("gate-ruler")) is not None


def test_a_mistake_in_a_decorator_is_in_the_functions_that_it_made() -> None:
    [once] = [each for each in shared_code(games()) if each.function.__name__ == "among_hearing"]
    assert once.made
    right = [each.__code__ for each in once.made]
    mutant = next(each for each in once.mutants if each.compiles())
    with mutant.made():
        assert all(each.__code__ is not code for each, code in zip(once.made, right, strict=True))
    assert [each.__code__ for each in once.made] == right


def test_a_mistake_in_a_decorator_is_made_where_what_lives_is_left_aside_by_the_garbage_collector() -> None:
    [once] = [each for each in shared_code(games()) if each.function.__name__ == "among_hearing"]
    with spared():
        assert gc.get_freeze_count()
        assert any(each.compiles() for each in once.mutants)
        assert gc.get_freeze_count()


def test_a_mistake_that_reaches_nothing_that_lives_on_is_not_made() -> None:
    [once] = [each for each in shared_code(games()) if each.function.__name__ == "among_hearing"]
    node = once.module.nodes["among_hearing"]
    edit = Edit(node, "body", None, [*node.body[:-1], ast.Pass(), node.body[-1]], "nothing", 1, 1)
    assert not Mutant("nothing", once, 1, 1, edit=edit).compiles()
