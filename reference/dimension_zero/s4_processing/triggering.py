"""4.8: how triggered abilities come to the stack."""

from functools import partial

from duelproof.port import OTHER, Option
from duelproof.port.abilities import Ability
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s1_principles import (
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
from reference.kernel.course import ask
from reference.kernel.flow import Flow

embodies({"4.8.6": triggers.wait, "4.8.10-1": triggers.listening, "4.8.11": triggers.listening})


@rule("4.8.13", also=("2.23.1-3",))
def watch(game: Duel) -> None:
    """Let abilities trigger by how the game stands, but none that waits or is on the stack already.

    A card that has moved other than from square to square is a new one, with an ability of its own.
    """
    there: Once = set()
    for waiting in (*game.waiting, *(each for shelf in game.shelves for each in shelf.waiting)):
        if waiting.source.life == waiting.life:
            there.add((waiting.source.ref, waiting.ability.id))
    for item in (*game.pile, *(each for shelf in game.shelves for each in shelf.pile)):
        card, ctx = item.card, item.ctx
        if card is not None and card.life == item.life and ctx is not None and ctx.ability is not None:
            there.add((card.ref, ctx.ability.id))
    happen(game, "state", there)


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
    pays = partial(activating.can_pay, game, trigger.controller, trigger.source, trigger.ability)
    letters = costs.letters_asked(trigger.ability.cost)
    return can_stand(letters, pays, partial(fit_targets, game, trigger.ctx))


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
        game.log.add("not_played", item=trigger.oid, card=source, why="no-target")
        return
    item = Item(trigger.oid, "ability", seat, source, ctx=ctx)
    item.life = trigger.life
    game.pile.append(item)
    game.log.add("put", item=item.oid, card=source, player=seat)
    letters = costs.letters_asked(ability.cost)
    pays, fits = partial(activating.can_pay, game, seat, source, ability), partial(fit_targets, game, ctx)
    ctx.numbers |= yield from choose_letters(game, seat, letters, pays, fits, source.ref)
    yield from targets.choose_targets(game, seat, ability, ctx)
    yield from targets.choose_shares(game, seat, ability, ctx)
    energy = cost_of(energy_in(ability.cost), ctx.numbers)
    yield from costs.pay_all(game, seat, source, energy, ability.cost, ctx)
