# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks in a separate process, which may crash.

A thread, or a worker of Ray or Dask, has one such process. When it dies, the current row is tried twice more, alone, each
time in a new process; then the row's error is the cause of death. The rows before it are processed again, those after it
continue. After a signal that other processes send, and that may be unrelated to the row, it is tried twelve times more:
whoever kills workers may hit the same row repeatedly, and the system, out of memory, kills any process while a row uses
all of it. So an external signal fails no row, and a row that always crashes fails only itself.
"""
from __future__ import annotations

import dataclasses
import mmap
import os
import pickle
import platform
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from multiprocessing.connection import Connection, Pipe
from typing import Any, Union

import pyarrow

from .. import __version__
from ._plan import Stage
from ._sources import Chunk
from ._store import Sink, Written
from ._tables import batch_of, parquet_of, table_of
from ._work import schema_of, stream_of

_TRIES = 2  # Alone, after the first.
_KILLED_TRIES = 12  # After signals from other processes.
_STARTS = 5  # That end by themselves before they come to a row.
_KILLED_STARTS = 40
_SENT = tuple(getattr(signal, name) for name in ("SIGKILL", "SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT") if hasattr(signal, name))
# Libraries that a function on modules uses get one core, as in workers of Ray and Dask: the other cores belong to other workers.
# The threads that NumPy starts at import would busy-wait on a core that a worker needs.
_ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class WorkerError(RuntimeError):
    """The process for modules does not start."""


class _Died(Exception):
    def __init__(self, row: int, words: str, is_sent: bool = False) -> None:
        super().__init__(words)
        self.row = row
        self.is_sent = is_sent  # By a signal of _SENT: from another process, or from the system when it is out of memory.


class _Child:
    """The process."""

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile(prefix="tenure-corpus-")  # pylint: disable=consider-using-with
        self._file.write(bytes(mmap.PAGESIZE))  # Reports a full disk here.
        self._file.flush()
        self._place = mmap.mmap(self._file.fileno(), mmap.PAGESIZE)
        ours, theirs = Pipe()
        self._pipe: Connection[Any, Any] = ours
        # The package may have been found by a path that only this process has.
        path = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path, *(each for each in sys.path if each)])}
        # Dask has its workers give each page back that is free, a quarter of the time of a module; this process has a limit.
        environment.pop("MALLOC_TRIM_THRESHOLD_", None)
        for name in _ONE_THREAD:
            environment.setdefault(name, "1")
        self._process = subprocess.Popen(  # pylint: disable=consider-using-with
            [sys.executable, "-c", "from tenure.corpus._work import main; main()", str(theirs.fileno()), str(self._file.fileno())],
            pass_fds=[theirs.fileno(), self._file.fileno()], stdin=subprocess.DEVNULL, env=environment)
        theirs.close()

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, packed: bytes, chunk: Chunk) -> bytes:
        """The answer; _Died with the row that it died at (-1: at none)."""
        self._place[:8] = struct.pack("=q", -1)
        try:
            self._pipe.send_bytes(pickle.dumps((packed, chunk)))
            kind, value = self._pipe.recv()
        except (EOFError, OSError):
            row = struct.unpack("=q", self._place[:8])[0]
            words = self._end()
            raise _Died(row, words, -self._process.returncode in _SENT) from None
        if kind == "memory":
            self.close()
            raise _Died(value, "")
        if kind == "failed":
            raise WorkerError(value)
        return value  # type: ignore[no-any-return]

    def _end(self) -> str:
        code = self._process.wait()
        self._pipe.close()
        if code >= 0:
            return f"the worker ended with status {code}"
        try:
            return f"killed by signal {-code} ({signal.Signals(-code).name})"
        except ValueError:
            return f"killed by signal {-code}"

    def kill(self) -> None:
        self._process.kill()

    def close(self) -> None:
        self._pipe.close()
        self._process.kill()
        self._process.wait()
        self._place.close()
        self._file.close()


class Sandbox:
    """Runs tasks in a process that it starts when it is needed, and starts anew when that died."""

    def __init__(self) -> None:
        self._child: _Child | None = None
        self._is_stopped = False

    def close(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None

    def stop(self) -> None:
        """From another thread: what runs ends with a WorkerError."""
        self._is_stopped = True
        if self._child is not None:
            self._child.kill()

    def pid(self) -> int | None:
        return None if self._child is None else self._child.pid

    def _ask(self, packed: bytes, chunk: Chunk) -> bytes:
        if self._is_stopped:
            raise WorkerError("stopped")
        if self._child is None:
            self._child = _Child()
            if self._is_stopped:  # While it was made there was none to be ended.
                self.close()
                raise WorkerError("stopped")
        try:
            return self._child.ask(packed, chunk)
        except _Died:
            self._child = None
            raise

    def _ask_surely(self, packed: bytes, chunk: Chunk) -> bytes:
        """As above, for a process that dies before its first row."""
        starts = kills = 0
        while True:
            try:
                return self._ask(packed, chunk)
            except _Died as death:
                if death.row >= 0:
                    raise
                starts += not death.is_sent
                kills += death.is_sent
                if starts >= _STARTS or kills >= _KILLED_STARTS:
                    raise WorkerError(f"the worker process does not start: {death}") from None

    def _alone(self, packed: bytes, stage: Stage, chunk: Chunk) -> bytes:
        tries = kills = 0
        words = ""
        while tries < _TRIES and kills < _KILLED_TRIES:
            try:
                return self._ask_surely(packed, chunk)
            except _Died as death:
                tries += not death.is_sent
                kills += death.is_sent
                words = str(death)
                if not words:  # Memory: a new process has none that others took.
                    words = f"takes more than memory_limit ({stage.memory_limit} bytes)" if stage.memory_limit else "out of memory"
                    break
        return error_row(stage, chunk, words)

    def run(self, packed: bytes, stage: Stage, chunk: Chunk) -> list[bytes]:
        """The result of a task, in pieces."""
        pieces: list[bytes] = []
        start = 0
        while start < len(chunk):
            rest = chunk.slice(start, len(chunk))
            try:
                pieces.append(self._ask_surely(packed, rest))
                break
            except _Died as death:
                bad = death.row
            # In halves, as it may be the answer that is too much, of which the last row has the blame.
            for first, end in (0, bad // 2), (bad // 2, bad):
                if first < end:
                    pieces += self.run(packed, stage, rest.slice(first, end))
            pieces.append(self._alone(packed, stage, rest.slice(bad, bad + 1)))
            start += bad + 1
        return pieces


def error_row(stage: Stage, chunk: Chunk, words: str) -> bytes:
    """The row of a module that could not be processed."""
    schema = schema_of(stage)
    if stage.output == "counts":
        rows = [{"kind": "error", "key": words, "count": 1}, {"kind": "errors", "key": "", "count": 1}]
        return stream_of([batch_of(rows, schema)], schema)
    return stream_of([batch_of([{"origin": chunk.first_origin(), "error": words}], schema)], schema)


_kept = threading.local()
# Of all threads. One whose thread has ended ended with it (_work, PR_SET_PDEATHSIG).
_all: list[Sandbox] = []


def stop_all() -> None:
    """Ends the running process."""
    for each in list(_all):
        each.stop()


def close_all() -> None:
    """For when no thread uses them any more."""
    while _all:
        _all.pop().close()


def sandbox() -> Sandbox:
    """That of this thread."""
    found: Sandbox | None = getattr(_kept, "sandbox", None)
    if found is None:
        found = _kept.sandbox = Sandbox()
        _all.append(found)
    return found


#===-- Tasks -----------------------------------------------------------------------------------===#

Items = tuple[tuple[int, Chunk], ...]


@dataclasses.dataclass(frozen=True)
class Bundle:
    """The unit that an engine assigns to a worker: a stage, tasks by number, and the folder for results, unless these are
    returned."""

    packed: bytes
    items: Items
    sink: Sink | None = None


Answer = Union[bytes, Written]
VERSION = f"tenure {__version__} of Python {sys.version_info[0]}.{sys.version_info[1]}"


def run_bundle(version: str, packed: bytes, items: Items, sink: Sink | None) -> tuple[float, list[Answer]]:
    """The function that engines run: each task's result is a Parquet file or an Arrow stream, or was written; with the
    seconds taken. All versions have these arguments."""
    if version != VERSION:
        raise WorkerError(f"a worker on {platform.node()} has {VERSION}, but the driver has {version}")
    start = time.monotonic()
    stage: Stage = pickle.loads(packed)
    answers = [_answer(packed, stage, number, chunk, sink) for number, chunk in items]
    return time.monotonic() - start, answers


def _answer(packed: bytes, stage: Stage, number: int, chunk: Chunk, sink: Sink | None) -> Answer:
    store = None if sink is None else sink.reached()
    if sink is not None and store is not None and sink.is_there(store, number):
        return Written()  # A worker that was lost had come so far.
    data = _encoded(sandbox().run(packed, stage, chunk) or [stream_of([], schema_of(stage))], sink)
    if sink is None or store is None:
        return data
    try:
        sink.put(store, number, data)
    except OSError as error:
        return Written(error)
    return Written()


def _encoded(pieces: list[bytes], sink: Sink | None) -> bytes:
    if sink is not None and sink.encoding == "parquet":
        return parquet_of(table_of(pieces))
    if len(pieces) == 1:
        return pieces[0]
    table = table_of(pieces)
    return stream_of(table.to_batches(), table.schema)
