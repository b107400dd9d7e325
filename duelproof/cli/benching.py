"""What ``duelproof bench`` does: measures, shows progress, prints ratios and writes the figures."""

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from duelproof.bench.casting import casting
from duelproof.bench.growth import STEEPEST, growth
from duelproof.bench.measure import Figures, played, playouts, scenarios
from duelproof.bench.pipe import pipe
from duelproof.bench.proving import proving
from duelproof.bench.uno import NoYardstick
from duelproof.bench.verdict import verdict
from duelproof.catalogue.games import Game
from duelproof.catalogue.games import games as all_games
from duelproof.cli.codes import UNUSABLE
from duelproof.judge.certify import SuiteFailure

AIM = 0.3
"""The ratio to the yardstick that each engine should reach."""
PIPE_AIM = 1.5
"""The ratio of a call's time to that of its messages through a bare pipe, at most."""
SCENARIO_AIM = 12.0
"""The milliseconds that a scenario should take at most."""


def measure_and_tell(
    output: Path, seconds: float, rounds: int, catalogue: tuple[str, Path] | None = None
) -> int:
    """Measure, print and write; return the exit code. A ``catalogue`` is of a game: its name, and a file."""
    console = Console(stderr=True)
    here, missing = played(all_games())
    try:
        figures = _measured(console, here, seconds, rounds, catalogue)
    except NoYardstick as reason:
        print(f"duelproof: {reason}", file=sys.stderr)
        return UNUSABLE
    Console().print(_table(figures, here))
    if figures.pipe is not None:
        wire = figures.pipe.data()
        print(
            f"A call over stdio takes {wire['ms_per_call']:.3f} ms, {wire['ratio_to_bare_pipe']:.2f} times "
            f"what its messages take as JSON through a bare pipe (aim {PIPE_AIM}), "
            f"{wire['ratio_to_bytes']:.2f} times what their bytes take."
        )
    if figures.proving is not None:
        proved = figures.proving.data()
        print(
            f"Proving takes {proved['seconds_per_thousand']:.0f} s per thousand scenarios, measured on a "
            f"sample of {proved['tried']} of {proved['scenarios']}, on one core, without survivors."
        )
    if figures.casting is not None:
        cast = figures.casting
        print(
            f"Of a sample of {cast.tables} tables of {cast.game}, {cast.as_they_are} can be laid with a "
            f"catalogue of {cast.cards} printed cards as they are, and {cast.cast} once they are cast."
        )
    if figures.verdict is not None:
        data = figures.verdict.data()
        rates = ", ".join(f"{rate:,.0f}" for rate in data["checked_decisions_per_second"].values())
        print(f"A core checks {rates} decisions a second of {', '.join(game.title for game in here)}.")
        print(
            f"All scenarios take {data['seconds_one_process']:.1f} s in one process and "
            f"{data['seconds_two_processes']:.1f} s in two ({data['ratio_of_processes']:.2f} times as fast), "
            f"one rule takes {data['seconds_one_rule']:.2f} s, and calibration "
            f"{data['seconds_calibration']:.1f} s with {data['megabytes_calibration']:.0f} MB."
        )
    for curve in figures.growth:
        if curve.steepness > STEEPEST:
            print(f"{curve.title}: grows faster than linearly (to the power of {curve.steepness:.2f}).")
    if figures.growth:
        steepest = max(figures.growth, key=lambda curve: curve.steepness)
        print(f"Nothing grows faster than to the power of {steepest.steepness:.2f} ({steepest.title}).")
    for game in missing:
        print(f"{game.title} is left out: the reference does not play it.")
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(figures.data(), indent=2) + "\n", encoding="utf-8")
    print(f"The figures are in {output}.")
    return 0


def _measured(
    console: Console, games: list[Game], seconds: float, rounds: int, catalogue: tuple[str, Path] | None
) -> Figures:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("play-outs", total=rounds * (1 + len(games)) + len(games))
        figures = playouts(games, seconds, rounds, lambda: bar.advance(task))
        bar.update(task, description="scenarios")
        for game in games:
            try:
                took = scenarios(game)
            except SuiteFailure as failure:
                bar.console.print(f"The scenarios of {game.title} are left out: {failure}", markup=False)
            else:
                if took is not None:
                    figures.scenario_ms[game.package] = took
            bar.advance(task)
        bar.update(task, description="the wire")
        figures.pipe = pipe(rounds, games[0].id)
        bar.update(task, description="proofs")
        try:
            figures.proving = proving(games)
        except SuiteFailure as failure:
            bar.console.print(f"Proving is left out: {failure}", markup=False)
        bar.update(task, description="the way to a verdict")
        figures.verdict = verdict(games)
        bar.update(task, description="growth")
        figures.growth = growth(games)
        if catalogue is not None:
            bar.update(task, description="casting")
            figures.casting = casting(*catalogue)
    return figures


def _table(figures: Figures, games: list[Game]) -> Table:
    data = figures.data()
    uno = data["rlcard_uno"]["decisions_per_second"]
    table = Table(
        title=f"Beside RLCard UNO, {uno:,.0f} decisions a second (medians of {data['rounds']} rounds)"
    )
    table.add_column("game")
    table.add_column("decisions/s", justify="right")
    table.add_column(f"ratio (aim {AIM})", justify="right")
    if figures.compiled:
        table.add_column("compiled", justify="right")
    table.add_column(f"ms a scenario (aim {SCENARIO_AIM:.0f})", justify="right")
    for game in games:
        speed = data["playout"][game.package]
        took = data["scenario_ms"].get(game.package)
        table.add_row(
            game.title,
            f"{speed['decisions_per_second']:,.0f}",
            _marked(speed["ratio_to_rlcard_uno"], speed["ratio_to_rlcard_uno"] >= AIM),
            *([f"{data['compiled'][game.package]['ratio_to_rlcard_uno']:.2f}"] if figures.compiled else []),
            "no scenario" if took is None else _marked(took, took <= SCENARIO_AIM),
        )
    return table


def _marked(figure: float, reached: bool) -> str:
    return f"[{'green' if reached else 'red'}]{figure:.2f}[/]"
