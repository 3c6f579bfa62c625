# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure.corpus on this machine: what it reads, does, writes and survives."""
from __future__ import annotations

import concurrent.futures
import os
import pathlib
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import duckdb
import fsspec
import numpy
import pandas
import polars
import pyarrow
import pyarrow.parquet
import pytest
import support

from tenure import corpus, ir
from tenure.corpus import _engines, _plan, _run, _sandbox, _seen, _sources, _store, _tables

DATA = pathlib.Path(__file__).resolve().parents[1] / "data"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return support.make_corpus(tmp_path_factory.mktemp("small"), 200, broken=3)


#===-- Columns -------------------------------------------------------------------------------===#

COLUMNS = [
    (["a", None, "", "\u00e4\U0001f600"], pyarrow.string()), ([b"ab", b"", None], pyarrow.binary()), ([None] * 9 + [bytes(range(16))], pyarrow.binary(16)),
    ([0.5, None, float("inf")], pyarrow.float64()), ([1, -(1 << 62), None], pyarrow.int64()), ([], pyarrow.string()), ([None, None], pyarrow.binary()),
]


@pytest.mark.parametrize("values, kind", COLUMNS)
def test_a_column_is_that_of_arrow(values: list[Any], kind: pyarrow.DataType) -> None:
    column = _tables.column_of(values, kind)
    column.validate(full=True)
    assert column.equals(pyarrow.array(values, kind)) and column.null_count == values.count(None)


def test_a_column_keeps_the_sign_of_zero_and_has_nothing_else_for_nothing() -> None:
    assert str(_tables.column_of([-0.0, None], pyarrow.float64())[0]) == "-0.0"
    for value, kind in ((0, pyarrow.string()), ([], pyarrow.int64()), (False, pyarrow.binary())):
        with pytest.raises(TypeError):
            _tables.column_of([value, None], kind)


def test_a_column_that_is_too_long_is_refused() -> None:
    with pytest.raises(OverflowError, match="a column of 2147483648 bytes"):
        _tables.column_of([bytes(1 << 20)] * 2048, pyarrow.binary())


def test_workers_import_little_and_have_one_thread(small: pathlib.Path) -> None:
    def say(module: Any) -> None:
        words = f"{'pandas' in sys.modules or 'asyncio' in sys.modules} {os.environ['OMP_NUM_THREADS']} {os.environ['OPENBLAS_NUM_THREADS']}"
        module.operation.attributes["t.say"] = ir.StringAttr.get(words, module.context)

    for output in (corpus.scan(small, workers=1).map(say), corpus.scan(small, workers=1, rows_per_task=50).map(say)):
        with ir.Context():
            told = {str(ir.Module.parse(row["module"]).operation.attributes["t.say"]) for row in output.to_arrow().to_pylist() if row["module"]}
        assert told == {'"False 1 1"'}


