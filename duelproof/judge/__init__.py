"""The judge: runs scenarios against an engine and reports what it found."""
