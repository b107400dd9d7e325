"""Section 17: how often what goes round is done, and what becomes of it if nobody can stop it."""

from typing import Any, NoReturn

import msgspec

from duelproof.port import OTHER, Choice, Decision, Divide, Name, Number, Order, Pick, Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import ZONES
from reference.gate_ruler.s14_cards_and_abilities import limits
from reference.gate_ruler.state import Bar, GateGame, GateItem, Lap, Made, Repetition, Situation
from reference.kernel.card import Card
from reference.kernel.course import ask, check
from reference.kernel.course.index import once_a_game
from reference.kernel.flow import Flow

MOST = 100
"""How often a player can say that a loop is done: each time is played, as what grows may end it."""
LONGEST = 350
"""A gate process of so many turns of priority goes round in what grows, and nobody has stopped it.

So does a turn that is ended so often in its end phase, an attack in its end step, a system process in which
rules effects are due so often, and a game of so many turns in which nobody chooses anything.
"""
_TWICE = 2


def bounded(game: GateGame, course: Flow[None]) -> Flow[None]:
    """Run the course of a game, doing loops as often as the players said and no more.

    Raises:
        GameOver: the game has ended.
        Rewind: a play cannot be finished.
    """
    decision = course.send(None)
    while True:
        reply = _repeated(game, decision)
        if reply is None:
            reply = yield _without_barred(game, decision)
        _note(game, decision, reply)
        decision = course.send(reply)


def comes_round(game: GateGame) -> Lap | None:
    """Find the lap that closes now, as the active player gets priority, if it is a loop to speak about."""
    laps = game.laps
    here = _situation(game)
    if laps.repetition is not None:
        if here in laps.repetition.within:
            return None
        laps.repetition = None  # something else has come of it, which may never ask anybody again
    laps.path.append(here)
    if len(laps.path) > LONGEST:
        end_in_a_draw(game)
    begun = Lap(len(laps.made), len(laps.path))
    lap = laps.laps.setdefault(here, begun)
    if lap is begun:
        return None
    _close(game, lap)
    if lap.count < _TWICE or any(here in bar.within for bar in laps.bars):
        return None
    return lap if lap.choices or lap.still else None


@rule("17-1a-3")
def end_in_a_draw(game: GateGame) -> NoReturn:
    """If nobody can stop a loop, the game is a draw.

    Raises:
        GameOver: always.
    """
    game.end(None, [], "loop")


def _close(game: GateGame, lap: Lap) -> None:
    """Note that the table has come to the situation of a lap again, and by what choices."""
    laps = game.laps
    choices, state = tuple([_made(*each) for each in laps.made[lap.begun :]]), _state(game)
    lap.count = lap.count + 1 if choices == lap.choices else 1
    lap.still = state == lap.state
    lap.choices, lap.state, lap.begun = choices, state, len(laps.made)


@rule("17-1a-1", also=("17-1a-2", "17-1a-3"))
def settle(game: GateGame, lap: Lap) -> Flow[None]:
    """The players who can stop a loop say how often it is done, the active player first.

    The smaller number holds. 17-1a-3: if nobody can stop it, the game is a draw.
    """
    times = []
    able = [seat for seat in (game.active, OTHER[game.active]) if any(m.by == seat for m in lap.choices)]
    if not able:
        end_in_a_draw(game)
    for seat in able:
        times.append((yield from _asked_how_often(game, seat)))
    game.log.add("loop", player=able[0], amount=min(times))
    within = frozenset(game.laps.path[lap.seen :])
    _bar(game, able, lap, within)
    if min(times):
        game.laps.repetition = Repetition(lap.choices, within, min(times))


def _asked_how_often(game: GateGame, seat: Seat) -> Flow[int]:
    """Ask a player for a number."""
    return (yield from ask.number(game, seat, 0, MOST, kind="loop"))


@rule("17-1a-1", also=("17-1a-2",))
def _bar(game: GateGame, seats: list[Seat], lap: Lap, within: frozenset[Situation]) -> None:
    """After a loop, each of these players has to do something else before it can be done again."""
    for seat in seats:
        own = tuple(made for made in lap.choices if made.by == seat)
        barred = max((at for at, made in enumerate(own) if made.single), default=None)
        game.laps.bars.append(Bar(seat, own, barred, within))


@rule("17-1a-1", also=("17-1a-2",))
def _repeated(game: GateGame, decision: Decision) -> Any:
    """While a loop is being done again, questions are answered as before.

    A question that is not the same any more ends that, and so does one of chance.
    """
    repetition = game.laps.repetition
    if repetition is None or not ask.is_open(decision):
        return None
    made = repetition.choices[repetition.next]
    reply = _reply(decision, made) if made.asks == _asking(game, decision) else None
    repetition.next += 1
    if repetition.next == len(repetition.choices):
        repetition.next = 0
        repetition.left -= 1
    if reply is None or not repetition.left:
        game.laps.repetition = None
    return reply


def _reply(decision: Decision, made: Made) -> Any:
    """What to answer to make the same choice, or None where it cannot be made now."""
    if made.by != decision.player:
        return None
    offered = {option.content: option for option in decision.options}
    said = made.said
    try:
        if made.form in ("pick", "order"):
            said = [offered[each] for each in said]
        elif made.form == "divide":
            said = [(offered[each], share) for each, share in said]
        choice = Choice(decision=decision.id, by=made.by, **{made.form: said})
        return check.answer(decision, choice, {said} if made.form == "name" else set())
    except (KeyError, check.Misfit):
        return None


