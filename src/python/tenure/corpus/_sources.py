# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where modules come from: files and folders, by path or fsspec's URL, and Parquet.

What there is to read is listed and sorted before anything is read, so that the same place gives the same rows in the same
order. A list that is long is sorted in pieces on disk: it takes no memory that grows with the number of files.
"""
from __future__ import annotations

import dataclasses
import fnmatch
import functools
import hashlib
import heapq
import os
import pickle
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, Any, Union

PATTERNS = ("*.mlir", "*.mlirbc")
_IN_MEMORY = 50_000  # Names.
_RUNS = 64

# Where it is from, its bytes, what was wrong with it already, and whether it was written here: such a one is opened lazily.
Module = tuple[str, "bytes | None", "str | None", bool]
MARK = b"tenure.corpus"  # In the metadata of schemas.


def is_url(path: str) -> bool:
    return "://" in path or "::" in path


def open_fs(path: str) -> tuple[Any, str]:
    """The file system of a path or URL, and the path there."""
    import fsspec  # pylint: disable=import-outside-toplevel
    return fsspec.core.url_to_fs(path)  # type: ignore[no-any-return]


def place_of(folder: str, path: str) -> str:
    return path if is_url(path) else os.path.join(folder, path)


def read_file(path: str) -> bytes:
    if not is_url(path):
        with open(path, "rb") as file:
            return file.read()
    fs, inside = open_fs(path)
    with fs.open(inside, "rb") as file:
        return file.read()  # type: ignore[no-any-return]


@dataclasses.dataclass(frozen=True)
class Files:
    """Modules that are files."""

    paths: tuple[str, ...]
    folder: str = ""  # That relative paths are in.

    def __len__(self) -> int:
        return len(self.paths)

    def slice(self, start: int, stop: int) -> Files:
        return Files(self.paths[start:stop], self.folder)

    def modules(self) -> Iterator[Module]:
        for path in self.paths:
            # Not every name of a file is UTF-8; every text in a column is.
            origin = path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
            try:
                yield origin, read_file(place_of(self.folder, path)), None, False
            except OSError as error:
                yield origin, None, f"{type(error).__name__}: {error.strerror or error}", False


@functools.lru_cache(maxsize=1)
def _row_group(path: str, group: int) -> Any:
    """A row group, which is the same for many tasks in a row."""
    import pyarrow.parquet  # pylint: disable=import-outside-toplevel
    fs, inside = open_fs(path)
    with fs.open(inside, "rb") as raw:
        file = pyarrow.parquet.ParquetFile(raw)
        names = [name for name in ("module", "origin", "error") if name in file.schema_arrow.names]
        if "module" not in names:
            raise ValueError(f"'{path}' has no column 'module'")
        return file.read_row_group(group, columns=names)


@dataclasses.dataclass(frozen=True)
class ParquetRows:
    """Modules that are rows of a row group: the column `module`, with `origin` and `error` if these are there."""

    path: str
    group: int
    start: int
    stop: int
    folder: str = ""

    def __len__(self) -> int:
        return self.stop - self.start

    def slice(self, start: int, stop: int) -> ParquetRows:
        return ParquetRows(self.path, self.group, self.start + start, min(self.stop, self.start + stop), self.folder)

    def modules(self) -> Iterator[Module]:
        table = _row_group(place_of(self.folder, self.path), self.group)
        ours = MARK in (table.schema.metadata or {})
        table = table.slice(self.start, len(self))
        for number, row in enumerate(table.to_pylist()):
            data = row["module"]
            origin = row.get("origin") or f"{self.path}#{self.group}.{self.start + number}"
            error = row.get("error") or (None if data is not None else "there is no module in this row")
            yield origin, data.encode() if isinstance(data, str) else data, error, ours


@dataclasses.dataclass(frozen=True)
class Held:
    """Modules that travel with the task, as bytecode."""

    rows: tuple[Module, ...]

    def __len__(self) -> int:
        return len(self.rows)

    def slice(self, start: int, stop: int) -> Held:
        return Held(self.rows[start:stop])

    def modules(self) -> Iterator[Module]:
        yield from self.rows


Chunk = Union[Files, ParquetRows, Held]


#===-- Listing ---------------------------------------------------------------------------------===#

def _matches(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def _walk(folder: str, patterns: Sequence[str]) -> Iterator[str]:
    waiting = [folder]
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    waiting.append(entry.path)
                elif _matches(entry.name, patterns):
                    yield entry.path


def _walk_remote(fs: Any, folder: str, patterns: Sequence[str]) -> Iterator[str]:
    for parent, _, names in fs.walk(folder):
        for name in names:
            if _matches(name, patterns):
                yield fs.unstrip_protocol(f"{parent.rstrip('/')}/{name}")


def _expand(path: str, patterns: Sequence[str]) -> Iterator[str]:
    """The files that a path stands for: itself, what a glob gives, or all that match in a folder."""
    if not is_url(path) and os.path.isdir(path):
        yield from _walk(path, (*patterns, "*.parquet"))
        return
    fs, inside = open_fs(path)
    if any(letter in inside for letter in "*?["):
        found = fs.glob(inside)
        yield from (fs.unstrip_protocol(each) if is_url(path) else each for each in found)
    elif fs.isdir(inside):
        yield from _walk_remote(fs, inside, (*patterns, "*.parquet"))
    elif fs.exists(inside):
        yield path
    else:
        raise FileNotFoundError(f"there is no '{path}'")


class Listing:
    """Names in order, on disk where they are many."""

    def __init__(self, names: Iterable[str]) -> None:
        self._runs: list[IO[bytes]] = []
        self._names: list[str] = []
        for name in names:
            self._names.append(name)
            if len(self._names) >= _IN_MEMORY:
                self._spill(iter(sorted(self._names)))
                self._names = []
                if len(self._runs) >= _RUNS:
                    runs, self._runs = self._runs, []
                    self._spill(heapq.merge(*map(self._read, runs)))
        self._names.sort()
        self.count = 0
        digest = hashlib.sha256()
        for name in self:
            self.count += 1
            digest.update(name.encode("utf-8", "surrogateescape") + b"\0")
        self.digest = digest.hexdigest()

    def _spill(self, names: Iterator[str]) -> None:
        # The file is gone when the list is.
        file = tempfile.TemporaryFile(prefix="tenure-corpus-")  # pylint: disable=consider-using-with
        for name in names:
            pickle.dump(name, file)
        self._runs.append(file)

    @staticmethod
    def _read(file: IO[bytes]) -> Iterator[str]:
        file.seek(0)
        while True:
            try:
                yield pickle.load(file)
            except EOFError:
                return

    def __iter__(self) -> Iterator[str]:
        """Each name once. One at a time iterates."""
        last = None
        for name in heapq.merge(*map(self._read, self._runs), self._names):
            if name != last:
                yield name
            last = name


def _is_parquet(path: str) -> bool:
    return path.endswith((".parquet", ".pq"))


def _row_groups(path: str) -> Iterator[tuple[int, int]]:
    """Row groups and how many rows these have; the file is closed again."""
    import pyarrow.parquet  # pylint: disable=import-outside-toplevel
    fs, inside = open_fs(path)
    with fs.open(inside, "rb") as raw:
        metadata = pyarrow.parquet.ParquetFile(raw).metadata
        sizes = [metadata.row_group(number).num_rows for number in range(metadata.num_row_groups)]
    yield from enumerate(sizes)


class Source:
    """What a scan found."""

    def __init__(self, paths: Sequence[str], patterns: Sequence[str], rows_per_task: int) -> None:
        self.rows_per_task = rows_per_task
        self._folder = os.getcwd()
        self._listing = Listing(name for path in paths for name in _expand(path, patterns))
        self.digest = f"{self._listing.digest} by {rows_per_task}"
        self.count = sum(1 if not _is_parquet(path) else sum(size for _, size in _row_groups(path)) for path in self._listing)

    def chunks(self) -> Iterator[Chunk]:
        """Tasks, always the same."""
        waiting: list[str] = []
        for path in self._listing:
            if not _is_parquet(path):
                waiting.append(path)
                if len(waiting) == self.rows_per_task:
                    yield Files(tuple(waiting), self._folder)
                    waiting = []
                continue
            if waiting:
                yield Files(tuple(waiting), self._folder)
                waiting = []
            for group, size in _row_groups(place_of(self._folder, path)):
                for start in range(0, size, self.rows_per_task):
                    yield ParquetRows(path, group, start, min(size, start + self.rows_per_task), self._folder)
        if waiting:
            yield Files(tuple(waiting), self._folder)
