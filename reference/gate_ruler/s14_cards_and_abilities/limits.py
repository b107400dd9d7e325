"""14-6: how often an ability may be played in a turn or a game."""

from collections.abc import Collection
from operator import attrgetter

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import Ability, Gain, Limit
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import is_unnamed_ruler
from reference.gate_ruler.s14_cards_and_abilities.last_known_information import just_before
from reference.gate_ruler.s16_keywords import played_at_their_time
from reference.gate_ruler.state import STATUS, GateGame
from reference.kernel.abilities import now, triggers
from reference.kernel.abilities.perform import instructions
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course.index import once_a_game


@rule("14-6a", also=("14-6a-1",))
def count_play(game: GateGame, seat: Seat, card: Card, ability: Ability) -> None:
    """Count one more play of an ability that has a limit, or has the name of others that have one."""
    if ability.limit is not None:
        counts, key = _counted(game, seat, card, ability)
        counts[key] = counts.get(key, 0) + 1
    for limit in _limits_of_others(game, ability):
        counts, key = _counted(game, seat, card, msgspec.structs.replace(ability, limit=limit))
        counts[key] = min(limit.n, counts.get(key, 0) + 1)  # no more than matters, or no loop comes round


@rule("14-6a-1")
def _limits_of_others(game: GateGame, ability: Ability) -> list[Limit]:
    """List the limits on an ability's name that it has not itself: it counts for them as well."""
    own = ability.limit
    return [
        limit
        for (name, per), limit in _limits_on_names(game).items()
        if name == ability.name and (own is None or (own.scope, own.per) != ("name", per))
    ]


@once_a_game
@rule("14-6a-1")
def _limits_on_names(game: GateGame) -> dict[tuple[str, str], Limit]:
    """Find the highest limits on names for a turn or a game that any card says or gives."""
    said = [ability for card in game.cards.values() for ability in card.abilities]
    given = [instr.ability for each in said for instr in instructions(each) if isinstance(instr, Gain)]
    found: dict[tuple[str, str], Limit] = {}
    for ability in (*said, *given):
        limit = ability.limit
        if limit is not None and limit.scope == "name" and ability.name is not None:
            key = ability.name, limit.per
            found[key] = max(limit, found.get(key, limit), key=attrgetter("n"))
    return found


@rule("14-6a", also=("14-6a-1", "14-6a-1a", "14-6a-2", "14-6a-2a"))
def _counted(game: GateGame, seat: Seat, card: Card, ability: Ability) -> tuple[dict[str, int], str]:
    """Tell where the plays of an ability are counted, and under which key.

    A limit on the name counts for each player all abilities of that name (14-6a-1, 1a); another counts the
    ability of this card alone, whoever controls it (14-6a-2, 2a), and no different one that has its id.
    """
    limit = ability.limit
    assert limit is not None
    if limit.scope == "name":
        return game.named, f"{limit.per}:{seat}:{ability.name}"
    return card.used, f"{limit.per}:{ability!r}"


@rule("14-6a")
def forget_the_turn(game: GateGame) -> None:
    """With a new turn, what was played in the last one is no longer counted."""
    for counts in (game.named, *(card.used for card in counting(game))):
        for key in [key for key in counts if key.startswith("turn:")]:
            del counts[key]


@index.among_limited
def counting(game: GateGame) -> Collection[Card]:
    """Plays may be counted on any card."""
    return game.cards.values()


@rule("14-6b", also=("14-6a", "14-6c", "14-6a-2"))
def spent(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
    """An ability that has been played as often as its limit allows cannot be played again."""
    if ability.limit is None:
        return False
    counts, key = _counted(game, seat, card, ability)
    return counts.get(key, 0) >= ability.limit.n * _times_had(game, card, ability)


@rule("14-6a-2", also=("14-6a-1",))
def _times_had(game: GateGame, card: Card, ability: Ability) -> int:
    """Tell how often a card has an ability: given twice it is two, each with its own limit.

    A limit on a name is one for all abilities of that name. What has triggered is still an ability of the
    card that has lost it (14-9h).
    """
    assert ability.limit is not None
    if ability.limit.scope == "name":
        return 1
    return max(1, now.abilities(game, card).count(ability))


@rule("14-6c", also=("14-9g-1",))
def may_trigger(game: GateGame, ability: Ability, ctx: Context) -> bool:
    """What cannot be played does not trigger, nor what was not active; a status is there nevertheless."""
    assert ctx.source is not None
    if _was_concealed(just_before(game, ctx.source), ability) or _happened_to_a_ruler(ability, ctx):
        return False
    there = ctx.event is not None and ctx.event.kind == STATUS
    return (there or may_be_played(game, ability, ctx)) and triggers.is_met(game, ability, ctx)


@rule("14-2a-2")
def _was_concealed(card: Card, ability: Ability) -> bool:
    """Nothing but its timing, and what is written for set zones, is active of a face-down card there."""
    return card.place.zone == "set" and card.face == "down" and ability.kind != "spell" and not ability.zones


@rule("14-9b", also=("3-7a-2",))
def _happened_to_a_ruler(ability: Ability, ctx: Context) -> bool:
    """What waits for something to happen to a card does not wait for it to happen to a ruler."""
    trigger, event = ability.trigger, ctx.event
    return trigger is not None and event is not None and is_unnamed_ruler(event.card, trigger.who)


@rule("14-6c", also=("16-17b-1", "14-9e-2"))
def may_be_played(game: GateGame, ability: Ability, ctx: Context) -> bool:
    """What was played as often as its limit allows is not played, nor Resource without a resource card.

    An ability of a card that is just leaving play has been played as often as it was there.
    """
    source, seat = ctx.source, ctx.controller
    assert source is not None
    card = just_before(game, source)
    able = played_at_their_time.has_resources_for(game, seat, ability)
    return able and not spent(game, seat, card, ability)
