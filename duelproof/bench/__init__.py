"""How fast the engines and the judge are, beside another engine measured in the same run."""
