"""609: replacement effects. What would happen is asked about before it does."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass

import msgspec

from duelproof.port import OTHER, SEATS, Option, Seat
from duelproof.port.abilities import Destroy, Discard, If, Instr, Move, PlayCard, ReplaceEvent, Turn
from duelproof.port.selections import Filter, Select
from reference.duel_masters import index
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.s1_basics.cards import says_card, says_shield, without_those_beyond_choice
from reference.duel_masters.s1_basics.shields import how_many_broken, piles, with_their_shields
from reference.duel_masters.s1_basics.tapped_and_untapped import would_turn
from reference.duel_masters.s3_card_types.entering import may_enter
from reference.duel_masters.s5_turn.choosing_shields import Shield, choose_shields
from reference.duel_masters.s6_using_cards.barring import can_gr_summon, is_barred
from reference.duel_masters.s7_other_rules.discarding import choose_discards
from reference.duel_masters.s8_special_cards.sources import has_sources
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import Attach, Break, ChangePlaces, GRSummon, LeaveAlone, PutUnder
from reference.kernel.abilities import effects, now, perform, select
from reference.kernel.abilities.standing import Force
from reference.kernel.abilities.triggers import hears
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening, Thing, cards_among
from reference.kernel.course import ask
from reference.kernel.course.sight import tell
from reference.kernel.flow import Flow

embodies({"609.7": perform.COMMON[If]})


@dataclass(frozen=True, slots=True, eq=False)
class Replacement:
    """A replacement effect that applies to an event: what it says, and for whom it speaks."""

    instr: ReplaceEvent
    ctx: Context

    @property
    def source(self) -> str:
        """The card whose effect it is."""
        assert self.ctx.source is not None
        return self.ctx.source.ref


@index.unless_replaced
@rule("609.9", also=("609.1", "609.2", "609.4", "609.5", "609.9a", "101.4d", "101.5", "101.5a", "101.5b"))
def what_happens(game: DMGame, events: Sequence[Happening]) -> Flow[list[Happening]]:
    """Decide which replacement effects apply to which of the events, and apply them together.

    The turn player decides for all events before the other player does. What happens instead of an event is
    not replaced again.

    Returns:
        The events that happen as they would have or only changed, those of cards that are still there.
    """
    if game.replacing:
        return list(events)
    decided: dict[Happening, Replacement] = {}
    taken: list[Thing] = []
    for event in events:
        own = _by_itself(game, event)
        chosen = (yield from _one_chosen(game, own[0].ctx.controller, own, taken)) if own else None
        if chosen is not None:
            decided[event] = chosen
    for seat in (game.active, OTHER[game.active]):
        for event in events:
            chosen = None if event in decided else (yield from _decided(game, seat, event, taken))
            if chosen is not None:
                decided[event] = chosen
    lives = {event: event.card.life for event in events if event.card is not None}
    for event, chosen in decided.items():
        yield from _do_instead(game, event, chosen)
    going = [event for event in events if event not in decided or decided[event].instr.also]
    return [event for event in going if _is_still_there(event, lives.get(event))]


@rule("609.9", also=("400.5", "701.6a", "114.1"))
def _is_still_there(event: Happening, life: int | None) -> bool:
    """What would happen to a card does not happen to what that has become as another event was replaced.

    A draw is of the card that is on top by then.
    """
    return event.card is None or event.name == "draw" or event.card.life == life


@contextmanager
def decided_on(game: DMGame) -> Iterator[None]:
    """Let events happen of which it has been decided what happens: nothing replaces them again."""
    before, game.replacing = game.replacing, True
    try:
        yield
    finally:
        game.replacing = before


@rule("609.8a", edition="s-max")
def _by_itself(game: DMGame, event: Happening) -> list[Replacement]:
    """What a spell says of its own moving applies before other replacement effects."""
    card = event.card
    if not game.edition.own_moving_first or card is None or "spell" not in now.words(game, card, "type"):
        return []
    return [each for each in _applicable(game, event) if each.ctx.source is card]


@rule("609.8", also=("101.5", "101.5b", "609.3"))
def _decided(game: DMGame, seat: Seat, event: Happening, taken: list[Thing]) -> Flow[Replacement | None]:
    """Choose which one of a player's replacement effects applies to an event, if any does."""
    of_player = [each for each in _applicable(game, event) if each.ctx.controller == seat]
    return (yield from _one_chosen(game, seat, of_player, taken))


