"""Misreadings of 1.2.3 and 1.2.4: what costs ask for and what pays them, and forbidden numbers."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from msgspec import UNSET

from duelproof.port import OTHER, Option, Seat
from reference.dimension_zero import s1_principles
from reference.dimension_zero.s1_principles import energy_in
from reference.dimension_zero.s2_definitions import moving, texts
from reference.dimension_zero.s3_course_of_play import main_phase
from reference.dimension_zero.s4_processing import activating, payment, playing, priority, resolving
from reference.dimension_zero.state import Cost, Duel, Item, Purse
from reference.kernel.abilities import perform
from reference.kernel.card import Card, place
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


def is_smash(card: Card) -> bool:
    """Return whether a card lies in a smash zone."""
    return card.place.zone == "smash"


@contextmanager
def _paying(change: Callable[[Duel, Seat, Purse], Purse]) -> Iterator[None]:
    """Let players pay with other cards, in the block."""
    right = s1_principles.purse

    def purse(game: Duel, seat: Seat) -> Purse:
        return change(game, seat, right(game, seat))

    with replaced(s1_principles, "purse", purse):
        yield


@misreads("1.2.3", "1.2.3-2")
def colorless_cards_pay_for_nothing() -> Iterator[None]:
    """Misreads 1.2.3-2: energy is paid with cards that have a color."""
    with _paying(
        lambda game, seat, have: Purse(
            [c for c in have.cards if is_smash(c) or c.printed.colors], have.colours
        )
    ):
        yield


@misreads("1.2.3-1")
def anybodys_energy_pays() -> Iterator[None]:
    """Misreads 1.2.3-1: cards of the opponent's energy zone pay as well."""
    right = s1_principles.purse

    def both(game: Duel, seat: Seat, have: Purse) -> Purse:
        other = right(game, OTHER[seat])
        return Purse(
            have.cards + [c for c in other.cards if not is_smash(c)],
            Counter(have.colours) + Counter(other.colours),
        )

    with _paying(both):
        yield


@misreads("1.2.3-1")
def frozen_energy_pays_again() -> Iterator[None]:
    """Misreads 1.2.3-1: cards of the energy zone pay though they are frozen."""

    def frozen_too(game: Duel, seat: Seat, have: Purse) -> Purse:
        frozen = [card for card in game.energy[seat] if card.turned != "ready"]
        colours = Counter(colour for card in frozen for colour in s1_principles.pays_for(game, card))
        return Purse(have.cards + frozen, colours + Counter(have.colours))

    with _paying(frozen_too):
        yield


@misreads("1.2.3-2")
def smash_cards_pay_for_nothing() -> Iterator[None]:
    """Misreads 1.2.3-2: costs are paid with cards of the energy zone alone."""
    with _paying(lambda game, seat, have: Purse([c for c in have.cards if not is_smash(c)], have.colours)):
        yield


@misreads("1.2.3-2")
def energy_pays_for_its_colors_alone() -> Iterator[None]:
    """Misreads 1.2.3-2: a card of the energy zone pays for its own colors only, and no colorless energy."""
    right = s1_principles.payable

    def payable(game: Duel, have: Purse, cost: Cost) -> bool:
        colourless = cost.total - sum(many for _, many in cost.coloured)
        return colourless <= sum(map(is_smash, have.cards)) and right(game, have, cost)

    with replaced(s1_principles, "payable", payable):
        yield


@misreads("1.2.3-1", "1.2.3-2")
def what_pays_stays_released() -> Iterator[None]:
    """Misreads 1.2.3-1: a cost is paid by showing the cards, which stay released."""
    with replaced(payment, "turn", lambda game, card, to: False):
        yield


Letters = Mapping[str, int]


@contextmanager
def _costing(change: Callable[[Any, Letters], tuple[Any, Letters]]) -> Iterator[None]:
    """Let symbols be read otherwise, in the block."""
    right = s1_principles.cost_of

    def cost_of(symbols: Any, letters: Letters = s1_principles.NO_LETTERS) -> Cost:
        return right(*change(symbols, letters))

    with replaced(s1_principles, "cost_of", cost_of):
        yield


@misreads("1.2.3-3")
def letters_are_free() -> Iterator[None]:
    """Misreads 1.2.3-3: whatever number a letter is, nothing is paid for it."""
    with _costing(lambda symbols, letters: (symbols, {})):
        yield


