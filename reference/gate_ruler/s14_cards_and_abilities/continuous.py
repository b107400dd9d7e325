"""14-7, 14-12: what may be treated as something else, and the order in which ongoing effects act."""

import msgspec

from duelproof.port import Option
from duelproof.port.abilities import Gain, Instr, LoseAbilities, SetTrait
from duelproof.port.selections import Filter
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.state import GateGame
from reference.kernel import natures
from reference.kernel.abilities import effects, layers, now, perform, standing
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow

embodies(
    {
        "14-1a-3": standing.of_statics,
        "14-1b-1": perform.perform,
        "14-1b-2": perform.lasting,
        "14-7a": standing.of_statics,
        "14-7b": natures.is_base,
        "14-7c-1": layers.with_word,
        "14-10a": perform.perform,
        "14-11a": perform.lasting,
        "14-11a-1": standing.of_statics,
        "14-11a-2": effects.end,
        "14-11a-2a": effects.begin,
        "14-11b": effects._is_upon,
    }
)


@rule("14-7c")
def treat(game: GateGame, effect: tuple[Instr, ...]) -> Flow[None]:
    """When an effect refers to what "may" be treated as something else, its player says whether it is."""
    for trait, field in _FIELDS.items():
        for force in effects.forces(game, SetTrait, trait):
            source = force.ctx.source
            assert source is not None
            if force.instr.may and _refers(effect, field):
                willing = yield from ask.may(game, source.controller, about=source.ref)
                game.treated[(source.ref, force.instr.to)] = willing
                game.tick()


_FIELDS = {"races": "race", "colors": "color", "name": "name"}
"""The field of a filter that refers to each trait."""


@rule("14-7c")
def _refers(data: object, field: str) -> bool:
    """Tell whether something in the data of an effect filters by this field."""
    if isinstance(data, tuple):
        return any(_refers(each, field) for each in data)
    if not isinstance(data, msgspec.Struct):
        return False
    if isinstance(data, Filter) and getattr(data, field) is not None:
        return True
    return any(_refers(getattr(data, name), field) for name in data.__struct_fields__)


LAYERS: dict[str, int] = {
    "type": 3,  # 14-12a-3
    "colors": 3,
    "races": 3,
    "abilities": 4,  # 14-12a-4
    "name": 5,  # 14-12a-5
    "cost": 6,  # 14-12a-6, and then the numbers that the card has
    "power": 6,
    "hp": 6,
    "strike": 6,
    "life": 6,
}
"""The layer in which effects upon each trait act, after what is printed and base abilities (14-12a-1)."""


embodies(
    {
        "14-12a": LAYERS,
        "14-12a-1": now.number,
        "14-12a-3": LAYERS["type"],
        "14-12a-4": LAYERS["abilities"],
        "14-12a-5": LAYERS["name"],
        "14-12a-6": layers.number,
        "14-12b": layers._in_layer,
        "14-12c": layers._next,
        "14-12c-1": layers.depends,
        "14-12c-2a": standing.since,
        "14-12c-2b": effects.begin,
        "14-12d": perform.lasting,
        "14-12e": effects._is_upon,
    }
)


@rule("14-12a-2")
def turn(card: Card, trait: str, force: Force) -> int:
    """What gives a card a property that it does not normally have comes before what sets or takes it away."""
    return 0 if not by_nature(card, trait) and force.instr.to else 1


@rule("14-12a-2")
def by_nature(card: Card, trait: str) -> bool:
    """Attributes and factions are properties that units normally have, and other cards only if printed."""
    types, printed = card.printed.type, getattr(card.printed, trait, None)
    return trait not in _NATURAL or _NATURAL[trait] in types or bool(printed)


_NATURAL = {"races": "unit", "colors": "unit"}


@rule("14-12c-2")
def order_arrivals(game: GateGame, cards: list[Card]) -> Flow[None]:
    """Of effects that begin at the same time and disagree, the active player says which is applied first."""
    came = [card for card in cards if any(_disagree(card, other) for other in cards if other is not card)]
    if not came:
        return
    options = [Option(card=card.ref) for card in came]
    for index, option in enumerate((yield from ask.order(game, game.active, "order", options))):
        game.cards[str(option.card)].order = index
    game.stir(statics=True)


@rule("14-12c-2")
def _disagree(card: Card, other: Card) -> bool:
    """Two cards disagree if both set a trait, or one takes abilities and the other gives or takes some."""
    if _sets(card) & _sets(other):
        return True
    changing = [_changes_abilities(card), _changes_abilities(other)]
    return all(changing) and LoseAbilities in {*changing[0], *changing[1]}


def _sets(card: Card) -> set[str]:
    """The traits that a card's continuous abilities set."""
    return {instr.trait for instr in _says(card) if isinstance(instr, SetTrait)}


def _changes_abilities(card: Card) -> set[type[Instr]]:
    """Tell whether a card's continuous abilities give abilities, take some, or both."""
    return {type(instr) for instr in _says(card) if isinstance(instr, Gain | LoseAbilities)}


def _says(card: Card) -> list[Instr]:
    """List the instructions of a card's continuous abilities."""
    return [instr for ability in card.abilities if ability.kind == "static" for instr in ability.effect]
