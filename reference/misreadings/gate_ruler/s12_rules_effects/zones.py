"""Misreadings of 12-5 to 12-7: cards that overlap, charges and damage that cannot be."""

import contextlib
from collections.abc import Iterator

from duelproof.port import SEATS, Option, Ref, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler import s12_rules_effects
from reference.gate_ruler.s14_cards_and_abilities import replacement
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities.select import selections_of
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s12_rules_effects.helpers import always_due
from reference.misreadings.making import replaced


@misreads("12-5a")
def a_field_pushes_another_out() -> Iterator[None]:
    """Misreads 12-5a: the field zone, too, has room for only one card."""
    right = s12_rules_effects._overlapped

    def overlapped(game: GateGame) -> Flow[list[Card]]:
        leaving = yield from right(game)
        for seat in SEATS:
            leaving += game.zone("field", seat)[:-1]
        return leaving

    with replaced(s12_rules_effects, "_overlapped", overlapped), always_due():
        yield


@misreads("12-5a")
def a_hand_that_is_not_there_saves_a_card() -> Iterator[None]:
    """Misreads 12-5a: a card that has to make room stays where it would go to a zone that its owner lacks."""
    with replaced(replacement, "_is_possible", lambda game, instr, ctx: True):
        yield


@misreads("12-6a")
def charges_are_lost_on_the_way() -> Iterator[None]:
    """Misreads 12-6a: charges of a unit that has since changed its zone are linked to nothing."""
    right = s12_rules_effects._loose_charges

    def loose(game: GateGame) -> list[Card]:
        charges = (charge for seat in SEATS for charge in game.zone("charge", seat))
        return right(game) + [
            charge for charge in charges if charge.over and charge.over.since > charge.since
        ]

    with replaced(s12_rules_effects, "_loose_charges", loose), always_due():
        yield


def room_for_more(zone: str) -> contextlib.AbstractContextManager[None]:
    """Let all cards of a zone stay."""
    right = s12_rules_effects._overlapped

    def overlapped(game: GateGame) -> Flow[list[Card]]:
        leaving = yield from right(game)
        return [card for card in leaving if card.place.zone != zone]

    return replaced(s12_rules_effects, "_overlapped", overlapped)


@misreads("12-5a")
def attack_zones_have_room() -> Iterator[None]:
    """Misreads 12-5a: several units stay in an attack zone."""
    with room_for_more("attack"):
        yield


@misreads("12-5a")
def defense_zones_have_room() -> Iterator[None]:
    """Misreads 12-5a: several units stay in a defense zone."""
    with room_for_more("defense"):
        yield


@misreads("12-5a")
def set_zones_have_room() -> Iterator[None]:
    """Misreads 12-5a: several cards stay in a set zone."""
    with room_for_more("set"):
        yield


@misreads("12-5a")
def the_active_player_chooses() -> Iterator[None]:
    """Misreads 12-5a: the active player chooses what stays, in the other player's zones, too."""
    right = s12_rules_effects._newest

    def newest(game: GateGame, seat: Seat, cards: list[Card]) -> Flow[Card]:
        return (yield from right(game, game.active, cards))

    with replaced(s12_rules_effects, "_newest", newest):
        yield


@misreads("12-6a-1")
def charges_wait_for_any_ability() -> Iterator[None]:
    """Misreads 12-6a-1: charges wait for an activated ability on the gate, too."""
    right = s12_rules_effects._loose_charges

    def loose(game: GateGame) -> list[Card]:
        activated = any(item.kind == "ability" and item.ctx.event is None for item in game.gate)
        return [] if activated else right(game)

    with replaced(s12_rules_effects, "_loose_charges", loose):
        yield


@misreads("12-6a-1")
def charges_wait_for_ever() -> Iterator[None]:
    """Misreads 12-6a-1: a charge that has waited for an ability stays when that is done."""
    right = s12_rules_effects._is_awaited
    waited: set[tuple[int, str]] = set()

    def is_awaited(game: GateGame, charge: Card) -> bool:
        if right(game, charge):
            waited.add((id(game), charge.ref))
        return (id(game), charge.ref) in waited

    with replaced(s12_rules_effects, "_is_awaited", is_awaited):
        yield


