"""4: how spells and abilities are played and resolved, and what the rules do by themselves."""
