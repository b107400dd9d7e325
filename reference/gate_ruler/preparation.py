"""Section 5: deck construction and preparation; and what a position of a game under way must be."""

from collections import Counter
from collections.abc import Mapping

from duelproof.port import SEATS, CardSpec, Position, Seat
from duelproof.port.abilities import Permit
from duelproof.port.cards import Traits
from reference.gate_ruler.rulers import EACH_RULER, RULERS, WITH_RESOURCES, RulerRules
from reference.gate_ruler.state import AS_INSTANT, AS_LONG_AS, INSTANT, STANDARD, GateGame, amount, rule
from reference.gate_ruler.zones import HOLDS, IN_PLAY, OWN_ZONES, ZONES, move
from reference.kernel import chance
from reference.kernel.book import Illegal
from reference.kernel.effects import forbidden
from reference.kernel.game import Card, Flow, place
from reference.kernel.perform import within
from reference.kernel.setting import base_fields


def new_game(position: Position) -> GateGame:
    """An empty table with the zones that both rulers give."""
    game = GateGame(**base_fields(position))  # type: ignore[arg-type]
    game.published = position.cards
    game.phase = {"setup": "setup", "turn": "start", "main": "main"}[position.door]
    if position.door == "setup":
        game.turn = 1
    for seat in SEATS:
        game.rules[seat] = rules = _ruler_rules(position, seat)
        make_zones(game, seat, rules)
    game.add_zone("gate")
    for spot, cards in game.zones.items():
        if ZONES[spot.zone].poses or ZONES[spot.zone].in_play:
            game.posed.append(cards)
        if spot.zone in ("drive", "charge", "set"):
            game.covered.append(cards)
    return game


@rule("5-2a", "5-2b")
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


@rule("3-2f", "3-7a-1", "3-8a-1", "3-9a-1", "3-10a-1", "3-11a-1", *EACH_RULER)
def make_zones(game: GateGame, seat: Seat, rules: RulerRules) -> None:
    """A ruler says how many zones of some kinds its player has, and whether he has a hand."""
    counts = {"attack": rules.attacks, "defense": rules.defenses, "set": rules.sets}
    for kind in OWN_ZONES:
        if kind.slots:
            for number in range(counts[kind.name]):
                game.add_zone(kind.name, seat, str(number + 1))
        elif kind.name != "hand" or rules.hand:
            game.add_zone(kind.name, seat)
    for zone, slots in (
        ("attack", game.attack_slots),
        ("defense", game.defense_slots),
        ("set", game.set_slots),
    ):
        slots[seat] = [spot for spot in game.zones if (spot.zone, spot.seat) == (zone, seat)]
    front = (*game.attack_slots[seat], *game.defense_slots[seat])
    game.fronts[seat] = [(spot, game.zones[spot]) for spot in front]
    game.sets[seat] = [game.zones[spot] for spot in game.set_slots[seat]]
    game.decks[seat] = game.zone("deck", seat)
    game.damages[seat] = game.zone("damage", seat)
    game.charges[seat] = game.zone("charge", seat)


def ready(game: GateGame, position: Position) -> None:
    """Check the position, and derive what the game keeps beside the cards.

    Raises:
        Illegal: a deck breaks its rules (at the door ``setup``), or the position could not come about.
    """
    for seat in SEATS:
        game.rulers[seat] = game.zone("ruler", seat)[0]
    tabulate(game)
    if position.door == "setup":
        for seat in SEATS:
            _check_setup(game, seat)
            check_deck(game.rules[seat], game.zone("deck", seat), position.cards)
            _check_resources(game, seat)
        return
    for seat in SEATS:
        _link_charges(game, seat)
    check_places(game)
    check_nothing_due(game)
    game.settled = game.clock


