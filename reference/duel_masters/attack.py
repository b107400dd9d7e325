"""Section 5, 505 to 510: the attack step and its sub-steps."""

from collections.abc import Callable, Mapping

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters.battle import fight
from reference.duel_masters.editions import rule
from reference.duel_masters.shields import direct_attack
from reference.duel_masters.verbs import tap, untapped
from reference.duel_masters.victory import end_effects, has_summoning_sickness, is_creature
from reference.duel_masters.waiting import beginning, resolve_waiting
from reference.duel_masters.zones import PASS, Attack, DMGame, act
from reference.kernel import ask, effects, triggers
from reference.kernel.game import Card, Flow


@rule("505.1", "505.2", "505.4", "505.5", "506.1", "506.1a", "506.1b", "506.2", "702.3c")
def attack_step(game: DMGame) -> Flow[None]:
    """Attack with one creature after another, as often as the turn player can and likes."""
    yield from beginning(game, "phase_start", "attack")
    seat = game.active
    while True:
        game.step = "attacker"
        attackers = can_attack(game, seat)
        options = [option for card in attackers for option in targets(game, card)]
        if not options and not game.asks_forced:
            return
        if not _must_attack(game, attackers):
            options.append(PASS)
        picked = yield from ask.act(game, seat, options)
        if picked is PASS:
            return
        yield from attack(game, game.cards[str(picked.card)], str(picked.target))


@rule("301.4", "505.3", "506.1a")
def can_attack(game: DMGame, seat: Seat) -> list[Card]:
    """Untapped creatures without summoning sickness can attack unless an effect forbids it."""
    return [
        card
        for card in untapped(game.battle(seat))
        if is_creature(game, card)
        and not has_summoning_sickness(game, card)
        and not effects.forbidden(game, "attack", card)
    ]


@rule("505.2", "506.1e")
def targets(game: DMGame, card: Card) -> list[Option]:
    """A creature can attack the opponent and his tapped creatures."""
    other = OTHER[card.owner]
    aims: list[str] = [] if effects.forbidden(game, "attack_player", card) else [other]
    for creature in game.battle(other):
        exposed = creature.turned == "exhausted" or effects.permitted(game, "attack_untapped", card)
        if exposed and is_creature(game, creature) and _attackable(game, card, creature):
            aims.append(creature.ref)
    return [act("attack", card.ref, aim) for aim in aims]


def _attackable(game: DMGame, card: Card, creature: Card) -> bool:
    """Tell whether no effect forbids this creature to attack that one."""
    return not effects.forbidden(game, "be_attacked", creature) and not effects.forbidden(
        game, "attack_creature", card
    )


@rule("506.1b")
def _must_attack(game: DMGame, attackers: list[Card]) -> bool:
    """Tell whether a creature that is forced to attack can; the attack step does not end before it has."""
    return any(effects.required(game, "attack", card) and targets(game, card) for card in attackers)


@rule("505.1", "505.6", "505.6a", "500.1", "500.2")
def attack(game: DMGame, attacker: Card, aim: str) -> Flow[None]:
    """Carry one attack through its sub-steps; it ends once the attacker or what it attacks has left it."""
    target = OTHER[game.active] if aim in OTHER else game.cards[aim]
    current = game.attack = Attack(game.oid("attack"), attacker, target)
    for name, substep in SUBSTEPS:
        if _goes_on(current):
            yield from _substep(game, name, substep)
    yield from _substep(game, "attack-end", _end)
    game.attack = None


@rule("505.6a")
def _goes_on(current: Attack) -> bool:
    """An attack goes on while the attacker and what it attacks are both still in it."""
    facing = current.blocker or current.target
    return takes_part(current, current.attacker) and (isinstance(facing, str) or takes_part(current, facing))


@rule("505.6")
def takes_part(current: Attack, card: Card) -> bool:
    """A creature that took part in an attack is no longer in it once it has left the battle zone."""
    return card.place.zone == "battle" and current.lives.get(card.ref) == card.life


@rule("500.3", "500.4")
def _substep(game: DMGame, name: str, substep: Callable[[DMGame], Flow[None]]) -> Flow[None]:
    """Trigger what waits for a sub-step to begin, play it, and end the effects that last until its end."""
    assert game.attack is not None
    game.step = game.attack.step = name
    game.log.add("step_start", name=name, item=game.attack.oid)
    triggers.happen(game, "step_start", player=game.active, name=name)
    yield from substep(game)
    end_effects(game, "step")
    game.log.add("step_end", name=name, item=game.attack.oid)


@rule("506.1c", "506.1e", "105.3")
def _attacker(game: DMGame) -> Flow[None]:
    """Tap the attacking creature; then abilities hear of its attack."""
    current = game.attack
    assert current is not None
    target = current.target
    tap(game, [current.attacker])
    game.log.add(
        "attack",
        card=current.attacker,
        player=game.active,
        target=target if isinstance(target, str) else target.ref,
        item=current.oid,
    )
    yield from _attacking(game, current)


@rule("506.3", "506.3a", "506.3c", "506.3e")
def _attacking(game: DMGame, current: Attack) -> Flow[None]:
    """Trigger what waits for attacking and being attacked, and resolve it."""
    triggers.happen(game, "attack", card=current.attacker, player=game.active)
    if not isinstance(current.target, str):
        triggers.happen(game, "attacked", card=current.target, player=OTHER[game.active])
    yield from resolve_waiting(game)


