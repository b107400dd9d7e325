"""What the view tells of a game beside the zones, and why an option is not offered."""

from duelproof.port import OTHER, Item, Option, Permanent, Seat
from duelproof.port.views import Fight
from reference.duel_masters.attack import can_attack, takes_part
from reference.duel_masters.costs import can_pay
from reference.duel_masters.editions import rule
from reference.duel_masters.verbs import untapped
from reference.duel_masters.victory import is_creature
from reference.duel_masters.zones import DMGame, piles
from reference.kernel import effects
from reference.kernel.context import Context
from reference.kernel.game import Card

CIVILIZATIONS = {"light", "water", "darkness", "fire", "nature"}


def numbers(game: DMGame, seat: Seat) -> dict[str, int | None]:
    """Count a player's shields (a pile is one), untapped mana and extra turns to come."""
    return {
        "shields": len(piles(game, seat)),
        "mana_ready": len(untapped(game.mana(seat))),
        "extra_turns": [*game.queue, *game.extra_turns].count(seat),
    }


def stack(game: DMGame) -> list[Item]:
    """List the cards in use, the latest first."""
    return [
        Item(oid=f"use-{card.ref}", kind="card", controller=card.owner, card=card.ref)
        for card in reversed(game.using)
    ]


def permanents(game: DMGame) -> list[Permanent]:
    """List what is in the battle zone, with its roles in the attack, and whether the turn found it there."""
    return [
        Permanent(
            oid=f"object-{card.ref}",
            kind=effects.words(game, card, "type")[0],
            controller=seat,
            cards=[card.ref, *(below.ref for below in card.under)],
            traits=effects.traits(game, card),
            turned=card.turned,
            since_turn_start=card.since <= game.turn_began,
            roles=[role for role in ROLES if has_role(game, card, role)],
        )
        for seat in OTHER
        for card in game.battle(seat)
    ]


ROLES = ("attacking", "attacked", "blocking", "blocked", "unblocked", "battling")


@rule("505.6", "506.1c", "507.2a", "507.2c")
def has_role(game: DMGame, card: Card, role: str) -> bool:
    """A creature attacks, blocks, is blocked or unblocked as long as it is in the attack."""
    current = game.attack
    if current is None or not takes_part(current, card):
        return False
    if role == "attacking":
        return card is current.attacker
    if role == "attacked":
        return card is (current.blocker or current.target)
    if role == "blocking":
        return card is current.blocker
    if role == "blocked":
        return card is current.attacker and current.blocker is not None
    if role == "unblocked":
        late = current.step not in ("attacker", "blocker")
        return late and card is current.attacker and current.blocker is None
    return role == "battling" and current.battling


def fights(game: DMGame) -> list[Fight]:
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
            attacker=current.attacker.ref,
            attacked=target if isinstance(target, str) else target.ref,
            blocker=current.blocker.ref if current.blocker is not None else None,
            in_it=[card.ref for card in game.cards.values() if takes_part(current, card)],
            breaks=len(current.chosen) or None,
        )
    ]


@rule("106.3", "202.2", "203.4")
def names(game: DMGame, domain: str) -> set[str]:
    """A player names a civilization of the five, or a card or race that exists."""
    specs = [card.spec for card in game.cards.values()]
    if domain == "civilization":
        return CIVILIZATIONS
    if domain == "card":
        return {spec.name for spec in specs}
    if domain == "race":
        return {race for spec in specs for face in spec.faces for race in face.traits.races}
    return set()


@rule("303.3a")
def related(game: DMGame, card: Card, relation: str, ctx: Context) -> bool:
    """A gear is crossed to its creature; either finds the other."""
    if relation == "crossed":
        return ctx.source is not None and ctx.source.host is card
    return relation == "gear" and card.host is not None and card.host is ctx.source


def why_not(game: DMGame, seat: Seat, option: Option) -> tuple[tuple[str, ...], str]:
    """Find the rule that forbids an option, and say why in one sentence."""
    card = game.cards.get(option.card or "")
    if card is None:
        return (), ""
    if option.verb == "attack":
        return _why_no_attack(game, seat, card, option)
    if option.verb == "play":
        if game.phase != "main":
            return ("DM-504.1",), "cards are used in the main step"
        if card.place.zone == "hand" and not can_pay(game, card, untapped(game.mana(seat))):
            return ("DM-112.2", "DM-112.2a"), f"the untapped mana cannot pay for {card.spec.name}"
    if option.verb == "charge":
        return ("DM-503.1", "DM-503.2"), "one card of the hand may be charged in the mana step"
    if option.verb == "cross" and card.host is not None and card.host.ref == option.target:
        return ("DM-303.4a",), f"{card.spec.name} is crossed to that creature already"
    return (), ""


def _why_no_attack(game: DMGame, seat: Seat, card: Card, option: Option) -> tuple[tuple[str, ...], str]:
    """Find the rule that forbids an attack."""
    name = card.spec.name
    if card.owner != seat or card.place.zone != "battle" or not is_creature(game, card):
        return ("DM-505.3",), f"{name} is no creature of {seat} in the battle zone"
    if card.turned != "ready":
        return ("DM-506.1a",), f"{name} is tapped"
    if card not in can_attack(game, seat):
        if card.since > game.turn_began:
            return (game.edition.cites("301.5"), "DM-506.1a"), f"{name} came into the battle zone this turn"
        return ("DM-506.1a",), f"an effect keeps {name} from attacking"
    if game.phase != "attack":
        return ("DM-505.2",), "creatures attack in the attack step"
    aim = game.cards.get(option.target or "")
    if aim is not None and aim.turned == "ready":
        return ("DM-505.2", "DM-506.1e"), f"{aim.spec.name} is untapped"
    return (), ""
