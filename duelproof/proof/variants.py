"""Variants: engines that obey the book and yet differ from the right one where book and port say nothing.

A scenario must pass on each of them. Where it does not, the scenario asks for something that no rule says:
that the first card offered is the first that was laid, or that a game that is over still stands in a step.
"""

from collections.abc import Callable

import msgspec

from duelproof.port import Decision, Engine, View, Viewer
from duelproof.wire.forwarding import Forwarding


class OtherOrder(Forwarding):
    """Offers the options of each question the other way round."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Show the open decision."""
        decision = self.inner.pending(viewer)
        return decision and msgspec.structs.replace(decision, options=decision.options[::-1])


class SilentParts(Forwarding):
    """Does not say which clause of a text it asks for."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Show the open decision."""
        decision = self.inner.pending(viewer)
        return decision and msgspec.structs.replace(decision, part=None)


class PlainEnd(Forwarding):
    """Forgets in which phase and step the game was when it ended."""

    def observe(self, viewer: Viewer = "judge") -> View:
        """Show the table."""
        view = self.inner.observe(viewer)
        if view.result is None:
            return view
        return msgspec.structs.replace(view, phase="", step=None, priority=None)


VARIANTS: dict[str, Callable[[Engine], Engine]] = {
    "offers options in another order": OtherOrder,
    "does not say which part asks": SilentParts,
    "is in no step after the end": PlainEnd,
}
"""The variants, by what each does."""


def all_at_once(engine: Engine) -> Engine:
    """Make an engine that differs in all these ways."""
    for made in VARIANTS.values():
        engine = made(engine)
    return engine
