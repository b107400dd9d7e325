"""Section 7: words with a fixed meaning, and state-based actions."""
