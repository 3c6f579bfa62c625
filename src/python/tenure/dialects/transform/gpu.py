# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of transform.gpu.* and of patterns of gpu."""
from __future__ import annotations

from collections.abc import Sequence

from ... import ir
from ...ir import *  # noqa: F403
from ..._cext import register_operation
from .. import transform
from .._gpu_transform_ops_gen import *  # noqa: F403
from .._gpu_transform_ops_gen import _Dialect
from .._typing import Ip, Number, ValueLike
from ._extension import typed, value

_ODS = {name: globals()[name] for name in ("MapForallToBlocks", "MapNestedForallToThreads")}


@register_operation(_Dialect, replace=True)
class MapForallToBlocks(_ODS["MapForallToBlocks"]):
    """Maps a loop to the blocks of a grid."""

    def __init__(self, result_type_or_target: ir.Type | ValueLike, target_or_none: ValueLike | None = None, *,
                 grid_dims: Sequence[int] | ir.Attribute | None = None,
                 generate_gpu_launch: bool | ir.Attribute | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """The result's type may come first."""
        (kind,), (target,) = typed(1, (result_type_or_target, target_or_none))
        super().__init__(kind, value(target), grid_dims=grid_dims, generate_gpu_launch=generate_gpu_launch, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MapNestedForallToThreads(_ODS["MapNestedForallToThreads"]):
    """Maps the loops in one to the threads of a block."""

    def __init__(self, result_type_or_target: ir.Type | ValueLike, target_or_none: ValueLike | None = None, *,
                 block_dims: Sequence[int] | ir.Attribute | None = None, warp_size: Number | None = None,
                 sync_after_distribute: bool | ir.BoolAttr | None = None, loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        """The result's type may come first."""
        (kind,), (target,) = typed(1, (result_type_or_target, target_or_none))
        super().__init__(kind, value(target), block_dims=block_dims, warp_size=warp_size,
                         sync_after_distribute=sync_after_distribute, loc=loc, ip=ip)
