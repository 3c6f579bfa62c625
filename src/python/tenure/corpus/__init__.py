# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Corpora of modules: transforming and querying millions of modules, on all processors or on a cluster.

    from tenure import corpus
    modules = corpus.scan("models/", "s3://bucket/more/", engine="ray", address="auto")
    modules.map("builtin.module(canonicalize,cse)").filter("*.dot_general").dedup().write("out.parquet")
    modules.ops().to_arrow()

The result depends neither on the engine nor on the order of execution nor on crashes: rows are in the order of the paths. A
module that cannot be read, or on which a pass fails or crashes, affects only its own row, which has the error.

It needs the extra `tenure[corpus]`; the engines Ray and Dask need `ray` and `dask[distributed]` besides.
"""
from __future__ import annotations

import contextlib
import dataclasses
import importlib.util
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

for _name in ("pyarrow", "cloudpickle", "fsspec", "numpy"):
    # Most are only loaded where they are needed: workers begin sooner.
    if importlib.util.find_spec(_name) is None:
        raise ImportError(f"tenure.corpus needs {_name}, which comes with tenure[corpus]")

import pyarrow  # noqa: E402

from .. import ir
from . import _engines, _plan, _query, _sources, _work
from . import _run as _runs
from ._progress import Progress as _Progress
from ._progress import Wanted as _Wanted
from ._sandbox import WorkerError
from ._store import Sink as _Sink
from ._store import Store as _Store
from ._store import part_name as _part_name
from ._store import plain as _plain
from ._tables import table_of

__all__ = ["Corpus", "Ops", "Stats", "Table", "WorkerError", "scan"]

EngineName = Literal["local", "ray", "dask"]


@dataclasses.dataclass(frozen=True)
class _Options:
    engine: str = "local"
    address: str | None = None
    workers: int | None = None
    memory_limit: int = 0
    progress: _Wanted = None
    dialect_files: tuple[str, ...] = ()


@dataclasses.dataclass(frozen=True)
class Stats:
    """How much there is in a corpus."""

    modules: int
    """Modules that could be read."""
    errors: int
    """Modules that could not, or that a step failed on."""
    ops: int
    op_counts: dict[str, int]
    """How often each operation is there, the most frequent first."""
    dialect_counts: dict[str, int]
    error_counts: dict[str, int]
    """By kind."""


class Table:
    """Rows that are computed on demand. Arrow's libraries accept them: `pyarrow.table(t)`, `polars.DataFrame(t)`,
    `duckdb.from_arrow(t.reader())`."""

    _output: _plan.Output = "modules"

    def __init__(self, source: _sources.Source, steps: tuple[_plan.Step | _plan.Dedup, ...], options: _Options) -> None:
        self._source = source
        self._steps = steps
        self._options = options

    #===-- Plans -------------------------------------------------------------------------------===#

    def _stages(self) -> _runs.Plan:
        plan: _runs.Plan = []
        steps: list[_plan.Step] = []
        timed = any(isinstance(each, _plan.Step) and each.timed for each in self._steps)
        common = {"memory_limit": self._options.memory_limit, "dialect_files": self._options.dialect_files}
        for step in self._steps:
            if isinstance(step, _plan.Step):
                steps.append(step)
                continue
            plan += [_plan.Stage(tuple(steps), "modules", hash_flags=step.flags, **common), step]  # type: ignore[arg-type]
            steps = []
        last = _plan.Stage(tuple(steps), self._output, timed=timed and self._output == "modules", **common)  # type: ignore[arg-type]
        return [*plan, last]

    @property
    def schema(self) -> pyarrow.Schema:
        """The columns."""
        last = self._stages()[-1]
        assert isinstance(last, _plan.Stage)
        return _work.schema_of(last)

    def _notes(self, encoding: str) -> dict[str, Any]:
        return {"source": self._source.digest, "steps": [each.identity() for each in self._steps], "output": self._output,
                "encoding": encoding, "memory_limit": self._options.memory_limit, "count": self._source.count}

    @contextlib.contextmanager
    def _run(self, store: _Store | None = None, sink: _Sink | None = None) -> Iterator[_runs.Run]:
        progress = _Progress(self._source.count, self._options.progress)
        try:
            with _engines.engine_for_run(self._options.engine, self._options.address, self._options.workers) as engine:
                run = _runs.Run(self._source, self._stages(), engine, progress, store, sink)
                try:
                    yield run
                finally:
                    run.drop()
        finally:
            progress.close()

    #===-- Rows --------------------------------------------------------------------------------===#

    def batches(self) -> Iterator[pyarrow.RecordBatch]:
        """Batches in the order of the scan, as they become available."""
        with self._run() as run:
            for answer in run.answers():
                yield from table_of([answer]).to_batches()

    def reader(self) -> pyarrow.RecordBatchReader:
        """The rows as a reader, for DuckDB, pyarrow.dataset and pyarrow.parquet."""
        return pyarrow.RecordBatchReader.from_batches(self.schema, self.batches())

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Arrow's PyCapsule interface."""
        return self.reader().__arrow_c_stream__(requested_schema)

    def to_arrow(self) -> pyarrow.Table:
        """All rows, in memory."""
        return self.reader().read_all()

    def to_pandas(self) -> Any:
        """All rows as pandas's frame."""
        return self.to_arrow().to_pandas()

    def to_polars(self) -> Any:
        """All rows as a Polars data frame that shares the memory."""
        import polars  # pylint: disable=import-outside-toplevel
        return polars.from_arrow(self.to_arrow())

    def write(self, path: str | os.PathLike[str], *, format: Literal["parquet", "bytecode"] | None = None,  # pylint: disable=redefined-builtin
              overwrite: bool = False) -> None:
        """Writes the rows: to one Parquet file if the path ends with its suffix, otherwise to a folder, as one Parquet file
        per task or, with `format="bytecode"`, also as one bytecode file per module. The path may be a URL.

        An interrupted run continues when it is started again. Raises FileExistsError if the path has another run's data
        and `overwrite` is false."""
        place = _plain(os.fspath(path))
        if format == "bytecode" and self._output != "modules":
            raise ValueError("only modules are written as bytecode")
        if place.endswith(".parquet") and format != "bytecode":
            self._write_file(place, overwrite)
        else:
            self._write_folder(place, format or "parquet", overwrite)

    def _write_file(self, place: str, overwrite: bool) -> None:
        fs, inside = _sources.open_fs(place)
        if fs.isdir(inside):
            raise IsADirectoryError(f"'{place}' is a folder")
        if fs.exists(inside) and not overwrite:
            raise FileExistsError(f"'{place}' already exists; use overwrite=True to replace it")
        store = _Store(f"{place}.parts")
        with store.claimed(self._notes("parquet"), overwrite):
            _runs.merge(store, self._write_parts(store, "arrow"), self.schema, place)
            store.remove()

    def _write_folder(self, place: str, form: str, overwrite: bool) -> None:
        store = _Store(place)
        with store.claimed(self._notes(form), overwrite):
            self._write_parts(store, form)
            store.finish()

    def _write_parts(self, store: _Store, form: str) -> int:
        """Runs the remaining tasks; returns the number of all tasks."""
        count = 0

        def is_done(number: int) -> bool:
            nonlocal count
            count = max(count, number + 1)
            return store.has(_part_name(number, form))

        sink = store.sink(form)
        with self._run(store, sink) as run:
            run.write(store, sink, is_done)
        return count


