"""14-9: automatic abilities, those that wait for a status, and those of hidden cards."""

from duelproof.port import OTHER, SEATS, Option, Ref, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler import index
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.s03_zones import moving, placing
from reference.gate_ruler.s03_zones.kinds import reveal_to_all
from reference.gate_ruler.s14_cards_and_abilities import costs, limits, payment, set_cards
from reference.gate_ruler.s14_cards_and_abilities.icons import meant_by_icon
from reference.gate_ruler.s14_cards_and_abilities.last_known_information import just_before
from reference.gate_ruler.s14_cards_and_abilities.playing import ability_item, could_choose, play
from reference.gate_ruler.s16_keywords.played_at_their_time import has_resources_for
from reference.gate_ruler.state import STATUS, GateGame
from reference.kernel.abilities import now, perform, triggers
from reference.kernel.abilities.select import kind_of
from reference.kernel.abilities.triggers import Waiting, announce, listening, wait
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.course.sight import seen_by
from reference.kernel.flow import Flow

embodies(
    {
        "14-9a": triggers.happen,
        "14-9b": triggers.wait,
        "14-9e": moving.together,
        "14-9f": perform.delay,
        "14-9f-1": triggers._delayed,
        "14-9f-2": perform.delay,
    }
)


@rule("14-9c", also=("14-9d", "14-1a-2", "14-9b-1c"))
def play_triggered(game: GateGame) -> Flow[None]:
    """The active player plays one of her triggered abilities, or if she has none, the other player does.

    What triggered more than once is one ability to choose, whose count goes down by one. Different abilities
    of a card are different ones, though they may have one id.
    """
    waiting = _waiting_of(game, game.active)
    player: Seat = game.active
    if not waiting:
        player = OTHER[player]
        waiting = _waiting_of(game, player)
    first: list[Waiting] = []
    for each in waiting:
        if not any(_is_of_one(each, other) for other in first):
            first.append(each)
    options = [Option(object=each.oid, card=each.source.ref, value=each.ability.id) for each in first]
    chosen = yield from ask.one(game, player, "trigger", options)
    ability = next(each for each in waiting if each.oid == chosen.object)
    game.waiting.remove(ability)
    if ability.ability.keyword == "Touchdown":
        yield from play_touchdown(game, ability)
    elif ability.ability.kind == "spell":
        yield from set_cards.play_set_card(game, ability)
    else:
        yield from play_triggered_ability(game, ability)
    if all(item.oid != ability.oid for item in game.gate):
        conceal(game, ability.oid)


def _waiting_of(game: GateGame, seat: Seat) -> list[Waiting]:
    return [each for each in game.waiting if each.controller == seat]


@rule("14-9c")
def _is_of_one(one: Waiting, other: Waiting) -> bool:
    """One ability of one card has triggered twice; a card that was another by then has one of its own."""
    return one.source is other.source and one.life == other.life and one.ability == other.ability


@rule("14-5b")
def play_touchdown(game: GateGame, waiting: Waiting) -> Flow[None]:
    """Play a Touchdown ability like any other that triggered, or else the one that it names."""
    waiting.ability = meant_by_icon(waiting.source, waiting.ability)
    yield from play_triggered_ability(game, waiting)


@rule("14-9d", also=("14-3b-1", "14-6c", "14-9h", "14-3b-10", "14-3b-8", "16-17b"))
def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
    """An ability that triggered has to be played, unless it cannot be, or has been as often as it may."""
    seat, card, ability = waiting.controller, waiting.source, waiting.ability
    item = ability_item(seat, card, ability)
    item.ctx, item.origin = waiting.ctx, None
    cost, life = costs.cost_of(game, item), waiting.ctx.lives.get(card.ref, waiting.life)
    if card.life != life:  # it was another card as this triggered, or as an effect made it
        item.life = life
    able = (
        has_resources_for(game, seat, ability)
        and could_choose(game, item)
        and payment.payable(game, cost, item.ctx)
        and not (card.life != life and payment.takes_its_own_card(cost))
    )
    if limits.spent(game, seat, card, ability) or not able:
        game.log.add("not_played", card=card, item=waiting.oid, name=ability.id)
        return
    limits.count_play(game, seat, card, ability)
    game.mark_play()
    yield from play(game, item, "ability", waiting.oid)


