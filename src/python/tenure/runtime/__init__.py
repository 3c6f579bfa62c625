# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counterparts of `mlir.runtime`: descriptors of memrefs from NumPy arrays, and back."""
from .np_to_memref import *  # noqa: F403
