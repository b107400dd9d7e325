"""An engine that attacks its judge gets nowhere: nothing of it stays, and it changes nothing."""

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from duelproof.tests.fakes import hostile
from duelproof.wire import Connection, EngineFault, SpecError, connect
from duelproof.wire.cage import Cage, Way
from duelproof.wire.caging import WAYS, strongest_cage
from duelproof.wire.strays import adopting, end_strays

SCRIPT = Path(hostile.__file__)
PLENTY = 20.0

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux gives the judge what an engine leaves behind"
)


def engine(way: str, *arguments: object, cage: Cage | None = None) -> Connection:
    command = shlex.join([sys.executable, "-I", "-S", str(SCRIPT), way, *map(str, arguments)])
    return connect(f"stdio:{command}", PLENTY, memory_limit=200 << 20, cage=cage)


def told(connection: Connection, word: str) -> list[str]:
    """Return what the engine told after a word."""
    lines = (line.split() for line in connection.engine.stderr().splitlines())
    return [rest[0] for first, *rest in lines if first == word]


def observe_often(connection: Connection) -> None:
    for _ in range(1000):
        connection.engine.observe()


def ends(pid: int) -> bool:
    """Tell whether a process is gone soon."""
    for _ in range(500):
        try:
            if psutil.Process(pid).status() == psutil.STATUS_ZOMBIE:
                return True
        except psutil.NoSuchProcess:
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize("way", ["daemon", "leaderless"])
def test_nothing_of_an_engine_is_left_when_it_is_closed(way: str) -> None:
    with engine(way) as connection:
        assert connection.engine.describe().name == "Bad"
        connection.close()
        (pid,) = told(connection, "daemon")
    assert ends(int(pid))


@pytest.mark.parametrize("way", ["daemon", "leaderless"])
def test_nothing_of_an_engine_is_left_when_it_is_restarted(way: str) -> None:
    with engine(way) as connection:
        connection.engine.describe()
        connection.restart()
        (pid,) = told(connection, "daemon")
        assert ends(int(pid))


def test_nothing_of_an_engine_is_left_when_it_has_died() -> None:
    with engine("dying-daemon") as connection:
        with pytest.raises(EngineFault, match="ended with exit code 0"):
            connection.engine.describe()
        (pid,) = told(connection, "daemon")
        assert ends(int(pid))


def test_the_memory_of_a_daemon_is_the_engines() -> None:
    with engine("glut") as connection:
        with pytest.raises(EngineFault, match="200 are allowed") as caught:
            connection.engine.describe()
        (pid,) = told(connection, "daemon")
    assert caught.value.kind == "memory"
    assert ends(int(pid))


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT", "SIGSTOP"])
def test_an_engine_that_signals_its_parent_is_answered_to_and_leaves_nothing(name: str) -> None:
    with engine("kill-parent", name) as connection:
        assert connection.engine.describe().name == "Bad"
        assert connection.engine.observe().game == "shed"
        connection.close()
        (pid,) = told(connection, "daemon")
    assert ends(int(pid))


def test_an_engine_that_kills_its_parent_has_crashed_and_leaves_nothing() -> None:
    with adopting(), engine("kill-parent", "SIGKILL") as connection:
        connection.engine.describe()
        with pytest.raises(EngineFault, match="ended by signal SIGKILL"):
            observe_often(connection)
        (pid,) = told(connection, "daemon")
        assert not psutil.pid_exists(int(pid))


def test_what_the_judge_waits_for_itself_keeps_its_exit_status() -> None:
    with adopting():
        with subprocess.Popen(["sh", "-c", "exit 7"]) as mine:
            while psutil.Process(mine.pid).status() != psutil.STATUS_ZOMBIE:
                time.sleep(0.01)
            with engine("daemon") as connection:
                connection.engine.describe()
            end_strays()
        assert mine.returncode == 7


@pytest.mark.parametrize(("way", "said"), [("leave", "exit code 5"), ("kill SIGKILL $$", "SIGKILL")])
def test_how_an_engine_ended_is_told_as_if_the_judge_had_started_it(way: str, said: str, cage: Cage) -> None:
    command = shlex.join([sys.executable, "-I", "-S", str(SCRIPT)])
    itself = f"sh -c 'exec {command} {way}'"
    with connect(f"stdio:{itself}", cage=cage) as connection, pytest.raises(EngineFault, match=said):
        connection.engine.describe()