@misreads("1.2.3-3")
def letters_are_paid_in_red() -> Iterator[None]:
    """Misreads 1.2.3-3: a letter by a colorless symbol is paid with red cards."""

    def change(symbols: Any, letters: Letters) -> tuple[Any, Letters]:
        if symbols is UNSET or "colorless_x" not in symbols:
            return symbols, letters
        return {**{key: n for key, n in symbols.items() if key != "colorless_x"}, "red_x": 1}, letters

    with _costing(change):
        yield


@misreads("1.2.3-3")
def the_active_player_says_the_number() -> Iterator[None]:
    """Misreads 1.2.3-3: the player whose turn it is says what a letter stands for."""
    right = ask.number

    def number(game: Duel, player: Seat, *bounds: int, **about: Any) -> Flow[int]:
        return (yield from right(game, game.active, *bounds, **about))

    with replaced(ask, "number", number):
        yield


def _is_free(game: Duel, card: Card) -> bool:
    """Tell whether 0 is printed on a card as its use cost."""
    return card.printed.symbols is not UNSET and not sum(card.printed.symbols.values())


def _costs_nothing(item: Item) -> bool:
    """Tell whether something on the stack cost nothing."""
    if item.ctx is None or item.card is None or item.ctx.ability is None:
        return False
    costs = item.card.printed.symbols if item.kind == "card" else energy_in(item.ctx.ability.cost)
    return costs is not UNSET and not sum(costs.values())


@misreads("1.2.3-4")
def what_costs_nothing_needs_energy() -> Iterator[None]:
    """Misreads 1.2.3-4: a player without a released card can pay for nothing, not even 0."""
    right = s1_principles.payable

    def payable(game: Duel, have: Purse, cost: Cost) -> bool:
        return bool(have.cards) and right(game, have, cost)

    with replaced(s1_principles, "payable", payable):
        yield


@contextmanager
def _done_at_once(verb: str) -> Iterator[None]:
    """Let what costs nothing resolve as it is put on the stack, in the block."""
    right = priority.ACTIONS[verb]

    def do(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        if _costs_nothing(game.pile[-1]):
            yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, verb, do):
        yield


@misreads("1.2.3-4")
def strategies_that_cost_nothing_do_not_wait() -> Iterator[None]:
    """Misreads 1.2.3-4: a strategy that costs 0 does at once what it says."""
    with _done_at_once("play"):
        yield


@misreads("1.2.3-4")
def abilities_that_cost_nothing_do_not_wait() -> Iterator[None]:
    """Misreads 1.2.3-4: an ability that costs 0 does at once what it says."""
    with _done_at_once("activate"):
        yield


@misreads("1.2.3-4")
def strategies_that_cost_nothing_are_quick() -> Iterator[None]:
    """Misreads 1.2.3-4: a strategy that costs 0 is played whenever its player has priority."""
    right = texts.timings_of

    def timings_of(game: Duel, card: Card) -> set[str]:
        return right(game, card) | ({"quick"} if _is_free(game, card) else set())

    with replaced(texts, "timings_of", timings_of):
        yield


@misreads("1.2.3-4")
def abilities_that_cost_nothing_are_quick() -> Iterator[None]:
    """Misreads 1.2.3-4: abilities are activated whenever their player has priority."""
    right = activating.activations

    def activations(game: Duel, seat: Seat, timing: frozenset[str]) -> list[Option]:
        return right(game, seat, main_phase.NORMAL)

    with replaced(activating, "activations", activations):
        yield


@misreads("1.2.3-4")
def what_costs_nothing_happens_by_itself() -> Iterator[None]:
    """Misreads 1.2.3-4: an ability that costs 0 is done as its unit comes, and a strategy as it is drawn."""
    right, right_draw = resolving.HOW["card"], moving.draw

    def spell(game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        assert item.card is not None
        for ability in item.card.abilities:
            if ability.kind == "activated" and not sum(energy_in(ability.cost).values()):
                ctx = playing.context(item.controller, item.card, ability)
                yield from perform.perform(game, ability.effect, ctx)

    def draw(game: Duel, seat: Seat, many: int = 1) -> None:
        right_draw(game, seat, many)
        for card in [card for card in game.hands[seat] if _is_free(game, card)]:
            moving.put(game, card, place("graveyard", seat))

    with replaced(resolving.HOW, "card", spell), replaced(moving, "draw", draw):
        yield


@misreads("1.2.4")
def one_deck_is_looked_at() -> Iterator[None]:
    """Misreads 1.2.4: forbidden numbers count in the first player's deck alone."""
    right = s1_principles.check_forbidden

    def check_forbidden(game: Duel, seat: Seat) -> None:
        if seat == "alice":
            right(game, seat)

    with replaced(s1_principles, "check_forbidden", check_forbidden):
        yield
