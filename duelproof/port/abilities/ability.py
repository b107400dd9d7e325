"""One ability of a card: when it works, what it needs, what it does."""

from typing import Annotated, Literal

from duelproof.port.abilities.costs import Cost
from duelproof.port.abilities.instruction import Instr
from duelproof.port.abilities.triggers import Trigger
from duelproof.port.selections import Amount, Cond, Data, Filter, Who
from duelproof.port.words import AbilityTiming, Keyword, Zone, of


class TargetSpec(Data):
    """Something to target as the ability is played: how many, what, and the key that refers to it.

    Where the effect treats each target differently, ``parts`` are the keys of the parts, and the player says
    which target is which as he plays the ability.
    """

    filter: Filter
    key: str = "target"
    min: Amount = 1
    max: Amount = 1
    player: bool = False
    parts: tuple[str, ...] = ()


class Limit(Data):
    """How often an ability may be used in a turn or a game, for itself or for all of its name."""

    per: Literal["turn", "game"]
    n: int = 1
    scope: Literal["ability", "name"] = "ability"


class Mode(Data):
    """One of the things to choose among when an ability is played or resolves, with its own targets."""

    id: str
    effect: tuple[Instr, ...]
    targets: tuple[TargetSpec, ...] = ()
    text: str = ""


class Ability(Data):
    """One ability of a card.

    ``kind``: activated, triggered (automatic), static (continuous), spell (what an event, spell or strategy
    does), replacement, or keyword (``keyword`` names it, ``n`` says how much). ``zones``
    are where it works; if it names none, it works in play. ``needs`` is a condition: a triggered ability
    checks it when it triggers and again at resolution, and a card can be played only while it holds.
    ``as_played`` are choices made as it is played, before its targets. ``modes_by`` chooses the modes.
    """

    id: str
    kind: Annotated[
        Literal["activated", "triggered", "static", "spell", "replacement", "keyword"], of("kind of ability")
    ]
    name: str | None = None
    keyword: Keyword | None = None
    n: int | None = None
    zones: tuple[Zone, ...] = ()
    timing: AbilityTiming | None = None
    limit: Limit | None = None
    trigger: Trigger | None = None
    needs: Cond | None = None
    cost: tuple[Cost, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose_modes: int = 1
    modes_by: Who = "you"
    as_played: tuple[Instr, ...] = ()
    targets: tuple[TargetSpec, ...] = ()
    effect: tuple[Instr, ...] = ()
    may: bool = False
    text: str = ""