@rule("609.8", also=("101.5b", "609.3"))
def _one_chosen(
    game: DMGame, seat: Seat, able: list[Replacement], taken: list[Thing]
) -> Flow[Replacement | None]:
    """Have a player choose one of some replacement effects, if any can be done and is wanted."""
    found = [each for each in able if _can_be_done(game, each, taken)]
    while found:
        options = _told_apart(found)
        picked = yield from ask.one(game, seat, "replace", options)
        chosen = found.pop(options.index(picked))
        if (yield from _is_wanted(game, chosen)):
            return (yield from _settled(game, chosen, taken))
    return None


def _told_apart(found: list[Replacement]) -> list[Option]:
    """Make an option of each effect: its card, and a number where the card has several of them."""
    cards = [each.source for each in found]
    return [
        Option(card=card) if cards.count(card) == 1 else Option(card=card, value=number)
        for number, card in enumerate(cards)
    ]


@rule("609.4", also=("609.9b",))
def _can_be_done(game: DMGame, each: Replacement, taken: list[Thing]) -> bool:
    """An effect replaces nothing if what it says cannot be done, or only with a card that another takes."""
    instead = each.instr.instead
    return not instead or any(_has_something(game, instr, each.ctx, taken) for instr in instead)


def _has_something(game: DMGame, instr: Instr, ctx: Context, taken: list[Thing]) -> bool:
    """Tell whether there is anything that an instruction could be carried out on and nothing else takes."""
    if isinstance(instr, Discard | Break):
        lying = _in_hand if isinstance(instr, Discard) else _shields
        return any(lying(game, seat, taken) for seat in select.players(game, instr.who, ctx))
    if isinstance(instr, GRSummon):
        return any(can_gr_summon(game, seat) for seat in select.players(game, instr.who, ctx))
    if isinstance(instr, Attach | PutUnder) and not select.found(game, instr.to, ctx):
        return False
    if isinstance(instr, ChangePlaces) and not select.found(game, instr.new, ctx):
        return False
    what = getattr(instr, "what", None)
    return what is None or any(
        _can_be_done_to(game, instr, thing, ctx) for thing in _free(game, instr, what, ctx, taken)
    )


def _in_hand(game: DMGame, seat: Seat, taken: list[Thing]) -> list[Card]:
    """List the cards that a player can still discard."""
    return [card for card in game.hand(seat) if card not in taken]


def _shields(game: DMGame, seat: Seat, taken: list[Thing]) -> list[Card]:
    """List the shields of a player that can still be broken, by the first card of each."""
    return [card for card, *_ in piles(game, seat) if card not in taken]


@rule("609.4")
@rule("609.4", also=("105.6",), edition="s-max")
def _can_be_done_to(game: DMGame, instr: Instr, thing: Thing, ctx: Context) -> bool:
    """What is turned must be able to be, what is used allowed, what is destroyed or moved free to go.

    What is put into the battle zone must be able to come there.
    """
    if not isinstance(thing, Card):
        return True
    if isinstance(instr, Turn):
        return would_turn(game, thing, instr.to)
    if isinstance(instr, PlayCard):
        return not is_barred(game, ctx.controller, thing)
    if isinstance(instr, Move) and instr.to == "battle" and not _can_come(game, thing):
        return False
    if isinstance(instr, Destroy) and effects.forbidden(game, "be_destroyed", thing):
        return False
    return not (isinstance(instr, Destroy | Move) and effects.forbidden(game, "leave", thing))


@rule("609.4", also=("801.1",))
@rule("609.4", also=("302.3",), edition="1.13")
def _can_come(game: DMGame, card: Card) -> bool:
    """Tell whether a card may be put into the battle zone and has what it needs for that."""
    return may_enter(game, card) and has_sources(game, card)


def _meant(game: DMGame, instr: Instr, what: Select, ctx: Context) -> list[Thing]:
    """List the things that an instruction speaks of; what is not in the battle zone cannot be destroyed."""
    things = select.found(game, what, ctx)
    if not isinstance(instr, Destroy):
        return things
    return [thing for thing in things if isinstance(thing, Card) and thing.place.zone == "battle"]


