"""Effects that last, and what a thing is like under them.

Where nothing in force may affect a thing, every question about it is answered from what is printed.
"""

from collections.abc import Iterator
from dataclasses import fields
from operator import attrgetter
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
    Require,
    Unaffected,
)
from duelproof.port.cards import Traits
from reference.kernel import layers, select
from reference.kernel.context import Context, Thing
from reference.kernel.game import Card, Game
from reference.kernel.standing import (
    ABILITIES,
    ANYTHING,
    Force,
    Lasting,
    Reach,
    gathered,
    in_force,
    of_statics,
    put_in_force,
    saying,
    touched,
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
    put_in_force(game, lasting)
    game.log.add("effect_start", item=lasting.oid, name=until)
    return lasting


def end(game: Game, *until: str, seat: Seat | None = None) -> bool:
    """End the effects that last until one of these moments (only this player's, if one is named).

    Returns:
        Whether anything ended.
    """
    ending = [
        lasting
        for lasting in game.lasting
        if lasting.until in until and (seat is None or lasting.ctx.controller == seat)
    ]
    for lasting in ending:
        remove(game, lasting)
        game.log.add("effect_end", item=lasting.oid, name=lasting.until)
    return bool(ending)


def remove(game: Game, lasting: Lasting) -> None:
    """Take an effect out of force."""
    game.lasting.remove(lasting)
    game.tick()
    game.stir()


def release(game: Game, thing: Thing) -> None:
    """End for this card or player the effects on it that do not last for the whole game."""
    for lasting in [each for each in game.lasting if each.until != "game" and each.touches(thing)]:
        lasting.things = [pair for pair in lasting.things if pair[0] is not thing]
        lasting.forces = []
        if lasting.things:
            game.tick()
            game.stir()
        else:
            remove(game, lasting)
            game.log.add("effect_end", item=lasting.oid, name=lasting.until)


def statics(game: Game, kind: type[Any], about: str = "") -> list[Force]:
    """Find the instructions of a kind in static abilities that work now, oldest first."""
    return [force for force in forces(game, kind, about) if force.lasting is None]


def forces(game: Game, kind: type[Any], about: str = "", upon: Card | None = None) -> list[Force]:
    """Find the instructions of a kind in force, oldest first: all, or those that may affect a card."""
    found = in_force(game, kind, about)
    if found is None:
        return []
    return [
        force
        for force in found.forces
        if (upon is None or force.reach.takes_in(upon)) and (force.lasting is not None or _acts(game, force))
    ]


def _acts(game: Game, force: Force) -> bool:
    """Tell whether a static ability acts now: its condition holds, and its card still has it."""
    ctx, card, ability = force.ctx, force.ctx.source, force.ctx.ability
    assert card is not None and ability is not None
    ctx.controller = card.controller  # it may have changed hands where it lies
    if force.life is not None and (card.life != force.life or not select.works(game, card, ability)):
        return False
    if ability.needs is not None and not select.holds(game, ability.needs, ctx):
        return False
    if type(force.instr) in (Gain, LoseAbilities) or game.layer < game.book.layers.get("abilities", 0):
        return True
    may_be_lost = force.life is not None or _may_be(game, LoseAbilities, "", card)
    return not may_be_lost or ability in game.now.abilities(game, card)


def _may_be(game: Game, kind: type[Any], about: str, card: Card) -> bool:
    """Tell whether an instruction of a kind may affect a card: if not, nothing has to be worked out."""
    found = in_force(game, kind, about)
    return found is not None and found.reach.takes_in(card)


def _may_differ(game: Game, card: Card, trait: str) -> bool:
    """Tell whether anything may make a trait of a card, or its abilities, differ from what is printed."""
    known = game.touched
    reach: Reach | None = known[trait] if trait in known else touched(game, trait)
    return reach is not None and reach.takes_in(card)


def touches(game: Game, force: Force, thing: Thing) -> bool:
    """Tell whether an instruction in force affects a thing."""
    if not _is_upon(game, force, thing):
        return False
    return type(force.instr) is Unaffected or not unaffected(game, thing, force.ctx)


def _is_upon(game: Game, force: Force, thing: Thing) -> bool:
    """Tell whether an instruction in force names a thing, which may still be unaffected by it."""
    if force.lasting is not None:
        return force.lasting.touches(thing)
    who = getattr(force.instr, "who", None)
    what = getattr(force.instr, "what", None)
    if isinstance(thing, str) and who is not None:
        return thing in select.players(game, who, force.ctx)
    return what is not None and select.covers(game, what, thing, force.ctx)


def unaffected(game: Game, thing: Thing, by: Context) -> bool:
    """Tell whether a card is unaffected by what the card and player of a context do."""
    if isinstance(thing, str) or not _may_be(game, Unaffected, "", thing):
        return False
    return any(
        _keeps_off(game, force, by)
        for force in forces(game, Unaffected, "", thing)
        if _is_upon(game, force, thing)
    )


def _keeps_off(game: Game, force: Force, by: Context) -> bool:
    """Tell whether a card and player are among those whose effects a thing is unaffected by."""
    whose, wanted = force.instr.by_player, force.instr.by
    if whose is not None and by.controller not in select.players(game, whose, force.ctx):
        return False
    if wanted is None or by.source is None:
        return wanted is None
    among = select.matches if wanted.zones else select.fits
    return among(game, by.source, wanted, force.ctx)


def _upon(game: Game, thing: Thing, kind: type[Any], about: str = "") -> Iterator[tuple[Any, Any]]:
    """Find the instructions of a kind that affect a thing, oldest first, with their amounts where fixed."""
    if isinstance(thing, Card) and not _may_be(game, kind, about, thing):
        return
    for force in forces(game, kind, about, thing if isinstance(thing, Card) else None):
        if touches(game, force, thing):
            yield force.instr, force.value


def upon(game: Game, thing: Thing, kind: type[Any], about: str = "") -> list[tuple[Any, Any]]:
    """List the instructions of a kind that affect a thing, oldest first, with their amounts where fixed."""
    return list(_upon(game, thing, kind, about))


def plain(game: Game) -> bool:
    """Tell whether nothing can make a thing differ from what is printed."""
    return not game.lasting and not game.natures and not of_statics(game)


def changes(game: Game, kind: type[Any], about: str = "") -> bool:
    """Tell whether any instruction of a kind (about a trait or action) is in force, whatever it affects."""
    known = game.in_force
    return (kind, about) in (gathered(game) if known is None else known)


def number(game: Game, card: Card, trait: str) -> int | None:
    """Work out a number of a card as it is now (power, hp, strike, cost, life); None where it has none."""
    if card.known is not None:
        return _or_none(getattr(card.known, trait))
    printed = getattr(card.spec.faces[card.side].traits, trait)
    value: int | None = None if printed is msgspec.UNSET else printed
    if card.natures and trait in card.natures:
        value = select.amount(game, card.natures[trait].to, Context.of(card))
    if not _may_differ(game, card, trait):
        return value
    return layers.number(game, card, trait, value)


def _or_none(value: Any) -> int | None:
    return None if value is msgspec.UNSET else value


def of_player(game: Game, seat: Seat, trait: str, base: int) -> int:
    """Work out a number of a player that abilities change (such as how many cards they may charge)."""
    if not changes(game, Modify, trait):
        return base
    for instr, fixed in _upon(game, seat, Modify, trait):
        base += select.amount(game, instr.by, Context(controller=seat)) if fixed is None else fixed
    return base


def words(game: Game, card: Card, trait: str) -> list[str]:
    """Work out the types, colours or races of a card as it is now."""
    if card.known is not None:
        return list(getattr(card.known, trait))
    value: list[str] = getattr(card.spec.faces[card.side].traits, trait)
    if card.natures and trait in card.natures:
        value = layers.with_word(card.natures[trait], card.natures[trait].to, value)
    if not _may_differ(game, card, trait):
        return value
    return layers.words(game, card, trait, value)


def names(game: Game, card: Card) -> list[str]:
    """Work out the names that a card has now."""
    printed = [card.printed.name]
    return layers.words(game, card, "name", printed) if _may_differ(game, card, "name") else printed


def abilities(game: Game, card: Card) -> list[Ability]:
    """Work out the abilities of a card as it is now: printed and gained, less those lost."""
    if card.known is not None:
        return card.had
    if not _may_differ(game, card, ABILITIES):
        return card.abilities
    return layers.abilities(game, card)


def with_gained(game: Game, had: list[Ability], gained: Ability) -> list[Ability]:
    """Add a gained ability, unless it is a keyword that a card has only once and that is there already."""
    if gained.keyword in game.book.had_once and any(each.keyword == gained.keyword for each in had):
        return had
    return [*had, gained]


def keyword(game: Game, card: Card, word: str) -> Ability | None:
    """Find the keyword ability of that name, if the card has it now."""
    if word not in card.keywords and card.known is None and not _may_be(game, Gain, "", card):
        return None
    for ability in abilities(game, card):
        if ability.keyword == word:
            return ability
    return None


def forbidden(game: Game, action: str, thing: Thing) -> bool:
    """Tell whether an effect says that the card or player cannot do this."""
    return changes(game, Forbid, action) and any(True for _ in _upon(game, thing, Forbid, action))


def permitted(game: Game, action: str, thing: Thing) -> bool:
    """Tell whether an effect permits the card or player what the rules do not, and none forbids it."""
    if not changes(game, Permit, action) or forbidden(game, action, thing):
        return False
    return any(True for _ in _upon(game, thing, Permit, action))


def required(game: Game, action: str, thing: Thing) -> bool:
    """Tell whether an effect says that the card must do this if it can."""
    return changes(game, Require, action) and any(True for _ in _upon(game, thing, Require, action))


_FIELDS = attrgetter(*(each.name for each in fields(Card)))


def remember(game: Game, card: Card) -> Card:
    """Make a memory of a card, with all that it is now and where; it lies on no table and does not change."""
    memory = Card(*_FIELDS(card))
    memory.under = list(card.under)
    memory.known = traits(game, card)
    memory.had = abilities(game, card)
    memory.last = None
    return memory


def traits(game: Game, card: Card) -> Traits:
    """Work out all that a card is now, for a view."""
    printed = card.printed
    if plain(game) or not (card.natures or _may_differ(game, card, ANYTHING)):
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
    """Add the names of the printed abilities to the printed traits, once for each card name."""
    key = (card.spec.name, card.side)
    found = game.worded.get(key)
    if found is None:
        found = game.worded[key] = msgspec.structs.replace(
            card.printed,
            keywords=[a.keyword for a in card.abilities if a.keyword is not None],
            texts=[a.id for a in card.abilities if a.keyword is None],
        )
    return found
