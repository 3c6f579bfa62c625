# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same on Ray and Dask, as clusters of two hosts: what comes of a run is what the local pool gives, whatever dies."""
from __future__ import annotations

import pathlib
import subprocess
import sys
from collections.abc import Iterator

import clusters
import psutil
import pyarrow
import pytest
import support
from support import read

from tenure import corpus


@pytest.fixture(scope="module")
def hosts() -> Iterator[list[clusters.Host]]:
    with clusters.hosts() as made:
        yield made


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return support.make_corpus(tmp_path_factory.mktemp("corpus"), 300, crashing=2, greedy=1, broken=2)


@pytest.fixture(scope="module")
def expected(folder: pathlib.Path) -> pyarrow.Table:
    modules = corpus.scan(folder, workers=2, memory_limit=support.LIMIT, rows_per_task=50)
    table = modules.map(support.slowly).map("builtin.module(cse)").dedup(symbol_names=True).to_arrow()
    support.check_rows(table, folder)
    return table


def engine_workers(cluster: clusters.Cluster) -> list[psutil.Process]:
    """The engine's own workers, in which ours are started."""
    return [worker.parent() for worker in cluster.workers()]


@pytest.mark.parametrize("start", [clusters.ray, clusters.dask], ids=["ray", "dask"])
def test_two_hosts_give_what_one_machine_gives(start: object, hosts: list[clusters.Host], folder: pathlib.Path, expected: pyarrow.Table,
                                               tmp_path: pathlib.Path) -> None:
    with start(hosts) as cluster:  # type: ignore[operator]
        places = []

        def look() -> list[psutil.Process]:
            places.append(cluster.hosts_of_workers())
            return cluster.workers()

        for turn in range(4):  # A host that is slow to begin may come too late for the first.
            with support.killer(look, 3) as killed:
                cluster.run(folder, tmp_path / f"first{turn}")
            assert len(killed) == 3
            assert read(tmp_path / f"first{turn}").equals(expected)
            if max(places) == 2:
                break
        assert max(places) == 2
        with support.killer(lambda: engine_workers(cluster), 2, pause=1) as killed:
            cluster.run(folder, tmp_path / "second")
        assert len(killed) == 2
        assert read(tmp_path / "second").equals(expected)


def test_ray_is_started_without_an_address(folder: pathlib.Path, expected: pyarrow.Table, tmp_path: pathlib.Path,
                                           monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clusters.ENVIRONMENT, "RAY_ADDRESS", "127.0.0.1:1")  # Which Ray would take.
    cluster = clusters.Cluster("ray", "", clusters.Host((), "127.0.0.1"), ())
    cluster.run(folder, tmp_path / "out")
    assert read(tmp_path / "out").equals(expected)


ELSEWHERE = """
import ray, socket, sys
from tenure import corpus
def rows(address):
    return corpus.scan(sys.argv[1], engine="ray", address=address, workers=1).to_arrow().num_rows
count = rows(None)
here = ray.get_runtime_context().gcs_address
assert rows(here) == rows("localhost:" + here.rpartition(":")[2]) == rows("auto") == count
with socket.create_server(("127.0.0.1", 0)) as other:
    there = f"localhost:{other.getsockname()[1]}"
    try:
        rows(there)
        raise AssertionError(there)
    except ValueError as error:
        assert str(error) == f"the process is already connected to Ray at {here}; cannot connect to {there}"
"""


def test_a_program_is_connected_to_one_ray(tmp_path: pathlib.Path) -> None:
    folder = support.make_corpus(tmp_path / "corpus", 3)
    done = subprocess.run([sys.executable, "-c", ELSEWHERE, str(folder)], env=clusters.ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
