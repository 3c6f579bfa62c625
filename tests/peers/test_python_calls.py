# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of the functions and classes of MLIR's own package, with right and with wrong arguments: the package `mlir` on Tenure
returns the same or raises the same kind of exception.

calls/plan.py makes the calls from MLIR's package, calls/run.py makes them on both sides. MLIR's is the wheel in this Python's
environment, or that of the Python that TENURE_MLIR_PYTHON names; TENURE_CALLS_EVERY=1 takes all calls instead of a share.
"""
import collections
import json
import os
import pathlib
import subprocess
import sys

import pytest

import tenure

CALLS = pathlib.Path(__file__).parent / "calls"
PEER = os.environ.get("TENURE_MLIR_PYTHON", sys.executable)
EVERY = os.environ.get("TENURE_CALLS_EVERY", "24")
# Of 100 calls, those with the same result or kind of exception: it only rises.
LEAST = 94.0


def environment(is_peer):
    found = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if not is_peer:
        found["PYTHONPATH"] = str(pathlib.Path(tenure.__file__).parents[1])
    return found


def has_wheel():
    done = subprocess.run([PEER, "-c", "import mlir._mlir_libs._mlir, sys; sys.exit('tenure' in sys.modules)"], env=environment(True),
                          capture_output=True, check=False)
    return done.returncode == 0


def outcomes(is_peer, plan, folder):
    """What each call gave, by its number; a call that ends the process gives "crash"."""
    calls = json.loads(plan.read_text(encoding="utf-8"))
    output, found, start = folder / f"{'peer' if is_peer else 'ours'}.txt", {}, 0
    # The package tenure-mlir refuses a Python that has another `mlir`.
    runner = [PEER, CALLS / "run.py"] if is_peer else [sys.executable, "-m", "tenure.as_mlir", CALLS / "run.py"]
    while start < len(calls):
        output.write_text("", encoding="utf-8")
        done = subprocess.run([*runner, plan, output, str(start)], env=environment(is_peer), capture_output=True, text=True,
                              check=False)
        lines = output.read_text(encoding="utf-8").splitlines()
        assert lines, done.stderr
        found |= {int(number): json.loads(outcome) for number, outcome in zip(lines[::2], lines[1::2])}
        if len(lines) % 2 == 0:
            break
        start = int(lines[-1]) + 1
        found[start - 1] = "crash"
    return calls, found


@pytest.mark.skipif(not has_wheel(), reason="no wheel of MLIR's Python bindings")
def test_calls_give_the_same(tmp_path):
    plan = tmp_path / "plan.json"
    subprocess.run([PEER, CALLS / "plan.py", plan, EVERY], env=environment(True), check=True)
    calls, theirs = outcomes(True, plan, tmp_path)
    _, ours = outcomes(False, plan, tmp_path)
    assert [calls[number] for number, outcome in ours.items() if outcome == "crash"] == []
    compared = [number for number, outcome in theirs.items() if outcome != "crash"]
    different = [number for number in compared if ours[number] != theirs[number]]
    causes = collections.Counter((theirs[number][:22], ours[number][:22]) for number in different)
    print(f"{len(compared) - len(different)} of {len(compared)} calls", causes.most_common(12))
    assert len(compared) > 4000
    assert 100 * (len(compared) - len(different)) / len(compared) >= LEAST
