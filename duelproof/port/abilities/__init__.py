"""Abilities as data, in the words of the books: when they work, what they need, what they do.

An engine may interpret them, hand-code the cards by name, or map the names to its own cards. Here is what
several books have; what one book has alone is in its vocabulary (`duelproof.port.vocabulary`).
"""

from duelproof.port.abilities.ability import Ability, Limit, Mode, TargetSpec
from duelproof.port.abilities.costs import Cost
from duelproof.port.abilities.instruction import Instr, Instruction
from duelproof.port.abilities.instructions import (
    SHARED,
    ChangeCost,
    Choose,
    ChooseNumber,
    Damage,
    Delay,
    Destroy,
    Discard,
    Draw,
    EndTurn,
    ExtraTurn,
    Forbid,
    ForEach,
    Gain,
    Heal,
    If,
    LoseAbilities,
    LoseGame,
    May,
    Modify,
    Move,
    NameOne,
    Permit,
    PlayCard,
    Repeat,
    ReplaceEvent,
    Require,
    Reveal,
    Search,
    SetTrait,
    Shuffle,
    Turn,
    Unaffected,
    Until,
    WinGame,
)
from duelproof.port.abilities.triggers import Trigger

__all__ = [
    "SHARED", "Ability", "ChangeCost", "Choose", "ChooseNumber", "Cost", "Damage", "Delay", "Destroy",
    "Discard", "Draw", "EndTurn", "ExtraTurn", "ForEach", "Forbid", "Gain", "Heal", "If", "Instr",
    "Instruction", "Limit", "LoseAbilities", "LoseGame", "May", "Mode", "Modify", "Move", "NameOne",
    "Permit", "PlayCard", "Repeat", "ReplaceEvent", "Require", "Reveal", "Search", "SetTrait", "Shuffle",
    "TargetSpec", "Trigger", "Turn", "Unaffected", "Until", "WinGame",
]  # fmt: skip
