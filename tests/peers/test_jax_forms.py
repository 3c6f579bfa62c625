# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Custom forms of mpmd and of chlo.scan against jaxlib's bindings: what the golden tests read is printed the same, or refused
with the same first error."""
import json
import pathlib
import subprocess
import sys

import pytest

pytest.importorskip("jaxlib.mlir.ir")

HERE = pathlib.Path(__file__).resolve().parent
GOLDEN = HERE.parent / "golden"


def ask(package, names):
    run = subprocess.run([sys.executable, str(HERE / "jax_forms.py"), package, *(str(GOLDEN / name) for name in names)],
                         capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-3000:]
    return json.loads(run.stdout)


@pytest.mark.parametrize("names, count, kind", [
    (("mpmd.mlir", "chlo_scan.mlir"), 6, "text"),
    (("mpmd_errors.mlir", "chlo_scan_errors.mlir"), 44, "error"),
])
def test_forms_are_read_and_printed_as_by_jaxlib(names, count, kind):
    theirs, ours = ask("jaxlib.mlir", names), ask("tenure", names)
    assert ours == theirs
    assert sum(each[0] == kind for each in ours) >= count
