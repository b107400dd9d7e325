"""701: what the words on cards mean, and which instruction does what."""

from collections.abc import Collection
from functools import partial
from typing import Any

import msgspec

from duelproof.port import OTHER, SEATS, Option, Seat
from duelproof.port import abilities as a
from duelproof.port.position import Turned
from duelproof.port.selections import Filter, Select
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.s1_basics.battles import fight
from reference.duel_masters.s1_basics.cards import meant, moved, says_card, without_those_beyond_choice
from reference.duel_masters.s1_basics.drawing import draw_by_effect
from reference.duel_masters.s1_basics.sealing import seal
from reference.duel_masters.s1_basics.shields import how_many_broken, rearrange
from reference.duel_masters.s1_basics.tapped_and_untapped import tap, turn_upside_down, untap
from reference.duel_masters.s2_reading_cards.two_costs import choose_cost, half_costs, settle_costs
from reference.duel_masters.s3_card_types.cross_gear import can_bear, cross, hang, way_of
from reference.duel_masters.s3_card_types.weapons import is_let_in
from reference.duel_masters.s4_zones.cards_in_transit import can_be_put, put_one_by_one
from reference.duel_masters.s4_zones.deck import add_to_deck, put_into_deck, put_nth, shuffle_without
from reference.duel_masters.s4_zones.general import FACE_DOWN, move_all
from reference.duel_masters.s4_zones.spoken_of import gone_elsewhere, keep_up
from reference.duel_masters.s4_zones.stacking import can_be_put_under, put_under
from reference.duel_masters.s5_turn.breaking import break_together
from reference.duel_masters.s5_turn.choosing_shields import Shield, choose_shields
from reference.duel_masters.s5_turn.declaring_blockers import come_blocking
from reference.duel_masters.s5_turn.mana_step import charge
from reference.duel_masters.s5_turn.taking_part import take_out
from reference.duel_masters.s6_using_cards.continuous_effects import lasts
from reference.duel_masters.s6_using_cards.replacement_effects import decided_shields
from reference.duel_masters.s6_using_cards.resolving import choose_as_waiting
from reference.duel_masters.s6_using_cards.triggered_abilities import use_icons
from reference.duel_masters.s6_using_cards.using_a_card import can_be_used, use_together
from reference.duel_masters.s7_other_rules.adding_shields import to_the_hand
from reference.duel_masters.s7_other_rules.assembling import ASSEMBLED, PARTS, assemble
from reference.duel_masters.s7_other_rules.destroying import destroy
from reference.duel_masters.s7_other_rules.discarding import choose_discards
from reference.duel_masters.s7_other_rules.gr_summoning import gr_summon
from reference.duel_masters.s7_other_rules.showing import keep_showing, reveal, show_no_longer
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.s7_other_rules.swapping import swap, swap_zones
from reference.duel_masters.s8_special_cards.cells import awaken_linked
from reference.duel_masters.s8_special_cards.evolution_keywords import leave_alone
from reference.duel_masters.s8_special_cards.turning_over import turn_over
from reference.duel_masters.state import DMGame, TurnEnds
from reference.duel_masters.vocabulary import (
    AddToDeck,
    Assemble,
    Attach,
    AwakenLink,
    Break,
    ChangePlaces,
    ComeInState,
    Disregard,
    Fight,
    FixPower,
    Flip,
    GRSummon,
    Judge,
    KeepOne,
    LeaveAlone,
    PutBlocking,
    PutNth,
    PutUnder,
    RearrangeShields,
    RemoveFromAttack,
    Scale,
    Seal,
    SwapZones,
    UseIcons,
)
from reference.kernel.abilities import effects, now, select
from reference.kernel.abilities.perform import COMMON, Do, lasting
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow


@rule("701.1", also=("101.3a",))
def _dealt_with(ctx: Context, cards: list[Card], *, tried: bool = False) -> None:
    """Let "it" be these cards; for "if you do" it is enough to have tried, whatever effects made of it."""
    ctx.it, ctx.did = list(cards), tried or bool(cards)


@rule("701.2", also=("105.5",))
@rule("701.28a", edition="s-max")
@rule("701.27a", edition="1.13")
def _turn_over(game: DMGame, instr: a.Turn, ctx: Context) -> Flow[None]:
    """Tap or untap things, or turn fields upside down."""
    cards = yield from meant(game, instr.what, ctx)
    tried: bool = False
    if instr.to == "reverse":
        cards = turn_upside_down(game, cards)
    elif instr.to == "exhausted":
        cards = tap(game, cards)
    else:
        tried = any(card.turned == "exhausted" for card in cards)
        cards = untap(game, cards)
    _dealt_with(ctx, cards, tried=tried)


