"""Misreadings of 114: drawing."""

from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import Place, Seat
from duelproof.port import abilities as a
from reference.duel_masters.s1_basics import drawing
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import turn
from reference.duel_masters.s6_using_cards import replacement_effects
from reference.duel_masters.s6_using_cards.replacement_effects import Replacement
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s5_turn.general import other_step
from reference.misreadings.making import replaced


@misreads("114.2")
def several_cards_are_one_draw() -> Iterator[None]:
    """Misreads 114.2: who is to draw several cards draws once, and the others come along."""
    right = drawing.draw

    def draw(game: DMGame, seat: Seat, many: int) -> Flow[list[Card]]:
        drawn = yield from right(game, seat, min(many, 1))
        for _ in range(many - 1 if drawn else 0):
            card = game.deck(seat)[0]
            yield from general.move(game, card, "hand", "put")
            drawn.append(card)
        return drawn

    with replaced(drawing, "draw", draw):
        yield


@misreads("114.3")
def what_is_put_into_the_hand_triggers_as_drawn() -> Iterator[None]:
    """Misreads 114.3: a card put from the deck into the hand has been drawn for what waits for that."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, name: str, *seal: Any) -> None:
        right(game, card, origin, name, *seal)
        if (origin.zone, card.place.zone) == ("deck", "hand") and name != "draw":
            triggers.happen(game, "draw", card=card, player=card.owner)

    with replaced(general, "_tell", tell):
        yield


@misreads("114.3")
def what_is_put_into_the_hand_is_replaced_as_drawn() -> Iterator[None]:
    """Misreads 114.3: what replaces drawing a card also replaces putting one from the deck into the hand."""
    right = replacement_effects.kinds_of

    def kinds_of(event: Happening) -> tuple[str, ...]:
        zones = (event.origin and event.origin.zone, event.place and event.place.zone)
        return (*right(event), "draw") if zones == ("deck", "hand") else right(event)

    with replaced(replacement_effects, "kinds_of", kinds_of):
        yield


@misreads("114.4")
def the_draw_of_the_draw_step_is_not_replaced() -> Iterator[None]:
    """Misreads 114.4: nothing replaces the draw of the draw step."""
    right = dict(turn.STEPS)["draw"]

    def draw_step(game: DMGame) -> Flow[None]:
        game.replacing = True
        yield from right(game)
        game.replacing = False

    with other_step("draw", draw_step):
        yield


@misreads("114.4")
def draws_of_both_players_are_replaced() -> Iterator[None]:
    """Misreads 114.4: what replaces a player's own draws replaces those of the other player, too."""
    right = replacement_effects._speaks_of

    def speaks_of(game: DMGame, force: Force, event: Happening, ctx: Context) -> bool:
        if "draw" in (event.kind, event.name):
            event = msgspec.structs.replace(event, player=ctx.controller)
        return right(game, force, event, ctx)

    with replaced(replacement_effects, "_speaks_of", speaks_of):
        yield


@misreads("114.4a")
def what_replaces_draws_is_done_after_all_of_them() -> Iterator[None]:
    """Misreads 114.4a: what happens instead of several draws happens after the last of them."""
    right, right_draw = replacement_effects._do_instead, drawing.draw
    left: list[tuple[Happening, Replacement]] = []

    def do_instead(game: DMGame, event: Happening, chosen: Replacement) -> Flow[None]:
        if "draw" in (event.kind, event.name):
            left.append((event, chosen))
        else:
            yield from right(game, event, chosen)

    def draw(game: DMGame, seat: Seat, many: int) -> Flow[list[Card]]:
        drawn = yield from right_draw(game, seat, many)
        while left and not game.replacing:
            yield from right(game, *left.pop(0))
        return drawn

    with replaced(replacement_effects, "_do_instead", do_instead), replaced(drawing, "draw", draw):
        yield


