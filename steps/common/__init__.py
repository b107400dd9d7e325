"""Steps and tools that the scenarios of all games share."""
