"""14-3a, 14-3b: playing cards and abilities, and what can be played."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, Mode
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s14_cards_and_abilities import costs, limits, payment, targets
from reference.gate_ruler.s15_game_actions import paying
from reference.gate_ruler.s15_game_actions.summoning import counts_for_the_cap, may_summon
from reference.gate_ruler.s16_keywords import concealment
from reference.gate_ruler.s16_keywords.played_at_their_time import has_resources_for
from reference.gate_ruler.state import ORDINARY, GateGame, GateItem, Way
from reference.kernel.abilities import effects, perform, select
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("14-3b-1", also=("14-3b-9", "14-3b-10", "15-16a", "3-18a", "3-18b"))
def play(game: GateGame, item: GateItem, kind: str, oid: str | None = None) -> Flow[None]:
    """Put a card or ability on the gate and take the steps of playing it: then it has been played.

    Raises:
        Rewind: one of the steps turns out invalid (14-3b-10).
    """
    item.oid = item.ctx.item = oid or game.oid(kind)
    game.put_on_gate(item)
    with _can_be_taken_back(game):
        for step in _STEPS:
            yield from step(game, item)
    if item.life is None and item.source is not None:
        item.life = item.source.life
    game.log.add("played", card=item.card, item=item.oid, player=item.controller, origin=item.origin)


@contextmanager
def _can_be_taken_back(game: GateGame) -> Iterator[None]:
    """Let a play be taken back until it is finished, or the turn is ended in the middle of it (15-24c-3)."""
    game.unfinished = game.begun
    try:
        yield
    finally:
        game.unfinished = 0


@rule("14-3b-2")
def _choose_modes(game: GateGame, item: GateItem) -> Flow[None]:
    """Choose as many of the options as it says; the others count as not there."""
    ability = item.ability
    if ability is None:
        return
    options = [Option(value=mode.id) for mode in _possible_modes(game, item)]
    many = ability.choose_modes
    chosen = yield from ask.some(game, item.controller, "mode", options, many, many, about=item.oid)
    item.ctx.modes = tuple(str(option.value) for option in chosen)


@rule("14-3b-3", also=("14-3b-3a",))
def _choose_otherwise(game: GateGame, item: GateItem) -> Flow[None]:
    """Choose what else there is to choose for the card, for a unit the zone that it is to come to."""
    card, ability = item.card, item.ability
    if card is not None and "unit" in card.printed.type:
        slots = [Option(place=spot) for spot, _ in game.fronts[item.controller]]
        chosen = yield from ask.one(game, item.controller, "slot", slots, about=item.oid)
        item.slot = chosen.place
    if ability is not None:
        yield from perform.perform(game, ability.as_played, item.ctx)


@rule("14-3b-8", also=("14-3b-8a", "14-3b-10", "16-15b-1"))
def _pay(game: GateGame, item: GateItem) -> Flow[None]:
    """Do all that the cost says, or with Forced Reveal as much of each part as is left for it."""
    if not item.way.forced:
        yield from payment.pay(game, item.cost, item.ctx, item.oid)
        return
    for part in item.cost:
        yield from payment.pay(game, [payment.affordable(game, part, item.ctx)], item.ctx, item.oid)


_STEPS: tuple[Callable[[GateGame, GateItem], Flow[None]], ...] = (
    _choose_modes,
    _choose_otherwise,
    targets.choose_targets,
    targets.assign_effects,
    costs.determine,
    _pay,
)
"""14-3b-2 to 14-3b-8, in the order in which they are taken."""


@rule(
    "14-3b-1",
    also=(
        "4-5b",
        "7-3a",
        "10-4d-1b",
        "14-3a",
        "14-3b-1a",
        "14-3b-9",
        "15-16a",
        "15-17a",
        "15-17a-3",
        "16-15b-1a",
    ),
)
def play_card(
    game: GateGame, seat: Seat, card: Card, way: Way = ORDINARY, event: Happening | None = None
) -> Flow[None]:
    """Put a card on the gate, seen by all, and play it from there; a unit is normal summoned.

    ``event`` is what happened when the card was played for that (14-4a).
    """
    item = _item_of(seat, card, way, event)
    move(game, card, _GATE, "play")
    card.controller = seat
    counts = counts_for_the_cap(game, card, way)
    yield from play(game, item, "card")
    if "unit" in card.printed.type:
        if counts:
            game.summons[seat] += 1
        happen(game, "summoned", card=card, player=seat, name="normal")


@rule("14-3b-1", also=("4-5a", "4-5d", "14-15a", "14-15b", "14-15c"))
def _item_of(seat: Seat, card: Card, way: Way, event: Happening | None) -> GateItem:
    """A card on the gate is controlled by the player who plays it, and is the source of what it does."""
    ability = spell(card)
    ctx = Context(controller=seat, source=card, ability=ability, event=event)
    return GateItem(
        oid="", kind="card", controller=seat, card=card, source=card, ability=ability, ctx=ctx, way=way,
        origin=card.place,
    )  # fmt: skip


_GATE = place("gate")


def spell(card: Card) -> Ability | None:
    """What a card says of its being played, and what an event does when it resolves."""
    for ability in card.abilities:
        if ability.kind == "spell":
            return ability
    return None


@rule("14-3b-1", also=("14-3a", "14-8b", "15-16b"))
def play_ability(game: GateGame, seat: Seat, card: Card, ability: Ability) -> Flow[None]:
    """Put an ability on the gate as an imaginary card and play it from there."""
    limits.count_play(game, seat, card, ability)
    yield from play(game, ability_item(seat, card, ability), "ability")


@rule("14-3b-1", also=("4-5c", "4-5d", "14-15a", "14-15b"))
def ability_item(seat: Seat, card: Card, ability: Ability) -> GateItem:
    """An ability is an imaginary card on the gate, controlled by its player; its card is the source."""
    ctx = Context(controller=seat, source=card, ability=ability)
    return GateItem(
        oid="", kind="ability", controller=seat, source=card, ability=ability, ctx=ctx, origin=card.place
    )


@rule("14-3b-2", also=("14-3b-4",))
def _possible_modes(game: GateGame, item: GateItem) -> list[Mode]:
    """An option can be chosen if all its targets can be."""
    ability, ctx = item.ability, item.ctx
    assert ability is not None
    return [mode for mode in ability.modes if targets.presume(game, ability, _in_mode(ctx, mode), item.card)]


def _in_mode(ctx: Context, mode: Mode) -> Context:
    """Make the same context with this option chosen, and no targets yet."""
    supposed = copy(ctx)
    supposed.modes, supposed.targets = (mode.id,), {}
    return supposed


@rule("14-3b-4", also=("14-3b-8", "15-16a-1"))
def can_play(
    game: GateGame, seat: Seat, card: Card, way: Way = ORDINARY, event: Happening | None = None
) -> bool:
    """A card can be played if nothing forbids it and every step of playing it could be taken."""
    return (
        not is_kept_from_playing(game, seat, card)
        and has_resources_for(game, seat, spell(card))
        and not concealment.must_be_set_first(game, card)
        and _could_finish(game, seat, card, way, event)
    )


@index.if_forbidden("play")
def is_kept_from_playing(game: GateGame, seat: Seat, card: Card) -> bool:
    """Tell whether an effect says that the card cannot be played, or that the player cannot play cards."""
    return effects.forbidden(game, "play", card) or effects.forbidden(game, "play", seat)


@index.forgetting_nothing
@rule("14-3b-8", also=("15-15b-1", "16-15b-1"))
def is_spared_its_cost(game: GateGame, seat: Seat, card: Card, way: Way) -> bool:
    """Tell whether a card that must be paid for with resources cannot be played, as it would not be."""
    with _as_if_on_gate(game, card):
        return paying.evaded(game, _item_of(seat, card, way, None))


@contextmanager
def _as_if_on_gate(game: GateGame, card: Card) -> Iterator[None]:
    """Within, a card of which it is found out whether it could be played lies on the gate, seen by all."""
    where, face = card.place, card.face
    card.face = "up"
    game.shift(card, _GATE)
    try:
        yield
    finally:
        card.face = face
        game.shift(card, where)


@index.forgetting_nothing
@rule("14-3b-8", also=("14-3b-4", "15-15b-1"))
def _could_finish(game: GateGame, seat: Seat, card: Card, way: Way, event: Happening | None) -> bool:
    """Find out whether cap, choices and cost would allow the card to be played, as if it were on the gate."""
    with _as_if_on_gate(game, card):
        if not may_summon(game, seat) and counts_for_the_cap(game, card, way):
            return False
        item = _item_of(seat, card, way, event)
        return (
            could_choose(game, item)
            and not paying.evaded(game, item)
            and payment.payable(game, costs.cost_of(game, item), item.ctx)
        )


@rule("14-3b-4", also=("14-3b-2",))
def could_choose(game: GateGame, item: GateItem) -> bool:
    """Tell whether there are enough options, and targets for all that has to be targeted."""
    ability = item.ability
    if ability is None:
        return True
    if ability.modes:
        return len(_possible_modes(game, item)) >= ability.choose_modes
    return targets.presume(game, ability, item.ctx, item.card)


@rule("14-3b-8", also=("14-3b-4", "14-6a", "14-6b"))
def can_play_ability(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
    """An ability within its limits can be played if options and targets can be chosen and the cost paid."""
    item = ability_item(seat, card, ability)
    return (
        not limits.spent(game, seat, card, ability)
        and has_resources_for(game, seat, ability)
        and could_choose(game, item)
        and payment.payable(game, costs.cost_of(game, item), item.ctx)
    )


@rule("14-8a", also=("14-3b-8", "14-1a-1", "14-2a", "14-2a-1", "14-2b"))
def can_activate(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
    """An activated ability can be played if it works there, its condition holds and it could be finished."""
    ctx = Context(controller=seat, source=card)
    return (
        select.works(game, card, ability)
        and (ability.needs is None or select.holds(game, ability.needs, ctx))
        and can_play_ability(game, seat, card, ability)
    )
