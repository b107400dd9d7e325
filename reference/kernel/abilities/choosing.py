"""Choosing among the things that an ability means."""

from duelproof.port import Option, Seat
from duelproof.port.abilities import Unaffected
from duelproof.port.selections import Select
from reference.kernel.abilities import effects
from reference.kernel.abilities.select import amount, found, kind_of, player, players
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask, chance, sight
from reference.kernel.flow import Flow
from reference.kernel.game import Game


def pointed_at(game: Game, thing: Thing, chooser: Seat | None) -> Option:
    """Make the option for a thing: by its handle where the chooser may not see its front.

    ``chooser`` None is chance, from which nothing is hidden.
    """
    if isinstance(thing, str) or chooser is None or chooser in sight.seen_by(kind_of(game, thing), thing):
        return game.option_for(thing)
    return Option(card=sight.handle(game, thing))


def things(game: Game, what: Select, ctx: Context, *, all_of_them: bool = False) -> Flow[list[Thing]]:
    """Find the things of a selection, asking where a player or chance chooses among them.

    What the book takes for another card by now is left out, and so are those unaffected by the effect, unless
    ``all_of_them`` are meant.
    """
    meant = yield from _picked(game, what, ctx)
    still_means = game.book.still_means
    if still_means is not None:
        meant = [thing for thing in meant if isinstance(thing, str) or still_means(game, what, thing, ctx)]
    stands_for = game.book.stands_for
    apart = what.which == "under" or (what.filter is not None and game.book.looks_beneath(what.filter))
    if stands_for is not None and not apart:
        meant = [thing if isinstance(thing, str) else stands_for(game, thing) for thing in meant]
    if all_of_them or not effects.changes(game, Unaffected):
        return meant
    return [thing for thing in meant if not effects.unaffected(game, thing, ctx)]


def _picked(game: Game, what: Select, ctx: Context) -> Flow[list[Thing]]:
    """Find the things of a selection, and have them chosen where that is needed.

    Where both players choose, the active player does so first.
    """
    if what.which not in ("choose", "random"):
        return [thing for thing in found(game, what, ctx) if isinstance(thing, str) or not thing.ignored]
    if what.by != "both":
        return (yield from _chosen_by(game, player(game, what.by, ctx), what, ctx))
    taken: list[Thing] = []
    for chooser in players(game, what.by, ctx):
        taken += yield from _chosen_by(game, chooser, what, ctx)
    return list(dict.fromkeys(taken))


def _chosen_by(game: Game, chooser: Seat, what: Select, ctx: Context) -> Flow[list[Thing]]:
    """Have one player, or chance, choose among the things of a selection; the player is ``they`` in it."""
    there = found(game, what, ctx if what.by == "you" else ctx.speaking_of(chooser))
    present = [thing for thing in there if thing not in game.spoken_for]
    many = amount(game, what.count, ctx)
    if many <= 0:
        return []
    seen_by = None if what.which == "random" else chooser
    by_option = {pointed_at(game, thing, seen_by): thing for thing in present}
    options = list(by_option)
    if what.which == "random":
        picked: list[Option] = []
        for _ in range(min(many, len(options))):
            left = [option for option in options if option not in picked]
            picked.append((yield from chance.pick(game, left)))
    else:
        certain = [thing for thing in present if not game.book.misses(game, chooser, what, thing, ctx)]
        least = 0 if what.up_to else min(many, len(certain))
        picked = yield from ask.some(game, chooser, "choose", options, least, many, about=ctx.item)
    taken = [by_option[option] for option in picked]
    if game.book.chosen is not None:
        game.book.chosen(game, taken, ctx)
    return taken
