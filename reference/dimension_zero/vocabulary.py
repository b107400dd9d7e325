"""The words of cards that Dimension Zero alone has."""

from collections.abc import Iterator

from duelproof.port.abilities import Ability, ChooseNumber, Cost, Instr, Instruction, Trigger, Until
from duelproof.port.cards import Face
from duelproof.port.selections import Amount, Calc, Filter, Select, Who
from duelproof.port.vocabulary import ANY, Vocabulary, take_in
from duelproof.port.words import ChangedNumber, Skipped, at, parts


class Smash(Instruction, tag="smash"):
    """A player smashes another for ``n``."""

    n: Amount = 1
    who: Who = "opponent"


class Marker(Instruction, tag="marker"):
    """Put or take named markers: on cards or, with ``squares``, on the squares on which these stand."""

    on: Select
    name: str
    by: Amount = 1
    squares: bool = False


class ShuffleIn(Instruction, tag="shuffle_in"):
    """Put cards into their owners' decks, at no certain place, and shuffle these."""

    what: Select


class StandIn(Instruction, tag="stand_in"):
    """Where a number of things is referred to, to use or to change it, their number ``by`` is instead."""

    what: Select
    trait: ChangedNumber
    by: ChangedNumber
    until: Until = "turn"


class MakePlan(Instruction, tag="make_plan"):
    """A player's top card of the deck is turned up as her plan, unless there is one."""

    who: Who = "you"


class Resist(Instruction, tag="resist"):
    """Things take no damage from cards like ``by``, and are not targeted by them."""

    what: Select
    by: Filter
    until: Until = "turn"


class Skip(Instruction, tag="skip"):
    """A player's next phase or step of a name is skipped."""

    name: Skipped
    who: Who = "you"


class Control(Instruction, tag="take_control"):
    """A player controls cards for a time."""

    what: Select
    who: Who = "you"
    until: Until = "game"


class ReplaceItself(Instruction, tag="replace_itself"):
    """Do ``then``; of what would happen by it ``event`` does not, and ``instead`` is done."""

    event: Trigger
    instead: tuple[Instr, ...]
    then: tuple[Instr, ...]


class Counter(Instruction, tag="counter"):
    """Counter spells on the stack or, with ``abilities``, all abilities of these cards that are on it."""

    what: Select
    abilities: bool = False


class Land(Instruction, tag="land"):
    """Put cards on the square on which another card stands, if it still does."""

    what: Select
    at: Select


class Bond(Instruction, tag="bond"):
    """Bond the strategy that says this to a unit, with which it then lies on a square."""

    to: Select


class Bury(Instruction, tag="bury"):
    """Put cards face down under a card on a square, as buried cards.

    Without ``what`` it is the top card of its owner's deck, under each of several cards.
    """

    under: Select
    what: Select | None = None


class ChangeTarget(Instruction, tag="change_target"):
    """One target of spells or, with ``abilities``, of abilities of cards, on the stack becomes ``to``.

    It is one of those like ``old``. Nothing changes where ``to`` is not a proper target for it.
    """

    what: Select
    to: Select
    old: Filter | None = None
    abilities: bool = False


class SwapSquares(Instruction, tag="swap_squares"):
    """Two cards on squares change places, at the same time."""

    what: Select


_SPOTS = tuple(f"{file}{rank}" for file in "abc" for rank in "12345")
_ANY_SPOT = ("own_area", "vacated")
"""Where something can be put that is not said by one square."""


def flaws(face: Face) -> Iterator[tuple[str, str, str]]:
    """Find what no face can have: choices nobody is asked for, places where nothing lies, other colors."""
    for says in _miscolored(face):
        yield "", "colors", says
    for ability in face.abilities:
        for path, each in parts(ability):
            if isinstance(each, Ability):
                for field, says in _unasked(face, each):
                    yield ability.id, at(path, field), says
            elif isinstance(each, Filter) and (odd := [word for word in each.places if word in _ANY_SPOT]):
                yield ability.id, at(path, "places"), f"no card lies at {odd[0]!r}; `relation` names areas"


def _miscolored(face: Face) -> Iterator[str]:
    """Say what colors a card has by its symbols (2.4.2, 2.4.2-1), where its own are others."""
    given = {symbol.partition("_")[0] for symbol in face.traits.symbols or {}} - {"colorless"}
    if set(face.traits.colors) != given:
        yield f"the symbols in its use cost make it {' and '.join(sorted(given)) or 'colorless'}"


def _unasked(face: Face, ability: Ability) -> Iterator[tuple[str, str]]:
    """Find choices of an ability for which the book has no time, and what a keyword lacks."""
    if ability.modes and ability.kind not in ("activated", "triggered", "spell"):
        yield "modes", f"nobody chooses among effects of an ability that is {ability.kind}"
    if ability.kind == "triggered" and any(mode.targets for mode in ability.modes):
        yield "modes", "what triggers has its targets chosen before its effects, which cannot have their own"
    if ability.keyword == "support" and (ability.name is None or ability.n is None):
        yield "keyword", "support says to which range it gives how much"
    if ability.keyword == "conveyance" and ability.n is None:
        yield "keyword", "conveyance says how many bases are frozen"
    if ability.may and ability.kind not in ("triggered", "keyword"):
        yield "may", f"nobody is asked whether to do what an ability that is {ability.kind} says"
    for chosen in ability.as_played:
        if not isinstance(chosen, ChooseNumber):
            yield "as_played", "only numbers are chosen as something is played"
        elif chosen.key not in _numbers(face, ability):
            yield "as_played", f"no cost has the letter {chosen.key!r}, and only such numbers are chosen"


