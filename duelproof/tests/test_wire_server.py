"""A served engine says on the wire what it says in process, and no request brings it down."""

import io
import json
import shlex
import socket
import sys
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duelproof.port import (
    Accepted,
    CardIn,
    Choice,
    Decision,
    Description,
    Engine,
    NoTable,
    Opened,
    Option,
    Position,
    Refused,
    View,
    Viewer,
)
from duelproof.tests.fakes.toy import PASS, Toy, shed
from duelproof.wire import answer_line, connect, listen, serve_lines, serve_tcp

TOY = "python:duelproof.tests.fakes.toy:Toy"
SERVED = f"stdio:{shlex.quote(sys.executable)} -m duelproof serve {TOY}"


@pytest.fixture
def tcp() -> Iterator[str]:
    """Yield the address of a toy engine that listens for as long as the test runs."""
    listener = listen("127.0.0.1", 0)
    thread = threading.Thread(target=serve_tcp, args=(listener, Toy))
    thread.start()
    yield f"tcp:127.0.0.1:{listener.getsockname()[1]}"
    listener.shutdown(socket.SHUT_RDWR)
    listener.close()
    thread.join()


def played(engine: Engine) -> list[object]:
    """Return what an engine says in a whole game of Shed, and to some calls that it must refuse."""
    said: list[object] = [engine.describe(), engine.open(shed("whist")), engine.open(shed())]
    picks = [
        Choice(decision=1, by="chance", pick=[Option(player="alice")]),
        Choice(decision=2, by="bob", pick=[PASS]),
        Choice(decision=2, by="alice", pick=[Option(verb="play", card="b1")]),
        Choice(decision=2, by="alice", pick=[Option(verb="play", card="a2")]),
        Choice(decision=3, by="bob", pick=[PASS]),
        Choice(decision=4, by="alice", pick=[Option(verb="play", card="a1")]),
        Choice(decision=5, by="bob", pick=[PASS]),
    ]
    viewers: tuple[Viewer, ...] = ("alice", "bob", "judge")
    for choice in picks:
        said += [engine.pending(viewer) for viewer in viewers] + [
            engine.observe(viewer) for viewer in viewers
        ]
        said += [engine.submit(choice), engine.events(), engine.events(1, "bob")]
    return [*said, engine.pending()]


def test_an_engine_behind_stdio_says_what_it_says_in_process() -> None:
    with connect(TOY) as local, connect(SERVED) as remote:
        assert played(remote.engine) == played(local.engine)


def test_an_engine_behind_tcp_says_what_it_says_in_process(tcp: str) -> None:
    with connect(TOY) as local, connect(tcp) as remote:
        assert played(remote.engine) == played(local.engine)


def test_the_game_played_in_these_tests_is_a_game() -> None:
    said = played(Toy())
    assert [type(answer) for answer in said[:3]][2] is Opened
    assert said.count(Accepted()) == 4
    assert [answer.code for answer in said if isinstance(answer, Refused)] == [
        "not-asked",
        "not-an-option",
        "game-over",
    ]
    assert said[-1] is None
    assert [view.result.winner for view in said if isinstance(view, View) and view.result][-1] == "alice"
    assert any(isinstance(asked, Decision) and asked.hidden for asked in said)


def test_a_tcp_engine_serves_the_next_client_when_one_has_left(tcp: str) -> None:
    with connect(tcp) as first:
        first.engine.open(shed())
    with connect(tcp) as second:
        assert second.engine.pending() is None
        second.engine.open(shed())
        second.restart()
        assert second.engine.pending() is None
        assert second.engine.open(shed()) == Opened()


def test_a_tcp_client_that_breaks_off_in_mid_line_does_no_harm(tcp: str) -> None:
    _, host, port = tcp.split(":")
    with socket.create_connection((host, int(port))) as rude:
        rude.sendall(b'{"jsonrpc":')
    with connect(tcp) as connection:
        assert connection.engine.describe().name == "Toy"


