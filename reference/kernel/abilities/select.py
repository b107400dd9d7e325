"""Which things are meant: filters, selections, amounts and conditions over the table."""

from collections.abc import Collection, Iterator
from math import prod
from typing import Any

import msgspec

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Ability
from duelproof.port.cards import Traits
from duelproof.port.selections import Amount, Calc, Cond, Filter, Range, Select
from reference.kernel.book import ZoneKind
from reference.kernel.card import Card, with_side
from reference.kernel.context import Context, Thing
from reference.kernel.game import Game
from reference.kernel.natures import STATIC

PLAYERS = frozenset(("you", "opponent", "they"))
"""The words of a selection that mean a player."""
_SELF = Select(which="self")
ORIGINAL = "original_"
"""What stands before the name of a number where the one that is printed on a card is meant."""


def players(game: Game, who: str, ctx: Context) -> list[Seat]:
    """Find the players that a word means, from where the ability's controller sits."""
    if who == "both":
        return [game.active, OTHER[game.active]]
    return [player(game, who, ctx)]


def player(game: Game, who: str, ctx: Context) -> Seat:
    """Find the one player that a word means: the controller of what says it, his opponent, or else."""
    if who == "opponent":
        return OTHER[ctx.controller]
    if who in ("you", "controller", "both"):
        return ctx.controller
    return _spoken_to(game, who, ctx)


def _spoken_to(game: Game, who: str, ctx: Context) -> Seat:
    if who in ("active", "inactive"):
        return by_turn(game, who)
    if who in ("they", "their_opponent"):
        return mentioned(who, ctx)
    return ctx.controller if ctx.source is None else ctx.source.owner


def by_turn(game: Game, who: str) -> Seat:
    """Find the player whose turn it is, or who is ``inactive``."""
    return game.active if who == "active" else OTHER[game.active]


def mentioned(who: str, ctx: Context) -> Seat:
    """Find the player last mentioned, or his opponent; if nobody was, it is seen from the controller."""
    they = ctx.they or ctx.controller
    return they if who == "they" else OTHER[they]


def kind_of(game: Game, card: Card) -> ZoneKind:
    """Find the kind of zone a card lies in."""
    return game.book.zones[card.place.zone]


def works(game: Game, card: Card, ability: Ability) -> bool:
    """Tell whether an ability works where its card is: in play, unless it names zones.

    No ability of a card that lies face down works, except what the card says about its being played; none of
    a card that is part of the thing that it lies under; and none of a card that is ignored.
    """
    if card.ignored:
        return False
    said = game.book.works(game, card, ability)
    if said is not None:
        return said
    if ability.zones:
        return card.place.zone in ability.zones
    kind = game.book.zones.get(card.place.zone)
    if kind is None or not kind.in_play or (card.over is not None and not kind.linked):
        return False
    return card.face == "up" or ability.kind == "spell"


def in_range(game: Game, value: int | None, bound: Range | None, ctx: Context) -> bool:
    """Tell whether a number is within a bound, which no number at all is not."""
    if bound is None:
        return True
    if value is None:
        return False
    low = bound.min is None or value >= amount(game, bound.min, ctx)
    return low and (bound.max is None or value <= amount(game, bound.max, ctx))


def compared(game: Game, card: Card, trait: str) -> int | None:
    """Get a number of a card for a comparison: where it has none it is 0, unless the book says otherwise."""
    value = game.now.number(game, card, trait)
    return 0 if value is None and trait not in game.book.incomparable else value


