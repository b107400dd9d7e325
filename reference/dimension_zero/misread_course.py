"""Misreadings of 3.1 to 3.6 and 3.10: how a duel begins, goes on and ends."""

from collections.abc import Callable, Iterator

from duelproof.port import OTHER, SEATS, Seat
from reference.dimension_zero import battle, ending, preparation, rule_effects, turn, verbs
from reference.dimension_zero.squares import area
from reference.dimension_zero.state import Duel
from reference.dimension_zero.zones import draw, smash
from reference.kernel import ask, chance
from reference.kernel.game import Flow, Game
from reference.kernel.misreading import conceding_wins, hears_anyone, ignores_conceding, misreadings, replaced

MISREADINGS, misreads = misreadings("DZ")

ROUNDS = 12
"""So often something comes again before an engine takes it for a loop."""


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


@misreads("3.2.2")
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


@misreads("3.1.4", "3.2.3-1")
def whoever_answers_first_is_heard() -> Iterator[None]:
    """Misreads 3.1.4, 3.2.3-1: whoever answers first is heard, be it chance or another that was asked."""
    with hears_anyone():
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
        for seat in SEATS:
            draw(game, seat)
        yield from turn.open_phase(game)

    right = turn.PHASES
    with replaced(turn, "PHASES", tuple((n, draw_card if n == "draw" else run) for n, run in right)):
        yield


@misreads("3.6.1-1")
def the_bottom_card_is_drawn() -> Iterator[None]:
    """Misreads 3.6.1-1: the active player draws from the bottom of the deck."""

    def draw_card(game: Duel) -> Flow[None]:
        game.decks[game.active].reverse()
        draw(game, game.active)
        game.decks[game.active].reverse()
        yield from turn.open_phase(game)

    right = turn.PHASES
    with replaced(turn, "PHASES", tuple((n, draw_card if n == "draw" else run) for n, run in right)):
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
            game.this_turn.fired.clear()
            yield from turn.recover(game)

    phases = turn.PHASES
    with replaced(turn, "PHASES", tuple((n, recover if n == "recovery" else run) for n, run in phases)):
        yield


@misreads("3.3.2")
def the_last_card_loses() -> Iterator[None]:
    """Misreads 3.3.2: who has one card left in the deck has lost."""
    right = ending.lose_by_rule

    def lose_by_rule(game: Duel) -> None:
        game.losers |= {seat for seat in SEATS if len(game.decks[seat]) == 1}
        right(game)

    with replaced(ending, "lose_by_rule", lose_by_rule):
        yield


@misreads("3.3.1", "3.3.2")
def defeat_does_not_wait() -> Iterator[None]:
    """Misreads 3.3.1, 3.3.2: who has lost is looked for as soon as a card is drawn or smashed."""

    def looking(right: Callable[..., int]) -> Callable[..., int]:
        def moved(game: Duel, seat: Seat, many: int = 1) -> int:
            count = right(game, seat, many)
            ending.lose_by_rule(game)
            return count

        return moved

    with (
        replaced(verbs, "draw", looking(draw)),
        replaced(verbs, "smash", looking(smash)),
    ):
        yield


@misreads("3.4.2")
def a_battle_is_one_step() -> Iterator[None]:
    """Misreads 3.4.2: a battle consists of its end alone."""
    with replaced(battle, "STEPS", battle.STEPS[-1:]):
        yield


@misreads("3.4.2")
def every_invader_fights() -> Iterator[None]:
    """Misreads 3.4.2: a unit that comes to the enemy area fights a battle, whether it meets a unit or not."""
    right = rule_effects.meetings
    fought: set[tuple[str, int]] = set()

    def meetings(game: Duel) -> list[str]:
        found = right(game)
        for slot, cards in game.squares.items():
            for card in cards:
                if area(card.controller, slot) == "enemy" and (card.ref, card.since) not in fought:
                    fought.add((card.ref, card.since))
                    found = [slot]
        return found

    with replaced(rule_effects, "meetings", meetings):
        yield


@misreads("3.10.3")
def recovery_waits_for_something() -> Iterator[None]:
    """Misreads 3.10.3: recovery is gone through until something happens, which makes a draw under 3.3.6."""

    def recover(game: Duel) -> Flow[None]:
        before = game.busy
        for _ in range(ROUNDS):
            yield from turn.recover(game)
            if game.busy != before:
                return
        game.end(None, [], "loop")

    phases = turn.PHASES
    with replaced(turn, "PHASES", tuple((n, recover if n == "recovery" else run) for n, run in phases)):
        yield
