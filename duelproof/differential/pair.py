"""Two engines side by side: they get the same choices, and what they show is compared after each."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET

from duelproof.differential.answers import declining, only_answer
from duelproof.differential.offered import as_offered
from duelproof.differential.reordered import CHANCE, PAY, Decided, pay_alike, same_question
from duelproof.playout.supported import named
from duelproof.port import (
    SEATS,
    Accepted,
    Answer,
    CardView,
    Choice,
    Decision,
    Engine,
    NotOpened,
    Position,
    View,
    lying,
)

MOST_DECISIONS = 600
"""After this many decisions with a choice a game is abandoned."""
MOST_FORCED = 5000
"""This many forced answers in a row are taken for a loop."""

HOW = frozenset({"pay", "split", "order", "trigger"})
"""Kinds of question that only ask how something is carried out: an engine may decide them by itself."""

ACT = "act"
"""The kind of question what to do next."""

ANSWER = "answer"
"""What engines diverge in if only one of them accepts a choice."""

Chooser = Callable[[Decision], Choice | None]
"""Chooses at a decision of the first engine; None ends the game there."""


class Divergence(msgspec.Struct, kw_only=True):
    """Where two engines diverge: in what, after how many choices, and what each of them shows.

    The rules are those whose code the first engine ran in the diverging step, in the order of the book:
    ``rules`` made something happen, and of the others the nearest are named and ``more_rules`` counted.
    """

    about: str
    after: int
    first: Any
    second: Any
    rules: list[str] = []
    other_rules: list[str] = []
    more_rules: int = 0


@dataclass(slots=True)
class Game:
    """A game that was played in both: the choices made, and where the engines diverged, if they did.

    The tables were ``alike`` when so many choices had been made, the last time that they were compared.
    ``refused`` are cards that an engine names as it does not open the table.
    """

    choices: list[Choice] = field(default_factory=list)
    alike: int = 0
    divergence: Divergence | None = None
    refused: set[str] = field(default_factory=set)


def play(
    first: Engine, second: Engine, position: Position, choose: Chooser, *, at_rest: bool = False
) -> Game:
    """Play a game in both engines, until they diverge, it is over, or the chooser ends it.

    Questions with only one answer are answered on each side separately: engines may ask or skip them.
    With ``at_rest`` tables are compared only where a player is asked what to do, not in the midst of it.
    """
    game = Game()
    answers = first.open(position), second.open(position)
    if any(isinstance(answer, NotOpened) for answer in answers):
        game.refused = set[str]().union(*(named(answer, position.cards) for answer in answers))
        codes = [answer.code if isinstance(answer, NotOpened) else "opened" for answer in answers]
        if codes[0] != codes[1]:
            game.divergence = Divergence(about="open", after=0, first=codes[0], second=codes[1])
        return game
    hiding = all(_hides(engine, position.game) for engine in (first, second))
    decided = Decided()
    for _ in range(MOST_DECISIONS):
        asked, also = _aligned(first, second)
        if _caught_up(first, second, asked, also, choose, decided, game):
            continue
        if game.divergence is not None:
            return game
        whole = not at_rest or asked is None or asked.kind == ACT
        game.divergence = _compared(first, second, asked, also, len(game.choices), tables=whole)
        if whole and hiding and asked is not None and game.divergence is None:
            game.divergence = _seen_alike(first, second, asked, len(game.choices))
        if game.divergence is not None or asked is None or also is None:
            return game
        if whole:
            game.alike = len(game.choices)
        choice = choose(asked)
        if choice is None:
            return game
        choice.decision = asked.id
        answer = first.submit(choice)
        same = as_offered(choice, also, asked.options)
        other = second.submit(same or msgspec.structs.replace(choice, decision=also.id))
        if isinstance(answer, Accepted) or isinstance(other, Accepted):
            game.choices.append(choice)
        if type(answer) is not type(other):
            said = [_told(each) for each in (answer, other)]
            game.divergence = Divergence(about=ANSWER, after=len(game.choices), first=said[0], second=said[1])
            return game
    return game


def _caught_up(
    first: Engine,
    second: Engine,
    asked: Decision | None,
    also: Decision | None,
    choose: Chooser,
    decided: Decided,
    game: Game,
) -> bool:
    """Let engines go on that ask for the same in another order; tell whether they could."""
    if also is not None and also.player == CHANCE and (answer := decided.answer(also)) is not None:
        return isinstance(second.submit(answer), Accepted)
    if asked is None or also is None or (same_question(asked, also) and not decided.kept):
        return False
    if asked.player == also.player == CHANCE:
        choice = choose(asked)
        while choice is not None and choice.concede:  # nobody gives up between what they ask in turn
            choice = choose(asked)
        if choice is None or not isinstance(first.submit(choice), Accepted):
            return False
        decided.keep(asked, choice)
        game.choices.append(choice)
        return True
    if asked.kind == also.kind == PAY and asked.player == also.player:
        other = pay_alike(first, second, choose, game.choices)
        if other is not None:
            paid, instead = msgspec.to_builtins(other)
            game.divergence = Divergence(about="payment", after=len(game.choices), first=paid, second=instead)
        return other is None
    return False


def _told(answer: Answer) -> str:
    return "accepted" if isinstance(answer, Accepted) else f"refused: {answer.code}"


def _aligned(first: Engine, second: Engine) -> tuple[Decision | None, Decision | None]:
    """Return the next decisions of both that can be compared.

    Engines ask in their own ways how an act is carried out (source by source, or not at all where all sources
    do): a question of that kind that the other does not ask is answered here, and the results are compared.
    What to do, and where, no engine can decide for a player: there they diverge.
    """
    for _ in range(MOST_FORCED):
        asked, also = _settled(first), _settled(second)
        if (asked and asked.kind) == (also and also.kind):
            break
        engine, extra = (second, also) if also is not None and also.kind in HOW else (first, asked)
        answer = declining(extra) if extra is not None and extra.kind in HOW else None
        if answer is None or not isinstance(engine.submit(answer), Accepted):
            break
    return asked, also


def _settled(engine: Engine) -> Decision | None:
    """Return the next decision that leaves a choice."""
    for _ in range(MOST_FORCED):
        decision = engine.pending()
        forced = None if decision is None else only_answer(decision)
        if forced is None:
            return decision
        engine.submit(forced)
    return engine.pending()


def _compared(
    first: Engine,
    second: Engine,
    asked: Decision | None,
    also: Decision | None,
    after: int,
    *,
    tables: bool,
) -> Divergence | None:
    """Return what differs in the tables, if they count, and in the questions of the two engines."""
    laid: list[dict[str, Any]] = [{}, {}]
    if tables and (views := (first.observe(), second.observe()))[0] != views[1]:
        laid = [table(view) for view in views]
    # A difference in the effects on a deck says least about where it came from.
    for part in sorted({**laid[0], **laid[1]}, key=lambda part: part.endswith(".deck")):
        shown = [each.get(part) for each in laid]
        if shown[0] != shown[1]:
            return Divergence(about=part, after=after, first=shown[0], second=shown[1])
    questions = question(asked), question(also)
    for part in questions[0]:
        if questions[0][part] != questions[1][part]:
            return Divergence(about=part, after=after, first=questions[0][part], second=questions[1][part])
    return None


def _hides(engine: Engine, game: str) -> bool:
    """Tell whether an engine claims that players' views hide what is hidden; one without claims does."""
    claims = [claim for each in engine.describe().games if each.game == game for claim in each.capabilities]
    return "port/views" in claims or not any(claim.startswith("port/") for claim in claims)


