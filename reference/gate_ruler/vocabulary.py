"""The words of cards that Gate Ruler alone has."""

from typing import Literal

import msgspec

from duelproof.port.abilities import Cost, Instr, Instruction, Until
from duelproof.port.selections import Amount, Data, Filter, Select, Who
from duelproof.port.vocabulary import Vocabulary, take_in


class AddCharge(Instruction, tag="add_charge"):
    """Put cards into the charge zone, linked to the cards of ``to``."""

    what: Select
    to: Select


class Materials(Instruction, tag="materials"):
    """A player who can may do all of ``process``, and then ``then`` (16-13b).

    Within ``then``, and for what hears of the summoning, what the process moved are the ``materials``.
    """

    process: tuple[Cost, ...]
    then: tuple[Instr, ...] = ()


class AbyssalSummon(Instruction, tag="abyssal_summon"):
    """A player may special summon a unit with Abyssal Concerto, doing what that requires."""


class Swap(Instruction, tag="swap"):
    """Exchange the places of two things."""

    first: Select
    second: Select


class PutOnTop(Instruction, tag="put_on_top"):
    """Put a card on top of another, which becomes its charge (15-14b)."""

    what: Select
    on: Select


class Rearrange(Instruction, tag="rearrange"):
    """Rearrange all units of a player as often as he likes (15-28)."""

    who: Who = "you"


class Dealt(Data):
    """Which damage is meant: by its source, and whether it is ``combat`` or ``effect`` damage."""

    by: Filter | None = None
    name: Literal["combat", "effect"] | None = None


class HealDealt(Instruction, tag="heal_dealt"):
    """Heal units of damage that was dealt to them so in this phase, once, or with ``every`` all of it."""

    what: Select
    dealt: Dealt = msgspec.field(default_factory=Dealt)
    every: bool = False


class Recover(Instruction, tag="recover"):
    """Units have no damage any more, and effects of limited duration upon things end (16-12b)."""

    what: Select


class Prevent(Instruction, tag="prevent"):
    """Take ``n`` from the damage of a process on the gate, or make it ``becomes``.

    ``what`` are the things to which it is to be dealt (anything, if not given), ``event`` those of the
    process that triggered the ability. The controller chooses the process, or it is the topmost, as ``next``
    says.
    """

    n: Amount = 0
    becomes: Amount | None = None
    what: Select | None = None
    dealt: Dealt = msgspec.field(default_factory=Dealt)
    next: bool = False


class Drive(Instruction, tag="drive"):
    """Drive ``n`` cards of the deck, or those of ``what``."""

    what: Select | None = None
    n: Amount = 1
    who: Who = "you"


class PlayAbility(Instruction, tag="play_ability"):
    """Play another ability of the same card, by its id (14-5b)."""

    ability: str


class ChangeCounter(Instruction, tag="change_counter"):
    """What a Counter has played on the gate has this effect instead (14-16b)."""

    effect: tuple[Instr, ...]


class Negate(Instruction, tag="negate"):
    """Negate or counter something on the gate or stack: cards, or the abilities there of cards."""

    what: Select
    abilities: bool = False


class ChangeControl(Instruction, tag="control"):
    """Give control of things to a player."""

    what: Select
    to: Who
    until: Until = "game"


VOCABULARY = take_in(
    Vocabulary(
        game="gate-ruler",
        instructions=(
            AddCharge,
            Materials,
            AbyssalSummon,
            Swap,
            PutOnTop,
            Rearrange,
            HealDealt,
            Recover,
            Prevent,
            Drive,
            PlayAbility,
            ChangeCounter,
            Negate,
            ChangeControl,
        ),
    )
)
