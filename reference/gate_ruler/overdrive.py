"""Section 16-2: Overdrive abilities, imaginary cards in the drive zone beside the cards that have them."""

from collections.abc import Iterator

from duelproof.port import Item, Option, Seat
from reference.gate_ruler import icons
from reference.gate_ruler.state import GateGame, Overdrive, rule
from reference.kernel import effects
from reference.kernel.game import Card, Flow

KEYWORD = "Overdrive"


@rule("7-2a-2", "10-3b", "10-3b-1", "16-2a")
def add_overdrives(game: GateGame, card: Card) -> None:
    """Each Overdrive ability of a revealed card joins the drive zone as an imaginary card linked to it."""
    for ability in effects.abilities(game, card):
        if ability.keyword == KEYWORD:
            overdrive = Overdrive(game.oid("overdrive"), card.controller, card, ability)
            game.overdrives.append(overdrive)
            game.log.add("put", card=card, item=overdrive.oid, name="overdrive", player=overdrive.seat)


@rule("7-1b-1", "7-2a-2a", "10-4c")
def has_overdrive(game: GateGame, card: Card) -> bool:
    """A card that an Overdrive ability in the drive zone is linked to cannot be played yet."""
    return any(overdrive.card is card for overdrive in game.overdrives)


@rule("7-9a", "9-3e-5h", "10-4d-1")
def overdrive_options(game: GateGame, overdrive: Overdrive) -> Iterator[Option]:
    """An Overdrive ability of the drive zone can be played, if that can be finished, or removed."""
    if icons.can_play(game, overdrive.seat, overdrive.card, overdrive.ability):
        yield game.option("overdrive", overdrive.card, value=overdrive.ability.id)
    yield game.option("remove", overdrive.card, value=overdrive.ability.id)


def chosen(game: GateGame, option: Option) -> Overdrive:
    """The Overdrive ability that an option speaks of."""
    return next(
        each for each in game.overdrives if each.card.ref == option.card and each.ability.id == option.value
    )


@rule("7-9a", "10-4d", "10-4d-1", "14-5a", "16-2a", "16-2a-1")
def play_overdrive(game: GateGame, overdrive: Overdrive) -> Flow[None]:
    """Play an Overdrive ability, which goes from the drive zone to the gate."""
    game.overdrives.remove(overdrive)
    yield from icons.play(game, overdrive.seat, overdrive.card, overdrive.ability)


@rule("7-9a", "7-9b", "10-4d-2")
def remove_overdrive(game: GateGame, overdrive: Overdrive) -> None:
    """Remove an Overdrive ability from the drive zone, at once."""
    game.overdrives.remove(overdrive)


@rule("6-3c")
def clear_overdrives(game: GateGame, seat: Seat) -> None:
    """Remove all Overdrive abilities from a player's drive zone."""
    game.overdrives = [each for each in game.overdrives if each.seat != seat]


def shown(game: GateGame, seat: Seat, zone: str) -> list[Item]:
    """The Overdrive abilities of a player's drive zone, for the view."""
    if zone != "drive":
        return []
    return [
        Item(
            oid=each.oid,
            kind="overdrive",
            controller=each.seat,
            source=each.card.ref,
            ability=each.ability.id,
            linked=[each.card.ref],
        )
        for each in game.overdrives
        if each.seat == seat
    ]
