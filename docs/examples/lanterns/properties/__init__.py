"""What our books say is always so, by book and chapter."""