def tabulate(game: GateGame) -> None:
    """Note what the cards that are in the game can do at all."""
    prints = {card.spec.name: card for card in game.cards.values()}
    game.instants = any(_is_instant(card) for card in prints.values())
    game.forced = [card for card in game.cards.values() if "Forced Reveal" in card.keywords]
    sturdy = {name for name, card in prints.items() if _has_hp(card)}
    game.sturdy = frozenset(card for card in game.cards.values() if card.spec.name in sturdy)
    used_in = {name: _used_in(card) for name, card in prints.items()}
    for timing in (STANDARD, INSTANT):
        game.activators[timing] = [
            (card, zones) for card in game.cards.values() if (zones := used_in[card.spec.name].get(timing))
        ]


def _is_instant(card: Card) -> bool:
    """Whether somebody might act with or by this card out of turn."""
    return card.printed.timing in (INSTANT, AS_LONG_AS) or any(
        ability.timing == INSTANT
        or any(isinstance(instr, Permit) and instr.action == AS_INSTANT for instr in within(ability.effect))
        for ability in card.abilities
    )


def _has_hp(card: Card) -> bool:
    """Whether a card has some HP by what is printed on it."""
    printed = card.printed.hp
    return isinstance(printed, int) and printed > 0 and "hp" not in card.natures


def _used_in(card: Card) -> dict[str | None, frozenset[str]]:
    """The zones in which an activated ability works that is printed on a card, by timing."""
    used: dict[str | None, frozenset[str]] = {}
    for ability in card.abilities:
        if ability.kind == "activated":
            zones = used.get(ability.timing, frozenset[str]())
            used[ability.timing] = zones.union(ability.zones or IN_PLAY)
    return used


@rule("5-3a", *WITH_RESOURCES)
def _check_setup(game: GateGame, seat: Seat) -> None:
    """Before the game there are only a ruler, a deck and what the ruler has prepared beside it."""
    for spot, cards in game.zones.items():
        if spot.seat == seat and cards and spot.zone not in ("ruler", "deck", "resource"):
            reason = f"before preparation {seat} can have no cards in zone {spot.zone!r}"
            raise Illegal("illegal-position", reason)
    prepared = game.prepared[seat] = list(game.zone("resource", seat))
    for card in prepared:
        if "resource" not in card.printed.type:
            raise Illegal("illegal-deck", f"{card.spec.name!r} is no resource card", game.rules[seat].rule)
        game.lift(card)
        game.drop(card, place("outside", seat))


@rule(*WITH_RESOURCES)
def _check_resources(game: GateGame, seat: Seat) -> None:
    """A ruler says how many resource cards are prepared beside the deck."""
    rules = game.rules[seat]
    brought = len(game.prepared[seat])
    if brought != rules.resources:
        reason = f"{rules.resources} resource cards are prepared beside the deck, not {brought}"
        raise _broken(rule=rules.rule, reason=reason)


def check_deck(rules: RulerRules, cards: list[Card], known: Mapping[str, CardSpec]) -> None:
    """A deck follows the construction rules of its ruler.

    Args:
        rules: what the ruler says.
        cards: the deck.
        known: the definitions of all cards there are, for rulers that look at other printings of a name.

    Raises:
        Illegal: with the rule that is broken and how.
    """
    deck = [card.printed for card in cards]
    _check_kind(deck)
    _check_counts(rules, deck)
    _check_caps(rules, deck)
    _check_counters(rules, cards)
    _check_factions(rules, deck)
    _check_collection(rules, deck, known)


def _broken(*, rule: str, reason: str) -> Illegal:
    """A rule of deck construction is broken, and how."""
    return Illegal("illegal-deck", reason, rule)


@rule("5-2c")
def _check_kind(deck: list[Traits]) -> None:
    """No ruler is in a deck."""
    for traits in deck:
        if "ruler" in traits.type:
            reason = f"{traits.name!r} is a ruler card: none is in a deck"
            raise _broken(rule="GR-5-2c", reason=reason)


