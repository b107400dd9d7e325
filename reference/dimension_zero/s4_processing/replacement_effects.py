"""4.15: replacement effects. What would happen is asked about before it does."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from duelproof.port import Option, Place, Ref, Seat
from duelproof.port.abilities import Destroy, Discard, Draw, If, Instr, Move, Repeat, ReplaceEvent, Turn
from duelproof.port.selections import Select
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.classes import free_spots
from reference.dimension_zero.s2_definitions.moving import (
    NO_NAMES,
    SEVERAL,
    all_at_once,
    all_falling,
    draw,
    in_order,
    left_behind,
    smash,
    to_graveyard,
)
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s6_other_rules.buried_cards import covers
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Bury, ReplaceItself, Smash
from reference.kernel.abilities import effects, perform, select
from reference.kernel.abilities.standing import Force, Lasting
from reference.kernel.abilities.triggers import hears
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening, Thing, cards_among
from reference.kernel.course import ask
from reference.kernel.course.sight import tell
from reference.kernel.flow import Flow

Key = tuple[object, ...]
"""A replacement effect with the card that it is about: what replaces an event but once."""
OWN = "resolved"
"""How long a spell or ability replaces what it does itself."""


@dataclass(frozen=True, slots=True, eq=False)
class Replacement:
    """A replacement effect that applies to an event: what it says, and for whom it speaks."""

    key: Key
    instr: ReplaceEvent
    ctx: Context
    lasting: Lasting | None = None

    @property
    def is_own(self) -> bool:
        """Whether a spell or ability replaces what it does itself."""
        return self.lasting is not None and self.lasting.until == OWN

    @property
    def card(self) -> Card:
        """The card that it is about."""
        assert self.ctx.event is not None
        assert self.ctx.event.card is not None
        return self.ctx.event.card


Going = tuple[list[Card], list[Replacement]]
"""Of cards that would go together, those that do, and what puts others aside at the same time."""


@index.unless_replaced
@rule("4.15.6", also=("4.15.1", "4.15.2", "4.15.2-1", "4.15.2-2", "4.15.4", "4.15.8"))
def happens(
    game: Duel,
    card: Card,
    to: Place,
    name: str,
    ctx: Context | None = None,
    foreseen: Sequence[Replacement] = (),
    aside: list[Replacement] | None = None,
) -> Flow[bool]:
    """Tell whether a card that would be put into a zone is put there, and nothing else happens instead.

    Each effect that replaces this is applied once, until something else has happened in its place.
    ``foreseen`` are the replacement effects that spoke of it before others that go with it were asked about.
    What only puts the card elsewhere is added to ``aside``, for whoever lets cards go together.
    """
    event = _going(game, card, to, name, ctx)
    asked: set[Key] = set()
    while True:
        speaking = {each.key: each for each in foreseen if _may_be_chosen(game, each.instr, each.ctx)}
        speaking |= {each.key: each for each in _applicable(game, event, card)}
        found = [each for key, each in speaking.items() if key not in asked]
        if not found:
            return True
        chosen = yield from _choose(game, found, card)
        asked.add(chosen.key)
        if not (yield from _is_wanted(game, chosen)):
            continue
        _use_up(game, chosen)
        if not chosen.instr.also:
            if aside is not None and _only_puts_aside(chosen.instr):
                aside.append(chosen)
            else:
                yield from _do_instead(game, chosen)
            return False
        yield from _perform_instead(game, chosen)


def _going(game: Duel, card: Card, to: Place, name: str, ctx: Context | None) -> Happening:
    """Make the event of a card that would be put into a zone."""
    origin = left_behind(game, card)
    event = Happening("move", card=card, player=card.owner, origin=origin, place=to, name=name)
    if ctx is not None:
        event.item, event.source, event.by = ctx.item, ctx.source, ctx.controller
    return event


@rule("4.15.3")
def foreseen(
    game: Duel, moves: Sequence[tuple[Card, Place, str]], ctx: Context | None
) -> dict[Ref, list[Replacement]]:
    """Find what static abilities replace of cards that go at the same time, before any of them goes."""
    if len(moves) < SEVERAL:
        return {}
    return {
        card.ref: [
            each
            for each in _applicable(game, _going(game, card, to, name, ctx), card)
            if each.lasting is None
        ]
        for card, to, name in moves
    }


@rule("4.15.6", also=("4.15.3",))
def _applicable(game: Duel, event: Happening, card: Card) -> Iterator[Replacement]:
    """Find the replacement effects that speak of an event and have not replaced it already."""
    for force in effects.forces(game, ReplaceEvent, event.kind):
        source = force.ctx.source
        assert source is not None
        key: Key = (id(force.instr), force.lasting.oid if force.lasting else source.ref, card.ref)
        ctx = force.ctx.on(event)
        if key not in game.replaced and _speaks_of(game, force, event, ctx, card):
            yield Replacement(key, force.instr, ctx, force.lasting)


@rule("4.15.2", also=("4.15.7", "4.15.8-1"))
def _speaks_of(game: Duel, force: Force, event: Happening, ctx: Context, card: Card) -> bool:
    """An effect speaks of the event it names, if that is about a card that it affects.

    Where its player may choose, all that it would do instead must be possible (4.15.7).
    """
    instr = force.instr
    if force.lasting is not None and force.lasting.until == OWN and event.item != ctx.item:
        return False
    return (
        hears(game, instr.event, event, ctx)
        and (instr.what is None or effects.touches(game, force, card))
        and _may_be_chosen(game, instr, ctx)
    )


@rule("4.15.7")
def _may_be_chosen(game: Duel, instr: ReplaceEvent, ctx: Context) -> bool:
    """Tell whether a replacement can be chosen, where its player may choose: all of it must be possible."""
    if not instr.may:
        return True
    parts = _carried_out(game, instr.instead, ctx)
    return all(_can_be_done(game, each, ctx) for each in parts) and _suffice(_takings(game, parts, ctx))


@rule("4.15.7")
def _carried_out(game: Duel, effect: tuple[Instr, ...], ctx: Context) -> list[Instr]:
    """List the instructions that would be carried out, each as often as it would be."""
    parts: list[Instr] = []
    for instr in effect:
        if isinstance(instr, If):
            then = instr.then if select.holds(game, instr.cond, ctx) else instr.otherwise
            parts += _carried_out(game, then, ctx)
        elif isinstance(instr, Repeat):
            parts += _carried_out(game, instr.then, ctx) * select.amount(game, instr.n, ctx)
        else:
            parts.append(instr)
    return parts


@rule("4.15.7")
def _can_be_done(game: Duel, instr: Instr, ctx: Context) -> bool:
    """Tell whether an instruction by itself asks for nothing impossible: there is what it speaks of.

    What says up to so many asks for none of them.
    """
    if isinstance(instr, Bury):
        return bool(covers(game, instr, ctx))
    what = getattr(instr, "what", None)
    if what is None or what.up_to:
        return True
    found = [each for each in _found_for(game, what, ctx) if _can_be_done_to(game, instr, each, ctx)]
    return len(found) >= select.amount(game, what.count, ctx)


@rule("4.15.7", also=("4.7.2-8",))
def _found_for(game: Duel, what: Select, ctx: Context) -> list[Thing]:
    """Find what an instruction can be carried out on: nobody picks what is being given for a cost."""
    found = select.found(game, what, ctx)
    return [thing for thing in found if thing not in game.spoken_for] if _is_picked(what) else found


@rule("4.15.7", also=("2.26.1-1",))
def _can_be_done_to(game: Duel, instr: Instr, thing: Thing, ctx: Context) -> bool:
    """Tell whether an instruction can be carried out on a thing: a card that is frozen cannot be frozen."""
    if isinstance(instr, Turn) and isinstance(thing, Card):
        return thing.turned != instr.to
    return _has_room(game, instr, thing, ctx)


@rule("4.15.7")
def _has_room(game: Duel, instr: Instr, thing: Thing, ctx: Context) -> bool:
    """Tell whether there is a square for a card, if an instruction puts it on one that its player chooses."""
    if not isinstance(instr, Move) or instr.to not in FIELD or instr.slot not in (None, "own_area"):
        return True
    assert isinstance(thing, Card)
    return bool(free_spots(game, instr, thing, ctx.controller))


def _is_picked(what: Select) -> bool:
    """Tell whether so many cards of a selection as it says are picked, and no fewer."""
    return what.which in ("choose", "random") and not what.up_to


Taking = tuple[int, list[Ref]]
"""How many of these cards are taken."""


@rule("4.15.7")
def _takings(game: Duel, parts: list[Instr], ctx: Context) -> list[Taking]:
    """List what each part takes away from where it lies; what has been drawn before lies in the hand."""
    takings: list[Taking] = []
    hands = {
        seat: [card.ref for card in hand if card not in game.spoken_for] for seat, hand in game.hands.items()
    }
    decks = {seat: [card.ref for card in deck] for seat, deck in game.decks.items()}
    for number, instr in enumerate(parts):
        if isinstance(instr, Discard | Draw | Smash):
            piles, many = hands if isinstance(instr, Discard) else decks, select.amount(game, instr.n, ctx)
            if not (isinstance(instr, Draw) and instr.up_to):
                takings += [(many, piles[seat]) for seat in select.players(game, instr.who, ctx)]
            if isinstance(instr, Draw):
                drawing = select.players(game, instr.who, ctx)
                hands |= {
                    seat: hands[seat] + _drawn(f"{seat} {number}", many, decks[seat]) for seat in drawing
                }
        elif isinstance(instr, Destroy | Move) and _is_picked(instr.what):
            among = [card.ref for card in cards_among(_found_for(game, instr.what, ctx))]
            takings.append((select.amount(game, instr.what.count, ctx), among))
    return takings


@rule("4.15.7")
def _drawn(part: str, many: int, deck: list[Ref]) -> list[Ref]:
    """Name the cards that a player will have drawn by a part; which they are nobody knows yet."""
    return [f"{part}: {each}" for each in range(min(many, len(deck)))]


@rule("4.15.7")
def _suffice(takings: list[Taking]) -> bool:
    """Tell whether there are enough cards for all that is taken, none of them twice."""
    # one more than there are is too many already, and a card may ask for a million
    wanted = [among for many, among in takings for _ in range(min(many, len(among) + 1))]
    given: dict[Ref, int] = {}
    return all(_gets_one(wanted, number, given, set()) for number in range(len(wanted)))


def _gets_one(wanted: list[list[Ref]], number: int, given: dict[Ref, int], asked: set[Ref]) -> bool:
    """Give a taker one of the cards that it wants."""
    return any(_gets(wanted, number, ref, given, asked) for ref in wanted[number])


def _gets(wanted: list[list[Ref]], number: int, ref: Ref, given: dict[Ref, int], asked: set[Ref]) -> bool:
    """Give a taker a card: a free one, or one for which the other that has it can take one else."""
    if ref in asked:
        return False
    asked.add(ref)
    if ref in given and not _gets_one(wanted, given[ref], given, asked):
        return False
    given[ref] = number
    return True


@rule("4.15.8-2", also=("4.15.8-1",))
def _choose(game: Duel, found: list[Replacement], card: Card) -> Flow[Replacement]:
    """Take what an effect replaces of itself first; of the others the card's controller chooses one."""
    own = next((each for each in found if each.is_own), None)
    if own is not None:
        return own
    options = _named(found)
    chosen = yield from ask.one(game, card.controller, "replace", options)
    return found[options.index(chosen)]


