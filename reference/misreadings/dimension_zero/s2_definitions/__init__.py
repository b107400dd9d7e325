"""Misreadings of 2: definitions."""
