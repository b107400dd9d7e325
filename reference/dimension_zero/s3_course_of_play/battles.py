"""3.11 to 3.14: battles and their steps."""

from collections.abc import Callable

from duelproof.port import OTHER
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.moving import at_the_same_time, in_play, tell_abilities
from reference.dimension_zero.s4_processing.continuous_effects import keep_control
from reference.dimension_zero.s4_processing.replacement_effects import let_fall
from reference.dimension_zero.s5_keywords.acceleration import strikes
from reference.dimension_zero.s5_keywords.resistance import dealer_then, resists
from reference.dimension_zero.s6_other_rules.bonds import standing
from reference.dimension_zero.state import Battle, Duel, Item, Shelf
from reference.kernel.abilities import effects, now
from reference.kernel.abilities.standing import Lasting
from reference.kernel.abilities.triggers import Delayed, happen
from reference.kernel.card import Card
from reference.kernel.flow import Flow

Window = Callable[[Duel], Flow[None]]
"""Let the players act until both have passed with an empty stack (4.6.2)."""


@rule("3.11.1", also=("3.11.1-4", "3.11.2", "3.11.3", "3.11.4", "3.14.4"))
def fight(game: Duel, slots: list[str], window: Window) -> Flow[None]:
    """Fight a battle on each of these squares, step by step and all at once.

    ``window`` lets the players act, as each step says. While the battle lasts, the stack, the waiting
    triggers and the battles from before stand aside (3.11.2, 3.11.3); they come back when it is over
    (3.14.4).
    """
    game.shelves.append(_set_aside(game))
    game.pile, game.waiting, game.battles = [], [], [_begin(game, slot) for slot in slots]
    for name, step in STEPS:
        game.step = name
        game.log.add("step_start", name=name)
        yield from step(game, window)
        _end_effects(game, "step")
        game.log.add("step_end", name=name)
    for battle in game.battles:
        game.log.add("fight_end", item=battle.oid)
    _bring_back(game, game.shelves.pop())


@rule("3.11.2", also=("3.11.3",))
def _set_aside(game: Duel) -> Shelf:
    """Let the stack, the waiting triggers and the battles that there are wait for a new battle to end."""
    _overlook(game, ignored=True)
    return Shelf(game.pile, game.waiting, game.battles, game.step, [*game.lasting, *game.delayed])


@rule("3.14.4", also=("3.11.2", "3.11.3"))
def _bring_back(game: Duel, shelf: Shelf) -> None:
    """Go on with what has waited for a battle that is over; what triggered in that one has resolved in it."""
    game.waiting = shelf.waiting
    game.pile, game.battles, game.step = shelf.pile, shelf.battles, shelf.step
    _overlook(game, ignored=False)


@rule("3.11.2")
def _overlook(game: Duel, *, ignored: bool) -> None:
    """Treat the spells of a stack that stands aside as not there, or again as there."""
    for item in game.pile:
        if item.kind == "card":
            assert item.card is not None
            item.card.ignored = ignored
    game.stir(statics=True)


@rule("3.11.5", also=("3.11.5-1",))
def _begin(game: Duel, slot: str) -> Battle:
    """Say who attacked: the unit that came later attacked the one that was there.

    Units that came at the same time have both attacked and been attacked (3.11.5-1).
    """
    units = standing(game, slot)
    first = min(card.since for card in units)
    early = [card for card in units if card.since == first]
    late = [card for card in units if card.since > first] or early
    battle = Battle(
        game.oid("battle"), slot, [(card, card.life) for card in late], [(card, card.life) for card in early]
    )
    game.log.add("battle_start", item=battle.oid, cards=tuple(card.ref for card in units))
    return battle


@rule("3.12.1", also=("3.13.1", "3.14.1"))
def _open_step(game: Duel) -> None:
    """Announce the beginning of a step to whatever triggers then."""
    happen(game, "step_start", name=game.step, player=game.active)


@rule("3.12.1")
def _first(game: Duel, window: Window) -> Flow[None]:
    """Trigger what waits for the battle, for attacking and for being attacked; then the players act.

    What the faster units deal follows when both have passed.
    """
    for battle in game.battles:
        happen(game, "battle_start", player=game.active)
        for card, _ in battle.attackers:
            happen(game, "attack", card=card, player=card.controller)
        for card, _ in battle.attacked:
            happen(game, "attacked", card=card, player=card.controller)
    _open_step(game)
    yield from window(game)
    yield from _exchange(game, window, first=True)


@rule("3.13.1")
def _second(game: Duel, window: Window) -> Flow[None]:
    """Trigger what waits for the second step; then the players act, and the slower units deal damage."""
    _open_step(game)
    yield from window(game)
    yield from _exchange(game, window, first=False)


@rule("3.12.2", also=("3.12.3", "3.12.4-1", "3.13.2", "5.4.1-1"))
@rule("3.13.3", also=("5.4.1-2", "5.4.2", "2.23.9-1", "2.23.9-3"))
def _exchange(game: Duel, window: Window, *, first: bool) -> Flow[None]:
    """Stack the battle damage, if the units that caused the battle are on the square; then players act again.

    The damage is as high as the unit's power is now (3.12.4-1); which units deal it in which step, 5.4
    says.
    """
    for battle in game.battles:
        units = standing(game, battle.slot)
        if not _both_stayed(battle, units):
            continue
        blows = [
            (card, foe)
            for card in units
            for foe in units
            if foe.controller != card.controller and strikes(game, battle, card, first)
        ]
        dealers = [(card, card.life) for card, _ in blows]
        battle.dealt += dealers
        if blows:
            amounts = [(foe, foe.life, _strength(game, card)) for card, foe in blows]
            item = Item(game.oid("damage"), "battle-damage", game.active, amounts=amounts, dealers=dealers)
            game.pile.append(item)
            game.log.add("put", item=item.oid, name="battle-damage")
    if game.pile:
        yield from window(game)


