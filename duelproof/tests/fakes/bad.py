"""Engines that fail their judge: ``bad.py WAY [N]`` speaks (or not) on its standard streams.

Before call N (the second, if none is given) they answer correctly, each call with the emptiest answer that
there is; from then on they fail in the given way. Nothing of the project is imported: a bad engine must start
fast.
"""

import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

GAMES = [{"game": "gate-ruler", "revisions": ["1.1.2"]}]
DESCRIPTION = {"name": "Bad", "version": "1", "protocol": "1.0", "games": GAMES}
SEATS: dict[str, object] = {"alice": {"zones": {}}, "bob": {"zones": {}}}
VIEW = {
    "viewer": "judge", "game": "shed", "revision": "1", "turn": 1, "first": "alice", "active": "alice",
    "phase": "main", "seats": SEATS,
}  # fmt: skip
GOOD: dict[str, object] = {
    "describe": DESCRIPTION,
    "open": {"answer": "opened"},
    "pending": None,
    "submit": {"answer": "accepted"},
    "observe": VIEW,
    "events": [],
}
MEGABYTE = 1024 * 1024


def say(line: bytes) -> None:
    """Write a line to the judge."""
    os.write(1, line + b"\n")


def answer(request: dict[str, Any], result: object, **more: object) -> None:
    """Answer a request with a result, and perhaps with extra fields that do not belong there."""
    say(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result} | more).encode())


def hang(_: dict[str, Any]) -> None:
    """Say nothing for ever."""
    time.sleep(600)


def die(_: dict[str, Any]) -> None:
    """End in the middle of a call, with a last message on stderr."""
    os.write(2, b"the dog ate my rule book\n")
    os._exit(3)


def abort(_: dict[str, Any]) -> None:
    """End by a signal."""
    os.kill(os.getpid(), 9)


def rubbish(_: dict[str, Any]) -> None:
    """Print a line that is not JSON, with a terminal's escape in it."""
    say(b"\x1b[31mSegmentation fault (just kidding)")


def invalid_utf8(request: dict[str, Any]) -> None:
    """Answer with bytes that are not UTF-8."""
    say(b'{"jsonrpc":"2.0","id":%d,"result":{"answer":"\xff\xfe"}}' % request["id"])


def wrong_shape(request: dict[str, Any]) -> None:
    """Answer a view whose turn is a word."""
    answer(request, VIEW | {"turn": "first"})


def unknown_field(request: dict[str, Any]) -> None:
    """Answer correctly, but with a field that the message does not have."""
    answer(request, DESCRIPTION, comment="hello")


def other_id(request: dict[str, Any]) -> None:
    """Answer a request that was not made."""
    answer(request | {"id": 999}, DESCRIPTION)


def other_protocol(request: dict[str, Any]) -> None:
    """Claim another version of the protocol."""
    answer(request, DESCRIPTION | {"protocol": "9.0"})


def twice(request: dict[str, Any]) -> None:
    """Answer twice."""
    say(b"\n".join([json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": DESCRIPTION}).encode()] * 2))


def nothing(request: dict[str, Any]) -> None:
    """Answer with neither result nor error."""
    say(b'{"jsonrpc":"2.0","id":%d}' % request["id"])


def error(request: dict[str, Any]) -> None:
    """Answer with an error."""
    problem = {"code": -32603, "message": "KeyError: 'Ember Recruit'"}
    say(json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": problem}).encode())


def unknown_method(request: dict[str, Any]) -> None:
    """Claim not to know the call."""
    problem = {"code": -32601, "message": "what?"}
    say(json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": problem}).encode())


def giant(_: dict[str, Any]) -> None:
    """Write a line that has no end."""
    while True:
        os.write(1, b"x" * MEGABYTE)


def drip(_: dict[str, Any]) -> None:
    """Write a byte now and then, for ever."""
    while True:
        os.write(1, b" ")
        time.sleep(0.01)


def flood(request: dict[str, Any]) -> None:
    """Write much to stderr, and then answer correctly."""
    for number in range(1000):
        os.write(2, b"%d " % number + b"." * 1000 + b"\n")
    answer(request, DESCRIPTION)


def endless_flood(_: dict[str, Any]) -> None:
    """Write to stderr for ever, and never answer."""
    while True:
        os.write(2, b"." * MEGABYTE)


def orphan(request: dict[str, Any]) -> None:
    """Start a child that holds all streams open, print its id, and die."""
    child = subprocess.Popen([sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)"])
    os.write(2, b"child %d\n" % child.pid)
    os._exit(0)


def deaf(request: dict[str, Any]) -> None:
    """Stop reading after this call."""
    os.close(0)
    answer(request, DESCRIPTION)
    time.sleep(600)


def absent(request: dict[str, Any]) -> None:
    """Answer, and read nothing more."""
    answer(request, DESCRIPTION)
    time.sleep(600)


def mute(_: dict[str, Any]) -> None:
    """Close the output, and live on."""
    os.close(1)
    time.sleep(600)


def deep(request: dict[str, Any]) -> None:
    """Answer with deeply nested brackets."""
    say(b'{"jsonrpc":"2.0","id":%d,"result":' % request["id"] + b"[" * 100_000 + b"]" * 100_000 + b"}")


WAYS: dict[str, Callable[[dict[str, Any]], None]] = {
    way.__name__.replace("_", "-"): way
    for way in (
        hang, die, abort, rubbish, invalid_utf8, wrong_shape, unknown_field, other_id, other_protocol, twice,
        nothing, error, unknown_method, giant, drip, flood, endless_flood, orphan, deaf, absent, mute, deep,
    )
}  # fmt: skip


def main() -> None:
    """Fail in the given way."""
    way = WAYS[sys.argv[1]]
    last_good = int(sys.argv[2]) - 1 if len(sys.argv) > 2 else 1
    for number in itertools.count(1):
        line = sys.stdin.buffer.readline()
        if not line:
            return
        request = json.loads(line)
        if number <= last_good:
            answer(request, GOOD[request["method"]])
        else:
            way(request)


if __name__ == "__main__":
    main()
