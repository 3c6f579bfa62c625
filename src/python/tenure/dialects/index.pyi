# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Made by tools/make-dialect-stubs.
from collections.abc import Callable, Generator, Sequence
from typing import Any

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

class AddOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AndOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class BoolConstantOp(OpView):
    OPERATION_NAME: str
    def __init__(self, value: Attribute | bool, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def value(self) -> Attribute: ...  # type: ignore[override]
    @value.setter
    def value(self, value: Any) -> None: ...

class CastSOp(OpView):
    OPERATION_NAME: str
    def __init__(self, output: Type, input: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def input(self) -> Value: ...  # type: ignore[override]
    @property
    def output(self) -> Value: ...  # type: ignore[override]

class CastUOp(OpView):
    OPERATION_NAME: str
    def __init__(self, output: Type, input: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def input(self) -> Value: ...  # type: ignore[override]
    @property
    def output(self) -> Value: ...  # type: ignore[override]

class CeilDivSOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class CeilDivUOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class CmpOp(OpView):
    OPERATION_NAME: str
    def __init__(self, pred: Attribute | str | int, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def pred(self) -> Attribute: ...  # type: ignore[override]
    @pred.setter
    def pred(self, value: Any) -> None: ...

class ConstantOp(OpView):
    OPERATION_NAME: str
    def __init__(self, value: Attribute | Any, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def value(self) -> Attribute: ...  # type: ignore[override]
    @value.setter
    def value(self, value: Any) -> None: ...

class DivSOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class DivUOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class FloorDivSOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MaxSOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MaxUOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MinSOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MinUOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MulOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class OrOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class RemSOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class RemUOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ShlOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ShrSOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ShrUOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class SizeOfOp(OpView):
    OPERATION_NAME: str
    def __init__(self, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class SubOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class XOrOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

def add(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def and_(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def bool_constant(value: Attribute | bool, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def casts(output: Type, input: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def castu(output: Type, input: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ceildivs(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ceildivu(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cmp(pred: Attribute | str | int, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def constant(value: Attribute | Any, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def divs(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def divu(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def floordivs(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def maxs(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def maxu(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def mins(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def minu(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def mul(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def or_(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def rems(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def remu(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def shl(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def shrs(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def shru(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sizeof(*, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sub(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def xor(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