def test_a_thread_that_never_ends_holds_nobody_up() -> None:
    with engine("thread") as connection:
        assert connection.engine.describe().name == "Bad"
    assert connection.engine.stderr() == ""


@pytest.fixture(params=WAYS)
def cage(request: pytest.FixtureRequest, work: Path) -> Cage:
    """Return each cage that holds here, around an engine that works in a folder."""
    way: Way = request.param
    chosen = strongest_cage([], [work / "suite"], [way])
    if chosen.way != way:
        pytest.skip(f"{way} does not hold here: it is not installed, or this system forbids it")
    return chosen


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the working directory: a suite is in it, and another folder."""
    (tmp_path / "suite" / "steps").mkdir(parents=True)
    (tmp_path / "suite" / "steps" / "own.py").write_text("true\n")
    (tmp_path / "logs").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def steps(work: Path) -> Iterator[Path]:
    """Return a file of the suite; it is as it was in the end."""
    yield work / "suite" / "steps" / "own.py"
    assert (work / "suite" / "steps" / "own.py").read_text() == "true\n"
    assert [each.name for each in (work / "suite" / "steps").iterdir()] == ["own.py"]


@pytest.mark.parametrize("way", ["rewrite", "replace"])
def test_a_caged_engine_cannot_change_the_suite(way: str, cage: Cage, steps: Path) -> None:
    with engine(way, steps, cage=cage) as connection:
        assert connection.engine.describe().name == "Bad"
        connection.close()
        assert told(connection, "refused")
        assert not told(connection, "changed")


def test_a_caged_engine_cannot_signal_the_judge(cage: Cage) -> None:
    if not cage.silent:
        pytest.skip("this system's Landlock is older than Linux 6.12 and knows no signals")
    with subprocess.Popen(["sleep", "600"]) as judge:
        with engine("kill", "SIGTERM", judge.pid, cage=cage) as connection:
            connection.engine.describe()
            connection.close()
            assert told(connection, "refused")
        assert judge.poll() is None
        judge.kill()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGSTOP"])
def test_a_caged_engine_that_signals_its_parent_is_answered_to(name: str, cage: Cage) -> None:
    with engine("kill", name, os.getpid(), cage=cage) as connection:
        assert connection.engine.describe().name == "Bad"
        assert connection.engine.observe().game == "shed"


def test_nothing_of_a_caged_engine_is_left(cage: Cage) -> None:
    before = set(psutil.pids())
    with engine("daemon", cage=cage) as connection:
        connection.engine.describe()
        mine = [each for each in psutil.Process().children(recursive=True) if each.pid not in before]
        assert len(mine) >= 3
    assert all(ends(each.pid) for each in mine)


def test_a_caged_engine_writes_its_log_where_nothing_of_the_judge_is(cage: Cage, work: Path) -> None:
    with engine("write", work / "logs" / "log.txt", cage=cage) as connection:
        connection.engine.describe()
    assert (work / "logs" / "log.txt").read_text() == "what happened"


def test_a_folder_outside_is_written_only_if_the_user_says_so(
    cage: Cage, work: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (work / "home").mkdir()
    monkeypatch.chdir(work / "home")
    for folders, word in (([], "refused"), ([work / "logs"], "changed")):
        chosen = strongest_cage(folders, [work / "suite"], [cage.way])
        with engine("rewrite", work / "logs" / "log.txt", cage=chosen) as connection:
            connection.engine.describe()
            connection.close()
            assert told(connection, word)


def test_temporary_files_of_a_caged_engine_are_gone_with_it(cage: Cage, work: Path) -> None:
    command = [sys.executable, "-I", "-S", str(SCRIPT), "write"]
    spec = f"stdio:sh -c '{shlex.join(command)} $TMPDIR/a-file-of-a-hostile-engine'"
    with connect(spec, cage=cage) as connection:
        connection.engine.describe()
        connection.close()
        (written,) = told(connection, "written")
    assert not Path(written).exists()
    assert not list(Path("/tmp").glob("duelproof-*/a-file-of-a-hostile-engine"))


@pytest.mark.parametrize(
    ("folder", "says"), [("suite/steps", "part of the suite or judge"), ("none", "there is no such folder")]
)
def test_the_suite_cannot_be_made_writable(folder: str, says: str, work: Path) -> None:
    with pytest.raises(SpecError, match=says):
        strongest_cage([work / folder], [work / "suite"])


def test_without_any_cage_it_is_known_that_there_is_none(work: Path) -> None:
    assert strongest_cage([], [work / "suite"], []).way == "none"