@rule("507.1", "507.1a", "507.1b", "507.2", "702.3d")
def _blocker(game: DMGame) -> Flow[None]:
    """Let the other player choose who blocks, and resolve blocker abilities in the order of his choice."""
    current = game.attack
    assert current is not None
    seat = OTHER[game.active]
    able = blockers(game, seat)
    if able:
        chosen = yield from BLOCKERS[game.edition.blockers](game, seat, able)
        for card in (yield from _in_order(game, seat, chosen)):
            _use_blocker(game, card)
    if current.blocker is None:
        _unblocked(game)
    else:
        _blocked(game, current.blocker)
    yield from resolve_waiting(game)


@rule("507.1a", "700.4", "701.12a", "505.3")
def blockers(game: DMGame, seat: Seat) -> list[Card]:
    """An untapped creature can block if it has a blocker ability and the attacker is not unblockable."""
    current = game.attack
    assert current is not None
    if effects.keyword(game, current.attacker, "unblockable") is not None:
        return []
    return [
        card
        for card in untapped(game.battle(seat))
        if effects.keyword(game, card, "blocker") is not None
        and card is not current.target
        and not effects.forbidden(game, "block", card)
    ]


@rule("507.1a", "507.1b")
def _that_use_it(game: DMGame, seat: Seat, able: list[Card]) -> Flow[list[Card]]:
    """Any number of creatures use their blocker abilities, and all that are forced to."""
    forced = [card for card in able if effects.required(game, "block", card)]
    free = [card for card in able if card not in forced]
    return forced + (yield from _volunteers(game, seat, free, 0, len(free)))


@rule("507.1a")
def _one_that_blocks(game: DMGame, seat: Seat, able: list[Card]) -> Flow[list[Card]]:
    """At most one creature blocks; if some are forced to, it is one of them."""
    forced = [card for card in able if effects.required(game, "block", card)]
    return (yield from _volunteers(game, seat, forced or able, min(len(forced), 1), 1))


BLOCKERS: Mapping[str, Callable[[DMGame, Seat, list[Card]], Flow[list[Card]]]] = {
    "any number": _that_use_it,
    "one": _one_that_blocks,
}
"""507.1: which of the creatures that could block are chosen, by `Edition.blockers`."""


def _volunteers(game: DMGame, seat: Seat, able: list[Card], least: int, most: int) -> Flow[list[Card]]:
    """Ask which of the creatures block, so many at least and at most."""
    if not able:
        return []
    options = [act("block", card.ref) for card in able]
    picked = yield from ask.some(game, seat, "block", options, least, most)
    return [game.cards[str(option.card)] for option in picked]


@rule("507.2")
def _in_order(game: DMGame, seat: Seat, chosen: list[Card]) -> Flow[list[Card]]:
    """Several blocker abilities are resolved one by one, in an order of their player's choice."""
    if len(chosen) <= 1:
        return chosen
    options = [act("block", card.ref) for card in chosen]
    ordered = yield from ask.order(game, seat, "order", options)
    return [game.cards[str(option.card)] for option in ordered]


@rule("507.2", "507.2a", "701.12a")
def _use_blocker(game: DMGame, card: Card) -> None:
    """Tap the creature and change the attack to it; it blocks unless another one follows."""
    current = game.attack
    assert current is not None
    tap(game, [card])
    current.blocker = card
    current.changed = True
    current.joined(card)
    game.log.add("retarget", card=card, item=current.oid, player=card.owner)


@rule("507.2a", "507.2c", "507.3", "507.3a", "507.3b")
def _blocked(game: DMGame, blocker: Card) -> None:
    """Trigger what waits for the blocker to block and for the attacker to be blocked."""
    current = game.attack
    assert current is not None
    game.log.add("block", card=blocker, item=current.oid, player=blocker.owner, target=current.attacker.ref)
    triggers.happen(game, "block", card=blocker, player=blocker.owner, source=current.attacker)
    triggers.happen(game, "blocked", card=current.attacker, player=game.active, source=blocker)


@rule("507.2c", "507.3c")
def _unblocked(game: DMGame) -> None:
    """An attacker without a blocker is unblocked."""
    current = game.attack
    assert current is not None
    triggers.happen(game, "unblocked", card=current.attacker, player=game.active)


@rule("508.1")
def _battle(game: DMGame) -> Flow[None]:
    """A battle happens if a creature is attacked, or the attack has been changed to one."""
    current = game.attack
    assert current is not None
    facing = current.blocker or current.target
    if not isinstance(facing, str):
        current.battling = True
        yield from fight(game, current.attacker, facing)
        current.battling = False


@rule("509.1")
def _direct(game: DMGame) -> Flow[None]:
    """An attack on the player that was not changed is a direct attack."""
    current = game.attack
    assert current is not None
    if isinstance(current.target, str) and not current.changed:
        yield from direct_attack(game, current.attacker, current.target)


@rule("510.1", "510.2")
def _end(game: DMGame) -> Flow[None]:
    """Resolve what triggers at the end of the attack; then end what lasts while attacking or blocking."""
    current = game.attack
    assert current is not None
    triggers.happen(game, "fight_end", card=current.attacker, player=game.active)
    yield from resolve_waiting(game)
    end_effects(game, "attack")
    game.log.add("fight_end", item=current.oid, card=current.attacker)


SUBSTEPS = (
    ("attacker", _attacker),
    ("blocker", _blocker),
    ("battle", _battle),
    ("direct", _direct),
)
"""505.1: the sub-steps of an attack before its last, attack-end, which no attack leaves out."""
