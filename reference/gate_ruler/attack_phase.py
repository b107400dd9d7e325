"""Section 8: the attack phase, one attack sub phase after another."""

from collections.abc import Callable

from duelproof.port import OTHER, Cause, Option, Place, Ref, Seat
from duelproof.port.abilities import Cost
from reference.gate_ruler import costs, dealing
from reference.gate_ruler.gate_process import gate_process
from reference.gate_ruler.rulers import EACH_RULER
from reference.gate_ruler.state import Attack, GateGame, amount, attacked, frontmost, rule
from reference.gate_ruler.zones import turn_card
from reference.kernel import ask, effects
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow
from reference.kernel.triggers import happen

STOP = Option(verb="stop")


@rule("8-2a", "8-2a-1", "8-2a-2")
def attack_phase(game: GateGame) -> Flow[None]:
    """Attacks follow one another until the player stops; in the very first turn there is only one."""
    game.enter("attack")
    game.log.add("phase_start", name="attack", player=game.active)
    while (yield from attack_sub_phase(game)) and game.turn > 1:
        pass
    game.log.add("phase_end", name="attack", player=game.active)


@rule("8-2a-1")
def attack_sub_phase(game: GateGame) -> Flow[bool]:
    """Take the steps of one attack, from start to end.

    Returns:
        Whether there was an attack; False where the player stopped.
    """
    yield from _start_step(game)
    if not (yield from _declaration_step(game)):
        return False
    for step in _STEPS:
        yield from step(game)
    return True


def _enter(game: GateGame, step: str) -> None:
    """A step of the attack begins, and what waits for that triggers."""
    game.enter(game.phase, step)
    if game.attack is not None:
        game.attack.step = step
    game.log.add("step_start", name=step, player=game.active)
    happen(game, "step_start", name=step, player=game.active)


@rule("8-3a", "8-3b")
def _start_step(game: GateGame) -> Flow[None]:
    """As an attack starts, "at the start of attack" triggers, and with the first attack that of the phase."""
    first = game.step is None
    _enter(game, "attack-start")
    if first:
        happen(game, "phase_start", name="attack", player=game.active)
    yield from gate_process(game)


@rule("8-4a", "8-4b", "8-4c", "8-4c-2", "8-4d", "8-4e", "8-4f", "8-4g")
def _declaration_step(game: GateGame) -> Flow[bool]:
    """The player chooses attacker and target, or stops; the attacker is exhausted and then attacks.

    Returns:
        Whether there is an attack.
    """
    _enter(game, "declaration")
    yield from gate_process(game)
    chosen = yield from ask.act(game, game.active, [*declarations(game), STOP])
    if chosen is STOP:
        yield from _stop(game)
        return False
    attacker = game.cards[str(chosen.card)]
    yield from exhaust_attacker(game, attacker)
    _begin_attack(game, attacker, chosen)
    yield from gate_process(game)
    return True


@rule("8-1a", "8-4c", "8-4c-2", "8-4d-1")
def declarations(game: GateGame) -> list[Option]:
    """List every card that can attack with every target it can be declared against."""
    found: list[Option] = []
    columns = _columns(game, OTHER[game.active])
    for attacker in attackers(game):
        for target, column in columns:
            found.append(game.option("attack", attacker, target=target, place=column))
        for behind in _behind_the_front(game, attacker):
            found.append(game.option("attack", attacker, target=behind.ref))
    return found


@rule("8-4c", "8-4d-1", "16-19b", "3-8a")
def attackers(game: GateGame) -> list[Card]:
    """The ready ruler and ready units in attack zones can attack, if they may and can do all it takes."""
    seat = game.active
    candidates = [game.rulers[seat]]
    for spot in game.attack_slots[seat]:
        candidates += game.zones[spot]
    return [card for card in candidates if card.turned == "ready" and can_attack(game, card)]


@rule("8-4c", "8-4d-1")
def can_attack(game: GateGame, card: Card) -> bool:
    """A card can attack if nothing prohibits it and whatever else the attack requires can be done."""
    return not effects.forbidden(game, "attack", card) and all(
        costs.payable(game, cost, Context.of(card)) for cost in attack_costs(game, card)
    )


def attack_costs(game: GateGame, card: Card) -> list[tuple[Cost, ...]]:
    """List what else must be done for a card to attack, beside exhausting it."""
    return [a.cost for a in effects.abilities(game, card) if a.kind == "static" and a.timing == "attack"]


@rule("8-4c", "8-4c-1", "15-26b")
def _columns(game: GateGame, seat: Seat) -> list[tuple[Ref | None, Place | None]]:
    """Only the frontmost card of a column can be attacked, or the column itself if it has no units."""
    targets: list[tuple[Ref | None, Place | None]] = []
    for spot in (*game.attack_slots[seat], *game.defense_slots[seat]):
        front = frontmost(game, spot)
        if front is None:
            targets.append((None, spot))
        elif not effects.forbidden(game, "be_attacked", front):
            targets.append((front.ref, None))
    return targets


@rule("8-4c-1", "1-5a")
def _behind_the_front(game: GateGame, attacker: Card) -> list[Card]:
    """A card whose text says so can attack a ruler who stands behind a unit."""
    seat = OTHER[game.active]
    ruler, [center] = game.rulers[seat], game.defense_slots[seat]
    if frontmost(game, center) is ruler or not effects.permitted(game, "attack_past_front", attacker):
        return []
    return [] if effects.forbidden(game, "be_attacked", ruler) else [ruler]


