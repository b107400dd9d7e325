"""Changes to an answer that contradict what a Then of a scenario says, told from its words alone.

They are written apart from the steps, so that a step which looks at nothing is found. For each form of a Then
that is known here there is one change, to the answer that the Then reads: the last one told before its end.
"""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from duelproof.judge.collect import ScenarioItem
from duelproof.tests.fuzz.playing import Call

View = Any
Contradiction = tuple[int, Any, int]
"""The number of a call, what is told instead, and the number of the Then that this contradicts."""

_OTHER = {"Alice": "bob", "Bob": "alice"}
_TRIES = re.compile(r"\btr(?:y|ies) to\b")
_ACCEPTED: Any = {"answer": "accepted"}
_REFUSED: Any = {"answer": "refused", "code": "not-an-option"}


def cards_of(view: View) -> Iterator[Any]:
    """List the cards of a view."""
    for zone in zones_of(view).values():
        yield from zone.get("cards", [])


def zones_of(view: View) -> dict[str, Any]:
    """List the zones of a view by their names on the port."""
    found: dict[str, Any] = dict(view.get("shared", {}))
    for seat, side in view["seats"].items():
        found |= {f"{seat}.{name}": zone for name, zone in side["zones"].items()}
    return found


def _turned(view: View, said: re.Match[str]) -> None:
    for card in _named(view, said["card"]):
        card["turned"] = "ready" if card.get("turned") == "exhausted" else "exhausted"


def _damaged(view: View, said: re.Match[str]) -> None:
    for card in _named(view, said["card"]):
        card["damage"] = card.get("damage", 0) + 1


def _flipped(view: View, said: re.Match[str]) -> None:
    for card in _named(view, said["card"]):
        card["face"] = "down" if said["face"] == "up" else "up"


def _taken_away(view: View, said: re.Match[str]) -> None:
    """Take all cards of the name from the table; those that lay below move up."""
    for name, zone in zones_of(view).items():
        kept = [card for card in zone.get("cards", []) if card.get("name") != said["card"]]
        if len(kept) < len(zone.get("cards", [])):
            _lie(name, zone, kept)


def _one_less(view: View, said: re.Match[str]) -> None:
    name = f"{said['who'].lower()}.hand"
    zone = zones_of(view).get(name, {})
    if zone.get("cards"):
        _lie(name, zone, zone["cards"][:-1])


def _lie(name: str, zone: Any, cards: list[Any]) -> None:
    zone["cards"] = cards
    zone["count"] = sum(not card.get("pending") for card in cards)
    for number, card in enumerate((card for card in cards if "at" not in card), 1):
        card["handle"] = f"{name}#{number}"


def _named(view: View, name: str) -> list[Any]:
    return [card for card in cards_of(view) if card.get("name") == name]


def _not_over(view: View, said: re.Match[str]) -> None:
    view["result"] = None


def _over(view: View, said: re.Match[str]) -> None:
    view["result"] = {"winner": "alice", "losers": ["bob"], "why": ["conceded"]}


def _other_turn(view: View, said: re.Match[str]) -> None:
    view["active"] = _OTHER[said["who"]]


def _later_turn(view: View, said: re.Match[str]) -> None:
    view["turn"] += 1


def _other_phase(view: View, said: re.Match[str]) -> None:
    view["phase"] = "limbo"


SEEN: dict[str, Callable[[View, re.Match[str]], None]] = {
    r'"(?P<card>[^"]+)" is (?:ready|exhausted|tapped|untapped|frozen|released)': _turned,
    r'"(?P<card>[^"]+)" has (?:no|\d+) damage': _damaged,
    r'"(?P<card>[^"]+)" lies face (?P<face>up|down)': _flipped,
    r'"(?P<card>[^"]+)" is in (?:Alice|Bob)\'s [a-z0-9 ]+': _taken_away,
    r"(?P<who>Alice|Bob) has (?:one card|(?!no\b)\w+ cards) in (?:his|her) hand": _one_less,
    r"(?:Alice|Bob) wins the game|the game is a draw": _not_over,
    r"the game goes on": _over,
    r"it is (?P<who>Alice|Bob)'s turn": _other_turn,
    r"it is turn \d+ of the game": _later_turn,
    r"it is the [a-z]+ (?:phase|step)": _other_phase,
}
"""The Thens that read the judge's view, each with the change to it that contradicts them."""

