"""What ``duelproof diff`` and ``duelproof replay`` do: play, show progress, print where engines differ."""

import sys
import textwrap
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import game as game_named
from duelproof.catalogue.games import known_edition, take_in_words
from duelproof.cli.places import check_place
from duelproof.differential.answers import only_answer
from duelproof.differential.campaign import FORMAT, Campaign, Played, Replay, run, run_on_cluster
from duelproof.differential.choosers import by_script
from duelproof.differential.clock import Clock, Timed, TimeUp
from duelproof.differential.limits import TOTAL_LIMIT
from duelproof.differential.pair import Divergence, table
from duelproof.judge.safe import printable
from duelproof.judge.words import choice_words, counted
from duelproof.playout.supported import left_out_line
from duelproof.port import CardIn, Engine, NotOpened, Position, laid
from duelproof.port.reading import decode
from duelproof.wire import connect

UNFINISHED = 2
"""The exit code when time was up before all games were played, and the engines had not differed."""

WIDTH = 400
"""How many characters of a line are shown; a shuffled deck would fill the screen."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The command line of a comparison."""

    first: str
    second: str
    game: str
    games: int
    seed: int
    cards: list[str]
    editions: tuple[str, str]
    save: Path | None
    cluster: str | None
    time_limit: float
    total_limit: float
    json: bool


def compare_and_tell(asked: Asked) -> int:
    """Compare as asked and print the outcome; return the exit code.

    Raises CatalogueError where nothing is called as asked, or the replay could not be saved.
    """
    if asked.save is not None:
        check_place("--save", asked.save)
    campaign = Campaign(
        first=asked.first,
        second=asked.second,
        game=game_named(asked.game).id,
        seeds=list(range(asked.seed, asked.seed + asked.games)),
        time_limit=asked.time_limit,
        total_limit=asked.total_limit,
        cards=asked.cards,
        editions=_known(asked),
    )
    played = _played(asked, campaign)
    replay = played[-1].replay if played else None
    if replay is not None and asked.save is not None:
        try:
            asked.save.parent.mkdir(parents=True, exist_ok=True)
            asked.save.write_bytes(msgspec.json.format(msgspec.json.encode(replay)) + b"\n")
        except OSError as error:
            raise CatalogueError(
                f"The replay cannot be written to {asked.save}: {error.strerror}."
            ) from error
    _tell(asked, played, replay)
    if replay is not None:
        return 1
    return UNFINISHED if len(played) < asked.games else 0


def _known(asked: Asked) -> tuple[str, str] | None:
    """Return the editions that are compared, if any are."""
    if not any(asked.editions):
        return None
    game = game_named(asked.game)
    first, second = (known_edition(game, edition) for edition in asked.editions)
    return first, second


def _played(asked: Asked, campaign: Campaign) -> list[Played]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("games", total=asked.games)

        def tell(_game: Played) -> None:
            bar.update(task, advance=1)

        if asked.cluster is None:
            return run(campaign, tell)
        return run_on_cluster(campaign, asked.cluster, tell)


def _tell(asked: Asked, played: list[Played], replay: Replay | None) -> None:
    choices = sum(game.choices for game in played)
    out_of_time = not replay.shortest if replay is not None else len(played) < asked.games
    if asked.json:
        data = {
            "games": len(played),
            "choices": choices,
            "out_of_time": out_of_time,
            "changed": dict(_by_rules(played)),
            "left_out": _left_out(played),
            "replay": msgspec.to_builtins(replay),
        }
        print(msgspec.json.encode(data).decode())
        return
    print(f"{counted(len(played), 'game')} with {counted(choices, 'choice')} were played in both.")
    if out_of_time:
        begun = (
            "before all games were played" if replay is None else "before all was tried to shorten the game"
        )
        print(f"Time was up after {asked.total_limit:g} s, {begun} (--total-limit allows more).")
    if left_out := _left_out(played):
        print(left_out_line(left_out))
    for line in _changed_lines(played):
        print(line)
    if replay is None:
        print("They did not differ in anything else." if _by_rules(played) else "The engines did not differ.")
        return
    print(f"The engines differ in the game with seed {replay.seed}, shrunk to {len(replay.choices)} choices:")
    for line in _lines(replay):
        print(printable(line, WIDTH))
    if asked.save is not None:
        print(f"Saved: duelproof replay {asked.save}")


def _left_out(played: list[Played]) -> list[str]:
    """Name the cards that an engine does not support, so that they were not dealt."""
    return sorted({name for game in played for name in game.left_out})


def _by_rules(played: list[Played]) -> list[tuple[str, int]]:
    """Count for each changed rule in how many games it ran as the editions parted, the most first."""
    return Counter(rule for game in played for rule in game.changed).most_common()


def _changed_lines(played: list[Played]) -> list[str]:
    """Say in how many games the editions part, and which changed rules ran there."""
    parted = sum(bool(game.changed) for game in played)
    if not parted:
        return []
    counts = ", ".join(f"{rule} ({games:,})" for rule, games in _by_rules(played))
    return _wrapped(
        f"The editions part in {counted(parted, 'game')}. Changed rules that ran there: {counts}."
    )


def _lines(replay: Replay) -> list[str]:
    names = _names(replay.position)
    lines = _table_lines(replay.position)
    lines += [
        f"  {number}. {choice_words(msgspec.to_builtins(choice), names)}"
        for number, choice in enumerate(replay.choices, 1)
    ]
    return lines + _divergence_lines(replay.divergence, replay.engines)


