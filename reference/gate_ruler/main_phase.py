"""Section 7: what the active player can do in her main phase while the gate is empty, and instant actions."""

from collections.abc import Collection, Iterator

from duelproof.port import Cause, Option, Seat
from duelproof.port.abilities import Ability, Permit
from reference.gate_ruler import concealment, drive, overdrive, playing, replacing
from reference.gate_ruler.drive import is_standard
from reference.gate_ruler.keywords import FROM_GRAVEYARD
from reference.gate_ruler.state import AS_INSTANT, AS_LONG_AS, INSTANT, STANDARD, GateGame, rule
from reference.gate_ruler.zones import move
from reference.kernel import ask, effects, select
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow
from reference.kernel.standing import gained


@rule("7-1a", "9-3e-5", "9-3e-5a", "9-3e-5b", "9-3e-5c", "9-3e-5d", "9-3e-5e", "9-3e-5i")
def actions(game: GateGame, seat: Seat) -> list[Option]:
    """List what the active player can do with cards of hand, drive zone and set zones and with units."""
    found: list[Option] = []
    if game.rules[seat].hand:
        for card in game.zone("hand", seat):
            _from_hand(game, seat, card, found)
    for card in game.zone("drive", seat):
        _from_drive(game, seat, card, found)
    for each in game.overdrives:
        if each.seat == seat:
            found += overdrive.overdrive_options(game, each)
    _from_sets(game, seat, found)
    if effects.changes(game, Permit, FROM_GRAVEYARD):
        _from_graveyard(game, seat, found)
    _rearrangements(game, seat, found)
    _activations(game, seat, STANDARD, found)
    return found


@rule("7-1b", "7-3a", "7-4a", "7-5a", "7-6a", "15-17a-1")
def _from_hand(game: GateGame, seat: Seat, card: Card, found: list[Option]) -> None:
    """Units, fields and standard events of the hand can be played, settable cards set."""
    if concealment.settable(game, card):
        found.append(game.option("set", card))
    if _is_for_the_main_phase(card) and playing.can_play(game, seat, card):
        found.append(game.option("play", card))


@rule("3-12c", "7-1b", "7-1b-1", "7-2a", "7-2a-1", "7-3a", "7-4a", "7-5a", "7-6a", "15-17a-1")
def _from_drive(game: GateGame, seat: Seat, card: Card, found: list[Option]) -> None:
    """Face-down cards of the drive zone can be revealed or set, revealed ones without Overdrive played."""
    if card.face == "up":
        if not overdrive.has_overdrive(game, card) and playing.can_play(game, seat, card):
            found.append(game.option("play", card))
        return
    if concealment.settable(game, card):
        found.append(game.option("set", card))
    if _is_for_the_main_phase(card):
        found.append(game.option("reveal", card))


@rule("7-2a", "7-3a", "7-4a", "7-6a")
def _is_for_the_main_phase(card: Card) -> bool:
    """Units, fields and standard events can be revealed in the drive zone, and played in the main phase."""
    types = card.printed.type
    return "unit" in types or "field" in types or ("event" in types and is_standard(card))


@rule("14-4c", "7-8a", "9-3e-5g", "16-18d", "16-18d-1")
def _from_sets(game: GateGame, seat: Seat, found: list[Option]) -> None:
    """Standard events of the set zones can be played, and units that may be summoned from there."""
    for cards in game.sets[seat]:
        for card in cards:
            allowed = (
                is_standard(card) if "event" in card.printed.type else concealment.may_be_summoned(game, card)
            )
            if allowed and playing.can_play(game, seat, card):
                found.append(game.option("play", card))


@rule("16-11a", "16-11a-1", "16-11a-2")
def _from_graveyard(game: GateGame, seat: Seat, found: list[Option]) -> None:
    """A unit with Undying can be normal summoned from the graveyard whenever it could be from the hand."""
    for card in game.zone("graveyard", seat):
        if effects.permitted(game, FROM_GRAVEYARD, card) and playing.can_play(game, seat, card):
            found.append(game.option("play", card))


@rule("7-10a", "7-10b")
def _rearrangements(game: GateGame, seat: Seat, found: list[Option]) -> None:
    """Any unit can change its zone."""
    for unit in game.units(seat):
        found.append(game.option("rearrange", unit))


@rule("7-7a", "9-3e-3", "9-3e-5f", "14-8a", "14-1a-1")
def _activations(game: GateGame, seat: Seat, timing: str, found: list[Option]) -> None:
    """List the activated abilities of a timing that the player can play now."""
    for card, ability in _activatable(game, seat, timing):
        found.append(game.option("activate", card, value=ability.id))


