"""Engines that know nothing, certified beside every candidate to show what a score is worth."""
