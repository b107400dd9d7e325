"""The steps and helpers that the scenarios of all games share."""
