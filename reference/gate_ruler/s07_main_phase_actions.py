"""Section 7: what the active player can do in her main phase while the gate is empty."""

from collections.abc import Collection, Iterator

from msgspec import UNSET

from duelproof.port import Option, Place, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler import index
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.s03_zones.placing import turn_over
from reference.gate_ruler.s14_cards_and_abilities import icons, playing
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.s16_keywords import concealment
from reference.gate_ruler.s16_keywords.undying import from_graveyard
from reference.gate_ruler.state import STANDARD, GateGame, Overdrive
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

embodies(
    {
        "7-6a-1": playing.play_card,
    }
)


@rule(
    "7-1a",
    also=("7-2a", "7-3a", "7-5a", "9-3e-5", "9-3e-5a", "9-3e-5b", "9-3e-5c", "9-3e-5d", "9-3e-5e", "9-3e-5i"),
)
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
            found += overdrive_options(game, each)
    _from_sets(game, seat, found)
    from_graveyard(game, seat, found)
    _rearrangements(game, seat, found)
    activations(game, seat, STANDARD, found)
    return found


@rule("7-1b", also=("7-3a", "7-4a", "7-5a", "7-6a", "15-17a-1"))
def _from_hand(game: GateGame, seat: Seat, card: Card, found: list[Option]) -> None:
    """Units, fields and standard events of the hand can be played, settable cards set."""
    if concealment.settable(game, card):
        found.append(game.option("set", card))
    if _is_for_the_main_phase(card) and playing.can_play(game, seat, card):
        found.append(game.option("play", card))


@rule("7-1b-1", also=("3-12c", "7-1b", "7-2a", "7-2a-1", "7-3a", "7-4a", "7-5a", "7-6a", "15-17a-1"))
def _from_drive(game: GateGame, seat: Seat, card: Card, found: list[Option]) -> None:
    """Face-down cards of the drive zone can be revealed or set, revealed ones without Overdrive played."""
    if card.face == "up":
        free = _is_for_the_main_phase(card) and not has_overdrive(game, card)
        if free and playing.can_play(game, seat, card):
            found.append(game.option("play", card))
        return
    if concealment.settable(game, card):
        found.append(game.option("set", card))
    if _is_for_the_main_phase(card):
        found.append(game.option("reveal", card))


@rule("7-2a", also=("7-2a-1", "7-3a", "7-4a", "7-6a"))
def _is_for_the_main_phase(card: Card) -> bool:
    """Units, fields and standard events can be revealed in the drive zone, and played in the main phase."""
    types = card.printed.type
    return "unit" in types or "field" in types or ("event" in types and is_standard(card))


def is_standard(card: Card) -> bool:
    """Tell whether a card's timing is that of a standard action (also where it names none)."""
    return card.printed.timing in ("standard action", UNSET)


@rule("7-1b-1", also=("7-2a-2", "7-2a-2a", "10-4c"))
def has_overdrive(game: GateGame, card: Card) -> bool:
    """A card that an Overdrive ability in the drive zone is linked to cannot be played yet."""
    return bool(game.overdrives_of(card))


@rule("7-2a", also=("7-2a-2", "7-2b", "10-3b", "3-3b", "3-3b-2"))
def reveal(game: GateGame, card: Card) -> None:
    """Turn a face-down card of the drive zone face up, at once."""
    turn_over(game, card, "up")
    add_overdrives(game, card)


@rule("7-2a-2", also=("10-3b", "10-3b-1", "16-2a"))
def add_overdrives(game: GateGame, card: Card) -> None:
    """Each Overdrive ability of a revealed card joins the drive zone as an imaginary card linked to it."""
    for ability in now.abilities(game, card):
        if ability.keyword == OVERDRIVE:
            overdrive = Overdrive(game.oid("overdrive"), card.controller, card, ability, card.life)
            game.overdrives.append(overdrive)
            game.log.add("put", card=card, item=overdrive.oid, name="overdrive", player=overdrive.seat)


