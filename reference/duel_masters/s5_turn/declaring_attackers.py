"""506: declaring the attacker."""

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.tapped_and_untapped import tap, untapped
from reference.duel_masters.s3_card_types.creatures import has_summoning_sickness, is_creature
from reference.duel_masters.s5_turn.declared_abilities import trigger_and_resolve
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.kernel.context import Happening
from reference.kernel.flow import Flow


@rule("506.1a", also=("101.1", "505.3", "505.5"))
@rule("506.1a", also=("301.4",), edition="s-max")
@rule("506.1a", also=("301.5",), edition="1.13")
def can_attack(game: DMGame, seat: Seat) -> list[Card]:
    """Untapped creatures without summoning sickness can attack unless an effect forbids it."""
    return [
        card
        for card in untapped(game.battle(seat))
        if is_creature(game, card)
        and not has_summoning_sickness(game, card)
        and not effects.forbidden(game, "attack", card)
    ]


@rule("506.1e", also=("505.2",))
def targets(game: DMGame, card: Card) -> list[Option]:
    """A creature can attack the opponent and his tapped creatures."""
    other = OTHER[card.owner]
    aims: list[str] = [] if effects.forbidden(game, "attack_player", card) else [other]
    for creature in game.battle(other):
        exposed = creature.turned == "exhausted" or effects.permitted(game, "attack_untapped", card)
        if exposed and is_creature(game, creature) and _attackable(game, card, creature):
            aims.append(creature.ref)
    return [Option(verb="attack", card=card.ref, target=aim) for aim in aims]


def _attackable(game: DMGame, card: Card, creature: Card) -> bool:
    """Tell whether no effect forbids this creature to attack that one."""
    return not effects.forbidden(game, "be_attacked", creature) and not effects.forbidden(
        game, "attack_creature", card
    )


@rule("506.1b")
def must_attack(game: DMGame, attackers: list[Card]) -> bool:
    """Tell whether a creature that is forced to attack this turn still can: the step does not end then."""
    return any(
        effects.required(game, "attack", card) and targets(game, card) and not _has_attacked(game, card)
        for card in attackers
    )


@rule("506.1b")
def _has_attacked(game: DMGame, card: Card) -> bool:
    """Tell whether a creature has attacked this turn, since it came into the battle zone."""
    return game.attacked.get(card.ref) == card.life


@rule("506.1c", also=("506.1e", "105.3"))
def attacker_step(game: DMGame) -> Flow[None]:
    """Tap the attacking creature; then abilities hear of its attack."""
    current = game.attack
    assert current is not None
    tap(game, [current.attacker])
    game.attacked[current.attacker.ref] = current.attacker.life
    _tell(game, current, current.target)
    yield from trigger_and_resolve(game, *_attacking(game, current))


def _tell(game: DMGame, current: Attack, target: Card | Seat) -> None:
    """Record that a creature attacks somebody."""
    aim = target if isinstance(target, str) else target.ref
    game.log.add("attack", card=current.attacker, player=game.active, target=aim, item=current.oid)


@rule("506.3", also=("506.3a",))
def _attacking(game: DMGame, current: Attack) -> list[Happening]:
    """A creature attacks and one may be attacked: abilities hear of that now, and not later."""
    happened = [Happening("attack", card=current.attacker, player=game.active)]
    if not isinstance(current.target, str):
        happened.append(Happening("attacked", card=current.target, player=OTHER[game.active]))
    return happened
