"""Misreadings of 3-3: ready and exhausted."""

from collections.abc import Iterator

from duelproof.port import SEATS
from reference.gate_ruler import s07_main_phase_actions
from reference.gate_ruler.s03_zones import kinds
from reference.gate_ruler.s15_game_actions import summoning
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-3a", "3-7b", "3-3a-2")
def nothing_tires() -> Iterator[None]:
    """Misreads 3-3a, 3-7b: no zone has ready and exhausted cards."""

    def has_pose(card: Card) -> bool:
        return False

    with replaced(kinds, "has_pose", has_pose):
        yield


@misreads("3-3a-1")
def who_arrives_is_weary() -> Iterator[None]:
    """Misreads 3-3a-1: units are summoned exhausted."""
    right = summoning.note_normal_summon

    def normal_summoned(game: GateGame, card: Card) -> None:
        right(game, card)
        card.turned = "exhausted"

    with replaced(summoning, "note_normal_summon", normal_summoned):
        yield


@misreads("3-3b", "3-3b-1", "3-3b-2", "3-3b-3")
def cards_never_lie_face_down() -> Iterator[None]:
    """Misreads 3-3b: every card lies face up in every zone."""
    with replaced(kinds, "HIDDEN", frozenset()):
        yield


@misreads("3-3b", "3-3b-2")
def revealed_cards_stay_face_down() -> Iterator[None]:
    """Misreads 3-3b-2: a revealed card of the drive zone is shown, but stays face down."""

    def reveal(game: GateGame, card: Card) -> None:
        card.shown_to = frozenset(SEATS)

    with replaced(s07_main_phase_actions, "reveal", reveal):
        yield
