"""What a suite says of each of its scenarios: all of a result but how the scenario ended."""

from collections.abc import Iterator
from pathlib import Path

from pytest_bdd.parser import Scenario

from duelproof.catalogue.coverage import revisions_of
from duelproof.catalogue.features import Case
from duelproof.catalogue.games import Game
from duelproof.catalogue.numbering import Numbering
from duelproof.judge.blame import Result
from duelproof.judge.selection import Selection, Suite


def census(suite: Suite, selection: Selection) -> Iterator[tuple[Result, Scenario]]:
    """Yield the heading of each scenario that was asked for, and its steps, in the order of the suite.

    Raises CatalogueError when the suite cannot be read, or the selection is not in it.
    """
    for game in selection.check(suite):
        numbering = suite.numbering(game)
        for text in suite.texts(game):
            for scenario in text.scenarios:
                block = scenario.block
                rules, revisions = (block.ids, revisions_of(block, numbering)) if block else ((), ())
                for case in scenario.cases():
                    if rules and selection.wants(case.id, rules, revisions, numbering):
                        rendered = case.render()
                        revision = played_by(selection.revision, revisions)
                        yield heading(case, rendered, game, numbering, revision, text.path), rendered


def played_by(asked: str | None, revisions: tuple[str, ...]) -> str:
    """Return the revision that a scenario is played by: the one asked for, else the newest it is for."""
    return asked if asked in revisions else revisions[-1]


def heading(
    case: Case, rendered: Scenario, game: Game, numbering: Numbering, revision: str, path: Path
) -> Result:
    """Return what a result says of its scenario itself, as plain data."""
    block = case.text.block
    rules = block.ids if block else ()
    said = block.clauses if block else ()
    return {
        "scenario": case.id,
        "name": rendered.name,
        "rules": list(rules),
        "clauses": {each.name: each.says for each in said if each.name in case.text.clauses},
        "tags": sorted(case.text.tags - set(rules)),
        "game": game.id,
        "revision": revision,
        "section": numbering.rule(rules[0]).section,
        "feature": path.relative_to(game.root).as_posix(),
        "line": case.line,
    }
