# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The results of a run's tasks: a folder, by path or URL.

The result of a task is a file of its own, written atomically. Workers write these files themselves if they share the
driver's folder, which the number in its run.json shows; otherwise the driver receives the bytes. Only one run at a time
writes to a folder.
"""
from __future__ import annotations

import contextlib
import dataclasses
import functools
import json
import os
import re
import uuid
from collections.abc import Iterator
from typing import Any

import pyarrow

from ._sources import is_url, open_fs

_NOTES = "run.json"
_OURS = re.compile(r"(part-[0-9]{8,}\.(parquet|arrow)|seen-[0-9]+-[0-9]{8,}|[0-9]{8,}-[0-9]{4,}\.mlirbc|run\.json|merged)(\.[0-9a-f]{32}\.part)?")
_TEMPORARY = re.compile(r".*\.[0-9a-f]{32}\.part")
# Of these a file is there when all of it is; elsewhere it gets its name when all of it is there.
_WHOLE = {"s3", "s3a", "gs", "gcs", "az", "abfs", "abfss", "adl", "oci", "oss", "memory"}


def _protocols(fs: Any) -> set[str]:
    return {fs.protocol} if isinstance(fs.protocol, str) else set(fs.protocol)


def plain(place: str) -> str:
    """A path for a URL of a local file."""
    if is_url(place):
        fs, inside = open_fs(place)
        if "file" in _protocols(fs):
            return inside
    return place


class Store:
    """A folder of a run's."""

    def __init__(self, place: str) -> None:
        self.place = place
        self._fs: Any = None
        self._root = os.path.abspath(place)
        if is_url(place):
            self._fs, root = open_fs(place)
            self._root = root.rstrip("/")
        self._notes: dict[str, Any] = {}

    @property
    def is_local(self) -> bool:
        return self._fs is None

    #===-- Files -------------------------------------------------------------------------------===#

    def path(self, name: str) -> str:
        return f"{self._root}/{name}"

    def has(self, name: str) -> bool:
        return os.path.exists(self.path(name)) if self._fs is None else self._fs.exists(self.path(name))

    def read(self, name: str) -> bytes:
        if self._fs is not None:
            return self._fs.cat_file(self.path(name))  # type: ignore[no-any-return]
        with open(self.path(name), "rb") as file:
            return file.read()

    @contextlib.contextmanager
    def writing(self, name: str) -> Iterator[Any]:
        """A file to write to, which is renamed to its name when the block succeeds, and deleted otherwise."""
        temporary = f"{self.path(name)}.{uuid.uuid4().hex}.part"
        try:
            with open(temporary, "wb") if self._fs is None else self._fs.open(temporary, "wb") as file:
                yield file
            self._rename(temporary, self.path(name))
        except BaseException as error:
            with contextlib.suppress(OSError):
                self._unlink(temporary)
            if isinstance(error, OSError) and error.errno is not None and error.filename is None:
                raise OSError(error.errno, error.strerror, self.path(name)) from None
            raise

    def write(self, name: str, data: bytes) -> None:
        """Whole or not at all."""
        if self._fs is not None and _protocols(self._fs) & _WHOLE:
            self._fs.pipe_file(self.path(name), data)
            return
        with self.writing(name) as file:
            file.write(data)

    def _rename(self, old: str, new: str) -> None:
        if self._fs is None:
            os.replace(old, new)
        else:
            self._fs.mv(old, new)

    def _unlink(self, path: str) -> None:
        if self._fs is None:
            os.unlink(path)
        else:
            self._fs.rm_file(path)

    def _names(self) -> list[str]:
        if self._fs is None:
            return [name for name in os.listdir(self._root) if _OURS.fullmatch(name)]
        self._fs.invalidate_cache(self._root)
        found = (path.rsplit("/", 1)[-1] for path in self._fs.ls(self._root, detail=False))
        return [name for name in found if _OURS.fullmatch(name)]

    def _drop(self, pattern: re.Pattern[str]) -> None:
        for name in self._names():
            if pattern.fullmatch(name):
                with contextlib.suppress(FileNotFoundError):
                    self._unlink(self.path(name))

    #===-- Runs --------------------------------------------------------------------------------===#

    @contextlib.contextmanager
    def claimed(self, notes: dict[str, Any], overwrite: bool) -> Iterator[None]:
        """Makes the folder that of a run, which goes on if it was begun here; FileExistsError if it is of another run, which
        `overwrite` removes, or if another run writes to it now."""
        if self._fs is None:
            os.makedirs(self._root, exist_ok=True)
        else:
            self._fs.makedirs(self._root, exist_ok=True)
        with self._locked():
            self._claim(notes, overwrite)
            try:
                yield
            finally:
                # The temporary files of workers that were killed.
                with contextlib.suppress(OSError):
                    self._drop(_TEMPORARY)

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        if self._fs is not None:
            yield
            return
        import fcntl  # pylint: disable=import-outside-toplevel
        folder = os.open(self._root, os.O_RDONLY)
        try:
            try:
                fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise FileExistsError(f"another run writes to '{self.place}'") from None
            except OSError:
                pass  # There are file systems without locks.
            yield
        finally:
            os.close(folder)

    def _claim(self, notes: dict[str, Any], overwrite: bool) -> None:
        found: dict[str, Any] | None = None
        other = ""
        if self.has(_NOTES):
            try:
                found = dict(json.loads(self.read(_NOTES)))
            except (ValueError, TypeError):
                other = "has a run.json that is of no run"
            else:
                different = [name for name in notes if found.get(name) != notes[name]]
                other = f"is of a run with other {', '.join(different)}" if different else ""
        elif self._names():
            other = "has files of a run, but no run.json"
        if other and not overwrite:
            raise FileExistsError(f"'{self.place}' {other}; use another place or overwrite=True")
        if other or (overwrite and found is not None and found.get("finished")):
            self._drop(_OURS)
            found = None
        self._drop(_TEMPORARY)
        self._notes = {**(found or notes)}
        if "id" not in self._notes:
            self._notes["id"] = uuid.uuid4().hex
            self._write_notes()

    def _write_notes(self) -> None:
        self.write(_NOTES, json.dumps(self._notes, indent=1).encode())

    def finish(self) -> None:
        """All is there."""
        if not self._notes.get("finished"):
            self._notes["finished"] = True
            self._write_notes()

    def remove(self) -> None:
        """Deletes the files of runs, and the folder if it is empty then."""
        self._drop(_OURS)
        with contextlib.suppress(OSError):
            if self._fs is None:
                os.rmdir(self._root)
            else:
                self._fs.rmdir(self._root)

    def move(self, name: str, path: str) -> None:
        """Moves a file from the folder to a path in the same file system."""
        self._rename(self.path(name), open_fs(path)[1])

    def sink(self, form: str) -> Sink:
        """The destination of results, for tasks."""
        return Sink(self.place if self._fs is not None else self._root, str(self._notes["id"]), form)

    def is_of(self, run: str) -> bool:
        return bool(json.loads(self.read(_NOTES)).get("id") == run)


