"""What Duel Masters says is always so, or never."""
