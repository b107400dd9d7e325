"""Makes pytest collect the feature files."""

pytest_plugins = ["duelproof.judge.plugin"]
