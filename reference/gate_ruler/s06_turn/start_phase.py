"""6-2: the start phase."""

from duelproof.port import OTHER, SEATS, Cause, Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.moving import together
from reference.gate_ruler.s09_gate.gate_process import gate_process
from reference.gate_ruler.s10_drive import drive_top_cards
from reference.gate_ruler.s15_game_actions import drawing
from reference.gate_ruler.s15_game_actions.ready_and_exhaust import turn_card
from reference.gate_ruler.sa_rulers.rulers import EACH_RULER, WITH_RESOURCES
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities.triggers import happen
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("6-2a", also=("6-2b", "6-2c", "6-2d", "6-2e", "6-2f", "6-2g"))
def start_phase(game: GateGame) -> Flow[None]:
    """Set the caps, ready cards, do what the ruler says, and let what triggers be played in between."""
    seat = game.active
    game.enter("start")
    game.log.cause = Cause(by="turn", player=seat)
    game.log.add("turn_start", player=seat)
    game.log.add("phase_start", name="start", player=seat)
    set_caps(game)
    if game.turn == 1:
        happen(game, "game_start")
        yield from gate_process(game)
    ready_cards(game, seat)
    happen(game, "turn_start", player=seat)
    yield from gate_process(game)
    yield from start_of_turn(game, seat)
    yield from gate_process(game)


@rule("6-2a", also=("4-3a", "4-3a-1a", "4-3a-1b", "4-3a-2", *EACH_RULER))
def set_caps(game: GateGame) -> None:
    """The active player's summon cap is her ruler's, the other's is unlimited, and nobody has summoned."""
    game.caps = {game.active: game.rules[game.active].cap, OTHER[game.active]: None}
    game.summons = dict.fromkeys(SEATS, 0)


@rule("6-2c")
def ready_cards(game: GateGame, seat: Seat) -> None:
    """Ready the active player's ruler and the cards in her attack zones, all at once."""
    with together(game):
        for card in game.fighters(seat):
            turn_card(game, card, ready=True)


@rule("6-2f", also=("6-2f-1", *EACH_RULER))
def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
    """Do what the ruler says: ready resources, draw (one less in the very first turn), drive."""
    rules = game.rules[seat]
    yield from _ready_resources(game, seat, rules.ready)
    yield from drawing.draw_cards(game, seat, rules.draw - (1 if game.turn == 1 else 0))
    yield from drive_top_cards(game, seat, rules.drive)


@rule("6-2f", also=(*WITH_RESOURCES,))
def _ready_resources(game: GateGame, seat: Seat, count: int) -> Flow[None]:
    """Ready as many exhausted resources as the ruler says, of the player's choice, all at once."""
    tired = [card for card in game.zone("resource", seat) if card.turned == "exhausted"]
    options = [game.option_for(card) for card in tired]
    chosen = yield from ask.some(game, seat, "choose", options, count, count)
    with together(game):
        for option in chosen:
            turn_card(game, game.cards[str(option.card)], ready=True)
