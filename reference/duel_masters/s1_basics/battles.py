"""115: battles of two creatures."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s1_basics.numbers import at_least_zero
from reference.duel_masters.s3_card_types.creatures import is_creature, power
from reference.duel_masters.s5_turn.general import end_later_effects, those_until
from reference.duel_masters.s5_turn.taking_part import is_over, takes_part
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.state import Attack, DMGame, Fighter
from reference.kernel.abilities import now, triggers
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("115.1", also=("115.2", "115.3", "115.3a", "115.3d", "101.4e", "101.4f", "508.1"))
def fight(game: DMGame, one: Card, other: Card, attack: Attack | None = None) -> Flow[None]:
    """Resolve what triggers on battling; then compare the powers, if both creatures are still there.

    What a creature has become since it began to battle goes on in its place.
    """
    pair = [Fighter(one, one.life), Fighter(other, other.life)]
    _tell_start(game, one, other)
    waiting, fighters = game.waiting, game.fighters
    before = those_until(game, "battle") if fighters else []
    game.waiting, game.fighters = [], [*fighters, *pair]
    for card, against in ((one, other), (other, one)):
        triggers.happen(game, "battle_start", card=card, player=card.owner, source=against)
    later = yield from _resolve_what_triggers(game, attack)
    game.waiting = [*waiting, *later, *game.waiting]
    if all(each.is_there() and _is_there(game, each.card, attack) for each in pair):
        yield from _end(game, [each.card for each in pair])
    yield from settle(game)
    yield from end_later_effects(game, "battle", before)
    game.fighters = fighters


@rule("115.2", also=("101.4d", "101.4f"))
@rule("115.2", also=("505.6a",), edition="s-max")
def _resolve_what_triggers(game: DMGame, attack: Attack | None) -> Flow[list[Waiting]]:
    """Resolve what waits as a battle begins: amidst an effect that only which triggers by battling.

    In an attack that is over by that the rest waits for the end of the attack.

    Returns:
        What that has triggered, which waits until the effect is over.
    """
    later: list[Waiting] = []

    def only_others_wait(game: DMGame) -> bool:
        later.extend(item for item in game.waiting if item.event.kind != "battle_start")
        game.waiting = [item for item in game.waiting if item.event.kind == "battle_start"]
        return not game.waiting

    if attack is None:
        yield from resolve_waiting(game, only_others_wait)
    else:
        yield from resolve_waiting(game, is_over)
    return later


@rule("115.3a")
def _is_there(game: DMGame, card: Card, attack: Attack | None) -> bool:
    """Only creatures battle that are not ignored, and by an attack only those that are still in it."""
    removed = attack is not None and not takes_part(attack, card)
    return is_creature(game, card) and not card.ignored and not removed


@rule("115.3b", also=("115.3c", "700.5", "700.5a", "701.13a"))
def _losers(game: DMGame, one: Card, other: Card) -> list[Card]:
    """The creature with less power loses, or both if they are equal; one that wins battles does not."""
    sure = [card for card in (one, other) if now.keyword(game, card, "wins-battles") is not None]
    if len(sure) == 2:
        return []
    if sure:
        return [other if sure[0] is one else one]
    left, right = battle_power(game, one), battle_power(game, other)
    if left == right:
        return [one, other]
    return [one if left < right else other]


@rule("115.3", also=("108.1b",))
def battle_power(game: DMGame, card: Card) -> int:
    """A creature battles with its power, and with 0 at least."""
    return at_least_zero(power(game, card))


@rule("115.3d", also=("115.3b", "701.13b"))
def _end(game: DMGame, pair: list[Card]) -> Flow[None]:
    """The losers are destroyed, and only then the result of the battle triggers what waits for it."""
    losers = _losers(game, *pair)
    winners = [card for card in pair if card not in losers]
    _tell_end(game, winners, losers)
    _defeat(game, winners, losers)
    as_were = [now.remember(game, card) for card in pair]
    yield from settle(game)
    gone = [was for was, card in zip(as_were, pair, strict=True) if was.life != card.life]
    _result(game, winners, losers, gone)


@rule("115.3d")
def _result(game: DMGame, winners: list[Card], losers: list[Card], gone: list[Card]) -> None:
    """Abilities hear who has won and who has lost; those of the two as they were, if they have gone since."""
    game.gone = gone
    for kind, cards in (("battle_won", winners), ("battle_lost", losers)):
        for card in cards:
            was = next((memory for memory in gone if memory.ref == card.ref), None)
            origin = None if was is None else was.place
            triggers.happen(game, kind, card=card, player=card.owner, origin=origin, as_was=was)
    game.gone = []


def _defeat(game: DMGame, winners: list[Card], losers: list[Card]) -> None:
    """Have the losers destroyed, and the winners too if they have beaten a slayer.

    The book names that keyword, and does not explain it.
    """
    slain = any(now.keyword(game, card, "slayer") is not None for card in losers)
    game.defeated += [*losers, *winners] if slain else losers


def _tell_start(game: DMGame, one: Card, other: Card) -> None:
    game.log.add("battle_start", cards=(one.ref, other.ref))


def _tell_end(game: DMGame, winners: list[Card], losers: list[Card]) -> None:
    """Tell who has won, and against whom where that is one creature."""
    beaten = losers[0].ref if len(losers) == 1 else None
    game.log.add("battle_end", cards=tuple(card.ref for card in winners), target=beaten)