#===-- Results of tasks -------------------------------------------------------------------------===#

def part_name(number: int, form: str) -> str:
    return f"part-{number:08}.{'arrow' if form == 'arrow' else 'parquet'}"


@dataclasses.dataclass(frozen=True)
class Sink:
    """The folder of a run, as tasks know it. Its form is "parquet" or "arrow", of which tasks are files, or "bytecode"."""

    place: str
    run: str
    form: str

    @property
    def encoding(self) -> str:
        """The kind of a task's result."""
        return "parquet" if self.form == "parquet" else "ipc"

    def put(self, store: Store, number: int, answer: bytes) -> None:
        """Keeps the answer of a task."""
        data = self._write_modules(store, number, answer) if self.form == "bytecode" else answer
        store.write(part_name(number, self.form), data)

    def is_there(self, store: Store, number: int) -> bool:
        """Whether a task is known to be done, if the query is cheap."""
        return store.is_local and store.has(part_name(number, self.form))

    @staticmethod
    def _write_modules(store: Store, number: int, answer: bytes) -> bytes:
        """Writes each module as a file; returns the table of their names, as Parquet."""
        from ._tables import column_of, parquet_of, table_of  # pylint: disable=import-outside-toplevel
        table = table_of([answer])
        names: list[str | None] = []
        for row, module in enumerate(table.column("module")):
            name = f"{number:08}-{row:04}.mlirbc" if module.is_valid else None
            names.append(name)
            if name is not None:
                store.write(name, module.as_py())
        files = column_of(names, pyarrow.string())
        return parquet_of(table.set_column(table.schema.get_field_index("module"), "file", files))

    def reached(self) -> Store | None:
        """The folder, if this process sees it."""
        return _reached(self.place, self.run)


@functools.lru_cache(maxsize=16)
def _reached(place: str, run: str) -> Store | None:
    try:
        store = Store(place)
        return store if store.is_of(run) else None
    except Exception:  # pylint: disable=broad-exception-caught
        return None  # No folder, no right, no library for such URLs: the driver writes.


@dataclasses.dataclass(frozen=True)
class Written:
    """The result of a task that wrote its modules, or failed to."""

    error: OSError | None = None
