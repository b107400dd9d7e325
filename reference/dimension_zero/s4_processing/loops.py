"""4.18: endless loops."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel, Item
from reference.kernel.card import Card


@rule("4.18.1", also=("3.3.6",))
def stop_loops(game: Duel) -> None:
    """Draw the duel if it repeats itself forever without anybody having a choice.

    Only states without a choice between them are compared, so a loop that a player could stop does not
    count.
    """
    if game.choices != game.seen_choices:
        game.seen_choices = game.choices
        game.seen_states.clear()
    elif (state := _state(game)) in game.seen_states:
        game.end(None, [], "loop")
    else:
        game.seen_states.add(state)


def _state(game: Duel) -> object:
    """Gather everything that can make the game go on differently, in a form that can be compared."""

    def seen(card: Card) -> object:
        counts = (_sorted(card.markers), _sorted(card.used))
        return (card, card.turned, card.face, card.damage, card.controller, counts)

    return (
        (game.active, game.phase, game.step),
        tuple([tuple([seen(card) for card in lying]) for lying in game.zones.values()]),
        tuple((item.kind, item.card and item.card.ref, item.controller, _said(item)) for item in game.pile),
        tuple((waits.source.ref, waits.ability.id, waits.controller) for waits in game.waiting),
        tuple((type(each.instr), each.value, tuple(str(t) for t, _ in each.things)) for each in game.lasting),
        (len(game.delayed), len(game.skips), len(game.extra_turns)),
    )


def _sorted(counts: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """List what is counted, in one order."""
    return tuple(sorted(counts.items())) if counts else ()


def _said(item: Item) -> object:
    """Say which ability something on the stack is or has, if any."""
    return item.ctx and item.ctx.ability and item.ctx.ability.id
