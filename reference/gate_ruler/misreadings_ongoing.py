"""Misreadings of sections 14-7 to 14-12: engines that are wrong about effects that last."""

from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager
from typing import Any

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Ability, Damage, Instr, Modify, SetTrait
from duelproof.port.selections import Filter
from reference.gate_ruler import ongoing, resolving, turn, verbs
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel import effects, layers, perform, select, setting, standing
from reference.kernel.book import Book
from reference.kernel.context import Context, Thing
from reference.kernel.game import Card, Flow, Game
from reference.kernel.misreading import misreadings, offers_more, replaced
from reference.kernel.standing import Force, Lasting, Reach

MISREADINGS, misreads = misreadings("GR")


@misreads("14-7a", "14-11a-1", "14-11b", "14-12e")
def continuous_abilities_do_nothing() -> Iterator[None]:
    """Misreads 14-7a: no effect comes from a continuous ability."""

    def nothing_said(game: Game) -> dict[Any, Any]:
        return {}

    with replaced(standing, "of_statics", nothing_said):
        yield


def working_everywhere() -> AbstractContextManager[None]:
    """Within, abilities may work in any zone."""

    def working_in(book: Book, ability: Ability) -> frozenset[str]:
        return frozenset(book.zones)

    return replaced(setting, "working_in", working_in)


@misreads("14-7a")
def continuous_abilities_never_end() -> Iterator[None]:
    """Misreads 14-7a: a continuous ability goes on when its card has left the zone where it works."""
    right = select.works
    worked: list[Ability] = []

    def works(game: Game, card: Card, ability: Ability) -> bool:
        if right(game, card, ability):
            worked.append(ability)
        return any(other is ability for other in worked)

    with replaced(select, "works", works), working_everywhere():
        yield


@misreads("14-7a", "14-7b", "14-11a-1")
def conditions_do_not_matter() -> Iterator[None]:
    """Misreads 14-11a-1: a continuous ability acts whether its condition holds or not, and in every zone."""

    def is_base(ability: Ability, instr: Any) -> bool:
        return type(instr) is SetTrait and instr.what.which == "self"

    with replaced(standing, "is_base", is_base), replaced(setting, "is_base", is_base):
        yield


@misreads("14-7b", "14-12a-1")
def base_abilities_act_in_play_only() -> Iterator[None]:
    """Misreads 14-7b: what a card says of itself is an effect like others, and holds in play only."""

    def is_base(ability: Ability, instr: Any) -> bool:
        return False

    with replaced(standing, "is_base", is_base), replaced(setting, "is_base", is_base):
        yield


@misreads("14-12a-1")
def base_abilities_come_last() -> Iterator[None]:
    """Misreads 14-12a-1: what a card says of itself stands, whatever other effects say of it."""
    right = effects.number

    def number(game: Game, card: Card, trait: str) -> int | None:
        if trait in card.natures and card.known is None:
            return select.amount(game, card.natures[trait].to, Context.of(card))
        return right(game, card, trait)

    with replaced(effects, "number", number):
        yield


@misreads("14-7c")
def what_may_be_treated_so_is() -> Iterator[None]:
    """Misreads 14-7c: what may be treated as something else is, whatever its controller says."""
    right = ongoing.treat

    def treat(game: GateGame, effect: tuple[Instr, ...]) -> Flow[None]:
        yield from right(game, effect)
        game.treated.update(dict.fromkeys(game.treated, True))

    with replaced(ongoing, "treat", treat):
        yield


@misreads("14-7c-1")
def the_old_word_stays() -> Iterator[None]:
    """Misreads 14-7c-1: what is treated as something else is also what it was."""
    right = layers.with_word

    def with_word(instr: SetTrait, to: Any, value: list[str]) -> list[str]:
        return [*value, *right(instr, to, value)]

    with replaced(layers, "with_word", with_word):
        yield


@misreads("14-7c-1")
def the_old_word_goes() -> Iterator[None]:
    """Misreads 14-7c-1: what is also treated as something else is that alone."""
    right = layers.with_word

    def with_word(instr: SetTrait, to: Any, value: list[str]) -> list[str]:
        return right(instr, to, [])

    with replaced(layers, "with_word", with_word):
        yield


