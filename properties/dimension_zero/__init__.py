"""What Dimension Zero says is always so, or never."""
