"""Parts that several misreadings of this chapter share."""

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from duelproof.port import CardSpec, Option, Seat
from duelproof.port.abilities import Ability, Cost
from reference.gate_ruler.s09_gate import gate_actions
from reference.gate_ruler.s14_cards_and_abilities import payment
from reference.gate_ruler.s16_keywords import written_out
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import select
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.making import replaced


def as_far_as_it_goes(game: GateGame, process: Sequence[Cost], ctx: Context) -> Flow[None]:
    """Carry out a process as far as possible."""
    for part in process:
        for card in payment._payments(game, part, ctx)[: select.amount(game, part.n, ctx)]:
            yield from payment.pay_with(game, part, [card], ctx)


@contextlib.contextmanager
def worded(keyword: str, **otherwise: Any) -> Iterator[None]:
    """Change these parts of the ability that a keyword stands for, in the block."""
    right = written_out.WORDS[keyword]

    def wrong(written: Ability) -> Ability:
        return msgspec.structs.replace(right(written), **otherwise)

    with replaced(written_out.WORDS, keyword, wrong):
        yield


@contextlib.contextmanager
def as_instant(
    add: Callable[[GateGame, Seat, list[Option]], None], allowed: Callable[[GateGame, Seat], bool]
) -> Iterator[None]:
    """Let what this adds be done as an instant action too where it is allowed, in the block."""
    right = gate_actions.responses

    def responses(game: GateGame, seat: Seat) -> list[Option]:
        found = right(game, seat)
        if allowed(game, seat):
            add(game, seat, found)
        return found

    with replaced(gate_actions, "responses", responses):
        yield


@contextlib.contextmanager
def on_every_unit(keyword: str) -> Iterator[None]:
    """Play with a keyword on every unit, in the block."""
    right = written_out.written_out

    def written(cards: Mapping[str, CardSpec]) -> dict[str, CardSpec]:
        return right({name: _with(spec, keyword) for name, spec in cards.items()})

    with replaced(written_out, "written_out", written):
        yield


def _with(spec: CardSpec, keyword: str) -> CardSpec:
    face = spec.faces[0]
    if "unit" not in face.traits.type or any(each.keyword == keyword for each in face.abilities):
        return spec
    more = Ability(id="wrongly", kind="keyword", keyword=keyword)
    wrong = msgspec.structs.replace(face, abilities=type(face.abilities)([*face.abilities, more]))
    return msgspec.structs.replace(spec, faces=type(spec.faces)([wrong, *spec.faces[1:]]))


def each_ability(spec: CardSpec, change: Callable[[Ability], Ability]) -> CardSpec:
    """Return a card with each of its abilities changed."""
    faces = [
        msgspec.structs.replace(face, abilities=type(face.abilities)(map(change, face.abilities)))
        for face in spec.faces
    ]
    return msgspec.structs.replace(spec, faces=type(spec.faces)(faces))
