"""Misreadings of 116: seals, and what is sealed."""

import contextlib
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.duel_masters.s1_basics import sealing, seals
from reference.duel_masters.s3_card_types.creatures import power
from reference.duel_masters.s4_zones.general import move, move_all
from reference.duel_masters.s5_turn import declaring_attackers, declaring_blockers
from reference.duel_masters.s5_turn.start_of_turn import TURN_START
from reference.duel_masters.s7_other_rules import assembling
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _noticed(game: Game) -> Iterator[None]:
    """Ignore no creature in the block."""
    ignored = [card for card in game.cards.values() if card.ignored]
    for card in ignored:
        card.ignored = False
    yield
    for card in ignored:
        card.ignored = True


def _noticing(module: ModuleType, name: str) -> Any:
    """Return a replacement of a function by which creatures that are ignored are treated as there."""
    right = getattr(module, name)

    def wrong(game: Game, *about: Any) -> Any:
        with _noticed(game):
            return right(game, *about)

    return replaced(module, name, wrong)


def _doing(table: Any, key: Any) -> Any:
    """Return a replacement of something that is done, so that it is done to ignored creatures, too."""
    right = table[key]

    def wrong(game: Game, *about: Any) -> Flow[None]:
        with _noticed(game):
            yield from right(game, *about)

    return replaced(table, key, wrong)


@misreads("116.1a", "701.24a")
def seals_come_from_the_deck_of_whoever_seals() -> Iterator[None]:
    """Misreads 116.1a: a seal comes from the deck of the player whose turn it is, who usually seals."""

    def seal(game: DMGame, sealed: list[Card], many: int) -> Flow[list[Card]]:
        for card in sealed:
            for top in game.deck(game.active)[:many]:
                yield from move_all(game, [top], "battle", "seal", face="down")
                top.host, top.hung_as = card, "seal"
        return sealed

    with replaced(sealing, "seal", seal):
        yield


@misreads("116.1b")
def one_seal_less_is_no_seal() -> Iterator[None]:
    """Misreads 116.1b: a creature is not sealed any more once a seal has been removed from it."""
    right = seals.take_off

    def take_off(game: DMGame, seal: Card) -> None:
        host = seal.host
        right(game, seal)
        if host is not None:
            host.ignored = False

    with replaced(seals, "take_off", take_off):
        yield


@misreads("116.2")
def a_seal_on_one_card_seals_no_creature() -> Iterator[None]:
    """Misreads 116.2: a seal that is put on one card of a creature lies on that, and not on the creature."""
    with replaced(sealing, "part_of", lambda card: card):
        yield


@misreads("116.2")
def seals_on_parts_are_covered() -> Iterator[None]:
    """Misreads 116.2: a seal on a card that becomes a part of a creature is covered with that card."""
    right = assembling.assemble

    def assemble(game: DMGame, top: Card, parts: list[Card], name: str) -> Flow[list[Card]]:
        covered = [(seal, part) for part in parts for seal in seals.seals_on(game, part)]
        turned = yield from right(game, top, parts, name)
        for seal, part in covered:
            seal.host = part
        seals.judge_sealed(game, top)
        return turned

    with replaced(assembling, "assemble", assemble):
        yield


@misreads("116.2a")
def sealed_creatures_are_attacked() -> Iterator[None]:
    """Misreads 116.2a: a creature with a seal on it can be attacked."""
    with _noticing(declaring_attackers, "targets"):
        yield


@misreads("116.2a")
def sealed_creatures_attack() -> Iterator[None]:
    """Misreads 116.2a: a creature with a seal on it can attack."""
    with _noticing(declaring_attackers, "can_attack"):
        yield


@misreads("116.2a")
def sealed_creatures_block() -> Iterator[None]:
    """Misreads 116.2a: a creature with a seal on it can block."""
    with _noticing(declaring_blockers, "who_can_change_it"):
        yield


@misreads("116.2a")
def abilities_of_sealed_creatures_work() -> Iterator[None]:
    """Misreads 116.2a: what a creature with a seal on it says is so."""
    with _noticing(select, "works"):
        yield


@misreads("116.2a")
def sealed_creatures_are_chosen() -> Iterator[None]:
    """Misreads 116.2a: a creature with a seal on it can be chosen."""
    right = select.found

    def found(game: Game, what: Select, ctx: Context) -> list[Thing]:
        if what.which != "choose":
            return right(game, what, ctx)
        with _noticed(game):
            return right(game, what, ctx)

    with replaced(select, "found", found):
        yield


@misreads("116.2a")
def sealed_creatures_are_tapped() -> Iterator[None]:
    """Misreads 116.2a: what taps creatures taps one with a seal on it, too."""
    with _doing(INSTRUCTIONS, a.Turn):
        yield


@misreads("116.2a")
def sealed_creatures_are_untapped() -> Iterator[None]:
    """Misreads 116.2a: a creature with a seal on it is untapped as its player's turn starts."""
    with _doing(TURN_START, "untapping"):
        yield


@misreads("116.3a")
def seals_are_not_chosen() -> Iterator[None]:
    """Misreads 116.3a: what has a card of the battle zone chosen does not let a seal be chosen."""
    right = select._speaks_of

    def speaks_of(game: Game, card: Card, wanted: Filter) -> bool:
        return not seals.is_seal(card) and right(game, card, wanted)

    with replaced(select, "_speaks_of", speaks_of):
        yield


Unseal = Callable[[DMGame, Card, list[Card]], Flow[None]]
"""What becomes of the seals of cards of a command's civilizations as it comes."""


