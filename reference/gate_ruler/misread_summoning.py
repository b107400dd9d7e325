"""Misreadings of sections 16-13 to 16-19 of Gate Ruler's book, as those of `misreadings`."""

import contextlib
from collections.abc import Callable, Iterator

import msgspec

from duelproof.port.abilities import Ability, ReplaceEvent
from reference.gate_ruler import keywords, replacing
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.zones import ZONES
from reference.kernel import effects
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.game import Card, Game
from reference.kernel.misreading import misreadings, replaced
from reference.kernel.triggers import hears

MISREADINGS, misreads = misreadings("GR")


@misreads("16-16a")
def enhance_is_never_lost() -> Iterator[None]:
    """Misreads 16-16a: a unit that has lost its abilities is put into play by Enhance still."""
    right = replacing._applicable

    def applicable(game: GateGame, event: Happening) -> Iterator[replacing.Replacement]:
        yield from right(game, event)
        card = event.card
        if card is None or effects.keyword(game, card, "Enhance") is not None:
            return
        for ability in [each for each in card.abilities if each.keyword == "Enhance"]:
            ctx = Context(controller=card.controller, source=card, ability=ability, event=event)
            for instr in ability.effect:
                if isinstance(instr, ReplaceEvent) and hears(game, instr.event, event, ctx):
                    yield replacing.Replacement((card, ability.id), instr, ctx)

    with replaced(replacing, "_applicable", applicable):
        yield


@misreads("16-16b")
def enhance_as_it_moves() -> Iterator[None]:
    """Misreads 16-16b: a unit that moves within the battle zones may take another one as its charge."""
    right = keywords.WORDS["Enhance"]

    def moving(written: Ability) -> Ability:
        enhance = right(written)
        (instr,) = enhance.effect
        assert isinstance(instr, ReplaceEvent)
        anyhow = msgspec.structs.replace(instr, event=msgspec.structs.replace(instr.event, origin=()))
        return msgspec.structs.replace(enhance, zones=tuple(ZONES), effect=(anyhow,))

    with replaced(keywords.WORDS, "Enhance", moving):
        yield


@misreads("16-19a")
def rulers_are_never_dormant() -> Iterator[None]:
    """Misreads 16-19a: Dormant keeps units from attacking, and rulers not."""
    with _forbidding(lambda game, card: False if "ruler" in card.printed.type else None):
        yield


@misreads("16-19a")
def dormant_is_never_lost() -> Iterator[None]:
    """Misreads 16-19a: what Dormant stands on cannot attack even when it has lost it."""
    with _forbidding(lambda game, card: True if "Dormant" in card.keywords else None):
        yield


@contextlib.contextmanager
def _forbidding(wrong: Callable[[Game, Card], bool | None]) -> Iterator[None]:
    """Within, whether a card is forbidden to attack is answered wrongly, where an answer is given."""
    right = effects.forbidden

    def forbidden(game: Game, action: str, thing: Thing) -> bool:
        answer = wrong(game, thing) if action == "attack" and isinstance(thing, Card) else None
        return right(game, action, thing) if answer is None else answer

    with replaced(effects, "forbidden", forbidden):
        yield
