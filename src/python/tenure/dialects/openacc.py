# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the acc dialect, under the name that MLIR's module has."""
from ._acc_ops_gen import *  # noqa: F403
from ._acc_ops_gen import _Dialect  # noqa: F401
