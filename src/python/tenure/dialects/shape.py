# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the shape dialect; lists of numbers are shapes."""
from __future__ import annotations

from collections.abc import Sequence

from .. import ir
from .._cext import register_operation
from ._ods_common import get_default_loc_context
from ._schema import load
from ._typing import Ip

load(globals(), "shape")
_ODS = {"ConstShapeOp": globals()["ConstShapeOp"]}


@register_operation(_Dialect, replace=True)  # noqa: F821
class ConstShapeOp(_ODS["ConstShapeOp"]):
    """A shape that is known."""

    def __init__(self, shape: ir.Attribute | Sequence[int], *, results: Sequence[ir.Type] | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`shape` is an attribute with index elements or a list of numbers."""
        if not isinstance(shape, ir.Attribute):
            context = get_default_loc_context(loc)
            numbers = [int(each) for each in shape]
            index = ir.IndexType.get(context)
            kind = ir.RankedTensorType.get([len(numbers)], index, loc=loc)
            shape = ir.DenseElementsAttr.get([ir.IntegerAttr.get(index, each) for each in numbers], kind)
        super().__init__(shape, results=results, loc=loc, ip=ip)
