# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.memref.* and of patterns of memref."""
from __future__ import annotations

from ... import ir
from ...ir import *  # noqa: F403
from ..._cext import register_operation
from .. import transform
from .._memref_transform_ops_gen import *  # noqa: F403
from .._memref_transform_ops_gen import _Dialect
from .._typing import Ip, Number, ValueLike
from ._extension import typed, value

_ODS = {name: globals()[name] for name in ("MemRefAllocaToGlobalOp", "MemRefMultiBufferOp")}


@register_operation(_Dialect, replace=True)
class MemRefAllocaToGlobalOp(_ODS["MemRefAllocaToGlobalOp"]):
    """Creates a global for a stack allocation."""

    def __init__(self, get_global_type_or_alloca: ir.Type | ValueLike, global_type_or_none: ir.Type | None = None,
                 alloca_or_none: ValueLike | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The types of both results may come first."""
        types, (alloca,) = typed(2, (get_global_type_or_alloca, global_type_or_none, alloca_or_none))
        super().__init__(*types, value(alloca), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MemRefMultiBufferOp(_ODS["MemRefMultiBufferOp"]):
    """Replaces a buffer that a loop fills by several."""

    def __init__(self, transformed_type_or_target: ir.Type | ValueLike, target_or_factor: ValueLike | Number,
                 factor_or_none: Number | None = None, *, skip_analysis: bool | None = None, loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        """The result's type may come first; the last argument is the number of buffers."""
        (kind,), (target, factor) = typed(1, (transformed_type_or_target, target_or_factor, factor_or_none))
        super().__init__(kind, value(target), factor, skip_analysis=skip_analysis, loc=loc, ip=ip)
