"""The reference of Duel Masters by 1.13, which says that it plays s-max; and one that is wrong by both."""

import msgspec

from duelproof.port import Answer, Choice, Description, OpenAnswer, Position, Refused, View, Viewer
from duelproof.tests.fakes.gamblers import Honest


class Older(Honest):
    """Plays every table by 1.13."""

    def describe(self) -> Description:
        """Say that it plays s-max."""
        described = self.inner.describe()
        games = [each for each in described.games if each.game == "duel-masters"]
        games = [msgspec.structs.replace(each, revisions=["s-max"]) for each in games]
        return msgspec.structs.replace(described, name="older", games=games)

    def open(self, position: Position) -> OpenAnswer:
        """Set the table, by 1.13."""
        return self.inner.open(msgspec.structs.replace(position, revision="1.13"))

    def observe(self, viewer: Viewer = "judge") -> View:
        """Show the table, and say that it is one of s-max."""
        return msgspec.structs.replace(self.inner.observe(viewer), revision="s-max")


class NeverBlocked(Older):
    """Plays by 1.13, and takes no blocker."""

    def submit(self, choice: Choice) -> Answer:
        """Make a choice, unless somebody would block."""
        if any(option.verb == "block" for option in choice.pick or ()):
            return Refused(code="not-an-option", reason="nobody blocks here")
        return self.inner.submit(choice)
