"""109.2: when an effect speaks of cards, and when of what they make up."""

from typing import Any

import msgspec

from duelproof.port import CardSpec, Seat
from duelproof.port.abilities import ForEach
from duelproof.port.selections import Calc, Cond, Filter, Select
from duelproof.port.words import parts
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.seals import is_seal
from reference.duel_masters.s1_basics.shields import piles, with_their_shields
from reference.duel_masters.s3_card_types.cross_gear import related
from reference.duel_masters.s3_card_types.elements import WORDS, is_element, is_so
from reference.duel_masters.s5_turn import taking_part
from reference.duel_masters.s6_using_cards.information import shares_civilization
from reference.duel_masters.s8_special_cards.kinds_of_evolution import is_evolution
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import choosing, effects
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


def has_role(game: DMGame, card: Card, role: str) -> bool:
    """Tell whether a card is an element, is equipped and so on, or plays a part in an attack."""
    if role == "evolution":
        return is_evolution(game, card)
    if role in ("card", "element"):
        return role == "card" or is_element(game, card)
    if role == "seal":
        return is_seal(card)
    return is_so(game, card, role) if role in WORDS else taking_part.has_role(game, card, role)


@rule("113.2", also=("116.3a", "304.2a"))
def means(card: Card, wanted: Filter) -> bool:
    """Tell whether words can mean a card: a castle is no shield, and is meant only as what it is.

    A seal is meant as a card, or as what it is; a creature that is ignored is not meant.
    """
    if is_seal(card):
        return wanted.role in ("card", "seal")
    as_it_is = card.hung_as != "castle" or wanted.type is not None or wanted.role is not None
    return as_it_is and not _is_ignored(card)


@rule("116.2a", also=("109.2c",))
def _is_ignored(card: Card) -> bool:
    """With a creature all cards of it are ignored."""
    return part_of(card).ignored


@rule("109.2c", also=("116.2a",))
def part_of(card: Card) -> Card:
    """Find what a card is a card of: what it lies beneath, or is on as an aura; or else the card itself."""
    whole = card.host if card.hung_as == "aura" else card.over
    return card if whole is None else part_of(whole)


def relates(game: DMGame, card: Card, relation: str, ctx: Context) -> bool:
    """Tell whether a card hangs together with the source, or cannot be chosen by its player."""
    if relation == WITHIN_A_SHIELD:
        return any(card in pile[1:] for pile in piles(game, card.owner))
    if relation == BEYOND_CHOICE:
        return _beyond_choice(game, card, ctx.controller)
    if relation == "same-civilization":
        return shares_civilization(game, card, ctx)
    return related(game, card, relation, ctx)


@rule("109.2a", also=("316.3",))
def says_card(what: Select) -> bool:
    """Tell whether an effect says "card", and not what the cards make up."""
    return what.filter is not None and what.filter.role == "card"


@rule("113.2", also=("109.2a",))
def says_shield(what: Select) -> bool:
    """Tell whether an effect says "shield": it speaks of that zone, not of "cards" nor of a type of card."""
    wanted = what.filter or Filter()
    return wanted.zones == ("shield",) and wanted.role != "card" and wanted.type is None


@rule("113.2", also=("109.2a", "701.14b"))
def moved(game: DMGame, what: Select, ctx: Context) -> Flow[list[Card]]:
    """Find the cards that an effect moves: of a shield all cards, unless it says "card"."""
    cards = yield from meant(game, what, ctx)
    return with_their_shields(game, cards) if says_shield(what) else cards


@rule("109.2a", also=("200.3", "200.3a"))
def looks_beneath(wanted: Filter) -> bool:
    """Tell whether words mean each card that lies beneath another, too: only where they say "card"."""
    return wanted.role == "card"


@rule("109.2a", also=("601.1h",), edition="s-max")
@rule("109.2a", also=("601.1g",), edition="1.13")
def meant(game: DMGame, what: Select, ctx: Context) -> Flow[list[Card]]:
    """Find the cards that an effect means: where it says "card", each part of a thing by itself."""
    things = yield from choosing.things(game, what, ctx)
    return [thing for thing in things if isinstance(thing, Card)]


BEYOND_CHOICE = "beyond choice"
WITHIN_A_SHIELD = "within a shield"


@rule("109.2c")
def _beyond_choice(game: DMGame, card: Card, chooser: Seat) -> bool:
    """What an opponent cannot choose, he cannot choose a card of."""
    thing = part_of(card)
    return chooser != thing.owner and effects.forbidden(game, "be_chosen", thing)


@rule("109.2c")
def without_those_beyond_choice(game: DMGame, instr: Any) -> Any:
    """Leave out of the choices of an instruction what cannot be chosen."""
    chosen = {
        field: _narrowed(what)
        for field in instr.__struct_fields__
        if isinstance(what := getattr(instr, field), Select) and what.which == "choose"
    }
    return msgspec.structs.replace(instr, **chosen)


def _narrowed(what: Select) -> Select:
    wanted = what.filter or Filter()
    out = Filter(relation=BEYOND_CHOICE)
    if says_shield(what):
        wanted = _each_once(wanted)
    narrowed = msgspec.structs.replace(wanted, none_of=(*wanted.none_of, out))
    return msgspec.structs.replace(what, filter=narrowed)


@rule("113.2")
def _each_once(wanted: Filter) -> Filter:
    """A shield of several cards is chosen once, by the uppermost of them."""
    further = Filter(relation=WITHIN_A_SHIELD, zones=("shield",))
    return msgspec.structs.replace(wanted, none_of=(*wanted.none_of, further))


@rule("113.2")
def with_shields_counted(spec: CardSpec) -> CardSpec:
    """Read a card: where it counts shields, or does something for each, it means each pile once."""
    if not any(_counts_shields(each) for face in spec.faces for _, each in parts(face.abilities)):
        return spec
    faces = [msgspec.structs.replace(face, abilities=_each_pile_once(face.abilities)) for face in spec.faces]
    return msgspec.structs.replace(spec, faces=faces)


def _counts_shields(said: Any) -> bool:
    """Tell whether something is said of the number of shields, or for each of them."""
    counts = isinstance(said, ForEach) or (isinstance(said, Calc | Cond) and said.op == "count")
    return counts and said.what is not None and says_shield(said.what)


def _each_pile_once(said: Any) -> Any:
    """Make what is said the same, but that shields are counted by the uppermost of their cards."""
    if isinstance(said, list | tuple):
        return type(said)(_each_pile_once(each) for each in said)
    if not isinstance(said, msgspec.Struct):
        return said
    fields = {name: _each_pile_once(getattr(said, name)) for name in said.__struct_fields__}
    if _counts_shields(said):
        fields["what"] = msgspec.structs.replace(fields["what"], filter=_each_once(fields["what"].filter))
    return msgspec.structs.replace(said, **fields)
