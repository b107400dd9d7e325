"""Misreadings of 2.24: places that are no zones."""

import contextlib
from collections.abc import Callable, Iterator

from duelproof.port import OTHER, Seat
from reference.dimension_zero.s2_definitions import classes, squares
from reference.dimension_zero.s2_definitions.squares import ADJACENT, BASE_SPACE, LINES, PLACES
from reference.dimension_zero.s4_processing import resolving
from reference.dimension_zero.s5_keywords import formation_summons
from reference.dimension_zero.state import Duel, Item
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import comes_to_nothing, replaced


@misreads("2.24.2")
def no_base_in_the_middle() -> Iterator[None]:
    """Misreads 2.24.2: a base space is two squares, those at its ends."""
    with replaced(squares, "BASE_SPACE", {seat: (slots[0], slots[2]) for seat, slots in BASE_SPACE.items()}):
        yield


@misreads("2.24.2")
def three_bases_for_both() -> Iterator[None]:
    """Misreads 2.24.2: the players share a base space, which three bases of either fill."""
    right = classes.open_bases

    def open_bases(game: Duel, seat: Seat) -> list[str]:
        lying = sum(len(cards) for slots in game.bases.values() for cards in slots.values())
        return right(game, seat) if lying < 3 else []

    with replaced(classes, "open_bases", open_bases):
        yield


@misreads("2.24.2")
def one_player_has_a_base_space() -> Iterator[None]:
    """Misreads 2.24.2: only the player whose turn it is has squares where bases can be put."""
    right = classes.open_bases

    def open_bases(game: Duel, seat: Seat) -> list[str]:
        return right(game, seat) if seat == game.active else []

    with replaced(classes, "open_bases", open_bases):
        yield


@misreads("2.24.3")
def units_stay_where_they_are() -> Iterator[None]:
    """Misreads 2.24.3: a unit is told to move, but comes to no other square of the battle space."""
    with comes_to_nothing("move"):
        yield


@misreads("2.24.3")
def eight_squares() -> Iterator[None]:
    """Misreads 2.24.3: the battle space lacks one corner."""
    fewer = {slot: tuple(near for near in beside if near != "c4") for slot, beside in ADJACENT.items()}
    with replaced(squares, "ADJACENT", fewer):
        yield


@misreads("2.24.3")
def a_square_has_room_for_one_unit() -> Iterator[None]:
    """Misreads 2.24.3: no unit comes to a square where a unit of either player stands."""
    right = resolving.HOW["move"]

    def move(game: Duel, item: Item) -> Flow[None]:
        if item.place is not None and not game.zones[item.place]:
            yield from right(game, item)

    with replaced(resolving.HOW, "move", move):
        yield


@misreads("2.24.4")
def lines_end_with_the_battle_space() -> Iterator[None]:
    """Misreads 2.24.4: a line is three squares of the battle space, without base squares."""
    with _standing("same_line", lambda seat, slot, here: slot[0] == here[0] and slot in PLACES):
        yield


@misreads("2.24.4")
def lines_are_base_squares() -> Iterator[None]:
    """Misreads 2.24.4: of the battle space only a unit's own square belongs to its line."""
    with _standing(
        "same_line", lambda seat, slot, here: slot == here or (slot[0] == here[0] and slot not in PLACES)
    ):
        yield


@misreads("2.24.5")
def no_right_line() -> Iterator[None]:
    """Misreads 2.24.5: no line is anybody's right line."""
    with replaced(squares, "LINES", (*LINES[:2], "")):
        yield


@misreads("2.24.5")
def no_left_line() -> Iterator[None]:
    """Misreads 2.24.5: no line is anybody's left line."""
    with replaced(squares, "LINES", ("", *LINES[1:])):
        yield


@misreads("2.24.5")
def no_center_line() -> Iterator[None]:
    """Misreads 2.24.5: no line is the center line."""
    with replaced(squares, "LINES", (LINES[0], "", LINES[2])):
        yield