def test_a_file_that_is_too_large_costs_its_row_and_is_not_read_here(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in "abc":
        (tmp_path / f"{name}.mlir").write_text("module {}")
    with (tmp_path / "b.mlir").open("wb") as file:
        file.truncate(3 << 30)
    read: list[str] = []
    monkeypatch.setattr(_sources, "read_file", read.append)
    table = corpus.scan(tmp_path, workers=1, memory_limit="1GB").to_arrow()
    assert table.column("error").to_pylist() == [None, "takes more than memory_limit (1000000000 bytes)", None]
    assert table.column("origin").to_pylist()[1].endswith("b.mlir") and not read


def test_what_ends_who_reads_it_costs_its_row(tmp_path: pathlib.Path) -> None:
    for name in "abc":
        (tmp_path / f"{name}.mlir").write_text("module {}")

    def arm() -> int:
        from tenure.corpus import _sources as sources  # pylint: disable=import-outside-toplevel,reimported
        real = sources.read_file

        def read(path: str) -> bytes:
            if path.endswith("b.mlir"):
                os.kill(os.getpid(), signal.SIGKILL)
            return real(path)

        sources.read_file = read
        return 0

    class Armed:
        """Where it is unpickled, in a worker, files are read in another way."""

        def __reduce__(self) -> Any:
            return arm, ()

    armed = Armed()
    table = corpus.scan(tmp_path, workers=1).map(lambda module: module if armed == 0 else None).to_arrow()
    assert table.column("error").to_pylist() == [None, "killed by signal 9 (SIGKILL)", None]


#===-- Reading ---------------------------------------------------------------------------------===#

def test_rows_are_those_of_the_files(small: pathlib.Path) -> None:
    modules = corpus.scan(small, workers=2)
    assert len(modules) == 200
    table = modules.to_arrow()
    support.check_rows(table, small)
    with ir.Context():
        for row in table.slice(0, 5).to_pylist():
            written = ir.Module.parse(row["module"])
            assert str(written) == str(ir.Module.parse(pathlib.Path(row["origin"]).read_bytes()))


def test_the_size_of_tasks_changes_nothing(small: pathlib.Path) -> None:
    one = corpus.scan(small, workers=2, rows_per_task=7).to_arrow()
    assert one.equals(corpus.scan(small, workers=1).to_arrow())


def test_urls_globs_and_parquet_are_read(small: pathlib.Path, tmp_path: pathlib.Path) -> None:
    table = corpus.scan(small).to_arrow()
    memory = fsspec.filesystem("memory")
    for path in sorted((small / "3").iterdir()):
        memory.pipe_file(f"/there/{path.name}", path.read_bytes())
    there = corpus.scan("memory://there")
    assert len(there) == 20
    assert len(corpus.scan(str(small / "3" / "*.mlir"))) == 20
    corpus.scan(small).write(tmp_path / "all.parquet")
    again = corpus.scan(tmp_path / "all.parquet", rows_per_task=9).to_arrow()
    assert again.equals(table)
    texts = pyarrow.table({"module": ["func.func private @f()", None, "module {"]})
    pyarrow.parquet.write_table(texts, tmp_path / "texts.parquet")
    rows = corpus.scan(tmp_path / "texts.parquet").to_arrow().to_pylist()
    assert [row["error"] is None for row in rows] == [True, False, False]
    assert rows[0]["origin"].endswith("texts.parquet#0.0")
    with pytest.raises(FileNotFoundError):
        corpus.scan(small / "nothing")


def test_long_lists_are_sorted_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_sources, "_IN_MEMORY", 10)
    monkeypatch.setattr(_sources, "_RUNS", 4)
    names = [f"{number:05}" for number in range(1000)]
    shuffled = names + names[:10]
    random.Random(1).shuffle(shuffled)
    listing = _sources.Listing(shuffled)
    assert list(listing) == names == list(listing)
    assert listing.count == 1000


#===-- Steps -----------------------------------------------------------------------------------===#

def test_pipelines_and_functions_run(small: pathlib.Path) -> None:
    def rename(module: ir.Module) -> None:
        module.body.operations[0].attributes["sym_name"] = ir.StringAttr.get("main")

    table = corpus.scan(small).map("builtin.module(canonicalize)", timed=True).map(rename).to_arrow()
    with ir.Context():
        good = [row for row in table.to_pylist() if row["error"] is None]
        assert len(good) == 197
        for row in good[:5]:
            assert "@main" in str(ir.Module.parse(row["module"]))
        assert all(row["seconds"] > 0 for row in good)


def test_errors_say_what_is_wrong(small: pathlib.Path) -> None:
    def fail(module: ir.Module) -> None:
        raise ValueError(f"not {len(module.body.operations)}")

    rows = corpus.scan(small / "1").map(fail).to_arrow().to_pylist()
    assert {row["error"] for row in rows if not row["error"].startswith("MLIRError")} == {"ValueError: not 1"}
    rows = corpus.scan(small / "1").map(lambda module: sys.exit(len(module.body.operations))).to_arrow().to_pylist()
    assert {row["error"] for row in rows if not row["error"].startswith("MLIRError")} == {"SystemExit: 1"}
    rows = corpus.scan(small / "1").map("builtin.module(nothing-of-the-kind)").to_arrow().to_pylist()
    assert all("nothing-of-the-kind" in row["error"] or row["error"].startswith("MLIRError") for row in rows)
    with pytest.raises(TypeError):
        corpus.scan(small).map(3)  # type: ignore[arg-type]