@rule("17-1a-1", also=("17-1a-2",))
def _without_barred(game: GateGame, decision: Decision) -> Decision:
    """Ask a question without the answer that would close the loop again, if there is another."""
    for bar in game.laps.bars:
        if bar.seat == decision.player and bar.made == bar.barred:
            barred = bar.choices[bar.barred]
            left = [each for each in decision.options if [each.content] != barred.said]
            if left and barred.asks == _asking(game, decision):
                return msgspec.structs.replace(decision, options=left)
    return decision


@rule("17-1a-1", also=("17-1a-2",))
def _note(game: GateGame, decision: Decision, reply: Any) -> None:
    """Note what was chosen where there was a choice: a different action lifts what is barred.

    What chance does begins everything anew.
    """
    laps = game.laps
    if decision.kind == "loop" or not ask.is_open(decision):
        return
    if decision.player not in OTHER:
        laps.laps.clear()
        return
    asks = _asking(game, decision)
    game.unasked = 0
    laps.made.append((decision, reply, asks))
    for bar in [bar for bar in laps.bars if bar.seat == decision.player]:
        if _made(decision, reply, asks) == bar.choices[bar.made]:
            bar.made = (bar.made + 1) % len(bar.choices)
        else:
            laps.bars.remove(bar)


def _asking(game: GateGame, decision: Decision) -> tuple[object, ...]:
    """Return what asks a question, as it is the same in each lap: a card and its ability, not the item."""
    for item in game.gate:
        if item.oid == decision.about:
            return decision.kind, decision.part, item.source, item.ability and item.ability.id
    return decision.kind, decision.part, decision.about


def _made(decision: Decision, reply: Any, asks: tuple[object, ...] = ()) -> Made:
    """A reply as a choice by its content."""
    shape, said = decision.shape, reply
    form = _FORMS[type(shape)]
    if form in ("pick", "order"):
        said = [option.content for option in reply]
    elif form == "divide":
        said = [(option.content, share) for option, share in reply]
    single = isinstance(shape, Pick) and shape.max == len(said) == 1
    return Made(decision.player, form, said, single, asks)


_FORMS = {Pick: "pick", Order: "order", Divide: "divide", Number: "number", Name: "name"}
"""The field of a choice that answers a question of a shape."""


def _situation(game: GateGame) -> Situation:
    """Where everything is and in which pose, what is on the gate and what may still be done this turn."""
    attack = game.attack
    posed, covered = _posed_and_covered(game)
    return (
        tuple(map(tuple, game.zones.values())),
        tuple([card for cards in posed for card in cards if card.turned != "ready"]),
        _used(game),
        tuple([side for cards in covered for card in cards for side in (card.face, card.over)]),
        tuple([_said(game, item) for item in game.gate]),
        tuple([(each.source, each.ability.id, each.controller) for each in game.waiting]),
        tuple([(each.card, each.ability.id, each.is_linked(each.card)) for each in game.overdrives]),
        None if attack is None else (attack.attacker, attack.column, attack.aimed, attack.step),
        (*game.summons.values(), *game.caps.values(), *game.named.items()),
    )


@once_a_game
def _posed_and_covered(game: GateGame) -> tuple[list[list[Card]], list[list[Card]]]:
    """Find the lists of the zones where cards may be exhausted, and where it is not the zone that says
    whether a card lies face up, or to what it is linked.
    """
    kinds = {name: kind for name, kind in ZONES.items() if kind.poses or kind.in_play}
    posed = [cards for spot, cards in game.zones.items() if spot.zone in kinds]
    return posed, [cards for spot, cards in game.zones.items() if spot.zone in ("drive", "charge", "set")]


def _used(game: GateGame) -> Situation:
    """What has been played of abilities that cannot be played at will."""
    return tuple([(card, *card.used.items()) for card in limits.counting(game) if card.used])


def _said(game: GateGame, item: GateItem) -> Situation:
    """What an object of the gate is going to do."""
    if item.kind in ("card", "ability"):
        aimed = [(key, *[thing for thing, _ in things]) for key, things in item.ctx.targets.items()]
        does: Situation = (
            item.ability and item.ability.id,
            item.ctx.modes,
            *item.ctx.numbers.items(),
            *aimed,
        )
    else:
        hit = [each for card, _, points in item.pairings for each in (card, points)]
        does = (*hit, *[card for card, _ in item.linked])
    return item.kind, item.card, item.source, item.controller, item.slot, *item.players, *does


def _state(game: GateGame) -> Situation:
    """What a situation leaves out: numbers, effects in force and what waits for its time."""
    return (
        [
            (card, card.damage, dict(card.markers))
            for card in game.cards.values()
            if card.damage or card.markers
        ],
        tuple([(id(each.instr), str(each.value), *each.things) for each in game.lasting]),
        tuple([(id(each.trigger), each.until) for each in game.delayed]),
        tuple([(wound.card, wound.amount, wound.phase) for wound in game.wounds]),
        len(game.normal_summoned),
    )
