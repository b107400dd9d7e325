"""Misreadings of 802, 811 and 813: NEO, star and S-MAX evolution creatures."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from duelproof.port import Place, Seat
from duelproof.port.position import Turned
from duelproof.port.selections import Cond, Filter, Range, Select
from reference.duel_masters.s1_basics import cards
from reference.duel_masters.s3_card_types import creatures
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s6_using_cards import replacement_effects, static_abilities
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.s8_special_cards import evolution, evolution_keywords, kinds_of_evolution, sources
from reference.duel_masters.s8_special_cards.kinds_of_evolution import STARS
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import KeepOne
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _word(card: Card) -> str | None:
    """Find the keyword of evolution that is printed on a card."""
    return next((each.keyword for each in card.abilities if "evolution" in str(each.keyword)), None)


def _needing(words: tuple[str, ...]) -> Any:
    """Return a replacement by which creatures with other keywords need a creature beside them to come."""
    right = sources.has_sources

    def has_sources(game: DMGame, card: Card, leaving: Sequence[Card] = ()) -> bool:
        others = [each for each in game.battle(card.owner) if each is not card]
        return right(game, card, leaving) and (_word(card) not in words or bool(others))

    return replaced(sources, "has_sources", has_sources)


@misreads("802.1")
def a_neo_creature_does_not_come_alone() -> Iterator[None]:
    """Misreads 802.1: a NEO creature is not put into an empty battle zone."""
    with _needing(("neo-evolution",)):
        yield


@misreads("811.1")
def a_star_comes_upon_nothing() -> Iterator[None]:
    """Misreads 811.1: a star evolution creature comes upon nothing, as a forbidden one does."""
    right = kinds_of_evolution.needs_sources

    def needs_sources(game: DMGame, card: Card) -> bool:
        return right(game, card) and _word(card) != "star-evolution"

    with replaced(kinds_of_evolution, "needs_sources", needs_sources):
        yield


@misreads("811.1b")
def a_forbidden_star_does_not_come_alone() -> Iterator[None]:
    """Misreads 811.1b: a forbidden star evolution creature is not put into an empty battle zone."""
    with _needing(("forbidden-star-evolution",)):
        yield


@misreads("813.1")
def an_s_max_creature_does_not_come_alone() -> Iterator[None]:
    """Misreads 813.1: an S-MAX evolution creature is not put into an empty battle zone."""
    with _needing(("s-max-evolution",)):
        yield


def _being(wrong: Callable[[Card], bool]) -> Any:
    """Return a replacement by which NEO creatures are evolution creatures elsewhere, too."""
    right = kinds_of_evolution.is_evolution

    def is_evolution(game: DMGame, card: Card) -> bool:
        return right(game, card) or (_word(card) == "neo-evolution" and wrong(card))

    return replaced(kinds_of_evolution, "is_evolution", is_evolution)


@misreads("802.2")
def a_neo_creature_is_always_an_evolution_there() -> Iterator[None]:
    """Misreads 802.2: a NEO creature of the battle zone is always an evolution creature."""
    with _being(lambda card: card.place.zone == "battle"):
        yield


@misreads("802.2")
def a_neo_creature_is_an_evolution_elsewhere() -> Iterator[None]:
    """Misreads 802.2: a NEO creature is an evolution creature in the zones where nothing lies under it."""
    with _being(lambda card: card.place.zone != "battle"):
        yield


def _sickness(*, evolved: bool) -> Iterator[None]:
    """Let NEO creatures be without summoning sickness if they have evolved, or if they have not."""
    seen: set[tuple[int, str, int]] = set()
    right, lay = creatures.has_summoning_sickness, evolution._evolve

    def evolve(game: DMGame, card: Card, sources: list[Card]) -> None:
        if sources:
            seen.add((id(game), card.ref, card.life))
        lay(game, card, sources)

    def has_sickness(game: DMGame, card: Card) -> bool:
        spared = _word(card) == "neo-evolution" and ((id(game), card.ref, card.life) in seen) == evolved
        return right(game, card) and not spared

    with replaced(evolution, "_evolve", evolve), replaced(creatures, "has_summoning_sickness", has_sickness):
        yield


@misreads("802.3")
def what_has_evolved_is_not_sick() -> Iterator[None]:
    """Misreads 802.3: a NEO creature that has evolved has no sickness once nothing lies under it."""
    yield from _sickness(evolved=True)


@misreads("802.3")
def no_neo_creature_is_sick() -> Iterator[None]:
    """Misreads 802.3: a NEO creature that came by itself has no summoning sickness."""
    yield from _sickness(evolved=False)


def _is_star(card: Card | None) -> bool:
    return card is not None and _word(card) in STARS


@misreads("811.1")
def the_top_card_leaves_untapped() -> Iterator[None]:
    """Misreads 811.1: the top card comes untapped, however the creature would have come."""
    right = general._carry

    def carry(game: DMGame, card: Card, to: Place, name: str, turned: Turned = "ready", *more: Any) -> None:
        right(game, card, to, name, "ready" if _is_star(card) else turned, *more)

    with replaced(general, "_carry", carry):
        yield


@misreads("811.1a")
def other_effects_come_before_the_star() -> Iterator[None]:
    """Misreads 811.1a: that only the top card leaves applies only where nothing else replaces it."""
    right = replacement_effects._applicable

    def applicable(game: DMGame, event: Happening) -> Iterator[Any]:
        found = list(right(game, event))
        others = [each for each in found if each.ctx.ability is not evolution_keywords.ONLY_THE_TOP]
        return iter(others or found)

    with replaced(replacement_effects, "_applicable", applicable):
        yield


@misreads("811.1a")
def the_top_card_alone_is_put_elsewhere() -> Iterator[None]:
    """Misreads 811.1a: what another effect does instead is done with the top card alone."""
    right = general._left_behind

    def left_behind(game: DMGame, alone: list[Card], moved: list[Card]) -> Any:
        stars = game.replacing and any(_is_star(card) for card in moved)
        return (yield from right(game, moved if stars else alone, moved))

    with replaced(general, "_left_behind", left_behind):
        yield


@misreads("811.1a")
def the_star_comes_before_the_turn_player() -> Iterator[None]:
    """Misreads 811.1a: that only the top card leaves is applied before the turn player's effects."""
    right = replacement_effects._decided

    def decided(game: DMGame, seat: Seat, event: Happening, taken: list[Thing]) -> Any:
        if _is_star(event.card) and event.card is not None and event.card.owner != seat:
            return None
        return (yield from right(game, seat, event, taken))

    with replaced(replacement_effects, "_decided", decided):
        yield


