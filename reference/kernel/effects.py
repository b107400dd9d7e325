"""Effects that last, and what a thing is like under them.

Where nothing lasts and no card has a static ability, every question is answered from what is printed.
"""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any

import msgspec

from duelproof.port import Seat
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
    Unaffected,
)
from duelproof.port.cards import Traits
from reference.kernel import layers, select
from reference.kernel.context import Context, Thing
from reference.kernel.game import Card, Game


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
        return any(
            other is thing and (not isinstance(thing, Card) or thing.life == life)
            for other, life in self.things
        )


def begin(
    game: Game, instr: Any, ctx: Context, things: list[Thing], until: str, value: Any = None
) -> Lasting:
    """Put an effect in force."""
    lasting = Lasting(
        oid=game.oid("effect"),
        instr=instr,
        ctx=ctx,
        things=[(thing, thing.life if isinstance(thing, Card) else 0) for thing in things],
        until=until,
        about=saying(instr)[1],
        value=value,
        stamp=game.tick(),
        turn=game.turn,
    )
    game.lasting.append(lasting)
    game.log.add("effect_start", item=lasting.oid, name=until)
    return lasting


def end(game: Game, *until: str, seat: Seat | None = None) -> bool:
    """End the effects that last until one of these moments (of this player's, if one is named).

    Returns:
        Whether anything ended.
    """
    ending = [
        lasting
        for lasting in game.lasting
        if lasting.until in until and (seat is None or lasting.ctx.controller == seat)
    ]
    for lasting in ending:
        game.lasting.remove(lasting)
        game.tick()
        game.log.add("effect_end", item=lasting.oid, name=lasting.until)
    return bool(ending)


def release(game: Game, thing: Thing) -> None:
    """End for this card or player the effects upon it that do not last for the game."""
    for lasting in [each for each in game.lasting if each.until != "game" and each.touches(thing)]:
        lasting.things = [pair for pair in lasting.things if pair[0] is not thing]
        game.tick()
        if not lasting.things:
            game.lasting.remove(lasting)
            game.log.add("effect_end", item=lasting.oid, name=lasting.until)


NAMED: dict[type[Any], str] = {
    Modify: "trait",
    SetTrait: "trait",
    Forbid: "action",
    Permit: "action",
    Require: "action",
}
"""The field of each kind of instruction that says which trait or action it is about."""


def saying(instr: Any) -> tuple[type[Any], str]:
    """The kind of an instruction and what it is about, if it is about a trait, an action or an event."""
    kind = type(instr)
    if kind is ReplaceEvent:
        return kind, instr.event.on
    return kind, getattr(instr, NAMED[kind]) if kind in NAMED else ""


STATIC = ("static", "replacement")
"""The kinds of ability whose instructions are in force as long as the ability works."""


@dataclass(slots=True, eq=False)
class Force:
    """An instruction in force: since when, for whom it speaks, and its amount where that is fixed.

    It comes from a static ability, or from an effect that lasts, which has the things that it is upon.
    """

    stamp: tuple[int, int]
    instr: Any
    ctx: Context
    lasting: Lasting | None = None
    value: Any = None


_NONE: list[Force] = []


def is_base(ability: Ability, instr: Any) -> bool:
    """Whether a static ability says what its card is by nature, which holds wherever that is."""
    return type(instr) is SetTrait and instr.what.which == "self" and ability.needs is None and not instr.may


def _in_force(game: Game) -> dict[tuple[type[Any], str], list[Force]]:
    """The instructions of static abilities that work where their cards are, by kind and what they are about.

    Found anew when such a card has moved. Conditions are looked at when somebody asks.
    """
    if game.standing is not None:
        return game.standing
    standing: dict[tuple[type[Any], str], list[Force]] = {}
    for card in game.statics:
        for ability in card.abilities:
            if ability.kind in STATIC and select.works(game, card, ability):
                for instr in ability.effect:
                    if not is_base(ability, instr):
                        force = Force((card.began, card.order), instr, Context.of(card, ability))
                        standing.setdefault(saying(instr), []).append(force)
    for forces in standing.values():
        forces.sort(key=_since)
    game.standing = standing
    return standing


def _since(force: Force) -> tuple[int, int]:
    return force.stamp


def _granted(game: Game, kind: type[Any], about: str) -> Iterator[Force]:
    """The instructions of a kind in static abilities that cards have gained for a time."""
    for lasting in game.lasting:
        if not _grants(lasting, kind, about):
            continue
        ability: Ability = lasting.instr.ability
        for thing, life in lasting.things:
            if isinstance(thing, Card) and thing.life == life and select.works(game, thing, ability):
                for instr in ability.effect:
                    if saying(instr) == (kind, about):
                        yield Force((lasting.stamp, 0), instr, Context.of(thing, ability))


