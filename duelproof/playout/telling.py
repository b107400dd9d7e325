"""Invariants of what an engine tells: its events say what they are about, and nothing changes untold."""

from collections.abc import Iterator, Mapping

import msgspec

from duelproof.playout.group import Group
from duelproof.playout.invariant import Invariant
from duelproof.playout.scene import Scene
from duelproof.port import CardView, Event

Fields = Mapping[str, tuple[str, ...]]
"""For kinds of event the fields that each of that kind has."""

TELLS: Fields = {
    "turn_start": ("player",),
    "turn_end": ("player",),
    "phase_start": ("player", "name"),
    "phase_end": ("player", "name"),
    "step_start": ("name",),
    "step_end": ("name",),
    "extra_turn": ("player",),
    "skipped": ("player", "name"),
    "move": ("card", "from", "to", "verb"),
    "turned": ("card", "player", "turned"),
    "flipped": ("card",),
    "reordered": ("player",),
    "shuffled": ("player",),
    "attached": ("card", "target"),
    "stacked": ("card", "target"),
    "linked": ("card", "cards"),
    "controller": ("card", "player"),
    "marker": ("name", "amount"),
    "revealed": ("shown_to",),
    "searched": ("player", "shown_to"),
    "announced": ("player", "name"),
    "targeted": ("item", "player"),
    "paid": ("player",),  # a cost can be so little that no card pays it
    "played": ("player",),
    "activated": ("card", "player", "item"),
    "triggered": ("card", "player", "item"),
    "put": ("item",),
    "not_played": ("item",),
    "resolve_start": ("item",),
    "resolve_end": ("item",),
    "countered": ("item",),
    "damage": ("amount",),
    "healed": ("card", "amount"),
    "effect_start": ("item", "name"),
    "effect_end": ("item", "name"),
    "replaced": ("player", "name"),
    "attack": ("card",),
    "block": ("card", "player", "target", "item"),
    "fight_end": ("item",),
    "broken": ("player", "cards"),
    "direct": ("card",),
    "first_player": ("player",),
    "lose": ("player", "why"),
    "loop": ("player", "amount"),
}
"""What the events of each kind say at least, in any game (docs/port.md)."""


def with_those_of_any_game(also: Fields) -> Fields:
    """Return what the events of a game say at least, by kind: what those of any game do, and more."""
    return {kind: (*TELLS.get(kind, ()), *also.get(kind, ())) for kind in (*TELLS, *also)}


def told_in_full(*rules: str, also: Fields | None = None) -> Invariant:
    """Check that each event says what its kind tells of, in the words of the port.

    Args:
        also: what events of the game say besides, by kind.
    """
    wanted = with_those_of_any_game(also or {})

    def check(scene: Scene) -> Iterator[str]:
        said = msgspec.to_builtins(scene.fresh)
        try:
            msgspec.convert(said, list[Event])
        except msgspec.ValidationError as wrong:
            yield f"an event is not as the port has it: {wrong}"
        for event in said:
            if missing := [name for name in wanted.get(event["kind"], ()) if name not in event]:
                yield f"event {event['seq']} ({event['kind']}) does not say its {', '.join(missing)}"

    return Invariant("told-in-full", "an event says what it is about", rules, check)


def truly_told(*rules: str) -> Invariant:
    """Check that the turn and phase of which an engine told last are those of the view.

    It need not tell of them; one that does, tells of each in which somebody is asked.
    """

    def check(scene: Scene) -> Iterator[str]:
        begun = [event for event in scene.fresh if event.kind in ("turn_start", "phase_start")]
        if begun and begun[-1].player != scene.judge.active:
            told = f"event {begun[-1].seq} ({begun[-1].kind}) names {begun[-1].player}"
            yield f"{told}, and it is {scene.judge.active}'s turn"
        phase = next((event.name for event in reversed(begun) if event.kind == "phase_start"), None)
        if phase not in (None, scene.judge.phase):
            yield f"the phase {phase} was told to begin, and it is {scene.judge.phase}"

    return Invariant("truly-told", "the turn and phase that were told to begin last are there", rules, check)


OF_MANY = frozenset({"rewound", "reordered"})
"""What tells of cards without naming each."""

SEEN = ("at", "turned", "face", "damage")
"""What of a card in a zone does not change untold."""
SEEN_IN_PLAY = (*SEEN, "controller")
"""The same where cards are ready or exhausted: elsewhere it makes no difference who controls one."""


def told(*rules: str) -> Invariant:
    """Check that an event names each card that has come elsewhere, or is not as it was where it lies."""

    def check(scene: Scene) -> Iterator[str]:
        if scene.before is None or not {event.kind for event in scene.fresh}.isdisjoint(OF_MANY):
            return
        lay, lie = scene.before.groups("judge"), scene.groups("judge")
        were = _by_ref(group for where, group in lay.items() if lie.get(where) is not group)
        are = _by_ref(group for where, group in lie.items() if lay.get(where) is not group)
        named = {ref for event in scene.fresh for ref in (event.card, event.target, *event.cards)}
        for ref in sorted(were.keys() & are.keys() - named):
            (lay_in, was), (lies_in, card) = were[ref], are[ref]
            where = lies_in.where
            if lay_in.where != where:
                yield f"{ref} has come from {lay_in.where} to {where}, and no event names it"
            for trait in SEEN_IN_PLAY if lies_in.zone is not None and lies_in.zone.poses else SEEN:
                before, now = getattr(was, trait), getattr(card, trait)
                if before != now:
                    yield f"{trait} of {ref} in {where} was {before} and is {now}, and no event names it"

    return Invariant("told", "what changes on the table is told", rules, check)


def _by_ref(groups: Iterator[Group]) -> dict[str, tuple[Group, CardView]]:
    """Find the cards of some zones, each with its zone, but no parts of others."""
    return {
        card.ref: (group, card)
        for group in groups
        for card in group.cards
        if card.ref is not None and card.role is None
    }
