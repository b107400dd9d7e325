"""Misreadings of sections 10 and 16 of Gate Ruler's book, as those of `misreadings`."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Place, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler import (
    concealment,
    drive,
    forced_reveal,
    gate_process,
    main_phase,
    overdrive,
    playing,
    replacing,
    resolving,
    zones,
)
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel import effects
from reference.kernel.context import Context, Happening
from reference.kernel.game import Card, Game
from reference.kernel.misreading import misreadings, offers_more, replaced
from reference.kernel.triggers import happen, wait

MISREADINGS, misreads = misreadings("GR")


@misreads("10-4d-1")
def everything_driven_can_be_set() -> Iterator[None]:
    """Misreads 10-4d-1: a driven card can be set even if it is a unit or was revealed."""
    right = drive._uses

    def uses(game: GateGame, seat: Seat, card: Card) -> list[Option]:
        setting = game.option("set", card)
        return list(dict.fromkeys([*right(game, seat, card), setting]))

    with replaced(drive, "_uses", uses):
        yield


@misreads("16-15b-1b")
def forced_only_if_playable() -> Iterator[None]:
    """Misreads 16-15b-1b: Forced Reveal waits until its card could be played by the usual rules."""
    right = forced_reveal._forced

    def forced(game: GateGame, seat: Seat) -> list[Card]:
        return [card for card in right(game, seat) if playing.can_play(game, seat, card)]

    with replaced(forced_reveal, "_forced", forced):
        yield


@misreads("16-18b")
def concealment_is_forced() -> Iterator[None]:
    """Misreads 16-18b: a card with Concealment, too, is played from a set zone only."""

    def must_be_set_first(game: GateGame, card: Card) -> bool:
        return card.place.zone != "set" and "Concealment" in card.keywords

    with replaced(concealment, "must_be_set_first", must_be_set_first):
        yield


@misreads("16-18d-1")
def concealed_units_come_at_any_time() -> Iterator[None]:
    """Misreads 16-18d-1: a unit is summoned from its set zone like an instant action."""
    right = main_phase.responses

    def responses(game: GateGame, seat: Seat) -> list[Option]:
        units = [card for cards in game.sets[seat] for card in cards if "unit" in card.printed.type]
        more = [game.option("play", card) for card in units if concealment.may_be_summoned(game, card)]
        return right(game, seat) + more

    with replaced(gate_process, "responses", responses):
        yield


@misreads("16-1a-1", "16-2a", "16-5a", "16-8a", "16-9a")
def keywords_are_never_lost() -> Iterator[None]:
    """Misreads 16-1a-1: an effect that takes abilities away leaves those that are keywords."""
    right = effects.abilities

    def abilities(game: Game, card: Card) -> list[Ability]:
        now = right(game, card)
        return now + [each for each in card.abilities if each.keyword is not None and each not in now]

    with replaced(effects, "abilities", abilities):
        yield


@misreads("16-1a-2")
def every_keyword_is_an_ability() -> Iterator[None]:
    """Misreads 16-1a-2: a card that has lost its abilities has lost Forced Reveal."""
    right = forced_reveal._forced

    def forced(game: GateGame, seat: Seat) -> list[Card]:
        return [card for card in right(game, seat) if effects.keyword(game, card, "Forced Reveal")]

    with replaced(forced_reveal, "_forced", forced):
        yield


@misreads("16-2a")
def overdrives_work_in_the_hand() -> Iterator[None]:
    """Misreads 16-2a: the Overdrive ability of a card in the hand can be played as well."""

    def more(game: Game, seat: Seat) -> list[Option]:
        hand = [card for card in game.cards.values() if card.place == Place("hand", seat)]
        return [
            Option(verb="overdrive", card=card.ref, value=each.id)
            for card in hand
            for each in card.abilities
            if each.keyword == overdrive.KEYWORD
        ]

    with offers_more(more):
        yield


@misreads("16-3a-1")
def any_unit_touches_down() -> Iterator[None]:
    """Misreads 16-3a-1: Touchdown abilities trigger whichever unit enters play."""

    def touch_down(game: GateGame, item: GateItem) -> None:
        for unit in game.units(item.controller):
            happen(game, "touchdown", card=unit, player=item.controller)

    with replaced(resolving, "_touch_down", touch_down):
        yield


@misreads("16-3a-1", "16-3a")
def touchdown_as_it_is_played() -> Iterator[None]:
    """Misreads 16-3a-1: a Touchdown ability triggers as its card is played."""
    right = happen

    def heard(game: Game, kind: str, card: Card, player: Seat, name: str) -> None:
        right(game, kind, card=card, player=player, name=name)
        for ability in card.abilities:
            if ability.keyword == "Touchdown":
                about = Happening("touchdown", card=card, player=player)
                wait(
                    game, ability, card, Context(controller=player, source=card, ability=ability, event=about)
                )

    with replaced(playing, "happen", heard):
        yield


@misreads("16-3b")
def every_arrival_touches_down() -> Iterator[None]:
    """Misreads 16-3b: a unit that an effect puts into play touches down, too."""
    right = zones.move

    def move(game: GateGame, card: Card, to: Place, *how: Any, **where: Any) -> None:
        right(game, card, to, *how, **where)
        if to.zone in ("attack", "defense", "field"):
            happen(game, "touchdown", card=card, player=card.controller)

    with replaced(replacing, "move", move):
        yield


@misreads("16-4a")
def counters_can_be_activated() -> Iterator[None]:
    """Misreads 16-4a: a Counter ability of a card in play is activated like another ability."""

    def more(game: Game, seat: Seat) -> list[Option]:
        cards = [card for card in game.cards.values() if "Counter" in card.keywords]
        return [
            Option(verb="activate", card=card.ref, value=each.id)
            for card in cards
            for each in card.abilities
            if each.keyword == "Counter"
        ]

    with offers_more(more):
        yield
