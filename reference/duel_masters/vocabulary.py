"""The words of cards that Duel Masters alone has."""

from collections.abc import Iterator
from typing import Any, Literal, get_args

from duelproof.port import abilities as a
from duelproof.port.abilities import Ability, Instruction, Until
from duelproof.port.cards import Face
from duelproof.port.selections import Amount, Filter, Select, Who
from duelproof.port.vocabulary import Vocabulary, take_in
from duelproof.port.words import Destination, Forbidden, Number, Zone, at, parts


class Break(Instruction, tag="break"):
    """Break ``n`` of a player's shields."""

    n: Amount = 1
    who: Who = "opponent"


class Attach(Instruction, tag="attach"):
    """Cross a gear to a creature, equip it with a weapon, or attach an aura to a GR creature."""

    what: Select
    to: Select


class Fight(Instruction, tag="fight"):
    """Make two things battle."""

    first: Select
    second: Select


class RemoveFromAttack(Instruction, tag="remove_from_attack"):
    """Remove things from the attack that they take part in; they stay where they are."""

    what: Select


class PutBlocking(Instruction, tag="put_blocking"):
    """Put creatures into the battle zone blocking the attack that is under way."""

    what: Select


class FixPower(Instruction, tag="fix_power"):
    """Make the power of things this for a time, whatever else would change it."""

    what: Select
    to: int
    until: Until = "turn"


class Scale(Instruction, tag="scale"):
    """Multiply a number of things for a time, and divide it then, rounding up."""

    what: Select
    trait: Number
    times: int = 1
    over: int = 1
    until: Until = "turn"


class ComeInState(Instruction, tag="come_in_state"):
    """Things come into the battle zone in this pose, or with this ability."""

    what: Select
    turned: Literal["ready", "exhausted"] | None = None
    ability: Ability | None = None


class Disregard(Instruction, tag="disregard"):
    """What says that things cannot do something does not apply to them."""

    action: Forbidden
    what: Select
    until: Until = "turn"


class Seal(Instruction, tag="seal"):
    """Put ``n`` seals on each thing: cards of the top of its owner's deck, face down."""

    what: Select
    n: Amount = 1


class RearrangeShields(Instruction, tag="rearrange_shields"):
    """Have players lay the cards of their shields anew: in each place as many as there were."""

    who: Who = "you"


class ChangePlaces(Instruction, tag="change_places"):
    """Have a card of the battle zone and one of another zone change places."""

    what: Select
    new: Select


class SwapZones(Instruction, tag="swap_zones"):
    """Have all cards of two zones of players change places."""

    one: Zone
    other: Zone
    who: Who = "you"


class PutNth(Instruction, tag="put_nth"):
    """Put cards into their owner's deck at this place from the top."""

    what: Select
    n: Amount


class AddToDeck(Instruction, tag="add_to_deck"):
    """Add cards to their owner's deck, and shuffle it."""

    what: Select


class Judge(Instruction, tag="judge"):
    """Each player shows the top card of his deck and puts it under the deck; ``did`` says who won.

    The player whose effect it is wins with a card that costs as much as the other player's, or more.
    """


class UseIcons(Instruction, tag="use_icons"):
    """Use so many abilities with icons of one's creatures: what is written behind these waits then."""

    n: Amount = 1


class LeaveAlone(Instruction, tag="leave_alone"):
    """The card that would be moved goes without what lies under it."""


class PutUnder(Instruction, tag="put_under"):
    """Put cards under a card of the battle zone, beneath all that it is made up of."""

    what: Select
    to: Select


class KeepOne(Instruction, tag="keep_one"):
    """Choose one of the things, and put the others into a zone."""

    what: Select
    to: Destination


def lasts(kind: type[Any]) -> bool:
    """Tell whether what such an instruction of a static ability says lasts; all others do something once."""
    return "until" in kind.__struct_fields__ or kind in (ComeInState, a.LoseGame, a.WinGame)


