"""4.18: endless loops."""

from typing import Any

import msgspec

from duelproof.port import OTHER, Choice, Decision, Divide, Number, Option, Order, Pick, Place
from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel, Item, Lap, Made, Sweeps
from reference.kernel.card import Card
from reference.kernel.course import ask, check
from reference.kernel.flow import Flow

PASS = Option(verb="pass")
MOST = 100
"""How often a player can say that a loop is gone through: each time is played."""


def bounded(game: Duel, course: Flow[None]) -> Flow[None]:
    """Run the course of a duel, going through loops as often as the players said and no more.

    Raises:
        GameOver: the duel has ended.
    """
    decision = course.send(None)
    while True:
        if ask.is_open(decision):
            reply = _as_before(game, decision)
            if reply is None:
                offered = _without_barred(game, decision)
                reply = (yield offered) if offered.options or not decision.options else []
            _note(game, decision, reply)
        else:
            reply = yield decision
        decision = course.send(reply)


@rule("4.18.1", also=("4.18.2", "4.18.3"))
def end_loops(game: Duel) -> Flow[None]:
    """Draw the duel by a loop without choices; ask how often one with choices is gone through.

    It is one where the same choices have led to the same situation twice in a row.
    """
    stop_loops(game)
    if game.laps.left:
        return
    laps, here = game.laps, _situation(game)
    lap = laps.met.setdefault(here, Lap(len(laps.made), ()))
    before, choices = lap.choices, tuple(laps.made[lap.begun :])
    lap.begun, lap.choices = len(laps.made), choices
    if choices and choices == before:
        yield from _ask_how_often(game, choices)


@rule("4.18.3", also=("4.18.2",))
def _ask_how_often(game: Duel, choices: tuple[Made, ...]) -> Flow[None]:
    """Ask whoever has choices in a loop for a number, the active player first, the other for no more.

    The player who names the smaller number ends the loop; the active player does so if both name the same.
    As that number is a choice, too, nobody is asked again before the loop has been gone through twice more.
    """
    ending, *more = [
        seat for seat in (game.active, OTHER[game.active]) if any(made.by == seat for made in choices)
    ]
    times = yield from ask.number(game, ending, 0, MOST, kind="loop")
    if more:
        (other,) = more
        said = yield from ask.number(game, other, 0, times, kind="loop")
        if said < times:
            ending, times = other, said
    game.log.add("loop", player=ending, amount=times)
    game.laps.left = choices * times
    game.laps.barred = tuple(made for made in choices if made.by == ending and made.said != (PASS,))


@rule("4.18.2", also=("4.18.3",))
def _as_before(game: Duel, decision: Decision) -> Any:
    """Answer a question as before while a loop is gone through again; None where none is, or it is another.

    A question that is another one, or cannot be answered as before, breaks the loop off: it has not ended as
    its player said, who may go on with it.
    """
    laps = game.laps
    if not laps.left:
        return None
    reply = _reply(decision, laps.left[0])
    laps.left = laps.left[1:]
    if reply is None:
        laps.left = ()
        laps.barred = ()
    return reply


def _reply(decision: Decision, made: Made) -> Any:
    """Make a reply to a question of what was said before, if that can be said."""
    if (decision.player, decision.kind) != (made.by, made.kind):
        return None
    offered = {option.content: option for option in decision.options}
    shape, said = decision.shape, made.said
    choice = Choice(decision=decision.id, by=made.by)
    try:
        if isinstance(shape, Pick):
            choice.pick = [offered[each] for each in said]
        elif isinstance(shape, Order):
            choice.order = [offered[each] for each in said]
        elif isinstance(shape, Divide):
            choice.divide = [(offered[each], share) for each, share in said]
        elif isinstance(shape, Number):
            choice.number = said
        else:
            choice.name = said
        return check.answer(decision, choice, {said})
    except (KeyError, check.Misfit):
        return None


@rule("4.18.2", also=("4.18.3",))
def _without_barred(game: Duel, decision: Decision) -> Decision:
    """After a loop, do not offer once more to the player who ended it what would go on with it.

    It is offered all the same where there is too little else to choose.
    """
    laps, shape = game.laps, decision.shape
    if not laps.barred or not isinstance(shape, Pick):
        return decision
    barred = {
        each
        for made in laps.barred
        if (made.by, made.kind) == (decision.player, decision.kind)
        for each in made.said
    }
    options = [option for option in decision.options if option.content not in barred]
    if not barred or len(options) < shape.min:
        return decision
    laps.barred = ()
    fewer = msgspec.structs.replace(shape, max=min(shape.max, len(options)))
    return msgspec.structs.replace(decision, options=options, shape=fewer)


def _note(game: Duel, decision: Decision, reply: Any) -> None:
    """Note what a player has chosen; what chance decides begins everything anew."""
    laps = game.laps
    if decision.player not in OTHER:
        laps.met, game.sweeps = {}, Sweeps()
        return
    said = tuple(_content(each) for each in reply) if isinstance(reply, list) else reply
    laps.made.append(Made(decision.player, decision.kind, said))
    if decision.kind == "act":
        game.sweeps = Sweeps()
    elif game.sweeps.last is not None:
        _note_between_sweeps(game.sweeps, decision, said)


