"""Chapter 2: what the words of the rules mean: cards and their data, zones, squares, information, states."""
