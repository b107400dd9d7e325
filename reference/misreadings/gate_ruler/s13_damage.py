"""Misreadings of section 13: damage, prevention and healing."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import zip_longest
from typing import Any

from duelproof.port import OTHER, SEATS, Place, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler import INSTRUCTIONS
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s03_zones.kinds import IN_PLAY, ZONES
from reference.gate_ruler.s13_damage import prevention, processes, ruler_damage, unit_healing
from reference.gate_ruler.s14_cards_and_abilities import replacement
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import Prevent
from reference.kernel.abilities.triggers import happen
from reference.kernel.book import ZoneKind
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import refuses_nothing, replaced


def dealt_at_once(combat: bool) -> AbstractContextManager[None]:
    """Let combat damage, or that of effects, be dealt without anybody being able to answer it."""
    right = processes.deal

    def deal(game: GateGame, *dealt: Any, **how: Any) -> Flow[None]:
        yield from right(game, *dealt, **how)
        if game.gate and game.gate[-1].kind == "damage" and game.gate[-1].combat == combat:
            processes.resolve_damage(game, game.gate[-1])

    return replaced(processes, "deal", deal)


@misreads("13-2a")
def combat_damage_skips_the_gate() -> Iterator[None]:
    """Misreads 13-2a: combat damage is dealt at once."""
    with dealt_at_once(combat=True):
        yield


@misreads("13-2a")
def effect_damage_skips_the_gate() -> Iterator[None]:
    """Misreads 13-2a: the damage of an effect is dealt at once."""
    with dealt_at_once(combat=False):
        yield


@misreads("13-2a-3")
def a_process_for_each_thing() -> Iterator[None]:
    """Misreads 13-2a-3: a source that hits several things has a process for each of them."""
    right = processes.deal

    def deal(game: GateGame, seat: Seat, source: Card | None, shares: Any, *how: Any) -> Flow[None]:
        for share in shares:
            yield from right(game, seat, source, [share], *how)

    with replaced(processes, "deal", deal):
        yield


@misreads("13-2a-4")
def changes_wait_for_the_damage() -> Iterator[None]:
    """Misreads 13-2a-4: what changes damage does so as it resolves, and the gate shows it as it was."""
    right, resolve = processes.deal, processes.resolve_damage
    changed: dict[str, list[tuple[Card, int, int]]] = {}

    def deal(game: GateGame, seat: Seat, source: Card | None, shares: Any, *how: Any) -> Flow[None]:
        yield from right(game, seat, source, shares, *how)
        process = game.gate[-1]
        changed[process.oid] = process.pairings
        process.pairings = [(card, card.life, points) for card, points in shares]

    def resolve_damage(game: GateGame, item: GateItem) -> None:
        item.pairings = changed.get(item.oid, item.pairings)
        resolve(game, item)

    with replaced(processes, "deal", deal), replaced(processes, "resolve_damage", resolve_damage):
        yield


def fixed_otherwise(points: Callable[[GateGame, GateItem, Card, int], int]) -> AbstractContextManager[None]:
    """Let the number of damage be another one as it resolves."""
    right = processes.resolve_damage

    def resolve_damage(game: GateGame, item: GateItem) -> None:
        item.pairings = [(card, life, points(game, item, card, was)) for card, life, was in item.pairings]
        right(game, item)

    return replaced(processes, "resolve_damage", resolve_damage)


@misreads("13-2a-5")
def damage_follows_its_source() -> Iterator[None]:
    """Misreads 13-2a-5: combat damage is as much as the attacker's ATK is when it resolves."""

    def points(game: GateGame, item: GateItem, _: Card, was: int) -> int:
        there = item.combat and item.source is not None and item.source.place.zone in IN_PLAY
        return amount(game, item.source, "power") if there and item.source else was

    with fixed_otherwise(points):
        yield


@misreads("13-2a-5")
def damage_goes_with_its_source() -> Iterator[None]:
    """Misreads 13-2a-5: a unit that is gone deals no damage."""

    def points(_: GateGame, item: GateItem, __: Card, was: int) -> int:
        source = item.source
        return 0 if source is not None and item.combat and source.place.zone not in IN_PLAY else was

    with fixed_otherwise(points):
        yield


