"""2.10: where the texts of cards work, and what they say of their card's own playing."""

from collections.abc import Collection, Iterator
from copy import copy
from itertools import chain

from duelproof.port import Seat
from duelproof.port.abilities import Ability, Forbid, Instr, Modify, Permit, SetTrait
from duelproof.port.selections import Select
from reference.dimension_zero import index
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s2_definitions.zones import FIELD, ZONES
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context

embodies({"2.10.3-5": select.lacks_text, "2.10.3-6": select.lacks_text, "2.10.3-7": select.lacks_text})

PLAYING = frozenset(("play", "play_as_quick", "play_as_battle"))
"""What the text of a card may let its player do with it, or forbid, as it is played."""
ELSEWHERE = frozenset(ZONES) - FIELD - {"stack"}
"""The zones from which a card may be played, if it may."""


@rule("2.10.3", also=("2.10.3-1", "2.10.3-2", "2.10.3-3", "2.10.3-4", "2.20.1-7", "2.20.2-5"))
def works(game: Duel, card: Card, ability: Ability) -> bool | None:
    """Tell whether a text works where its card lies: in the zones that it names, or on the squares (None).

    In the deck a text works only face up, as the plan. What is said of the card's own playing works where
    the card can be played from.
    """
    zone = card.place.zone
    if zone == "deck" and card.face != "up":
        return False
    if ability.zones:
        return zone in ability.zones or (zone == "deck" and "plan" in ability.zones)
    return can_come_from(game, card) if is_about_playing(ability) else None


def working_in(ability: Ability) -> frozenset[str]:
    """Find the zones in which a text may work, if not just on the squares."""
    if not ability.zones and is_about_playing(ability):
        return ELSEWHERE
    return frozenset("deck" if zone == "plan" else zone for zone in ability.zones)


def is_about_playing(ability: Ability) -> bool:
    """Tell whether a text says how its own card is played, or what that costs."""
    return ability.kind == "static" and any(_is_about_playing(instr) for instr in ability.effect)


@rule("2.10.3-3", also=("2.10.3-4",))
def _is_about_playing(instr: Instr) -> bool:
    """Tell whether an instruction changes how its own card is played, or its use cost."""
    if isinstance(instr, Forbid | Permit):
        return instr.what is not None and instr.what.which == "self" and instr.action in PLAYING
    return isinstance(instr, Modify | SetTrait) and instr.what.which == "self" and instr.trait == "cost"


@rule("2.10.3-3", also=("2.10.3-4",))
def can_come_from(game: Duel, card: Card) -> bool:
    """Tell whether a card can be played from where it lies: hand, plan zone, or where a text lets it be.

    What is asked about in a deck is the plan: elsewhere in it no text works.
    """
    zone = card.place.zone
    if zone in ("hand", "deck"):
        return True
    own = (each.effect for each in card.abilities if each.kind == "static" and zone in each.zones)
    said = [*chain(*own), *(each.instr for each in game.lasting if each.touches(card))]
    return any(map(_lets_play, said)) or _is_among_permitted(game, card)


def _lets_play(instr: Instr) -> bool:
    """Tell whether an instruction lets cards be played."""
    return isinstance(instr, Permit) and instr.action == "play"


@rule("2.10.3-3", also=("2.10.3-4",))
def _is_among_permitted(game: Duel, card: Card) -> bool:
    """Tell whether effects let cards be played of which this is one, whether or not it was there before.

    While it is being found out which texts work, it is judged by what is printed, and none of that is kept.
    """
    as_printed = copy(card)
    as_printed.known, as_printed.had = card.printed, card.abilities
    kept, game.touched = game.touched, {}
    try:
        return any(select.covers(game, what, as_printed, ctx) for what, ctx in _permitted(game))
    finally:
        game.touched = kept


def _permitted(game: Duel) -> Iterator[tuple[Select, Context]]:
    """List what effects let be played that are on all they speak of, and for whom these speak."""
    said = [(each.instr, each.ctx) for each in game.lasting if each.open]
    said += [
        (instr, Context.of(card, ability))
        for card in game.statics
        if card.place.zone in card.acts_in
        for ability in card.abilities
        if ability.kind == "static" and not is_about_playing(ability) and select.works(game, card, ability)
        for instr in ability.effect
    ]
    for instr, ctx in said:
        what = instr.what if isinstance(instr, Permit) and _lets_play(instr) else None
        if what is not None and what.which == "all":
            yield what, ctx


@rule("2.10.3-2")
def playable_elsewhere(game: Duel, seat: Seat) -> list[Card]:
    """Find the cards that a text lets a player play from another zone than the hand and the plan zone."""
    return [card for card in _cards(game) if card.place.zone != "hand" and _lets(game, seat, card)]


@index.among_permitted
def _cards(game: Duel) -> Collection[Card]:
    """List the cards that a text may let be played."""
    return game.cards.values()


@rule("2.10.3-2")
def _lets(game: Duel, seat: Seat, card: Card) -> bool:
    """Tell whether a text lets this player play a card from where it lies."""
    return any(
        effects.touches(game, force, card) and force.ctx.controller == seat
        for force in effects.forces(game, Permit, "play", card)
    )


@index.unless_any_is_permitted
@rule("2.10.3-3")
def timings_of(game: Duel, card: Card) -> set[str]:
    """Find the timings at which a card may be played: its own, and those that a text adds."""
    found = {str(card.printed.timing)}
    found.update(
        timing for timing in ("quick", "battle") if effects.permitted(game, f"play_as_{timing}", card)
    )
    return found
