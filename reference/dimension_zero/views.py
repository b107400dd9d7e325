"""What of the table is not a card in a zone: the stack, waiting triggers, battles and the units in them."""

from duelproof.port import Fight, Permanent, Place, Seat
from duelproof.port import Item as ItemView
from duelproof.port.selections import Cond
from reference.dimension_zero import squares
from reference.dimension_zero.state import Battle, Duel, Item, rule
from reference.kernel import effects, select
from reference.kernel.context import Context
from reference.kernel.game import Card


def _item(item: Item) -> ItemView:
    ctx = item.ctx
    ability = ctx.ability if ctx is not None else None
    targets = [t for aimed in (ctx.targets.values() if ctx else ()) for t, _ in aimed]
    return ItemView(
        oid=item.oid,
        kind="plan" if item.kind == "renew" else item.kind,
        controller=item.controller,
        source=item.card.ref if item.card is not None else None,
        card=item.card.ref if item.card is not None and item.kind == "card" else None,
        ability=ability.id if ability is not None else item.kind if item.kind in ("plan", "renew") else None,
        modes=list(ctx.modes) if ctx is not None else [],
        targets=[target.ref if isinstance(target, Card) else target for target in targets],
        amounts=[(card.ref, many) for card, _, many in item.amounts],
        combat=item.kind == "battle-damage",
        place=item.place,
        origin=item.origin.zone if item.origin is not None else None,
    )


def stack(game: Duel) -> list[ItemView]:
    """List what is on the running stack, its top first."""
    return [_item(item) for item in reversed(game.pile)]


def shelved(game: Duel) -> list[list[ItemView]]:
    """List the stacks that stand aside for a battle, the newest first (3.11.2)."""
    return [[_item(item) for item in reversed(shelf.pile)] for shelf in reversed(game.shelves)]


def _battles(game: Duel) -> list[tuple[Battle, bool]]:
    found = [(battle, True) for battle in game.battles]
    for shelf in reversed(game.shelves):
        found += [(battle, False) for battle in shelf.battles]
    return found


def fights(game: Duel) -> list[Fight]:
    """List the battles, those that are running first."""
    return [
        Fight(
            oid=battle.oid,
            kind="battle",
            state="running" if running else "shelved",
            step=game.step if running else None,
            attacker=_first(battle.attackers),
            attacked=_first(battle.attacked),
            place=squares.PLACES[battle.slot],
            in_it=[card.ref for card, life in battle.attackers + battle.attacked if card.life == life],
        )
        for battle, running in _battles(game)
    ]


def _first(units: list[tuple[Card, int]]) -> str | None:
    return next((card.ref for card, life in units if card.life == life), None)


def permanents(game: Duel) -> list[Permanent]:
    """List the units that stand in battles, with the parts they play."""
    return [
        Permanent(
            oid=f"unit-{card.ref}",
            kind="unit",
            controller=card.controller,
            cards=[card.ref, *(below.ref for below in card.under)],
            traits=effects.traits(game, card),
            turned=card.turned,
            damage=card.damage,
            roles=[role for role in ("attacking", "attacked", "battling") if has_role(game, card, role)],
        )
        for cards in game.squares.values()
        for card in cards
        if card.under or has_role(game, card, "battling")
    ]


@rule("3.11.1-2", "3.11.5")
def has_role(game: Duel, card: Card, role: str) -> bool:
    """Tell whether a card attacked, was attacked or stands in a battle that is not over."""
    here = (card, card.life)
    for battle, _ in _battles(game):
        if role in ("attacking", "battling") and here in battle.attackers:
            return True
        if role in ("attacked", "battling") and here in battle.attacked:
            return True
        if role == "battling" and card.place.slot == battle.slot:
            return True
    return False


@rule("2.24.7-2", "4.2.6")
def related(game: Duel, card: Card, relation: str, ctx: Context) -> bool:
    """Tell whether a card stands in a relation to the source of an ability, as its controller sees it.

    If the source has left the squares, where it was last counts (4.2.6).
    """
    slot = card.place.slot
    if slot is None or ctx.source is None:
        return False
    here: Place | None = ctx.source.place
    if here is None or here.slot is None:
        here = game.last_place.get(ctx.source.ref)
    return squares.stands(ctx.controller, relation, slot, (here.slot if here else None) or slot)


@rule("5.13.2", "5.13.3")
def happened(game: Duel, cond: Cond, ctx: Context) -> bool:
    """Tell whether a player's unit has moved this turn, or whether the player has played a card.

    It does not matter where that unit is by now (5.13.3).
    """
    return any(
        (cond.name, seat) in game.this_turn.done for seat in select.players(game, cond.who or "you", ctx)
    )


def numbers(game: Duel, seat: Seat) -> dict[str, int | None]:
    """Show no numbers: Dimension Zero keeps none beside the cards."""
    return {}
