"""Misreadings of section 7."""
