"""Misreadings of 8-1 to 8-4: what attacks what, and when."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from duelproof.port import OTHER, SEATS, Option, Place, Seat
from duelproof.port.abilities import Cost, Trigger
from reference.gate_ruler.s03_zones.columns import frontmost
from reference.gate_ruler.s06_turn import end_phase as end_phase_chapter
from reference.gate_ruler.s06_turn.end_phase import pass_the_turn
from reference.gate_ruler.s08_attack_phase import attacking, declaration, steps
from reference.gate_ruler.s08_attack_phase.attacking import attacked
from reference.gate_ruler.s09_gate.gate_process import gate_process
from reference.gate_ruler.s14_cards_and_abilities import payment
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
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

    def begin_attack(game: GateGame, attacker: Card, chosen: Option, column: Place) -> None:
        begin(game, attacker, chosen, column)
        happen(game, "step_start", name="declaration", player=game.active)

    with replaced(triggers, "happen", later), replaced(declaration, "begin_attack", begin_attack):
        yield


@misreads("8-4c-2c")
def who_could_attack_is_asked_once_more() -> Iterator[None]:
    """Misreads 8-4c-2c: a player who stops while a unit of hers could attack is asked for an attack again."""
    right, asked = steps._stop, set[int]()

    def stop(game: GateGame) -> Flow[None]:
        yield from right(game)
        units = game.units(game.active)
        if game.turn not in asked and any(unit.turned == "ready" for unit in units):
            asked.add(game.turn)
            yield from steps.attack_sub_phase(game)

    with replaced(steps, "_stop", stop):
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


@misreads("8-4d-1")
def what_attacks_take_is_looked_for_before_the_attacker_is_exhausted() -> Iterator[None]:
    """Misreads 8-4d-1: whether all that an attack takes can be done is asked while the attacker is ready."""

    def payable(game: GateGame, card: Card, parts: list[Cost]) -> bool:
        return payment.payable(game, parts, Context.of(card))

    with replaced(declaration, "_payable_exhausted", payable):
        yield


@misreads("8-4c")
def what_players_cannot_do_their_cards_do() -> Iterator[None]:
    """Misreads 8-4c: a player who is prohibited from attacking attacks with cards that are not."""

    def is_prohibited(game: GateGame, card: Card) -> bool:
        return effects.forbidden(game, "attack", card)

    with replaced(declaration, "_is_prohibited", is_prohibited):
        yield


@misreads("8-4e-1")
def attacked_cards_stay_attacked() -> Iterator[None]:
    """Misreads 8-4e-1: the front of the column is being attacked until the attack is over."""
    right = attacking.attacked

    def still_attacked(game: GateGame) -> Card | None:
        attack = game.attack
        if attack is None or attack.attacker is not None:
            return right(game)
        return attack.aimed or frontmost(game, attack.column)

    with replaced(attacking, "attacked", still_attacked):
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


def _attacks(game: Any, attackers: list[Card], targets: list[Card]) -> list[Option]:
    return [game.option("attack", one, target=other.ref) for one in attackers for other in targets]


@misreads("8-1a", "8-4c")
def rulers_do_not_attack() -> Iterator[None]:
    """Misreads 8-1a, 8-4c: only units attack."""
    right = declaration.attackers

    def attackers(game: GateGame) -> list[Card]:
        return [card for card in right(game) if card.place.zone != "ruler"]

    with replaced(declaration, "attackers", attackers):
        yield


@misreads("8-4c")
def the_defense_zone_attacks() -> Iterator[None]:
    """Misreads 8-4c: a unit attacks from the defense zone too."""

    def attackers(game: GateGame) -> list[Card]:
        ready = [
            card for card in (*game.fighters(game.active), *game.units(game.active)) if card.turned == "ready"
        ]
        return [card for card in dict.fromkeys(ready) if declaration.can_attack(game, card)]

    with replaced(declaration, "attackers", attackers):
        yield


@contextmanager
def _declared(meant: Callable[[GateGame, Option], bool]) -> Iterator[None]:
    """Let only some of the attacks be declared that the rules allow."""
    right = declaration.declarations

    def declarations(game: GateGame) -> list[Option]:
        return [option for option in right(game) if meant(game, option)]

    with replaced(declaration, "declarations", declarations):
        yield


@misreads("8-1a", "8-4c")
def rulers_are_not_attacked() -> Iterator[None]:
    """Misreads 8-1a, 8-4c: only units and columns are attacked."""
    with _declared(lambda game, option: all(game.rulers[seat].ref != option.target for seat in SEATS)):
        yield


@misreads("8-1a", "8-4c")
def units_are_not_attacked() -> Iterator[None]:
    """Misreads 8-1a, 8-4c: only rulers and columns are attacked."""
    with _declared(
        lambda game, option: (
            option.place is not None or any(game.rulers[seat].ref == option.target for seat in SEATS)
        )
    ):
        yield


@misreads("8-4c")
def empty_columns_are_not_attacked() -> Iterator[None]:
    """Misreads 8-4c: only cards are attacked."""
    with _declared(lambda game, option: option.place is None):
        yield


@misreads("8-4c")
def columns_with_units_are_attacked() -> Iterator[None]:
    """Misreads 8-4c: a column is attacked whether a unit stands in it or not."""

    def more(game: Any, seat: Seat) -> list[Option]:
        columns = [spot for spot, _ in game.fronts[OTHER[game.active]]]
        there = declaration.attackers(game) if game.phase == "attack" and seat == game.active else []
        return [game.option("attack", card, place=spot) for card in there for spot in columns]

    with offers_more(more):
        yield


@misreads("8-4c-1")
def units_of_the_attack_zones_cover_the_ruler() -> Iterator[None]:
    """Misreads 8-4c-1: a ruler is not attacked as long as his player has a unit in an attack zone."""

    def meant(game: GateGame, option: Option) -> bool:
        other = OTHER[game.active]
        covering = [unit for unit in game.units(other) if unit.place.zone == "attack"]
        return game.rulers[other].ref != option.target or not covering

    with _declared(meant):
        yield


@contextmanager
def _has_no_end(where: Callable[[GateGame], bool]) -> Iterator[None]:
    """Let nothing wait for the end of some attack phases."""
    right = steps._stop

    def stop(game: GateGame) -> Flow[None]:
        yield from () if where(game) else right(game)

    with replaced(steps, "_stop", stop):
        yield


@misreads("8-4c-2")
def stopping_is_no_end() -> Iterator[None]:
    """Misreads 8-4c-2: an attack phase in which something could attack still has no end of its own."""
    with _has_no_end(lambda game: bool(declaration.declarations(game))):
        yield


@misreads("8-4c-2")
def running_out_of_attackers_is_no_end() -> Iterator[None]:
    """Misreads 8-4c-2: an attack phase in which nothing can attack has no end of its own."""
    with _has_no_end(lambda game: not declaration.attackers(game)):
        yield


@misreads("8-4c-2")
def running_out_of_targets_is_no_end() -> Iterator[None]:
    """Misreads 8-4c-2: an attack phase in which nothing can be attacked has no end of its own."""
    with _has_no_end(lambda game: bool(declaration.attackers(game)) and not declaration.declarations(game)):
        yield


@misreads("8-4c-2c")
def stopping_ends_one_attack() -> Iterator[None]:
    """Misreads 8-4c-2c: a player who stops attacking may begin another attack, and has to stop twice."""

    def attack_phase(game: GateGame) -> Flow[None]:
        game.enter("attack")
        for _ in range(2):
            while (yield from steps.attack_sub_phase(game)):
                pass

    with replaced(steps, "attack_phase", attack_phase):
        yield


@misreads("8-4e-1")
def nothing_is_attacked_before_the_damage() -> Iterator[None]:
    """Misreads 8-4e-1: in the declaration step nothing is being attacked yet."""

    def later(game: GateGame) -> Card | None:
        return None if game.step == "declaration" else attacked(game)

    with replaced(attacking, "attacked", later):
        yield


@misreads("8-4e-1")
def a_target_that_leaves_at_once_leaves_nothing_to_attack() -> Iterator[None]:
    """Misreads 8-4e-1: where the target has left as the attack begins, nothing is attacked."""
    right = declaration.begin_attack

    def begin_attack(game: GateGame, attacker: Card, chosen: Option, column: Place) -> None:
        now = column if chosen.target is None else game.cards[chosen.target].place
        stays = now == column or now.zone == "ruler"
        right(game, attacker, chosen, column if stays else now)

    with replaced(declaration, "begin_attack", begin_attack):
        yield


@misreads("8-4f", "8-7a")
def every_card_hears_every_attack() -> Iterator[None]:
    """Misreads 8-4f, 8-7a: what waits for its own card to attack triggers when another card does."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        return right(game, msgspec.structs.replace(trigger, self_only=False), event, ctx)

    with replaced(triggers, "hears", hears):
        yield


