"""Playing a scenario's choices on engines that ask in their own way.

A scenario names a play by its content. An engine may ask for it in one decision or in ten, and may ask or
skip a question with one answer: the script spreads what the scenario says over the decisions that come. It
chooses nothing that the scenario does not say, except where a question has one answer, where a cost is paid,
and where players pass.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice

from duelproof.judge.verdicts import Violation, plain
from duelproof.port import Accepted, Answer, Choice, Decision, Name, Number, Option, Order, Pick, Seat, View
from steps.common.forced import only_answer
from steps.common.table import Attempt, Table, all_cards
from steps.common.words import CardName
from steps.common.words import seat as seat_of

MOST_ANSWERS = 400
"""How many questions a script answers by itself before it gives up."""

MOST_STILL = 40
"""How many of these answers in a row may leave the table unchanged."""

OR_OVER = " or the game is over"
"""The last words of an "until ..." that the end of the game fulfils too; a Then says which of both came."""

Said = Option | int | str
"""A part of a play: the content of an option, a number, or a name."""


class Unscripted(AssertionError):
    """The engine asks a question that the scenario does not answer: the scenario must say more."""


def play(table: Table, seat: Seat, *said: Said) -> None:
    """Make a play that the rules allow, spread over the decisions that come, and pay its cost.

    Raises:
        Violation: the engine does not offer the play, or refuses it.
        Unscripted: the engine asks a question that the scenario does not answer.
    """
    table.open()
    left = list(said)
    part, decision = _reach(table, seat, left)
    while left:
        table.choose(_choice(decision, part, left), f"{seat} may choose this", part)
        if left:
            part, decision = _reach(table, seat, left)
    _pay(table, seat)


def play_or_attempt(table: Table, seat: Seat, words: str | None, *said: Said) -> None:
    """Make a play, or attempt it where the words of the step are "tries to ..."."""
    if words is not None and words.startswith("tries"):
        attempt(table, seat, *said)
    else:
        play(table, seat, *said)


def finish(
    table: Table, seat: Seat, *parts: Said, asks: Callable[[Decision], bool] = lambda decision: True
) -> None:
    """Make the rest of a play, each part where the engine asks for it, and pay the cost.

    A part that the engine does not ask for is left out: an engine may take the only answer without asking.

    Args:
        asks: the test whether a question belongs to the play, where not any that a part answers does.
    """
    left = list(parts)
    while left:
        if not _asks_for(table, seat, left[0], asks):
            del left[0]
            continue
        decision = table.pending()
        several = decision is not None and isinstance(decision.shape, Pick) and decision.shape.max > 1
        together = [part for part in left if several and decision and _fitting(decision, [part]) is not None]
        play(table, seat, *(together or left[:1]))
        left = [part for part in left if part not in together][0 if together else 1 :]
    _pay(table, seat)


def pointed_at(table: Table, seat: Seat, name: CardName) -> Option:
    """Return the option by which a player chooses a card: its handle, if he may not see its front."""
    found = table.find(name)
    seen = [each.ref for each in all_cards(table.view(seat))]
    return Option(card=found.ref if found.ref in seen else found.handle)


def _asks_for(table: Table, seat: Seat, part: Said, asks: Callable[[Decision], bool]) -> bool:
    """Answer the forced questions before a part of a play, and return whether the player is asked for it."""
    for _ in range(MOST_ANSWERS):
        table.settle()
        decision = table.pending()
        if decision is None or decision.player != seat:
            return False
        if _fitting(decision, [part]) is not None:
            return asks(decision)
        forced = only_answer(decision)
        if forced is None or decision.kind == "act":
            return False
        table.choose(forced)
    return False


def attempt(table: Table, seat: Seat, *said: Said) -> None:
    """Try a play, which the engine may refuse at any part, and keep the outcome in ``table.attempt``."""
    table.open()
    table.settle()
    before = table.view()
    left = list(said)
    answer: Answer | None = None
    while left:
        decision = table.pending()
        number = decision.id if decision else 0
        part = _fitting(decision, left) if decision is not None and decision.player == seat else None
        if part is None or decision is None:
            answer = table.submit(_unlisted(seat, number, decision, left))
            break
        answer = table.submit(_choice(decision, part, left))
        if not isinstance(answer, Accepted) or answer.rewound:
            break
        if left:
            table.settle()
    if isinstance(answer, Accepted):
        _pay(table, seat)
    refused = not isinstance(answer, Accepted) or answer.rewound
    if refused and table.view() != before:
        table.submit(Choice(decision=_open_id(table), by=seat, take_back=True))
    _keep(table, answer, before)


def try_choice(table: Table, choice: Choice) -> None:
    """Try one choice, which the engine may refuse, and keep the outcome in ``table.attempt``."""
    before = table.view()
    _keep(table, table.submit(choice), before)


def divide_or_attempt(table: Table, seat: Seat, words: str, shares: Sequence[tuple[int, CardName]]) -> None:
    """Divide a number among cards, or attempt it where the words of the step are "tries to ..."."""
    decision = question(table)
    if decision is None or decision.player != seat or decision.kind != "split":
        raise Violation(f"{seat} is asked to divide a number", expected="split", seen=decision)
    divided = [(Option(card=table.ref(name)), share) for share, name in shares]
    choice = Choice(decision=decision.id, by=seat, divide=divided)
    if words.startswith("tries"):
        try_choice(table, choice)
    else:
        table.choose(choice, f"{seat} may divide it so")


def _keep(table: Table, answer: Answer | None, before: View) -> None:
    """Keep what came of an attempt."""
    refused = not isinstance(answer, Accepted) or answer.rewound
    told = None if isinstance(answer, Accepted) else answer
    table.attempt = Attempt(
        refused=refused,
        code=told.code if told else "",
        rules=told.rules if told else (),
        before=before,
        after=table.view(),
    )


def pass_until(table: Table, there: Callable[[View], bool], what: str) -> None:
    """Let everyone pass, and answer questions with one answer, until the view passes a test.

    Args:
        there: the test.
        what: the test in words, as the scenario says it.

    Raises:
        Violation: the test never holds, or the game ends first.
        Unscripted: somebody is asked a question that passing does not answer.
    """
    table.open()
    verb = table.setting.words.offers.get(what)
    last, still = None, 0
    for _ in range(MOST_ANSWERS):
        view = table.view()
        last, still = view, still + 1 if view == last else 0
        if still == MOST_STILL:
            break
        decision = table.pending()
        if there(view) and (view.result is not None or _is_offered(decision, verb)):
            return
        if decision is None:
            raise Violation(f"the game goes on until {what}", expected=what, seen="nobody is asked anything")
        choice = _declining(table, decision)
        if choice is None:
            raise Unscripted(f"{decision.player} is asked {plain(decision)}; the scenario does not answer it")
        table.choose(choice)
    stuck = still == MOST_STILL
    seen = f"no change in {MOST_STILL} answers" if stuck else f"not there after {MOST_ANSWERS} answers"
    raise Violation(f"passing leads to {what}", expected=what, seen=seen)


def _is_offered(decision: Decision | None, verb: str | None) -> bool:
    """Return whether somebody is offered a verb, or asked a question of that kind; true if none is named."""
    if verb is None:
        return True
    return decision is not None and (
        decision.kind == verb or any(option.verb == verb for option in decision.options)
    )


def in_phase(name: str, step: str | None, player: Seat | None = None) -> Callable[[View], bool]:
    """Return the test whether a view stands in a phase (and step) of a player's turn."""

    def there(view: View) -> bool:
        return view.phase == name and (step is None or view.step == step) and player in (None, view.active)

    return there


