"""14-9e, 14-14: how a card was that has moved."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy

from duelproof.port import Place, Ref
from duelproof.port.abilities import Delay, ReplaceEvent
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import HIDDEN, IN_PLAY
from reference.gate_ruler.s08_attack_phase.attacking import note_parts
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import now, perform, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening, Thing, cards_among, life_of
from reference.kernel.flow import Flow


@rule("14-14a", also=("14-9e-1", "14-9e-2", "14-9e-3", "14-14a-1", "3-14c-4"))
def remember_as_it_was(game: GateGame, card: Card, origin: Place, to: Place) -> Card | None:
    """Remember a card that leaves play as it was there, for whatever refers to it afterwards.

    A card that leaves play is seen as it was there, and remembered so; a charge that goes, as whose charge it
    was (3-14c-4); one that is hidden now, as it was when it was revealed.
    """
    if origin.zone in IN_PLAY and to.zone not in IN_PLAY:
        card.last = game.memories.pop(card.ref, None) or remember_in_play(game, card)
        game.gone.append(card.last)
        return card.last
    looked_at = origin.zone == "charge" or (origin.zone not in HIDDEN and to.zone in HIDDEN)
    return now.remember(game, card) if looked_at and "move" in game.heard else None


@rule("14-14a-1", also=("14-9e-2",))
def remember_in_play(game: GateGame, card: Card) -> Card:
    """Remember a card as it is in play, and what part it plays in the attack."""
    note_parts(game, card)
    return now.remember(game, card)


@rule("14-9e-2")
def just_before(game: GateGame, card: Card) -> Card:
    """Get a card that is just leaving play as it was there, and any other as it is."""
    return next((memory for memory in game.gone if memory.ref == card.ref), card)


@rule("14-14a", also=("3-2d",))
def look_back(game: GateGame, ctx: Context) -> None:
    """A card that is a new one since its event, or since an effect spoke of it, is only remembered."""
    event = ctx.event
    if event is not None and event.card is not None and event.card.life != event.life:
        ctx.event = event.about(_memory(game, event.card))
    if ctx.lives:
        ctx.it = [_as_meant(game, thing, ctx) for thing in ctx.it]
        ctx.chosen = {
            key: [_as_meant(game, each, ctx) for each in things] for key, things in ctx.chosen.items()
        }
    _look_back_at_source(game, ctx)


@contextmanager
def seen_where_they_lie(game: GateGame, item: GateItem) -> Iterator[None]:
    """Within, what is spoken of where it lies out of play is as it is there, not as it was before that.

    That is a target, or the card of an ability that was played from there.
    """
    lying = {card: card.last for card in _aimed_at_out_of_play(item.ctx)}
    if (source := item.source) is not None and _was_played_out_of_play(item, source):
        lying[source] = source.last
    for card in lying:
        card.last = None
    try:
        yield
    finally:
        for card, last in lying.items():
            card.last = last if card.last is None else card.last


@rule("14-14a", also=("3-2d",))
def _aimed_at_out_of_play(ctx: Context) -> list[Card]:
    """List the valid targets that lie out of play, but not the card whose ability it is, nor the event's."""
    spoken_of = [ctx.source, None if ctx.event is None else ctx.event.card]
    there = (thing for chosen in ctx.targets.values() for thing, life in chosen if life_of(thing) == life)
    aimed = cards_among(there)
    return [card for card in aimed if card.place.zone not in IN_PLAY and card not in spoken_of]


@rule("14-14a", also=("3-2d",))
def _was_played_out_of_play(item: GateItem, source: Card) -> bool:
    """Tell whether an ability was played from where its card lies out of play, and still lies."""
    origin = item.origin
    out_of_play = origin is not None and origin.zone not in IN_PLAY
    return out_of_play and origin is source.place and item.life == source.life


@rule("14-14a", also=("3-2d", "14-3c-3a"))
def _look_back_at_source(game: GateGame, ctx: Context) -> None:
    """What an ability asks of its own card, which has come back as a new one, it asks of the old one."""
    item = game.lost_source
    if item is not None and item.source is not None and item.source.place.zone in IN_PLAY:
        ctx.as_chosen = {item.source.ref: _memory(game, item.source)}


