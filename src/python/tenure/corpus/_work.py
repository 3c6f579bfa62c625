# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The process in which modules are read and changed: what happens to it costs a row, not the run.

`_sandbox` starts it and keeps it. It answers tasks over a pipe; which row it is at, it writes into shared memory, where that is
still to be read when it has died.
"""
from __future__ import annotations

import ctypes
import mmap
import os
import pickle
import signal
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import pyarrow

from .. import _tenure as _c
from .. import ir, passmanager
from . import _query
from ._plan import Stage, Step
from ._sources import MARK, Chunk
from ._tables import batch_of, column_of

_WHOLE, _LAZILY = 0, 1  # How Module._parse_text reads bytecode.
_MODULE = 2
_BATCH = 32 << 20  # Bytes of columns that wait at the most.
_CONTEXT = 16 << 20  # Bytes of modules that are read in one context.

MODULES = pyarrow.schema([("origin", pyarrow.string()), ("module", pyarrow.binary()), ("hash", pyarrow.binary(16)),
                          ("error", pyarrow.string())], metadata={MARK: b"1"})
TIMED = MODULES.append(pyarrow.field("seconds", pyarrow.float64()))
OPS = pyarrow.schema([
    ("origin", pyarrow.string()), ("op", pyarrow.int32()), ("name", pyarrow.string()), ("location", pyarrow.string()),
    ("types", pyarrow.list_(pyarrow.field("item", pyarrow.string(), nullable=False))),
    ("attributes", pyarrow.map_(pyarrow.string(), pyarrow.field("value", pyarrow.string(), nullable=False))),
    ("operands", pyarrow.list_(pyarrow.field("item", pyarrow.int32(), nullable=False))), ("depth", pyarrow.int32()),
    ("parent", pyarrow.int32()), ("error", pyarrow.string())])
COUNTS = pyarrow.schema([("kind", pyarrow.string()), ("key", pyarrow.string()), ("count", pyarrow.int64())])


class OutOfMemory(Exception):
    """A row took more than it may."""


def words_of(error: BaseException) -> str:
    """The error text of a row: the kind of the error and its message, without parts that differ from run to run."""
    text = " ".join(str(error).split())
    if len(text) > 2000:
        text = text[:2000] + "..."
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


class Worker:
    """One stage, ready to run."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.actions = [self.action(step) for step in stage.steps]
        self._context: ir.Context | None = None
        self._size = 0
        self._is_shared = False

    @staticmethod
    def action(step: Step) -> Callable[[Any], Any]:
        """A function from a module to the module that goes on, or to None for none."""
        what = pickle.loads(step.function) if step.function else step.text
        if step.kind == "filter":
            test = _query.compile_query(what) if isinstance(what, str) else what
            return lambda module: module if test(module) else None
        if isinstance(what, str):
            def run(module: Any) -> Any:
                passmanager.PassManager.parse(what, module.context).run(module.operation)
                return module
            return run

        def call(module: Any) -> Any:
            result = what(module)
            return module if result is None else result
        return call

    def context(self, size: int) -> ir.Context:
        """That of the task, in which what modules share is there once and dialects are loaded: a new one for each module would
        take three times as long. Behind a module with resources or with types that have names comes a new one, as these are
        called otherwise, or have another body, where another module has one of that name."""
        self._size += size
        context = self._context
        self._is_shared = context is not None and self._size <= _CONTEXT and not _c.has_names(context)
        if context is None or not self._is_shared:
            self._size = size
            context = self._context = ir.Context()
            context.allow_unregistered_dialects = True
            for path in self.stage.dialect_files:
                context.load_dialect_file(path)
        return context

    def take(self, origin: str, data: bytes, lazily: bool, finish: Callable[[str, Any, float], None]) -> None:
        """Runs the steps on one module; `finish` gets what comes of it."""
        context = self.context(len(data))
        seconds = 0.0
        with context, ir.Location.unknown(context):
            module = ir.Module._parse_text(data, origin, context, _MODULE, _LAZILY if lazily else _WHOLE)
            for step, action in zip(self.stage.steps, self.actions):
                start = time.perf_counter()
                module = action(module)
                if step.timed:
                    seconds += time.perf_counter() - start
                if module is None:
                    return
            finish(origin, module, seconds)

    def rows(self, chunk: Chunk, begin: Callable[[int], None],
             finish: Callable[[str, Any, float], None], fail: Callable[[str, str], None]) -> None:
        """All modules of a task, one after the other."""
        modules = chunk.modules()
        for number in range(len(chunk)):
            begin(number)  # Reading it may be what the process dies of.
            try:
                origin, data, error, lazily = next(modules)
            except MemoryError as problem:
                raise OutOfMemory(number) from problem
            except StopIteration:
                return
            if error is not None or data is None:
                fail(origin, error or "the file contains no module")
                continue
            try:
                words = self.attempt(origin, data, lazily, finish)
                if words is not None and self._is_shared:
                    self._context = None  # A module's errors must not depend on an earlier module.
                    words = self.attempt(origin, data, lazily, finish)
            except MemoryError as problem:
                raise OutOfMemory(number) from problem
            if words is not None:
                fail(origin, words)

    def attempt(self, origin: str, data: bytes, lazily: bool, finish: Callable[[str, Any, float], None]) -> str | None:
        """Processes a module; returns its error, if any."""
        try:
            self.take(origin, data, lazily, finish)
        except MemoryError:
            raise
        except (Exception, SystemExit) as problem:  # pylint: disable=broad-exception-caught # An exit of a function is of its row alone.
            return words_of(problem)
        return None

    #===-- Outputs -----------------------------------------------------------------------------===#

    def modules(self, chunk: Chunk, begin: Callable[[int], None]) -> list[pyarrow.RecordBatch]:
        columns: list[list[Any]] = [[], [], [], [], []]

        def add(*values: Any) -> None:
            for column, value in zip(columns, values):
                column.append(value)

        def finish(origin: str, module: Any, seconds: float) -> None:
            operation = module.operation
            digest = _c.op_hash(operation, self.stage.hash_flags)
            add(origin, operation._bytecode(), digest, None, seconds)

        self.rows(chunk, begin, finish, lambda origin, error: add(origin, None, None, error, None))
        schema = TIMED if self.stage.timed else MODULES
        arrays = [column_of(column, field.type) for column, field in zip(columns, schema)]
        return [pyarrow.record_batch(arrays, schema=schema)]

    def ops(self, chunk: Chunk, begin: Callable[[int], None]) -> list[pyarrow.RecordBatch]:
        batches: list[pyarrow.RecordBatch] = []
        columns = _c.op_columns(ir.Context(), self.stage.text_max)

        def flush() -> None:
            if _c.op_columns_row_count(columns):
                batch = pyarrow.record_batch(_Exported(columns))
                batches.append(pyarrow.record_batch([*batch.columns, pyarrow.nulls(len(batch), pyarrow.string())], schema=OPS))

        def finish(origin: str, module: Any, _: float) -> None:
            if _c.op_columns_add(columns, module.operation, origin) > _BATCH:
                flush()

        def fail(origin: str, error: str) -> None:
            flush()
            batches.append(batch_of([{"origin": origin, "error": error}], OPS))

        self.rows(chunk, begin, finish, fail)
        flush()
        return batches

    def counts(self, chunk: Chunk, begin: Callable[[int], None]) -> list[pyarrow.RecordBatch]:
        found: Counter[tuple[str, str]] = Counter()

        def finish(_: str, module: Any, __: float) -> None:
            columns = _c.op_columns(module.context, 1)
            _c.op_columns_add(columns, module.operation, "")
            found["modules", ""] += 1
            for name, count in Counter(pyarrow.record_batch(_Exported(columns)).column("name").to_pylist()).items():
                found["ops", ""] += count
                found["op", name] += count
                found["dialect", name.partition(".")[0]] += count

        def fail(_: str, error: str) -> None:
            found["errors", ""] += 1
            found["error", error.partition(":")[0]] += 1

        self.rows(chunk, begin, finish, fail)
        rows = [{"kind": kind, "key": key, "count": count} for (kind, key), count in sorted(found.items())]
        return [batch_of(rows, COUNTS)]

    def run(self, chunk: Chunk, begin: Callable[[int], None]) -> bytes:
        """The answer to a task: Arrow's stream."""
        self._context = None
        make = {"modules": self.modules, "ops": self.ops, "counts": self.counts}[self.stage.output]
        batches = make(chunk, begin)
        return stream_of(batches, schema_of(self.stage))


