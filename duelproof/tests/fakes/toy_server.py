"""The toy engine on the wire, without the command line: it speaks on its standard streams."""

from duelproof.tests.fakes.toy import Toy
from duelproof.wire.server import serve_stdio

serve_stdio(Toy)
