"""Misreadings of Appendix A: rulers."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from duelproof.port import Seat
from duelproof.port.abilities import Ability, Cost
from reference.gate_ruler import s01_overview
from reference.gate_ruler.s06_turn import end_phase
from reference.gate_ruler.s14_cards_and_abilities import costs, payment
from reference.gate_ruler.s15_game_actions import paying
from reference.gate_ruler.s15_game_actions.ready_and_exhaust import turn_card
from reference.gate_ruler.sa_rulers import decks
from reference.gate_ruler.sa_rulers.decks import Fault
from reference.gate_ruler.sa_rulers.rulers import EACH_RULER, RULERS, RulerRules
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import comes_to_nothing, refuses_nothing, replaced


@misreads("A-W-23", "A-B-2", "1-5e", "5-2d", "6-3b", "8-1a", "8-4b", "8-4c", "8-4c-2c", "6-2a")
def anything_goes() -> Iterator[None]:
    """Misreads 1-5e, 8-1a, 8-4c: a choice is accepted without a check that it was offered."""
    with refuses_nothing():
        yield


@misreads(
    "A-A-1",
    "A-B-2",
    "A-H-8",
    "A-WMA-2020",
    "1-5b",
    "1-5b-1",
    "6-2a",
    "6-2b",
    "6-3b",
    "6-5b",
    "6-5c-2",
    "8-3b",
    "8-4b",
    "8-6d-3",
    "8-6e",
    "8-7b",
)
def plays_are_forgotten() -> Iterator[None]:
    """Misreads 6-3b, 9-3e: a card may be played where the rule says so, but this has no effect."""
    with comes_to_nothing("play"):
        yield


@misreads("A-B-2")
def the_berserker_has_three_set_zones() -> Iterator[None]:
    """Misreads B-2: the Berserker has as many set zones as the other rulers."""
    wrong = replace(RULERS["Berserker"], sets=3)
    with replaced(RULERS, "Berserker", wrong):
        yield


@misreads("A-W-23")
def the_wizard_stays_exhausted() -> Iterator[None]:
    """Misreads W-23: an ability of a ruler never triggers."""
    right = triggers.wait

    def wait(game: Game, ability: Ability, source: Card, ctx: Context) -> None:
        if source.place.zone != "ruler":
            right(game, ability, source, ctx)

    with replaced(triggers, "wait", wait):
        yield


@misreads("A-W-23")
def all_rulers_are_readied() -> Iterator[None]:
    """Misreads W-23: not only the Wizard but every ruler is readied at the end of his player's turn."""
    right = end_phase.pass_the_turn

    def pass_the_turn(game: GateGame) -> None:
        turn_card(game, game.rulers[game.active], ready=True)
        right(game)

    with replaced(end_phase, "pass_the_turn", pass_the_turn):
        yield


@contextlib.contextmanager
def _rulers_with_more(trait: str) -> Iterator[None]:
    """Let rulers deal one point more than is printed of this number, in the block."""
    right = s01_overview.amount

    def amount(game: GateGame, card: Card, asked: str) -> int:
        return right(game, card, asked) + (asked == trait and "ruler" in card.printed.type)

    with replaced(s01_overview, "amount", amount):
        yield


@misreads(*EACH_RULER)
def rulers_hit_units_harder() -> Iterator[None]:
    """Misreads K-11: a ruler deals units one point more than its ATK."""
    with _rulers_with_more("power"):
        yield


@misreads(*EACH_RULER)
def rulers_hit_rulers_harder() -> Iterator[None]:
    """Misreads K-11: a ruler deals the other one a point more than its STK."""
    with _rulers_with_more("strike"):
        yield


@contextlib.contextmanager
def _rows(wrong: Callable[[RulerRules], RulerRules]) -> Iterator[None]:
    """Play with rulers that are all wrong in one thing, in the block."""
    with contextlib.ExitStack() as stack:
        for name, row in RULERS.items():
            stack.enter_context(replaced(RULERS, name, wrong(row)))
        yield


@misreads("A-K-11", "A-L-12", "A-W-23", "A-WMB-2020")
def all_decks_are_of_low_level() -> Iterator[None]:
    """Misreads K-11: the levels of every ruler's deck add up to 50 at most."""
    with _rows(lambda row: replace(row, deck=replace(row.deck, level=50))):
        yield


