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

class AbsFOp(OpView):
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

class AbsIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operand: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AcosOp(OpView):
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

class AcoshOp(OpView):
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

class AsinOp(OpView):
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

class AsinhOp(OpView):
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

class AtanOp(OpView):
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

class Atan2Op(OpView):
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

class AtanhOp(OpView):
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

class CbrtOp(OpView):
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

class CeilOp(OpView):
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

class ClampFOp(OpView):
    OPERATION_NAME: str
    def __init__(self, value: _Value, min: _Value, max: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def value(self) -> Value: ...  # type: ignore[override]
    @property
    def min(self) -> Value: ...  # type: ignore[override]
    @property
    def max(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class CopySignOp(OpView):
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

class CosOp(OpView):
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

class CoshOp(OpView):
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

class CountLeadingZerosOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operand: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class CtPopOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operand: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class CountTrailingZerosOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operand: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ErfOp(OpView):
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

class ErfcOp(OpView):
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

class ExpOp(OpView):
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

class Exp2Op(OpView):
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

class ExpM1Op(OpView):
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

class FloorOp(OpView):
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

class FmaOp(OpView):
    OPERATION_NAME: str
    def __init__(self, a: _Value, b: _Value, c: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def a(self) -> Value: ...  # type: ignore[override]
    @property
    def b(self) -> Value: ...  # type: ignore[override]
    @property
    def c(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class FPowIOp(OpView):
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

class IPowIOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class IsFiniteOp(OpView):
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

class IsInfOp(OpView):
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

class IsNaNOp(OpView):
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

class IsNormalOp(OpView):
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

class LogOp(OpView):
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

class Log10Op(OpView):
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

class Log1pOp(OpView):
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

class Log2Op(OpView):
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

class PowFOp(OpView):
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

class RoundOp(OpView):
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

class RoundEvenOp(OpView):
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

class RsqrtOp(OpView):
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

class SinOp(OpView):
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

class SincosOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def sin(self) -> Value: ...  # type: ignore[override]
    @property
    def cos(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class SinhOp(OpView):
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

class SqrtOp(OpView):
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

class TanOp(OpView):
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

class TanhOp(OpView):
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

class TruncOp(OpView):
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

def absf(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def absi(operand: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def acos(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def acosh(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def asin(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def asinh(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def atan(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def atan2(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def atanh(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cbrt(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ceil(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def clampf(value: _Value, min: _Value, max: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def copysign(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cos(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cosh(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ctlz(operand: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ctpop(operand: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cttz(operand: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def erf(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def erfc(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def exp(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def exp2(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def expm1(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def floor(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def fma(a: _Value, b: _Value, c: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def fpowi(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ipowi(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def isfinite(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def isinf(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def isnan(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def isnormal(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def log(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def log10(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def log1p(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def log2(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def powf(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def round(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def roundeven(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def rsqrt(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sin(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sincos(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def sinh(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sqrt(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def tan(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def tanh(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def trunc(operand: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
