"""810: zero-dragon ceremonies and nebulae."""

from duelproof.port import CardSpec
from reference.duel_masters.editions import rule


@rule("810.4a")
def is_nameless(spec: CardSpec) -> bool:
    """Tell whether a card has no name: a nebula of two sides has none, and a ceremony has one."""
    return len(spec.faces) > 1 and "nebula" in spec.faces[0].traits.type
