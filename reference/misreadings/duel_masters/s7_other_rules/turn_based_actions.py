"""Misreadings of 702: what the turn does by itself."""

from collections.abc import Iterator

from duelproof.port import OTHER, Seat
from reference.duel_masters.s1_basics import golden_rules
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s5_turn import attack_step, declaring_blockers, start_of_turn
from reference.duel_masters.s5_turn.declaring_attackers import targets
from reference.duel_masters.s5_turn.general import PASS, beginning
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s5_turn.direct_attack import other_substep
from reference.misreadings.duel_masters.s5_turn.general import other_step
from reference.misreadings.making import replaced


@misreads("702.1", "114.1")
def nobody_draws_in_the_draw_step() -> Iterator[None]:
    """Misreads 702.1, 114.1: no card is drawn in the draw step unless an effect says so."""

    def draw_step(game: DMGame) -> Flow[None]:
        yield from beginning(game, "phase_start", "draw")

    with other_step("draw", draw_step):
        yield


@misreads("702.1a")
def what_waits_for_the_draw_step_comes_in_the_order_of_the_cards() -> Iterator[None]:
    """Misreads 702.1a: whatever a player chooses, what waits for the draw step comes as it triggered."""
    yield from _in_the_draw_step(0)


@misreads("702.1a")
def what_waits_for_the_draw_step_comes_in_the_opposite_order() -> Iterator[None]:
    """Misreads 702.1a: whatever a player chooses, of what waits for the draw step the last comes first."""
    yield from _in_the_draw_step(-1)


def _in_the_draw_step(which: int) -> Iterator[None]:
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Waiting]:
        chosen = yield from right(game)
        waiting: list[Waiting] = game.waiting
        return waiting[which] if game.phase == "draw" else chosen

    with replaced(golden_rules, "_next", following):
        yield


def _untapped_in(zone: str) -> Iterator[None]:
    """Untap the cards of one zone only as the turn begins."""
    right = start_of_turn.untap  # type: ignore[attr-defined]

    def untap(game: DMGame, cards: list[Card]) -> list[Card]:
        here = [card for card in cards if card.place.zone == zone or game.phase != "turn-start"]
        turned: list[Card] = right(game, here)
        return turned

    with replaced(start_of_turn, "untap", untap):
        yield


@misreads("702.3a")
def only_mana_untaps() -> Iterator[None]:
    """Misreads 702.3a: as the turn begins only the cards in the mana zone untap."""
    yield from _untapped_in("mana")


@misreads("702.3a")
def only_the_battle_zone_untaps() -> Iterator[None]:
    """Misreads 702.3a: as the turn begins only the cards in the battle zone untap."""
    yield from _untapped_in("battle")


@misreads("702.3c")
def the_other_player_may_attack_first() -> Iterator[None]:
    """Misreads 702.3c: before the turn player attacks, the other player may attack with his creatures."""
    right = attack_step.attack_step

    def step(game: DMGame) -> Flow[None]:
        other = OTHER[game.active]
        options = [option for card in untapped(game.battle(other)) for option in targets(game, card)]
        if options:
            game.step = "attacker"
            yield from ask.act(game, other, [*options, PASS])
        yield from right(game)

    with other_step("attack", step):
        yield


@misreads("702.3d")
def the_turn_player_may_block() -> Iterator[None]:
    """Misreads 702.3d: if the turn player has creatures with blocker, she says whether they block."""
    right, right_blockers = declaring_blockers.blocker_step, declaring_blockers.who_can_change_it

    def blockers(game: DMGame, current: Attack, seat: Seat) -> list[Card]:
        mine = [card for card in right_blockers(game, current, game.active) if card is not current.attacker]
        return mine or right_blockers(game, current, seat)

    def step(game: DMGame) -> Flow[None]:
        flow = right(game)
        question = next(flow, None)
        while question is not None:
            mine = [
                game.cards[option.card].owner == game.active for option in question.options if option.card
            ]
            if question.kind == "block" and any(mine):
                question.player = game.active
            answer = yield question
            try:
                question = flow.send(answer)
            except StopIteration:
                return

    with replaced(declaring_blockers, "who_can_change_it", blockers), other_substep("blocker", step):
        yield
