"""A film of a scenario: the table after each choice, so that a reader can step through it."""

from dataclasses import dataclass, field

from duelproof.judge.boards import board
from duelproof.port import Accepted, Answer, Choice, Engine, NotOpened, OpenAnswer, Position, View, lying
from duelproof.wire.forwarding import Forwarding


@dataclass(slots=True)
class Film:
    """The judge's views of a table: as it was laid, and after each choice, refused ones too.

    ``steps`` has for each step of the scenario how many choices had been made when it was done.
    """

    views: list[View] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)

    @property
    def names(self) -> dict[str, str]:
        """The names of the cards by ref."""
        return {card.ref: card.name for _, card in lying(self.views[0]) if card.ref is not None and card.name}

    def cut(self) -> None:
        """Note that a step is done."""
        self.steps.append(max(len(self.views) - 1, 0))

    def as_data(self, closed: tuple[str, ...], before: object) -> dict[str, object]:
        """Return the film as plain data: a picture's data for each view, and how many choices steps take.

        It starts with the view that was kept as the one ``before`` what the scenario is about.
        """
        starts = [at for at, view in enumerate(self.views) if view == before]
        return {
            "boards": [board(view, closed) for view in self.views],
            "steps": self.steps,
            "start": starts[-1] if starts else 0,
        }


class Filmed(Forwarding):
    """Passes every call on to an engine, and films the table."""

    def __init__(self, inner: Engine, film: Film) -> None:
        super().__init__(inner)
        self.film = film

    def open(self, position: Position) -> OpenAnswer:
        """Set a table, and begin a film."""
        answer = self.inner.open(position)
        if not isinstance(answer, NotOpened):
            self.film.views = [self.inner.observe()]
        return answer

    def submit(self, choice: Choice) -> Answer:
        """Make a choice, and film what comes of it."""
        answer = self.inner.submit(choice)
        views = self.film.views
        views.append(self.inner.observe() if isinstance(answer, Accepted) else views[-1])
        return answer
