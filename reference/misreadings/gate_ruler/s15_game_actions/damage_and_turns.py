"""Misreadings of 15-20 to 15-29: damage, control, ended turns, and what does not affect a card."""

from collections.abc import Callable, Iterator

from duelproof.port import Seat
from duelproof.port.abilities import EndTurn, Instr
from reference.gate_ruler import INSTRUCTIONS
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s06_turn import course, end_phase
from reference.gate_ruler.s13_damage import prevention, unit_healing
from reference.gate_ruler.s15_game_actions import control, putting
from reference.gate_ruler.s15_game_actions.ending_turns import TurnEnded
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import ChangeControl
from reference.kernel.abilities import choosing, effects, perform
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("15-24h", "15-24h-1")
def no_end_phase_then() -> Iterator[None]:
    """Misreads 15-24h: when a turn is ended, the other player's begins at once."""

    def take_turn(game: GateGame, *phases: Callable[[GateGame], Flow[None]]) -> Flow[None]:
        try:
            for phase in phases:
                yield from phase(game)
            yield from end_phase.end_phase(game)
        except TurnEnded:
            end_phase.pass_the_turn(game)

    with replaced(course, "_take_turn", take_turn):
        yield


@misreads("15-21b")
def what_is_healed_is_removed() -> Iterator[None]:
    """Misreads 15-21b: healed cards of the damage zone are removed from the game."""

    def bury(
        game: GateGame, cards: list[Card], name: str, by: Seat | None = None, source: Card | None = None
    ) -> Flow[None]:
        yield from ()
        for card in cards:
            move(game, card, place("removal", card.owner), name, by, source)

    with replaced(putting, "bury", bury):
        yield


@misreads("15-21c")
def healing_stops_what_is_coming() -> Iterator[None]:
    """Misreads 15-21c: healing reduces damage that has yet to be dealt."""

    def heal_unit(game: GateGame, unit: Card, points: int) -> None:
        for item in game.gate:
            for index, (card, _, amount) in enumerate(item.pairings):
                if card is unit:
                    prevention.change_damage(item, index, max(0, amount - points))

    with replaced(unit_healing, "heal_unit", heal_unit):
        yield


@misreads("15-23a")
def who_controls_owns() -> Iterator[None]:
    """Misreads 15-23a: a player who gains control of a card owns it from then on."""
    right = control.gain_control

    def gain_control(game: GateGame, instr: ChangeControl, ctx: Context) -> Flow[None]:
        cards = yield from choosing.things(game, instr.what, ctx)
        yield from right(game, instr, ctx)
        for card in cards:
            assert isinstance(card, Card)
            card.owner = card.controller

    with replaced(INSTRUCTIONS, ChangeControl, gain_control):
        yield


@misreads("15-27a-3")
def effects_fail_as_a_whole() -> Iterator[None]:
    """Misreads 15-27a-3: an effect that would include an unaffected card does nothing at all."""
    right = perform.perform

    def do(game: Game, effect: tuple[Instr, ...], ctx: Context) -> Flow[None]:
        aimed = [thing for things in ctx.targets.values() for thing, _ in things]
        units = [card for card in game.cards.values() if card.place.zone in game.book.in_play]
        for thing in aimed or units:
            if effects.unaffected(game, thing, ctx):
                return
        yield from right(game, effect, ctx)

    with replaced(perform, "perform", do):
        yield


@misreads("15-24c")
def the_ender_goes_to_the_graveyard() -> Iterator[None]:
    """Misreads 15-24c: the card that ends the turn goes to its graveyard from any zone it is in by then."""
    right = INSTRUCTIONS[EndTurn]

    def end_the_turn(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        assert ctx.source is not None
        move(game, ctx.source, place("graveyard", ctx.source.owner))
        yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, EndTurn, end_the_turn):
        yield
