"""4.14: continuous effects: how long they last, what they are on, and in which order they act."""

from collections.abc import Collection
from typing import Any

import msgspec

from duelproof.port import Place, Seat
from duelproof.port.abilities import Modify
from duelproof.port.selections import Calc, Range
from reference.dimension_zero import index
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s6_other_rules.data_reference import STANDS_IN
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Control
from reference.kernel.abilities import choosing, effects, layers, perform, select, standing
from reference.kernel.abilities.standing import Force
from reference.kernel.book import Layers
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow

embodies(
    {
        "4.14.1": effects.forces,
        "4.14.3": perform.COMMON[Modify],
        "4.14.3-1": effects.end,
        "4.14.3-2": perform.lasting,
        "4.14.3-3": perform.lasting,
        "4.14.4": standing.of_statics,
        "4.14.4-1": effects._acts,
        "4.14.4-2": effects._is_upon,
        "4.14.5": layers._in_layer,
        "4.14.5-4": layers.depends,
        "4.14.5-5": effects.begin,
    }
)
embodies({"4.14.5-4": layers._is_undone_before})


class AsIfThere:
    """A part of a course: in it a card is taken for one that has been put into a zone."""

    __slots__ = ("before", "card", "controller", "game", "to")

    def __init__(self, game: Duel, card: Card, to: Place) -> None:
        self.game, self.card, self.to = game, card, to
        self.before, self.controller = card.place, card.controller

    @rule("4.14.2", also=("4.5.2", "4.14.5-2"))
    def __enter__(self) -> None:
        """On a square it is controlled by whom the effects say: no card is put there before they apply."""
        self.game.shift(self.card, self.to)
        if self.to.zone in FIELD:
            self.card.controller = _master_by_effect(self.game, self.card) or self.controller

    def __exit__(self, *raised: object) -> None:
        self.card.controller = self.controller
        self.game.shift(self.card, self.before)


@rule("4.14.2", also=("4.5.2", "4.14.5-2"))
def as_if_there(game: Duel, card: Card, to: Place) -> AsIfThere:
    """Take a card in the block for one that has been put into a zone, with its data as they are there."""
    return AsIfThere(game, card, to)


@rule("4.14.3-2", also=("4.14.3-1", "4.14.3-3", "4.15.3"))
def lasts_for_all(game: Duel, instr: Any, ctx: Context) -> Flow[None]:
    """Begin an effect that changes no data: it is on all that it speaks of, also what comes later.

    How much that has to be of something is worked out now.
    """
    chosen: list[Thing] = []
    if instr.what is not None:
        chosen += yield from choosing.things(game, instr.what, ctx)
    ctx.it, ctx.did = chosen, True
    to_all = instr.what is None or instr.what.which == "all"
    effects.begin(game, with_fixed_bounds(game, instr, ctx), ctx, chosen, instr.until, open=to_all)


@rule("4.14.3-3")
def with_fixed_bounds(game: Duel, said: Any, ctx: Context) -> Any:
    """Work out the bounds in what an effect speaks of, which do not change any more.

    What is done instead of an event is worked out as it is done.
    """
    if isinstance(said, tuple):
        return tuple([with_fixed_bounds(game, each, ctx) for each in said])
    if isinstance(said, Range):
        bounds = (said.min, said.max)
        return Range(*[None if each is None else select.amount(game, each, ctx) for each in bounds])
    if not isinstance(said, msgspec.Struct):
        return said
    names = [name for name in said.__struct_fields__ if name != "instead"]
    parts = {name: with_fixed_bounds(game, getattr(said, name), ctx) for name in names}
    return msgspec.structs.replace(said, **parts)


FIRST = 1
"""The class of the effects that change who controls a card."""
LAYERS: dict[str, int] = {
    "abilities": 2,
    "races": 3,
    "type": 4,
    "colors": 4,
    "name": 4,
    "cost": 4,
    "power": 5,
    "strike": 5,
}
"""The class of the effects upon each trait, after the first."""


