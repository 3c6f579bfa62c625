# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What MLIR has in `mlir.runtime`: descriptors of memrefs for arrays of NumPy, and back."""
from .np_to_memref import *  # noqa: F403