def _unsealing(wrong: Unseal) -> Any:
    """Return a replacement of what happens as a command comes while there are cards to be unsealed."""

    def seals_to_remove(game: DMGame, commands: list[Card]) -> Flow[list[Card]]:
        for command in commands:
            sealed = seals.sealed_alike(game, command)
            if sealed:
                yield from wrong(game, command, sealed)
        return []

    return replaced(sealing, "seals_to_remove", seals_to_remove)


def _chosen(game: DMGame, seat: Seat, sealed: list[Card], least: int = 1) -> Flow[list[Card]]:
    """Have a player choose a sealed card."""
    options = [Option(card=card.ref) for card in sealed]
    picked = yield from ask.some(game, seat, "choose", options, least, 1, part="unseal")
    return [game.cards[str(option.card)] for option in picked]


@misreads("116.4a")
def the_turn_player_chooses_what_is_unsealed() -> Iterator[None]:
    """Misreads 116.4a: the player whose turn it is chooses the card that loses a seal."""

    def wrong(game: DMGame, command: Card, sealed: list[Card]) -> Flow[None]:
        for card in (yield from _chosen(game, game.active, sealed)):
            yield from move(game, seals.seals_on(game, card)[-1], "graveyard", "unseal")

    with _unsealing(wrong):
        yield


@misreads("116.4a")
def the_strongest_creature_is_unsealed() -> Iterator[None]:
    """Misreads 116.4a: the player chooses the card that loses a seal only among those with most power."""

    def wrong(game: DMGame, command: Card, sealed: list[Card]) -> Flow[None]:
        most = max(power(game, card) for card in sealed)
        strong = [card for card in sealed if power(game, card) == most]
        for card in (yield from _chosen(game, command.owner, strong)):
            yield from move(game, seals.seals_on(game, card)[-1], "graveyard", "unseal")

    with _unsealing(wrong):
        yield


@misreads("116.4a")
def a_command_may_remove_a_seal() -> Iterator[None]:
    """Misreads 116.4a: the command's owner chooses whether a seal is removed at all, if he has a choice."""

    def wrong(game: DMGame, command: Card, sealed: list[Card]) -> Flow[None]:
        for card in (yield from _chosen(game, command.owner, sealed, 0 if len(sealed) > 1 else 1)):
            yield from move(game, seals.seals_on(game, card)[-1], "graveyard", "unseal")

    with _unsealing(wrong):
        yield


@misreads("116.4a")
def all_seals_of_a_card_are_removed() -> Iterator[None]:
    """Misreads 116.4a: the chosen card loses all of its seals."""

    def wrong(game: DMGame, command: Card, sealed: list[Card]) -> Flow[None]:
        for card in (yield from _chosen(game, command.owner, sealed)):
            yield from move_all(game, seals.seals_on(game, card), "graveyard", "unseal")

    with _unsealing(wrong):
        yield


@misreads("116.4a", "701.23b", "703.4j", "703.4k")
def removed_seals_go_to_the_hand() -> Iterator[None]:
    """Misreads 116.4a, 701.23b, 703.4j, 703.4k: a seal that a command removes goes to its owner's hand."""

    def wrong(game: DMGame, command: Card, sealed: list[Card]) -> Flow[None]:
        for card in (yield from _chosen(game, command.owner, sealed)):
            yield from move(game, seals.seals_on(game, card)[-1], "hand", "unseal")

    with _unsealing(wrong):
        yield


@misreads("116.4b", "703.4j", "703.4k")
def commands_that_spells_put_there_remove_nothing() -> Iterator[None]:
    """Misreads 116.4b, 703.4j, 703.4k: a command removes no seal while a spell is being resolved."""
    right = sealing.seals_to_remove

    def seals_to_remove(game: DMGame, commands: list[Card]) -> Flow[list[Card]]:
        resolving = any("spell" in card.printed.type for card in game.using)
        return (yield from right(game, [] if resolving else commands))

    with replaced(sealing, "seals_to_remove", seals_to_remove):
        yield


@misreads("116.4b")
def ignored_creatures_have_no_civilization() -> Iterator[None]:
    """Misreads 116.4b: the seals of a creature that is ignored are not removed."""
    right = seals.sealed_alike

    def sealed_alike(game: DMGame, command: Card) -> list[Card]:
        return [card for card in right(game, command) if not card.ignored]

    with replaced(seals, "sealed_alike", sealed_alike):
        yield


@misreads("116.2")
def of_several_sealed_at_once_one_is_ignored() -> Iterator[None]:
    """Misreads 116.2: of creatures that get a seal at the same time only the first is ignored."""
    right = sealing.seal

    def seal(game: DMGame, cards: list[Card], many: int) -> Flow[list[Card]]:
        sealed = yield from right(game, cards, many)
        for card in sealed[1:]:
            card.ignored = False
        return sealed

    with replaced(sealing, "seal", seal):
        yield


@misreads("116.2a")
def who_loses_the_seal_attacks_again() -> Iterator[None]:
    """Misreads 116.2a: an attacker that has got a seal goes on attacking once it has lost it."""

    def take_out(game: DMGame, cards: list[Card]) -> list[Card]:
        return []

    with replaced(sealing, "take_out", take_out):
        yield


@misreads("101.3")
def no_seals_are_put_where_there_are_too_few() -> Iterator[None]:
    """Misreads 101.3: where a deck has fewer cards than seals are to be put on, none is put on."""
    right = sealing.seal

    def seal(game: DMGame, cards: list[Card], many: int) -> Flow[list[Card]]:
        enough = [card for card in cards if len(game.deck(card.owner)) >= many]
        return (yield from right(game, enough, many))

    with replaced(sealing, "seal", seal):
        yield
