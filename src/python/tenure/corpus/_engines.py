# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Engines, which run tasks. Each is a thin layer over an existing one.

`_sandbox.run_bundle` runs bundles of tasks on a worker. An engine assigns bundles to workers, reports the finished ones,
and reassigns those of lost workers.
"""
from __future__ import annotations

import atexit
import concurrent.futures
import contextlib
import os
import re
import socket
import sys
import threading
import weakref
from collections.abc import Iterator
from typing import Any, Protocol

from ._sandbox import VERSION, Answer, Bundle, Items, close_all, run_bundle, stop_all
from ._store import Sink


Result = tuple[float, list[Answer]]  # The seconds that a bundle took, and what came of each task.


class Engine(Protocol):
    workers: int
    seconds: float
    """The minimal duration of a bundle, if there is enough work: the cost of assigning it is small in comparison."""

    def submit(self, bundle: Bundle) -> Any:
        """A handle of what will run."""

    def wait(self, handles: list[Any]) -> list[Any]:
        """Those that are done, at least one."""

    def result(self, handle: Any) -> Result:
        """Returns the result of a finished bundle."""

    def drop(self, handles: list[Any]) -> None:
        """Cancels bundles whose results are not needed."""

    def close(self) -> None:
        """Releases all resources."""


class Local:
    """Threads of this process, each with a process of its own that does the work: concurrent.futures."""

    seconds = 0.0

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1))
        self._pool = concurrent.futures.ThreadPoolExecutor(self.workers, "tenure-corpus")

    def submit(self, bundle: Bundle) -> Any:
        return self._pool.submit(run_bundle, VERSION, bundle.packed, bundle.items, bundle.sink)

    def wait(self, handles: list[Any]) -> list[Any]:
        return list(concurrent.futures.wait(handles, return_when=concurrent.futures.FIRST_COMPLETED).done)

    def result(self, handle: Any) -> Result:
        return handle.result()  # type: ignore[no-any-return]

    def drop(self, handles: list[Any]) -> None:
        for handle in handles:
            handle.cancel()

    def close(self) -> None:
        stop_all()
        self._pool.shutdown(cancel_futures=True)
        close_all()


def _may_be_same(address: str, connected: str) -> bool:
    """Whether a program that is connected to one address of Ray's may have meant another: names and numbers of a host are equal."""
    host, _, port = address.rpartition(":")
    there, _, its_port = connected.rpartition(":")
    if "://" in address or not host:  # A client's address, or a word such as "auto", does not tell the host.
        return True
    try:
        number = socket.gethostbyname(host)
    except OSError:
        return False
    return port == its_port and (number == there or number.startswith("127."))


class Ray:
    """Tasks of Ray's. A worker of it that is lost is not the row's fault: it is tried again for ever."""

    seconds = 0.05

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        import ray  # pylint: disable=import-outside-toplevel
        self._ray = ray
        self._started = not ray.is_initialized()
        if self._started:
            # Without an address Ray would join a cluster that it finds, and take no number of workers for that.
            ray.init(address=address or "local", num_cpus=None if address else workers, log_to_driver=False, configure_logging=False,
                     include_dashboard=False)
        elif address is not None and not _may_be_same(address, connected := ray.get_runtime_context().gcs_address):
            raise ValueError(f"the process is already connected to Ray at {connected}; cannot connect to {address}")
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._remote = ray.remote(num_cpus=1, max_retries=-1)(run_bundle)
        self._packed: dict[bytes, Any] = {}

    def submit(self, bundle: Bundle) -> Any:
        if bundle.packed not in self._packed:
            self._packed[bundle.packed] = self._ray.put(bundle.packed)
        return self._remote.remote(VERSION, self._packed[bundle.packed], bundle.items, bundle.sink)

    def wait(self, handles: list[Any]) -> list[Any]:
        done, waiting = self._ray.wait(handles, num_returns=1)
        more, _ = self._ray.wait(waiting, num_returns=len(waiting), timeout=0) if waiting else ([], [])
        return [*done, *more]

    def result(self, handle: Any) -> Result:
        try:
            return self._ray.get(handle)  # type: ignore[no-any-return]
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None

    def drop(self, handles: list[Any]) -> None:
        """Ray frees objects without references."""

    def close(self) -> None:
        if self._started:
            self._ray.shutdown()


# Dask's idle processes use 7 % of two processors for periodic work. Those that are started only for this run need less of it:
# they work in processes of their own.
_QUIET = {
    "distributed.worker.profile.enabled": False,
    "distributed.worker.memory.monitor-interval": "1s",
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "10s",
}
_threads: weakref.WeakKeyDictionary[Any, Any] = weakref.WeakKeyDictionary()  # By worker of Dask's.


async def run_on_dask(version: str, packed: bytes, items: Items, sink: Sink | None) -> Result:
    """The function that a Dask worker runs: a bundle, on a thread of its own. Dask samples a task's thread a hundred times a
    second for profiling, and this one only waits for its process."""
    import asyncio  # pylint: disable=import-outside-toplevel # which takes a tenth of the time in which a process comes up
    import distributed  # pylint: disable=import-outside-toplevel
    from distributed.threadpoolexecutor import ThreadPoolExecutor  # pylint: disable=import-outside-toplevel
    worker = distributed.get_worker()
    if worker not in _threads:
        # Of Dask's kind, for which the end of a process does not wait.
        _threads[worker] = ThreadPoolExecutor(worker.state.nthreads, thread_name_prefix="tenure-corpus")
    return await asyncio.get_running_loop().run_in_executor(_threads[worker], run_bundle, version, packed, items, sink)


