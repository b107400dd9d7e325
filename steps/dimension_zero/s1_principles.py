"""Chapter 1: which rule prevails, and numbers and symbols."""
