"""A fourth book needs no change in the judge: the example is certified and proven, and the guide makes it."""

import filecmp
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).resolve().parents[2]
LANTERNS = ROOT / "docs" / "examples" / "lanterns"
PAGE = (ROOT / "docs" / "own-rule-book.md").read_text("utf-8")

FENCED = re.compile(r'^```(?P<kind>\w+)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^```$', re.M | re.S)
ENGINE = "python:engines:engine"
END = "--- the end of a command ---"
NOT_OURS = ["__pycache__", "build", "records", "calibration.toml", ".mypy_cache", ".ruff_cache"]


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A copy of the example, to write in."""
    return Path(shutil.copytree(LANTERNS, tmp_path / "lanterns", ignore=shutil.ignore_patterns(*NOT_OURS)))


def run(suite: Path, *arguments: str, timeout: int = 120) -> subprocess.CompletedProcess[str]:
    """Runs a command of Duelproof in the folder of a suite, on that suite."""
    command = [sys.executable, "-m", "duelproof", *arguments, "--suite", "."]
    return subprocess.run(
        command, cwd=suite, env=environment(), capture_output=True, encoding="utf-8", timeout=timeout
    )


def environment() -> dict[str, str]:
    """As here, with the source at hand and lines that are not broken."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200", "PYTHONDONTWRITEBYTECODE": "1"}


def leave_chapters(suite: Path, numbers: str) -> None:
    """Leaves the scenarios of these chapters alone, where those of all would show no more."""
    for chapter in (suite / "features/lanterns").glob(f"[!{numbers}]_*"):
        shutil.rmtree(chapter)


