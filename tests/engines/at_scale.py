# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What tenure.corpus promises, at full size; it takes minutes, and is run by hand:

    at_scale.py equal FOLDER    20,000 modules from the files of FOLDER, 30 that crash and 5 that take 4 GB among them: the rows of the local
                                pool, of Dask and of Ray with two workers each, of which 12 are killed; and of a run that was stopped at 40 %
    at_scale.py speed           two workers to one, and Dask and Ray to the local pool, on 2,000 files of 50 KB
    at_scale.py ops             a million operations to Parquet on one processor

It runs in build/venv-engines with build/python on PYTHONPATH. Clusters are those of clusters.py: commands of their own, on two hosts.
"""
from __future__ import annotations

import argparse
import contextlib
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

import clusters
import psutil
import pyarrow
import support

from tenure import corpus
from tenure.corpus._engines import close_engines

PIPELINE = "builtin.module(canonicalize,cse)"
# Between two kills: a worker that dies takes what it does with it, and Dask's and Ray's take longer to come back.
PAUSES = {"local": 0.3, "dask": 0.6, "ray": 0.8}


@contextlib.contextmanager
def engine(name: str) -> Iterator[clusters.Cluster]:
    """The local pool as a cluster without processes of its own, or one of two hosts."""
    if name == "local":
        yield clusters.Cluster(name, "", clusters.Host((), "127.0.0.1"), ())
    else:
        with clusters.hosts() as hosts, getattr(clusters, name)(hosts) as cluster:
            yield cluster


def start(cluster: clusters.Cluster, folder: pathlib.Path, out: pathlib.Path) -> subprocess.Popen[bytes]:
    command = [*cluster.driver.prefix, sys.executable, __file__, "run", cluster.engine, cluster.address, str(folder), str(out)]
    return subprocess.Popen(command, env=clusters.ENVIRONMENT)


def run(name: str, address: str, folder: str, out: str) -> None:
    """A run in a process of its own, as a user's program."""
    modules = corpus.scan(folder, engine=name, address=address or None, workers=None if address else 2,  # type: ignore[arg-type]
                          memory_limit=support.LIMIT)
    modules.map(support.plant).map(PIPELINE).write(out)


def parts(folder: pathlib.Path) -> dict[str, int]:
    return {path.name: path.stat().st_mtime_ns for path in folder.glob("part-*.parquet")}


def several_times(files: list[pathlib.Path], folder: pathlib.Path, count: int) -> None:
    """The files, copied until there are `count`, of which 30 crash the planted pass and 5 have it take 4 GB."""
    draw = random.Random(7)
    planted = draw.sample(range(count), 35)
    words = dict(zip(planted, ["crash"] * 30 + ["memory"] * 5))
    for number in range(count):
        path = folder / f"{number % 100:02}" / f"{number:06}.mlir"
        path.parent.mkdir(parents=True, exist_ok=True)
        if number in words:
            path.write_text(support.marked(words[number], number))
        else:
            shutil.copyfile(files[number % len(files)], path)


def equal(options: argparse.Namespace, scratch: pathlib.Path) -> None:
    files = sorted(pathlib.Path(options.folder).rglob("*.mlir"))
    random.Random(11).shuffle(files)
    folder = scratch / "corpus"
    several_times(files, folder, options.modules)
    origins = sorted(str(path) for path in folder.rglob("*.mlir"))
    expected: pyarrow.Table | None = None
    wrong = 0

    def compare(words: str, out: pathlib.Path, seconds: float, is_as_meant: bool) -> None:
        """`is_as_meant`: as many were killed, and as much was kept, as the run was for."""
        nonlocal expected, wrong
        table = support.read(out)
        expected = table if expected is None else expected
        is_equal = table.equals(expected) and table.column("origin").to_pylist() == origins
        wrong += not (is_equal and is_as_meant)
        errors = [error or "" for error in table.column("error").to_pylist()]
        print(f"{words}: {table.num_rows} rows in {seconds:.1f} s, {'equal' if is_equal else 'DIFFERENT'}; "
              f"{sum('SIGSEGV' in error for error in errors)} by signal, {sum(support.PLANTED in error for error in errors)} by memory, "
              f"{sum(map(bool, errors))} errors in all", flush=True)

    def timed(cluster: clusters.Cluster, words: str, kills: int) -> None:
        def victims() -> list[psutil.Process]:
            return cluster.workers() if cluster.processes else support.work_processes()

        out = scratch / words.replace(" ", "-")
        begin = time.monotonic()
        with support.killer(victims, kills, PAUSES[cluster.engine]) as killed:
            assert start(cluster, folder, out).wait() == 0
        compare(f"{words}, {len(killed)} killed", out, time.monotonic() - begin, len(killed) == kills)

    with engine("local") as cluster:
        timed(cluster, "local", 0)
    for name in ("local", "dask", "ray"):
        with engine(name) as cluster:
            timed(cluster, name + " with kills", 12)
    out = scratch / "stopped"
    all_parts = len(parts(scratch / "local"))
    with engine("local") as cluster:
        process = start(cluster, folder, out)
        while len(parts(out)) < 0.4 * all_parts:
            time.sleep(0.01)
        for each in [*psutil.Process(process.pid).children(recursive=True), process]:
            with contextlib.suppress(psutil.Error, ProcessLookupError):
                os.kill(each.pid, 9)
        process.wait()
        before = parts(out)
        begin = time.monotonic()
        assert start(cluster, folder, out).wait() == 0
        after = parts(out)
        kept = sum(after[name] == when for name, when in before.items())
        compare(f"stopped at {len(before)} of {all_parts} parts, of which {kept} were not made again", out, time.monotonic() - begin, kept == len(before))
    sys.exit(wrong != 0)


