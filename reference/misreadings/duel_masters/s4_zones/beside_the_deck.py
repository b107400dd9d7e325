"""Misreadings of 407 and 408: what lies in the hyperspatial and super GR zones."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.duel_masters.s1_basics import what_is_needed
from reference.duel_masters.s7_other_rules import gr_summoning
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("407.1")
def draghearts_do_not_lie_there() -> Iterator[None]:
    """Misreads 407.1: only psychic creatures may lie in the hyperspatial zone as the game begins."""
    with replaced(what_is_needed, "HYPERSPATIAL", frozenset({"psychic"})):
        yield


@misreads("408.3")
def the_other_cards_are_turned_about() -> Iterator[None]:
    """Misreads 408.3: the cards below the top one of a super GR zone are put into another order."""
    right = gr_summoning.gr_summon

    def gr_summon(game: DMGame, seat: Seat) -> Flow[Card | None]:
        there = game.zone("gr", seat)
        there[1:] = there[:0:-1]
        return (yield from right(game, seat))

    with replaced(gr_summoning, "gr_summon", gr_summon):
        yield
