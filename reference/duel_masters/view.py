"""What the view tells of a game beside the zones."""

from collections.abc import Callable

from duelproof.port import OTHER, Item, Permanent, Seat, View
from duelproof.port.cards import Traits
from duelproof.port.views import Fight, Spot
from reference.duel_masters.s1_basics.seals import is_seal, seals_on
from reference.duel_masters.s1_basics.shields import piles
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s2_reading_cards import reading
from reference.duel_masters.s3_card_types.cross_gear import auras_on
from reference.duel_masters.s5_turn.taking_part import has_role, takes_part
from reference.duel_masters.s8_special_cards.linking import by_itself, layout
from reference.duel_masters.s8_special_cards.succession import evolved
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course.index import once_an_answer


def _shields(game: DMGame, seat: Seat) -> int:
    """Count a player's shields: a pile is one."""
    return len(piles(game, seat))


def _mana_ready(game: DMGame, seat: Seat) -> int:
    """Count a player's untapped mana."""
    return len(untapped(game.mana(seat)))


def _extra_turns(game: DMGame, seat: Seat) -> int:
    """Count a player's extra turns to come."""
    return [*game.queue, *game.extra_turns].count(seat)


NUMBERS: dict[str, Callable[[DMGame, Seat], int]] = {
    "shields": _shields,
    "mana_ready": _mana_ready,
    "extra_turns": _extra_turns,
}


def fill(game: DMGame, view: View) -> None:
    """Show the cards in use, what is in the battle zone, and the attack under way."""
    view.stack, view.permanents, view.fights = _stack(game), _permanents(game), _fights(game)


def traits(game: DMGame, card: Card) -> Traits:
    """Show a card of the battle zone as what it is by itself, with its power as it is in a battle."""
    if card.place.zone == "battle":
        return reading.traits(game, by_itself(card))
    return now.traits(game, card)


def _stack(game: DMGame) -> list[Item]:
    """List the cards in use, the latest first."""
    return [
        Item(oid=f"use-{card.ref}", kind="card", controller=card.owner, card=card.ref)
        for card in reversed(game.using)
    ]


@once_an_answer
def _permanents(game: DMGame) -> list[Permanent]:
    """List what is in the battle zone, auras as parts of their creatures, with its roles in the attack."""
    return [
        Permanent(
            oid=f"object-{card.ref}",
            kind=now.words(game, card, "type")[0],
            controller=seat,
            cards=[part.ref for part in (*seals_on(game, card), *auras_on(game, card), *_lying_with(card))],
            traits=reading.traits(game, card),
            turned=card.turned,
            ignored=card.ignored,
            since_turn_start=card.since <= game.turn_began,
            roles=[role for role in ROLES if has_role(game, card, role)],
            spots=[Spot(part.ref, x, y) for (x, y), part in layout(card).items()] if card.links else [],
        )
        for seat in OTHER
        for card in game.zone("battle", seat)
        if not is_seal(card) and card.hung_as != "aura"
    ]


def _lying_with(card: Card) -> list[Card]:
    """List a card with what is linked to it and what lies beneath, from the top."""
    return [card, *(part for below in card.under for part in _lying_with(below))]


ROLES = ("attacking", "attacked", "blocking", "blocked", "unblocked", "battling")


def _there(card: Card) -> str | None:
    """Name a creature of the attack as long as it lies in the battle zone: elsewhere it may be hidden."""
    return card.ref if card.place.zone == "battle" else None


def _fights(game: DMGame) -> list[Fight]:
    """Show the attack under way."""
    current = game.attack
    if current is None:
        return []
    target = current.target
    return [
        Fight(
            oid=current.oid,
            kind="attack",
            step=current.step,
            attacker=_there(current.attacker),
            attacked=target if isinstance(target, str) else _there(evolved(game, target)),
            blocker=_there(current.blocker) if current.blocker is not None else None,
            in_it=[card.ref for card in game.cards.values() if takes_part(current, card)],
            breaks=len(current.chosen) or None,
        )
    ]
