"""An engine that passes every call on to another: the base of wrappers that change one call."""

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
    """The six calls, each answered by the ``inner`` engine."""

    def __init__(self, inner: Engine) -> None:
        self.inner = inner

    def describe(self) -> Description:
        """Answer as the inner engine does."""
        return self.inner.describe()

    def open(self, position: Position) -> OpenAnswer:
        """Answer as the inner engine does."""
        return self.inner.open(position)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Answer as the inner engine does."""
        return self.inner.pending(viewer)

    def submit(self, choice: Choice) -> Answer:
        """Answer as the inner engine does."""
        return self.inner.submit(choice)

    def observe(self, viewer: Viewer = "judge") -> View:
        """Answer as the inner engine does."""
        return self.inner.observe(viewer)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Answer as the inner engine does."""
        return self.inner.events(since, viewer)
