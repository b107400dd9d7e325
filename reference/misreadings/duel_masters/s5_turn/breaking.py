"""Misreadings of 509.3 to 509.6: choosing and breaking shields."""

from collections.abc import Iterator, Sequence
from typing import Any

from duelproof.port import OTHER, Seat
from reference.duel_masters.s1_basics import golden_rules
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s1_basics.shields import piles
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import breaking, choosing_shields
from reference.duel_masters.s5_turn.breaking import break_shields
from reference.duel_masters.s5_turn.choosing_shields import Shield, choose_shields
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import triggers
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("509.3")
def the_defender_chooses_the_shields() -> Iterator[None]:
    """Misreads 509.3: the player whose shields are broken chooses which."""
    right = choosing_shields.choose_shields

    def choose(
        game: DMGame, chooser: Seat, owner: Seat, many: int, spared: Sequence[Card] = ()
    ) -> Flow[list[Shield]]:
        return (yield from right(game, owner, owner, many, spared))

    with replaced(choosing_shields, "choose_shields", choose):
        yield


@misreads("509.3")
def the_first_shields_are_broken() -> Iterator[None]:
    """Misreads 509.3: whichever shields are chosen, the first ones are broken."""
    right = choosing_shields.choose_shields

    def choose(
        game: DMGame, chooser: Seat, owner: Seat, many: int, spared: Sequence[Card] = ()
    ) -> Flow[list[Shield]]:
        chosen = yield from right(game, chooser, owner, many, spared)
        shields = piles(game, owner)[: len(chosen)]
        return [[(card, card.life) for card in pile] for pile in shields]

    with replaced(choosing_shields, "choose_shields", choose):
        yield


def _breaking(edition: str, wrong: Any) -> Any:
    """Return a replacement of the way in which shields are broken by an edition."""
    return replaced(breaking.BREAKING, {"s-max": "together", "1.13": "one by one"}[edition], wrong)


