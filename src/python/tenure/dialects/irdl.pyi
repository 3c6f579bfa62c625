# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Made by tools/make-dialect-stubs.
from collections.abc import Callable, Generator, Sequence
from typing import Any
import enum

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

class Variadicity(enum.IntEnum):
    single = 0
    optional = 1
    variadic = 2

class DialectOp(OpView):
    OPERATION_NAME: str
    def __init__(self, sym_name: Any, *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def sym_name(self) -> Attribute: ...  # type: ignore[override]
    @sym_name.setter
    def sym_name(self, value: Any) -> None: ...
    @property
    def body(self) -> Any: ...  # type: ignore[override]

class TypeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, sym_name: Any, *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def sym_name(self) -> Attribute: ...  # type: ignore[override]
    @sym_name.setter
    def sym_name(self, value: Any) -> None: ...
    @property
    def body(self) -> Any: ...  # type: ignore[override]

class AttributeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, sym_name: Any, *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def sym_name(self) -> Attribute: ...  # type: ignore[override]
    @sym_name.setter
    def sym_name(self, value: Any) -> None: ...
    @property
    def body(self) -> Any: ...  # type: ignore[override]

class OperationOp(OpView):
    OPERATION_NAME: str
    def __init__(self, sym_name: Any, *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def sym_name(self) -> Attribute: ...  # type: ignore[override]
    @sym_name.setter
    def sym_name(self, value: Any) -> None: ...
    @property
    def body(self) -> Any: ...  # type: ignore[override]

class ParametersOp(OpView):
    OPERATION_NAME: str
    def __init__(self, args: _Values, names: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def args(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def names(self) -> Attribute: ...  # type: ignore[override]
    @names.setter
    def names(self, value: Any) -> None: ...

class OperandsOp(OpView):
    OPERATION_NAME: str
    def __init__(self, args: Any, names: Any, variadicity: Any, *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def args(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def names(self) -> Attribute: ...  # type: ignore[override]
    @names.setter
    def names(self, value: Any) -> None: ...
    @property
    def variadicity(self) -> Attribute: ...  # type: ignore[override]
    @variadicity.setter
    def variadicity(self, value: Any) -> None: ...

class ResultsOp(OpView):
    OPERATION_NAME: str
    def __init__(self, args: Any, names: Any, variadicity: Any, *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def args(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def names(self) -> Attribute: ...  # type: ignore[override]
    @names.setter
    def names(self, value: Any) -> None: ...
    @property
    def variadicity(self) -> Attribute: ...  # type: ignore[override]
    @variadicity.setter
    def variadicity(self, value: Any) -> None: ...

class AttributesOp(OpView):
    OPERATION_NAME: str
    def __init__(self, attribute_values: Any, attributeValueNames: Any, *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def attribute_values(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def attributeValueNames(self) -> Attribute: ...  # type: ignore[override]
    @attributeValueNames.setter
    def attributeValueNames(self, value: Any) -> None: ...

class RegionsOp(OpView):
    OPERATION_NAME: str
    def __init__(self, args: _Values, names: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def args(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def names(self) -> Attribute: ...  # type: ignore[override]
    @names.setter
    def names(self, value: Any) -> None: ...

class RegionOp(OpView):
    OPERATION_NAME: str
    def __init__(self, entry_block_args: _Values, *, numberOfBlocks: Attribute | int | None = ..., constrainedArguments: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def entry_block_args(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def numberOfBlocks(self) -> Attribute | None: ...  # type: ignore[override]
    @numberOfBlocks.setter
    def numberOfBlocks(self, value: Any) -> None: ...
    @property
    def constrainedArguments(self) -> bool: ...  # type: ignore[override]
    @constrainedArguments.setter
    def constrainedArguments(self, value: Any) -> None: ...

class IsOp(OpView):
    OPERATION_NAME: str
    def __init__(self, expected: Attribute | Any, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def expected(self) -> Attribute: ...  # type: ignore[override]
    @expected.setter
    def expected(self, value: Any) -> None: ...

class BaseOp(OpView):
    OPERATION_NAME: str
    def __init__(self, *, base_ref: Attribute | Any | None = ..., base_name: Attribute | str | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def base_ref(self) -> Attribute | None: ...  # type: ignore[override]
    @base_ref.setter
    def base_ref(self, value: Any) -> None: ...
    @property
    def base_name(self) -> Attribute | None: ...  # type: ignore[override]
    @base_name.setter
    def base_name(self, value: Any) -> None: ...

class ParametricOp(OpView):
    OPERATION_NAME: str
    def __init__(self, args: _Values, base_type: Attribute | Any, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def args(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def base_type(self) -> Attribute: ...  # type: ignore[override]
    @base_type.setter
    def base_type(self, value: Any) -> None: ...

class AnyOp(OpView):
    OPERATION_NAME: str
    def __init__(self, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def output(self) -> Value: ...  # type: ignore[override]

class AnyOfOp(OpView):
    OPERATION_NAME: str
    def __init__(self, args: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def args(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def output(self) -> Value: ...  # type: ignore[override]

class AllOfOp(OpView):
    OPERATION_NAME: str
    def __init__(self, args: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def args(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def output(self) -> Value: ...  # type: ignore[override]

class CPredOp(OpView):
    OPERATION_NAME: str
    def __init__(self, pred: Attribute | str, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def pred(self) -> Attribute: ...  # type: ignore[override]
    @pred.setter
    def pred(self, value: Any) -> None: ...

def dialect(sym_name: Any, *, loc: Any = ..., ip: Any = ...) -> Any: ...
def type_(sym_name: Any, *, loc: Any = ..., ip: Any = ...) -> Any: ...
def attribute(sym_name: Any, *, loc: Any = ..., ip: Any = ...) -> Any: ...
def operation_(sym_name: Any, *, loc: Any = ..., ip: Any = ...) -> Any: ...
def parameters(args: _Values, names: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def operands_(args: _Values, names: Attribute | Any, variadicity: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def results_(args: _Values, names: Attribute | Any, variadicity: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def attributes_(attribute_values: _Values, attribute_value_names: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def regions_(args: _Values, names: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def region(entry_block_args: _Values, *, number_of_blocks: Attribute | int | None = ..., constrained_arguments: Attribute | bool | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def is_(expected: Attribute | Any, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def base(*, base_ref: Attribute | Any | None = ..., base_name: Attribute | str | None = ..., results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def parametric(args: _Values, base_type: Attribute | Any, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def any(*, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def any_of(args: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def all_of(args: _Values, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def c_pred(pred: Attribute | str, *, results: Sequence[Type] | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def load_dialects(module: Any) -> Any: ...
