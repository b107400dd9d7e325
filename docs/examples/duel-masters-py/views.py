"""The engine's table as the players and the judge see it."""

from duel import Attack, Card, Duel, Player
from duelproof.adapters.seeing import Lying, pose, zone_view
from duelproof.port import SEATS, Place, Position, Result, Seat, Traits, Viewer
from duelproof.port.views import Permanent, SeatView, View
from tables import ZONES


class Eyes:
    """Shows a duel, with what is printed on its cards."""

    def __init__(self, position: Position, duel: Duel) -> None:
        self.position, self.duel = position, duel
        self.traits: dict[str, Traits] = {spec.name: spec.faces[0].traits for spec in position.cards.values()}

    def view(self, viewer: Viewer, phase: str, result: Result | None) -> View:
        """Return what a viewer sees of the table."""
        duel = self.duel
        return View(
            viewer=viewer,
            game="duel-masters",
            revision=self.position.revision,
            turn=duel.turn,
            first=self.position.first,
            active="alice" if duel.active == "alice" else "bob",
            phase=phase,
            step=_step(duel.attack) if phase == "attack" else None,
            seats={seat: self._side(viewer, seat) for seat in SEATS},
            permanents=[self._creature(seat, card) for seat in SEATS for card in duel.players[seat].battle],
            result=result,
        )

    def _side(self, viewer: Viewer, seat: Seat) -> SeatView:
        player = self.duel.players[seat]
        lying = {zone: self._lying(player, zone) for zone in ZONES}
        zones = {name: zone_view(viewer, Place(name, seat), lying[name], ZONES[name]) for name in ZONES}
        ready = sum(not card.tapped for card in player.mana)
        return SeatView(zones, {"shields": len(player.shields), "mana_ready": ready, "extra_turns": 0})

    def _lying(self, player: Player, zone: str) -> list[Lying]:
        if zone == "shield":
            piles = sorted(player.shields.items())
            return [self._lies(card, slot=str(place)) for place, pile in piles for card in pile]
        return [self._lies(card, posed=zone in ("mana", "battle")) for card in getattr(player, zone)]

    def _lies(self, card: Card, *, posed: bool = False, slot: str | None = None) -> Lying:
        return Lying(card.id, self.traits[card.name], pose(card.tapped) if posed else None, slot)

    def _creature(self, seat: Seat, card: Card) -> Permanent:
        return Permanent(
            oid=f"creature-{card.id}",
            kind="creature",
            controller=seat,
            cards=[card.id],
            traits=self.traits[card.name],
            turned=pose(card.tapped),
            since_turn_start=not card.fresh,
            roles=_roles(self.duel.attack, card),
        )


def _step(attack: Attack | None) -> str:
    if attack is None:
        return "attacker"
    return "direct" if attack.decided else "blocker"


def _roles(attack: Attack | None, card: Card) -> list[str]:
    if attack is not None and card is attack.attacker:
        return ["attacking", "unblocked"] if attack.decided else ["attacking"]
    return ["attacked"] if attack is not None and card is attack.target else []
