"""Lanterns misread."""

from reference.misreadings.making import misreader

misreads = misreader("LA")