def _note_between_sweeps(sweeps: Sweeps, decision: Decision, said: Any) -> None:
    """Note what a player has answered since the last rule effects, among what else could be said."""
    shape, answers = decision.shape, None
    if isinstance(shape, Pick) and shape.max == 1:
        alone = {(option.content,) for option in decision.options}
        answers = frozenset(alone if shape.min else {*alone, ()})
    sweeps.answers.setdefault(sweeps.last, {})[sweeps.said] = answers
    sweeps.said += (said,)


def _content(said: Any) -> object:
    """Return what a part of a reply says, without the question that it belongs to."""
    return (said[0].content, said[1]) if isinstance(said, tuple) else said.content


FOREVER = 1000
"""So many resolutions without a choice between them are taken for an endless loop (reading 3007)."""


@rule("4.18.1", also=("3.3.6",))
def stop_loops(game: Duel, known: object = None) -> None:
    """Draw the duel if it repeats itself forever without anybody having a choice.

    ``known`` is the state of the duel, where somebody has gathered it already.

    Only states without a choice between them are compared, so a loop that a player could stop does not
    count. In one that lets a number grow no state comes again: it is known by how long it goes on.
    """
    if game.choices != game.seen_choices:
        game.seen_choices, game.seen_states = game.choices, set()
    elif _is_endless(game, state := known or _state(game)):
        game.end(None, [], "loop")
    else:
        game.seen_states.add(state)


def _is_endless(game: Duel, state: object) -> bool:
    """Tell whether the duel has been in a state since the last choice, or goes on for long without one."""
    return state in game.seen_states or len(game.seen_states) >= FOREVER


@rule("4.18.1", also=("3.3.6",))
def stop_sweeping(game: Duel) -> None:
    """Draw the duel if rule effects go on forever, whatever the players choose in between.

    That is known when each answer to each question between them has led back to where they have been.
    """
    sweeps, state = game.sweeps, _state(game)
    stop_loops(game, state)
    if sweeps.last is not None:
        sweeps.next[sweeps.last, sweeps.said] = state
    sweeps.last, sweeps.said = state, ()
    if _leads_nowhere_else(sweeps, state):
        game.end(None, [], "loop")


@rule("4.18.1", also=("3.3.6", "4.8.13"))
def stop_triggering_in_vain(game: Duel, vain: set[object]) -> None:
    """Draw the duel if what triggers by how the game stands is taken off the stack each time, and for ever.

    ``vain`` holds how the game has stood since players would get priority as nothing came to the stack.
    """
    state = _state(game)
    if state in vain:
        game.end(None, [], "loop")
    vain.add(state)


def _leads_nowhere_else(sweeps: Sweeps, state: object) -> bool:
    """Tell whether all that players can say from a state on leads only to states of which that is so, too."""
    left, known = [state], set[object]()
    while left:
        here = left.pop()
        if here in known:
            continue
        known.add(here)
        asked = sweeps.answers.get(here, {})
        if None in asked.values():
            return False
        ends = {(*said, answer) for said, answers in asked.items() for answer in answers or ()} or {()}
        following = [sweeps.next.get((here, said)) for said in ends - asked.keys()]
        if None in following:
            return False
        left += following
    return True


def _situation(game: Duel) -> object:
    """Gather where everything is and what is going to happen, but not numbers that may grow."""
    return (
        (game.active, game.phase, game.step),
        tuple([_lying(spot, cards) for spot, cards in game.zones.items() if cards]),
        tuple((item.kind, item.card, item.controller, _said(item)) for item in game.pile),
        tuple((waits.source, waits.ability.id, waits.controller) for waits in game.waiting),
    )


def _lying(spot: Place, cards: list[Card]) -> object:
    """Gather what lies at a place and how; of a deck only the top card can lie otherwise than face down."""
    return (
        (spot, _seen(cards[0]), tuple(cards))
        if spot.zone == "deck"
        else (spot, tuple([_seen(card) for card in cards]))
    )


def _seen(card: Card) -> object:
    return (card, card.turned, card.face, card.controller, _counts(card.used), tuple(card.under))


def _counts(counted: dict[str, int]) -> object:
    """Gather what is counted, in no order; most cards have nothing counted."""
    return frozenset(counted.items()) if counted else ()


def _state(game: Duel) -> object:
    """Gather everything that can make the game go on differently, in a form that can be compared."""
    return (
        _situation(game),
        tuple((card.damage, _counts(card.markers)) for card in game.cards.values()),
        tuple((type(each.instr), each.value, tuple(str(t) for t, _ in each.things)) for each in game.lasting),
        (len(game.delayed), len(game.skips), len(game.extra_turns)),
        (frozenset(game.ordered), frozenset((at, _counts(on)) for at, on in game.marked.items())),
    )


def _said(item: Item) -> object:
    """Say which ability something on the stack is or has, if any."""
    return item.ctx and item.ctx.ability and item.ctx.ability.id
