"""Dimension Zero, comprehensive rules 15.00, as code: a module per chapter that does something."""

from reference.dimension_zero.book import BOOK

__all__ = ["BOOK"]