def _names(position: Position) -> dict[str, str]:
    """Return the names of a table's cards by ref."""
    return {card.ref: card.name for _, card in laid(position)}


def _table_lines(position: Position) -> list[str]:
    """Describe what lies on the table where play begins; at the start of a game, leave the decks out."""
    if position.door == "setup":
        return []
    return [f"  It is {position.active}'s main phase:"] + [
        f"    {seat}.{zone}: {', '.join(map(_laid_words, cards))}"
        for seat, side in position.seats.items()
        for zone, cards in side.zones.items()
        if cards
    ]


def _laid_words(card: CardIn) -> str:
    """Describe a card of a table, naming only the states that differ from the default."""
    words = [f"{card.name} ({card.ref})"]
    words += [f"at {card.at}"] if card.at is not None else []
    words += ["exhausted"] if card.turned == "exhausted" else []
    words += [f"with {card.damage} damage"] if card.damage else []
    words += [f"over {_laid_words(below)}" for below in card.under]
    words += [f"with {_laid_words(hung.card)} on it" for hung in card.attached]
    words += [f"sealed by {_laid_words(seal)}" for seal in card.seals]
    return " ".join(words)


def _divergence_lines(divergence: Divergence, engines: list[str]) -> list[str]:
    lines = [
        f"  then they differ in: {divergence.about}",
        f"    {engines[0]}: {divergence.first}",
        f"    {engines[1]}: {divergence.second}",
    ]
    if divergence.rules:
        lines += _wrapped(f"  rules of what happened in that step: {', '.join(divergence.rules)}")
    if divergence.other_rules:
        more = f", and {divergence.more_rules:,} more" if divergence.more_rules else ""
        lines += _wrapped(f"  code of these ran in it, too: {', '.join(divergence.other_rules)}{more}")
    return lines


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, 110, subsequent_indent="    ", break_on_hyphens=False)


def replay_and_tell(file: Path, spec: str | None, time_limit: float, json: bool) -> int:
    """Step through a replay in an engine: the first of the two that differed, if none is named."""
    replay = _read(file)
    names = _names(replay.position)
    try:
        with connect(spec or replay.engines[0], time_limit=time_limit) as connection:
            steps = _stepped(Timed(connection.engine, Clock(TOTAL_LIMIT)), replay)
    except TimeUp:
        raise CatalogueError(f"The engine has not followed the replay within {TOTAL_LIMIT:g} s.") from None
    if json:
        print(msgspec.json.encode({"engine": spec or replay.engines[0], "steps": steps}).decode())
        return 0
    for line in _table_lines(replay.position):
        print(printable(line, WIDTH))
    for step in steps:
        print(printable(f"{step['number']}. {choice_words(step['choice'], names)}", WIDTH))
        for change in step["changes"]:
            print(printable(f"     {change}", WIDTH))
    if len(steps) < len(replay.choices):
        print(f"The engine stopped following after {len(steps)} of {len(replay.choices)} choices.")
    for line in _divergence_lines(replay.divergence, replay.engines):
        print(printable(line, WIDTH))
    return 0


def _read(file: Path) -> Replay:
    take_in_words()
    try:
        replay = decode(file.read_bytes(), Replay)
    except OSError as error:
        raise CatalogueError(f"The replay cannot be read from {file}: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        raise CatalogueError(f"{file} is no replay: {error}.") from error
    if replay.format != FORMAT:
        raise CatalogueError(f"{file} has the format {replay.format!r}; this reads {FORMAT!r}.")
    return replay


def _stepped(engine: Engine, replay: Replay) -> list[dict[str, Any]]:
    """Play the replay's choices in an engine, and yield each with the changes it made to the table."""
    steps: list[dict[str, Any]] = []
    answer = engine.open(replay.position)
    if isinstance(answer, NotOpened):
        raise CatalogueError(f"The engine does not open the replay's table: {answer.code}: {answer.reason}.")
    choose = by_script(replay.choices, 0)
    before = table(engine.observe())
    while (decision := engine.pending()) is not None:
        forced = only_answer(decision)
        choice = forced or choose(decision)
        if choice is None:
            break
        choice.decision = decision.id
        engine.submit(choice)
        if forced is None:
            steps.append({"number": len(steps) + 1, "choice": msgspec.to_builtins(choice), "changes": []})
        after = table(engine.observe())
        if steps:
            steps[-1]["changes"] += _changes(before, after)
        before = after
    return steps


def _changes(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    changes = []
    for part in sorted({*before, *after}):
        old, new = before.get(part), after.get(part)
        if old == new:
            continue
        if isinstance(old or [], list) and isinstance(new or [], list) and part != "result":
            gone = [card for card in old or [] if card not in (new or [])]
            come = [card for card in new or [] if card not in (old or [])]
            changes.append(f"{part}: {_cards(gone)} -> {_cards(come)}")
        else:
            changes.append(f"{part}: {old} -> {new}")
    return changes


def _cards(cards: list[Any]) -> str:
    if len(cards) > 6:
        return f"{len(cards)} cards"
    shown = (" ".join(str(part) for part in card if part not in (None, 0)) for card in cards)
    return ", ".join(shown) or "nothing"
