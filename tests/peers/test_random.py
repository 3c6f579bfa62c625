# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random modules: mlir-opt reads every tenth of those that are valid, and prints it as it is; MLIR
reads and prints the bytecode of some, in every version, so as well (bytecode_peer.c)."""

import os
import pathlib
import shutil
import subprocess

import pytest

TESTS = pathlib.Path(os.environ["TENURE_BUILD_DIR"]) / "tests"
PROGRAM = TESTS / "property.text"
BYTECODE_PEER = TESTS / "bytecode_peer"
BYTECODE_COUNT = 100
COUNT = os.environ.get("TENURE_PROPERTY_COUNT", "2000")
SEED = os.environ.get("TENURE_PROPERTY_SEED", "5000")
SEPARATOR = b"// -----\n"
MLIR_OPT = shutil.which("mlir-opt-22")


@pytest.fixture(scope="module")
def emitted(tmp_path_factory):
    folder = tmp_path_factory.mktemp("random")
    plain, located = folder / "plain.mlir", folder / "located.mlir"
    subprocess.run([PROGRAM, "--count", COUNT, "--seed", SEED, "--emit", plain,
                    "--emit-debuginfo", located], check=True)
    return plain, located


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-22 is not there")
@pytest.mark.parametrize("index, options", [(0, []), (1, ["--mlir-print-debuginfo"])])
def test_mlir_opt_prints_the_same(emitted, index, options):
    before = emitted[index]
    result = subprocess.run(
        [MLIR_OPT, "--allow-unregistered-dialect", "--mlir-print-op-generic",
         "--split-input-file", *options, before], capture_output=True, check=False)
    assert result.returncode == 0, result.stderr[:2000].decode(errors="replace")
    modules = before.read_bytes().split(SEPARATOR)
    printed = result.stdout.split(SEPARATOR)
    assert len(printed) == len(modules)
    for module, again in zip(modules, printed):
        # A module ends with an empty line.
        assert again.rstrip(b"\n") == module.rstrip(b"\n")


@pytest.mark.skipif(not BYTECODE_PEER.exists(), reason="MLIR's C API is not there")
def test_mlir_prints_bytecode_the_same(emitted, tmp_path):
    jobs = []
    for number, module in enumerate(emitted[0].read_bytes().split(SEPARATOR)[:BYTECODE_COUNT]):
        path = tmp_path / f"{number}.mlir"
        path.write_bytes(module)
        jobs += [f"{version} {path}\n" for version in range(7)]
    result = subprocess.run([BYTECODE_PEER], input="".join(jobs), stdout=subprocess.PIPE, text=True,
                            check=True)
    lines = result.stdout.splitlines()
    assert len(lines) == len(jobs)
    assert [line for line in lines if line.split("\t")[4]] == []
