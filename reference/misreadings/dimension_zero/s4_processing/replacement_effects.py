"""Misreadings of 4.15: replacement effects."""

import contextlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from duelproof.port import Ref
from duelproof.port.abilities import Choose, Discard, May, Move, ReplaceEvent
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing import continuous_effects, resolving
from reference.dimension_zero.s4_processing import replacement_effects as replacing
from reference.dimension_zero.s4_processing.replacement_effects import Replacement
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Form = Callable[[ReplaceEvent], bool]
"""Whether an effect is of some form of text."""


def _begins_with(kind: type, *, also: bool = False) -> Form:
    """Name the form whose first instruction is of a kind, in place of its event or (``also``) beside it."""
    return lambda instr: isinstance(instr.instead[0], kind) and instr.also == also and not instr.may


def _has_words_between(instr: ReplaceEvent) -> bool:
    return len(instr.instead) > 1


@contextlib.contextmanager
def _with_event(form: Form, happens: bool) -> Iterator[None]:
    """Let the event of the effects of a form happen as well as what they do, or not."""
    right = replacing._applicable

    def applicable(game: Duel, event: Happening, card: Card) -> Iterator[Replacement]:
        for each in right(game, event, card):
            if form(each.instr):
                yield Replacement(
                    each.key, msgspec.structs.replace(each.instr, also=happens), each.ctx, each.lasting
                )
            else:
                yield each

    with replaced(replacing, "_applicable", applicable), replaced(replacing, "_is_meant", _wherever):
        yield


def _wherever(_card: Card, _lives: Mapping[Ref, int]) -> bool:
    return True


@misreads("4.15.1")
def the_event_happens_as_well() -> Iterator[None]:
    """Misreads 4.15.1: what happens "instead" of an event happens besides it."""
    with _with_event(_begins_with(Move), happens=True):
        yield


@misreads("4.15.1")
def the_event_happens_whatever_is_refused() -> Iterator[None]:
    """Misreads 4.15.1: the event happens even if a player does not do what she may do."""
    with _with_event(_begins_with(May), happens=True):
        yield


@misreads("4.15.1")
def the_event_happens_whatever_cannot_be_done() -> Iterator[None]:
    """Misreads 4.15.1: the event happens even if what is to be done on it cannot be done."""
    with _with_event(_begins_with(Discard), happens=True):
        yield


@misreads("4.15.1")
def specifying_takes_the_place_of_the_event() -> Iterator[None]:
    """Misreads 4.15.1: as something is specified, that which it is specified for does not happen."""
    with _with_event(_begins_with(Choose, also=True), happens=False):
        yield


@misreads("4.15.1")
def what_may_be_done_takes_the_place_of_the_event() -> Iterator[None]:
    """Misreads 4.15.1: what a player may do as something happens takes the place of that."""
    with _with_event(_begins_with(May, also=True), happens=False):
        yield


@misreads("4.15.2")
def replacing_does_not_wait() -> Iterator[None]:
    """Misreads 4.15.2: what would happen instead is done at once when something has resolved."""
    right = resolving.resolve

    def resolve(game: Duel) -> Flow[None]:
        yield from right(game)
        for card in list(game.cards.values()):
            if card.place.zone == "square":
                yield from replacing.happens(game, card, place("graveyard", card.owner), "destroy")

    with replaced(resolving, "resolve", resolve):
        yield


@misreads("4.15.2-2")
def on_says_that_both_happen() -> Iterator[None]:
    """Misreads 4.15.2-2: of 'on ..., instead ...' the event happens as well, where no words stand between."""
    with _with_event(lambda instr: not _has_words_between(instr), happens=True):
        yield


@misreads("4.15.2-2")
def words_between_let_both_happen() -> Iterator[None]:
    """Misreads 4.15.2-2: with words between 'on' and 'instead' the event happens as well."""
    with _with_event(_has_words_between, happens=True):
        yield


@contextlib.contextmanager
def _each_time(kind: str) -> Iterator[None]:
    """Let an effect without a term that an ability of a kind began replace each event."""
    right = replacing._use_up

    def use_up(game: Duel, chosen: Replacement) -> None:
        ability = chosen.ctx.ability
        if ability is None or ability.kind != kind:
            right(game, chosen)

    with replaced(replacing, "_use_up", use_up):
        yield


@misreads("4.15.3")
def spells_replace_each_event() -> Iterator[None]:
    """Misreads 4.15.3: a spell's effect without a term replaces each event."""
    with _each_time("spell"):
        yield


@misreads("4.15.3")
def activated_abilities_replace_each_event() -> Iterator[None]:
    """Misreads 4.15.3: an activated ability's effect without a term replaces each event."""
    with _each_time("activated"):
        yield


@misreads("4.15.3")
def what_replaces_the_next_event_waits_a_turn() -> Iterator[None]:
    """Misreads 4.15.3: an effect without a term is over at the end of the turn."""
    right = continuous_effects.end

    def end(game: Duel, *until: str) -> None:
        right(game, *until, *(("next",) if "turn" in until else ()))

    with replaced(continuous_effects, "end", end):
        yield


