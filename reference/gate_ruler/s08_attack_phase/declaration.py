"""8-4: what can attack what, and how an attack begins."""

from duelproof.port import OTHER, Option, Place, Ref, Seat
from duelproof.port.abilities import Cost
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.columns import frontmost
from reference.gate_ruler.s08_attack_phase.attacking import attacked
from reference.gate_ruler.s14_cards_and_abilities import payment
from reference.gate_ruler.s15_game_actions.ready_and_exhaust import turn_card
from reference.gate_ruler.s16_keywords.played_at_their_time import first_attack_of
from reference.gate_ruler.state import Attack, GateGame
from reference.kernel.abilities import effects, now
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow

Target = tuple[Ref | None, Place | None]
"""What an attack is declared against: a card, or a column without units."""


@rule("8-4c", also=("8-1a", "8-4c-2", "8-4d-1"))
def declarations(game: GateGame) -> list[Option]:
    """List every card that can attack with every target it can be declared against."""
    columns = _columns(game, OTHER[game.active])
    return [
        game.option("attack", attacker, target=target, place=column)
        for attacker in attackers(game)
        for target, column in _allowed(game, attacker, [*columns, *_behind_the_front(game, attacker)])
    ]


@rule("8-4c")
def _allowed(game: GateGame, attacker: Card, targets: list[Target]) -> list[Target]:
    """Leave out what the attacking card is not allowed to attack: rulers, or units."""
    barred = [word for word in ("attack_ruler", "attack_unit") if effects.forbidden(game, word, attacker)]
    if not barred:
        return targets
    ruler = game.rulers[OTHER[game.active]].ref
    return [
        (target, column)
        for target, column in targets
        if target is None or ("attack_ruler" if target == ruler else "attack_unit") not in barred
    ]


@rule("8-4c", also=("8-4d-1", "16-19b", "3-8a"))
def attackers(game: GateGame) -> list[Card]:
    """The ready ruler and ready units in attack zones can attack, if they may and can do all it takes."""
    return [card for card in game.fighters(game.active) if card.turned == "ready" and can_attack(game, card)]


@rule("8-4d-1", also=("8-4c",))
def can_attack(game: GateGame, card: Card) -> bool:
    """A card can attack if nothing prohibits it and all that the attack requires can be done together."""
    parts = [part for cost in attack_costs(game, card) for part in cost]
    return not _is_prohibited(game, card) and _payable_exhausted(game, card, parts)


@rule("8-4c", also=("1-5d",))
def _is_prohibited(game: GateGame, card: Card) -> bool:
    """A card is prohibited from attacking if an effect says so of it, or of its player."""
    return effects.forbidden(game, "attack", card) or effects.forbidden(game, "attack", game.active)


@index.forgetting_nothing
@rule("8-4d-1", also=("8-4d",))
def _payable_exhausted(game: GateGame, card: Card, parts: list[Cost]) -> bool:
    """Find out whether what an attack requires can be done when the attacking card is exhausted."""
    turned, card.turned = card.turned, "exhausted"
    try:
        return payment.payable(game, parts, Context.of(card))
    finally:
        card.turned = turned


def attack_costs(game: GateGame, card: Card) -> list[tuple[Cost, ...]]:
    """List what else must be done for a card to attack, besides exhausting it."""
    return [a.cost for a in now.abilities(game, card) if a.kind == "static" and a.timing == "attack"]


@rule("8-4c-1", also=("8-4c", "15-26b"))
def _columns(game: GateGame, seat: Seat) -> list[Target]:
    """Only the frontmost card of a column can be attacked, or the column itself if it has no units."""
    fronts = [(spot, frontmost(game, spot)) for spot, _ in game.fronts[seat]]
    return [
        (None, spot) if front is None else (front.ref, None)
        for spot, front in fronts
        if front is None or not effects.forbidden(game, "be_attacked", front)
    ]


@rule("8-4c-1", also=("1-5a",))
def _behind_the_front(game: GateGame, attacker: Card) -> list[Target]:
    """A card whose text says so can attack a ruler who stands behind a unit."""
    seat = OTHER[game.active]
    ruler, [center] = game.rulers[seat], game.defense_slots[seat]
    if frontmost(game, center) is ruler or not effects.permitted(game, "attack_past_front", attacker):
        return []
    return [] if effects.forbidden(game, "be_attacked", ruler) else [(ruler.ref, None)]


@rule("8-4d")
def exhaust_attacker(game: GateGame, attacker: Card) -> Flow[None]:
    """Exhaust the attacking card, and do what else the attack requires."""
    turn_card(game, attacker, ready=False)
    for cost in attack_costs(game, attacker):
        yield from payment.pay(game, cost, Context.of(attacker), attacker.ref)


@rule("8-4e-1", also=("8-4c",))
def column_of(game: GateGame, chosen: Option) -> Place:
    """An attack is made against the column in which its target stands as it is declared."""
    if chosen.place is not None:
        return chosen.place
    target, [center] = game.cards[str(chosen.target)], game.defense_slots[OTHER[game.active]]
    return center if target.place.zone == "ruler" else target.place


@rule("8-4e", also=("15-26a", "8-4e-1", "8-4e-2", "8-4f"))
def begin_attack(game: GateGame, attacker: Card, chosen: Option, column: Place) -> None:
    """The card is attacking the front of the column from now on: "when it attacks" triggers.

    It is not if what the attack took has put the card itself elsewhere.
    """
    seat, ruler = OTHER[game.active], game.rulers[OTHER[game.active]]
    past_front = chosen.target == ruler.ref and frontmost(game, column) is not ruler
    aimed = ruler if past_front else None
    game.attack = Attack(game.oid("attack"), attacker, column, aimed, first=first_attack_of(game, attacker))
    game.log.add(
        "attack",
        card=attacker,
        item=game.attack.oid,
        place=column,
        target=chosen.target,
        player=game.active,
    )
    front = attacked(game)
    if attacker.place.zone not in ("attack", "ruler"):
        game.attack.attacker = None
    happen(game, "attack", card=attacker, player=game.active)
    if front is not None:
        happen(game, "attacked", card=front, player=seat)