class Ops(Table):
    """A row for each operation: `origin`, `op` (its number in the module), `name`, `location`, `types` of its results,
    `attributes`, `operands` (numbers of the operations that define them; -1 for block arguments), `depth` and `parent`. A module
    with an `error` has one row, with that and its origin."""

    _output: _plan.Output = "ops"


class _Counts(Table):
    _output: _plan.Output = "counts"


class Corpus(Table):
    """Modules: `origin`, `module` (bytecode), `hash` (16 bytes that are equal for modules of equal structure, see `dedup`)
    and `error`; after a timed `map`, `seconds` too. `scan` creates one."""

    def _with(self, step: _plan.Step | _plan.Dedup) -> Corpus:
        return Corpus(self._source, (*self._steps, step), self._options)

    def map(self, what: str | Callable[[Any], Any], *, timed: bool = False) -> Corpus:
        """Runs a pipeline, or a function that changes a Module or returns another one, on each module. With `timed` the
        column `seconds` has the time. cloudpickle transfers the function."""
        return self._with(_plan.Step.make("map", what, timed))

    def filter(self, query: str | Callable[[Any], bool]) -> Corpus:
        """Keeps modules with an operation that matches a query of `tenure query` ("arith.* attr:value=1*"), or for which a
        function returns true."""
        if isinstance(query, str):
            _query.compile_query(query)
        return self._with(_plan.Step.make("filter", query))

    def dedup(self, *, locations: bool = False, symbol_names: bool = False) -> Corpus:
        """Keeps the first of several modules of equal structure. Names of values are ignored, as are locations and symbol
        names by default. Takes about 20 bytes of memory per kept module. Modules with errors are kept."""
        flags = (0 if locations else _plan.LOCATIONS) | (0 if symbol_names else _plan.SYMBOLS)
        return self._with(_plan.Dedup(flags))

    def ops(self) -> Ops:
        """Their operations, a row each."""
        return Ops(self._source, self._steps, self._options)

    def stats(self) -> Stats:
        """Counts of modules, operations, dialects and errors."""
        found: dict[str, Counter[str]] = {kind: Counter() for kind in ("modules", "errors", "ops", "op", "dialect", "error")}
        for batch in _Counts(self._source, self._steps, self._options).batches():
            for row in batch.to_pylist():
                found[row["kind"]][row["key"]] += row["count"]
        ordered = {kind: dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))) for kind, counts in found.items()}
        return Stats(found["modules"][""], found["errors"][""], found["ops"][""], ordered["op"], ordered["dialect"], ordered["error"])

    def __len__(self) -> int:
        """How many modules were scanned."""
        return self._source.count