@rule("701.5a", also=("101.3a",))
def _use(game: DMGame, instr: a.PlayCard, ctx: Context) -> Flow[None]:
    """Use cards without paying for them."""
    cards = yield from meant(game, instr.what, ctx)
    tried = any(can_be_used(game, ctx.controller, card) for card in cards)
    ctx.it, ctx.did = list(cards), tried
    yield from use_together(game, ctx.controller, cards)


@rule("701.6a", also=("701.6b", "700.3"))
def _destroy(game: DMGame, instr: a.Destroy, ctx: Context) -> Flow[None]:
    """Destroy what is in the battle zone and can be destroyed."""
    things = yield from meant(game, instr.what, ctx)
    there = [card for card in things if card.place.zone == "battle"]
    doomed = [card for card in there if not effects.forbidden(game, "be_destroyed", card)]
    _dealt_with(ctx, (yield from destroy(game, doomed, alone=says_card(instr.what))), tried=bool(there))


@rule("701.7a", also=("701.7b",))
def _discard(game: DMGame, instr: a.Discard, ctx: Context) -> Flow[None]:
    """Put cards of the hands of those who are affected into their graveyards."""
    gone: list[Card] = []
    for seat in select.players(game, instr.who, ctx):
        gone += yield from choose_discards(game, instr, seat, game.hand(seat), ctx)
    _dealt_with(ctx, (yield from move_all(game, gone, "graveyard", "discard")), tried=bool(gone))


@rule("701.10a", also=("701.10c", "401.2a"))
def _search(game: DMGame, instr: a.Search, ctx: Context) -> Flow[None]:
    """Look through a zone for cards that fit; a searched deck is shuffled."""
    seat = ctx.controller
    lying = [card for card in game.zone(instr.zone, seat) if not card.pending]
    _tell_of_search(game, seat, lying)
    found = yield from _find(game, instr, lying, ctx)
    if instr.reveal:
        _tell_of_showing(game, found)
        keep_showing(game, found)
    moved, tried = found, any(can_be_put(game, card, instr.to) for card in found)
    if instr.zone == instr.to == "deck":
        yield from shuffle_without(game, seat, found, about=ctx.item)
    else:
        moved = yield from _put_found(game, instr, found)
        if instr.zone == "deck":
            yield from chance.shuffle(game, game.zone("deck", seat), seat)
    _dealt_with(ctx, moved, tried=tried)


@rule("701.10a", also=("409.1f", "801.1a"))
def _put_found(game: DMGame, instr: a.Search, found: list[Card]) -> Flow[list[Card]]:
    """Put cards where they were searched for: into the battle zone as any effect puts cards there."""
    if instr.to != "battle":
        return (yield from move_all(game, found, instr.to, "put"))
    let_in = [card for card in found if is_let_in(game, card, instr.filter)]
    return (yield from put_one_by_one(game, let_in, "put", None))


@rule("701.10b")
def _how_many(game: DMGame, instr: a.Search, ctx: Context) -> tuple[int, int]:
    """Cards of a kind need not be found in a zone where the other player does not see them."""
    many = max(0, select.amount(game, instr.n, ctx))
    free = instr.zone in FACE_DOWN and instr.filter != Filter()
    return 0 if free else many, many


@rule("701.10a", also=("101.3",))
def _find(game: DMGame, instr: a.Search, lying: list[Card], ctx: Context) -> Flow[list[Card]]:
    """Let a player look through a zone, and find cards; the other one is not told which there are."""
    least, most = _how_many(game, instr, ctx)
    options = [Option(card=card.ref) for card in lying if _fits(game, card, instr, ctx)]
    secret_to = (OTHER[ctx.controller],) if instr.zone in FACE_DOWN else ()
    picked = yield from ask.some(
        game, ctx.controller, "find", options, least, most, about=ctx.item, secret_to=secret_to
    )
    return [game.cards[str(option.card)] for option in picked]


def _tell_of_search(game: DMGame, seat: Seat, lying: list[Card]) -> None:
    """Record that a player looks through a zone, whose cards nobody else is told of."""
    seen = tuple(card.ref for card in lying)
    game.log.add("searched", player=seat, seen_by=frozenset((seat,)), cards=seen, to=(seat,))


def _tell_of_showing(game: DMGame, cards: Collection[Card]) -> None:
    """Record that cards are shown to both players."""
    if cards:
        game.log.add("revealed", cards=tuple(card.ref for card in cards), to=SEATS)