@misreads("13-2a-5")
def changes_come_late() -> Iterator[None]:
    """Misreads 13-2a-5: what changes damage changes it again as it resolves."""

    def points(game: GateGame, item: GateItem, card: Card, was: int) -> int:
        event = Happening("damage", card=card, player=card.controller, amount=was, source=item.source)
        return replacement.foreseen(game, event)

    with fixed_otherwise(points):
        yield


@misreads("13-2b-3")
def prevented_damage_was_dealt() -> Iterator[None]:
    """Misreads 13-2b-3: triggers on being dealt damage happen although all of it was prevented."""

    def tell(game: GateGame, process: GateItem, target: Card, points: int) -> None:
        game.tick()
        happen(game, "damage", card=target, player=target.controller, source=process.source, name="effect")

    with replaced(prevention, "_tell", tell):
        yield


@misreads("13-2b-3")
def damage_of_rulers_triggers_nothing() -> Iterator[None]:
    """Misreads 13-2b-3: only damage that is dealt to units lets abilities trigger."""
    right = processes._hurt

    def hurt(game: GateGame, item: GateItem, target: Card, points: int) -> None:
        if target.place.zone == "ruler":
            target.damage += points
        else:
            right(game, item, target, points)

    with replaced(processes, "_hurt", hurt):
        yield


@misreads("13-3a")
def prevention_waits_for_damage() -> Iterator[None]:
    """Misreads 13-3a: prevention with no damage on the gate is kept for the next damage."""
    right, deal = prevention.prevent, processes.add_process
    kept: list[int] = []

    def prevent(game: GateGame, instr: Prevent, ctx: Context) -> Flow[None]:
        if isinstance(instr.n, int) and not any(item.kind == "damage" for item in game.gate):
            kept.append(instr.n)
        yield from right(game, instr, ctx)

    def less(*dealt: Any, **how: Any) -> GateItem | None:
        process = deal(*dealt, **how)
        if process is not None and kept:
            prevention.change_damage(process, 0, process.pairings[0][2] - kept.pop())
        return process

    with replaced(INSTRUCTIONS, Prevent, prevent), replaced(processes, "add_process", less):
        yield


@misreads("13-3a-1")
def prevention_for_one_attack_is_forgotten() -> Iterator[None]:
    """Misreads 13-3a-1: only prevention for the whole turn waits for damage to come."""
    right = processes._announce

    def announce(game: GateGame, process: GateItem) -> None:
        kept = game.delayed
        game.delayed = [each for each in kept if each.until != "battle"]
        right(game, process)
        game.delayed = kept

    with replaced(processes, "_announce", announce):
        yield


@misreads("13-3a-1")
def prevention_is_used_up() -> Iterator[None]:
    """Misreads 13-3a-1: prevention of all damage of a turn prevents some of it once, and then no more."""
    right = processes._announce

    def announce(game: GateGame, process: GateItem) -> None:
        right(game, process)
        used = [each.ability for each in game.waiting]
        game.delayed = [each for each in game.delayed if each.ability not in used or each.until != "turn"]

    with replaced(processes, "_announce", announce):
        yield


@misreads("13-3a-1")
def prevention_skips_the_gate() -> Iterator[None]:
    """Misreads 13-3a-1: the damage of an attack becomes less at once, without an ability on the gate."""
    right = processes._announce

    def announce(game: GateGame, process: GateItem) -> None:
        right(game, process)
        for delayed in game.delayed:
            for waiting in [each for each in game.waiting if each.ability is delayed.ability]:
                game.waiting.remove(waiting)
                for index in range(len(process.pairings)):
                    prevention.change_damage(process, index, waiting.ability.effect[0].becomes)

    with replaced(processes, "_announce", announce):
        yield


@misreads("13-3c-1")
def only_the_topmost_damage_is_next() -> Iterator[None]:
    """Misreads 13-3c-1: if the topmost damage is not what the effect speaks of, nothing is prevented."""
    right = prevention._choose_process

    def choose_process(game: GateGame, instr: Prevent, ctx: Context) -> Flow[GateItem | None]:
        chosen = yield from right(game, instr, ctx)
        topmost = next((item for item in reversed(game.gate) if item.kind == "damage"), None)
        return None if instr.next and chosen is not topmost else chosen

    with replaced(prevention, "_choose_process", choose_process):
        yield


