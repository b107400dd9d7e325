"""Misreadings of 3.7 to 3.9: what players do in the energy, main and smash phases."""

from collections.abc import Iterator

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.dimension_zero import (
    costs,
    energy_phase,
    main_phase,
    priority,
    resolving,
    smash_phase,
    turn,
    zones,
)
from reference.dimension_zero.state import Duel, Item
from reference.kernel import ask
from reference.kernel.game import Flow, Game
from reference.kernel.misreading import (
    comes_to_nothing,
    misreadings,
    offers_more,
    refuses_nothing,
    replaced,
)

MISREADINGS, misreads = misreadings("DZ")


@misreads("3.7.1", "3.8.1", "3.8.2-1", "3.8.2-3", "3.8.2-5", "3.8.2-6", "3.9.1", "3.1.4", "3.2.3-1", "3.3.3")
def any_card_will_do() -> Iterator[None]:
    """Misreads 3.7.1 to 3.9.1: an act is taken without a look at whose card it is, where, and when."""
    with refuses_nothing():
        yield


@misreads("3.8.1", "3.8.2-1", "3.8.2-5", "3.8.3", "3.8.3-1", "3.8.4", "3.8.4-1", "3.3.1", "3.3.10", "3.7.1")
def played_cards_do_nothing() -> Iterator[None]:
    """Misreads 3.8.2-1: a card may be played, but what is played goes to the graveyard without effect."""

    def spell(game: Duel, item: Item) -> Flow[None]:
        yield from ()
        assert item.card is not None
        zones.to_graveyard(game, [item.card], "resolved")

    with replaced(resolving.HOW, "card", spell):
        yield


@misreads("3.8.2-2", "3.8.3-2", "3.8.4-2", "3.6.1-1")
def abilities_do_nothing() -> Iterator[None]:
    """Misreads 3.8.2-2: an ability may be activated, but it comes off the stack without effect."""

    def ability(game: Duel, item: Item) -> Flow[None]:
        yield from ()

    with replaced(resolving.HOW, "ability", ability):
        yield


@misreads("3.8.1", "3.8.2-1", "3.8.2-5", "3.8.3", "3.8.4", "3.8.3-1", "3.8.4-1")
def plays_are_forgotten() -> Iterator[None]:
    """Misreads 3.8.2: a play that is allowed is taken, and the card stays in the hand."""
    with comes_to_nothing("play"):
        yield


@misreads("3.8.2-2", "3.8.3-2", "3.8.4-2")
def activations_are_forgotten() -> Iterator[None]:
    """Misreads 3.8.2-2: an activation that is allowed is taken, and nothing is put on the stack."""
    with comes_to_nothing("activate"):
        yield


@misreads("3.8.2-2")
def abilities_resolve_at_once() -> Iterator[None]:
    """Misreads 3.8.2-2: an activated ability does not wait on the stack."""
    right = priority.ACTIONS["activate"]

    def activate(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, "activate", activate):
        yield


@misreads("3.8.3")
def first_come_first_served() -> Iterator[None]:
    """Misreads 3.8.3: what came to the stack first resolves first."""
    right = resolving.resolve

    def resolve(game: Duel) -> Flow[None]:
        game.pile.reverse()
        yield from right(game)
        game.pile.reverse()

    with replaced(resolving, "resolve", resolve):
        yield


@misreads("3.7.1")
def charging_is_forgotten() -> Iterator[None]:
    """Misreads 3.7.1: the card that becomes energy stays in the hand."""
    with comes_to_nothing("charge"):
        yield


@misreads("3.9.1", "3.3.8")
def smashing_is_forgotten() -> Iterator[None]:
    """Misreads 3.9.1: a unit may smash, and nothing comes of it."""
    with comes_to_nothing("smash"):
        yield


@misreads("3.9.1")
def units_smash_by_themselves() -> Iterator[None]:
    """Misreads 3.9.1: whatever unit can smash does, asked or not."""
    right = turn.PHASES

    def smash(game: Duel) -> Flow[None]:
        for option in smash_phase.options(game):
            yield from smash_phase.smash_with(game, game.active, option)
        yield from turn.open_phase(game)

    with replaced(turn, "PHASES", tuple((n, smash if n == "smash" else run) for n, run in right)):
        yield


@misreads("3.4.5", "3.8.4")
def moves_are_forgotten() -> Iterator[None]:
    """Misreads 3.4.5: a move that leads to a battle is taken and forgotten."""
    with comes_to_nothing("move"):
        yield


@misreads("3.4.5")
def a_battle_ends_the_phase() -> Iterator[None]:
    """Misreads 3.4.5: after a battle the main phase does not go on."""
    right = main_phase.options

    def options(game: Duel, seat: Seat) -> list[Option]:
        fought = any(card.damage for cards in game.squares.values() for card in cards)
        fought = fought or any(game.zone("graveyard", each) for each in SEATS)
        return [] if fought and not game.battles else right(game, seat)

    with replaced(main_phase, "options", options):
        yield


@misreads("3.9.1")
def smashing_can_be_answered() -> Iterator[None]:
    """Misreads 3.9.1: before a unit smashes, the other player is asked whether he does something."""
    right = priority.ACTIONS["smash"]

    def smash(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        yield from ask.act(game, OTHER[seat], [priority.PASS, *_all_plays(game, OTHER[seat])])

    with replaced(priority.ACTIONS, "smash", smash):
        yield


@misreads("3.7.1")
def charging_can_be_answered() -> Iterator[None]:
    """Misreads 3.7.1: after a card became energy, the other player is asked whether he does something."""
    right = priority.ACTIONS["charge"]

    def charge(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        yield from ask.act(game, OTHER[seat], [priority.PASS, *_all_plays(game, OTHER[seat])])

    with replaced(priority.ACTIONS, "charge", charge):
        yield


@misreads("3.7.1")
def cards_cost_nothing() -> Iterator[None]:
    """Misreads 3.7.1: what is played is not paid for with the cards of the energy zone."""

    def pay(game: Duel, *asked: object) -> Flow[None]:
        yield from ()

    with replaced(costs, "pay", pay):
        yield


@misreads("3.7.1", "3.8.1", "3.8.2-1", "3.8.2-3", "3.8.2-5", "3.8.2-6", "3.9.1")
def everything_is_offered() -> Iterator[None]:
    """Misreads 3.8.2: every card of the table is offered for every act."""
    with offers_more(_all_plays):
        yield


def _all_plays(game: Game, seat: Seat) -> list[Option]:
    verbs = ("play", "move", "charge", "smash", "activate")
    found = [Option(verb=verb, card=card) for card in game.cards for verb in verbs]
    return [*found, Option(verb="plan"), Option(verb="renew")]


@misreads("3.7.1")
def energy_comes_by_itself() -> Iterator[None]:
    """Misreads 3.7.1: who puts no card into the energy zone has the first of the hand put there."""

    def energy(game: Duel) -> Flow[None]:
        yield from turn.open_phase(game)
        hand = game.hands[game.active]
        if hand and not game.charged:
            yield from energy_phase.charge(game, game.active, Option(card=hand[0].ref))

    right = turn.PHASES
    with replaced(turn, "PHASES", tuple((n, energy if n == "energy" else run) for n, run in right)):
        yield


@misreads("3.8.2-4")
def renewing_needs_no_plan() -> Iterator[None]:
    """Misreads 3.8.2-4: a card is turned up even where there was no plan left to go to the graveyard."""
    right = resolving.HOW["renew"]

    def renew(game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        resolving.turn_up(game, item)

    with replaced(resolving.HOW, "renew", renew):
        yield
