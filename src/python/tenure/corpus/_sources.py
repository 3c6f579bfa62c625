# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sources of modules: files and folders, by path or fsspec's URL, and Parquet files.

All sources are listed and sorted before any is read, so that a place gives the same rows in the same order. A long list is
sorted in pieces on disk, with bounded memory.
"""
from __future__ import annotations

import dataclasses
import fnmatch
import functools
import glob
import hashlib
import heapq
import itertools
import os
import pickle
import re
import stat
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, Any, Union

PATTERNS = ("*.mlir", "*.mlirbc")
_IN_MEMORY = 50_000  # Names.
_RUNS = 64

# The origin, the bytes, an earlier error, and whether this package wrote the bytecode, which then is opened lazily.
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
    """Raises OSError for a path that is no file: reading a pipe would block the run, and a folder is one that could not be
    listed."""
    if not is_url(path):
        mode = os.stat(path).st_mode
        if stat.S_ISDIR(mode):
            os.listdir(path)
        if not stat.S_ISREG(mode):
            raise OSError("not a regular file")
        with open(path, "rb") as file:
            return file.read()
    fs, inside = open_fs(path)
    with fs.open(inside, "rb") as file:
        return file.read()  # type: ignore[no-any-return]


def _text(path: str) -> str:
    """Not every name of a file is UTF-8; every text in a column is."""
    return path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def _words(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return f"{type(error).__name__}: {' '.join(text.split())}"


@dataclasses.dataclass(frozen=True)
class Files:
    """Modules that are files."""

    paths: tuple[str, ...]
    folder: str = ""  # That relative paths are in.

    def __len__(self) -> int:
        return len(self.paths)

    def slice(self, start: int, stop: int) -> Files:
        return Files(self.paths[start:stop], self.folder)

    def first_origin(self) -> str:
        """Does not read the file, which may be too large, or crash its reader."""
        return _text(self.paths[0])

    def modules(self) -> Iterator[Module]:
        for path in self.paths:
            origin = _text(path)
            try:
                yield origin, read_file(place_of(self.folder, path)), None, False
            except MemoryError:
                raise  # As where it is parsed.
            except Exception as error:  # pylint: disable=broad-exception-caught
                # File systems have errors of their own.
                yield origin, None, _words(error), False


@functools.lru_cache(maxsize=1)
def _row_group(path: str, group: int) -> Any:
    """Returns a row group; consecutive tasks often share one."""
    import pyarrow.parquet  # pylint: disable=import-outside-toplevel
    fs, inside = open_fs(path)
    with fs.open(inside, "rb") as raw:
        file = pyarrow.parquet.ParquetFile(raw)
        names = [name for name in ("module", "origin", "error") if name in file.schema_arrow.names]
        check_columns(file.schema_arrow)
        return file.read_row_group(group, columns=names)


def check_columns(schema: Any) -> None:
    """ValueError for Parquet that has no modules."""
    import pyarrow  # pylint: disable=import-outside-toplevel
    kinds = pyarrow.types
    fields = {field.name: field.type for field in schema}
    if "module" not in fields:
        raise ValueError("the Parquet file has no column 'module'")
    texts = {"module": "texts or bytes", "origin": "texts", "error": "texts"}
    for name, what in texts.items():
        kind = fields.get(name)
        if kind is not None and kinds.is_dictionary(kind):
            kind = kind.value_type
        is_text = kind is None or kinds.is_string(kind) or kinds.is_large_string(kind) or kinds.is_string_view(kind)
        is_bytes = name == "module" and (kinds.is_binary(kind) or kinds.is_large_binary(kind) or kinds.is_binary_view(kind))
        if not is_text and not is_bytes:
            raise ValueError(f"column '{name}' of the Parquet file has type {kind}, expected {what}")


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

    def first_origin(self) -> str:
        return next(self.modules())[0]

    def modules(self) -> Iterator[Module]:
        name = _text(self.path)
        try:
            table = _row_group(place_of(self.folder, self.path), self.group)
            rows = table.slice(self.start, len(self)).to_pylist()
        except Exception as problem:  # pylint: disable=broad-exception-caught
            # A file of the scan that was deleted since, or cannot be read.
            words = _words(problem)
            yield from ((f"{name}#{self.group}.{number}", None, words, False) for number in range(self.start, self.stop))
            return
        ours = MARK in (table.schema.metadata or {})
        for number, row in enumerate(rows):
            data = row["module"]
            origin = row.get("origin") or f"{name}#{self.group}.{self.start + number}"
            error = row.get("error") or (None if data is not None else "the row has no module")
            yield origin, data.encode() if isinstance(data, str) else data, error, ours


@dataclasses.dataclass(frozen=True)
class Held:
    """Modules that travel with the task, as bytecode."""

    rows: tuple[Module, ...]

    def __len__(self) -> int:
        return len(self.rows)

    def slice(self, start: int, stop: int) -> Held:
        return Held(self.rows[start:stop])

    def first_origin(self) -> str:
        return self.rows[0][0]

    def modules(self) -> Iterator[Module]:
        yield from self.rows


Chunk = Union[Files, ParquetRows, Held]


#===-- Listing ---------------------------------------------------------------------------------===#

def _matches(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


# Where a folder lies in those that it is in: what a link leads back to.
_Place = tuple["_Place | None", "tuple[int, int]"]


def _leads_back(place: _Place | None, number: tuple[int, int]) -> bool:
    while place is not None:
        if place[1] == number:
            return True
        place = place[0]
    return False


def _is_folder(entry: os.DirEntry[str]) -> bool:
    """Returns False for a path that cannot be followed, such as a circular link: reading it reports the reason."""
    try:
        return entry.is_dir()
    except OSError:
        return False


def _walk(folder: str, patterns: Sequence[str]) -> Iterator[str]:
    """The matching files in a folder. Links are followed, except those to a folder that contains them."""
    waiting: list[tuple[str, _Place | None]] = [(folder, None)]
    while waiting:
        path, above = waiting.pop()
        try:
            found = os.stat(path)
            number = found.st_dev, found.st_ino
            if _leads_back(above, number):
                continue
            with os.scandir(path) as entries:
                for entry in entries:
                    if _is_folder(entry):
                        waiting.append((entry.path, (above, number)))
                    elif _matches(entry.name, patterns):
                        yield entry.path
        except OSError:
            if above is None:
                raise
            yield path  # Its row has the error.


def _walk_remote(fs: Any, folder: str, patterns: Sequence[str]) -> Iterator[str]:
    for parent, _, names in fs.walk(folder):
        for name in names:
            if _matches(name, patterns):
                yield fs.unstrip_protocol(f"{parent.rstrip('/')}/{name}")


def _expand(path: str, patterns: Sequence[str]) -> Iterator[str]:
    """The files of a path: itself, the matches of a glob, or all matching files in a folder."""
    names = (*patterns, "*.parquet")
    if not is_url(path):
        yield from _expand_here(path, names)
        return
    fs, inside = _opened(path)
    if any(letter in inside for letter in "*?["):
        for each, what in sorted(fs.glob(inside, detail=True).items()):
            yield from _walk_remote(fs, each, names) if what["type"] == "directory" else [fs.unstrip_protocol(each)]
    elif fs.isdir(inside):
        yield from _walk_remote(fs, inside, names)
    elif fs.exists(inside):
        _check_parquet(path)
        yield path
    else:
        raise FileNotFoundError(f"no such file or directory: '{path}'")


def _expand_here(path: str, names: Sequence[str]) -> Iterator[str]:
    if os.path.isdir(path):
        yield from _walk(path, names)
    elif os.path.lexists(path):
        _check_parquet(path)
        yield path
    else:
        found = _glob(path)
        first = next(found, None)
        if first is None:
            raise FileNotFoundError(f"no such file or directory: '{path}'")
        for each in itertools.chain([first], found):
            yield from _walk(each, names) if os.path.isdir(each) else [each]


def _glob(pattern: str) -> Iterator[str]:
    """The files that match a pattern; `**` matches any folders, except through circular links."""
    if "**" not in pattern:
        yield from glob.iglob(pattern)
        return
    from fsspec.utils import glob_translate  # pylint: disable=import-outside-toplevel
    fits = re.compile(glob_translate(pattern))
    fixed = pattern[:re.search(r"[*?[]", pattern).start()].rpartition("/")  # type: ignore[union-attr]
    folder = fixed[0] + fixed[1] or "./"
    for path in _walk(folder, "*") if os.path.isdir(folder) else ():
        name = path if fixed[1] else path[len(folder):]
        if fits.fullmatch(name):
            yield name


def _opened(path: str) -> tuple[Any, str]:
    try:
        return open_fs(path)
    except (ValueError, ImportError, OSError) as error:
        raise type(error)(f"'{path}': {error}") from error
    except Exception as error:
        raise ValueError(f"'{path}': {_words(error)}") from error


def _check_parquet(path: str) -> None:
    """Raises ValueError for a named file without modules; one that was found gets a row with the error."""
    if _is_parquet(path):
        try:
            for _ in _row_groups(path):
                pass
        except (ValueError, OSError) as error:
            raise ValueError(f"'{path}': {error}") from error


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
        # The file is deleted with the list.
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
        file = pyarrow.parquet.ParquetFile(raw)
        check_columns(file.schema_arrow)
        sizes = [file.metadata.row_group(number).num_rows for number in range(file.metadata.num_row_groups)]
    yield from enumerate(sizes)


def _groups_or_none(path: str) -> list[tuple[int, int]]:
    """The row groups; a single row with the error for a Parquet file that cannot be read."""
    try:
        return list(_row_groups(path))
    except Exception:  # pylint: disable=broad-exception-caught
        return [(0, 1)]


class Source:
    """The result of a scan."""

    def __init__(self, paths: Sequence[str], patterns: Sequence[str], rows_per_task: int) -> None:
        self.rows_per_task = rows_per_task
        self._folder = os.getcwd()
        self._listing = Listing(name for path in paths for name in _expand(path, patterns))
        self.digest = f"{self._listing.digest} by {rows_per_task}"
        self.count = sum(1 if not _is_parquet(path) else sum(size for _, size in _groups_or_none(path)) for path in self._listing)

    @property
    def task_count(self) -> int:
        """About how many tasks there are."""
        return -(-self.count // self.rows_per_task)

    def chunks(self) -> Iterator[Chunk]:
        """The tasks, in a fixed order."""
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
            for group, size in _groups_or_none(place_of(self._folder, path)):
                for start in range(0, size, self.rows_per_task):
                    yield ParquetRows(path, group, start, min(size, start + self.rows_per_task), self._folder)
        if waiting:
            yield Files(tuple(waiting), self._folder)
