"""Questions that an engine asks, the choices that answer them, and its replies."""

from collections import Counter
from typing import Literal

import msgspec

from duelproof.port.places import Count, Decider, Oid, Place, Ref, Seat

Scalar = int | str | bool


class Option(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True, gc=False
):
    """One thing that can be chosen. It is its content: two options with the same fields are the same option.

    ``verb`` says what an act decision's option does (play, attack, pass, ...). ``card`` is a ref, or a handle
    where the chooser may not see the card. ``object`` names what is not one card. ``place`` is the
    destination, ``origin`` (on the wire ``from``) the start, ``value`` a number, word or yes/no, ``target``
    the aim of an act (a ref, oid or seat), and ``way`` (on the wire ``as``) one of several ways to do it.
    """

    verb: str | None = None
    card: Ref | None = None
    object: Oid | None = None
    player: Seat | None = None
    place: Place | None = None
    target: str | None = None
    value: Scalar | None = None
    origin: Place | None = msgspec.field(default=None, name="from")
    way: str | None = msgspec.field(default=None, name="as")

    @property
    def content(self) -> "Option":
        """What it says, without the ids that an engine makes up anew each time."""
        return self if self.object is None else msgspec.structs.replace(self, object=None)


def fits(wanted: Option, offered: Option) -> bool:
    """Tell whether an option agrees with an offered one in all fields that are given (the port's way)."""
    return all(
        (given := getattr(wanted, field)) is None
        or (given == getattr(offered, field) and type(given) is type(getattr(offered, field)))
        for field in Option.__struct_fields__
    )


class Shape(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True, tag_field="shape"):
    """How a decision is answered: one of the five subclasses."""


class Pick(Shape, tag="pick"):
    """Pick ``min`` to ``max`` options; every subset of such a size is legal."""

    min: Count = 1
    max: Count = 1


class Order(Shape, tag="order"):
    """Put all options in order: first (or topmost) first."""


class Divide(Shape, tag="divide"):
    """Give each picked option a number of at least ``each_min``, ``total`` in all; pick all if ``every``."""

    total: int
    each_min: int = 1
    every: bool = False


class Number(Shape, tag="number"):
    """Say a whole number from ``min`` to ``max``."""

    min: int
    max: int


class Name(Shape, tag="name"):
    """Name something of a domain: a card, race, attribute, faction, civilization, colour or keyword."""

    domain: str


AnyShape = Pick | Order | Divide | Number | Name


class Decision(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """The one open question.

    ``id`` rises strictly through a game. ``kind`` is one of docs/port.md (act, target, pay, order, ...).
    ``about`` is the item or card whose text or rule asks, ``part`` the clause of it. ``options`` is complete
    for pick, order and divide. Where ``secret_to`` names the viewer, he gets none of them, a plain pick
    instead of one of so many or of a number between bounds, and ``hidden``, their count, only if that tells
    nothing secret.
    """

    id: int
    player: Decider
    kind: str
    shape: AnyShape
    options: list[Option] = []
    about: str | None = None
    part: str | None = None
    secret_to: list[Seat] = []
    hidden: Count = 0

    @property
    def repeated(self) -> Option | None:
        """An option that is offered more than once, which is a mistake; None where there is none."""
        if len(set(self.options)) == len(self.options):
            return None
        return next(option for option, times in Counter(self.options).items() if times > 1)


class Choice(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """An answer: who gives it, to which decision, in one of the forms.

    Options are matched by content, so a choice can name one that was not offered, and is refused. Fields left
    out match if exactly one offered option remains. ``whatever`` leaves a decision of chance to the engine.
    ``concede`` needs no decision of one's own, ``take_back`` undoes an unfinished play.
    """

    decision: int
    by: Decider
    pick: list[Option] | None = None
    order: list[Option] | None = None
    divide: list[tuple[Option, int]] | None = None
    number: int | None = None
    name: str | None = None
    whatever: bool = False
    take_back: bool = False
    concede: bool = False


RefusalCode = Literal[
    "not-asked",
    "stale",
    "not-an-option",
    "too-few",
    "too-many",
    "bad-sum",
    "bad-number",
    "no-such-name",
    "unpayable",
    "game-over",
    "not-offered",
    "wrong-shape",
]


class Accepted(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag="accepted",
    tag_field="answer",
):
    """The choice was made. ``rewound``: the play could not be finished, and the table is as before it."""

    rewound: bool = False


class Refused(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag="refused",
    tag_field="answer",
):
    """The choice was not made, nothing changed: a code, a sentence, and the rules that forbid it if known."""

    code: RefusalCode
    reason: str = ""
    rules: tuple[str, ...] = ()


Answer = Accepted | Refused
