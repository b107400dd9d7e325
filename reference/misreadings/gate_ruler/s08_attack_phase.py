"""Misreadings of section 8: the attack phase."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Cost
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s06_turn import end_phase as end_phase_chapter
from reference.gate_ruler.s06_turn.end_phase import pass_the_turn
from reference.gate_ruler.s08_attack_phase import declaration, steps
from reference.gate_ruler.s08_attack_phase.attacking import attacked
from reference.gate_ruler.s13_damage import processes
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import now, triggers
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import comes_to_nothing, offers_more, replaced


@misreads("8-4d")
def attackers_stay_ready() -> Iterator[None]:
    """Misreads 8-4d: the attacking card is not exhausted."""

    def exhaust_attacker(game: GateGame, attacker: Card) -> Flow[None]:
        yield from ()

    with replaced(declaration, "exhaust_attacker", exhaust_attacker):
        yield


@misreads("8-6d")
def damage_to_the_wrong_row() -> Iterator[None]:
    """Misreads 8-6d: an attack on the defense zone hits the ruler behind it."""

    def combat_damage(game: GateGame) -> Flow[None]:
        attack = game.attack
        assert attack is not None
        attacker, front = attack.attacker, attacked(game)
        if attacker is None or front is None:
            return
        if front.place.zone == "defense":
            front = game.rulers[front.controller]
        trait = "strike" if front.place.zone == "ruler" else "power"
        yield from steps._deal_combat(game, attacker, front, trait)

    with replaced(steps, "_combat_damage", combat_damage):
        yield


@misreads("8-2a")
def one_attack_a_turn() -> Iterator[None]:
    """Misreads 8-2a: after one attack the attack phase ends."""

    def one_attack(game: GateGame) -> Flow[None]:
        yield from steps.attack_sub_phase(game)

    with replaced(steps, "attack_phase", one_attack):
        yield


@misreads("8-2a", "8-4c-2c")
def stopping_is_forgotten() -> Iterator[None]:
    """Misreads 8-4c-2: a player who stops attacking is asked for another attack."""
    with comes_to_nothing("stop"):
        yield


@misreads("8-6d-3")
def all_damage_is_combat_damage() -> Iterator[None]:
    """Misreads 8-6d-3: the damage of an effect counts as combat damage."""
    right = processes.resolve_damage

    def resolve_damage(game: GateGame, item: Any) -> None:
        item.combat = True
        right(game, item)

    with replaced(processes, "resolve_damage", resolve_damage):
        yield


@misreads("8-4e-1")
def attacks_on_nothing_hit_the_ruler() -> Iterator[None]:
    """Misreads 8-4e-1: an attack on an empty column goes through to the ruler."""
    right = steps._combat_damage

    def combat_damage(game: GateGame) -> Flow[None]:
        attack = game.attack
        if attack is not None and attack.attacker is not None and attacked(game) is None:
            ruler = game.rulers[OTHER[game.active]]
            yield from steps._deal_combat(game, attack.attacker, ruler, "strike")
        yield from right(game)

    with replaced(steps, "_combat_damage", combat_damage):
        yield


@misreads("8-5a-1")
def intercepting_at_the_declaration() -> Iterator[None]:
    """Misreads 8-5a-1: a unit with Intercept acts as soon as it is attacked, before anybody can respond."""
    right = declaration.begin_attack

    def begin_attack(game: GateGame, attacker: Card, chosen: Option) -> None:
        right(game, attacker, chosen)
        front = attacked(game)
        if front is not None and now.keyword(game, front, "Intercept") is not None:
            attacker.damage += amount(game, front, "power")

    with replaced(declaration, "begin_attack", begin_attack):
        yield


@misreads("8-2a")
def whatever_can_attack_must() -> Iterator[None]:
    """Misreads 8-2a: a player may stop only when nothing can attack any more."""
    right = ask.act

    def act(game: Game, player: Seat, options: list[Option]) -> Flow[Option]:
        attacks = [option for option in options if option.verb != "stop"]
        return (yield from right(game, player, attacks or options))

    with replaced(ask, "act", act):
        yield


@misreads("8-4a")
def declaring_begins_with_the_attack() -> Iterator[None]:
    """Misreads 8-4a: triggers at the start of the declaration step happen after an attack is chosen."""
    happen, begin = triggers.happen, declaration.begin_attack

    def later(game: GateGame, kind: str, **about: Any) -> None:
        if about.get("name") != "declaration":
            happen(game, kind, **about)

    def begin_attack(game: GateGame, attacker: Card, chosen: Option) -> None:
        begin(game, attacker, chosen)
        happen(game, "step_start", name="declaration", player=game.active)

    with replaced(triggers, "happen", later), replaced(declaration, "begin_attack", begin_attack):
        yield


@misreads("8-4c-2c")
def stopping_ends_the_turn() -> Iterator[None]:
    """Misreads 8-4c-2c: the turn ends with the attack phase."""

    def end_phase(game: GateGame) -> Flow[None]:
        yield from ()
        pass_the_turn(game)

    with replaced(end_phase_chapter, "end_phase", end_phase):
        yield


@misreads("8-4d", "8-4d-1")
def attacks_take_nothing_more() -> Iterator[None]:
    """Misreads 8-4d, 8-4d-1: attacking only exhausts the card, whatever other costs it has."""

    def attack_costs(game: GateGame, card: Card) -> list[tuple[Cost, ...]]:
        return []

    with replaced(declaration, "attack_costs", attack_costs):
        yield


@misreads("8-4e")
def attacks_end_with_their_damage() -> Iterator[None]:
    """Misreads 8-4e: a card that has dealt its damage is no longer an attacking card."""
    right = steps._combat_damage

    def combat_damage(game: GateGame) -> Flow[None]:
        yield from right(game)
        assert game.attack is not None
        game.attack.attacker = None

    with replaced(steps, "_combat_damage", combat_damage):
        yield


def _all_attacks(game: Game, seat: Seat) -> list[Option]:
    refs = list(game.cards)
    return [Option(verb="attack", card=card, target=target) for card in refs for target in refs] + [
        Option(verb="play", card=card) for card in refs
    ]


@misreads("8-1a", "8-4b", "8-4c", "8-4c-2c", "8-2a-2")
def everything_attacks_everything() -> Iterator[None]:
    """Misreads 8-1a, 8-4c: every card of the table is offered as an attacker of every other."""
    with offers_more(_all_attacks):
        yield