OVERDRIVE = "Overdrive"


@rule("7-5a", also=("7-5b", "15-4a", "3-10a", "3-10c"))
def set_card(game: GateGame, seat: Seat, card: Card) -> Flow[None]:
    """Put a settable card face down into a set zone of the player's choice, at once."""
    slots = [Option(place=spot) for spot in game.set_slots[seat]]
    chosen = yield from ask.one(game, seat, "slot", slots, about=card.ref)
    assert chosen.place is not None
    yield from putting.put(game, card, chosen.place, "set")


@index.if_any_activator
@rule("7-7a", also=("9-3e-3", "9-3e-5f", "14-8a", "14-1a-1"))
def activations(game: GateGame, seat: Seat, timing: str, found: list[Option]) -> None:
    """List the activated abilities of a timing that the player can play now."""
    found += [activation(game, card, ability) for card, ability in activatable(game, seat, timing)]


@rule("7-7a")
def activation(game: GateGame, card: Card, ability: Ability) -> Option:
    """Name an activated ability by card and id, and by a number if the card has different ones of its id."""
    alike = [each for each in _activated(game, card) if each.id == ability.id]
    apart = str(alike.index(ability) + 1) if len(alike) > 1 else None
    return Option(verb="activate", card=card.ref, value=ability.id, way=apart)


@rule("7-7a")
def activated_by(game: GateGame, option: Option) -> tuple[Card, Ability]:
    """Find the card and the activated ability that an option speaks of."""
    card = game.cards[str(option.card)]
    return card, next(each for each in _activated(game, card) if activation(game, card, each) == option)


@rule("7-7a", also=("14-6a-2",))
def _activated(game: GateGame, card: Card) -> list[Ability]:
    """List the activated abilities of a card; one that it was given twice is the same choice."""
    had: list[Ability] = []
    for ability in now.abilities(game, card):
        if ability.kind == "activated" and ability not in had:
            had.append(ability)
    return had


@rule("7-7a", also=("4-5c",))
def activatable(game: GateGame, seat: Seat, timing: str) -> Iterator[tuple[Card, Ability]]:
    """Find the activated abilities of a timing on cards that the player controls, which are his to play."""
    for card in activators(game, timing):
        if card.controller != seat:
            continue
        for ability in _activated(game, card):
            if ability.timing == timing and playing.can_activate(game, seat, card, ability):
                yield card, ability


@index.among_activators
def activators(game: GateGame, timing: str) -> Collection[Card]:
    """Any card may have an activated ability of a timing."""
    return game.cards.values()


@rule("7-8a", also=("14-4c", "9-3e-5g", "16-18d", "16-18d-1"))
def _from_sets(game: GateGame, seat: Seat, found: list[Option]) -> None:
    """Standard events of the set zones can be played, and units that may be summoned from there."""
    for cards in game.sets[seat]:
        for card in cards:
            allowed = (
                is_standard(card) if "event" in card.printed.type else concealment.may_be_summoned(game, card)
            )
            if allowed and playing.can_play(game, seat, card):
                found.append(game.option("play", card))


@rule("7-9a", also=("9-3e-5h", "10-4d-1"))
def overdrive_options(game: GateGame, overdrive: Overdrive) -> Iterator[Option]:
    """An Overdrive ability of the drive zone can be played, if that can be finished, or removed."""
    card, ability = overdrive.card, overdrive.ability
    playable = _was_driven(game, overdrive) and _finds_its_card(game, overdrive)
    if playable and icons.can_play_icon(game, overdrive.seat, card, ability):
        yield _option("overdrive", game, overdrive)
    yield _option("remove", game, overdrive)


@rule("7-9a", also=("16-2a", "10-2a"))
def _was_driven(game: GateGame, overdrive: Overdrive) -> bool:
    """An Overdrive can be played only if its card was driven, not if it was put there in another way."""
    return (overdrive.card.ref, overdrive.life) not in game.undriven


