# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the linalg dialect, functions that make named ops with their regions, and in `opdsl` definitions of one's own.

    linalg.matmul(a, b, outs=[c])
    linalg.conv_2d_nhwc_hwcf(image, filter, outs=[c], strides=[2, 2])
"""
from __future__ import annotations

from collections.abc import Sequence

from ... import ir
from ...ir import *  # noqa: F403
from .._ods_common import get_op_result_or_value
from .._schema import load
from .._typing import ValueLike

load(globals(), "linalg")

from . import _named  # noqa: E402  It takes the classes from here.


def fill_builtin_region(op: ir.Operation | ir.OpView) -> None:
    """Makes the region of a named op, which has none yet: what it computes follows from its name and types."""
    _named.fill_region(op.operation if isinstance(op, ir.OpView) else op)


from .opdsl.ops.core_named_ops import *  # noqa: E402,F403


def _with_region(made, input, outs, name, numbers):
    if len(outs) != 1:
        raise ValueError(f"{outs=} must have length 1.")
    init = get_op_result_or_value(outs[0])
    results = [init.type] if isinstance(init.type, ir.RankedTensorType) else []
    op = made(results, get_op_result_or_value(input), init, **{name: numbers})
    fill_builtin_region(op)
    return op


def transpose(input: ValueLike, *, outs: Sequence[ValueLike], permutation: ir.DenseI64ArrayAttr | Sequence[int]) -> ir.OpView:
    """Makes a linalg.transpose of `input` into the only one of `outs`."""
    return _with_region(TransposeOp, input, outs, "permutation", permutation)  # noqa: F821


def broadcast(input: ValueLike, *, outs: Sequence[ValueLike], dimensions: ir.DenseI64ArrayAttr | Sequence[int]) -> ir.OpView:
    """Makes a linalg.broadcast of `input` into the only one of `outs`; `dimensions` are those that it does not have."""
    return _with_region(BroadcastOp, input, outs, "dimensions", dimensions)  # noqa: F821
