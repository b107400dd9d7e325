"""When an ability triggers."""

from duelproof.port.selections import Cond, Data, Filter, Who
from duelproof.port.words import TriggerWord, Zone


class Trigger(Data):
    """When an ability triggers: on which event of docs/port.md, to what, and how.

    ``who`` filters the card or object of the event, ``self_only`` means the card with the ability; ``player``
    filters the player of the event; ``origin`` and ``to`` the zones of a move; ``name`` a phase or step.
    ``by`` filters the card that does it, ``by_self`` means the card with the ability, ``by_player`` the
    player who does it.
    """

    on: TriggerWord
    self_only: bool = False
    who: Filter | None = None
    player: Who | None = None
    by: Filter | None = None
    by_self: bool = False
    by_player: Who | None = None
    origin: tuple[Zone, ...] = ()
    to: tuple[Zone, ...] = ()
    name: str | None = None
    state: Cond | None = None