@rule("7-1b", also=("7-2a-2a", "7-9a", "14-5c"))
def _finds_its_card(game: GateGame, overdrive: Overdrive) -> bool:
    """An Overdrive that plays its card plays it from the drive zone, and nothing once that has left.

    Nor does it play a card to which another Overdrive is linked still.
    """
    card = overdrive.card
    if icons.plays_card(icons.meant_by_icon(card, overdrive.ability)) is None:
        return True
    return card.place.zone == "drive" and game.overdrives_of(card) == [overdrive]


def _option(verb: str, game: GateGame, overdrive: Overdrive) -> Option:
    """Name an Overdrive ability by card and id, and by itself where another has the same card and id."""
    card, ability = overdrive.card, overdrive.ability.id
    same = [each for each in game.overdrives if (each.card, each.ability.id) == (card, ability)]
    apart = overdrive.oid if len(same) > 1 else None
    return Option(verb=verb, card=card.ref, object=apart, value=ability)


def chosen_overdrive(game: GateGame, option: Option) -> Overdrive:
    """The Overdrive ability that an option speaks of."""
    assert option.verb is not None
    return next(each for each in game.overdrives if _option(option.verb, game, each) == option)


@rule("7-9a", also=("10-4d", "10-4d-1", "14-5a", "16-2a", "16-2a-1"))
def play_overdrive(game: GateGame, overdrive: Overdrive) -> Flow[None]:
    """Play an Overdrive ability, which goes from the drive zone to the gate."""
    game.overdrives.remove(overdrive)
    yield from icons.play_icon(game, overdrive.seat, overdrive.card, overdrive.ability)


@rule("7-9b", also=("7-9a", "10-4d-2"))
def remove_overdrive(game: GateGame, overdrive: Overdrive) -> None:
    """Remove an Overdrive ability from the drive zone, at once."""
    game.overdrives.remove(overdrive)


@rule("7-10a", also=("7-10b", "3-10a-2"))
def _rearrangements(game: GateGame, seat: Seat, found: list[Option]) -> None:
    """Any unit can change its zone."""
    found += [game.option("rearrange", unit) for unit in game.units(seat)]


@rule("7-10b", also=("7-10b-1", "7-10b-2", "7-10b-3", "7-10c"))
def rearrange(
    game: GateGame, seat: Seat, unit: Card, staying: Collection[Card] = (), ctx: Context | None = None
) -> Flow[bool]:
    """Move a unit to another of one's zones, exchanging it with a unit there, at once.

    Two units can lie there until the rules see to that (12-5a): then the player says which is exchanged.

    Args:
        staying: units that cannot be moved in this way.
        ctx: whose effect has the player rearrange, if one does.

    Returns:
        Whether it moved; something else may happen instead.
    """
    here = unit.place
    options = [Option(place=spot) for spot in zones_for(game, seat, unit, staying)]
    chosen = yield from ask.one(game, seat, "slot", options, about=unit.ref)
    there = chosen.place
    assert there is not None
    others = [game.option_for(card) for card in game.zones[there] if card not in staying]
    other = (yield from ask.one(game, seat, "choose", others, about=unit.ref)) if others else None
    moves = [(unit, there)]
    if other is not None:
        moves.append((game.cards[str(other.card)], here))
    by, source = (None, None) if ctx is None else (ctx.controller, ctx.source)
    return (yield from putting.put_all_or_none(game, moves, "rearrange", by, source))


@rule("7-10b", also=("7-10b-1", "7-10b-2"))
def zones_for(game: GateGame, seat: Seat, unit: Card, staying: Collection[Card] = ()) -> list[Place]:
    """A unit can go to any other of the zones that is empty, or has a unit to exchange it with."""
    return [
        spot
        for spot, cards in game.fronts[seat]
        if spot is not unit.place and (not cards or any(card not in staying for card in cards))
    ]
