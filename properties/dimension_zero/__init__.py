"""What Dimension Zero says is always or never so."""
