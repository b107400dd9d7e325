"""The marks for what embodies the rules of Lanterns."""

from reference.kernel.rules import declaring, marker

rule = marker("LA")
embodies = declaring("LA")
