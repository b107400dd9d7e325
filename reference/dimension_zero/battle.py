"""3.11 to 3.14: battles."""

from collections.abc import Callable

from duelproof.port import OTHER
from reference.dimension_zero.state import Battle, Duel, Item, Shelf, is_unit, rule
from reference.dimension_zero.zones import in_play, to_graveyard
from reference.kernel import effects
from reference.kernel.game import Card, Flow
from reference.kernel.triggers import happen

Window = Callable[[Duel], Flow[None]]
"""Let the players act until both have passed with an empty stack (4.6.2)."""


@rule("3.11.1", "3.11.1-4", "3.11.2", "3.11.3", "3.11.4", "3.14.4")
def fight(game: Duel, slots: list[str], window: Window) -> Flow[None]:
    """3.11.1: units of both players meet, so there is a battle; 3.11.1-4: on several squares step by step.

    ``window`` lets the players act, as each step says. 3.11.2, 3.11.3: the stack, waiting triggers and
    battles of before stand aside until it is over (3.14.4).
    """
    shelf = Shelf(game.pile, game.waiting, game.battles, game.step)
    game.shelves.append(shelf)
    game.pile, game.waiting = [], []
    game.battles = [_begin(game, slot) for slot in slots]
    for name, step in STEPS:
        game.step = name
        game.log.add("step_start", name=name)
        yield from step(game, window)
        game.log.add("step_end", name=name)
    for battle in game.battles:
        game.log.add("fight_end", item=battle.oid)
    game.shelves.pop()
    game.pile, game.battles, game.step = shelf.pile, shelf.battles, shelf.step
    game.waiting = shelf.waiting + game.waiting
    game.dirty = True


@rule("3.11.5", "3.11.5-1")
def _begin(game: Duel, slot: str) -> Battle:
    """3.11.5: who came later attacked who was there; 3.11.5-1: having come together, both did both."""
    units = [card for card in game.squares[slot] if is_unit(card)]
    units.sort(key=lambda card: card.since)
    early, late = units[:1], units[1:]
    battle = Battle(
        game.oid("battle"), slot, [(card, card.life) for card in late], [(card, card.life) for card in early]
    )
    for card in list(game.entering):
        if card.place.slot == slot:
            game.entering.remove(card)
            battle.doomed.append((card, card.life))
    if game.log.wanted:
        game.log.add("battle_start", item=battle.oid, cards=tuple(card.ref for card in units))
    return battle


@rule("3.12.1", "3.13.1", "3.14.1")
def _open_step(game: Duel) -> None:
    game.dirty = True
    if game.heard:
        happen(game, "step_start", name=game.step, player=game.active)


@rule("3.12.1")
def _first(game: Duel, window: Window) -> Flow[None]:
    """3.12.1: triggers of the beginning, of attacking and of being attacked, then the players act."""
    if game.heard:
        for battle in game.battles:
            happen(game, "battle_start", player=game.active)
            for card, _ in battle.attackers:
                happen(game, "attack", card=card, player=card.controller, place=card.place)
            for card, _ in battle.attacked:
                happen(game, "attacked", card=card, player=card.controller, place=card.place)
    _open_step(game)
    yield from window(game)
    yield from _exchange(game, window, first=True)


@rule("3.13.1")
def _second(game: Duel, window: Window) -> Flow[None]:
    """3.13.1: triggers of the beginning, then the players act."""
    _open_step(game)
    yield from window(game)
    yield from _exchange(game, window, first=False)


@rule("3.12.2", "3.12.3", "3.12.4-1", "3.13.2", "3.13.3", "5.4.1-1", "5.4.1-2", "5.4.2")
def _exchange(game: Duel, window: Window, *, first: bool) -> Flow[None]:
    """3.12.2, 3.13.2: both have passed, so the battle damage is stacked if both sides still stand there.

    In the first step that of units with acceleration, in the second that of units whose damage was not
    stacked in the first (5.4.2: whatever has become of their acceleration). It is as high as the unit's power
    now (3.12.4-1).
    """
    stacked = False
    for battle in game.battles:
        amounts = []
        for card in sides(game, battle):
            for foe in sides(game, battle):
                if foe.controller == card.controller or not strikes(game, battle, card, first):
                    continue
                amounts.append((foe, foe.life, max(0, effects.number(game, card, "power") or 0)))
                if first:
                    battle.dealt.append((card, card.life))
        if amounts:
            stacked = True
            game.pile.append(Item(game.oid("damage"), "battle-damage", game.active, amounts=amounts))
            game.log.add("put", item=game.pile[-1].oid, name="battle-damage")
    if stacked:
        yield from window(game)


def sides(game: Duel, battle: Battle) -> list[Card]:
    """The units on the square of a battle."""
    return [card for card in game.squares[battle.slot] if is_unit(card)]


@rule("5.4.1-1", "5.4.1-2", "5.4.2")
def strikes(game: Duel, battle: Battle, card: Card, first: bool) -> bool:
    """5.4.1-1: in the first step units with acceleration deal damage; 5.4.1-2, 5.4.2: those do not again.

    In the second step strike the units whose damage was not stacked in the first, whatever has become of
    their acceleration.
    """
    if first:
        return effects.keyword(game, card, "acceleration") is not None
    return (card, card.life) not in battle.dealt


@rule("3.14.1", "3.14.2", "3.14.2-2", "3.14.3")
def _end(game: Duel, window: Window) -> Flow[None]:
    """3.14.1: winners and losers are found, and the players act; 3.14.2: then those that must go do.

    3.14.2-2: then what triggers at the end of battle, and the players act. 3.14.3: what lasts until the end
    of the battle ends.
    """
    for battle in game.battles:
        _judge(game, battle)
    _open_step(game)
    yield from window(game)
    for battle in game.battles:
        _clear(game, battle)
    if game.heard:
        for _ in game.battles:
            happen(game, "battle_end", player=game.active)
    game.dirty = True
    yield from window(game)
    effects.end(game, "battle", "step")


@rule("3.14.1-1")
def _judge(game: Duel, battle: Battle) -> None:
    """3.14.1-1: the only unit left on the square has won, though it be none of those that began."""
    left = sides(game, battle)
    winner = left[0] if len(left) == 1 else None
    if game.log.wanted:
        game.log.add("battle_end", item=battle.oid, card=winner)
    if winner is None or not game.heard:
        return
    happen(game, "battle_won", card=winner, player=winner.controller, place=winner.place)
    for card, _ in battle.attackers + battle.attacked:
        if card.controller == OTHER[winner.controller]:
            happen(game, "battle_lost", card=card, player=card.controller, place=card.place)


@rule("3.14.2", "3.14.2-1", "4.16.4-9", "4.16.4-10")
def _clear(game: Duel, battle: Battle) -> None:
    """3.14.2, 4.16.4-10: where both still stand, the attacking unit goes.

    3.14.2-1, 4.16.4-9: so does a unit that was played into the centre area, wherever it stands.
    """
    left = sides(game, battle)
    going = [card for card, life in battle.doomed if in_play(game, card, life)]
    if len({card.controller for card in left}) > 1:
        going += [card for card, life in battle.attackers if card in left and card.life == life]
    if going:
        game.busy += 1
        to_graveyard(game, dict.fromkeys(going), "rule")


STEPS: tuple[tuple[str, Callable[[Duel, Window], Flow[None]]], ...] = (
    ("first", _first),
    ("second", _second),
    ("end", _end),
)
"""3.11.4: the steps of a battle, each of which is there even when nothing happens in it."""
