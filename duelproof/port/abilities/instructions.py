"""What cards do: the instructions that several books share. A book adds its own in its vocabulary.

The set is closed: it grows by a struct here or in a book's vocabulary. The reference engines' functions for
an instruction say what it means.
"""

from typing import Annotated, Literal

import msgspec

from duelproof.port.abilities.ability import Ability
from duelproof.port.abilities.costs import Cost
from duelproof.port.abilities.instruction import Instr, Instruction
from duelproof.port.abilities.triggers import Trigger
from duelproof.port.selections import Amount, Calc, Cond, Filter, Range, Select, Who
from duelproof.port.words import (
    ChangedNumber,
    CostWord,
    Destination,
    Domain,
    Forbidden,
    FoundTo,
    Keyword,
    MoveName,
    Permitted,
    Required,
    Searched,
    Slot,
    Trait,
    of,
)

Until = Annotated[
    Literal["turn", "your_next_turn", "step", "attack", "battle", "next", "game", "while"], of("duration")
]
"""How long an effect lasts: to the end of this ``turn``, ``attack`` or ``battle``. The effect of a static
ability lasts ``while`` the ability works."""


class Draw(Instruction, tag="draw"):
    """A player draws ``n`` cards."""

    n: Amount = 1
    who: Who = "you"
    up_to: bool = False


class Discard(Instruction, tag="discard"):
    """A player discards ``n`` cards of his hand, his own choice or at random."""

    n: Amount = 1
    who: Who = "you"
    random: bool = False


class Destroy(Instruction, tag="destroy"):
    """Destroy things, in the way of the book."""

    what: Select


class Move(Instruction, tag="move"):
    """Put cards into a zone of their owner (or of ``seat``), at a slot, on the top or bottom, in a pose.

    Where a zone has slots and none is named, the player who moves the card chooses one. He chooses, too,
    where a word means several zones (``front``).
    """

    what: Select
    to: Destination
    seat: Who | None = None
    slot: Slot | None = None
    position: Literal["top", "bottom"] = "top"
    turned: Literal["ready", "exhausted", "keep"] | None = None
    face: Literal["up", "down"] | None = None
    verb: MoveName = "put"


class Turn(Instruction, tag="turn"):
    """Ready or exhaust things (untap and tap, release and freeze); ``reverse`` turns them upside down."""

    what: Select
    to: Annotated[Literal["ready", "exhausted", "reverse"], of("pose")]


class Damage(Instruction, tag="damage"):
    """Deal damage to things; with ``divide`` the total is divided among the targets.

    The source is the card with the ability, or each card of ``by`` in turn, which is then ``it`` in ``n``.
    With ``ignore_counter``, nobody plays Counter abilities for this damage. It is effect damage unless
    ``combat`` is set.
    """

    what: Select
    n: Amount
    divide: bool = False
    by: Select | None = None
    ignore_counter: bool = False
    combat: bool = False


class Heal(Instruction, tag="heal"):
    """Heal a unit's damage, or a player's by cards of the damage zone."""

    what: Select
    n: Amount


class Modify(Instruction, tag="modify"):
    """Add to a number of things (power, hp, strike, cost, life) for a time."""

    what: Select
    trait: ChangedNumber
    by: Amount
    until: Until = "turn"


class SetTrait(Instruction, tag="set"):
    """Make a trait of things something else for a time; ``also`` keeps the old beside the new.

    With ``may`` the controller decides each time something refers to the trait.
    """

    what: Select
    trait: Trait
    to: int | str | Calc | tuple[str, ...]
    also: bool = False
    may: bool = False
    until: Until = "turn"


class Gain(Instruction, tag="gain"):
    """Things gain an ability for a time."""

    what: Select
    ability: Ability
    until: Until = "turn"


class LoseAbilities(Instruction, tag="lose_abilities"):
    """Things lose a keyword, or all their abilities, for a time."""

    what: Select
    keyword: Keyword | None = None
    until: Until = "turn"


class Unaffected(Instruction, tag="unaffected"):
    """Things are not affected by effects: of cards anywhere like ``by``, of ``by_player``'s, or by any."""

    what: Select
    by: Filter | None = None
    by_player: Who | None = None
    until: Until = "turn"


class Forbid(Instruction, tag="forbid"):
    """A player or things cannot do what ``action`` names (draw, attack, be_attacked, win, lose, ...)."""

    action: Forbidden
    who: Who | None = None
    what: Select | None = None
    until: Until = "turn"


class Permit(Instruction, tag="permit"):
    """A player or things may do what the rules forbid (attack_past_front, play_as_instant, ...)."""

    action: Permitted
    who: Who | None = None
    what: Select | None = None
    until: Until = "turn"


class Require(Instruction, tag="require"):
    """Things must do what ``action`` names if they can (attack, block)."""

    action: Required
    what: Select
    until: Until = "turn"


