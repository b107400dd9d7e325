"""Playing the scenarios of a game on an engine while its words are noted."""

from dataclasses import dataclass, field

import msgspec

from duelproof.catalogue.games import Game
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.playthrough import play_through
from duelproof.judge.selection import Suite
from duelproof.port import CardSpec, Engine, Position, laid
from duelproof.portpages.heard import Heard, Listening, Turn

FEW = 6
"""So many choices a game has at most that is shown as an example."""


@dataclass(slots=True)
class Played:
    """What was heard in all scenarios, the cards on their tables by name, and a short game as an example."""

    heard: Heard
    cards: dict[str, CardSpec] = field(default_factory=dict)
    example: str = ""
    turns: list[Turn] = field(default_factory=list)


def _cards_of(position: Position) -> dict[str, CardSpec]:
    return {card.name: position.cards[card.name] for _, card in laid(position) if card.name in position.cards}


def play(suite: Suite, game: Game, engine: Engine) -> Played:
    """Play all scenarios of a game on an engine, and note what it says.

    Raises:
        SuiteFailure: the suite cannot be collected.
    """
    listening, best = Listening(engine), (0, 0)
    played = Played(listening.heard)

    def keep(item: ScenarioItem) -> None:
        """Keep the cards of the table, and the game if it shows more than the one that is kept."""
        nonlocal best
        if listening.position is not None:
            played.cards |= _cards_of(listening.position)
        turns = listening.turns
        kinds = len({turn.asked.kind for turn in turns})
        size = sum(len(msgspec.json.encode(turn.asked)) for turn in turns)
        if len(turns) <= FEW and (kinds, -size) > best:
            best = (kinds, -size)
            played.example, played.turns = item.name, turns

    play_through(suite, [game], listening, keep)
    listening.look_back()
    return played
