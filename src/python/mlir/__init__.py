# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MLIR's Python package on Tenure, of the distribution tenure-mlir: `mlir.ir` is `tenure.ir`. It refuses to hide another `mlir`."""
from tenure import as_mlir as _as_mlir

_as_mlir.refuse_others(__path__)
_as_mlir.take_name(__name__)
