"""The commands serve and schema, as a user types them."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from duelproof.cli import app, main
from duelproof.tests.fakes.toy import shed
from duelproof.wire import connect
from duelproof.wire.schema import schema_files

TOY = "python:duelproof.tests.fakes.toy:Toy"


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Return what `duelproof` does with these words, and its exit code."""
    monkeypatch.setattr(sys, "argv", ["duelproof", *words])
    with pytest.raises(SystemExit) as caught:
        main()
    return int(caught.value.code or 0)


def test_an_engine_served_on_tcp_says_where_and_is_reached_there() -> None:
    command = [sys.executable, "-m", "duelproof", "serve", TOY, "--tcp", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said, _, spec = server.stdout.readline().strip().rpartition(" on ")
            assert said == f"Serving {TOY}"
            assert spec.startswith("tcp:127.0.0.1:")
            with connect(spec) as first:
                first.engine.open(shed())
                assert first.engine.pending() is not None
            with connect(spec) as second:
                assert second.engine.pending() is None
        finally:
            server.kill()


def test_a_served_engine_can_be_served_on() -> None:
    once = f"{shlex.quote(sys.executable)} -m duelproof serve"
    with connect(f"stdio:{once} {shlex.quote(f'stdio:{once} {TOY}')}") as connection:
        assert connection.engine.describe().name == "Toy"


@pytest.mark.parametrize("spec", ["no-such-form", "python:no_such_module:Engine", "tcp:nowhere"])
def test_a_bad_spec_is_one_sentence_and_exit_code_two(
    spec: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "serve", spec, "--tcp", "0") == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"duelproof: {spec!r} names no engine: ")
    assert said.err.count("\n") == 1


def test_a_bad_spec_over_stdio_leaves_the_protocol_untouched() -> None:
    command = [sys.executable, "-m", "duelproof", "serve", "nonsense"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("duelproof: 'nonsense' names no engine: ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("address", ["here", "localhost:99999", "a:b:c"])
def test_a_bad_address_to_listen_on_is_turned_down(address: str) -> None:
    result = CliRunner().invoke(app, ["serve", TOY, "--tcp", address])
    assert result.exit_code == 2
    assert "--tcp" in result.stderr


def test_a_port_that_is_taken_is_turned_down() -> None:
    command = [sys.executable, "-m", "duelproof", "serve", TOY, "--tcp", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            port = server.stdout.readline().strip().rpartition(":")[2]
            result = CliRunner().invoke(app, ["serve", TOY, "--tcp", port])
        finally:
            server.kill()
    assert result.exit_code == 2
    assert f"127.0.0.1 port {port}" in result.stderr


def test_the_schema_command_writes_the_schemas(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["schema", str(tmp_path / "new")])
    assert result.exit_code == 0
    assert {path.name for path in (tmp_path / "new").iterdir()} == set(schema_files())


def test_the_schema_command_names_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = CliRunner().invoke(app, ["schema", str(tmp_path / "file")])
    assert result.exit_code == 2
    assert "DIR" in result.stderr
