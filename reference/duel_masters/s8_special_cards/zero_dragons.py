"""810: zero-dragon ceremonies and nebulae."""

from duelproof.port import CardSpec
from reference.duel_masters.editions import rule


@rule("810.4a")
def is_nameless(spec: CardSpec) -> bool:
    """Tell whether a card has no name: a nebula has none, and a ceremony has one."""
    return "nebula" in spec.faces[0].traits.type
