"""Misreadings of 105: tapped and untapped cards."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from duelproof.port import Option, Seat
from reference.duel_masters.editions import EDITIONS
from reference.duel_masters.s1_basics import tapped_and_untapped
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import offers_more, replaced


@misreads("105.4")
def cards_are_tapped_at_will() -> Iterator[None]:
    """Misreads 105.4: a player may tap and untap cards whenever she may act."""

    def turns(game: Game, seat: Seat) -> list[Option]:
        return [Option(verb=verb, card=card) for card in game.cards for verb in ("tap", "untap")]

    with offers_more(turns):
        yield


@misreads("105.4a")
def tamaseeds_are_not_tapped() -> Iterator[None]:
    """Misreads 105.4a: only creatures are tapped in the battle zone."""
    with replaced(EDITIONS, "s-max", replace(EDITIONS["s-max"], tapped=frozenset({"creature"}))):
        yield


@misreads("105.5")
def untapping_turns_fields_back() -> Iterator[None]:
    """Misreads 105.5: what untaps also turns an upside-down field back."""
    right = tapped_and_untapped.untap

    def untap(game: DMGame, cards: list[Card]) -> list[Card]:
        for card in cards:
            card.reversed = False
        return right(game, cards)

    with replaced(tapped_and_untapped, "untap", untap):
        yield


@misreads("105.6")
def all_are_tapped_if_one_is() -> Iterator[None]:
    """Misreads 105.6: if one of a player's cards becomes tapped, so do those that were tapped already."""
    right = tapped_and_untapped._turn

    def turn_all(game: DMGame, cards: list[Card], to: Any) -> list[Card]:
        changed = right(game, cards, to)
        for card in cards:
            if card not in changed and card.owner in {other.owner for other in changed}:
                triggers.happen(game, "turned", card=card, player=card.owner, name=to)
        return changed

    with replaced(tapped_and_untapped, "_turn", turn_all):
        yield


@misreads("105.6")
def tapped_creatures_are_not_chosen() -> Iterator[None]:
    """Misreads 105.6: of creatures that an effect taps only untapped ones can be chosen."""
    right = select.fits

    def fits(game: Game, card: Card, wanted: Any, ctx: Context) -> bool:
        tapped = wanted.type == "creature" and card.turned == "exhausted"
        return not tapped and right(game, card, wanted, ctx)

    with replaced(select, "fits", fits):
        yield
