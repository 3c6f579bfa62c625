# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure corpus, the command."""
from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pyarrow.parquet
import pytest
import support

from tenure import corpus

COMMAND = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")


def run(*words: str, python: str = sys.executable) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TENURE_PYTHON": python}
    return subprocess.run([COMMAND, "corpus", *words], env=environment, capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(support.make_corpus(tmp_path_factory.mktemp("corpus"), 120, broken=2))


def test_counts_are_printed(folder: str) -> None:
    done = run(folder, "--workers=2")
    assert done.returncode == 0 and not done.stderr
    stats = corpus.scan(folder).stats()
    assert done.stdout.startswith(f"118 modules, 2 with errors, {stats.ops:,} ops\ndialects:\n")
    assert f"  {stats.op_counts['arith.constant']:>12,} arith.constant\n" in done.stdout
    assert done.stdout.endswith("errors:\n             2 MLIRError\n")


def test_steps_are_done_in_their_order(folder: str, tmp_path: pathlib.Path) -> None:
    first = str(tmp_path / "first.parquet")
    done = run(folder, "--filter", "arith.constant", "--map", "builtin.module(canonicalize)", "--map=builtin.module(cse)",
               "--dedup", "--filter", "not arith.addi", "--write", first, "--time", "--engine=local", "--memory-limit", "2GB")
    assert done.returncode == 0 and not done.stdout, done.stderr
    modules = corpus.scan(folder).filter("arith.constant").map("builtin.module(canonicalize)").map("builtin.module(cse)")
    expected = modules.dedup().filter("not arith.addi").to_arrow()
    table = pyarrow.parquet.read_table(first)
    assert table.column_names == [*expected.column_names, "seconds"]
    assert table.drop_columns("seconds").equals(expected)
    second = str(tmp_path / "second.parquet")
    assert run(first, "--ops", "--write", second, "--stats").stdout.startswith(f"{expected.num_rows - 2} modules")
    assert pyarrow.parquet.read_table(second).equals(corpus.scan(first).ops().to_arrow())
    assert run(folder, "--write", str(tmp_path / "files"), "--format=bytecode").returncode == 0
    assert len(list((tmp_path / "files").glob("*.mlirbc"))) == 118


def test_what_is_wrong_is_said(folder: str) -> None:
    for words, expected in (((folder, "--engine=spark"), "unknown engine 'spark'"), ((folder + "/none",), "no such file or directory: '"),
                            ((folder, "--filter=foo:bar"), "unknown field"), ((folder, "--memory-limit=much"), "is not a size"),
                            ((folder, "--ops"), "--ops needs --write")):
        done = run(*words)
        assert done.returncode == 1 and done.stderr.startswith("tenure: error: ") and expected in done.stderr
    assert "cannot run 'nothing'" in run(folder, python="nothing").stderr
    assert run().returncode == 1