def matches(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
    """Tell whether a card is what a filter means, where it is and as it is now."""
    return game.book.lies_in(card, zones_of(game, wanted)) and fits(game, card, wanted, ctx)


def fits(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
    """Tell whether a card is what a filter means as it is now, wherever it is.

    Out of play any one of its sides may be, if it is taken for either, and one half of a card that is whole.
    """
    if card.whole and card.known is None:
        return in_part(game, card, wanted, ctx)
    if card.either and card.place.zone not in game.book.in_play:
        sides = (with_side(card, side) for side in range(len(card.spec.faces)))
        return any(_fits(game, each, wanted, ctx) for each in sides)
    return _fits(game, card, wanted, ctx)


def in_part(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
    """Tell whether a half of a card is what a filter means, by what that half says alone.

    Where the filter asks for no type, it may be settled which half is read.
    """
    for half in range(len(card.spec.faces)):
        if wanted.type is not None or game.read.get(card.ref, half) == half:
            with card.as_half(half):
                if _fits(game, card, wanted, ctx):
                    return True
    return False


def _fits(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
    """Tell whether a card is what a filter means, by the side that shows."""
    return (
        _named(game, card, wanted, ctx)
        and _is(game, card, wanted, ctx)
        and _stands(game, card, wanted, ctx)
        and (not wanted.any_of or any(matches(game, card, other, ctx) for other in wanted.any_of))
        and not (wanted.none_of and any(matches(game, card, other, ctx) for other in wanted.none_of))
        and ((wanted.highest is None and wanted.lowest is None) or _extreme(game, card, wanted, ctx))
    )


def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
    """Find the zones that a filter is about: those in play if it names none."""
    return wanted.zones if wanted is not None and wanted.zones else game.book.in_play


def _named(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
    """Compare the card's names with the filter's, which may be one that was named before."""
    name = wanted.name and ctx.names.get(wanted.name, wanted.name)
    return (name is None or name in game.now.names(game, card)) and (
        wanted.name_contains is None
        or any(wanted.name_contains in name for name in game.now.names(game, card))
    )


def _is(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
    """Compare the card with the filter's traits."""
    return (
        (wanted.type is None or wanted.type in game.now.words(game, card, "type"))
        and (wanted.supertype is None or wanted.supertype == card.printed.supertype)
        and (wanted.color is None or wanted.color in game.now.words(game, card, "colors"))
        and (wanted.race is None or wanted.race in game.now.words(game, card, "races"))
        and (wanted.race_contains is None or game.now.is_partly(game, card, wanted.race_contains))
        and (wanted.text_starts is None or _says_first(game, card, wanted.text_starts))
        and (wanted.keyword is None or game.now.keyword(game, card, wanted.keyword) is not None)
        and (wanted.timing is None or wanted.timing == card.printed.timing)
        and (wanted.no_text is None or wanted.no_text == lacks_text(game, card))
        and (wanted.cost is None or in_range(game, compared(game, card, "cost"), wanted.cost, ctx))
        and (wanted.power is None or in_range(game, compared(game, card, "power"), wanted.power, ctx))
        and (wanted.hp is None or in_range(game, compared(game, card, "hp"), wanted.hp, ctx))
        and (wanted.strike is None or in_range(game, compared(game, card, "strike"), wanted.strike, ctx))
    )


def lacks_text(game: Game, card: Card) -> bool:
    """Tell whether a card has no text: no ability or keyword is printed on it, and it has gained none."""
    return not game.now.abilities(game, card)


def _says_first(game: Game, card: Card, text: str) -> bool:
    """Tell whether the text of one of the card's abilities begins with this."""
    return any(ability.text.startswith(text) for ability in game.now.abilities(game, card))


def _stands(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
    """Compare the card with the filter's state, place and side."""
    return (
        (wanted.turned is None or wanted.turned == card.turned)
        and (wanted.face is None or wanted.face == card.face)
        and (wanted.damaged is None or wanted.damaged == (card.damage > 0))
        and not (wanted.other and is_itself(game, card, ctx))
        and (wanted.owner is None or card.owner in players(game, wanted.owner, ctx))
        and (wanted.controller is None or card.controller in players(game, wanted.controller, ctx))
        and (not wanted.places or str(card.place.slot) in wanted.places)
        and (wanted.role is None or game.book.has_role(game, card, wanted.role))
        and (wanted.relation is None or game.book.related(game, card, wanted.relation, ctx))
    )


def is_itself(game: Game, card: Card, ctx: Context) -> bool:
    """Tell whether a card is the one that an ability is of, and not a new one which that has become since.

    A static ability is always one of the card that is there.
    """
    source, still_means = ctx.source, game.book.still_means
    if source is None or card.ref != source.ref:
        return False
    if ctx.ability is not None and ctx.ability.kind in STATIC:
        return True
    if card is source:
        return still_means is None or still_means(game, _SELF, card, ctx)
    return card.life == source.life or game.cards[card.ref] is not card


def _extreme(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
    """Tell whether a card is the highest or lowest of its kind; all that tie are."""
    for trait, best in ((wanted.highest, max), (wanted.lowest, min)):
        if trait is None:
            continue
        rest = _without_extremes(wanted)
        values = [compared(game, other, trait) for other in _meant(game, rest, ctx)]
        numbers = [value for value in values if value is not None]
        if not numbers or compared(game, card, trait) != best(numbers):
            return False
    return True


def _without_extremes(wanted: Filter) -> Filter:
    return msgspec.structs.replace(wanted, highest=None, lowest=None)


def covers(game: Game, what: Select, thing: Thing, ctx: Context) -> bool:
    """Tell whether a static ability's selection includes a thing."""
    if isinstance(thing, str):
        return what.which in PLAYERS and thing == player(game, what.which, ctx)
    if what.which == "all":
        wanted = what.filter or Filter()
        return _speaks_of(game, thing, wanted) and matches(game, thing, wanted, ctx)
    return thing in found(game, what, ctx)


def as_known(game: Game, thing: Thing, ctx: Context | None = None) -> Thing:
    """Get a card, or the memory of how it was chosen, or last left play if it is no longer there."""
    if ctx is not None and ctx.as_chosen is not None and not isinstance(thing, str):
        thing = ctx.as_chosen.get(thing.ref, thing)
    if isinstance(thing, str) or thing.last is None or thing.place.zone in game.book.in_play:
        return thing
    return thing.last


def _meant(game: Game, wanted: Filter, ctx: Context) -> Iterator[Card]:
    """Find the cards that a filter means, mostly without those that are part of the card they lie under."""
    zones, beneath = zones_of(game, wanted), game.book.looks_beneath(wanted)
    for card in [each for each in game.cards.values() if game.book.lies_in(each, zones)]:
        out = card.pending or card.ignored or (_lies_beneath(game, card) and not beneath)
        if not out and _speaks_of(game, card, wanted) and fits(game, card, wanted, ctx):
            yield card


def _speaks_of(game: Game, card: Card, wanted: Filter) -> bool:
    """Tell whether the book's use of words lets a filter mean a card."""
    return game.book.means is None or game.book.means(card, wanted)


def _lies_beneath(game: Game, card: Card) -> bool:
    """Tell whether a card is part of the thing that it lies under, and not in a zone for such cards."""
    return card.over is not None and not kind_of(game, card).linked


def exists(game: Game, what: Select, ctx: Context) -> bool:
    """Tell whether there is a thing of a selection, without looking for more than one."""
    if what.which in ("all", "choose", "random"):
        return next(_meant(game, what.filter or Filter(), ctx), None) is not None
    if what.filter is None or what.which in ("top", "bottom"):
        return bool(found(game, what, ctx))
    known = _spoken_of(game, what, ctx)
    if game.book.in_play.intersection(zones_of(game, what.filter)):
        known = [as_known(game, thing, ctx) for thing in known]
    return any(isinstance(card, Card) and matches(game, card, what.filter, ctx) for card in known)


def _spoken_of(game: Game, what: Select, ctx: Context) -> list[Thing]:
    """Find the things of a selection that can still be asked about: targets that are gone too."""
    if what.which == "target":
        return [thing for thing, _ in ctx.targets.get(what.key or "target", [])]
    return found(game, what, ctx)


def found(game: Game, what: Select, ctx: Context) -> list[Thing]:
    """Find the things of a selection that needs nobody's choice."""
    which = what.which
    if which == "self":
        return [] if ctx.source is None else [ctx.source]
    if which == "it":
        return list(ctx.it)
    if which == "event":
        return [] if ctx.event is None or ctx.event.card is None else [ctx.event.card]
    if which == "target":
        aimed = ctx.targets.get(what.key or "target", [])
        return [thing for thing, life in aimed if not isinstance(thing, Card) or thing.life == life]
    if which == "chosen":
        return list(ctx.chosen.get(what.key or "chosen", []))
    if which in PLAYERS:
        return [player(game, which, ctx)]
    if which == "materials":
        return list(ctx.event.materials if ctx.event is not None else ctx.chosen.get(which, []))
    if which in ("all", "choose", "random"):
        return list(_meant(game, what.filter or Filter(), ctx))
    if which in ("top", "bottom"):
        return list(_ends(game, what, ctx))
    return list(_beneath(game, what, ctx))


def _beneath(game: Game, what: Select, ctx: Context) -> Iterator[Card]:
    """Find what lies under cards; under the card of the event also what lay there and has not moved since."""
    for card in _cards(game, what, ctx):
        yield from card.under
        if ctx.event is not None and ctx.event.card is not None and ctx.event.card.ref == card.ref:
            yield from (below for below in ctx.event.under if below.over is None)


def _cards(game: Game, what: Select, ctx: Context) -> list[Card]:
    things = found(game, what.of, ctx) if what.of is not None else [ctx.source]
    return [thing for thing in things if isinstance(thing, Card)]


def _ends(game: Game, what: Select, ctx: Context) -> list[Card]:
    """Find the top or bottom cards of a player's zone (the deck if none is named)."""
    wanted = what.filter or Filter()
    zone = wanted.zones[0] if wanted.zones else "deck"
    whole = game.book.parts.get(zone, zone)
    many = amount(game, what.count, ctx)
    ends: list[Card] = []
    for seat in players(game, wanted.owner or "you", ctx) if many > 0 else ():
        cards = [card for card in game.zone(whole, seat) if not card.pending]
        if zone != whole:
            cards = [card for card in cards if game.book.lies_in(card, (zone,))]
        ends += cards[:many] if what.which == "top" else cards[-many:]
    return ends


def selections_of(said: Any) -> set[str]:
    """Collect the words of all selections in an ability: self, target, charges, ..."""
    if isinstance(said, tuple | list):
        return {word for part in said for word in selections_of(part)}
    if not isinstance(said, msgspec.Struct):
        return set()
    words = {said.which} if isinstance(said, Select) else set()
    return words.union(*(selections_of(getattr(said, name)) for name in said.__struct_fields__))


def amount(game: Game, value: Amount, ctx: Context) -> int:
    """Work out a number of an ability now; what does not exist counts as 0."""
    if isinstance(value, int):
        return value
    return _calculated(game, value, ctx)


def _calculated(game: Game, calc: Calc, ctx: Context) -> int:
    op = calc.op
    if op == "number":
        return ctx.numbers.get(calc.key or "number", 0)
    if op == "did":
        return int(ctx.did)
    if op == "event":
        return 0 if ctx.event is None else ctx.event.amount
    if op in ("plus", "minus", "times", "halved"):
        return _arithmetic(op, [amount(game, arg, ctx) for arg in calc.args])
    assert calc.what is not None
    if op == "count":
        return len(found(game, calc.what, ctx))
    present = _spoken_of(game, calc.what, ctx)
    if calc.what.which not in ("all", "top", "bottom"):
        present = [as_known(game, thing, ctx) for thing in present]
    return _summary(op, [_number_of(game, thing, calc.trait or "power") for thing in present])


def _number_of(game: Game, thing: Thing, trait: str) -> int:
    """Get a number of a card or player, 0 where it has none; the damage on a card is one too.

    What no card has as a trait is asked of the card's player.
    """
    if isinstance(thing, str):
        number = game.book.numbers.get(trait)
        return 0 if number is None else number(game, thing) or 0
    if trait == "damage":
        return thing.damage
    if trait == "markers":
        return sum(thing.markers.values())
    if trait.startswith(ORIGINAL):
        return printed_number(thing, trait.removeprefix(ORIGINAL))
    if trait not in Traits.__struct_fields__:
        return _number_of(game, thing.controller, trait)
    return game.now.number(game, thing, trait) or 0


def printed_number(card: Card, trait: str) -> int:
    """Get a number that is printed on a card, whatever it is now; 0 where there is none."""
    printed = getattr(card.printed, trait)
    return printed if isinstance(printed, int) else 0


def _summary(op: str, values: list[int]) -> int:
    if not values:
        return 0
    if op == "trait":
        return values[0]
    if op == "sum":
        return sum(values)
    return max(values) if op == "highest" else min(values)


def _arithmetic(op: str, args: list[int]) -> int:
    if op == "plus":
        return sum(args)
    if op == "minus":
        return args[0] - sum(args[1:])
    if op == "times":
        return prod(args)
    [arg] = args
    return -(-arg // 2)  # halved, rounded up


def holds(game: Game, cond: Cond, ctx: Context) -> bool:
    """Tell whether a condition holds now."""
    op = cond.op
    if op == "not":
        [arg] = cond.args
        return not holds(game, arg, ctx)
    if op == "all":
        return all(holds(game, arg, ctx) for arg in cond.args)
    if op == "any":
        return any(holds(game, arg, ctx) for arg in cond.args)
    if op == "exists":
        assert cond.what is not None
        return exists(game, cond.what, ctx)
    if op == "count":
        assert cond.what is not None
        return in_range(game, len(found(game, cond.what, ctx)), cond.range, ctx)
    if op == "number":
        assert cond.amount is not None
        return in_range(game, amount(game, cond.amount, ctx), cond.range, ctx)
    if op == "did":
        return ctx.did
    if op == "tried":
        return True
    if op == "phase":
        game.timed = True
        return cond.name in (game.phase, game.step)
    if op == "turn_of":
        return game.active in players(game, cond.who or "you", ctx)
    if op == "mode":
        return cond.name in ctx.modes
    if op == "role":
        assert cond.name is not None
        return ctx.source is not None and game.book.has_role(game, ctx.source, cond.name)
    if op == "zone_of_self":
        return ctx.source is not None and ctx.source.place.zone == cond.name
    return game.book.happened(game, cond, ctx)
