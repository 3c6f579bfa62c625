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

class AssertOp(OpView):
    OPERATION_NAME: str
    def __init__(self, arg: _Value, msg: Attribute | str, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def arg(self) -> Value: ...  # type: ignore[override]
    @property
    def msg(self) -> Attribute: ...  # type: ignore[override]
    @msg.setter
    def msg(self, value: Any) -> None: ...

class BranchOp(OpView):
    OPERATION_NAME: str
    def __init__(self, destOperands: _Values, dest: Block, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def destOperands(self) -> OpOperandList: ...  # type: ignore[override]

class CondBranchOp(OpView):
    OPERATION_NAME: str
    def __init__(self, condition: _Value, trueDestOperands: _Values, falseDestOperands: _Values, trueDest: Block, falseDest: Block, *, branch_weights: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def condition(self) -> Value: ...  # type: ignore[override]
    @property
    def trueDestOperands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def falseDestOperands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def branch_weights(self) -> Attribute | None: ...  # type: ignore[override]
    @branch_weights.setter
    def branch_weights(self, value: Any) -> None: ...

class SwitchOp(OpView):
    OPERATION_NAME: str
    def __init__(self, flag: _Value, defaultOperands: _Values, caseOperands: _Values, case_operand_segments: Attribute | Any, defaultDestination: Block, caseDestinations: Sequence[Block], *, case_values: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def flag(self) -> Value: ...  # type: ignore[override]
    @property
    def defaultOperands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def caseOperands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def case_values(self) -> Attribute | None: ...  # type: ignore[override]
    @case_values.setter
    def case_values(self, value: Any) -> None: ...
    @property
    def case_operand_segments(self) -> Attribute: ...  # type: ignore[override]
    @case_operand_segments.setter
    def case_operand_segments(self, value: Any) -> None: ...

def assert_(arg: _Value, msg: Attribute | str, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def br(dest_operands: _Values, dest: Block, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def cond_br(condition: _Value, true_dest_operands: _Values, false_dest_operands: _Values, true_dest: Block, false_dest: Block, *, branch_weights: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def switch(flag: _Value, default_operands: _Values, case_operands: _Values, case_operand_segments: Attribute | Any, default_destination: Block, case_destinations: Sequence[Block], *, case_values: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
