"""Casting: finding cards of an engine's own that can play the parts of the suite's cards.

The reference engine is the judge of a casting: with these cards in place of ours it must pass the scenario,
and must still fail it on the wrong engine that proves it.
"""
