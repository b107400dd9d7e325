"""What is in force: the instructions of static abilities and of lasting effects, found by what they say.

Nothing is asked more often than what a card is like, and each time it must be known which instructions affect
it. So those in force are gathered once, by their kind and their trait, action or event, and gathered again

- from static abilities, when a card that has one enters or leaves a zone where it works, or is turned over
  (`Game.shift`, `Game.turn_over`);
- from lasting effects, and from the static abilities that these give, when one ends or no longer affects
  something (`Game.stir`); one that begins is added to them (`put_in_force`).

Their reach is kept with them: a card that none of them can affect where it lies is as it is printed.

Whatever else an instruction depends on (its condition, who controls its card, whether that still has the
ability) is looked at whenever somebody asks: see `reference.kernel.abilities.effects`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
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
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.game import Game

NAMED: dict[type[Any], str] = {
    Modify: "trait",
    SetTrait: "trait",
    Forbid: "action",
    Permit: "action",
    Require: "action",
}
"""For each kind of instruction, the field that names its trait or action."""
ABILITIES = "abilities"
"""The abilities of a card, asked about like a trait."""
ANYTHING = "anything"
"""Any trait of a card, or its abilities."""
_CHANGING = (SetTrait, Modify, Gain, LoseAbilities)
"""The kinds of instruction that say what a card is like."""
STATIC = ("static", "replacement")
"""The kinds of ability whose instructions are in force as long as the ability works."""


@dataclass(slots=True, eq=False)
class Lasting:
    """An effect in force: the instruction that made it, what it affects, since when and until when.

    ``things`` are cards, with the life they had (a new object is no longer meant), or players. ``about``
    is the trait, action or event of the instruction, and ``value`` the amount that was fixed when the
    effect began. ``forces`` is what it puts in force, as far as that has been gathered.
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
    forces: list["Force"] = field(default_factory=list)

    def touches(self, thing: Thing) -> bool:
        """Tell whether the effect is on this card or player."""
        for other, life in self.things:
            if other is thing and (not isinstance(thing, Card) or thing.life == life):
                return True
        return False


@dataclass(slots=True, eq=False)
class Reach:
    """The cards that instructions may affect: all of some zones (None: of any zone), and some by ref."""

    zones: frozenset[str] | None = frozenset()
    refs: frozenset[str] = frozenset()

    def takes_in(self, card: Card) -> bool:
        """Tell whether a card is among them."""
        return self.zones is None or card.place.zone in self.zones or card.ref in self.refs