@misreads("813.1a")
def one_s_max_creature_is_there_for_both() -> Iterator[None]:
    """Misreads 813.1a: of the S-MAX evolution creatures of both players one stays."""
    both = Select(which="all", filter=Filter(keyword="s-max-evolution"))
    wrong = msgspec.structs.replace(
        evolution_keywords.ONE_OF_MINE,
        needs=Cond(op="count", what=both, range=Range(min=2)),
        effect=(KeepOne(what=both, to="hand"),),
    )

    right = keyword_actions.INSTRUCTIONS[KeepOne]

    def keep_one(game: DMGame, instr: KeepOne, ctx: Context) -> Flow[None]:
        *others, last = yield from cards.meant(game, instr.what, ctx)
        if all(card.owner == last.owner for card in others):
            yield from right(game, instr, ctx)
        else:
            yield from general.move_all(game, others, "hand", "put")

    asking = replaced(keyword_actions.INSTRUCTIONS, KeepOne, keep_one)
    with asking, replaced(evolution_keywords.MEANT, "s-max-evolution", wrong):
        yield


def _keeping(wrong: Callable[[Card, list[Card]], tuple[list[Card], str]]) -> Any:
    """Return a replacement by which other S-MAX evolution creatures go, or elsewhere."""

    def keep_one(game: DMGame, instr: KeepOne, ctx: Context) -> Flow[None]:
        things = yield from cards.meant(game, instr.what, ctx)
        options = [game.option_for(card) for card in things]
        kept = yield from ask.one(game, ctx.controller, "keep", options)
        going, zone = wrong(game.cards[str(kept.card)], things)
        yield from general.move_all(game, going, zone, "put")

    return replaced(keyword_actions.INSTRUCTIONS, KeepOne, keep_one)


@misreads("813.1a")
def the_other_s_max_creature_dies() -> Iterator[None]:
    """Misreads 813.1a: the S-MAX evolution creatures that do not stay go to the graveyard."""
    with _keeping(lambda kept, cards: ([card for card in cards if card is not kept], "graveyard")):
        yield


@misreads("813.1a")
def the_chosen_s_max_creature_goes() -> Iterator[None]:
    """Misreads 813.1a: the player says which S-MAX evolution creature does not stay."""
    with _keeping(lambda kept, cards: ([kept], "hand")):
        yield


@misreads("813.1a")
def s_max_creatures_wait_for_effects() -> Iterator[None]:
    """Misreads 813.1a: two S-MAX evolution creatures stay until the effects that wait are resolved."""
    right = static_abilities.act_once

    def act_once(game: DMGame) -> Flow[bool]:
        return False if game.waiting else (yield from right(game))

    with replaced(static_abilities, "act_once", act_once):
        yield
