"""Misreadings of 4.14: continuous effects."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import Place, Seat
from duelproof.port.abilities import Ability, Forbid, Gain, Modify, Permit
from duelproof.port.selections import Cond
from reference.dimension_zero.s2_definitions import moving, squares
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing import continuous_effects, priority, resolving
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.s5_keywords import swift_arrival
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects, layers, perform, select, standing, triggers
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("4.14.1")
def effects_end_when_something_else_resolves() -> Iterator[None]:
    """Misreads 4.14.1: an effect that lasts is over as soon as something else has resolved."""
    right = resolving.resolve

    def resolve(game: Duel) -> Flow[None]:
        for lasting in list(game.lasting):
            effects.remove(game, lasting)
        yield from right(game)

    with replaced(resolving, "resolve", resolve):
        yield


@misreads("4.14.1")
def effects_do_not_end() -> Iterator[None]:
    """Misreads 4.14.1: an effect goes on when its time is over."""
    with replaced(continuous_effects, "end", lambda game, *until: None):
        yield


@misreads("4.14.2")
def cards_come_as_they_are_printed() -> Iterator[None]:
    """Misreads 4.14.2: whatever sees a card come sees what is printed on it."""
    right = triggers.happen

    def happen(game: Duel, *about: Any, **named: Any) -> None:
        before, game.layer = game.layer, 0
        right(game, *about, **named)
        game.layer = before

    with replaced(triggers, "happen", happen):
        yield


@misreads("4.14.2")
def text_is_gained_after_coming() -> Iterator[None]:
    """Misreads 4.14.2: a card that comes has only the text of its own, and gains more later."""
    with replaced(continuous_effects, "as_if_there", lambda game, card, to: contextlib.nullcontext()):
        yield


@misreads("4.14.2")
def whatever_is_gained_by_others_counts() -> Iterator[None]:
    """Misreads 4.14.2: a unit comes released if effects give swift arrival to any unit of its player's."""
    right = swift_arrival.swiftly

    def swiftly(game: Duel, card: Card) -> bool:
        gained = [force.instr.ability.keyword for force in effects.forces(game, Gain)]
        return "swift_arrival" in gained or right(game, card)

    with replaced(swift_arrival, "swiftly", swiftly):
        yield


@misreads("4.14.2")
def all_lines_are_one() -> Iterator[None]:
    """Misreads 4.14.2: what is for one line is on units wherever they come."""
    right = squares.stands

    def stands(seat: Seat, relation: str, slot: str, here: str) -> bool:
        return relation == "same_line" or right(seat, relation, slot, here)

    with replaced(squares, "stands", stands):
        yield


@contextlib.contextmanager
def _ending_with_its_card(kind: str) -> Iterator[None]:
    """End what an ability of a kind has begun when its card leaves the squares or the stack."""
    right = moving.put

    def put(game: Duel, card: Card, *about: Any, **named: Any) -> None:
        right(game, card, *about, **named)
        for each in [each for each in game.lasting if each.ctx.source is card]:
            if card.place.zone not in FIELD and each.ctx.ability and each.ctx.ability.kind == kind:
                effects.remove(game, each)

    with replaced(moving, "put", put):
        yield


@misreads("4.14.3")
def what_a_spell_does_ends_with_it() -> Iterator[None]:
    """Misreads 4.14.3: what a spell does is over when its card has gone to the graveyard."""
    with _ending_with_its_card("spell"):
        yield


@misreads("4.14.3")
def what_was_activated_ends_with_its_card() -> Iterator[None]:
    """Misreads 4.14.3: what an activated ability does is over when its card leaves the squares."""
    with _ending_with_its_card("activated"):
        yield


@misreads("4.14.3")
def what_was_triggered_ends_with_its_card() -> Iterator[None]:
    """Misreads 4.14.3: what a triggered ability does is over when its card leaves the squares."""
    with _ending_with_its_card("triggered"):
        yield