@rule("14-9b-1", also=("14-9b-1a", "14-9b-1b"))
def reveal_hidden(game: GateGame) -> Flow[None]:
    """An ability of a hidden card triggers only if its controller reveals the card for it.

    He is asked once for each time that its condition was met (9b-1b), and may decline (9b-1a).
    """
    for seat in (game.active, OTHER[game.active]):
        for waiting in [
            each for each in game.waiting if each.controller == seat and _asks_to_show(game, each)
        ]:
            card = waiting.source
            if not (yield from ask.may(game, seat, about=card.ref, kind="show")):
                game.waiting.remove(waiting)
                continue
            game.turn_over(card, "up")
            reveal_to_all(game, card)
            announce(game, waiting)
            game.shown[waiting.oid] = (card, card.place)
    for waiting in game.waiting:
        if not waiting.told and not (is_hidden(game, waiting.source) and _is_of_its_card(game, waiting)):
            announce(game, waiting)


@rule("14-9b-1", also=("14-9h",))
def _asks_to_show(game: GateGame, waiting: Waiting) -> bool:
    """Tell whether an ability triggers only if its card is revealed; of a set card that is asked later.

    What triggered while its card lay open has triggered, though the card may be hidden by now (14-9h).
    """
    if waiting.ability.kind != "triggered" or waiting.told:
        return False
    return is_hidden(game, waiting.source) and _is_of_its_card(game, waiting)


@rule("14-9b-1", also=("14-9f",))
def _is_of_its_card(game: GateGame, waiting: Waiting) -> bool:
    """A delayed ability was made by an effect: it is none of the abilities of the card."""
    card = waiting.source
    return waiting.ability in card.abilities or waiting.ability in now.abilities(game, card)


@rule("14-9b-1")
def is_hidden(game: GateGame, card: Card) -> bool:
    """A card is hidden if there is a player who may not see it where it lies."""
    return len(seen_by(kind_of(game, card), card)) < len(SEATS)


@rule("14-9b-1")
def lay_hidden(game: GateGame, card: Card, ability: Ability) -> bool:
    """Tell whether a card was hidden as something happened that an ability of it waits for."""
    return is_hidden(game, _as_it_lay(game, card, ability))


@rule("14-9b-1", also=("14-9e-1", "14-9e-2"))
def _as_it_lay(game: GateGame, card: Card, ability: Ability) -> Card:
    """A card that is just leaving play waits as it lay there, unless the ability is for where it comes."""
    return card if card.place.zone in ability.zones else just_before(game, card)


@rule("14-9b-1c")
def conceal(game: GateGame, oid: str) -> None:
    """A card that was revealed for an ability is hidden again when that is over, if it has not moved."""
    card, spot = game.shown.pop(oid, (None, None))
    others = [shown for shown, _ in game.shown.values()]
    if card is not None and card.place is spot and card not in others:
        placing.turn_over(game, card, "down")


@rule("14-9a", also=("14-9g",))
def keep_watching(game: GateGame) -> None:
    """A status triggers abilities also if it is there only while something resolves, but not amid a move."""
    if not game.gathering:
        watch_statuses(game)


@rule("14-9g", also=("14-9g-1", "14-6a-2"))
def watch_statuses(game: GateGame) -> None:
    """What waits for a status triggers when the status comes about, and not again while it lasts.

    So it does not when its limit is free again in a new turn (14-6a). An ability that a card was given twice
    is two, of which each triggers.
    """
    there = _fulfilled(game)
    for key, found in there.items():
        before = list(game.fulfilled.get(key, ()))
        for card, ability, ctx in found:
            if ability in before:
                before.remove(ability)
            elif limits.may_be_played(game, ability, ctx):
                wait(game, ability, card, ctx)
    game.fulfilled = _abilities_of(there)


@rule("14-9g-1")
def begin_statuses(game: GateGame) -> None:
    """A status that is there when the table is set has not come about: it triggers nothing."""
    game.fulfilled = _abilities_of(_fulfilled(game))


Awaited = tuple[Ref, int, str]
"""What waits for a status: a card, with its life, and the id of an ability."""
Found = dict[Awaited, list[tuple[Card, Ability, Context]]]


def _abilities_of(there: Found) -> dict[Awaited, list[Ability]]:
    return {key: [ability for _, ability, _ in found] for key, found in there.items()}


@index.if_heard("status")
def _fulfilled(game: GateGame) -> Found:
    """The abilities that wait for a status that is there now; a card may have several of one id.

    They are equal where it was given one of them twice, and else different ones.
    """
    there: Found = {}
    for card, ability, ctx in listening(game, STATUS, {}):
        there.setdefault((card.ref, card.life, ability.id), []).append((card, ability, ctx))
    return there
