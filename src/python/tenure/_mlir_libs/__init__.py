# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where upstream keeps its native modules; scripts that name them find ours."""
from .. import _cext as _mlir

import sys as _sys

_sys.modules[__name__ + "._mlir"] = _mlir
_sys.modules[__name__ + "._mlir.ir"] = _mlir.ir


def get_dialect_registry():
    return _mlir.ir.DialectRegistry()
