"""9-3e: what the player with priority can do."""

from duelproof.port import Cause, Option, Seat
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s07_main_phase_actions import (
    actions,
    activatable,
    activated_by,
    activation,
    activations,
    chosen_overdrive,
    has_overdrive,
    play_overdrive,
    rearrange,
    remove_overdrive,
    reveal,
    set_card,
)
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s14_cards_and_abilities.set_cards import is_timely
from reference.gate_ruler.s16_keywords.concealment import may_be_summoned
from reference.gate_ruler.s16_keywords.undying import from_graveyard
from reference.gate_ruler.state import AS_INSTANT, INSTANT, STANDARD, GateGame
from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow

PASS = Option(verb="pass")


@rule(
    "9-3e",
    also=("9-3e-1", "9-3e-2", "9-3e-3", "9-3e-4", "9-3e-5", "7-1a", "7-2a", "7-7a", "7-10a", "14-4c"),
)
def gate_action(game: GateGame, player: Seat) -> Flow[Option]:
    """The player with priority acts or gives it up; one who can only give it up is not asked."""
    options = responses(game, player)
    if player == game.active and game.phase == "main" and not game.gate:
        options = options + [each for each in actions(game, player) if each not in options]
    elif not options and not game.asks_forced:
        return PASS
    return (yield from ask.act(game, player, [PASS, *options]))


@rule("9-3e-2", also=("7-1a-1", "9-3e-3", "14-4b", "14-4d"))
def responses(game: GateGame, seat: Seat) -> list[Option]:
    """Events of the set zones and instant abilities can be played while one has priority."""
    found: list[Option] = []
    for cards in game.sets[seat]:
        for card in cards:
            if is_timely(game, seat, card) and playing.can_play(game, seat, card):
                found.append(game.option("play", card))
    activations(game, seat, INSTANT, found)
    _as_instants(game, seat, found)
    return found


@index.if_permitted(AS_INSTANT)
@rule("9-3e-4", also=("7-1b", "7-1b-1"))
def _as_instants(game: GateGame, seat: Seat, found: list[Option]) -> None:
    """An effect can let cards and abilities be played as instant actions."""
    hand = game.zone("hand", seat) if game.rules[seat].hand else []
    for card in (*hand, *_driven(game, seat), *_set(game, seat)):
        option = game.option("play", card)
        allowed = option not in found and effects.permitted(game, AS_INSTANT, card)
        if allowed and playing.can_play(game, seat, card):
            found.append(option)
    found += [
        activation(game, card, ability)
        for card, ability in activatable(game, seat, STANDARD)
        if effects.permitted(game, AS_INSTANT, card)
    ]
    _undying_as_instants(game, seat, found)


@rule("9-3e-4", also=("16-11a-2",))
def _undying_as_instants(game: GateGame, seat: Seat, found: list[Option]) -> None:
    """A unit with Undying can be summoned from the graveyard as if it was in the hand, at an instant too."""
    buried: list[Option] = []
    from_graveyard(game, seat, buried)
    found += [each for each in buried if effects.permitted(game, AS_INSTANT, game.cards[str(each.card)])]


@rule("9-3e-4", also=("16-18d",))
def _set(game: GateGame, seat: Seat) -> list[Card]:
    """Events of the set zones can be played, and of other cards those that say so themselves."""
    cards = [card for cards in game.sets[seat] for card in cards]
    return [card for card in cards if "event" in card.printed.type or may_be_summoned(game, card)]


@rule("9-3e-4", also=("7-1b", "7-1b-1"))
def _driven(game: GateGame, seat: Seat) -> list[Card]:
    """The active player can play revealed cards of the drive zone to which no Overdrive is linked."""
    if seat != game.active:
        return []
    return [card for card in game.zone("drive", seat) if card.face == "up" and not has_overdrive(game, card)]


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
        reveal(game, card)
    elif action.verb == "set":
        yield from set_card(game, seat, card)
    elif action.verb == "overdrive":
        yield from play_overdrive(game, chosen_overdrive(game, action))
    elif action.verb == "remove":
        remove_overdrive(game, chosen_overdrive(game, action))
    elif action.verb == "rearrange":
        yield from rearrange(game, seat, card)
    else:
        yield from playing.play_ability(game, seat, *activated_by(game, action))
