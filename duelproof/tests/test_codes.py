"""However the command ends, it ends with an exit code that says what for, and in one plain sentence."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from duelproof.catalogue.errors import CatalogueError
from duelproof.cli import app
from duelproof.cli.codes import INTERRUPTED, OWN_FAULT, UNREAD, UNUSABLE, Commands, ended
from duelproof.wire import EngineFault, SpecError

ROOT = Path(__file__).parents[2]


def run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[bytes]":
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "duelproof", *arguments],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        check=False,
    )


def app_that(error: BaseException | int) -> typer.Typer:
    """Return an app with one command that raises an error, or returns a number."""
    app = typer.Typer(cls=Commands, pretty_exceptions_enable=False)

    @app.callback()
    def _group() -> None: ...

    @app.command("do")
    def _do() -> None:
        if isinstance(error, BaseException):
            raise error
        raise typer.Exit(error)

    return app


def end_of(error: BaseException | int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run an app whose command ends so, and return the exit code."""
    monkeypatch.setattr(sys, "argv", ["duelproof", "do"])
    return ended(app_that(error))


@pytest.mark.parametrize("code", [0, 1, 2])
def test_the_code_of_a_command_is_the_code(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert end_of(code, monkeypatch) == code


@pytest.mark.parametrize(
    ("error", "code", "says"),
    [
        (CatalogueError("There is no such rule."), UNUSABLE, "There is no such rule."),
        (SpecError("It names nothing."), UNUSABLE, "It names nothing."),
        (EngineFault("start", "It does not start."), UNUSABLE, "It does not start."),
        (IsADirectoryError(21, "Is a directory", "cards.toml"), UNUSABLE, "cards.toml: Is a directory."),
        (KeyboardInterrupt(), INTERRUPTED, "Interrupted."),
        (KeyboardInterrupt("The run was interrupted."), INTERRUPTED, "The run was interrupted."),
    ],
)
def test_an_error_that_is_expected_is_one_sentence(
    error: BaseException,
    code: int,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert end_of(error, monkeypatch) == code
    assert capsys.readouterr().err == f"duelproof: {says}\n"


@pytest.mark.parametrize(
    "words",
    [
        ("playout", "ENGINE", "--games", "1"),
        ("diff", "ENGINE", "reference", "--games", "1"),
        ("port", "ENGINE"),
    ],
    ids=lambda words: words[0],
)
def test_the_end_of_what_an_engine_wrote_about_its_fault_is_told(words: tuple[str, ...]) -> None:
    dies = f"stdio:{sys.executable} -c 'import sys; sys.exit(\"no libfoo\")'"
    done = run(*(dies if word == "ENGINE" else word for word in words), "--game", "gate-ruler")
    assert (done.returncode, done.stdout) == (UNUSABLE, b"")
    assert b"the engine ended with exit code 1. Its standard error: no libfoo" in done.stderr


@pytest.mark.parametrize("error", [ZeroDivisionError("oh"), RecursionError(), KeyError("x"), OSError("odd")])
def test_any_other_error_is_a_fault_of_our_own_with_its_traceback_in_a_file(
    error: Exception,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert end_of(error, monkeypatch) == OWN_FAULT
    said = capsys.readouterr().err
    (file,) = tmp_path.iterdir()
    assert said.startswith(f"duelproof: a fault of our own, not of the engine: {type(error).__name__}")
    assert said.endswith(f"; please report it with the file {file}.\n")
    assert said.count("\n") == 1
    assert "Traceback (most recent call last)" in file.read_text("utf-8")


def test_the_traceback_is_shown_if_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "missing"))
    monkeypatch.setenv("DUELPROOF_TRACEBACK", "1")
    assert end_of(ZeroDivisionError("oh"), monkeypatch) == OWN_FAULT
    said = capsys.readouterr().err
    assert "Traceback (most recent call last)" in said
    assert said.endswith("please report it, with what is printed if DUELPROOF_TRACEBACK=1 is set.\n")


def test_a_reader_that_has_gone_ends_the_command_in_a_sentence() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "duelproof", "rules"],
        cwd=ROOT,
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (UNREAD, b"duelproof: The output was not read to its end.\n")


@pytest.mark.parametrize("words", [("rules", "--game", "nix"), ("rules", "--nix")])
def test_a_code_is_the_same_where_nobody_reads_the_sentence(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([sys.executable, "-m", "duelproof", *words], cwd=ROOT, stderr=writing, check=False)
    os.close(writing)
    assert done.returncode == UNUSABLE


def test_an_encoding_that_lacks_a_letter_gets_an_escape() -> None:
    done = run("rules", PYTHONIOENCODING="ascii", LANG="C")
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.isascii()


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(
            (name, value)
            for name in ("--time-limit", "--start-limit")
            for value in ("inf", "nan", "-1", "1e400")
        ),
        ("--memory-limit", str(10**30)),
        ("-n", "-1"),
        ("-n", "99999"),
    ],
)
def test_an_odd_option_is_refused_in_a_sentence(
    option: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["duelproof", "certify", "reference", option, value])
    assert ended(app) == UNUSABLE
    assert f"Invalid value for {option}" in capsys.readouterr().err.replace("'", "")


HEEDFUL = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from duelproof.cli import main; main()"
)
"""The command as it is started at a terminal: what is started in the background ignores Ctrl-C."""


def test_ctrl_c_ends_the_command_in_a_sentence() -> None:
    command = [sys.executable, "-c", HEEDFUL, "serve", "reference", "--tcp", "0"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()  # it listens now
        time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        try:
            _, said = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, said) == (INTERRUPTED, b"duelproof: Interrupted.\n")


def test_the_help_tells_the_exit_codes() -> None:
    assert "Exit codes: 0 all is well." in CliRunner().invoke(app, ["--help"]).output
