"""Finding the cast of one scenario."""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from duelproof.casting.likeness import OTHER_ABILITY, apart, most_like
from duelproof.catalogue.castings import Cast, Casting, part_hash
from duelproof.judge.relaying import Relaid
from duelproof.judge.verdicts import Verdict
from duelproof.port import CardSpec, Engine, OpenAnswer, Position
from duelproof.proof.misreadings import WrongEngine
from duelproof.proof.mutants import Mutant
from duelproof.proof.trials import PATIENCE, Trial, plain_rules
from duelproof.proof.variants import Variant, differing, variants_for
from duelproof.relaying.laying import Tables
from duelproof.wire.forwarding import Forwarding

CANDIDATES = 8
"""So many cards are tried in a part, and one more for each part."""

FEW = 4
"""So many are tried where the one most like the part has other abilities: more of them seldom help."""

TRIES = 12
"""So many whole casts are tried."""

OFTEN = 0.3
"""How often a later cast has any card in a part, and not the one most like it."""

SEEDS = (1, 2, 3, 4)
"""The tables on which casts are tried are laid anew from these seeds."""


class _Noting(Forwarding):
    """Keeps the cards of the tables that are opened."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.cards: dict[str, CardSpec] = {}

    def open(self, position: Position) -> OpenAnswer:
        """Set the table."""
        self.cards |= position.cards
        return self.inner.open(position)


@dataclass(slots=True)
class Search:
    """The search for the cast of one scenario among the cards of a catalogue.

    ``wrong`` is the wrong engine that proves the scenario.
    """

    trial: Trial
    wrong: Mutant | WrongEngine
    catalogue: Mapping[str, CardSpec]
    _ours: dict[str, CardSpec] = field(default_factory=dict)

    def found(self) -> Cast | None:
        """Return the first cast that serves, of those that are most like the parts; None if none does."""
        try:
            self._ours = self._laid_cards()
            parts = list(self._ours.values())
            taken = {name for part in parts for name in (part.name, *part.names)}
            cards = [card for card in self.catalogue.values() if taken.isdisjoint((card.name, *card.names))]
            able = {part.name: most_like(part, cards, CANDIDATES + len(parts)) for part in parts}
            best = next(_casts(able), None)
            if best is None:
                return None
            if self._serves(best):
                return self._cast(best)
            for part in sorted(parts, key=lambda part: -apart(part, able[part.name][0])):
                few = FEW if apart(part, able[part.name][0]) >= OTHER_ABILITY else None
                able[part.name] = [card for card in able[part.name][:few] if self._fits(part, card)]
                if not able[part.name]:
                    return None
            casts = (names for names in _casts(able) if names != best)
            return next((self._cast(names) for names in casts if self._serves(names)), None)
        finally:
            self.trial.stand.now = self.trial.stand.right

    def _laid_cards(self) -> dict[str, CardSpec]:
        """Return the cards of the scenario's tables, by name."""
        self.trial.stand.now = noting = _Noting(self.trial.stand.right)
        self.trial.play(seconds=PATIENCE)
        return noting.cards

    def _fits(self, part: CardSpec, card: CardSpec) -> bool:
        """Tell whether the scenario passes with one card in one part, and all others as they are."""
        return self._passes({part.name: card.name}, (), SEEDS[0])

    def _serves(self, names: dict[str, str]) -> bool:
        """Tell whether the scenario passes with a cast, and still fails on its wrong engine.

        It must pass however its table is laid, and on right engines that differ: with other cards than its
        own it could rest on which one lies first.
        """
        if not (self._passes(names, (), SEEDS[0]) and self._convicts(names)):
            return False
        variants = variants_for(self.trial.item)
        others = [
            (variants, SEEDS[0]),
            *((differences, seed) for seed in SEEDS[1:] for differences in ((), variants)),
        ]
        return all(self._passes(names, differences, seed) for differences, seed in others)

    def _passes(self, names: dict[str, str], differences: Sequence[Variant], seed: int) -> bool:
        with (
            differing(differences, self.trial.stand.right) as engine,
            self._laid(names, engine, seed),
        ):
            run = self.trial.play(seconds=PATIENCE)
        return run.verdict is Verdict.PASS and run.error is None

    def _convicts(self, names: dict[str, str]) -> bool:
        """Tell whether the wrong engine fails, by the plain rules or with what makes the engine faster."""
        with self._laid(names, self.trial.stand.right, SEEDS[0]):
            if self.trial.killed_by(self.wrong):
                return True
            with plain_rules():
                return self.trial.killed_by(self.wrong)

    @contextlib.contextmanager
    def _laid(self, names: dict[str, str], engine: Engine, seed: int) -> Iterator[None]:
        """Within, the scenario's tables are laid with a cast, or with a part of one."""
        item, stand = self.trial.item, self.trial.stand
        book = item.folder.game.book
        cards = {name: self.catalogue[name] for name in names.values()}
        casting = Casting(book.id, item.revision, cards, {item.name: self._cast(names)})
        stand.now = Relaid(engine, Tables(seed, casting=casting), book, item.name)
        try:
            yield
        finally:
            stand.now = stand.right

    def _cast(self, names: dict[str, str]) -> Cast:
        return Cast(part_hash(self.trial.item.rendered, names, self._ours), names)


def _casts(able: Mapping[str, Sequence[CardSpec]]) -> Iterator[dict[str, str]]:
    """Yield casts in which no card plays two parts: of the cards most like the parts, then by chance."""
    scarcest_first = sorted(able, key=lambda name: len(able[name]))
    for number in range(TRIES):
        rng = Random(number)
        names: dict[str, str] = {}
        for part in scarcest_first:
            free = [card.name for card in able[part] if card.name not in names.values()]
            if not free:
                break
            passed_over = number and rng.random() < OFTEN
            names[part] = rng.choice(free) if passed_over else free[0]
        if len(names) == len(able):
            yield names
