# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the tensor dialect; sizes may be numbers and values."""
from __future__ import annotations

from collections.abc import Sequence

from .. import ir
from ..ir import *  # noqa: F403
from .._cext import register_operation
from ..extras.meta import region_op
from ._ods_common import get_op_result_or_op_results as _get_op_result_or_op_results
from ._ods_common import get_op_result_or_value as _get_op_result_or_value
from ._schema import load
from ._typing import Ip, ValueLike, Values

load(globals(), "tensor")
_ODS = {"EmptyOp": globals()["EmptyOp"]}


@register_operation(_Dialect, replace=True)  # noqa: F821
class EmptyOp(_ODS["EmptyOp"]):
    """A tensor of which nothing but the shape is known."""

    def __init__(self, sizes: ir.Type | Sequence[int | ValueLike], element_type: ir.Type | Values, *,
                 encoding: ir.Attribute | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Sizes that are values are dynamic. The type and the dynamic sizes may be given instead."""
        if isinstance(sizes, ir.Type):
            super().__init__(sizes, element_type, loc=loc, ip=ip)
            return
        dynamic = [_get_op_result_or_value(each) for each in sizes if not isinstance(each, int)]
        shape = [each if isinstance(each, int) else ir.ShapedType.get_dynamic_size() for each in sizes]
        super().__init__(ir.RankedTensorType.get(shape, element_type, encoding, loc=loc), dynamic, loc=loc, ip=ip)


def empty(sizes: ir.Type | Sequence[int | ValueLike], element_type: ir.Type | Values, *, encoding: ir.Attribute | None = None,
          loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes an EmptyOp and returns its result."""
    return _get_op_result_or_op_results(EmptyOp(sizes, element_type, encoding=encoding, loc=loc, ip=ip))


def _generate(result, dynamic_extents):
    return GenerateOp(result, dynamic_extents)  # noqa: F821


def _yield(values):
    return YieldOp(values[0])  # noqa: F821


generate = region_op(_generate, terminator=_yield)
generate.__doc__ = """A decorator of a function that computes one element from indices, `@generate(type, dynamic_extents=[...])`."""
