"""Work done by the workers of a Dask cluster, with the same results in the same order as here."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from duelproof.catalogue.errors import CatalogueError

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 3
"""So many chunks are handed out at a time for each thread of a worker, so that none has to wait."""
SECONDS_TO_ANSWER = 10
SECONDS_TO_JOIN = 60


class NoCluster(CatalogueError):
    """There is no cluster to work on, or its workers were lost again and again."""


def on_cluster(
    address: str,
    work: Callable[[T], R],
    chunks: Iterable[T],
    left: Callable[[], float] = lambda: float("inf"),
) -> Generator[R, None, None]:
    """Yield what a function makes of each chunk, in the order of the chunks.

    A worker that is lost has its work done again by another. What is handed out and not wanted any more, as
    the iterator is closed, is taken back.

    Args:
        address: of the scheduler, as ``tcp://HOST:PORT``.
        work: a function that the workers can import, or a partial call of one.
        chunks: what it is called with; there may be no end of them.
        left: says how many seconds there are left; when there are none, no more is yielded.

    Raises:
        NoCluster: Dask distributed is not installed, no scheduler answers, no worker has joined it, or each
            that had a chunk was lost.
    """
    try:
        from distributed import Client, KilledWorker, TimeoutError
    except ImportError as error:
        raise NoCluster(
            "--cluster needs Dask distributed, which is not installed: pip install 'duelproof[cluster]'."
        ) from error
    try:
        client: Any = Client(address, timeout=SECONDS_TO_ANSWER)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise NoCluster(f"No Dask scheduler answers at {address!r}: {error}.") from error
    try:
        client.wait_for_workers(1, timeout=SECONDS_TO_JOIN)
    except TimeoutError as error:
        client.close()
        raise NoCluster(
            f"No worker has joined the scheduler at {address!r} within {SECONDS_TO_JOIN} s: "
            f"start some with dask worker {address} --nthreads 1."
        ) from error
    waiting: deque[Any] = deque()
    rest = iter(chunks)
    with client:
        try:
            while True:
                wanted = AHEAD * max(1, sum(client.nthreads().values())) - len(waiting)
                more = islice(rest, max(0, wanted))  # a worker that was lost leaves too many waiting
                waiting.extend(client.submit(work, chunk, pure=False) for chunk in more)
                if not waiting:
                    return
                seconds = left()
                try:
                    result = waiting[0].result(timeout=None if seconds == float("inf") else seconds)
                except TimeoutError:
                    return
                except KilledWorker as error:
                    raise NoCluster(f"Each worker that had a chunk of the work was lost: {error}") from error
                waiting.popleft()
                yield result
        finally:
            client.cancel(list(waiting))
