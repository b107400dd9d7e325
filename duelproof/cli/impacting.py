"""What ``duelproof impact`` does: plays the scenarios of a game, and prints what a change touches."""

import sys
from collections.abc import Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress as Bar

from duelproof.catalogue.explain import shelf
from duelproof.catalogue.games import Game, suite_root
from duelproof.catalogue.proofs import read_survivors
from duelproof.cli.codes import suite_at_fault
from duelproof.impact.entering import Wanted
from duelproof.impact.running import scenarios_that_run
from duelproof.impact.since import changed_since
from duelproof.impact.touched import Touched, touched_by
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.selection import Suite
from duelproof.judge.spreading import processors
from duelproof.judge.words import counted
from duelproof.proof.mutants import marked_code
from duelproof.proof.trials import watched_code


def impact_and_tell(rules: Sequence[str], since: str | None, root: Path | None, *, json: bool) -> int:
    """Print what a change of rules, or of lines since a commit, touches; return the exit code.

    Raises:
        CatalogueError: there is no such rule or commit, or rules are of several games.
    """
    suite = Suite(root.resolve() if root else suite_root())
    try:
        if since is not None:
            return _tell_scenarios(scenarios_since(suite, since), since, json=json)
        touched = [each for game, ids in _by_game(suite, rules) for each in _touched(suite, game, ids)]
    except SuiteFailure as failure:
        return suite_at_fault(failure.mistakes)
    if json:
        print(msgspec.json.encode({"rules": [asdict(each) for each in touched]}).decode())
        return 0
    for each in touched:
        print("\n".join(_lines(each)))
    return 0


def scenarios_of(suite: Suite, rules: Sequence[str]) -> tuple[str, ...]:
    """Return the scenarios that a change of rules touches: theirs, and those that run their code.

    Raises CatalogueError when there is no such rule, and SuiteFailure.
    """
    found: dict[str, None] = {}
    for game, ids in _by_game(suite, rules):
        found |= dict.fromkeys(
            case.id
            for text in suite.texts(game)
            for block in text.blocks
            if not set(ids).isdisjoint(block.ids)
            for scenario in block.scenarios
            for case in scenario.cases()
        )
        found |= dict.fromkeys(_running(suite, game, ids))
    return tuple(found)


def scenarios_since(suite: Suite, commit: str) -> tuple[str, ...]:
    """Return the scenarios that changed since a commit, and those that run code which did.

    Raises CatalogueError when there is no such commit, and SuiteFailure.
    """
    engines = {game.code.partition(".")[0] for game in suite.games}
    changed = changed_since(suite.root, commit, ("features", *sorted(engines)))
    found: dict[str, None] = {}
    for game in suite.games:
        found |= dict.fromkeys(changed.scenarios(suite.texts(game)))
        if any(path.suffix == ".py" for path in changed.of):
            found |= dict.fromkeys(_playing(suite, game, changed.code()))
    return tuple(found)


def _by_game(suite: Suite, rules: Sequence[str]) -> list[tuple[Game, list[str]]]:
    """Return rules by the game that they are of, each checked."""
    for rule_id in rules:
        suite.numbering(suite.game_of(rule_id)).rule(rule_id)
    return [
        (game, list(ids))
        for game in suite.games
        if (ids := [rule_id for rule_id in rules if suite.game_of(rule_id) is game])
    ]


def _touched(suite: Suite, game: Game, rules: list[str]) -> list[Touched]:
    held = shelf(suite.numbering(game), suite.root)
    survivors = read_survivors(suite.folder(game))
    return [touched_by(held, each, _running(suite, game, [each]), survivors) for each in rules]


def _running(suite: Suite, game: Game, rules: list[str]) -> dict[str, tuple[str, ...]]:
    """Return the scenarios that run the code of rules, with the rules of each."""
    code = watched_code(each for each in marked_code(game) if not set(rules).isdisjoint(each.rules))
    return _playing(suite, game, code.__contains__) if code else {}


def _playing(suite: Suite, game: Game, wanted: Wanted) -> dict[str, tuple[str, ...]]:
    total = len(suite.ids([game]))
    with Bar(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(f"scenarios of {game.title}", total=total)
        return scenarios_that_run(suite, game, wanted, processors(), lambda many: bar.advance(task, many))


def _tell_scenarios(scenarios: Sequence[str], since: str, *, json: bool) -> int:
    if json:
        print(msgspec.json.encode({"since": since, "scenarios": scenarios}).decode())
        return 0
    print(f"What has changed since {since} touches {counted(len(scenarios), 'scenario')}.")
    for rule_id, names in groupby(sorted(scenarios), lambda name: name.partition("/")[0]):
        print(f"  {rule_id}: {counted(len(list(names)), 'scenario')}")
    return 0


def _lines(touched: Touched) -> list[str]:
    """Return what is told of a rule: lists of what is few, and counts of what is many."""
    count = sum(map(len, touched.others.values()))
    lines = [f"{touched.rule}", ""]
    for title, each in (
        ("Clauses", touched.clauses),
        ("Scenarios", touched.scenarios),
        ("Cited by", [f"{rule_id}, which {how}" for rule_id, how in touched.cited_by.items()]),
        ("Readings", touched.readings),
        ("Invariants", touched.invariants),
        ("Code", touched.code),
        ("Proofs", touched.proofs),
        ("Survivors in its code", touched.survivors),
    ):
        lines += [f"{title}: {len(each) or 'none'}", *(f"  {what}" for what in each)]
    lines.append(f"Other scenarios that run its code: {count or 'none'}")
    lines += [f"  {rule_id}: {len(names)}" for rule_id, names in touched.others.items()]
    return [*lines, ""]
