"""Misreadings of Dimension Zero's book: engines that are wrong on purpose, each in one way."""

from collections.abc import Iterator

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.dimension_zero import (
    costs,
    ending,
    main_phase,
    preparation,
    priority,
    resolving,
    smash_phase,
    turn,
    zones,
)
from reference.dimension_zero.state import Duel, Item
from reference.dimension_zero.zones import draw
from reference.kernel import ask, chance
from reference.kernel.game import Flow, Game
from reference.kernel.misreading import (
    comes_to_nothing,
    conceding_wins,
    ignores_conceding,
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


@misreads("3.1.3")
def decks_are_not_shuffled() -> Iterator[None]:
    """Misreads 3.1.3: chance is asked for an order, and the decks stay as they were brought."""
    right = preparation.shuffle_decks

    def shuffle_decks(game: Duel) -> Flow[None]:
        brought = {seat: list(game.decks[seat]) for seat in SEATS}
        yield from right(game)
        for seat in SEATS:
            game.decks[seat][:] = brought[seat]

    with replaced(preparation, "shuffle_decks", shuffle_decks):
        yield


@misreads("3.1.3")
def shuffled_decks_lie_face_up() -> Iterator[None]:
    """Misreads 3.1.3: the shuffled decks can be looked at."""
    right = preparation.shuffle_decks

    def shuffle_decks(game: Duel) -> Flow[None]:
        yield from right(game)
        for seat in SEATS:
            for card in game.decks[seat]:
                card.face = "up"

    with replaced(preparation, "shuffle_decks", shuffle_decks):
        yield


@misreads("3.1.3", "3.2.2")
def hands_are_drawn_from_the_bottom() -> Iterator[None]:
    """Misreads 3.1.3: the first hand is not what the shuffle put on top."""

    def opening_hands(game: Duel) -> Flow[None]:
        yield from ()
        for seat in SEATS:
            game.decks[seat].reverse()
            draw(game, seat, preparation.HAND)
            game.decks[seat].reverse()

    with replaced(preparation, "opening_hands", opening_hands):
        yield


@misreads("3.1.3", "3.1.4", "3.2.2")
def one_card_more_in_the_first_hand() -> Iterator[None]:
    """Misreads 3.2.2: six cards are drawn."""
    with replaced(preparation, "HAND", preparation.HAND + 1):
        yield


@misreads("3.1.3")
def hands_come_before_the_shuffle() -> Iterator[None]:
    """Misreads 3.1.3: the hands are drawn from decks as they were brought, which are shuffled then."""

    def shuffle_decks(game: Duel) -> Flow[None]:
        for seat in SEATS:
            draw(game, seat, preparation.HAND)
        for seat in SEATS:
            yield from chance.shuffle(game, game.decks[seat], seat)

    def opening_hands(game: Duel) -> Flow[None]:
        yield from ()

    with (
        replaced(preparation, "shuffle_decks", shuffle_decks),
        replaced(preparation, "opening_hands", opening_hands),
    ):
        yield


@misreads("3.1.4")
def the_other_player_begins() -> Iterator[None]:
    """Misreads 3.1.4: whoever is picked goes second."""
    right = preparation.who_begins

    def who_begins(game: Duel) -> Flow[Seat]:
        seat = yield from right(game)
        return OTHER[seat]

    with replaced(preparation, "who_begins", who_begins):
        yield


@misreads("3.2.3-1")
def the_first_player_draws_again_too() -> Iterator[None]:
    """Misreads 3.2.3-1: both players are asked whether to draw again, the first player first."""
    right = preparation.redraw

    def redraw(game: Duel) -> Flow[None]:
        for _ in SEATS:
            game.first = OTHER[game.first]
            yield from right(game)

    with replaced(preparation, "redraw", redraw):
        yield


@misreads("3.2.3-1")
def drawing_again_as_often_as_one_likes() -> Iterator[None]:
    """Misreads 3.2.3-1: who has drawn again is asked once more."""
    right = preparation.redraw

    def redraw(game: Duel) -> Flow[None]:
        yield from right(game)
        yield from right(game)

    with replaced(preparation, "redraw", redraw):
        yield


@misreads("3.3.6")
def whatever_goes_round_is_a_draw() -> Iterator[None]:
    """Misreads 3.3.6: a loop that a player may leave is a draw after thirty rounds too."""
    right = ending.stop_loops
    rounds = {"": 0}

    def stop_loops(game: Duel) -> None:
        rounds[""] += 1
        if rounds[""] >= 30:
            game.end(None, [], "loop")
        right(game)

    with replaced(ending, "stop_loops", stop_loops):
        yield


@misreads("3.3.6", "3.3.3")
def the_end_is_overlooked() -> Iterator[None]:
    """Misreads 3.3.3: what would end the duel is noticed, and the duel goes on."""

    def conclude(game: Duel, *why: str) -> None:
        game.winners.clear()
        game.losers.clear()

    with replaced(ending, "conclude", conclude):
        yield


@misreads("3.3.7")
def nobody_can_concede() -> Iterator[None]:
    """Misreads 3.3.7: conceding is taken for saying nothing."""
    with ignores_conceding():
        yield


@misreads("3.3.7")
def who_concedes_wins() -> Iterator[None]:
    """Misreads 3.3.7: the player who concedes is given the win."""
    with conceding_wins():
        yield


@misreads("3.3.8")
def nobody_wins_in_the_added_turn() -> Iterator[None]:
    """Misreads 3.3.8: once time was called, the duel can only be drawn."""
    right = ending.conclude

    def conclude(game: Duel, *why: str) -> None:
        if game.last_turn is not None and (game.winners or game.losers):
            game.end(None, [], "time")
        right(game, *why)

    with replaced(ending, "conclude", conclude):
        yield


@misreads("3.4.2", "3.6.1-1")
def no_phase_begins() -> Iterator[None]:
    """Misreads 3.4.2: a phase in which nobody does anything is passed over, with what its beginning does."""

    def quiet(game: Duel) -> Flow[None]:
        yield from ()

    right = turn.PHASES
    with replaced(turn, "PHASES", tuple((n, run if n == "main" else quiet) for n, run in right)):
        yield


@misreads("3.4.2")
def energy_after_the_main_phase() -> Iterator[None]:
    """Misreads 3.4.2: the energy phase comes after the main phase."""
    release, drawn, energy, main, *rest = turn.PHASES
    with replaced(turn, "PHASES", (release, drawn, main, energy, *rest)):
        yield


@misreads("3.6.1-1")
def both_players_draw() -> Iterator[None]:
    """Misreads 3.6.1-1: in the draw phase both players draw a card."""

    def draw_card(game: Duel) -> Flow[None]:
        turn._begin_phase(game)
        for seat in SEATS:
            draw(game, seat)
        yield from priority.window(game)

    right = turn.PHASES
    with replaced(turn, "PHASES", tuple((n, draw_card if n == "draw" else run) for n, run in right)):
        yield


@misreads("3.6.1-1")
def the_bottom_card_is_drawn() -> Iterator[None]:
    """Misreads 3.6.1-1: the active player draws from the bottom of the deck."""

    def draw_card(game: Duel) -> Flow[None]:
        turn._begin_phase(game)
        game.decks[game.active].reverse()
        draw(game, game.active)
        game.decks[game.active].reverse()
        yield from priority.window(game)

    right = turn.PHASES
    with replaced(turn, "PHASES", tuple((n, draw_card if n == "draw" else run) for n, run in right)):
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


@misreads("3.3.1", "3.3.2", "3.3.8")
def the_loser_wins() -> Iterator[None]:
    """Misreads 3.3.1: the player whose smash zone is full is given the win."""
    right = ending.conclude

    def conclude(game: Duel, *why: str) -> None:
        game.losers = {OTHER[seat] for seat in game.losers}
        right(game, *why)

    with replaced(ending, "conclude", conclude):
        yield


@misreads("3.3.6")
def thirty_rounds_are_a_loop() -> Iterator[None]:
    """Misreads 3.3.6: the thirtieth answer in a loop makes a draw, though somebody may leave it."""
    right = ask.may
    said: list[Game] = []

    def may(game: Game, player: Seat, *, about: str | None = None, kind: str = "may") -> Flow[bool]:
        answer = yield from right(game, player, about=about, kind=kind)
        said.append(game)
        if said.count(game) >= 30:
            game.end(None, [], "loop")
        return answer

    with replaced(ask, "may", may):
        yield


@misreads("3.3.6")
def who_leaves_a_loop_ends_the_duel() -> Iterator[None]:
    """Misreads 3.3.6: a loop that went round thirty times is a draw even when it is left."""
    right = ask.may
    said: list[Game] = []

    def may(game: Game, player: Seat, *, about: str | None = None, kind: str = "may") -> Flow[bool]:
        answer = yield from right(game, player, about=about, kind=kind)
        said.append(game)
        if said.count(game) > 30 and not answer:
            game.end(None, [], "loop")
        return answer

    with replaced(ask, "may", may):
        yield


@misreads("3.2.2")
def only_the_second_player_draws() -> Iterator[None]:
    """Misreads 3.2.2: who goes first begins with an empty hand."""

    def opening_hands(game: Duel) -> Flow[None]:
        yield from ()
        draw(game, OTHER[game.first], preparation.HAND)

    with replaced(preparation, "opening_hands", opening_hands):
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


@misreads("3.10.1")
def effects_end_with_the_main_phase() -> Iterator[None]:
    """Misreads 3.10.1: what lasts until the end of the turn is gone when the smash phase begins."""
    right = turn.open_phase

    def open_phase(game: Duel) -> Flow[None]:
        turn._heal(game)
        yield from right(game)

    phases = turn.PHASES
    with replaced(turn, "PHASES", tuple((n, open_phase if n == "smash" else run) for n, run in phases)):
        yield


@misreads("3.10.3")
def recovery_comes_twice() -> Iterator[None]:
    """Misreads 3.10.3: the recovery phase is gone through twice in every turn."""

    def recover(game: Duel) -> Flow[None]:
        for _ in range(2):
            game.fired.clear()
            yield from turn.recover(game)

    phases = turn.PHASES
    with replaced(turn, "PHASES", tuple((n, recover if n == "recovery" else run) for n, run in phases)):
        yield
