"""Attacks of Duel Masters from the main step, for the tests of the engine."""

from typing import Any

from duelproof.port import (
    Accepted,
    CardIn,
    CardSpec,
    Choice,
    Decision,
    Option,
    Order,
    Position,
    Seat,
    SeatPosition,
    Seeded,
    View,
)
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability
from duelproof.port.selections import Filter, Select
from reference.duel_masters.vocabulary import RemoveFromAttack
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_table import creature, spell

ALL = Select(which="all", filter=Filter(type="creature"))
IT = Select(which="self")
SHIELD = Select(which="choose", filter=Filter(owner="opponent", zones=("shield",)))


def with_ability(spec: CardSpec, *abilities: Ability) -> CardSpec:
    spec.faces[0].abilities += abilities
    return spec


def when(on: str, *effect: a.Instr, may: bool = False, **trigger: Any) -> Ability:
    return Ability(id=on, kind="triggered", trigger=a.Trigger(on=on, **trigger), effect=effect, may=may)


SET = {
    spec.name: spec
    for spec in (
        creature("Filler", 2, 1000, ("nature",)),
        creature("Plain", 2, 2000, ("nature",)),
        creature("Equal", 2, 2000, ("nature",)),
        creature("Strong", 5, 5000, ("nature",)),
        creature("Wall", 2, 1000, ("light",), "blocker"),
        creature("Rampart", 4, 7000, ("light",), "blocker"),
        creature("Ghost", 2, 2000, ("water",), "unblockable"),
        creature("Poison", 2, 1000, ("darkness",), "slayer"),
        creature("Rusher", 2, 1000, ("fire",), "speed-attacker"),
        creature("Two Breaks", 5, 5000, ("fire",), "w-breaker", "t-breaker"),
        creature("World Ender", 9, 12000, ("fire",), "world-breaker"),
        creature("Ambusher", 3, 3000, ("darkness",), "s-trigger"),
        creature("Two Colours", 2, 2000, ("light", "water")),
        with_ability(
            creature("Boar", 3, 2000, ("fire",)),
            Ability(id="power", kind="keyword", keyword="power-attacker", n=4000),
        ),
        with_ability(
            creature("Berserk", 3, 2000, ("fire",)),
            Ability(id="must", kind="static", effect=(a.Require(action="attack", what=IT),)),
        ),
        with_ability(
            creature("Bomb", 3, 2000, ("fire",)),
            when("before_break", a.Destroy(what=IT), self_only=True),
        ),
        with_ability(
            creature("Bouncer", 3, 2000, ("fire",)),
            when(
                "attack",
                a.Move(
                    what=Select(which="all", filter=Filter(turned="exhausted", controller="opponent")),
                    to="hand",
                ),
                self_only=True,
            ),
        ),
        with_ability(
            creature("Watcher", 3, 2000, ("water",)),
            when("move", a.Draw(), player="you", origin=("shield",), to=("hand",)),
        ),
        with_ability(
            creature("Slippery", 3, 2000, ("water",)),
            when("blocked", RemoveFromAttack(what=IT), self_only=True),
        ),
        with_ability(
            creature("Lurker", 3, 2000, ("darkness",)),
            Ability(
                id="lurk",
                kind="triggered",
                zones=("hand",),
                trigger=a.Trigger(on="attack", player="opponent"),
                effect=(a.PlayCard(what=IT),),
            ),
        ),
        with_ability(
            creature("Firm", 3, 2000, ("light",)),
            Ability(
                id="firm",
                kind="replacement",
                effect=(a.ReplaceEvent(event=a.Trigger(on="break", player="you"), instead=()),),
            ),
        ),
        spell("Back", 3, ("nature",), a.Draw(), words=("s-back",)),
        spell("Lift", 1, ("water",), a.Move(what=SHIELD, to="hand")),
        spell("Insight", 1, ("water",), a.Draw(), words=("s-trigger",)),
        spell("Blast", 1, ("fire",), a.Destroy(what=ALL), words=("s-trigger",)),
        spell("Keeper", 1, ("light",), a.Draw(), words=("charger",)),
        spell("Empty Hands", 1, ("darkness",), a.Discard(n=3, who="you")),
        spell("Night Falls", 1, ("darkness",), a.EndTurn()),
    )
}
Zones = dict[str, list[str]]