@rule("701.10a")
def _fits(game: DMGame, card: Card, instr: a.Search, ctx: Context) -> bool:
    """Tell whether a card is what is searched for."""
    return select.matches(game, card, msgspec.structs.replace(instr.filter, zones=(instr.zone,)), ctx)


@rule("701.13a", also=("115.1a", "101.4e"))
def _battle(game: DMGame, instr: Fight, ctx: Context) -> Flow[None]:
    """Let two creatures battle, as a part of the effect."""
    first = yield from meant(game, instr.first, ctx)
    second = yield from _others(game, instr.second, first, ctx)
    ctx.did = bool(first and second)
    if ctx.did:
        yield from fight(game, first[0], second[0])


@rule("701.13a", also=("601.1h",), edition="s-max")
@rule("701.13a", also=("601.1g",), edition="1.13")
def _others(game: DMGame, what: Select, taken: list[Card], ctx: Context) -> Flow[list[Card]]:
    """Find the cards that an effect means besides those that are taken: none of these is chosen again."""
    before, game.spoken_for = game.spoken_for, [*game.spoken_for, *taken]
    cards = yield from meant(game, what, ctx)
    game.spoken_for = before
    return [card for card in cards if card not in taken]


@rule("701.14a", also=("509.5", "701.14c", "701.14d"))
def _break(game: DMGame, instr: Break, ctx: Context) -> Flow[None]:
    """Break a number of each player's shields together, chosen by the effect's player."""
    many = how_many_broken(game, ctx.controller, select.amount(game, instr.n, ctx))
    chosen: dict[Seat, list[Shield]] = {}
    for seat in select.players(game, instr.who, ctx):
        decided = decided_shields(game, ctx, seat)
        chosen[seat] = decided or (yield from choose_shields(game, ctx.controller, seat, many))
    yield from break_together(game, chosen)
    ctx.did = any(chosen.values())


@rule("701.17a", also=("303.3c", "305.2", "310.2"))
def _attach(game: DMGame, instr: Attach, ctx: Context) -> Flow[None]:
    """Put gears, weapons or auras of the battle zone on a creature."""
    things = yield from meant(game, instr.what, ctx)
    hung: list[Card] = []
    for host in (yield from meant(game, instr.to, ctx)):
        for thing in [thing for thing in things if can_bear(game, host, thing)]:
            way = way_of(game, thing)
            assert way is not None
            hang(game, thing, host, way)
            hung.append(thing)
    _dealt_with(ctx, hung)


def _move(game: DMGame, instr: a.Move, ctx: Context) -> Flow[None]:
    cards = yield from moved(game, instr.what, ctx)
    tried = any(can_be_put(game, card, instr.to) for card in cards)
    turned: Turned | None = None if instr.turned == "keep" else instr.turned
    alone, top = says_card(instr.what), instr.position == "top"
    if instr.to == "deck":
        put = yield from put_into_deck(game, cards, instr.verb, top=top, about=ctx.item, alone=alone)
    elif instr.to == "hand" and any(card.place.zone == "shield" for card in cards):
        put = yield from to_the_hand(game, cards)
    elif instr.to == "battle":
        let_in = [card for card in cards if is_let_in(game, card, instr.what.filter)]
        put = yield from put_one_by_one(game, let_in, instr.verb, turned)
    else:
        put = yield from move_all(game, cards, instr.to, instr.verb, turned=turned, alone=alone)
    _dealt_with(ctx, put, tried=tried)


def _put_nth(game: DMGame, instr: PutNth, ctx: Context) -> Flow[None]:
    cards = yield from moved(game, instr.what, ctx)
    number = select.amount(game, instr.n, ctx)
    put = yield from put_nth(game, cards, number, alone=says_card(instr.what))
    _dealt_with(ctx, put, tried=bool(cards))


def _add_to_deck(game: DMGame, instr: AddToDeck, ctx: Context) -> Flow[None]:
    cards = yield from moved(game, instr.what, ctx)
    added = yield from add_to_deck(game, cards, alone=says_card(instr.what))
    _dealt_with(ctx, added, tried=bool(cards))


@rule("701.21a", also=("701.21b", "111.1"))
def _judge(game: DMGame, instr: Judge, ctx: Context) -> Flow[None]:
    """Each player shows the top card of his deck and puts it under the deck; the greater cost wins."""
    tops = {seat: game.deck(seat)[0] for seat in select.players(game, "both", ctx) if game.deck(seat)}
    _tell_of_showing(game, tops.values())
    costs = yield from _costs_shown(game, tops)
    yield from move_all(game, tops.values(), "deck", "put")
    ctx.did = ctx.controller in costs and costs[ctx.controller] >= costs.get(OTHER[ctx.controller], 0)