class _Exported:
    """Moves the library's columns to a consumer of Arrow's PyCapsule interface."""

    def __init__(self, columns: Any) -> None:
        self._columns = columns

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any:
        del requested_schema
        return _c.op_columns_export(self._columns)


def schema_of(stage: Stage) -> pyarrow.Schema:
    return {"ops": OPS, "counts": COUNTS}.get(stage.output, TIMED if stage.timed else MODULES)


def stream_of(batches: list[pyarrow.RecordBatch], schema: pyarrow.Schema) -> bytes:
    sink = pyarrow.BufferOutputStream()
    with pyarrow.ipc.new_stream(sink, schema) as writer:
        for batch in batches:
            writer.write_batch(batch)
    return sink.getvalue().to_pybytes()  # type: ignore[no-any-return]


#===-- The process -----------------------------------------------------------------------------===#

def _die_with_parent() -> None:
    """Ensures that a worker that is killed leaves no processes. Linux only; elsewhere the end of the pipe tells."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _limit(memory: int) -> None:
    import resource  # pylint: disable=import-outside-toplevel
    # A crash is reported as a row; no core of hundreds of megabytes is written.
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    if memory:
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        resource.setrlimit(resource.RLIMIT_DATA, (memory if hard == resource.RLIM_INFINITY else min(memory, hard), hard))


def serve(connection: Connection, place: mmap.mmap) -> None:
    stages: dict[bytes, Worker] = {}

    def begin(number: int) -> None:
        place[:8] = struct.pack("=q", number)

    while True:
        try:
            packed, chunk = pickle.loads(connection.recv_bytes())
        except (EOFError, OSError):
            return
        begin(-1)
        try:
            worker = stages.get(packed)
            if worker is None:
                stages.clear()
                worker = stages[packed] = Worker(pickle.loads(packed))
                _limit(worker.stage.memory_limit)
            answer: tuple[str, Any] = ("done", worker.run(chunk, begin))
        except OutOfMemory as error:
            answer = ("memory", error.args[0])
        except MemoryError:
            answer = ("memory", struct.unpack("=q", place[:8])[0])
        except Exception as error:  # pylint: disable=broad-exception-caught
            answer = ("failed", words_of(error))  # A function that cannot be had here, for one.
        connection.send(answer)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Whoever started it ends it.
    _die_with_parent()
    connection = Connection(int(sys.argv[1]))
    # The parent detects the end of this process by that of the pipe, even if a process that a function on modules started lives
    # on.
    os.set_inheritable(connection.fileno(), False)
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=connection.close)
    place = mmap.mmap(int(sys.argv[2]), mmap.PAGESIZE)
    try:
        serve(connection, place)
    except (BrokenPipeError, ConnectionResetError):
        pass
    sys.stdout.flush()
    os._exit(0)
