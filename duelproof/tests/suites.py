"""Made-up suites for the tests of the judge: a few rules, a few steps, a toy of a game."""

import sys
from pathlib import Path
from textwrap import dedent

NUMBERING = """
[[documents]]
revision = "1.1.2"
date = "2020-01-01"
source = "made-up.txt"
language = "en"

[sections.1]
title = "Counting"
folder = "01_counting"

[sections.1.subsections]
1-1 = { title = "Up", file = "01_01_up" }
1-2 = { title = "Down", file = "01_02_down" }

[sections.2]
title = "Ending"
folder = "02_ending"

[sections.2.subsections]
2-1 = { title = "Winning", file = "02_01_winning" }

[rules.1-1]
GR-1-1a = { hash = "0000000000000001" }
GR-1-1b = { hash = "0000000000000002" }
GR-1-1c = { hash = "0000000000000003", class = "informative", reason = "says what counting is for" }

[rules.1-2]
GR-1-2a = { hash = "0000000000000004" }

[rules.2-1]
GR-2-1a = { hash = "0000000000000005" }
GR-2-1b = { hash = "0000000000000006", class = "see", by = ["GR-2-1a"], reason = "says the same" }
"""

STEPS = """
from pytest_bdd import given, parsers, then, when

@given("a start")
def _a_start(): ...

@when("it goes on")
def _it_goes_on(): ...

@then(parsers.re(r"it is (?P<how>well|ill)"))
def _it_is(how):
    assert how == "well"
"""

FEATURE = """
Feature: Counting up

  @GR-1-1a
  Rule: 1-1a Counting goes up

    Scenario: It goes well
      Given a start
      When it goes on
      Then it is well
"""


class Suite:
    """A made-up suite in a folder: numbering, steps and feature files of the game gate_ruler."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.game = root / "features" / "gate_ruler"
        self.write("features/gate_ruler/numbering.toml", NUMBERING)
        self.write("steps/__init__.py", "")
        self.write("steps/common/__init__.py", STEPS)

    def write(self, path: str, text: str) -> Path:
        """Writes a file below the suite's root."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text).lstrip("\n"), "utf-8")
        return file

    def feature(self, text: str, path: str = "01_counting/01_01_up.feature") -> Path:
        """Writes a feature file of the game."""
        return self.write(f"features/gate_ruler/{path}", text)

    def steps(self, text: str) -> Path:
        """Writes the game's own steps."""
        self.write("steps/gate_ruler/__init__.py", "")
        heading = "from pytest_bdd import given, parsers, then, when\n\n"
        return self.write("steps/gate_ruler/own.py", heading + dedent(text))


def forget_steps() -> None:
    """Lets the next import of ``steps`` find another suite's."""
    for name in [name for name in sys.modules if name == "steps" or name.startswith("steps.")]:
        del sys.modules[name]