@misreads("4.14.3-2")
def data_change_for_what_comes_later() -> Iterator[None]:
    """Misreads 4.14.3-2: what changes the data of all cards of a kind goes on to do so."""
    right = effects.begin

    def begin(game: Duel, instr: Any, *about: Any, **named: Any) -> Any:
        what = getattr(instr, "what", None)
        if isinstance(instr, Modify) and what is not None and what.which == "all":
            named["open"] = True
        return right(game, instr, *about, **named)

    with replaced(effects, "begin", begin):
        yield


@misreads("4.14.3-2")
def permission_for_what_is_there_alone() -> Iterator[None]:
    """Misreads 4.14.3-2: what may be played by an effect is what it could be said of as that began."""
    with replaced(INSTRUCTIONS, Permit, perform.lasting):
        yield


@misreads("4.14.3-3")
def numbers_are_worked_out_as_it_is_played() -> Iterator[None]:
    """Misreads 4.14.3-3: the number of a spell's effect is fixed as the spell is played."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, *about: Any) -> Flow[None]:
        yield from right(game, *about)
        ctx: Context | None = game.pile[-1].ctx
        if ctx is None or ctx.ability is None or not isinstance(ctx.ability.effect[0], Modify):
            return
        instr = ctx.ability.effect[0]
        fixed = msgspec.structs.replace(instr, by=select.amount(game, instr.by, ctx))
        ctx.ability = msgspec.structs.replace(ctx.ability, effect=(fixed,))

    with replaced(priority.ACTIONS, "play", play):
        yield


@misreads("4.14.4-1")
def what_was_once_met_stays_met() -> Iterator[None]:
    """Misreads 4.14.4-1: what a static ability does for a place goes on when its card has left that place."""
    right = effects._is_met
    met: dict[int, Cond] = {}

    def is_met(game: Duel, needs: Cond, force: Force) -> bool:
        if right(game, needs, force):
            met[id(needs)] = needs
        return id(needs) in met

    with replaced(effects, "_is_met", is_met):
        yield


@misreads("4.14.4-1")
def static_effects_outlive_their_card() -> Iterator[None]:
    """Misreads 4.14.4-1: what a static ability does goes on when its card has left the squares."""
    right = Game.shift

    def shift(game: Game, card: Card, to: Place) -> None:
        if card.place.zone in FIELD and to.zone not in FIELD and to.zone not in card.acts_in:
            card.place = to
        else:
            right(game, card, to)

    with replaced(Game, "shift", shift):
        yield


@misreads("4.14.4-1")
def abilities_work_on_squares_only() -> Iterator[None]:
    """Misreads 4.14.4-1: no ability works in another zone than on a square."""
    right = select.works

    def works(game: Duel, card: Card, ability: Ability) -> bool:
        return card.place.zone in FIELD and right(game, card, ability)

    with replaced(select, "works", works):
        yield


@misreads("4.14.4-1")
def moving_ends_what_a_card_does() -> Iterator[None]:
    """Misreads 4.14.4-1: what a unit's static ability does is over as it moves within an area."""
    right, acts = moving.put, effects._acts
    moved: set[Card] = set()

    def put(game: Duel, card: Card, to: Place, **named: Any) -> None:
        before = card.place
        right(game, card, to, **named)
        if before.slot and to.slot and before.slot[1] == to.slot[1]:
            moved.add(card)

    def acting(game: Duel, force: Force) -> bool:
        return force.ctx.source not in moved and acts(game, force)

    with replaced(moving, "put", put), replaced(effects, "_acts", acting):
        yield


@contextlib.contextmanager
def _static_not_upon(kind: type, later: bool) -> Iterator[None]:
    """Let static instructions of a kind leave out the cards that came later than theirs, or before."""
    right = effects._is_upon

    def is_upon(game: Duel, force: Force, thing: Any) -> bool:
        source = force.ctx.source
        if source is None or thing is source or isinstance(thing, str):
            return right(game, force, thing)
        meant = force.lasting is not None or not isinstance(force.instr, kind)
        return (meant or (thing.since < source.since) == later) and right(game, force, thing)

    with replaced(effects, "_is_upon", is_upon):
        yield


