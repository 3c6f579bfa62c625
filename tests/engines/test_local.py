# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure.corpus on this machine: what it reads, does, writes and survives."""
from __future__ import annotations

import pathlib
import random
import subprocess
import sys
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
from tenure.corpus import _plan, _seen, _sources

DATA = pathlib.Path(__file__).resolve().parents[1] / "data"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return support.make_corpus(tmp_path_factory.mktemp("small"), 200, broken=3)


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
    rows = corpus.scan(small / "1").map("builtin.module(nothing-of-the-kind)").to_arrow().to_pylist()
    assert all("nothing-of-the-kind" in row["error"] or row["error"].startswith("MLIRError") for row in rows)
    with pytest.raises(TypeError):
        corpus.scan(small).map(3)  # type: ignore[arg-type]


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
    import os  # pylint: disable=import-outside-toplevel
    return os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")


@pytest.mark.parametrize("query, words", [("(arith.*", "not closed"), ("arith.* )", "not opened"), ("foo:bar", "unknown field"),
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


def test_workers_end_with_the_process(tmp_path: pathlib.Path) -> None:
    support.make_corpus(tmp_path, 5)
    text = f"from tenure import corpus; print(corpus.scan({str(tmp_path)!r}).to_arrow().num_rows)"
    assert subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True, timeout=120).stdout == "5\n"


def test_words_that_are_wrong(small: pathlib.Path) -> None:
    with pytest.raises(ValueError, match="no engine 'spark'"):
        corpus.scan(small, engine="spark")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no address"):
        corpus.scan(small, address="here").to_arrow()
    with pytest.raises(ValueError, match="no size"):
        corpus.scan(small, memory_limit="much")
    with pytest.raises(ValueError):
        corpus.scan()
    assert _plan.byte_size("1.5GiB") == 3 << 29