@rule("2-4b", "2-9b", "5-2a", "5-2c-1a", "5-2c-1b", "5-2c-1c", "5-2c-2", *EACH_RULER)
def _check_counts(rules: RulerRules, deck: list[Traits]) -> None:
    """A deck has so many cards, not too many factions or copies, and no legendary card twice."""
    want = rules.deck
    if len(deck) != want.size:
        reason = f"the deck has {len(deck)} cards, not {want.size}"
        raise _broken(rule="GR-5-2c-1a", reason=reason)
    factions = {faction for traits in deck for faction in traits.colors}
    if want.factions is not None and len(factions) > want.factions:
        named = ", ".join(sorted(factions))
        reason = f"the deck has {len(factions)} factions ({named}), at most {want.factions} are allowed"
        raise _broken(rule="GR-5-2c-1b", reason=reason)
    for name, copies in Counter(traits.name for traits in deck).items():
        if copies > want.copies:
            reason = f"the deck has {copies} copies of {name!r}, at most {want.copies} are allowed"
            raise _broken(rule="GR-5-2c-1c", reason=reason)
    for name, copies in Counter(traits.name for traits in deck if traits.legendary).items():
        if copies > 1:
            reason = f"the deck has {copies} copies of the legendary {name!r}"
            raise _broken(rule="GR-5-2c-2", reason=reason)


@rule("2-9b", "5-2c-1d", "5-2c-1e", *EACH_RULER)
def _check_caps(rules: RulerRules, deck: list[Traits]) -> None:
    """Neither the legendary cards of a deck nor its levels exceed the ruler's caps."""
    want = rules.deck
    legendary = sum(traits.legendary for traits in deck)
    if legendary > want.legendary:
        reason = f"the deck has {legendary} legendary cards, at most {want.legendary} are allowed"
        raise _broken(rule="GR-5-2c-1d", reason=reason)
    level = sum(traits.cost for traits in deck if isinstance(traits.cost, int))
    if want.level is not None and level > want.level:
        reason = f"the levels of the deck add up to {level}, at most {want.level} is allowed"
        raise _broken(rule="GR-5-2c-1e", reason=reason)


@rule("5-2c-1f", *EACH_RULER)
def _check_counters(rules: RulerRules, cards: list[Card]) -> None:
    """Only so many cards of a deck can have a Counter ability."""
    counters = sum("Counter" in card.keywords for card in cards)
    most = rules.deck.counters
    if counters > most:
        reason = f"the deck has {counters} cards with a Counter ability, at most {most} are allowed"
        raise _broken(rule="GR-5-2c-1f", reason=reason)


@rule("A-WMA-2020", "A-WMB-2020")
def _check_factions(rules: RulerRules, deck: list[Traits]) -> None:
    """World Masters allow only so many cards of each faction."""
    most = rules.deck.per_faction
    if most is None:
        return
    for faction, count in Counter(f for traits in deck for f in traits.colors).items():
        if count > most:
            reason = f"{count} cards are of faction {faction!r}, at most {most} are allowed"
            raise _broken(rule=rules.rule, reason=reason)


@rule("2-16b-1", "A-WMA-2020", "A-WMB-2020")
def _check_collection(rules: RulerRules, deck: list[Traits], known: Mapping[str, CardSpec]) -> None:
    """World Masters allow certain collector numbers only, or cards whose name has one of them."""
    starts = rules.deck.collector
    if not starts:
        return
    printed = [face.traits for spec in known.values() for face in spec.faces]
    allowed = {t.name for t in printed if isinstance(t.collector, str) and t.collector.startswith(starts)}
    for traits in deck:
        if traits.name not in allowed:
            reason = f"the collector number of {traits.name!r} does not start with {' or '.join(starts)}"
            raise _broken(rule=rules.rule, reason=reason)


