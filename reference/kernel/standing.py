"""What is in force: the instructions of static abilities and of effects that last, found by what they say.

What a card is like is asked more often than anything else, and each time it must be known which instructions
are upon it. So those in force are gathered by their kind and what they are about, once, and gathered anew

- from static abilities, when a card that has one comes to a zone where it works or leaves one, or is turned
  over (`Game.drop`, `Game.turn_over`);
- from effects that last, and from the static abilities that these give, when one begins or ends, or is no
  longer upon something (`Game.stir`).

With them goes their reach: a card that none of them can be upon, lying where it lies, is as it is printed.

Whatever else an instruction hangs on (its condition, who controls its card, whether that has the ability
still) is looked at whenever somebody asks: see `reference.kernel.effects`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from duelproof.port.abilities import (
    Ability,
    Forbid,
    Gain,
    LoseAbilities,
    Modify,
    Permit,
    ReplaceEvent,
    Require,
    SetTrait,
)
from reference.kernel import select
from reference.kernel.context import Context, Thing
from reference.kernel.game import Card, Game

NAMED: dict[type[Any], str] = {
    Modify: "trait",
    SetTrait: "trait",
    Forbid: "action",
    Permit: "action",
    Require: "action",
}
"""The field of each kind of instruction that says which trait or action it is about."""

ABILITIES = "abilities"
"""What a card has like a trait: its abilities."""

STATIC = ("static", "replacement")
"""The kinds of ability whose instructions are in force as long as the ability works."""


@dataclass(slots=True, eq=False)
class Lasting:
    """An effect in force: the instruction that made it, upon whom, since when and until when.

    ``things`` are cards with the life they had (a new object is no longer meant) or players. ``about`` is the
    trait, action or event that the instruction is about, ``value`` the amount, fixed when the effect began.
    """

    oid: str
    instr: Any
    ctx: Context
    things: list[tuple[Thing, int]]
    until: str
    about: str = ""
    value: Any = None
    stamp: int = 0
    turn: int = 0

    def touches(self, thing: Thing) -> bool:
        """Whether the effect is upon this card or player."""
        for other, life in self.things:
            if other is thing and (not isinstance(thing, Card) or thing.life == life):
                return True
        return False


@dataclass(slots=True, eq=False)
class Reach:
    """The cards that instructions may be upon: all of some zones (None: of any zone), and some by refs."""

    zones: frozenset[str] | None = frozenset()
    refs: frozenset[str] = frozenset()

    def takes_in(self, card: Card) -> bool:
        """Whether a card is among them."""
        return self.zones is None or card.place.zone in self.zones or card.ref in self.refs

    def joined(self, other: "Reach") -> "Reach":
        """The cards of both."""
        zones = None if self.zones is None or other.zones is None else self.zones | other.zones
        return Reach(zones, self.refs | other.refs)


@dataclass(slots=True, eq=False)
class Force:
    """An instruction in force: since when, for whom it speaks, and its amount where that is fixed.

    It comes from a static ability, or from an effect that lasts, which has the things that it is upon. Where
    its card has gained the ability, ``life`` is that which the card had then.
    """

    stamp: tuple[int, int]
    instr: Any
    ctx: Context
    reach: Reach
    lasting: Lasting | None = None
    value: Any = None
    life: int | None = None


@dataclass(slots=True, eq=False)
class Forces:
    """All instructions in force of one kind that are about the same, oldest first."""

    forces: list[Force]
    reach: Reach


def saying(instr: Any) -> tuple[type[Any], str]:
    """The kind of an instruction and what it is about, if it is about a trait, an action or an event."""
    kind = type(instr)
    if kind is ReplaceEvent:
        return kind, instr.event.on
    return kind, getattr(instr, NAMED[kind]) if kind in NAMED else ""


def is_base(ability: Ability, instr: Any) -> bool:
    """Whether a static ability says what its card is by nature, which holds wherever that is."""
    return type(instr) is SetTrait and instr.what.which == "self" and ability.needs is None and not instr.may


def in_force(game: Game, kind: type[Any], about: str = "") -> Forces | None:
    """The instructions of a kind (about a trait, action or event) that are in force; None if none are."""
    key = kind, about
    known = game.in_force
    if key in known:
        found: Forces | None = known[key]
        return found
    forces = [*of_statics(game).get(key, ()), *_granted(game, kind, about), *_lasting(game, kind, about)]
    if not forces:
        known[key] = None
        return None
    reach = forces[0].reach
    for force in forces[1:]:
        reach = reach.joined(force.reach)
    made = known[key] = Forces(sorted(forces, key=since), reach)
    return made


def touched(game: Game, trait: str) -> Reach | None:
    """The cards of which a trait (or "abilities") may be another than is printed; None if of no card."""
    if trait in game.touched:
        known: Reach | None = game.touched[trait]
        return known
    kinds = (Gain, LoseAbilities) if trait == ABILITIES else (SetTrait, Modify)
    reach = None
    for kind in kinds:
        found = in_force(game, kind, "" if trait == ABILITIES else trait)
        if found is not None:
            reach = found.reach if reach is None else reach.joined(found.reach)
    game.touched[trait] = reach
    return reach


GAINED = "gained"


def gained(game: Game) -> frozenset[str]:
    """Of the abilities that cards may have gained the kinds, and the events that they wait for."""
    known = game.touched
    if GAINED not in known:
        found = in_force(game, Gain)
        abilities = [force.instr.ability for force in found.forces] if found is not None else []
        events = (ability.trigger.on for ability in abilities if ability.trigger is not None)
        known[GAINED] = frozenset(ability.kind for ability in abilities).union(events)
    words: frozenset[str] = known[GAINED]
    return words


def since(force: Force) -> tuple[int, int]:
    """Since when an instruction has been in force."""
    return force.stamp


def of_statics(game: Game) -> dict[tuple[type[Any], str], list[Force]]:
    """The instructions of printed static abilities that work where their cards are, by what they say."""
    if game.standing is not None:
        return game.standing
    standing: dict[tuple[type[Any], str], list[Force]] = {}
    for card in game.statics:
        if card.place.zone not in card.acts_in:
            continue
        for ability in card.abilities:
            if ability.kind in STATIC and select.works(game, card, ability):
                for instr in ability.effect:
                    if not is_base(ability, instr):
                        reach = reach_of(game, instr, card)
                        force = Force((card.began, card.order), instr, Context.of(card, ability), reach)
                        standing.setdefault(saying(instr), []).append(force)
    game.standing = standing
    return standing


def _granted(game: Game, kind: type[Any], about: str) -> Iterator[Force]:
    """The instructions of static abilities that cards have gained for a time."""
    for lasting in game.lasting:
        if type(lasting.instr) is Gain and lasting.instr.ability.kind in STATIC:
            ability: Ability = lasting.instr.ability
            for thing, life in lasting.things:
                for instr in ability.effect if isinstance(thing, Card) else ():
                    if saying(instr) == (kind, about):
                        ctx = Context.of(thing, ability)
                        yield Force((lasting.stamp, 0), instr, ctx, reach_of(game, instr, thing), life=life)


def _lasting(game: Game, kind: type[Any], about: str) -> Iterator[Force]:
    """The effects of a kind that last; where it is not asked what about, whatever they are about."""
    for each in game.lasting:
        if type(each.instr) is kind and about in ("", each.about):
            yield Force((each.stamp, 0), each.instr, each.ctx, upon_things(game, each), each, each.value)


def upon_things(game: Game, lasting: Lasting) -> Reach:
    """The cards that an effect which lasts is upon."""
    return Reach(refs=frozenset(thing.ref for thing, _ in lasting.things if isinstance(thing, Card)))


def reach_of(game: Game, instr: Any, card: Card) -> Reach:
    """The cards that an instruction of a card's static ability may be upon."""
    what = getattr(instr, "what", None)
    if what is None or what.which in select.PLAYERS:
        return Reach()
    if what.which == "self":
        return Reach(refs=frozenset((card.ref,)))
    if what.which == "all":
        return Reach(zones=frozenset(select.zones_of(game, what.filter)))
    return Reach(zones=None)