def reached(table: Table, what: str) -> Callable[[View], bool]:
    """Return the test for the words after "until": a turn, a phase, or a phrase of the game.

    Raises:
        ValueError: the words mean nothing in this game.
    """
    setting = table.setting
    if what.endswith(OR_OVER):
        there_first = reached(table, what.removesuffix(OR_OVER))
        return lambda view: view.result is not None or there_first(view)
    if what in setting.until:
        return setting.until[what]
    if what == "the game is over":
        return lambda view: view.result is not None
    if what == "nothing is waiting":
        return lambda view: not view.stack and not view.waiting
    if what in ("the attack is over", "the battle is over"):
        return lambda view: not view.fights or view.result is not None
    if what in ("the next phase", "the next step"):
        before = table.view()
        steps = what == "the next step"
        return lambda view: _stands_elsewhere(view, before, steps=steps)
    match = re.fullmatch(r"(?:(Alice|Bob)'s|the) (next )?([a-z ]+)", what)
    if match is None or (match[3] != "turn" and match[3] not in setting.words.phases):
        known = ", ".join([*setting.until, *setting.words.phases])
        raise ValueError(f"nobody can pass until {what!r}; write Alice's turn, or one of: {known}")
    player: Seat | None = None if match[1] is None else seat_of(match[1])
    now = table.view().turn if match[2] else 0
    if match[3] == "turn":
        return lambda view: player in (None, view.active) and view.turn > now
    _, name, step = setting.words.phases[match[3]]
    there = in_phase(name or "main", step, player)
    return lambda view: there(view) and view.turn > now


