"""Misreadings of 3-8 to 3-19: engines that are wrong about what lies in which zone and who sees it there."""

from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

from duelproof.port import SEATS, Option, Place, Seat
from duelproof.port.selections import Filter, Select
from reference.gate_ruler import (
    attack_phase,
    damage,
    healing,
    main_phase,
    preparation,
    replacing,
    resolving,
    targets,
    verbs,
    zones,
)
from reference.gate_ruler import drive as driving
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.zones import move
from reference.kernel import ask, select
from reference.kernel.book import SeenBy
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow, Game, place
from reference.kernel.misreading import misreadings, replaced

MISREADINGS, misreads = misreadings("GR")


@contextmanager
def _seen(name: str, by: SeenBy) -> Iterator[None]:
    """Within, the cards of a zone are seen by others than the book says."""
    hidden = zones._HIDDEN - {name} if by == "all" else zones._HIDDEN | {name}
    with (
        replaced(zones.ZONES, name, replace(zones.ZONES[name], seen_by=by)),
        replaced(zones, "_HIDDEN", hidden),
    ):
        yield


@contextmanager
def _hidden_charges() -> Iterator[None]:
    """Within, the charges that a position begins with lie face down."""
    right = preparation._link_charges

    def link_charges(game: GateGame, seat: Seat) -> None:
        right(game, seat)
        for charge in game.zone("charge", seat):
            charge.face = "down"

    with replaced(preparation, "_link_charges", link_charges):
        yield


@contextmanager
def _poseless(name: str) -> Iterator[None]:
    """Within, the cards of a zone are neither ready nor exhausted."""
    with replaced(zones.ZONES, name, replace(zones.ZONES[name], poses=False)):
        yield


@misreads("3-8b", "3-9b", "3-11b", "3-13b", "3-14b", "3-15b", "3-16b", "3-17b", "3-18b", "3-19b")
def open_zones_are_their_owners() -> Iterator[None]:
    """Misreads 3-8b to 3-19b: what is revealed to all players is seen by its owner alone."""
    with ExitStack() as stack:
        for kind in list(zones.ZONES.values()):
            if kind.seen_by == "all" and kind.name != "ruler":
                stack.enter_context(_seen(kind.name, "owner"))
        stack.enter_context(_hidden_charges())
        yield


@misreads("3-10b", "3-12c")
def set_and_driven_cards_are_open() -> Iterator[None]:
    """Misreads 3-10b, 3-12c: everybody sees what is in set zones and drive zones."""
    with _seen("set", "all"), _seen("drive", "all"):
        yield


@misreads("3-10b", "3-12c")
def set_and_driven_cards_are_secret() -> Iterator[None]:
    """Misreads 3-10b, 3-12c: nobody, not even their owner, sees what is in set zones and drive zones."""
    with _seen("set", "none"), _seen("drive", "none"):
        yield


@misreads("3-8b", "3-9b", "3-16b")
def units_and_resources_have_no_pose() -> Iterator[None]:
    """Misreads 3-8b, 3-9b, 3-16b: cards in attack, defense and resource zones are not ready or exhausted."""
    with _poseless("attack"), _poseless("defense"), _poseless("resource"):
        yield


@misreads("3-8a")
def every_unit_attacks() -> Iterator[None]:
    """Misreads 3-8a: a unit attacks from the defense zone as well."""
    right = attack_phase.attackers

    def attackers(game: GateGame) -> list[Card]:
        behind = [card for spot in game.defense_slots[game.active] for card in game.zones[spot]]
        return right(game) + [card for card in behind if card.turned == "ready"]

    with replaced(attack_phase, "attackers", attackers):
        yield


@misreads("3-10a-2")
def set_cards_are_rearranged() -> Iterator[None]:
    """Misreads 3-10a-2: a player rearranges set cards like units."""
    offered, right = main_phase._rearrangements, main_phase.rearrange

    def rearrangements(game: GateGame, seat: Seat, found: list[Option]) -> None:
        offered(game, seat, found)
        found += [game.option("rearrange", card) for cards in game.sets[seat] for card in cards]

    def rearrange(game: GateGame, seat: Seat, card: Card) -> Flow[None]:
        if card.place.zone != "set":
            yield from right(game, seat, card)
            return
        slots = [Option(place=spot) for spot in game.set_slots[seat] if spot is not card.place]
        chosen = yield from ask.one(game, seat, "slot", slots, about=card.ref)
        assert chosen.place is not None
        move(game, card, chosen.place, "rearrange")

    with (
        replaced(main_phase, "_rearrangements", rearrangements),
        replaced(main_phase, "rearrange", rearrange),
    ):
        yield


@misreads("3-10a-2")
def set_cards_stay_where_they_are() -> Iterator[None]:
    """Misreads 3-10a-2: nothing at all brings a card from one set zone to another."""
    right = zones.can_move

    def can_move(game: GateGame, card: Card, to: Place) -> bool:
        return right(game, card, to) and (card.place.zone, to.zone) != ("set", "set")

    with replaced(replacing, "can_move", can_move), replaced(verbs, "can_move", can_move):
        yield


