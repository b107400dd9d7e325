"""How engines are named, and how a name becomes an engine.

``reference``             the engines of this suite, in this process (the same as ``python:reference:engine``)
``python:MODULE:OBJECT``  an engine class, a factory without arguments, or an engine, in this process
``stdio:COMMAND``         a command that speaks the protocol on its standard streams
``tcp:HOST:PORT``         an engine that listens there
"""

import importlib
import os
import shlex
import sys
from collections.abc import Callable
from types import TracebackType
from typing import Any, Protocol, Self, cast

from duelproof.catalogue.games import suite_root
from duelproof.port import Engine
from duelproof.wire.channel import Channel, Tail, connect_socket, start_process
from duelproof.wire.client import START_LIMIT, TIME_LIMIT, RemoteEngine
from duelproof.wire.faults import EngineFault, SpecError, described
from duelproof.wire.local import LocalEngine
from duelproof.wire.messages import CALLS, MAX_MESSAGE

FORMS = "reference, python:MODULE:OBJECT, stdio:COMMAND or tcp:HOST:PORT"

REFERENCE = "python:reference:engine"
"""What ``reference`` stands for."""


class GuardedEngine(Engine, Protocol):
    """An engine whose every failure is an EngineFault, and that can be started anew."""

    def stderr(self) -> str:
        """The end of what the engine wrote to its own standard error."""
        ...

    def restart(self) -> None:
        """Have a fresh engine, with no table, from the next call on."""
        ...

    def close(self) -> None:
        """End the engine."""
        ...


class Connection:
    """An engine under its name: ``spec`` and ``engine``. As a context manager it closes the engine at the
    end."""

    def __init__(self, spec: str, engine: GuardedEngine) -> None:
        self.spec = spec
        self.engine = engine

    def restart(self) -> None:
        """Have a fresh engine, with no table; `engine` stays the same object. Needed after each
        EngineFault."""
        self.engine.restart()

    def close(self) -> None:
        """End the engine. Closing twice does nothing more."""
        self.engine.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def connect(
    spec: str,
    time_limit: float = TIME_LIMIT,
    *,
    start_limit: float = START_LIMIT,
    max_message: int = MAX_MESSAGE,
) -> Connection:
    """The engine that ``spec`` names. A remote one is started by its first call.

    ``time_limit`` and ``start_limit`` (for the first call after a start) are in seconds and hold for remote
    engines; one in this process has no limit, as it could not be stopped.

    Raises SpecError for a spec that is malformed or names nothing, and EngineFault("start") when an engine of
    this process fails while it is loaded.
    """
    form, _, rest = spec.partition(":")
    if spec == "reference":
        return Connection(spec, LocalEngine(_python_engine(spec, REFERENCE.partition(":")[2])))
    if form == "python":
        return Connection(spec, LocalEngine(_python_engine(spec, rest)))
    if form == "stdio":
        start = _process_starter(spec, rest)
    elif form == "tcp":
        start = _socket_starter(*parse_address(spec, rest))
    else:
        raise SpecError(f"The engine spec {spec!r} has none of the known forms: it must be {FORMS}.")
    engine = RemoteEngine(start, time_limit=time_limit, start_limit=start_limit, max_message=max_message)
    return Connection(spec, engine)


def parse_address(spec: str, address: str) -> tuple[str, int]:
    """``HOST:PORT`` (an IPv6 host in brackets) as a pair; ``spec`` is what to call it in the SpecError
    raised."""
    host, _, port = address.rpartition(":")
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host:
        host = ""
    if not host or not (port.isascii() and port.isdigit()) or int(port) > 65535:
        raise SpecError(f"{spec!r} needs a host and a port from 0 to 65535, as in tcp:127.0.0.1:4711.")
    return host, int(port)


def _process_starter(spec: str, text: str) -> Callable[[Tail, float, int], Channel]:
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise SpecError(f"The command of {spec!r} cannot be split into words: {error}.") from None
    if not command:
        raise SpecError(f"{spec!r} names no command: write stdio:COMMAND, as in stdio:./my-engine --serve.")
    return lambda tail, _seconds, max_message: start_process(command, tail, max_message)


def _socket_starter(host: str, port: int) -> Callable[[Tail, float, int], Channel]:
    return lambda _tail, seconds, max_message: connect_socket(host, port, seconds, max_message)


def _python_engine(spec: str, path: str) -> Callable[[], Engine]:
    """What makes the engine that ``MODULE:OBJECT`` names."""
    module_name, _, object_name = path.partition(":")
    if not module_name or not object_name:
        raise SpecError(f"{spec!r} needs a module and an object in it: write python:MODULE:OBJECT.")
    found = _imported(spec, module_name)
    for part in object_name.split("."):
        try:
            found = getattr(found, part)
        except AttributeError:
            raise SpecError(
                f"{spec!r} names no engine: there is no {object_name!r} in {module_name}."
            ) from None
    if not isinstance(found, type) and not _missing(found):
        return lambda: cast(Engine, found)
    if not callable(found):
        raise SpecError(f"{spec!r} names no engine but a {type(found).__name__}, {_lacking(found)}.")
    return lambda: _made(spec, found)


def _made(spec: str, factory: Callable[[], Any]) -> Engine:
    engine = factory()
    if _missing(engine):
        raise SpecError(f"{spec!r} makes no engine but a {type(engine).__name__}, {_lacking(engine)}.")
    return cast(Engine, engine)


def _missing(candidate: object) -> list[str]:
    return [call.name for call in CALLS if not callable(getattr(candidate, call.name, None))]


def _lacking(candidate: object) -> str:
    return f"which lacks the calls {', '.join(_missing(candidate))}"


def _imported(spec: str, name: str) -> Any:
    """Import a module of the suite (``reference``), of the working directory or of the environment."""
    if spec == "reference":
        _find_in(str(suite_root()))
    else:
        _find_in(os.getcwd())
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name + ".").startswith(error.name + "."):
            raise SpecError(
                f"{spec!r} names no engine: there is no module {error.name!r} to import."
            ) from None
        raise EngineFault("start", f"Importing {name} for {spec!r} failed: {described(error)}.") from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a module may also end with sys.exit
        raise EngineFault("start", f"Importing {name} for {spec!r} failed: {described(error)}.") from error


def _find_in(folder: str) -> None:
    if folder not in sys.path:
        sys.path.insert(0, folder)
