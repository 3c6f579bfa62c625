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

class AbsOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class AddOp(OpView):
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

class AngleOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
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

class BitcastOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ConjOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class ConstantOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: Type, value: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def value(self) -> Attribute: ...  # type: ignore[override]
    @value.setter
    def value(self, value: Any) -> None: ...

class CosOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class CreateOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: Type, real: _Value, imaginary: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def real(self) -> Value: ...  # type: ignore[override]
    @property
    def imaginary(self) -> Value: ...  # type: ignore[override]
    @property
    def complex(self) -> Value: ...  # type: ignore[override]

class DivOp(OpView):
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

class EqualOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ExpOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class Expm1Op(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class ImOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def imaginary(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class LogOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class Log1pOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class MulOp(OpView):
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

class NegOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class NotEqualOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class PowOp(OpView):
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

class PowiOp(OpView):
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

class ReOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def real(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class RsqrtOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class SignOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class SinOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class SqrtOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class SubOp(OpView):
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

class TanOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

class TanhOp(OpView):
    OPERATION_NAME: str
    def __init__(self, complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def complex(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fastmath(self) -> Attribute | None: ...  # type: ignore[override]
    @fastmath.setter
    def fastmath(self, value: Any) -> None: ...

def abs(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def add(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def angle(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def atan2(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def bitcast(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def conj(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def constant(complex: Type, value: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cos(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def create_(complex: Type, real: _Value, imaginary: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def div(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def eq(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def exp(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def expm1(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def im(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def log(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def log1p(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def mul(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def neg(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def neq(lhs: _Value, rhs: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def pow(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def powi(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def re(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def rsqrt(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sign(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sin(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sqrt(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sub(lhs: _Value, rhs: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def tan(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def tanh(complex: _Value, *, fastmath: Attribute | str | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