def test_modules_of_a_task_are_nothing_to_each_other(tmp_path: pathlib.Path) -> None:
    for name, body in (("a", "i32"), ("b", "i64"), ("c", "f32")):
        (tmp_path / f"{name}.mlir").write_text(f"module {{ llvm.func @f(!llvm.struct<\"same\", ({body})>) }}")
        (tmp_path / f"{name}2.mlir").write_text("module {}")
    assert set(errors_of(corpus.scan(tmp_path)).values()) == {None}
    corpus.scan(tmp_path).write(tmp_path / "all.parquet")
    assert set(errors_of(corpus.scan(tmp_path / "all.parquet").map("builtin.module(cse)")).values()) == {None}
    contexts: list[ir.Context] = []

    def wants_its_own(module: ir.Module) -> None:
        if any(module.context is each for each in contexts):
            raise ValueError("another one was here")
        contexts.append(module.context)

    assert set(errors_of(corpus.scan(str(tmp_path / "*2.mlir")).map(wants_its_own)).values()) == {None}


QUERIES = ["arith.constant", "name:arith.* attr:value=7*", "attr:sym_name=f11", "func.return operand:arith.*", "type:i32 or t.none",
           "not (builtin.module or func.* or arith.*)", "loc:*000011.mlir*:3:*", '"func.func" attr:sym_visibility']


@pytest.mark.parametrize("query", QUERIES)
def test_queries_are_those_of_the_command(small: pathlib.Path, query: str) -> None:
    files = sorted(str(path) for path in (small / "1").iterdir())
    found = corpus.scan(small / "1").filter(query).filter(lambda module: True).to_arrow()
    good = [row["origin"] for row in found.to_pylist() if row["error"] is None]
    run = subprocess.run([command(), "query", "--count", query, *files], capture_output=True, text=True, check=False)
    counts = dict(line.rsplit(":", 1) for line in run.stdout.splitlines())
    assert good == [path for path in files if int(counts.get(path, 0)) > 0]


def command() -> str:
    return os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")


@pytest.mark.parametrize("query, words", [("(arith.*", "unclosed parenthesis"), ("arith.* )", "a parenthesis was not opened"), ("foo:bar", "unknown field"),
                                          ('name:"x', "quote"), ("and", "expected a term"), ("attr:=3", "name of an attribute")])
