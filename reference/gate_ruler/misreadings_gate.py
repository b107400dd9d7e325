"""Misreadings of sections 9 to 13: engines that are wrong about the gate, rules effects and damage."""

import contextlib
from collections.abc import Iterator

from duelproof.port import OTHER, SEATS, Option, Seat
from duelproof.port.abilities import EndTurn
from reference.gate_ruler import gate_process, main_phase, rules_effects, system_process, turn, verbs
from reference.gate_ruler.state import GateGame, GateItem, amount
from reference.gate_ruler.zones import move
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow, place
from reference.kernel.misreading import misreadings, offers_more, replaced
from reference.kernel.triggers import Waiting

MISREADINGS, misreads = misreadings("GR")


def _always_due() -> contextlib.AbstractContextManager[None]:
    """Within, the engine looks for rules effects thoroughly whenever it looks."""
    return replaced(system_process, "is_due", lambda game: True)


@misreads("4-3a-1b")
def a_cap_outlasts_its_turn() -> Iterator[None]:
    """Misreads 4-3a-1b: a player whose turn is over still may not summon beyond her cap."""

    def set_caps(game: GateGame) -> None:
        game.caps[game.active] = game.rules[game.active].cap
        game.summons = dict.fromkeys(SEATS, 0)

    with replaced(turn, "set_caps", set_caps):
        yield


@misreads("12-2c")
def a_defeat_is_added_twice() -> Iterator[None]:
    """Misreads 12-2c: a defeat process is put on the gate though one for the player is there already."""

    def is_beaten(game: GateGame, seat: Seat) -> bool:
        there = sum(seat in item.players for item in game.gate)
        return there < len(SEATS) and rules_effects.is_defeated(game, seat) is not None

    with replaced(rules_effects, "is_beaten", is_beaten), _always_due():
        yield


@misreads("14-9c-1")
def the_other_player_plays_hers_first() -> Iterator[None]:
    """Misreads 14-9c-1: what triggered of the other player is played before the active player's."""
    right = system_process._of

    def of(game: GateGame, seat: Seat) -> list[Waiting]:
        return right(game, OTHER[seat])

    with replaced(system_process, "_of", of):
        yield