@misreads("14-7c-1", "14-12a-2", "14-12a-3")
def words_are_not_given() -> Iterator[None]:
    """Misreads 14-7c-1: a card never has other attributes or names than those printed on it."""

    def with_word(instr: SetTrait, to: Any, value: list[str]) -> list[str]:
        return value

    with replaced(layers, "with_word", with_word):
        yield


@misreads("14-8a")
def activated_abilities_do_nothing() -> Iterator[None]:
    """Misreads 14-8a: an activated ability is played, and nothing is done when it resolves."""
    right = resolving._perform

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        if item.ability is None or item.ability.kind != "activated":
            yield from right(game, item)

    with replaced(resolving, "_perform", do):
        yield


@misreads("14-8a")
def anybody_activates_at_any_time() -> Iterator[None]:
    """Misreads 14-8a: activated abilities of all units can be played by whoever is asked."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return [
            game.option("activate", card, value=ability.id)
            for card in [*game.units(seat), *game.units(OTHER[seat])]
            for ability in card.abilities
            if ability.kind == "activated"
        ]

    with offers_more(more):
        yield


@misreads("14-10a")
def damage_is_a_loss_of_hp() -> Iterator[None]:
    """Misreads 14-10a: damage to all units is an effect that goes on, upon all that come later too."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        lasting = force.lasting is not None and force.instr.what.which == "all"
        return (
            select.covers(game, force.instr.what, thing, force.ctx) if lasting else right(game, force, thing)
        )

    def deal(game: GateGame, instr: Damage, ctx: Context) -> Flow[None]:
        yield from ()
        points = select.amount(game, instr.n, ctx)
        effects.begin(game, Modify(what=instr.what, trait="hp", by=-points), ctx, [], "turn", -points)

    with replaced(verbs.VERBS, Damage, deal), replaced(effects, "_is_upon", is_upon), _reaching_all():
        yield


def _reaching_all() -> AbstractContextManager[None]:
    """Within, an effect upon all of a kind may be upon cards that came after it."""
    right = standing.upon_things

    def upon_things(game: Game, lasting: Lasting) -> Reach:
        what = getattr(lasting.instr, "what", None)
        return Reach(zones=None) if what is not None and what.which == "all" else right(game, lasting)

    return replaced(standing, "upon_things", upon_things)


