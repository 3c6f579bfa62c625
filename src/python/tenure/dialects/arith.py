# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the arith dialect, its enumerations, and constants of Python numbers."""
from __future__ import annotations

from array import array as _array

from .. import ir
from ..ir import *  # noqa: F403
from .._cext import register_operation
from ._ods_common import get_default_loc_context as _get_default_loc_context
from ._ods_common import get_op_result_or_op_results as _get_op_result_or_op_results
from ._schema import load
from ._typing import Ip, ValueLike

load(globals(), "arith")
_ODS_ConstantOp = ConstantOp  # noqa: F821


def _is_integer_like_type(type):
    return isinstance(type, (ir.IntegerType, ir.IndexType))


def _is_float_type(type):
    return isinstance(type, ir.FloatType)


def _value_attribute(type, value):
    """The attribute of the type for a Python number, or an array of them."""
    if isinstance(value, (int, float)):
        try:
            return ir.IntegerAttr.get(type, value) if isinstance(value, int) else ir.FloatAttr.get(type, value)
        except (ir.MLIRError, ValueError) as error:
            words = f"cannot make a constant of type {type} from {value!r} of type {value.__class__.__name__}"
            if isinstance(error, ir.MLIRError):
                raise ir.MLIRError(words, error.error_diagnostics) from None
            raise ValueError(f"{words}: {error}") from None
    if isinstance(value, _array):
        width = 8 * value.itemsize
        if width != type.element_type.width:
            raise ValueError(f"expected array elements of {type.element_type.width} bits for the type {type}; got {width}")
        if value.typecode in "fd":
            return ir.DenseFPElementsAttr.get(value, type=type)
        if value.typecode not in "ilq":
            raise ValueError(f"unsupported array typecode '{value.typecode}'; expected one of: i, l, q, f, d")
        return ir.DenseIntElementsAttr.get(value, type=type)
    return value


@register_operation(_Dialect, replace=True)  # noqa: F821
class ConstantOp(_ODS_ConstantOp):
    """A constant; `value` is an attribute, or a Python number or array of the type."""

    def __init__(self, result: ir.Type | ir.Attribute, value: ir.Attribute | int | float | _array[int] | _array[float] | None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        if value is None:
            if not isinstance(result, ir.Attribute):
                raise AssertionError(f"expected a value for the type {result}, or an attribute without a type")
            value = result
        else:
            value = _value_attribute(result, value)
        super().__init__(value, loc=loc, ip=ip)

    @classmethod
    def create_index(cls, value: int, *, loc: ir.Location | None = None, ip: Ip = None) -> ConstantOp:
        """A constant of type index."""
        return cls(ir.IndexType.get(_get_default_loc_context(loc)), value, loc=loc, ip=ip)

    @property
    def type(self) -> ir.Type:
        """The type of the result."""
        return self.results[0].type

    @property
    def value(self) -> ir.Attribute:
        """The constant."""
        return self.operation.attributes["value"]

    @property
    def literal_value(self) -> int | float:
        """The constant as a Python number; ValueError for other types than integers and floating-point numbers."""
        if _is_integer_like_type(self.type):
            return ir.IntegerAttr(self.value).value
        if _is_float_type(self.type):
            return ir.FloatAttr(self.value).value
        raise ValueError("only integer and float constants have literal values")


def constant(result: ir.Type, value: ir.Attribute | int | float | _array[int] | _array[float], *,
             loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """The value of a constant."""
    return _get_op_result_or_op_results(ConstantOp(result, value, loc=loc, ip=ip))


def index_cast(out: ir.Type | ValueLike, in_: ValueLike | ir.Type | None = None, *, to: ir.Type | None = None,
               loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """A cast to or from index: index_cast(type, value), or index_cast(value, to=type), to index if no type is given."""
    target, value = (out, in_) if isinstance(out, ir.Type) else (to if in_ is None else in_, out)
    if target is None:
        if _is_integer_like_type(value.type) and not isinstance(value.type, ir.IndexType):
            target = ir.IndexType.get(value.type.context)
        else:
            raise ValueError("a cast of an index needs a result type")
    return IndexCastOp(target, value, loc=loc, ip=ip).result  # noqa: F821