@misreads("A-A-1", "A-B-2", "A-H-8", "A-WMA-2020")
def all_rulers_have_a_summon_cap() -> Iterator[None]:
    """Misreads A-1: the summon cap of every ruler is 2."""
    with _rows(lambda row: replace(row, cap=2)):
        yield


@contextlib.contextmanager
def _wizards_that_pay(allowed: Callable[[GateGame, Seat], bool]) -> Iterator[None]:
    """Let a Wizard pay like a resource card where this holds as well, in the block."""
    right = paying.resources

    def resources(game: GateGame, seat: Seat, paid_for: Card | None = None) -> list[Card]:
        found = right(game, seat, paid_for)
        wizard = game.rulers[seat]
        able = wizard not in found and wizard.printed.name == "Wizard" and allowed(game, seat)
        return [*found, wizard] if able else found

    with replaced(paying, "resources", resources):
        yield


@misreads("A-W-23")
def the_wizard_pays_in_any_turn() -> Iterator[None]:
    """Misreads W-23: the Wizard pays like a resource card in the turn of her own player, too."""
    with _wizards_that_pay(lambda game, seat: seat == game.active and game.rulers[seat].turned == "ready"):
        yield


@misreads("A-W-23")
def the_wizard_pays_exhausted() -> Iterator[None]:
    """Misreads W-23: an exhausted Wizard pays like a resource card as well."""
    with _wizards_that_pay(lambda game, seat: seat != game.active):
        yield


@misreads("A-W-23")
def the_wizard_pays_first() -> Iterator[None]:
    """Misreads W-23: a Wizard who can pay pays, whatever her player wants to pay with."""
    right = payment.PAYING["resources"]

    def pay(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        wizard = game.rulers[ctx.controller]
        able = wizard in paying.resources(game, ctx.controller, ctx.source) and wizard not in cards
        yield from right(game, part, [wizard, *cards[1:]] if able and cards else cards, ctx)

    with replaced(payment.PAYING, "resources", pay):
        yield


@misreads("A-W-23")
def the_wizard_pays_for_cards_only() -> Iterator[None]:
    """Misreads W-23: the Wizard does not pay for an ability."""
    right = paying.resources

    def resources(game: GateGame, seat: Seat, paid_for: Card | None = None) -> list[Card]:
        found = right(game, seat, paid_for)
        played = paid_for is not None and paid_for.place.zone == "gate"
        return found if played else [card for card in found if card is not game.rulers[seat]]

    with replaced(paying, "resources", resources):
        yield


@misreads("A-W-23")
def the_wizard_pays_and_stays_ready() -> Iterator[None]:
    """Misreads W-23: the Wizard pays without being exhausted."""
    right = payment.PAYING["resources"]

    def pay(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
        yield from right(game, part, [card for card in cards if "ruler" not in card.printed.type], ctx)

    with replaced(payment.PAYING, "resources", pay):
        yield


@misreads("A-W-23")
def the_wizard_pays_for_everything() -> Iterator[None]:
    """Misreads W-23: the Wizard pays the whole cost of a card alone."""
    right = costs.level_cost

    def level_cost(game: GateGame, seat: Seat, card: Card) -> int:
        cost = right(game, seat, card)
        return min(cost, 1) if paying.resources(game, seat) == [game.rulers[seat]] else cost

    with replaced(costs, "level_cost", level_cost):
        yield


@misreads("A-W-23")
def units_cost_nothing() -> Iterator[None]:
    """Misreads W-23: no resources are spent for the level of a unit."""
    right = costs.level_cost

    def level_cost(game: GateGame, seat: Seat, card: Card) -> int:
        return 0 if "unit" in card.printed.type else right(game, seat, card)

    with replaced(costs, "level_cost", level_cost):
        yield


def collects(wrong: Callable[[tuple[str, ...]], tuple[str, ...]]) -> contextlib.AbstractContextManager[None]:
    """Let rulers allow cards with other collector numbers, by how these begin, in the block."""
    right = decks.uncollected

    def uncollected(rules: RulerRules, *deck: Any) -> list[Fault]:
        allowed = wrong(rules.deck.collector)
        return right(replace(rules, deck=replace(rules.deck, collector=allowed)), *deck)

    return replaced(decks, "uncollected", uncollected)


@misreads("2-16b-1", "A-WMA-2020", "A-WMB-2020")
def one_kind_of_collector_number_is_allowed() -> Iterator[None]:
    """Misreads 2-16b-1: of the collector numbers that a ruler allows only those named first are allowed."""
    with collects(lambda starts: starts[:1]):
        yield
