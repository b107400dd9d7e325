"""The editions of the book, and the mark of a function with the rules that it embodies."""

from reference.kernel.rules import marker

rule = marker("GR")
