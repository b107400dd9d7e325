"""Misreadings of sections 7 and 14-1 to 14-6: engines that are wrong about playing cards and abilities."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, Damage
from reference.gate_ruler import costs, drive, gate_process, limits, main_phase, playing, resolving, targets
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel import ask, select, triggers
from reference.kernel.game import Card, Flow, Game
from reference.kernel.misreading import misreadings, offers_more, refuses_nothing, replaced

MISREADINGS, misreads = misreadings("GR")


@misreads("7-1b", "7-7a", "7-8a", "7-10a", "14-3b-4b", "14-3b-5a", "15-10a", "15-17a-1")
def any_choice_is_taken() -> Iterator[None]:
    """Misreads 7-1b, 14-3b-4b, 14-3b-5a: a play, targets and shares are taken as said, whatever they are."""
    with refuses_nothing():
        yield


@misreads("7-1a", "7-2a", "7-7a", "7-8a", "7-10a", "14-4c")
def everybody_acts_at_any_time() -> Iterator[None]:
    """Misreads 7-1a: who has priority may do all that the active player may while the gate is empty."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return main_phase.actions(game, seat)

    with offers_more(more):
        yield


@misreads("7-1a", "7-10a")
def one_action_a_turn() -> Iterator[None]:
    """Misreads 7-1a: when the active player has done something in her main phase, she does nothing more."""
    right = main_phase.actions
    begun: dict[int, int] = {}

    def actions(game: GateGame, seat: Seat) -> list[Option]:
        first = begun.setdefault(id(game), game.clock)
        return right(game, seat) if game.clock == first else []

    with replaced(gate_process, "actions", actions):
        yield


@misreads("7-4a")
def fields_skip_the_gate() -> Iterator[None]:
    """Misreads 7-4a: a field that is played comes into its zone at once, and nobody can answer it."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        yield from right(game, seat, card, *how)
        if "field" in card.printed.type:
            yield from resolving.resolve(game, game.gate[-1])

    with replaced(playing, "play_card", play_card):
        yield


@misreads("7-6a-1")
def events_are_set_to_be_played() -> Iterator[None]:
    """Misreads 7-6a-1: a standard event that is played from the hand is put into a set zone first."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        if "event" in card.printed.type and card.place.zone == "hand":
            yield from drive.set_card(game, seat, card)
        else:
            yield from right(game, seat, card, *how)

    with replaced(playing, "play_card", play_card):
        yield


@misreads("14-3b-3")
def the_number_chosen_in_playing_is_one() -> Iterator[None]:
    """Misreads 14-3b-3: the number chosen as a card is played is forgotten, and one is taken."""
    right = ask.number

    def number(*asked: Any, **how: Any) -> Flow[int]:
        yield from right(*asked, **how)
        return 1

    with replaced(ask, "number", number):
        yield


@misreads("14-3b-4a")
def one_target_at_least() -> Iterator[None]:
    """Misreads 14-3b-4a: whatever number of targets a card asks for, it is one or more."""
    right = select.amount

    def amount(*asked: Any) -> int:
        return max(1, right(*asked))

    with replaced(select, "amount", amount):
        yield


@misreads("14-3b-4e", "14-3b-5b")
def targets_are_counted_again() -> Iterator[None]:
    """Misreads 14-3b-4e, 14-3b-5b: at resolution no more targets and shares stay than would be chosen now."""
    right = targets.look_again

    def look_again(game: GateGame, item: GateItem) -> None:
        right(game, item)
        for spec in targets.of(item.ability, item.ctx.modes):
            most = select.amount(game, spec.max, item.ctx)
            for instr in item.ability.effect if item.ability is not None else ():
                if isinstance(instr, Damage) and instr.divide:
                    most = min(most, select.amount(game, instr.n, item.ctx))
            item.ctx.targets[spec.key] = item.ctx.targets.get(spec.key, [])[:most]

    with replaced(targets, "look_again", look_again):
        yield


@misreads("14-3b-5")
def the_other_target_is_meant() -> Iterator[None]:
    """Misreads 14-3b-5: of two targets with different effects, each gets the effect of the other."""
    right = targets.assign

    def assign(game: GateGame, item: GateItem) -> Flow[None]:
        yield from right(game, item)
        for spec in targets.of(item.ability, item.ctx.modes):
            if len(spec.parts) == 2:
                one, other = spec.parts
                aimed = item.ctx.targets
                aimed[one], aimed[other] = aimed[other], aimed[one]

    with _step_replaced(right, assign):
        yield


@misreads("14-3b-6b", "14-3b-6c")
def costs_are_altered_last() -> Iterator[None]:
    """Misreads 14-3b-6b: another cost takes the place of what was raised and lowered already."""
    alter, *others = costs._ADJUSTMENTS
    with replaced(costs, "_ADJUSTMENTS", (*others, alter)):
        yield


