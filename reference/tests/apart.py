"""Where misreadings of Gate Ruler diverge from the reference: for each a short game that random play finds.

``python -m reference.tests.apart [NAME ...]`` keeps the games of ``apart.jsonl.gz`` where the engines still
diverge and looks for the others by differential play: first with many cards, then with those of the
scenarios that convict the misreading. ``--again`` looks for all of them again, in some twenty minutes.
"""

import gzip
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import msgspec

from duelproof.catalogue.features import features_of
from duelproof.catalogue.games import game as game_named
from duelproof.catalogue.games import games, suite_root
from duelproof.catalogue.proofs import read_proofs
from duelproof.differential.campaign import Campaign, Replay, run
from duelproof.differential.choosers import by_script
from duelproof.differential.pair import play
from duelproof.playout.campaign import cards_of
from duelproof.port.reading import Decoder
from duelproof.proof.misreadings import written
from duelproof.wire import connect

GAME = "gate-ruler"
MISREADINGS = {each.name: each for each in written(game_named(GAME))}
GAMES_EACH = 40
"""How many games are played with the same choice of cards."""
GAMES_OF_RARE = 250
"""How many are played with the cards of a misreading that rarely shows."""
MOST_TRIES = 5
"""How many choices of cards are tried."""
LOOKED_FOR = 88
"""The number of misreadings that random play was tried on; the others came later."""
MOST_CHOICES = 30
"""A replay with this many choices can still be read."""
FILE = Path(__file__).with_name("apart.jsonl.gz")
UNREACHED = {
    "an_effect_must_be_followed": "hardly anybody is told to summon, could do it, and declines",
    "anything_goes": "the players of such a game choose only what they are offered",
    "rulers_are_no_matter_of_decks": "all decks that are dealt are as the rulers want them",
}
"""Misreadings that random play does not reach, each with the reason."""
RARE = {
    "all_damage_is_combat_damage": ["Pain Scribe", "Sudden Hail"],
    "attacks_end_with_their_damage": ["Parting Singer", "Braced Shield"],
    "any_return_is_a_loop": ["Contested Wheel", "Willing Wheel", "Whetstone Adept"],
    "concertos_are_never_lost": [
        *("Drowned Page", "Drowned King", "Depth Hymn", "Depth Singer", "Quiet Grave", "Lulling Mist"),
    ],
    "dormant_is_never_lost": ["Sleeping Giant", "Rude Awakening", "Lulling Mist"],
    "enhance_as_it_moves": ["Beast Rider", "Beast King", "Forge Ram", "Fall Back", "Swing Wide"],
    "enhance_is_never_lost": ["Beast Rider", "Beast King", "Forge Ram", "Spiteful Boar", "Muted Passage"],
    "every_return_is_abyssal": [
        *("Drowned Page", "Drowned King", "Bright Return", "Second Life", "Abyssal Bane", "Last Lecture"),
        *("Violet Novice", "Crimson Novice"),
    ],
    "looking_shows_nothing": ["Scrying Pool", "Shown Hand", "Open Omen"],
    "materials_stay": [
        *(
            "Drowned King",
            "Depth Hymn",
            "Depth Singer",
            "Mild Wolf",
            "Gray Wolf",
            "Thorn Boar",
            "Pack Caller",
        ),
    ],
    "nothing_is_abyssal": [
        *("Drowned Page", "Depth Hymn", "Depth Singer", "Abyssal Bane", "Shooting Star", "Last Lecture"),
        *("Violet Baker", "Violet Novice", "Ember Recruit", "Crimson Novice"),
    ],
    "once_seen_always_seen": ["Scrying Pool", "Shown Hand", "Open Omen"],
    "prohibitions_are_overlooked": ["Oathbound Monk"],
    "the_wizard_stays_exhausted": ["Wizard"],
    "touchdown_as_it_is_played": ["Landing Herald", "Landing Banner"],
}
"""Cards that show a misreading that few cards can show; they are tried first."""


class Apart(msgspec.Struct):
    """A game that shows a misreading."""

    misreading: str
    replay: Replay


_DECODER: Decoder[Apart] = Decoder(Apart)