def change(file: Path, right: str, wrong: str) -> None:
    """Exchanges a part of a file."""
    text = file.read_text("utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong, 1), "utf-8")


def certified(suite: Path) -> tuple[int, dict[str, str]]:
    """The exit code of a certification, and the verdicts by scenario."""
    report = suite / "build" / "report"
    few = ("--random-games", "100")
    done = run(suite, "certify", ENGINE, "--no-calibration", "--report", str(report), *few)
    assert (report / "results.jsonl").is_file(), done.stderr
    results = [msgspec.json.decode(line) for line in (report / "results.jsonl").read_bytes().splitlines()]
    return done.returncode, {result["scenario"]: result["verdict"] for result in results}


def test_the_example_is_certified(suite: Path) -> None:
    code, verdicts = certified(suite)
    assert code == 0
    assert len(verdicts) > 40
    assert set(verdicts.values()) == {"PASS"}


def test_a_rule_that_is_broken_is_convicted_by_its_own_scenario(suite: Path) -> None:
    change(suite / "engines/lanterns/s4_light.py", '"storm" in', '"storm" not in')
    code, verdicts = certified(suite)
    assert code == 1
    failed = {scenario.partition("/")[0] for scenario, verdict in verdicts.items() if verdict != "PASS"}
    assert failed == {"LA-4.2", "LA-4.3"}


def test_every_scenario_and_invariant_is_proven(suite: Path) -> None:
    done = run(suite, "prove", "--no-survivors", "--json")
    assert done.returncode == 0, done.stderr
    counts = msgspec.json.decode(done.stdout)["games"]["lanterns"]
    assert len({counts[name] for name in ("scenarios", "tried", "idle", "kill", "decoy", "passed")}) == 1
    assert counts["scenarios"] > 40
    assert counts["invariants"] == counts["invariants_killed"] > 10
    assert run(suite, "prove", "--no-survivors", "--stale").returncode == 0
    change(suite / "features/calibration.toml", 'state = "', 'state = "another')
    stale = run(suite, "prove", "--stale")
    assert (stale.returncode, stale.stdout) == (
        1,
        "features/calibration.toml: the scores of engines that know nothing\n",
    )
    assert run(suite, "prove", "--no-survivors", "--changed").returncode == 0
    assert run(suite, "prove", "--stale").returncode == 0
    [document] = msgspec.json.decode(run(suite, "rules", "--json").stdout)["documents"]
    assert document["proven"] == document["covered"]


def test_a_scenario_of_which_no_wrong_engine_is_known_is_told(suite: Path) -> None:
    change(suite / "engines/misreadings/lanterns/s3_turn.py", '@misreads("3.5")', '@misreads("3.1")')
    done = run(suite, "prove", "--no-survivors", "--rule", "LA-3.5", "--games", "0")
    assert done.returncode == 1
    assert "LA-3.5/a-lantern-of-the-other-player-s-hand: kill: none of" in done.stderr


def test_two_misreadings_of_one_name_are_refused(suite: Path) -> None:
    folder = suite / "engines/misreadings/lanterns"
    name = re.search(r"^def (?P<name>\w+)", (folder / "s4_light.py").read_text("utf-8"), re.M)
    other = re.search(r"^def (?P<name>\w+)", (folder / "s3_turn.py").read_text("utf-8"), re.M)
    assert name
    assert other
    change(folder / "s4_light.py", f"def {name['name']}(", f"def {other['name']}(")
    done = run(suite, "prove", "--no-survivors", "--games", "0")
    assert done.returncode == 2
    assert f"Two misreadings are called {other['name']}, in " in done.stderr
    assert "Traceback" not in done.stderr


def test_an_invariant_without_a_liar_convicts_nobody(suite: Path) -> None:
    change(suite / "engines/misreadings/lanterns/s3_turn.py", '@misreads("3.7")', '@misreads("3.1")')
    done = run(suite, "prove", "--no-survivors")
    assert done.returncode == 1
    assert "the invariant passes convicts nobody" in done.stderr


def test_of_a_rule_survivors_are_printed_and_of_a_whole_game_recorded(suite: Path) -> None:
    leave_chapters(suite, "45")
    record = suite / "features/lanterns/records/survivors.jsonl"
    of_a_rule = ("prove", "--rule", "LA-4.2", "--survivors", "--games", "0")
    done = run(suite, *of_a_rule)
    assert done.returncode == 0, done.stderr
    printed = done.stdout.splitlines()
    assert any(line.startswith("lanterns/s4_light:") and "LA-4.2" in line for line in printed)
    assert not record.exists()
    part = msgspec.json.decode(run(suite, *of_a_rule, "--json").stdout)["games"]["lanterns"]
    assert len(printed) == len(part["unnoticed"]) == part["survivors"] < part["mutants"]
    done = run(suite, "prove", "--json", "--games", "0")
    assert done.returncode == 0, done.stderr
    surveys = msgspec.json.decode(done.stdout)["games"]
    assert list(surveys) == ["lanterns"]  # what it shares with other books is not surveyed
    whole = surveys["lanterns"]
    first, *rows = [msgspec.json.decode(line) for line in record.read_bytes().splitlines()]
    counted = ("mutants", "survivors", "caught_in_games", "caught_by_tests", "not_under_test")
    assert first == {key: whole[key] for key in counted}
    assert [row for row in rows if "LA-4.2" in row["rules"]] == part["unnoticed"]
    marked = "kernel/course/engine:ReferenceEngine._concede: "  # rule 5.4 is embodied there
    assert all(row["mutant"].startswith(("lanterns/", marked)) for row in rows)
    assert any(not row["rules"] for row in rows)  # functions without a mark are surveyed too
    assert first["mutants"] > part["mutants"]
    assert first["not_under_test"] > 100  # by no scenario of these chapters
    kept = record.read_bytes()
    surveyed = record.with_name("surveyed.jsonl")
    surveyed.write_bytes(surveyed.read_bytes().replace(b'"code":"', b'"code":"x', 1))  # one that has changed
    done = run(suite, "prove", "--changed", "--survivors", "--json", "--games", "0")
    assert msgspec.json.decode(done.stdout)["games"]["lanterns"]["survivors"] == whole["survivors"]
    assert record.read_bytes() == kept


def test_an_engine_that_is_not_there_is_told(suite: Path) -> None:
    change(suite / "features/lanterns/book.toml", 'engine = "engines"', 'engine = "motors"')
    done = run(suite, "prove")
    assert done.returncode == 2
    assert "engine is 'motors', and" in done.stderr


def test_games_of_several_engines_are_proven_apart(suite: Path) -> None:
    other = shutil.copytree(suite / "features/lanterns", suite / "features/lamps") / "book.toml"
    for right, wrong in (
        ('id = "lanterns"', 'id = "lamps"'),
        ('"LA"', '"LM"'),
        ("number = 1", "number = 2"),
        ('"engines"', '"more"'),
    ):
        change(other, right, wrong)
    numbering = suite / "features/lamps/numbering.toml"
    numbering.write_text(numbering.read_text("utf-8").replace("LA-", "LM-"), "utf-8")
    done = run(suite, "prove")
    assert done.returncode == 2
    assert "several engines (engines, more): prove them apart" in done.stderr


def test_random_games_keep_every_invariant(suite: Path) -> None:
    arguments = ("playout", ENGINE, "--game", "lanterns", "--check", "--games", "30", "--json")
    done = run(suite, *arguments)
    assert done.returncode == 0, done.stderr
    assert msgspec.json.decode(done.stdout)["games"] == 30
    change(suite / "engines/lanterns/s1_things.py", 'seen_by="owner"', 'seen_by="all"')
    done = run(suite, *arguments)
    assert done.returncode == 1
    assert msgspec.json.decode(done.stdout)["failure"]["invariant"] == "secret"
    assert f"--suite {suite}" in done.stderr


def test_its_rules_are_counted_and_every_covered_one_leads_to_code(suite: Path) -> None:
    done = run(suite, "rules", "--json")
    assert done.returncode == 0, done.stderr
    [document] = msgspec.json.decode(done.stdout)["documents"]
    assert document["covered"] == document["coded"] == document["rules"] - 1 > 20
    assert document["informative"] == 1


def test_a_rule_is_explained(suite: Path) -> None:
    done = run(suite, "explain", "LA-1.4", "--json")
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout)
    assert [each["function"] for each in found["code"]] == ["ZONES['hand']"]
    assert {each["name"] for each in found["invariants"]} >= {"secret"}
    assert [each["name"] for each in found["scenarios"]] == ["A hand of two cards"]