@rule("14-14a-1", also=("3-14d", "14-3c-3a"))
def recall_charges(game: GateGame, item: GateItem) -> None:
    """An ability that asks for the charges of its own card, which has left play, finds those that it had.

    They are only remembered: nothing can be done with them. An ability that the leaving itself has triggered
    finds the charges where they wait for it (12-6a-1).
    """
    source, ability, event = item.source, item.ability, item.ctx.event
    if source is None or ability is None or item.life is None:
        return
    memory = source.last
    if memory is None or memory.life > item.life or not select.works(game, memory, ability):
        return
    if source.place.zone in IN_PLAY and game.lost_source is not item:
        return
    if "charges" not in select.selections_of(ability) or not _leaves_room(event, source):
        return
    about = Happening("left", card=source) if event is None else copy(event)
    about.under = [_unlinked(game, charge) for charge in memory.under]
    item.ctx.event = about


def _leaves_room(event: Happening | None, source: Card) -> bool:
    """Tell whether charges can be recalled with an event: with one of the card, unless it left by that."""
    if event is None:
        return True
    left = event.kind == "move" and event.place is not None and event.place.zone not in IN_PLAY
    return event.card is not None and event.card.ref == source.ref and not left


def _unlinked(game: GateGame, charge: Card) -> Card:
    """Get the memory of a charge that is linked to a card no more."""
    memory = now.remember(game, charge)
    memory.over = None
    return memory


@rule("14-14a", also=("3-2d",))
def _as_meant(game: GateGame, thing: Thing, ctx: Context) -> Thing:
    """A card is the one that an effect spoke of as long as it has not become a new one."""
    if not isinstance(thing, Card):
        return thing
    return with_life(game, thing, ctx.lives.get(thing.ref, thing.life))


@rule("14-14a", also=("3-2d", "14-15e"))
def with_life(game: GateGame, card: Card, life: int) -> Card:
    """A card that has become a new one since it had this life is only remembered."""
    return card if card.life == life else _memory(game, card)


@rule("14-14a", also=("13-2a-1", "13-7b-1"))
def as_it_dealt(game: GateGame, source: Card | None, life: int | None) -> Card | None:
    """What dealt damage as a card in play, and has left since, is looked at as it was when last there."""
    if source is None or source.last is None or source.life == life or source.last.life != life:
        return source
    return source.last


@rule("14-15e", also=("14-15a", "3-2d"))
def doer(game: GateGame, ctx: Context) -> Card | None:
    """What an ability does is done by the card that had it, not by a new one that this has become since."""
    item = game.lost_source
    if item is None or item.life is None or ctx.source is None or ctx.source is not item.source:
        return ctx.source
    return with_life(game, ctx.source, item.life)


@rule("14-14a-1", also=("14-14a", "14-9e-2"))
def where_it_stands(game: GateGame, ctx: Context) -> Place:
    """An ability of a card in play asks where its card stands, or where it stood if it has left."""
    source = ctx.source
    assert source is not None
    known = select.as_known(game, source, ctx)
    assert isinstance(known, Card)
    worked = ctx.ability is not None and select.works(game, known, ctx.ability)
    return known.place if worked else source.place


def _memory(game: GateGame, card: Card) -> Card:
    """Get the memory of a card that is another one by now, without what lies under it."""
    memory = now.remember(game, card) if card.last is None else copy(card.last)
    memory.under = []
    return memory


@rule("14-9f", also=("3-2d", "14-9f-2"))
def delay(game: GateGame, instr: Delay, ctx: Context) -> Flow[None]:
    """What a delayed ability of a card in play says of its own card it says of no new card."""
    yield from perform.delay(game, instr, ctx)
    game.delayed[-1].lives |= _own_life(game, ctx)


@rule("14-9f", also=("3-2d",))
def end_waiting_for(game: GateGame, card: Card) -> None:
    """A delayed ability that waits for something to happen to its own card is over when that is a new one."""
    game.delayed = [
        each
        for each in game.delayed
        if not each.trigger.self_only or each.ctx.source is not card or not is_new(card, each.lives)
    ]


@rule("14-13e", also=("3-2d",))
def begin_replacing(game: GateGame, instr: ReplaceEvent, ctx: Context) -> Flow[None]:
    """What an effect of a card in play replaces of what happens to that card it replaces for no new card."""
    ctx.lives = ctx.lives | _own_life(game, ctx)
    yield from perform.lasting(game, instr, ctx)


@rule("14-13e", also=("3-2d", "14-9f"))
def is_new(card: Card, lives: dict[Ref, int]) -> bool:
    """Tell whether a card is another one than that which an effect knows."""
    return lives.get(card.ref, card.life) != card.life


def _own_life(game: GateGame, ctx: Context) -> dict[Ref, int]:
    """The life by which an effect knows its own card, if that is or was in play."""
    source, item = ctx.source, game.lost_source
    assert source is not None
    if source.place.zone not in IN_PLAY:
        return {}
    known = source.life if item is None or item.source is not source else item.life
    assert known is not None
    return {source.ref: known}
