"""Chapter 3: the steps of the course of play, battles in a module of their own."""
