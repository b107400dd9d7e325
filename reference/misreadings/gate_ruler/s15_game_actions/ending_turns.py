"""Misreadings of 15-24c to 15-24h: what is left undone when the turn is ended, and what comes then."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

from duelproof.port import SEATS, Seat
from duelproof.port.abilities import EndTurn
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s06_turn import course, end_phase, main_phase
from reference.gate_ruler.s08_attack_phase import steps
from reference.gate_ruler.s15_game_actions import ending_turns, putting
from reference.gate_ruler.s15_game_actions.ending_turns import TurnEnded
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import perform
from reference.kernel.card import place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


def _first(before: Callable[[GateGame, EndTurn, Context], Flow[None]]) -> AbstractContextManager[None]:
    """Let something be done before the turn is ended."""
    right = INSTRUCTIONS[EndTurn]

    def end_the_turn(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        yield from before(game, instr, ctx)
        yield from right(game, instr, ctx)

    return replaced(INSTRUCTIONS, EndTurn, end_the_turn)


@misreads("15-24c-2")
def who_ends_the_turn_finishes_first() -> Iterator[None]:
    """Misreads 15-24c-2: a card that ends the turn still does what it says beyond that."""

    def rest(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        said = () if ctx.ability is None else ctx.ability.effect
        if instr in said:
            yield from perform.perform(game, said[said.index(instr) + 1 :], ctx)

    with _first(rest):
        yield


@misreads("15-24c-2")
def who_is_interrupted_finishes_first() -> Iterator[None]:
    """Misreads 15-24c-2: a card still does the rest when a replacement effect ends the turn meanwhile."""

    def rest(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        resolving = game.gate[-1]
        if resolving.ability is not None and resolving.source is not ctx.source:
            yield from perform.perform(game, resolving.ability.effect[1:], resolving.ctx)

    with _first(rest):
        yield


@misreads("15-24c")
def what_was_played_goes_to_its_player() -> Iterator[None]:
    """Misreads 15-24c: a card of the gate goes to the graveyard of the player who has played it."""

    def bury(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        yield from ()
        for item in list(game.gate):
            if item.card is not None and item.card.owner != item.controller:
                move(game, item.card, place("graveyard", item.controller))

    with _first(bury):
        yield


@misreads("15-24d")
def what_was_driven_goes_to_its_driver() -> Iterator[None]:
    """Misreads 15-24d: a card of a drive zone goes to the graveyard of the player whose zone that is."""

    def bury(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        yield from ()
        for seat in SEATS:
            for card in [card for card in game.zone("drive", seat) if card.owner != seat]:
                move(game, card, place("graveyard", seat))

    with _first(bury):
        yield


@misreads("15-24d")
def overdrives_outlast_their_cards() -> Iterator[None]:
    """Misreads 15-24d: the Overdrive abilities stay when the cards leave the drive zones."""
    with replaced(main_phase, "clear_overdrives", lambda game, seat: None):
        yield


@misreads("15-24d")
def the_other_player_s_drive_zone_stays() -> Iterator[None]:
    """Misreads 15-24d: only the drive zone of the active player is emptied."""
    right = main_phase.clear_drive_zones

    def clear_drive_zones(game: GateGame, *seats: Seat) -> Flow[None]:
        yield from right(game, game.active)

    with replaced(main_phase, "clear_drive_zones", clear_drive_zones):
        yield


@misreads("15-24d")
def drive_zones_are_emptied_one_by_one() -> Iterator[None]:
    """Misreads 15-24d: the one player's drive zone is emptied before the other player's."""
    right = main_phase.clear_drive_zones

    def clear_drive_zones(game: GateGame, *seats: Seat) -> Flow[None]:
        for seat in seats:
            yield from right(game, seat)

    with replaced(main_phase, "clear_drive_zones", clear_drive_zones):
        yield


@misreads("15-24e")
def counter_zones_are_emptied_first() -> Iterator[None]:
    """Misreads 15-24e: the cards of the counter zones go before those of the drive zones."""
    right = main_phase.clear_drive_zones

    def clear_drive_zones(game: GateGame, *seats: Seat) -> Flow[None]:
        if len(seats) > 1:
            yield from putting.bury(
                game, [card for seat in seats for card in game.zone("counter", seat)], "rule"
            )
        yield from right(game, *seats)

    with replaced(main_phase, "clear_drive_zones", clear_drive_zones):
        yield


def _countering(stays: Callable[[GateGame, Seat], bool]) -> AbstractContextManager[None]:
    """Let the cards of the counter zones of these players stay there."""
    right = INSTRUCTIONS[EndTurn]

    def end_the_turn(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        left = [(card, seat) for seat in SEATS for card in game.zone("counter", seat) if stays(game, seat)]
        try:
            yield from right(game, instr, ctx)
        finally:
            for card, seat in left:
                move(game, card, place("counter", seat))

    return replaced(INSTRUCTIONS, EndTurn, end_the_turn)


@misreads("15-24e")
def who_is_countering_stays() -> Iterator[None]:
    """Misreads 15-24e: cards stay in the counter zones when the turn is ended."""
    with _countering(lambda game, seat: True):
        yield


@misreads("15-24e")
def the_active_player_s_counters_stay() -> Iterator[None]:
    """Misreads 15-24e: cards of the active player's counter zone stay there."""
    with _countering(lambda game, seat: seat == game.active):
        yield


