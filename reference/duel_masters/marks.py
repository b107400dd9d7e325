"""The decorator that marks a function with the Duel Masters rules it embodies."""

from reference.kernel.rules import marker

rule = marker("DM")
