"""Chapter 6: the steps of other rules, a module for each subsection."""
