"""Misreadings of 3.7 to 3.9: what players do in the energy, main and smash phases."""

import contextlib
from collections.abc import Callable, Iterator

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
from reference.dimension_zero.squares import ADJACENT, BASE_SPACE, BATTLE_SPACE, PLACES
from reference.dimension_zero.state import Duel, Item
from reference.kernel import ask
from reference.kernel.game import Card, Flow, Game, place
from reference.kernel.misreading import (
    comes_to_nothing,
    hears_anyone,
    misreadings,
    offers_more,
    refuses_nothing,
    replaced,
)

MISREADINGS, misreads = misreadings("DZ")


@misreads("3.3.3")
def any_card_will_do() -> Iterator[None]:
    """Misreads 3.3.3: an act is taken without a look at whether it can be done, even after the end."""
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


@misreads("3.8.1", "3.8.2-1", "3.8.2-5")
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
        if hand and not game.this_turn.charged:
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
        resolving.turn_up(game, item.controller)

    with replaced(resolving.HOW, "renew", renew):
        yield


@misreads("3.7.1")
def energy_comes_from_the_table() -> Iterator[None]:
    """Misreads 3.7.1: units and bases may become energy as well as cards of the hand."""

    def more(game: Game, seat: Seat) -> list[Option]:
        there = [card for card in game.cards.values() if card.place.zone in zones.FIELD]
        return [Option(verb="charge", card=card.ref) for card in there if game.phase == "energy"]

    with offers_more(more):
        yield


@misreads("3.7.1")
def energy_comes_in_every_phase() -> Iterator[None]:
    """Misreads 3.7.1: a card becomes energy in the main phase, too."""

    def more(game: Game, seat: Seat) -> list[Option]:
        return [Option(verb="charge", card=card.ref) for card in game.zone("hand", seat)]

    with offers_more(more):
        yield


@misreads("3.7.1")
def both_players_get_energy() -> Iterator[None]:
    """Misreads 3.7.1: either player may put a card into the energy zone, whoever is active."""

    def more(game: Game, seat: Seat) -> list[Option]:
        return [Option(verb="charge", card=card.ref) for card in game.zone("hand", OTHER[seat])]

    with offers_more(more), hears_anyone():
        yield


@misreads("3.8.1")
def every_phase_is_a_main_phase() -> Iterator[None]:
    """Misreads 3.8.1: cards are played and abilities activated in other phases, too."""
    right = priority.offered

    def offered(game: Duel, seat: Seat) -> list[Option]:
        found = right(game, seat)
        return found if game.phase == "main" else [*main_phase.options(game, seat), *found]

    with replaced(priority, "offered", offered):
        yield


@misreads("3.8.2-1")
def the_graveyard_is_a_second_hand() -> Iterator[None]:
    """Misreads 3.8.2-1: cards are played from the graveyard, too."""
    with _offering("play", lambda game, seat: game.zone("graveyard", seat)):
        yield


@misreads("3.8.2-5")
def every_plan_is_everybodys() -> Iterator[None]:
    """Misreads 3.8.2-5: the opponent's plan may be played as well."""
    with _offering("play", lambda game, seat: game.zone("deck", OTHER[seat])[:1]):
        yield


@misreads("3.8.2-6")
def every_unit_obeys() -> Iterator[None]:
    """Misreads 3.8.2-6: the opponent's units may be moved as well."""
    with _offering("move", lambda game, seat: _units(game, OTHER[seat])):
        yield


@misreads("3.8.3", "3.8.4")
def nothing_is_played_over_anything() -> Iterator[None]:
    """Misreads 3.8.3, 3.8.4: quick and battle timing need an empty stack, as normal timing does."""
    with _never(lambda game, seat: bool(game.pile)):
        yield


@misreads("3.8.4")
def battles_are_not_interrupted() -> Iterator[None]:
    """Misreads 3.8.4: nothing is done in a battle."""
    with _never(lambda game, seat: bool(game.battles)):
        yield


@misreads("3.8.1")
def only_the_active_player_acts() -> Iterator[None]:
    """Misreads 3.8.1: in a main phase nobody but its player does anything."""
    with _never(lambda game, seat: seat != game.active):
        yield


@contextlib.contextmanager
def _offering(verb: str, cards: Callable[[Duel, Seat], list[Card]]) -> Iterator[None]:
    """An act is offered, and carried out, with other cards as well."""
    right = main_phase.options

    def options(game: Duel, seat: Seat) -> list[Option]:
        return [*right(game, seat), *(Option(verb=verb, card=card.ref) for card in cards(game, seat))]

    with replaced(main_phase, "options", options):
        yield


@contextlib.contextmanager
def _never(when: Callable[[Duel, Seat], bool]) -> Iterator[None]:
    """No timing allows anything at certain times."""
    right = main_phase.timings

    def timings(game: Duel, seat: Seat) -> frozenset[str]:
        return frozenset() if when(game, seat) else right(game, seat)

    with replaced(main_phase, "timings", timings):
        yield


def _units(game: Duel, seat: Seat) -> list[Card]:
    return [card for cards in game.squares.values() for card in cards if card.controller == seat]


@misreads("3.8.2-6")
def units_move_everywhere() -> Iterator[None]:
    """Misreads 3.8.2-6: a unit moves to any square of the battle space."""
    with replaced(main_phase, "ADJACENT", dict.fromkeys(BATTLE_SPACE, BATTLE_SPACE)):
        yield


@misreads("3.8.2-6")
def units_move_to_base_squares() -> Iterator[None]:
    """Misreads 3.8.2-6: a unit moves to the base squares as well."""
    bases = {slot: place("base", seat, slot) for seat in SEATS for slot in BASE_SPACE[seat]}
    right = main_phase.free_for

    def free_for(game: Duel, seat: Seat, slot: str) -> bool:
        return slot in bases or right(game, seat, slot)

    near = {slot: (*beside, *bases) for slot, beside in ADJACENT.items()}
    with (
        replaced(main_phase, "ADJACENT", near),
        replaced(main_phase, "PLACES", PLACES | bases),
        replaced(main_phase, "free_for", free_for),
    ):
        yield


@misreads("3.9.1")
def units_smash_from_everywhere() -> Iterator[None]:
    """Misreads 3.9.1: units smash from the own area, too."""
    with replaced(smash_phase, "IN_REACH", dict.fromkeys(SEATS, BATTLE_SPACE)):
        yield


@misreads("3.9.1")
def units_smash_in_the_main_phase() -> Iterator[None]:
    """Misreads 3.9.1: units smash in the main phase, too."""
    right = priority.offered

    def offered(game: Duel, seat: Seat) -> list[Option]:
        found = right(game, seat)
        return [*smash_phase.options(game), *found] if game.phase == "main" else found

    with replaced(priority, "offered", offered):
        yield


@misreads("3.9.1")
def both_players_smash() -> Iterator[None]:
    """Misreads 3.9.1: either player's units smash, whoever is active."""

    def more(game: Game, seat: Seat) -> list[Option]:
        assert isinstance(game, Duel)
        return [Option(verb="smash", card=card.ref) for card in _units(game, OTHER[seat])]

    with offers_more(more), hears_anyone():
        yield
