"""What a change touches: every scenario that notices a mistake in a rule's code is among what is named."""

import json
import subprocess
from pathlib import Path
from random import Random

import pytest

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.explain import shelf
from duelproof.catalogue.games import game, games_in, suite_root
from duelproof.catalogue.numbering import load
from duelproof.impact.running import scenarios_that_run
from duelproof.impact.since import changed_since
from duelproof.impact.touched import touched_by
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.engines import Stand, lend
from duelproof.judge.quietly import run_quietly, scenarios_in
from duelproof.judge.selection import Suite
from duelproof.proof.games import right_engine
from duelproof.proof.mutants import marked_code
from duelproof.proof.trials import Trial, watched_code
from duelproof.tests.command import duelproof

ROOT = suite_root()
LANTERNS = ROOT / "docs" / "examples" / "lanterns"
GAME = game("dimension-zero")
MUTANTS = 10
CHANGED = "DZ-3.2.3-1"
FILES = [
    GAME.folder / "3_course_of_play" / f"{name}.feature" for name in ("03_02_beginning", "03_07_energy_phase")
]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[str, ...]]:
    """The scenarios about the course of play that run the code of the changed rule, with their rules."""
    root = tmp_path_factory.mktemp("part")
    (root / "steps").symlink_to(ROOT / "steps")
    home = root / "features" / GAME.folder.name
    home.mkdir(parents=True)
    for name in ("book.toml", "numbering.toml", "cards", FILES[0].parent.name):
        (home / name).symlink_to(GAME.folder / name)
    code = watched_code(each for each in marked_code(GAME) if CHANGED in each.rules)
    [part] = games_in(root)
    return scenarios_that_run(Suite(root), part, code.__contains__)


class _Noticing:
    """A pytest plugin that tries mutants on all scenarios: ``noticed`` names those that fail on each."""

    def __init__(self) -> None:
        self.noticed: dict[str, set[str]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        stand = Stand(right_engine(GAME))
        lend(session, stand)
        trials = [Trial(item, stand) for item in session.items if isinstance(item, ScenarioItem)]
        code = [each for each in marked_code(GAME) if each.rules[0] == CHANGED]
        mutants = [mutant for each in code for mutant in each.mutants]
        for mutant in Random(5).sample(mutants, MUTANTS):
            if mutant.compiles():
                failing = {trial.item.name for trial in trials if trial.on(mutant).error is not None}  # type: ignore[union-attr]
                self.noticed[mutant.name] = failing
        return True


def test_every_scenario_that_notices_a_mutant_is_named_by_the_rules_of_its_function(
    running: dict[str, tuple[str, ...]],
) -> None:
    plugin = _Noticing()
    assert run_quietly(scenarios_in(ROOT, FILES), plugin) == ""
    assert len(plugin.noticed) > MUTANTS * 0.8
    assert sum(map(bool, plugin.noticed.values())) > MUTANTS * 0.4
    for mutant, failing in plugin.noticed.items():
        assert failing <= set(running), mutant


def test_what_a_rule_touches_is_gathered(running: dict[str, tuple[str, ...]]) -> None:
    """Redrawing is code that few scenarios run."""
    assert 0 < len(running) < len(Suite(ROOT).ids([GAME])) / 10
    survivors = {"m: x": ("DZ-3.2.3-1",), "n: y": ()}
    found = touched_by(shelf(load(GAME), ROOT), "DZ-3.2.3-1", running, survivors)
    assert found.scenarios
    assert all(name.startswith("DZ-3.2.3-1/") for name in found.scenarios)
    assert found.others
    assert "DZ-3.2.3-1" not in found.others
    assert any(place.startswith("reference/dimension_zero/s3_course_of_play/") for place in found.code)
    assert found.survivors == ("m: x",)


def test_rules_that_name_a_rule_are_told_with_how() -> None:
    numbering = load("duel-masters")
    judged = next(rule for rule in numbering.rules.values() if rule.kind() == "see")
    found = touched_by(shelf(numbering, ROOT), judged.judged_by[0], {}, {})
    assert found.cited_by[judged.id] in ("is judged by it", "points to it")


def test_the_command_tells_a_rule_and_certify_runs_what_it_touches(tmp_path: Path) -> None:
    suite = ("--suite", str(LANTERNS))
    [data] = json.loads(duelproof("impact", "LA-4.3", "--json", *suite).stdout)["rules"]
    named = {*data["scenarios"], *(name for names in data["others"].values() for name in names)}
    done = duelproof(
        "certify",
        "python:engines:engine",
        "--report",
        str(tmp_path),
        "--no-calibration",
        "--impact",
        "LA-4.3",
        *suite,
    )
    assert done.returncode == 0, done.stderr
    lines = (tmp_path / "results.jsonl").read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    assert {row["scenario"] for row in rows} == named
    assert {row["verdict"] for row in rows} == {"PASS"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("LA-9.9",), "duelproof: Lanterns has no rule 'LA-9.9'"),
        (("XX-1",), "duelproof: "),
        (("--since=-x",), "duelproof: '-x' is no name of a commit."),
    ],
)
def test_what_cannot_be_told_is_one_sentence(words: tuple[str, ...], said: str) -> None:
    done = duelproof("impact", *words, "--suite", str(LANTERNS))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1


