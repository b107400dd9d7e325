"""Misreadings of 101: the order of effects, and replacement effects."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any

from duelproof.port import OTHER, Option, Seat
from duelproof.port import abilities as a
from reference.duel_masters.s1_basics import golden_rules
from reference.duel_masters.s5_turn import declaring_attackers
from reference.duel_masters.s6_using_cards import replacement_effects
from reference.duel_masters.s6_using_cards.replacement_effects import Replacement
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import Disregard
from reference.kernel.abilities import effects, now, perform
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _following(wrong: Any) -> Any:
    """Return a replacement by which another effect is resolved next than the one chosen."""
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Waiting]:
        chosen = yield from right(game)
        mine = [w for w in game.waiting if w.controller == chosen.controller]
        found: Waiting = wrong(game, chosen, mine)
        return found

    return replaced(golden_rules, "_next", following)


@misreads("101.2")
def who_can_attack_untapped_creatures_can_attack_any() -> Iterator[None]:
    """Misreads 101.2: who can attack untapped creatures attacks also one that cannot be attacked."""
    right = declaring_attackers._attackable

    def attackable(game: DMGame, card: Card, creature: Card) -> bool:
        return right(game, card, creature) or effects.permitted(game, "attack_untapped", card)

    with replaced(declaring_attackers, "_attackable", attackable):
        yield


@misreads("101.2")
def nothing_ignores_what_cannot_be_done() -> Iterator[None]:
    """Misreads 101.2: what cannot be done is never ignored."""

    def forbidden(game: DMGame, action: str, thing: Thing) -> bool:
        return bool(effects.upon(game, thing, a.Forbid, action))

    with replaced(effects, "forbidden", forbidden):
        yield


@misreads("101.2")
def what_is_ignored_for_one_is_ignored_for_all() -> Iterator[None]:
    """Misreads 101.2: what is ignored for one creature is ignored for all."""
    right = effects.forbidden

    def forbidden(game: DMGame, action: str, thing: Thing) -> bool:
        return right(game, action, thing) and not effects.changes(game, Disregard)

    with replaced(effects, "forbidden", forbidden):
        yield


@misreads("101.2")
def nothing_can_attack_untapped_creatures() -> Iterator[None]:
    """Misreads 101.2: the rule that untapped creatures are not attacked comes before what a card says."""
    right = effects.permitted

    def permitted(game: DMGame, action: str, thing: Thing) -> bool:
        return action != "attack_untapped" and right(game, action, thing)

    with replaced(effects, "permitted", permitted):
        yield


def _done_if(wrong: Callable[[bool], bool]) -> Any:
    """Return a replacement by which a creature that was not destroyed was so or not as it has left or not."""
    right = INSTRUCTIONS[a.Destroy]

    def destroy(game: DMGame, instr: a.Destroy, ctx: Context) -> Flow[None]:
        before = len(game.battle(ctx.controller))
        yield from right(game, instr, ctx)
        if not ctx.it and not wrong(len(game.battle(ctx.controller)) < before):
            ctx.did = False

    return replaced(INSTRUCTIONS, a.Destroy, destroy)


@misreads("101.3a")
def what_was_replaced_was_not_done() -> Iterator[None]:
    """Misreads 101.3a: a creature for which something else happened instead was not destroyed."""
    with _done_if(lambda has_left: not has_left):
        yield


@misreads("101.3a")
def what_was_prevented_was_not_done() -> Iterator[None]:
    """Misreads 101.3a: a creature that an effect keeps from being destroyed was not destroyed."""
    with _done_if(lambda has_left: has_left):
        yield


@misreads("101.3a")
def only_what_came_about_was_done() -> Iterator[None]:
    """Misreads 101.3a: whatever is done to cards, it was done only if it has come about."""

    def dealt_with(ctx: Context, cards: list[Card], **_: bool) -> None:
        ctx.it, ctx.did = list(cards), bool(cards)

    with replaced(keyword_actions, "_dealt_with", dealt_with):
        yield


@misreads("101.4a", "605.1")
def effects_are_resolved_as_they_came_up() -> Iterator[None]:
    """Misreads 101.4a, 605.1: whatever a player chooses, the effect that came up first is resolved first."""
    with _following(lambda game, chosen, mine: mine[0]):
        yield


@misreads("101.4a", "605.1")
def the_latest_effect_is_resolved_first() -> Iterator[None]:
    """Misreads 101.4a, 605.1: whatever a player chooses, the effect that came up last is resolved first."""
    with _following(lambda game, chosen, mine: mine[-1]):
        yield


@misreads("101.4", "603.3", "605.1")
def the_turn_players_effects_come_last() -> Iterator[None]:
    """Misreads 101.4, 603.3, 605.1: the turn player's effects are resolved after the other player's."""
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Waiting]:
        waiting = game.waiting
        game.waiting = [each for each in waiting if each.controller != game.active] or waiting
        chosen = yield from right(game)
        game.waiting = waiting
        return chosen

    with replaced(golden_rules, "_next", following):
        yield


@misreads("101.4a", "605.1")
def new_effects_wait_for_the_old_ones() -> Iterator[None]:
    """Misreads 101.4a, 605.1: what comes up meanwhile waits until all is resolved that waited before."""
    right = golden_rules._next
    batch: list[Waiting] = []

    def following(game: DMGame) -> Flow[Waiting]:
        old: list[Waiting] = [w for w in game.waiting if w in batch]
        if not old:
            batch[:] = old = list(game.waiting)
        held = [w for w in game.waiting if w not in old]
        game.waiting = old
        chosen = yield from right(game)
        game.waiting = old + held
        return chosen

    with replaced(golden_rules, "_next", following):
        yield


@misreads("101.4b")
def only_s_triggers_come_first() -> Iterator[None]:
    """Misreads 101.4b: S-triggers come before all other effects, and S-backs do not."""
    with replaced(golden_rules, "URGENT", frozenset({"s-trigger"})):
        yield


def _waits_its_turn(keyword: str) -> AbstractContextManager[None]:
    """Let effects of a keyword come after the turn player's own."""
    return replaced(golden_rules, "URGENT", golden_rules.URGENT - {keyword})


