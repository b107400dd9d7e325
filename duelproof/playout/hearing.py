"""What one player is told in the course of a play-out."""

from dataclasses import dataclass

import msgspec

from duelproof.judge.mentions import encoded, mentioned
from duelproof.playout.scene import Scene
from duelproof.port import Choice, Decision, Event, Ref, Seat


@dataclass(slots=True)
class Heard:
    """What a player is told at one decision, and the choice that was made there.

    ``asked`` is the player who is asked, ``""`` at the end; ``secret`` whether the listener is not told what;
    ``met`` are the cards that this names to the listener for the first time.
    """

    asked: str
    kind: str
    view: bytes
    decision: bytes
    events: list[Event]
    met: set[Ref]
    secret: bool
    choice: Choice | None = None


class Listener:
    """Keeps what a player is told."""

    def __init__(self, seat: Seat, refs: frozenset[Ref]) -> None:
        self.seat = seat
        self.heard: list[Heard] = []
        self._unmet = set(refs)

    def hear(self, scene: Scene) -> None:
        """Keep what the player is told at a decision, or at the end."""
        seat, asked = self.seat, scene.decision
        question, events = plain(scene.asked(seat)), scene.told(seat)
        named = scene.names(seat) | mentioned(question, scene.refs) | mentioned(encoded(events), scene.refs)
        met = self._unmet & named
        self._unmet -= met
        self.heard.append(
            Heard(
                asked=asked.player if asked else "",
                kind=asked.kind if asked else "",
                view=scene.encoded(seat),
                decision=question,
                events=events,
                met=met,
                secret=asked is not None and seat in asked.secret_to,
            )
        )

    def chosen(self, choice: Choice) -> None:
        """Keep the choice that was made at the last decision heard."""
        self.heard[-1].choice = choice


def plain(decision: Decision | None) -> bytes:
    """Return a decision without its number, which counts decisions of the other player too."""
    return encoded(decision and msgspec.structs.replace(decision, id=0))
