"""What an ability refers to: players, filters, selections, amounts and conditions, as data."""

from typing import Annotated, Literal

import msgspec

from duelproof.port.words import (
    CardTiming,
    Color,
    Keyword,
    Number,
    Relation,
    Role,
    Slot,
    Supertype,
    Type,
    Zone,
    of,
)

Who = Literal[
    "you", "opponent", "active", "inactive", "owner", "controller", "they", "their_opponent", "both",
]  # fmt: skip
"""A player, seen from the controller of the ability.

``they`` is the player last mentioned in the same instruction (its ``who`` or ``by``, in turn where it has
both), and ``their_opponent`` the other one. Without such a player they are the controller and his opponent.
"""


class Data(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What all parts of an ability share."""


class Range(Data):
    """A bound on a number: at least ``min``, at most ``max``."""

    min: "Amount | None" = None
    max: "Amount | None" = None


class Filter(Data):
    """Which cards or objects are meant: all that is given must hold. Without ``zones``, cards in play.

    ``race_contains`` is a part of a race, as ``name_contains`` of a name. ``text_starts`` is how the text of
    one of its abilities begins. ``name`` may be the key under which a name was named before.
    """

    type: Type | None = None
    supertype: Supertype | None = None
    name: str | None = None
    name_contains: str | None = None
    color: Color | None = None
    race: str | None = None
    race_contains: str | None = None
    text_starts: str | None = None
    keyword: Keyword | None = None
    timing: CardTiming | None = None
    cost: Range | None = None
    power: Range | None = None
    hp: Range | None = None
    strike: Range | None = None
    turned: Literal["ready", "exhausted"] | None = None
    face: Literal["up", "down"] | None = None
    damaged: bool | None = None
    no_text: bool | None = None
    zones: tuple[Zone, ...] = ()
    places: tuple[Slot, ...] = ()
    owner: Who | None = None
    controller: Who | None = None
    role: Role | None = None
    other: bool = False
    relation: Relation | None = None
    highest: Number | None = None
    lowest: Number | None = None
    any_of: tuple["Filter", ...] = ()
    none_of: tuple["Filter", ...] = ()


class Select(Data):
    """Which things an instruction is about.

    ``self`` the card with the ability; ``it`` what was last dealt with; ``event`` what triggered; ``target``
    and ``chosen`` by ``key``; ``all`` that match; ``choose`` a number of them at resolution (by ``by``);
    ``random``; ``top`` and ``bottom`` of a zone; what lies ``under`` the things of ``of`` (or their
    ``charges``); the ``materials`` of a summoning; ``you``,
    ``opponent`` and ``they`` are the players (or their rulers, where damage is dealt to those).
    """

    which: Annotated[
        Literal[
            "self", "it", "event", "target", "chosen", "all", "choose", "random", "top", "bottom", "under",
            "charges", "materials", "you", "opponent", "they",
        ],
        of("selection"),
    ]  # fmt: skip
    key: str = ""
    filter: Filter | None = None
    count: "Amount" = 1
    up_to: bool = False
    by: Who = "you"
    of: "Select | None" = None


class Calc(Data):
    """A number worked out: ``number`` (chosen, by ``key``), ``count`` or ``trait`` of things, sums,
    the number of the ``event`` that happened or would happen. ``trait`` may also be ``damage``, or
    ``life_left`` of a ruler or player."""

    op: Literal[
        "number", "count", "trait", "sum", "highest", "lowest", "plus", "minus", "times", "halved",
        "did", "event",
    ]  # fmt: skip
    what: Select | None = None
    trait: Number | None = None
    key: str = ""
    args: tuple["Amount", ...] = ()


Amount = int | Calc


class Cond(Data):
    """A condition: something exists or is counted, a time, what happened before, or several combined."""

    op: Literal[
        "exists", "count", "did", "tried", "phase", "turn_of", "happened", "zone_of_self", "role",
        "mode", "number", "not", "all", "any",
    ]  # fmt: skip
    what: Select | None = None
    amount: Amount | None = None
    range: Range | None = None
    name: str | None = None
    who: Who | None = None
    args: tuple["Cond", ...] = ()
