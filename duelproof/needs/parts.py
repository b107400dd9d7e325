"""What a table asks of the engine that is to open it, in the words of port and vocabulary."""

from collections.abc import Iterator

from duelproof.judge.claims import NEEDED, PART
from duelproof.needs.tables import Laid
from duelproof.port import CardSpec, laid
from duelproof.port.abilities import Ability, Instruction, Trigger
from duelproof.port.cards import Face
from duelproof.port.vocabulary import word_of
from duelproof.port.words import parts

Need = tuple[str, str]
"""A sort of thing and its word: ("type", "cross gear"), ("keyword", "blocker"), ("zone", "hyper")."""


def needs_of(table: Laid) -> frozenset[Need]:
    """List what an engine must know to open the table of a scenario.

    These are the door, the zones where cards lie, and of each card on the table its types, its keywords and
    what its abilities are made of. Tags add the parts of the port that a scenario looks at.
    """
    found: set[Need] = {("door", table.position.door)}
    found |= {("port", NEEDED[tag].removeprefix(PART)) for tag in table.tags if tag in NEEDED}
    for side in table.position.seats.values():
        found |= {("zone", name) for name, cards in side.zones.items() if cards}
    for name in {card.name for _, card in laid(table.position)}:
        found |= _of_card(table.position.cards[name])
    return frozenset(found)


def _of_card(card: CardSpec) -> set[Need]:
    """List what a card asks."""
    found: set[Need] = set()
    if len(card.faces) > 1:
        found.add(("faces", "halves" if card.halves else "sides"))
    for face in card.faces:
        found.update(_of_face(face))
    return found


def _of_face(face: Face) -> Iterator[Need]:
    """List what is printed on one face of a card: words that an engine may not know."""
    for word in face.traits.type:
        yield "type", word
    if isinstance(face.traits.supertype, str) and face.traits.supertype:
        yield "supertype", face.traits.supertype
    if len(face.traits.colors) > 1:
        yield "colors", "several"
    for ability in face.abilities:
        if ability.keyword:
            yield "keyword", ability.keyword
        else:
            yield from _of_ability(ability)


def _of_ability(ability: Ability) -> Iterator[Need]:
    """List the kind of an ability, what it does and what it waits for."""
    yield "ability", ability.kind
    for _, each in parts(ability):
        if isinstance(each, Instruction):
            yield "instruction", word_of(type(each))
        elif isinstance(each, Trigger):
            yield "trigger", each.on
