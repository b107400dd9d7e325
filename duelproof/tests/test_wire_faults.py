"""A bad engine on the wire is a fault with a kind and a sentence, whatever it does, and never a hang."""

import contextlib
import shlex
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st

from duelproof.port import Description, Position
from duelproof.tests.fakes import bad
from duelproof.wire import Connection, EngineFault, RemoteEngine, connect
from duelproof.wire.channel import Channel, ChannelBroken, Tail

BAD = f"{shlex.quote(sys.executable)} -I -S {shlex.quote(str(Path(bad.__file__)))}"
PATIENCE = 0.25  # the limit of an engine that should run out of time
PLENTY = 20.0  # the limit of an engine that must not, even on a busy machine


@contextlib.contextmanager
def bad_engine(
    way: str, time_limit: float = PLENTY, start_limit: float = PLENTY, max_message: int = 1024 * 1024
) -> Iterator[Connection]:
    spec = f"stdio:{BAD} {way}"
    with connect(spec, time_limit, start_limit=start_limit, max_message=max_message) as connection:
        yield connection


def has_ended(pid: int) -> bool:
    """Tell whether a process has ended; its foster parent may take its time to notice."""
    try:
        return bool(psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


def second_call(connection: Connection) -> EngineFault:
    assert connection.engine.describe().name == "Bad"
    with pytest.raises(EngineFault) as caught:
        connection.engine.observe()
    return caught.value


@pytest.mark.parametrize("way", ["hang", "drip", "endless-flood"])
def test_an_engine_that_does_not_answer_in_time_hangs(way: str) -> None:
    with bad_engine(way, PATIENCE) as connection:
        fault = second_call(connection)
    assert fault.kind == "hang"
    assert str(fault).startswith("`observe` was not answered within 0.25 s")


def test_an_engine_that_never_says_its_first_word_hangs() -> None:
    with bad_engine("hang 1", PATIENCE, PATIENCE) as connection, pytest.raises(EngineFault) as caught:
        connection.engine.describe()
    assert caught.value.kind == "hang"


@pytest.mark.parametrize(
    ("way", "kind", "says"),
    [
        ("die", "crash", "the engine ended with exit code 3"),
        ("abort", "crash", "the engine was ended by signal SIGKILL"),
        ("orphan", "crash", "the engine ended with exit code 0"),
        ("mute", "crash", "the engine closed its standard output or input"),
        ("error", "crash", "failed inside the engine: \"KeyError: 'Ember Recruit'\""),
        ("rubbish", "protocol", "a line that is no JSON"),
        ("invalid-utf8", "protocol", "bytes that are no UTF-8"),
        ("wrong-shape", "protocol", "Expected `int`, got `str` - at `$.result.turn`"),
        ("unknown-field", "protocol", "`$.result`"),
        ("other-id", "protocol", "`$.result`"),
        ("nothing", "protocol", 'neither "result" nor "error"'),
        ("unknown-method", "protocol", "error -32601: 'what?'"),
        ("deep", "protocol", "nested too deeply"),
        ("giant", "too-large", "more than 1048576 bytes"),
    ],
)
def test_what_a_bad_engine_does_is_named_with_the_call(way: str, kind: str, says: str) -> None:
    with bad_engine(way) as connection:
        fault = second_call(connection)
    assert fault.kind == kind
    assert fault.message.startswith("`observe` ")
    assert says in fault.message


def test_an_answer_to_another_request_is_a_breach_of_protocol() -> None:
    with bad_engine("other-id") as connection:
        connection.engine.describe()
        with pytest.raises(EngineFault, match="id '999'; the id of the request was 2") as caught:
            connection.engine.describe()
    assert caught.value.kind == "protocol"


def test_a_field_that_the_message_has_not_is_a_breach_of_protocol() -> None:
    with bad_engine("unknown-field") as connection:
        connection.engine.describe()
        with pytest.raises(EngineFault, match="unknown field `comment`") as caught:
            connection.engine.describe()
    assert caught.value.kind == "protocol"


def test_an_engine_of_another_protocol_version_is_told_which_is_spoken() -> None:
    says = r"protocol version '9\.0'; it must be 1\.x"
    with bad_engine("other-protocol 1") as connection, pytest.raises(EngineFault, match=says) as caught:
        connection.engine.describe()
    assert caught.value.kind == "protocol"


def test_an_answer_that_nobody_asked_for_is_a_breach_of_protocol() -> None:
    with bad_engine("twice") as connection:
        connection.engine.describe()
        connection.engine.describe()
        with pytest.raises(EngineFault) as caught:
            connection.engine.describe()
    assert caught.value.kind == "protocol"


def test_an_engines_own_words_are_quoted_without_their_control_characters() -> None:
    with bad_engine("rubbish") as connection:
        fault = second_call(connection)
    assert "just kidding" in fault.message
    assert "\x1b" not in fault.message


def test_an_engine_that_dies_before_its_first_answer_did_not_start() -> None:
    with bad_engine("die 1") as connection, pytest.raises(EngineFault) as caught:
        connection.engine.describe()
    assert caught.value.kind == "start"
    assert "exit code 3" in caught.value.message
    assert caught.value.stderr == "the dog ate my rule book\n"


@pytest.mark.parametrize("spec", ["stdio:/no/such/engine --fast", "stdio:/", "stdio:a\0b"])
def test_a_command_that_cannot_be_run_did_not_start(spec: str) -> None:
    with (
        connect(spec) as connection,
        pytest.raises(EngineFault, match=r"^`describe` found no engine") as caught,
    ):
        connection.engine.describe()
    assert caught.value.kind == "start"


def test_an_address_where_nobody_listens_has_no_engine() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with connect(f"tcp:127.0.0.1:{port}") as connection, pytest.raises(EngineFault) as caught:
        connection.engine.describe()
    assert caught.value.kind == "start"


@pytest.mark.parametrize("call", [1, 2, 5, 9])
def test_an_engine_that_dies_at_some_call_has_answered_those_before(call: int) -> None:
    with bad_engine(f"die {call}") as connection:
        for _ in range(call - 1):
            assert connection.engine.observe().game == "shed"
        with pytest.raises(EngineFault, match="exit code 3") as caught:
            connection.engine.observe()
    assert caught.value.kind == ("start" if call == 1 else "crash")


def test_a_fault_tells_what_was_written_since_the_start_and_the_engine_all() -> None:
    with bad_engine("die") as connection:
        assert second_call(connection).stderr == "the dog ate my rule book\n"
        connection.restart()
        assert second_call(connection).stderr == "the dog ate my rule book\n"
        assert connection.engine.stderr() == "the dog ate my rule book\n" * 2


def test_stderr_is_no_failure_and_its_end_is_kept() -> None:
    with bad_engine("flood") as connection:
        connection.engine.describe()
        assert isinstance(connection.engine.describe(), Description)
        connection.close()
        kept = connection.engine.stderr()
    assert kept.endswith("." * 1000 + "\n")
    assert "999 ..." in kept
    assert len(kept) == 64 * 1024


def test_an_engine_that_closes_its_input_has_crashed() -> None:
    with bad_engine("deaf 1") as connection:
        connection.engine.describe()
        with pytest.raises(EngineFault, match="closed its standard output or input") as caught:
            connection.engine.describe()
    assert caught.value.kind == "crash"


def test_a_message_beyond_the_limit_is_not_sent() -> None:
    with bad_engine("hang", max_message=1000) as connection:
        connection.engine.describe()
        table = Position(game="x" * 1000, revision="1", door="setup")
        with pytest.raises(EngineFault, match=r"^`open` was not sent: its \d+ bytes") as caught:
            connection.engine.open(table)
    assert caught.value.kind == "too-large"


def test_an_engine_that_does_not_read_cannot_hold_up_a_long_message() -> None:
    with bad_engine("absent 1", PATIENCE, max_message=8 * 1024 * 1024) as connection:
        connection.engine.describe()
        table = Position(game="x" * 4_000_000, revision="1", door="setup")
        with pytest.raises(EngineFault) as caught:
            connection.engine.open(table)
    assert caught.value.kind == "hang"


def test_after_a_fault_every_call_fails_until_the_engine_is_restarted() -> None:
    with bad_engine("die") as connection:
        first = second_call(connection)
        with pytest.raises(EngineFault, match="`pending` was not sent: the engine was stopped") as caught:
            connection.engine.pending()
        assert first.message in caught.value.message
        connection.restart()
        assert connection.engine.describe().name == "Bad"


def test_a_fault_leaves_no_child_of_the_engine_behind() -> None:
    with bad_engine("orphan") as connection:
        fault = second_call(connection)
    child = int(fault.stderr.removeprefix("child "))
    for _ in range(500):
        if has_ended(child):
            return
        time.sleep(0.01)
    pytest.fail(f"The child {child} of the engine is still running.")


def test_a_connection_that_nobody_closes_takes_its_engine_with_it() -> None:
    connection = connect(f"stdio:{BAD} hang")
    before = set(psutil.Process().children())
    connection.engine.describe()
    (engine,) = set(psutil.Process().children()) - before
    del connection
    assert not engine.is_running()


def test_closing_ends_the_engine() -> None:
    before = set(psutil.Process().children())
    with bad_engine("hang") as connection:
        connection.engine.describe()
    assert set(psutil.Process().children()) == before


def test_a_tcp_engine_that_hangs_up_has_crashed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]

        def hang_up() -> None:
            client, _ = listener.accept()
            with client:
                client.recv(1000)

        thread = threading.Thread(target=hang_up)
        thread.start()
        with connect(f"tcp:127.0.0.1:{port}") as connection, pytest.raises(EngineFault) as caught:
            connection.engine.describe()
        thread.join()
    assert "closed the connection" in caught.value.message