@misreads("4.14.4-2")
def static_data_change_for_those_there() -> Iterator[None]:
    """Misreads 4.14.4-2: what a static ability changes of data it changes for the cards that were there."""
    with _static_not_upon(Modify, later=True):
        yield


@misreads("4.14.4-2")
def static_bans_are_for_those_there() -> Iterator[None]:
    """Misreads 4.14.4-2: what a static ability forbids it forbids the cards that were there."""
    with _static_not_upon(Forbid, later=True):
        yield


@misreads("4.14.4-2")
def static_effects_are_for_those_who_come() -> Iterator[None]:
    """Misreads 4.14.4-2: what a static ability does is for cards that come later, and not for those there."""
    with _static_not_upon(object, later=False):
        yield


@contextlib.contextmanager
def _classes(**of: int) -> Iterator[None]:
    """Put traits into other classes."""
    with contextlib.ExitStack() as stack:
        for trait, number in of.items():
            stack.enter_context(replaced(continuous_effects.LAYERS, trait, number))
        yield


@misreads("4.14.5-2")
def races_come_last() -> Iterator[None]:
    """Misreads 4.14.5-2: effects on races act after all others."""
    with _classes(races=6):
        yield


@misreads("4.14.5-2")
def text_comes_with_what_is_general() -> Iterator[None]:
    """Misreads 4.14.5-2: effects on text act with the general ones."""
    with _classes(abilities=4):
        yield


@misreads("4.14.5-2")
def colours_come_before_races() -> Iterator[None]:
    """Misreads 4.14.5-2: general effects act before those on races."""
    with _classes(colors=2):
        yield


@misreads("4.14.5-2")
def power_comes_before_what_is_general() -> Iterator[None]:
    """Misreads 4.14.5-2: effects on power act before the general ones."""
    with _classes(power=3):
        yield


@misreads("4.14.5-2")
def smash_comes_before_what_is_general() -> Iterator[None]:
    """Misreads 4.14.5-2: effects on smash act before the general ones."""
    with _classes(strike=3):
        yield


@misreads("4.14.5-2")
def there_are_no_classes() -> Iterator[None]:
    """Misreads 4.14.5-2: all effects act in one class."""
    with _classes(**dict.fromkeys(continuous_effects.LAYERS, 5)):
        yield


@misreads("4.14.5-2")
def later_effects_are_not_looked_at() -> Iterator[None]:
    """Misreads 4.14.5-2: what an effect that began later has made of a card counts for no earlier effect."""
    touches, forces = effects.touches, effects.forces
    until: list[tuple[int, int]] = []

    def touches_by_then(game: Duel, force: Force, thing: Thing) -> bool:
        until.append(force.stamp)
        try:
            return touches(game, force, thing)
        finally:
            until.pop()

    def forces_by_then(game: Duel, *about: Any) -> list[Force]:
        return [force for force in forces(game, *about) if not until or force.stamp <= until[-1]]

    with replaced(effects, "touches", touches_by_then), replaced(effects, "forces", forces_by_then):
        yield


@contextlib.contextmanager
def _turns(turn: Callable[[Card, str, Force], int]) -> Iterator[None]:
    """Let effects of a class act in other turns."""
    right = continuous_effects.ORDER.turn
    object.__setattr__(continuous_effects.ORDER, "turn", turn)
    try:
        yield
    finally:
        object.__setattr__(continuous_effects.ORDER, "turn", right)


@misreads("4.14.5-3")
def own_effects_are_first_upon_numbers_only() -> Iterator[None]:
    """Misreads 4.14.5-3: a card's own effects come first only upon power and smash."""
    with _turns(
        lambda card, trait, force: (
            continuous_effects.turn(card, trait, force) if trait in ("power", "strike") else 2
        )
    ):
        yield


@misreads("4.14.5-3")
def counters_have_no_turn_upon_smash() -> Iterator[None]:
    """Misreads 4.14.5-3: what counters do to smash is among the rest."""
    with _turns(
        lambda card, trait, force: 2 if trait == "strike" else continuous_effects.turn(card, trait, force)
    ):
        yield