class Choose(Instruction, tag="choose"):
    """Choose things at resolution and remember them under ``key``."""

    what: Select
    key: str = "chosen"


class ChooseNumber(Instruction, tag="choose_number"):
    """Choose a number and remember it under ``key``; without bounds, any that the rules allow."""

    key: str = "number"
    range: Range = msgspec.field(default_factory=Range)


class NameOne(Instruction, tag="name"):
    """Name something of a domain and remember it under ``key``."""

    domain: Domain
    key: str = "name"


class Shuffle(Instruction, tag="shuffle"):
    """A player shuffles his deck."""

    who: Who = "you"


class Search(Instruction, tag="search"):
    """Search a zone for cards and move them; none may be found unless the zone is public.

    The book says whether fewer than ``n`` may be found where the filter is empty.
    """

    zone: Searched = "deck"
    filter: Filter = msgspec.field(default_factory=Filter)
    n: Amount = 1
    to: FoundTo = "hand"
    reveal: bool = True


class Reveal(Instruction, tag="reveal"):
    """Show cards to a player or to all while ``then`` is done; in it they are ``it``."""

    what: Select
    to: Who = "both"
    then: tuple[Instr, ...] = ()


class PlayCard(Instruction, tag="play"):
    """Play or use a card: free, for its own cost, or for ``cost`` instead.

    Unless it is ``counted`` it does not count for how many units a player may summon.
    """

    what: Select
    free: bool = True
    cost: tuple[Cost, ...] | None = None
    counted: bool = True


class ChangeCost(Instruction, tag="change_cost"):
    """Change what it costs to play cards, or the activated ``abilities`` of cards, for a time.

    ``to`` replaces the cost, ``more`` is paid in addition, ``by`` is added to the number of its part
    ``kind``, and with ``free`` nothing is paid.
    """

    what: Select
    abilities: bool = False
    to: tuple[Cost, ...] | None = None
    more: tuple[Cost, ...] = ()
    by: Amount = 0
    kind: CostWord = "resources"
    free: bool = False
    until: Until = "turn"


class WinGame(Instruction, tag="win"):
    """A player wins the game."""

    who: Who = "you"


class LoseGame(Instruction, tag="lose"):
    """A player loses the game."""

    who: Who = "opponent"


class ExtraTurn(Instruction, tag="extra_turn"):
    """A player takes an extra turn after this one."""

    who: Who = "you"


class EndTurn(Instruction, tag="end_turn"):
    """The turn ends at once."""


class Delay(Instruction, tag="delay"):
    """Make a triggered ability that waits for its event; once unless ``until`` says how long."""

    trigger: Trigger
    effect: tuple[Instr, ...]
    until: Annotated[Literal["turn", "battle", "next"], of("delay")] = "next"


class If(Instruction, tag="if"):
    """Do ``then`` if the condition holds, else ``otherwise``."""

    cond: Cond
    then: tuple[Instr, ...]
    otherwise: tuple[Instr, ...] = ()


class May(Instruction, tag="may"):
    """A player may have ``then`` done; if he declines, ``otherwise`` happens."""

    then: tuple[Instr, ...]
    otherwise: tuple[Instr, ...] = ()
    who: Who = "you"


class Repeat(Instruction, tag="repeat"):
    """Do something ``n`` times."""

    n: Amount
    then: tuple[Instr, ...]


class ForEach(Instruction, tag="for_each"):
    """Do something for each of several things; in it each is ``it``."""

    what: Select
    then: tuple[Instr, ...]


class ReplaceEvent(Instruction, tag="replace"):
    """What would happen does not: ``instead`` is done, or it happens with another ``amount``.

    ``event`` says what would happen, in the words of a trigger (move, draw, deal, damage, ...), and ``what``
    to which things where a trigger cannot say it. In ``instead`` and ``amount``, ``event`` is the card of the
    event and its number. With ``may`` the controller chooses whether to replace it, and pays ``cost`` to do
    so. With ``also`` the event then happens as well.
    """

    event: Trigger
    what: Select | None = None
    instead: tuple[Instr, ...] = ()
    amount: Amount | None = None
    may: bool = False
    cost: tuple[Cost, ...] = ()
    also: bool = False
    until: Until = "while"


SHARED: tuple[type[Instruction], ...] = (
    Draw, Discard, Destroy, Move, Turn, Damage, Heal, Modify, SetTrait, Gain, LoseAbilities,
    Unaffected, Forbid, Permit, Require, Choose, ChooseNumber, NameOne, Shuffle, Search, Reveal,
    PlayCard, ChangeCost, WinGame, LoseGame, ExtraTurn, EndTurn, Delay, If, May, Repeat, ForEach,
    ReplaceEvent,
)  # fmt: skip
"""The instructions that several books share."""
