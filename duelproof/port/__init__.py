"""The port: the messages between a judge and an engine, and the protocol that an engine offers.

Everything here is plain data and imports nothing else of the project.
"""

from duelproof.port.abilities import Ability
from duelproof.port.cards import CardSpec, Face, Traits
from duelproof.port.decisions import (
    Accepted,
    Answer,
    AnyShape,
    Choice,
    Decision,
    Divide,
    Name,
    Number,
    Option,
    Order,
    Pick,
    Refused,
)
from duelproof.port.engine import (
    PROTOCOL,
    Description,
    Engine,
    GameSupport,
    NoTable,
    NotOpened,
    OpenAnswer,
    Opened,
)
from duelproof.port.events import SHOWING, Cause, Event
from duelproof.port.places import OTHER, SEATS, VIEWERS, Decider, Handle, Oid, Place, Ref, Seat, Viewer
from duelproof.port.position import CardIn, Position, SeatPosition, Seeded, laid
from duelproof.port.views import (
    CardView,
    Fight,
    Item,
    Permanent,
    Result,
    SeatView,
    View,
    ZoneView,
    lying,
)

__all__ = [
    "OTHER", "PROTOCOL", "SEATS", "SHOWING", "VIEWERS", "Ability", "Accepted", "Answer", "AnyShape", "CardIn",
    "CardSpec", "CardView", "Cause", "Choice", "Decider", "Decision", "Description", "Divide", "Engine",
    "Event", "Face", "Fight", "GameSupport", "Handle", "Item", "Name", "NoTable", "NotOpened", "Number",
    "Oid", "OpenAnswer", "Opened", "Option", "Order", "Permanent", "Pick", "Place", "Position", "Ref",
    "Refused", "Result", "Seat", "SeatPosition", "SeatView", "Seeded", "Traits", "View", "Viewer", "ZoneView",
    "laid", "lying",
]  # fmt: skip
