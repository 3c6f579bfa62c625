# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.tensor.* and of patterns of tensor."""
from __future__ import annotations

from ... import ir
from ...ir import *  # noqa: F403
from ..._cext import register_operation
from .. import transform
from .._tensor_transform_ops_gen import *  # noqa: F403
from .._tensor_transform_ops_gen import _Dialect
from .._typing import Ip, Number, ValueLike
from ._extension import typed, value

_ODS = {"MakeLoopIndependentOp": globals()["MakeLoopIndependentOp"]}


@register_operation(_Dialect, replace=True)
class MakeLoopIndependentOp(_ODS["MakeLoopIndependentOp"]):
    """Makes an op take nothing of some loops around it."""

    def __init__(self, transformed_type_or_target: ir.Type | ValueLike, target_or_num_loops: ValueLike | Number,
                 num_loops_or_none: Number | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The result's type may come first; the last argument is the number of loops."""
        (kind,), (target, count) = typed(1, (transformed_type_or_target, target_or_num_loops, num_loops_or_none))
        super().__init__(kind, value(target), count, loc=loc, ip=ip)
