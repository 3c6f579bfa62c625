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

class PoisonOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, *, value: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def value(self) -> Attribute | None: ...  # type: ignore[override]
    @value.setter
    def value(self, value: Any) -> None: ...

class UnreachableOp(OpView):
    OPERATION_NAME: str
    def __init__(self, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...

def poison(result: Type, *, value: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def unreachable(*, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