@rule("4.14.5-3")
def turn(card: Card, trait: str, force: Force) -> int:
    """Let act first what a card does to itself alone, and upon power and smash then what counts markers."""
    on_markers = trait in ("power", "strike") and counts_markers(force.instr)
    return (is_on_its_card_alone(force), on_markers, True).index(True)


@rule("4.14.5-3")
def is_on_its_card_alone(force: Force) -> bool:
    """Tell whether an effect is on the card that it comes from, and on no other."""
    if force.lasting is None:
        return bool(force.instr.what.which == "self")
    return all(thing is force.ctx.source for thing, _ in force.lasting.things)


@rule("4.14.5-3")
def counts_markers(instr: Any) -> bool:
    """Tell whether the number of an instruction is that of some markers."""
    number = instr.by if isinstance(instr, Modify) else getattr(instr, "to", None)
    return isinstance(number, Calc) and _asks_for_markers(number)


def _asks_for_markers(number: Calc) -> bool:
    return number.trait == "markers" or any(
        isinstance(arg, Calc) and _asks_for_markers(arg) for arg in number.args
    )


ORDER = Layers(LAYERS, turn=turn, sets_first=False, stands_in=STANDS_IN)
embodies({"4.14.5-2": LAYERS})


@rule("4.14.3-1", also=("4.14.5-2",))
def control(game: Duel, instr: Control, ctx: Context) -> Flow[None]:
    """Begin an effect by which a player controls cards."""
    things = yield from choosing.things(game, instr.what, ctx)
    effects.begin(game, instr, ctx, things, instr.until, select.player(game, instr.who, ctx))
    settle_control(game)
    ctx.it, ctx.did = things, bool(things)


@rule("4.14.5-2")
def settle_control(game: Duel) -> None:
    """Let every card on a square be controlled by whom the effects say."""
    for card in [each for each in _cards(game) if each.place.zone in FIELD]:
        to = _master(game, card)
        if to != card.controller:
            card.controller = to
            game.tick()
            game.log.add("controller", card=card, player=to)


@index.among_the_laid
def _cards(game: Duel) -> Collection[Card]:
    """List the cards of which some may lie on squares."""
    return game.cards.values()


@rule("4.14.4-1", also=("4.5.2", "4.14.4-2"))
def keep_control(game: Duel) -> None:
    """Who controls what changes as soon as there is an effect that says so, or none any more."""
    if game.masters or effects.changes(game, Control):
        settle_control(game)


@rule("4.14.5-2", also=("4.14.3-1", "4.14.3-3"))
def _master(game: Duel, card: Card) -> Seat:
    """Find who controls a card: whom the latest effect says, or who did before there was any."""
    by_effect = _master_by_effect(game, card)
    if by_effect is None:
        return game.masters.pop((card.ref, card.life), card.controller)
    game.masters.setdefault((card.ref, card.life), card.controller)
    return by_effect


@rule("4.14.5-2", also=("4.14.3-3",))
def _master_by_effect(game: Duel, card: Card) -> Seat | None:
    """Find who controls a card as the latest effect says, if any says so."""
    latest = _controlling(game, card)
    return None if latest is None else latest.value or select.player(game, latest.instr.who, latest.ctx)


@rule("4.14.5-2", also=("4.14.3-2",))
def _controlling(game: Duel, card: Card) -> Force | None:
    """Find the latest effect that says who controls a card; no others have acted yet."""
    before, game.layer = game.layer, FIRST
    try:
        found = effects.forces(game, Control, "", card)
        return next((force for force in reversed(found) if effects.touches(game, force, card)), None)
    finally:
        game.layer = before


@rule("4.14.5-5", also=("4.14.4-1",))
def goes_on(card: Card, began: int) -> None:
    """Let what a card's static abilities do go on as it comes from one square to another."""
    card.began = began


def end(game: Duel, *until: str) -> None:
    """End the effects that last until one of these moments."""
    if effects.end(game, *until):
        keep_control(game)
