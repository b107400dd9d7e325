"""Misreadings of 2.23.3: the plan zone."""

from collections.abc import Iterator

from duelproof.port import OTHER, SEATS, Option, Place, Seat
from duelproof.port.abilities import Search, Shuffle
from reference.dimension_zero.book import BOOK
from reference.dimension_zero.s2_definitions import moving, plan_zone
from reference.dimension_zero.s2_definitions.moving import draw
from reference.dimension_zero.s2_definitions.plan_zone import plan, turn_down, turn_up
from reference.dimension_zero.s3_course_of_play import beginning, main_phase
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import chance
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s2_definitions.helpers import How, Put, Wrong, putting
from reference.misreadings.making import replaced


@misreads("2.23.3")
def plans_are_made_for_the_other_player() -> Iterator[None]:
    """Misreads 2.23.3: who makes a plan turns up the top card of the other player's deck."""
    with replaced(plan_zone, "turn_up", lambda game, seat: turn_up(game, OTHER[seat])):
        yield


@misreads("2.23.3-1")
def plans_are_made_face_down() -> Iterator[None]:
    """Misreads 2.23.3-1: the card that becomes the plan is shown and lies face down again."""

    def made(game: Duel, seat: Seat) -> bool:
        done = turn_up(game, seat)
        turn_down(game, seat)
        return done

    with replaced(plan_zone, "turn_up", made):
        yield


@misreads("2.23.3-1")
def plans_are_in_the_deck_alone() -> Iterator[None]:
    """Misreads 2.23.3-1: an effect on a card of the plan zone does not find the plan."""
    with replaced(BOOK.shown, "deck", ""):
        yield


@misreads("2.23.3-1")
def plans_are_not_drawn() -> Iterator[None]:
    """Misreads 2.23.3-1: a plan is no card of the deck, and who draws takes the card below it."""

    def draw_one(game: Duel, seat: Seat, many: int = 1) -> None:
        card = plan(game, seat)
        if card is None:
            draw(game, seat, many)
            return
        game.decks[seat].remove(card)
        draw(game, seat, many)
        game.decks[seat].insert(0, card)

    with replaced(moving, "draw", draw_one):
        yield


@misreads("2.23.3-1")
def plans_do_not_come_from_the_deck() -> Iterator[None]:
    """Misreads 2.23.3-1: a plan that leaves has left the plan zone, but not the deck."""
    with replaced(BOOK.parts, "plan", "plan"):
        yield


@misreads("2.23.3-1")
def any_top_card_can_be_played() -> Iterator[None]:
    """Misreads 2.23.3-1: the top card of the deck can be played though it lies face down."""

    right = main_phase.main_options

    def options(game: Duel, seat: Seat) -> list[Option]:
        top = [Option(verb="play", card=card.ref) for card in game.decks[seat][:1] if card.face == "down"]
        return [*right(game, seat), *top]

    with replaced(main_phase, "main_options", options):
        yield


@misreads("2.23.3-1")
def everybody_begins_with_a_plan() -> Iterator[None]:
    """Misreads 2.23.3-1: the top card of each deck is turned up when the opening hands are drawn."""
    right = beginning.opening_hands

    def opening_hands(game: Duel) -> Flow[None]:
        yield from right(game)
        for seat in SEATS:
            turn_up(game, seat)

    with replaced(beginning, "opening_hands", opening_hands):
        yield


@misreads("2.23.3-2")
def the_next_card_is_turned_up() -> Iterator[None]:
    """Misreads 2.23.3-2: when the plan leaves, the next card of the deck is the plan."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        was_plan = card is plan(game, card.owner)
        right(game, card, to, how)
        if was_plan and card.place.zone != "deck":
            turn_up(game, card.owner)

    with putting(wrong):
        yield


def _covering(face: str | None, lies: bool, covered: bool) -> Wrong:
    """Return a way of putting a card on a plan that leaves the plan, or the card, lying the other way."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        before = plan(game, card.owner) if to.zone == "deck" and how.get("end") != "bottom" else None
        right(game, card, to, how)
        if before is not None and how.get("face") == face:
            before.face = "up" if covered else before.face
            if lies:
                card.face = "up" if card.face == "down" else "down"

    return wrong


@misreads("2.23.3-3")
def covered_plans_stay_face_up() -> Iterator[None]:
    """Misreads 2.23.3-3: a plan lies face up under a card that is put on its deck."""
    with putting(_covering(None, lies=False, covered=True)):
        yield


