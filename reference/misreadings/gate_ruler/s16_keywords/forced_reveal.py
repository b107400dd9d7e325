"""Misreadings of 16-15: Forced Reveal."""

import contextlib
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from duelproof.port import OTHER, SEATS, Option, Place, Seat
from reference.gate_ruler import s11_system
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s07_main_phase_actions import has_overdrive
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s15_game_actions import summoning
from reference.gate_ruler.s15_game_actions.summoning import may_summon
from reference.gate_ruler.s16_keywords import forced_reveal
from reference.gate_ruler.state import ORDINARY, GateGame, Way
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
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
def forced_past_its_overdrive() -> Iterator[None]:
    """Misreads 16-15b-1b: a card with Forced Reveal is played though an Overdrive is linked to it."""
    right = forced_reveal._forced

    def forced(game: GateGame, seat: Seat) -> list[Card]:
        driven = [card for card in forced_reveal._bearers(game) if card in game.zone("drive", seat)]
        return [*right(game, seat), *(card for card in driven if has_overdrive(game, card))]

    with replaced(forced_reveal, "_forced", forced):
        yield


@misreads("16-15b-1b", "15-15b-1")
def forced_though_it_is_not_paid_for() -> Iterator[None]:
    """Misreads 16-15b-1b: a card that must be paid for with resources is forced where none are to be paid."""

    def is_spared_its_cost(game: GateGame, seat: Seat, card: Card, way: Way) -> bool:
        return False

    with replaced(playing, "is_spared_its_cost", is_spared_its_cost):
        yield


@misreads("16-15b-1b")
def forced_only_with_targets() -> Iterator[None]:
    """Misreads 16-15b-1b: an event with Forced Reveal waits until it can be played by the usual rules."""
    with _only_those(
        lambda game, card: "event" not in card.printed.type or playing.can_play(game, card.owner, card)
    ):
        yield


@misreads("16-15b-1")
def forced_after_the_system_process() -> Iterator[None]:
    """Misreads 16-15b-1: what rules effects put into a hand waits there until something resolves."""
    within: list[GateGame] = []
    system, forced = s11_system.system_process, forced_reveal.play_forced

    def system_process(game: GateGame) -> Flow[None]:
        within.append(game)
        try:
            yield from system(game)
        finally:
            within.pop()

    def play_forced(game: GateGame) -> Flow[bool | None]:
        return False if within else (yield from forced(game))

    with (
        replaced(s11_system, "system_process", system_process),
        replaced(forced_reveal, "play_forced", play_forced),
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


def _played(
    wrong: Callable[[GateGame, Seat, Card, int], None],
) -> contextlib.AbstractContextManager[None]:
    """Let something be done after a card has been played by force, told how often its player had summoned."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, way: Way = ORDINARY, *event: Any) -> Flow[None]:
        before = game.summons[seat]
        yield from right(game, seat, card, way, *event)
        if way.forced:
            wrong(game, seat, card, before)

    return replaced(playing, "play_card", play_card)


@misreads("16-15b-1a")
def forced_units_do_not_count() -> Iterator[None]:
    """Misreads 16-15b-1a: a unit that is played by force adds nothing to the number of summons."""

    def uncount(game: GateGame, seat: Seat, card: Card, before: int) -> None:
        game.summons[seat] = before

    with _played(uncount):
        yield


@misreads("16-15b-1a")
def all_that_is_forced_counts() -> Iterator[None]:
    """Misreads 16-15b-1a: an event that is played by force adds one to the number of summons, too."""

    def add_one(game: GateGame, seat: Seat, card: Card, before: int) -> None:
        game.summons[seat] = before + 1

    with _played(add_one):
        yield


@misreads("16-15b-1a")
def forced_units_are_not_normal_summoned() -> Iterator[None]:
    """Misreads 16-15b-1a: a unit that is played by force is no normal summoned unit."""
    right = summoning.was_summoned

    def was_summoned(game: GateGame, card: Card, how: str) -> bool:
        forced = forced_reveal.KEYWORD in card.keywords
        return not (how == "normal" and forced) and right(game, card, how)

    with replaced(summoning, "was_summoned", was_summoned):
        yield


def _playing(
    turn: Callable[[GateGame, int], Seat],
    meant: Callable[[list[Card], Card], Card] = lambda cards, card: card,
) -> contextlib.AbstractContextManager[None]:
    """Let the players play what they have to in another order: whose turn it is, and which card he plays."""

    def play_forced(game: GateGame) -> Flow[None]:
        for played in count():
            if not any(forced_reveal._forced(game, seat) for seat in SEATS):
                return
            seat = turn(game, played)
            seat = seat if forced_reveal._forced(game, seat) else OTHER[seat]
            cards = forced_reveal._forced(game, seat)
            game.mark_play()
            options = [game.option_for(card) for card in cards]
            chosen = yield from ask.one(game, seat, "choose", options, part="forced-reveal")
            card = meant(cards, game.cards[str(chosen.card)])
            yield from playing.play_card(game, seat, card, forced_reveal.FORCED)

    return replaced(forced_reveal, "play_forced", play_forced)


@misreads("16-15b-1c")
def the_other_player_plays_first() -> Iterator[None]:
    """Misreads 16-15b-1c: the other player plays what he has to first."""
    with _playing(lambda game, played: OTHER[game.active]):
        yield


@misreads("16-15b-1c")
def both_players_play_by_turns() -> Iterator[None]:
    """Misreads 16-15b-1c: the players play what they have to by turns, the active player one first."""
    with _playing(lambda game, played: game.active if played % 2 == 0 else OTHER[game.active]):
        yield


@misreads("16-15b-1d")
def forced_cards_come_as_they_were_drawn() -> Iterator[None]:
    """Misreads 16-15b-1d: cards are played by force in the order in which they were drawn."""
    with _playing(lambda game, played: game.active, lambda cards, card: min(cards, key=_since)):
        yield


def _since(card: Card) -> int:
    return card.since


@misreads("16-15b-1d")
def the_active_player_orders_all() -> Iterator[None]:
    """Misreads 16-15b-1d: the active player chooses in which order the other player plays his cards."""
    right = ask.one

    def one(game: GateGame, seat: Seat, kind: str, options: list[Option], **about: Any) -> Flow[Option]:
        asked = game.active if about.get("part") == "forced-reveal" else seat
        return (yield from right(game, asked, kind, options, **about))

    with replaced(ask, "one", one):
        yield


@misreads("16-15b-2")
def nothing_is_moved_to_set_zones() -> Iterator[None]:
    """Misreads 16-15b-2: effects do not move any card to a set zone."""
    right = moving._barred

    def barred(game: GateGame, card: Card, origin: Place, to: Place) -> bool:
        return to.zone == "set" or right(game, card, origin, to)

    with replaced(moving, "_barred", barred):
        yield
