"""14-3c: resolving cards and abilities."""

from duelproof.port import Place
from duelproof.port.selections import Select
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s13_damage.ruler_damage import end_countering
from reference.gate_ruler.s14_cards_and_abilities import (
    automatic,
    continuous,
    last_known_information,
    targets,
)
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.s15_game_actions.summoning import note_normal_summon
from reference.gate_ruler.s16_keywords.played_at_their_time import touch_down
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import perform
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("14-3c-2", also=("14-3c-2a", "14-3c-2b", "14-3c-2c", "14-3c-2d", "15-17b", "3-11a", "3-15a", "14-3a"))
def resolve_card(game: GateGame, item: GateItem) -> Flow[None]:
    """A unit comes into its zone, a field into the field zone; an event acts and goes to the graveyard."""
    card = item.card
    assert card is not None
    types = [] if _is_changed(item) else card.printed.type
    if "unit" in types:
        assert item.slot is not None
        if (yield from _enters(game, item, card, item.slot, "summon")):
            note_normal_summon(game, card)
            touch_down(game, item)
    elif "field" in types:
        if (yield from _enters(game, item, card, place("field", item.controller), "put")):
            touch_down(game, item)
    else:
        yield from _perform(game, item)
        game.take_off_gate(item)
        if card.place.zone == "gate":
            yield from putting.put(game, card, place("graveyard", card.owner), "put")


@rule("14-3c-2", also=("14-3c-2b", "14-3c-2c"))
def _enters(game: GateGame, item: GateItem, card: Card, zone: Place, name: str) -> Flow[bool]:
    """A card that is no longer on the gate comes into play, as its player moves it there himself."""
    game.take_off_gate(item)
    return (yield from putting.put(game, card, zone, name, item.controller, card))


@rule("14-3c-3", also=("14-3c-3a", "13-6d-3", "14-3a", "14-9b-1c"))
def resolve_ability(game: GateGame, item: GateItem) -> Flow[None]:
    """Do what the ability says and remove it; a card that countered with it then goes to the graveyard."""
    card = item.source
    assert card is not None
    game.lost_source = None if card.life == item.life else item
    last_known_information.recall_charges(game, item)
    try:
        yield from _perform(game, item)
    finally:  # it may end the turn
        game.lost_source = None
    game.take_off_gate(item)
    automatic.conceal(game, item.oid)
    yield from end_countering(game, item, card)


@rule("14-3c-3a", also=("3-2d",))
def still_meant(game: GateGame, what: Select, card: Card, ctx: Context) -> bool:
    """What an ability says of its own card is not said of the card that this has become by moving away.

    Of another card that has become a new one only the memory is left, with which nothing can be done.
    """
    if game.cards[card.ref] is not card:
        return False
    item = game.lost_source
    return item is None or what.which != "self" or ctx.ability is not item.ability or card is not item.source


@rule("14-3c-1", also=("14-3b-2",))
def _perform(game: GateGame, item: GateItem) -> Flow[None]:
    """Do all of the effect that does not involve a target that is gone."""
    ability = item.ability
    if ability is None:
        return
    targets.look_again(game, item)
    last_known_information.look_back(game, item.ctx)
    modes = [mode.effect for mode in ability.modes if mode.id in item.ctx.modes]
    with last_known_information.seen_where_they_lie(game, item):
        for effect in (ability.effect, *modes):
            yield from continuous.treat(game, effect)
            yield from perform.perform(game, effect, item.ctx)


@rule("14-16b-1")
def _is_changed(item: GateItem) -> bool:
    """A card whose Counter was replaced carries out the new one, not what it says itself."""
    return item.ability is not None and item.ability.keyword == "Counter"