def _named(found: list[Replacement]) -> list[Option]:
    """Name replacement effects by their cards, and by a number those of a card that another is named by."""
    options: list[Option] = []
    for number, each in enumerate(found):
        assert each.ctx.source is not None
        option = Option(card=each.ctx.source.ref)
        options.append(option if option not in options else msgspec.structs.replace(option, value=number))
    return options


@rule("4.15.7")
def _is_wanted(game: Duel, chosen: Replacement) -> Flow[bool]:
    """Ask the player of a replacement effect that says "may"."""
    if not chosen.instr.may:
        return True
    assert chosen.ctx.source is not None
    return (yield from ask.may(game, chosen.ctx.controller, about=chosen.ctx.source.ref))


@rule("4.15.3")
def _use_up(game: Duel, chosen: Replacement) -> None:
    """End what replaces only the next event of its kind."""
    if chosen.lasting is not None and chosen.lasting.until == "next":
        effects.remove(game, chosen.lasting)


def _do_instead(game: Duel, chosen: Replacement) -> Flow[None]:
    """Tell that an event is replaced, and do what is done in its place."""
    event = chosen.ctx.event
    assert event is not None
    tell(game, "replaced", chosen.card, name=event.kind, player=event.player)
    yield from _perform_instead(game, chosen)


