# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MLIR's `mlir.execution_engine`. Tenure does not compile to machine code: an ExecutionEngine is a NotImplementedError."""
from __future__ import annotations

import ctypes
from typing import Any

from ._mlir_libs import _mlirExecutionEngine as _execution_engine

__all__ = ["ExecutionEngine"]


class ExecutionEngine(_execution_engine.ExecutionEngine):
    """Functions of a module, compiled. They are called by name, with pointers to their arguments."""

    def lookup(self, name: str) -> Any:
        """The function of that name with the attribute `llvm.emit_c_interface`, as a callable of ctypes; a RuntimeError if there is none."""
        address = self.raw_lookup("_mlir_ciface_" + name)
        if not address:
            raise RuntimeError("Unknown function " + name)
        return ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)

    def invoke(self, name: str, *ctypes_args: Any) -> None:
        """Calls the function of that name with pointers of ctypes; a RuntimeError if there is none."""
        function = self.lookup(name)
        packed = (ctypes.c_void_p * len(ctypes_args))(*(ctypes.cast(each, ctypes.c_void_p).value for each in ctypes_args))
        function(packed)

    def register_runtime(self, name: str, ctypes_callback: Any) -> None:
        """Makes a callback of ctypes a function that compiled code calls by that name; the callback must outlive the engine."""
        self.raw_register_runtime("_mlir_ciface_" + name, ctypes.cast(ctypes_callback, ctypes.c_void_p))
