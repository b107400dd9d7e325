"""How much the properties try: a little by default, a thousand games each with the profile ``campaign``."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings

from duelproof.judge.plugin import LEASE
from duelproof.port import Engine
from duelproof.wire import EngineFault

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]

settings.register_profile(
    "duelproof",
    max_examples=3,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=_SLOW,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
)
settings.register_profile(
    "campaign", max_examples=1000, deadline=None, suppress_health_check=_SLOW, print_blob=True
)
settings.load_profile("duelproof")


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Yield the engine under test, restarted after a property in which it failed."""
    lease = request.config.stash[LEASE]
    held = lease.engine()
    yield held
    try:
        held.describe()
        lease.ended(None)
    except EngineFault as fault:
        lease.ended(fault)
