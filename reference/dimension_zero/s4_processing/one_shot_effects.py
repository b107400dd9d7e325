"""4.12 and 4.13: what instructions of abilities do once, and which function carries out each."""

from collections.abc import Mapping

from duelproof.port import Option
from duelproof.port.abilities import (
    Damage,
    Delay,
    Destroy,
    Discard,
    Draw,
    Forbid,
    Heal,
    Move,
    Permit,
    ReplaceEvent,
    Search,
    Shuffle,
    Turn,
    Unaffected,
)
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import how_many
from reference.dimension_zero.s2_definitions.information import show
from reference.dimension_zero.s2_definitions.instructions import (
    cards_meant,
    destroy_cards,
    draw_cards,
    land_cards,
    make_plans,
    move_cards,
    search_zone,
    shuffle_deck,
    smash_player,
    swap_squares,
    turn_cards,
)
from reference.dimension_zero.s2_definitions.squares import source_of
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s3_course_of_play.turns import skip_next
from reference.dimension_zero.s4_processing.continuous_effects import control, lasts_for_all
from reference.dimension_zero.s4_processing.countering import counter_items
from reference.dimension_zero.s4_processing.created_triggers import create
from reference.dimension_zero.s4_processing.replacement_effects import let_fall, replace_itself
from reference.dimension_zero.s5_keywords.resistance import resists, speaker
from reference.dimension_zero.s6_other_rules.bonds import bond
from reference.dimension_zero.s6_other_rules.burying import bury_cards
from reference.dimension_zero.s6_other_rules.markers import put_markers
from reference.dimension_zero.s6_other_rules.new_targets import change_targets
from reference.dimension_zero.s6_other_rules.shuffling_in import shuffle_in
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import (
    Bond,
    Bury,
    ChangeTarget,
    Control,
    Counter,
    Land,
    MakePlan,
    Marker,
    ReplaceItself,
    Resist,
    ShuffleIn,
    Skip,
    Smash,
    StandIn,
    SwapSquares,
)
from reference.kernel.abilities import select
from reference.kernel.abilities.perform import Do, lasting
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow


@rule("4.12.2", also=("1.1.4", "2.23.5-3", "4.9.2-5"))
def discard_cards(game: Duel, instr: Discard, ctx: Context) -> Flow[None]:
    """Discard as many cards as there are, from the hands of both players together where it names both.

    Then the active player says which cards first, and shows them, so that the other knows (4.9.2-5).
    """
    many = how_many(game, instr.n, ctx)
    going: list[Card] = []
    for seat in select.players(game, instr.who, ctx):
        options = [Option(card=card.ref) for card in game.hands[seat] if card not in game.spoken_for]
        if instr.random:
            picked: list[Option] = []
            while len(picked) < min(many, len(options)):
                left = [option for option in options if option not in picked]
                picked.append((yield from chance.pick(game, left)))
        else:
            picked = yield from ask.some(game, seat, "choose", options, many, many, about=ctx.item)
        chosen = [game.cards[str(option.card)] for option in picked]
        if instr.who == "both":
            show(game, chosen, seat)
        going += chosen
    yield from let_fall(game, going, "discard", ctx)
    ctx.it, ctx.did = list(going), bool(going)


@rule("4.13.1", also=("4.12.2", "2.23.1-3", "2.23.8-4"))
def damage_units(game: Duel, instr: Damage, ctx: Context) -> Flow[None]:
    """Deal damage to units on squares, to all of them at the same time.

    A card that has become a new one since has not dealt it: the one that it was has.
    """
    meant = yield from cards_meant(game, instr.what, ctx)
    cards = [
        card for card in meant if card.place.zone in FIELD and not resists(game, card, speaker(game, ctx))
    ]
    shares = yield from _shares(game, instr, cards, ctx)
    with game.log.together():
        for card, share in shares:
            card.damage += share
            game.log.add("damage", card=card, amount=share, item=ctx.item)
    for card, share in shares:
        happen(game, "damage", card=card, amount=share, player=card.controller, source=source_of(ctx))
    ctx.it, ctx.did = list(cards), bool(cards)


@rule("4.13.1", also=("4.9.2-4", "4.12.2"))
def _shares(game: Duel, instr: Damage, cards: list[Card], ctx: Context) -> Flow[list[tuple[Card, int]]]:
    """Say how much damage each unit is dealt: as much as the others, or its share of what is divided.

    How it is divided was said with the targets; among units that are no targets the player says it now.
    """
    many = how_many(game, instr.n, ctx)
    if not (instr.divide and cards):
        return [(card, many) for card in cards]
    if settled := ctx.shares.get(instr.what.key or "target"):
        return [(card, share) for card in cards for thing, share in settled if thing is card]
    options = [Option(card=card.ref) for card in cards]
    divided = yield from ask.divide(game, ctx.controller, options, many, about=ctx.item)
    return [(game.cards[str(option.card)], share) for option, share in divided]


def heal_units(game: Duel, instr: Heal, ctx: Context) -> Flow[None]:
    """Remove damage from units."""
    cards = yield from cards_meant(game, instr.what, ctx)
    many = how_many(game, instr.n, ctx)
    for card in cards:
        card.damage = max(0, card.damage - many)
        game.log.add("healed", card=card, amount=many)
    ctx.it = list(cards)


INSTRUCTIONS: Mapping[type, Do] = {
    Bond: bond,
    ChangeTarget: change_targets,
    Counter: counter_items,
    Damage: damage_units,
    Delay: create,
    Destroy: destroy_cards,
    Discard: discard_cards,
    Draw: draw_cards,
    Forbid: lasts_for_all,
    Heal: heal_units,
    Bury: bury_cards,
    Control: control,
    Land: land_cards,
    MakePlan: make_plans,
    Marker: put_markers,
    ReplaceEvent: lasts_for_all,
    ReplaceItself: replace_itself,
    Move: move_cards,
    Permit: lasts_for_all,
    Resist: lasts_for_all,
    Unaffected: lasts_for_all,
    Search: search_zone,
    Shuffle: shuffle_deck,
    ShuffleIn: shuffle_in,
    Skip: skip_next,
    Smash: smash_player,
    StandIn: lasting,
    SwapSquares: swap_squares,
    Turn: turn_cards,
}
