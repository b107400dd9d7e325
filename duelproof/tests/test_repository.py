"""The frame of the repository: what is packed, what is locked, and whether documents and scripts agree."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCKS = {"requirements.lock": "dev", "requirements-bench.lock": "bench"}


def _metadata() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _pins(lock: str) -> list[Requirement]:
    lines = re.findall(r"^[a-zA-Z0-9][^\\\n]*", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)
    return [Requirement(line.strip()) for line in lines]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Return the names of all files in a wheel built from this checkout."""
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=900)
    (path,) = out.glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        return set(archive.namelist())


def test_the_wheel_holds_one_package(wheel: set[str]) -> None:
    tops = {name.split("/")[0] for name in wheel if ".dist-info/" not in name}
    assert tops == {"duelproof"}


def test_the_wheel_carries_the_whole_suite(wheel: set[str]) -> None:
    suffixes = {".py", ".feature", ".toml"}
    expected = {
        f"duelproof/_suite/{path.relative_to(ROOT).as_posix()}"
        for folder in ("features", "steps", "properties", "reference")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in suffixes and "tests" not in path.relative_to(ROOT).parts
    }
    expected.add("duelproof/_suite/conftest.py")
    assert expected <= wheel


def test_the_wheel_leaves_our_own_tests_out(wheel: set[str]) -> None:
    assert not [name for name in wheel if "tests" in name.split("/")]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_of_a_lock_file_has_a_hash_and_none_names_an_index(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    blocks = re.split(r"\n(?=[a-zA-Z0-9])", text)[1:]
    assert len(blocks) == len(_pins(lock))
    assert not [block.splitlines()[0] for block in blocks if "--hash=sha256:" not in block]


@pytest.mark.parametrize(("lock", "group"), LOCKS.items())
def test_a_lock_file_pins_what_the_package_asks_for(lock: str, group: str) -> None:
    metadata = _metadata()
    wanted = list(metadata["dependency-groups"][group])
    if group == "dev":
        wanted += metadata["project"]["dependencies"]
    pinned = {
        canonicalize_name(pin.name): pin.specifier
        for pin in _pins(lock)
        if pin.marker is None or pin.marker.evaluate()
    }
    for asked in map(Requirement, wanted):
        (version,) = [spec.version for spec in pinned[canonicalize_name(asked.name)]]
        assert asked.specifier.contains(version), f"{asked} is locked at {version}: run make lock"


def test_the_check_of_a_commit_runs_the_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    found = re.search(r"The test command is `([^`]+)`", readme)
    assert found
    assert found[1] in script.splitlines()


def test_every_make_target_that_a_document_names_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    named = {
        target
        for document in documents
        for target in re.findall(r"`make ([a-z]+)", document.read_text(encoding="utf-8"))
    }
    assert {"certify", "test"} <= named
    assert named <= targets


def test_a_decision_has_its_number_alone_and_is_found_where_it_is_cited() -> None:
    files = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    numbers = [file.name.partition("-")[0] for file in files]
    assert [number for number in numbers if numbers.count(number) > 1] == []
    for file, number in zip(files, numbers, strict=True):
        assert file.read_text(encoding="utf-8").startswith(f"# {number}. "), file.name
    cited = {
        name
        for feature in (ROOT / "features").rglob("*.feature")
        for name in re.findall(r"docs/decisions/(\S+)", feature.read_text(encoding="utf-8"))
    }
    assert cited - {file.name for file in files} == set()
