"""Misreadings of 609: replacement effects."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from duelproof.port import OTHER, Place, Seat
from duelproof.port import abilities as a
from reference.duel_masters.s1_basics import drawing
from reference.duel_masters.s3_card_types import spells
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s6_using_cards import replacement_effects
from reference.duel_masters.s6_using_cards.replacement_effects import Replacement
from reference.duel_masters.s7_other_rules.destroying import destroy
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import choosing, effects
from reference.kernel.abilities.perform import perform
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("609.1")
def what_is_on_no_one_creature_applies_at_once() -> Iterator[None]:
    """Misreads 609.1: what a spell says of all creatures of a player is done to those at once."""
    right = INSTRUCTIONS[a.ReplaceEvent]

    def begins(game: DMGame, instr: a.ReplaceEvent, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        if instr.what is None:
            for card in list(game.battle(ctx.controller)):
                event = Happening("move", card=card, player=card.owner)
                yield from perform(game, instr.instead, msgspec.structs.replace(ctx, event=event))

    with replaced(INSTRUCTIONS, a.ReplaceEvent, begins):
        yield


@misreads("609.2")
def what_comes_late_still_replaces() -> Iterator[None]:
    """Misreads 609.2: a card with a replacement effect saves what was destroyed before it came."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, name: str, *seal: Any) -> None:
        right(game, card, origin, name, *seal)
        dead = game.zone("graveyard", card.owner)
        if (
            card.place.zone == "battle"
            and dead
            and any(each.kind == "replacement" for each in card.abilities)
        ):
            late = dead[-1]
            game.lift(late)
            game.drop(late, place("hand", card.owner))

    with replaced(general, "_tell", tell):
        yield


@misreads("609.4")
def what_happens_instead_triggers_nothing() -> Iterator[None]:
    """Misreads 609.4: nothing triggers by what happens instead of an event."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, name: str, *seal: Any) -> None:
        if not game.replacing:
            right(game, card, origin, name, *seal)

    with replaced(general, "_tell", tell):
        yield


@misreads("609.4")
def what_cannot_be_done_is_done_instead() -> Iterator[None]:
    """Misreads 609.4: an effect replaces an event although what it says instead cannot be done."""
    with replaced(replacement_effects, "_can_be_done_to", lambda *_: True):
        yield


@misreads("609.5")
def what_cannot_happen_is_replaced() -> Iterator[None]:
    """Misreads 609.5: what would replace destroying a creature applies to one that cannot be destroyed."""

    def destroying(game: DMGame, instr: a.Destroy, ctx: Context) -> Flow[None]:
        things = yield from choosing.things(game, instr.what, ctx)
        cards = [thing for thing in things if isinstance(thing, Card) and thing.place.zone == "battle"]
        events = [general.would_move(game, card, place("graveyard", card.owner), "destroy") for card in cards]
        left = yield from replacement_effects.what_happens(game, events)
        game.replacing = True
        doomed = [event.card for event in left if event.card is not None]
        yield from destroy(
            game, [card for card in doomed if not effects.forbidden(game, "be_destroyed", card)]
        )
        game.replacing = False

    with replaced(INSTRUCTIONS, a.Destroy, destroying):
        yield


@misreads("609.8a")
def a_charger_goes_to_the_graveyard_first() -> Iterator[None]:
    """Misreads 609.8a: other effects replace putting a spell into the graveyard before its charger does."""
    right = general.move

    def move(game: DMGame, card: Card, zone: str, name: str, **more: Any) -> Flow[bool]:
        moved = yield from right(game, card, "graveyard", name, **more)
        if moved and zone != "graveyard":
            yield from right(game, card, zone, name, **more)
        return moved

    with replaced(spells, "move", _only_for_spells(right, move)):
        yield


def _only_for_spells(right: Callable[..., Flow[bool]], wrong: Callable[..., Flow[bool]]) -> Any:
    def move(game: DMGame, card: Card, zone: str, name: str, **more: Any) -> Flow[bool]:
        of_a_spell = name == "rule" and "spell" in card.printed.type
        return (yield from (wrong if of_a_spell else right)(game, card, zone, name, **more))

    return move


@misreads("609.8a")
def nothing_replaces_where_a_spell_goes() -> Iterator[None]:
    """Misreads 609.8a: a spell goes to the graveyard whatever other effects say."""
    right = general.move

    def move(game: DMGame, card: Card, zone: str, name: str, **more: Any) -> Flow[bool]:
        game.replacing = True
        moved = yield from right(game, card, zone, name, **more)
        game.replacing = False
        return moved

    with replaced(spells, "move", _only_for_spells(right, move)):
        yield


def _whatever_is_chosen(which: int) -> Any:
    """Return a replacement by which a player is asked which effect applies, for nothing."""
    right = replacement_effects._decided

    def decided(game: DMGame, seat: Seat, event: Happening, taken: list[Thing]) -> Flow[Replacement | None]:
        own = [each for each in replacement_effects._applicable(game, event) if each.ctx.controller == seat]
        chosen = yield from right(game, seat, event, taken)
        return chosen if chosen is None or len(own) < 2 else own[which]

    return replaced(replacement_effects, "_decided", decided)


@misreads("609.8", "101.5b")
def the_oldest_effect_applies() -> Iterator[None]:
    """Misreads 609.8, 101.5b: whatever its player chooses, the effect that has been there longest applies."""
    with _whatever_is_chosen(0):
        yield


@misreads("609.8", "101.5b")
def the_newest_effect_applies() -> Iterator[None]:
    """Misreads 609.8, 101.5b: whatever its player chooses, the effect that came last applies."""
    with _whatever_is_chosen(-1):
        yield


@misreads("609.8")
def the_other_players_effects_apply_first() -> Iterator[None]:
    """Misreads 609.8: the other player's replacement effects come before the turn player's."""
    right = replacement_effects.what_happens

    def what_happens(game: DMGame, events: Sequence[Happening]) -> Flow[list[Happening]]:
        game.active = OTHER[game.active]
        left = yield from right(game, events)
        game.active = OTHER[game.active]
        return left

    with replaced(replacement_effects, "what_happens", what_happens):
        yield


@misreads("609.8")
def a_draw_is_no_move() -> Iterator[None]:
    """Misreads 609.8: only what speaks of drawing replaces a draw, and nothing that speaks of the move."""
    with replaced(drawing, "_would_draw", lambda game, seat: Happening("draw", player=seat)):
        yield


@misreads("609.9")
def each_event_is_replaced_before_the_next() -> Iterator[None]:
    """Misreads 609.9: what replaces one of several events is done before it is decided about the next."""
    right = replacement_effects.what_happens

    def what_happens(game: DMGame, events: Sequence[Happening]) -> Flow[list[Happening]]:
        left = []
        for event in events:
            left += yield from right(game, [event])
        return left

    with replaced(replacement_effects, "what_happens", what_happens):
        yield


@misreads("609.9", "509.5", "701.6a")
def what_was_to_happen_befalls_what_has_gone() -> Iterator[None]:
    """Misreads 609.9, 509.5, 701.6a: what was to happen to a card happens wherever it has gone meanwhile."""
    with replaced(replacement_effects, "_is_still_there", lambda card, life: True):
        yield