@rule("701.9a", also=("701.21b",))
def _costs_shown(game: DMGame, tops: dict[Seat, Card]) -> Flow[dict[Seat, int]]:
    """Both players see the cards until it is said what they cost."""
    costs: dict[Seat, int] = {}
    for card in tops.values():
        card.shown_to = frozenset(SEATS)
    for seat, card in tops.items():
        costs[seat] = yield from _cost_shown(game, card)
    for card in tops.values():
        card.shown_to = frozenset()
    return costs


@rule("701.21c", also=("201.2c",), edition="s-max")
def _cost_shown(game: DMGame, card: Card) -> Flow[int]:
    """Whoever shows a card with two costs decides which one counts."""
    if card.whole:
        half = yield from choose_cost(game, card, card.owner)
        return half_costs(card)[half]
    return now.number(game, card, "cost") or 0


def _keep_one(game: DMGame, instr: KeepOne, ctx: Context) -> Flow[None]:
    """Choose one of the things, and put the others into a zone."""
    things = yield from meant(game, instr.what, ctx)
    options = [Option(card=card.ref) for card in things]
    kept = yield from ask.some(game, ctx.controller, "keep", options, 1, 1, about=ctx.item)
    others = [card for card in things if Option(card=card.ref) not in kept]
    tried = any(can_be_put(game, card, instr.to) for card in others)
    put = yield from move_all(game, others, instr.to, "put", alone=says_card(instr.what))
    _dealt_with(ctx, put, tried=tried)


def _put_under(game: DMGame, instr: PutUnder, ctx: Context) -> Flow[None]:
    """Put cards under a card of the battle zone."""
    put: list[Card] = []
    tried = False
    for top in (yield from meant(game, instr.to, ctx)):
        cards = yield from moved(game, instr.what, ctx)
        tried = tried or bool(can_be_put_under(cards, top))
        put += yield from put_under(game, cards, top, alone=says_card(instr.what))
    _dealt_with(ctx, put, tried=tried)


def _put_blocking(game: DMGame, instr: PutBlocking, ctx: Context) -> Flow[None]:
    cards = yield from meant(game, instr.what, ctx)
    tried = any(can_be_put(game, card, "battle") for card in cards)
    put = yield from put_one_by_one(game, cards, "put", None, came=come_blocking)
    _dealt_with(ctx, put, tried=tried)


def _remove_from_attack(game: DMGame, instr: RemoveFromAttack, ctx: Context) -> Flow[None]:
    cards = yield from meant(game, instr.what, ctx)
    _dealt_with(ctx, take_out(game, cards))


@rule("701.20a", also=("701.22a",))
@rule("701.25a", edition="s-max")
@rule("701.24a", edition="1.13")
def _can_be_turned_over(card: Card, name: str) -> bool:
    """Psychic creatures awaken, draghearts are released as dragons, and heartbeats from their ban."""
    if name == "awaken":
        return card.printed.supertype == "psychic"
    if name == "dragon-release":
        return card.printed.supertype == "dragheart"
    return name != "forbidden-release" or "heartbeat" in card.printed.type


def _flip(game: DMGame, instr: Flip, ctx: Context) -> Flow[None]:
    cards = yield from meant(game, instr.what, ctx)
    fitting = [card for card in cards if not card.links and _can_be_turned_over(card, instr.verb)]
    _dealt_with(ctx, (yield from turn_over(game, fitting, instr.to, instr.verb)))


@rule("703.3", also=("701.30a",), edition="s-max")
@rule("703.3", also=("701.29a",), edition="1.13")
def _gr_summon(game: DMGame, instr: GRSummon, ctx: Context) -> Flow[None]:
    """GR-summon one creature after another; before each one state-based actions are looked for."""
    summoned: list[Card] = []
    tried = False
    for seat in select.players(game, instr.who, ctx):
        for _ in range(select.amount(game, instr.n, ctx)):
            yield from settle(game)
            tried = tried or bool(game.zone("gr", seat))
            creature = yield from gr_summon(game, seat)
            summoned += [creature] if creature is not None else []
    _dealt_with(ctx, summoned, tried=tried)


def _rearrange_shields(game: DMGame, instr: RearrangeShields, ctx: Context) -> Flow[None]:
    for seat in select.players(game, instr.who, ctx):
        yield from rearrange(game, seat, ctx.item)


