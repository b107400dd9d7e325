"""What the judge is told, changed: a candidate's answers, bundles, journals and the files of a suite."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from duelproof.catalogue.bookfile import read_book
from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.decks import read_decks
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import sha256
from duelproof.catalogue.games import game, suite_root
from duelproof.catalogue.numbering import read
from duelproof.certificate.contents import MANIFEST
from duelproof.certificate.errors import BadCertificate
from duelproof.certificate.verify import verify
from duelproof.judge.boards import board
from duelproof.judge.journal import IDENTITY_FILE, JOURNAL_FILE, Identity, Journal
from duelproof.judge.known import read_known
from duelproof.judge.verdicts import Breach, plain
from duelproof.judge.watch import Watched
from duelproof.judge.words import choice_words, event_words
from duelproof.port import VIEWERS
from duelproof.tests.fuzz.changing import Pool, changed, damaged, written
from duelproof.tests.fuzz.trials import Found, Trial, all_tables, served, some_table
from duelproof.tests.suites import shed_suite
from duelproof.wire import EngineFault, answer_line, connect
from duelproof.wire.client import RemoteEngine

FEATURES = suite_root() / "features" / "gate_ruler"
ROOT = Path(__file__).parents[3]


class Line:
    """A line to the reference, on which answers can be changed."""

    def __init__(self, change: Callable[[bytes], bytes] = lambda answer: answer) -> None:
        self.change = change
        self.engine = connect("reference").engine

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Answer a line."""
        return self.change(answer_line(self.engine, line) or b"")

    def kill(self) -> None:
        """Do nothing: there is no process."""

    close = kill


@cache
def answer_pool() -> Pool:
    """Collect what stands in true answers."""
    pool = Pool()

    def take_in(answer: bytes) -> bytes:
        pool.add(json.loads(answer))
        return answer

    line = Line(take_in)
    for played in list(all_tables())[::40]:
        engine = RemoteEngine(lambda *_: line)  # type: ignore[arg-type]
        engine.open(played.position)
        for choice in [*played.choices[:3], None]:
            for viewer in VIEWERS:
                engine.observe(viewer)
                engine.events(viewer=viewer)
                engine.pending(viewer)
            if choice is not None:
                engine.submit(choice)
    return pool


def answers(rng: Random) -> None:
    """An answer of a candidate is changed: the judge takes it, or blames the candidate."""
    played = some_table(rng)
    left = rng.randrange(14)

    def change(answer: bytes) -> bytes:
        nonlocal left
        left -= 1
        if left != -1:
            return answer
        other = written(changed(json.loads(answer), rng, answer_pool()), rng)
        served().sent.append(other)
        return other

    engine = RemoteEngine(lambda *_: Line(change))  # type: ignore[arg-type]
    zones = game(played.position.game).zones
    try:
        engine.describe()
        watched = Watched(engine, zones)
        watched.open(played.position)
        for choice in [*played.choices[:2], None]:
            views = [watched.observe(viewer) for viewer in VIEWERS]
            decision = watched.pending("bob")
            events = watched.events()
            json.dumps(plain([*views, decision, events]))
            board(plain(views[0]))
            for event in events:
                event_words(plain(event), {})
            if choice is not None:
                choice_words(plain(choice), {})
                watched.submit(choice)
    except (EngineFault, Breach) as blamed:
        if not str(blamed).strip():
            raise Found("the candidate is blamed without a word") from blamed


