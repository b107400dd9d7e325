"""Section 10: driving cards, in one's own start or main phase and at any other time."""

from duelproof.port import Option, Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s07_main_phase_actions import (
    chosen_overdrive,
    has_overdrive,
    is_standard,
    overdrive_options,
    play_overdrive,
    remove_overdrive,
    reveal,
    set_card,
)
from reference.gate_ruler.s14_cards_and_abilities import automatic, playing
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.s16_keywords import concealment
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("10-2a", also=("15-19b", "15-19c", "3-4c", "3-12a", "14-9a"))
def drive_top_cards(game: GateGame, seat: Seat, count: int, ctx: Context | None = None) -> Flow[bool]:
    """Drive the top card of the deck as many times as it says; between two a status can come about.

    Args:
        ctx: the effect by which the cards are driven, if one does it.

    Returns:
        Whether any was driven.
    """
    driven: list[Card] = []
    for already in range(count):
        if already:
            automatic.keep_watching(game)
        driven += yield from _put_there(game, seat, game.zone("deck", seat)[:1], ctx)
    yield from _go_on(game, seat, driven)
    return bool(driven)


@rule("10-2a", also=("15-19a", "3-12a"))
def drive_cards(game: GateGame, seat: Seat, cards: list[Card], ctx: Context | None) -> Flow[bool]:
    """Drive the cards that are named.

    Args:
        ctx: the effect by which they are driven, if one does it.

    Returns:
        Whether any was driven.
    """
    driven = yield from _put_there(game, seat, cards, ctx)
    yield from _go_on(game, seat, driven)
    return bool(driven)


@rule("10-2a", also=("10-3a-1", "3-12a", "14-13b", "14-15f"))
def _put_there(game: GateGame, seat: Seat, cards: list[Card], ctx: Context | None) -> Flow[list[Card]]:
    """Put cards into the drive zone together, except those for which that is replaced.

    The player moves them whose effect it is; where the rules have cards driven, nobody does (14-15f).

    Returns:
        The cards that came there.
    """
    by, source = (None, None) if ctx is None else (ctx.controller, ctx.source)
    moves = [(card, place("drive", seat)) for card in cards]
    return (yield from putting.put_together(game, moves, "drive", by, source))


@rule("10-1b", also=("10-2a",))
def _go_on(game: GateGame, seat: Seat, driven: list[Card]) -> Flow[None]:
    """In the player's own start or main phase driven cards lie face down, and that is all."""
    if seat != game.active or game.phase not in ("start", "main"):
        yield from _drive_out_of_turn(game, seat, driven)


@rule("10-3a", also=("10-1b", "10-3a-1", "10-3c", "10-3c-1"))
def _drive_out_of_turn(game: GateGame, seat: Seat, driven: list[Card]) -> Flow[None]:
    """At other times instant events stay hidden, and settable cards if one likes; the rest is revealed."""
    hidden = [card for card in driven if not is_standard(card)]
    open_to_choice = [card for card in driven if card not in hidden and concealment.settable(game, card)]
    options = [game.option_for(card) for card in open_to_choice]
    kept = yield from ask.some(game, seat, "choose", options, 0, len(options), part="hidden")
    hidden += [game.cards[str(option.card)] for option in kept]
    for card in driven:
        if card not in hidden:
            reveal(game, card)
    game.put_on_gate(
        GateItem(
            oid=game.oid("drive"),
            kind="drive",
            controller=seat,
            ctx=Context(seat),
            linked=[(card, card.life) for card in driven],
        )
    )


@rule("10-4b", also=("10-4d-1", "10-4d-1b", "10-4d-2", "3-12b"))
def resolve_drive(game: GateGame, item: GateItem) -> Flow[None]:
    """The player gives up one driven card or Overdrive after another, until one is set or played."""
    seat = item.controller
    while True:
        options = _choices(game, item)
        if not options:
            game.take_off_gate(item)
            return
        game.mark_play()
        chosen = yield from ask.one(game, seat, "choose", options, about=item.oid)
        card = game.cards[str(chosen.card)]
        if chosen.verb == "play":
            yield from playing.play_card(game, seat, card)
            return
        if chosen.verb == "overdrive":
            yield from play_overdrive(game, chosen_overdrive(game, chosen))
            return
        if chosen.verb == "set":
            yield from set_card(game, seat, card)
            return
        if chosen.verb == "remove":
            remove_overdrive(game, chosen_overdrive(game, chosen))
        else:
            yield from putting.put(game, card, place("graveyard", card.owner), "put")


@rule("10-4c", also=("10-4b", "3-2d"))
def _choices(game: GateGame, item: GateItem) -> list[Option]:
    """He can choose any Overdrive, and any driven card that no Overdrive is linked to.

    A card that has left the drive zone and come back is no longer the card that was driven.
    """
    options: list[Option] = []
    for each in game.overdrives:
        if (each.card, each.life) in item.linked:
            options += overdrive_options(game, each)
    for card, life in item.linked:
        if card.place.zone == "drive" and card.life == life and not has_overdrive(game, card):
            options += _uses(game, item.controller, card)
    return options


@rule("10-4d", also=("10-4d-1", "10-4d-1a"))
def _uses(game: GateGame, seat: Seat, card: Card) -> list[Option]:
    """A driven card that lies face down and is settable can be set, any other played; or it is given up."""
    options = [game.option("leave", card)]
    if card.face == "down" and concealment.settable(game, card):
        options.append(game.option("set", card))
    elif playing.can_play(game, seat, card):
        options.append(game.option("play", card))
    return options
