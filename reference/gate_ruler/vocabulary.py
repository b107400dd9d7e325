"""The words of cards that Gate Ruler alone has."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from duelproof.port.abilities import Ability, Choose, Cost, Gain, Instr, Instruction
from duelproof.port.cards import Face
from duelproof.port.selections import Amount, Data, Filter, Select, Who
from duelproof.port.vocabulary import ANY, Vocabulary, take_in
from duelproof.port.words import at, parts


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
    """Give control of things to a player, for good: they are put into his zones (15-23a)."""

    what: Select
    to: Who


_POSES = ("ready", "exhausted")
_SOURCES = ("combat", "effect")
_STEPS = ("attack-start", "declaration", "intercept", "damage", "attack-end")
_MOVES = (
    "put", "draw", "discard", "destroy", "charge", "control", "counter", "damage-in", "drive", "heal-out",
    "negate", "play", "rearrange", "rule", "set", "special-summon", "summon", "swap",
)  # fmt: skip
_PLACES = (
    "deck", "hand", "ruler", "attack", "defense", "set", "field", "drive", "damage", "charge", "graveyard",
    "resource", "removal",
)  # fmt: skip
_ZONES = (*_PLACES, "counter", "outside", "gate")
_NUMBERS = ("cost", "power", "hp", "strike", "life")
_COSTS = ("resources", "exhaust_self", "discard", "destroy", "charges", "put")
_PERMITTED = (
    "ignore_counter", "summon_from_set", "summon_from_graveyard", "attack_past_front", "play_as_instant",
    "be_set", "pay_as_resource", "summon_uncounted",
)  # fmt: skip
_FORBIDDEN = (
    "attack", "attack_ruler", "attack_unit", "be_attacked", "draw", "have_legendary_cards_in_deck", "lose",
    "play", "play_unpaid", *_PERMITTED,
)  # fmt: skip
_KEYWORDS = (
    "Abyssal Concerto", "Abyssal Summoning", "Breakthrough", "Charge Shield", "Concealment", "Counter",
    "Defender", "Dormant", "Double Attack", "Enhance", "Familiar", "Forced Concealment", "Forced Reveal",
    "Genesis Summoning", "Intercept", "Overdrive", "Resource", "Retaliate", "Touchdown", "Undying",
)  # fmt: skip


def flaws(face: Face) -> Iterator[tuple[str, str, str]]:
    """Find what no face can have: a timing without its condition, and abilities that lack what they need."""
    spells = [ability for ability in face.abilities if ability.kind == "spell"]
    if face.traits.timing == "as long as" and (not spells or spells[0].needs is None):
        reason = "'as long as' needs a spell ability that says in `needs` how long"
        yield spells[0].id if spells else "", "needs" if spells else "timing", reason
    for ability in face.abilities:
        for field, says in _flaws_of(face.abilities, ability):
            yield ability.id, field, says


def _flaws_of(siblings: list[Ability], ability: Ability) -> Iterator[tuple[str, str]]:
    """Find abilities to be played that the card has not (14-5b), and Enhance without a choice (16-16b)."""
    ids = [each.id for each in siblings]
    gained = {id(part) for _, each in parts(ability) if isinstance(each, Gain) for _, part in parts(each)}
    for path, each in parts(ability):
        if isinstance(each, PlayAbility) and each.ability not in ids:
            yield at(path, "ability"), f"the card has no ability {each.ability!r}, but {', '.join(ids)}"
        if isinstance(each, PlayAbility) and id(each) in gained:
            yield path, "who gains this ability may lack the other; a printed ability can play another"
        if isinstance(each, Ability) and each.keyword == "Enhance":
            match each.effect:
                case [Choose(what=Select(filter=Filter()))]:
                    pass
                case _:
                    reason = "Enhance needs one instruction: to choose among things that fit a filter"
                    yield at(path, "effect"), reason


VOCABULARY = take_in(
    Vocabulary(
        game="gate-ruler",
        instructions=(
            AddCharge, Materials, AbyssalSummon, Swap, PutOnTop, Rearrange, HealDealt, Recover, Prevent,
            Drive, PlayAbility, ChangeCounter, Negate, ChangeControl,
        ),
        triggers={
            **dict.fromkeys(("attack", "attacked", "destroyed", "fight_end", "game_start"), ()),
            **dict.fromkeys(("status", "touchdown", "turn_end", "turn_start"), ()),
            **dict.fromkeys(("damage", "process_add"), _SOURCES),
            "move": _MOVES,
            "phase_start": ("main", "attack"),
            "phase_end": ("attack",),
            "step_start": _STEPS,
            "step_end": ("damage",),
            "summoned": ("normal", "special", "genesis", "abyssal"),
            "turned": _POSES,
        },
        replaceable={
            "move": _MOVES, "draw": (), "base_damage": (), **dict.fromkeys(("deal", "damage"), _SOURCES),
        },
        words={
            "action to forbid": _FORBIDDEN,
            "action to permit": _PERMITTED,
            "zone": _ZONES,
            "destination": (*_PLACES, "front"),
            "zone for what is found": (*_PLACES, "front"),
            "zone to search": ("deck",),
            "slot": tuple("123456789"),
            "number": (*_NUMBERS, "damage", "life_left"),
            "number to change": _NUMBERS,
            "trait": (*_NUMBERS, "type", "colors", "races", "name"),
            "keyword": _KEYWORDS,
            "timing of a card": ("standard action", "instant action", "as long as", "when*"),
            "timing of an ability": ("standard action", "instant action", "attack"),
            "phase or step": ("setup", "start", "main", "attack", "end", *_STEPS),
            "role": (
                "attacking", "attacked", "was-attacked", "first-attack", "normal-summoned",
                "genesis-summoned", "abyssal-summoned",
            ),
            "relation": ("front-row", "center-column", "same-column", "behind"),
            "type": ("unit", "event", "field", "ruler", "resource"),
            "color": ANY,
            "domain": ("card", "attribute", "faction"),
            "name of a move": _MOVES,
            "cost": _COSTS,
            "selection": (
                "self", "it", "event", "target", "chosen", "all", "choose", "random", "top", "bottom",
                "under", "charges", "materials", "you", "opponent", "they",
            ),
            "kind of ability": ("activated", "triggered", "static", "spell", "replacement", "keyword"),
            "duration": ("turn", "battle", "next", "game"),
            "delay": ("turn", "battle", "next"),
            "pose": _POSES,
        },
        idle=frozenset(("Ability.may", "Ability.modes_by", "Cost.symbols", "Move.turned", "Search.reveal")),
        flaws=flaws,
    )
)  # fmt: skip
