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
    playing,
    preparation,
    refusals,
    rules_effects,
    showing,
    turn,
)
from reference.gate_ruler.state import Attack, GateGame, attacked, rule
from reference.gate_ruler.verbs import VERBS
from reference.gate_ruler.zones import ZONES, means
from reference.kernel import effects
from reference.kernel.book import Book, nothing
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow

__all__ = ["BOOK"]


def _has_role(game: GateGame, card: Card, role: str) -> bool:
    """8-4e, 8-4e-1, 15-17b, 16-13c, 16-14e: whether a card attacks or is attacked, how it was summoned."""
    if role == "normal-summoned":
        return (card.ref, card.life) in game.normal_summoned
    if role in ("genesis-summoned", "abyssal-summoned"):
        return game.special_summons.get((card.ref, card.life)) == role.removesuffix("-summoned")
    attack: Attack | None = game.attack
    return attack is not None and _plays_part(game, attack, card, role)


@rule("16-8a-1", "16-9a-1")
def _plays_part(game: GateGame, attack: Attack, card: Card, role: str) -> bool:
    """16-8a-1, 16-9a-1: the same, and if it was attacked as the damage step began, or attacks first."""
    if role == "attacking":
        return attack.attacker is card
    if role == "attacked":
        return attacked(game) is card
    return (card.ref, card.life) == {"was-attacked": attack.met, "first-attack": attack.first}.get(role)


def _related(game: GateGame, card: Card, relation: str, ctx: Context) -> bool:
    """3-6d, 3-6e: in the front row, in a column, or behind the source."""
    assert ctx.source is not None
    return columns.stands(card.place, relation, ctx.source.place)


@rule("14-6c", "16-17b-1")
def _may_trigger(game: GateGame, card: Card, ability: Ability) -> bool:
    """14-6c, 16-17b-1: not what was played as often as it may be, nor Resource without a resource card."""
    seat = card.controller
    return playing.has_resources_for(game, seat, ability) and not limits.spent(game, seat, card, ability)


@rule("1-4b")
def _wins(game: GateGame, seat: Seat) -> Flow[None]:
    """1-4b: the other player loses."""
    yield from ()
    rules_effects.lose(game, {OTHER[seat]: "effect"})


@rule("1-4a", "1-5d")
def _loses(game: GateGame, seats: list[Seat]) -> Flow[None]:
    """1-4a: these players lose, save who cannot (1-5d)."""
    yield from ()
    losers = [seat for seat in seats if not effects.forbidden(game, "lose", seat)]
    if losers:
        rules_effects.lose(game, dict.fromkeys(losers, "effect"))


def _course(game: GateGame) -> Flow[None]:
    """6-1a, 17-1a: the turns of a game, in which no loop goes on for ever."""
    return loops.bounded(game, turn.play(game))


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
    may_trigger=_may_trigger,
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