@misreads("2.23.3-3")
def who_covers_a_plan_is_the_plan() -> Iterator[None]:
    """Misreads 2.23.3-3: a card that is put on a deck with a plan lies face up like the plan."""
    with putting(_covering(None, lies=True, covered=False)):
        yield


@misreads("2.23.3-3")
def replaced_plans_stay_face_up() -> Iterator[None]:
    """Misreads 2.23.3-3: a plan lies face up under the card that is put into its plan zone."""
    with putting(_covering("up", lies=False, covered=True)):
        yield


@misreads("2.23.3-3")
def who_replaces_a_plan_lies_face_down() -> Iterator[None]:
    """Misreads 2.23.3-3: a card that is put into a plan zone with a plan lies face down."""
    with putting(_covering("up", lies=True, covered=False)):
        yield


@misreads("2.23.3-3")
def any_card_for_the_deck_turns_the_plan_down() -> Iterator[None]:
    """Misreads 2.23.3-3: a plan is turned down when a card is put under its deck, too."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        if to.zone == "deck":
            turn_down(game, card.owner)
        right(game, card, to, how)

    with putting(wrong):
        yield


@misreads("2.23.3-5")
def plans_that_were_turned_down_are_found() -> Iterator[None]:
    """Misreads 2.23.3-5: a plan that is turned down is the same card, and is found in its deck."""
    right = plan_zone.turn_down

    def turn_down(game: Duel, seat: Seat) -> None:
        card = plan_zone.plan(game, seat)
        life = 0 if card is None else card.life
        right(game, seat)
        if card is not None:
            card.life = life

    with replaced(plan_zone, "turn_down", turn_down):
        yield


@misreads("2.23.3-4")
def plans_stay_while_their_deck_is_searched() -> Iterator[None]:
    """Misreads 2.23.3-4: a plan is turned down when its deck has been searched."""
    with replaced(plan_zone, "turn_down", lambda game, seat: None):
        yield


@misreads("2.23.3-4")
def searching_turns_both_plans_down() -> Iterator[None]:
    """Misreads 2.23.3-4: the plans of both players are turned down when one searches a deck."""

    def both(game: Duel, seat: Seat) -> None:
        for each in SEATS:
            turn_down(game, each)

    with replaced(plan_zone, "turn_down", both):
        yield


@misreads("2.23.3-4")
def any_search_turns_the_plan_down() -> Iterator[None]:
    """Misreads 2.23.3-4: a plan is turned down when its player searches another zone, too."""
    right = INSTRUCTIONS[Search]

    def search(game: Duel, instr: Search, ctx: Context) -> Flow[None]:
        if instr.zone != "deck":
            turn_down(game, ctx.controller)
        yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, Search, search):
        yield


@misreads("2.23.3-5")
def plans_are_turned_down_after_the_shuffle() -> Iterator[None]:
    """Misreads 2.23.3-5: a plan is turned down when its deck has been shuffled."""

    def shuffle(game: Duel, instr: Shuffle, ctx: Context) -> Flow[None]:
        deck = game.decks[ctx.controller]
        yield from chance.shuffle(game, deck, ctx.controller)
        for card in deck:
            card.face = "down"

    with replaced(INSTRUCTIONS, Shuffle, shuffle):
        yield


@misreads("2.23.3-5")
def there_is_a_plan_again_after_the_shuffle() -> Iterator[None]:
    """Misreads 2.23.3-5: where there was a plan, the top card is turned up when the deck is shuffled."""
    right = INSTRUCTIONS[Shuffle]

    def shuffle(game: Duel, instr: Shuffle, ctx: Context) -> Flow[None]:
        before = plan(game, ctx.controller)
        yield from right(game, instr, ctx)
        if before is not None:
            turn_up(game, ctx.controller)

    with replaced(INSTRUCTIONS, Shuffle, shuffle):
        yield


@misreads("2.23.3-6")
def another_plan_can_be_made() -> Iterator[None]:
    """Misreads 2.23.3-6: a player who has a plan may make one."""
    right = main_phase.main_options

    def options(game: Duel, seat: Seat) -> list[Option]:
        found = right(game, seat)
        return found if main_phase.MAKE in found else [*found, main_phase.MAKE]

    with replaced(main_phase, "main_options", options):
        yield


@misreads("2.23.3-6")
def effects_make_plans_again() -> Iterator[None]:
    """Misreads 2.23.3-6: an effect makes the plan that there is anew, and what waits for a plan triggers."""

    def made(game: Duel, seat: Seat) -> bool:
        card = plan(game, seat)
        if card is None:
            return turn_up(game, seat)
        happen(game, "plan", card=card, player=seat)
        return True

    with replaced(plan_zone, "turn_up", made):
        yield