@misreads("509.3")
def what_comes_before_the_break_comes_after_it() -> Iterator[None]:
    """Misreads 509.3: what happens before the break happens when the shields have been broken."""

    def together(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        attacker = current.attacker
        chosen = yield from choose_shields(game, attacker.owner, defender, many)
        yield from break_shields(game, defender, chosen)
        triggers.happen(game, "before_break", card=attacker, player=attacker.owner)
        yield from resolve_waiting(game)

    with _breaking("s-max", together):
        yield


@misreads("509.3")
def one_shield_is_broken_before_the_others() -> Iterator[None]:
    """Misreads 509.3: of several chosen shields the first is broken before anything else happens."""

    def together(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        attacker = current.attacker
        chosen = yield from choose_shields(game, attacker.owner, defender, many)
        if len(chosen) > 1:
            yield from break_shields(game, defender, [chosen.pop(0)])
        triggers.happen(game, "before_break", card=attacker, player=attacker.owner)
        yield from resolve_waiting(game)
        yield from break_shields(game, defender, chosen)

    with _breaking("s-max", together):
        yield


@misreads("509.3")
def shields_are_chosen_after_what_comes_before_the_break() -> Iterator[None]:
    """Misreads 509.3: what happens before the break happens before the shields are chosen."""

    def together(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        attacker = current.attacker
        triggers.happen(game, "before_break", card=attacker, player=attacker.owner)
        yield from resolve_waiting(game)
        chosen = yield from choose_shields(game, attacker.owner, defender, many)
        yield from break_shields(game, defender, chosen)

    with _breaking("s-max", together):
        yield


@misreads("509.4")
def what_the_other_player_has_waiting_comes_after_the_break() -> Iterator[None]:
    """Misreads 509.4: only the turn player's effects are resolved before the break."""
    with _before_the_break(lambda game: [w for w in game.waiting if w.controller == game.active]):
        yield


@misreads("509.4")
def what_triggers_before_the_break_comes_after_it() -> Iterator[None]:
    """Misreads 509.4: what triggers as the effects before the break are resolved waits for the break."""
    with _before_the_break(lambda game: list(game.waiting)):
        yield


def _before_the_break(which: Any) -> Any:
    """Return a replacement by which only some of what waits is resolved before the break."""

    def together(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        attacker = current.attacker
        chosen = yield from choose_shields(game, attacker.owner, defender, many)
        triggers.happen(game, "before_break", card=attacker, player=attacker.owner)
        for item in which(game):
            game.waiting.remove(item)
            yield from golden_rules._resolve(game, item)
        yield from break_shields(game, defender, chosen)

    return _breaking("s-max", together)


@misreads("509.4b")
def either_player_resolves_effects_before_the_break() -> Iterator[None]:
    """Misreads 509.4b: if the turn player has effects to resolve, the other player's come after the break."""

    def together(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        attacker = current.attacker
        chosen = yield from choose_shields(game, attacker.owner, defender, many)
        triggers.happen(game, "before_break", card=attacker, player=attacker.owner)
        first: list[Waiting] = [w for w in game.waiting if w.controller == game.active]
        held = [w for w in game.waiting if first and w not in first]
        game.waiting = first or game.waiting
        yield from resolve_waiting(game)
        game.waiting += held
        yield from break_shields(game, defender, chosen)

    with _breaking("s-max", together):
        yield


@misreads("509.4a", "509.4b", "115.2", "115.3d")
def the_other_players_effects_come_first() -> Iterator[None]:
    """Misreads 509.4a, 509.4b, 115.2, 115.3d: the other player's effects come before the turn player's."""
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Waiting]:
        game.active = OTHER[game.active]
        try:
            return (yield from right(game))
        finally:
            game.active = OTHER[game.active]

    with replaced(golden_rules, "_next", following):
        yield


def _in_order_of_arrival(*, of_active: bool, last: bool = False) -> Any:
    """Return a replacement by which a player is asked, but his effects come as they triggered."""
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Waiting]:
        chosen = yield from right(game)
        if (chosen.controller == game.active) == of_active and game.step == "direct":
            mine: list[Waiting] = [w for w in game.waiting if w.controller == chosen.controller]
            return mine[-1 if last else 0]
        return chosen

    return replaced(golden_rules, "_next", following)


@misreads("509.4a")
def the_turn_players_effects_come_as_they_triggered() -> Iterator[None]:
    """Misreads 509.4a: whatever she chooses, the turn player's effects are resolved as they triggered."""
    with _in_order_of_arrival(of_active=True):
        yield


@misreads("509.4b", "509.5e", "509.3c")
def the_other_players_effects_come_as_they_triggered() -> Iterator[None]:
    """Misreads 509.4b, 509.5e, 509.3c (1.13): the other player's effects are resolved as they triggered."""
    with _in_order_of_arrival(of_active=False):
        yield


@misreads("509.4a")
def the_turn_players_latest_effect_comes_first() -> Iterator[None]:
    """Misreads 509.4a: whatever she chooses, the turn player's effect that triggered last comes first."""
    with _in_order_of_arrival(of_active=True, last=True):
        yield


@misreads("509.4b", "509.5e", "509.3c")
def the_other_players_latest_effect_comes_first() -> Iterator[None]:
    """Misreads 509.4b, 509.5e, 509.3c (1.13): the other player's effect that triggered last comes first."""
    with _in_order_of_arrival(of_active=False, last=True):
        yield


@misreads("509.4b", "101.4c")
def the_other_player_finishes_before_new_effects() -> Iterator[None]:
    """Misreads 509.4b, 101.4c: new effects of the turn player wait once the other player has begun."""
    right = golden_rules._next
    begun: list[tuple[DMGame, Waiting]] = []

    def following(game: DMGame) -> Flow[Waiting]:
        mine: list[Waiting] = [w for w in game.waiting if (game, w) in begun]
        if mine:
            return mine[0]
        chosen = yield from right(game)
        if chosen.controller != game.active:
            begun.extend((game, w) for w in game.waiting if w.controller != game.active and w is not chosen)
        return chosen

    with replaced(golden_rules, "_next", following):
        yield


@misreads("509.4c", "509.3")
def who_has_left_breaks_nothing() -> Iterator[None]:
    """Misreads 509.4c, 509.3 (1.13): a creature that has left the battle zone breaks no more shields."""
    right = breaking.break_shields

    def wrong(game: DMGame, owner: Seat, shields: list[Shield]) -> Flow[None]:
        current = game.attack
        if current is None or current.step != "direct" or current.attacker.place.zone == "battle":
            yield from right(game, owner, shields)

    with replaced(breaking, "break_shields", wrong):
        yield


@misreads("509.5")
def chosen_shields_are_broken_one_by_one() -> Iterator[None]:
    """Misreads 509.5: the chosen shields are broken one after another, with their S-triggers in between."""

    def together(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        attacker = current.attacker
        chosen = yield from choose_shields(game, attacker.owner, defender, many)
        triggers.happen(game, "before_break", card=attacker, player=attacker.owner)
        yield from resolve_waiting(game)
        for shield in chosen:
            yield from break_shields(game, defender, [shield])
            yield from resolve_waiting(game)

    with _breaking("s-max", together):
        yield


@misreads("509.5")
def new_shields_are_broken_up_to_the_number() -> Iterator[None]:
    """Misreads 509.5: a creature that has broken fewer shields than it can breaks those that came since."""

    def together(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        attacker = current.attacker
        chosen = yield from choose_shields(game, attacker.owner, defender, many)
        triggers.happen(game, "before_break", card=attacker, player=attacker.owner)
        yield from resolve_waiting(game)
        yield from break_shields(game, defender, chosen)
        yield from resolve_waiting(game)
        more = yield from choose_shields(game, attacker.owner, defender, many - len(chosen))
        yield from break_shields(game, defender, more)

    with _breaking("s-max", together):
        yield


@misreads("509.6", "509.4")
def unbroken_shields_go_to_the_hand() -> Iterator[None]:
    """Misreads 509.6, 509.4 (1.13): a shield that is not broken is put into the hand all the same."""
    right = breaking.break_shields

    def wrong(game: DMGame, owner: Seat, shields: list[Shield]) -> Flow[None]:
        yield from right(game, owner, shields)
        left = [card for shield in shields for card, life in shield if card.life == life]
        yield from general.move_all(game, left, "hand", "put")

    with replaced(breaking, "break_shields", wrong):
        yield


@misreads("509.6")
def a_shield_may_be_chosen_twice() -> Iterator[None]:
    """Misreads 509.6: the shields are chosen one after another, and the same one may be chosen again."""
    right = choosing_shields.choose_shields

    def choose(
        game: DMGame, chooser: Seat, owner: Seat, many: int, spared: Sequence[Card] = ()
    ) -> Flow[list[Shield]]:
        chosen = []
        for _ in range(min(many, len(piles(game, owner)))):
            chosen += yield from right(game, chooser, owner, 1, spared)
        return chosen

    with replaced(choosing_shields, "choose_shields", choose):
        yield


@misreads("509.4")
def a_world_breaker_chooses_again() -> Iterator[None]:
    """Misreads 509.4 (1.13): a world breaker may choose a shield that it could not break again."""
    right = choosing_shields.choose_shields

    def choose(
        game: DMGame, chooser: Seat, owner: Seat, many: int, spared: Sequence[Card] = ()
    ) -> Flow[list[Shield]]:
        return (yield from right(game, chooser, owner, many))

    with replaced(choosing_shields, "choose_shields", choose):
        yield


@misreads("509.3")
def by_1_13_shields_are_broken_together() -> Iterator[None]:
    """Misreads 509.3 (1.13): the shields are chosen one by one, and then broken together."""

    def one_by_one(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        chosen: list[Shield] = []
        for _ in range(many):
            already = [card for shield in chosen for card, _ in shield]
            chosen += yield from choose_shields(game, current.attacker.owner, defender, 1, already)
        yield from break_shields(game, defender, chosen)

    with _breaking("1.13", one_by_one):
        yield


@misreads("509.3")
def by_1_13_more_than_four_shields_are_all() -> Iterator[None]:
    """Misreads 509.3 (1.13): who breaks more shields than a Q-breaker breaks all of them."""
    right = breaking.BREAKING["one by one"]

    def one_by_one(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        yield from right(game, current, defender, many if many <= 4 else breaking.ALL)

    with _breaking("1.13", one_by_one):
        yield


@misreads("509.3a")
def by_1_13_s_triggers_wait_for_the_last_shield() -> Iterator[None]:
    """Misreads 509.3a (1.13): S-triggers are resolved when all shields have been broken."""

    def one_by_one(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        for _ in range(many):
            chosen = yield from choose_shields(game, current.attacker.owner, defender, 1)
            yield from break_shields(game, defender, chosen)
        yield from resolve_waiting(game)

    with _breaking("1.13", one_by_one):
        yield


@misreads("509.3b")
def by_1_13_only_old_shields_are_broken() -> Iterator[None]:
    """Misreads 509.3b (1.13): only shields that were there as the breaking began are broken."""

    def one_by_one(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        there = [pile[0] for pile in piles(game, defender)]
        for _ in range(many):
            new = [pile[0] for pile in piles(game, defender) if pile[0] not in there]
            chosen = yield from choose_shields(game, current.attacker.owner, defender, 1, new)
            yield from break_shields(game, defender, chosen)
            yield from resolve_waiting(game)

    with _breaking("1.13", one_by_one):
        yield


@misreads("509.3b")
def by_1_13_new_shields_are_broken_beyond_the_number() -> Iterator[None]:
    """Misreads 509.3b (1.13): a shield that comes meanwhile is broken on top of the number."""

    def one_by_one(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
        left = many
        while left > 0:
            left -= 1
            before = [pile[0] for pile in piles(game, defender)]
            chosen = yield from choose_shields(game, current.attacker.owner, defender, 1)
            yield from break_shields(game, defender, chosen)
            yield from resolve_waiting(game)
            left += sum(pile[0] not in before for pile in piles(game, defender))

    with _breaking("1.13", one_by_one):
        yield