def test_standard_output_belongs_to_the_protocol_alone() -> None:
    script = (
        "import os, sys; from duelproof.tests.fakes.toy import Toy; from duelproof.wire import serve_stdio\n"
        "def load():\n"
        "    print('loading'); os.write(1, b'in C\\n'); os.system('echo a child')\n"
        "    assert not sys.stdin.read()\n"
        "    return Toy()\n"
        "serve_stdio(load)"
    )
    with connect(f"stdio:{shlex.quote(sys.executable)} -u -c {shlex.quote(script)}") as connection:
        assert connection.engine.describe().name == "Toy"
        connection.close()
        assert connection.engine.stderr() == "loading\nin C\na child\n"


def asked(line: str | bytes, engine: Engine | None = None) -> Any:
    """Return what a served toy engine answers to a line."""
    raw = answer_line(engine or Toy(), line.encode() if isinstance(line, str) else line)
    return None if raw is None else json.loads(raw)


def request(method: str, **params: object) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params})


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("{", -32700, "no JSON"),
        ("", -32700, "no JSON"),
        (b'{"jsonrpc":"2.0","id":1,"method":"d\xff"}', -32700, "no UTF-8 from byte 1 of a text"),
        ("[" * 100_000, -32700, "nested too deeply"),
        ("3", -32600, "a JSON object"),
        ('[{"jsonrpc":"2.0","id":1,"method":"describe"}]', -32600, "batches are not used"),
        ('{"id":1,"method":"describe"}', -32600, "missing required field `jsonrpc`"),
        ('{"jsonrpc":"1.0","id":1,"method":"describe"}', -32600, "`$.jsonrpc`"),
        ('{"jsonrpc":"2.0","id":1}', -32600, "missing required field `method`"),
        ('{"jsonrpc":"2.0","id":1,"method":5}', -32600, "`$.method`"),
        ('{"jsonrpc":"2.0","id":1.5,"method":"describe"}', -32600, "`$.id`"),
        ('{"jsonrpc":"2.0","id":1,"method":"describe","extra":1}', -32600, "unknown field `extra`"),
        (request("shuffle"), -32601, "There is no method 'shuffle': there are describe, open, pending,"),
        ('{"jsonrpc":"2.0","id":1,"method":"open"}', -32602, "missing required field `params`"),
        ('{"jsonrpc":"2.0","id":1,"method":"observe","params":["bob"]}', -32602, "`$.params`"),
    ],
)
def test_a_line_that_is_no_request_is_answered_with_the_code_for_it(
    line: str | bytes, code: int, says: str
) -> None:
    answer = asked(line)
    assert answer["error"]["code"] == code
    assert says in answer["error"]["message"]
    assert "result" not in answer


@pytest.mark.parametrize(
    ("line", "field"),
    [
        (request("observe", viewer="carol"), "$.params.viewer"),
        (request("observe", veiwer="bob"), "$.params"),
        (request("events", since="now"), "$.params.since"),
        (
            request("open", position={"game": "shed", "revision": "1", "door": "window"}),
            "$.params.position.door",
        ),
        (request("submit", choice={"decision": 1}), "$.params.choice"),
        (
            request("submit", choice={"decision": 1, "by": "bob", "pick": [{"verb": "pass"}, {"card": 2}]}),
            "$.params.choice.pick[1].card",
        ),
    ],
)
def test_parameters_that_break_the_schema_are_answered_with_the_offending_field(
    line: str, field: str
) -> None:
    answer = asked(line)
    assert answer["id"] == 7
    assert answer["error"]["code"] == -32602
    assert answer["error"]["data"] == {"field": field}
    assert field in answer["error"]["message"]


def test_an_answer_carries_the_id_of_its_request() -> None:
    for name in (0, -1, "seven", None):
        line = msgspec.json.encode({"jsonrpc": "2.0", "id": name, "method": "pending"})
        assert asked(line) == {"jsonrpc": "2.0", "id": name, "result": None}


