"""Misreadings of 16-15: Forced Reveal."""

import contextlib
from collections.abc import Callable, Iterator

from duelproof.port import Place, Seat
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s15_game_actions.summoning import may_summon
from reference.gate_ruler.s16_keywords import forced_reveal
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _only_those(wanted: Callable[[GateGame, Card], bool]) -> Iterator[None]:
    """Force only cards of which this holds to be played, in the block."""
    right = forced_reveal._forced

    def forced(game: GateGame, seat: Seat) -> list[Card]:
        return [card for card in right(game, seat) if wanted(game, card)]

    with replaced(forced_reveal, "_forced", forced):
        yield


@misreads("16-15b-1b")
def forced_up_to_the_cap() -> Iterator[None]:
    """Misreads 16-15b-1b: a unit with Forced Reveal waits while the summon cap is reached."""
    with _only_those(lambda game, card: "unit" not in card.printed.type or may_summon(game, card.owner)):
        yield


@misreads("16-15b-1b")
def forced_only_with_targets() -> Iterator[None]:
    """Misreads 16-15b-1b: an event with Forced Reveal waits until it can be played by the usual rules."""
    with _only_those(
        lambda game, card: "event" not in card.printed.type or playing.can_play(game, card.owner, card)
    ):
        yield


@misreads("16-15b-1")
def forced_out_of_hands_only() -> Iterator[None]:
    """Misreads 16-15b-1: a card with Forced Reveal in the drive zone is not played."""
    with _only_those(lambda game, card: card.place.zone == "hand"):
        yield


@misreads("16-15b-1")
def forced_on_an_empty_gate_only() -> Iterator[None]:
    """Misreads 16-15b-1: a card with Forced Reveal waits until the gate is empty."""
    with _only_those(lambda game, card: not game.gate):
        yield


@misreads("16-15b-1")
def drawn_outside_it_is_not_forced() -> Iterator[None]:
    """Misreads 16-15b-1: a card with Forced Reveal that was drawn outside of a gate process stays."""
    spared: set[str] = set()

    def wanted(game: GateGame, card: Card) -> bool:
        if game.phase == "start":
            spared.add(card.ref)
        return card.ref not in spared

    with _only_those(wanted):
        yield


@misreads("16-15b-1")
def forced_out_of_damage_zones() -> Iterator[None]:
    """Misreads 16-15b-1: a card with Forced Reveal is also played out of the damage zone."""
    right = forced_reveal._forced

    def forced(game: GateGame, seat: Seat) -> list[Card]:
        damage = [card for card in game.zone("damage", seat) if forced_reveal.KEYWORD in card.keywords]
        return [*right(game, seat), *damage]

    with replaced(forced_reveal, "_forced", forced):
        yield


@misreads("16-15b-2")
def nothing_is_moved_to_set_zones() -> Iterator[None]:
    """Misreads 16-15b-2: effects do not move any card to a set zone."""
    right = moving._barred

    def barred(game: GateGame, card: Card, origin: Place, to: Place) -> bool:
        return to.zone == "set" or right(game, card, origin, to)

    with replaced(moving, "_barred", barred):
        yield
