"""Misreadings of section 1: basics."""
