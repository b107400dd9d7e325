"""Misreadings of 605 to 608: choosing, and effects that last."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import Place, Seat
from duelproof.port import abilities as a
from duelproof.port.selections import Select
from reference.duel_masters.s3_card_types import spells
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import choosing, effects, now, perform, select, standing, triggers
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s1_basics.abilities import open_to_all
from reference.misreadings.making import replaced


@misreads("605.2b")
def too_few_are_none() -> Iterator[None]:
    """Misreads 605.2b: if there are fewer things than are to be chosen, none is."""
    right = choosing._picked

    def picked(game: Game, what: Select, ctx: Context) -> Flow[list[Thing]]:
        chosen = yield from right(game, what, ctx)
        return chosen if what.which != "choose" or what.up_to or len(chosen) == what.count else []

    with replaced(choosing, "_picked", picked):
        yield


@misreads("605.2b")
def nothing_to_choose_ends_the_effect() -> Iterator[None]:
    """Misreads 605.2b: if nothing can be chosen, the rest of the effect is not done."""

    def performing(game: DMGame, effect: tuple[a.Instr, ...], ctx: Context) -> Flow[None]:
        for instr in effect:
            yield from INSTRUCTIONS[type(instr)](game, instr, ctx)
            if isinstance(instr, a.Destroy) and not ctx.did:
                return

    with replaced(perform, "perform", performing):
        yield


@misreads("605.2b")
def of_all_things_one_is_chosen() -> Iterator[None]:
    """Misreads 605.2b: an effect on all things is on one that its player chooses."""
    right = INSTRUCTIONS[a.Destroy]

    def destroy(game: DMGame, instr: a.Destroy, ctx: Context) -> Flow[None]:
        if instr.what.which == "all":
            instr = msgspec.structs.replace(instr, what=msgspec.structs.replace(instr.what, which="choose"))
        yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, a.Destroy, destroy):
        yield


@misreads("606.2")
def who_cannot_discard_enough_discards_nothing() -> Iterator[None]:
    """Misreads 606.2: a player who has fewer cards than he is to discard discards none."""
    right = INSTRUCTIONS[a.Discard]

    def discard(game: DMGame, instr: a.Discard, ctx: Context) -> Flow[None]:
        hands = [game.hand(seat) for seat in select.players(game, instr.who, ctx)]
        if all(isinstance(instr.n, int) and len(hand) >= instr.n for hand in hands):
            yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, a.Discard, discard):
        yield


@misreads("608.2")
def effects_of_a_spell_end_with_it() -> Iterator[None]:
    """Misreads 608.2: what a spell does to a creature ends when the spell is over."""
    right = spells.cast

    def cast(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
        yield from right(game, seat, card)
        for lasting in [each for each in game.lasting if each.ctx.source is card]:
            effects.remove(game, lasting)

    with replaced(spells, "cast", cast):
        yield


def _ending(wrong: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Any:
    """Return a replacement by which effects end at other times."""
    right = effects.end

    def end(game: Game, *until: str, seat: Seat | None = None) -> bool:
        return right(game, *wrong(until), seat=seat)

    return replaced(effects, "end", end)


@misreads("608.2a")
def effects_for_a_turn_do_not_end() -> Iterator[None]:
    """Misreads 608.2a: an effect until the end of the turn goes on in the next."""
    with _ending(lambda until: tuple(each for each in until if each != "turn")):
        yield


@misreads("608.2a")
def effects_without_a_time_end_with_the_turn() -> Iterator[None]:
    """Misreads 608.2a: an effect that says no time ends with the turn."""
    with _ending(lambda until: (*until, "game") if "turn" in until else until):
        yield


def _worked_out(wrong: Callable[[DMGame, Any, Context, Any], Any]) -> Any:
    """Return a replacement by which the number of an effect that lasts is worked out otherwise."""
    right = effects.begin

    def begin(
        game: DMGame, instr: Any, ctx: Context, things: list[Thing], until: str, value: Any = None
    ) -> Any:
        return right(game, instr, ctx, things, until, wrong(game, instr, ctx, value))

    return replaced(effects, "begin", begin)


@misreads("608.2b", "608.2c")
def numbers_of_lasting_effects_go_on_changing() -> Iterator[None]:
    """Misreads 608.2b, 608.2c: what an effect counts it goes on counting as long as it lasts."""
    with _worked_out(lambda game, instr, ctx, value: None if isinstance(instr, a.Modify) else value):
        yield


@misreads("608.2b")
def creatures_count_from_the_next_turn() -> Iterator[None]:
    """Misreads 608.2b: an effect that counts creatures counts none that has come this turn."""

    def wrong(game: DMGame, instr: Any, ctx: Context, value: Any) -> Any:
        new = [card for card in game.battle(ctx.controller) if card.since > game.turn_began]
        return value - 1000 * len(new) if isinstance(instr, a.Modify) else value

    with _worked_out(wrong):
        yield


@misreads("608.2c")
def creatures_count_that_have_been_destroyed() -> Iterator[None]:
    """Misreads 608.2c: an effect that counts creatures counts those destroyed before in the turn, too."""

    def wrong(game: DMGame, instr: Any, ctx: Context, value: Any) -> Any:
        dead = [card for card in game.zone("graveyard", ctx.controller) if "creature" in card.printed.type]
        return value + 1000 * len(dead) if isinstance(instr, a.Modify) else value

    with _worked_out(wrong):
        yield


@misreads("608.2b")
def what_is_gained_depends_on_what_one_is() -> Iterator[None]:
    """Misreads 608.2b: what was gained as a fire creature is lost when it is no fire creature any more."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        what = getattr(force.instr, "what", None)
        still = force.lasting is None or what is None or what.which != "all"
        if still or what is None:
            return right(game, force, thing)
        return right(game, force, thing) and select.covers(game, what, thing, force.ctx)

    with replaced(effects, "_is_upon", is_upon):
        yield


