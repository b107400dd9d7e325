"""Misreadings of what is kept beside the deck: how it comes to the battle zone, and what lies there."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port import abilities as a
from reference.duel_masters.s1_basics import beside_the_deck
from reference.duel_masters.s1_basics.costs import can_pay, mana_cost, pay
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s3_card_types import using_auras
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import main_step
from reference.duel_masters.s6_using_cards import using_a_card
from reference.duel_masters.s6_using_cards.ways import FREE, Way
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import GRSummon
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@contextmanager
def used_by_paying(which: Callable[[Card], bool], *zones: str) -> Iterator[None]:
    """Let cards of some zones be put into the battle zone by paying their cost."""
    usable, ways_to_use, use = main_step.usable, using_a_card.ways_to_use, using_a_card.use

    def so(card: Card) -> bool:
        return card.place.zone in zones and which(card)

    def more_usable(game: DMGame, seat: Seat) -> list[Option]:
        ready = untapped(game.mana(seat))
        there = [card for zone in zones for card in game.zone(zone, seat) if so(card)]
        paid = [Option(verb="play", card=card.ref) for card in there if can_pay(game, card, ready)]
        return [*usable(game, seat), *paid]

    def more_ways(game: DMGame, card: Card, ready: list[Card]) -> list[Way]:
        return [Way()] if so(card) else ways_to_use(game, card, ready)

    def used(game: DMGame, seat: Seat, card: Card, way: Way = FREE) -> Flow[None]:
        if not so(card):
            yield from use(game, seat, card, way)
            return
        yield from pay(game, seat, card, mana_cost(game, card) or 0)
        yield from general.move(game, card, "battle", "summon")

    with (
        replaced(main_step, "usable", more_usable),
        replaced(using_a_card, "ways_to_use", more_ways),
        replaced(using_a_card, "use", used),
    ):
        yield


@misreads("804.4a", "201.1b")
def psychic_creatures_are_summoned_by_paying() -> Iterator[None]:
    """Misreads 804.4a, 201.1b: a psychic creature is summoned by paying its cost."""
    with used_by_paying(lambda card: card.printed.supertype == "psychic", "hyper"):
        yield


@misreads("806.4a", "201.1b")
def draghearts_are_used_by_paying() -> Iterator[None]:
    """Misreads 806.4a, 201.1b: a dragheart card is used by paying its cost."""
    with used_by_paying(lambda card: card.printed.supertype == "dragheart", "hyper"):
        yield


@misreads("809.2a")
def gr_creatures_are_summoned_by_paying() -> Iterator[None]:
    """Misreads 809.2a: a GR creature is summoned by paying its cost."""
    with used_by_paying(lambda card: card.printed.supertype == "GR", "gr"):
        yield


@contextmanager
def _not_by(source: str) -> Iterator[None]:
    """Have abilities of a kind put nothing into the battle zone."""

    def unless(kind: type[Any]) -> Any:
        right = INSTRUCTIONS[kind]

        def do(game: DMGame, instr: Any, ctx: Context) -> Flow[None]:
            ability = ctx.ability
            puts = getattr(instr, "to", "battle") == "battle"
            if not puts or ability is None or ability.kind != source:
                yield from right(game, instr, ctx)

        return replaced(INSTRUCTIONS, kind, do)

    with unless(a.Move), unless(GRSummon):
        yield


@misreads("804.4a", "809.2a")
def spells_put_nothing_there() -> Iterator[None]:
    """Misreads 804.4a, 809.2a: spells put nothing into the battle zone."""
    with _not_by("spell"):
        yield


@misreads("804.4a", "806.4a", "809.2a")
def creatures_put_nothing_there() -> Iterator[None]:
    """Misreads 804.4a, 806.4a, 809.2a: abilities of creatures put nothing into the battle zone."""
    with _not_by("triggered"):
        yield


@misreads("809.2a")
def auras_summon_nothing() -> Iterator[None]:
    """Misreads 809.2a: an aura that is used summons nothing, and goes to the graveyard."""

    def put_on(game: DMGame, seat: Seat, aura: Card) -> Flow[None]:
        yield from general.move(game, aura, "graveyard", "rule")

    with replaced(using_auras, "put_on", put_on):
        yield


@misreads("804.4b", "806.4b", "809.2b")
def nothing_returns_while_abilities_wait() -> Iterator[None]:
    """Misreads 804.4b, 806.4b, 809.2b: a card goes back only when what has triggered is resolved."""
    hyperspatial, gr = beside_the_deck.hyperspatial_strays, beside_the_deck.gr_strays
    with (
        replaced(
            beside_the_deck, "hyperspatial_strays", lambda game: [] if game.waiting else hyperspatial(game)
        ),
        replaced(beside_the_deck, "gr_strays", lambda game: [] if game.waiting else gr(game)),
    ):
        yield
