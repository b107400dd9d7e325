"""How engines are named, and how a name becomes an engine.

``reference``             the engines of this suite, in this process (the same as ``python:reference:engine``)
``python:MODULE:OBJECT``  an engine class, a factory without arguments, or an engine, in this process
``stdio:COMMAND``         a command that speaks the protocol on its standard streams
``tcp:HOST:PORT``         an engine that listens there
"""

import importlib
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self, cast

from duelproof.catalogue.games import find_engines, find_in, suite_root
from duelproof.port import Engine
from duelproof.wire.cage import Cage
from duelproof.wire.channel import connect_socket, start_process
from duelproof.wire.client import MEMORY_LIMIT, START_LIMIT, TIME_LIMIT, ChannelStarter, RemoteEngine
from duelproof.wire.faults import EngineFault, SpecError, described
from duelproof.wire.local import LocalEngine
from duelproof.wire.messages import CALLS, MAX_MESSAGE

FORMS = "reference, python:MODULE:OBJECT, stdio:COMMAND or tcp:HOST:PORT"

REFERENCE = "python:reference:engine"
"""What ``reference`` stands for."""

COMPILED = "python:reference:compiled"
"""The same engine as extension modules, if it has been built (`make compiled`)."""


class GuardedEngine(Engine, Protocol):
    """An engine whose every failure is an EngineFault, and that can be restarted."""

    def stderr(self) -> str:
        """Return the end of what the engine wrote to its own standard error."""
        ...

    def restart(self) -> None:
        """Use a fresh engine, with no table, from the next call on."""
        ...

    def close(self) -> None:
        """End the engine."""
        ...


class Connection:
    """An engine under its name: ``spec`` and ``engine``. As a context manager it closes the engine."""

    def __init__(self, spec: str, engine: GuardedEngine) -> None:
        self.spec = spec
        self.engine = engine

    def restart(self) -> None:
        """Use a fresh engine, as is needed after each EngineFault; `engine` stays the same object."""
        self.engine.restart()

    def close(self) -> None:
        """End the engine. Closing twice does no harm."""
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
    memory_limit: int = MEMORY_LIMIT,
    cage: Cage | None = None,
) -> Connection:
    """Return the engine that ``spec`` names. A remote one is started by its first call.

    ``time_limit`` and ``start_limit`` (for the first call after a start) are in seconds and hold for remote
    engines; one in this process has no limit, as it could not be stopped. ``memory_limit``, in bytes, holds
    for those that are started here (`isolated` makes one of an engine of this process); these are confined by
    ``cage``.

    Raises SpecError for a spec that is malformed or names nothing, and EngineFault("start") when an engine of
    this process fails while it is loaded.
    """
    form, _, rest = spec.partition(":")
    if spec == "reference":
        return Connection(spec, LocalEngine(_python_engine(spec, REFERENCE.partition(":")[2])))
    if form == "python":
        return Connection(spec, LocalEngine(_python_engine(spec, rest)))
    if form == "stdio":
        start = _process_starter(spec, rest, memory_limit, cage)
    elif form == "tcp":
        start = _socket_starter(spec, rest)
    else:
        raise _no_engine(spec, "it has none of the known forms")
    engine = RemoteEngine(start, time_limit=time_limit, start_limit=start_limit, max_message=max_message)
    return Connection(spec, engine)


def quickest(spec: str) -> str:
    """Return the spec of the same engine as it plays fastest: the reference compiled, if that is built."""
    if spec != "reference":
        return spec
    try:
        connect(COMPILED).close()
    except EngineFault:
        return spec
    return COMPILED


def isolated(spec: str, suite: Path) -> str:
    """Return the spec of the same engine in a process of its own: one of this process is served over stdio.

    There it can hang, crash and use what memory it likes, and is ended when it does. It can read the cards of
    the ``suite``.
    """
    if spec != "reference" and not spec.startswith("python:"):
        return spec
    return "stdio:" + shlex.join([sys.executable, "-m", "duelproof", "serve", spec, "--suite", str(suite)])


def parse_address(address: str) -> tuple[str, int]:
    """Return ``HOST:PORT`` (an IPv6 host in brackets) as a pair. Raises ValueError with half a sentence."""
    host, _, port = address.rpartition(":")
    bracketed = host.startswith("[") and host.endswith("]")
    if bracketed:
        host = host[1:-1]
    if not host or (":" in host and not bracketed):
        raise ValueError(f"{address!r} is not HOST:PORT, as in 127.0.0.1:4711")
    if not (port.isascii() and port.isdigit()) or int(port) > 65535:
        raise ValueError(f"the port {port!r} is no number from 0 to 65535")
    return host, int(port)


def _no_engine(spec: str, why: str) -> SpecError:
    return SpecError(f"{spec!r} names no engine: {why}. An engine is named {FORMS}.")


def _process_starter(spec: str, text: str, memory_limit: int, cage: Cage | None) -> ChannelStarter:
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise _no_engine(spec, f"its command cannot be split into words ({error})") from None
    if not command:
        raise _no_engine(spec, "it has no command")
    return lambda tail, _seconds, max_message: start_process(command, tail, max_message, memory_limit, cage)


def _socket_starter(spec: str, address: str) -> ChannelStarter:
    try:
        host, port = parse_address(address)
    except ValueError as error:
        raise _no_engine(spec, str(error)) from None
    return lambda _tail, seconds, max_message: connect_socket(host, port, seconds, max_message)


def _python_engine(spec: str, path: str) -> Callable[[], Engine]:
    """Return the factory of the engine that ``MODULE:OBJECT`` names."""
    module_name, _, object_name = path.partition(":")
    if not object_name or not all(part.isidentifier() for part in module_name.split(".")):
        raise _no_engine(spec, f"{path!r} is not a module and an object in it")
    found = _imported(spec, module_name)
    for part in object_name.split("."):
        try:
            found = getattr(found, part)
        except AttributeError:
            raise _no_engine(spec, f"there is no {object_name!r} in {module_name}") from None
    if not isinstance(found, type) and not _missing(found):
        return lambda: cast(Engine, found)
    if not callable(found):
        raise _no_engine(spec, f"it is a {type(found).__name__} {_lacking(found)}")
    return lambda: _made(spec, found)


def _made(spec: str, factory: Callable[[], Any]) -> Engine:
    engine = factory()
    if _missing(engine):
        raise _no_engine(spec, f"it makes a {type(engine).__name__} {_lacking(engine)}")
    return cast(Engine, engine)


def _missing(candidate: object) -> list[str]:
    return [call.name for call in CALLS if not callable(getattr(candidate, call.name, None))]


def _lacking(candidate: object) -> str:
    return f"without the calls {', '.join(_missing(candidate))}"


def _imported(spec: str, name: str) -> Any:
    """Import a module of the suite (``reference``), of the working directory or of the environment."""
    if name.partition(".")[0] == "reference":
        find_in(suite_root())
    else:
        find_engines(Path.cwd())
    try:
        return importlib.import_module(name)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a module may also end with sys.exit
        if isinstance(error, ModuleNotFoundError) and error.name and f"{name}.".startswith(f"{error.name}."):
            raise _no_engine(spec, f"there is no module {error.name!r} to import") from None
        raise EngineFault("start", f"Importing {name} for {spec!r} failed: {described(error)}.") from error
