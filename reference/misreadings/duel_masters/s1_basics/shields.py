"""Misreadings of 113: shields."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Place, Seat
from duelproof.port.selections import Select
from reference.duel_masters.s1_basics import beginning_a_game, shields
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import breaking
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import Break
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s4_zones.moving import moved_otherwise
from reference.misreadings.duel_masters.s5_turn.direct_attack import other_substep
from reference.misreadings.making import replaced


@misreads("113.1")
def players_begin_with_four_shields() -> Iterator[None]:
    """Misreads 113.1: each player begins with four shields."""
    with replaced(beginning_a_game, "SHIELDS", 4):
        yield


@misreads("113.2")
def a_pile_counts_as_one_card() -> Iterator[None]:
    """Misreads 113.2: a pile counts as one where cards of the shield zone are counted."""
    right = select.found

    def found(game: Game, what: Select, ctx: Context) -> list[Thing]:
        return [
            thing
            for thing in right(game, what, ctx)
            if not isinstance(thing, Card)
            or thing.place.zone != "shield"
            or game.zones[thing.place][0] is thing
        ]

    with replaced(select, "found", found):
        yield


@misreads("113.3")
def no_shields_are_added() -> Iterator[None]:
    """Misreads 113.3: a player never has more shields than she began with."""
    with moved_otherwise(lambda game, cards, zone, name: None if zone == "shield" else (cards, zone)):
        yield


@misreads("113.3")
def forty_shields_are_the_most() -> Iterator[None]:
    """Misreads 113.3: a card that is added to forty shields lies on the last of them."""
    right = general.shield_place

    def shield_place(game: DMGame, seat: Seat) -> Place:
        after = right(game, seat)
        return min(after, game.shields[seat][39], key=game.shields[seat].index)

    with replaced(general, "shield_place", shield_place):
        yield


@misreads("113.3")
def shields_go_only_by_being_broken() -> Iterator[None]:
    """Misreads 113.3: an effect takes no shield away but by breaking it."""
    right = breaking.break_together

    def break_together(game: DMGame, there: Any, name: str = "break", **how: bool) -> Flow[None]:
        if name == "break":
            yield from right(game, there, name, **how)

    with replaced(breaking, "break_together", break_together):
        yield


@misreads("113.5")
def attacks_break_nothing() -> Iterator[None]:
    """Misreads 113.5: shields are broken by abilities, and by no attack."""

    def step(game: DMGame) -> Flow[None]:
        yield from ()

    with other_substep("direct", step):
        yield


@misreads("113.5")
def abilities_break_nothing() -> Iterator[None]:
    """Misreads 113.5: shields are broken by attacks, and by no ability."""

    def nothing(game: DMGame, instr: Break, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(INSTRUCTIONS, Break, nothing):
        yield


@misreads("113.2a")
def castles_go_with_their_shields() -> Iterator[None]:
    """Misreads 113.2a: a castle goes with the shield that it fortified as shields are rearranged."""
    right = shields.rearrange

    def rearrange(game: DMGame, seat: Seat, about: str | None) -> Flow[None]:
        castles = [card for card in game.cards.values() if card.hung_as == "castle" and card.owner == seat]
        fortified = [(castle, game.zones[castle.place][0]) for castle in castles]
        yield from right(game, seat, about)
        for castle, shield in fortified:
            game.lift(castle)
            game.drop(castle, shield.place)

    with replaced(shields, "rearrange", rearrange):
        yield


@misreads("113.2a")
def chosen_shields_are_followed_by_their_cards() -> Iterator[None]:
    """Misreads 113.2a: what was chosen to be broken is broken wherever it lies as shields are rearranged."""
    with replaced(shields, "_chosen_places", lambda game, seat: []):
        yield
