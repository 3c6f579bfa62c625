# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What files that mlir-tblgen generated call `_ods_cext`: registries and decorators."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from . import ir
from ._globals import _Globals, globals, register_type_caster, register_value_caster

__all__ = ["_Globals", "globals", "ir", "register_dialect", "register_op_adaptor", "register_operation",
           "register_type_caster", "register_value_caster"]


_Class = TypeVar("_Class", bound=type)


def register_dialect(dialect_class: _Class) -> _Class:
    """Decorates a subclass of ir.Dialect that has a DIALECT_NAMESPACE."""
    globals._register_dialect_impl(dialect_class.DIALECT_NAMESPACE, dialect_class)
    return dialect_class


def register_operation(dialect_class: Any, *, replace: bool = False) -> Callable[[_Class], _Class]:
    """Decorates a subclass of ir.OpView that has an OPERATION_NAME."""

    def decorate(op_class: Any) -> Any:
        globals._register_operation_impl(op_class.OPERATION_NAME, op_class, replace=replace)
        if dialect_class is not None:
            setattr(dialect_class, op_class.__name__, op_class)
        return op_class

    return decorate


def register_op_adaptor(op_class: Any, *, replace: bool = False) -> Callable[[_Class], _Class]:
    """Decorates a subclass of ir.OpAdaptor for operations of `op_class`."""

    def decorate(adaptor_class: Any) -> Any:
        name = op_class.OPERATION_NAME
        if name in globals._adaptors and not replace:
            raise RuntimeError(f"Operation adaptor of '{name}' is already registered.")
        globals._adaptors[name] = adaptor_class
        op_class.Adaptor = adaptor_class
        return adaptor_class

    return decorate