UPON_SOURCES = frozenset({"evolution", "star-evolution", "neo-evolution"})
EVOLUTIONS = UPON_SOURCES | {"forbidden-star-evolution", "s-max-evolution"}
"""The keywords of evolution. Those upon sources say in ``targets`` what the card evolves from."""


Flipping = Literal["awaken", "dragon-release", "forbidden-release", "flip"]
"""What it is called that a card is turned over to another side; ``flip`` is what has no name of its own."""


class Flip(Instruction, tag="flip"):
    """Turn cards over so that another side shows: the side of number ``to``, or else the next one.

    A card whose side cannot be turned up under this name stays as it is.
    """

    what: Select
    to: int | None = None
    verb: Flipping = "flip"


class GRSummon(Instruction, tag="gr_summon"):
    """Summon the top card of a player's super GR zone as if it had been paid for, so many times."""

    n: Amount = 1
    who: Who = "you"


class AwakenLink(Instruction, tag="awaken_link"):
    """Turn the card of the ability and one that fits each of these over at once, and link them in order."""

    others: tuple[Filter, ...]


Assembling = Literal["forbidden-explosion", "zero-dragon-birth"]
"""What it is called that cards are turned over together and make up one creature."""


class Assemble(Instruction, tag="assemble"):
    """Turn a card and others over, so that they make up one creature with that card on top.

    Nothing is done where it is not what the name says: a field and its other cards explode, a ceremony and
    its nebulae are born as a zero dragon, five cards in all.
    """

    what: Select
    of: Select
    verb: Assembling


def flaws(face: Face) -> Iterator[tuple[str, str, str]]:
    """Find targets that have no use, evolution from nothing, and cards with a number that players have."""
    for ability in face.abilities:
        if ability.targets and ability.keyword not in _NAMING_CARDS:
            yield ability.id, "targets", "only evolution, G-links and king cells name cards here"
        if ability.keyword == "g-link" and not {spec.key for spec in ability.targets} <= _SIDES:
            yield ability.id, "targets", "the keys of a G-link are sides: left, right, above or below"
        if ability.keyword in UPON_SOURCES and not ability.targets:
            yield ability.id, "targets", "evolution needs to say from what, in `targets`"
        for path, each in parts(ability):
            if isinstance(each, a.Modify) and each.trait in _OF_A_PLAYER and each.what.which not in _PLAYERS:
                reason = f"only players have {each.trait!r}: `which` is you, opponent or they"
                yield ability.id, at(path, "what"), reason


_NAMING_CARDS = UPON_SOURCES | {"g-link", "king-cell"}
_SIDES = frozenset({"left", "right", "above", "below"})
_OF_A_PLAYER = frozenset({"breaks", "charges", "deck"})
_PLAYERS = frozenset({"you", "opponent", "they"})
_POSES = ("ready", "exhausted")
_SUBSTEPS = ("attacker", "blocker", "battle", "direct", "attack-end")
_STEPS = ("draw", "mana", "main", "attack", "turn-end")
_WAYS = ("cast", "summon", "generate", "deploy", "fortify", "use")
_MOVES = ("put", "draw", "discard", "destroy", "charge", "break", "rule", "seal", "unseal", "add", *_WAYS)
_REPLACEABLE = tuple(word for word in _MOVES if word not in ("cast", "use"))
"""What can be replaced: a card that is used goes on its way, and only that is asked about before it does."""
_PILES = ("deck", "hand", "battle", "mana", "graveyard", "hyper", "gr")
_PLACES = (*_PILES, "shield")
_ZONES = (*_PLACES, "nowhere")

