"""The adapter handbook is true: its messages are sent, its programs and commands are run."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
HANDBOOK = (ROOT / "docs" / "adapter-handbook.md").read_text("utf-8")
ENGINE = ROOT / "docs" / "examples" / "gate-ruler-js" / "main.js"
PRINTED = ROOT / "docs" / "examples" / "duel-masters-py"

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None, reason="Node is not installed: the adapter handbook is not replayed here"
)


def blocks(kind: str) -> list[str]:
    """Return the fenced blocks of a kind, in the order of the page."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", HANDBOOK, re.MULTILINE | re.DOTALL)


def exchanges() -> list[tuple[str, Any]]:
    """Return what is sent, as a line, and what is to come back, unfolded."""
    messages = re.split(r"^(-->|<--) ", "".join(blocks("transcript")), flags=re.MULTILINE)[1:]
    assert messages[0::4] == ["-->"] * (len(messages) // 4) and messages[2::4] == ["<--"] * (
        len(messages) // 4
    )
    sent = [" ".join(text.split()) for text in messages[1::4]]
    return list(zip(sent, map(json.loads, messages[3::4]), strict=True))


def test_the_engine_answers_every_message_of_the_handbook_as_it_says() -> None:
    wanted = exchanges()
    lines = "".join(f"{line}\n" for line, _ in wanted)
    done = subprocess.run(
        ["node", str(ENGINE)], input=lines, capture_output=True, encoding="utf-8", timeout=30
    )
    got = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(wanted) > 20
    assert got == [answer for _, answer in wanted]


@pytest.mark.parametrize("call", ["describe", "open", "pending", "submit", "observe", "events"])
def test_the_handbook_shows_every_call(call: str) -> None:
    assert any(f'"method": "{call}"' in line for line, _ in exchanges())


def run(command: str, folder: Path) -> tuple[int, list[str]]:
    """Run a command of the handbook in a folder; return its exit code and the lines it prints."""
    arguments = [sys.executable, "-m", "duelproof", *shlex.split(command)[1:]]
    if arguments[3] == "certify":
        arguments.append("--no-calibration")
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}.", "COLUMNS": "80"}
    done = subprocess.run(
        arguments, cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=900
    )
    return done.returncode, [line.rstrip() for line in (done.stdout + done.stderr).splitlines()]


def follow(console: str, folder: Path) -> list[int]:
    """Run the commands of a block; each must print the lines shown after it, in their order."""
    codes = []
    for shown in re.split(r"^\$ ", console, flags=re.MULTILINE)[1:]:
        command, *lines = shown.splitlines()
        if not command.startswith("duelproof "):
            continue
        code, said = run(command, folder)
        rest = iter(said)
        missing = [line for line in lines if line != "..." and line not in rest]
        assert not missing, "\n".join(said)
        codes.append(code)
    return codes


def programs() -> list[str]:
    """Return the engine of each of the three certifications: empty, complete, and with the other `open`."""
    whole, other_open = blocks("js")
    changed, count = re.subn(
        r"^  open\(params\) \{\n.*?^  \},\n", lambda _: other_open, whole, flags=re.M | re.S
    )
    assert count == 1
    return ["", whole, changed]


@pytest.mark.parametrize(("at", "code"), [(0, 2), (1, 1), (2, 2)], ids=["empty", "first", "unsupported"])
def test_the_first_verdicts_come_as_the_handbook_shows_them(tmp_path: Path, at: int, code: int) -> None:
    (tmp_path / "my-engine.mjs").write_text(programs()[at], "utf-8")
    assert follow(blocks("console")[at], tmp_path) == [code]


def test_printed_cards_are_cast_as_the_handbook_shows_it(tmp_path: Path) -> None:
    shutil.copytree(PRINTED, tmp_path / "engine")
    assert follow(blocks("console")[3], tmp_path / "engine") == [0, 0]


def test_known_violations_and_certificates_go_as_the_handbook_shows_them(tmp_path: Path) -> None:
    (tmp_path / "my-engine.mjs").write_text(programs()[1], "utf-8")
    known, certificate = blocks("console")[4:]
    assert follow(known, tmp_path) == [1, 0]
    assert follow(certificate, tmp_path) == [1, 0]