def _stands_elsewhere(view: View, before: View, *, steps: bool) -> bool:
    """Return whether a view stands in another phase than the one before, or in another of its steps."""
    if (view.turn, view.phase) != (before.turn, before.phase):
        return True
    return steps and view.step != before.step


def pass_once(table: Table, seat: Seat) -> None:
    """Let a player pass once: give up priority, or do nothing more in this phase."""
    table.open()
    table.settle()
    decision = table.pending()
    option = _passing(table, decision) if decision is not None and decision.player == seat else None
    if option is None or decision is None:
        raise Violation(f"{seat} is asked and may pass", expected="pass", seen=decision)
    table.choose(Choice(decision=decision.id, by=seat, pick=[option]), f"{seat} may pass")


def question(table: Table) -> Decision | None:
    """Answer questions with one answer, and return the first decision that leaves a choice, if any comes."""
    table.open()
    for _ in range(MOST_ANSWERS):
        decision = table.pending()
        forced = only_answer(decision) if decision is not None else None
        if forced is None:
            return decision
        table.choose(forced)
    raise Violation("somebody has a choice", expected="a choice", seen=f"none after {MOST_ANSWERS} answers")


def offered(table: Table, seat: Seat) -> list[Option]:
    """Answer forced questions, and return the options of a player's open decision; none if he has none."""
    table.open()
    table.settle()
    decision = table.pending()
    return decision.options if decision is not None and decision.player == seat else []


def _reach(table: Table, seat: Seat, left: Sequence[Said]) -> tuple[Said, Decision]:
    """Answer forced questions until the player is asked for a part of the play; return part and decision."""
    for _ in range(MOST_ANSWERS):
        decision = table.pending()
        if decision is None:
            raise Violation(f"{seat} can still play", expected=list(left), seen="nobody is asked anything")
        part = _fitting(decision, left) if decision.player == seat else None
        if part is not None:
            return part, decision
        forced = only_answer(decision)
        if forced is not None:
            table.choose(forced)
        elif _is_payment(decision):
            _pay_once(table, decision)
        elif decision.player == seat:
            raise Violation(f"{seat} may choose this", expected=list(left), seen=decision.options)
        else:
            raise Unscripted(f"{decision.player} is asked {plain(decision)}; the scenario does not answer it")
    raise Violation(f"{seat} is asked", expected=list(left), seen=f"not after {MOST_ANSWERS} answers")


def _pay(table: Table, seat: Seat) -> None:
    """Pay what is left of a cost: the scenario does not say with which cards."""
    for _ in range(MOST_ANSWERS):
        table.settle()
        decision = table.pending()
        if decision is None or decision.player != seat or not _is_payment(decision):
            return
        _pay_once(table, decision)


def _pay_once(table: Table, decision: Decision) -> None:
    """Pay with the first cards that the engine takes.

    Raises:
        Violation: it takes none.
    """
    answers = map(table.submit, _payments(decision))
    if not any(isinstance(answer, Accepted) and not answer.rewound for answer in answers):
        raise Violation(f"{decision.player} can pay", expected="accepted", seen="each payment is refused")


def _is_payment(decision: Decision) -> bool:
    """Tell whether a question asks for cards that pay a cost."""
    shape = decision.shape
    return decision.kind == "pay" and isinstance(shape, Pick) and 0 < shape.min <= len(decision.options)


def _payments(decision: Decision) -> Iterator[Choice]:
    """Return the choices that pay with as few cards as allowed: first the first cards offered."""
    assert isinstance(decision.shape, Pick)
    for cards in islice(combinations(decision.options, decision.shape.min), MOST_ANSWERS):
        yield Choice(decision=decision.id, by=decision.player, pick=list(cards))


def _fitting(decision: Decision, left: Sequence[Said]) -> Said | None:
    """Return the part of a play that this decision asks for; None if it asks for none."""
    shape = decision.shape
    for part in left:
        if isinstance(part, Option):
            if any(_means(part, option) for option in decision.options):
                return part
        elif (isinstance(part, str) and isinstance(shape, Name)) or (
            isinstance(part, int)
            and not isinstance(part, bool)
            and isinstance(shape, Number)
            and shape.min <= part <= shape.max
        ):
            return part
    return None