@rule("8-4d")
def exhaust_attacker(game: GateGame, attacker: Card) -> Flow[None]:
    """Exhaust the attacking card, and do what else the attack requires."""
    turn_card(game, attacker, ready=False)
    for cost in attack_costs(game, attacker):
        yield from costs.pay(game, cost, Context.of(attacker), attacker.ref)


@rule("15-26a", "8-4e", "8-4e-1", "8-4f")
def _begin_attack(game: GateGame, attacker: Card, chosen: Option) -> None:
    """The card is attacking the front of the column from now on: "when it attacks" triggers."""
    seat = OTHER[game.active]
    column, aimed = chosen.place, None
    if column is None:
        target, [center] = game.cards[str(chosen.target)], game.defense_slots[seat]
        column = center if target.place.zone == "ruler" else target.place
        if frontmost(game, column) is not target:
            aimed = target
    game.attack = Attack(game.oid("attack"), attacker, column, aimed, first=_if_first(game, attacker))
    game.tick()
    game.log.add(
        "attack",
        card=attacker,
        item=game.attack.oid,
        place=column,
        target=chosen.target,
        player=game.active,
    )
    happen(game, "attack", card=attacker, player=game.active)
    if (front := attacked(game)) is not None:
        happen(game, "attacked", card=front, player=seat)


@rule("16-9a-1")
def _if_first(game: GateGame, attacker: Card) -> tuple[Ref, int] | None:
    """Note a card that attacks for the first time in this turn, with the life it has."""
    known = (attacker.ref, attacker.life)
    if known in game.attacked_before:
        return None
    game.attacked_before.add(known)
    return known


@rule("8-4c-2a", "8-4c-2b", "8-4c-2c")
def _stop(game: GateGame) -> Flow[None]:
    """When the player stops attacking, the end of the attack phase triggers abilities, and the phase ends."""
    happen(game, "phase_end", name="attack", player=game.active)
    yield from gate_process(game)


@rule("8-5a", "8-5a-1", "8-5b", "8-5c", "16-7a", "16-7b")
def _intercept_step(game: GateGame) -> Flow[None]:
    """An attacked unit with Intercept deals its ATK to an attacking unit; else the step is skipped."""
    attack = game.attack
    assert attack is not None
    attacker, front = attack.attacker, attacked(game)
    if attacker is None or front is None or attacker.place.zone == "ruler":
        return
    if front.place.zone == "ruler" or effects.keyword(game, front, "Intercept") is None:
        return
    _enter(game, "intercept")
    yield from _deal_combat(game, front, attacker, "power")
    yield from gate_process(game)


@rule("8-6a", "8-6b", "8-6c", "8-6d", "8-6e", "8-6f", "8-6g", "16-8a-1")
def _damage_step(game: GateGame) -> Flow[None]:
    """The attacking card deals its damage; abilities can trigger as the step starts and as it ends."""
    attack = game.attack
    assert attack is not None
    if attack.attacker is None:
        return
    front = attacked(game)
    attack.met = None if front is None else (front.ref, front.life)
    game.tick()
    _enter(game, "damage")
    yield from gate_process(game)
    yield from _combat_damage(game)
    yield from gate_process(game)
    happen(game, "step_end", name="damage", player=game.active)
    yield from gate_process(game)


@rule("2-10a", "2-10b", "2-12a", "2-12b", "8-6d", "8-6d-1", "8-6d-2", "8-6d-3", *EACH_RULER)
def _combat_damage(game: GateGame) -> Flow[None]:
    """The attacking card deals its STK to a ruler or its ATK to a unit, if anything is being attacked."""
    attack = game.attack
    assert attack is not None
    attacker, front = attack.attacker, attacked(game)
    if attacker is not None and front is not None:
        yield from _deal_combat(game, attacker, front, "strike" if front.place.zone == "ruler" else "power")


@rule("2-10b", "2-12b")
def _deal_combat(game: GateGame, source: Card, target: Card, trait: str) -> Flow[None]:
    """Damage that one card deals another by fighting is combat damage, as much as its ATK or STK."""
    with game.log.caused(Cause(by="fight", source=source.ref, player=source.controller)):
        points = amount(game, source, trait)
        yield from dealing.deal(game, source.controller, source, [(target, points)], combat=True)


@rule("8-7a", "8-7b", "8-7c-1", "8-7c-2")
def _end_step(game: GateGame) -> Flow[None]:
    """The battle ends: what triggers on that is played, and what lasted for the battle is over."""
    attack = game.attack
    assert attack is not None
    _enter(game, "attack-end")
    happen(game, "fight_end", card=attack.attacker, player=game.active)
    while True:
        yield from gate_process(game)
        if not effects.end(game, "battle"):
            break
    game.log.add("fight_end", item=attack.oid, player=game.active)
    game.attack = None
    game.tick()
    game.delayed = [delayed for delayed in game.delayed if delayed.until != "battle"]


_STEPS: tuple[Callable[[GateGame], Flow[None]], ...] = (_intercept_step, _damage_step, _end_step)
