"""What the view shows of a game besides the cards in their zones."""

from duelproof.port import Item, Seat, View
from duelproof.port.views import Fight
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s02_card_information import current_life
from reference.gate_ruler.s04_players import summon_cap, summons
from reference.gate_ruler.s08_attack_phase.attacking import attacked
from reference.gate_ruler.s15_game_actions.paying import resources
from reference.gate_ruler.state import GateGame, GateItem


def _life(game: GateGame, seat: Seat) -> int:
    """A player's life is that of his ruler."""
    return amount(game, game.rulers[seat], "life")


def _ruler_damage(game: GateGame, seat: Seat) -> int:
    """The damage on a player's ruler."""
    return game.rulers[seat].damage


def _resources_ready(game: GateGame, seat: Seat) -> int:
    """How many resource cards a player has ready."""
    return len(resources(game, seat))


NUMBERS = {
    "life": _life,
    "life_left": current_life,
    "ruler_damage": _ruler_damage,
    "summons": summons,
    "summon_cap": summon_cap,
    "resources_ready": _resources_ready,
}


def fill(game: GateGame, view: View) -> None:
    """Show the gate, its top first, the Overdrive abilities, and the attack."""
    for seat, side in view.seats.items():
        side.zones["drive"].items = _overdrives(game, seat)
    view.stack = [_item(item) for item in reversed(game.gate)]
    view.fights = _fights(game)


def _item(item: GateItem) -> Item:
    targeted = [thing for aimed in item.ctx.targets.values() for thing, _ in aimed]
    return Item(
        oid=item.oid,
        kind=item.kind,
        controller=item.controller,
        source=item.source.ref if item.source else None,
        card=item.card.ref if item.card else None,
        ability=item.ability.id if item.ability else None,
        amounts=[(card.ref, points) for card, _, points in item.pairings],
        linked=[card.ref for card, _ in item.linked] + list(item.players),
        combat=item.combat,
        place=item.slot,
        origin=item.origin.zone if item.origin else None,
        modes=list(item.ctx.modes),
        targets=[thing if isinstance(thing, str) else thing.ref for thing in targeted],
    )


def _fights(game: GateGame) -> list[Fight]:
    """Show the attack that is going on."""
    attack = game.attack
    if attack is None:
        return []
    front = attacked(game)
    return [
        Fight(
            oid=attack.oid,
            kind="attack",
            step=attack.step,
            attacker=attack.attacker.ref if attack.attacker else None,
            attacked=front.ref if front else None,
            place=attack.column,
        )
    ]


def _overdrives(game: GateGame, seat: Seat) -> list[Item]:
    """The Overdrive abilities in a player's drive zone, which are no cards."""
    return [
        Item(
            oid=each.oid,
            kind="overdrive",
            controller=each.seat,
            source=each.card.ref,
            ability=each.ability.id,
            linked=[each.card.ref] if each.is_linked(each.card) else [],
        )
        for each in game.overdrives
        if each.seat == seat
    ]
