"""Many play-outs from one seed: fast ones to measure an engine, checked ones to look for a breach."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.games import Game
from duelproof.catalogue.games import game as game_named
from duelproof.playout.alike import compare
from duelproof.playout.breach import Breach
from duelproof.playout.course import Player, Unplayable, open_table, replay
from duelproof.playout.dealing import is_plain
from duelproof.playout.invariant import Invariant, Playbook
from duelproof.playout.moves import passing, random_choice
from duelproof.playout.supported import without
from duelproof.port import SEATS, CardSpec, Choice, Engine, Pick, Position, Refused, Seeded

DEALS = 16
"""The pairs of decks that a measurement repeats, so that dealing is not measured."""
WEARY = 1_000
"""After this many decisions the players of a fast play-out pass where they can, so that it ends."""
LIMIT = 100_000
"""A fast play-out with more decisions than this does not end."""


@dataclass(slots=True)
class Tally:
    """How many games were played, with how many decisions, in how many seconds.

    ``left_out`` are cards that the engine does not support.
    """

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    left_out: set[str] = field(default_factory=set)

    def data(self) -> dict[str, Any]:
        """Return the tally as plain data, with the figures per second."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "left_out": sorted(self.left_out),
        }


def cards_of(game: str | Game) -> dict[str, CardSpec]:
    """Return the cards of a game's set.

    Raises CatalogueError for an unknown game or a card file that is wrong.
    """
    played = game_named(game)
    return load_cards(played.folder / "cards", played.id)


def dealt_to(game: str | Game, *engines: Engine) -> dict[str, CardSpec]:
    """Return the cards of a game's set that all of the engines say they can play.

    An engine that claims ``port/vocabulary`` plays any card; another plays those that it names, and one that
    names none plays the cards without abilities.

    Raises CatalogueError as `cards_of`, and EngineFault where an engine does not say who it is.
    """
    cards, name = cards_of(game), game_named(game).id
    for engine in engines:
        supports = [support for support in engine.describe().games if support.game == name]
        known = {card for support in supports for card in support.cards}
        if any("port/vocabulary" in support.capabilities for support in supports):
            continue
        cards = {
            card: spec for card, spec in cards.items() if card in known or (not known and is_plain(spec))
        }
    return cards


def tables(book: Playbook, cards: Mapping[str, CardSpec], seed: int) -> Iterator[Position]:
    """Yield tables without end for fast play-outs: a round of deals, a new seed for each, no events."""
    rng = Random(seed)
    deals = [book.deal(cards, rng) for _ in range(DEALS)]
    number = 0
    while True:
        dealt = deals[number % DEALS]
        yield msgspec.structs.replace(dealt, chance=Seeded(seed=seed + number), events=False)
        number += 1


def race(
    engine: Engine,
    book: Playbook,
    cards: Mapping[str, CardSpec],
    seed: int,
    until: Callable[[Tally], bool],
) -> Tally:
    """Play random games until ``until``, asked after each game, says that it is enough, and measure them.

    A card that the engine names as unsupported is in no deck from then on.

    Raises:
        Breach: a legal option was refused, or a game does not end.
        Unplayable: the engine did not open a table.
    """
    rng = Random(seed)
    tally = Tally()
    dealt = tables(book, cards, seed)
    while True:
        position = next(dealt)
        began = time.perf_counter()
        try:
            decisions = _dash(engine, book, position, rng)
        except Unplayable as refused:
            tally.left_out |= refused.named_or_raised()
            dealt = tables(book, without(cards, tally.left_out), seed)
            continue
        tally.seconds += time.perf_counter() - began
        tally.games += 1
        tally.decisions += decisions
        if until(tally):
            return tally


def _dash(engine: Engine, book: Playbook, position: Position, rng: Random) -> int:
    """Play one random game without checks, and return how many decisions it took."""
    open_table(engine, position)
    pending, submit, random = engine.pending, engine.submit, rng.random
    choice = Choice(decision=0, by="alice")
    made = 0
    while (decision := pending()) is not None:
        shape = decision.shape
        if made >= WEARY and (declined := passing(decision)) is not None:
            answer = submit(declined)
        elif type(shape) is Pick and shape.min == shape.max == 1:
            options = decision.options
            choice.decision, choice.by = decision.id, decision.player
            choice.pick = [options[int(random() * len(options))]]
            answer = submit(choice)
        else:
            answer = submit(random_choice(decision, rng, position))
        if type(answer) is Refused:
            raise book.course["accepted"].breach(f"an option was refused ({answer.code}: {answer.reason})")
        made += 1
        if made > LIMIT:
            raise book.course["ends"].breach(f"a game has more than {LIMIT} decisions")
    return made


def check_game(
    engine: Engine,
    book: Playbook,
    cards: Mapping[str, CardSpec],
    seed: int,
    invariants: Sequence[Invariant] | None = None,
) -> int:
    """Play one random game with every invariant checked, and return how many decisions it took.

    If ``invariants`` are given, only these of those that hold at every decision are checked.

    Raises:
        Breach: an invariant does not hold.
        Unplayable: the engine did not open the table.
    """
    rng = Random(seed)
    position = book.deal(cards, rng)
    forging = Random(rng.random())
    player = Player(engine, book, position, invariants=invariants, forging=forging, listening=SEATS[seed % 2])
    record = player.play(rng)
    replay(engine, book, record)
    compare(engine, book, record, rng)
    return len(record.choices)


def failure(breach: Breach, seed: int) -> dict[str, Any]:
    """Return a breach as plain data: what does not hold, where it was seen, and how to repeat it."""
    return {
        "seed": seed,
        "invariant": breach.invariant,
        "sentence": breach.sentence,
        "rules": list(breach.rules),
        "seen": breach.seen,
        "choices": msgspec.to_builtins(breach.choices),
        "position": msgspec.to_builtins(breach.position),
    }
