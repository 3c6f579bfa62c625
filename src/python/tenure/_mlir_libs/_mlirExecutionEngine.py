# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The base of `execution_engine.ExecutionEngine`, which cannot be made: Tenure has no compiler to machine code."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import ir as _ir

__all__ = ["ExecutionEngine"]

_MESSAGE = ("Tenure does not compile to machine code, so that an ExecutionEngine cannot be created; lower the module to the llvm dialect with a "
            "PassManager, and run its text with mlir-runner, or translate it with mlir-translate --mlir-to-llvmir")


class ExecutionEngine:
    """Functions of a module, compiled."""

    def __init__(self, module: _ir.Module, opt_level: int = 2, shared_libs: Sequence[str] = (), enable_object_dump: bool = True,
                 enable_pic: bool = False) -> None:
        if not isinstance(module, _ir.Module):
            raise TypeError(f"module must be Module, not {type(module).__name__}")
        raise NotImplementedError(_MESSAGE)

    def initialize(self) -> None:
        """Runs the module's global constructors."""
        raise NotImplementedError(_MESSAGE)

    def raw_lookup(self, func_name: str) -> int:
        """The address of a function; 0 if there is none."""
        raise NotImplementedError(_MESSAGE)

    def raw_register_runtime(self, name: str, callback: object) -> None:
        """Makes a callback a function that compiled code calls."""
        raise NotImplementedError(_MESSAGE)

    def dump_to_object_file(self, file_name: str) -> None:
        """Writes the compiled module into an object file."""
        raise NotImplementedError(_MESSAGE)

    def _testing_release(self) -> None:
        raise NotImplementedError(_MESSAGE)

    def _CAPICreate(self) -> Any:
        raise NotImplementedError(_MESSAGE)

    @property
    def _CAPIPtr(self) -> Any:
        raise NotImplementedError(_MESSAGE)
