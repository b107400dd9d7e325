"""Section 3, the course of play: decks (3.1), how a game ends (3.3), battles (3.11)."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

from duelproof.playout import everywhere as every
from duelproof.playout import telling
from duelproof.playout.dealing import build, colours_of, of_types, plain_card, position, ready_made, traits
from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, CardSpec, Position, View
from properties.dimension_zero.s4_processing import stands

GAME, REVISION = "dimension-zero", "15.00"
FOLDER = Path(__file__).parents[2] / "features" / "dimension_zero"


def _embattled(scene: Scene) -> Iterator[str]:
    """Check 3.11.1: two units of different players on a square are in a battle."""
    if not scene.acting:
        return
    on = defaultdict(set)
    for card in scene.cards("square"):
        if stands("square", card):
            on[card.at].add(card.controller)
    fought = {fight.place.slot for fight in scene.judge.fights if fight.place and fight.kind == "battle"}
    for at, controllers in on.items():
        if len(controllers) > 1 and at not in fought:
            yield f"units of both players are on square {at}, and there is no battle"


class KnowsNoBattles(Seen):
    """Shows no battles."""

    def change(self, view: View) -> None:
        view.fights = []


INVARIANTS = (
    every.over("DZ-3.3.3", "DZ-3.3.4", "DZ-3.3.5"),
    telling.truly_told("DZ-3.4.1", "DZ-3.4.2"),
    Invariant(
        "embattled",
        "units of both players on one square are in a battle",
        ("DZ-3.11.1", "DZ-4.16.4-3"),
        _embattled,
        (KnowsNoBattles,),
    ),
)

COURSE = {"ends": ("DZ-3.3.2",)}
"""A game ends because each turn draws, and an empty deck loses (3.3.2)."""

_SIZE, _COPIES, _FORBIDDEN = 40, 3, 10


def deal(cards: Mapping[str, CardSpec], rng: Random) -> Position:
    """Deal two decks of 40 cards, ready-made or of one or two colours (3.1.1, 1.2.4)."""
    pool = of_types(cards, "unit", "base", "strategy")
    zones = {seat: ready_made(FOLDER, cards, rng) or {"deck": _deck(pool, rng)} for seat in SEATS}
    return position(GAME, REVISION, zones, rng)


def _deck(pool: list[CardSpec], rng: Random) -> list[CardSpec]:
    colours = colours_of(pool) or ["red"]
    chosen = rng.sample(colours, rng.randint(1, min(2, len(colours))))
    fitting = [card for card in pool if set(traits(card).colors) <= set(chosen)]

    def may_join(deck: list[CardSpec], card: CardSpec) -> bool:
        symbols = [traits(each).forbidden for each in (*deck, card)]
        return sum(number for number in symbols if isinstance(number, int)) <= _FORBIDDEN

    def filler(number: int) -> CardSpec:
        colour = chosen[number % len(chosen)]
        return plain_card(
            GAME,
            f"Plain {colour.title()} Scout {number + 1}",
            "unit",
            cost=1 + number % 4,
            symbols={colour: 1, "colorless": number % 4} if number % 4 else {colour: 1},
            move_cost={colour: 1},
            colors=[colour],
            power=1000 * (1 + number % 6),
            strike=1 + number % 2,
        )

    return build(fitting, _SIZE, rng, most=lambda card: _COPIES, filler=filler, also=may_join)
