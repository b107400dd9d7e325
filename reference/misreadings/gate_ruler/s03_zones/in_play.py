"""Misreadings of 3-6: being in play."""

from collections.abc import Callable, Collection, Iterator, Set
from contextlib import contextmanager

import msgspec

from duelproof.port import Place
from duelproof.port.selections import Filter
from reference.gate_ruler.s03_zones import columns, kinds
from reference.gate_ruler.s08_attack_phase import attacking
from reference.gate_ruler.s13_damage import processes
from reference.gate_ruler.s15_game_actions import summoning
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-6b", "3-6c", "2-1b-1")
def all_zones_are_in_play() -> Iterator[None]:
    """Misreads 3-6b, 3-6c: a text without a zone means cards in any zone."""

    def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
        return wanted.zones if wanted is not None and wanted.zones else kinds.ZONES

    with replaced(select, "zones_of", zones_of):
        yield


@misreads("3-6b", "3-6c", "3-7a-2", "2-1b-1")
def nothing_is_in_play() -> Iterator[None]:
    """Misreads 3-6b: a text without a zone means no card in any of the zones in play."""
    right = select._meant

    def meant(game: Game, wanted: Filter, ctx: Context) -> Iterator[Card]:
        return right(game, msgspec.structs.replace(wanted, zones=wanted.zones or ("counter",)), ctx)

    with replaced(select, "_meant", meant):
        yield


@contextmanager
def _in_play(wrong: Callable[[Set[str]], Collection[str]]) -> Iterator[None]:
    """Let other zones be meant where a text names none, in the block."""
    right = select.zones_of

    def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
        return wanted.zones if wanted is not None and wanted.zones else wrong(set(right(game, wanted)))

    with replaced(select, "zones_of", zones_of):
        yield


@misreads("3-6b")
def attack_zones_are_not_in_play() -> Iterator[None]:
    """Misreads 3-6b: what lies in an attack zone is not in play."""
    with _in_play(lambda zones: zones - {"attack"}):
        yield


@misreads("3-6b")
def defense_zones_are_not_in_play() -> Iterator[None]:
    """Misreads 3-6b: what lies in a defense zone is not in play."""
    with _in_play(lambda zones: zones - {"defense"}):
        yield


@misreads("3-6b")
def set_zones_are_not_in_play() -> Iterator[None]:
    """Misreads 3-6b: what lies in a set zone is not in play."""
    with _in_play(lambda zones: zones - {"set"}):
        yield


@misreads("3-6b")
def field_zones_are_not_in_play() -> Iterator[None]:
    """Misreads 3-6b: what lies in a field zone is not in play."""
    with _in_play(lambda zones: zones - {"field"}):
        yield


@misreads("3-6b")
def ruler_zones_are_not_in_play() -> Iterator[None]:
    """Misreads 3-6b: a ruler is not in play."""
    with _in_play(lambda zones: zones - {"ruler"}):
        yield


@misreads("3-6b")
def what_was_in_play_is_in_play() -> Iterator[None]:
    """Misreads 3-6b: the zones to which cards come from play are in play too."""
    with _in_play(lambda zones: zones | {"damage", "graveyard", "removal", "drive", "charge"}):
        yield


@misreads("3-6e-3b")
def rulers_are_never_frontmost() -> Iterator[None]:
    """Misreads 3-6e-3b: only a unit can be the frontmost card of a column and so be attacked."""
    right = attacking.attacked

    def attacked(game: GateGame) -> Card | None:
        card = right(game)
        return None if card is None or card.place.zone == "ruler" else card

    with replaced(attacking, "attacked", attacked):
        yield


@misreads("3-6g-1")
def units_arrive_wounded() -> Iterator[None]:
    """Misreads 3-6g-1: a unit is summoned with a damage of 1."""
    right = summoning.note_normal_summon

    def normal_summoned(game: GateGame, card: Card) -> None:
        right(game, card)
        card.damage = 1

    with replaced(summoning, "note_normal_summon", normal_summoned):
        yield


@contextmanager
def _front_row(zones: Set[str]) -> Iterator[None]:
    """Let other zones be the front row, in the block."""
    with replaced(columns, "_FRONT_ROW", zones):
        yield


@misreads("3-6d")
def the_front_row_is_the_defense_zone() -> Iterator[None]:
    """Misreads 3-6d: attack zones are not in the front row."""
    with _front_row(frozenset(("defense",))):
        yield


@misreads("3-6d")
def the_front_row_is_the_attack_zones() -> Iterator[None]:
    """Misreads 3-6d: the defense zone is not in the front row."""
    with _front_row(frozenset(("attack",))):
        yield


@misreads("3-6d")
def the_front_row_is_all_that_is_in_play() -> Iterator[None]:
    """Misreads 3-6d: a player's front row is all zones in play."""
    with _front_row(kinds.IN_PLAY):
        yield


@misreads("3-6d")
def both_front_rows_are_one() -> Iterator[None]:
    """Misreads 3-6d: a player's front row is that of both players."""
    right = select._stands

    def stands(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        if wanted.relation == "front-row":
            wanted = msgspec.structs.replace(wanted, controller=None, owner=None)
        return right(game, card, wanted, ctx)

    with replaced(select, "_stands", stands):
        yield


@misreads("3-6e-3b")
def only_what_covers_a_card_is_frontmost() -> Iterator[None]:
    """Misreads 3-6e-3b: a unit in an attack zone is not frontmost, for nothing can be behind it."""
    right = columns.frontmost

    def frontmost(game: GateGame, column: Place) -> Card | None:
        return None if column.zone == "attack" else right(game, column)

    with replaced(columns, "frontmost", frontmost):
        yield


@misreads("3-6g")
def only_the_last_damage_counts() -> Iterator[None]:
    """Misreads 3-6g: the current damage of a unit is what it was dealt last."""
    right = processes._hurt

    def hurt(game: GateGame, item: GateItem, target: Card, points: int) -> None:
        if target.place.zone != "ruler":
            target.damage = 0
        right(game, item, target, points)

    with replaced(processes, "_hurt", hurt):
        yield


@misreads("3-6e-3b", "3-6e-3a")
def a_ruler_stays_frontmost() -> Iterator[None]:
    """Misreads 3-6e-3b, 3-6e-3a: the ruler is the frontmost card of its column, also behind a unit."""
    right = columns.frontmost

    def frontmost(game: GateGame, column: Place) -> Card | None:
        if column.zone == "defense" and column.seat is not None:
            return game.rulers[column.seat]
        return right(game, column)

    with replaced(columns, "frontmost", frontmost):
        yield


@misreads("3-6d")
def set_zones_are_in_the_front_row() -> Iterator[None]:
    """Misreads 3-6d: a player's front row has the set zones as well."""
    right, zones = select._meant, ("attack", "defense", "set")

    def meant(game: Game, wanted: Filter, ctx: Context) -> Iterator[Card]:
        if wanted.relation == "front-row":
            wanted = msgspec.structs.replace(wanted, zones=zones)
        return right(game, wanted, ctx)

    with _front_row(frozenset(zones)), replaced(select, "_meant", meant):
        yield


@misreads("3-6f")
def a_ruler_s_damage_counts_twice() -> Iterator[None]:
    """Misreads 3-6f: the number of a ruler's damage is twice what it was dealt."""
    right = select._number_of

    def number_of(game: Game, thing: Thing, trait: str) -> int:
        number = right(game, thing, trait)
        on_ruler = isinstance(thing, Card) and trait == "damage" and thing.place.zone == "ruler"
        return 2 * number if on_ruler else number

    with replaced(select, "_number_of", number_of):
        yield
