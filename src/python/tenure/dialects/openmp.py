# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the omp dialect, under the name that MLIR's module has."""
from ._omp_ops_gen import *  # noqa: F403
from ._omp_ops_gen import _Dialect  # noqa: F401