@rule("609.9b")
def _free(game: DMGame, instr: Instr, what: Select, ctx: Context, taken: list[Thing]) -> list[Thing]:
    """List the things that an instruction speaks of and nothing else takes: of a pile's end the next ones."""
    if what.which not in ("top", "bottom"):
        return [thing for thing in _meant(game, instr, what, ctx) if thing not in taken]
    many = select.amount(game, what.count, ctx)
    further = msgspec.structs.replace(what, count=many + len(taken))
    free = [
        card for card in _meant(game, instr, further, ctx) if isinstance(card, Card) and card not in taken
    ]
    piles_left = [[card for card in free if card.owner == seat] for seat in SEATS]
    return [
        card
        for pile in piles_left
        for card in (pile[:many] if what.which == "top" else pile[max(0, len(pile) - many) :])
    ]


@rule("609.9a", also=("609.9b",))
def _settled(game: DMGame, chosen: Replacement, taken: list[Thing]) -> Flow[Replacement]:
    """Choose the cards of what is done instead as it is decided on, none that another one takes.

    What is discarded or broken later than something else is chosen then.
    """
    ctx = copy(chosen.ctx)
    ctx.chosen = dict(ctx.chosen)
    instead = []
    for number, instr in enumerate(chosen.instr.instead):
        later = number > 0 and isinstance(instr, Discard | Break)
        instead.append(instr if later else (yield from _taking(game, instr, f"instead-{number}", ctx, taken)))
    return Replacement(msgspec.structs.replace(chosen.instr, instead=tuple(instead)), ctx)


@rule("609.9b", also=("113.2", "609.9a"))
def _taking(game: DMGame, instr: Instr, key: str, ctx: Context, taken: list[Thing]) -> Flow[Instr]:
    """Choose the cards of an instruction, which nothing else can take then; say it of these cards."""
    if isinstance(instr, Break):
        yield from _take_shields(game, instr, ctx, taken)
        return instr
    chosen = Select(which="chosen", key=key)
    if isinstance(instr, Discard):
        ctx.chosen[key] = yield from _take_of_hands(game, instr, ctx, taken)
        return Move(what=chosen, to="graveyard", verb="discard")
    what = getattr(instr, "what", None)
    if what is None:
        return instr
    free = _free(game, instr, what, ctx, taken)
    if what.which == "choose":
        free = yield from _picked(game, what, free, ctx)
        chosen = _as_it_was_said(what, chosen)
        if says_shield(what):
            free = [*with_their_shields(game, cards_among(free))]
    taken += free
    if what.which not in ("choose", "top", "bottom"):
        return instr
    ctx.chosen[key] = free
    changed: Instr = msgspec.structs.replace(instr, what=chosen)  # type: ignore[type-var]
    return changed


@rule("609.9a", also=("109.2a",))
def _as_it_was_said(what: Select, chosen: Select) -> Select:
    """Speak of what was chosen as of single cards, if it was chosen as that."""
    if what.filter is None or not says_card(what):
        return chosen
    return msgspec.structs.replace(chosen, filter=Filter(role="card", zones=what.filter.zones))


@rule("609.9a", also=("609.9b",))
def _take_of_hands(game: DMGame, instr: Discard, ctx: Context, taken: list[Thing]) -> Flow[list[Thing]]:
    """Choose what is discarded instead as that is decided."""
    gone: list[Thing] = []
    for seat in select.players(game, instr.who, ctx):
        gone += yield from choose_discards(game, instr, seat, _in_hand(game, seat, taken), ctx)
    taken += gone
    return gone


BROKEN = "broken instead"
"""By what the shields are remembered that are broken instead of an event."""


@rule("609.9a", also=("609.9b",))
def _take_shields(game: DMGame, instr: Break, ctx: Context, taken: list[Thing]) -> Flow[None]:
    """Choose the shields that are broken instead as that is decided."""
    many = how_many_broken(game, ctx.controller, select.amount(game, instr.n, ctx))
    spared = [thing for thing in taken if isinstance(thing, Card)]
    for seat in select.players(game, instr.who, ctx):
        for shield in (yield from choose_shields(game, ctx.controller, seat, many, spared)):
            first, _ = shield[0]
            ctx.chosen.setdefault(BROKEN, []).append(first)
            taken.append(first)


