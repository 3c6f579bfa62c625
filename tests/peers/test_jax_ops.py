# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of ops against jaxlib's: the order of their parameters, and the types of results that follow. The same code makes
ops with either, in processes of their own, as two libraries' classes of one dialect are."""
import json
import pathlib
import subprocess
import sys

import pytest

pytest.importorskip("jaxlib.mlir.ir")

HERE = pathlib.Path(__file__).resolve().parent
# What jaxlib's MLIR, which is newer, has beyond that of Tenure, and classes that both write by hand.
NEWER = {"roundingmode", "nonNeg"}
OWN_RESULTS = {"stablehlo.CollectiveBroadcastOp", "stablehlo.CompositeOp", "stablehlo.CustomCallOp"}
BY_HAND = {"builtin.ModuleOp", "func.CallOp", "scf.ForallOp", "scf.IfOp", "scf.InParallelOp", "scf.IndexSwitchOp"}


def ask(package, what):
    run = subprocess.run([sys.executable, str(HERE / "jax_ops.py"), package, what], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-3000:]
    return json.loads(run.stdout)


def test_parameters_stand_in_the_order_of_jaxlib():
    theirs, ours = ask("jaxlib.mlir", "parameters"), ask("tenure", "parameters")
    wrong = {}
    for name, parameters in theirs.items():
        if name in BY_HAND | OWN_RESULTS or name not in ours:
            continue
        theirs_now, ours_now = ([each for each in given if each[0] not in NEWER] for given in (parameters, ours[name]))
        if theirs_now != ours_now:
            wrong[name] = (theirs_now, ours_now)
    assert not wrong
    assert {name for name in theirs if name.startswith(("stablehlo.", "chlo.", "sdy.", "mhlo.", "mpmd."))} <= set(ours)


def test_types_of_results_follow_as_in_jaxlib():
    theirs, ours = ask("jaxlib.mlir", "types"), ask("tenure", "types")
    assert len(theirs) == len(ours) > 100
    wrong = [(name, want, got) for (name, want), (_, got) in zip(theirs, ours)
             if want != got and (want[0] != "error" or got[0] != "error")]
    assert not wrong
