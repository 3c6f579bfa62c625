# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs compute the same before and after random pipelines, as MLIR's runner sees it (programs/run.py).

A few are the same each time and a few are drawn, whose numbers are printed. `programs/run.py TENURE --seeds 0:2000 --drawn 500` runs more.
"""
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent / "programs"))
import passes
import run

BUILD = pathlib.Path(os.environ["TENURE_BUILD_DIR"])
TENURE = str(BUILD / "bin" / "tenure")
LIBRARIES = "/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so"


def test_every_pass_is_drawn_or_left_out_for_a_reason():
    listed = subprocess.run([TENURE, "opt", "--list-passes"], capture_output=True, text=True, check=True).stdout
    names = {line.split()[0][2:] for line in listed.splitlines() if line.startswith("      --")}
    assert names
    assert [name for name in names if (name in passes.KEEPING) == (passes.reason_to_leave_out(name) is not None)] == []
    assert set(passes.KEEPING) - names == set()


@pytest.mark.skipif(not (shutil.which("mlir-opt-22") and shutil.which("mlir-runner-22") and os.path.exists(LIBRARIES)),
                    reason="mlir-runner-22 is not there")
@pytest.mark.parametrize("programs", [["--seeds", "0:64"], ["--drawn", "32"]], ids=["known", "drawn"])
def test_programs_compute_the_same(programs):
    assert run.main([TENURE, *programs, "--jobs", "2", "--python", str(BUILD / "python"), "--tries", "40"]) == []
