"""Misreadings of Gate Ruler's book: engines that are wrong on purpose, each in one way."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

import msgspec

from duelproof.port import OTHER, SEATS, Option, Position, Seat
from duelproof.port.abilities import Ability, Discard, Trigger
from reference.gate_ruler import (
    attack_phase,
    gate_process,
    main_phase,
    misread_actions,
    misread_attacks,
    misread_keywords,
    misread_loops,
    misread_summoning,
    preparation,
    rules_effects,
    system_process,
    turn,
    verbs,
)
from reference.gate_ruler.rulers import RULERS
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.zones import move, turn_card
from reference.kernel import ask, chance, effects, perform, select, triggers
from reference.kernel.book import Illegal
from reference.kernel.context import Context, Happening
from reference.kernel.game import Card, Flow, Game, place
from reference.kernel.misreading import (
    comes_to_nothing,
    conceding_wins,
    ignores_conceding,
    misreadings,
    offers_more,
    refuses_nothing,
    replaced,
)

MISREADINGS, misreads = misreadings("GR")
MISREADINGS |= misread_attacks.MISREADINGS | misread_actions.MISREADINGS | misread_keywords.MISREADINGS
MISREADINGS |= misread_loops.MISREADINGS | misread_summoning.MISREADINGS


@misreads("6-2f-1")
def first_player_draws() -> Iterator[None]:
    """Misreads 6-2f-1: the first player draws all the cards her ruler lets her draw in her first turn."""
    right = turn.start_of_turn

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        yield from right(game, seat)
        if game.turn == 1 and game.rules[seat].draw:
            preparation.draw(game, seat, 1)

    with replaced(turn, "start_of_turn", start_of_turn):
        yield


@misreads("1-4c", "1-4c-1")
def nobody_can_concede() -> Iterator[None]:
    """Misreads 1-4c: conceding is taken for saying nothing."""
    with ignores_conceding():
        yield


@misreads("1-4c", "1-4c-1")
def who_concedes_wins() -> Iterator[None]:
    """Misreads 1-4c: the player who concedes is given the win."""
    with conceding_wins():
        yield


@misreads("A-W-23", "A-B-2", "1-5e", "5-2d", "6-3b", "8-1a", "8-4b", "8-4c", "8-4c-2c", "6-2a")
def anything_goes() -> Iterator[None]:
    """Misreads 1-5e, 8-1a, 8-4c: a choice is taken without a look at whether it was offered."""
    with refuses_nothing():
        yield


def _all_attacks(game: Game, seat: Seat) -> list[Option]:
    refs = list(game.cards)
    return [Option(verb="attack", card=card, target=target) for card in refs for target in refs] + [
        Option(verb="play", card=card) for card in refs
    ]


@misreads("8-1a", "8-4b", "8-4c", "8-4c-2c", "6-3b", "8-2a-2")
def everything_attacks_everything() -> Iterator[None]:
    """Misreads 8-1a, 8-4c: every card of the table is offered as an attacker of every other."""
    with offers_more(_all_attacks):
        yield


@misreads("1-5a", "6-5e", "8-1a", "8-2a", "8-2a-2", "8-4c-1", "8-6e")
def attacks_are_forgotten() -> Iterator[None]:
    """Misreads 8-1a, 8-4c-1: an attack that is allowed is taken, and no attack begins."""
    with comes_to_nothing("attack"):
        yield


@misreads(
    "A-A-1",
    "A-B-2",
    "A-H-8",
    "A-WMA-2020",
    "1-5b",
    "1-5b-1",
    "6-2a",
    "6-2b",
    "6-3b",
    "6-5b",
    "6-5c-2",
    "8-3b",
    "8-4b",
    "8-6d-3",
    "8-6e",
    "8-7b",
)
def plays_are_forgotten() -> Iterator[None]:
    """Misreads 6-3b, 9-3e: a card may be played where the rule says so, and nothing comes of it."""
    with comes_to_nothing("play"):
        yield


@misreads("6-3c", "8-4e-1")
def setting_is_forgotten() -> Iterator[None]:
    """Misreads 6-3c: a card that is set out of the drive zone stays there, and goes with the others."""
    with comes_to_nothing("set"):
        yield


@misreads("6-2c")
def all_cards_are_readied() -> Iterator[None]:
    """Misreads 6-2c: whatever is exhausted is readied, of both players and in every zone."""

    def ready_cards(game: GateGame, seat: Seat) -> None:
        for card in game.cards.values():
            turn_card(game, card, ready=True)

    with replaced(turn, "ready_cards", ready_cards):
        yield


@misreads("6-2f")
def rulers_of_both_act() -> Iterator[None]:
    """Misreads 6-2f: at the start of a turn the rulers of both players do what they say."""
    right = turn.start_of_turn

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        for each in SEATS:
            yield from right(game, each)

    with replaced(turn, "start_of_turn", start_of_turn):
        yield


@misreads("6-2f")
def nothing_is_readied_by_rulers() -> Iterator[None]:
    """Misreads 6-2f: a player is asked which resources to ready, and they stay exhausted."""
    right = turn._ready_resources

    def ready_resources(game: GateGame, seat: Seat, count: int) -> Flow[None]:
        yield from right(game, seat, count)
        for card in game.zone("resource", seat):
            turn_card(game, card, ready=False)

    with replaced(turn, "_ready_resources", ready_resources):
        yield


@misreads("6-2a")
def summons_are_never_forgotten() -> Iterator[None]:
    """Misreads 6-2a: the summon cap of both players is one, and the summons of all turns count."""

    def set_caps(game: GateGame) -> None:
        game.caps = dict.fromkeys(SEATS, 1)

    with replaced(turn, "set_caps", set_caps):
        yield


@misreads("6-5c-1")
def damage_heals_before_the_attacks() -> Iterator[None]:
    """Misreads 6-5c-1: the damage on units goes when the main phase ends."""
    right = attack_phase.attack_phase

    def begin(game: GateGame) -> Flow[None]:
        turn.unhurt_units(game)
        yield from right(game)

    with replaced(turn, "attack_phase", begin):
        yield


@misreads("6-5c-2")
def effects_end_before_the_attacks() -> Iterator[None]:
    """Misreads 6-5c-2: what lasts for the turn is over when the main phase ends."""
    right = attack_phase.attack_phase

    def begin(game: GateGame) -> Flow[None]:
        effects.end(game, "turn")
        yield from right(game)

    with replaced(turn, "attack_phase", begin):
        yield


@misreads("6-5c-2", "14-1b-2")
def effects_never_end() -> Iterator[None]:
    """Misreads 6-5c-2: what lasts until the end of the turn stays for good."""

    def end_effects(game: GateGame) -> None:
        effects.end(game, "step")

    with replaced(turn, "end_effects", end_effects):
        yield


@misreads("6-5c-2", "14-1b-2")
def all_effects_end_with_the_turn() -> Iterator[None]:
    """Misreads 6-5c-2: what has no term ends with the turn too."""

    def end_effects(game: GateGame) -> None:
        effects.end(game, *{lasting.until for lasting in game.lasting})

    with replaced(turn, "end_effects", end_effects):
        yield


@misreads("6-1a", "6-5e")
def a_player_keeps_the_turn() -> Iterator[None]:
    """Misreads 6-1a, 6-5e: after the end phase the same player has another turn."""
    right = turn.pass_the_turn

    def pass_the_turn(game: GateGame) -> None:
        right(game)
        game.active = OTHER[game.active]

    with replaced(turn, "pass_the_turn", pass_the_turn):
        yield


@misreads("1-5b", "1-5b-1")
def numbers_are_never_cut() -> Iterator[None]:
    """Misreads 1-5b: an effect that cannot be done whole is not done at all: every number counts as none."""

    def amount_of(game: Game, number: Any, ctx: Context) -> int:
        return 0

    with replaced(select, "amount", amount_of):
        yield


@misreads("1-5d")
def prohibitions_are_overlooked() -> Iterator[None]:
    """Misreads 1-5d: what a card forbids is done all the same."""

    def forbidden(game: Game, action: str, thing: Any) -> bool:
        return False

    with replaced(effects, "forbidden", forbidden), replaced(rules_effects, "forbidden", forbidden):
        yield


@misreads("1-5f", "1-5g", "5-2d")
def filters_are_overlooked() -> Iterator[None]:
    """Misreads 1-5f, 1-5g: of what a card names, the properties are not looked at."""

    def matches(game: Game, thing: Any, *rest: Any) -> bool:
        return isinstance(thing, Card)

    def zones_of(game: Game, wanted: Any) -> Collection[str]:
        return game.book.zones

    with replaced(select, "matches", matches), replaced(select, "zones_of", zones_of):
        yield


@misreads("1-5f", "1-5g", "1-5b")
def cards_do_nothing() -> Iterator[None]:
    """Misreads 1-5b, 1-5f, 1-5g: a card does nothing, whatever it names."""

    def nothing(game: Game, effect: Any, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(perform, "perform", nothing):
        yield


@misreads("1-5e")
def a_chosen_number_is_one() -> Iterator[None]:
    """Misreads 1-5e: whatever number is chosen, one is taken."""
    right = ask.number

    def number(*asked: Any, **how: Any) -> Flow[int]:
        yield from right(*asked, **how)
        return 1

    with replaced(ask, "number", number):
        yield


@misreads("5-3a")
def decks_are_not_shuffled() -> Iterator[None]:
    """Misreads 5-3a: chance is asked for an order, and the decks stay as they were brought."""
    right = chance.shuffle

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        brought = list(cards)
        yield from right(game, cards, seat)
        cards[:] = brought
        game.zone("deck", seat)[:] = brought

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("5-2a", "5-2b")
def rulers_are_no_matter_of_decks() -> Iterator[None]:
    """Misreads 5-2a, 5-2b: who brings no ruler, two, or something else has set the table wrongly, no more."""

    def no_ruler(position: Position, reason: str) -> Illegal:
        return Illegal("illegal-position", reason)

    with replaced(preparation, "_no_ruler", no_ruler):
        yield


@misreads("5-2d")
def decks_are_searched_again() -> Iterator[None]:
    """Misreads 5-2d: a card that no deck may have any more is taken out of it in the middle of the game."""
    right = rules_effects.is_due

    def is_due(game: GateGame) -> bool:
        for seat in SEATS:
            if effects.forbidden(game, "have_legendary_cards_in_deck", seat):
                for card in [card for card in game.decks[seat] if card.printed.legendary]:
                    move(game, card, place("graveyard", card.owner))
        return right(game)

    with replaced(system_process, "is_due", is_due):
        yield


@misreads("5-3c")
def who_is_chosen_goes_second() -> Iterator[None]:
    """Misreads 5-3c: the player whom chance has chosen is the second player."""
    right = chance.first_player

    def first_player(game: Game) -> Flow[Seat]:
        chosen = yield from right(game)
        return OTHER[chosen]

    with replaced(chance, "first_player", first_player):
        yield


@misreads("6-3b")
def actions_answer_what_is_on_the_gate() -> Iterator[None]:
    """Misreads 6-3b, 9-3e-5: in her main phase a player may act whatever is on the gate."""
    right = gate_process.gate_action

    def gate_action(game: GateGame, player: Seat) -> Flow[Option]:
        if player != game.active or game.phase != "main" or not game.gate:
            return (yield from right(game, player))
        return (yield from ask.act(game, player, [gate_process.PASS, *main_phase.actions(game, player)]))

    with replaced(gate_process, "gate_action", gate_action):
        yield


@misreads("6-2d", "6-3a", "6-5a")
def every_turn_is_ones_own() -> Iterator[None]:
    """Misreads 6-2d, 6-3a, 6-5a: what waits for a moment of one's own turn triggers in the other's too."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        return right(game, msgspec.structs.replace(trigger, player=None), event, ctx)

    with replaced(triggers, "hears", hears):
        yield


