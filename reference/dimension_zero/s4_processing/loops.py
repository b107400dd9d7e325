"""4.18: endless loops."""

from collections.abc import Callable
from typing import Any

import msgspec

from duelproof.port import OTHER, Decision, Number, Option, Pick, Place
from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel, Item, Lap, Made
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow

PASS = Option(verb="pass")
MOST = 100
"""How often a player can say that a loop is gone through: each time is played."""
TWICE = 2
"""How often in a row the same choices lead to the same situation in what is a loop."""


def bounding(course: Callable[[Duel], Flow[None]]) -> Callable[[Duel], Flow[None]]:
    """Make a course of a duel that goes through loops as often as the players said and no more."""
    return lambda game: _bounded(game, course(game))


def _bounded(game: Duel, course: Flow[None]) -> Flow[None]:
    """Run the course of a duel, answering as before while a loop is gone through.

    Raises:
        GameOver: the duel has ended.
    """
    decision = course.send(None)
    while True:
        reply = _as_before(game, decision)
        if reply is None:
            reply = yield _without_barred(game, decision)
        _note(game, decision, reply)
        decision = course.send(reply)


@rule("4.18.2", also=("4.18.3",))
def end_laps(game: Duel) -> Flow[None]:
    """Ask how often a loop is gone through, where the same choices lead to the same situation again."""
    laps = game.laps
    if laps.left:
        return
    here, made = _situation(game), len(laps.made)
    before = laps.met.get(here)
    choices = tuple(laps.made[before.begun :]) if before is not None else ()
    same = before is not None and bool(choices) and choices == before.choices
    lap = laps.met[here] = Lap(made, choices, before.count + 1 if before is not None and same else 1)
    if lap.count == TWICE:
        yield from _ask_how_often(game, choices)
        laps.met = {}


@rule("4.18.3", also=("4.18.2",))
def _ask_how_often(game: Duel, choices: tuple[Made, ...]) -> Flow[None]:
    """Ask whoever has choices in a loop for a number, the active player first, the other for no more.

    The player who names the smaller number ends the loop; the active player does so if both name the same.
    """
    able = [seat for seat in (game.active, OTHER[game.active]) if any(made.by == seat for made in choices)]
    times = MOST
    for seat in able:
        said = yield from ask.number(game, seat, 0, times, kind="loop")
        if seat == able[0] or said < times:
            ending = seat
        times = said
    game.log.add("loop", player=ending, amount=times)
    game.laps.left = choices * times
    game.laps.barred = tuple(made for made in choices if made.by == ending and made.said != (PASS,))


@rule("4.18.2", also=("4.18.3",))
def _as_before(game: Duel, decision: Decision) -> Any:
    """Answer a question as before while a loop is gone through again; None where it is another one."""
    left = game.laps.left
    if not left or not ask.is_open(decision):
        return None
    reply = _reply(decision, left[0])
    game.laps.left = () if reply is None else left[1:]
    return reply


def _reply(decision: Decision, made: Made) -> Any:
    """Make a reply to a question of what was said before, if that can be said."""
    if (decision.player, decision.kind) != (made.by, made.kind):
        return None
    if isinstance(decision.shape, Number):
        return made.said
    found = {option.content: option for option in decision.options}
    if not isinstance(made.said, tuple) or any(each not in found for each in made.said):
        return None
    return [found[each] for each in made.said]


@rule("4.18.2", also=("4.18.3",))
def _without_barred(game: Duel, decision: Decision) -> Decision:
    """After a loop, do not offer once more to the player who ended it what would go on with it."""
    laps = game.laps
    if laps.left or not laps.barred or not isinstance(decision.shape, Pick):
        return decision
    barred = {
        each
        for made in laps.barred
        if (made.by, made.kind) == (decision.player, decision.kind)
        for each in made.said
    }
    options = [option for option in decision.options if option.content not in barred]
    if not barred or not options:
        return decision
    laps.barred = ()
    return msgspec.structs.replace(decision, options=options)


def _note(game: Duel, decision: Decision, reply: Any) -> None:
    """Note what a player has chosen where there was a choice; what chance decides begins everything anew."""
    laps = game.laps
    if decision.kind == "loop" or not ask.is_open(decision):
        return
    if decision.player not in OTHER:
        laps.met = {}
        return
    said = tuple(_content(each) for each in reply) if isinstance(reply, list) else reply
    laps.made.append(Made(decision.player, decision.kind, said))


def _content(said: Any) -> object:
    """Return what a part of a reply says, without the question that it belongs to."""
    return (said[0].content, said[1]) if isinstance(said, tuple) else said.content


FOREVER = 1000
"""So many resolutions without a choice between them are taken for an endless loop (reading 3007)."""


@rule("4.18.1", also=("3.3.6",))
def stop_loops(game: Duel) -> None:
    """Draw the duel if it repeats itself forever without anybody having a choice.

    Only states without a choice between them are compared, so a loop that a player could stop does not
    count. In one that lets a number grow no state comes again: it is known by how long it goes on.
    """
    if game.choices != game.seen_choices:
        game.seen_choices = game.choices
        game.seen_states.clear()
    elif (state := _state(game)) in game.seen_states or len(game.seen_states) >= FOREVER:
        game.end(None, [], "loop")
    else:
        game.seen_states.add(state)


def _situation(game: Duel) -> object:
    """Gather where everything is and what is going to happen, but not numbers that may grow."""
    return (
        (game.active, game.phase, game.step),
        tuple([_lying(spot, cards) for spot, cards in game.zones.items() if cards]),
        tuple((item.kind, item.card and item.card.ref, item.controller, _said(item)) for item in game.pile),
        tuple((waits.source.ref, waits.ability.id, waits.controller) for waits in game.waiting),
    )


def _lying(spot: Place, cards: list[Card]) -> object:
    """Gather what lies at a place and how; of a deck only the top card can lie otherwise than face down."""
    if spot.zone == "deck":
        return spot, _seen(cards[0]), tuple(cards)
    return spot, tuple([_seen(card) for card in cards])


def _seen(card: Card) -> object:
    used = _sorted(card.used) if card.used else ()
    return (card, card.turned, card.face, card.controller, used, tuple(card.under))


def _state(game: Duel) -> object:
    """Gather everything that can make the game go on differently, in a form that can be compared."""
    return (
        _situation(game),
        tuple((card.ref, card.damage, _sorted(card.markers)) for card in game.cards.values()),
        tuple((type(each.instr), each.value, tuple(str(t) for t, _ in each.things)) for each in game.lasting),
        (len(game.delayed), len(game.skips), len(game.extra_turns)),
        (tuple(sorted(game.ordered)), tuple((at, _sorted(on)) for at, on in sorted(game.marked.items()))),
    )


def _sorted(counts: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """List what is counted, in one order."""
    return tuple(sorted(counts.items())) if counts else ()


def _said(item: Item) -> object:
    """Say which ability something on the stack is or has, if any."""
    return item.ctx and item.ctx.ability and item.ctx.ability.id
