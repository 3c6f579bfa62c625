# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Decorates functions that define structured ops."""
from __future__ import annotations

import contextvars
import functools
import inspect
from collections.abc import Callable
from typing import Any

from ..... import ir
from ...._ods_common import get_op_result_or_value, get_op_results_or_values
from .affine import DimDef
from .comprehension import LinalgOpDef, OpDefinitionDef, OperandDef, OpInterfaceDef
from .config import LinalgOpConfig
from .emitter import emit_generic_structured_op

__all__ = ["DefinedOpCallable", "current_op_def", "defines", "domain", "implements", "linalg_structured_op"]

_current: contextvars.ContextVar[LinalgOpDef | None] = contextvars.ContextVar("current_op_def", default=None)


def current_op_def() -> LinalgOpDef:
    """The op that is being defined."""
    found = _current.get()
    if found is None:
        raise ValueError("Attempt to access the current op definition being defined but none is set. Did you mean to call this "
                         "in an op definition?")
    return found


class DefinedOpCallable:
    """A defined op: called with inputs, `outs` and attributes it makes one."""

    def __init__(self, op_name: str, op_def: LinalgOpDef) -> None:
        self.op_name, self.op_def = op_name, op_def
        self.__name__, self.__doc__ = op_name, op_def.doc

    def __call__(self, *ins: ir.Value | ir.Operation | ir.OpView, outs: Any, emit_generic: bool = False,
                 **attributes: Any) -> Any:
        """Makes the op of this name, or with `emit_generic` and where there is none a linalg.generic; returns its results."""
        from ... import _named

        if not isinstance(emit_generic, bool):
            raise ValueError(f"The named argument 'emit_generic' needs to be of type bool but got {type(emit_generic)}")
        outs = [get_op_result_or_value(each) for each in get_op_results_or_values(outs)]
        inputs = [get_op_result_or_value(each) for each in ins]
        if not emit_generic and _named.exists(self.op_name):
            return _named.emit(self.op_name, inputs, outs, attributes)
        config = LinalgOpConfig(self.op_def, ir.Context.current)
        return emit_generic_structured_op(config, *inputs, outs=outs, **attributes)


def linalg_structured_op(dsl_func: Callable[..., object] | None = None, *, op_name: str | None = None,
                         op_class_name: str | None = None) -> Any:
    """A decorator of a function whose parameters are operands, by their defaults, and which assigns to elements of outputs."""
    if dsl_func is None:
        return functools.partial(linalg_structured_op, op_name=op_name, op_class_name=op_class_name)
    op_name = op_name or dsl_func.__name__
    op_class_name = op_class_name or "".join(each.title() for each in op_name.split("_")) + "Op"
    op_def = LinalgOpDef(op_name, op_class_name, inspect.getdoc(dsl_func))
    operands = [each.default for each in inspect.signature(dsl_func).parameters.values()]
    for name, operand in zip(inspect.signature(dsl_func).parameters, operands):
        if not isinstance(operand, OperandDef):
            raise ValueError("@linalg_structured_op function parameters must be defaulted as TensorDef(...), ScalarDef(...), or "
                             f"IndexAttrDef(...): Found {name}: {operand}")
        op_def.add_operand(name, operand)
    if _current.get() is not None:
        raise ValueError("Cannot recursively define an operation")
    token = _current.set(op_def)
    try:
        dsl_func(*operands)
    finally:
        _current.reset(token)
    return DefinedOpCallable(op_name, op_def)


def _checked(given, kind, what):
    if any(not isinstance(each, kind) for each in given):
        raise ValueError(f"Expected {what} of type {kind.__name__} but got {given}")
    return given


def domain(*dimensions: DimDef) -> None:
    """Says the order of the dimensions; without it they are sorted by name."""
    current_op_def().domain.extend(_checked(dimensions, DimDef, "dimensions"))


def implements(*interfaces: OpInterfaceDef) -> None:
    """Says what the op implements."""
    current_op_def().implements.extend(_checked(interfaces, OpInterfaceDef, "interfaces"))


def defines(*definitions: OpDefinitionDef) -> None:
    """Says what else the op has."""
    current_op_def().defines.extend(_checked(definitions, OpDefinitionDef, "definitions"))
