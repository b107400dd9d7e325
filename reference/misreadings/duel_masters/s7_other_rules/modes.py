"""Misreadings of 700.2: when modes are chosen, and by whom."""

from collections.abc import Iterator

import msgspec

from reference.duel_masters.s6_using_cards import resolving
from reference.duel_masters.state import DMGame
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _of_abilities(about: list[Context]) -> list[Context]:
    return [ctx for ctx in about if ctx.ability is not None and ctx.ability.modes and not ctx.modes]


@misreads("700.2a", "700.2b", "700.2c")
def modes_are_chosen_early() -> Iterator[None]:
    """Misreads 700.2a: by the newest edition, too, modes are chosen as a card is used or an ability waits."""

    def as_used(game: DMGame, about: list[Context]) -> Flow[None]:
        for ctx in _of_abilities(about):
            yield from resolving._choose_modes(game, ctx)

    def as_waiting(game: DMGame) -> Flow[None]:
        yield from as_used(game, [item.ctx for item in game.waiting])

    with replaced(resolving, "choose_as_used", as_used), replaced(resolving, "choose_as_waiting", as_waiting):
        yield


@misreads("700.2a", "700.2c", "601.1f")
def modes_of_spells_are_chosen_late() -> Iterator[None]:
    """Misreads 700.2a: by 1.13, too, the modes of a spell are chosen as it is resolved."""

    def as_used(game: DMGame, about: list[Context]) -> Flow[None]:
        yield from ()

    with replaced(resolving, "choose_as_used", as_used):
        yield


@misreads("700.2a", "700.2b", "700.2c")
def modes_of_abilities_are_chosen_late() -> Iterator[None]:
    """Misreads 700.2b: by 1.13, too, the modes of a triggered ability are chosen as it is resolved."""

    def as_waiting(game: DMGame) -> Flow[None]:
        yield from ()

    with replaced(resolving, "choose_as_waiting", as_waiting):
        yield


@misreads("700.2b")
def modes_are_chosen_again() -> Iterator[None]:
    """Misreads 700.2b: what was chosen as an ability began to wait is chosen again as it is resolved."""
    right = resolving.resolve_ability

    def resolve_ability(game: DMGame, ctx: Context) -> Flow[None]:
        ctx.modes = ()
        yield from right(game, ctx)

    with replaced(resolving, "resolve_ability", resolve_ability):
        yield


@misreads("700.2b", "700.2c")
def its_own_player_chooses_the_mode() -> Iterator[None]:
    """Misreads 700.2b: the player of an ability chooses its modes, although it says that another does."""
    right = resolving._choose_modes

    def choose_modes(game: DMGame, ctx: Context) -> Flow[None]:
        assert ctx.ability is not None
        own = msgspec.structs.replace(ctx, ability=msgspec.structs.replace(ctx.ability, modes_by="you"))
        yield from right(game, own)
        ctx.modes = own.modes

    with replaced(resolving, "_choose_modes", choose_modes):
        yield
