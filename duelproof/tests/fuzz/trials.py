"""What is tried with what was changed: a trial for each kind; it raises `Found` where something is wrong."""

import contextlib
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import msgspec

from duelproof.judge.stopping import time_bound
from duelproof.playout.moves import random_choice
from duelproof.port import VIEWERS, Choice, Decision, Position
from duelproof.port.decisions import fits
from duelproof.port.reading import Decoder
from duelproof.tests.fuzz.changing import Pool, changed, written
from duelproof.tests.fuzz.recording import Played, tables
from duelproof.wire import GuardedEngine, answer_line, connect

SECONDS = 10.0
"""Seconds of processor time that a case may take."""
CHOICES = 8
"""How many choices are made after a changed table was opened."""
METHODS = ("describe", "open", "pending", "submit", "observe", "events")

_DECISION: Decoder[Decision | None] = Decoder(Decision | None)
_CHOICE: Decoder[Choice] = Decoder(Choice)
_POSITION: Decoder[Position] = Decoder(Position)


class Found(Exception):
    """What a case brought to light: one sentence, then what was sent and what was said to it."""


@dataclass(slots=True)
class Served:
    """The reference on the wire, without a process: a line is answered with a line."""

    engine: GuardedEngine = field(default_factory=lambda: connect("reference").engine)
    sent: list[bytes] = field(default_factory=list)

    def tell(self, line: bytes) -> dict[str, Any]:
        """Send a line, and return what is said to it, an answer or an error that is no fault of the engine.

        Raises:
            Found: the engine failed, or what it said is no JSON-RPC.
        """
        self.sent.append(line)
        said = io.StringIO()
        with contextlib.redirect_stderr(said):
            answer = answer_line(self.engine, line)
        if answer is None:
            return {}
        reply = json.loads(answer)
        if not isinstance(reply, dict) or ("error" in reply) == ("result" in reply):
            raise Found(f"an answer is none: {answer[:200]!r}")
        if said.getvalue() or reply.get("error", {}).get("code") == -32603:
            raise Found(f"the engine failed: {reply}\n{said.getvalue()[-6000:]}")
        return reply

    def ask(self, method: str, **params: Any) -> Any:
        """Make a call that nothing is wrong with, and return its result."""
        return self.tell(json.dumps(request(method, params)).encode())["result"]

    def stands(self) -> bytes:
        """Return all that the judge is told of the table and the open decision."""
        return json.dumps([self.ask("observe"), self.ask("pending")]).encode()

    def look(self) -> None:
        """Let everybody look at the table, the question and what happened."""
        for viewer in VIEWERS:
            for method in ("observe", "pending", "events"):
                self.ask(method, viewer=viewer)

    def go_on(self, rng: Random, position: Position, most: int) -> None:
        """Make random choices, and look at what comes of them."""
        for _ in range(most):
            decision = _DECISION.decode(json.dumps(self.ask("pending")))
            if decision is None:
                break
            try:
                choice = random_choice(decision, rng, position)
            except ValueError:  # nothing can be named, or a question has no answer
                break
            self.ask("submit", choice=msgspec.to_builtins(choice))
        self.look()


@cache
def served() -> Served:
    """Return the one reference that answers all cases of this process."""
    return Served()


def request(method: str, params: Any) -> dict[str, Any]:
    """Make a request."""
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}


@cache
def pools() -> tuple[Pool, Pool]:
    """Collect what stands in true tables, and in the definitions of cards."""
    laid, printed = Pool(), Pool()
    for played in all_tables():
        data = msgspec.to_builtins(played.position)
        printed.add(data.pop("cards"))
        laid.add(data)
        laid.add(msgspec.to_builtins(played.choices))
    return laid, printed


def all_tables() -> Iterator[Played]:
    """List the true tables of all books."""
    for each in tables().values():
        yield from each


def some_table(rng: Random) -> Played:
    """Pick a true table; each book is as likely as another."""
    return rng.choice(tables()[rng.choice(sorted(tables()))])


def positions(rng: Random) -> None:
    """A table is changed, but for its cards' definitions; what is opened can be played on."""
    true = msgspec.to_builtins(some_table(rng).position)
    cards = true.pop("cards")
    other = changed(true, rng, pools()[0])
    if isinstance(other, dict):
        other.setdefault("cards", cards)
    _opened(other, rng)