@misreads("101.4b")
def sabaki_z_waits_its_turn() -> Iterator[None]:
    """Misreads 101.4b: Sabaki Z comes after the turn player's effects."""
    with _waits_its_turn("sabaki-z"):
        yield


@misreads("101.4b")
def g_strikes_wait_their_turn() -> Iterator[None]:
    """Misreads 101.4b: a G-strike comes after the turn player's effects."""
    with _waits_its_turn("g-strike"):
        yield


@misreads("101.4d")
def nothing_is_replaced_in_the_midst_of_a_card() -> Iterator[None]:
    """Misreads 101.4d: replacement effects do not apply while a card is being used."""
    right = replacement_effects.what_happens

    def what_happens(game: DMGame, events: Sequence[Happening]) -> Flow[list[Happening]]:
        return list(events) if game.using else (yield from right(game, events))

    with replaced(replacement_effects, "what_happens", what_happens):
        yield


@misreads("101.4d")
def a_card_used_by_an_effect_comes_after_it() -> Iterator[None]:
    """Misreads 101.4d: a card that an effect has used is resolved when the effect is done."""
    right, resolving = INSTRUCTIONS[a.PlayCard], golden_rules.resolve_waiting
    left: list[tuple[a.PlayCard, Context]] = []

    def use(game: DMGame, instr: a.PlayCard, ctx: Context) -> Flow[None]:
        yield from ()
        left.append((instr, ctx))

    def resolve_waiting(game: DMGame) -> Flow[None]:
        while left:
            yield from right(game, *left.pop())
        yield from resolving(game)

    with (
        replaced(INSTRUCTIONS, a.PlayCard, use),
        replaced(golden_rules, "resolve_waiting", resolve_waiting),
    ):
        yield


