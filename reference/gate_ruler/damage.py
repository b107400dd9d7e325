"""Section 13: damage as a process on the gate, and healing."""

from duelproof.port import Seat
from reference.gate_ruler import icons, replacing
from reference.gate_ruler.state import GateGame, GateItem, rule
from reference.gate_ruler.zones import move
from reference.kernel.game import Card, Flow, place
from reference.kernel.triggers import happen


@rule("13-2a", "13-2a-1", "13-2a-3", "13-2a-5", "13-8a", "15-20a")
def deal(
    game: GateGame,
    controller: Seat,
    source: Card | None,
    shares: list[tuple[Card, int]],
    combat: bool = False,
) -> GateItem | None:
    """13-2a, 15-20a: put a damage resolution process on the gate, its amounts fixed from now on.

    Returns:
        The process, if anything can be dealt damage.
    """
    hurtable = [(card, card.life, points) for card, points in shares if _can_be_hurt(card)]
    if not hurtable:
        return None
    return game.put_on_gate(
        GateItem(
            oid=game.oid("damage"),
            kind="damage",
            controller=controller,
            source=source,
            pairings=hurtable,
            combat=combat,
        )
    )


@rule("13-8a")
def _can_be_hurt(card: Card) -> bool:
    """13-8a: only rulers and units are dealt damage."""
    return card.place.zone in ("ruler", "attack", "defense")


@rule("15-20b", "15-20c", "13-2b-1", "13-2b-2", "13-2b-3")
def resolve_damage(game: GateGame, item: GateItem) -> None:
    """13-2b: add the damage to the ruler's or unit's current damage."""
    game.take_off_gate(item)
    with game.log.together():
        for target, life, points in item.pairings:
            if target.life != life or not _can_be_hurt(target) or points < 1:
                continue
            target.damage += points
            if item.source is not None:
                game.hurt[target.ref] = item.source  # 14-15e
            game.tick()
            kind = "combat" if item.combat else "effect"
            if game.log.wanted:
                game.log.add(
                    "damage", card=target, player=target.controller, amount=points, name=kind, item=item.oid
                )
            happen(
                game,
                "damage",
                card=target,
                player=target.controller,
                amount=points,
                source=item.source,
                name=kind,
            )


@rule("13-6b", "13-6c", "13-6e")
def resolve_ruler_damage(game: GateGame, item: GateItem) -> Flow[None]:
    """13-6: the top card of the deck goes through the counter zone to the damage zone, or is countered."""
    game.take_off_gate(item)
    seat = item.controller
    deck = game.zone("deck", seat)
    if not deck:
        return
    card = deck[0]
    counter = next((ability for ability in card.abilities if ability.keyword == "Counter"), None)
    move(game, card, place("counter", seat), "damage-in")
    if counter is None:
        yield from replacing.put(game, card, place("damage", card.owner), "damage-in")
        return
    if not (yield from icons.play_counter(game, seat, card, counter)):
        yield from replacing.put(game, card, place("graveyard", card.owner), "rule")  # 13-6d-2


@rule("13-7b", "15-21a")
def heal_unit(game: GateGame, unit: Card, points: int) -> None:
    """13-7b, 15-21a: subtract from a unit's current damage, at most all of it."""
    healed = min(points, unit.damage)
    if healed > 0:
        unit.damage -= healed
        game.log.add("healed", card=unit, amount=healed)