def test_queries_that_are_wrong_are_refused_at_once(small: pathlib.Path, query: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        corpus.scan(small).filter(query)


def test_what_is_the_same_is_there_once(small: pathlib.Path) -> None:
    modules = corpus.scan(small)
    good = [row for row in modules.dedup().to_arrow().to_pylist() if row["error"] is None]
    assert len(good) == 50
    assert len({row["hash"] for row in good}) == 50
    named = modules.dedup(symbol_names=True).to_arrow()
    assert named.num_rows == 200
    chained = modules.dedup().filter("attr:value=7*").map("builtin.module(cse)").dedup().to_arrow()
    assert len([error for error in chained.column("error").to_pylist() if error is None]) == 43
    # The first one stays, whatever the tasks are.
    assert modules.dedup().to_arrow().equals(corpus.scan(small, rows_per_task=3, workers=2).dedup().to_arrow())


def test_stages_share_a_cluster_of_dask_that_is_started_here(small: pathlib.Path) -> None:
    import dask  # pylint: disable=import-outside-toplevel
    import distributed  # pylint: disable=import-outside-toplevel # which has the names
    before = dask.config.get("distributed.admin.tick.interval")

    def run(**where: Any) -> pyarrow.Table:
        modules = corpus.scan(small, rows_per_task=3, workers=2, **where)
        return modules.map("builtin.module(cse)").dedup().filter("attr:value=7*").dedup(symbol_names=True).to_arrow()

    try:
        assert run(engine="dask").equals(run())
        with pytest.raises(ValueError):  # What else the program asks Dask for does not go there.
            distributed.default_client()
    finally:
        _engines.close_engines()
    # What its processes are told is for them alone.
    assert dask.config.get("distributed.admin.tick.interval") == before


def test_a_run_that_nobody_reads_to_its_end_leaves_nothing_in_dask(small: pathlib.Path) -> None:
    def task_count(dask_scheduler: Any) -> int:
        return len(dask_scheduler.tasks)

    try:
        for _ in range(2):
            rows = corpus.scan(small, engine="dask", rows_per_task=3, workers=2).dedup().map(support.slowly).batches()
            next(rows)
            rows.close()  # type: ignore[attr-defined]
        engine = next(iter(_engines._kept.values()))
        assert isinstance(engine, _engines.Dask) and not engine._bundles
        limit = time.monotonic() + 60
        while engine._client.run_on_scheduler(task_count):
            assert time.monotonic() < limit
            time.sleep(0.1)
    finally:
        _engines.close_engines()


def test_threads_that_begin_at_once_have_one_engine(small: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[_engines.Local] = []

    def make(name: str, address: str | None, workers: int | None) -> _engines.Local:
        del name, address
        time.sleep(0.1)
        made.append(_engines.Local(workers))
        return made[-1]

    monkeypatch.setattr(_engines, "make_engine", make)
    threads = [threading.Thread(target=corpus.scan(small, workers=1).to_arrow) for _ in range(3)]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(made) == 1
    finally:
        _engines.close_engines()


def test_a_run_that_fails_ends_no_other() -> None:
    def fail(error: BaseException) -> None:
        with pytest.raises(type(error)), _engines.engine_for_run("local", None, 1):
            raise error

    with _engines.engine_for_run("local", None, 1) as engine:
        fail(OSError(28, "No space left on device"))
        with _engines.engine_for_run("local", None, 1) as same:
            assert same is engine
        fail(ConnectionError("it is lost"))
        assert not _engines._kept
    with _engines.engine_for_run("local", None, 1):
        assert _engines._kept
        fail(KeyboardInterrupt())  # The program is to end.
        assert not _engines._kept
    fail(OSError(28, "No space left on device"))
    assert not _engines._kept and not _engines._run_count
    together = threading.Barrier(2)

    def fail_together(_: int) -> None:
        with pytest.raises(OSError), _engines.engine_for_run("local", None, 1):
            together.wait()
            raise OSError(28, "No space left on device")

    with concurrent.futures.ThreadPoolExecutor(2) as threads:
        for _ in range(200):
            list(threads.map(fail_together, range(2)))
            assert not _engines._kept and not _engines._run_count


def test_hashes_take_little_memory() -> None:
    seen = _seen.Seen()
    draw = numpy.random.default_rng(3)
    hashes = [bytes(row) for row in draw.integers(0, 256, (100_000, 16), numpy.uint8)]
    hashes[5] = hashes[5][:8] + bytes(8)
    for at in range(0, 100_000, 1000):
        assert all(seen.add(hashes[at:at + 1000]))
    assert not any(seen.add(hashes[::7]))
    assert len(seen) == 100_000
    assert seen.nbytes <= 16 * 100_000


#===-- Operations ------------------------------------------------------------------------------===#

def test_operations_are_rows() -> None:
    table = corpus.scan(DATA / "decoder.mlir").ops().to_arrow()
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse((DATA / "decoder.mlir").read_bytes())
        ops: list[Any] = []
        module.operation.walk(lambda op: ops.append(op) or ir.WalkResult.ADVANCE, ir.WalkOrder.PRE_ORDER)
        assert table.column("name").to_pylist() == [op.name for op in ops]
        assert table.column("types").to_pylist() == [[str(result.type) for result in op.results] for op in ops]
        keys = [sorted(key for key, _ in row) for row in table.column("attributes").to_pylist()]
        assert keys == [sorted(each.name for each in op.attributes) for op in ops]
    names = table.column("name").to_pylist()
    assert all(names[row["parent"]] in ("builtin.module", "func.func", "stablehlo.reduce") or row["depth"] > 2
               for row in table.select(["parent", "depth"]).to_pylist() if row["parent"] is not None)


def test_tables_go_to_others_as_they_are(small: pathlib.Path) -> None:
    ops = corpus.scan(small).ops()
    table = ops.to_arrow()
    assert isinstance(ops.to_pandas(), pandas.DataFrame) and len(ops.to_pandas()) == table.num_rows
    assert isinstance(ops.to_polars(), polars.DataFrame) and ops.to_polars().height == table.num_rows
    assert pyarrow.table(ops).equals(table)
    reader = ops.reader()
    assert duckdb.sql("SELECT count(*), count(error) FROM reader").fetchall() == [(table.num_rows, 3)]
    del reader
    column = table.column("depth").chunk(0)
    assert polars.from_arrow(column).to_arrow().buffers()[1].address == column.buffers()[1].address


def test_stats_count(small: pathlib.Path) -> None:
    stats = corpus.scan(small).stats()
    table = corpus.scan(small).ops().to_arrow()
    assert (stats.modules, stats.errors) == (197, 3)
    assert stats.ops == table.num_rows - 3 == sum(stats.op_counts.values()) == sum(stats.dialect_counts.values())
    assert list(stats.op_counts)[0] == "arith.constant"
    assert stats.error_counts == {"MLIRError": 3}


#===-- Writing ---------------------------------------------------------------------------------===#

def test_files_folders_and_bytecode_are_written(small: pathlib.Path, tmp_path: pathlib.Path) -> None:
    modules = corpus.scan(small, rows_per_task=30)
    table = modules.to_arrow()
    modules.write(tmp_path / "one.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "one.parquet").equals(table)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.parquet"]
    with pytest.raises(FileExistsError):
        modules.write(tmp_path / "one.parquet")
    modules.write(tmp_path / "folder")
    parts = sorted((tmp_path / "folder").glob("*.parquet"))
    assert len(parts) == 7
    assert pyarrow.concat_tables(map(pyarrow.parquet.read_table, parts)).equals(table)
    modules.write(tmp_path / "files", format="bytecode")
    assert len(list((tmp_path / "files").glob("*.mlirbc"))) == 197
    index = pyarrow.concat_tables(map(pyarrow.parquet.read_table, sorted((tmp_path / "files").glob("*.parquet"))))
    assert index.column("origin").equals(table.column("origin"))
    assert len(corpus.scan(tmp_path / "files", pattern="*.mlirbc")) >= 197
    modules.write("memory://written/one.parquet")
    assert len(corpus.scan("memory://written/one.parquet")) == 200


class Stop(Exception):
    pass


@pytest.mark.parametrize("deduped", [False, True])
def test_a_run_that_was_stopped_goes_on(small: pathlib.Path, tmp_path: pathlib.Path, deduped: bool) -> None:
    def stop(done: int, total: int, seconds: float) -> None:
        if done >= 0.4 * total:
            raise Stop

    def planned(progress: Any) -> corpus.Corpus:
        modules = corpus.scan(small, rows_per_task=10, workers=2, progress=progress).map("builtin.module(cse)")
        return modules.dedup().map("builtin.module(canonicalize)") if deduped else modules

    with pytest.raises(Stop):
        planned(stop).write(tmp_path / "out")
    done = {path: path.stat().st_mtime_ns for path in (tmp_path / "out").glob("part-*")}
    assert 1 <= len(done) < 20
    first: list[int] = []
    planned(lambda count, total, seconds: first.append(count)).write(tmp_path / "out")
    assert first[0] > 10 * len(done) or deduped
    assert first[-1] == 200
    assert all(path.stat().st_mtime_ns == when for path, when in done.items())
    parts = sorted((tmp_path / "out").glob("*.parquet"))
    assert pyarrow.concat_tables(map(pyarrow.parquet.read_table, parts)).equals(planned(None).to_arrow())
    with pytest.raises(FileExistsError, match="steps"):
        corpus.scan(small, rows_per_task=10).write(tmp_path / "out")


#===-- Places that are hard ---------------------------------------------------------------------===#

def errors_of(modules: corpus.Corpus) -> dict[str, str | None]:
    return {row["origin"]: row["error"] for row in modules.to_arrow().to_pylist()}


def test_links_pipes_and_odd_names_end(tmp_path: pathlib.Path) -> None:
    text = support.text_of(1)
    sub = tmp_path / "sub"
    sub.mkdir()
    for name in ("a.mlir", "[a].mlir", "\u00fc \u65e5.mlir", "new\nline.mlir", "sub/b.mlir"):
        (tmp_path / name).write_text(text)
    for link, target in (("loop", "."), ("sub/up", ".."), ("sub/again", "../sub"), ("gone.mlir", "nowhere"), ("same.mlir", "a.mlir")):
        (tmp_path / link).symlink_to(target)
    os.mkfifo(tmp_path / "pipe.mlir")
    # Links that nothing can follow, one of them among good files, one that no pattern has.
    for link, target in (("self.mlir", "self.mlir"), ("sub/x.mlir", "y.mlir"), ("sub/y.mlir", "x.mlir"), ("sub/round", "round")):
        (tmp_path / link).symlink_to(target)
    found = errors_of(corpus.scan(tmp_path))
    good = {"a.mlir", "[a].mlir", "\u00fc \u65e5.mlir", "new\nline.mlir", "sub/b.mlir", "same.mlir"}
    assert {path for path, error in found.items() if error is None} == {str(tmp_path / name) for name in good}
    assert found[str(tmp_path / "gone.mlir")] == "FileNotFoundError: No such file or directory"
    assert found[str(tmp_path / "pipe.mlir")] == "OSError: not a regular file"
    for name in ("self.mlir", "sub/x.mlir", "sub/y.mlir"):
        assert found[str(tmp_path / name)] == "OSError: Too many levels of symbolic links"
    assert len(found) == len(good) + 5
    assert list(errors_of(corpus.scan(str(tmp_path / "[a].mlir")))) == [str(tmp_path / "[a].mlir")]
    assert list(errors_of(corpus.scan(str(tmp_path / "**" / "b.mlir")))) == [str(tmp_path / "sub" / "b.mlir")]
    assert len(corpus.scan(str(tmp_path / "su*"))) == len(corpus.scan(sub))
    with pytest.raises(FileNotFoundError, match="no such file"):
        corpus.scan(str(tmp_path / "*.nothing"))


def test_parquet_without_modules(tmp_path: pathlib.Path) -> None:
    tables = {"other": pyarrow.table({"x": [1]}), "numbers": pyarrow.table({"module": [1, 2]}),
              "origins": pyarrow.table({"module": ["module {}"], "origin": [3]})}
    for name, table in tables.items():
        pyarrow.parquet.write_table(table, tmp_path / f"{name}.parquet")
    (tmp_path / "broken.parquet").write_bytes(b"PAR1 and no more")
    for path in sorted(tmp_path.iterdir()):
        with pytest.raises(ValueError, match=path.name):
            corpus.scan(path)
    words = list(errors_of(corpus.scan(tmp_path)).values())
    assert len(words) == 4 and all(words)
    assert sum("no column 'module'" in str(each) for each in words) == 1
    packed = pyarrow.table({"module": pyarrow.array(["module {}", None]).dictionary_encode()})
    pyarrow.parquet.write_table(packed, tmp_path / "packed.parquet")
    modules = corpus.scan(tmp_path / "packed.parquet")
    assert [error is None for error in errors_of(modules).values()] == [True, False]
    (tmp_path / "packed.parquet").unlink()
    assert all(str(error).startswith("FileNotFoundError") for error in errors_of(modules).values())


def test_one_run_at_a_time_writes_to_a_folder(small: pathlib.Path, tmp_path: pathlib.Path) -> None:
    out = tmp_path / "out"
    words: list[str] = []

    def again(done: int, total: int, seconds: float) -> None:
        if not words:
            with pytest.raises(FileExistsError, match="another run") as problem:
                corpus.scan(small).write(out)
            words.append(str(problem.value))

    corpus.scan(small, progress=again).write(out)
    assert words
    corpus.scan(small).write(out)


def test_what_is_overwritten(small: pathlib.Path, tmp_path: pathlib.Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "mine.txt").write_text("mine")
    (out / "run.json").write_text("no notes")
    modules = corpus.scan(small / "1")
    with pytest.raises(FileExistsError, match="no run"):
        modules.write(out)
    modules.write(out, overwrite=True)
    part = out / "part-00000000.parquet"
    first = part.stat().st_mtime_ns
    modules.write(out)
    assert part.stat().st_mtime_ns == first
    modules.write(out, overwrite=True)
    assert part.stat().st_mtime_ns != first
    (out / "run.json").unlink()
    with pytest.raises(FileExistsError, match="no run.json"):
        modules.write(out)
    assert (out / "mine.txt").read_text() == "mine"
    (tmp_path / "folder.parquet").mkdir()
    with pytest.raises(IsADirectoryError):
        modules.write(tmp_path / "folder.parquet")
    modules.write(f"file://{tmp_path}/by-url")
    assert (tmp_path / "by-url" / part.name).exists()


def test_files_are_there_whole_or_not_at_all(tmp_path: pathlib.Path) -> None:
    store = _store.Store(str(tmp_path / "out"))
    notes = {"count": 1}
    with store.claimed(notes, False):
        with pytest.raises(OSError, match="out/part-1") as problem, store.writing("part-1"):
            raise OSError(28, "No space left on device")
        assert problem.value.errno == 28
        assert [path.name for path in (tmp_path / "out").iterdir()] == ["run.json"]
        # What a worker had begun that was killed.
        (tmp_path / "out" / f"part-00000003.parquet.{'0' * 32}.part").write_text("half")
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["run.json"]
    sink = store.sink("parquet")
    assert sink.reached() is not None
    assert _store.Sink(sink.place, "another", "parquet").reached() is None
    assert _store.Sink("memory://nowhere", sink.run, "parquet").reached() is None


def test_workers_of_another_version_are_refused() -> None:
    with pytest.raises(corpus.WorkerError, match="but the driver has tenure 7"):
        _sandbox.run_bundle("tenure 7", b"", (), None)


def test_what_cannot_begin_says_why(small: pathlib.Path, tmp_path: pathlib.Path) -> None:
    class Fails:
        def __reduce__(self) -> Any:
            return int, ("no number",)

        def __call__(self, module: ir.Module) -> None: ...

    with pytest.raises(corpus.WorkerError, match="no number"):
        corpus.scan(small / "1").map(Fails()).to_arrow()
    with pytest.raises(OSError, match="none.irdl.mlir"):
        corpus.scan(small, dialect_files=[tmp_path / "none.irdl.mlir"])
    with pytest.raises(ConnectionError, match="cannot connect to a cluster at 'tcp://127.0.0.1:1'"):
        corpus.scan(small, engine="dask", address="tcp://127.0.0.1:1").to_arrow()


def test_bundles_grow_where_tasks_are_short_and_shrink_at_the_end() -> None:
    class Engine:
        workers = 2
        seconds = 1.0

        def __init__(self) -> None:
            self.bundles: list[_sandbox.Bundle] = []

        def submit(self, bundle: _sandbox.Bundle) -> int:
            self.bundles.append(bundle)
            return len(self.bundles) - 1

        def wait(self, handles: list[int]) -> list[int]:
            return handles[:1]

        def result(self, handle: int) -> Any:
            return 0.05 * len(self.bundles[handle].items), [b"x" for _ in self.bundles[handle].items]

        def drop(self, handles: list[int]) -> None:
            pass

        def close(self) -> None:
            pass

    engine = Engine()
    tasks = _run._Tasks(engine, b"", None, 200)
    seen: list[int] = []
    for number in range(200):
        tasks.add(number, _sources.Files(()))
        while len(tasks) >= tasks.limit:
            seen += [each for each, _ in tasks.collect()]
    tasks.flush()
    while len(tasks):
        seen += [each for each, _ in tasks.collect()]
    sizes = [len(bundle.items) for bundle in engine.bundles]
    assert seen == list(range(200)) and sum(sizes) == 200
    assert sizes[:4] == [1, 1, 1, 1] and max(sizes) == 20 and sizes[-1] == 1


#===-- What dies -------------------------------------------------------------------------------===#

def test_what_dies_costs_its_own_row(tmp_path: pathlib.Path) -> None:
    folder = support.make_corpus(tmp_path, 150, crashing=3, greedy=2, broken=2)
    modules = corpus.scan(folder, workers=2, memory_limit=support.LIMIT, rows_per_task=20).map(support.plant)
    table = modules.to_arrow()
    support.check_rows(table, folder)
    bad = [row["origin"] for row in table.to_pylist() if row["error"] is not None]
    modules = corpus.scan(*bad, workers=2, memory_limit=support.LIMIT).map(support.plant)
    errors = modules.ops().to_arrow().to_pylist()
    assert [row["origin"] for row in errors] == bad and all(row["op"] is None and row["error"] for row in errors)
    assert modules.stats().errors == 7


def test_a_worker_that_is_killed_costs_no_row(tmp_path: pathlib.Path) -> None:
    folder = support.make_corpus(tmp_path, 200, crashing=1)
    modules = corpus.scan(folder, workers=2, memory_limit=support.LIMIT, rows_per_task=20).map(support.slowly)
    with support.killer(support.work_processes, 5) as killed:
        table = modules.to_arrow()
    assert len(killed) == 5
    support.check_rows(table, folder)


def deaths_at(place: pathlib.Path, how: int, count: int) -> Callable[[Any], None]:
    """A function on modules that ends its process by a signal the first times."""
    def run(module: Any) -> None:
        with open(place, "ab") as file:
            file.write(b".")
        if place.stat().st_size <= count:
            os.kill(os.getpid(), how)
    return run


@pytest.mark.parametrize(("how", "allowed"), ((signal.SIGKILL, 12), (signal.SIGTERM, 12), (signal.SIGSEGV, 2)))
def test_a_row_that_ends_its_worker_is_tried_again(tmp_path: pathlib.Path, how: signal.Signals, allowed: int) -> None:
    folder = support.make_corpus(tmp_path / "corpus", 1)
    for count in allowed, allowed + 1, 1000:
        place = tmp_path / f"{count}"
        errors = corpus.scan(folder, workers=1).map(deaths_at(place, how, count)).to_arrow().column("error").to_pylist()
        assert errors == [None if count == allowed else f"killed by signal {int(how)} ({how.name})"]
        assert place.stat().st_size == allowed + 1


def test_what_a_function_forks_keeps_nobody_waiting(tmp_path: pathlib.Path) -> None:
    folder = support.make_corpus(tmp_path / "corpus", 2)
    place = tmp_path / "pids"

    def fork(_: Any) -> None:
        if (pid := os.fork()) == 0:
            time.sleep(300)
        with open(place, "a", encoding="utf-8") as file:
            file.write(f"{pid}\n")
        os.kill(os.getpid(), signal.SIGSEGV)

    try:
        errors = corpus.scan(folder, workers=1).map(fork).to_arrow().column("error").to_pylist()
        alive = [pid for pid in map(int, place.read_text(encoding="utf-8").split()) if os.path.exists(f"/proc/{pid}")]
    finally:
        for pid in map(int, place.read_text(encoding="utf-8").split()):
            os.kill(pid, signal.SIGKILL)
    assert errors == ["killed by signal 11 (SIGSEGV)"] * 2 and len(alive) == 6


def test_who_stops_as_a_worker_starts_does_not_wait(small: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = subprocess.Popen

    def start_and_stop(*arguments: Any, **words: Any) -> Any:
        process = start(*arguments, **words)
        sandbox.stop()
        return process

    stage = _plan.Stage((_plan.Step.make("map", lambda module: time.sleep(300)),), "modules")
    chunk = _sources.Files(tuple(sorted(map(str, small.rglob("*.mlir"))))[:1])
    sandbox = _sandbox.Sandbox()
    monkeypatch.setattr(subprocess, "Popen", start_and_stop)
    with pytest.raises(_sandbox.WorkerError, match="stopped"):
        sandbox.run(stage.pack(), stage, chunk)
    assert sandbox.pid() is None


def test_an_answer_that_is_too_much_is_made_in_halves(tmp_path: pathlib.Path) -> None:
    folder = support.make_corpus(tmp_path / "corpus", 64)
    place = tmp_path / "rows"

    def run(_: Any) -> None:
        from multiprocessing import connection  # pylint: disable=import-outside-toplevel
        kept = connection.Connection.__dict__
        rows = [0] if "rows" not in kept else kept["rows"]
        if "rows" not in kept:
            send = connection.Connection.send

            def end(self: Any, answer: Any) -> None:
                if rows[0] > 3:
                    os.kill(os.getpid(), signal.SIGSEGV)
                rows[0] = 0
                send(self, answer)
            connection.Connection.rows, connection.Connection.send = rows, end  # type: ignore[attr-defined,method-assign]
        rows[0] += 1
        with open(place, "ab") as file:
            file.write(b".")

    table = corpus.scan(folder, workers=1, rows_per_task=64).map(run).to_arrow()
    support.check_rows(table, folder)
    # As often as halving goes, where one row less each time would be 64 * 65 / 2.
    assert place.stat().st_size < 64 * 7


def test_workers_end_with_the_process(tmp_path: pathlib.Path) -> None:
    support.make_corpus(tmp_path, 5)
    text = f"from tenure import corpus; print(corpus.scan({str(tmp_path)!r}).to_arrow().num_rows)"
    assert subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True, timeout=120).stdout == "5\n"


def test_words_that_are_wrong(small: pathlib.Path) -> None:
    with pytest.raises(ValueError, match="unknown engine 'spark'"):
        corpus.scan(small, engine="spark")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no address"):
        corpus.scan(small, address="here").to_arrow()
    with pytest.raises(ValueError, match="is not a size"):
        corpus.scan(small, memory_limit="much")
    for size in (-1, 2e9):
        with pytest.raises(ValueError, match="is not a size"):
            corpus.scan(small, memory_limit=size)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        corpus.scan()
    assert _plan.byte_size("1.5GiB") == 3 << 29