@rule("701.24a", edition="s-max")
@rule("701.23a", edition="1.13")
def _seal(game: DMGame, instr: Seal, ctx: Context) -> Flow[None]:
    """Put seals on things of the battle zone."""
    cards = yield from meant(game, instr.what, ctx)
    there = [card for card in cards if card.place.zone == "battle"]
    tried = any(game.deck(card.owner) for card in there)
    _dealt_with(ctx, (yield from seal(game, there, select.amount(game, instr.n, ctx))), tried=tried)


def _swap(game: DMGame, instr: ChangePlaces, ctx: Context) -> Flow[None]:
    old = yield from meant(game, instr.what, ctx)
    new = yield from meant(game, instr.new, ctx)
    swapped = []
    for goes, comes in zip(old, new, strict=False):
        if (yield from swap(game, goes, comes)):
            swapped.append(comes)
    _dealt_with(ctx, swapped)


def _swap_zones(game: DMGame, instr: SwapZones, ctx: Context) -> Flow[None]:
    seats = select.players(game, instr.who, ctx)
    _dealt_with(ctx, (yield from swap_zones(game, seats, instr.one, instr.other)))


def _awaken_link(game: DMGame, instr: AwakenLink, ctx: Context) -> Flow[None]:
    assert ctx.source is not None
    row = yield from awaken_linked(game, ctx.source, instr.others)
    _dealt_with(ctx, row[:1])


@rule("701.29a", edition="s-max")
@rule("701.28a", edition="1.13")
@rule("701.31a")
def _assemble(game: DMGame, instr: Assemble, ctx: Context) -> Flow[None]:
    """Five cards are turned over and make up one creature: fields, or a ceremony and nebulae."""
    whole = ASSEMBLED[instr.verb]
    named = yield from meant(game, instr.what, ctx)
    top = next((card for card in named if whole.top in now.words(game, card, "type")), None)
    others = yield from meant(game, instr.of, ctx)
    parts = [card for card in others if card is not top and whole.part in now.words(game, card, "type")]
    turned: list[Card] = []
    if top is not None and len(parts) == PARTS:
        turned = yield from assemble(game, top, parts, instr.verb)
    _dealt_with(ctx, turned)


def _end_turn(game: DMGame, instr: a.EndTurn, ctx: Context) -> Flow[None]:
    yield from ()
    raise TurnEnds


def _at_once(do: Do, game: DMGame, instr: Any, ctx: Context) -> Flow[None]:
    """Do the state-based actions that are due (703.3) as soon as an instruction is done."""
    show_no_longer(game, instr)
    if game.twins:
        yield from settle_costs(game, instr, ctx)
    gone = gone_elsewhere(game, ctx)
    yield from do(game, without_those_beyond_choice(game, instr), ctx)
    keep_up(ctx, instr, gone)
    yield from settle(game)
    yield from choose_as_waiting(game)


embodies(
    {
        "701.8a": charge,
        "701.11a": chance.shuffle,
        "701.17a": cross,
    }
)
_OWN: dict[type, Do] = {
    a.Draw: draw_by_effect,
    a.Discard: _discard,
    a.Destroy: _destroy,
    a.Move: _move,
    a.Turn: _turn_over,
    Assemble: _assemble,
    Attach: _attach,
    Break: _break,
    a.Reveal: reveal,
    a.Search: _search,
    Fight: _battle,
    Judge: _judge,
    KeepOne: _keep_one,
    LeaveAlone: leave_alone,
    PutBlocking: _put_blocking,
    PutUnder: _put_under,
    PutNth: _put_nth,
    AddToDeck: _add_to_deck,
    RemoveFromAttack: _remove_from_attack,
    ComeInState: lasts,
    Disregard: lasts,
    FixPower: lasts,
    Flip: _flip,
    GRSummon: _gr_summon,
    Scale: lasts,
    RearrangeShields: _rearrange_shields,
    Seal: _seal,
    ChangePlaces: _swap,
    SwapZones: _swap_zones,
    AwakenLink: _awaken_link,
    a.PlayCard: _use,
    UseIcons: use_icons,
    a.EndTurn: _end_turn,
    a.ReplaceEvent: lasts,
    **{kind: lasts for kind, do in COMMON.items() if do is lasting},
}
"""The instructions that Duel Masters does in its own way."""
INSTRUCTIONS: dict[type, Do] = {kind: partial(_at_once, do) for kind, do in {**COMMON, **_OWN}.items()}
"""All instructions: the kernel does the others."""
