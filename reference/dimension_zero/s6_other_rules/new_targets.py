"""6.5: the targets of spells and abilities on the stack are changed."""

from copy import copy

import msgspec

from duelproof.port import SEATS
from duelproof.port.abilities import TargetSpec
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.information import seers
from reference.dimension_zero.s2_definitions.instructions import cards_meant
from reference.dimension_zero.s4_processing.targets import of_the_text, rests_on
from reference.dimension_zero.state import Duel, Item
from reference.dimension_zero.vocabulary import ChangeTarget
from reference.kernel.abilities import select
from reference.kernel.abilities.choosing import pointed_at
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing, cards_among, life_of
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("6.5.1")
def change_targets(game: Duel, instr: ChangeTarget, ctx: Context) -> Flow[None]:
    """Change a target of spells, or of all abilities of cards, that are on the stack."""
    cards = yield from cards_meant(game, instr.what, ctx)
    changed = False
    kind = "ability" if instr.abilities else "card"
    for item in [item for item in game.pile if item.kind == kind and item.card in cards]:
        changed = (yield from _change(game, item, instr, ctx)) or changed
    ctx.it, ctx.did = list(cards), changed


@rule("6.5.1", also=("6.5.2",))
def _change(game: Duel, item: Item, instr: ChangeTarget, ctx: Context) -> Flow[bool]:
    """Change one of the targets that the effect speaks of, if any can be changed.

    The player says which, and what becomes the target instead of it.
    """
    wanted = yield from _wanted(game, instr, ctx)
    seat = select.player(game, instr.to.by, ctx)
    proper = {
        msgspec.structs.replace(pointed_at(game, old, seat), value=spec.key): (spec.key, old, fitting)
        for spec, old in _concerned(game, item, instr, ctx)
        if (fitting := [card for card in wanted if card in _proper(game, item, spec, old)])
    }
    if not proper:
        return False
    which = yield from ask.one(game, seat, "choose", list(proper), about=ctx.item)
    key, old, news = proper[which]
    by_option = {game.option_for(card): card for card in news}
    picked = yield from ask.one(game, seat, "target", list(by_option), about=item.oid, part=key)
    _put_in_place(game, item, key, old, by_option[picked])
    return True


@rule("6.5.1")
def _wanted(game: Duel, instr: ChangeTarget, ctx: Context) -> Flow[list[Card]]:
    """Find what an effect would make the target: what it names, or what its player may choose from."""
    if instr.to.which == "choose":
        return cards_among(select.found(game, instr.to, ctx))
    return (yield from cards_meant(game, instr.to, ctx))


@rule("6.5.1")
def _proper(game: Duel, item: Item, spec: TargetSpec, old: Card) -> list[Thing]:
    """Find what could take the place of a target as the text says, beside the targets that there are.

    As the others stay, it must leave those proper that are.
    """
    aims = item.ctx
    assert aims is not None
    taken = [thing for thing, _ in aims.targets[spec.key]]
    staying = _proper_others(game, spec, aims)
    return [
        thing
        for thing in of_the_text(game, spec, aims)
        if thing not in taken and _proper_others(game, spec, _with(aims, spec.key, old, thing)) == staying
    ]


@rule("6.5.1")
def _proper_others(game: Duel, spec: TargetSpec, aims: Context) -> list[Thing]:
    """Find which targets that rest on another are proper with it."""
    assert aims.ability is not None
    return [
        thing
        for other in aims.ability.targets
        if rests_on(other, spec)
        for thing, _ in aims.targets.get(other.key, ())
        if thing in list(of_the_text(game, other, aims))
    ]


def _with(aims: Context, key: str, old: Card, new: Thing) -> Context:
    """Suppose that a target were another."""
    supposed = copy(aims)
    there = [(new, life_of(new)) if each[0] is old else each for each in aims.targets[key]]
    supposed.targets = aims.targets | {key: there}
    return supposed


@rule("6.5.2")
def _concerned(game: Duel, item: Item, instr: ChangeTarget, ctx: Context) -> list[tuple[TargetSpec, Card]]:
    """Find the targets of something on the stack that an effect speaks of."""
    aims = item.ctx
    assert aims is not None
    return [
        (spec, card)
        for spec in (aims.ability.targets if aims.ability else ())
        for card in cards_among(thing for thing, _ in aims.targets.get(spec.key, ()))
        if instr.old is None or select.matches(game, card, instr.old, ctx)
    ]


@rule("6.5.2")
def _put_in_place(game: Duel, item: Item, key: str, old: Card, new: Card) -> None:
    """Put a new target in the place of an old one, which is a target no more; the others stay.

    It takes over what was to be dealt to the old one.
    """
    aims = item.ctx
    assert aims is not None
    aims.targets[key] = [(new, new.life) if each[0] is old else each for each in aims.targets[key]]
    if key in aims.shares:
        aims.shares[key] = [(new if thing is old else thing, share) for thing, share in aims.shares[key]]
    cards = cards_among(thing for thing, _ in aims.targets[key])
    seen_by = frozenset(SEATS).intersection(*map(seers, cards))  # another may have gone to a hand meanwhile
    names = tuple(card.ref for card in cards)
    game.log.add("targeted", item=item.oid, cards=names, player=item.controller, seen_by=seen_by)