@misreads("13-3d-2")
def any_division_is_taken() -> Iterator[None]:
    """Misreads 13-3d-2: a division of prevention is accepted even if the shares do not add up."""
    with refuses_nothing():
        yield


@misreads("13-4b-1")
def healing_takes_damage_on_its_way() -> Iterator[None]:
    """Misreads 13-4b-1: healing a player removes a ruler's damage that is not applied yet."""
    right = ruler_damage.heal_player

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        coming = [item for item in game.gate if item.kind == "ruler-damage" and item.controller == seat]
        for item in coming[:points]:
            game.take_off_gate(item)
        yield from right(game, seat, points - len(coming), ctx)

    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("13-4b")
def healing_is_for_the_active_player() -> Iterator[None]:
    """Misreads 13-4b: whoever heals, cards of the active player's damage zone go."""
    right = ruler_damage.heal_player

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        yield from right(game, game.active, points, ctx)

    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("13-5b-2")
def the_rulers_take_turns() -> Iterator[None]:
    """Misreads 13-5b-2: a process of the one player comes onto the gate, then one of the other, and so on."""
    right = ruler_damage.add_ruler_damage

    def add_ruler_damage(game: GateGame) -> None:
        below = len(game.gate)
        right(game)
        first, second = ([each for each in game.gate[below:] if each.controller == seat] for seat in SEATS)
        if game.active == SEATS[1]:
            first, second = second, first
        rows = zip_longest(first, second)
        game.gate[below:] = [each for row in rows for each in row if each is not None]

    with replaced(ruler_damage, "add_ruler_damage", add_ruler_damage):
        yield


@misreads("13-6b")
def damage_takes_the_attacked_player_s_deck() -> Iterator[None]:
    """Misreads 13-6b: a ruler's damage takes a card of the deck of the player whose turn it is not."""
    right = ruler_damage._take_damage

    def take_damage(game: GateGame, item: GateItem, card: Card) -> Flow[None]:
        yield from right(game, item, game.zone("deck", OTHER[game.active])[0])

    with replaced(ruler_damage, "_take_damage", take_damage):
        yield


@misreads("13-6b")
def damage_skips_the_counter_zone() -> Iterator[None]:
    """Misreads 13-6b: a card without Counter goes from the deck to the damage zone."""
    right = moving.move

    def moved(game: GateGame, card: Card, to: Place, *how: Any) -> None:
        if to.zone != "counter" or any(each.keyword == "Counter" for each in card.abilities):
            right(game, card, to, *how)

    with replaced(moving, "move", moved):
        yield


@misreads("13-6b")
def the_counter_zone_hides_cards() -> Iterator[None]:
    """Misreads 13-6b: a card lies face down in the counter zone."""
    right = moving.move

    def moved(game: GateGame, card: Card, to: Place, *how: Any) -> None:
        right(game, card, to, *how)
        if to.zone == "counter":
            card.face = "down"

    hidden = ZoneKind("counter", seen_by="owner", in_position=False)
    with replaced(ZONES, "counter", hidden), replaced(moving, "move", moved):
        yield


@misreads("13-6d-3")
def countering_cards_go_at_once() -> Iterator[None]:
    """Misreads 13-6d-3: a card goes to the graveyard as its Counter ability is played."""
    right = ruler_damage.play_counter

    def play_counter(game: GateGame, seat: Seat, card: Card, ability: Ability) -> Flow[bool]:
        played = yield from right(game, seat, card, ability)
        if card.place.zone == "counter":
            yield from putting.bury(game, [card], "rule")
        return played

    with replaced(ruler_damage, "play_counter", play_counter):
        yield


def _hurts_also(zone: str) -> AbstractContextManager[None]:
    """Let cards of a zone be dealt damage, too."""
    right = processes._can_be_hurt

    def can_be_hurt(card: Card) -> bool:
        return card.place.zone == zone or right(card)

    return replaced(processes, "_can_be_hurt", can_be_hurt)


@misreads("13-8a")
def fields_are_dealt_damage() -> Iterator[None]:
    """Misreads 13-8a: a field can be dealt damage like a unit."""
    with _hurts_also("field"):
        yield


