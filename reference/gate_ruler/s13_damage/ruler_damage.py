"""13-4 to 13-6: damage to a ruler, and healing it."""

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s14_cards_and_abilities.icons import can_play_icon, play_icon
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import now
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("13-4b", also=("13-4b-1", "15-21b"))
def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
    """Put as many cards of a player's damage zone as are healed into his graveyard, whoever owns them."""
    if points <= 0:
        return
    options = [game.option_for(card) for card in game.zone("damage", seat)]
    chosen = yield from ask.some(game, seat, "choose", options, points, points, about=ctx.item)
    cards = [game.cards[str(option.card)] for option in chosen]
    yield from putting.bury(game, cards, "heal-out", ctx.controller, ctx.source, whose=seat)


@rule("13-5b", also=("12-3a", "13-5a", "13-5b-1", "13-5b-2", "13-5c", "13-6c-1"))
def add_ruler_damage(game: GateGame) -> None:
    """Each point of damage on a ruler becomes a process, the active player's being added first."""
    for seat in (game.active, OTHER[game.active]):
        ruler = game.rulers[seat]
        for point in range(ruler.damage):
            game.put_on_gate(
                GateItem(
                    oid=game.oid("ruler-damage"),
                    kind="ruler-damage",
                    controller=seat,
                    ctx=Context(seat),
                    ignores_counter=point < game.uncountered[seat],
                )
            )
        ruler.damage = game.uncountered[seat] = 0


@rule("13-6b", also=("13-6c", "13-6e", "3-13a"))
def resolve_ruler_damage(game: GateGame, item: GateItem) -> Flow[None]:
    """Turn the top card of the deck into damage, unless its Counter ability is played."""
    deck = game.zone("deck", item.controller)
    if deck:
        yield from _take_damage(game, item, deck[0])
    game.take_off_gate(item)


@rule("13-6c", also=("13-6b", "13-6c-1", "13-6d", "13-6d-2", "3-13a", "3-19a"))
def _take_damage(game: GateGame, item: GateItem, card: Card) -> Flow[None]:
    """A card without Counter is damage; one whose Counter cannot be played goes to the graveyard.

    Either zone is that of its owner. It is looked at as it is in the counter zone, where effects can have
    taken its Counter away, or given it one. Nothing more is done with a card that something else happens to
    instead of coming there.
    """
    seat = item.controller
    if not (yield from putting.put(game, card, place("counter", seat), "damage-in")):
        return
    counter = counter_of(game, seat, card)
    if counter is None or item.ignores_counter:
        yield from putting.put(game, card, place("damage", card.owner), "damage-in")
    elif not (yield from play_counter(game, seat, card, counter)):
        yield from putting.put(game, card, place("graveyard", card.owner), "rule")


@rule("13-6d", also=("13-6c", "13-6d-1", "13-6d-2"))
def counter_of(game: GateGame, seat: Seat, card: Card) -> Ability | None:
    """A card has one Counter ability played: of several the first that can be."""
    counters = now.keywords(game, card, "Counter")
    playable = (each for each in counters if can_play_icon(game, seat, card, each))
    return next(playable, None) or now.keyword(game, card, "Counter")


@rule("13-6d", also=("13-6d-1", "13-6d-2", "16-4a", "16-4a-1"))
def play_counter(game: GateGame, seat: Seat, card: Card, ability: Ability) -> Flow[bool]:
    """A Counter ability has to be played if it can be.

    Returns:
        Whether it was played.
    """
    if not can_play_icon(game, seat, card, ability):
        return False
    game.mark_play()
    yield from play_icon(game, seat, card, ability)
    return True


@rule("13-6d-3")
def end_countering(game: GateGame, item: GateItem, card: Card) -> Flow[None]:
    """A card is buried when what was played from the counter zone is over, not after any ability of it."""
    if item.origin is not None and item.origin.zone == "counter":
        yield from bury_countering(game, card)


@rule("13-6d-3")
def bury_countering(game: GateGame, *cards: Card) -> Flow[None]:
    """When its Counter ability has left the gate, each card that is still in the counter zone is buried."""
    yield from putting.bury(game, [card for card in cards if card.place.zone == "counter"], "rule")
