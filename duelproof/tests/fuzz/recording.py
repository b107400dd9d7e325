"""Tables and choices of the suite's own scenarios, recorded once, from which the fuzz begins.

``python -m duelproof.tests.fuzz --record`` plays all scenarios with the reference and keeps a few hundred of
their tables: so many that each card of the sets lies on one. The file holds no definitions of cards of the
sets: these are read anew each time.
"""

import gzip
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import ClassVar

import msgspec

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.games import game as game_named
from duelproof.catalogue.games import games, suite_root
from duelproof.judge.certify import Candidate, Limits, Progress, run_suite
from duelproof.judge.selection import Selection, Suite
from duelproof.playout.games import playbook
from duelproof.port import Accepted, Answer, CardSpec, Choice, OpenAnswer, Position, laid
from duelproof.port.reading import Decoder
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding

FILE = Path(__file__).with_name("tables.jsonl.gz")
DEALT = 6
"""How many tables of random games, with cards of the whole set, are added for each book."""


class Played(msgspec.Struct):
    """A table that was opened, and the choices that were accepted there.

    In the file ``known`` names the cards of the set whose definitions the position has.
    """

    position: Position
    choices: list[Choice] = []
    known: list[str] = []


class Recorder(Forwarding):
    """The reference, which notes the tables and choices of all scenarios."""

    played: ClassVar[list[Played]] = []

    def open(self, position: Position) -> OpenAnswer:
        """Set a table and note it."""
        Recorder.played.append(Played(position, []))
        return super().open(position)

    def submit(self, choice: Choice) -> Answer:
        """Make a choice and note it, if it was accepted."""
        answer = super().submit(choice)
        if isinstance(answer, Accepted):
            Recorder.played[-1].choices.append(choice)
        return answer


def recorder() -> Recorder:
    """Make the recorder."""
    return Recorder(connect("reference").engine)


def record() -> int:
    """Play all scenarios and write the file; return the number of tables in it."""
    Recorder.played.clear()
    suite = Suite(suite_root())
    run_suite(suite, Candidate(f"python:{__name__}:recorder"), Selection(), Limits(), Progress())
    kept = list(_covering(Recorder.played))
    with gzip.GzipFile(FILE, "wb", mtime=0) as file:
        for played in kept:
            known = cards_of(played.position.game)
            own = {name: card for name, card in played.position.cards.items() if known.get(name) != card}
            left_out = sorted(played.position.cards.keys() - own.keys())
            position = msgspec.structs.replace(played.position, cards=own)
            file.write(msgspec.json.encode(Played(position, played.choices, left_out)) + b"\n")
    return len(kept)


def _covering(played: list[Played]) -> Iterator[Played]:
    """Keep tables until each card has lain on one, and some of each door besides."""
    shuffled = list(played)
    Random(15).shuffle(shuffled)
    seen: set[tuple[str, str]] = set()
    for each in shuffled:
        position = each.position
        new = {(position.game, card.name) for _, card in laid(position)} - seen
        if len(new) > 1 or (new and position.door != "setup"):
            seen |= new
            yield each


@cache
def cards_of(game: str) -> Mapping[str, CardSpec]:
    """Read the cards of a book's set."""
    return load_cards(game_named(game).folder / "cards", game)


@cache
def tables() -> Mapping[str, list[Played]]:
    """Read the recorded tables, and deal some of random games, by book."""
    decoder = Decoder[Played](Played)
    found: dict[str, list[Played]] = {each.id: [] for each in games()}
    for line in gzip.decompress(FILE.read_bytes()).splitlines():
        each = decoder.decode(line)
        known = cards_of(each.position.game)
        each.position.cards |= {name: known[name] for name in each.known if name in known}
        found[each.position.game].append(each)
    for book in games():
        rng = Random(book.id)
        cards = dict(cards_of(book.id))
        found[book.id] += [Played(playbook(book).deal(cards, rng)) for _ in range(DEALT)]
    return found
