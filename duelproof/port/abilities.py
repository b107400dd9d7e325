"""Abilities as data, in the verbs of the books: when they work, what they need, what they do.

An engine may interpret them, hand-code the cards by name, or map the names to its own cards. The vocabulary
is closed and grows by adding a struct here; the reference's function for a verb says what it means.
"""

from typing import Literal

import msgspec

from duelproof.port.selections import Amount, Calc, Cond, Data, Filter, Range, Select, Who

Until = Literal[
    "once", "turn", "your_next_turn", "step", "attack", "battle", "resolved", "next", "game", "while",
]  # fmt: skip
"""How long an effect lasts: ``turn`` to the end of this turn, ``attack`` and ``battle`` of this one."""


class _Instr(Data, tag_field="do"):
    """What all instructions share: the field ``do`` names them."""


class Draw(_Instr, tag="draw"):
    """A player draws ``n`` cards."""

    n: Amount = 1
    who: Who = "you"
    up_to: bool = False


class Discard(_Instr, tag="discard"):
    """A player discards ``n`` cards of his hand, his own choice or at random."""

    n: Amount = 1
    who: Who = "you"
    random: bool = False


class Destroy(_Instr, tag="destroy"):
    """Destroy things, as the book says destruction goes."""

    what: Select


class Move(_Instr, tag="move"):
    """Put cards into a zone of their owner (or of ``seat``), at a slot, on the top or bottom, in a pose.

    Where a zone has slots and none is named, the player who does it chooses one; ``front`` is either of Gate
    Ruler's attack and defense zones (15-3b).
    """

    what: Select
    to: str
    seat: Who | None = None
    slot: str | None = None
    position: Literal["top", "bottom"] = "top"
    turned: Literal["ready", "exhausted", "keep"] | None = None
    face: Literal["up", "down"] | None = None
    verb: str = "put"


class AddCharge(_Instr, tag="add_charge"):
    """Gate Ruler: put cards into the charge zone, linked to the cards of ``to``."""

    what: Select
    to: Select


class Turn(_Instr, tag="turn"):
    """Ready or exhaust things (untap and tap, release and freeze); ``reverse`` turns them upside down."""

    what: Select
    to: Literal["ready", "exhausted", "reverse"]


class Damage(_Instr, tag="damage"):
    """Deal damage to things; with ``divide`` the total is divided among the targets.

    The source is the card with the ability, or each card of ``by`` on its own, which is then ``it`` in ``n``.
    ``ignore_counter``: Gate Ruler's Counter abilities are not played for this damage. It is damage of an
    effect unless it says that it is ``combat`` damage.
    """

    what: Select
    n: Amount
    divide: bool = False
    by: Select | None = None
    ignore_counter: bool = False
    combat: bool = False


class Heal(_Instr, tag="heal"):
    """Heal a unit's damage, or a player's by cards of the damage zone."""

    what: Select
    n: Amount


class Recover(_Instr, tag="recover"):
    """Gate Ruler: units have no damage any more, and effects of limited duration upon things end (16-12b)."""

    what: Select


class Dealt(Data):
    """Which damage is meant: by its source, and whether it is ``combat`` or ``effect`` damage."""

    by: Filter | None = None
    name: Literal["combat", "effect"] | None = None


class HealDealt(_Instr, tag="heal_dealt"):
    """Heal units of damage that was dealt to them so in this phase, once, or with ``every`` all of it."""

    what: Select
    dealt: Dealt = msgspec.field(default_factory=Dealt)
    every: bool = False


class Prevent(_Instr, tag="prevent"):
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


class Modify(_Instr, tag="modify"):
    """Add to a number of things (power, hp, strike, cost, life) for a time."""

    what: Select
    trait: str
    by: Amount
    until: Until = "turn"


class SetTrait(_Instr, tag="set"):
    """Make a trait of things something else for a time; ``also`` keeps the old beside the new.

    With ``may`` the controller says each time that something refers to the trait whether it is so.
    """

    what: Select
    trait: str
    to: "int | str | Calc | tuple[str, ...]"
    also: bool = False
    may: bool = False
    until: Until = "turn"


class Gain(_Instr, tag="gain"):
    """Things gain an ability for a time."""

    what: Select
    ability: "Ability"
    until: Until = "turn"


class LoseAbilities(_Instr, tag="lose_abilities"):
    """Things lose a keyword, or all their abilities, for a time."""

    what: Select
    keyword: str | None = None
    until: Until = "turn"


class Unaffected(_Instr, tag="unaffected"):
    """Things are not affected by effects: of cards anywhere like ``by``, of ``by_player``'s, or by any."""

    what: Select
    by: Filter | None = None
    by_player: Who | None = None
    until: Until = "turn"


class Forbid(_Instr, tag="forbid"):
    """A player or things cannot do what ``action`` names (draw, attack, be_attacked, win, lose, ...)."""

    action: str
    who: Who | None = None
    what: Select | None = None
    until: Until = "turn"


class Permit(_Instr, tag="permit"):
    """A player or things may do what the rules forbid (attack_past_front, play_as_instant, ...)."""

    action: str
    who: Who | None = None
    what: Select | None = None
    until: Until = "turn"