@misreads("4.14.5-4")
def the_youngest_of_the_independent_is_first() -> Iterator[None]:
    """Misreads 4.14.5-4: of effects that do not depend on each other the youngest acts first."""
    right = layers._next

    def after(game: Duel, card: Card, key: Any, left: list[Force], apply: Any) -> Force:
        pairs = [(a, b) for a in left for b in left if a is not b]
        if any(layers.depends(game, card, key, a, b, apply) for a, b in pairs):
            return right(game, card, key, left, apply)
        return left[-1]

    with replaced(layers, "_next", after):
        yield


@misreads("4.14.5-4")
def the_dependent_is_first() -> Iterator[None]:
    """Misreads 4.14.5-4: an effect that depends on another acts before it."""
    right = layers._next

    def after(game: Duel, card: Card, key: Any, left: list[Force], apply: Any) -> Force:
        for a in left:
            if any(layers.depends(game, card, key, a, b, apply) for b in left if b is not a):
                return a
        return right(game, card, key, left, apply)

    with replaced(layers, "_next", after):
        yield


@contextlib.contextmanager
def _beginning_as_announced(kind: str) -> Iterator[None]:
    """Let the effects of a kind of ability begin as the spell or ability came to the stack."""
    right = effects.begin

    def begin(game: Duel, instr: Any, ctx: Context, *about: Any, **named: Any) -> Any:
        lasting = right(game, instr, ctx, *about, **named)
        if ctx.ability is not None and ctx.ability.kind == kind and ctx.item is not None:
            standing.take_out_of_force(game, lasting)
            lasting.stamp, lasting.forces = int(ctx.item.split("-")[1]) - 1000, []
            standing.put_in_force(game, lasting)
        return lasting

    with replaced(effects, "begin", begin):
        yield


@misreads("4.14.5-5")
def spells_begin_as_they_are_played() -> Iterator[None]:
    """Misreads 4.14.5-5: what a spell does begins as the spell is played."""
    right, begun = priority.ACTIONS["play"], effects.begin
    played: dict[str | None, int] = {}

    def play(game: Duel, *about: Any) -> Flow[None]:
        yield from right(game, *about)
        played[game.pile[-1].oid] = game.clock

    def begin(game: Duel, instr: Any, ctx: Context, *about: Any, **named: Any) -> Any:
        lasting = begun(game, instr, ctx, *about, **named)
        if ctx.item in played:
            standing.take_out_of_force(game, lasting)
            lasting.stamp, lasting.forces = played[ctx.item], []
            standing.put_in_force(game, lasting)
        return lasting

    with replaced(priority.ACTIONS, "play", play), replaced(effects, "begin", begin):
        yield


@misreads("4.14.5-5")
def activated_abilities_begin_as_they_are_played() -> Iterator[None]:
    """Misreads 4.14.5-5: what an activated ability does begins as it is activated."""
    with _beginning_as_announced("activated"):
        yield


@misreads("4.14.5-5")
def triggered_abilities_begin_as_they_trigger() -> Iterator[None]:
    """Misreads 4.14.5-5: what a triggered ability does begins as it triggers."""
    with _beginning_as_announced("triggered"):
        yield


@contextlib.contextmanager
def _begun_always(zones: frozenset[str]) -> Iterator[None]:
    """Let what cards do in these zones have begun before all else."""
    right = moving.put

    def put(game: Duel, card: Card, to: Place, **named: Any) -> None:
        right(game, card, to, **named)
        if card.place.zone in zones:
            card.began = 0
            game.stir(statics=True)

    with replaced(moving, "put", put):
        yield


@misreads("4.14.5-5")
def static_abilities_began_with_the_duel() -> Iterator[None]:
    """Misreads 4.14.5-5: what a static ability does comes before what spells and abilities did."""
    with _begun_always(frozenset(("base",))):
        yield


@misreads("4.14.5-5")
def abilities_of_the_graveyard_began_with_the_duel() -> Iterator[None]:
    """Misreads 4.14.5-5: what a card does from the graveyard comes before what spells and abilities did."""
    with _begun_always(frozenset(("graveyard",))):
        yield