def test_a_tcp_engine_that_is_silent_hangs() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        spec = f"tcp:127.0.0.1:{listener.getsockname()[1]}"
        with (
            connect(spec, PATIENCE, start_limit=PATIENCE) as connection,
            pytest.raises(EngineFault) as caught,
        ):
            connection.engine.describe()
    assert caught.value.kind == "hang"


ANSWER = b'{"jsonrpc":"2.0","id":1,"result":{"name":"Bad","version":"1","protocol":"1.0","games":[]}}\n'


@given(st.binary(max_size=80) | st.just(ANSWER), st.binary(max_size=3), st.integers(0, 100))
def test_whatever_bytes_come_back_there_is_an_answer_or_a_fault(line: bytes, patch: bytes, at: int) -> None:
    ours, theirs = socket.socketpair()
    theirs.sendall(line[:at] + patch + line[at + len(patch) :])
    theirs.shutdown(socket.SHUT_WR)

    def start(_tail: Tail, _seconds: float, limit: int) -> Channel:
        return Channel(ours.fileno(), ours.fileno(), max_message=limit, release=ours.close)

    engine = RemoteEngine(start)
    try:
        said: object = engine.describe()
    except EngineFault as fault:
        said = fault.message
    finally:
        engine.close()
        theirs.close()
    assert isinstance(said, Description) or str(said).startswith("`describe` ")


def test_an_answer_before_the_whole_request_is_read_is_a_breach_of_protocol() -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        theirs.sendall(ANSWER)
        channel = Channel(ours.fileno(), ours.fileno(), max_message=1000, release=ours.close)
        with pytest.raises(ChannelBroken, match="before the engine had read the whole request") as caught:
            channel.exchange(b"x" * 10_000_000 + b"\n", PLENTY)
        channel.kill()
    assert caught.value.kind == "protocol"


def test_what_cannot_be_sent_is_the_callers_mistake_and_leaves_the_engine_alone() -> None:
    with bad_engine("absent 1") as connection:
        with pytest.raises(TypeError, match="`open` cannot be sent"):
            connection.engine.open(Position(game="\ud800", revision="1", door="setup"))
        assert connection.engine.describe().name == "Bad"