def _only_puts_aside(instr: ReplaceEvent) -> bool:
    """Tell whether an effect does nothing instead but put the card of its event off the squares."""
    only = instr.instead[0]
    return (
        len(instr.instead) == 1
        and isinstance(only, Destroy | Move)
        and only.what.which == "event"
        and _pile(only)[0] not in FIELD
    )


def _pile(instr: Instr) -> tuple[str, str]:
    """Find to which end of which zone an instruction puts cards."""
    return (instr.to, instr.position) if isinstance(instr, Move) else ("graveyard", "top")


@rule("4.15.2", also=("2.23.2-4", "2.23.5-3"))
def put_aside(game: Duel, aside: Sequence[Replacement]) -> Flow[None]:
    """Put cards where replacement effects put them instead, on a pile in the order that their owners say."""
    ordered: list[Card] = []
    for zone, end in (("graveyard", "top"), ("deck", "top"), ("deck", "bottom")):
        cards = [each.card for each in aside if _pile(each.instr.instead[0]) == (zone, end)]
        said = yield from in_order(game, cards)
        ordered += said if end == "bottom" else reversed(said)
    for each in sorted(aside, key=lambda each: ordered.index(each.card) if each.card in ordered else -1):
        yield from _do_instead(game, each)


@rule("4.15.4", also=("4.8.7", "4.15.2", "4.15.6"))
def _perform_instead(game: Duel, chosen: Replacement) -> Flow[None]:
    """Do what is done in place of an event, which then has not happened; it is not replaced so again."""
    game.replaced.append(chosen.key)
    yield from perform.perform(game, chosen.instr.instead, chosen.ctx)
    game.replaced.remove(chosen.key)