def read() -> dict[str, Replay]:
    """Return the games on file, by misreading."""
    lines = gzip.decompress(FILE.read_bytes()).splitlines() if FILE.is_file() else []
    return {each.misreading: each.replay for each in map(_DECODER.decode, lines)}


def write(replays: dict[str, Replay]) -> None:
    """Write the games on file, in the order of their names."""
    lines = [msgspec.json.encode(Apart(name, replays[name])) + b"\n" for name in sorted(replays)]
    FILE.write_bytes(gzip.compress(b"".join(lines), mtime=0))


def misled(name: str) -> str:
    """Return the spec of the engine that misreads."""
    return f"python:reference.tests.wrong:GATE_RULER.{name}"


def parts(name: str, replay: Replay) -> bool:
    """Tell whether the engines still diverge at the end of a game."""
    with connect("reference") as first, connect(misled(name)) as second:
        game = play(first.engine, second.engine, replay.position, by_script(replay.choices, 0))
    return game.divergence is not None and game.divergence.after == len(replay.choices)


def look_for(name: str, tries: Iterable[Sequence[str]]) -> Replay | None:
    """Return the first replay with few enough choices, or the shortest, trying each set of cards in turn."""
    best: Replay | None = None
    for cards in tries:
        games = GAMES_OF_RARE if cards == RARE.get(name) else GAMES_EACH
        seeds = list(range(games))
        while seeds:
            campaign = Campaign(
                first="reference",
                second=misled(name),
                game=GAME,
                seeds=seeds,
                time_limit=10,
                cards=list(cards),
            )
            last = run(campaign, lambda _: None)[-1]
            if last.replay is None:
                break
            if best is None or len(last.replay.choices) < len(best.choices):
                best = last.replay
            if len(best.choices) <= MOST_CHOICES:
                return best
            seeds = list(range(last.seed + 1, games))
    return best


def cards_to_try(name: str) -> Iterator[list[str]]:
    """Return sets of cards to try: rare ones or any, then those of scenarios that concern the misreading."""
    yield RARE.get(name, [])
    book = next(each for each in games() if each.id == GAME)
    folder = suite_root() / "features" / book.package
    records = read_proofs(folder).records
    known = cards_of(GAME)
    convicting: list[list[str]] = []
    about: list[list[str]] = []
    for feature in features_of(book, folder):
        for scenario in feature.scenarios:
            for case in scenario.cases():
                text = " ".join(step.name for step in case.render().steps)
                cards = sorted(card for card in known if f'"{card}"' in text)
                record = records.get(case.id)
                if record is not None and record.kill.endswith(f":{name}"):
                    convicting.append(cards)
                elif scenario.block and set(scenario.block.ids) & set(MISREADINGS[name].rules):
                    about.append(cards)
    tried: list[list[str]] = []
    for cards in convicting + about:
        if cards not in tried:
            tried.append(cards)
            yield cards


def main(names: Sequence[str], *, again: bool) -> int:
    """Update the file; return 1 if a misreading is not found in few choices, or one thought unreached is."""
    kept = {name: replay for name, replay in read().items() if name in MISREADINGS}
    wrong = 0
    for name in names or sorted({*kept, *UNREACHED}):
        replay = kept.pop(name, None)
        if replay is not None and not parts(name, replay):
            replay = None
        if replay is None or again:
            tries = [RARE.get(name, [])] if name in UNREACHED else islice(cards_to_try(name), MOST_TRIES)
            found = [each for each in (look_for(name, tries), replay) if each is not None]
            replay = min(found, key=lambda each: len(each.choices), default=None)
        short = replay is not None and len(replay.choices) <= MOST_CHOICES
        fine = short or name in UNREACHED
        if replay is not None and short:
            kept[name] = replay
            write(kept)
        wrong += not fine
        told = f"{len(replay.choices)} choices, {replay.divergence.about}" if replay else "not found"
        print(f"{'ok   ' if fine else 'WRONG'} {name}: {told}", flush=True)
    write(kept)
    return min(wrong, 1)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    sys.exit(main([each for each in arguments if each != "--again"], again="--again" in arguments))
