"""What Duel Masters says is always or never so."""