class Require(_Instr, tag="require"):
    """Things must do what ``action`` names if they can (attack, block)."""

    action: str
    what: Select
    until: Until = "turn"


class Choose(_Instr, tag="choose"):
    """Choose things at resolution and remember them under ``key``."""

    what: Select
    key: str = "chosen"


class ChooseNumber(_Instr, tag="choose_number"):
    """Choose a number and remember it under ``key``; without bounds, any that the rules allow."""

    key: str = "number"
    range: Range = msgspec.field(default_factory=Range)


class NameOne(_Instr, tag="name"):
    """Name something of a domain and remember it under ``key``."""

    domain: str
    key: str = "name"


class Shuffle(_Instr, tag="shuffle"):
    """A player shuffles his deck."""

    who: Who = "you"


class Search(_Instr, tag="search"):
    """Search a zone for cards and move them; none may be found unless the zone is public.

    In Gate Ruler exactly ``n`` must be found where the filter says nothing (15-6a-1).
    """

    zone: str = "deck"
    filter: Filter = msgspec.field(default_factory=Filter)
    n: Amount = 1
    to: str = "hand"
    reveal: bool = True


class Materials(_Instr, tag="materials"):
    """Gate Ruler: a player who can may do all of ``process``, and then ``then`` (16-13b).

    Within ``then``, and for what hears of the summoning, what the process moved are the ``materials``.
    """

    process: "tuple[Cost, ...]"
    then: "tuple[Instr, ...]" = ()


class AbyssalSummon(_Instr, tag="abyssal_summon"):
    """Gate Ruler: a player may special summon a unit with Abyssal Concerto, doing what that requires."""


class Reveal(_Instr, tag="reveal"):
    """Show cards to a player or to all, as long as ``then`` is done; within it they are ``it``."""

    what: Select
    to: Who = "both"
    then: "tuple[Instr, ...]" = ()


class Drive(_Instr, tag="drive"):
    """Gate Ruler: drive ``n`` cards of the deck, or those of ``what``."""

    what: Select | None = None
    n: Amount = 1
    who: Who = "you"


class Break(_Instr, tag="break"):
    """Duel Masters: break ``n`` of a player's shields."""

    n: Amount = 1
    who: Who = "opponent"


class Smash(_Instr, tag="smash"):
    """Dimension Zero: a player smashes another for ``n``."""

    n: Amount = 1
    who: Who = "opponent"


class Fight(_Instr, tag="fight"):
    """Make two things battle."""

    first: Select
    second: Select


class Swap(_Instr, tag="swap"):
    """Exchange the places of two things."""

    first: Select
    second: Select


class PutOnTop(_Instr, tag="put_on_top"):
    """Gate Ruler: put a card on top of another, which becomes its charge (15-14b)."""

    what: Select
    on: Select


class Rearrange(_Instr, tag="rearrange"):
    """Gate Ruler: rearrange all units of a player as often as he likes (15-28)."""

    who: Who = "you"


class Negate(_Instr, tag="negate"):
    """Negate or counter something on the gate or stack: cards, or the abilities there of cards."""

    what: Select
    abilities: bool = False


class PlayCard(_Instr, tag="play"):
    """Play or use a card, without its cost or for it, or for the ``cost`` that stands here instead.

    Unless it is ``counted`` it does not count for how many units a player may summon.
    """

    what: Select
    free: bool = True
    cost: "tuple[Cost, ...] | None" = None
    counted: bool = True


class PlayAbility(_Instr, tag="play_ability"):
    """Play another ability of the same card, by its id (Gate Ruler 14-5b)."""

    ability: str


class ChangeCost(_Instr, tag="change_cost"):
    """Change what it costs to play cards, or the activated ``abilities`` of cards, for a time.

    ``to`` puts another cost in its place, ``more`` is to be done beside it, ``by`` is added to the number of
    its part ``kind``, and with ``free`` nothing of it is to be done.
    """

    what: Select
    abilities: bool = False
    to: "tuple[Cost, ...] | None" = None
    more: "tuple[Cost, ...]" = ()
    by: Amount = 0
    kind: str = "resources"
    free: bool = False
    until: Until = "turn"


class ChangeCounter(_Instr, tag="change_counter"):
    """Gate Ruler: what a Counter has played on the gate has this effect instead (14-16b)."""

    effect: "tuple[Instr, ...]"


class ChangeControl(_Instr, tag="control"):
    """Give control of things to a player."""

    what: Select
    to: Who
    until: Until = "game"


class Marker(_Instr, tag="marker"):
    """Put or take named markers."""

    on: Select
    name: str
    by: Amount = 1


class AttackAgain(_Instr, tag="attack_again"):
    """The player gets another attack."""


class WinGame(_Instr, tag="win"):
    """A player wins the game."""

    who: Who = "you"


class LoseGame(_Instr, tag="lose"):
    """A player loses the game."""

    who: Who = "opponent"


class ExtraTurn(_Instr, tag="extra_turn"):
    """A player takes an extra turn after this one."""

    who: Who = "you"


