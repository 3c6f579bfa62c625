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

class BitcastOp(OpView):
    OPERATION_NAME: str
    def __init__(self, dest: Type, source: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def dest(self) -> Value: ...  # type: ignore[override]

class CastOp(OpView):
    OPERATION_NAME: str
    def __init__(self, dest: Type, source: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def dest(self) -> Value: ...  # type: ignore[override]

class CollapseShapeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, src: _Value, reassociation: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def src(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def reassociation(self) -> Attribute: ...  # type: ignore[override]
    @reassociation.setter
    def reassociation(self, value: Any) -> None: ...

class ConcatOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, dim: Attribute | int, inputs: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def dim(self) -> Attribute: ...  # type: ignore[override]
    @dim.setter
    def dim(self, value: Any) -> None: ...

class DimOp(OpView):
    OPERATION_NAME: str
    def __init__(self, source: _Value, index: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def index(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class EmptyOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, dynamicSizes: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def dynamicSizes(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ExpandShapeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, src: _Value, reassociation: Attribute | Any, output_shape: _Values, static_output_shape: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def src(self) -> Value: ...  # type: ignore[override]
    @property
    def output_shape(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def reassociation(self) -> Attribute: ...  # type: ignore[override]
    @reassociation.setter
    def reassociation(self, value: Any) -> None: ...
    @property
    def static_output_shape(self) -> Attribute: ...  # type: ignore[override]
    @static_output_shape.setter
    def static_output_shape(self, value: Any) -> None: ...

class ExtractOp(OpView):
    OPERATION_NAME: str
    def __init__(self, tensor: _Value, indices: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def tensor(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ExtractSliceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, source: _Value, offsets: _Values, sizes: _Values, strides: _Values, static_offsets: Attribute | Any, static_sizes: Attribute | Any, static_strides: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def offsets(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def sizes(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def strides(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def static_offsets(self) -> Attribute: ...  # type: ignore[override]
    @static_offsets.setter
    def static_offsets(self, value: Any) -> None: ...
    @property
    def static_sizes(self) -> Attribute: ...  # type: ignore[override]
    @static_sizes.setter
    def static_sizes(self, value: Any) -> None: ...
    @property
    def static_strides(self) -> Attribute: ...  # type: ignore[override]
    @static_strides.setter
    def static_strides(self, value: Any) -> None: ...

class FromElementsOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, elements: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def elements(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class GatherOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, source: _Value, indices: _Value, gather_dims: Attribute | Any, *, unique: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def gather_dims(self) -> Attribute: ...  # type: ignore[override]
    @gather_dims.setter
    def gather_dims(self, value: Any) -> None: ...
    @property
    def unique(self) -> bool: ...  # type: ignore[override]
    @unique.setter
    def unique(self, value: Any) -> None: ...

class GenerateOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, dynamicExtents: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def dynamicExtents(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def body(self) -> Region: ...  # type: ignore[override]

class InsertOp(OpView):
    OPERATION_NAME: str
    def __init__(self, scalar: _Value, dest: _Value, indices: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def scalar(self) -> Value: ...  # type: ignore[override]
    @property
    def dest(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class InsertSliceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, source: _Value, dest: _Value, offsets: _Values, sizes: _Values, strides: _Values, static_offsets: Attribute | Any, static_sizes: Attribute | Any, static_strides: Attribute | Any, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def dest(self) -> Value: ...  # type: ignore[override]
    @property
    def offsets(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def sizes(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def strides(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def static_offsets(self) -> Attribute: ...  # type: ignore[override]
    @static_offsets.setter
    def static_offsets(self, value: Any) -> None: ...
    @property
    def static_sizes(self) -> Attribute: ...  # type: ignore[override]
    @static_sizes.setter
    def static_sizes(self, value: Any) -> None: ...
    @property
    def static_strides(self) -> Attribute: ...  # type: ignore[override]
    @static_strides.setter
    def static_strides(self, value: Any) -> None: ...

class PadOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, source: _Value, low: _Values, high: _Values, static_low: Attribute | Any, static_high: Attribute | Any, *, nofold: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def low(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def high(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def static_low(self) -> Attribute: ...  # type: ignore[override]
    @static_low.setter
    def static_low(self, value: Any) -> None: ...
    @property
    def static_high(self) -> Attribute: ...  # type: ignore[override]
    @static_high.setter
    def static_high(self, value: Any) -> None: ...
    @property
    def nofold(self) -> bool: ...  # type: ignore[override]
    @nofold.setter
    def nofold(self, value: Any) -> None: ...
    @property
    def region(self) -> Region: ...  # type: ignore[override]

class ParallelInsertSliceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, source: _Value, dest: _Value, offsets: _Values, sizes: _Values, strides: _Values, static_offsets: Attribute | Any, static_sizes: Attribute | Any, static_strides: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def dest(self) -> Value: ...  # type: ignore[override]
    @property
    def offsets(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def sizes(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def strides(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def static_offsets(self) -> Attribute: ...  # type: ignore[override]
    @static_offsets.setter
    def static_offsets(self, value: Any) -> None: ...
    @property
    def static_sizes(self) -> Attribute: ...  # type: ignore[override]
    @static_sizes.setter
    def static_sizes(self, value: Any) -> None: ...
    @property
    def static_strides(self) -> Attribute: ...  # type: ignore[override]
    @static_strides.setter
    def static_strides(self, value: Any) -> None: ...

class RankOp(OpView):
    OPERATION_NAME: str
    def __init__(self, tensor: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def tensor(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ReshapeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, source: _Value, shape: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def shape(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ScatterOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, source: _Value, dest: _Value, indices: _Value, scatter_dims: Attribute | Any, *, unique: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def dest(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def scatter_dims(self) -> Attribute: ...  # type: ignore[override]
    @scatter_dims.setter
    def scatter_dims(self, value: Any) -> None: ...
    @property
    def unique(self) -> bool: ...  # type: ignore[override]
    @unique.setter
    def unique(self, value: Any) -> None: ...

class SplatOp(OpView):
    OPERATION_NAME: str
    def __init__(self, aggregate: Type, input: _Value, dynamicSizes: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def input(self) -> Value: ...  # type: ignore[override]
    @property
    def dynamicSizes(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def aggregate(self) -> Value: ...  # type: ignore[override]

class YieldOp(OpView):
    OPERATION_NAME: str
    def __init__(self, value: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def value(self) -> Value: ...  # type: ignore[override]

def bitcast(dest: Type, source: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cast(dest: Type, source: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def collapse_shape(result: Type, src: _Value, reassociation: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def concat(result: Type, dim: Attribute | int, inputs: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dim(source: _Value, index: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def empty(result: Type, dynamic_sizes: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def expand_shape(result: Type, src: _Value, reassociation: Attribute | Any, output_shape: _Values, static_output_shape: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def extract(tensor: _Value, indices: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def extract_slice(result: Type, source: _Value, offsets: _Values, sizes: _Values, strides: _Values, static_offsets: Attribute | Any, static_sizes: Attribute | Any, static_strides: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def from_elements(result: Type, elements: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def gather(result: Type, source: _Value, indices: _Value, gather_dims: Attribute | Any, *, unique: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def generate(result: Type, dynamic_extents: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def insert(scalar: _Value, dest: _Value, indices: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def insert_slice(source: _Value, dest: _Value, offsets: _Values, sizes: _Values, strides: _Values, static_offsets: Attribute | Any, static_sizes: Attribute | Any, static_strides: Attribute | Any, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def pad(result: Type, source: _Value, low: _Values, high: _Values, static_low: Attribute | Any, static_high: Attribute | Any, *, nofold: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def parallel_insert_slice(source: _Value, dest: _Value, offsets: _Values, sizes: _Values, strides: _Values, static_offsets: Attribute | Any, static_sizes: Attribute | Any, static_strides: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def rank(tensor: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def reshape(result: Type, source: _Value, shape: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def scatter(result: Type, source: _Value, dest: _Value, indices: _Value, scatter_dims: Attribute | Any, *, unique: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def splat(aggregate: Type, input: _Value, dynamic_sizes: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def yield_(value: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