@misreads("12-6a-1")
def charges_wait_for_whoever_counts_any() -> Iterator[None]:
    """Misreads 12-6a-1: the charges wait also for an ability of another card that counts its own charges."""

    def is_by_its_leaving(ctx: Context, charge: Card) -> bool:
        return ctx.event is not None and any(card is charge for card in ctx.event.under)

    with replaced(s12_rules_effects, "_is_by_its_leaving", is_by_its_leaving):
        yield


@misreads("12-6a-1")
def charges_wait_for_those_of_others_to_be_counted() -> Iterator[None]:
    """Misreads 12-6a-1: charges wait for any ability by the leaving that speaks of charges of any card."""

    def speaks_of_its_charges(ability: Ability | None) -> bool:
        return "charges" in selections_of(ability)

    with replaced(s12_rules_effects, "_speaks_of_its_charges", speaks_of_its_charges):
        yield


@misreads("12-7a")
def less_than_no_damage_stays() -> Iterator[None]:
    """Misreads 12-7a: damage of 0 is struck, but not what has become less than that."""
    right = s12_rules_effects._empty_damage

    def empty_damage(game: GateGame) -> None:
        kept = {item.oid: [each for each in item.pairings if each[2] < 0] for item in game.gate}
        right(game)
        for item in game.gate:
            item.pairings = [*item.pairings, *kept[item.oid]]

    with replaced(s12_rules_effects, "_empty_damage", empty_damage):
        yield


@misreads("12-6b")
def a_charge_stays_where_it_came_first() -> Iterator[None]:
    """Misreads 12-6b: a charge stays under one of the cards that it came under first."""
    right = s12_rules_effects._keep_one_link

    def keep_one_link(game: GateGame) -> Flow[None]:
        game.relinked.reverse()
        yield from right(game)

    with replaced(s12_rules_effects, "_keep_one_link", keep_one_link):
        yield


@misreads("12-6b")
def a_charge_stays_under_a_card_that_has_left() -> Iterator[None]:
    """Misreads 12-6b: a charge may stay under a card that it came under, though that has left since."""

    def keep_one_link(game: GateGame) -> Flow[None]:
        while game.relinked:
            charge, hosts = game.relinked[-1]
            there = [host for each, linked in game.relinked if each is charge for host in linked]
            game.relinked = [each for each in game.relinked if each[0] is not charge]
            options = [game.option_for(host) for host in hosts]
            chosen = yield from ask.one(game, charge.controller, "choose", options, about=charge.ref)
            rest = [host for host in there if host.ref != chosen.card and charge in host.under]
            s12_rules_effects.sever(game, charge, rest)
            charge.over = game.cards[str(chosen.card)]

    with replaced(s12_rules_effects, "_keep_one_link", keep_one_link):
        yield


@misreads("12-6b")
def one_choice_is_for_all_charges() -> Iterator[None]:
    """Misreads 12-6b: of several charges that came so, all stay under the card chosen first."""
    right = s12_rules_effects._keep_one_link

    def keep_one_link(game: GateGame) -> Flow[None]:
        others, game.relinked = game.relinked[:-1], game.relinked[-1:]
        chosen = game.relinked[0][0] if game.relinked else None
        yield from right(game)
        for charge, hosts in others:
            s12_rules_effects.sever(game, charge, [host for host in hosts if charge in host.under])
            charge.over = chosen.over if chosen is not None else None
            if charge.over is not None:
                charge.over.under.append(charge)

    with replaced(s12_rules_effects, "_keep_one_link", keep_one_link):
        yield


@misreads("12-6b")
def the_owner_of_a_charge_says_where_it_stays() -> Iterator[None]:
    """Misreads 12-6b: the owner of a charge chooses, whosever charge zone it lies in."""
    right, one = s12_rules_effects._keep_one_link, ask.one

    def by_owner(game: GateGame, player: Seat, kind: str, options: list[Option], about: Ref) -> Flow[Option]:
        return one(game, game.cards[about].owner, kind, options, about=about)

    def keep_one_link(game: GateGame) -> Flow[None]:
        with replaced(ask, "one", by_owner):
            yield from right(game)

    with replaced(s12_rules_effects, "_keep_one_link", keep_one_link):
        yield