OFFERED = re.compile(
    r'(?P<who>Alice|Bob) (?P<may>may|can|may not|cannot) (?P<verb>[a-z-]+) "(?P<card>[^"]+)"'
)
"""The Thens that read whether a player is offered something with a card."""


def contradictions(item: ScenarioItem, calls: list[Call]) -> Iterator[Contradiction]:
    """List what contradicts a Then of the scenario that made these calls."""
    for at, (step, _) in enumerate(item.plan):
        if step.type != "then":
            continue
        if step.name in ("that is refused", "that is allowed"):
            yield from _other_answers(item, calls, at)
        elif said := OFFERED.fullmatch(step.name):
            yield from _other_offers(calls, at, said)
        else:
            for form, change in SEEN.items():
                if said := re.fullmatch(form, step.name):
                    yield from _other_view(calls, at, said, change)


def still_stands(contradiction: Contradiction, calls: list[Call], true: list[Call]) -> bool:
    """Tell whether what was told still contradicts the Then, after all that was told besides.

    A view or question that was changed counts only if none was told after it, and an acceptance instead of a
    refusal only if nothing else was refused in that step.
    """
    changed, _, then = contradiction
    method = true[changed].method
    if method != "submit":
        return _last(calls, method, then) == changed
    step = calls[changed].step
    return _is_refused(calls[changed]) or not any(map(_is_refused, _made(calls, step)))


def _made(calls: list[Call], step: int) -> list[Call]:
    """List the choices that were made in a step."""
    return [each for each in calls if (each.method, each.step) == ("submit", step)]


def _last(calls: list[Call], method: str, then: int) -> int | None:
    """Return the number of the last call by which the judge looked before a Then's end."""
    looked = [at for at, each in enumerate(calls) if (each.method, each.viewer) == (method, "judge")]
    return next((at for at in reversed(looked) if calls[at].step <= then), None)


def _is_refused(call: Call) -> bool:
    return bool(call.result["answer"] == "refused" or call.result.get("rewound"))


def _other_answers(item: ScenarioItem, calls: list[Call], then: int) -> Iterator[Contradiction]:
    """Accept the one choice of a "tries to" that was refused, or refuse the one that was made."""
    tries = [at for at, (step, _) in enumerate(item.plan[:then]) if _TRIES.search(step.name)]
    made = _made(calls, tries[-1]) if tries else []
    refused = [call for call in made if _is_refused(call)]
    if len(refused) == 1:  # others there are questions with one answer
        yield calls.index(refused[0]), _ACCEPTED, then
    elif len(made) == 1:
        yield calls.index(made[0]), _REFUSED, then


def _other_view(
    calls: list[Call], then: int, said: re.Match[str], change: Callable[[View, re.Match[str]], None]
) -> Iterator[Contradiction]:
    at = _last(calls, "observe", then)
    if at is None:
        return
    view = calls[at].result
    change(view, said)
    if view != calls[at].result:
        yield at, view, then


def _other_offers(calls: list[Call], then: int, said: re.Match[str]) -> Iterator[Contradiction]:
    """Take an option away that is to be there, or offer one that is not."""
    looked, at = _last(calls, "observe", then), _last(calls, "pending", then)
    asked = calls[at].result if at is not None else None
    if at is None or looked is None or not asked or asked["player"] != said["who"].lower():
        return
    refs = [card["ref"] for card in _named(calls[looked].result, said["card"]) if "ref" in card]
    options = asked.get("options", [])
    if said["may"] in ("may", "can"):
        kept = [each for each in options if each.get("verb") != said["verb"] or each.get("card") not in refs]
    else:
        kept = [*options, *({"verb": said["verb"], "card": ref} for ref in refs[:1])]
    if kept != options:
        yield at, {**asked, "options": kept}, then


def one(item: ScenarioItem, calls: list[Call], rng: Random) -> Contradiction | None:
    """Pick a contradiction; None where no Then of the scenario has a form that is known here."""
    found = list(contradictions(item, calls))
    return rng.choice(found) if found else None
