"""``python -m duelproof.tests.fuzz``."""

import sys

from duelproof.tests.fuzz.campaign import main

if __name__ == "__main__":
    sys.exit(main())