@misreads("4.15.3")
def replacing_has_no_term() -> Iterator[None]:
    """Misreads 4.15.3: an effect that replaces until the end of the turn does so for the rest of the duel."""
    right = effects.begin

    def begin(game: Duel, instr: Any, ctx: Context, things: Any, until: str, *rest: Any, **named: Any) -> Any:
        goes_on = isinstance(instr, ReplaceEvent) and until == "turn"
        return right(game, instr, ctx, things, "game" if goes_on else until, *rest, **named)

    with replaced(effects, "begin", begin):
        yield


@contextlib.contextmanager
def _but_once() -> Iterator[None]:
    """Let what a static ability says replace one event only, whatever happens later."""
    found, use_up = replacing._applicable, replacing._use_up
    done: set[tuple[object, int]] = set()

    def applicable(game: Duel, event: Happening, card: Card) -> Iterator[Replacement]:
        for each in found(game, event, card):
            if (each.ctx.source, id(each.ctx.ability)) not in done:
                yield each

    def used(game: Duel, chosen: Replacement) -> None:
        if chosen.lasting is None:
            done.add((chosen.ctx.source, id(chosen.ctx.ability)))
        use_up(game, chosen)

    with replaced(replacing, "_applicable", applicable), replaced(replacing, "_use_up", used):
        yield


@misreads("4.15.3")
def static_abilities_replace_the_next_event() -> Iterator[None]:
    """Misreads 4.15.3: a static ability, too, replaces the next event and no other."""
    with _but_once():
        yield


@misreads("4.15.6")
def an_effect_replaces_one_event_in_all() -> Iterator[None]:
    """Misreads 4.15.6: an effect that has replaced an event replaces no other event either."""
    with _but_once(), replaced(replacing, "foreseen", lambda game, moves, ctx: {}):
        yield


@misreads("4.15.7")
def options_are_done_in_part() -> Iterator[None]:
    """Misreads 4.15.7: of an option that was chosen no more is done than the first thing in it."""
    right = replacing._do_instead

    def do_instead(game: Duel, chosen: Replacement) -> Flow[None]:
        if chosen.instr.may:
            part = msgspec.structs.replace(chosen.instr, instead=chosen.instr.instead[:1])
            chosen = Replacement(chosen.key, part, chosen.ctx, chosen.lasting)
        yield from right(game, chosen)

    with replaced(replacing, "_do_instead", do_instead):
        yield


@misreads("4.15.7")
def what_is_possible_must_be_done() -> Iterator[None]:
    """Misreads 4.15.7: what can be done instead is done, also if its player says no."""
    right = replacing._is_wanted

    def is_wanted(game: Duel, chosen: Replacement) -> Flow[bool]:
        yield from right(game, chosen)
        return True

    with replaced(replacing, "_is_wanted", is_wanted):
        yield


@contextlib.contextmanager
def _chosen_is_last(concerns: Callable[[Card], bool]) -> Iterator[None]:
    """Take what a player chooses, of the effects about some cards, for what is applied last."""
    right = replacing._choose

    def choose(game: Duel, found: list[Replacement], card: Card) -> Flow[Replacement]:
        chosen = yield from right(game, found, card)
        others = [each for each in found if each is not chosen]
        return others[0] if others and concerns(card) else chosen

    with replaced(replacing, "_choose", choose):
        yield


@misreads("4.15.8-1")
def what_is_done_instead_is_replaced_by_nothing() -> Iterator[None]:
    """Misreads 4.15.8-1: what a spell or ability does instead of its own effect no other effect replaces."""
    right = replacing._applicable

    def applicable(game: Duel, event: Happening, card: Card) -> Iterator[Replacement]:
        return right(game, event, card) if not game.replaced else iter(())

    with replaced(replacing, "_applicable", applicable):
        yield


@misreads("4.15.8-2")
def controllers_say_what_comes_last() -> Iterator[None]:
    """Misreads 4.15.8-2: the controller of a card says which effect is applied to it last, not first."""
    with _chosen_is_last(lambda card: card.place.zone in FIELD):
        yield


@misreads("4.15.8-2")
def players_say_what_comes_last() -> Iterator[None]:
    """Misreads 4.15.8-2: the player whom an event is about says which effect is applied last, not first."""
    with _chosen_is_last(lambda card: card.place.zone not in FIELD):
        yield


@misreads("4.15.8-2")
def all_effects_find_something_to_replace() -> Iterator[None]:
    """Misreads 4.15.8-2: what one effect has replaced the others replace as well, one after the other."""
    right = replacing._do_instead

    def do_instead(game: Duel, chosen: Replacement) -> Flow[None]:
        assert chosen.ctx.event is not None
        found = list(replacing._applicable(game, chosen.ctx.event, chosen.card))
        yield from right(game, chosen)
        for each in found:
            if each.key != chosen.key:
                yield from right(game, each)

    with replaced(replacing, "_do_instead", do_instead):
        yield
