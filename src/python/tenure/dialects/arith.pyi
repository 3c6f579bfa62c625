# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Made by tools/make-dialect-stubs.
from collections.abc import Callable, Generator, Sequence
from typing import Any
import enum

from ..ir import (
    ArrayAttr,
    Attribute,
    Block,
    BlockArgumentList,
    Context,
    Dialect,
    FlatSymbolRefAttr,
    FunctionType,
    InsertionPoint,
    Location,
    Operation,
    OpOperandList,
    OpResultList,
    OpView,
    Region,
    RegionSequence,
    StringAttr,
    Type,
    TypeAttr,
    Value,
)

_Value = Value | Operation | OpView
_Values = Sequence[_Value] | OpResultList | OpOperandList | Operation | OpView

class _Dialect(Dialect): ...

class FastMathFlags(enum.IntFlag):
    none = 0
    reassoc = 1
    nnan = 2
    ninf = 4
    nsz = 8
    arcp = 16
    contract = 32
    afn = 64
    fast = 127

class IntegerOverflowFlags(enum.IntFlag):
    none = 0
    nsw = 1
    nuw = 2

class CmpIPredicate(enum.IntEnum):
    eq = 0
    ne = 1
    slt = 2
    sle = 3
    sgt = 4
    sge = 5
    ult = 6
    ule = 7
    ugt = 8
    uge = 9

class CmpFPredicate(enum.IntEnum):
    AlwaysFalse = 0
    OEQ = 1
    OGT = 2
    OGE = 3
    OLT = 4
    OLE = 5
    ONE = 6
    ORD = 7
    UEQ = 8
    UGT = 9
    UGE = 10
    ULT = 11
    ULE = 12
    UNE = 13
    UNO = 14
    AlwaysTrue = 15

class AtomicRMWKind(enum.IntEnum):
    addf = 0
    addi = 1
    assign = 2
    maximumf = 3
    maxs = 4
    maxu = 5
    minimumf = 6
    mins = 7
    minu = 8
    mulf = 9
    muli = 10
    ori = 11
    andi = 12
    maxnumf = 13
    minnumf = 14
    xori = 15

class RoundingMode(enum.IntEnum):
    to_nearest_even = 0
    downward = 1
    upward = 2
    toward_zero = 3
    to_nearest_away = 4

class AddFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class AddIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, overflowFlags: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def overflowFlags(self) -> Attribute | None: ...  # type: ignore[override]
    @overflowFlags.setter
    def overflowFlags(self, value: Any) -> None: ...

class AddUIExtendedOp(OpView):
    OPERATION_NAME: str
    def __init__(self, sum: Type, overflow: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def sum(self) -> Value: ...  # type: ignore[override]
    @property
    def overflow(self) -> Value: ...  # type: ignore[override]

class AndIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class BitcastOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]

class CeilDivSIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class CeilDivUIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class CmpFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, predicate: Attribute | str | int, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def predicate(self) -> Attribute: ...  # type: ignore[override]
    @predicate.setter
    def predicate(self, value: Any) -> None: ...
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class CmpIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, predicate: Attribute | str | int, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def predicate(self) -> Attribute: ...  # type: ignore[override]
    @predicate.setter
    def predicate(self, value: Any) -> None: ...

class ConstantOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Any, value: Any, *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def value(self) -> Any: ...  # type: ignore[override]
    @value.setter
    def value(self, value: Any) -> None: ...
    @property
    def type(self) -> Any: ...  # type: ignore[override]
    @property
    def literal_value(self) -> Any: ...  # type: ignore[override]
    @classmethod
    def create_index(cls, value: Any, *, loc: Any = ..., ip: Any = ...) -> Any: ...

class DivFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class DivSIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, isExact: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def isExact(self) -> bool: ...  # type: ignore[override]
    @isExact.setter
    def isExact(self, value: Any) -> None: ...

class DivUIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, isExact: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def isExact(self) -> bool: ...  # type: ignore[override]
    @isExact.setter
    def isExact(self, value: Any) -> None: ...

class ExtFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, fastmath: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class ExtSIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]

class ExtUIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]

class FloorDivSIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class FPToSIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]

class FPToUIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]

class IndexCastOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]

class IndexCastUIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]

class MaximumFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class MaxNumFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class MaxSIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MaxUIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MinimumFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class MinNumFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class MinSIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MinUIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MulFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class MulIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, overflowFlags: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def overflowFlags(self) -> Attribute | None: ...  # type: ignore[override]
    @overflowFlags.setter
    def overflowFlags(self, value: Any) -> None: ...

class MulSIExtendedOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def low(self) -> Value: ...  # type: ignore[override]
    @property
    def high(self) -> Value: ...  # type: ignore[override]

class MulUIExtendedOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def low(self) -> Value: ...  # type: ignore[override]
    @property
    def high(self) -> Value: ...  # type: ignore[override]

class NegFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class OrIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class RemFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class RemSIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class RemUIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ScalingExtFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, scale: _Value, *, fastmath: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def scale(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class ScalingTruncFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, scale: _Value, *, roundingmode: Attribute | str | int | None = ..., fastmath: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def scale(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]
    @property
    def roundingmode(self) -> Attribute | None: ...  # type: ignore[override]
    @roundingmode.setter
    def roundingmode(self, value: Any) -> None: ...
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class SelectOp(OpView):
    OPERATION_NAME: str
    def __init__(self, condition: _Value, true_value: _Value, false_value: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def condition(self) -> Value: ...  # type: ignore[override]
    @property
    def true_value(self) -> Value: ...  # type: ignore[override]
    @property
    def false_value(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ShLIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, overflowFlags: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def overflowFlags(self) -> Attribute | None: ...  # type: ignore[override]
    @overflowFlags.setter
    def overflowFlags(self, value: Any) -> None: ...

class ShRSIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, isExact: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def isExact(self) -> bool: ...  # type: ignore[override]
    @isExact.setter
    def isExact(self, value: Any) -> None: ...

class ShRUIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, isExact: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def isExact(self) -> bool: ...  # type: ignore[override]
    @isExact.setter
    def isExact(self, value: Any) -> None: ...

class SIToFPOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]

class SubFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class SubIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, overflowFlags: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def overflowFlags(self) -> Attribute | None: ...  # type: ignore[override]
    @overflowFlags.setter
    def overflowFlags(self, value: Any) -> None: ...

class TruncFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, roundingmode: Attribute | str | int | None = ..., fastmath: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]
    @property
    def roundingmode(self) -> Attribute | None: ...  # type: ignore[override]
    @roundingmode.setter
    def roundingmode(self, value: Any) -> None: ...
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class TruncIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, overflowFlags: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]
    @property
    def overflowFlags(self) -> Attribute | None: ...  # type: ignore[override]
    @overflowFlags.setter
    def overflowFlags(self, value: Any) -> None: ...

class UIToFPOp(OpView):
    OPERATION_NAME: str
    def __init__(self, out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def out(self) -> Value: ...  # type: ignore[override]

class XOrIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

def addf(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def addi(lhs: _Value, rhs: _Value, *, overflow_flags: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def addui_extended(sum: Type, overflow: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def andi(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def bitcast(out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ceildivsi(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ceildivui(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cmpf(predicate: Attribute | str | int, lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cmpi(predicate: Attribute | str | int, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def constant(result: Any, value: Any, *, loc: Any = ..., ip: Any = ...) -> Any: ...
def divf(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def divsi(lhs: _Value, rhs: _Value, *, is_exact: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def divui(lhs: _Value, rhs: _Value, *, is_exact: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def extf(out: Type, in_: _Value, *, fastmath: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def extsi(out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def extui(out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def floordivsi(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def fptosi(out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def fptoui(out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def index_cast(in_: Any, to: Any = ..., *, out: Any = ..., loc: Any = ..., ip: Any = ...) -> Any: ...
def index_castui(out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def maximumf(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def maxnumf(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def maxsi(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def maxui(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def minimumf(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def minnumf(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def minsi(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def minui(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def mulf(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def muli(lhs: _Value, rhs: _Value, *, overflow_flags: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def mulsi_extended(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def mului_extended(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def negf(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ori(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def remf(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def remsi(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def remui(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def scaling_extf(out: Type, in_: _Value, scale: _Value, *, fastmath: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def scaling_truncf(out: Type, in_: _Value, scale: _Value, *, roundingmode: Attribute | str | int | None = ..., fastmath: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def select(condition: _Value, true_value: _Value, false_value: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def shli(lhs: _Value, rhs: _Value, *, overflow_flags: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def shrsi(lhs: _Value, rhs: _Value, *, is_exact: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def shrui(lhs: _Value, rhs: _Value, *, is_exact: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sitofp(out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def subf(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def subi(lhs: _Value, rhs: _Value, *, overflow_flags: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def truncf(out: Type, in_: _Value, *, roundingmode: Attribute | str | int | None = ..., fastmath: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def trunci(out: Type, in_: _Value, *, overflow_flags: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def uitofp(out: Type, in_: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def xori(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
