"""An engine that passes every call on to another: what wrappers that change one call are made of."""

from duelproof.port import (
    Answer,
    Choice,
    Decision,
    Description,
    Engine,
    Event,
    OpenAnswer,
    Position,
    View,
    Viewer,
)


class Forwarding:
    """The six calls, each as the ``inner`` engine answers it."""

    def __init__(self, inner: Engine) -> None:
        self.inner = inner

    def describe(self) -> Description:
        """As the inner engine."""
        return self.inner.describe()

    def open(self, position: Position) -> OpenAnswer:
        """As the inner engine."""
        return self.inner.open(position)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """As the inner engine."""
        return self.inner.pending(viewer)

    def submit(self, choice: Choice) -> Answer:
        """As the inner engine."""
        return self.inner.submit(choice)

    def observe(self, viewer: Viewer = "judge") -> View:
        """As the inner engine."""
        return self.inner.observe(viewer)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """As the inner engine."""
        return self.inner.events(since, viewer)
