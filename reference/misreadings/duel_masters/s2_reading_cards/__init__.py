"""Misreadings of section 2: what cards say, and what others read of it."""