@cache
def true_run() -> Path:
    """Certify a toy by the tiny suite, once in a process: a folder with its journal and its bundle."""
    folder = Path(tempfile.mkdtemp(prefix="duelproof-fuzz-"))
    suite = shed_suite(folder / "suite")
    command = [sys.executable, "-m", "duelproof", "certify", "python:duelproof.tests.fakes.wrong:Keeper"]
    command += ["--suite", str(suite.root), "--report", str(folder / "report"), "--no-calibration"]
    command += ["--bundle", str(folder / "true.duelproof")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    return folder


@cache
def true_bundle() -> tuple[str, Mapping[str, bytes]]:
    """Return the fingerprint of the true bundle, and its parts."""
    with zipfile.ZipFile(true_run() / "true.duelproof") as bundle:
        parts = {name: bundle.read(name) for name in bundle.namelist()}
    return verify(true_run() / "true.duelproof").fingerprint, parts


def bundles(rng: Random) -> None:
    """A bundle is changed: it does not verify, or it has another fingerprint."""
    fingerprint, true = true_bundle()
    parts = dict(true)
    file = true_run() / "changed.duelproof"
    way = rng.randrange(3)
    if way == 0:
        file.write_bytes(damaged((true_run() / "true.duelproof").read_bytes(), rng))
    else:
        name = rng.choice(sorted(parts))
        parts[name] = _changed_part(parts[name], rng)
        if way == 1 and name != MANIFEST:
            manifest = json.loads(parts[MANIFEST])
            manifest["files"][name] = {"sha256": sha256(parts[name]), "bytes": len(parts[name])}
            parts[MANIFEST] = json.dumps(manifest).encode()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bundle:
            for each, data in parts.items():
                bundle.writestr(each, data)
    try:
        checked = verify(file)
    except BadCertificate:
        return
    if (checked.fingerprint == fingerprint) != (parts == true):
        raise Found(f"a changed bundle verifies as {checked.fingerprint}")


def _changed_part(data: bytes, rng: Random) -> bytes:
    """Change a file of lines of JSON, of one JSON text, or of anything else."""
    if rng.random() < 0.3:
        return damaged(data, rng)
    try:
        return written(changed(json.loads(data), rng, Pool()), rng)
    except ValueError:
        lines = data.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    try:
        lines[at] = written(changed(json.loads(lines[at]), rng, Pool()), rng) + b"\n"
    except ValueError:
        lines[at] = damaged(lines[at], rng)
    if rng.random() < 0.2:
        lines[at] = rng.choice((b"", lines[at] * 2, rng.choice(lines)))
    return b"".join(lines)


def journals(rng: Random) -> None:
    """A journal is changed: it is not resumed, or what is kept of it is true."""
    report, folder = true_run() / "report", true_run() / "changed"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in (JOURNAL_FILE, IDENTITY_FILE):
        shutil.copy(report / name, folder / name)
    identity = msgspec.json.decode((report / IDENTITY_FILE).read_bytes(), type=Identity)
    name = rng.choice((JOURNAL_FILE, JOURNAL_FILE, JOURNAL_FILE, IDENTITY_FILE))
    (folder / name).write_bytes(_changed_part((report / name).read_bytes(), rng))
    try:
        kept = Journal(folder, identity, resume=True).kept
    except CatalogueError:
        return
    true = [json.loads(line) for line in (report / JOURNAL_FILE).read_bytes().splitlines()]
    for result in kept:
        if not any(result.items() <= each.items() for each in true):
            raise Found(f"a changed journal is resumed: {json.dumps(result)[:300]}")


KNOWN = b"""[[known]]
scenario = "AB-8-4d/a-unit-that-attacks-is-exhausted"
fingerprint = "3f1c0d2a9b4e5f60"
link = "https://example.org/issues/12"
expires = 2027-03-31
"""
_TOKEN = re.compile(rb'"[^"\n]*"|\b\d+\b|[\w-]+(?= =)|[\[\]{}=,]')


@cache
def true_files() -> list[tuple[bytes, Callable[[Path], object]]]:
    """Return the texts of a suite's files, each with what reads it."""
    book, cards = game("gate-ruler"), sorted((FEATURES / "cards").glob("*.toml"))
    found: list[tuple[bytes, Callable[[Path], object]]] = [
        (file.read_bytes()[:20000], lambda file: load_cards.__wrapped__(file.parent, book.id))
        for file in cards[:6]
    ]
    rows = (FEATURES / "numbering.toml").read_bytes()
    found += [
        ((FEATURES / "book.toml").read_bytes(), read_book),
        ((FEATURES / "decks.toml").read_bytes(), read_decks),
        (rows, lambda file: read(book, file)),
        (KNOWN, read_known),
    ]
    return found


def files(rng: Random) -> None:
    """A file of a suite is changed: it is read, or refused with its name."""
    text, reader = rng.choice(true_files())
    for _ in range(rng.choice((1, 1, 2, 3))):
        tokens = list(_TOKEN.finditer(text))
        if not tokens or rng.random() < 0.2:
            text = damaged(text, rng)
            continue
        token = rng.choice(tokens)
        odd = (b"", b'""', b"0", b"-1", b"1" * 19, b"9" * 5000, b"1e999", b"nan", b"[]", b"{}", b"true",
               b"[" * 600, b'"\\ud800"', b'"x"', rng.choice(tokens)[0], token[0] * 2)  # fmt: skip
        text = text[: token.start()] + rng.choice(odd) + text[token.end() :]
    folder = true_run() / "files" / "features" / "gate_ruler" / "cards"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "own.toml").write_bytes(text)
    try:
        reader(folder / "own.toml")
    except CatalogueError as refused:
        if "own.toml" not in str(refused):
            raise Found(f"a file is refused without its name: {refused}") from refused


JUDGED: dict[str, tuple[int, Trial]] = {
    "answers": (15, answers),
    "bundles": (4, bundles),
    "journals": (6, journals),
    "files": (4, files),
}
"""The trials of the judge, each with how many of a hundred cases are of its kind."""