def speed(options: argparse.Namespace, scratch: pathlib.Path) -> None:
    line = '    %{0} = "t.op"(%a, %a) {{value = {0} : i32, tag = "tag_{1:02}"}} : (i32, i32) -> i32\n'
    for number in range(options.files):
        text = f"func.func @f{number}(%a: i32) {{\n" + "".join(line.format(op, op % 64) for op in range(620)) + "  return\n}\n"
        path = scratch / "corpus" / f"{number // 100:02}" / f"{number:05}.mlir"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    print(f"{options.files} files of {len(text) // 1000} KB", flush=True)

    def turn(name: str, address: str, workers: int) -> float:
        """The seconds of the run alone: that a program starts, and with it an engine, is no matter of its speed."""
        out = pathlib.Path(tempfile.mkdtemp(dir=scratch))
        modules = corpus.scan(scratch / "corpus", engine=name, address=address or None, workers=None if address else workers)  # type: ignore[arg-type]
        begin = time.monotonic()
        modules.map(PIPELINE).write(out)
        seconds = time.monotonic() - begin
        shutil.rmtree(out)
        return seconds

    def compare(words: str, first: Callable[[], float], second: Callable[[], float]) -> None:
        first()
        times = [(first(), second()) for _ in range(options.turns)]
        ratio = statistics.median(one / two for one, two in times)
        print(f"{words}: {ratio:.2f} ({statistics.median(one for one, _ in times):.2f} and {statistics.median(two for _, two in times):.2f} s)", flush=True)

    compare("two workers to one", lambda: turn("local", "", 1), lambda: turn("local", "", 2))
    os.environ.update(clusters.ENVIRONMENT)
    for name in ("dask", "ray"):
        loopback = clusters.Host((), "127.0.0.1")
        with getattr(clusters, name)([loopback, loopback]) as cluster:
            turn(name, cluster.address, 2)
            compare(f"{name} to the local pool", lambda: turn("local", "", 2), lambda c=cluster: turn(c.engine, c.address, 2))  # type: ignore[misc]
            close_engines()


def ops(options: argparse.Namespace, scratch: pathlib.Path) -> None:
    os.sched_setaffinity(0, {0})
    folder = scratch / "corpus"
    folder.mkdir()
    generate = pathlib.Path(__file__).parents[1] / "bench" / "generate_text.py"
    for number in range(options.ops // 100_000):
        subprocess.run([sys.executable, str(generate), "workload", str(folder / f"{number}.mlir"), "--functions", "100"], check=True)
    for _ in range(options.turns):
        shutil.rmtree(scratch / "out", ignore_errors=True)
        begin = time.monotonic()
        corpus.scan(folder, workers=1).ops().write(scratch / "out")
        seconds = time.monotonic() - begin
        print(f"{support.read(scratch / 'out').num_rows} operations in {seconds:.2f} s", flush=True)


def main() -> None:
    if sys.argv[1:2] == ["run"]:
        run(*sys.argv[2:])
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["equal", "speed", "ops"])
    parser.add_argument("folder", nargs="?", help="where the modules of `equal` are from")
    parser.add_argument("--modules", type=int, default=20_000)
    parser.add_argument("--files", type=int, default=2_000)
    parser.add_argument("--ops", type=int, default=1_000_000)
    parser.add_argument("--turns", type=int, default=8)
    options = parser.parse_args()
    if options.what == "equal" and options.folder is None:
        parser.error("equal needs a folder")
    with tempfile.TemporaryDirectory() as scratch:
        {"equal": equal, "speed": speed, "ops": ops}[options.what](options, pathlib.Path(scratch))


if __name__ == "__main__":
    main()