def test_a_notification_is_carried_out_and_not_answered() -> None:
    engine = Toy()
    opened = msgspec.json.encode({"jsonrpc": "2.0", "method": "open", "params": {"position": shed()}})
    assert asked(opened, engine) is None
    assert engine.pending() is not None


class Failing(Toy):
    """An engine that raises, and one whose answers cannot be written."""

    def describe(self) -> Description:
        return Description(name="half a character: \ud800", version="1", protocol="1.0", games=[])

    def open(self, position: Position) -> Opened:
        raise LookupError("no such card: \ud800\nand more about it")


def test_what_an_engine_raises_is_an_internal_error_without_its_traceback(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = asked(
        msgspec.json.encode({"jsonrpc": "2.0", "id": 1, "method": "open", "params": {"position": shed()}}),
        Failing(),
    )
    assert answer["error"] == {"code": -32603, "message": "LookupError: no such card: \\ud800"}
    assert "Traceback" in capsys.readouterr().err


class Bare(Toy):
    """A toy without a table."""

    def observe(self, viewer: Viewer = "judge") -> View:
        raise NoTable


def test_a_table_that_nobody_opened_cannot_be_seen_and_that_is_the_caller_s_mistake(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = b'{"jsonrpc":"2.0","id":1,"method":"observe"}'
    for engine in (Bare(), connect("reference").engine):
        answer = json.loads(answer_line(engine, line) or b"")
        assert answer["error"]["code"] == -32600
        assert answer["error"]["message"].startswith("No table is open")
    assert capsys.readouterr().err == ""


def test_what_cannot_be_written_as_json_is_an_internal_error() -> None:
    assert asked(request("describe"), Failing())["error"]["code"] == -32603


def test_a_line_that_is_too_long_is_passed_over_and_answered() -> None:
    lines = b'"' + b"x" * 500 + b'"\n' + b"\n" + request("describe").encode() + b"\n"
    written = io.BytesIO()
    serve_lines(Toy(), io.BytesIO(lines), written, max_message=200)
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert first["error"] == {"code": -32600, "message": "The message is longer than 200 bytes."}
    assert second["result"]["name"] == "Toy"


def test_a_remote_engine_that_is_served_on_passes_its_faults_on() -> None:
    script = "import sys; sys.stdin.readline(); sys.exit(3)"
    with connect(f"stdio:{shlex.quote(sys.executable)} -I -S -c {shlex.quote(script)}") as behind:
        answer = asked(request("describe"), behind.engine)
    assert answer["error"]["code"] == -32603
    assert "exit code 3" in answer["error"]["message"]


REQUESTS = [
    request("describe"),
    request("observe", viewer="bob"),
    request("submit", choice={"decision": 1, "by": "chance", "pick": [{"player": "bob"}]}),
    request("events", since=3),
]


@given(
    st.binary(max_size=60) | st.sampled_from(REQUESTS).map(str.encode),
    st.binary(max_size=3),
    st.integers(0, 120),
)
def test_any_line_is_answered_with_a_result_or_an_error(line: bytes, patch: bytes, at: int) -> None:
    engine = Toy()
    engine.open(shed())
    answer = asked(line[:at] + patch + line[at + len(patch) :], engine)
    if answer is not None:
        assert answer["jsonrpc"] == "2.0"
        assert ("result" in answer) != ("error" in answer)


@pytest.mark.parametrize("way", ["stdio", "tcp"])
def test_messages_of_megabytes_go_both_ways(way: str, tcp: str) -> None:
    position = shed()
    hand = [CardIn(f"a{number}", "火" * 20_000) for number in range(50)]
    position.seats["alice"].zones["hand"] = hand
    with connect(SERVED if way == "stdio" else tcp) as connection:
        connection.engine.open(position)
        cards = connection.engine.observe().seats["alice"].zones["hand"].cards
        assert [card.name for card in cards] == [card.name for card in hand]
        assert connection.engine.describe().name == "Toy"
