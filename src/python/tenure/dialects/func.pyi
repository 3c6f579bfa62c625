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

class CallOp(OpView):
    OPERATION_NAME: str
    def __init__(self, callee_or_results: Any, arguments_or_callee: Any, argument_list: Any = ..., *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def callee(self) -> Attribute: ...  # type: ignore[override]
    @callee.setter
    def callee(self, value: Any) -> None: ...
    @property
    def arg_attrs(self) -> Attribute | None: ...  # type: ignore[override]
    @arg_attrs.setter
    def arg_attrs(self, value: Any) -> None: ...
    @property
    def res_attrs(self) -> Attribute | None: ...  # type: ignore[override]
    @res_attrs.setter
    def res_attrs(self, value: Any) -> None: ...
    @property
    def no_inline(self) -> bool: ...  # type: ignore[override]
    @no_inline.setter
    def no_inline(self, value: Any) -> None: ...

class CallIndirectOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], callee: _Value, callee_operands: _Values, *, arg_attrs: Attribute | Any | None = ..., res_attrs: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def callee(self) -> Value: ...  # type: ignore[override]
    @property
    def callee_operands(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def arg_attrs(self) -> Attribute | None: ...  # type: ignore[override]
    @arg_attrs.setter
    def arg_attrs(self, value: Any) -> None: ...
    @property
    def res_attrs(self) -> Attribute | None: ...  # type: ignore[override]
    @res_attrs.setter
    def res_attrs(self, value: Any) -> None: ...

class ConstantOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Any, value: Any, *, loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def value(self) -> Attribute: ...  # type: ignore[override]
    @value.setter
    def value(self, value: Any) -> None: ...
    @property
    def type(self) -> Any: ...  # type: ignore[override]

class FuncOp(OpView):
    OPERATION_NAME: str
    def __init__(self, name: Any, type: Any, *, visibility: Any = ..., body_builder: Any = ..., loc: Any = ..., ip: Any = ...) -> None: ...
    @property
    def sym_name(self) -> Attribute: ...  # type: ignore[override]
    @sym_name.setter
    def sym_name(self, value: Any) -> None: ...
    @property
    def function_type(self) -> Attribute: ...  # type: ignore[override]
    @function_type.setter
    def function_type(self, value: Any) -> None: ...
    @property
    def sym_visibility(self) -> Attribute | None: ...  # type: ignore[override]
    @sym_visibility.setter
    def sym_visibility(self, value: Any) -> None: ...
    @property
    def arg_attrs(self) -> Any: ...  # type: ignore[override]
    @arg_attrs.setter
    def arg_attrs(self, value: Any) -> None: ...
    @property
    def res_attrs(self) -> Attribute | None: ...  # type: ignore[override]
    @res_attrs.setter
    def res_attrs(self, value: Any) -> None: ...
    @property
    def no_inline(self) -> bool: ...  # type: ignore[override]
    @no_inline.setter
    def no_inline(self, value: Any) -> None: ...
    @property
    def body(self) -> Any: ...  # type: ignore[override]
    @property
    def is_external(self) -> Any: ...  # type: ignore[override]
    @property
    def type(self) -> Any: ...  # type: ignore[override]
    @property
    def visibility(self) -> Any: ...  # type: ignore[override]
    @property
    def name(self) -> Any: ...  # type: ignore[override]
    @property
    def entry_block(self) -> Any: ...  # type: ignore[override]
    @property
    def arguments(self) -> Any: ...  # type: ignore[override]
    @property
    def result_attrs(self) -> Any: ...  # type: ignore[override]
    def add_entry_block(self, arg_locs: Any = ...) -> Any: ...
    @classmethod
    def from_py_func(cls, *inputs: Any, results: Any = ..., name: Any = ...) -> Any: ...

class ReturnOp(OpView):
    OPERATION_NAME: str
    def __init__(self, operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]

def call(result: Sequence[Type], callee: Attribute | str, operands_: _Values, *, arg_attrs: Attribute | Any | None = ..., res_attrs: Attribute | Any | None = ..., no_inline: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def call_indirect(results_: Sequence[Type], callee: _Value, callee_operands: _Values, *, arg_attrs: Attribute | Any | None = ..., res_attrs: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def constant(result: Type, value: Attribute | str, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def return_(operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def func(*inputs: Any, results: Any = ..., name: Any = ...) -> Any: ...
