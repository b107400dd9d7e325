"""Misreadings of 1.1 and of 1.2.1 to 1.2.3: which rule prevails, numbers, and the colors of symbols."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Instr, TargetSpec
from duelproof.port.selections import Select
from reference.dimension_zero import s1_principles
from reference.dimension_zero.s2_definitions.moving import put
from reference.dimension_zero.s3_course_of_play import turns
from reference.dimension_zero.s4_processing import priority, resolving, rule_effects, targets
from reference.dimension_zero.s5_keywords import swift_arrival
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import choosing, effects, layers, perform, select
from reference.kernel.abilities.standing import Force
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import ignores_conceding, refuses_nothing, replaced


@misreads("1.1.1")
def swift_units_are_above_the_rules() -> Iterator[None]:
    """Misreads 1.1.1: a unit that comes released by its text may stay in the center area, too."""
    right = rule_effects._stranded

    def stranded(game: Duel, going: list[Card]) -> list[Card]:
        if game.entering is not None and "swift_arrival" in game.entering.keywords:
            game.entering = None
        return right(game, going)

    with replaced(rule_effects, "_stranded", stranded):
        yield


@misreads("1.1.1")
def texts_prevail_nowhere() -> Iterator[None]:
    """Misreads 1.1.1: units come frozen, whatever their text says."""
    with replaced(swift_arrival, "swiftly", lambda game, card: False):
        yield


@misreads("1.1.1")
def what_players_cannot_play_is_played() -> Iterator[None]:
    """Misreads 1.1.1: players may play cards by the rules, whatever a text says that they cannot."""
    right = effects.forbidden

    def forbidden(game: Duel, action: str, thing: Thing) -> bool:
        return (action != "play" or isinstance(thing, Card)) and right(game, action, thing)

    with replaced(effects, "forbidden", forbidden):
        yield


@misreads("1.1.1")
def nobody_concedes() -> Iterator[None]:
    """Misreads 1.1.1: a player who says that she concedes goes on playing."""
    with ignores_conceding():
        yield


@misreads("1.1.3")
def any_card_there_will_do() -> Iterator[None]:
    """Misreads 1.1.3: where there is no proper target, any card that lies there is taken in its place."""
    right = targets.candidates

    def candidates(game: Duel, spec: TargetSpec, ctx: Context) -> list[Thing]:
        found = list(right(game, spec, ctx))
        zones = select.zones_of(game, spec.filter)
        return found or [card for card in game.cards.values() if card.place.zone in zones]

    with (
        replaced(targets, "candidates", candidates),
        replaced(resolving, "still_aimed", lambda game, ctx: True),
    ):
        yield


@misreads("1.1.3", "4.12.2")
def what_is_impossible_ends_the_effect() -> Iterator[None]:
    """Misreads 1.1.3 and 4.12.2: a text is followed only up to the first thing that cannot be done."""
    right = perform.perform
    ended: list[Context] = []

    def follow(game: Game, effect: tuple[Instr, ...], ctx: Context) -> Flow[None]:
        for instr in effect:
            if any(each is ctx for each in ended):
                return
            ctx.did = True
            yield from right(game, (instr,), ctx)
            if not ctx.did:
                ended.append(ctx)

    with replaced(perform, "perform", follow):
        yield


Chosen = Callable[[Game, Seat, Select, Context], Flow[list[Thing]]]


@contextmanager
def _chosen(wrong: Callable[[Chosen], Chosen]) -> Iterator[None]:
    """Let players choose in another way, in the block, where both choose."""
    right = choosing._chosen_by
    made = wrong(right)

    def chosen(game: Game, chooser: Seat, what: Select, ctx: Context) -> Flow[list[Thing]]:
        return (yield from (made if what.by == "both" else right)(game, chooser, what, ctx))

    with replaced(choosing, "_chosen_by", chosen):
        yield


@misreads("1.1.4")
def who_plays_the_card_chooses_first() -> Iterator[None]:
    """Misreads 1.1.4: where both players choose, the one whose card says so begins."""

    def wrong(right: Chosen) -> Chosen:
        def chosen(game: Game, chooser: Seat, what: Select, ctx: Context) -> Flow[list[Thing]]:
            turned = ctx.controller != game.active
            return (yield from right(game, OTHER[chooser] if turned else chooser, what, ctx))

        return chosen

    with _chosen(wrong):
        yield


@misreads("1.1.4")
def the_other_player_does_not_choose() -> Iterator[None]:
    """Misreads 1.1.4: what the player chooses who is not active is taken for him."""

    def wrong(right: Chosen) -> Chosen:
        def chosen(game: Game, chooser: Seat, what: Select, ctx: Context) -> Flow[list[Thing]]:
            if chooser == game.active:
                return (yield from right(game, chooser, what, ctx))
            return select.found(game, what, ctx.speaking_of(chooser))[:1]

        return chosen

    with _chosen(wrong):
        yield


@misreads("1.1.4")
def each_acts_at_once() -> Iterator[None]:
    """Misreads 1.1.4: what a player has chosen is done before the other one chooses."""

    def wrong(right: Chosen) -> Chosen:
        def chosen(game: Game, chooser: Seat, what: Select, ctx: Context) -> Flow[list[Thing]]:
            taken = yield from right(game, chooser, what, ctx)
            for card in taken:
                assert isinstance(card, Card) and isinstance(game, Duel)
                put(game, card, place("graveyard", card.owner))
            return taken

        return chosen

    with _chosen(wrong):
        yield


@misreads("1.1.4")
def anybodys_unit_will_do() -> Iterator[None]:
    """Misreads 1.1.4: the player who is not active may choose among all units."""

    def wrong(right: Chosen) -> Chosen:
        def chosen(game: Game, chooser: Seat, what: Select, ctx: Context) -> Flow[list[Thing]]:
            if chooser != game.active and what.filter is not None:
                what = msgspec.structs.replace(
                    what, filter=msgspec.structs.replace(what.filter, controller=None)
                )
            return (yield from right(game, chooser, what, ctx))

        return chosen

    with _chosen(wrong):
        yield


@misreads("1.1.5")
def all_is_accepted() -> Iterator[None]:
    """Misreads 1.1.5: who does not have priority may play cards, which then do nothing."""
    with refuses_nothing():
        yield


Window = Callable[[Duel], Flow[None]]


def _window(
    *,
    begins: Callable[[Duel], Seat] | None = None,
    after_acting: bool = False,
    answered: bool = False,
    after_resolving: bool = False,
    alone: bool = False,
    all_at_once: bool = False,
    twice: bool = False,
) -> Window:
    """Return a way of letting players act in a wrong order.

    Args:
        begins: who has priority first.
        after_acting: who acts keeps it.
        answered: the opponent of who acts has it.
        after_resolving: the other player has it when something has resolved.
        alone: the other player does not get it while the stack is empty.
        all_at_once: all that is on the stack resolves when both have passed.
        twice: the main phase ends only when both have passed twice.
    """

    def window(game: Duel) -> Flow[None]:
        seat, passed, rounds = begins(game) if begins else game.active, False, 0
        while True:
            yield from priority.settle(game)
            choice = yield from priority._choice(game, seat)
            first = game.active
            if choice is priority.PASS and not passed and not (alone and not game.pile):
                seat, passed = OTHER[seat], True
                continue
            if choice is not priority.PASS:
                yield from priority._act(game, seat, choice)
                game.priority = None
                first = seat if after_acting else OTHER[seat] if answered else game.active
            elif game.pile:
                yield from resolving.resolve(game)
                while all_at_once and game.pile:
                    yield from resolving.resolve(game)
                first = OTHER[game.active] if after_resolving else game.active
            elif rounds < twice and game.phase == "main":
                rounds += 1
            else:
                return
            seat, passed = first, False

    return window


@contextmanager
def _acting(window: Window) -> Iterator[None]:
    """Let players act in a wrong order, in the block."""
    with replaced(priority, "window", window):
        yield


@misreads("1.1.5")
def the_other_player_begins_a_phase() -> Iterator[None]:
    """Misreads 1.1.5: as a phase begins, the player who is not active has priority."""

    window, right = _window(begins=lambda game: OTHER[game.active]), priority.open_phase

    def open_phase(game: Duel) -> Flow[None]:
        happen(game, "phase_start", player=game.active, name=game.phase)
        yield from window(game)

    phases = tuple((name, open_phase if run is right else run) for name, run in turns.PHASES)
    with replaced(turns, "PHASES", phases):
        yield


@misreads("1.1.5")
def the_other_player_begins_a_step() -> Iterator[None]:
    """Misreads 1.1.5: as a step of a battle begins, the player who is not active has priority."""
    with _acting(_window(begins=lambda game: OTHER[game.active] if game.battles else game.active)):
        yield


@misreads("1.1.5")
def who_acts_keeps_priority() -> Iterator[None]:
    """Misreads 1.1.5: the player who has put something on the stack has priority, active or not."""
    with _acting(_window(after_acting=True)):
        yield


@misreads("1.1.5")
def the_opponent_answers_first() -> Iterator[None]:
    """Misreads 1.1.5: when a player has put something on the stack, the opponent has priority."""
    with _acting(_window(answered=True)):
        yield


@misreads("1.1.5")
def the_other_player_goes_on_after_a_resolution() -> Iterator[None]:
    """Misreads 1.1.5: when something has resolved, the player who is not active has priority."""
    with _acting(_window(after_resolving=True)):
        yield


@misreads("1.1.5")
def the_active_player_alone_acts_on_an_empty_stack() -> Iterator[None]:
    """Misreads 1.1.5: the other player gets priority only while something is on the stack."""
    with _acting(_window(alone=True)):
        yield


@misreads("1.1.5")
def both_passes_resolve_all() -> Iterator[None]:
    """Misreads 1.1.5: when both players have passed, all that is on the stack resolves."""
    with _acting(_window(all_at_once=True)):
        yield


@misreads("1.1.5")
def a_phase_ends_after_two_rounds() -> Iterator[None]:
    """Misreads 1.1.5: the main phase ends only when both players have passed twice."""
    with _acting(_window(twice=True)):
        yield


@misreads("1.1.5")
def damaged_units_wait() -> Iterator[None]:
    """Misreads 1.1.5: while a unit is damaged, players act before rule effects are carried out."""
    right = priority.settle

    def settle(game: Duel) -> Flow[None]:
        if not any(card.damage for cards in game.squares.values() for card in cards):
            yield from right(game)

    with replaced(priority, "settle", settle):
        yield


@misreads("1.2.1")
def halves_are_of_what_stands_there() -> Iterator[None]:
    """Misreads 1.2.1: halves are rounded up even where the card says down."""
    right = select._arithmetic

    def arithmetic(op: str, args: list[int]) -> int:
        return args[0] if op == "minus" else right(op, args)

    with replaced(select, "_arithmetic", arithmetic):
        yield


@misreads("1.2.2")
def numbers_stop_at_zero() -> Iterator[None]:
    """Misreads 1.2.2: a number that would be less than zero becomes zero, and is raised from there."""
    right = layers._add

    def add(game: Game, force: Force, card: Card, value: int) -> int:
        return max(0, right(game, force, card, value))

    with replaced(layers, "_add", add):
        yield


@misreads("1.2.2")
def an_unknown_number_is_one() -> Iterator[None]:
    """Misreads 1.2.2: where there is nothing to take a number from, it is one."""
    right = select._summary

    with replaced(select, "_summary", lambda op, values: right(op, values) if values else 1):
        yield


@misreads("1.2.2")
def the_highest_is_all_together() -> Iterator[None]:
    """Misreads 1.2.2: the highest number among units is what they come to in all."""
    right = select._summary

    with replaced(select, "_summary", lambda op, values: right("sum" if values else op, values)):
        yield


@contextmanager
def _colors_but(colour: str) -> Iterator[None]:
    """Let symbols of a color ask for any energy, in the block."""
    with replaced(s1_principles, "COLOURS", s1_principles.COLOURS - {colour}):
        yield


@misreads("1.2.3", "2.4.2-3")
def red_is_no_color() -> Iterator[None]:
    """Misreads 1.2.3 and 2.4.2-3: red is no color, and its symbols ask for any energy."""
    with _colors_but("red"):
        yield


@misreads("1.2.3", "2.4.2-3")
def black_is_no_color() -> Iterator[None]:
    """Misreads 1.2.3 and 2.4.2-3: black is no color, and its symbols ask for any energy."""
    with _colors_but("black"):
        yield


@misreads("1.2.3", "2.4.2-3")
def blue_is_no_color() -> Iterator[None]:
    """Misreads 1.2.3 and 2.4.2-3: blue is no color, and its symbols ask for any energy."""
    with _colors_but("blue"):
        yield


@misreads("1.2.3", "2.4.2-3")
def white_is_no_color() -> Iterator[None]:
    """Misreads 1.2.3 and 2.4.2-3: white is no color, and its symbols ask for any energy."""
    with _colors_but("white"):
        yield


@misreads("1.2.3", "2.4.2-3")
def green_is_no_color() -> Iterator[None]:
    """Misreads 1.2.3 and 2.4.2-3: green is no color, and its symbols ask for any energy."""
    with _colors_but("green"):
        yield