@misreads("114.4a")
def one_of_several_draws_is_replaced() -> Iterator[None]:
    """Misreads 114.4a: of several draws only the first that is replaced is replaced."""
    right, right_draw = replacement_effects._do_instead, drawing.draw
    used: list[DMGame] = []

    def do_instead(game: DMGame, event: Happening, chosen: Replacement) -> Flow[None]:
        yield from right(game, event, chosen)
        if "draw" in (event.kind, event.name):
            used.append(game)

    def draw(game: DMGame, seat: Seat, many: int) -> Flow[list[Card]]:
        drawn: list[Card] = []
        for _ in range(many):
            nested, game.replacing = game.replacing, game.replacing or game in used
            drawn += yield from right_draw(game, seat, 1)
            game.replacing = nested
        return drawn

    with replaced(replacement_effects, "_do_instead", do_instead), replaced(drawing, "draw", draw):
        yield


def _drawing(wrong: Any) -> Any:
    """Return a replacement of the instruction to draw."""
    return replaced(INSTRUCTIONS, a.Draw, wrong)


@misreads("114.4b", "609.6b")
def the_next_card_is_dealt_with_instead() -> Iterator[None]:
    """Misreads 114.4b, 609.6b: if no card was drawn, the top card of the deck is dealt with instead."""
    right = INSTRUCTIONS[a.Draw]

    def draw(game: DMGame, instr: a.Draw, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        ctx.it = ctx.it or list(game.deck(ctx.controller)[:1])

    with _drawing(draw):
        yield


@misreads("114.4b")
def nothing_is_dealt_with_after_a_draw() -> Iterator[None]:
    """Misreads 114.4b: nothing more is done with a card that was drawn."""
    right = INSTRUCTIONS[a.Draw]

    def draw(game: DMGame, instr: a.Draw, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        ctx.it = []

    with _drawing(draw):
        yield


@misreads("114.5")
def nothing_triggers_by_the_draw_of_the_draw_step() -> Iterator[None]:
    """Misreads 114.5: what triggers by drawing does not trigger in the draw step."""
    right = triggers.happen

    def happen(game: Any, kind: str, once: Any = None, **about: Any) -> None:
        if kind != "draw" or game.phase != "draw":
            right(game, kind, once, **about)

    with replaced(triggers, "happen", happen):
        yield


@misreads("114.6a")
def a_draw_from_an_empty_deck_triggers() -> Iterator[None]:
    """Misreads 114.6a: what waits for a draw triggers by one from an empty deck, too."""
    right = drawing.draw

    def draw(game: DMGame, seat: Seat, many: int) -> Flow[list[Card]]:
        drawn = yield from right(game, seat, many)
        for _ in range(many - len(drawn)):
            triggers.happen(game, "draw", player=seat)
        return drawn

    with replaced(drawing, "draw", draw):
        yield


@misreads("114.6a")
def a_draw_from_an_empty_deck_counts() -> Iterator[None]:
    """Misreads 114.6a: what follows if a card was drawn follows a draw from an empty deck."""
    right = INSTRUCTIONS[a.Draw]

    def draw(game: DMGame, instr: a.Draw, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        ctx.did = True

    with _drawing(draw):
        yield


@misreads("114.6a")
def a_draw_from_an_empty_deck_is_not_replaced() -> Iterator[None]:
    """Misreads 114.6a: a draw from an empty deck cannot be replaced."""
    right = drawing.draw

    def draw(game: DMGame, seat: Seat, many: int) -> Flow[list[Card]]:
        return (yield from right(game, seat, many if game.deck(seat) else 0))

    with replaced(drawing, "draw", draw):
        yield


@misreads("114.2")
def who_draws_draws_one_card_at_least() -> Iterator[None]:
    """Misreads 114.2: who may draw up to so many cards draws one though none was chosen."""
    right = drawing.draw

    def draw(game: DMGame, seat: Seat, many: int) -> Flow[list[Card]]:
        return (yield from right(game, seat, max(many, 1)))

    with replaced(drawing, "draw", draw):
        yield
