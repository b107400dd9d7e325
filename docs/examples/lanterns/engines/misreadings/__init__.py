"""Our wrong engines, by book and chapter."""