@dataclass(slots=True, eq=False)
class Force:
    """An instruction in force: since when, for whom it speaks, and its amount where that is fixed.

    It comes from a static ability, or from a lasting effect, which names the things it is on. Where its
    card has gained the ability, ``life`` is the life that the card had then.
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
    """All instructions in force of one kind and about the same, oldest first."""

    forces: list[Force]
    reach: Reach


Saying = tuple[type[Any], str]
"""The kind of an instruction, and its trait, action or event."""
Gathered = dict[Saying, Forces]


def saying(instr: Any) -> Saying:
    """Name the kind of an instruction, and the trait, action or event that it concerns."""
    kind = type(instr)
    if kind is ReplaceEvent:
        return kind, instr.event.on
    return kind, getattr(instr, NAMED[kind]) if kind in NAMED else ""


def is_base(ability: Ability, instr: Any) -> bool:
    """Tell whether a static ability says what its card is by nature, which holds wherever the card is."""
    return type(instr) is SetTrait and instr.what.which == "self" and ability.needs is None and not instr.may


def in_force(game: Game, kind: type[Any], about: str = "") -> Forces | None:
    """Find the instructions of a kind (about a trait, action or event) that are in force, or None."""
    known: Gathered | None = game.in_force
    return (gathered(game) if known is None else known).get((kind, about))


def touched(game: Game, trait: str) -> Reach | None:
    """Find the cards whose trait (or ABILITIES, ANYTHING) may differ from what is printed; None if none."""
    if trait in game.touched:
        known: Reach | None = game.touched[trait]
        return known
    found = [
        forces.reach
        for (kind, about), forces in gathered(game).items()
        if kind in _CHANGING and trait in (ANYTHING, about or ABILITIES)
    ]
    reach = game.touched[trait] = _joined(found) if found else None
    return reach


GAINED = "gained"


def gained(game: Game) -> frozenset[str]:
    """Find the kinds of the abilities that cards may have gained, and the events that these wait for."""
    known = game.touched
    if GAINED not in known:
        found = in_force(game, Gain)
        abilities = [force.instr.ability for force in found.forces] if found is not None else []
        events = (ability.trigger.on for ability in abilities if ability.trigger is not None)
        known[GAINED] = frozenset(ability.kind for ability in abilities).union(events)
    words: frozenset[str] = known[GAINED]
    return words


def since(force: Force) -> tuple[int, int]:
    """Get the time since when an instruction has been in force."""
    return force.stamp


def of_statics(game: Game) -> Gathered:
    """Gather the instructions of printed static abilities that work where their cards are."""
    if game.standing is not None:
        return game.standing
    found: dict[Saying, list[Force]] = {}
    for card in game.statics:
        if card.place.zone not in card.acts_in:
            continue
        for ability in card.abilities:
            if ability.kind in STATIC and select.works(game, card, ability):
                for instr in ability.effect:
                    if not is_base(ability, instr):
                        reach = reach_of(game, instr, card)
                        force = Force((card.began, card.order), instr, Context.of(card, ability), reach)
                        found.setdefault(saying(instr), []).append(force)
    standing: Gathered = {said: _together(forces) for said, forces in found.items()}
    game.standing = standing
    return standing


def put_in_force(game: Game, lasting: Lasting) -> None:
    """Put an effect in force beside the others: it is the youngest, so nothing else is gathered again."""
    game.lasting.append(lasting)
    game.touched = {}
    if game.in_force is None:
        return
    lasting.forces = _forces_of(game, lasting)
    for force in lasting.forces:
        said = saying(force.instr)
        before = game.in_force.get(said)
        together = _together([force]) if before is None else _beside(before, force)
        game.in_force = {**game.in_force, said: together}


def _beside(before: Forces, force: Force) -> Forces:
    """Add a younger instruction to those that say the same."""
    return Forces([*before.forces, force], _joined([before.reach, force.reach]))


def gathered(game: Game) -> Gathered:
    """Gather all that is in force: what static abilities say, and lasting effects."""
    if game.in_force is not None:
        return game.in_force
    in_force = of_statics(game)
    if game.lasting:
        found: dict[Saying, list[Force]] = {}
        for lasting in game.lasting:
            if not lasting.forces:
                lasting.forces = _forces_of(game, lasting)
            for force in lasting.forces:
                found.setdefault(saying(force.instr), []).append(force)
        in_force = dict(in_force)
        for said, forces in found.items():
            printed = in_force[said].forces if said in in_force else []
            in_force[said] = _together([*printed, *forces])
    game.in_force = in_force
    return in_force


def _together(forces: list[Force]) -> Forces:
    """Put together instructions that say the same, oldest first."""
    return Forces(sorted(forces, key=since), _joined([force.reach for force in forces]))


def _joined(reaches: list[Reach]) -> Reach:
    """Join reaches: the cards of all of these."""
    if len(reaches) == 1:
        return reaches[0]
    zones = [reach.zones for reach in reaches if reach.zones is not None]
    everywhere = len(zones) < len(reaches)
    refs = frozenset[str]().union(*(reach.refs for reach in reaches))
    return Reach(None if everywhere else frozenset[str]().union(*zones), refs)


def _forces_of(game: Game, lasting: Lasting) -> list[Force]:
    """List all that a lasting effect puts in force: what it gives to cards, and itself."""
    return [*_granted(game, lasting), _of(game, lasting)]


def _granted(game: Game, lasting: Lasting) -> Iterator[Force]:
    """List the instructions of a static ability that a lasting effect has given to cards."""
    if type(lasting.instr) is Gain and lasting.instr.ability.kind in STATIC:
        ability: Ability = lasting.instr.ability
        for thing, life in lasting.things:
            if isinstance(thing, Card):
                ctx = Context.of(thing, ability)
                for instr in ability.effect:
                    yield Force((lasting.stamp, 0), instr, ctx, reach_of(game, instr, thing), life=life)


def _of(game: Game, each: Lasting) -> Force:
    """Make the instruction of a lasting effect one in force."""
    return Force((each.stamp, 0), each.instr, each.ctx, upon_things(game, each), each, each.value)


def upon_things(game: Game, lasting: Lasting) -> Reach:
    """Find the cards that a lasting effect is on."""
    return Reach(refs=frozenset(thing.ref for thing, _ in lasting.things if isinstance(thing, Card)))


def reach_of(game: Game, instr: Any, card: Card) -> Reach:
    """Find the cards that an instruction of a card's static ability may affect."""
    what = getattr(instr, "what", None)
    if what is None or what.which in select.PLAYERS:
        return Reach()
    if what.which == "self":
        return Reach(refs=frozenset((card.ref,)))
    if what.which == "all":
        return Reach(zones=frozenset(select.zones_of(game, what.filter)))
    return Reach(zones=None)