@misreads("1-5b-2", "1-5g")
def nothing_counts_as_one() -> Iterator[None]:
    """Misreads 1-5b-2, 1-5g: a number that comes to 0 or less, or of what is not there, is taken for 1."""
    right = select.amount

    def amount_of(game: Game, number: Any, ctx: Context) -> int:
        return max(1, right(game, number, ctx))

    with replaced(select, "amount", amount_of):
        yield


@misreads("1-5g")
def what_was_driven_is_discarded() -> Iterator[None]:
    """Misreads 1-5g: the drive zone of a player without a hand is taken for one."""
    right = verbs.VERBS[Discard]

    def discard(game: GateGame, instr: Discard, ctx: Context) -> Flow[None]:
        for seat in select.players(game, instr.who, ctx):
            if not game.has_zone("hand", seat):
                for card in list(game.zone("drive", seat)):
                    move(game, card, place("graveyard", card.owner), "discard")
        yield from right(game, instr, ctx)

    with replaced(verbs.VERBS, Discard, discard):
        yield


@misreads("A-B-2")
def all_rulers_have_three_set_zones() -> Iterator[None]:
    """Misreads B-2: the Berserker has as many set zones as the other rulers."""
    wrong = replace(RULERS["Berserker"], sets=3)
    with replaced(RULERS, "Berserker", wrong):
        yield


@misreads("A-W-23")
def the_wizard_stays_exhausted() -> Iterator[None]:
    """Misreads W-23: an ability of a ruler never triggers."""
    right = triggers.wait

    def wait(game: Game, ability: Ability, source: Card, ctx: Context) -> None:
        if source.place.zone != "ruler":
            right(game, ability, source, ctx)

    with replaced(triggers, "wait", wait):
        yield


@misreads("A-W-23")
def all_rulers_are_readied() -> Iterator[None]:
    """Misreads W-23: not the Wizard alone but every ruler is readied at the end of his player's turn."""
    right = turn.pass_the_turn

    def pass_the_turn(game: GateGame) -> None:
        turn_card(game, game.rulers[game.active], ready=True)
        right(game)

    with replaced(turn, "pass_the_turn", pass_the_turn):
        yield