@misreads("13-8a")
def set_cards_are_dealt_damage() -> Iterator[None]:
    """Misreads 13-8a: a set card can be dealt damage like a unit."""
    with _hurts_also("set"):
        yield


@misreads("13-6d")
def counter_waits_beneath_the_damage() -> Iterator[None]:
    """Misreads 13-6d: a Counter ability goes beneath the damage that is still to come."""
    right = ruler_damage.play_counter

    def play_counter(game: GateGame, seat: Seat, card: Card, ability: Ability) -> Flow[bool]:
        played = yield from right(game, seat, card, ability)
        if played:
            game.gate.insert(0, game.gate.pop())
        return played

    with replaced(ruler_damage, "play_counter", play_counter):
        yield


@misreads("13-2a-2a")
def owners_say_whose_damage_is_first() -> Iterator[None]:
    """Misreads 13-2a-2a: sources that are the active player's cards come first, whoever controls them."""
    right = processes.dealers

    def dealers(game: GateGame, instr: Any, ctx: Context) -> Flow[list[processes.Dealer]]:
        found = yield from right(game, instr, ctx)
        return sorted(found, key=lambda each: each[1] is None or each[1].owner != game.active)

    with replaced(processes, "dealers", dealers):
        yield


@misreads("13-3d")
def too_much_prevention_is_void() -> Iterator[None]:
    """Misreads 13-3d: more prevention than there is damage prevents nothing."""
    right = prevention._reduce

    def reduce(game: GateGame, instr: Prevent, ctx: Context, process: GateItem, points: int) -> Flow[None]:
        if points <= sum(share for _, _, share in process.pairings):
            yield from right(game, instr, ctx, process, points)

    with replaced(prevention, "_reduce", reduce):
        yield


@misreads("13-2b-1")
def players_do_not_hurt_their_own_rulers() -> Iterator[None]:
    """Misreads 13-2b-1: what is dealt to a ruler hurts the ruler of the opponent of who deals it."""
    right = processes._hurt

    def hurt(game: GateGame, item: GateItem, target: Card, points: int) -> None:
        ruler = target.place.zone == "ruler"
        right(game, item, game.rulers[OTHER[item.controller]] if ruler else target, points)

    with replaced(processes, "_hurt", hurt):
        yield


@misreads("13-2b-1")
def a_ruler_is_dealt_one_point() -> Iterator[None]:
    """Misreads 13-2b-1: a ruler's damage grows by 1, however much is dealt to it."""
    right = processes._hurt

    def hurt(game: GateGame, item: GateItem, target: Card, points: int) -> None:
        right(game, item, target, 1 if target.place.zone == "ruler" else points)

    with replaced(processes, "_hurt", hurt):
        yield


@misreads("13-4b")
def healed_cards_return_to_the_deck() -> Iterator[None]:
    """Misreads 13-4b: cards of the damage zone that are healed go back to the deck."""
    right = putting.bury

    def bury(game: GateGame, cards: list[Card], name: str, *who: Any) -> Flow[None]:
        healed = cards if name == "heal-out" else []
        yield from right(game, [card for card in cards if card not in healed], name, *who)
        for card in healed:
            moving.move(game, card, place("deck", card.owner), name)

    with replaced(putting, "bury", bury):
        yield


def healed_so(amount: Callable[[Card, int], int]) -> AbstractContextManager[None]:
    """Let a unit be healed of as much as this says, by the unit and by what would be healed."""
    right = unit_healing.heal_unit

    def heal_unit(game: GateGame, unit: Card, points: int) -> None:
        right(game, unit, amount(unit, points))

    return replaced(unit_healing, "heal_unit", heal_unit)


@misreads("13-7b")
def healing_heals_all_damage() -> Iterator[None]:
    """Misreads 13-7b: whoever heals a unit takes all damage from it."""
    with healed_so(lambda unit, points: unit.damage):
        yield


@misreads("13-7b")
def too_much_healing_is_void() -> Iterator[None]:
    """Misreads 13-7b: where more would be healed than there is, nothing is healed."""
    with healed_so(lambda unit, points: points if points <= unit.damage else 0):
        yield