class Skip(_Instr, tag="skip"):
    """A player's next phase or step of a name is skipped."""

    name: str
    who: Who = "you"


class EndTurn(_Instr, tag="end_turn"):
    """The turn ends at once."""


class Delay(_Instr, tag="delay"):
    """Make a triggered ability that waits for its event; once unless ``until`` says how long."""

    trigger: "Trigger"
    effect: "tuple[Instr, ...]"
    until: Until = "next"


class If(_Instr, tag="if"):
    """Do ``then`` if the condition holds, else ``otherwise``."""

    cond: Cond
    then: "tuple[Instr, ...]"
    otherwise: "tuple[Instr, ...]" = ()


class May(_Instr, tag="may"):
    """A player may have ``then`` done; ``otherwise`` happens if he will not."""

    then: "tuple[Instr, ...]"
    otherwise: "tuple[Instr, ...]" = ()
    who: Who = "you"


class Repeat(_Instr, tag="repeat"):
    """Do something ``n`` times."""

    n: Amount
    then: "tuple[Instr, ...]"


class ForEach(_Instr, tag="for_each"):
    """Do something for each of some things; within it they are ``it``."""

    what: Select
    then: "tuple[Instr, ...]"


class ReplaceEvent(_Instr, tag="replace"):
    """What would happen does not: ``instead`` is done, or it happens with another ``amount``.

    ``event`` says what would happen, as a trigger does (move, draw, deal, damage, ...), ``what`` to which
    things where that is not for the trigger to say. Within ``instead`` and ``amount`` the card of the event
    is ``event``, and its number the amount ``event``. With ``may`` the controller chooses, and pays ``cost``
    if he will. With ``also`` it happens all the same after that.
    """

    event: "Trigger"
    what: Select | None = None
    instead: "tuple[Instr, ...]" = ()
    amount: Amount | None = None
    may: bool = False
    cost: "tuple[Cost, ...]" = ()
    also: bool = False
    until: Until = "while"


Instr = (
    Draw | Discard | Destroy | Move | AddCharge | Turn | Damage | Heal | Recover | HealDealt | Prevent
    | Modify | SetTrait | Gain | LoseAbilities | Unaffected | Forbid | Permit | Require | Choose
    | ChooseNumber | NameOne | Shuffle | Search | Materials | AbyssalSummon | Reveal | Drive | Break
    | Smash | Fight | Swap | PutOnTop | Rearrange | Negate | PlayCard | PlayAbility | ChangeCounter
    | ChangeCost | ChangeControl | Marker | AttackAgain | WinGame | LoseGame | ExtraTurn | Skip | EndTurn
    | Delay | If | May | Repeat | ForEach | ReplaceEvent
)  # fmt: skip


class Trigger(Data):
    """When an ability triggers: an event of docs/port.md, to whom it must happen, and how.

    ``who`` filters the card or object of the event, ``self_only`` means the card with the ability; ``player``
    filters the player of the event; ``origin`` and ``to`` the zones of a move; ``name`` a phase or step.
    ``by`` filters the card that does it, ``by_self`` means the card with the ability, ``by_player`` the
    player who does it.
    """

    on: str
    self_only: bool = False
    who: Filter | None = None
    player: Who | None = None
    by: Filter | None = None
    by_self: bool = False
    by_player: Who | None = None
    origin: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    name: str | None = None
    state: Cond | None = None


class TargetSpec(Data):
    """Something to be targeted as the ability is played: how many, what, and the key to speak of it.

    Where each of the targets is dealt with differently, ``parts`` are the keys of what happens to which, and
    the player says which is which as he plays it.
    """

    filter: Filter
    key: str = "target"
    min: Amount = 1
    max: Amount = 1
    player: bool = False
    parts: tuple[str, ...] = ()


class Cost(Data):
    """A part of a cost: resources or energy, cards discarded, exhausted, destroyed or put into a zone.

    It takes ``n`` of them, or ``every`` one that there is, and at least one.
    """

    kind: Literal[
        "resources", "mana", "energy", "exhaust_self", "discard", "destroy", "charges", "release", "put",
    ]  # fmt: skip
    n: Amount = 1
    symbols: dict[str, int] = msgspec.field(default_factory=dict)
    filter: Filter | None = None
    to: str = "graveyard"
    every: bool = False


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
    does), replacement, or keyword (``keyword`` names it, ``n`` and ``args`` say how much and what). ``zones``
    are where it works, in play if none are named. ``needs`` is a condition checked when it triggers (and
    again at resolution), or as long as which a card can be played. ``as_played`` are choices made as it is
    played, before its targets.
    """

    id: str
    kind: Literal["activated", "triggered", "static", "spell", "replacement", "keyword"]
    name: str | None = None
    keyword: str | None = None
    n: int | None = None
    args: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    timing: str | None = None
    limit: Limit | None = None
    trigger: Trigger | None = None
    needs: Cond | None = None
    cost: tuple[Cost, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose_modes: int = 1
    as_played: tuple[Instr, ...] = ()
    targets: tuple[TargetSpec, ...] = ()
    effect: tuple[Instr, ...] = ()
    may: bool = False
    text: str = ""
