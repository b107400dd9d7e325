"""Misreadings of 15-14 to 15-19: stacking, paying, playing, summoning and driving."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

import msgspec

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Cost, Move, PlayCard, Search
from duelproof.port.selections import Filter
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s03_zones.placing import FRONT
from reference.gate_ruler.s06_turn import start_phase
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s14_cards_and_abilities import costs, playing, targets
from reference.gate_ruler.s15_game_actions import paying, stacking, summoning
from reference.gate_ruler.s15_game_actions.playing_by_effect import FREE
from reference.gate_ruler.state import ORDINARY, GateGame, GateItem, Way
from reference.gate_ruler.vocabulary import AddCharge
from reference.kernel.abilities import choosing, select
from reference.kernel.abilities.standing import Lasting, put_in_force, take_out_of_force
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context, cards_among
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import offers_more, replaced


@misreads("15-17a-2")
def the_cap_is_not_reached() -> Iterator[None]:
    """Misreads 15-17a-2: a player may summon fewer units than the cap says."""

    def may_summon(game: GateGame, seat: Seat) -> bool:
        cap = game.caps[seat]
        return cap is None or game.summons[seat] + 1 < cap

    with replaced(summoning, "may_summon", may_summon):
        yield


@misreads("15-17a-2")
def the_cap_binds_all_cards() -> Iterator[None]:
    """Misreads 15-17a-2: a player who has reached the summon cap cannot play any card."""
    right = playing.can_play

    def can_play(game: GateGame, seat: Seat, *what: Any) -> bool:
        return summoning.may_summon(game, seat) and right(game, seat, *what)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("15-17a-2")
def the_cap_is_only_met_exactly() -> Iterator[None]:
    """Misreads 15-17a-2: a player who has summoned more units than the cap says may summon again."""

    def may_summon(game: GateGame, seat: Seat) -> bool:
        return game.summons[seat] != game.caps[seat]

    with replaced(summoning, "may_summon", may_summon):
        yield


@misreads("15-17b", "16-13c", "16-14e")
def once_summoned_always_summoned() -> Iterator[None]:
    """Misreads 15-17b, 16-13c, 16-14e: how a unit was once summoned counts whenever it comes again."""

    def was_summoned(game: GateGame, card: Card, how: str) -> bool:
        if how == "normal":
            return any(ref == card.ref for ref, _ in game.normal_summoned)
        return any(ref == card.ref and kind == how for (ref, _), kind in game.special_summons.items())

    with replaced(summoning, "was_summoned", was_summoned):
        yield


@misreads("15-18a-1")
def special_summons_go_over_the_gate() -> Iterator[None]:
    """Misreads 15-18a-1: a unit that is special summoned is played without its cost."""
    right = INSTRUCTIONS[Move]

    def move_cards(game: GateGame, instr: Move, ctx: Context) -> Flow[None]:
        if instr.verb != "special-summon" or instr.to != FRONT:
            yield from right(game, instr, ctx)
            return
        for unit in cards_among((yield from choosing.things(game, instr.what, ctx))):
            game.mark_play()
            yield from playing.play_card(game, ctx.controller, unit, FREE)

    with replaced(INSTRUCTIONS, Move, move_cards):
        yield


@misreads("15-18a-1")
def special_summons_are_plays() -> Iterator[None]:
    """Misreads 15-18a-1: what waits for a unit to be played hears of a special summon."""
    right = summoning.tell_special_summon

    def tell(game: GateGame, card: Card) -> None:
        right(game, card)
        happen(game, "summoned", card=card, player=card.controller, name="normal")

    with replaced(summoning, "tell_special_summon", tell):
        yield


@misreads("15-17a-2a")
def nobody_summons_a_third_unit() -> Iterator[None]:
    """Misreads 15-17a-2a: an unlimited cap counts as two."""

    def may_summon(game: GateGame, seat: Seat) -> bool:
        return game.summons[seat] < (game.caps[seat] or 2)

    with replaced(summoning, "may_summon", may_summon):
        yield


def _carrying(carry: Callable[[GateGame, Card, int, list[Lasting]], None]) -> AbstractContextManager[None]:
    """Let a card that is put on top take something over from the card below."""
    right = stacking._stack

    def stack(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
        top, below = cards
        damage, upon = below.damage, [each for each in game.lasting if each.touches(below)]
        done = yield from right(game, cards, ctx)
        carry(game, top, damage, upon)
        return done

    return replaced(stacking, "_stack", stack)


@misreads("15-14b-3")
def damage_passes_to_the_card_on_top() -> Iterator[None]:
    """Misreads 15-14b-3: the card on top has the damage that the card below had."""

    def carry(game: GateGame, top: Card, damage: int, upon: list[Lasting]) -> None:
        top.damage = damage

    with _carrying(carry):
        yield


@misreads("15-14b-3")
def effects_pass_to_the_card_on_top() -> Iterator[None]:
    """Misreads 15-14b-3: effects upon the card below are upon the card on top."""

    def carry(game: GateGame, top: Card, damage: int, upon: list[Lasting]) -> None:
        for each in upon:
            take_out_of_force(game, each)
            each.things = [*each.things, (top, top.life)]
            put_in_force(game, each)

    with _carrying(carry):
        yield


@misreads("15-14b-3")
def aims_pass_to_the_card_on_top() -> Iterator[None]:
    """Misreads 15-14b-3: what targeted the card below targets the card on top."""
    right = stacking._stack

    def stack(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
        top, below = cards
        done = yield from right(game, cards, ctx)
        for item in game.gate:
            for key, things in item.ctx.targets.items():
                new = [(top, top.life) if thing is below else (thing, life) for thing, life in things]
                item.ctx.targets[key] = new
        return done

    with replaced(stacking, "_stack", stack):
        yield


@misreads("15-14b")
def crowns_are_put_in_the_rear() -> Iterator[None]:
    """Misreads 15-14b: the card on top comes to the defense zone, wherever the card below is."""
    right = stacking._stack

    def stack(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
        done = yield from right(game, cards, ctx)
        if done:
            move(game, cards[0], game.defense_slots[cards[0].controller][0])
        return done

    with replaced(stacking, "_stack", stack):
        yield


@misreads("15-14c")
def who_was_below_is_on_top() -> Iterator[None]:
    """Misreads 15-14c: the card on top is the one on which another was put, though it lies below."""
    right = stacking._stack

    def stack(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
        done = yield from right(game, cards, ctx)
        if done:
            ctx.it = [cards[1]]
        return done

    with replaced(stacking, "_stack", stack):
        yield


@misreads("15-14c")
def who_came_last_is_on_top() -> Iterator[None]:
    """Misreads 15-14c: the card on top is the one that was moved, even where it was put underneath."""
    right = INSTRUCTIONS[AddCharge]

    def add_charges(game: GateGame, instr: AddCharge, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        below, top = instr.what.key, instr.to.key
        if below in ctx.targets and top in ctx.targets:
            ctx.targets[top] = [(thing, thing.life) for thing in cards_among(ctx.it)]

    with replaced(INSTRUCTIONS, AddCharge, add_charges):
        yield


@misreads("15-14b-1")
def crowns_come_exhausted() -> Iterator[None]:
    """Misreads 15-14b-1: the card on top is exhausted, whatever the card below was."""
    right = stacking._stack

    def stack(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
        done = yield from right(game, cards, ctx)
        cards[0].turned = "exhausted"
        return done

    with replaced(stacking, "_stack", stack):
        yield


@misreads("15-14b-2")
def crowned_attackers_strike_the_ruler() -> Iterator[None]:
    """Misreads 15-14b-2: a card on top of an attacking card attacks the column of the ruler."""
    right = stacking._stack

    def stack(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
        done = yield from right(game, cards, ctx)
        if game.attack is not None:
            game.attack.column = game.defense_slots[OTHER[game.active]][0]
        return done

    with replaced(stacking, "_stack", stack):
        yield


@misreads("15-15a")
def resources_are_common() -> Iterator[None]:
    """Misreads 15-15a: resources of the other player pay too."""
    right = paying.resources

    def resources(game: GateGame, seat: Seat, paid_for: Card | None = None) -> list[Card]:
        others = [card for card in game.zone("resource", OTHER[seat]) if card.turned == "ready"]
        return [*right(game, seat, paid_for), *others]

    with replaced(paying, "resources", resources):
        yield


@misreads("15-15a")
def resources_are_exhausted_one_by_one() -> Iterator[None]:
    """Misreads 15-15a: of several resources that are paid, what waits for each sees the others ready."""
    with replaced(paying, "together", lambda *asked: nullcontext()):
        yield


@misreads("15-15b")
def what_costs_nothing_cannot_be_paid_for() -> Iterator[None]:
    """Misreads 15-15b: a card that must be paid for with resources and costs none cannot be played."""
    right = paying.evaded

    def evaded(game: GateGame, item: GateItem) -> bool:
        assert item.card is not None
        return right(game, item) or (paying.must_be_paid(game, item.card) and not item.card.printed.cost)

    with replaced(paying, "evaded", evaded):
        yield


@misreads("15-15b")
def what_costs_nothing_takes_a_resource() -> Iterator[None]:
    """Misreads 15-15b: a card that must be paid for with resources takes a ready one though it costs none."""
    right = paying.evaded

    def evaded(game: GateGame, item: GateItem) -> bool:
        assert item.card is not None
        ready = [card for card in game.zone("resource", item.controller) if card.turned == "ready"]
        return right(game, item) or (paying.must_be_paid(game, item.card) and not ready)

    with replaced(paying, "evaded", evaded):
        yield


@misreads("15-16a")
def effects_play_past_the_gate() -> Iterator[None]:
    """Misreads 15-16a: a card that an effect plays resolves at once, and nobody can respond."""
    right = INSTRUCTIONS[PlayCard]

    def play_cards(game: GateGame, instr: PlayCard, ctx: Context) -> Flow[None]:
        before = list(game.gate)
        yield from right(game, instr, ctx)
        for item in [each for each in game.gate if each not in before]:
            yield from resolution.resolve(game, item)

    with replaced(INSTRUCTIONS, PlayCard, play_cards):
        yield


@misreads("15-16a")
def the_first_targets_are_taken() -> Iterator[None]:
    """Misreads 15-16a: whoever plays a card by an effect chooses no targets, but takes the first."""
    right = targets.choose_targets

    def choose_targets(game: GateGame, item: GateItem) -> Flow[None]:
        if item.origin is None or item.origin.zone != "graveyard":
            yield from right(game, item)
        else:
            targets.presume(game, item.ability, item.ctx, item.card)

    with _in_steps(right, choose_targets):
        yield


@contextmanager
def _in_steps(right: object, wrong: Any) -> Iterator[None]:
    """Take another step in the place of one of those of playing."""
    steps = tuple(wrong if step is right else step for step in playing._STEPS)
    with replaced(playing, "_STEPS", steps):
        yield


@misreads("15-16a-1")
def only_the_level_is_paid() -> Iterator[None]:
    """Misreads 15-16a-1: for a card that an effect plays only its level is paid."""
    right = costs._written

    def written(game: GateGame, item: GateItem) -> list[Cost]:
        cost = right(game, item)
        by_effect = item.origin is not None and item.origin.zone == "graveyard"
        return [part for part in cost if part.kind == "resources"] if by_effect else cost

    with replaced(costs, "_written", written):
        yield


@misreads("15-17a")
def fields_count() -> Iterator[None]:
    """Misreads 15-17a: a field that is played counts as a normal summon too."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        yield from right(game, seat, card, *how)
        if "field" in card.printed.type:
            game.summons[seat] += 1

    with replaced(playing, "play_card", play_card):
        yield