@misreads("608.2b")
def what_an_effect_is_on_is_never_fixed() -> Iterator[None]:
    """Misreads 608.2b: an effect on all fire creatures is on whatever is one while it lasts, or was one."""
    with open_to_all(lambda lasting: isinstance(lasting.instr, a.Gain), also=True):
        yield


@misreads("608.3")
def static_abilities_do_nothing() -> Iterator[None]:
    """Misreads 608.3: a static ability changes nothing."""

    def of_statics(game: Game) -> list[Force]:
        return []

    with replaced(standing, "of_statics", of_statics):
        yield


def _touching(wrong: Callable[[Game, Force, Card, bool], bool]) -> Any:
    """Return a replacement by which static abilities are on other cards."""
    right = effects.touches

    def touches(game: Game, force: Force, thing: Thing) -> bool:
        found = right(game, force, thing)
        if force.lasting is not None or not isinstance(thing, Card):
            return found
        return wrong(game, force, thing, found)

    return replaced(effects, "touches", touches)


@misreads("608.3a")
def static_abilities_are_on_what_was_there() -> Iterator[None]:
    """Misreads 608.3a: a static ability is on what was there as its card came, and on nothing later."""

    def wrong(game: Game, force: Force, card: Card, found: bool) -> bool:
        return found and force.ctx.source is not None and card.since <= max(force.ctx.source.since, 60)

    with _touching(wrong):
        yield


def _light(card: Card) -> bool:
    return "light" in card.printed.colors


@misreads("608.3b")
def what_has_become_light_gains_nothing() -> Iterator[None]:
    """Misreads 608.3b: what is for light creatures is for those that are printed light, and light now."""
    with _touching(lambda game, force, card, found: found and _light(card)):
        yield


@misreads("608.3b")
def what_is_light_no_more_loses_nothing() -> Iterator[None]:
    """Misreads 608.3b: what is for light creatures stays on one that is light no more."""
    with _touching(lambda game, force, card, found: found or (_light(card) and card is not force.ctx.source)):
        yield


@misreads("608.3b", "110.3d")
def static_abilities_outlast_their_cards() -> Iterator[None]:
    """Misreads 608.3b, 110.3d: what a static ability does goes on when its card has left the battle zone."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, name: str, *seal: Any) -> None:
        right(game, card, origin, name, *seal)
        if origin.zone == "battle" and card.place.zone == "graveyard":
            ctx = Context.of(card)
            for instr in [each for ability in card.abilities for each in ability.effect]:
                if isinstance(instr, a.Modify):
                    effects.begin(game, instr, ctx, select.found(game, instr.what, ctx), "game", instr.by)

    with replaced(general, "_tell", tell):
        yield


@misreads("608.3c")
def what_comes_is_changed_after_it_came() -> Iterator[None]:
    """Misreads 608.3c: what triggers by a creature that comes looks at the abilities printed on it."""
    right = triggers.hears

    def hears(game: Game, trigger: Any, event: Any, ctx: Context) -> bool:
        wanted = trigger.who.keyword if trigger.who is not None else None
        printed = wanted is None or any(each.keyword == wanted for each in event.card.abilities)
        return right(game, trigger, event, ctx) and printed

    with replaced(triggers, "hears", hears):
        yield


@misreads("608.3c")
def what_is_to_come_is_changed_before() -> Iterator[None]:
    """Misreads 608.3c: a card of the hand has what another card gives to light creatures."""
    right = now.keyword

    def keyword(game: Game, card: Card, word: str) -> Any:
        found = right(game, card, word)
        giving = [force.instr.ability for force in standing.of_statics(game) if type(force.instr) is a.Gain]
        given = [ability for ability in giving if ability.keyword == word]
        return given[0] if found is None and given and card.place.zone == "hand" and _light(card) else found

    with replaced(now, "keyword", keyword):
        yield