_FIELDS = Option.__struct_fields__


def _means(said: Option, option: Option) -> bool:
    """Return whether an option is the one that was said, or the first part of it.

    An engine that splits a play asks first for less (the attacker alone), another for everything at once.
    """
    agreed = 0
    for name in _FIELDS:
        have, want = getattr(option, name), getattr(said, name)
        if have is None:
            continue
        if want is None:
            if name in ("card", "verb", "place", "player", "target", "value"):
                return False
            continue
        if have != want or type(have) is not type(want):
            return False
        agreed += 1
    return agreed > 0


def _choice(decision: Decision, part: Said, left: list[Said]) -> Choice:
    """Return the choice for a part of the play, and take what it answers out of ``left``."""
    if not isinstance(part, Option):
        left.remove(part)
        if isinstance(part, str):
            return Choice(decision=decision.id, by=decision.player, name=part)
        return Choice(decision=decision.id, by=decision.player, number=part)
    shape = decision.shape
    if isinstance(shape, Pick) and shape.max > 1:
        parts = [other for other in left if isinstance(other, Option)]
        picked = [best for other in parts if (best := _best(decision, other)) is not None][: shape.max]
        for other in parts:
            if _best(decision, other) in picked:
                left.remove(other)
        return Choice(decision=decision.id, by=decision.player, pick=picked)
    if isinstance(shape, Order):
        parts = [other for other in left if isinstance(other, Option)]
        ordered = [best for other in parts if (best := _best(decision, other)) is not None]
        for other in parts:
            if _best(decision, other) in ordered:
                left.remove(other)
        return Choice(decision=decision.id, by=decision.player, order=ordered)
    option = _best(decision, part)
    if option is None:
        raise LookupError(f"no option fits {part}; offered: {plain(decision.options)}")
    _consume(part, option, left)
    return Choice(decision=decision.id, by=decision.player, pick=[option])


def _best(decision: Decision, said: Option) -> Option | None:
    """Return the option that agrees with most of what was said; None if none agrees."""
    fitting = [option for option in decision.options if _means(said, option)]
    if not fitting:
        return None
    return max(fitting, key=lambda option: sum(getattr(option, name) is not None for name in _FIELDS))


def _consume(part: Option, option: Option, left: list[Said]) -> None:
    """Take what this option answers out of the play; the rest of a part is asked for later."""
    left.remove(part)
    rest = {
        name: value
        for name in _FIELDS
        if (value := getattr(part, name)) is not None and getattr(option, name) is None
    }
    if rest and not set(rest) <= {"origin", "way", "verb"}:
        left.insert(0, Option(**rest))


def _unlisted(seat: Seat, number: int, decision: Decision | None, left: Sequence[Said]) -> Choice:
    """Return a choice of something that is not offered, for the engine to refuse."""
    part = left[0]
    if isinstance(part, Option):
        if decision is not None and isinstance(decision.shape, Pick) and decision.shape.max > 1:
            return Choice(decision=number, by=seat, pick=[p for p in left if isinstance(p, Option)])
        return Choice(decision=number, by=seat, pick=[part])
    if isinstance(part, str):
        return Choice(decision=number, by=seat, name=part)
    return Choice(decision=number, by=seat, number=part)


def _passing(table: Table, decision: Decision) -> Option | None:
    """Return the option that does nothing more, or the only one there is; None if neither exists."""
    for option in decision.options:
        if option.verb in table.setting.words.passing:
            return option
    shape = decision.shape
    forced = len(decision.options) == 1 and isinstance(shape, Pick) and shape.min > 0
    return decision.options[0] if forced else None


def _declining(table: Table, decision: Decision) -> Choice | None:
    """Return the answer of a player who does nothing: a pass, an empty pick, or the only answer there is."""
    option = _passing(table, decision)
    if option is not None:
        return Choice(decision=decision.id, by=decision.player, pick=[option])
    if isinstance(decision.shape, Pick) and decision.shape.min == 0:
        return Choice(decision=decision.id, by=decision.player, pick=[])
    return only_answer(decision)


def _open_id(table: Table) -> int:
    """Return the id of the open decision; 0 if there is none."""
    decision = table.pending()
    return decision.id if decision else 0