def cards(rng: Random) -> None:
    """A card of a table is changed; what is opened can be played on."""
    true = msgspec.to_builtins(some_table(rng).position)
    name = rng.choice(sorted(true["cards"]))
    true["cards"][name] = changed(true["cards"][name], rng, pools()[1])
    _opened(true, rng)


def _opened(position: Any, rng: Random) -> None:
    """Open a table; if it stands, play on."""
    wire = served()
    line = written(request("open", {"position": position}), rng)
    reply = wire.tell(line)
    if reply.get("result", {}).get("answer") == "opened":
        wire.go_on(rng, _POSITION.decode(json.dumps(json.loads(line)["params"]["position"])), CHOICES)


def _played_up_to(rng: Random) -> tuple[Served, Played]:
    """Open a true table and make some of its choices."""
    played = some_table(rng)
    wire = served()
    if wire.ask("open", position=msgspec.to_builtins(played.position)) != {"answer": "opened"}:
        return wire, played
    for choice in played.choices[: rng.randrange(len(played.choices) + 1)]:
        wire.ask("submit", choice=msgspec.to_builtins(choice))
    wire.go_on(rng, played.position, rng.choice((0, 0, 1, 5)))
    return wire, played


def choices(rng: Random) -> None:
    """A choice is changed. A refusal changes nothing; what is accepted was offered."""
    wire, played = _played_up_to(rng)
    asked = wire.tell(json.dumps(request("pending", {})).encode()).get("result")
    for _ in range(3):
        decision = _DECISION.decode(json.dumps(asked))
        if decision is None:
            return
        try:
            choice = msgspec.to_builtins(random_choice(decision, rng, played.position))
        except ValueError:
            return
        before = wire.stands()
        other = changed(choice, rng, pools()[0])
        line = written(request("submit", {"choice": other}), rng)
        said = wire.tell(line).get("result", {"answer": "refused"})
        if said["answer"] == "refused":
            if wire.stands() != before:
                raise Found("a choice was refused, and something changed")
        else:
            _check_offered(decision, _CHOICE.decode(json.dumps(json.loads(line)["params"]["choice"])))
        asked = wire.ask("pending")


def _check_offered(decision: Decision, choice: Choice) -> None:
    """Check that what was accepted was offered."""
    if choice.concede or choice.take_back:
        return
    if (choice.decision, choice.by) != (decision.id, decision.player):
        raise Found("a choice of somebody else, or to another question, was accepted")
    said = [*(choice.pick or ()), *(choice.order or ()), *(option for option, _ in choice.divide or ())]
    for option in said:
        if decision.options and not any(fits(option, offered) for offered in decision.options):
            raise Found(f"an option was accepted that is not offered: {option}")


def requests(rng: Random) -> None:
    """A request is changed: it is answered, be it with an error, and the engine goes on."""
    wire, _ = _played_up_to(rng)
    pool = pools()[0]
    before = wire.tell(json.dumps(request("observe", {})).encode()).get("result")
    for _ in range(4):
        method = rng.choice(("describe", "pending", "submit", "observe", "events"))
        params: dict[str, Any] = {"viewer": rng.choice(VIEWERS)}
        if method == "events":
            params["since"] = rng.randrange(5)
        elif method == "describe":
            params = {}
        elif method == "submit":
            params = {"choice": msgspec.to_builtins(Choice(decision=0, by="alice"))}
        other = changed(request(method, params), rng, pool)
        line = written(other, rng)
        if b'"open"' not in line:
            wire.tell(line)
    if before is not None and not wire.ask("observe"):
        raise Found("the table is gone")


Trial = Callable[[Random], None]

WIRE: dict[str, tuple[int, Trial]] = {
    "requests": (12, requests),
    "positions": (17, positions),
    "cards": (22, cards),
    "choices": (15, choices),
}
"""The trials of the wire, each with how many of a hundred cases are of its kind."""


def run(kind: str, trial: Trial, number: int) -> None:
    """Try one case.

    Raises:
        Found: something is wrong; what was sent is told.
    """
    wire = served()
    wire.sent.clear()
    try:
        with time_bound(SECONDS, busy=True):
            trial(Random(f"{kind}/{number}"))
    except Exception as error:
        lines = "\n".join(line[:3000].decode("utf-8", "backslashreplace") for line in wire.sent[-3:])
        said = str(error) if isinstance(error, Found) else ""
        raise Found(f"{kind} {number}: {said or repr(error)}\nlast sent:\n{lines}") from error