@misreads("8-4f")
def attacks_on_nothing_attack_the_ruler() -> Iterator[None]:
    """Misreads 8-4f: in an attack on an empty column the ruler is attacked, for what waits for it."""
    right = declaration.begin_attack

    def begin_attack(game: GateGame, attacker: Card, chosen: Option, column: Place) -> None:
        right(game, attacker, chosen, column)
        if attacked(game) is None:
            seat = OTHER[game.active]
            triggers.happen(game, "attacked", card=game.rulers[seat], player=seat)

    with replaced(declaration, "begin_attack", begin_attack):
        yield


@misreads("8-1a")
def both_players_attack() -> Iterator[None]:
    """Misreads 8-1a: the other player attacks in the attack phase as the active player does."""

    def more(game: Any, seat: Seat) -> list[Option]:
        if game.phase != "attack" or seat == game.active:
            return []
        return _attacks(game, game.fighters(seat), game.fighters(game.active))

    with offers_more(more):
        yield


@misreads("8-1a")
def ones_own_cards_are_attacked() -> Iterator[None]:
    """Misreads 8-1a: a player may attack her own ruler and units too."""

    def more(game: Any, seat: Seat) -> list[Option]:
        own = game.fighters(seat)
        return _attacks(game, own, own) if game.phase == "attack" and seat == game.active else []

    with offers_more(more):
        yield