def cards(seat: Seat, zones: Zones) -> SeatPosition:
    """Return a player's cards; ``!`` after a name means exhausted, shields share a pile by ``@number``."""
    laid: dict[str, list[CardIn]] = {}
    count = 0
    for zone, names in {"deck": ["Filler"] * 8, **zones}.items():
        for place, written in enumerate(names, 1):
            name, _, pile = written.partition("@")
            count += 1
            laid.setdefault(zone, []).append(
                CardIn(
                    ref=f"{seat[0]}-{name.rstrip('!')}-{count}",
                    name=name.rstrip("!"),
                    turned="exhausted" if name.endswith("!") else "ready",
                    at=(pile or str(place)) if zone == "shield" else None,
                )
            )
    return SeatPosition(zones=laid)


class Game:
    """A game from Alice's main step, with short names for plays."""

    def __init__(self, engine: ReferenceEngine, alice: Zones, bob: Zones, revision: str = "s-max") -> None:
        self.engine = engine
        five = {"shield": ["Filler"] * 5}
        alice = alice | {"battle": [*alice.get("battle", []), "Filler"]}  # so that the attack step goes on
        opened = engine.open(
            Position(
                game="duel-masters",
                revision=revision,
                door="main",
                turn=3,
                seats={"alice": cards("alice", five | alice), "bob": cards("bob", five | bob)},
                cards=SET,
                chance=Seeded(1),
            )
        )
        assert type(opened).__name__ == "Opened", opened

    def asked(self) -> Decision:
        decision = self.engine.pending()
        assert decision is not None
        return decision

    def ref(self, name: str, seat: str = "") -> str:
        refs = [card.ref for card in self.all() if card.name == name and card.owner.startswith(seat)]
        assert refs, name
        return str(refs[0])

    def all(self) -> list[Any]:
        view = self.view()
        return [card for seat in view.seats.values() for zone in seat.zones.values() for card in zone.cards]

    def view(self) -> View:
        return self.engine.observe()

    def names(self, seat: Seat, zone: str) -> list[str]:
        return [str(card.name) for card in self.view().seats[seat].zones[zone].cards]

    def pick(self, *options: Option) -> None:
        """Answer forced questions until these options are offered, and pick them."""
        while not all(any(o == option for o in self.asked().options) for option in options):
            asked = self.asked()
            assert len(asked.options) == 1, (asked, options)
            self.say(Choice(decision=asked.id, by=asked.player, pick=asked.options))
        self.say(Choice(decision=self.asked().id, by=self.asked().player, pick=list(options)))

    def say(self, choice: Choice) -> None:
        answer = self.engine.submit(choice)
        assert isinstance(answer, Accepted), answer

    def passes(self) -> None:
        self.pick(Option(verb="pass"))

    def attack(self, name: str, target: str = "bob") -> None:
        if self.view().phase == "main":
            self.passes()
        aim = target if target == "bob" else self.ref(target, "bob")
        self.pick(Option(verb="attack", card=self.ref(name, "alice"), target=aim))

    def blocks(self, *names: str) -> None:
        self.settle("block")
        self.pick(*(Option(verb="block", card=self.ref(name, "bob")) for name in names))

    def breaks(self, *numbers: int) -> None:
        self.pick(*(Option(card=f"bob.shield#{number}") for number in numbers))

    def settle(self, kind: str = "act") -> None:
        """Answer forced questions, and no to optional ones, until a question of a kind comes."""
        while (asked := self.engine.pending()) is not None and asked.kind != kind:
            if isinstance(asked.shape, Order):
                self.say(Choice(decision=asked.id, by=asked.player, order=asked.options))
                continue
            least = getattr(asked.shape, "min", 0)
            assert least == 0 or len(asked.options) == least, asked
            self.say(Choice(decision=asked.id, by=asked.player, pick=asked.options[:least]))
