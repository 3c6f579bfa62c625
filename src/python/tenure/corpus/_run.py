# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs of a plan: an engine gets the tasks; results go to files or to an iterator, in order.

Task numbers depend only on the scan. The result of a task is a file of its own, written to a temporary name and renamed;
so an interrupted run continues with the missing files. A stage after `dedup` waits for the hashes of all earlier tasks;
these are in files too.

The number of running tasks is limited by the workers' needs, so memory does not grow with the number of tasks.
"""
from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, Union

import pyarrow

from ._engines import Engine
from ._plan import Dedup, Stage
from ._progress import Progress
from ._sandbox import Answer, Bundle
from ._sources import Chunk, Held, Source, is_url
from ._store import Sink, Store, part_name
from ._tables import parquet_options, table_of

# Bytes of a row group: of modules, which a worker reads at once to take some of them, and of other rows.
_MODULES = 8 << 20
_ROWS = 64 << 20
# Of a bundle: tasks, and bytes that come back.
_BUNDLE_MAX = 64
_BUNDLE_BYTES = 8 << 20
Plan = list[Union[Stage, Dedup]]


class _Tasks:
    """The running tasks, in bundles: larger ones if tasks are short, and smaller ones towards the end, so that all workers
    finish at about the same time."""

    def __init__(self, engine: Engine, packed: bytes, sink: Sink | None, total: int) -> None:
        self._engine = engine
        self._packed = packed
        self._sink = sink
        self._left = total
        self._waiting: list[tuple[int, Chunk]] = []
        self._numbers: dict[Any, list[int]] = {}
        self._done = 0
        self._seconds = 0.0
        self._bytes = 0
        self.limit = 2 * engine.workers

    def __len__(self) -> int:
        """Bundles."""
        return len(self._numbers)

    def size(self) -> int:
        """How many tasks are a bundle."""
        if not self._done:
            return 1
        size = min(self._left // self.limit, _BUNDLE_MAX, int(self._engine.seconds * self._done / max(self._seconds, 1e-6)))
        return max(1, min(size, _BUNDLE_BYTES * self._done // max(self._bytes, 1)))

    def skip(self) -> None:
        """One is done already."""
        self._left -= 1

    def add(self, number: int, chunk: Chunk) -> None:
        self._left -= 1
        self._waiting.append((number, chunk))
        if len(self._waiting) >= self.size():
            self.flush()

    def flush(self) -> None:
        if self._waiting:
            handle = self._engine.submit(Bundle(self._packed, tuple(self._waiting), self._sink))
            self._numbers[handle] = [number for number, _ in self._waiting]
            self._waiting = []

    def collect(self) -> Iterator[tuple[int, Answer]]:
        """Waits for a bundle and returns its results."""
        for handle in self._engine.wait(list(self._numbers)):
            numbers = self._numbers.pop(handle)
            seconds, answers = self._engine.result(handle)
            self._done += len(numbers)
            self._seconds += seconds
            self._bytes += sum(len(answer) for answer in answers if isinstance(answer, bytes))
            yield from zip(numbers, answers)

    def drop(self) -> None:
        """Cancels the running bundles."""
        self._engine.drop(list(self._numbers))


def _survivors(table: pyarrow.Table, fresh: list[bool]) -> Held:
    """The modules that pass a dedup: new ones, and those with errors."""
    rows = []
    columns = [table.column(name).to_pylist() for name in ("origin", "module", "error")]
    for is_fresh, origin, module, error in zip(fresh, *columns):
        if is_fresh:
            rows.append((origin, module, error, True))
    return Held(tuple(rows))


class _Filter:
    """One dedup: knows the hashes of all tasks up to one, in order."""

    def __init__(self, store: Store | None, depth: int) -> None:
        self._store = store
        self._depth = depth
        from ._seen import Seen  # pylint: disable=import-outside-toplevel
        self._seen = Seen()

    def _name(self, number: int) -> str:
        return f"seen-{self._depth}-{number:08}"

    def skip(self, number: int) -> bool:
        """Takes the hashes of a task that is done from its file; false if that is not there."""
        if self._store is None or not self._store.has(self._name(number)):
            return False
        data = self._store.read(self._name(number))
        self._seen.add([data[at:at + 16] for at in range(0, len(data), 16)])
        return True

    def take(self, number: int, answer: bytes) -> Held:
        table = table_of([answer])
        hashes = table.column("hash").to_pylist()
        known = [each for each in hashes if each is not None]
        flags = iter(self._seen.add(known))
        fresh = [each is None or next(flags) for each in hashes]
        if self._store is not None:
            self._store.write(self._name(number), b"".join(each for each, new in zip(hashes, fresh) if each is not None and new))
        return _survivors(table, fresh)


class Run:
    """One run of a plan over a source, whose rows go to whoever iterates, or to a store."""

    def __init__(self, source: Source, plan: Plan, engine: Engine, progress: Progress, store: Store | None = None,
                 sink: Sink | None = None) -> None:
        self._source = source
        self._stages = [each for each in plan if isinstance(each, Stage)]
        self._packed = [stage.pack() for stage in self._stages]
        self._engine = engine
        self._progress = progress
        self._store = store
        self._sink = sink
        self._tasks: list[_Tasks] = []  # Of each stage.

    def answers(self) -> Iterator[bytes]:
        """The results of the tasks, in order."""
        for _, answer in self._last(lambda _: False, True):
            assert isinstance(answer, bytes)
            yield answer

    def drop(self) -> None:
        """Cancels the running bundles: the iteration was stopped, or failed."""
        for tasks in self._tasks:
            tasks.drop()

    def write(self, store: Store, sink: Sink, is_done: Callable[[int], bool]) -> None:
        """Has what tasks give that are not done put into a store: by themselves, or here."""
        for number, answer in self._last(is_done, False):
            if isinstance(answer, bytes):
                sink.put(store, number, answer)
            elif answer.error is not None:
                raise answer.error

    def _last(self, is_done: Callable[[int], bool], in_order: bool) -> Iterator[tuple[int, Answer]]:
        chunks = self._numbered(is_done)
        last = len(self._stages) - 1
        for depth in range(last):
            chunks = self._deduped(depth, chunks)
        yield from self._stage(last, chunks, in_order, count=last == 0, sink=self._sink)

    def _numbered(self, is_done: Callable[[int], bool]) -> Iterator[tuple[int, Chunk | None]]:
        """All tasks; None for finished ones."""
        for number, chunk in enumerate(self._source.chunks()):
            if is_done(number):
                self._progress.skip(len(chunk))
                yield number, None
            else:
                yield number, chunk

    def _deduped(self, depth: int, chunks: Iterator[tuple[int, Chunk | None]]) -> Iterator[tuple[int, Chunk | None]]:
        """The tasks after a dedup, in order. A finished task has a file with its hashes; one with that file but without a
        result runs again, with the state of all tasks before it and no others."""
        known = _Filter(self._store, depth)
        for number, answer in self._stage(depth, chunks, True, count=depth == 0, passes=True):
            assert isinstance(answer, bytes)
            if answer:
                yield number, known.take(number, answer)
            elif known.skip(number):
                yield number, None
            else:
                raise FileNotFoundError(f"the hashes of task {number} are missing; start again with overwrite=True")

    def _stage(self, depth: int, chunks: Iterator[tuple[int, Chunk | None]], in_order: bool, count: bool,
               passes: bool = False, sink: Sink | None = None) -> Iterator[tuple[int, Answer]]:
        """Runs a stage on tasks. Those that are done come back as b"" (`passes`), or not at all."""
        tasks = _Tasks(self._engine, self._packed[depth], sink, self._source.task_count)
        self._tasks.append(tasks)
        ready: dict[int, Answer] = {}
        sizes: dict[int, int] = {}
        order: list[int] = []  # The running tasks, in order.

        def give() -> Iterator[tuple[int, Answer]]:
            if not in_order:
                for number in list(ready):
                    yield number, ready.pop(number)
                return
            while order and order[0] in ready:
                number = order.pop(0)
                yield number, ready.pop(number)

        def collect() -> None:
            for number, answer in tasks.collect():
                ready[number] = answer
                if count:
                    self._progress.add(sizes.pop(number))

        for number, chunk in chunks:
            if in_order and (chunk is not None or passes):
                order.append(number)
            if chunk is None:
                tasks.skip()
                if passes:
                    ready[number] = b""
            else:
                if count:
                    sizes[number] = len(chunk)
                tasks.add(number, chunk)
            while len(tasks) >= tasks.limit or (in_order and len(order) >= 4 * tasks.limit * tasks.size() and len(tasks) > 0
                                                and order[0] not in ready):
                collect()
                yield from give()
            yield from give()
        tasks.flush()
        while len(tasks):
            collect()
            yield from give()
        yield from give()


#===-- Files -----------------------------------------------------------------------------------===#

def merge(parts: Store, count: int, schema: pyarrow.Schema, path: str) -> None:
    """All parts as one file of Parquet, with row groups of a size that is good to read."""
    folder, _, name = path.rpartition("/")
    with (parts if is_url(path) else Store(folder or os.curdir)).writing("merged" if is_url(path) else name) as sink:
        _write_groups(parts, count, schema, sink)
    if is_url(path):
        parts.move("merged", path)


def _write_groups(parts: Store, count: int, schema: pyarrow.Schema, sink: Any) -> None:
    import pyarrow.parquet  # pylint: disable=import-outside-toplevel
    with pyarrow.parquet.ParquetWriter(sink, schema, **parquet_options(schema)) as writer:
        waiting: list[pyarrow.Table] = []
        size = 0
        for number in range(count):
            table = table_of([parts.read(part_name(number, "arrow"))])
            waiting.append(table)
            size += table.nbytes
            if size > (_MODULES if "module" in schema.names else _ROWS):
                writer.write_table(pyarrow.concat_tables(waiting))
                waiting, size = [], 0
        if waiting:
            writer.write_table(pyarrow.concat_tables(waiting))
