"""Misreadings of section 4: processing."""
