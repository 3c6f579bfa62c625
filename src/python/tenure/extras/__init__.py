# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counterparts of `mlir.extras`: short names of types, and decorators that build regions."""
