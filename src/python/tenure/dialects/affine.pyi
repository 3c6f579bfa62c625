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

class AffineApplyOp(OpView):
    OPERATION_NAME: str
    def __init__(self, map: Attribute | Any, mapOperands: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def mapOperands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def map(self) -> Attribute: ...  # type: ignore[override]
    @map.setter
    def map(self, value: Any) -> None: ...

class AffineDelinearizeIndexOp(OpView):
    OPERATION_NAME: str
    def __init__(self, multi_index: Sequence[Type], linear_index: _Value, dynamic_basis: _Values, static_basis: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def linear_index(self) -> Value: ...  # type: ignore[override]
    @property
    def dynamic_basis(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def multi_index(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def static_basis(self) -> Attribute: ...  # type: ignore[override]
    @static_basis.setter
    def static_basis(self, value: Any) -> None: ...

class DmaStartOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]

class DmaWaitOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]

class AffineForOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], lowerBoundOperands: _Values, upperBoundOperands: _Values, inits: _Values, lowerBoundMap: Attribute | Any, upperBoundMap: Attribute | Any, step: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lowerBoundOperands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def upperBoundOperands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def inits(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def lowerBoundMap(self) -> Attribute: ...  # type: ignore[override]
    @lowerBoundMap.setter
    def lowerBoundMap(self, value: Any) -> None: ...
    @property
    def upperBoundMap(self) -> Attribute: ...  # type: ignore[override]
    @upperBoundMap.setter
    def upperBoundMap(self, value: Any) -> None: ...
    @property
    def step(self) -> Attribute: ...  # type: ignore[override]
    @step.setter
    def step(self, value: Any) -> None: ...
    @property
    def region(self) -> Region: ...  # type: ignore[override]

class AffineIfOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], operands_: _Values, condition: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def condition(self) -> Attribute: ...  # type: ignore[override]
    @condition.setter
    def condition(self, value: Any) -> None: ...
    @property
    def thenRegion(self) -> Region: ...  # type: ignore[override]
    @property
    def elseRegion(self) -> Region: ...  # type: ignore[override]

class AffineLinearizeIndexOp(OpView):
    OPERATION_NAME: str
    def __init__(self, multi_index: _Values, dynamic_basis: _Values, static_basis: Attribute | Any, *, disjoint: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def multi_index(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def dynamic_basis(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def linear_index(self) -> Value: ...  # type: ignore[override]
    @property
    def static_basis(self) -> Attribute: ...  # type: ignore[override]
    @static_basis.setter
    def static_basis(self, value: Any) -> None: ...
    @property
    def disjoint(self) -> bool: ...  # type: ignore[override]
    @disjoint.setter
    def disjoint(self, value: Any) -> None: ...

class AffineLoadOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, memref: _Value, indices: _Values, map: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def map(self) -> Attribute: ...  # type: ignore[override]
    @map.setter
    def map(self, value: Any) -> None: ...

class AffineMaxOp(OpView):
    OPERATION_NAME: str
    def __init__(self, map: Attribute | Any, operands_: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def map(self) -> Attribute: ...  # type: ignore[override]
    @map.setter
    def map(self, value: Any) -> None: ...

class AffineMinOp(OpView):
    OPERATION_NAME: str
    def __init__(self, map: Attribute | Any, operands_: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def map(self) -> Attribute: ...  # type: ignore[override]
    @map.setter
    def map(self, value: Any) -> None: ...

class AffineParallelOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], reductions: Attribute | Any, lowerBoundsMap: Attribute | Any, lowerBoundsGroups: Attribute | Any, upperBoundsMap: Attribute | Any, upperBoundsGroups: Attribute | Any, steps: Attribute | Any, mapOperands: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def mapOperands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def reductions(self) -> Attribute: ...  # type: ignore[override]
    @reductions.setter
    def reductions(self, value: Any) -> None: ...
    @property
    def lowerBoundsMap(self) -> Attribute: ...  # type: ignore[override]
    @lowerBoundsMap.setter
    def lowerBoundsMap(self, value: Any) -> None: ...
    @property
    def lowerBoundsGroups(self) -> Attribute: ...  # type: ignore[override]
    @lowerBoundsGroups.setter
    def lowerBoundsGroups(self, value: Any) -> None: ...
    @property
    def upperBoundsMap(self) -> Attribute: ...  # type: ignore[override]
    @upperBoundsMap.setter
    def upperBoundsMap(self, value: Any) -> None: ...
    @property
    def upperBoundsGroups(self) -> Attribute: ...  # type: ignore[override]
    @upperBoundsGroups.setter
    def upperBoundsGroups(self, value: Any) -> None: ...
    @property
    def steps(self) -> Attribute: ...  # type: ignore[override]
    @steps.setter
    def steps(self, value: Any) -> None: ...
    @property
    def region(self) -> Region: ...  # type: ignore[override]

class AffinePrefetchOp(OpView):
    OPERATION_NAME: str
    def __init__(self, memref: _Value, indices: _Values, isWrite: Attribute | bool, localityHint: Attribute | int, isDataCache: Attribute | bool, map: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def isWrite(self) -> Attribute: ...  # type: ignore[override]
    @isWrite.setter
    def isWrite(self, value: Any) -> None: ...
    @property
    def localityHint(self) -> Attribute: ...  # type: ignore[override]
    @localityHint.setter
    def localityHint(self, value: Any) -> None: ...
    @property
    def isDataCache(self) -> Attribute: ...  # type: ignore[override]
    @isDataCache.setter
    def isDataCache(self, value: Any) -> None: ...
    @property
    def map(self) -> Attribute: ...  # type: ignore[override]
    @map.setter
    def map(self, value: Any) -> None: ...

class AffineStoreOp(OpView):
    OPERATION_NAME: str
    def __init__(self, value: _Value, memref: _Value, indices: _Values, map: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def value(self) -> Value: ...  # type: ignore[override]
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def map(self) -> Attribute: ...  # type: ignore[override]
    @map.setter
    def map(self, value: Any) -> None: ...

class AffineVectorLoadOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, memref: _Value, indices: _Values, map: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def map(self) -> Attribute: ...  # type: ignore[override]
    @map.setter
    def map(self, value: Any) -> None: ...

class AffineVectorStoreOp(OpView):
    OPERATION_NAME: str
    def __init__(self, value: _Value, memref: _Value, indices: _Values, map: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def value(self) -> Value: ...  # type: ignore[override]
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def map(self) -> Attribute: ...  # type: ignore[override]
    @map.setter
    def map(self, value: Any) -> None: ...

class AffineYieldOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]

def load(result: Type, memref: _Value, indices: _Values, map: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def apply(map: Attribute | Any, map_operands: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def delinearize_index(multi_index: Sequence[Type], linear_index: _Value, dynamic_basis: _Values, static_basis: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def dma_start(operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def dma_wait(operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def for_(results_: Sequence[Type], lower_bound_operands: _Values, upper_bound_operands: _Values, inits: _Values, lower_bound_map: Attribute | Any, upper_bound_map: Attribute | Any, step: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def if_(results_: Sequence[Type], operands_: _Values, condition: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def linearize_index(multi_index: _Values, dynamic_basis: _Values, static_basis: Attribute | Any, *, disjoint: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def max(map: Attribute | Any, operands_: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def min(map: Attribute | Any, operands_: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def parallel(results_: Sequence[Type], reductions: Attribute | Any, lower_bounds_map: Attribute | Any, lower_bounds_groups: Attribute | Any, upper_bounds_map: Attribute | Any, upper_bounds_groups: Attribute | Any, steps: Attribute | Any, map_operands: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def prefetch(memref: _Value, indices: _Values, is_write: Attribute | bool, locality_hint: Attribute | int, is_data_cache: Attribute | bool, map: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def store(value: _Value, memref: _Value, indices: _Values, map: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def vector_load(result: Type, memref: _Value, indices: _Values, map: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def vector_store(value: _Value, memref: _Value, indices: _Values, map: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def yield_(operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