@misreads("15-24g")
def a_declared_attack_is_fought_out() -> Iterator[None]:
    """Misreads 15-24g: an attack that was declared is fought out before the turn is ended."""

    def fight(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        if game.attack is not None and game.step == "declaration":
            yield from ending_turns._clear_gate(game)
            yield from steps._damage_step(game)

    with _first(fight):
        yield


Phase = Callable[[GateGame], Flow[None]]


def _ended(then: Callable[[GateGame], Flow[None]]) -> AbstractContextManager[None]:
    """Let something come between the phase in which the turn is ended and the end phase."""
    right = course._take_turn

    def take_turn(game: GateGame, *phases: Phase) -> Flow[None]:
        def played(game: GateGame) -> Flow[None]:
            try:
                for phase in phases:
                    yield from phase(game)
            except TurnEnded:
                yield from then(game)

        yield from right(game, played)

    return replaced(course, "_take_turn", take_turn)


@misreads("15-24g")
def only_the_step_is_over() -> Iterator[None]:
    """Misreads 15-24g: a turn that is ended in the attack phase goes on with the next attack."""

    def attack_on(game: GateGame) -> Flow[None]:
        if game.phase == "attack":
            yield from steps.attack_phase(game)

    with _ended(attack_on):
        yield


@misreads("15-24g-1")
def what_lasts_for_a_battle_ends_with_any_turn() -> Iterator[None]:
    """Misreads 15-24g-1: what lasts for a battle is over in whichever phase the turn is ended."""

    def battle(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        yield from ()
        steps.end_effects_of_battle(game)

    with _first(battle):
        yield


@misreads("15-24h")
def the_attack_phase_comes_all_the_same() -> Iterator[None]:
    """Misreads 15-24h: a turn that is ended in the main phase goes on with the attack phase."""

    def attack(game: GateGame) -> Flow[None]:
        if game.phase == "main":
            yield from steps.attack_phase(game)

    with _ended(attack):
        yield


@misreads("15-24h")
def an_end_phase_that_is_ended_is_over() -> Iterator[None]:
    """Misreads 15-24h: where the turn is ended in its end phase the next turn begins at once."""
    right = end_phase.end_phase

    def once(game: GateGame) -> Flow[None]:
        try:
            yield from right(game)
        except TurnEnded:
            end_phase.pass_the_turn(game)

    with replaced(end_phase, "end_phase", once):
        yield