def statics(game: Game, kind: type[Any], about: str = "") -> Iterator[Force]:
    """The instructions of a kind in static abilities that work now, oldest first."""
    found = (*_in_force(game).get((kind, about), _NONE), *_granted(game, kind, about))
    if not found:
        return
    lost = game.layer >= game.book.layers.get("abilities", 0) and other_abilities(game)
    for force in found:
        card, ability = force.ctx.source, force.ctx.ability
        assert card is not None and ability is not None
        force.ctx.controller = card.controller  # it may have changed hands where it lies
        if ability.needs is not None and not select.holds(game, ability.needs, force.ctx):
            continue
        if lost and kind not in (Gain, LoseAbilities) and ability not in abilities(game, card):
            continue
        yield force


def forces(game: Game, kind: type[Any], about: str = "") -> list[Force]:
    """The instructions of a kind in force, upon whatever, oldest first."""
    found = list(statics(game, kind, about))
    lasting = [
        Force((each.stamp, 0), each.instr, each.ctx, each, each.value)
        for each in game.lasting
        if type(each.instr) is kind and about in ("", each.about)
    ]
    return sorted(found + lasting, key=_since) if found and lasting else found or lasting


def touches(game: Game, force: Force, thing: Thing) -> bool:
    """Whether an instruction in force is upon a thing."""
    if not _is_upon(game, force, thing):
        return False
    return type(force.instr) is Unaffected or not unaffected(game, thing, force.ctx)


def _is_upon(game: Game, force: Force, thing: Thing) -> bool:
    if force.lasting is not None:
        return force.lasting.touches(thing)
    who = getattr(force.instr, "who", None)
    what = getattr(force.instr, "what", None)
    if isinstance(thing, str) and who is not None:
        return thing in select.players(game, who, force.ctx)
    return what is not None and select.covers(game, what, thing, force.ctx)


def unaffected(game: Game, thing: Thing, by: Context) -> bool:
    """Whether a card is not affected by the effects of the card and player that a context speaks for."""
    if isinstance(thing, str) or not changes(game, Unaffected):
        return False
    return any(
        _keeps_off(game, force, by) for force in forces(game, Unaffected) if _is_upon(game, force, thing)
    )


def _keeps_off(game: Game, force: Force, by: Context) -> bool:
    """Whether it is effects of this card and player that something is not affected by."""
    whose, wanted = force.instr.by_player, force.instr.by
    if whose is not None and by.controller not in select.players(game, whose, force.ctx):
        return False
    if wanted is None or by.source is None:
        return wanted is None
    among = select.matches if wanted.zones else select.fits
    return among(game, by.source, wanted, force.ctx)


def _upon(game: Game, thing: Thing, kind: type[Any], about: str = "") -> Iterator[tuple[Any, Any]]:
    """The instructions of a kind in force upon a thing, in time order, with their amounts where fixed."""
    for force in forces(game, kind, about):
        if touches(game, force, thing):
            yield force.instr, force.value


def upon(game: Game, thing: Thing, kind: type[Any], about: str = "") -> list[tuple[Any, Any]]:
    """The instructions of a kind in force upon a thing, in time order, with their amounts where fixed."""
    return list(_upon(game, thing, kind, about))


def plain(game: Game) -> bool:
    """Whether nothing can make a thing differ from what is printed."""
    return not game.lasting and not (game.statics and _in_force(game)) and not game.natures


def changes(game: Game, kind: type[Any], about: str = "") -> bool:
    """Whether anything of a kind (upon a trait or action) is in force at all, upon whatever."""
    if (kind, about) in game.sayings and (kind, about) in _in_force(game):
        return True
    return any(
        (type(lasting.instr) is kind and about in ("", lasting.about)) or _grants(lasting, kind, about)
        for lasting in game.lasting
    )


def _grants(lasting: Lasting, kind: type[Any], about: str) -> bool:
    """Whether an effect gives things a static ability with an instruction of a kind."""
    if type(lasting.instr) is not Gain or lasting.instr.ability.kind not in STATIC:
        return False
    return any(saying(instr) == (kind, about) for instr in lasting.instr.ability.effect)


def number(game: Game, card: Card, trait: str) -> int | None:
    """A number of a card as it is now (power, hp, strike, cost, life); None where it has none."""
    if card.known is not None:
        return _or_none(getattr(card.known, trait))
    value: int | None = _or_none(getattr(card.spec.faces[card.side].traits, trait))
    if card.natures and trait in card.natures:
        value = select.amount(game, card.natures[trait].to, Context.of(card))
    if not game.lasting and (SetTrait, trait) not in game.sayings and (Modify, trait) not in game.sayings:
        return value
    if not (changes(game, SetTrait, trait) or changes(game, Modify, trait)):
        return value
    return layers.number(game, card, trait, value)


