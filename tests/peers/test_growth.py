# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The families of tests/bench/scaling at sizes above what lies on the stack: we give what MLIR gives."""
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

TENURE = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
MLIR_OPT = shutil.which("mlir-opt-22")
ROOT = pathlib.Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "bench"))
import scaling

SIZE = 70
# What these come to is one module in two orders, or is left as it is on purpose.
APART = {"forall_many_dims_once"}


def families():
    modules = ("regions", "constants", "structured", "views")
    names = {family.name for module in modules for family in __import__(f"scaling.{module}", fromlist=["FAMILIES"]).FAMILIES}
    return [family for family in scaling.load_families() if family.name in names - APART]


def run(tool, family, path):
    return subprocess.run([*tool, *family.args.split(), path], capture_output=True, text=True, check=True, timeout=120).stdout


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-22 is not there")
@pytest.mark.parametrize("family", families(), ids=lambda family: family.name)
def test_results_are_those_of_mlir(family, tmp_path):
    path = tmp_path / "input.mlir"
    path.write_text(family.make(min(SIZE, family.size)))
    assert run([TENURE, "opt"], family, path) == run([MLIR_OPT], family, path)