VOCABULARY = take_in(
    Vocabulary(
        game="duel-masters",
        instructions=(
            AddToDeck, Attach, AwakenLink, Break, ChangePlaces, ComeInState, Disregard, Fight, FixPower, Flip,
            GRSummon, Judge, KeepOne, LeaveAlone, PutBlocking, PutNth, PutUnder, RearrangeShields,
            RemoveFromAttack, Scale, Seal, SwapZones, UseIcons,
            Assemble,
        ),
        triggers={
            **dict.fromkeys(_MOVES, _MOVES),
            **dict.fromkeys(("attack", "attacked", "block", "blocked", "unblocked", "fight_end"), ()),
            **dict.fromkeys(("battle_start", "battle_won", "battle_lost", "direct", "before_break"), ()),
            **dict.fromkeys(("turn_start", "turn_end", "leave", "destroying"), ()),
            "move": _MOVES,
            "use": _WAYS,
            "cast": ("cast",),
            "phase_start": _STEPS,
            "step_start": _SUBSTEPS,
            "turned": _POSES,
            "flipped": (*get_args(Flipping), *get_args(Assembling)),
        },
        replaceable={**dict.fromkeys(_REPLACEABLE, _MOVES), "move": _MOVES},
        words={
            "action to forbid": (
                "activate", "attack", "attack_creature", "attack_player", "attack_untapped", "be_attacked",
                "be_chosen", "be_destroyed", "block", "leave", "lose", "ready", "use", "win",
            ),
            "action to permit": ("attack_untapped", "use"),
            "cost": ("put",),
            "action to require": ("attack", "block"),
            "zone": _ZONES,
            "destination": _PLACES,
            "zone to search": _PILES,
            "zone for what is found": _PLACES,
            "number": ("cost", "power"),
            "number to change": ("cost", "power", "mana", "charges", "breaks", "deck"),
            "trait": ("cost", "power", "type", "colors", "races", "name"),
            "keyword": (
                "any-number", "attack-chance", "blocker", "charger", "cheaper", "crest", *sorted(EVOLUTIONS),
                "g-link", "g-strike", "g-zero", "guard", "icon", "instead", "king-cell", "labyrinth",
                "ninja-strike", "o-drive", "power-attacker", "q-breaker", "release-link",
                "s-back", "s-trigger", "sabaki-z", "silent-skill", "slayer", "speed-attacker",
                "starts-in-battle", "t-breaker", "tap-ability", "unblockable", "w-breaker", "wins-battles",
                "world-breaker",
            ),
            "phase or step": ("preparation", "turn-start", *_STEPS, *_SUBSTEPS),
            "role": (
                "attacking", "attacked", "blocking", "blocked", "unblocked", "battling", "card", "element",
                "evolution", "equipped", "fortified", "fortifying", "seal",
            ),
            "relation": ("bearer", "crossed", "gear", "same-civilization"),
            "type": (
                "creature", "spell", "cross gear", "field", "tamaseed", "weapon", "fortress",
                "heartbeat", "aura", "rule plus", "castle", "core", "ceremony", "nebula", "artifact",
                "land", "cell",
            ),
            "supertype": ("psychic", "dragheart", "GR", "D2"),
            "color": ("light", "water", "darkness", "fire", "nature"),
            "domain": ("card", "race", "civilization"),
            "name of a move": _MOVES,
            "selection": (
                "self", "it", "event", "chosen", "all", "choose", "random", "top", "bottom", "under",
                "you", "opponent", "they",
            ),
            "kind of ability": ("triggered", "static", "spell", "keyword", "replacement"),
            "duration": ("turn", "your_next_turn", "step", "attack", "battle", "game"),
            "delay": ("turn", "next"),
            "pose": (*_POSES, "reverse"),
            "attachment": ("gear", "weapon", "aura", "castle", "seal"),
        },
        flaws=flaws,
        idle=frozenset(
            (
                "Ability.as_played", "Ability.limit", "ChangeCost", "Cost.every", "Cost.symbols",
                "Mode.targets", "Move.face", "Move.seat", "Move.slot", "PlayCard.cost", "PlayCard.counted",
                "PlayCard.free", "ReplaceEvent.amount", "ReplaceEvent.cost",
            )
        ),
    )
)  # fmt: skip
