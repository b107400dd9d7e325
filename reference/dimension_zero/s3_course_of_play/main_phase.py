"""3.8: the main phase: what may be done when, and the plan."""

from duelproof.port import Option, Seat
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import ONE, payable, purse
from reference.dimension_zero.s2_definitions import texts
from reference.dimension_zero.s2_definitions.plan_zone import plan, turn_up
from reference.dimension_zero.s4_processing import playing
from reference.dimension_zero.s4_processing.activating import activations, announce
from reference.dimension_zero.s4_processing.moves import can_move
from reference.dimension_zero.s4_processing.replacement_effects import let_fall
from reference.dimension_zero.s6_other_rules.bonds import occupied, standing
from reference.dimension_zero.state import Duel, Item
from reference.kernel.card import Card
from reference.kernel.flow import Flow

MAKE = Option(verb="plan")
RENEW = Option(verb="renew")
NORMAL = frozenset(("normal", "quick", "battle"))
QUICK = frozenset(("quick", "battle"))
BATTLE = frozenset(("battle",))


@rule(
    "3.8.2",
    also=("2.9.2", "3.8.2-2", "3.8.2-5", "3.8.2-6", "3.8.3", "3.8.4", "2.20.1-1", "2.20.2-1", "2.20.3-1"),
)
def timings(game: Duel, seat: Seat) -> frozenset[str]:
    """Find the timings that a player may use now.

    Normal in their own main phase, with an empty stack and no battle; quick in either player's main
    phase without a battle (3.8.3); battle always (3.8.4).
    """
    if game.battles:
        return BATTLE
    if seat == game.active and not game.pile:
        return NORMAL
    return QUICK


@rule(
    "3.8.2",
    also=(
        *("3.8.2-1", "3.8.2-3", "3.8.2-4", "3.8.2-5", "3.8.2-6", "3.8.3-1", "3.8.4-1"),
        *("2.20.1-1", "2.20.2-1", "2.20.3-1"),
    ),
)
def main_options(game: Duel, seat: Seat) -> list[Option]:
    """List all that a player with priority may do in a main phase.

    Cards of the hand and abilities are used at their own timing. What the rules themselves give is done
    at normal timing, and so is playing the plan, whatever timing it says.
    """
    timing = timings(game, seat)
    found = [
        option
        for card in game.hands[seat] + texts.playable_elsewhere(game, seat)
        if texts.timings_of(game, card) & timing
        for option in playing.plays(game, seat, card)
    ]
    found += activations(game, seat, timing)
    if timing is NORMAL:
        found += _rule_actions(game, seat)
    return found


@rule(
    "3.8.2",
    also=(
        *("3.8.2-3", "3.8.2-4", "3.8.2-5", "3.8.2-6", "2.23.3-6"),
        *("2.20.1-1", "2.20.2-1", "2.20.3-1"),
    ),
)
def _rule_actions(game: Duel, seat: Seat) -> list[Option]:
    """List what the rules themselves give: making, renewing and playing a plan, and moving units.

    No plan is made while there is one (2.23.3-6).
    """
    found: list[Option] = []
    card = plan(game, seat)
    if card is not None:
        found += playing.plays(game, seat, card)
    if payable(game, purse(game, seat), ONE):
        found.append(MAKE if card is None else RENEW)
    found += [Option(verb="move", card=unit.ref) for unit in _units(game, seat) if can_move(game, unit)]
    return found


def _units(game: Duel, seat: Seat) -> list[Card]:
    return [card for slot in occupied(game) for card in standing(game, slot) if card.controller == seat]


@rule("3.8.2-3")
def announce_plan(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Announce making a plan: an ability of the rules that costs one energy of any colour."""
    yield from announce(game, Item(game.oid("plan"), "plan", seat), ONE)


@rule("3.8.2-3")
def make_plan(game: Duel, item: Item) -> Flow[None]:
    """Turn the top card of the deck face up."""
    yield from ()
    turn_up(game, item.controller)


@rule("3.8.2-4")
def announce_renewal(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Announce renewing the plan: an ability of the rules that costs one energy of any colour."""
    yield from announce(game, Item(game.oid("renew"), "renew", seat), ONE)


@rule("3.8.2-4")
def renew_plan(game: Duel, item: Item) -> Flow[None]:
    """Put the plan into the graveyard and, if there was one, turn the next card face up."""
    card = plan(game, item.controller)
    if card is not None:
        yield from let_fall(game, [card], "put")
        turn_up(game, item.controller)
