"""What ``duelproof needs`` does: lays the tables, plays the engine if there is one, and prints the plan."""

import sys
from itertools import groupby
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.progress import Progress as Bar
from rich.table import Table

from duelproof.catalogue.games import suite_root
from duelproof.cli.codes import not_started, suite_at_fault
from duelproof.judge.certify import Limits, Progress, SuiteFailure, describe, run_suite
from duelproof.judge.claims import heed
from duelproof.judge.isolation import isolation
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.verdicts import Verdict
from duelproof.judge.words import counted
from duelproof.needs.parts import Need, needs_of
from duelproof.needs.plan import Asked, Step, plan, possible
from duelproof.needs.tables import tables_of
from duelproof.wire import EngineFault

JUDGED = (Verdict.PASS, Verdict.VIOLATION)
"""The verdicts that say something of an engine's rules."""


def needs_and_tell(game: str, engine: str | None, most: int, root: Path | None, *, json: bool) -> int:
    """Plan what to support next and print it; return the exit code.

    Raises:
        CatalogueError: there is no such game, or the engine cannot be started.
        SpecError: the engine's spec names nothing.
    """
    suite, console = Suite(root.resolve() if root else suite_root()), Console(file=sys.stderr)
    try:
        tables = tables_of(suite, [suite.game(game)])
        asked = {table.scenario: Asked(needs_of(table), table.rules) for table in tables}
        judged = frozenset[str]() if engine is None else _judged_on(suite, game, engine, console)
    except SuiteFailure as failure:
        return suite_at_fault(failure.mistakes)
    known = frozenset[Need]().union(*(asked[name].needs for name in judged & asked.keys()))
    steps = plan(asked, known, most)
    scenarios, rules = possible(asked, known)
    every = len({rule for each in asked.values() for rule in each.rules})
    if json:
        data = {
            "game": game,
            "scenarios": len(asked),
            "rules": every,
            "judged": len(judged),
            "possible": scenarios,
            "possible_rules": rules,
            "steps": [msgspec.to_builtins(step) for step in steps],
        }
        print(msgspec.json.encode(data).decode())
        return 0
    if engine is not None:
        print(f"{engine} was judged on {counted(len(judged), 'scenario')} of {len(asked):,}.")
        if left := scenarios - len(judged):
            print(
                f"{left:,} more need nothing else on their tables: `duelproof certify` says what is missing."
            )
    _print_table(steps)
    print(f"All of {game}: {len(asked):,} scenarios of {every:,} rules.")
    return 0


def _judged_on(suite: Suite, game: str, engine: str, console: Console) -> frozenset[str]:
    """Play the scenarios, and name those on which an engine could be judged."""
    limits, selection = Limits(), Selection(games=(game,))
    try:
        candidate = describe(engine, limits, isolation(engine, suite.root))
    except EngineFault as fault:
        raise not_started(engine, fault) from fault
    with Bar(console=console, transient=True) as bar:
        task = bar.add_task("scenarios", total=None)
        told = Progress(total=lambda count: bar.update(task, total=count), result=lambda _: bar.advance(task))
        results = run_suite(suite, candidate, selection, limits, told)
    heed(results, candidate.description, lambda _: None)
    return frozenset(each["scenario"] for each in results if each["verdict"] in JUDGED)


def _print_table(steps: list[Step]) -> None:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("Support next")
    for name in ("Scenarios", "In all", "Rules", "In all"):
        table.add_column(name, justify="right", no_wrap=True)
    for step in steps:
        gained = (
            f"+{step.scenarios:,}",
            f"{step.scenarios_then:,}",
            f"+{step.rules:,}",
            f"{step.rules_then:,}",
        )
        table.add_row(_said(step.needs), *gained)
    Console().print(table)


def _said(needs: tuple[Need, ...]) -> str:
    """Say what to support: the words of each sort together."""
    parts = groupby(needs, key=lambda need: need[0])
    return "; ".join(f"{sort} {', '.join(word for _, word in words)}" for sort, words in parts)
