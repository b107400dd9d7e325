"""What of the table is not a card in a zone: the stack, waiting triggers, battles and the units in them."""

from collections.abc import Iterator

from duelproof.port import Fight, Permanent, View
from duelproof.port import Item as ItemView
from reference.dimension_zero.s2_definitions import squares
from reference.dimension_zero.s3_course_of_play.battling import all_battles, parts
from reference.dimension_zero.s6_other_rules import markers
from reference.dimension_zero.state import Battle, Duel, Item
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course.index import once_an_answer


def fill(game: Duel, view: View) -> None:
    """Show the running stack, its top first, those that stand aside for a battle (3.11.2), and battles.

    The markers on squares are shown with these.
    """
    markers.show(game, view)
    view.stack, *view.shelved = [[_item(item) for item in reversed(pile)] for pile, _ in game.stacks()]
    view.permanents, view.fights = _permanents(game), _fights(game)


def _item(item: Item) -> ItemView:
    ctx = item.ctx
    ability = ctx.ability if ctx is not None else None
    source = item.card.ref if item.card is not None else None
    targets = [t for aimed in (ctx.targets.values() if ctx else ()) for t, _ in aimed]
    return ItemView(
        oid=item.oid,
        kind="plan" if item.kind == "renew" else item.kind,
        controller=item.controller,
        source=source,
        card=source if item.kind == "card" else None,
        ability=ability.id if ability is not None else item.kind if item.kind in ("plan", "renew") else None,
        modes=list(ctx.modes) if ctx is not None else [],
        x=(item.numbers if ctx is None else ctx.numbers).get("x"),
        targets=[target.ref if isinstance(target, Card) else target for target in targets],
        amounts=[(card.ref, many) for card, _, many in item.amounts],
        combat=item.kind == "battle-damage",
        place=item.place,
        origin=item.origin.zone if item.origin is not None else None,
    )


def _fights(game: Duel) -> list[Fight]:
    """List the battles, those that are running first."""
    return [
        Fight(
            oid=battle.oid,
            kind="battle",
            state="running" if running else "shelved",
            step=game.step if running else None,
            attacker=_present(battle.attackers),
            attacked=_present(battle.attacked),
            place=squares.PLACES[battle.slot],
            in_it=list(dict.fromkeys(_in_it(battle))),
        )
        for battle, running in all_battles(game)
    ]


def _in_it(battle: Battle) -> Iterator[str]:
    for card, life in battle.attackers + battle.attacked + battle.joined:
        if card.life == life:
            yield card.ref


def _present(units: list[tuple[Card, int]]) -> str | None:
    return next((card.ref for card, life in units if card.life == life), None)


@once_an_answer
def _permanents(game: Duel) -> list[Permanent]:
    """List the units that stand in battles, with the parts they play."""
    return [
        Permanent(
            oid=f"unit-{card.ref}",
            kind="unit",
            controller=card.controller,
            cards=[card.ref, *(below.ref for below in card.under)],
            traits=now.traits(game, card),
            turned=card.turned,
            damage=card.damage,
            roles=list(parts(game, card)),
        )
        for cards in game.squares.values()
        for card in cards
        if card.under or "battling" in parts(game, card)
    ]
