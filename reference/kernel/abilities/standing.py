"""What is in force: the instructions of static abilities and of lasting effects, found by what they say.

Nothing is asked more often than what a card is like, and each time it must be known which instructions affect
it. So those in force are gathered once, by their kind and their trait, action or event, and gathered again

- from static abilities, when a card that has one enters or leaves a zone where it works, or is turned over
  (`Game.shift`, `Game.turn_over`);
- from lasting effects, and from the static abilities that these give, when one begins or ends (`Game.stir`).

Their reach is kept with them: what cannot affect a card where it lies is not asked whether it does.

Whatever else an instruction depends on (its condition, who controls its card, whether that still has the
ability) is looked at whenever somebody asks: see `reference.kernel.abilities.effects`.
"""

from bisect import insort
from collections.abc import Iterable, Iterator
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
from reference.kernel.context import Context, Thing, life_of
from reference.kernel.game import Game
from reference.kernel.natures import STATIC, is_base

NAMED: dict[type[Any], str] = {
    Modify: "trait",
    SetTrait: "trait",
    Forbid: "action",
    Permit: "action",
    Require: "action",
}
"""For each kind of instruction, the field that names its trait or action."""


@dataclass(slots=True, eq=False)
class Lasting:
    """An effect in force: the instruction that made it, what it affects, since when and until when.

    ``things`` are cards, with the life they had (a new object is no longer meant), or players. ``value`` is
    the amount that was fixed when the effect began. ``forces`` is what it has in force, once that was
    gathered. An effect that is ``open`` is on whatever its instruction speaks of by then.
    """

    oid: str
    instr: Any
    ctx: Context
    things: list[tuple[Thing, int]]
    until: str
    value: Any
    stamp: int
    forces: list["Force"] = field(default_factory=list)
    open: bool = False

    def touches(self, thing: Thing) -> bool:
        """Tell whether the effect is on this card or player."""
        now = life_of(thing)
        return any(other is thing and life == now for other, life in self.things)


Reach = frozenset[str]
"""The cards that instructions may affect: those in zones of these names, and those with these refs."""


@dataclass(slots=True, eq=False)
class Force:
    """An instruction in force: since when, for whom it speaks, and its amount where that is fixed.

    It comes from a static ability, or from a lasting effect, which names the things it is on. Where its
    card has gained the ability, ``life`` is the life that the card had then. ``asked`` while its condition is
    being looked at. ``who`` and ``what`` are the players and the cards that it speaks of, where it does.
    ``giver`` is what gives the ability to its card as long as it acts, such as another static ability.
    """

    stamp: tuple[int, int]
    instr: Any
    ctx: Context
    reach: Reach
    lasting: Lasting | None = None
    value: Any = None
    life: int | None = None
    asked: bool = False
    giver: "Force | None" = None
    says: "Saying" = field(init=False)
    who: Any = field(init=False)
    what: Any = field(init=False)

    def __post_init__(self) -> None:
        self.says = saying(self.instr)
        self.who, self.what = getattr(self.instr, "who", None), getattr(self.instr, "what", None)


Saying = tuple[type[Any], str]
"""The kind of an instruction, and its trait, action or event."""
Gathered = dict[Saying, list[Force]]
"""What is in force, by what it says, oldest first."""


def saying(instr: Any) -> Saying:
    """Name the kind of an instruction, and the trait, action or event that it concerns."""
    kind = type(instr)
    if kind is ReplaceEvent:
        return kind, instr.event.on
    return kind, getattr(instr, NAMED[kind]) if kind in NAMED else ""


def show_side(game: Game, card: Card, side: int | None) -> None:
    """Let another face of a card show where it is, or all its halves: what is static begins to work now."""
    card.show(side)
    card.began = game.tick()
    game.stir(statics=True)


def since(force: Force) -> tuple[int, int]:
    """Get the time since when an instruction has been in force."""
    return force.stamp


def of_statics(game: Game) -> list[Force]:
    """Gather the instructions of printed static abilities that work where their cards are."""
    if game.standing is None:
        game.standing = [
            Force((card.began, card.order), instr, Context.of(card, ability), reach_of(game, instr, card))
            for card in game.statics
            if card.place.zone in card.acts_in
            for ability in card.abilities
            if ability.kind in STATIC and select.works(game, card, ability)
            for instr in ability.effect
            if not is_base(ability, instr)
        ]
    return game.standing


