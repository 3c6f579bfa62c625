# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tenure: compiler IR whose handles can be stale but never lie.

`tenure.ir` offers the API of MLIR's `mlir.ir`.
"""

__version__ = "0.2.0"