@misreads("2.24.5-1")
def lines_of_either_player() -> Iterator[None]:
    """Misreads 2.24.5-1: the left line of a rule is that of either player, and so is the right line."""

    def triangle(game: Duel, seat: Seat) -> list[str]:
        own, enemy = squares.OWN_RANK[seat], squares.OWN_RANK[OTHER[seat]]
        has = formation_summons.has_unit
        side = has(game, seat, f"a{own}") or has(game, seat, f"c{own}")
        return [formation_summons.MIDDLE] if side and has(game, seat, f"b{enemy}") else []

    with replaced(formation_summons.FORMATIONS, "triangle", triangle):
        yield


@misreads("2.24.6")
def areas_are_what_lies_beside() -> Iterator[None]:
    """Misreads 2.24.6: the area of a square is what lies beside it, not all squares side by side."""

    def beside(seat: Seat, slot: str, here: str) -> bool:
        return slot in (here, *ADJACENT.get(here, ())) and slot[1] == here[1]

    with _standing("same_area", beside):
        yield


@misreads("2.24.7")
def no_own_area() -> Iterator[None]:
    """Misreads 2.24.7: the nearest area is nobody's own area."""
    with _standing("own_area", lambda seat, slot, here: False):
        yield


@misreads("2.24.7")
def no_center_area() -> Iterator[None]:
    """Misreads 2.24.7: no area is the center area."""
    with _standing("centre_area", lambda seat, slot, here: False):
        yield


@misreads("2.24.7")
def areas_are_those_of_one_player() -> Iterator[None]:
    """Misreads 2.24.7: Alice's own area is the own area of both players, and her enemy area that of both."""

    def seen_by_alice(name: str) -> Callable[[Seat, str, str], bool]:
        return lambda seat, slot, here: squares.area("alice", slot) == name

    with _standing("own_area", seen_by_alice("own")), _standing("enemy_area", seen_by_alice("enemy")):
        yield


@misreads("2.24.7-1")
def units_are_played_to_every_area() -> Iterator[None]:
    """Misreads 2.24.7-1: the own area of either player is an own area to which units are played."""

    def open_squares(game: Duel, seat: Seat) -> list[str]:
        return [
            slot for slot, cards in game.squares.items() if all(card.controller != seat for card in cards)
        ]

    with replaced(classes, "open_squares", open_squares):
        yield


@misreads("2.24.7-2")
def strategies_are_read_from_the_other_side() -> Iterator[None]:
    """Misreads 2.24.7-2: the areas that a strategy names are those of the opponent of who plays it."""
    with _reading("spell", lambda ctx: OTHER[ctx.controller]):
        yield


@misreads("2.24.7-2")
def units_are_read_from_the_other_side() -> Iterator[None]:
    """Misreads 2.24.7-2: the areas that a unit names are those of its controller's opponent."""
    with _reading("static", lambda ctx: OTHER[ctx.controller]):
        yield


@misreads("2.24.7-2")
def units_are_read_by_their_owners() -> Iterator[None]:
    """Misreads 2.24.7-2: the areas that a unit names are those that its owner sees."""
    with _reading("static", lambda ctx: ctx.source.owner if ctx.source else ctx.controller):
        yield


@contextlib.contextmanager
def _standing(relation: str, wrong: Callable[[Seat, str, str], bool]) -> Iterator[None]:
    """Tell otherwise which squares stand in one relation to another, in the block."""
    right = squares.stands

    def stands(seat: Seat, word: str, slot: str, here: str) -> bool:
        return wrong(seat, slot, here) if word == relation else right(seat, word, slot, here)

    with replaced(squares, "stands", stands):
        yield


@contextlib.contextmanager
def _reading(kind: str, wrong: Callable[[Context], Seat]) -> Iterator[None]:
    """Read the abilities of one kind from another seat, in the block."""
    right = squares.seen_from

    def seen_from(ctx: Context) -> Seat:
        return wrong(ctx) if ctx.ability is not None and ctx.ability.kind == kind else right(ctx)

    with replaced(squares, "seen_from", seen_from):
        yield
