"""The engine's twin that knows its own cards by name, whatever a table says of them."""

import tomllib
from pathlib import Path

from adapter import CLAIMS, Adapter
from duel import Card
from duelproof.adapters.flow import unsupported
from duelproof.port import CardSpec
from duelproof.port.engine import GameSupport

PRINTED = tomllib.loads(Path(__file__).with_name("cards.toml").read_text("utf-8"))
CREATURES = {name: card for name, card in PRINTED.items() if card["type"] == ["creature"]}


class Printed(Adapter):
    """Plays the creatures of `cards.toml`."""

    name = "printed-py"
    support = GameSupport(game="duel-masters", revisions=["s-max"], cards=[*CREATURES], capabilities=CLAIMS)

    def card_of(self, spec: CardSpec) -> Card:
        """Return its card of that name. Raises CannotOpen where it has none that it plays."""
        if spec.name not in CREATURES:
            raise unsupported(f"it does not play {spec.name}")
        card = CREATURES[spec.name]
        words = frozenset(ability["keyword"] for ability in card.get("abilities", ()))
        return Card("", spec.name, frozenset(card["colors"]), card["cost"], card["power"], words)