@misreads("3-10d")
def set_cards_leave_unseen() -> Iterator[None]:
    """Misreads 3-10d: a hidden card of a set zone is moved without being revealed."""

    def reveal(game: GateGame, card: Card) -> None:
        return None

    with replaced(zones, "reveal_to_all", reveal):
        yield


@misreads("3-10d")
def set_cards_are_revealed_wherever_they_go() -> Iterator[None]:
    """Misreads 3-10d: a set card that comes to another set zone is revealed on its way, too."""
    right = zones.can_move

    def can_move(game: GateGame, card: Card, to: Place) -> bool:
        if (card.place.zone, to.zone) == ("set", "set"):
            zones.reveal_to_all(game, card)
        return right(game, card, to)

    with replaced(zones, "can_move", can_move):
        yield


@misreads("3-10e")
def hidden_cards_count_as_set() -> Iterator[None]:
    """Misreads 3-10e: every face-down card is a set card, those of drive zones too."""
    right = select._in_zones
    right_zones = select.zones_of

    def in_zones(game: Game, card: Card, wanted: Filter) -> bool:
        if "set" in wanted.zones and card.place.zone == "drive":
            return card.face == "down"
        return right(game, card, wanted)

    def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
        named = right_zones(game, wanted)
        return {*named, "drive"} if wanted is not None and "set" in wanted.zones else named

    with replaced(select, "_in_zones", in_zones), replaced(select, "zones_of", zones_of):
        yield


@misreads("3-11a-1")
def one_field_for_all() -> Iterator[None]:
    """Misreads 3-11a-1: a new field takes the place of every other, as if there were room for one."""
    right = resolving._touch_down

    def touch_down(game: GateGame, item: GateItem) -> None:
        for field in [card for seat in SEATS for card in game.zone("field", seat)]:
            if item.card is not None and item.card.place.zone == "field" and field is not item.card:
                move(game, field, place("graveyard", field.owner))
        right(game, item)

    with replaced(resolving, "_touch_down", touch_down):
        yield


_PILES = ("3-11b", "3-13b", "3-14b", "3-15b", "3-17b")


@contextmanager
def _only_at(end: int) -> Iterator[None]:
    """Within, only the card at one end of a zone can be chosen."""
    right = targets.is_valid

    def is_valid(game: GateGame, card: Card, *how: Any) -> bool:
        lying = game.zones[card.place]
        return bool(lying) and lying[end] is card and right(game, card, *how)

    with replaced(targets, "is_valid", is_valid):
        yield


@misreads(*_PILES)
def only_the_latest_card_is_at_hand() -> Iterator[None]:
    """Misreads 3-11b to 3-17b: of the cards of a zone only the one that came there last can be chosen."""
    with _only_at(-1):
        yield


@misreads(*_PILES)
def only_the_earliest_card_is_at_hand() -> Iterator[None]:
    """Misreads 3-11b to 3-17b: of the cards of a zone only the one that came there first can be chosen."""
    with _only_at(0):
        yield


@misreads("3-12c")
def only_the_latest_driven_card_is_used() -> Iterator[None]:
    """Misreads 3-12c: of the cards of a drive zone only the one that came there last can be used."""
    right = main_phase._from_drive

    def from_drive(game: GateGame, seat: Seat, card: Card, found: list[Option]) -> None:
        if card is game.zone("drive", seat)[-1]:
            right(game, seat, card, found)

    with replaced(main_phase, "_from_drive", from_drive):
        yield


@misreads("3-13b")
def the_latest_damage_is_healed() -> Iterator[None]:
    """Misreads 3-13b: healing takes the cards that came to the damage zone last."""

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        yield from replacing.bury(game, game.zone("damage", seat)[-points:], "heal-out", ctx.controller)

    with replaced(healing, "_heal_player", heal_player):
        yield


@misreads("3-12a")
def all_drives_come_to_the_active_player() -> Iterator[None]:
    """Misreads 3-12a: driven cards come to the drive zone of the player whose turn it is."""

    def drive(game: GateGame, seat: Seat, count: int) -> Flow[None]:
        driven = game.zone("deck", seat)[:count]
        for card in driven:
            move(game, card, place("drive", game.active), "drive")
        yield from driving._go_on(game, seat, driven)

    with replaced(driving, "drive", drive):
        yield


@misreads("3-13a")
def damage_to_units_is_their_players() -> Iterator[None]:
    """Misreads 3-13a: damage that is dealt to a unit puts cards into its player's damage zone as well."""
    right = damage.resolve_damage

    def resolve_damage(game: GateGame, item: GateItem) -> None:
        right(game, item)
        for unit, _, points in item.pairings:
            for card in game.zone("deck", unit.controller)[:points] if unit.place.zone != "ruler" else ():
                move(game, card, place("damage", unit.controller))

    with replaced(damage, "resolve_damage", resolve_damage):
        yield


@misreads("3-14c-1")
def charges_are_anybodys() -> Iterator[None]:
    """Misreads 3-14c-1: all cards of its controller's charge zone are charges of a card."""

    def beneath(game: Game, what: Select, ctx: Context) -> Iterator[Card]:
        for card in select._cards(game, what, ctx):
            yield from game.zone("charge", card.controller)

    with replaced(select, "_beneath", beneath):
        yield
