"""The port's six calls for any book: one open game, one open decision, one flow."""

from collections.abc import Sequence
from typing import Any

import msgspec

from duelproof.port import (
    PROTOCOL,
    Accepted,
    Answer,
    Choice,
    Decision,
    Description,
    Event,
    GameSupport,
    Name,
    NoTable,
    NotOpened,
    Number,
    OpenAnswer,
    Opened,
    Pick,
    Position,
    Refused,
    Result,
    Seat,
    View,
    Viewer,
)
from duelproof.port.places import OTHER
from reference.kernel.book import Book, Illegal, Unread
from reference.kernel.course import check
from reference.kernel.course.index import answered
from reference.kernel.course.setting import set_table
from reference.kernel.course.view import observe, out_of_sight
from reference.kernel.flow import Flow, GameOver, Rewind
from reference.kernel.game import Game

_ACCEPTED = Accepted()
_REWOUND = Accepted(rewound=True)


class ReferenceEngine:
    """An engine of some books. It plays one game at a time, and works the same for all of them.

    Args:
        name: what it calls itself.
        version: its version.
        books: what it can play; those that are not read yet are as the first table of them is set.
        asks_forced: put even those questions that have one answer left.
    """

    _book: Book
    _position: Position
    _flow: Flow[None]
    _replies: list[tuple[int, Any]]

    def __init__(
        self, name: str, version: str, books: Sequence[Book | Unread], *, asks_forced: bool = False
    ) -> None:
        self._name = name
        self._version = version
        self._books: dict[str, Book | Unread] = {book.game: book for book in books}
        self._asks_forced = asks_forced
        self._game: Game | None = None
        self._decision: Decision | None = None

    def describe(self) -> Description:
        """Say what this engine plays and claims."""
        return Description(
            name=self._name,
            version=self._version,
            protocol=PROTOCOL,
            games=[
                GameSupport(
                    game=book.game, revisions=list(book.revisions), capabilities=list(book.capabilities)
                )
                for book in self._books.values()
            ],
        )

    def open(self, position: Position) -> OpenAnswer:
        """Set a table."""
        self._game = self._decision = None
        book = self._books.get(position.game)
        if book is None:
            known = ", ".join(self._books)
            return NotOpened(
                code="unsupported", reason=f"no game {position.game!r} is played here, but {known}"
            )
        if isinstance(book, Unread):
            book = self._books[position.game] = book.read()
        try:
            game = set_table(book, position, self._asks_forced)
        except Illegal as illegal:
            return NotOpened(code=illegal.code, reason=illegal.reason, rules=illegal.rules)
        self._book, self._game = book, game
        self._position, self._replies = position, []
        self._flow = book.flow(game)
        self._advance(None)
        return Opened()

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Show the open decision as the viewer may know it.

        What another player can do tells of their hand, and so does how much it is: neither is shown. Nor
        are the options of their other decisions where one names a card that the viewer may not see, or
        where they are asked about such a card.
        """
        decision = self._decision
        if decision is None or viewer == "judge" or viewer == decision.player:
            return decision
        book, game = self._book, self._game
        assert game is not None
        hidden = out_of_sight(book, game, decision.about, viewer)
        if hidden:
            decision = msgspec.structs.replace(decision, about=None)
        if (
            hidden
            or (decision.kind == "act" and decision.player in OTHER)
            or viewer in decision.secret_to
            or any(out_of_sight(book, game, option.card, viewer) for option in decision.options)
        ):
            tells = isinstance(decision.shape, Pick | Number)  # how many of them there are
            shape = Pick() if tells else decision.shape
            return msgspec.structs.replace(decision, shape=shape, options=[], secret_to=[viewer])
        return decision

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        game, decision = self._game, self._decision
        if game is None or game.result is not None:
            return Refused(code="game-over", reason="no game is being played")
        if choice.concede:
            return self._give_up(choice)
        if decision is None:
            return Refused(code="game-over", reason="nothing is asked")
        if choice.decision != decision.id:
            return Refused(code="stale", reason=f"decision {decision.id} is open, not {choice.decision}")
        if choice.by != decision.player:
            return Refused(code="not-asked", reason=f"{decision.player} is asked, not {choice.by}")
        if choice.take_back:
            return self._take_back()
        try:
            reply = check.answer(decision, choice, self._names(decision))
        except check.Misfit as misfit:
            return self._explained(misfit, decision)
        self._replies.append((decision.id, reply))
        return self._advance(reply)

    def observe(self, viewer: Viewer = "judge") -> View:
        """Show the table as the viewer may see it.

        Raises:
            NoTable: no table is open.
        """
        if self._game is None:
            raise NoTable("no table is open: call open first")
        return observe(self._book, self._game, viewer)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """List what happened after ``since``."""
        return [] if self._game is None else self._game.log.since(since, viewer)

    def _advance(self, reply: Any) -> Answer:
        """Let the flow run to its next question, to the end of the game, or back to before a play."""
        assert self._game is not None
        answered(self._game)
        try:
            self._decision = self._flow.send(reply)
        except (GameOver, StopIteration):
            self._decision = None
        except Rewind:
            self._rewind()
            return _REWOUND
        return _ACCEPTED

    def _take_back(self) -> Answer:
        """Undo the play that is being made, if one is."""
        assert self._game is not None
        if not self._game.unfinished:
            return Refused(code="not-offered", reason="no play is unfinished")
        self._game.begun = self._game.unfinished
        self._rewind()
        return _REWOUND

    def _rewind(self) -> None:
        """Play the game again, up to the question with which the play began that cannot be finished.

        Its course follows from the position and the choices, so it comes to the same table. What
        happened in between stays in the record, and the ids of questions keep rising.
        """
        spoiled, book, position = self._game, self._book, self._position
        assert spoiled is not None
        self._replies = [(asked, reply) for asked, reply in self._replies if asked < spoiled.begun]
        game = self._game = set_table(book, position, self._asks_forced)
        flow = self._flow = book.flow(game)
        decision = flow.send(None)
        for _, reply in self._replies:
            decision = flow.send(reply)
        game.log.follow(spoiled.log)
        game.log.add("rewound", player=decision.player if decision.player in OTHER else None)
        game.begun = game.decisions = spoiled.decisions + 1
        self._decision = msgspec.structs.replace(decision, id=game.decisions)

    def _names(self, decision: Decision) -> set[str]:
        shape = decision.shape
        return self._book.names(self._game, shape.domain) if isinstance(shape, Name) else set()

    def _explained(self, misfit: check.Misfit, decision: Decision) -> Refused:
        """Add to a refusal the rule that forbids the choice, where the book's code knows it."""
        refusal = misfit.refusal
        if misfit.option is None or decision.player not in OTHER:
            return refusal
        rules, reason = self._book.why_not(self._game, decision.player, misfit.option)
        return Refused(code=refusal.code, reason=reason, rules=rules) if rules else refusal

    def _give_up(self, choice: Choice) -> Answer:
        """Let a player concede, in a book where players can."""
        assert self._game is not None
        if not self._book.may_concede or choice.by not in OTHER:
            return Refused(code="not-offered", reason="nobody can concede here")
        self._game.log.add("conceded", player=choice.by)
        self._game.result = self._concede(choice.by)
        self._decision = None
        return _ACCEPTED

    def _concede(self, seat: Seat) -> Result:
        """Let a player who concedes lose at once."""
        return Result(winner=OTHER[seat], losers=[seat], why=["concede"])
