"""Misreadings of section 3: zones."""
