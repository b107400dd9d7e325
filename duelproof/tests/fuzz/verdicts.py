"""Verdicts: a scenario is played with one answer of the engine changed, and must not end wrongly.

Of every case it is demanded that the scenario ends in PASS, VIOLATION, INCONCLUSIVE or BROKEN, with a reason
that can be written down, within its time; that a message which no type of the port holds ends as BROKEN, as a
fault of the protocol; and that nothing else is called a crash or a hang.

Of half of the cases it is demanded besides that they are no PASS: those in which the change contradicts what
the words of a Then say (`duelproof.tests.fuzz.contradicting`), and nothing told later agrees with it again.

It is *not* demanded that any other change is noticed. Most of what is told no Then looks at, and an engine
that asks, shows or refuses otherwise than the reference can be right.
"""

import json
from random import Random
from typing import Any

import msgspec

from duelproof.judge.collect import ScenarioItem
from duelproof.judge.run import message_of
from duelproof.judge.verdicts import Verdict
from duelproof.port import Answer, Decision, Event, OpenAnswer, View
from duelproof.port.reading import Decoder
from duelproof.tests.fuzz.changing import changed
from duelproof.tests.fuzz.contradicting import cards_of, one, still_stands
from duelproof.tests.fuzz.judged import answer_pool
from duelproof.tests.fuzz.playing import Call, Ended, play, some_scenario
from duelproof.tests.fuzz.trials import Found, Trial, served

_TYPES: dict[str, Decoder[Any]] = {
    "open": Decoder(OpenAnswer),
    "pending": Decoder(Decision | None),
    "submit": Decoder(Answer),
    "observe": Decoder(View),
    "events": Decoder(list[Event]),
}


def verdicts(rng: Random) -> None:
    """An answer of a scenario is changed: its verdict is one of the four, and no wrong PASS."""
    try_scenario(some_scenario(rng), rng)


def try_scenario(item: ScenarioItem, rng: Random) -> None:
    """Play a scenario as it is, and with one answer changed. Raises `Found` where it ends wrongly."""
    true = play(item)
    if true.run.error is not None:
        raise Found(f"{item.name} fails before anything is changed: {true.run.error!r}")
    said = one(item, true.calls, rng) if rng.random() < 0.5 else None
    at, told = said[:2] if said else _other_answer(true.calls, rng)
    call = true.calls[at]
    sent = {"scenario": item.name, "call": at, "method": call.method, "was": call.result, "is": told}
    served().sent.append(json.dumps(sent).encode())
    ended = play(item, at, told, look_behind=said is None)  # players are told the truth: that would show it
    _check_end(item, ended, call.method, told)
    if said and ended.run.verdict is Verdict.PASS and still_stands(said, ended.calls, true.calls):
        then = item.plan[said[2]][0].name
        raise Found(f"{item.name} passes though what was told contradicts its {then!r}")


def _check_end(item: ScenarioItem, ended: Ended, method: str, told: Any) -> None:
    """Check how a scenario ended of which one answer was ``told``."""
    run, name = ended.run, item.name
    msgspec.json.encode(run.result([step for step, _ in item.plan]))
    if run.verdict is Verdict.ERROR:
        step = run.step.name if run.step else "the table"
        raise Found(f"{name} ends in ERROR at {step!r}: {run.error!r}")
    if run.error is not None and not message_of(run.error).strip():
        raise Found(f"{name} ends as {run.verdict} without a word")
    if run.fault is not None and run.fault.kind != "protocol":
        raise Found(f"{name} ends as a {run.fault.kind} of an engine that answers: {run.fault}")
    if run.fault is None and not _holds(method, told):
        raise Found(f"{name} ends as {run.verdict}, though the port has no such message")


def _holds(method: str, told: Any) -> bool:
    """Tell whether the port has such an answer."""
    try:
        _TYPES[method].decode(json.dumps(told))
    except (ValueError, RecursionError):
        return False
    return True


def _other_answer(calls: list[Call], rng: Random) -> tuple[int, Any]:
    """Pick a call, each method as likely as another, and what is told instead of the truth."""
    method = rng.choice(sorted({call.method for call in calls}))
    at = rng.choice([at for at, call in enumerate(calls) if call.method == method])
    told = calls[at].result
    if rng.random() < 0.3:
        return at, changed(told, rng, answer_pool())
    if method == "submit":
        refused = {"answer": "refused", "code": "not-an-option"}
        return at, rng.choice(({"answer": "accepted", "rewound": True}, refused, {"answer": "accepted"}))
    if method == "observe":
        return at, _other_view(told, rng)
    if method == "pending":
        return at, _other_question(told, calls, rng)
    if method == "events":
        return at, _other_events(told, rng)
    return at, changed(told, rng, answer_pool())


def _other_view(view: Any, rng: Random) -> Any:
    """Change a field of a card, a number or the flow of the game, or take the result away."""
    if view.get("result") and rng.random() < 0.5:
        return {**view, "result": None}
    cards = list(cards_of(view))
    if not cards or rng.random() < 0.2:
        key = rng.choice(("turn", "first", "active", "phase", "step", "priority", "stack", "permanents"))
        return {**view, key: answer_pool().one(key, rng)}
    card = rng.choice(cards)
    key = rng.choice(("name", "owner", "controller", "at", "face", "turned", "damage", "ref", "role", "side"))
    card[key] = answer_pool().one(key, rng)
    return view


def _other_question(asked: Any, calls: list[Call], rng: Random) -> Any:
    """Ask nothing, or ask what is asked at another time; drop an option, or offer one of another time."""
    others = [call.result for call in calls if call.method == "pending" and call.result]
    if not asked or rng.random() < 0.3:
        return rng.choice([None, *others])
    options = list(asked.get("options", []))
    if options and rng.random() < 0.5:
        del options[rng.randrange(len(options))]
    elif known := [option for other in others for option in other.get("options", [])]:
        options.append(rng.choice(known))
    return {**asked, "options": options}


def _other_events(events: list[Any], rng: Random) -> list[Any]:
    """Drop, double or change an event."""
    found = [dict(event) for event in events]
    if not found:
        return found
    event = rng.choice(found)
    if rng.random() < 0.4:
        found.remove(event)
    else:
        key = rng.choice(("kind", "card", "player", "name", "target", "amount", "why", "verb", "batch"))
        event[key] = answer_pool().one(key, rng)
    return found


VERDICTS: dict[str, tuple[int, Trial]] = {"verdicts": (5, verdicts)}
"""The trial of verdicts, with how many of a hundred cases are of its kind."""