def _or_none(value: Any) -> int | None:
    return None if value is msgspec.UNSET else value


def of_player(game: Game, seat: Seat, trait: str, base: int) -> int:
    """A number of a player that abilities change (how many cards he may charge, ...)."""
    if not changes(game, Modify, trait):
        return base
    for instr, fixed in _upon(game, seat, Modify, trait):
        base += select.amount(game, instr.by, Context(controller=seat)) if fixed is None else fixed
    return base


def words(game: Game, card: Card, trait: str) -> list[str]:
    """The types, colours or races of a card as it is now."""
    if card.known is not None:
        return list(getattr(card.known, trait))
    value: list[str] = getattr(card.spec.faces[card.side].traits, trait)
    if card.natures and trait in card.natures:
        value = layers.with_word(card.natures[trait], card.natures[trait].to, value)
    if not changes(game, SetTrait, trait):
        return value
    return layers.words(game, card, trait, value)


def names(game: Game, card: Card) -> list[str]:
    """The names that a card has now."""
    printed = [card.printed.name]
    return layers.words(game, card, "name", printed) if changes(game, SetTrait, "name") else printed


def other_abilities(game: Game) -> bool:
    """Whether some card may have other abilities than those printed on it."""
    if not game.lasting and (Gain, "") not in game.sayings and (LoseAbilities, "") not in game.sayings:
        return False
    return changes(game, Gain) or changes(game, LoseAbilities)


def abilities(game: Game, card: Card) -> list[Ability]:
    """The abilities of a card as it is now: printed and gained, less lost."""
    if card.known is not None:
        return card.had
    if not other_abilities(game):
        return card.abilities
    return layers.abilities(game, card)


def with_gained(game: Game, had: list[Ability], gained: Ability) -> list[Ability]:
    """Abilities with one that is gained, unless it is a keyword that is had once and there already."""
    if gained.keyword in game.book.had_once and any(each.keyword == gained.keyword for each in had):
        return had
    return [*had, gained]


def keyword(game: Game, card: Card, word: str) -> Ability | None:
    """The keyword ability of that name, if the card has it now."""
    if word not in card.keywords and card.known is None and not other_abilities(game):
        return None
    for ability in abilities(game, card):
        if ability.keyword == word:
            return ability
    return None


def forbidden(game: Game, action: str, thing: Thing) -> bool:
    """Whether an effect says that the card or player cannot do this."""
    return changes(game, Forbid, action) and any(True for _ in _upon(game, thing, Forbid, action))


def permitted(game: Game, action: str, thing: Thing) -> bool:
    """Whether an effect says that the card or player may against the rules, and none that it cannot."""
    if not changes(game, Permit, action) or forbidden(game, action, thing):
        return False
    return any(True for _ in _upon(game, thing, Permit, action))


def required(game: Game, action: str, thing: Thing) -> bool:
    """Whether an effect says that the card must do this if it can."""
    return changes(game, Require, action) and any(True for _ in _upon(game, thing, Require, action))


def remember(game: Game, card: Card) -> Card:
    """A memory of a card, with all that it is now and where; it is on no table and does not change."""
    memory = copy(card)
    memory.under = list(card.under)
    memory.known = traits(game, card)
    memory.had = abilities(game, card)
    memory.last = None
    return memory


def traits(game: Game, card: Card) -> Traits:
    """All that a card is now, for a view."""
    printed = card.printed
    if plain(game):
        return printed if not card.abilities else _as_printed(game, card)
    now = msgspec.structs.replace(
        printed,
        type=words(game, card, "type"),
        colors=words(game, card, "colors"),
        races=words(game, card, "races"),
        keywords=[a.keyword for a in abilities(game, card) if a.keyword is not None],
        texts=[a.id for a in abilities(game, card) if a.keyword is None],
    )
    for trait in ("cost", "power", "hp", "strike", "life"):
        value = number(game, card, trait)
        if value is not None or getattr(printed, trait) is not msgspec.UNSET:
            setattr(now, trait, value)
    return now


def _as_printed(game: Game, card: Card) -> Traits:
    """The printed traits with the names of the printed abilities, made once for each card name."""
    key = (card.spec.name, card.side)
    found = game.worded.get(key)
    if found is None:
        found = game.worded[key] = msgspec.structs.replace(
            card.printed,
            keywords=[a.keyword for a in card.abilities if a.keyword is not None],
            texts=[a.id for a in card.abilities if a.keyword is None],
        )
    return found
