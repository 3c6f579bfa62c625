# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.debug.*, which emit remarks."""
from __future__ import annotations

from ... import ir
from ..._cext import register_operation
from ...ir import Attribute, Operation, StringAttr, Value
from .._transform_debug_extension_ops_gen import *  # noqa: F403
from .._transform_debug_extension_ops_gen import _Dialect
from .._typing import Ip

_ODS = {name: globals()[name] for name in ("EmitParamAsRemarkOp", "EmitRemarkAtOp")}


@register_operation(_Dialect, replace=True)
class EmitParamAsRemarkOp(_ODS["EmitParamAsRemarkOp"]):
    """Emits a parameter as a remark."""

    def __init__(self, param: Value, *, anchor: Operation | ir.OpView | Value | None = None, message: StringAttr | str | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The remark is at `anchor`, if it is given, and starts with `message`."""
        super().__init__(param, anchor=anchor, message=message, loc=loc, ip=ip)


def emit_param_as_remark(param: Value, *, anchor: Operation | ir.OpView | Value | None = None, message: StringAttr | str | None = None,
                         loc: ir.Location | None = None, ip: Ip = None) -> EmitParamAsRemarkOp:
    """Makes an EmitParamAsRemarkOp."""
    return EmitParamAsRemarkOp(param, anchor=anchor, message=message, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class EmitRemarkAtOp(_ODS["EmitRemarkAtOp"]):
    """Emits a remark at operations or values."""

    def __init__(self, at: Operation | ir.OpView | Value, message: StringAttr | str | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`message` is the remark's text."""
        super().__init__(at, message, loc=loc, ip=ip)


def emit_remark_at(at: Operation | ir.OpView | Value, message: StringAttr | str | None = None, *,
                   loc: ir.Location | None = None, ip: Ip = None) -> EmitRemarkAtOp:
    """Makes an EmitRemarkAtOp."""
    return EmitRemarkAtOp(at, message, loc=loc, ip=ip)