def scan(*paths: str | os.PathLike[str], pattern: str | Sequence[str] = _sources.PATTERNS, engine: EngineName = "local",
         address: str | None = None, workers: int | None = None, memory_limit: int | str | None = None, progress: _Wanted = None,
         dialect_files: Sequence[str | os.PathLike[str]] = (), rows_per_task: int = 64) -> Corpus:
    """Returns the modules at paths or fsspec's URLs: files of text or bytecode, globs, folders with all files that match
    `pattern`, and Parquet files with a column `module`.

    `engine` runs the tasks: "local" on `workers` processes of this machine (default: all processors), "ray" and "dask" on
    the cluster at `address`, or on one that they start here. `memory_limit` limits the memory of each process ("2GB";
    Linux). `progress` is True for a line on standard error, the default on a terminal, or a function of (modules done,
    number of modules, seconds). `dialect_files` are additional schemas. `rows_per_task` modules form a task."""
    if not paths:
        raise ValueError("corpus.scan needs at least one path")
    if engine not in _engines.NAMES:
        raise ValueError(f"unknown engine '{engine}'; expected one of: {', '.join(_engines.NAMES)}")
    if rows_per_task < 1:
        raise ValueError("rows_per_task must be at least 1")
    patterns = (pattern,) if isinstance(pattern, str) else tuple(pattern)
    if dialect_files:
        context = ir.Context()
        for path in dialect_files:
            context.load_dialect_file(os.fspath(path))
    source = _sources.Source([os.fspath(path) for path in paths], patterns, rows_per_task)
    options = _Options(engine, address, workers, _plan.byte_size(memory_limit), progress,
                       tuple(os.path.abspath(path) for path in dialect_files))
    return Corpus(source, (), options)
