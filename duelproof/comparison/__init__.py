"""Results of several runs side by side: how each rule ended in each, and what got better or worse."""
