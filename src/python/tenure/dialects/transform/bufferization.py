# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.bufferization.*."""
from __future__ import annotations

from ... import ir
from ...ir import *  # noqa: F403
from ..._cext import register_operation
from .. import transform
from .._bufferization_transform_ops_gen import *  # noqa: F403
from .._bufferization_transform_ops_gen import _Dialect
from .._typing import Ip, Name, ValueLike
from ._extension import typed, value

_ODS = {name: globals()[name] for name in ("EmptyTensorToAllocTensorOp", "OneShotBufferizeOp")}


@register_operation(_Dialect, replace=True)
class EmptyTensorToAllocTensorOp(_ODS["EmptyTensorToAllocTensorOp"]):
    """Makes bufferization.alloc_tensor of tensor.empty."""

    def __init__(self, transformed_type_or_target: ir.Type | ValueLike, target_or_none: ValueLike | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The result's type, a handle to bufferization.alloc_tensor, may come first."""
        types, (target,) = typed(1, (transformed_type_or_target, target_or_none))
        if target_or_none is None:
            types = [transform.OperationType.get("bufferization.alloc_tensor")]
        super().__init__(*types, value(target), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class OneShotBufferizeOp(_ODS["OneShotBufferizeOp"]):
    """Makes memory of tensors."""

    def __init__(self, transformed_type_or_target: ir.Type | ValueLike, target_or_none: ValueLike | None = None, *,
                 allow_return_allocs_from_loops: bool | None = None, allow_unknown_ops: bool | None = None,
                 bufferize_function_boundaries: bool | None = None, dump_alias_sets: bool | None = None,
                 function_boundary_type_conversion: ir.Attribute | int | str | None = None, memcpy_op: Name | None = None,
                 print_conflicts: bool | None = None, test_analysis_only: bool | None = None,
                 check_parallel_regions: bool | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The result's type may come first; `function_boundary_type_conversion` is one of LayoutMapOption."""
        (kind,), (target,) = typed(1, (transformed_type_or_target, target_or_none))
        super().__init__(
            kind, value(target), allow_return_allocs_from_loops=allow_return_allocs_from_loops,
            allow_unknown_ops=allow_unknown_ops, bufferize_function_boundaries=bufferize_function_boundaries,
            dump_alias_sets=dump_alias_sets, function_boundary_type_conversion=function_boundary_type_conversion,
            memcpy_op=memcpy_op, print_conflicts=print_conflicts, test_analysis_only=test_analysis_only,
            check_parallel_regions=check_parallel_regions, loc=loc, ip=ip)
