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

class AsinAcosKernelOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AcosOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AcoshOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AsinOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AsinhOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AtanOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AtanhOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class BesselI1eOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class BroadcastAddOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastAndOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastAtan2Op(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastCompareOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, comparison_direction: Attribute | str | int, *, broadcast_dimensions: Attribute | Any | None = ..., compare_type: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...
    @property
    def comparison_direction(self) -> Attribute: ...  # type: ignore[override]
    @comparison_direction.setter
    def comparison_direction(self, value: Any) -> None: ...
    @property
    def compare_type(self) -> Attribute | None: ...  # type: ignore[override]
    @compare_type.setter
    def compare_type(self, value: Any) -> None: ...

class BroadcastComplexOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastDivOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastMaxOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastMinOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastMulOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastNextAfterOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastOrOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastPolygammaOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastPowOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastRemOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastSelectOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, pred: _Value, on_true: _Value, on_false: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def pred(self) -> Value: ...  # type: ignore[override]
    @property
    def on_true(self) -> Value: ...  # type: ignore[override]
    @property
    def on_false(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class BroadcastShiftLeftOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastShiftRightArithmeticOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastShiftRightLogicalOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastSubOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastXorOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class BroadcastZetaOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class ConjOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ConstantOp(OpView):
    OPERATION_NAME: str
    def __init__(self, value: Attribute | Any, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def value(self) -> Attribute: ...  # type: ignore[override]
    @value.setter
    def value(self, value: Any) -> None: ...

class ConstantLikeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, value: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def value(self) -> Attribute: ...  # type: ignore[override]
    @value.setter
    def value(self, value: Any) -> None: ...

class CoshOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class DigammaOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ErfOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ErfInvOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ErfcOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class IsInfOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class IsNegInfOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class IsPosInfOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class LgammaOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class NextAfterOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, x: _Value, y: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def x(self) -> Value: ...  # type: ignore[override]
    @property
    def y(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class PolygammaOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, n: _Value, x: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def n(self) -> Value: ...  # type: ignore[override]
    @property
    def x(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class RaggedDotOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, group_sizes: _Value, ragged_dot_dimension_numbers: Attribute | str | int, *, precision_config: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def group_sizes(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def ragged_dot_dimension_numbers(self) -> Attribute: ...  # type: ignore[override]
    @ragged_dot_dimension_numbers.setter
    def ragged_dot_dimension_numbers(self, value: Any) -> None: ...
    @property
    def precision_config(self) -> Attribute | None: ...  # type: ignore[override]
    @precision_config.setter
    def precision_config(self, value: Any) -> None: ...

class SinhOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class SquareOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class TanOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class TopKOp(OpView):
    OPERATION_NAME: str
    def __init__(self, values: Type, indices: Type, operand: _Value, k: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def values(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> Value: ...  # type: ignore[override]
    @property
    def k(self) -> Attribute: ...  # type: ignore[override]
    @k.setter
    def k(self, value: Any) -> None: ...

class ZetaOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, x: _Value, q: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def x(self) -> Value: ...  # type: ignore[override]
    @property
    def q(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

def acos(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def acosh(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def asin(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def asinh(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def atan(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def atanh(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def bessel_i1e(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_add(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_and(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_atan2(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_compare(result: Type, lhs: _Value, rhs: _Value, comparison_direction: Attribute | str | int, *, broadcast_dimensions: Attribute | Any | None = ..., compare_type: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_complex(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_divide(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_maximum(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_minimum(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_multiply(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_next_after(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_or(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_polygamma(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_power(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_remainder(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_select(result: Type, pred: _Value, on_true: _Value, on_false: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_shift_left(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_shift_right_arithmetic(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_shift_right_logical(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_subtract(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_xor(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_zeta(result: Type, lhs: _Value, rhs: _Value, *, broadcast_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def conj(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def constant(value: Attribute | Any, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def constant_like(result: Type, operand: _Value, value: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cosh(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def digamma(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def erf(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def erf_inv(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def erfc(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def is_inf(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def is_neg_inf(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def is_pos_inf(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def lgamma(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def next_after(result: Type, x: _Value, y: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def polygamma(result: Type, n: _Value, x: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ragged_dot(result: Type, lhs: _Value, rhs: _Value, group_sizes: _Value, ragged_dot_dimension_numbers: Attribute | str | int, *, precision_config: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sinh(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def square(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def tan(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def top_k(values: Type, indices: Type, operand: _Value, k: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def zeta(result: Type, x: _Value, q: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