@rule("4-5c")
def _activatable(game: GateGame, seat: Seat, timing: str) -> Iterator[tuple[Card, Ability]]:
    """Find the activated abilities of a timing on cards that the player controls, which are his to play.

    One that a card was given twice is the same choice.
    """
    for card in activators(game, timing):
        if card.controller != seat:
            continue
        for ability in {each.id: each for each in effects.abilities(game, card)}.values():
            if ability.timing == timing and playing.can_activate(game, seat, card, ability):
                yield card, ability


def activators(game: GateGame, timing: str) -> Collection[Card]:
    """The cards that may have an activated ability of a timing: any, where one may have been gained."""
    if "activated" in gained(game):
        return game.cards.values()
    return [card for card, zones in game.activators[timing] if card.place.zone in zones]


@rule("7-1a-1", "9-3e-2", "9-3e-3", "14-4b", "14-4d")
def responses(game: GateGame, seat: Seat) -> list[Option]:
    """Events of the set zones and instant abilities can be played while one has priority."""
    found: list[Option] = []
    for cards in game.sets[seat]:
        for card in cards:
            if _is_timely(game, seat, card) and playing.can_play(game, seat, card):
                found.append(game.option("play", card))
    if activators(game, INSTANT):
        _activations(game, seat, INSTANT, found)
    if effects.changes(game, Permit, AS_INSTANT):
        _as_instants(game, seat, found)
    return found


@rule("14-4b", "14-4d", "14-2a-2")
def _is_timely(game: GateGame, seat: Seat, card: Card) -> bool:
    """An instant event can be played whenever one has priority, another only while its condition holds."""
    timing = card.printed.timing
    if timing != AS_LONG_AS:
        return timing == INSTANT
    ability = playing.spell(card)
    assert ability is not None and ability.needs is not None
    return select.holds(game, ability.needs, Context(controller=seat, source=card, ability=ability))


@rule("9-3e-4")
def _as_instants(game: GateGame, seat: Seat, found: list[Option]) -> None:
    """An effect can let cards and abilities be played as instant actions."""
    hand = game.zone("hand", seat) if game.rules[seat].hand else []
    for card in (*hand, *(card for cards in game.sets[seat] for card in cards)):
        if effects.permitted(game, AS_INSTANT, card) and playing.can_play(game, seat, card):
            found.append(game.option("play", card))
    for card, ability in _activatable(game, seat, STANDARD):
        if effects.permitted(game, AS_INSTANT, card):
            found.append(game.option("activate", card, value=ability.id))


def act(game: GateGame, seat: Seat, action: Option) -> Flow[None]:
    """Carry out the action that the player with priority chose."""
    with game.log.caused(Cause(by="choice", player=seat)):
        yield from _act(game, seat, action)


def _act(game: GateGame, seat: Seat, action: Option) -> Flow[None]:
    """What `act` does, by the verb."""
    card = game.cards[str(action.card)]
    if action.verb == "play":
        yield from playing.play_card(game, seat, card)
    elif action.verb == "reveal":
        drive.reveal(game, card)
    elif action.verb == "set":
        yield from drive.set_card(game, seat, card)
    elif action.verb == "overdrive":
        yield from overdrive.play_overdrive(game, overdrive.chosen(game, action))
    elif action.verb == "remove":
        overdrive.remove_overdrive(game, overdrive.chosen(game, action))
    elif action.verb == "rearrange":
        yield from rearrange(game, seat, card)
    else:
        ability = next(each for each in effects.abilities(game, card) if each.id == action.value)
        yield from playing.play_ability(game, seat, card, ability)


@rule("7-10b", "7-10b-1", "7-10b-2", "7-10b-3", "7-10c")
def rearrange(game: GateGame, seat: Seat, unit: Card) -> Flow[None]:
    """Move a unit to another of one's zones, exchanging it with a unit there, at once."""
    here = unit.place
    options = [Option(place=spot) for spot, _ in game.fronts[seat] if spot is not here]
    chosen = yield from ask.one(game, seat, "slot", options, about=unit.ref)
    there = chosen.place
    assert there is not None
    others = list(game.zones[there])
    with game.log.together():
        move(game, unit, there, "rearrange")
        for other in others:
            move(game, other, here, "rearrange")


@rule("6-3c", "3-12b")
def clear_drive_zone(game: GateGame, seat: Seat) -> Flow[None]:
    """Cards left in the drive zone go to their owners' graveyards, and Overdrive abilities are removed."""
    overdrive.clear_overdrives(game, seat)
    yield from replacing.bury(game, list(game.zone("drive", seat)), "rule")