@misreads("14-11a", "14-11a-2", "14-11a-2a", "14-12d")
def nothing_lasts() -> Iterator[None]:
    """Misreads 14-11a: an effect that is to last for a time is over at once."""

    def lasting(game: Game, instr: Any, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(perform.COMMON, Modify, lasting):
        yield


@misreads("14-11a", "14-11a-2")
def nothing_ends() -> Iterator[None]:
    """Misreads 14-11a: an effect that lasts for a time lasts for the game."""

    def end(game: Game, *until: str, seat: Seat | None = None) -> bool:
        return False

    with replaced(effects, "end", end):
        yield


@misreads("14-11a-2a")
def what_has_no_term_ends_with_the_turn() -> Iterator[None]:
    """Misreads 14-11a-2a: what says not how long it lasts is over at the end of the turn."""
    right = turn.end_effects

    def end_effects(game: GateGame) -> None:
        right(game)
        effects.end(game, "game")

    with replaced(turn, "end_effects", end_effects):
        yield


@misreads("14-11b", "14-12e", "14-12c-2a")
def newcomers_are_left_out() -> Iterator[None]:
    """Misreads 14-12e: a continuous ability is upon the cards only that were there before it."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        late = force.lasting is None and isinstance(thing, Card) and thing.since > force.stamp[0]
        return not late and right(game, force, thing)

    with replaced(effects, "_is_upon", is_upon):
        yield


@misreads("14-11b", "14-12e")
def zones_do_not_matter() -> Iterator[None]:
    """Misreads 14-11b: an effect upon the cards of one zone is upon all cards in play."""

    def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
        return {*(wanted.zones if wanted else ()), *game.book.in_play}

    with replaced(select, "zones_of", zones_of):
        yield


@misreads("14-12a", "14-12a-3", "14-12b")
def attributes_come_last() -> Iterator[None]:
    """Misreads 14-12a-3: attributes are given after all else."""
    with replaced(ongoing.LAYERS, "races", 9):
        yield


@misreads("14-12a-4", "14-12a-5")
def abilities_come_after_names() -> Iterator[None]:
    """Misreads 14-12a-4: abilities are given after names."""
    with replaced(ongoing.LAYERS, "abilities", 5), replaced(ongoing.LAYERS, "name", 4):
        yield


@misreads("14-12a-6")
def names_come_after_numbers() -> Iterator[None]:
    """Misreads 14-12a-6: names are given after the numbers that a card has not by nature."""
    with replaced(ongoing.LAYERS, "name", 9):
        yield


@misreads("14-12a-6")
def numbers_change_in_one_order() -> Iterator[None]:
    """Misreads 14-12a-6: numbers are set and added to in the order of time alone."""

    def number(game: Game, card: Card, trait: str, value: int | None) -> int | None:
        found = [*effects.forces(game, SetTrait, trait), *effects.forces(game, Modify, trait)]
        for force in sorted(found, key=standing.since):
            if effects.touches(game, force, card):
                setting = isinstance(force.instr, SetTrait)
                value = force.instr.to if setting else None if value is None else value + force.instr.by
        return value

    with replaced(layers, "number", number):
        yield


@misreads("14-12a-6")
def no_number_is_nought() -> Iterator[None]:
    """Misreads 14-12a-6: a card without a number has it as 0, to which effects add."""
    right = layers.number

    def number(game: Game, card: Card, trait: str, value: int | None) -> int | None:
        return right(game, card, trait, value or 0)

    with replaced(layers, "number", number):
        yield


@misreads("14-12c", "14-12c-1", "14-12c-2", "14-12c-2a", "14-12c-2b")
def the_oldest_stands() -> Iterator[None]:
    """Misreads 14-12c-2: of effects that disagree the oldest stands, being applied last."""

    def newest(game: Game, card: Card, key: Any, left: list[Force], apply: Any) -> Force:
        return left[-1]

    with replaced(layers, "_next", newest):
        yield


@misreads("14-12c-2a")
def a_move_makes_it_younger() -> Iterator[None]:
    """Misreads 14-12c-2a: an ability begins anew when its card moves from one zone of play to another."""

    def since(force: Force) -> tuple[int, int]:
        source = force.ctx.source
        return force.stamp if force.lasting or source is None else (source.since, 0)

    with replaced(standing, "since", since), replaced(layers, "since", since):
        yield


@misreads("14-12c-1")
def dependence_does_not_matter() -> Iterator[None]:
    """Misreads 14-12c-1: the older effect comes first, even if what it does depends on the later one."""

    def depends(*about: Any) -> bool:
        return False

    with replaced(layers, "depends", depends):
        yield


@misreads("14-12c-1")
def effects_see_what_they_do() -> Iterator[None]:
    """Misreads 14-12c-1: an effect that looks at a number looks at it as it would be with that effect."""
    right = effects.touches

    def touches(game: Game, force: Force, thing: Thing) -> bool:
        if right(game, force, thing) or not isinstance(thing, Card) or not isinstance(force.instr, Modify):
            return right(game, force, thing)
        key = (thing.ref, force.instr.trait)
        if key not in game.supposed or not isinstance(force.instr.by, int):
            return False
        with replaced(game.supposed, key, game.supposed[key] + force.instr.by):
            return right(game, force, thing)

    with replaced(effects, "touches", touches):
        yield


@misreads("14-12d")
def later_ones_are_meant_too() -> Iterator[None]:
    """Misreads 14-12d: an effect upon all units of a kind is upon those too that come after it."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        if force.lasting is not None and force.instr.what.which == "all":
            return select.covers(game, force.instr.what, thing, force.ctx)
        return right(game, force, thing)

    with replaced(effects, "_is_upon", is_upon), _reaching_all():
        yield
