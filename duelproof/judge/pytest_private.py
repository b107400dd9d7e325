"""Everything that depends on pytest's private parts: if a new pytest breaks the judge, repair it here.

pytest has no public way to make a module's fixtures visible at a node of our choice, to run a test's steps
with its fixtures outside a test function, or to play one test several times.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

import pytest
from _pytest.assertion.rewrite import rewrite_asserts
from _pytest.runner import runtestprotocol
from pytest_bdd.compat import inject_fixture

__all__ = [
    "inject_fixture",
    "reports_of",
    "request_of",
    "rewrite_asserts",
    "run_test",
    "set_up",
    "set_up_afresh",
    "show_fixtures",
    "start_afresh",
    "tear_down",
]


def show_fixtures(module: ModuleType, node: pytest.Collector) -> None:
    """Make the fixtures of a module visible below a node of the collection."""
    node.session._fixturemanager.parsefactories(holder=module, node=node)


def request_of(item: pytest.Function) -> pytest.FixtureRequest:
    """Return the object that gives a test its fixtures."""
    return item._request


def start_afresh(item: pytest.Function) -> None:
    """Forget the fixtures of a test, so that it can be played again."""
    item._initrequest()


def set_up(item: pytest.Function) -> None:
    """Set up the fixtures of a test and of its parents."""
    item.session._setupstate.setup(item)


def tear_down(item: pytest.Item) -> None:
    """Tear down what `set_up` has set up."""
    item.session._setupstate.teardown_exact(None)


@contextmanager
def set_up_afresh(item: pytest.Function) -> Iterator[None]:
    """Have the fixtures of a test, none of which was used before, set up in the block."""
    start_afresh(item)
    try:
        set_up(item)
        yield
    finally:
        tear_down(item)


def run_test(item: pytest.Item) -> bool:
    """Run a test with all its fixtures, tell nobody, and say whether it passed."""
    if hasattr(item, "_initrequest"):
        item._initrequest()
    return all(report.passed for report in runtestprotocol(item, nextitem=None, log=False))


def reports_of(item: pytest.Item, following: pytest.Item | None) -> list[pytest.TestReport]:
    """Run a test before another one, tell nobody, and return its reports."""
    return runtestprotocol(item, nextitem=following, log=False)