def _seen_alike(first: Engine, second: Engine, asked: Decision, after: int) -> Divergence | None:
    """Return what only one engine shows to the player whom both ask, apart from what he is asked about."""
    player = asked.player
    if player not in SEATS:
        return None
    known = {option.card for option in asked.options}
    shown, also = (
        {card.ref for _, card in lying(engine.observe(player)) if card.ref is not None} - known
        for engine in (first, second)
    )
    if shown == also:
        return None
    return Divergence(
        about=f"what {player} sees", after=after, first=sorted(shown - also), second=sorted(also - shown)
    )


def table(view: View) -> dict[str, Any]:
    """Return what of a view must be the same in every engine: no engine-made ids, no names of phases."""
    result = view.result
    parts: dict[str, Any] = {
        "turn": view.turn,
        "active player": view.active,
        "result": None if result is None else [result.winner, result.draw],
    }
    for seat, side in view.seats.items():
        for name, zone in side.zones.items():
            if zone.cards:
                parts[f"{seat}.{name}"] = _cards(name, zone.cards)
    for name, zone in view.shared.items():
        if zone.cards:
            parts[name] = _cards(name, zone.cards)
    return parts


def _cards(zone: str, cards: list[CardView]) -> list[Any]:
    shown = [
        [card.ref, card.name, card.at, card.turned, card.damage, card.face, *_numbers(card)] for card in cards
    ]
    return shown if zone == "deck" else sorted(shown, key=repr)


def _numbers(card: CardView) -> list[str]:
    """Return the numbers of a card as they are now, which effects change."""
    numbers = {trait: getattr(card.traits, trait, UNSET) for trait in ("cost", "power", "hp", "strike")}
    return [f"{trait} {number}" for trait, number in numbers.items() if number is not UNSET]


def question(decision: Decision | None) -> dict[str, Any]:
    """Return what of a decision must be the same: who is asked, and what he may answer."""
    if decision is None:
        return {"player asked": None, "options": None}
    return {
        "player asked": decision.player,
        "options": sorted((msgspec.to_builtins(option.content) for option in decision.options), key=repr),
    }
