# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What MLIR has in `mlir.extras`: short names of types, and decorators that fill regions."""