def _numbers(face: Face, ability: Ability) -> set[str]:
    """Find the numbers that are settled as an ability is played: letters in costs, and what was paid."""
    printed = [each for each in face.abilities if each.kind == "keyword"] if ability.kind == "spell" else []
    costs = [each for _, each in parts((ability.cost, *(other.cost for other in printed)))]
    symbols = [each.symbols for each in costs if isinstance(each, Cost)]
    if ability.kind == "spell":
        symbols.append(face.traits.symbols or {})
    return {
        *(symbol.partition("_")[2] for each in symbols for symbol in each),
        *(each.key for each in costs if isinstance(each, Calc) and each.op == "number"),
        *(other.id for other in printed),
    } - {""}


_POSES = ("ready", "exhausted")
_PHASES = ("release", "draw", "energy", "main", "smash", "recovery")
_STEPS = ("first", "second", "end")
_MOVES = (
    "put", "charge", "destroy", "discard", "draw", "move", "play", "resolved", "rule", "sacrifice", "smash",
)  # fmt: skip
_PILES = ("deck", "hand", "graveyard", "energy", "smash", "removed", "outside")
_PLACES = (*_PILES, "base", "square")
_ZONES = (*_PLACES, "stack", "plan")
_COLORS = ("red", "black", "blue", "white", "green")
_SYMBOLS = tuple(
    f"{color}{letter}" for color in (*_COLORS, "colorless") for letter in ("", "_x", "_y", "_z")
)  # fmt: skip
"""A symbol stands by a number, or by a letter that stands for one: ``red_x``."""
_NUMBERS = ("cost", "power", "strike")

VOCABULARY = take_in(
    Vocabulary(
        game="dimension-zero",
        instructions=(
            Smash, Marker, MakePlan, Resist, Skip, ReplaceItself, Counter, Control, Land, Bond, SwapSquares,
            ChangeTarget, ShuffleIn, StandIn, Bury,
        ),
        triggers={
            **dict.fromkeys(("attack", "attacked", "battle_start", "battle_end", "battle_won"), ()),
            **dict.fromkeys(("battle_lost", "draw", "moved", "plan", "played", "turn_end", "turn_start"), ()),
            "activated": ANY,
            "state": (),
            "damage": ("battle",),
            "move": _MOVES,
            "phase_start": _PHASES,
            "step_start": _STEPS,
            "turned": _POSES,
        },
        replaceable={"move": _MOVES},
        words={
            "action to forbid": ("be_targeted", "draw", "lose", "move", "play", "smash", "win"),
            "action to permit": ("be_activated", "play", "play_as_battle", "play_as_quick"),
            "zone": _ZONES,
            "destination": _PLACES,
            "zone to search": _PILES,
            "zone for what is found": (*_PILES, "plan"),
            "slot": (*_SPOTS, *_ANY_SPOT),
            "number": (*_NUMBERS, "damage", "markers", *(f"original_{number}" for number in _NUMBERS)),
            "number to change": (*_NUMBERS, "move_cost"),
            "trait": ("cost", "power", "strike", "type", "colors", "races", "name"),
            "keyword": (
                "additional_cost", "alternative_cost",
                "acceleration", "advance", "awakening", "call", "conveyance", "convocation",
                "formation_summon", "groundwork", "headlong", "instant_death", "interlock", "pincer",
                "resistance", "resonance", "revelation", "solidarity", "support", "swift_arrival",
            ),
            "timing of a card": ("normal", "quick", "battle"),
            "timing of an ability": ("normal", "quick", "battle"),
            "phase or step": (*_PHASES, *_STEPS),
            "phase to skip": (*_PHASES, "turn"),
            "role": ("attacking", "attacked", "battling", "buried", "covering"),
            "relation": (
                "same_line", "same_area", "same_square", "adjacent", "in_front", "behind", "left_line",
                "centre_line", "right_line", "own_area", "centre_area", "enemy_area", "between",
                "same_area_as_target", "same_line_as_target", "bonded", "marked_square", "under_enemy",
            ),
            "type": ("unit", "base", "strategy"),
            "attachment": ("bond",),
            "color": _COLORS,
            "symbol": _SYMBOLS,
            "domain": ("card", "color", "race"),
            "deed": ("moved", "ordered", "played"),
            "name of a move": _MOVES,
            "cost": ("energy", "exhaust_self", "exhaust", "destroy", "discard", "compose"),
            "selection": (
                "self", "it", "event", "target", "chosen", "all", "choose", "random", "top", "bottom",
                "under", "you", "opponent", "they",
            ),
            "kind of ability": ("activated", "triggered", "static", "replacement", "spell", "keyword"),
            "duration": ("turn", "battle", "step", "game", "next", "while"),
            "delay": ("turn", "battle", "next"),
            "pose": _POSES,
        },
        flaws=flaws,
        idle=frozenset(
            (
                "Ability.modes_by", "ChangeCost", "Cost.every", "Cost.to",
                "Damage.by", "Damage.combat", "Damage.ignore_counter",
                "TargetSpec.parts",
            )
        ),
    )
)  # fmt: skip
