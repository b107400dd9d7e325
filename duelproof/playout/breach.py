"""What is reported when an invariant does not hold."""

import msgspec

from duelproof.port import Choice, Position


class Breach(AssertionError):
    """An invariant of a book does not hold in a play-out.

    ``invariant`` is its name, ``rules`` the ids of its rules, ``seen`` what was seen instead. The
    play-out fills in the ``position`` and the ``choices`` made so far, which play it again.
    """

    def __init__(self, invariant: str, sentence: str, rules: tuple[str, ...], seen: str) -> None:
        super().__init__(invariant, sentence, rules, seen)
        self.invariant = invariant
        self.sentence = sentence
        self.rules = rules
        self.seen = seen
        self.position: Position | None = None
        self.choices: list[Choice] = []

    def __str__(self) -> str:
        rules = f" ({', '.join(self.rules)})" if self.rules else ""
        lines = [f"{self.invariant}: {self.sentence}{rules}", f"Seen: {self.seen}"]
        if self.position is not None:
            lines.append(f"After {len(self.choices)} choices from a table of {self.position.game}:")
            lines += [f"  {told(choice)}" for choice in self.choices]
        return "\n".join(lines)


def told(choice: Choice) -> str:
    """Describe a choice on one line: who, and what."""
    data = msgspec.to_builtins(choice)
    made = {key: value for key, value in data.items() if key not in ("decision", "by")}
    return f"{choice.by}: {msgspec.json.encode(made).decode()}"
