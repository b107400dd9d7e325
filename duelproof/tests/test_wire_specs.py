"""Engines are found by name, and a name that finds none is answered with a sentence."""

import os
import sys
from pathlib import Path

import pytest

from duelproof.port import Answer, Choice, Description, Engine, Opened, View, Viewer
from duelproof.tests.fakes.toy import Toy, shed
from duelproof.wire import EngineFault, LocalEngine, SpecError, connect
from duelproof.wire.specs import FORMS, parse_address

TOYS = "python:duelproof.tests.fakes.toy"
HERE = f"python:{__name__}"

AN_ENGINE = Toy()


def make_a_toy() -> Engine:
    return Toy()


def make_nothing() -> None:
    return None


def make_a_mess() -> Engine:
    raise OSError("the deck is wet")


class Holder:
    """Something that holds an engine class."""

    Inner = Toy


class Careless(Toy):
    """An engine that raises, ends the process, and answers with the wrong type."""

    def describe(self) -> Description:
        return {"name": "Careless"}  # type: ignore[return-value]

    def observe(self, viewer: Viewer = "judge") -> View:
        raise KeyError(viewer)

    def submit(self, choice: Choice) -> Answer:
        sys.exit("enough")

    def pending(self, viewer: Viewer = "judge") -> None:
        raise KeyboardInterrupt


class Visitor(Toy):
    """An engine of another protocol."""

    def describe(self) -> Description:
        return Description(name="Visitor", version="1", protocol="9.0", games=[])


@pytest.mark.parametrize("name", ["Toy", "make_a_toy", "AN_ENGINE", "Holder.Inner"])
def test_a_class_a_factory_and_an_instance_name_an_engine(name: str) -> None:
    with connect(f"{HERE}:{name}") as connection:
        assert connection.spec == f"{HERE}:{name}"
        assert connection.engine.describe().name == "Toy"


def test_a_restart_gives_a_fresh_engine_in_the_same_place() -> None:
    with connect(f"{TOYS}:Toy") as connection:
        engine = connection.engine
        engine.open(shed())
        assert engine.pending() is not None
        connection.restart()
        assert connection.engine is engine
        assert engine.pending() is None


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("", "none of the known forms"),
        ("refrence", "none of the known forms"),
        ("reference:gate-ruler", "none of the known forms"),
        ("python", "'' is not a module and an object"),
        ("python:json", "'json' is not a module and an object"),
        ("python:.x:y", "'.x:y' is not a module and an object"),
        ("python:no_such_module:x", "there is no module 'no_such_module'"),
        ("python:json.no_such:x", "there is no module 'json.no_such'"),
        ("python:json:no_such", "there is no 'no_such' in json"),
        ("python:json:decoder", "it is a module without the calls describe, open,"),
        (f"{HERE}:make_nothing", "it makes a NoneType without the calls"),
        ("stdio:", "it has no command"),
        ("stdio:  ", "it has no command"),
        ("stdio:engine 'x", "No closing quotation"),
        ("tcp:", "'' is not HOST:PORT"),
        ("tcp:4711", "'4711' is not HOST:PORT"),
        ("tcp:a:b:1", "'a:b:1' is not HOST:PORT"),
        ("tcp:localhost:http", "the port 'http' is no number"),
        ("tcp:localhost:99999", "the port '99999' is no number from 0 to 65535"),
    ],
)
def test_a_spec_that_names_no_engine_is_told_why_and_which_forms_there_are(spec: str, says: str) -> None:
    with pytest.raises(SpecError) as caught:
        connect(spec)
    assert says in str(caught.value)
    assert FORMS in str(caught.value)
    assert "\n" not in str(caught.value)


def test_addresses_are_hosts_and_ports() -> None:
    assert parse_address("localhost:80") == ("localhost", 80)
    assert parse_address("[::1]:80") == ("::1", 80)


def test_an_engine_that_fails_while_it_is_made_did_not_start() -> None:
    with pytest.raises(EngineFault, match="OSError: the deck is wet") as caught:
        connect(f"{HERE}:make_a_mess")
    assert caught.value.kind == "start"


@pytest.mark.parametrize("body", ["import no_such_module", "1 / 0", "import sys; sys.exit()"])
def test_a_module_that_fails_while_it_is_imported_did_not_start(
    body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unlucky_engine.py").write_text(body)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    with pytest.raises(EngineFault, match="Importing unlucky_engine") as caught:
        connect("python:unlucky_engine:Engine")
    assert caught.value.kind == "start"


def test_a_module_of_the_working_directory_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lucky_engine.py").write_text("from duelproof.tests.fakes.toy import Toy as Mine")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path not in ("", os.getcwd())])
    with connect("python:lucky_engine:Mine") as connection:
        assert connection.engine.open(shed()) == Opened()


def test_what_a_local_engine_raises_is_a_crash_with_its_cause() -> None:
    engine = LocalEngine(Careless)
    with pytest.raises(EngineFault, match="`observe` raised KeyError: 'alice'") as caught:
        engine.observe("alice")
    assert caught.value.kind == "crash"
    assert isinstance(caught.value.__cause__, KeyError)


def test_a_local_engine_cannot_end_the_judge() -> None:
    with pytest.raises(EngineFault, match="`submit` raised SystemExit: enough"):
        LocalEngine(Careless).submit(Choice(decision=1, by="bob"))


def test_a_local_engine_of_another_protocol_is_told_so() -> None:
    with pytest.raises(EngineFault, match=r"protocol version '9\.0'; it must be 1\.x"):
        LocalEngine(Visitor).describe()


def test_an_interrupt_goes_through_a_local_engine() -> None:
    with pytest.raises(KeyboardInterrupt):
        LocalEngine(Careless).pending()


def test_a_local_engine_that_answers_with_another_type_breaks_the_protocol() -> None:
    with pytest.raises(
        EngineFault, match="`describe` answered with a dict; it must be Description"
    ) as caught:
        LocalEngine(Careless).describe()
    assert caught.value.kind == "protocol"
