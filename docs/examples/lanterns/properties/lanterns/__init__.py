"""What Lanterns says is always so."""
