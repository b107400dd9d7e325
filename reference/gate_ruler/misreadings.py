"""Misreadings of Gate Ruler's book: engines that are wrong on purpose, each in one way."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.gate_ruler import attack_phase, damage, rules_effects, turn
from reference.gate_ruler.preparation import draw
from reference.gate_ruler.state import GateGame, amount, attacked
from reference.gate_ruler.zones import turn_card
from reference.kernel import ask, chance, effects, perform, select
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow, Game
from reference.kernel.misreading import (
    comes_to_nothing,
    conceding_wins,
    ignores_conceding,
    misreadings,
    offers_more,
    refuses_nothing,
    replaced,
)

MISREADINGS, misreads = misreadings("GR")


@misreads("8-4d")
def attackers_stay_ready() -> Iterator[None]:
    """Misreads 8-4d: the attacking card is not exhausted."""

    def exhaust_attacker(game: GateGame, attacker: Card) -> Flow[None]:
        yield from ()

    with replaced(attack_phase, "exhaust_attacker", exhaust_attacker):
        yield


@misreads("6-2f-1")
def first_player_draws() -> Iterator[None]:
    """Misreads 6-2f-1: the first player draws all the cards her ruler lets her draw in her first turn."""
    right = turn.start_of_turn

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        yield from right(game, seat)
        if game.turn == 1 and game.rules[seat].draw:
            draw(game, seat, 1)

    with replaced(turn, "start_of_turn", start_of_turn):
        yield


@misreads("8-6d")
def damage_to_the_wrong_row() -> Iterator[None]:
    """Misreads 8-6d: what attacks the defence zone hits the ruler behind it."""

    def combat_damage(game: GateGame) -> None:
        attack = game.attack
        assert attack is not None
        attacker, front = attack.attacker, attacked(game)
        if attacker is None or front is None:
            return
        if front.place.zone == "defense":
            front = game.rulers[front.controller]
        trait = "strike" if front.place.zone == "ruler" else "power"
        points = amount(game, attacker, trait)
        damage.deal(game, attacker.controller, attacker, [(front, points)], combat=True)

    with replaced(attack_phase, "_combat_damage", combat_damage):
        yield


@misreads("1-4c", "1-4c-1")
def nobody_can_concede() -> Iterator[None]:
    """Misreads 1-4c: conceding is taken for saying nothing."""
    with ignores_conceding():
        yield


@misreads("1-4c", "1-4c-1")
def who_concedes_wins() -> Iterator[None]:
    """Misreads 1-4c: the player who concedes is given the win."""
    with conceding_wins():
        yield


@misreads("A-W-23", "A-B-2", "1-5e", "5-2d", "6-3b", "8-1a", "8-4b", "8-4c", "8-4c-2c", "6-2a")
def anything_goes() -> Iterator[None]:
    """Misreads 1-5e, 8-1a, 8-4c: a choice is taken without a look at whether it was offered."""
    with refuses_nothing():
        yield


def _all_attacks(game: Game, seat: Seat) -> list[Option]:
    refs = list(game.cards)
    return [Option(verb="attack", card=card, target=target) for card in refs for target in refs] + [
        Option(verb="play", card=card) for card in refs
    ]


@misreads("8-1a", "8-4b", "8-4c", "8-4c-2c", "6-3b", "8-2a-2")
def everything_attacks_everything() -> Iterator[None]:
    """Misreads 8-1a, 8-4c: every card of the table is offered as an attacker of every other."""
    with offers_more(_all_attacks):
        yield


@misreads("1-5a", "6-5e", "8-1a", "8-2a", "8-2a-2", "8-4c-1", "8-6e")
def attacks_are_forgotten() -> Iterator[None]:
    """Misreads 8-1a, 8-4c-1: an attack that is allowed is taken, and no attack begins."""
    with comes_to_nothing("attack"):
        yield


@misreads(
    "A-A-1",
    "A-B-2",
    "A-H-8",
    "A-WMA-2020",
    "1-5b",
    "1-5b-1",
    "6-2a",
    "6-2b",
    "6-3b",
    "6-5b",
    "6-5c-2",
    "8-3b",
    "8-4b",
    "8-6d-3",
    "8-6e",
    "8-7b",
)
def plays_are_forgotten() -> Iterator[None]:
    """Misreads 6-3b, 9-3e: a card may be played where the rule says so, and nothing comes of it."""
    with comes_to_nothing("play"):
        yield


@misreads("6-3c", "8-4e-1")
def setting_is_forgotten() -> Iterator[None]:
    """Misreads 6-3c: a card that is set out of the drive zone stays there, and goes with the others."""
    with comes_to_nothing("set"):
        yield


@misreads("6-2c")
def all_cards_are_readied() -> Iterator[None]:
    """Misreads 6-2c: whatever is exhausted is readied, of both players and in every zone."""

    def ready_cards(game: GateGame, seat: Seat) -> None:
        for card in game.cards.values():
            turn_card(game, card, ready=True)

    with replaced(turn, "ready_cards", ready_cards):
        yield


@misreads("6-2f")
def rulers_of_both_act() -> Iterator[None]:
    """Misreads 6-2f: at the start of a turn the rulers of both players do what they say."""
    right = turn.start_of_turn

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        for each in SEATS:
            yield from right(game, each)

    with replaced(turn, "start_of_turn", start_of_turn):
        yield


@misreads("6-2f")
def nothing_is_readied_by_rulers() -> Iterator[None]:
    """Misreads 6-2f: a player is asked which resources to ready, and they stay exhausted."""
    right = turn._ready_resources

    def ready_resources(game: GateGame, seat: Seat, count: int) -> Flow[None]:
        yield from right(game, seat, count)
        for card in game.zone("resource", seat):
            turn_card(game, card, ready=False)

    with replaced(turn, "_ready_resources", ready_resources):
        yield


@misreads("6-2a")
def summons_are_never_forgotten() -> Iterator[None]:
    """Misreads 6-2a: the summon cap of both players is one, and the summons of all turns count."""

    def set_caps(game: GateGame) -> None:
        game.caps = dict.fromkeys(SEATS, 1)

    with replaced(turn, "set_caps", set_caps):
        yield


@misreads("6-5c-1")
def damage_heals_before_the_attacks() -> Iterator[None]:
    """Misreads 6-5c-1: the damage on units goes when the main phase ends."""
    right = attack_phase.attack_phase

    def begin(game: GateGame) -> Flow[None]:
        turn.unhurt_units(game)
        yield from right(game)

    with replaced(turn, "attack_phase", begin):
        yield


@misreads("6-5c-2")
def effects_end_before_the_attacks() -> Iterator[None]:
    """Misreads 6-5c-2: what lasts for the turn is over when the main phase ends."""
    right = attack_phase.attack_phase

    def begin(game: GateGame) -> Flow[None]:
        effects.end(game, "turn")
        yield from right(game)

    with replaced(turn, "attack_phase", begin):
        yield


@misreads("6-5c-2")
def effects_never_end() -> Iterator[None]:
    """Misreads 6-5c-2: what lasts until the end of the turn stays for good."""

    def end_effects(game: GateGame) -> None:
        effects.end(game, "step")

    with replaced(turn, "end_effects", end_effects):
        yield


@misreads("6-5c-2")
def all_effects_end_with_the_turn() -> Iterator[None]:
    """Misreads 6-5c-2: what has no term ends with the turn too."""

    def end_effects(game: GateGame) -> None:
        effects.end(game, *{lasting.until for lasting in game.lasting})

    with replaced(turn, "end_effects", end_effects):
        yield


@misreads("6-1a", "6-5e")
def a_player_keeps_the_turn() -> Iterator[None]:
    """Misreads 6-1a, 6-5e: after the end phase the same player has another turn."""
    right = turn.pass_the_turn

    def pass_the_turn(game: GateGame) -> None:
        right(game)
        game.active = OTHER[game.active]

    with replaced(turn, "pass_the_turn", pass_the_turn):
        yield


@misreads("8-2a")
def one_attack_a_turn() -> Iterator[None]:
    """Misreads 8-2a: after one attack the attack phase ends."""
    with replaced(turn, "attack_phase", attack_phase.attack_sub_phase):
        yield


@misreads("8-2a", "8-4c-2c")
def stopping_is_forgotten() -> Iterator[None]:
    """Misreads 8-4c-2: a player who stops attacking is asked for another attack."""
    with comes_to_nothing("stop"):
        yield


@misreads("8-6d-3")
def all_damage_is_combat_damage() -> Iterator[None]:
    """Misreads 8-6d-3: the damage of an effect counts as combat damage."""
    right = damage.resolve_damage

    def resolve_damage(game: GateGame, item: Any) -> None:
        item.combat = True
        right(game, item)

    with replaced(damage, "resolve_damage", resolve_damage):
        yield


@misreads("1-5b", "1-5b-1")
def numbers_are_never_cut() -> Iterator[None]:
    """Misreads 1-5b: an effect that cannot be done whole is not done at all: every number counts as none."""

    def amount_of(game: Game, number: Any, ctx: Context) -> int:
        return 0

    with replaced(select, "amount", amount_of):
        yield


@misreads("1-5d")
def prohibitions_are_overlooked() -> Iterator[None]:
    """Misreads 1-5d: what a card forbids is done all the same."""

    def forbidden(game: Game, action: str, thing: Any) -> bool:
        return False

    with replaced(effects, "forbidden", forbidden), replaced(rules_effects, "forbidden", forbidden):
        yield


@misreads("1-5f", "1-5g", "5-2d")
def filters_are_overlooked() -> Iterator[None]:
    """Misreads 1-5f, 1-5g: of what a card names, the properties are not looked at."""

    def matches(game: Game, thing: Any, *rest: Any) -> bool:
        return isinstance(thing, Card)

    with replaced(select, "matches", matches):
        yield


@misreads("1-5f", "1-5g", "1-5b")
def cards_do_nothing() -> Iterator[None]:
    """Misreads 1-5b, 1-5f, 1-5g: a card does nothing, whatever it names."""

    def nothing(game: Game, effect: Any, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(perform, "perform", nothing):
        yield


@misreads("1-5e")
def a_chosen_number_is_one() -> Iterator[None]:
    """Misreads 1-5e: whatever number is chosen, one is taken."""
    right = ask.number

    def number(*asked: Any, **how: Any) -> Flow[int]:
        yield from right(*asked, **how)
        return 1

    with replaced(ask, "number", number):
        yield


@misreads("5-3a")
def decks_are_not_shuffled() -> Iterator[None]:
    """Misreads 5-3a: chance is asked for an order, and the decks stay as they were brought."""
    right = chance.shuffle

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        brought = list(cards)
        yield from right(game, cards, seat)
        cards[:] = brought
        game.zone("deck", seat)[:] = brought

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("8-4e-1")
def attacks_on_nothing_hit_the_ruler() -> Iterator[None]:
    """Misreads 8-4e-1: an attack on an empty column goes through to the ruler."""
    right = attack_phase._combat_damage

    def combat_damage(game: GateGame) -> None:
        attack = game.attack
        if attack is not None and attack.attacker is not None and attacked(game) is None:
            ruler = game.rulers[OTHER[game.active]]
            attack_phase._deal_combat(game, attack.attacker, ruler, "strike")
        right(game)

    with replaced(attack_phase, "_combat_damage", combat_damage):
        yield


@misreads("8-5a-1")
def intercepting_at_the_declaration() -> Iterator[None]:
    """Misreads 8-5a-1: a unit with Intercept strikes as soon as it is attacked, before anybody can act."""
    right = attack_phase._begin_attack

    def begin_attack(game: GateGame, attacker: Card, chosen: Option) -> None:
        right(game, attacker, chosen)
        front = attacked(game)
        if front is not None and effects.keyword(game, front, "Intercept") is not None:
            attacker.damage += amount(game, front, "power")

    with replaced(attack_phase, "_begin_attack", begin_attack):
        yield
