"""``python -m duelproof`` is the command ``duelproof``."""

from duelproof.cli import main

main()