@rule("3.12.2", also=("3.13.2", "3.12.4-1"))
def _strength(game: Duel, card: Card) -> int:
    """Get how much battle damage a unit deals: as much as its power is now."""
    power = now.number(game, card, "power")
    assert power is not None
    return power


@rule("3.12.2", also=("3.13.2", "5.4.1-1", "5.4.1-2"))
def _both_stayed(battle: Battle, units: list[Card]) -> bool:
    """Tell whether the units that caused a battle are on its square, whoever else has come there."""
    return all(card in units and card.life == life for card, life in battle.attackers + battle.attacked)


@rule("3.12.4", also=("3.12.4-1", "3.12.4-2", "3.13.4", "4.8.11-2"))
def deal_battle_damage(game: Duel, item: Item) -> Flow[None]:
    """Deal all of it at once, as much as was settled when it was stacked (3.12.4-1).

    A unit that has left the squares takes none; one that went to another square still does (3.12.4-2). One
    that has left deals its damage as it was there.
    """
    yield from ()
    with at_the_same_time(game):
        for (card, life, many), (dealer, then) in zip(item.amounts, item.dealers, strict=True):
            if in_play(game, card, life) and not resists(game, card, dealer_then(dealer, then)):
                card.damage += many
                game.log.add("damage", card=card, amount=many, item=item.oid)
                tell_abilities(
                    game,
                    "damage",
                    card=card,
                    amount=many,
                    player=card.controller,
                    name="battle",
                    source=dealer_then(dealer, then),
                )


@rule("3.14.1", also=("3.14.2", "3.14.2-2"))
def _end(game: Duel, window: Window) -> Flow[None]:
    """Find winners and losers, and let the players act; then remove the units that must go.

    After that what waits for the end of the battle triggers (3.14.2-2). If anything was due, the players act
    again. What lasts until the end of the battle ends with the step.
    """
    for battle in game.battles:
        _judge(game, battle)
    _open_step(game)
    yield from window(game)
    gone = yield from _clear(game)
    _announce_end(game)
    if game.waiting or gone:
        yield from window(game)
    _end_effects(game, "battle")


@rule("3.14.2-2", also=("3.11.3",))
def _announce_end(game: Duel) -> None:
    """Trigger what waits for the end of a battle, but not what waits for the end of an outer one.

    A text that speaks of battles all turn long speaks of this one too, even if it was said in the outer one.
    """
    older = _from_outer(game)
    outer = [each for each in game.delayed if each in older and each.until != "turn"]
    game.delayed = [each for each in game.delayed if each not in outer]
    for _ in game.battles:
        happen(game, "battle_end", player=game.active)
    game.delayed = outer + game.delayed


@rule("3.11.3")
def _from_outer(game: Duel) -> list[Lasting | Delayed]:
    """List what there was when this battle made another one wait: nothing, if it is the only one."""
    return game.shelves[-1].effects if len(game.shelves) > 1 else []


@rule("3.14.3", also=("3.11.3", "4.14.3-1"))
def _end_effects(game: Duel, until: str) -> None:
    """End what lasts until the end of the battle, or of a step of it, and what waits for something till then.

    What an outer battle has begun goes on, as that battle does.
    """
    older = _from_outer(game)
    ending = [each for each in game.lasting if each.until == until and each not in older]
    for lasting in ending:
        effects.remove(game, lasting)
        game.log.add("effect_end", item=lasting.oid, name=lasting.until)
    game.delayed = [each for each in game.delayed if each.until != until or each in older]
    if ending:
        keep_control(game)


@rule("3.14.1-1", also=("3.14.1", "4.8.11-2", "4.17.0"))
def _judge(game: Duel, battle: Battle) -> None:
    """Let the only unit that is left on the square win, even if it was not there when the battle began.

    A unit that has left the squares has lost as what it was there, and of whoever controlled it last.
    """
    left = standing(game, battle.slot)
    (winner,) = left if len(left) == 1 else (None,)
    game.log.add("battle_end", item=battle.oid, card=winner)
    if winner is None:
        return
    happen(game, "battle_won", card=winner, player=winner.controller)
    for card, life in dict.fromkeys(battle.attackers + battle.attacked):
        was = dealer_then(card, life)
        if was.controller == OTHER[winner.controller]:
            happen(game, "battle_lost", card=card, player=was.controller, as_was=was)


@rule("3.14.2", also=("3.11.1-4", "4.6.3"))
def _clear(game: Duel) -> Flow[bool]:
    """Destroy the units that must go as the battles end, of all battles together.

    Returns:
        Whether there were any.
    """
    going = [card for battle in game.battles for card in _must_go(game, battle)]
    yield from let_fall(game, dict.fromkeys(going), "rule")
    return bool(going)


@rule("3.14.2", also=("3.14.2-1", "4.16.4-9", "4.16.4-10"))
def _must_go(game: Duel, battle: Battle) -> list[Card]:
    """Find the attacking unit if both sides still stand on the square.

    A unit that was played into the centre area goes too, on whatever square it stands by now (3.14.2-1,
    4.16.4-9).
    """
    left = standing(game, battle.slot)
    both = len({card.controller for card in left}) > 1
    attackers = [card for card, life in battle.attackers if both and card in left and card.life == life]
    return [card for card, life in battle.doomed if in_play(game, card, life)] + attackers


STEPS: tuple[tuple[str, Callable[[Duel, Window], Flow[None]]], ...] = (
    ("first", _first),
    ("second", _second),
    ("end", _end),
)
"""3.11.4: the steps of a battle, each of which is there even when nothing happens in it."""
