"""Misreadings of section 6."""
