"""Engines that know nothing, certified beside every candidate so that everyone sees what a score is worth."""
