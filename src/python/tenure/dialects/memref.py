# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the memref dialect; subview takes numbers."""
from __future__ import annotations

import itertools
import math
import operator
from collections.abc import Sequence

from .. import _tenure as _c
from .. import ir
from ..ir import IndexType, IntegerType, MemRefType, ShapedType, StridedLayoutAttr, Value  # noqa: F401
from ._ods_common import MixedValues, _dispatch_mixed_values
from ._schema import load
from ._typing import Ip
from . import arith
from .arith import ConstantOp as _ConstantOp

load(globals(), "memref")
_generated_subview = globals()["subview"]


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


def _is_constant_int_like(value):
    """Whether it is the result of an arith.constant of an integer."""
    return isinstance(value, ir.Value) and _constant(value) is not None


def _is_static_int_like(value):
    """Whether it is a number, or the result of an arith.constant of one."""
    return isinstance(value, (int, ir.Value)) and _constant(value) is not None


def _infer_memref_subview_result_type(source_memref_type, offsets, static_sizes, static_strides):
    """(offsets, sizes, strides, type) of a subview, with constants as numbers; only offsets may be unknown."""
    source_strides, source_offset = source_memref_type.get_strides_and_offset()
    offsets, sizes, strides = (_literals(list(each)) for each in (offsets, static_sizes, static_strides))
    if not all(_is_static_int_like(each) for each in [*sizes, *strides, *source_strides]):
        raise ValueError("Only inferring from python or mlir integer constant is supported.")
    known = all(_is_static_int_like(each) for each in [*offsets, source_offset])
    offset = source_offset + sum(map(operator.mul, offsets, source_strides)) if known else ir.ShapedType.get_dynamic_size()
    found = list(map(operator.mul, source_strides, strides))
    dense = [math.prod(sizes[i + 1:]) for i in range(len(sizes))]
    layout = None if found == dense and offset == 0 else ir.StridedLayoutAttr.get(offset, found)
    return offsets, sizes, strides, ir.MemRefType.get(sizes, source_memref_type.element_type, layout, source_memref_type.memory_space)


def _literals(group):
    """Returns the values with constants as numbers."""
    return [given if number is None else number for given, number in zip(group, map(_constant, group))]


def _type_of_subview(source, offsets, sizes, strides):
    """The type that follows from these, each as _dispatch_mixed_values returns it."""
    dynamic = [values for values, _, _ in (offsets, sizes, strides)]
    attributes = {f"static_{name}": static for name, (_, _, static) in
                  (("offsets", offsets), ("sizes", sizes), ("strides", strides))}
    attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get([1, *map(len, dynamic)])
    found, = _c._infer_types("memref.subview", [source, *itertools.chain(*dynamic)], attributes, source.context)
    plain = ir.MemRefType.get(found.shape, found.element_type, None, found.memory_space)
    return plain if plain.get_strides_and_offset() == found.get_strides_and_offset() else found


def subview(source: ir.Value, offsets: MixedValues | None, sizes: MixedValues | None, strides: MixedValues | None, *,
            result_type: ir.Type | None = None, loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes a memref.subview and returns its result. Offsets, sizes and strides are numbers or values; the type has to be
    given where a size or stride is not known."""
    groups = [[] if each is None else each for each in (offsets, sizes, strides)]
    if result_type is None:
        if not all(isinstance(each, (Sequence, ir.DenseI64ArrayAttr)) and None not in map(_constant, each)
                   for each in groups[1:]):
            raise ValueError("mixed static/dynamic offset/sizes/strides requires explicit result type.")
        groups = list(map(_literals, groups))
    parts = list(map(_dispatch_mixed_values, groups))
    if result_type is None:
        result_type = _type_of_subview(source, *parts)
    return _generated_subview(result_type, source, *(values for values, _, _ in parts), *(static for _, _, static in parts),
                         loc=loc, ip=ip)
