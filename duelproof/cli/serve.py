"""``duelproof serve``: put an engine on the wire."""

from pathlib import Path
from typing import Annotated

import typer

from duelproof.catalogue.games import games_in, take_in_words
from duelproof.cli.options import SuiteFolder
from duelproof.port import Engine
from duelproof.wire.server import IDLE_LIMIT, listen, serve_stdio, serve_tcp
from duelproof.wire.specs import Connection, connect, parse_address

LOOPBACK = "127.0.0.1"


def serve(
    engine: Annotated[str, typer.Argument(help="The engine: reference or python:MODULE:OBJECT.")],
    tcp: Annotated[
        str | None,
        typer.Option(
            metavar="[HOST:]PORT", help="Listen there (for this machine only, unless HOST says otherwise)."
        ),
    ] = None,
    idle: Annotated[
        float,
        typer.Option(
            help="Seconds a client of --tcp may be silent before the next one's turn.", min=1, max=86_400
        ),
    ] = IDLE_LIMIT,
    suite: SuiteFolder = None,
) -> None:
    """Speak the protocol for an engine: on the standard streams, or with --tcp to one client at a time."""
    if tcp is None:
        serve_stdio(lambda: _loaded(engine, suite).engine)
        return
    address = tcp.removeprefix(":")
    try:
        host, port = parse_address(address if ":" in address else f"{LOOPBACK}:{address}")
    except ValueError as error:
        raise typer.BadParameter(f"{error}.", param_hint="--tcp") from None
    connection = _loaded(engine, suite)
    try:
        listener = listen(host, port)
    except OSError as error:
        where = f"{host} port {port}"
        raise typer.BadParameter(f"cannot listen on {where}: {error}.", param_hint="--tcp") from None
    with connection, listener:
        bound_host, bound_port = listener.getsockname()[:2]
        shown = f"[{bound_host}]" if ":" in bound_host else bound_host
        print(f"Serving {engine} on tcp:{shown}:{bound_port}", flush=True)
        serve_tcp(listener, lambda: _fresh(connection), idle=idle)


def _loaded(spec: str, suite: Path | None) -> Connection:
    """Return the engine, once the vocabularies of the cards that it will be sent are imported."""
    take_in_words(games_in(suite.resolve()) if suite else None)
    return connect(spec)


def _fresh(connection: Connection) -> Engine:
    """Return the engine for the next client, with no state left over from an earlier one."""
    connection.restart()
    return connection.engine