@misreads("15-24c")
def the_ender_goes_to_the_graveyard() -> Iterator[None]:
    """Misreads 15-24c: the card that ends the turn goes to its graveyard from wherever it is by then."""
    right = verbs.VERBS[EndTurn]

    def end_the_turn(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        assert ctx.source is not None
        move(game, ctx.source, place("graveyard", ctx.source.owner))
        yield from right(game, instr, ctx)

    with replaced(verbs.VERBS, EndTurn, end_the_turn):
        yield


@misreads("9-2b", "9-3e-5b", "9-3e-5c", "9-3e-5e", "9-3e-5f", "9-3e-5g", "9-3f", "9-3g-2")
def what_is_added_resolves_at_once() -> Iterator[None]:
    """Misreads 9-2b, 9-3f: when something was added to the gate it resolves, and nobody can answer it."""
    right = main_phase._act

    def act(game: GateGame, seat: Seat, action: Option) -> Flow[None]:
        yield from right(game, seat, action)
        while game.gate:
            yield from gate_process.resolution(game)

    with replaced(main_phase, "_act", act):
        yield


@misreads("9-2d", "9-4e", "9-4f")
def all_resolves_in_one_go() -> Iterator[None]:
    """Misreads 9-2d, 9-4f: once resolving has begun it goes on until nothing is left, whatever is added."""
    right = gate_process.resolution

    def resolution(game: GateGame) -> Flow[None]:
        while game.gate:
            yield from right(game)

    with replaced(gate_process, "resolution", resolution):
        yield


@misreads("9-4e")
def an_empty_gate_ends_the_process() -> Iterator[None]:
    """Misreads 9-4e: the gate process is over as soon as nothing is left on the gate."""
    right = gate_process.addition

    def gate_process_of(game: GateGame) -> Flow[None]:
        yield from right(game)
        while game.gate:
            yield from gate_process.resolution(game)
            if game.gate:
                yield from right(game)

    with replaced(turn, "gate_process", gate_process_of):
        yield


@misreads("9-3b", "9-3c", "9-3g")
def the_other_player_acts_first() -> Iterator[None]:
    """Misreads 9-3b: the player whose turn it is not has priority first."""
    right = gate_process.gate_action

    def gate_action(game: GateGame, player: Seat) -> Flow[object]:
        return (yield from right(game, OTHER[player]))

    with replaced(gate_process, "gate_action", gate_action):
        yield


@misreads("9-3e-2", "9-3e-5")
def any_card_can_be_played() -> Iterator[None]:
    """Misreads 9-3e-2: whatever card there is can be played, wherever it lies."""
    with offers_more(lambda game, seat: [Option(verb="play", card=ref) for ref in game.cards]):
        yield


@misreads("12-2a-1", "12-2a-2")
def defeat_comes_a_card_early() -> Iterator[None]:
    """Misreads 12-2a: a player is defeated with one point of life, or one card of the deck, left."""
    right = rules_effects.is_defeated

    def is_defeated(game: GateGame, seat: Seat) -> str | None:
        life = amount(game, game.rulers[seat], "life")
        early = len(game.damages[seat]) == life - 1 or len(game.decks[seat]) == 1
        return "early" if early else right(game, seat)

    with replaced(rules_effects, "is_defeated", is_defeated), _always_due():
        yield


@misreads("12-2b", "12-2d-1")
def defeat_cannot_be_answered() -> Iterator[None]:
    """Misreads 12-2b: who fulfils a defeat condition has lost at once."""

    def add_defeat(game: GateGame, beaten: list[Seat]) -> None:
        rules_effects.lose(game, dict.fromkeys(beaten, "damage"))

    with replaced(rules_effects, "_add_defeat", add_defeat):
        yield


@misreads("12-2d-1")
def defeat_is_final() -> Iterator[None]:
    """Misreads 12-2d-1: once a defeat is on the gate, its players lose whatever happens before."""

    def resolve_defeat(game: GateGame, item: GateItem) -> None:
        rules_effects.lose(game, dict.fromkeys(item.players, "damage"))

    with replaced(rules_effects, "resolve_defeat", resolve_defeat):
        yield


@misreads("12-2d-1")
def defeat_is_no_loss() -> Iterator[None]:
    """Misreads 12-2d-1: a defeat process resolves without anybody losing."""

    def resolve_defeat(game: GateGame, item: GateItem) -> None:
        game.take_off_gate(item)

    with replaced(rules_effects, "resolve_defeat", resolve_defeat):
        yield


@misreads("12-4b")
def destruction_cannot_be_answered() -> Iterator[None]:
    """Misreads 12-4b: what is destroyed goes to the graveyard at once."""

    def add_destruction(
        game: GateGame, controller: Seat, cards: list[Card], *rest: object, **how: object
    ) -> None:
        for card in cards:
            move(game, card, place("graveyard", card.owner), "destroy")

    with replaced(verbs, "add_destruction", add_destruction):
        yield


@misreads("12-4a-3")
def the_rules_destroy_again() -> Iterator[None]:
    """Misreads 12-4a-3: the rules destroy a unit although an effect's destruction of it is on the gate."""
    right = rules_effects.is_dying

    def is_dying(game: GateGame, unit: Card) -> bool:
        ruled = any(item.by_rules and any(card is unit for card, _ in item.linked) for item in game.gate)
        hp = amount(game, unit, "hp")
        return right(game, unit) or (not ruled and (unit.damage >= hp or hp <= 0))

    with replaced(rules_effects, "is_dying", is_dying):
        yield


@misreads("12-4a-3")
def an_answer_hides_a_destruction() -> Iterator[None]:
    """Misreads 12-4a-3: the rules see only the topmost destruction, and add another once it is answered."""

    def is_dying(game: GateGame, unit: Card) -> bool:
        topmost = game.gate[-1].linked if game.gate else []
        hp = amount(game, unit, "hp")
        return (unit.damage >= hp or hp <= 0) and not any(card is unit for card, _ in topmost)

    with replaced(rules_effects, "is_dying", is_dying):
        yield


@misreads("12-5a")
def a_field_pushes_another_out() -> Iterator[None]:
    """Misreads 12-5a: the field zone, too, has room for one card only."""
    right = rules_effects._overlapped

    def overlapped(game: GateGame) -> Flow[list[Card]]:
        leaving = yield from right(game)
        for seat in SEATS:
            leaving += game.zone("field", seat)[:-1]
        return leaving

    with replaced(rules_effects, "_overlapped", overlapped), _always_due():
        yield


@misreads("12-6a")
def charges_are_lost_on_the_way() -> Iterator[None]:
    """Misreads 12-6a: the charges of a unit that has changed its zone since are linked to nothing."""
    right = rules_effects._loose_charges

    def loose(game: GateGame) -> list[Card]:
        charges = (charge for seat in SEATS for charge in game.zone("charge", seat))
        return right(game) + [
            charge for charge in charges if charge.over and charge.over.since > charge.since
        ]

    with replaced(rules_effects, "_loose_charges", loose), _always_due():
        yield