class Dask:
    """Futures of Dask's. One takes about ten messages, which are 10 ms of a processor."""

    seconds = 1.0

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        import dask  # pylint: disable=import-outside-toplevel
        import distributed  # pylint: disable=import-outside-toplevel
        self._distributed = distributed
        if address is None:
            with dask.config.set(_QUIET):
                # No one uses the dashboard, so any port will do; Dask warns if the usual one is taken.
                self._client = distributed.Client(n_workers=workers, threads_per_worker=1, dashboard_address=None,
                                                  scheduler_kwargs={"dashboard_address": ":0"}, set_as_default=False)
        else:
            self._client = distributed.Client(address, set_as_default=False)
        self.workers = workers or max(1, sum(self._client.nthreads().values()))
        self._bundles: dict[Any, Bundle] = {}
        self._ended = threading.Condition()  # One did, of whatever run.

    def _send(self, bundle: Bundle) -> Any:
        return self._client.submit(run_on_dask, VERSION, bundle.packed, bundle.items, bundle.sink, pure=False)

    def submit(self, bundle: Bundle) -> Any:
        future = self._send(bundle)
        self._bundles[future] = bundle
        future.add_done_callback(self._tell)
        return future

    def _tell(self, _: Any) -> None:
        with self._ended:
            self._ended.notify_all()

    def wait(self, handles: list[Any]) -> list[Any]:
        with self._ended:
            while not (done := [handle for handle in handles if handle.done()]):
                self._ended.wait(1)  # There is no notification of a client that ends by itself.
        if any(handle.cancelled() for handle in done):
            self._check_scheduler()
        return done

    def _check_scheduler(self) -> None:
        if self._client.status != "running":
            raise ConnectionError("lost the connection to Dask's scheduler; the output is kept, and a new run continues from it") from None

    def result(self, handle: Any) -> Result:
        bundle = self._bundles.pop(handle)
        # One that was on three workers that were lost is taken for what killed them, which it cannot be.
        while True:
            try:
                return handle.result()  # type: ignore[no-any-return]
            except (self._distributed.KilledWorker, concurrent.futures.CancelledError):
                self._check_scheduler()
                handle = self._send(bundle)

    def drop(self, handles: list[Any]) -> None:
        # A future is referenced until it is done, and its result is kept on the worker as long.
        for handle in handles:
            self._bundles.pop(handle, None)
            with contextlib.suppress(RuntimeError):  # The client has ended.
                handle.release()

    def close(self) -> None:
        self._client.close()


NAMES = ("local", "ray", "dask")
_ADDRESS = re.compile(r"(?:(?:tcp|tls|ray)://)?(\[[0-9a-fA-F:]+\]|[^:/]+):([0-9]+)/?")


def _check_address(address: str) -> None:
    """Raises ConnectionError if nothing answers: Ray would try for minutes, with little explanation."""
    found = _ADDRESS.fullmatch(address)
    if found is not None:
        try:
            socket.create_connection((found[1].strip("[]"), int(found[2])), timeout=20).close()
        except (OSError, OverflowError) as error:
            raise ConnectionError(f"cannot connect to a cluster at '{address}': {error}") from error


def make_engine(name: str, address: str | None, workers: int | None) -> Engine:
    """Raises ValueError for an unknown engine, ImportError for one that is not installed."""
    if name == "local":
        if address is not None:
            raise ValueError("the local engine has no address")
        return Local(workers)
    if name not in NAMES:
        raise ValueError(f"unknown engine '{name}'; expected one of: {', '.join(NAMES)}")
    if address is not None:
        _check_address(address)
    try:
        return Ray(address, workers) if name == "ray" else Dask(address, workers)
    except ModuleNotFoundError as error:
        words = f"engine='{name}' needs {'ray' if name == 'ray' else 'dask[distributed]'}, which is not installed for {sys.executable}"
        raise ImportError(words) from error


_kept: dict[tuple[str, str | None, int | None], Engine] = {}
_making = threading.Lock()
_run_count = 0


@contextlib.contextmanager
def engine_for_run(name: str, address: str | None, workers: int | None) -> Iterator[Engine]:
    """Returns a cached engine for equal arguments, so that processes are not started for each run. An aborted run's tasks end
    with the engines, unless other threads have runs on them; a lost engine is not cached."""
    global _run_count  # pylint: disable=global-statement
    key = name, address, workers
    with _making:  # Of two that two threads make one would never be closed.
        engine = _kept.get(key)
        if engine is None:
            engine = _kept[key] = make_engine(name, address, workers)
        _run_count += 1
    problem: type[BaseException] | None = None
    try:
        yield engine
    except GeneratorExit:
        raise
    except BaseException as error:
        problem = type(error)
        raise
    finally:
        with _making:  # At once, so that of two that fail together the last closes the engines.
            _run_count -= 1
            if problem is not None:
                if _run_count == 0 or not issubclass(problem, Exception):
                    close_engines()
                elif issubclass(problem, ConnectionError) and _kept.get(key) is engine:
                    _kept.pop(key).close()


def close_engines() -> None:
    """Ends all that was kept, at the end of the process or when a run was broken off."""
    while _kept:
        _kept.popitem()[1].close()


atexit.register(close_engines)
