"""The judge: runs scenarios against an engine and says what it found."""
