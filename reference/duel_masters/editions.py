"""The editions of the book that are played, what they say differently, and the mark of a function's rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from duelproof.port.position import Turned
from reference.kernel.rules import declaring, marker

rule, embodies = marker("DM"), declaring("DM")


@dataclass(frozen=True, slots=True)
class Edition:
    """What one edition says where the editions differ; each value is read by the rule that is named.

    Args:
        name: the edition's id on the port.
        one_begins: whether but one of the cards that say so begins in the battle zone (100.5, 307.2).
        turn_start: the parts of the start of a turn, in order (501, 702.3a).
        attack_ends_at_once: whether an attack is over as soon as the attacker or the creature that it attacks
            is not in it any more, or goes through its sub-steps without it (505.6a).
        turn_end_at_once: whether all that triggers at the end of the turn does so at once, even what is
            declared (511.1a).
        blockers: whether any number of creatures use their blocker abilities, or one creature blocks (507.1).
        breaking: whether the shields of a direct attack are broken together or one by one (509.3).
        in_use: where a card is while it is used: pending where it was, or nowhere (409.1).
        come_at_once: whether cards that one effect puts into the battle zone come there at once (603.5a).
        goes_back: whether a card that would go where it lies stays there as it lay (409.2a).
        modes: when the modes of an ability are chosen (700.2a).
        early_ninjas: whether a Ninja Strike is declared before there is the mana that it asks for (112.3c).
        tapped: the types of card that can be tapped in the battle zone; None: every card there (105.4a).
        many_colored_mana: how a card of several civilizations comes to the mana zone; None: as any (405.1).
        hyper_copies: how many hyperspatial cards may have one name, of the eight that there may be (100.3a).
        declared: the abilities that are declared as shields are broken (509.3c of 1.13, 509.5a to 509.5d).
        one_d2_field: whether a D2 field goes to the graveyard when another one comes (703.4l).
        cells_release: whether the release link of a super creature works as one cell leaves, too (805.1c).
        barred: the types of card that nothing puts into the battle zone (302.3).
        static_once: whether static abilities can do something once, as their condition is met (604.4).
        departed: how a card is looked at that has left the battle zone: as it was, or as printed (110.5a).
        information: when a chosen card is looked at: as it is then, or as it was chosen (605.2d).
        looks_past: whether what triggers as cards are destroyed sees all of them (603.5c).
        own_moving_first: whether what a spell says of its own moving applies before other effects (609.8a).
        neo_upon: the types of card upon which a NEO creature is an evolution; None: any (802.2).
        rebuilding: what remains of the cards below when only the top one leaves: the topmost that can lie by
            itself, with the others, or as many as the top card evolved from (801.4a).
        cost_reader: who chooses which cost of a card with two an effect reads (201.2b, 808.3).
        renumbered: numbers of this edition for rules that the engine cites by the newest edition's.
    """

    name: str
    one_begins: bool
    turn_start: tuple[str, ...]
    attack_ends_at_once: bool
    turn_end_at_once: bool
    blockers: Literal["any number", "one"]
    breaking: Literal["together", "one by one"]
    in_use: Literal["pending", "nowhere"]
    come_at_once: bool
    goes_back: bool
    modes: Literal["at resolution", "as used"]
    early_ninjas: bool
    tapped: frozenset[str] | None
    many_colored_mana: Turned | None
    hyper_copies: int
    declared: tuple[str, ...]
    one_d2_field: bool
    cells_release: bool
    cost_reader: Literal["user", "owner"]
    barred: frozenset[str]
    static_once: bool
    departed: Literal["as it was", "printed"]
    information: Literal["as it is", "as chosen"]
    looks_past: bool
    own_moving_first: bool
    neo_upon: frozenset[str] | None
    rebuilding: Literal["the topmost", "as many as needed"]
    renumbered: Mapping[str, str] = field(default_factory=dict)

    def cites(self, number: str) -> str:
        """The id of a rule of the newest edition as this edition numbers it."""
        return f"DM-{self.renumbered.get(number, number)}"


S_MAX = Edition(
    name="s-max",
    one_begins=True,
    turn_start=("untapping", "beginning"),
    attack_ends_at_once=True,
    turn_end_at_once=False,
    blockers="any number",
    breaking="together",
    in_use="pending",
    come_at_once=False,
    goes_back=True,
    modes="at resolution",
    early_ninjas=True,
    tapped=frozenset({"creature", "tamaseed"}),
    many_colored_mana="exhausted",
    hyper_copies=4,
    declared=("s-trigger", "g-strike", "s-back", "sabaki-z"),
    one_d2_field=True,
    cells_release=True,
    cost_reader="user",
    barred=frozenset(),
    static_once=True,
    departed="as it was",
    information="as it is",
    looks_past=False,
    own_moving_first=True,
    neo_upon=None,
    rebuilding="the topmost",
)
FIRST = replace(
    S_MAX,
    name="1.13",
    one_begins=False,
    turn_start=("beginning", "untapping"),
    attack_ends_at_once=False,
    turn_end_at_once=True,
    blockers="one",
    breaking="one by one",
    in_use="nowhere",
    come_at_once=True,
    goes_back=False,
    modes="as used",
    early_ninjas=False,
    tapped=None,
    many_colored_mana=None,
    hyper_copies=8,
    declared=("s-trigger", "s-back"),
    one_d2_field=False,
    cells_release=False,
    cost_reader="owner",
    barred=frozenset({"spell"}),
    static_once=False,
    departed="printed",
    information="as chosen",
    looks_past=True,
    own_moving_first=False,
    neo_upon=frozenset({"creature"}),
    rebuilding="as many as needed",
    renumbered={"100.4a": "100.3a", "301.5": "301.6"},
)
EDITIONS = {edition.name: edition for edition in (FIRST, S_MAX)}
"""The editions, the oldest first."""
