"""What names a rule that no edition of the book has: marks, readings, proofs, invariants and terms.

It is refused at collection, as the mistakes of feature files are (`duelproof.judge.guards`): a rule that was
renumbered or taken away would leave it behind, and nobody would notice. Each sentence begins with the place.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from duelproof.catalogue.bookfile import NAME
from duelproof.catalogue.code import Embodiment, embodiments
from duelproof.catalogue.explain import decision_records
from duelproof.catalogue.games import Game
from duelproof.catalogue.invariants import invariants_of
from duelproof.catalogue.numbering import Numbering
from duelproof.catalogue.proofs import CLAUSES, RECORDS, Proofs
from duelproof.judge.guards import unknown_revisions, unknown_rules

Named = tuple[str, str]
"""The place where a rule is named, and its id."""


def dangling(game: Game, numbering: Numbering, proofs: Proofs) -> Iterator[str]:
    """Yield what names no rule of the game, or no edition of it, outside its feature files."""
    code = embodiments(game, game.root)
    named = [*_marked(code), *_read(game), *_proven(proofs, game.folder), *_held(game), *_told(game)]
    for place, name in dict.fromkeys(named):
        yield from unknown_rules(place, [name], numbering)
    for each in code:
        editions = [mark.edition for mark in each.marks if mark.edition]
        yield from unknown_revisions(f"{each.file}:{each.line}", editions, numbering)


def _marked(code: Iterable[Embodiment]) -> Iterator[Named]:
    """List the rules that code is marked with."""
    for each in code:
        for name in each.rules:
            yield f"{each.file}:{each.line}", name


def _read(game: Game) -> Iterator[Named]:
    """List the rules that decision records name by their whole ids."""
    whole = re.compile(rf"(?<![\w-]){game.prefix}-\w(?:[\w.-]*\w)?")
    for path in decision_records(game.root):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for found in whole.finditer(line):
                yield f"{path}:{number}", found[0]


def _proven(proofs: Proofs, folder: Path) -> Iterator[Named]:
    """List the rules of the scenarios and clauses that have a record, a line each."""
    for number, scenario in enumerate(proofs.records, 1):
        yield f"{folder / RECORDS}:{number}", scenario.partition("/")[0]
    for number, clause in enumerate(proofs.clauses, 1):
        yield f"{folder / CLAUSES}:{number}", clause.partition("#")[0]


def _held(game: Game) -> Iterator[Named]:
    """List the rules that invariants stand for."""
    for held in invariants_of(game, game.root):
        for name in held.rules:
            yield f"{game.root / held.path}:{held.line}", name


def _told(game: Game) -> Iterator[Named]:
    """List the rules that tell what a word of the game means, and the one that is shown to newcomers."""
    for term in game.book.terms:
        yield f"{game.folder / NAME}: terms: {term.name['en']}", term.rule
    if game.book.example:
        yield f"{game.folder / NAME}: example", game.book.example.partition("/")[0]
