# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs of a plan: tasks go to an engine, what comes back goes to files or to whoever iterates, in order.

Tasks have numbers, which depend on what was scanned alone. What a task gave is a file of its own, written beside and renamed;
so a run that was stopped goes on where such a file is missing. A stage behind `dedup` waits for the hashes of all tasks in front
of its own; these are kept in files too.

Not more tasks are under way than the workers need: memory does not grow with how many there are.
"""
from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any, Union

import pyarrow

from ._engines import Engine
from ._plan import Dedup, Stage
from ._progress import Progress
from ._sandbox import parquet_of, parquet_options, table_of
from ._sources import Chunk, Held, Source, is_url, open_fs

# Bytes of a row group: of modules, which a worker reads at once to take some of them, and of other rows.
_MODULES = 8 << 20
_ROWS = 64 << 20
Plan = list[Union[Stage, Dedup]]


class Store:
    """Where a run keeps what its tasks gave: a folder, by path or URL."""

    def __init__(self, place: str) -> None:
        self.place = place
        self._fs: Any = None
        self._root = place
        if is_url(place):
            self._fs, self._root = open_fs(place)
        if self._fs is None:
            os.makedirs(place, exist_ok=True)
        else:
            self._fs.makedirs(self._root, exist_ok=True)

    def path(self, name: str) -> str:
        return f"{self._root.rstrip('/')}/{name}"

    def has(self, name: str) -> bool:
        return os.path.exists(self.path(name)) if self._fs is None else self._fs.exists(self.path(name))

    def read(self, name: str) -> bytes:
        if self._fs is not None:
            return self._fs.cat_file(self.path(name))  # type: ignore[no-any-return]
        with open(self.path(name), "rb") as file:
            return file.read()

    def write(self, name: str, data: bytes) -> None:
        """Whole or not at all."""
        if self._fs is not None:
            self._fs.pipe_file(self.path(name), data)
            return
        path = self.path(name)
        temporary = f"{path}.{os.getpid()}.part"
        with open(temporary, "wb") as file:
            file.write(data)
        os.replace(temporary, path)

    def clear(self, notes: dict[str, Any]) -> None:
        """Begins anew."""
        self.remove()
        if self._fs is None:
            os.makedirs(self.place)
        else:
            self._fs.makedirs(self._root)
        self.write("run.json", json.dumps(notes, indent=1).encode())

    def remove(self) -> None:
        if self._fs is None:
            shutil.rmtree(self._root)
        else:
            self._fs.rm(self._root, recursive=True)


class _Tasks:
    """Tasks that are under way."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._numbers: dict[Any, int] = {}
        self.limit = 2 * engine.workers

    def __len__(self) -> int:
        return len(self._numbers)

    def submit(self, number: int, packed: bytes, chunk: Chunk, encoding: str) -> None:
        self._numbers[self._engine.submit(packed, chunk, encoding)] = number

    def collect(self) -> Iterator[tuple[int, bytes]]:
        """What is done, after waiting for one."""
        for handle in self._engine.wait(list(self._numbers)):
            number = self._numbers.pop(handle)
            yield number, self._engine.result(handle)


