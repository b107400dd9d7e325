"""5.5: support."""

import msgspec

from duelproof.port.abilities import Ability, Modify
from duelproof.port.selections import Filter, Select
from reference.dimension_zero.editions import rule

OTHER = "other_"
"""What the name of a range begins with that leaves out the card itself."""


@rule("5.5.2", also=("5.5.1", "5.5.2-1"))
def supports(said: Ability) -> Ability:
    """Change the power of its player's units in the range around this card.

    The card itself is among them if it stands in the range, unless that says that only others are.
    """
    named, many = said.name, said.n
    assert named is not None and many is not None
    among = Filter(
        type="unit",
        controller="you",
        relation=named.removeprefix(OTHER),
        other=named.startswith(OTHER),
    )
    units = Select(which="all", filter=among)
    change = Modify(what=units, trait="power", by=many, until="while")
    return msgspec.structs.replace(said, kind="static", effect=(change,))
