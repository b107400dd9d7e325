"""Misreadings of 309, 313 and 314: cores, lands and rule pluses."""

from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import OTHER, CardSpec, Seat
from reference.duel_masters.s1_basics import beginning_a_game, beside_the_deck, mana, what_is_needed
from reference.duel_masters.s3_card_types import auras
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s4_zones.general import move
from reference.duel_masters.s7_other_rules import assembling, state_based_actions
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s3_card_types.beginning import also_used
from reference.misreadings.making import replaced


@misreads("309.2")
def cores_are_used() -> Iterator[None]:
    """Misreads 309.2: a core is used by paying its cost."""
    yield from also_used("core")


@misreads("309.4")
def cores_stay_behind() -> Iterator[None]:
    """Misreads 309.4: a core under a creature goes to the graveyard wherever the creature goes."""
    right = general.move_all

    def move_all(game: DMGame, cards: Any, zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        cards = list(cards)
        cores = [below for card in cards for below in card.under if "core" in below.printed.type]
        yield from right(game, cores, "hand" if zone == "graveyard" else "graveyard", "rule")
        return (yield from right(game, cards, zone, name, **how))

    with replaced(general, "move_all", move_all):
        yield


def _gives(side: int, many: int) -> Iterator[None]:
    """Let a core with this side up give so much mana."""
    right = mana.gives

    def gives(game: DMGame, card: Card) -> int:
        return many if "core" in card.printed.type and card.side == side else right(game, card)

    with replaced(mana, "gives", gives):
        yield


@misreads("309.5")
def cores_give_a_mana() -> Iterator[None]:
    """Misreads 309.5: a core gives a mana, as other cards do."""
    yield from _gives(0, 1)


@misreads("309.5")
def turned_cores_give_a_mana() -> Iterator[None]:
    """Misreads 309.5: a core with its other side up gives a mana."""
    yield from _gives(1, 1)


@misreads("309.5")
def cores_have_no_civilization() -> Iterator[None]:
    """Misreads 309.5: a core in the mana zone has no civilization."""
    right = now.words

    def words(game: Any, card: Card, trait: str) -> list[str]:
        core = "core" in card.printed.type and card.place.zone == "mana" and card.side == 0
        return [] if core and trait == "colors" else right(game, card, trait)

    with replaced(now, "words", words):
        yield


@misreads("309.6")
def cores_do_not_stay_under_creatures() -> Iterator[None]:
    """Misreads 309.6: a core under a creature goes to the graveyard."""
    right = state_based_actions.leaving_now

    def leaving_now(game: DMGame) -> list[tuple[Card, str]]:
        later = game.turn > 3
        cores = [card for card in game.cards.values() if later and card.over and "core" in card.printed.type]
        return [*right(game), *((card, "graveyard") for card in cores)]

    with replaced(state_based_actions, "leaving_now", leaving_now):
        yield


def _cores_stay(put: bool) -> Iterator[None]:
    right = state_based_actions._cannot_stay

    def cannot_stay(game: DMGame, card: Card) -> bool:
        core = "core" in card.printed.type and put == (card.life > 0)
        return right(game, card) and not core

    with replaced(state_based_actions, "_cannot_stay", cannot_stay):
        yield


@misreads("309.7")
def cores_that_are_put_there_stay() -> Iterator[None]:
    """Misreads 309.7: a core that an effect puts into the battle zone stays there."""
    yield from _cores_stay(True)


@misreads("309.7")
def cores_that_are_left_there_stay() -> Iterator[None]:
    """Misreads 309.7: a core whose creature has left stays."""
    yield from _cores_stay(False)


@misreads("313.1")
def lands_are_used() -> Iterator[None]:
    """Misreads 313.1: a land is used by paying its cost."""
    yield from also_used("land")


def _lands_work(*zones: str) -> Iterator[None]:
    """Let lands work in these zones."""
    right = auras.as_read

    def as_read(spec: CardSpec) -> CardSpec:
        for face in spec.faces if "land" in spec.faces[0].traits.type else ():
            there = [msgspec.structs.replace(each, zones=zones) for each in face.abilities]
            return msgspec.structs.replace(spec, faces=[msgspec.structs.replace(face, abilities=there)])
        return right(spec)

    with replaced(auras, "as_read", as_read):
        yield


@misreads("313.3")
def lands_stay_in_the_battle_zone() -> Iterator[None]:
    """Misreads 313.3: a land that is put into the battle zone stays there."""
    right = state_based_actions._cannot_stay

    def cannot_stay(game: DMGame, card: Card) -> bool:
        return right(game, card) and "land" not in card.printed.type

    with replaced(state_based_actions, "_cannot_stay", cannot_stay):
        yield


@misreads("314.1")
def rule_pluses_begin_in_the_deck() -> Iterator[None]:
    """Misreads 314.1: a rule plus is shuffled into the deck as the game begins."""
    right = beginning_a_game._start_in_battle

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        yield from right(game, seat)
        for card in [card for card in game.zone("hyper", seat) if "rule plus" in card.printed.type]:
            yield from move(game, card, "deck", "put")

    stays = replaced(beside_the_deck, "hyperspatial_strays", lambda game: [])
    with replaced(beginning_a_game, "_start_in_battle", start), stays:
        yield


@misreads("314.3")
def rule_pluses_say_nothing() -> Iterator[None]:
    """Misreads 314.3: a rule plus changes nothing of how players play."""
    right = now.of_player

    def of_player(game: Any, seat: Seat, trait: str, base: int) -> int:
        return base if trait == "charges" else right(game, seat, trait, base)

    with replaced(now, "of_player", of_player):
        yield


@misreads("314.3a")
def a_rule_plus_of_either_player_counts() -> Iterator[None]:
    """Misreads 314.3a: a player may use a deck of the size that the opponent's rule plus says."""
    right = now.of_player

    def of_player(game: Any, seat: Seat, trait: str, base: int) -> int:
        mine, other = right(game, seat, trait, base), right(game, OTHER[seat], trait, base)
        return other if trait == "deck" and mine == base and len(game.deck(seat)) == other else mine

    with replaced(now, "of_player", of_player):
        yield


@misreads("314.3a")
def a_larger_deck_is_allowed() -> Iterator[None]:
    """Misreads 314.3a: a player with a rule plus may bring the cards that it says, or the usual number."""
    right = what_is_needed._deck_faults

    def faults(deck: list[Card], size: int) -> Iterator[tuple[str, str]]:
        yield from right(deck, 40 if len(deck) == 40 else size)

    with replaced(what_is_needed, "_deck_faults", faults):
        yield


@misreads("314.3a")
def a_larger_deck_is_refused() -> Iterator[None]:
    """Misreads 314.3a: a deck has 40 cards or fewer, whatever a rule plus says."""
    right = what_is_needed._deck_faults

    def faults(deck: list[Card], size: int) -> Iterator[tuple[str, str]]:
        yield from right(deck, size)
        if len(deck) > 40:
            yield "100.2", "more than 40 cards in the deck"

    with replaced(what_is_needed, "_deck_faults", faults):
        yield


@misreads("314.4")
def rule_pluses_go_back_straight() -> Iterator[None]:
    """Misreads 314.4: a rule plus goes from the battle zone straight to the hyperspatial zone."""
    right = state_based_actions.leaving_now

    def leaving_now(game: DMGame) -> list[tuple[Card, str]]:
        return [(card, "hyper" if "rule plus" in card.printed.type else zone) for card, zone in right(game)]

    with replaced(state_based_actions, "leaving_now", leaving_now):
        yield


@misreads("314.4")
def rule_pluses_stay_in_the_graveyard() -> Iterator[None]:
    """Misreads 314.4: a rule plus goes from the battle zone to the graveyard and stays there."""
    right = state_based_actions.leaving_now

    def leaving_now(game: DMGame) -> list[tuple[Card, str]]:
        return [(card, zone) for card, zone in right(game) if zone != "hyper"]

    with replaced(state_based_actions, "leaving_now", leaving_now):
        yield


@misreads("313.2")
def lands_work_in_the_hand_too() -> Iterator[None]:
    """Misreads 313.2: a land works wherever its player's open cards and hand are, and in the mana zone."""
    yield from _lands_work("hand", "graveyard", "mana")


@misreads("313.2")
def lands_do_not_work_in_the_mana_zone() -> Iterator[None]:
    """Misreads 313.2: a land works only in the battle zone, as other cards do."""
    yield from _lands_work("battle")


@misreads("309.3")
def cores_lie_sideways() -> Iterator[None]:
    """Misreads 309.3: a core lies sideways and is tapped, as a field lies."""
    right = assembling.assemble

    def assemble(game: DMGame, top: Card, parts: list[Card], name: str) -> Flow[list[Card]]:
        turned = yield from right(game, top, parts, name)
        for part in parts:
            part.turned = "exhausted"
        return turned

    with replaced(assembling, "assemble", assemble):
        yield
