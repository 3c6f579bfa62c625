# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.loop.* and of patterns of scf."""
from __future__ import annotations

from ... import ir
from ...ir import *  # noqa: F403
from ..._cext import register_operation
from .. import transform
from .._loop_transform_ops_gen import *  # noqa: F403
from .._loop_transform_ops_gen import _Dialect
from .._typing import Ip, Name, Number, ValueLike
from ._extension import value

_ODS = {name: globals()[name] for name in ("LoopOutlineOp", "LoopPeelOp", "LoopPipelineOp", "LoopUnrollOp")}


@register_operation(_Dialect, replace=True)
class LoopOutlineOp(_ODS["LoopOutlineOp"]):
    """Moves a loop into a function."""

    def __init__(self, function_type: ir.Type, call_type: ir.Type, target: ValueLike, *, func_name: Name,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The types are those of handles to the function and to the call."""
        super().__init__(function_type, call_type, value(target), func_name, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class LoopPeelOp(_ODS["LoopPeelOp"]):
    """Takes the first or last iteration out of a loop."""

    def __init__(self, main_loop_type: ir.Type, remainder_loop_type: ir.Type, target: ValueLike, *,
                 peel_front: bool | ir.BoolAttr = False, fail_if_already_divisible: bool | ir.BoolAttr = False,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The types are those of handles to the two loops."""
        super().__init__(main_loop_type, remainder_loop_type, value(target), peel_front=peel_front,
                         fail_if_already_divisible=fail_if_already_divisible, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class LoopPipelineOp(_ODS["LoopPipelineOp"]):
    """Lets iterations of a loop overlap."""

    def __init__(self, result_type: ir.Type, target: ValueLike, *, iteration_interval: Number | None = None,
                 read_latency: Number | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The defaults are 1 and 10."""
        super().__init__(result_type, value(target), iteration_interval=iteration_interval, read_latency=read_latency, loc=loc,
                         ip=ip)


@register_operation(_Dialect, replace=True)
class LoopUnrollOp(_ODS["LoopUnrollOp"]):
    """Repeats the body of a loop."""

    def __init__(self, target: ValueLike, *, factor: Number, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`factor` is how often."""
        super().__init__(value(target), factor, loc=loc, ip=ip)


def loop_unroll(target: ValueLike, factor: Number, *, loc: ir.Location | None = None, ip: Ip = None) -> ir.Operation:
    """Makes a transform.loop.unroll, see LoopUnrollOp."""
    return LoopUnrollOp(target, factor=factor, loc=loc, ip=ip).operation


def loop_outline(function: ir.Type, call: ir.Type, target: ValueLike, func_name: Name, *, loc: ir.Location | None = None,
                 ip: Ip = None) -> ir.OpResultList:
    """Makes a transform.loop.outline, see LoopOutlineOp, and returns its results."""
    return LoopOutlineOp(function, call, target, func_name=func_name, loc=loc, ip=ip).results