@misreads("101.5")
def all_effects_of_a_player_apply() -> Iterator[None]:
    """Misreads 101.5: if several effects speak of an event, all of them are carried out."""
    right = replacement_effects._do_instead

    def do_instead(game: DMGame, event: Happening, chosen: Replacement) -> Flow[None]:
        others = [
            each
            for each in replacement_effects._applicable(game, event)
            if each.ctx.source is not chosen.ctx.source and each.ctx.controller == chosen.ctx.controller
        ]
        yield from right(game, event, chosen)
        game.replacing = True
        for each in others:
            yield from perform.perform(game, each.instr.instead, each.ctx)
        game.replacing = False

    with replaced(replacement_effects, "_do_instead", do_instead):
        yield


@misreads("101.5a")
def a_replaced_part_ends_the_effect() -> Iterator[None]:
    """Misreads 101.5a: if the draw of an effect is replaced, the rest of the effect is not carried out."""
    right = INSTRUCTIONS[a.Discard]

    def discard(game: DMGame, instr: a.Discard, ctx: Context) -> Flow[None]:
        if ctx.did:
            yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, a.Discard, discard):
        yield


@misreads("101.5a")
def an_effect_is_replaced_once_in_all() -> Iterator[None]:
    """Misreads 101.5a: if the draw of an effect was replaced, nothing else of that effect is."""
    right, right_instead = replacement_effects._decided, replacement_effects._do_instead
    used: list[Card] = []

    def do_instead(game: DMGame, event: Happening, chosen: Replacement) -> Flow[None]:
        used.extend(game.using)
        yield from right_instead(game, event, chosen)

    def decided(game: DMGame, seat: Any, event: Happening, taken: list[Thing]) -> Flow[Replacement | None]:
        if "draw" not in (event.kind, event.name) and any(card in used for card in game.using):
            return None
        return (yield from right(game, seat, event, taken))

    with (
        replaced(replacement_effects, "_do_instead", do_instead),
        replaced(replacement_effects, "_decided", decided),
    ):
        yield


@misreads("101.1")
def untapped_creatures_are_attacked() -> Iterator[None]:
    """Misreads 101.1: a creature whose card lets it attack at once is bound by no rule on attacking."""
    right, right_turned = declaring_attackers.targets, declaring_attackers.can_attack

    def targets(game: DMGame, card: Card) -> list[Option]:
        fast = now.keyword(game, card, "speed-attacker") is not None
        there = [each for each in game.battle(OTHER[card.owner]) if fast]
        found = right(game, card)
        more = [Option(verb="attack", card=card.ref, target=each.ref) for each in there]
        return found + [option for option in more if option not in found]

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        found = right_turned(game, seat)
        fast = [card for card in game.battle(seat) if now.keyword(game, card, "speed-attacker")]
        return found + [card for card in fast if card not in found]

    with (
        replaced(declaring_attackers, "targets", targets),
        replaced(declaring_attackers, "can_attack", can_attack),
    ):
        yield


@misreads("101.3")
def all_or_nothing() -> Iterator[None]:
    """Misreads 101.3: where there are fewer things than an effect asks for it does nothing to them."""
    right = ask.some

    def some(game: Any, player: Any, kind: str, options: Any, least: int, most: int, **more: Any) -> Any:
        enough = options if len(options) >= least else []
        return (yield from right(game, player, kind, enough, least, most, **more))

    with replaced(ask, "some", some):
        yield


@misreads("101.3")
def an_effect_ends_where_it_cannot_go_on() -> Iterator[None]:
    """Misreads 101.3: where an instruction can do nothing the rest of the effect is not done."""
    right = perform.perform

    def stopping(game: Any, effect: tuple[Any, ...], ctx: Context) -> Flow[None]:
        for instr in effect:
            yield from right(game, (instr,), ctx)
            if not ctx.did and isinstance(instr, a.Destroy):
                return

    with replaced(perform, "perform", stopping):
        yield


@misreads("101.3")
def at_least_one_shield_is_broken() -> Iterator[None]:
    """Misreads 101.3: who would break fewer shields than one breaks one all the same."""
    right = now.of_player

    def of_player(game: Any, seat: Any, trait: str, usual: int) -> int:
        many = right(game, seat, trait, usual)
        return max(many, 1) if trait == "breaks" else many

    with replaced(now, "of_player", of_player):
        yield
