# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pass managers, with the API of MLIR's `mlir.passmanager`.

    PassManager.parse("builtin.module(canonicalize,cse)").run(module.operation)

A pass may be a Python function: it is given the operation and the pass itself, and fails by
raising, or by pass.signal_pass_failure(). pass.run_pipeline(manager, op) runs another manager as a part of it.
"""
from . import ir as _ir  # The classes of what passes are given.
from ._tenure import ExternalPass, PassManager

__all__ = ["ExternalPass", "PassManager"]
