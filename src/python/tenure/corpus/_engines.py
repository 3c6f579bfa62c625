# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Engines: what runs tasks somewhere. Each is a few lines on one that exists.

A task is run by `_sandbox.run_task`, wherever that is; an engine gives it to a worker, says which ones are done, and gives it to
another worker when one was lost.
"""
from __future__ import annotations

import atexit
import concurrent.futures
import os
import sys
from typing import Any, Protocol

from ._sandbox import close_all, run_task, stop_all
from ._sources import Chunk


class Engine(Protocol):
    workers: int

    def submit(self, packed: bytes, chunk: Chunk, encoding: str) -> Any:
        """A handle of a task that will run."""

    def wait(self, handles: list[Any]) -> list[Any]:
        """Those that are done, at least one."""

    def result(self, handle: Any) -> bytes:
        """Of one that is done."""

    def close(self) -> None:
        """Nothing is left behind."""


class Local:
    """Threads of this process, each with a process of its own that does the work: concurrent.futures."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1))
        self._pool = concurrent.futures.ThreadPoolExecutor(self.workers, "tenure-corpus")

    def submit(self, packed: bytes, chunk: Chunk, encoding: str) -> Any:
        return self._pool.submit(run_task, packed, chunk, encoding)

    def wait(self, handles: list[Any]) -> list[Any]:
        return list(concurrent.futures.wait(handles, return_when=concurrent.futures.FIRST_COMPLETED).done)

    def result(self, handle: Any) -> bytes:
        return handle.result()  # type: ignore[no-any-return]

    def close(self) -> None:
        stop_all()
        self._pool.shutdown(cancel_futures=True)
        close_all()


class Ray:
    """Tasks of Ray's. A worker of it that is lost is not the row's fault: it is tried again for ever."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        import ray  # pylint: disable=import-outside-toplevel
        self._ray = ray
        self._started = not ray.is_initialized()
        if self._started:
            ray.init(address=address, num_cpus=None if address else workers, log_to_driver=False, configure_logging=False,
                     include_dashboard=False)
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._remote = ray.remote(num_cpus=1, max_retries=-1)(run_task)
        self._packed: dict[bytes, Any] = {}

    def submit(self, packed: bytes, chunk: Chunk, encoding: str) -> Any:
        if packed not in self._packed:
            self._packed[packed] = self._ray.put(packed)
        return self._remote.remote(self._packed[packed], chunk, encoding)

    def wait(self, handles: list[Any]) -> list[Any]:
        done, waiting = self._ray.wait(handles, num_returns=1)
        more, _ = self._ray.wait(waiting, num_returns=len(waiting), timeout=0) if waiting else ([], [])
        return [*done, *more]

    def result(self, handle: Any) -> bytes:
        return self._ray.get(handle)  # type: ignore[no-any-return]

    def close(self) -> None:
        if self._started:
            self._ray.shutdown()


class Dask:
    """Futures of Dask's."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        import distributed  # pylint: disable=import-outside-toplevel
        self._distributed = distributed
        if address is None:
            self._client = distributed.Client(n_workers=workers, threads_per_worker=1, dashboard_address=None)
        else:
            self._client = distributed.Client(address)
        self.workers = workers or max(1, sum(self._client.nthreads().values()))
        self._tasks: dict[Any, tuple[bytes, Chunk, str]] = {}

    def submit(self, packed: bytes, chunk: Chunk, encoding: str) -> Any:
        future = self._client.submit(run_task, packed, chunk, encoding, pure=False)
        self._tasks[future] = (packed, chunk, encoding)
        return future

    def wait(self, handles: list[Any]) -> list[Any]:
        return list(self._distributed.wait(handles, return_when="FIRST_COMPLETED").done)

    def result(self, handle: Any) -> bytes:
        task = self._tasks.pop(handle)
        # A task that was on three workers that were lost is taken for what killed them, which it cannot be.
        while True:
            try:
                return handle.result()  # type: ignore[no-any-return]
            except (self._distributed.KilledWorker, concurrent.futures.CancelledError):
                handle = self._client.submit(run_task, *task, pure=False)

    def close(self) -> None:
        self._client.close()


NAMES = ("local", "ray", "dask")


def make_engine(name: str, address: str | None, workers: int | None) -> Engine:
    """ValueError for one that there is not, ImportError for one that is not installed."""
    if name == "local":
        if address is not None:
            raise ValueError("the local engine has no address")
        return Local(workers)
    if name not in NAMES:
        raise ValueError(f"there is no engine '{name}'; there are {', '.join(NAMES)}")
    try:
        return Ray(address, workers) if name == "ray" else Dask(address, workers)
    except ModuleNotFoundError as error:
        words = f"engine='{name}' needs {'ray' if name == 'ray' else 'dask[distributed]'}, which is not installed for {sys.executable}"
        raise ImportError(words) from error


_kept: dict[tuple[str, str | None, int | None], Engine] = {}


def kept_engine(name: str, address: str | None, workers: int | None) -> Engine:
    """The same one for the same words: processes are not started for each run."""
    key = name, address, workers
    if key not in _kept:
        _kept[key] = make_engine(name, address, workers)
    return _kept[key]


def close_engines() -> None:
    """Ends all that was kept, at the end of the process or when a run was broken off."""
    while _kept:
        _kept.popitem()[1].close()


atexit.register(close_engines)
