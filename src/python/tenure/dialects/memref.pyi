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

class AllocOp(OpView):
    OPERATION_NAME: str
    def __init__(self, memref: Type, dynamicSizes: _Values, symbolOperands: _Values, *, alignment: Attribute | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def dynamicSizes(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def symbolOperands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def alignment(self) -> Attribute | None: ...  # type: ignore[override]
    @alignment.setter
    def alignment(self, value: Any) -> None: ...

class AllocaOp(OpView):
    OPERATION_NAME: str
    def __init__(self, memref: Type, dynamicSizes: _Values, symbolOperands: _Values, *, alignment: Attribute | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def dynamicSizes(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def symbolOperands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def alignment(self) -> Attribute | None: ...  # type: ignore[override]
    @alignment.setter
    def alignment(self, value: Any) -> None: ...

class AllocaScopeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def bodyRegion(self) -> Region: ...  # type: ignore[override]

class AllocaScopeReturnOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def results_(self) -> OpOperandList: ...  # type: ignore[override]

class AssumeAlignmentOp(OpView):
    OPERATION_NAME: str
    def __init__(self, memref: _Value, alignment: Attribute | int, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def alignment(self) -> Attribute: ...  # type: ignore[override]
    @alignment.setter
    def alignment(self, value: Any) -> None: ...

class AtomicRMWOp(OpView):
    OPERATION_NAME: str
    def __init__(self, kind: Attribute | str | int, value: _Value, memref: _Value, indices: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def value(self) -> Value: ...  # type: ignore[override]
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def kind(self) -> Attribute: ...  # type: ignore[override]
    @kind.setter
    def kind(self, value: Any) -> None: ...

class AtomicYieldOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]

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

class CopyOp(OpView):
    OPERATION_NAME: str
    def __init__(self, source: _Value, target: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def target(self) -> Value: ...  # type: ignore[override]

class DeallocOp(OpView):
    OPERATION_NAME: str
    def __init__(self, memref: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def memref(self) -> Value: ...  # type: ignore[override]

class DimOp(OpView):
    OPERATION_NAME: str
    def __init__(self, source: _Value, index: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def index(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class DistinctObjectsOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]

class DmaStartOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]

class DmaWaitOp(OpView):
    OPERATION_NAME: str
    def __init__(self, tagMemRef: _Value, tagIndices: _Values, numElements: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def tagMemRef(self) -> Value: ...  # type: ignore[override]
    @property
    def tagIndices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def numElements(self) -> Value: ...  # type: ignore[override]

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

class ExtractAlignedPointerAsIndexOp(OpView):
    OPERATION_NAME: str
    def __init__(self, source: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def aligned_pointer(self) -> Value: ...  # type: ignore[override]

class ExtractStridedMetadataOp(OpView):
    OPERATION_NAME: str
    def __init__(self, base_buffer: Type, offset: Type, sizes: Sequence[Type], strides: Sequence[Type], source: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def base_buffer(self) -> Value: ...  # type: ignore[override]
    @property
    def offset(self) -> Value: ...  # type: ignore[override]
    @property
    def sizes(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def strides(self) -> OpResultList: ...  # type: ignore[override]

class GenericAtomicRMWOp(OpView):
    OPERATION_NAME: str
    def __init__(self, memref: _Value, indices: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def atomic_body(self) -> Region: ...  # type: ignore[override]

class GetGlobalOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, name: Attribute | str, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def name(self) -> Attribute: ...  # type: ignore[override]
    @name.setter
    def name(self, value: Any) -> None: ...

class GlobalOp(OpView):
    OPERATION_NAME: str
    def __init__(self, sym_name: Attribute | str, type_: Attribute | Any, *, sym_visibility: Attribute | str | None = ..., initial_value: Attribute | Any | None = ..., constant: Attribute | bool | None = ..., alignment: Attribute | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def sym_name(self) -> Attribute: ...  # type: ignore[override]
    @sym_name.setter
    def sym_name(self, value: Any) -> None: ...
    @property
    def sym_visibility(self) -> Attribute | None: ...  # type: ignore[override]
    @sym_visibility.setter
    def sym_visibility(self, value: Any) -> None: ...
    @property
    def type_(self) -> Attribute: ...  # type: ignore[override]
    @type_.setter
    def type_(self, value: Any) -> None: ...
    @property
    def initial_value(self) -> Attribute | None: ...  # type: ignore[override]
    @initial_value.setter
    def initial_value(self, value: Any) -> None: ...
    @property
    def constant(self) -> bool: ...  # type: ignore[override]
    @constant.setter
    def constant(self, value: Any) -> None: ...
    @property
    def alignment(self) -> Attribute | None: ...  # type: ignore[override]
    @alignment.setter
    def alignment(self, value: Any) -> None: ...

class LoadOp(OpView):
    OPERATION_NAME: str
    def __init__(self, memref: _Value, indices: _Values, *, nontemporal: Attribute | bool | None = ..., alignment: Attribute | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def nontemporal(self) -> Attribute | None: ...  # type: ignore[override]
    @nontemporal.setter
    def nontemporal(self, value: Any) -> None: ...
    @property
    def alignment(self) -> Attribute | None: ...  # type: ignore[override]
    @alignment.setter
    def alignment(self, value: Any) -> None: ...

class MemorySpaceCastOp(OpView):
    OPERATION_NAME: str
    def __init__(self, dest: Type, source: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def dest(self) -> Value: ...  # type: ignore[override]

class PrefetchOp(OpView):
    OPERATION_NAME: str
    def __init__(self, memref: _Value, indices: _Values, isWrite: Attribute | bool, localityHint: Attribute | int, isDataCache: Attribute | bool, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
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

class RankOp(OpView):
    OPERATION_NAME: str
    def __init__(self, memref: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ReallocOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, source: _Value, *, dynamicResultSize: _Value | None = ..., alignment: Attribute | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def dynamicResultSize(self) -> Value | None: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def alignment(self) -> Attribute | None: ...  # type: ignore[override]
    @alignment.setter
    def alignment(self, value: Any) -> None: ...

class ReinterpretCastOp(OpView):
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

class ReshapeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, source: _Value, shape: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def shape(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class StoreOp(OpView):
    OPERATION_NAME: str
    def __init__(self, value: _Value, memref: _Value, indices: _Values, *, nontemporal: Attribute | bool | None = ..., alignment: Attribute | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def value(self) -> Value: ...  # type: ignore[override]
    @property
    def memref(self) -> Value: ...  # type: ignore[override]
    @property
    def indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def nontemporal(self) -> Attribute | None: ...  # type: ignore[override]
    @nontemporal.setter
    def nontemporal(self, value: Any) -> None: ...
    @property
    def alignment(self) -> Attribute | None: ...  # type: ignore[override]
    @alignment.setter
    def alignment(self, value: Any) -> None: ...

class SubViewOp(OpView):
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

class TransposeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, in_: _Value, permutation: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def in_(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def permutation(self) -> Attribute: ...  # type: ignore[override]
    @permutation.setter
    def permutation(self, value: Any) -> None: ...

class ViewOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, source: _Value, byte_shift: _Value, sizes: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def byte_shift(self) -> Value: ...  # type: ignore[override]
    @property
    def sizes(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

def load(memref: _Value, indices: _Values, *, nontemporal: Attribute | bool | None = ..., alignment: Attribute | int | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def alloc(memref: Type, dynamic_sizes: _Values, symbol_operands: _Values, *, alignment: Attribute | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def alloca(memref: Type, dynamic_sizes: _Values, symbol_operands: _Values, *, alignment: Attribute | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def alloca_scope(results_: Sequence[Type], *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def alloca_scope_return(results_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def assume_alignment(memref: _Value, alignment: Attribute | int, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def atomic_rmw(kind: Attribute | str | int, value: _Value, memref: _Value, indices: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def atomic_yield(result: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def cast(dest: Type, source: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def collapse_shape(result: Type, src: _Value, reassociation: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def copy(source: _Value, target: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def dealloc(memref: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def dim(source: _Value, index: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def distinct_objects(results_: Sequence[Type], operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def dma_start(operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def dma_wait(tag_mem_ref: _Value, tag_indices: _Values, num_elements: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def expand_shape(result: Type, src: _Value, reassociation: Attribute | Any, output_shape: _Values, static_output_shape: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def extract_aligned_pointer_as_index(source: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def extract_strided_metadata(base_buffer: Type, offset: Type, sizes: Sequence[Type], strides: Sequence[Type], source: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def generic_atomic_rmw(memref: _Value, indices: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def get_global(result: Type, name: Attribute | str, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def global_(sym_name: Attribute | str, type_: Attribute | Any, *, sym_visibility: Attribute | str | None = ..., initial_value: Attribute | Any | None = ..., constant: Attribute | bool | None = ..., alignment: Attribute | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def memory_space_cast(dest: Type, source: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def prefetch(memref: _Value, indices: _Values, is_write: Attribute | bool, locality_hint: Attribute | int, is_data_cache: Attribute | bool, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def rank(memref: _Value, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def realloc(result: Type, source: _Value, *, dynamic_result_size: _Value | None = ..., alignment: Attribute | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def reinterpret_cast(result: Type, source: _Value, offsets: _Values, sizes: _Values, strides: _Values, static_offsets: Attribute | Any, static_sizes: Attribute | Any, static_strides: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def reshape(result: Type, source: _Value, shape: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def store(value: _Value, memref: _Value, indices: _Values, *, nontemporal: Attribute | bool | None = ..., alignment: Attribute | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def subview(result: Type, source: _Value, offsets: _Values, sizes: _Values, strides: _Values, static_offsets: Attribute | Any, static_sizes: Attribute | Any, static_strides: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def transpose(result: Type, in_: _Value, permutation: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def view(result: Type, source: _Value, byte_shift: _Value, sizes: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