def test_a_rule_or_a_commit_is_to_be_named() -> None:
    done = duelproof("impact", "--suite", str(LANTERNS))
    assert done.returncode == 2
    assert "name rules, or a commit with --since." in " ".join(done.stderr.split())


def committed(folder: Path, files: dict[str, str]) -> None:
    """Commit files in a repository of their own."""
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    for words in (
        ("init", "-q"),
        ("add", "-A"),
        ("-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qm", "x"),
    ):
        subprocess.run(("git", "-C", str(folder), *words), check=True)


CODE = "TABLE = 1\n\n\ndef first():\n    return 1\n\n\ndef second():\n    return 2\n"


@pytest.mark.parametrize(
    ("before", "after", "touched"),
    [
        ("    return 1\n", "    return 3\n", {"first"}),
        ("    return 2\n", "    x = 2\n    return x\n", {"second"}),
        ("TABLE = 1\n", "TABLE = 2\n", {"first", "second"}),
        ("", "", set()),
    ],
)
def test_changed_lines_lead_to_their_functions_and_a_table_to_all_of_its_file(
    before: str, after: str, touched: set[str], tmp_path: Path
) -> None:
    committed(tmp_path, {"code.py": CODE, "other.py": CODE})
    file = tmp_path / "code.py"
    file.write_text(CODE.replace(before, after) if before else CODE, "utf-8")
    wanted = changed_since(tmp_path, "HEAD", (".",)).code()
    for path in (file, tmp_path / "other.py"):
        held: dict[str, object] = {}
        exec(compile(path.read_text("utf-8"), str(path), "exec"), held)
        found = {name for name in ("first", "second") if wanted(held[name].__code__)}  # type: ignore[attr-defined]
        assert found == (touched if path == file else set())


def test_scenarios_with_changed_lines_are_found_and_of_a_changed_rule_all(tmp_path: Path) -> None:
    features = LANTERNS / "features"
    files = {
        str(path.relative_to(LANTERNS)): path.read_text("utf-8")
        for path in features.rglob("*")
        if path.is_file()
    }
    committed(tmp_path, files)
    [lanterns] = games_in(tmp_path)
    text = next(
        each
        for each in Suite(tmp_path).texts(lanterns)
        if each.blocks and all(block.scenarios for block in each.blocks)
    )
    block = text.blocks[0]
    scenario = block.scenarios[0]
    lines = text.path.read_text("utf-8").splitlines()

    def touched(line: int, new: str) -> set[str]:
        changed = [*lines[: line - 1], new, *lines[line:]]
        text.path.write_text("".join(f"{each}\n" for each in changed), "utf-8")
        return set(changed_since(tmp_path, "HEAD", ("features",)).scenarios(Suite(tmp_path).texts(lanterns)))

    own = {case.id for case in scenario.cases()}
    assert touched(scenario.line + 1, lines[scenario.line] + " ") == own
    every = {case.id for each in block.scenarios for case in each.cases()}
    assert touched(block.line, lines[block.line - 1] + " ") >= every


def test_a_commit_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    committed(tmp_path, {"x": "x\n"})
    with pytest.raises(CatalogueError, match=r"git cannot compare .* with 'nowhere': "):
        changed_since(tmp_path, "nowhere", (".",))
