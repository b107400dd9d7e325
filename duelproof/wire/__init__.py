"""Engines by name and on the wire: specs, the JSON-RPC client and server, and engine faults."""

from duelproof.wire.client import MEMORY_LIMIT, START_LIMIT, TIME_LIMIT, RemoteEngine
from duelproof.wire.faults import EngineFault, FaultKind, SpecError
from duelproof.wire.local import LocalEngine
from duelproof.wire.messages import MAX_MESSAGE
from duelproof.wire.server import answer_line, listen, serve_lines, serve_stdio, serve_tcp
from duelproof.wire.specs import COMPILED, Connection, GuardedEngine, connect, isolated, quickest

__all__ = [
    "COMPILED", "MAX_MESSAGE", "MEMORY_LIMIT", "START_LIMIT", "TIME_LIMIT", "Connection", "EngineFault",
    "FaultKind", "GuardedEngine", "LocalEngine", "RemoteEngine", "SpecError", "answer_line", "connect",
    "isolated", "listen", "quickest", "serve_lines", "serve_stdio", "serve_tcp",
]  # fmt: skip