@dataclass(frozen=True)
class Block:
    """A fenced block of the page."""

    kind: str
    title: str
    text: str


def blocks() -> list[Block]:
    """The fenced blocks in the order of the page."""
    return [Block(found["kind"], found["title"] or "", found["text"]) for found in FENCED.finditer(PAGE)]


@pytest.mark.parametrize("block", [each for each in blocks() if each.title], ids=lambda block: block.title)
def test_what_the_guide_shows_of_a_file_stands_there(block: Block) -> None:
    text = (LANTERNS / block.title.removeprefix("from ")).read_text("utf-8")
    if block.title.startswith("from "):
        assert block.text in text
    else:
        assert block.text == text


def script() -> Iterator[str]:
    """The guide as a shell script: files that are shown whole are written, commands are run."""
    yield f'duelproof() {{ {shlex.quote(sys.executable)} -m duelproof "$@"; }}'
    yield f'python() {{ {shlex.quote(sys.executable)} "$@"; }}'
    for block in blocks():
        if block.kind == "console":
            for command, _ in commands(block):
                yield f"{{ {command}; }} 2>&1 || exit 1"
                yield f"echo {shlex.quote(END)}"
        elif not block.title.startswith("from "):
            yield f"cat > {shlex.quote(block.title)} <<'END OF FILE'\n{block.text}END OF FILE"
    yield "pwd"


def commands(block: Block) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines shown after it."""
    shown = [each.splitlines() for each in re.split(r"^\$ ", block.text, flags=re.M)[1:]]
    return [(command, lines) for command, *lines in shown]


def test_the_guide_makes_the_example_from_nothing() -> None:
    wanted = [each for block in blocks() if block.kind == "console" for each in commands(block)]
    assert len(wanted) > 12
    done = subprocess.run(
        ["bash", "-c", "\n".join(script())],
        cwd=ROOT, env=environment(), capture_output=True, encoding="utf-8", timeout=1800,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    *said, last = done.stdout.split(f"{END}\n")
    assert len(said) == len(wanted)
    for (command, lines), output in zip(wanted, said, strict=True):
        rest = iter([line.rstrip() for line in output.splitlines()])
        missing = [line for line in lines if line != "..." and line.rstrip() not in rest]
        assert not missing, f"{command} does not say {missing}:\n{output}"
    made = Path(last.strip())
    try:
        assert differing(filecmp.dircmp(made, LANTERNS, ignore=NOT_OURS)) == []
    finally:
        shutil.rmtree(made)


def differing(found: "filecmp.dircmp[str]") -> list[str]:
    """The files that are in one of two folders only, or differ."""
    names = [*found.left_only, *found.right_only, *found.diff_files, *found.funny_files]
    return [*names, *(name for below in found.subdirs.values() for name in differing(below))]
