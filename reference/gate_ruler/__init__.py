"""Gate Ruler, comprehensive rules 1.1.2: a module for each part of the book.

`BOOK` is what the kernel plays.
"""

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler import (
    automatic,
    card_information,
    columns,
    keywords,
    limits,
    loops,
    ongoing,
    overdrive,
    paying,
    playing,
    preparation,
    refusals,
    rules_effects,
    showing,
    turn,
)
from reference.gate_ruler.costs import PAYING
from reference.gate_ruler.roles import plays_part, was_summoned
from reference.gate_ruler.state import GateGame, rule
from reference.gate_ruler.verbs import VERBS
from reference.gate_ruler.zones import ZONES, means
from reference.kernel import effects
from reference.kernel.book import Book, nothing
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow

__all__ = ["BOOK"]


def _has_role(game: GateGame, card: Card, role: str) -> bool:
    """Whether a card was summoned in a certain way, or plays a part in the attack that is going on."""
    if role.endswith("-summoned"):
        return was_summoned(game, card, role.removesuffix("-summoned"))
    return game.attack is not None and plays_part(game, game.attack, card, role)


def _related(game: GateGame, card: Card, relation: str, ctx: Context) -> bool:
    """Tell whether a card stands in a row or column, or in relation to the source, as a filter says."""
    assert ctx.source is not None
    return columns.stands(card.place, relation, ctx.source.place)


@rule("14-6c", "16-17b-1")
def may_trigger(game: GateGame, card: Card, ability: Ability) -> bool:
    """What was played as often as its limit allows does not trigger, nor Resource without a resource card."""
    seat = card.controller
    return playing.has_resources_for(game, seat, ability) and not limits.spent(game, seat, card, ability)


@rule("1-4b")
def _wins(game: GateGame, seat: Seat) -> Flow[None]:
    """A player who wins by an effect is the only one left: the other player loses."""
    yield from ()
    rules_effects.lose(game, {OTHER[seat]: "effect"})


@rule("1-4a", "1-5d")
def _loses(game: GateGame, seats: list[Seat]) -> Flow[None]:
    """Players who lose by an effect are out, unless another effect says that they cannot lose (1-5d)."""
    yield from ()
    losers = [seat for seat in seats if not effects.forbidden(game, "lose", seat)]
    if losers:
        rules_effects.lose(game, dict.fromkeys(losers, "effect"))


def _course(game: GateGame) -> Flow[None]:
    """Play turn after turn, with no loop going on for ever."""
    return loops.bounded(game, turn.play(game))


PAYING.update(
    {
        "resources": paying.exhaust_as_cost,
        "exhaust_self": paying.exhaust_as_cost,
        "discard": paying.discard_as_cost,
        "charges": paying.put_away_as_cost,
        "put": paying.put_away_as_cost,
        "destroy": paying.destroy_as_cost,
    }
)


BOOK = Book(
    game="gate-ruler",
    revisions=("1.1.2",),
    capabilities=(
        "port/vocabulary", "port/refs", "port/events", "port/chance", "port/views", "port/options",
        "port/deck-check", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15",
        "16", "17",
        "A",
    ),
    zones=ZONES,
    new_game=preparation.new_game,
    ready=preparation.ready,
    flow=_course,
    numbers=showing.numbers,
    stack=showing.gate,
    permanents=nothing,
    fights=showing.fights,
    names=card_information.names,
    why_not=refusals.why_not,
    verbs=VERBS,
    has_role=_has_role,
    related=_related,
    wins=_wins,
    loses=_loses,
    imaginary=overdrive.shown,
    may_trigger=may_trigger,
    secret=automatic.is_hidden,
    reckoned={"life_left": card_information.current_life},
    written_out=keywords.written_out,
    had_once=keywords.HAD_ONCE,
    layers=ongoing.LAYERS,
    by_nature=ongoing.by_nature,
    without=ongoing.without,
    means=means,
)  # fmt: skip
"""Gate Ruler for the kernel."""
