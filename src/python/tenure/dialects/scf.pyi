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

class ConditionOp(OpView):
    OPERATION_NAME: str
    def __init__(self, condition: _Value, args: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def condition(self) -> Value: ...  # type: ignore[override]
    @property
    def args(self) -> OpOperandList: ...  # type: ignore[override]

class ExecuteRegionOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Sequence[Type], *, no_inline: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def result(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def no_inline(self) -> bool: ...  # type: ignore[override]
    @no_inline.setter
    def no_inline(self, value: Any) -> None: ...
    @property
    def region(self) -> Region: ...  # type: ignore[override]

class ForOp(OpView):
    OPERATION_NAME: str
    def __init__(self, lower_bound: Any, upper_bound: Any, step: Any, iter_args: Any = ..., *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def lowerBound(self) -> Value: ...  # type: ignore[override]
    @property
    def upperBound(self) -> Value: ...  # type: ignore[override]
    @property
    def step(self) -> Value: ...  # type: ignore[override]
    @property
    def initArgs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def unsignedCmp(self) -> bool: ...  # type: ignore[override]
    @unsignedCmp.setter
    def unsignedCmp(self, value: Any) -> None: ...
    @property
    def region(self) -> Region: ...  # type: ignore[override]
    @property
    def body(self) -> Any: ...  # type: ignore[override]
    @property
    def induction_variable(self) -> Any: ...  # type: ignore[override]
    @property
    def inner_iter_args(self) -> Any: ...  # type: ignore[override]

class ForallOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], dynamicLowerBound: _Values, dynamicUpperBound: _Values, dynamicStep: _Values, staticLowerBound: Attribute | Any, staticUpperBound: Attribute | Any, staticStep: Attribute | Any, outputs: _Values, *, mapping: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def dynamicLowerBound(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def dynamicUpperBound(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def dynamicStep(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def outputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def staticLowerBound(self) -> Attribute: ...  # type: ignore[override]
    @staticLowerBound.setter
    def staticLowerBound(self, value: Any) -> None: ...
    @property
    def staticUpperBound(self) -> Attribute: ...  # type: ignore[override]
    @staticUpperBound.setter
    def staticUpperBound(self, value: Any) -> None: ...
    @property
    def staticStep(self) -> Attribute: ...  # type: ignore[override]
    @staticStep.setter
    def staticStep(self, value: Any) -> None: ...
    @property
    def mapping(self) -> Attribute | None: ...  # type: ignore[override]
    @mapping.setter
    def mapping(self, value: Any) -> None: ...
    @property
    def region(self) -> Region: ...  # type: ignore[override]

class InParallelOp(OpView):
    OPERATION_NAME: str
    def __init__(self, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def region(self) -> Region: ...  # type: ignore[override]

class IfOp(OpView):
    OPERATION_NAME: str
    def __init__(self, cond: Any, results_: Any = ..., *, hasElse: Any = ..., loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def condition(self) -> Value: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def thenRegion(self) -> Region: ...  # type: ignore[override]
    @property
    def elseRegion(self) -> Region: ...  # type: ignore[override]
    @property
    def then_block(self) -> Any: ...  # type: ignore[override]
    @property
    def else_block(self) -> Any: ...  # type: ignore[override]

class IndexSwitchOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], arg: _Value, cases: Attribute | Any, *, num_caseRegions: int = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def arg(self) -> Value: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def cases(self) -> Attribute: ...  # type: ignore[override]
    @cases.setter
    def cases(self, value: Any) -> None: ...
    @property
    def defaultRegion(self) -> Region: ...  # type: ignore[override]
    @property
    def caseRegions(self) -> RegionSequence | Any: ...  # type: ignore[override]

class ParallelOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], lowerBound: _Values, upperBound: _Values, step: _Values, initVals: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lowerBound(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def upperBound(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def step(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def initVals(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def region(self) -> Region: ...  # type: ignore[override]

class ReduceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operands_: _Values, *, num_reductions: int = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def reductions(self) -> RegionSequence | Any: ...  # type: ignore[override]

class ReduceReturnOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class WhileOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], inits: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inits(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def before(self) -> Region: ...  # type: ignore[override]
    @property
    def after(self) -> Region: ...  # type: ignore[override]

class YieldOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def results_(self) -> OpOperandList: ...  # type: ignore[override]

def condition(condition: _Value, args: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def execute_region(result: Sequence[Type], *, no_inline: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def for_(start: Any, stop: Any = ..., step: Any = ..., iter_args: Any = ..., *, loc: Any = ..., ip: Any = ...) -> Any: ...
def forall(results_: Sequence[Type], dynamic_lower_bound: _Values, dynamic_upper_bound: _Values, dynamic_step: _Values, static_lower_bound: Attribute | Any, static_upper_bound: Attribute | Any, static_step: Attribute | Any, outputs: _Values, *, mapping: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def forall_in_parallel(*, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def if_(condition: Any, results_: Any = ..., *, hasElse: Any = ..., loc: Any = ..., ip: Any = ...) -> Any: ...
def index_switch(results_: Sequence[Type], arg: _Value, cases: Attribute | Any, *, num_case_regions: int = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def parallel(results_: Sequence[Type], lower_bound: _Values, upper_bound: _Values, step: _Values, init_vals: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def reduce(operands_: _Values, *, num_reductions: int = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def reduce_return(result: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def while_(results_: Sequence[Type], inits: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def yield_(results_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
