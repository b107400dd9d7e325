"""4.8: how triggered abilities come to the stack."""

from functools import partial

from duelproof.port import OTHER, Option
from duelproof.port.abilities import Ability
from reference.dimension_zero import index
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s1_principles import (
    Fits,
    Pays,
    can_stand,
    choose_letters,
    cost_of,
    energy_in,
)
from reference.dimension_zero.s4_processing import activating, costs, targets
from reference.dimension_zero.s4_processing.playing import fit_targets
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import triggers
from reference.kernel.abilities.triggers import Once, Waiting, happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.course.sight import tell
from reference.kernel.flow import Flow

embodies({"4.8.6": triggers.wait, "4.8.10-1": triggers.listening, "4.8.11": triggers.listening})


@index.if_heard("state")
@rule("4.8.13")
def watch(game: Duel) -> None:
    """Let abilities trigger by how the game stands, but none that waits or is on the stack already."""
    there = Once((source.ref, ability.id) for source, ability in to_come(game))
    happen(game, "state", there)


@rule("4.8.13", also=("2.23.1-3",))
def to_come(game: Duel) -> list[tuple[Card, Ability]]:
    """List the abilities that wait or are on the stack, also while a battle is fought, each with its card.

    A card that has moved other than from square to square is a new one, with an ability of its own.
    """
    stacks = game.stacks()
    known = [(_with_card(each.ctx), each.life) for _, there in stacks for each in there]
    known += [
        (_with_card(each.ctx), each.life) for pile, _ in stacks for each in pile if each.kind == "ability"
    ]
    return [(card, ability) for (card, ability), life in known if card.life == life]


def _with_card(ctx: Context | None) -> tuple[Card, Ability]:
    """Get the card that an ability comes from, and the ability."""
    assert ctx is not None and ctx.source is not None and ctx.ability is not None
    return ctx.source, ctx.ability


@rule("4.8.12", also=("4.4.4-2", "4.8.12-1"))
def is_shown_for(ability: Ability) -> bool:
    """Tell whether it is for an ability that a card of the hand is shown: then it waits for its player."""
    return ability.may and ability.zones == ("hand",)


@rule("4.8.2", also=("4.8.12-1",))
def due(game: Duel) -> list[Waiting]:
    """Find the abilities that go to the stack now: all but those that wait for their player's priority."""
    return [waiting for waiting in game.waiting if not is_shown_for(waiting.ability)]


@rule("4.8.3", also=("4.8.2", "4.8.4"))
def stack_triggers(game: Duel) -> Flow[None]:
    """Stack the active player's triggers in the order they choose, then the other player's likewise."""
    for seat in (game.active, OTHER[game.active]):
        mine = {
            Option(object=trigger.oid, card=trigger.source.ref): trigger
            for trigger in due(game)
            if trigger.controller == seat
        }
        ordered = yield from ask.order(game, seat, "trigger", list(mine))
        for option in ordered:
            game.waiting.remove(mine[option])
            yield from stack_trigger(game, mine[option])


@rule("4.8.4", also=("1.1.3", "4.8.4-2", "4.8.4-5", "4.8.5", "4.8.12-1", "4.11.3"))
def can_be_stacked(game: Duel, trigger: Waiting) -> bool:
    """Tell whether a triggered ability has proper targets, and its cost can be paid."""
    return _has_choices(game, trigger) and activating.can_pay(
        game, trigger.controller, trigger.source, trigger.ability
    )


@rule("4.8.4-2", also=("4.8.4-1", "4.11.3", "1.2.3-3"))
def _has_choices(game: Duel, trigger: Waiting) -> bool:
    """Tell whether there are proper targets, whatever the letters in the cost may stand for."""
    return can_stand(*_letters(game, trigger))


@rule("4.8.4-1", also=("1.2.3-3",))
def _letters(game: Duel, trigger: Waiting) -> tuple[list[str], Pays, Fits]:
    """List the letters in the cost of a triggered ability, with what they may stand for."""
    pays = partial(activating.can_pay, game, trigger.controller, trigger.source, trigger.ability)
    return costs.letters_asked(trigger.ability.cost), pays, partial(fit_targets, game, trigger.ctx)


@rule(
    "4.8.4",
    also=(
        "1.1.3",
        "2.1.5",
        "2.1.5-1",
        "4.8.4-1",
        "4.8.4-2",
        "4.8.4-3",
        "4.8.4-4",
        "4.8.4-5",
        "4.8.5",
        "4.11.3",
    ),
)
def stack_trigger(game: Duel, trigger: Waiting) -> Flow[None]:
    """Put a triggered ability on the stack, and have its choices made and its cost paid.

    Where there is no proper choice, it goes away. Letters in its cost are settled first, then its targets and
    what each is dealt; its cost is what it comes to then, and all of it is paid at once.
    """
    ctx, seat, source, ability = trigger.ctx, trigger.controller, trigger.source, trigger.ability
    if not can_be_stacked(game, trigger):
        tell(game, "not_played", source, item=trigger.oid, why="no-target")
        return
    game.pile += [Item(trigger.oid, "ability", seat, source, ctx=ctx, life=trigger.life)]
    game.log.add("put", item=trigger.oid, card=source, player=seat)
    ctx.numbers |= yield from choose_letters(game, seat, *_letters(game, trigger), source.ref)
    yield from targets.choose_targets(game, seat, ability, ctx)
    yield from targets.choose_shares(game, seat, ability, ctx)
    yield from costs.pay_all(
        game, seat, source, cost_of(energy_in(ability.cost), ctx.numbers), ability.cost, ctx
    )
