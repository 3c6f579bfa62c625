# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the arith dialect, its enumerations, and constants of Python numbers."""
from __future__ import annotations

import enum
from array import array as _array

from .. import ir
from .._cext import register_operation
from .._globals import AttrBuilder
from ._ods_common import get_default_loc_context
from ._schema import load
from ._typing import Ip

load(globals(), "arith")
_ODS_ConstantOp = ConstantOp  # noqa: F821


class _Flags(enum.IntFlag):
    """Flags whose text is their names with commas between them."""

    def __str__(self):
        whole = [flag for flag in type(self) if flag.value == self.value]
        if whole:
            return whole[0].name
        return ",".join(flag.name for flag in type(self) if flag.value and flag.value & self.value == flag.value)


class FastMathFlags(_Flags):
    none = 0
    reassoc = 1
    nnan = 2
    ninf = 4
    nsz = 8
    arcp = 16
    contract = 32
    afn = 64
    fast = 127


class IntegerOverflowFlags(_Flags):
    none = 0
    nsw = 1
    nuw = 2


class _Words(enum.IntEnum):
    def __str__(self):
        return self.name.rstrip("_")


CmpIPredicate = _Words("CmpIPredicate", "eq ne slt sle sgt sge ult ule ugt uge", start=0)
CmpFPredicate = _Words(
    "CmpFPredicate", "AlwaysFalse OEQ OGT OGE OLT OLE ONE ORD UEQ UGT UGE ULT ULE UNE UNO AlwaysTrue", start=0)
AtomicRMWKind = _Words(
    "AtomicRMWKind", "addf addi assign maximumf maxs maxu minimumf mins minu mulf muli ori andi maxnumf minnumf xori",
    start=0)
RoundingMode = _Words("RoundingMode", "to_nearest_even downward upward toward_zero to_nearest_away", start=0)


def _enum_builder(mnemonic):
    return lambda x, context: ir.Attribute.parse(f"#arith.{mnemonic}<{x}>", context)


for _kind, _mnemonic in (("Arith_FastMathAttr", "fastmath"), ("FastMathFlags", "fastmath"),
                         ("Arith_IntegerOverflowAttr", "overflow"), ("IntegerOverflowFlags", "overflow")):
    AttrBuilder.insert(_kind, _enum_builder(_mnemonic), allow_existing=True)


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
        if value.typecode in "fd":
            return ir.DenseFPElementsAttr.get(value, type=type)
        return ir.DenseIntElementsAttr.get(value, type=type)
    return value


@register_operation(_Dialect, replace=True)  # noqa: F821
class ConstantOp(_ODS_ConstantOp):
    """A constant; `value` is an attribute, or a Python number or array of the type."""

    def __init__(self, result: ir.Type, value: ir.Attribute | int | float | _array[int] | _array[float], *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        with result.context:
            value = _value_attribute(result, value)
        super().__init__(value, results=[result], loc=loc, ip=ip)

    @classmethod
    def create_index(cls, value: int, *, loc: ir.Location | None = None, ip: Ip = None) -> ConstantOp:
        """A constant of type index."""
        return cls(ir.IndexType.get(get_default_loc_context(loc)), value, loc=loc, ip=ip)

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
        """The constant as a number of Python; ValueError for one that is no integer or floating-point number."""
        if _is_integer_like_type(self.type):
            return ir.IntegerAttr(self.value).value
        if _is_float_type(self.type):
            return ir.FloatAttr(self.value).value
        raise ValueError("only integer and float constants have literal values")


def constant(result: ir.Type, value: ir.Attribute | int | float | _array[int] | _array[float], *,
             loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """The value of a constant."""
    return ConstantOp(result, value, loc=loc, ip=ip).result


def index_cast(in_: ir.Value, to: ir.Type | None = None, *, out: ir.Type | None = None,
               loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """A cast to or from index; to index, if no type is given for what is none."""
    target = out if out is not None else to
    if target is None:
        if _is_integer_like_type(in_.type) and not isinstance(in_.type, ir.IndexType):
            target = ir.IndexType.get(in_.type.context)
        else:
            raise ValueError("a cast of an index needs a result type")
    return IndexCastOp(target, in_, loc=loc, ip=ip).result  # noqa: F821
