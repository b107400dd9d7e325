"""5.10: call."""

from collections.abc import Collection, Sequence

from duelproof.port import Option, Seat
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import payable, purse_beside
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("5.10.2", also=("5.10.1",))
def callers(game: Duel, seat: Seat, card: Card) -> list[Card]:
    """Find the cards that a player may freeze as a unit is played or moved.

    They are released cards of that player's squares with the call of a colour of the unit.
    """
    if "unit" not in now.words(game, card, "type"):
        return []
    return [
        each
        for each in _cards(game)
        if each.place.zone in FIELD and each.controller == seat
        if _may_call(game, each, card)
    ]


@index.among_callers
def _cards(game: Duel) -> Collection[Card]:
    """List the cards that may have a call."""
    return game.cards.values()


@rule("5.10.2", also=("4.2.3",))
def _may_call(game: Duel, caller: Card, card: Card) -> bool:
    """Tell whether a card can be frozen for its call as another is played or moved."""
    colours = [said.name for said in now.keywords(game, caller, "call")]
    return caller.turned == "ready" and any(colour in colours for colour in now.words(game, card, "colors"))


@rule("5.10.2", also=("5.10.3",))
def lessened_by(cost: Cost, many: int) -> Cost:
    """Take off one colourless energy for each card frozen; what comes to less than nothing is paid as 0."""
    return Cost(cost.total - many, cost.coloured)


@rule("5.10.2", also=("5.10.3",))
def payable_with_calls(game: Duel, seat: Seat, card: Card, cost: Cost, given: Sequence[Card] = ()) -> bool:
    """Tell whether energy can be paid for a unit if as many cards as possible are frozen for their call.

    Those that are ``given`` for another part of the cost are not.
    """
    there = [each for each in callers(game, seat, card) if each not in given]
    return payable(game, purse_beside(game, seat, card), lessened_by(cost, len(there)))


@rule("5.10.2", also=("4.7.2-8",))
def callers_needed(game: Duel, seat: Seat, card: Card, cost: Cost) -> tuple[list[Card], int]:
    """Find the cards that may be frozen for their call, and how many have to be, for the rest to be paid."""
    there, have = callers(game, seat, card), purse_beside(game, seat, card)
    enough = (many for many in range(len(there)) if payable(game, have, lessened_by(cost, many)))
    return there, next(enough, len(there))


@rule("5.10.2", also=("5.10.1", "5.10.3"))
def choose_callers(
    game: Duel, seat: Seat, card: Card, cost: Cost, given: Sequence[Card] = ()
) -> Flow[tuple[list[Card], Cost]]:
    """Ask which cards to freeze for their call: as many as the player likes, if the rest can be paid.

    Those that are ``given`` for another part of the cost are not frozen for their call as well.
    """
    found, least = callers_needed(game, seat, card, cost)
    there = {Option(card=each.ref): each for each in found if each not in given}
    picked = yield from ask.some(game, seat, "extra_cost", list(there), least, len(there), about=card.ref)
    return [there[option] for option in picked], lessened_by(cost, len(picked))
