"""Section 14-9: automatic abilities that wait for a status, and those of hidden cards."""

from duelproof.port import OTHER, SEATS, Ref
from duelproof.port.abilities import Ability
from reference.gate_ruler.state import GateGame, rule
from reference.gate_ruler.zones import reveal_to_all
from reference.kernel import ask
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow
from reference.kernel.select import kind_of
from reference.kernel.triggers import Waiting, announce, listening, wait
from reference.kernel.view import seen_by

STATUS = "status"
Awaited = tuple[Ref, int, str]
"""An ability that waits for a status: its card, with its life, and its id."""


@rule("14-9g", "14-9g-1")
def watch_statuses(game: GateGame) -> None:
    """What waits for a status triggers when the status comes about, and not again while it lasts."""
    if STATUS not in game.heard:
        return
    there = _fulfilled(game)
    for key, (card, ability, ctx) in there.items():
        if key not in game.fulfilled:
            wait(game, ability, card, ctx)
    game.fulfilled = set(there)


def _fulfilled(game: GateGame) -> dict[Awaited, tuple[Card, Ability, Context]]:
    """The abilities that wait for a status that is there now."""
    return {
        (card.ref, card.life, ability.id): (card, ability, ctx)
        for card, ability, ctx in listening(game, STATUS, {})
    }


@rule("14-9g-1")
def begin(game: GateGame) -> None:
    """A status that is there when the table is set has not come about: it triggers nothing."""
    if STATUS in game.heard:
        game.fulfilled = set(_fulfilled(game))


@rule("14-9b-1", "14-9b-1a", "14-9b-1b")
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
            if not waiting.told:
                announce(game, waiting)
            game.shown[waiting.oid] = (card, card.place)
    for waiting in game.waiting:
        if not waiting.told and not is_hidden(game, waiting.source):
            announce(game, waiting)


def _asks_to_show(game: GateGame, waiting: Waiting) -> bool:
    """Whether an ability has triggered only if its card is revealed; of a set card that is asked later."""
    return waiting.ability.kind == "triggered" and is_hidden(game, waiting.source)


@rule("14-9b-1")
def is_hidden(game: GateGame, card: Card) -> bool:
    """A card is hidden if there is a player who may not see it where it lies."""
    return len(seen_by(kind_of(game, card), card)) < len(SEATS)


@rule("14-9b-1c")
def conceal(game: GateGame, oid: str) -> None:
    """A card that was revealed for an ability is hidden again when that is over, if it has not moved."""
    card, spot = game.shown.pop(oid, (None, None))
    others = [shown for shown, _ in game.shown.values()]
    if card is not None and card.place is spot and card not in others:
        game.turn_over(card, "down")