def gathered(game: Game) -> Gathered:
    """Gather all that is in force: what static abilities say, and lasting effects."""
    if game.in_force is None:
        game.in_force = {says: forces for says, forces in _enduring(game).items() if forces}
        _add(game.in_force, of_statics(game))
        _add(game.in_force, list(_given(game, game.in_force.get((Gain, ""), ()))))
    return game.in_force


def _add(known: Gathered, more: list[Force]) -> None:
    """Add instructions to what is in force, each where its time puts it."""
    for says, forces in _by_saying(more).items():
        known[says] = sorted([*forces, *known.get(says, ())], key=since)


def _enduring(game: Game) -> Gathered:
    """Gather what lasting effects have in force."""
    if game.enduring is None:
        lasting = [force for each in game.lasting for force in each.forces or _made(game, each)]
        game.enduring = _by_saying(sorted(lasting, key=since))
    return game.enduring


def _by_saying(forces: list[Force]) -> Gathered:
    """Sort instructions by what they say."""
    found: Gathered = {}
    for force in forces:
        found.setdefault(force.says, []).append(force)
    return found


def put_in_force(game: Game, lasting: Lasting) -> None:
    """Add a lasting effect to what is in force."""
    game.lasting.append(lasting)
    if game.enduring is not None:
        for force in _made(game, lasting):
            insort(game.enduring.setdefault(force.says, []), force, key=since)
    _stir(game, lasting)


def take_out_of_force(game: Game, lasting: Lasting) -> None:
    """Remove a lasting effect from what is in force."""
    game.lasting.remove(lasting)
    if game.enduring is not None:
        for force in lasting.forces:
            game.enduring[force.says].remove(force)
    _stir(game, lasting)


def _stir(game: Game, lasting: Lasting) -> None:
    """Forget what is in force; where a card may be played by now, what it says of that may begin to work."""
    game.stir(statics=type(lasting.instr) is Permit)


def may_be(game: Game, kind: type[Any], about: str, card: Card) -> bool:
    """Tell whether an instruction of a kind may affect a card."""
    return any(reaches(force, card) for force in gathered(game).get((kind, about), ()))


def reaches(force: Force, card: Card) -> bool:
    """Tell whether an instruction may affect a card, where it lies."""
    return card.place.zone in force.reach or card.ref in force.reach


def _made(game: Game, lasting: Lasting) -> list[Force]:
    """Make what a lasting effect has in force; that it may end for some of its things is looked at later."""
    lasting.forces = [*_granted(game, lasting), _of(game, lasting)]
    return lasting.forces


def _granted(game: Game, lasting: Lasting) -> Iterator[Force]:
    """List the instructions of a static ability that a lasting effect has given to cards."""
    if type(lasting.instr) is Gain and lasting.instr.ability.kind in STATIC:
        ability: Ability = lasting.instr.ability
        for thing, life in lasting.things:
            if isinstance(thing, Card):
                ctx = Context.of(thing, ability)
                for instr in ability.effect:
                    yield Force((lasting.stamp, 0), instr, ctx, reach_of(game, instr, thing), life=life)


def _given(game: Game, gains: Iterable[Force]) -> Iterator[Force]:
    """List the instructions of static abilities that cards have as long as another effect says that they do.

    They are there for any card that may have them by then; what they give or take in turn is left out.
    """
    for gain in gains:
        ability: Ability = gain.instr.ability
        if ability.kind in STATIC and (gain.lasting is None or gain.lasting.open):
            for card in game.cards.values():
                for instr in ability.effect:
                    if type(instr) not in (Gain, LoseAbilities):
                        reach = reach_of(game, instr, card)
                        yield Force(gain.stamp, instr, Context.of(card, ability), reach, giver=gain)


def _of(game: Game, each: Lasting) -> Force:
    """Make the instruction of a lasting effect one in force."""
    source = each.ctx.source
    reach = reach_of(game, each.instr, source) if each.open and source is not None else upon_things(each)
    return Force((each.stamp, 0), each.instr, each.ctx, reach, each, each.value)


def upon_things(lasting: Lasting) -> Reach:
    """Find the cards that a lasting effect is on."""
    return frozenset(thing.ref for thing, _ in lasting.things if isinstance(thing, Card))


def reach_of(game: Game, instr: Any, card: Card) -> Reach:
    """Find the cards that an instruction of a card's static ability may affect."""
    what = getattr(instr, "what", None)
    if what is None or what.which in select.PLAYERS:
        return frozenset()
    if what.which == "self":
        return frozenset((card.ref,))
    if what.which == "all":
        return frozenset(game.book.parts.get(zone, zone) for zone in select.zones_of(game, what.filter))
    return frozenset(game.book.zones)
