# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the memref dialect; the type of a subview follows from numbers."""
from __future__ import annotations

import itertools
import operator
from collections.abc import Sequence

from .. import ir
from ._ods_common import MixedValues, _dispatch_mixed_values
from ._schema import load
from ._typing import Ip
from .arith import ConstantOp as _ConstantOp

load(globals(), "memref")
_make_subview = globals()["subview"]


def _constant(value):
    """The number that a Python number or an arith.constant is, else None."""
    if isinstance(value, ir.IntegerAttr):
        return value.value
    if isinstance(value, int):
        return None if ir.ShapedType.is_dynamic_size(value) else value
    owner = value.owner if isinstance(value, ir.Value) else value
    opview = owner.opview if isinstance(owner, ir.Operation) else owner
    if isinstance(opview, _ConstantOp) and isinstance(opview.type, (ir.IntegerType, ir.IndexType)):
        return opview.literal_value
    return None


def _infer_memref_subview_result_type(source_memref_type, offsets, static_sizes, static_strides):
    """(offsets, sizes, strides, type): what are constants as numbers, and the type that follows. ValueError where a size or
    stride is no constant."""
    source_strides, source_offset = source_memref_type.get_strides_and_offset()
    sizes, strides, steps = ([_constant(each) for each in group] for group in (static_sizes, static_strides, source_strides))
    if None in sizes or None in strides or None in steps:
        raise ValueError("Only inferring from python or mlir integer constant is supported.")
    known = [_constant(each) for each in offsets]
    offset = _constant(source_offset)
    if offset is None or None in known:
        offset = ir.ShapedType.get_dynamic_size()
    else:
        offset += sum(map(operator.mul, known, steps))
    found = list(map(operator.mul, steps, strides))
    dense = list(itertools.accumulate(reversed(sizes[1:]), operator.mul, initial=1))[::-1]
    layout = None if found == dense and offset == 0 else ir.StridedLayoutAttr.get(offset, found)
    result = ir.MemRefType.get(sizes, source_memref_type.element_type, layout, source_memref_type.memory_space)
    return [given if number is None else number for given, number in zip(offsets, known)], sizes, strides, result


def subview(source: ir.Value, offsets: MixedValues | None, sizes: MixedValues | None, strides: MixedValues | None, *,
            result_type: ir.Type | None = None, loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes a memref.subview and returns its result. Offsets, sizes and strides are numbers or values; the type has to be
    given where a size or stride is not known."""
    offsets, sizes, strides = ([] if each is None else each for each in (offsets, sizes, strides))
    if result_type is None:
        source_strides, _ = source.type.get_strides_and_offset()
        lists = [each for each in (sizes, strides, source_strides)]
        if not all(isinstance(each, (Sequence, ir.DenseI64ArrayAttr)) and None not in map(_constant, each) for each in lists):
            raise ValueError("mixed static/dynamic offset/sizes/strides requires explicit result type.")
        offsets, sizes, strides, result_type = _infer_memref_subview_result_type(source.type, offsets, sizes, strides)
    offsets, _, static_offsets = _dispatch_mixed_values(offsets)
    sizes, _, static_sizes = _dispatch_mixed_values(sizes)
    strides, _, static_strides = _dispatch_mixed_values(strides)
    return _make_subview(result_type, source, offsets, sizes, strides, static_offsets, static_sizes, static_strides, loc=loc,
                         ip=ip)
