"""Misreadings of 110: what abilities are, and where they work."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any

from duelproof.port import Seat
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability, Forbid, Instr, Modify
from duelproof.port.position import Turned
from duelproof.port.selections import Cond
from reference.duel_masters.s1_basics import abilities, golden_rules
from reference.duel_masters.s1_basics.costs import costs_nothing
from reference.duel_masters.s1_basics.tapped_and_untapped import tap
from reference.duel_masters.s3_card_types import spells
from reference.duel_masters.s4_zones import cards_in_transit, general
from reference.duel_masters.s5_turn import breaking, main_step, mana_step
from reference.duel_masters.s6_using_cards import resolving
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import ComeInState
from reference.kernel.abilities import effects, layers, perform, select, standing, triggers
from reference.kernel.abilities.standing import Force, Lasting, Reach
from reference.kernel.book import Book
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import setting
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _all_of(*parts: AbstractContextManager[None]) -> ExitStack:
    """Return several replacements as one."""
    stack = ExitStack()
    for part in parts:
        stack.enter_context(part)
    return stack


def works_in(zones: set[str], which: Callable[[Ability], bool]) -> ExitStack:
    """Return a replacement by which some abilities work in further zones."""
    right, working_in = select.works, setting.working_in

    def works(game: Game, card: Card, ability: Ability) -> bool:
        return right(game, card, ability) or (card.place.zone in zones and which(ability))

    def working(book: Book, ability: Ability) -> frozenset[str]:
        return working_in(book, ability) | (zones if which(ability) else set())

    return _all_of(replaced(select, "works", works), replaced(setting, "working_in", working))


def in_force(wrong: Callable[[Game, Force], bool]) -> Any:
    """Return a replacement by which only some static abilities are in force."""
    right = effects._acts

    def acts(game: Game, force: Force) -> bool:
        return right(game, force) and wrong(game, force)

    return replaced(effects, "_acts", acts)


@misreads("110.2c")
def a_card_does_nothing_while_one_condition_is_unmet() -> Iterator[None]:
    """Misreads 110.2c: while one condition of a card is not met its other abilities do nothing either."""
    right = resolving.resolve_ability

    def resolve_ability(game: DMGame, ctx: Context) -> Flow[None]:
        own = ctx.source.abilities if ctx.source is not None else []
        if all(ability.needs is None or select.holds(game, ability.needs, ctx) for ability in own):
            yield from right(game, ctx)

    with replaced(resolving, "resolve_ability", resolve_ability):
        yield


@misreads("110.2c")
def no_effect_gives_speed_attacker() -> Iterator[None]:
    """Misreads 110.2c: a creature that an effect gives speed attacker does not have it."""
    right = layers.with_gained

    def with_gained(game: Game, had: list[Ability], gained: Ability) -> list[Ability]:
        return had if gained.keyword == "speed-attacker" else right(game, had, gained)

    with replaced(layers, "with_gained", with_gained):
        yield


@misreads("110.2c", "110.7")
def the_same_ability_works_once() -> Iterator[None]:
    """Misreads 110.2c, 110.7: of two static abilities of a card that say the same one works."""
    right = standing.of_statics

    def of_statics(game: Game) -> list[Force]:
        found: list[Force] = []
        for force in right(game):
            if all((o.ctx.source, o.instr) != (force.ctx.source, force.instr) for o in found):
                found.append(force)
        return found

    with replaced(standing, "of_statics", of_statics):
        yield


@misreads("110.2c")
def breakers_add_up() -> Iterator[None]:
    """Misreads 110.2c: a creature with two W-breakers breaks four shields."""
    right = breaking.how_many_shields

    def how_many_shields(game: DMGame, attacker: Card) -> Flow[int]:
        many = yield from right(game, attacker)
        return many * max(1, sum(x.keyword == "w-breaker" for x in game.now.abilities(game, attacker)))

    with replaced(breaking, "how_many_shields", how_many_shields):
        yield


def open_to_all(which: Callable[[Lasting], bool], *, also: bool = False) -> ExitStack:
    """Return a replacement by which effects on all cards of a kind are also on those that come later."""
    right, upon_things = effects._is_upon, standing.upon_things

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        what = getattr(force.instr, "what", None)
        is_open = force.lasting is not None and what is not None and what.which == "all"
        if is_open and what is not None and force.lasting is not None and which(force.lasting):
            return select.covers(game, what, thing, force.ctx) or (also and right(game, force, thing))
        return right(game, force, thing)

    def reach(lasting: Lasting) -> Reach:
        return upon_things(lasting) | {"battle"}

    return _all_of(replaced(effects, "_is_upon", is_upon), replaced(standing, "upon_things", reach))


def _of_a_spell(lasting: Lasting) -> bool:
    return lasting.ctx.source is not None and "spell" in lasting.ctx.source.printed.type


@misreads("110.2e")
def what_comes_after_a_spell_is_changed_too() -> Iterator[None]:
    """Misreads 110.2e: a spell for all creatures is also for those that come later in the turn."""
    with open_to_all(_of_a_spell):
        yield


@misreads("110.2e")
def what_comes_after_an_ability_is_changed_too() -> Iterator[None]:
    """Misreads 110.2e: an ability for all creatures is also for those that come later in the turn."""
    with open_to_all(lambda lasting: not _of_a_spell(lasting)):
        yield


@misreads("110.2e")
def what_has_come_this_turn_is_not_changed() -> Iterator[None]:
    """Misreads 110.2e: a spell for all creatures is not for those that have come this turn."""
    right = effects.begin

    def begin(game: DMGame, instr: Any, ctx: Context, things: list[Thing], *more: Any) -> Lasting:
        spell = ctx.source is not None and "spell" in ctx.source.printed.type
        if spell and instr.what.which == "all":
            things = [t for t in things if isinstance(t, Card) and t.since <= game.turn_began]
        return right(game, instr, ctx, things, *more)

    with replaced(effects, "begin", begin):
        yield


@misreads("110.3a")
def spells_do_what_they_say_from_the_graveyard() -> Iterator[None]:
    """Misreads 110.3a: a spell goes to the graveyard, and does what it says then."""
    right, cast = resolving.resolve_ability, spells.cast
    held: list[Context] = []

    def resolve_ability(game: DMGame, ctx: Context) -> Flow[None]:
        if ctx.ability is not None and ctx.ability.kind == "spell":
            held.append(ctx)
        else:
            yield from right(game, ctx)

    def casting(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
        yield from cast(game, seat, card)
        while held:
            yield from right(game, held.pop())

    with _all_of(replaced(resolving, "resolve_ability", resolve_ability), replaced(spells, "cast", casting)):
        yield


@misreads("110.3b")
def what_triggers_comes_between_two_cards() -> Iterator[None]:
    """Misreads 110.3b: what is triggered by the first of two cards is resolved before the second comes."""
    right = cards_in_transit.put_one_by_one

    def put_one_by_one(game: DMGame, cards: list[Card], *how: Any, **more: Any) -> Flow[list[Card]]:
        put = []
        for card in cards:
            put += yield from right(game, [card], *how, **more)
            yield from golden_rules.resolve_waiting(game)
        return put

    with replaced(cards_in_transit, "put_one_by_one", put_one_by_one):
        yield


def _is_new(game: Game, card: Card | None, zone: str) -> bool:
    assert isinstance(game, DMGame)
    return card is not None and card.place.zone == zone and card.since > game.turn_began


def _is_creature(card: Card | None) -> bool:
    return card is not None and "creature" in card.printed.type


@misreads("110.3d")
def static_abilities_work_from_the_next_turn() -> Iterator[None]:
    """Misreads 110.3d: a static ability of a creature does not work before the next turn."""

    def works(game: Game, force: Force) -> bool:
        return not (_is_creature(force.ctx.source) and _is_new(game, force.ctx.source, "battle"))

    with in_force(works):
        yield


@misreads("110.3d")
def static_abilities_of_others_than_creatures_do_not_work() -> Iterator[None]:
    """Misreads 110.3d: a static ability of a cross gear or field in the battle zone does not work."""

    def works(game: Game, force: Force) -> bool:
        source = force.ctx.source
        return _is_creature(source) or source is None or source.place.zone != "battle"

    with in_force(works):
        yield


@misreads("110.3d")
def static_abilities_of_castles_do_not_work() -> Iterator[None]:
    """Misreads 110.3d: the static ability of a castle does not work in the shield zone."""
    with in_force(lambda game, force: force.ctx.source is None or force.ctx.source.hung_as != "castle"):
        yield


@misreads("110.4")
def a_charged_spell_does_what_it_says() -> Iterator[None]:
    """Misreads 110.4: a spell does what it says as it is charged, too."""
    right = mana_step.charge

    def charge(game: DMGame, card: Card) -> Flow[None]:
        yield from right(game, card)
        for ability in card.abilities:
            if ability.kind == "spell":
                yield from perform.perform(game, ability.effect, Context.of(card, ability))

    with replaced(mana_step, "charge", charge):
        yield


@misreads("110.4")
def triggered_abilities_work_from_the_next_turn() -> Iterator[None]:
    """Misreads 110.4: the abilities of a card that has come this turn do not trigger."""
    right = triggers.listening

    def listening(game: Game, *about: Any, **more: Any) -> list[tuple[Card, Ability, Context]]:
        return [found for found in right(game, *about, **more) if not _is_new(game, found[0], "battle")]

    with replaced(triggers, "listening", listening):
        yield


@misreads("110.4")
def static_abilities_work_in_the_mana_zone_and_graveyard() -> Iterator[None]:
    """Misreads 110.4: the static abilities of cards in the mana zone and the graveyard work."""
    with works_in({"mana", "graveyard"}, lambda ability: ability.kind == "static"):
        yield


@misreads("110.4a")
def what_changes_its_own_power_does_so_in_the_hand() -> Iterator[None]:
    """Misreads 110.4a: a creature that raises its own power has so much in the hand, too."""
    with works_in({"hand"}, lambda ability: any(isinstance(each, Modify) for each in ability.effect)):
        yield


@misreads("110.4b")
def abilities_for_another_zone_work_in_the_battle_zone() -> Iterator[None]:
    """Misreads 110.4b: an ability for the mana zone works in the battle zone, too."""
    with works_in({"battle"}, lambda ability: ability.zones == ("mana",)):
        yield


@misreads("110.4c")
def triggered_abilities_work_in_the_mana_zone() -> Iterator[None]:
    """Misreads 110.4c: a triggered ability that says no zone triggers in the mana zone, too."""
    with works_in({"mana"}, lambda ability: ability.kind == "triggered"):
        yield


@misreads("110.4c")
def no_card_gives_itself_s_trigger_as_a_shield() -> Iterator[None]:
    """Misreads 110.4c: what gives its own card S-trigger works in the battle zone only."""
    with replaced(abilities, "AT_HOME", ("battle",)):
        yield


@misreads("110.4c")
def a_condition_for_s_trigger_is_not_looked_at() -> Iterator[None]:
    """Misreads 110.4c: a shield that has S-trigger on a condition has it always."""
    right = effects._is_met

    def is_met(game: Game, needs: Cond, force: Force) -> bool:
        return isinstance(force.instr, a.Gain) or right(game, needs, force)

    with replaced(effects, "_is_met", is_met):
        yield


@misreads("110.4d")
def what_costs_nothing_is_used_from_the_mana_zone() -> Iterator[None]:
    """Misreads 110.4d: a card that costs nothing is used from the mana zone though nothing else is."""
    right = main_step.let_use

    def let_use(game: DMGame, seat: Seat) -> list[Card]:
        found = right(game, seat)
        return found + [card for card in game.mana(seat) if card not in found and costs_nothing(game, card)]

    with replaced(main_step, "let_use", let_use):
        yield


def _of_use(which: type) -> Any:
    """Return a replacement by which only one kind of what a card says of its use works where it is used."""
    right = abilities._is_about_use

    def is_about_use(instr: Instr) -> bool:
        return isinstance(instr, which) and right(instr)

    return replaced(abilities, "_is_about_use", is_about_use)


@misreads("110.4e")
def what_changes_a_cost_works_in_the_battle_zone() -> Iterator[None]:
    """Misreads 110.4e: what a card says of its own cost does not work where it is used from."""
    with _of_use(Forbid):
        yield


@misreads("110.4e")
def what_forbids_a_use_does_not_work_in_the_hand() -> Iterator[None]:
    """Misreads 110.4e: what a card says against its own use does not work in the hand."""
    right = select.works

    def works(game: Game, card: Card, ability: Ability) -> bool:
        of_use = any(isinstance(each, Forbid) and each.action == "use" for each in ability.effect)
        return right(game, card, ability) and not (of_use and card.place.zone == "hand")

    with replaced(select, "works", works):
        yield


@misreads("110.4e")
def what_forbids_a_use_forbids_it_whatever_its_condition() -> Iterator[None]:
    """Misreads 110.4e: a card that cannot be used on a condition can never be used."""
    right = effects._is_met

    def is_met(game: Game, needs: Cond, force: Force) -> bool:
        return isinstance(force.instr, Forbid) or right(game, needs, force)

    with replaced(effects, "_is_met", is_met):
        yield


@misreads("110.4e")
def what_is_said_of_use_works_in_the_hand_only() -> Iterator[None]:
    """Misreads 110.4e: what a card says of its own use works in the hand, and nowhere else."""
    with replaced(abilities, "USED_FROM", ("hand",)):
        yield


def _coming(wrong: Callable[[DMGame, Card, Force], bool], *, once: bool = False) -> Any:
    """Return a replacement by which cards come in fewer of the states that effects say."""

    def come_in_state(game: DMGame, card: Card) -> None:
        found = [
            force
            for force in effects.statics(game, ComeInState)
            if effects.touches(game, force, card) and wrong(game, card, force)
        ]
        for force in found[:1] if once else found:
            card.turned = force.instr.turned or card.turned
            if force.instr.ability is not None:
                gained = a.Gain(what=force.instr.what, ability=force.instr.ability, until="game")
                effects.begin(game, gained, force.ctx, [card], "game")

    return replaced(abilities, "come_in_state", come_in_state)


@misreads("110.4f")
def what_is_to_come_tapped_becomes_tapped() -> Iterator[None]:
    """Misreads 110.4f: a card that is to come tapped comes untapped, and becomes tapped."""
    right = general._tell

    def tell(game: DMGame, card: Card, *about: Any) -> None:
        if card.place.zone == "battle" and card.turned == "exhausted":
            card.turned = "ready"
            tap(game, [card])
        right(game, card, *about)

    with replaced(general, "_tell", tell):
        yield


@misreads("110.4f")
def no_card_says_how_it_comes_itself() -> Iterator[None]:
    """Misreads 110.4f: what a card says of how it comes itself does nothing, as it is not there yet."""
    with _coming(lambda game, card, force: force.ctx.source is not card):
        yield


@misreads("110.4f")
def one_effect_says_how_a_card_comes() -> Iterator[None]:
    """Misreads 110.4f: of several effects on how a card comes one applies, as of replacement effects."""
    with _coming(lambda game, card, force: True, once=True):
        yield


@misreads("110.4f")
def what_is_replaced_comes_in_no_state() -> Iterator[None]:
    """Misreads 110.4f: a card whose coming a replacement effect has changed is changed by no other effect."""
    with _coming(lambda game, card, force: not any(k is a.ReplaceEvent for k, _ in standing.gathered(game))):
        yield


@misreads("110.4f")
def what_is_put_elsewhere_comes_there_in_that_state() -> Iterator[None]:
    """Misreads 110.4f: a card that is put into the mana zone instead comes tapped there."""
    right = general.move_all

    def move_all(
        game: DMGame, cards: Any, zone: str, *about: Any, turned: Turned = "ready", **more: Any
    ) -> Flow[list[Card]]:
        if zone == "mana" and game.replacing and effects.statics(game, ComeInState):
            turned = "exhausted"
        return (yield from right(game, cards, zone, *about, turned=turned, **more))

    with replaced(general, "move_all", move_all):
        yield


@misreads("110.4")
def abilities_work_in_shields() -> Iterator[None]:
    """Misreads 110.4: what cards say for as long as they lie there they say as shields, too."""
    right = abilities._works_in

    def works_in(ability: Ability) -> frozenset[str]:
        return right(ability) or (abilities.AT_HOME if ability.kind == "static" else frozenset())

    with replaced(abilities, "_works_in", works_in):
        yield
