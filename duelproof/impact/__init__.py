"""What a change of a rule, or of lines of features and code, touches."""