@misreads("15-17a-3")
def summons_are_the_active_player_s() -> Iterator[None]:
    """Misreads 15-17a-3: a unit that the other player plays adds to the active player's number."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        before = game.summons[seat]
        yield from right(game, seat, card, *how)
        added, game.summons[seat] = game.summons[seat] - before, before
        game.summons[game.active] += added

    with replaced(playing, "play_card", play_card):
        yield


@misreads("15-17a-3")
def summons_of_all_turns_are_counted() -> Iterator[None]:
    """Misreads 15-17a-3: the number of summons goes on from turn to turn."""
    right = start_phase.set_caps

    def set_caps(game: GateGame) -> None:
        before = dict(game.summons)
        right(game)
        game.summons.update(before)

    with replaced(start_phase, "set_caps", set_caps):
        yield


@misreads("15-17a-1")
def both_players_summon() -> Iterator[None]:
    """Misreads 15-17a-1: the other player can summon units of his hand in the main phase too."""

    def more(game: Any, seat: Seat) -> list[Option]:
        if seat == game.active:
            return []
        units = [card for card in game.zone("hand", seat) if "unit" in card.printed.type]
        return [game.option("play", card) for card in units if playing.can_play(game, seat, card)]

    with offers_more(more):
        yield


@misreads("15-18b")
def any_unit_answers() -> Iterator[None]:
    """Misreads 15-18b: any unit of the deck can be summoned in the place of the one that is named."""
    right = INSTRUCTIONS[Search]

    def search(game: GateGame, instr: Search, ctx: Context) -> Flow[None]:
        yield from right(game, msgspec.structs.replace(instr, filter=Filter(type="unit")), ctx)

    with replaced(INSTRUCTIONS, Search, search):
        yield


@misreads("15-18b")
def all_of_a_name_come() -> Iterator[None]:
    """Misreads 15-18b: all units of the deck that are named so are summoned."""
    right = INSTRUCTIONS[Search]

    def search(game: GateGame, instr: Search, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        wanted = msgspec.structs.replace(instr.filter, zones=("deck",))
        for card in list(game.zone("deck", ctx.controller)):
            if ctx.it and select.matches(game, card, wanted, ctx):
                move(game, card, game.defense_slots[ctx.controller][0])

    with replaced(INSTRUCTIONS, Search, search):
        yield


@misreads("15-18b")
def what_is_not_found_comes() -> Iterator[None]:
    """Misreads 15-18b: a unit of the deck is summoned though its player has not found it."""
    right = INSTRUCTIONS[Search]

    def search(game: GateGame, instr: Search, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        wanted = msgspec.structs.replace(instr.filter, zones=("deck",))
        there = [c for c in game.zone("deck", ctx.controller) if select.matches(game, c, wanted, ctx)]
        for card in [] if ctx.it else there[:1]:
            move(game, card, game.defense_slots[ctx.controller][0])

    with replaced(INSTRUCTIONS, Search, search):
        yield


@misreads("15-18b")
def from_the_deck_is_not_special() -> Iterator[None]:
    """Misreads 15-18b: a unit that comes from the deck is not special summoned."""
    right, search = summoning.tell_special_summon, INSTRUCTIONS[Search]
    searching: list[bool] = []

    def tell(game: GateGame, card: Card) -> None:
        if not searching:
            right(game, card)

    def quietly(game: GateGame, instr: Search, ctx: Context) -> Flow[None]:
        searching.append(True)
        yield from search(game, instr, ctx)
        searching.clear()

    with replaced(summoning, "tell_special_summon", tell), replaced(INSTRUCTIONS, Search, quietly):
        yield


@misreads("15-17a-2b")
def summons_by_effects_do_not_count() -> Iterator[None]:
    """Misreads 15-17a-2b: no summon that an effect brings about is counted against the cap."""
    right = summoning.counts_for_the_cap

    def counts_for_the_cap(game: GateGame, card: Card, way: Way) -> bool:
        return way is ORDINARY and right(game, card, way)

    with replaced(playing, "counts_for_the_cap", counts_for_the_cap):
        yield