@misreads("14-3b-6e")
def costs_are_waived_first() -> Iterator[None]:
    """Misreads 14-3b-6e: what is played without its cost is charged what raises it."""
    *others, free = costs._ADJUSTMENTS
    with replaced(costs, "_ADJUSTMENTS", (free, *others)):
        yield


@misreads("14-3b-8", "14-4e", "15-16a-1")
def nobody_need_pay_all() -> Iterator[None]:
    """Misreads 14-3b-8: a cost is paid as far as it can be, and the play is made all the same."""

    def payable(*asked: Any) -> bool:
        return True

    def pay(game: GateGame, item: GateItem) -> Flow[None]:
        for part in item.cost:
            item.cost = [part]
            some = costs.affordable(game, item)
            yield from costs.pay(game, some, item.ctx, item.oid)

    with (
        replaced(costs, "payable", payable),
        _step_replaced(playing._pay, pay),
    ):
        yield


@misreads("14-4a")
def set_cards_must_be_revealed() -> Iterator[None]:
    """Misreads 14-4a: a set card whose condition is met is revealed and played, whatever its player says."""
    right = ask.may

    def may(*asked: Any, **how: Any) -> Flow[bool]:
        yield from right(*asked, **how)
        return True

    with replaced(ask, "may", may):
        yield


@misreads("14-4a")
def anything_meets_the_condition() -> Iterator[None]:
    """Misreads 14-4a: a set card with a condition can be revealed whoever does what it waits for."""

    def hears(*asked: Any) -> bool:
        return True

    with replaced(triggers, "hears", hears):
        yield


@misreads("14-4a", "14-4b")
def every_set_event_is_instant() -> Iterator[None]:
    """Misreads 14-4a, 14-4b: every event of a set zone can be played by who has priority."""

    def is_timely(game: GateGame, seat: Seat, card: Card) -> bool:
        return True

    with replaced(main_phase, "_is_timely", is_timely):
        yield


@misreads("14-4d")
def instants_are_played_from_the_hand() -> Iterator[None]:
    """Misreads 14-4d: instant events need not be set, but can be played from the hand."""

    def more(game: Game, seat: Seat) -> list[Option]:
        return [Option(verb="play", card=card.ref) for card in game.zone("hand", seat)]

    with offers_more(more):
        yield


@misreads("14-6a-1", "14-6a-1a")
def names_count_for_both_players() -> Iterator[None]:
    """Misreads 14-6a-1a: a limit on a name counts what both players have played of it."""

    def count(game: GateGame, seat: Seat, card: Card, ability: Ability) -> tuple[dict[str, int], str]:
        return game.named, f"turn:{ability.name}"

    with replaced(limits, "_count", count):
        yield


@misreads("14-6a-2")
def limits_count_all_copies() -> Iterator[None]:
    """Misreads 14-6a-2: a limit counts the same ability of all cards."""

    def count(game: GateGame, seat: Seat, card: Card, ability: Ability) -> tuple[dict[str, int], str]:
        return game.named, f"turn:{ability.id}"

    with replaced(limits, "_count", count):
        yield


@misreads("14-6a-2a")
def a_new_controller_plays_nothing() -> Iterator[None]:
    """Misreads 14-6a-2a: who comes to control an ability that was played does not play it any more."""
    right = limits.spent

    def spent(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        return right(game, seat, card, ability) or (bool(card.used) and card.owner != seat)

    with replaced(limits, "spent", spent):
        yield


@misreads("15-17a-2")
def the_cap_is_not_reached() -> Iterator[None]:
    """Misreads 15-17a-2: a player summons fewer units than the cap says."""

    def may_summon(game: GateGame, seat: Seat) -> bool:
        cap = game.caps[seat]
        return cap is None or game.summons[seat] + 1 < cap

    with replaced(playing, "may_summon", may_summon):
        yield


@misreads("15-17a-2")
def the_cap_binds_all_cards() -> Iterator[None]:
    """Misreads 15-17a-2: who has summoned as often as the cap says plays no card at all any more."""
    right = playing.can_play

    def can_play(game: GateGame, seat: Seat, *what: Any) -> bool:
        return playing.may_summon(game, seat) and right(game, seat, *what)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("15-17a-2a")
def nobody_summons_a_third_unit() -> Iterator[None]:
    """Misreads 15-17a-2a: a cap that is unlimited is taken for two."""

    def may_summon(game: GateGame, seat: Seat) -> bool:
        return game.summons[seat] < (game.caps[seat] or 2)

    with replaced(playing, "may_summon", may_summon):
        yield


def _step_replaced(right: Any, wrong: Any) -> Any:
    """Within, one of the steps of playing is taken otherwise."""
    steps = tuple(wrong if step is right else step for step in playing._STEPS)
    return replaced(playing, "_STEPS", steps)
