"""Section 5: deck construction and preparation, and setting a table for a game under way."""

from collections import Counter
from collections.abc import Iterator, Mapping

from duelproof.port import SEATS, CardSpec, Position, Seat
from duelproof.port.cards import Traits
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import check_places, make_zones
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s12_rules_effects import check_nothing_due
from reference.gate_ruler.s15_game_actions.drawing import take_top_cards
from reference.gate_ruler.s16_keywords.written_out import written_out
from reference.gate_ruler.sa_rulers.decks import (
    Fault,
    crowded_factions,
    refuse_decks_for,
    uncollected,
    wrong_resources,
)
from reference.gate_ruler.sa_rulers.rulers import EACH_RULER, RULERS, WITH_RESOURCES, RulerRules
from reference.gate_ruler.state import GateGame, GateIndex
from reference.kernel.book import Illegal
from reference.kernel.card import Card, place
from reference.kernel.course import chance
from reference.kernel.course.index import made
from reference.kernel.course.setting import base_fields
from reference.kernel.flow import Flow


def new_game(position: Position) -> GateGame:
    """An empty table with the zones that both rulers give. Cards are laid with their keywords written out."""
    game = GateGame(**base_fields(position))  # type: ignore[arg-type]
    game.definitions = written_out(position.cards)
    game.phase = {"setup": "setup", "turn": "start", "main": "main"}[position.door]
    if position.door == "setup":
        game.turn = 1
    for seat in SEATS:
        game.rules[seat] = rules = _ruler_rules(position, seat)
        make_zones(game, seat, rules)
    game.add_zone("gate")
    game.index = game.own_index = made(GateIndex)
    return game


@rule("5-2b", also=("5-2a",))
def _ruler_rules(position: Position, seat: Seat) -> RulerRules:
    """Each player has exactly one ruler card."""
    given = _brought_as_rulers(position, seat)
    if len(given) != 1:
        raise _no_ruler(position, f"{seat} has {len(given)} rulers; each player has exactly one")
    ruler, *_ = given
    if "ruler" not in ruler.type:
        raise _no_ruler(position, f"{ruler.name!r} is no ruler card")
    return _of_appendix_a(ruler.name)


def _brought_as_rulers(position: Position, seat: Seat) -> list[Traits]:
    """What lies in a player's ruler zone. Raises Illegal: the position does not define it."""
    there = position.seats.get(seat)
    names = [card.name for card in there.zones.get("ruler", [])] if there is not None else []
    for name in names:
        if name not in position.cards:
            raise Illegal("unknown-card", f"the position does not define the card {name!r}")
    return [position.cards[name].faces[0].traits for name in names]


def _no_ruler(position: Position, reason: str) -> Illegal:
    """5-2b broken: before preparation by what a player brings, else by a position that cannot come about."""
    return Illegal("illegal-deck" if position.door == "setup" else "illegal-position", reason, "GR-5-2b")


def _of_appendix_a(name: str) -> RulerRules:
    """What a ruler says. Raises Illegal: it is none of those played here."""
    rules = RULERS.get(name)
    if rules is None:
        known = ", ".join(RULERS)
        raise Illegal("unsupported", f"{name!r} is no ruler of Appendix A; these are: {known}")
    return rules


def ready(game: GateGame, position: Position) -> None:
    """Check the position, and derive what the game keeps besides the cards.

    Raises:
        Illegal: a deck breaks its rules (at the door ``setup``), or the position could not come about.
    """
    for seat in SEATS:
        game.rulers[seat] = game.zone("ruler", seat)[0]
    index.tabulate(game)
    if position.door == "setup":
        _check_setup(game)
        for seat in SEATS:
            _set_aside(game, seat)
            check_deck(game.rules[seat], game.zone("deck", seat), game.definitions)
            refuse_decks_for(wrong_resources(game, seat))
    else:
        _link_charges(game)
        check_places(game)
        check_nothing_due(game)


@rule("5-3a")
def _check_setup(game: GateGame) -> None:
    """Before the game there are only rulers, decks and what the rulers have prepared beside them."""
    for spot, cards in game.zones.items():
        if cards and spot.zone not in ("ruler", "deck", "resource"):
            reason = f"before preparation {spot.seat} can have no cards in zone {spot.zone!r}"
            raise Illegal("illegal-position", reason)


@rule("5-3a", also=(*WITH_RESOURCES,))
def _set_aside(game: GateGame, seat: Seat) -> None:
    """What is prepared beside a deck are resource cards, which lie outside until setup."""
    prepared = game.prepared[seat] = list(game.zone("resource", seat))
    for card in prepared:
        if "resource" not in card.printed.type:
            refuse_decks_for([(game.rules[seat].rule, f"{card.spec.name!r} is no resource card")])
        game.lift(card)
        game.drop(card, place("outside", seat))


