"""What JSON allows and a message must not have is refused on both sides, with the field."""

import json
import re
import socket

import pytest

from duelproof.tests.fakes.toy import Toy
from duelproof.wire import EngineFault, RemoteEngine
from duelproof.wire.channel import Channel, Tail
from duelproof.wire.messages import INVALID_PARAMS, INVALID_REQUEST, PARSE_ERROR
from duelproof.wire.server import answer_line

TWICE = '"turn":1,"turn":2'
VIEW = (
    '{"viewer":"judge","game":"shed","revision":"1","turn":1,"first":"alice","active":"alice","phase":"main",'
    '"seats":{"alice":{"zones":{}},"bob":{"zones":{}}}}'
)
BAD_ANSWERS = [
    ('"turn":1', TWICE, r"Object has a key twice - at `\$\.result\.turn`"),
    ('"turn":1', '"turn" :1,"turn":2', r"key twice - at `\$\.result\.turn`"),
    ('"turn":1', r'"turn":1,"step":"\u0022:","turn":2', r"key twice - at `\$\.result\.turn`"),
    ('"turn":1', f'"turn":1{"0" * 400}', r"from -9223372036854775808 to 9223372036854775807 - at `\$.*turn`"),
    ('"turn":1', f'"turn":1{"0" * 9000}', r"from -9223372036854775808 .* at `\$\.result\.turn`|range"),
    ('"turn":1', '"turn":1e400', "a number that is out of range"),
    ('"turn":1', '"turn":NaN', "it has NaN, which is no number"),
    ('"turn":1', '"turn":-Infinity', "it has Infinity, which is no number"),
    ('"main"', r'"main\ud800"', "half a character"),
    ('"main"', r'"\udc00main"', "half a character"),
    ('"main"', '"' + "x" * 70_000 + '"', r"at most 65536 characters, got 70000 - at `\$\.result\.phase`"),
    ('"zones":{}', '"zones":{"hand":{"count":-1}}', r">= 0 - at `\$\.result\.seats.*count`"),
    ('"zones":{}', '"zones":{"hand":{"count":10000000}}', r"<= 1000000 - at `\$\.result\.seats.*count`"),
]


def answered(line: bytes) -> EngineFault:
    """Return the fault of an engine whose first answer, to `observe`, is this line."""
    ours, theirs = socket.socketpair()
    with theirs:
        theirs.sendall(line + b"\n")

        def start(_tail: Tail, _seconds: float, limit: int) -> Channel:
            return Channel(ours.fileno(), ours.fileno(), max_message=limit, release=ours.close)

        engine = RemoteEngine(start)
        with pytest.raises(EngineFault) as caught:
            engine.observe()
    return caught.value


@pytest.mark.parametrize(("part", "instead", "says"), BAD_ANSWERS)
def test_an_answer_that_is_not_strict_json_is_a_breach_of_protocol(
    part: str, instead: str, says: str
) -> None:
    line = f'{{"jsonrpc":"2.0","id":1,"result":{VIEW.replace(part, instead, 1)}}}'
    fault = answered(line.encode())
    assert fault.kind == "protocol"
    assert re.search(says, fault.message), fault.message


def test_an_answer_that_begins_with_a_byte_order_mark_is_a_breach_of_protocol() -> None:
    fault = answered(f'\ufeff{{"jsonrpc":"2.0","id":1,"result":{VIEW}}}'.encode())
    assert "begins with a byte order mark" in fault.message


REQUEST = (
    '{"jsonrpc":"2.0","id":7,"method":"submit","params":{"choice":{"decision":1,"by":"bob","name":"X"}}}'
)
BAD_REQUESTS = [
    ('"by":"bob"', '"by":"bob","by":"alice"', INVALID_PARAMS, r"twice - at `\$\.params\.choice\.by`"),
    ('"id":7', '"id":7,"id":8', INVALID_REQUEST, r"twice - at `\$\.id`"),
    ('"decision":1', f'"decision":1{"0" * 400}', INVALID_PARAMS, r"at `\$\.params\.choice\.decision`"),
    ('"decision":1', '"decision":Infinity', PARSE_ERROR, "Infinity, which is no number of JSON"),
    ('"X"', r'"\ud800"', PARSE_ERROR, "half a character"),
    ('"X"', '"' + "x" * 70_000 + '"', INVALID_PARAMS, r"at most 65536 characters"),
    ('"X"', "[" * 100_000 + "]" * 100_000, PARSE_ERROR, "nested too deeply"),
    ("{", "\ufeff{", PARSE_ERROR, "byte order mark"),
]


@pytest.mark.parametrize(("part", "instead", "code", "says"), BAD_REQUESTS)
def test_a_request_that_is_not_strict_json_is_turned_down(
    part: str, instead: str, code: int, says: str
) -> None:
    answer = answer_line(Toy(), REQUEST.replace(part, instead, 1).encode())
    assert answer is not None
    error = json.loads(answer)["error"]
    assert error["code"] == code, error
    assert re.search(says, error["message"]), error


@pytest.mark.parametrize("text", ['a ":" b', 'a\\":b', " : ", "1234567890123456789012", "\u0022:"])
def test_what_only_looks_like_it_is_taken(text: str) -> None:
    choice = {"decision": 1, "by": "bob", "name": text}
    for separators in ((",", ":"), (", ", ": "), (" , ", " : ")):
        request = {"jsonrpc": "2.0", "id": 7, "method": "submit", "params": {"choice": choice}}
        answer = answer_line(Toy(), json.dumps(request, separators=separators).encode())
        assert answer is not None
        assert json.loads(answer)["result"]["answer"] == "refused"