@misreads("8-1a")
def the_main_phase_has_attacks() -> Iterator[None]:
    """Misreads 8-1a: a player attacks in her main phase too."""

    def more(game: Any, seat: Seat) -> list[Option]:
        if game.phase != "main" or seat != game.active:
            return []
        return _attacks(game, game.fighters(seat), game.fighters(OTHER[seat]))

    with offers_more(more):
        yield


@misreads("8-2a-1")
def no_step_is_left_out() -> Iterator[None]:
    """Misreads 8-2a-1: each attack has an intercept step, though nothing may be done in it."""
    right = steps._intercept_step

    def intercept_step(game: GateGame) -> Flow[None]:
        yield from right(game)
        if game.step != "intercept":
            steps._enter(game, "intercept")
            yield from gate_process(game)

    with replaced(steps, "_STEPS", (intercept_step, *steps._STEPS[1:])):
        yield


@misreads("8-2a-2")
def the_first_player_attacks_but_once() -> Iterator[None]:
    """Misreads 8-2a-2: the first player has one attack in each turn."""

    def attack_phase(game: GateGame) -> Flow[None]:
        game.enter("attack")
        while (yield from steps.attack_sub_phase(game)) and game.turn % 2 == 0:
            pass

    with replaced(steps, "attack_phase", attack_phase):
        yield


@misreads("8-3a")
def the_attack_phase_starts_once_a_game() -> Iterator[None]:
    """Misreads 8-3a: what waits for the start of the attack phase triggers in the first attack phase only."""
    right = triggers.happen
    met: set[int] = set()

    def happen(game: Game, kind: str, *rest: Any, **about: Any) -> None:
        if kind == "phase_start" and about.get("name") == "attack":
            if id(game) in met:
                return
            met.add(id(game))
        right(game, kind, *rest, **about)

    with replaced(triggers, "happen", happen):
        yield


@misreads("8-1a", "8-4b", "8-4c", "8-4c-2c", "8-2a-2")
def everything_attacks_everything() -> Iterator[None]:
    """Misreads 8-1a, 8-4c: every card of the table is offered as an attacker of every other."""
    with offers_more(_all_attacks):
        yield