def _link_charges(game: GateGame) -> None:
    """Cards that a position lists under a card in play are its charges and lie in the charge zone."""
    for card in game.cards.values():
        if card.over is not None:
            card.place = place("charge", card.place.seat)
            game.zones[card.place].append(card)


@rule("5-2d")
def check_deck(rules: RulerRules, cards: list[Card], known: Mapping[str, CardSpec]) -> None:
    """A deck follows the construction rules of its ruler as the game is prepared, and is not looked at again.

    Args:
        rules: what the ruler says.
        cards: the deck.
        known: the definitions of all cards there are, for rulers that look at other printings of a name.

    Raises:
        Illegal: with the rule that is broken and how.
    """
    deck = [card.printed for card in cards]
    refuse_decks_for(
        [
            *_rulers_among(deck),
            *_wrong_counts(rules, deck),
            *_over_caps(rules, deck),
            *_too_many_counters(rules, cards),
            *crowded_factions(rules, deck),
            *uncollected(rules, deck, known),
        ]
    )


@rule("5-2c")
def _rulers_among(deck: list[Traits]) -> list[Fault]:
    """No ruler is in a deck."""
    return [
        ("GR-5-2c", f"{traits.name!r} is a ruler card: none is in a deck")
        for traits in deck
        if "ruler" in traits.type
    ]


@rule("5-2c-1a", also=("2-4b", "2-9b", "5-2a", "5-2c-1b", "5-2c-1c", "5-2c-2", *EACH_RULER))
def _wrong_counts(rules: RulerRules, deck: list[Traits]) -> Iterator[Fault]:
    """A deck has so many cards, not too many factions or copies, and no legendary card twice."""
    want = rules.deck
    if len(deck) != want.size:
        yield "GR-5-2c-1a", f"the deck has {len(deck)} cards, not {want.size}"
    factions = {faction for traits in deck for faction in traits.colors}
    if want.factions is not None and len(factions) > want.factions:
        named = ", ".join(sorted(factions))
        yield (
            "GR-5-2c-1b",
            f"the deck has {len(factions)} factions ({named}), at most {want.factions} are allowed",
        )
    yield from [
        ("GR-5-2c-1c", f"the deck has {copies} copies of {name!r}, at most {want.copies} are allowed")
        for name, copies in Counter(traits.name for traits in deck).items()
        if copies > want.copies
    ]
    yield from [
        ("GR-5-2c-2", f"the deck has {copies} copies of the legendary {name!r}")
        for name, copies in Counter(traits.name for traits in deck if traits.legendary).items()
        if copies > 1
    ]


@rule("5-2c-1d", also=("2-9b", "5-2c-1e", *EACH_RULER))
def _over_caps(rules: RulerRules, deck: list[Traits]) -> Iterator[Fault]:
    """Neither the legendary cards of a deck nor its levels exceed the ruler's caps."""
    want = rules.deck
    legendary = sum(traits.legendary for traits in deck)
    if legendary > want.legendary:
        yield "GR-5-2c-1d", f"the deck has {legendary} legendary cards, at most {want.legendary} are allowed"
    level = sum(traits.cost for traits in deck if isinstance(traits.cost, int))
    if want.level is not None and level > want.level:
        yield "GR-5-2c-1e", f"the levels of the deck add up to {level}, at most {want.level} is allowed"


@rule("5-2c-1f", also=(*EACH_RULER,))
def _too_many_counters(rules: RulerRules, cards: list[Card]) -> Iterator[Fault]:
    """Only so many cards of a deck can have a Counter ability."""
    counters = sum("Counter" in card.keywords for card in cards)
    most = rules.deck.counters
    if counters > most:
        yield (
            "GR-5-2c-1f",
            f"the deck has {counters} cards with a Counter ability, at most {most} are allowed",
        )


@rule("5-3a", also=("5-3b", "5-3c"))
def prepare(game: GateGame) -> Flow[None]:
    """Shuffle the decks, do what the rulers say as setup, and choose at random who begins."""
    for seat in SEATS:
        yield from chance.shuffle(game, game.zone("deck", seat), seat)
    for seat in SEATS:
        set_up(game, seat)
    game.first = game.active = yield from chance.first_player(game)
    game.log.add("first_player", player=game.first)


@rule("5-3b", also=("3-16a", *EACH_RULER))
def set_up(game: GateGame, seat: Seat) -> None:
    """Put the prepared resources into their zone, and draw the first cards."""
    for card in game.prepared[seat]:
        move(game, card, place("resource", seat), "put")
    take_top_cards(game, seat, game.rules[seat].setup_draw)