def _survivors(table: pyarrow.Table, fresh: list[bool]) -> Held:
    """What goes on behind a dedup: what is new, and what went wrong."""
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
    """One run of a plan over a source."""

    def __init__(self, source: Source, plan: Plan, engine: Engine, progress: Progress, store: Store | None = None) -> None:
        self._source = source
        self._stages = [each for each in plan if isinstance(each, Stage)]
        self._packed = [stage.pack() for stage in self._stages]
        self._engine = engine
        self._progress = progress
        self._store = store

    def answers(self, encoding: str, is_done: Callable[[int], bool], in_order: bool) -> Iterator[tuple[int, bytes]]:
        """What the tasks give that are not done, by number."""
        chunks = self._numbered(is_done)
        if len(self._stages) == 1:
            yield from self._stage(0, chunks, encoding, in_order, count=True)
            return
        for depth in range(len(self._stages) - 1):
            chunks = self._deduped(depth, chunks)
        yield from self._stage(len(self._stages) - 1, chunks, encoding, in_order, count=False)

    def _numbered(self, is_done: Callable[[int], bool]) -> Iterator[tuple[int, Chunk | None]]:
        """All tasks; None for what is done."""
        for number, chunk in enumerate(self._source.chunks()):
            if is_done(number):
                self._progress.skip(len(chunk))
                yield number, None
            else:
                yield number, chunk

    def _deduped(self, depth: int, chunks: Iterator[tuple[int, Chunk | None]]) -> Iterator[tuple[int, Chunk | None]]:
        """What goes on behind a dedup, in order. A task that is done is known by the file with its hashes; one that has this
        but no answer is done again, when what lies in front of it is known and nothing else."""
        known = _Filter(self._store, depth)
        for number, answer in self._stage(depth, chunks, "ipc", True, count=depth == 0, passes=True):
            if answer:
                yield number, known.take(number, answer)
            elif known.skip(number):
                yield number, None
            else:
                raise FileNotFoundError(f"the hashes of task {number} are gone; begin anew, with overwrite=True")

    def _stage(self, depth: int, chunks: Iterator[tuple[int, Chunk | None]], encoding: str, in_order: bool, count: bool,
               passes: bool = False) -> Iterator[tuple[int, bytes]]:
        """Runs a stage on tasks. Those that are done come back as b"" (`passes`), or not at all."""
        tasks = _Tasks(self._engine)
        ready: dict[int, bytes] = {}
        sizes: dict[int, int] = {}
        order: list[int] = []  # Of what was given out and has not come back, in order.

        def give() -> Iterator[tuple[int, bytes]]:
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
                if passes:
                    ready[number] = b""
            else:
                if count:
                    sizes[number] = len(chunk)
                tasks.submit(number, self._packed[depth], chunk, encoding)
            while len(tasks) >= tasks.limit or (in_order and len(order) >= 4 * tasks.limit and len(tasks) > 0 and order[0] not in ready):
                collect()
                yield from give()
            yield from give()
        while len(tasks):
            collect()
            yield from give()
        yield from give()


#===-- Files -----------------------------------------------------------------------------------===#

def check_notes(store: Store, notes: dict[str, Any], overwrite: bool) -> bool:
    """Whether what is there is of another run and has to go, which is FileExistsError without `overwrite`."""
    if store.has("run.json"):
        found = json.loads(store.read("run.json"))
        different = [name for name in notes if found.get(name) != notes[name]]
        if different and not overwrite:
            raise FileExistsError(f"'{store.place}' is of a run with other {', '.join(different)}; take another place, or overwrite=True")
        return bool(different)
    store.write("run.json", json.dumps(notes, indent=1).encode())
    return False


def write_modules(store: Store, number: int, answer: bytes) -> bytes:
    """Writes each module as a file; returns the table that says which is which, as Parquet."""
    table = table_of([answer])
    names: list[str | None] = []
    for row, module in enumerate(table.column("module")):
        name = f"{number:08}-{row:04}.mlirbc" if module.is_valid else None
        names.append(name)
        if name is not None:
            store.write(name, module.as_py())
    files = pyarrow.array(names, pyarrow.string())
    return parquet_of(table.set_column(table.schema.get_field_index("module"), "file", files))


def part_name(number: int, encoding: str) -> str:
    return f"part-{number:08}.{'parquet' if encoding == 'parquet' else 'arrow'}"


def merge(store: Store, count: int, schema: pyarrow.Schema, path: str) -> None:
    """All parts as one file of Parquet, with row groups of a size that is good to read."""
    import pyarrow.parquet  # pylint: disable=import-outside-toplevel
    temporary = path if is_url(path) else f"{path}.{os.getpid()}.part"
    fs, inside = open_fs(temporary)
    with fs.open(inside, "wb") as sink, pyarrow.parquet.ParquetWriter(sink, schema, **parquet_options(schema)) as writer:
        waiting: list[pyarrow.Table] = []
        size = 0
        for number in range(count):
            table = table_of([store.read(part_name(number, "ipc"))])
            waiting.append(table)
            size += table.nbytes
            if size > (_MODULES if "module" in schema.names else _ROWS):
                writer.write_table(pyarrow.concat_tables(waiting))
                waiting, size = [], 0
        if waiting:
            writer.write_table(pyarrow.concat_tables(waiting))
    if temporary != path:
        os.replace(temporary, path)