@rule("4.15.8-1")
def replace_itself(game: Duel, instr: ReplaceItself, ctx: Context) -> Flow[None]:
    """Carry out instructions, something else happening instead of a part of what they do."""
    own = ReplaceEvent(event=instr.event, instead=instr.instead)
    lasting = effects.begin(game, own, ctx, [], OWN)
    yield from perform.perform(game, instr.then, ctx)
    effects.remove(game, lasting)


@rule("4.15.2", also=("4.15.4", "6.1.5", "6.6.6"))
def not_replaced(
    game: Duel,
    cards: Iterable[Card],
    zone: str,
    name: str,
    ctx: Context | None,
    names: Mapping[Ref, str] = NO_NAMES,
) -> Flow[Going]:
    """Find those of several cards that come to a zone of their owners, nothing else happening instead.

    What falls with them is asked about as well. ``names`` are for the cards whose move is called otherwise. A
    card that has gone elsewhere in place of another's move is a new one, which is not meant.
    """
    meant = list(cards)
    # what lies under another of them falls with that
    own = [card for card in meant if card.over not in meant]
    moves = [(card, place(zone), names.get(card.ref, name)) for card in own]
    known = foreseen(game, moves, ctx)
    lives = {card.ref: card.life for card in (*own, *all_falling(game, own))}
    going: list[Card] = []
    aside: list[Replacement] = []
    for card, to, called in moves:
        if not _is_meant(card, lives):
            continue
        if (yield from happens(game, card, to, called, ctx, known.get(card.ref, ()), aside=aside)):
            going.append(card)
            yield from ask_about_falling(game, card, own, aside)
    return (
        [card for card in going if _is_meant(card, lives)],
        [each for each in aside if _is_meant(each.card, lives)],
    )


@rule("4.15.2", also=("6.1.5", "6.6.6"))
def ask_about_falling(game: Duel, card: Card, going: Sequence[Card], aside: list[Replacement]) -> Flow[None]:
    """Ask whether something else happens to what falls as a card leaves its square, if it goes not itself."""
    for fallen in all_falling(game, [card]):
        if fallen not in going:
            yield from happens(game, fallen, place("graveyard"), "rule", aside=aside)


@rule("4.15.2")
def _is_meant(card: Card, lives: Mapping[Ref, int]) -> bool:
    """Tell whether a card is still the one that was to go, and has not gone elsewhere already."""
    return card.life == lives[card.ref]


@rule("4.15.5", also=("4.15.5-1",))
def let_fall(
    game: Duel,
    cards: Iterable[Card],
    name: str = "destroy",
    ctx: Context | None = None,
    names: Mapping[Ref, str] = NO_NAMES,
) -> Flow[None]:
    """Put cards into their owners' graveyards at once, all to which nothing else happens instead.

    Whoever was to do so as a cost or by an effect has done so even then. ``names`` are for the cards whose
    move is called otherwise.
    """
    going, aside = yield from not_replaced(game, cards, "graveyard", name, ctx, names)
    with all_at_once(game, [*going, *(each.card for each in aside)]):
        yield from put_aside(game, aside)
        yield from to_graveyard(game, going, name, names)


@rule("4.15.5-1", also=("4.8.11", "4.9.2-5"))
def smash_cards(game: Duel, seats: Sequence[Seat], many: int, ctx: Context | None = None) -> Flow[None]:
    """Put cards from the top of decks into the smash zones, all to which nothing else happens instead.

    Where both players are smashed it happens to both at the same time.
    """
    smashed = [card for seat in seats for card in game.decks[seat][:many]]
    going, aside = yield from not_replaced(game, smashed, "smash", "smash", ctx)
    with all_at_once(game, [*going, *(each.card for each in aside)]):
        yield from put_aside(game, aside)
        for seat in seats:
            smash(game, seat, [card for card in going if card.owner == seat])


@rule("4.9.2-4", also=("1.1.2",))
def can_draw(game: Duel, seat: Seat) -> bool:
    """Tell whether a player has a card to draw, and nothing forbids it."""
    return bool(game.decks[seat]) and not effects.forbidden(game, "draw", seat)


@rule("4.15.5-1", also=("1.1.2",))
def draw_one(game: Duel, seat: Seat, ctx: Context | None = None) -> Flow[None]:
    """Draw a card, unless the player cannot, or something else happens instead."""
    if not can_draw(game, seat):
        return
    if (yield from happens(game, game.decks[seat][0], place("hand", seat), "draw", ctx)):
        draw(game, seat)