def _link_charges(game: GateGame, seat: Seat) -> None:
    """Cards that a position lists under a card in play are its charges and lie in the charge zone."""
    for card in list(game.cards.values()):
        if card.over is not None and card.place.seat == seat and card.place.zone != "charge":
            card.place = place("charge", seat)
            game.zone("charge", seat).append(card)


_HOLDS = {**HOLDS, "resource": "resource"}


@rule("3-7c", "3-8c", "3-9c", "3-11c", "3-16a")
def check_places(game: GateGame) -> None:
    """Every card of a position lies in a zone that takes it."""
    for spot, cards in game.zones.items():
        for card in cards:
            wanted = _HOLDS.get(spot.zone)
            if wanted is not None and wanted not in card.printed.type:
                reason = f"{card.spec.name!r} ({card.ref}) is no {wanted} and cannot lie in {spot}"
                raise Illegal("illegal-position", reason)


@rule("12-1b", "12-5a")
def check_nothing_due(game: GateGame) -> None:
    """In a position that can be opened no rules effect is due, nor do cards share a place (12-5a)."""
    for spot, cards in game.zones.items():
        if spot.slot is not None and len(cards) > 1:
            reason = f"{spot} holds {len(cards)} cards; it has room for one"
            raise Illegal("illegal-position", reason, "GR-12-5a")
    for seat in SEATS:
        _check_player(game, seat)


@rule("12-1b", "12-2a-1", "12-2a-2", "12-3a", "12-4a-1")
def _check_player(game: GateGame, seat: Seat) -> None:
    """Neither defeat, nor damage to the ruler, nor a destruction is due."""
    if not game.zone("deck", seat):
        raise Illegal("illegal-position", f"{seat} has no deck: that is lost already", "GR-12-2a-2")
    if len(game.zone("damage", seat)) >= amount(game, game.rulers[seat], "life"):
        raise Illegal("illegal-position", f"{seat} has as much damage as life", "GR-12-2a-1")
    if game.rulers[seat].damage:
        raise Illegal("illegal-position", f"{seat}'s ruler has damage that is not applied", "GR-12-3a")
    for unit in game.units(seat):
        if unit.damage >= amount(game, unit, "hp"):
            raise Illegal("illegal-position", f"{unit.ref} has as much damage as HP", "GR-12-4a-1")


@rule("5-3a", "5-3b", "5-3c")
def prepare(game: GateGame) -> Flow[None]:
    """Shuffle the decks, do what the rulers say as setup, and choose at random who begins."""
    for seat in SEATS:
        yield from chance.shuffle(game, game.zone("deck", seat), seat)
    for seat in SEATS:
        set_up(game, seat)
    game.first = game.active = yield from chance.first_player(game)
    game.log.add("first_player", player=game.first)


@rule("5-3b", "3-16a", *EACH_RULER)
def set_up(game: GateGame, seat: Seat) -> None:
    """Put the prepared resources into their zone, and draw the first cards."""
    for card in game.prepared[seat]:
        move(game, card, place("resource", seat), "put")
    draw(game, seat, game.rules[seat].setup_draw)


@rule("15-8a", "15-8b", "1-5b-1", "1-5b-2", "1-5d", "3-5a", "3-2f", "3-2f-1")
def draw(game: GateGame, seat: Seat, count: int) -> int:
    """Put the top card of the deck into the hand, as many times as it says.

    Returns:
        How many were drawn: fewer where the deck ran out or there is no hand (3-2f-1).
    """
    drawn = 0
    deck = game.zone("deck", seat)
    while drawn < count and can_draw(game, seat):
        move(game, deck[0], place("hand", seat), "draw", by=seat)
        drawn += 1
    return drawn


@rule("15-8b", "1-5b-2", "1-5d", "3-2f", "3-2f-1")
def can_draw(game: GateGame, seat: Seat) -> bool:
    """A card can be drawn if there is one, and a hand to put it into, and nothing forbids it."""
    return bool(game.zone("deck", seat)) and game.has_zone("hand", seat) and not forbidden(game, "draw", seat)
