# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What files that mlir-tblgen generated import: access to segments, defaults, results."""
from collections.abc import Sequence, Sized
from typing import Union

from .. import _cext
from .. import _tenure as _c
from ..ir import (
    ArrayAttr,
    Attribute,
    BoolAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    OpResultList,
    OpView,
    ShapedType,
    Value,
)

__all__ = [
    "equally_sized_accessor",
    "get_default_loc_context",
    "get_op_result_or_op_results",
    "get_op_result_or_value",
    "get_op_results_or_values",
    "segmented_accessor",
]

ResultValueTypeTuple = Operation, OpView, Value
ResultValueT = Union[ResultValueTypeTuple]
VariadicResultValueT = Union[ResultValueT, Sequence[ResultValueT]]
StaticIntLike = Union[int, IntegerAttr]
ValueLike = Union[Operation, OpView, Value]
MixedInt = Union[StaticIntLike, ValueLike]
IntOrAttrList = Sequence[StaticIntLike]
OptionalIntList = Union[ArrayAttr, IntOrAttrList, None]
BoolOrAttrList = Sequence[Union[BoolAttr, bool]]
OptionalBoolList = Union[ArrayAttr, BoolOrAttrList, None]
MixedValues = Union[Sequence[MixedInt], ArrayAttr, ValueLike]
DynamicIndexList = Sequence[Union[MixedInt, Sequence[MixedInt]]]


def segmented_accessor(elements, raw_segments, idx):
    """The elements of segment `idx`, whose sizes are in the attribute `raw_segments`."""
    sizes = list(DenseI32ArrayAttr(raw_segments))
    start = sum(sizes[:idx])
    return elements[start:start + sizes[idx]]


def equally_sized_accessor(elements: Sized, n_simple: int, n_variadic: int, n_preceding_simple: int,
                           n_preceding_variadic: int) -> tuple[int, int]:
    """Start and size of a variadic group where all such groups are of one size."""
    in_groups = len(elements) - n_simple
    if in_groups < 0 or in_groups % max(n_variadic, 1) != 0 or (n_variadic == 0 and in_groups != 0):
        raise ValueError(f"cannot split {in_groups} elements into {n_variadic} groups of equal size")
    size = in_groups // max(n_variadic, 1)
    return n_preceding_simple + n_preceding_variadic * size, size


def get_default_loc_context(location=None):
    """The context of `location`, else of the current location; None if there is none."""
    location = _c._current(1) if location is None else location
    return None if location is None else location.context


def get_op_result_or_value(arg):
    """`arg` if it is a Value, else the only result of the op (or the first of the results)."""
    if isinstance(arg, (OpView, Operation)):
        return arg.result
    if isinstance(arg, OpResultList):
        return arg[0]
    if not isinstance(arg, Value):
        raise AssertionError(f"expects Value, got {type(arg)}")
    return arg


def get_op_results_or_values(arg):
    """The results of `arg` if it is an op, else `arg`, a sequence of values."""
    return arg.results if isinstance(arg, (OpView, Operation)) else arg


def get_op_result_or_op_results(op):
    """The only result of `op`, all of several, or the Operation if there is none."""
    results = op.results
    if len(results) == 1:
        return results[0]
    return results if len(results) > 1 else op.operation


def _is_value(index):
    return isinstance(index, (Operation, OpView, Value))


def _dispatch_index(index, dynamic):
    """The static form of one index; values go to `dynamic`. None if it is neither."""
    if isinstance(index, IntegerAttr):
        return index.value
    if isinstance(index, int):
        return index
    if _is_value(index):
        dynamic.append(index)
        return ShapedType.get_dynamic_size()
    return None


def _dispatch_dynamic_index_list(indices):
    """(values, static indices, which are scalable): a scalable index is a list of one."""
    dynamic, static, scalable = [], [], []
    for index in indices:
        found = _dispatch_index(index, dynamic)
        scalable.append(found is None)
        if found is None:
            if len(index) != 1:
                raise ValueError(f"a scalable index is a list of one, not {index!r}")
            found = _dispatch_index(index[0], dynamic)
        static.append(found)
    return dynamic, static, scalable


def _dispatch_mixed_values(values):
    """(values, the one packed value, static values): what an op with mixed operands takes."""
    if isinstance(values, ArrayAttr):
        return [], None, values
    if _is_value(values):
        return [], values, None
    dynamic = []
    static = [_dispatch_index(value, dynamic) for value in values or ()]
    for i, (value, found) in enumerate(zip(values or (), static)):
        if found is None:  # Anything else is taken for a value, which checks it.
            dynamic.append(value)
            static[i] = ShapedType.get_dynamic_size()
    return dynamic, None, DenseI64ArrayAttr.get(static)


def _get_value_or_attribute_value(value):
    if isinstance(value, ArrayAttr):
        return _get_value_list(value)
    if isinstance(value, Attribute) and hasattr(value, "value"):
        return value.value
    return value


def _get_value_list(values):
    return [_get_value_or_attribute_value(value) for value in values]


def _get_int_array_attr(values):
    """An ArrayAttr of i64; None stays None."""
    if values is None:
        return None
    i64 = IntegerType.get_signless(64)
    return ArrayAttr.get([IntegerAttr.get(i64, value) for value in _get_value_list(values)])


def _get_int_array_array_attr(values):
    """An ArrayAttr of ArrayAttrs of i64; None stays None."""
    if values is None:
        return None
    return ArrayAttr.get([_get_int_array_attr(_get_value_list(nested))
                          for nested in _get_value_list(values)])