@rule("609.9a")
def decided_shields(game: DMGame, ctx: Context, seat: Seat) -> list[Shield]:
    """List the shields of a player that it was decided to break instead of an event."""
    decided = ctx.chosen.get(BROKEN, [])
    return [[(card, card.life) for card in pile] for pile in piles(game, seat) if pile[0] in decided]


def _picked(game: DMGame, what: Select, free: list[Thing], ctx: Context) -> Flow[list[Thing]]:
    """Have the player who chooses what is done instead pick as many of some things as it says."""
    many = select.amount(game, what.count, ctx)
    chooser, options = select.player(game, what.by, ctx), [game.option_for(thing) for thing in free]
    picked = yield from ask.some(game, chooser, "choose", options, many, many, part="instead")
    return [thing for thing in free if game.option_for(thing) in picked]


@rule("609.1", also=("609.1a", "609.2"))
def _applicable(game: DMGame, event: Happening) -> Iterator[Replacement]:
    """Find the replacement effects that are in force and speak of an event."""
    for kind in kinds_of(event):
        for force in effects.forces(game, ReplaceEvent, kind):
            ctx = force.ctx.on(event)
            if _speaks_of(game, force, event, ctx):
                yield Replacement(_of_what_can_be_chosen(game, force.instr), ctx)


@rule("609.4", also=("109.2c", "113.2"))
def _of_what_can_be_chosen(game: DMGame, instr: ReplaceEvent) -> ReplaceEvent:
    """What is done instead is done with what its player can choose: each shield once, and nothing barred."""
    instead = tuple(without_those_beyond_choice(game, each) for each in instr.instead)
    return msgspec.structs.replace(instr, instead=instead)


@rule("609.1", also=("114.3",))
def kinds_of(event: Happening) -> tuple[str, ...]:
    """Name the kinds of event that an event is: a card that is destroyed or drawn is moved, too."""
    if event.name not in (None, "break"):
        return "move", str(event.name)
    return (event.kind,)


@rule("609.1")
def _speaks_of(game: DMGame, force: Force, event: Happening, ctx: Context) -> bool:
    """An effect speaks of the event it names, unless that is about a card that it does not affect."""
    if not hears(game, force.instr.event, event, ctx):
        return False
    return event.card is None or force.instr.what is None or effects.touches(game, force, event.card)


def _is_wanted(game: DMGame, chosen: Replacement) -> Flow[bool]:
    """Ask the player of a replacement effect that says "may"."""
    if not chosen.instr.may:
        return True
    return (yield from ask.may(game, chosen.ctx.controller, about=chosen.source, kind="replace_may"))


@rule("609.4", also=("609.3", "101.5"))
def _do_instead(game: DMGame, event: Happening, chosen: Replacement) -> Flow[None]:
    """Do what is done in place of an event, which then has never happened, and is not replaced again."""
    _tell(game, event)
    with decided_on(game):
        yield from perform.perform(game, chosen.instr.instead, chosen.ctx)


def _tell(game: DMGame, event: Happening) -> None:
    """Record that an event does not happen; whoever may not see its card is told where that lies."""
    if event.card is None:
        game.log.add("replaced", name=event.kind, player=event.player)
    else:
        tell(game, "replaced", event.card, name=event.name or event.kind, player=event.player)


@rule("609.1", also=("701.26b",), edition="s-max")
def is_replaced(game: DMGame, events: Sequence[Happening]) -> Flow[bool]:
    """Tell whether a replacement effect applies to one of some events that happen together or not at all.

    What would be done instead is not done.
    """
    for seat in (game.active, OTHER[game.active]):
        for event in events:
            chosen = yield from _decided(game, seat, event, [])
            if chosen is not None and _has_it_otherwise(chosen.instr):
                return True
    return False


@rule("609.1", also=("701.26b", "811.1", "811.1a"), edition="s-max")
def _has_it_otherwise(instr: ReplaceEvent) -> bool:
    """Tell whether an effect has an event happen otherwise, if only to a top card, or just adds to it."""
    return not instr.also or any(isinstance(each, LeaveAlone) for each in instr.instead)
