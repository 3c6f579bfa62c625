# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The interface of tenure.ir for type checkers, with the docstrings that help() shows: tools/document-python adds them to the
# package. tests/python/test_stubs.py compares the declarations with the module.

import enum
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import GenericAlias
from typing import (
    Any, ClassVar, Literal, NoReturn, Protocol, SupportsFloat, SupportsIndex, SupportsInt, TypeVar, final, overload
)

from _typeshed import SupportsWrite
from typing_extensions import Buffer, Never, Self, TypeGuard

from .rewrite import PatternRewriter

_Op = TypeVar("_Op", bound=_OperationBase)
_View = TypeVar("_View", bound=OpView)
_Function = TypeVar("_Function", bound=Callable[..., object])
_File = SupportsWrite[str] | SupportsWrite[bytes]

class _ArrayInterface(Protocol):
    """An array of NumPy, whose stubs declare the buffer protocol from Python 3.12 on."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...

_BufferLike = Buffer | _ArrayInterface

# Operations.

class _OperationBase:
    """The members that Operation and OpView share. All of them except `context` raise StaleHandleError once the
    operation is erased or the handle's scope is closed."""

    def walk(self, callback: Callable[[Operation], WalkResult], walk_order: WalkOrder = ...,
             op_class: type[OpView] | None = None) -> None:
        """Calls `callback` with this operation and each nested one, children first by default (`walk_order`); with
        `op_class`, only with operations of that class. The WalkResult that the callback returns controls the walk.
        It may change and erase its operation. An exception ends the walk and is raised here; one of a built-in class
        is also a RuntimeError, with the original exception as its cause."""
    @overload
    def get_asm(self, binary: Literal[False] = False, large_elements_limit: int | None = None,
                large_resource_limit: int | None = None, enable_debug_info: bool = False,
                pretty_debug_info: bool = False, print_generic_op_form: bool = False, use_local_scope: bool = False,
                use_name_loc_as_prefix: bool = False, assume_verified: bool = False,
                skip_regions: bool = False) -> str:
        """Returns the operation's text, with `binary` as UTF-8 bytes. Elements and resources larger than the limits are
        elided. `enable_debug_info` prints locations, `print_generic_op_form` MLIR's generic form."""
    @overload
    def get_asm(self, binary: Literal[True], large_elements_limit: int | None = None,
                large_resource_limit: int | None = None, enable_debug_info: bool = False,
                pretty_debug_info: bool = False, print_generic_op_form: bool = False, use_local_scope: bool = False,
                use_name_loc_as_prefix: bool = False, assume_verified: bool = False,
                skip_regions: bool = False) -> bytes: ...
    @overload
    def get_asm(self, binary: bool, large_elements_limit: int | None = None,
                large_resource_limit: int | None = None, enable_debug_info: bool = False,
                pretty_debug_info: bool = False, print_generic_op_form: bool = False, use_local_scope: bool = False,
                use_name_loc_as_prefix: bool = False, assume_verified: bool = False,
                skip_regions: bool = False) -> str | bytes: ...
    def print(self, state: AsmState | None = None, *, file: _File | None = None, binary: bool = False,
              large_elements_limit: int | None = None, large_resource_limit: int | None = None,
              enable_debug_info: bool = False, pretty_debug_info: bool = False, print_generic_op_form: bool = False,
              use_local_scope: bool = False, use_name_loc_as_prefix: bool = False, assume_verified: bool = False,
              skip_regions: bool = False) -> None:
        """Writes the text and a line break to `file` or sys.stdout. The options are those of get_asm."""
    def _repr_html_(self) -> str:
        """The representation for notebooks: at most 100 lines of the text or, for a large operation, of its first
        operations. It never raises; for a stale handle it shows the reason."""
    def clone(self, ip: InsertionPoint | Literal[False] | None = None) -> OpView:
        """Returns a deep copy, inserted at `ip`: None for the current insertion point, if any, False for a detached
        copy. Uses of values and blocks of this operation become uses of those of the copy."""
    def replace_uses_of_with(self, of: Value, with_: Value) -> None:
        """Replaces operands of this operation that are `of` by `with_`."""
    def verify(self) -> bool:
        """Verifies the operation and its nested operations. Returns True, or raises MLIRError with the diagnostics."""
    def erase(self) -> None:
        """Erases the operation and everything in it; all handles to these become stale. Raises ValueError, without
        changes, if a result is still used."""
    def move_before(self, other: _OperationBase, /) -> None:
        """Moves the operation before `other`, which may be in another block of the same context."""
    def move_after(self, other: _OperationBase, /) -> None:
        """Moves the operation after `other`."""
    def is_before_in_block(self, other: _OperationBase, /) -> bool:
        """Returns whether the operation is before `other`, which must be in the same block (otherwise ValueError)."""
    def is_equivalent(self, other: _OperationBase, ignore_locations: bool = False, ignore_discardable_attributes: bool = False,
                      ignore_properties: bool = False, ignore_commutativity: bool = False,
                      ignore_outside_values: bool = False, ignore_symbol_names: bool = False) -> bool:
        """Returns whether both operations are structurally equal: names, attributes, types, operands, successors and
        regions. They may be in different contexts; value names do not matter. Each flag ignores a difference, like
        the flags of MLIR's OperationEquivalence: `ignore_outside_values` the operands defined outside,
        `ignore_symbol_names` the symbol names. Unless `ignore_commutativity` is given, operands of commutative
        operations compare in any order."""
    def structural_hash(self, ignore_locations: bool = False, ignore_discardable_attributes: bool = False,
                        ignore_properties: bool = False, ignore_commutativity: bool = False,
                        ignore_outside_values: bool = False, ignore_symbol_names: bool = False) -> int:
        """Returns a 64-bit hash: operations that is_equivalent considers equal with these flags have the same hash in
        every context and process of this version."""
    def detach_from_parent(self) -> OpView:
        """Removes the operation from its block and returns it. It lives as long as Python references anything in it.
        Raises ValueError if it is in no block."""
    def _set_invalid(self) -> None: ...
    def _move(self) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> OpView: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @property
    def name(self) -> str:
        """The full name, with the dialect's namespace."""
    @property
    def attributes(self) -> OpAttributeMap:
        """A live map of the attributes and properties by name."""
    @property
    def context(self) -> Context:
        """The context of the operation."""
    @property
    def operands(self) -> OpOperandList:
        """The operands; items may be assigned."""
    @property
    def op_operands(self) -> OpOperands:
        """The operands as uses."""
    @property
    def results(self) -> OpResultList:
        """The results."""
    @property
    def regions(self) -> RegionSequence:
        """The regions."""
    @property
    def successors(self) -> OpSuccessors:
        """The successors of a terminator; items may be assigned."""
    @property
    def result(self) -> OpResult:
        """The only result; ValueError if the operation has none or several."""
    @property
    def location(self) -> Location:
        """The location."""
    @location.setter
    def location(self, value: Location) -> None: ...
    @property
    def parent(self) -> Operation | None:
        """The parent operation; None for an operation in no block, or in a block without a parent operation."""
    @property
    def block(self) -> Block | None:
        """The parent block; None if there is none."""
    @property
    def attached(self) -> bool:
        """Whether the operation is in a block."""
    @property
    def operation(self) -> Operation:
        """The operation as an Operation, independent of its dialect."""
    @property
    def opview(self) -> OpView:
        """The operation as an instance of its dialect's class, or as an OpView if there is none."""
    @property
    def properties_dictionary(self) -> DictAttr:
        """The properties: the attributes that the schema defines."""
    @property
    def discardable_dictionary(self) -> DictAttr:
        """The attributes that the schema does not define."""
    def dump(self) -> None:
        """Prints the object to sys.stderr."""
    def write_bytecode(self, file: SupportsWrite[bytes] | str,
                       desired_version: int | None = None) -> None:
        """Writes the operation as MLIR bytecode, of the newest or the given version, to a binary file or a path. Raises
        ValueError for a version that cannot be written."""
    def has_trait(self, trait_cls: type[DynamicOpTrait], context: Context | None = None) -> bool:
        """Returns whether the operation has the trait."""

class Operation(_OperationBase):
    """An operation of any dialect; `opview` is the operation as an instance of its dialect's class."""

    def __copy__(self) -> Operation: ...

    @staticmethod
    def create(name: str, results: Iterable[Type] | None = None, operands: Iterable[Value] | None = None,
               attributes: Mapping[str, Attribute] | None = None, successors: Iterable[Block] | None = None,
               regions: int = 0, loc: Location | None = None, ip: InsertionPoint | bool | None = None,
               infer_type: bool = False) -> Operation:
        """Creates an operation of any name, with `regions` empty regions, and inserts it at `ip`: None for the current
        insertion point, if any, False for a detached operation. With `infer_type` the result types are inferred. The
        operation is not verified. Raises MLIRError if the parts do not form an operation, or if the operation is
        unregistered and the context does not allow that; RuntimeError without a location."""
    @staticmethod
    def parse(source: str | bytes, *, source_name: str = "", context: Context | None = None, lazy: bool = False) -> OpView:
        """Parses one operation, from text or bytecode, and verifies it. Raises MLIRError. `lazy` is as in Module.parse."""

class OpView(_OperationBase):
    """An operation as an instance of its dialect's class, which has its operands, results and attributes by name.

    The classes of dialects derive from it. OpView(operation) returns the operation's view."""

    def __copy__(self) -> Self: ...

    OPERATION_NAME: ClassVar[str]
    _ODS_REGIONS: ClassVar[tuple[int, bool]]
    _ODS_OPERAND_SEGMENTS: ClassVar[Sequence[int] | None]
    _ODS_RESULT_SEGMENTS: ClassVar[Sequence[int] | None]
    Adaptor: ClassVar[type[OpAdaptor]]
    """The OpAdaptor of this class."""
    @overload
    def __init__(self, operation: _OperationBase) -> None: ...
    @overload
    def __init__(self, name: str, opRegionSpec: tuple[int, bool], operandSegmentSpecObj: Sequence[int] | None = None,
                 resultSegmentSpecObj: Sequence[int] | None = None, results: Sequence[Any] | None = None,
                 operands: Sequence[Any] | None = None, attributes: Mapping[str, Attribute] | None = None,
                 successors: Sequence[Block] | None = None, regions: int | None = None, loc: Location | None = None,
                 ip: InsertionPoint | Literal[False] | None = None) -> None: ...
    @staticmethod
    def has_trait(trait_cls: type[DynamicOpTrait], context: Context | None = None) -> bool:
        """Returns whether the operation has the trait; for a class, whether its operations have it."""
    @classmethod
    def parse(cls, source: str | bytes, *, source_name: str = "", context: Context | None = None, lazy: bool = False) -> Self:
        """Parses one operation, which must be of this class (otherwise MLIRError). `lazy` is as in Module.parse."""
    @classmethod
    def build_generic(cls, results: Sequence[Any] | None = None, operands: Sequence[Any] | None = None,
                      attributes: Mapping[str, Attribute] | None = None, successors: Sequence[Block] | None = None,
                      regions: int | None = None, loc: Location | None = None,
                      ip: InsertionPoint | Literal[False] | None = None) -> Self:
        """Creates an operation of this class with its operands and results by segment: a list for a variadic one, None
        for a missing optional one. Raises ValueError if they do not match the class."""
    @staticmethod
    def _build(name: str, opRegionSpec: tuple[int, bool], operandSegmentSpecObj: Sequence[int] | None = None,
               resultSegmentSpecObj: Sequence[int] | None = None, results: Sequence[Any] | None = None,
               operands: Sequence[Any] | None = None, attributes: Mapping[str, Attribute] | None = None,
               successors: Sequence[Block] | None = None, regions: int | None = None, loc: Location | None = None,
               ip: InsertionPoint | Literal[False] | None = None) -> Operation: ...

class OpAdaptor:
    """The operands and attributes of an operation of a class by name, without the operation. It is created from a list
    of operands and a DictAttr, an operation's attributes, or an operation that has them."""

    def __init__(self, operands: Iterable[Value],
                 attributes: DictAttr | OpAttributeMap | OpAdaptor | _OperationBase | Mapping[str, Attribute]) -> None: ...
    @property
    def operands(self) -> list[Value]:
        """All operands."""
    @property
    def attributes(self) -> DictAttr | OpAttributeMap | Mapping[str, Attribute]:
        """The attributes as they were given."""

class Module:
    """A builtin.module, which owns its tree: everything in it lives as long as Python references any part of it.

    All members except `context` raise StaleHandleError once the operation is erased."""

    @staticmethod
    def _parse_text(asm: str | bytes, source_name: str | None, context: Context | None, role: int, mode: int = 0,
                    /) -> Any: ...
    @staticmethod
    def create(loc: Location | None = None) -> Module:
        """Creates an empty module at `loc` or the current location (RuntimeError if there is none)."""
    @staticmethod
    def _from_op(op: _OperationBase, /) -> Module: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> Module: ...
    def _clear_mlir_module(self) -> None: ...
    def _move(self) -> None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @property
    def context(self) -> Context:
        """The context of the module."""
    @property
    def operation(self) -> Operation:
        """The module as an operation."""
    @property
    def body(self) -> Block:
        """The only block."""
    @staticmethod
    def parse(asm: str | bytes, context: Context | None = None, *, lazy: bool = False) -> Module:
        """Parses a module from text (str or bytes) or bytecode and verifies it. Raises MLIRError.

        With `lazy`, the bodies of isolated operations in bytecode are read when they are accessed: through their
        regions, a symbol table, or a call that traverses the tree. The bytes are kept until then, and the module is
        not verified. Each access to a body that cannot be read raises MLIRError; the rest can be used. Text is
        always read completely."""
    @staticmethod
    def parseFile(path: str | os.PathLike[str], context: Context | None = None, *, lazy: bool = False) -> Module:
        """As parse, for a file. Raises OSError if the file cannot be read."""
    @staticmethod
    def from_op(op: _OperationBase) -> Module:
        """Returns the operation as a module; ValueError if it is not a builtin.module."""
    def _repr_html_(self) -> str:
        """The representation for notebooks: at most 100 lines of the text or, for a large operation, of its first operations.
        It never raises; for a stale handle it shows the reason."""
    def dump(self) -> None:
        """Prints the object to sys.stderr."""

@final
class OpAttributeMap:
    """A live map of an operation's attributes and properties, by name or index. All members raise StaleHandleError once
    the operation is erased."""

    def __iter__(self) -> Iterator[_AttributeName]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: str, /) -> Attribute: ...
    @overload
    def __getitem__(self, key: int, /) -> NamedAttribute: ...
    def __setitem__(self, key: str, value: Attribute, /) -> None: ...
    def __delitem__(self, key: str, /) -> None: ...
    def __contains__(self, key: object, /) -> bool: ...
    @overload
    def get(self, key: str) -> Attribute | None:
        """Returns the attribute of that name, or `default` if there is none."""
    @overload
    def get(self, key: str, default: _Default) -> Attribute | _Default: ...
    def keys(self) -> list[str]:
        """The names, those of properties first."""
    def values(self) -> list[Attribute]:
        """The attributes, in the order of keys()."""
    def items(self) -> list[tuple[str, Attribute]]:
        """Pairs of names and attributes."""

_Default = TypeVar("_Default")

class _AttributeName(str):
    """The name of an attribute, with the attribute."""

    @property
    def name(self) -> str: ...
    attr: Attribute

@final
class NamedAttribute:
    """A name and an attribute."""

    @property
    def name(self) -> str:
        """The name."""
    @property
    def attr(self) -> Attribute:
        """The attribute."""

@final
class OpOperand:
    """A use of a value as an operand of an operation. Raises StaleHandleError once that operation is erased."""

    @property
    def owner(self) -> OpView:
        """The operation that uses the value."""
    @property
    def operand_number(self) -> int:
        """The index of the operand."""
    @property
    def value(self) -> Value:
        """The current value of the operand."""

# Lists. Each is a live view of its owner, and raises StaleHandleError once that is erased.

@final
class OpOperandList:
    """The operands of an operation; `operands[i] = value` sets one."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __iter__(self) -> Iterator[Value]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> Value: ...
    @overload
    def __getitem__(self, key: slice, /) -> Self: ...
    def __setitem__(self, key: SupportsIndex, value: Value, /) -> None: ...
    def __add__(self, other: Iterable[Value], /) -> list[Value]: ...
    @property
    def types(self) -> list[Type]:
        """The types of the values."""

@final
class OpOperands:
    """The operands of an operation as uses."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __iter__(self) -> Iterator[OpOperand]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> OpOperand: ...
    @overload
    def __getitem__(self, key: slice, /) -> Self: ...
    def __add__(self, other: Iterable[OpOperand], /) -> list[OpOperand]: ...

@final
class OpResultList:
    """The results of an operation."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __iter__(self) -> Iterator[OpResult]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> OpResult: ...
    @overload
    def __getitem__(self, key: slice, /) -> Self: ...
    def __add__(self, other: Iterable[OpResult], /) -> list[OpResult]: ...
    @property
    def types(self) -> list[Type]:
        """The types of the values."""
    @property
    def owner(self) -> OpView:
        """The operation that has the results."""

@final
class OpSuccessors:
    """The successors of a terminator; `successors[i] = block` sets one."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __iter__(self) -> Iterator[Block]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> Block: ...
    @overload
    def __getitem__(self, key: slice, /) -> Self: ...
    def __setitem__(self, key: SupportsIndex, value: Block, /) -> None: ...
    def __add__(self, other: Iterable[Block], /) -> list[Block]: ...

@final
class RegionSequence:
    """The regions of an operation."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __iter__(self) -> Iterator[Region]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> Region: ...
    @overload
    def __getitem__(self, key: slice, /) -> Self: ...
    def __add__(self, other: Iterable[Region], /) -> list[Region]: ...

@final
class BlockArgumentList:
    """The arguments of a block."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __iter__(self) -> Iterator[BlockArgument]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> BlockArgument: ...
    @overload
    def __getitem__(self, key: slice, /) -> Self: ...
    def __add__(self, other: Iterable[BlockArgument], /) -> list[BlockArgument]: ...
    @property
    def types(self) -> list[Type]:
        """The types of the values."""

@final
class OperationList:
    """The operations of a block."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __iter__(self) -> Iterator[OpView]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> OpView: ...
    @overload
    def __getitem__(self, key: slice, /) -> Self: ...
    def __add__(self, other: Iterable[OpView], /) -> list[OpView]: ...

@final
class BlockList:
    """The blocks of a region."""

    def __iter__(self) -> Iterator[Block]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> Block: ...
    @overload
    def __getitem__(self, key: slice, /) -> Self: ...
    def __add__(self, other: Iterable[Block], /) -> list[Block]: ...
    def append(self, *args: Type, arg_locs: Iterable[Location] | None = None) -> Block:
        """Appends a block with arguments of these types, at these locations or the current one."""

@final
class BlockSuccessors:
    """The successors of a block: those of its terminator."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __iter__(self) -> Iterator[Block]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> Block: ...
    @overload
    def __getitem__(self, key: slice, /) -> Self: ...
    def __add__(self, other: Iterable[Block], /) -> list[Block]: ...

@final
class BlockPredecessors:
    """The predecessors of a block."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __iter__(self) -> Iterator[Block]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> Block: ...
    @overload
    def __getitem__(self, key: slice, /) -> Self: ...
    def __add__(self, other: Iterable[Block], /) -> list[Block]: ...

@final
class OperationIterator:
    """An iterator over the operations of a block. The operation that it returned last may be erased or moved."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> OpView: ...

@final
class BlockIterator:
    """An iterator over the blocks of a region."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> Block: ...

@final
class RegionIterator:
    """An iterator over the regions of an operation."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> Region: ...

@final
class OpOperandIterator:
    """An iterator over the uses of a value. The use that it returned last may be changed."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> OpOperand: ...

# Values, blocks, regions.

class Value:
    """A result of an operation or an argument of a block. All members except `context` raise StaleHandleError once it
    is erased.

    Value(value) casts, as do OpResult and BlockArgument (ValueError for the other kind): to an object that equals
    `value`, or to `value` itself if it is of that very class. A subclass passes a value to super().__init__."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __init__(self, value: Value) -> None: ...
    def set_type(self, type: Type, /) -> None:
        """Changes the type of the value. Its uses are not checked."""
    def replace_all_uses_with(self, value: Value, /) -> None:
        """Replaces all uses of this value by `value`, which must be of the same context."""
    def replace_all_uses_except(self, with_: Value, exceptions: _OperationBase | Iterable[_OperationBase]) -> None:
        """Replaces the uses of this value by `value`, except in some operations."""
    def maybe_downcast(self) -> Value:
        """Returns the value as an OpResult or BlockArgument, or as what the caster registered for its type returns."""
    def _move(self) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> Value: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @property
    def context(self) -> Context:
        """The context of the value."""
    @property
    def owner(self) -> OpView | Block:
        """The OpView that defines a result, or the Block of an argument."""
    @property
    def type(self) -> Type:
        """The type."""
    @property
    def location(self) -> Location:
        """The location; that of its operation for a result."""
    @property
    def constant_value(self) -> Attribute | None:
        """The attribute of a constant operation's result; None for other values."""
    @property
    def uses(self) -> OpOperandIterator:
        """The uses, the newest first."""
    def dump(self) -> None:
        """Prints the object to sys.stderr."""
    def get_name(self, use_local_scope: bool | AsmState = False, use_name_loc_as_prefix: bool = False,
                 state: AsmState | None = None) -> str:
        """Returns the name in the text of the enclosing operation: "%0", "%arg0"."""

class OpResult(Value):
    """A result of an operation."""

    @staticmethod
    def isinstance(other: object) -> TypeGuard[OpResult]:
        """Returns whether `other` is a result."""
    @property
    def owner(self) -> OpView:
        """The operation that defines the result."""
    @property
    def result_number(self) -> int:
        """The index of the result."""

class BlockArgument(Value):
    """An argument of a block."""

    @staticmethod
    def isinstance(other: object) -> TypeGuard[BlockArgument]:
        """Returns whether `other` is an argument."""
    def set_location(self, loc: Location, /) -> None:
        """Sets the location of the argument."""
    @property
    def owner(self) -> Block:
        """The block of the argument."""
    @property
    def arg_number(self) -> int:
        """The index of the argument."""

class Block:
    """A list of operations, with arguments. All members except `context` raise StaleHandleError once the block is
    erased."""

    def __iter__(self) -> OperationIterator: ...
    def add_argument(self, type: Type, loc: Location | None = None) -> BlockArgument:
        """Appends an argument at `loc` or the current location (RuntimeError if there is none)."""
    def erase_argument(self, index: SupportsIndex, /) -> None:
        """Erases an argument. Raises ValueError if it is used, IndexError if there is none at that index."""
    def append_to(self, region: Region, /) -> None:
        """Moves the block to the end of `region`."""
    def append(self, operation: _OperationBase, /) -> None:
        """Moves an operation to the end of the block."""
    def erase(self) -> None:
        """Erases the block and everything in it; all handles to these become stale. Raises ValueError, without changes,
        if a value of the block is used outside."""
    def _next(self) -> Block | None: ...
    @staticmethod
    def _make(region: Region, before: Block | None, types: Iterable[Type], locations: Iterable[Location] | None,
              /) -> Block: ...
    def _move(self) -> None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @property
    def context(self) -> Context:
        """The context of the block."""
    @property
    def owner(self) -> OpView:
        """The parent operation."""
    @property
    def region(self) -> Region:
        """The parent region."""
    @property
    def operations(self) -> OperationList:
        """The operations, in order."""
    @property
    def arguments(self) -> BlockArgumentList:
        """The arguments."""
    @property
    def successors(self) -> BlockSuccessors:
        """The successors."""
    @property
    def predecessors(self) -> BlockPredecessors:
        """The predecessors."""
    @staticmethod
    def create_at_start(parent: Region, arg_types: Iterable[Type] = (), arg_locs: Iterable[Location] | None = None) -> Block:
        """Creates a block at the start of `parent`, with arguments of these types, at these locations or the current
        one (RuntimeError if there is none)."""
    def create_before(self, *arg_types: Type, arg_locs: Iterable[Location] | None = None) -> Block:
        """Creates a block before this one."""
    def create_after(self, *arg_types: Type, arg_locs: Iterable[Location] | None = None) -> Block:
        """Creates a block after this one."""

@final
class Region:
    """A list of blocks. All members except `context` raise StaleHandleError once the operation is erased."""

    def __iter__(self) -> BlockIterator: ...
    def _move(self) -> None: ...
    @property
    def blocks(self) -> BlockList:
        """The blocks; append() adds a block."""
    @property
    def owner(self) -> OpView:
        """The parent operation."""
    @property
    def context(self) -> Context:
        """The context of the region."""

class InsertionPoint(metaclass=_CurrentOf):
    """The place where operations are inserted: the end of a block, or before an operation. It is current inside `with
    point:`.

    InsertionPoint(block) is the end of a block, InsertionPoint(operation) is before an operation."""

    current: ClassVar[InsertionPoint]
    """The insertion point of the innermost `with` of this thread or task; ValueError outside of all."""
    @overload
    def __new__(cls, block: Block) -> Self: ...
    @overload
    def __new__(cls, beforeOperation: _OperationBase) -> Self: ...
    @staticmethod
    def at_block_begin(block: Block, /) -> InsertionPoint:
        """Returns the point before the first operation of a block."""
    @staticmethod
    def at_block_terminator(block: Block, /) -> InsertionPoint:
        """Returns the point before the terminator of a block; ValueError if it has none."""
    @staticmethod
    def after(operation: _OperationBase, /) -> InsertionPoint:
        """Returns the point after an operation; ValueError if it is in no block."""
    def insert(self, operation: _OperationBase, /) -> None:
        """Inserts a detached operation; ValueError for an operation in a block."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...
    @property
    def block(self) -> Block:
        """The block in which operations are inserted."""
    @property
    def ref_operation(self) -> Operation | None:
        """The operation before which operations are inserted; None for the end of the block."""

class SymbolTable:
    """The symbols of an operation that is a symbol table, by name; ValueError for other operations."""

    def __new__(cls, operation: _OperationBase, /) -> Self: ...
    def __getitem__(self, key: str, /) -> OpView: ...
    def __setitem__(self, key: Never, value: Never, /) -> None: ...
    def __delitem__(self, key: str, /) -> None: ...
    def __contains__(self, key: object, /) -> bool: ...
    def insert(self, operation: _OperationBase, /) -> StringAttr:
        """Adds a symbol and returns its name, which is changed if the table has a symbol of that name."""
    def erase(self, operation: _OperationBase, /) -> None:
        """Erases a symbol; ValueError if it is not in the table or its results are used."""
    @staticmethod
    def get_symbol_name(symbol: _OperationBase, /) -> StringAttr:
        """Returns the name of a symbol; ValueError for an operation that is no symbol."""
    @staticmethod
    def get_visibility(symbol: _OperationBase, /) -> StringAttr:
        """Returns "public", "private" or "nested"; ValueError for an operation that is no symbol."""
    def rename(self, symbol: _OperationBase, name: str) -> None:
        """Renames a symbol of the table and the references to it in the table's operation. Raises ValueError, without
        changes, for an operation that is not in the table and for a name in use."""
    @staticmethod
    def set_symbol_name(symbol: _OperationBase, name: str) -> None:
        """Sets the name of a symbol without renaming the references to it, which rename() does. Existing SymbolTables
        do not find the new name. Raises ValueError for an operation that is no symbol."""
    @staticmethod
    def replace_all_symbol_uses(old_symbol: str, new_symbol: str, from_op: _OperationBase) -> None:
        """Replaces references to `old_symbol` in `from_op` by `new_symbol`. Raises RuntimeError if not all uses are
        known."""
    @staticmethod
    def set_visibility(symbol: _OperationBase, visibility: str) -> None:
        """Sets the visibility of a symbol: "public", "private" or "nested". Raises ValueError for another string, or
        for an operation that is no symbol."""
    @staticmethod
    def walk_symbol_tables(from_op: _OperationBase, all_sym_uses_visible: bool,
                           callback: Callable[[Operation, bool], object]) -> None:
        """Calls callback(op, all_visible) for each symbol table in `from_op`, children first. An exception of the
        callback is the cause of a RuntimeError."""

@final
class Scope:
    """A lifetime of handles: objects obtained inside `with Scope():` are stale after it, and detached operations
    created inside are destroyed unless passed to keep()."""

    def __init__(self, context: Context | None = None) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...
    def keep(self, op: _Op, /) -> _Op:
        """Returns a handle to the operation in the enclosing scope. Raises RuntimeError if this scope is not open,
        ValueError for an operation of another context."""
    @property
    def is_open(self) -> bool:
        """Whether the scope is open, so that its handles are valid."""
    @property
    def context(self) -> Context:
        """The context of the scope."""

class WalkOrder(enum.Enum):
    """Whether a walk visits an operation before or after its nested operations."""

    PRE_ORDER = 0
    POST_ORDER = 1

class WalkResult(enum.Enum):
    """What a walk does next: continue, stop, or skip the nested operations."""

    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2

class AsmState:
    """The names of values for printing several of them."""

    def __init__(self, value: Value | _OperationBase | Block, use_local_scope: bool = False) -> None: ...
    use_local_scope: bool
    """Whether names are unique in the printed operation only, not in all enclosing ones."""

class DynamicOpTrait:
    """A trait of all operations of a name."""

    @classmethod
    def attach(cls, op_name: str | type[OpView], target: type | None = None, context: Context | None = None) -> bool:
        """Always raises: ValueError for an unknown operation, RuntimeError for others, whose schema defines the traits."""

class IsTerminatorTrait(DynamicOpTrait):
    """The trait of operations that end a block."""

    _trait_typeid: ClassVar[TypeID]

class NoTerminatorTrait(DynamicOpTrait):
    """The trait of operations whose blocks need no terminator."""

    _trait_typeid: ClassVar[TypeID]

# Contexts, dialects, diagnostics.

class _CurrentOf(type): ...

class Context(metaclass=_CurrentOf):
    """Owns types, attributes and trees of operations. Current inside `with context:`.

    Other threads run while a thread parses, prints, verifies, clones, reads or writes bytecode, rewrites or runs
    passes; threads with contexts of their own can do so at the same time. One thread uses a context at a time:
    another thread that creates, reads or changes anything in it waits until the call returns or calls back. Dropping
    references and reading known types and attributes do not wait. Ctrl-C stops such a call; the context is unchanged
    then or, for passes and rewriting, holds valid operations, some of which are rewritten. A signal handler that
    runs during such a call may not use its context (RuntimeError).

    With `threads`, such a call on a large module uses that many threads of the library, or as many as there are
    processors for 0: functions are parsed, verified, printed, written, cloned and simplified in parallel. The
    result, its order and the errors are those of one thread, and all callbacks run on the caller's thread. Small
    modules are processed on it alone. Such a context has locks, which make building operation by operation a little
    slower, and a child process may not use it after fork()."""

    current: ClassVar[Context | None]
    """The context of the innermost `with` of this thread or task; None outside of all."""
    def __init__(self, load_on_create_dialects: Iterable[str] | None = None,
                 thread_pool: ThreadPool | None = None, *, threads: int | None = None) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...
    def enable_multithreading(self, enable: bool) -> None:
        """Sets whether calls may use several threads, in a context that was created with `threads`."""
    @staticmethod
    def _get_live_count() -> int: ...
    def _get_live_operation_count(self) -> int: ...
    def _get_live_module_count(self) -> int: ...
    def _get_context_again(self) -> Context: ...
    def _statistics(self) -> dict[str, int]: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> Context: ...
    @property
    def allow_unregistered_dialects(self) -> bool:
        """Whether operations, types and attributes of unregistered dialects are accepted."""
    @allow_unregistered_dialects.setter
    def allow_unregistered_dialects(self, value: bool) -> None: ...
    @property
    def emit_error_diagnostics(self) -> bool:
        """Whether diagnostic handlers also receive errors that become an exception. If there are handlers, the
        exception then contains no diagnostics."""
    @emit_error_diagnostics.setter
    def emit_error_diagnostics(self, value: bool) -> None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @property
    def _store(self) -> dict[str, Any]: ...
    @property
    def _is_threading(self) -> bool: ...
    @property
    def _thread_count(self) -> int | None: ...
    @property
    def dialects(self) -> Dialects:
        """The dialects by name: context.dialects["func"] or context.dialects.func."""
    @property
    def d(self) -> Dialects:
        """Short for `dialects`."""
    def get_dialect_descriptor(self, dialect_name: str) -> DialectDescriptor:
        """The descriptor of a dialect; ValueError if it is not loaded."""
    def attach_diagnostic_handler(self, callback: Callable[[Diagnostic], object]) -> DiagnosticHandler:
        """Calls `callback(diagnostic)` for each diagnostic; a true result stops its propagation to other handlers."""
    def set_thread_pool(self, pool: ThreadPool | None) -> None:
        """Sets the thread pool that replaces the context's own threads."""
    def get_num_threads(self) -> int:
        """Returns the number of threads on which passes may run."""
    def _mlir_thread_pool_ptr(self) -> str: ...
    def is_registered_operation(self, operation_name: str) -> bool:
        """Returns whether a dialect has an operation of that name."""
    def append_dialect_registry(self, registry: DialectRegistry) -> None:
        """Does nothing: every known dialect is loaded when it is used."""
    def load_dialect_schema(self, text: str, file_name: str = "<schema>") -> None:
        """Loads the dialects of a schema, given as text (schema/README.md). An invalid schema raises MLIRError with the
        location and the reason, and none of its dialects is loaded."""
    def load_dialect_file(self, path: str | os.PathLike[str]) -> None:
        """As load_dialect_schema, for a file. Raises OSError if the file cannot be read."""
    def load_all_available_dialects(self) -> None:
        """Does nothing: every known dialect is loaded when it is used."""
    def _get_live_operation_objects(self) -> list[Operation]: ...
    def _clear_live_operations(self) -> int: ...

class Dialect:
    """A dialect of a context; register_dialect registers a subclass for a namespace."""

    def __init__(self, descriptor: DialectDescriptor) -> None: ...
    @property
    def descriptor(self) -> DialectDescriptor:
        """The descriptor of the dialect."""

class DialectDescriptor:
    """The description of a dialect: its namespace."""

    def __init__(self, namespace: str, context: Context | None) -> None: ...
    namespace: str
    """The namespace."""

class DialectRegistry:
    """The names of dialects that a context may load."""

    def __init__(self) -> None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _CAPICreate(capsule: object) -> DialectRegistry: ...

class Dialects:
    """The dialects of a context, by name; IndexError or AttributeError for an unknown one."""

    def __init__(self, context: Context) -> None: ...
    def __getitem__(self, name: str) -> Any: ...
    def __getattr__(self, name: str) -> Any: ...

class ThreadPool:
    """A number of threads for a context."""

    def __init__(self) -> None: ...
    def get_max_concurrency(self) -> int:
        """Returns the number of threads."""
    def _mlir_thread_pool_ptr(self) -> str: ...

@final
class Diagnostic:
    """The argument of a diagnostic handler. It is valid until the handler returns (StaleDiagnosticError afterwards);
    DiagnosticInfo copies its content."""

    @property
    def severity(self) -> DiagnosticSeverity:
        """The severity."""
    @property
    def location(self) -> Location:
        """The location."""
    @property
    def message(self) -> str:
        """The message."""
    @property
    def notes(self) -> tuple[Diagnostic, ...]:
        """The attached notes."""

@final
class DiagnosticHandler:
    """The result of Context.attach_diagnostic_handler. The end of a `with` detaches it."""

    def detach(self) -> None:
        """Detaches the handler, so that it is no longer called."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...
    @staticmethod
    def _attach(context: Context, callback: Callable[[Diagnostic], object], /) -> DiagnosticHandler: ...
    @property
    def attached(self) -> bool:
        """Whether the handler is attached."""
    @property
    def had_error(self) -> bool:
        """Whether the callback raised; the exception is written to sys.stderr."""

class DiagnosticInfo:
    """The content of a diagnostic, which outlives the handler's call, unlike Diagnostic."""

    def __init__(self, diag: Diagnostic) -> None: ...
    location: Location
    """The location."""
    message: str
    """The message."""
    notes: list[DiagnosticInfo]
    """The attached notes."""
    severity: DiagnosticSeverity
    """The severity."""

class DiagnosticSeverity(enum.Enum):
    """The severity of a diagnostic."""

    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3

class MLIRError(Exception):
    """An operation could not be parsed, verified or created; see `error_diagnostics`."""

    def __init__(self, message: str, error_diagnostics: Iterable[Any] | None = None) -> None: ...
    message: str
    """The failed action."""
    error_diagnostics: list[DiagnosticInfo]
    """The reported errors, in order."""

class StaleHandleError(RuntimeError):
    """A stale reference: the entity was erased, its scope was closed, or its lifetime has ended."""

class StaleDiagnosticError(StaleHandleError, ValueError):
    """A Diagnostic was used after its handler had returned."""

# Locations.

class Location(metaclass=_CurrentOf):
    """The source location of an operation or block argument. Current inside `with location:`.

    A subclass called with a Location casts; ValueError if the location is of another kind. The constructors need a
    `context` or a current one (RuntimeError)."""

    current: ClassVar[Location]
    """The location of the innermost `with` of this thread or task; ValueError outside of all."""
    def __init__(self, cast_from_loc: Location, /) -> None: ...
    @staticmethod
    def unknown(context: Context | None = None) -> UnknownLoc:
        """Returns the unknown location."""
    @staticmethod
    def file(filename: str, start_line: int, start_col: int, end_line: int = ..., end_col: int = ...,
             context: Context | None = None) -> FileLineColLoc:
        """Returns a position or a range in a file. Lines and columns count from 1."""
    @staticmethod
    def name(name: str, childLoc: Location | None = None, context: Context | None = None) -> NameLoc:
        """Returns a named location, optionally around another one."""
    @staticmethod
    def callsite(callee: Location, frames: Sequence[Location], context: Context | None = None) -> CallSiteLoc:
        """Returns a call stack: a callee and its callers, the innermost first. Raises ValueError without frames."""
    @staticmethod
    def fused(locations: Sequence[Location], metadata: Attribute | None = None, context: Context | None = None) -> Location:
        """Returns several locations as one: a FusedLoc; UnknownLoc for none; the location itself for a single one
        without metadata."""
    @staticmethod
    def from_attr(attribute: Attribute, context: Context | None = None) -> Location:
        """Returns the location of an attribute; ValueError if the attribute is no location."""
    def emit_error(self, message: str, /) -> None:
        """Reports an error at this location to the context's diagnostic handlers."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> Location: ...
    @property
    def context(self) -> Context:
        """The context of the location."""
    @property
    def attr(self) -> Attribute:
        """The location as an attribute."""
    @property
    def _CAPIPtr(self) -> object: ...
    @property
    def typeid(self) -> TypeID:
        """The TypeID of the kind."""
    def is_a_file(self) -> bool:
        """Returns whether the location is a FileLineColLoc."""
    def is_a_name(self) -> bool:
        """Returns whether the location is a NameLoc."""
    def is_a_callsite(self) -> bool:
        """Returns whether the location is a CallSiteLoc."""
    def is_a_fused(self) -> bool:
        """Returns whether the location is a FusedLoc."""
    @property
    def callee(self) -> Location:
        """The location of the callee; ValueError for other kinds than CallSiteLoc."""
    @property
    def caller(self) -> Location:
        """The location of the call; ValueError for other kinds than CallSiteLoc."""
    @property
    def child_loc(self) -> Location:
        """The named location; ValueError for other kinds than NameLoc."""
    @property
    def name_str(self) -> str:
        """The name; ValueError for other kinds than NameLoc."""
    @property
    def filename(self) -> str:
        """The file; ValueError for other kinds than FileLineColLoc."""
    @property
    def start_line(self) -> int:
        """The first line; ValueError for other kinds than FileLineColLoc."""
    @property
    def start_col(self) -> int:
        """The first column; ValueError for other kinds than FileLineColLoc."""
    @property
    def end_line(self) -> int:
        """The last line; ValueError for other kinds than FileLineColLoc."""
    @property
    def end_col(self) -> int:
        """The last column; ValueError for other kinds than FileLineColLoc."""
    @property
    def locations(self) -> list[Location]:
        """The locations of a FusedLoc; an empty list for other kinds."""
    @classmethod
    def isinstance(cls, other: object) -> TypeGuard[Self]:
        """Returns whether `other` is of this kind."""

class UnknownLoc(Location):
    """The unknown location."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(context: Context | None = None) -> UnknownLoc:
        """Location.unknown."""

class FileLineColLoc(Location):
    """A position or a range in a file."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(filename: str, start_line: int, start_col: int, end_line: int = ..., end_col: int = ...,
            context: Context | None = None) -> FileLineColLoc:
        """Location.file."""
    @property
    def filename(self) -> str:
        """The file."""
    @property
    def start_line(self) -> int:
        """The first line."""
    @property
    def start_col(self) -> int:
        """The first column."""
    @property
    def end_line(self) -> int:
        """The last line."""
    @property
    def end_col(self) -> int:
        """The last column."""

class NameLoc(Location):
    """A named location, optionally around another one."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(name: str, childLoc: Location | None = None, context: Context | None = None) -> NameLoc:
        """Location.name."""
    @property
    def name_str(self) -> str:
        """The name."""
    @property
    def child_loc(self) -> Location:
        """The named location; an UnknownLoc if there is none."""

class CallSiteLoc(Location):
    """A callee's location with the location of its call."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(callee: Location, frames: Sequence[Location], context: Context | None = None) -> CallSiteLoc:
        """Location.callsite."""
    @property
    def callee(self) -> Location:
        """The location of the callee."""
    @property
    def caller(self) -> Location:
        """The location of the call."""

class FusedLoc(Location):
    """Several locations as one."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(locations: Sequence[Location], metadata: Attribute | None = None, context: Context | None = None) -> Location:
        """Location.fused."""
    @property
    def locations(self) -> list[Location]:
        """The locations."""
    @property
    def metadata(self) -> Attribute | None:
        """The metadata; None if there is none."""

# Attributes. Creating one without a current context or `context` raises RuntimeError.

class Attribute:
    """A constant of an operation. Attributes of a context with the same text are equal; an attribute lives as long as
    the context.

    A subclass called with an Attribute casts; ValueError if the attribute is of another kind."""

    static_typeid: ClassVar[TypeID]
    def __init__(self, cast_from_attr: Attribute, /) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> Attribute: ...
    def maybe_downcast(self) -> Attribute:
        """Returns the attribute, whose class already is the most derived one."""
    def get_named(self, name: str, /) -> NamedAttribute:
        """Returns a NamedAttribute with this attribute."""
    @property
    def context(self) -> Context:
        """The context of the attribute."""
    @property
    def type(self) -> Type:
        """The type; a NoneType if the attribute has none."""
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def parse(asm: str | bytes, context: Context | None = None) -> Attribute:
        """Parses an attribute; raises MLIRError for invalid text."""
    @classmethod
    def isinstance(cls, other: object) -> TypeGuard[Self]:
        """Returns whether `other` is of this kind."""
    @property
    def typeid(self) -> TypeID:
        """The TypeID of the kind."""
    def dump(self) -> None:
        """Prints the object to sys.stderr."""

class UnitAttr(Attribute):
    """The unit attribute, which has no value."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> UnitAttr:
        """Returns the attribute."""

class IntegerAttr(Attribute):
    """An integer of an integer type or of index."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(type: Type, value: int) -> IntegerAttr | BoolAttr:
        """Returns the integer, truncated to the width of the type; for i1 a BoolAttr. Raises ValueError for other
        types."""
    @property
    def value(self) -> int:
        """The integer, signed unless its type is unsigned."""
    def __int__(self) -> int: ...

class BoolAttr(Attribute):
    """An integer of type i1: true or false."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(value: bool, context: Context | None = None) -> BoolAttr:
        """Returns the attribute."""
    @property
    def value(self) -> bool:
        """The value."""
    def __bool__(self) -> bool: ...
    def __int__(self) -> int: ...

class FloatAttr(Attribute):
    """A number of a floating-point type."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(type: Type, value: SupportsFloat, loc: Location | None = None) -> FloatAttr:
        """Returns the number rounded to the type; MLIRError for a type that is not a floating-point type."""
    @staticmethod
    def get_unchecked(type: Type, value: SupportsFloat, context: Context | None = None) -> FloatAttr:
        """As get."""
    @staticmethod
    def get_f32(value: SupportsFloat, context: Context | None = None) -> FloatAttr:
        """Returns the number as f32."""
    @staticmethod
    def get_f64(value: SupportsFloat, context: Context | None = None) -> FloatAttr:
        """Returns the number as f64."""
    @property
    def value(self) -> float:
        """The number."""
    def __float__(self) -> float: ...

class StringAttr(Attribute):
    """A string of text or of any bytes."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(value: str | bytes, context: Context | None = None) -> StringAttr:
        """Returns the attribute."""
    @staticmethod
    def get_typed(type: Type, value: str) -> StringAttr:
        """Returns the attribute with a type."""
    @property
    def value(self) -> str:
        """The text; UnicodeDecodeError for bytes that are not UTF-8."""
    @property
    def value_bytes(self) -> bytes:
        """The bytes."""

class TypeAttr(Attribute):
    """A type as an attribute."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(value: Type, context: Context | None = None) -> TypeAttr:
        """Returns the attribute."""
    @property
    def value(self) -> Type:
        """The type."""

class ArrayAttributeIterator:
    """An iterator over the attributes of an ArrayAttr."""

    def __init__(self, items: ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> Attribute: ...

class ArrayAttr(Attribute):
    """A list of attributes."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(attributes: Iterable[Attribute], context: Context | None = None) -> ArrayAttr:
        """Returns the attribute."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: SupportsIndex) -> Attribute: ...
    def __iter__(self) -> ArrayAttributeIterator: ...
    def __add__(self, other: Iterable[Attribute]) -> ArrayAttr: ...

class DictAttr(Attribute):
    """Attributes by name, or by index in the order of names."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(value: Mapping[str, Attribute] = ..., context: Context | None = None) -> DictAttr:
        """Returns the attribute."""
    def __len__(self) -> int: ...
    def __contains__(self, name: object) -> bool: ...
    @overload
    def __getitem__(self, key: str) -> Attribute: ...
    @overload
    def __getitem__(self, key: int) -> NamedAttribute: ...
    def __iter__(self) -> Iterator[NamedAttribute]: ...

class SymbolRefAttr(Attribute):
    """A reference to a symbol, possibly nested in others: @a::@b."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(symbols: Sequence[str], context: Context | None = None) -> SymbolRefAttr | FlatSymbolRefAttr:
        """Returns a reference with these names, the outermost first; a FlatSymbolRefAttr for a single name."""
    @property
    def value(self) -> list[str]:
        """The names, the outermost first."""

class FlatSymbolRefAttr(Attribute):
    """A reference to a symbol by one name: @a."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(value: str, context: Context | None = None) -> FlatSymbolRefAttr:
        """Returns the attribute."""
    @property
    def value(self) -> str:
        """The name."""

class OpaqueAttr(Attribute):
    """An attribute of an unregistered dialect."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(dialect_namespace: str, buffer: str | _BufferLike, type: Type, context: Context | None = None) -> OpaqueAttr:
        """Returns the attribute; ValueError if the context does not allow unregistered dialects."""
    @property
    def dialect_namespace(self) -> str:
        """The namespace of the dialect."""
    @property
    def data(self) -> bytes:
        """The text after the namespace."""

class StridedLayoutAttr(Attribute):
    """A strided memref layout: strided<[...], offset: ...>."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(offset: int, strides: Iterable[int], context: Context | None = None) -> StridedLayoutAttr:
        """Returns the attribute; ShapedType.get_dynamic_stride_or_offset() is the value of a dynamic stride or offset."""
    @staticmethod
    def get_fully_dynamic(rank: int, context: Context | None = None) -> StridedLayoutAttr:
        """Returns a layout of this rank whose strides and offset are dynamic."""
    @property
    def offset(self) -> int:
        """The offset of the first element."""
    @property
    def strides(self) -> list[int]:
        """The strides."""

class DistinctAttr(Attribute):
    """An attribute that equals no other: distinct[0]<...>."""

    static_typeid: ClassVar[TypeID]


class LocationAttr(Attribute):
    """A location as an attribute."""

    static_typeid: ClassVar[TypeID]


class DynamicAttr(Attribute):
    """An attribute of a dialect that is defined at run time. There are none yet."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(full_attr_name: str, attributes: Sequence[Attribute], context: Context | None = None) -> DynamicAttr:
        """Always ValueError."""
    @staticmethod
    def lookup_typeid(full_attr_name: str, context: Context | None = None) -> TypeID:
        """Always ValueError."""
    @property
    def attr_name(self) -> str:
        """The name of the kind."""
    @property
    def params(self) -> list[Attribute]:
        """The parameters."""

# Types. Creating one without a current context or `context` raises RuntimeError.

class Type:
    """The type of a value. Types of a context with the same text are equal; a type lives as long as the context.

    A subclass called with a Type casts; ValueError if the type is of another kind."""

    static_typeid: ClassVar[TypeID]
    def __init__(self, cast_from_type: Type, /) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> Type: ...
    def maybe_downcast(self) -> Type:
        """Returns the type, whose class already is the most derived one."""
    @property
    def context(self) -> Context:
        """The context of the type."""
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def parse(asm: str | bytes, context: Context | None = None) -> Type:
        """Parses a type; raises MLIRError for invalid text."""
    @classmethod
    def isinstance(cls, other: object) -> TypeGuard[Self]:
        """Returns whether `other` is of this kind."""
    @property
    def typeid(self) -> TypeID:
        """The TypeID of the kind."""
    def dump(self) -> None:
        """Prints the object to sys.stderr."""

class TypeID:
    """An identifier of a kind of types, attributes or locations. It is comparable and hashable."""

    def __init__(self, name: str) -> None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _CAPICreate(capsule: object) -> TypeID: ...

class IntegerType(Type):
    """An integer type: i32, si8, ui16."""

    class Signedness(enum.Enum):
        """The signedness of an integer type; SIGNLESS leaves it to the operations."""

        SIGNLESS = 0
        SIGNED = 1
        UNSIGNED = 2

    SIGNLESS: ClassVar[IntegerType.Signedness]
    """See Signedness."""
    SIGNED: ClassVar[IntegerType.Signedness]
    """See Signedness."""
    UNSIGNED: ClassVar[IntegerType.Signedness]
    """See Signedness."""
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get_signless(width: int, context: Context | None = None) -> IntegerType:
        """Returns a signless type such as i32; ValueError for a width that is too large."""
    @staticmethod
    def get_signed(width: int, context: Context | None = None) -> IntegerType:
        """Returns a signed type such as si32."""
    @staticmethod
    def get_unsigned(width: int, context: Context | None = None) -> IntegerType:
        """Returns an unsigned type such as ui32."""
    @staticmethod
    def get(width: int, signedness: IntegerType.Signedness = ..., context: Context | None = None) -> IntegerType:
        """Returns a type of any signedness, signless by default."""
    @property
    def width(self) -> int:
        """The number of bits."""
    @property
    def signedness(self) -> IntegerType.Signedness:
        """The signedness."""
    @property
    def is_signless(self) -> bool:
        """Whether the type is signless."""
    @property
    def is_signed(self) -> bool:
        """Whether the type is signed."""
    @property
    def is_unsigned(self) -> bool:
        """Whether the type is unsigned."""

class IndexType(Type):
    """The integer type of the target's address width: index."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> IndexType:
        """Returns the type."""

class NoneType(Type):
    """The type without values: none."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> NoneType:
        """Returns the type."""

class FloatType(Type):
    """A floating-point type."""

    static_typeid: ClassVar[TypeID]
    @property
    def width(self) -> int:
        """The number of bits."""

class Float4E2M1FNType(FloatType):
    """The type f4E2M1FN."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float4E2M1FNType:
        """The type."""

class Float6E2M3FNType(FloatType):
    """The type f6E2M3FN."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float6E2M3FNType:
        """The type."""

class Float6E3M2FNType(FloatType):
    """The type f6E3M2FN."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float6E3M2FNType:
        """The type."""

class Float8E3M4Type(FloatType):
    """The type f8E3M4."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E3M4Type:
        """The type."""

class Float8E4M3Type(FloatType):
    """The type f8E4M3."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3Type:
        """The type."""

class Float8E4M3B11FNUZType(FloatType):
    """The type f8E4M3B11FNUZ."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3B11FNUZType:
        """The type."""

class Float8E4M3FNType(FloatType):
    """The type f8E4M3FN."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3FNType:
        """The type."""

class Float8E4M3FNUZType(FloatType):
    """The type f8E4M3FNUZ."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3FNUZType:
        """The type."""

class Float8E5M2Type(FloatType):
    """The type f8E5M2."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E5M2Type:
        """The type."""

class Float8E5M2FNUZType(FloatType):
    """The type f8E5M2FNUZ."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E5M2FNUZType:
        """The type."""

class Float8E8M0FNUType(FloatType):
    """The type f8E8M0FNU."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E8M0FNUType:
        """The type."""

class BF16Type(FloatType):
    """The type bf16."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> BF16Type:
        """The type."""

class F16Type(FloatType):
    """The type f16."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> F16Type:
        """The type."""

class FloatTF32Type(FloatType):
    """The type tf32."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> FloatTF32Type:
        """The type."""

class F32Type(FloatType):
    """The type f32."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> F32Type:
        """The type."""

class F64Type(FloatType):
    """The type f64."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> F64Type:
        """The type."""

class F80Type(FloatType):
    """The type f80."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> F80Type:
        """The type."""

class F128Type(FloatType):
    """The type f128."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> F128Type:
        """The type."""

class ComplexType(Type):
    """A complex type: complex<f32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(element_type: Type) -> ComplexType:
        """Returns the type; ValueError unless the element type is an integer or floating-point type."""
    @property
    def element_type(self) -> Type:
        """The type of the real and imaginary parts."""

class ShapedType(Type):
    """The members that types with a shape share: vectors, tensors, memrefs."""

    static_typeid: ClassVar[TypeID]
    @property
    def element_type(self) -> Type:
        """The element type."""
    @property
    def has_rank(self) -> bool:
        """Whether the type has a rank."""
    @property
    def shape(self) -> list[int]:
        """The sizes of the dimensions, get_dynamic_size() for dynamic ones. Raises ValueError without a rank, as all
        members do that need one."""
    @property
    def rank(self) -> int:
        """The number of dimensions."""
    @property
    def has_static_shape(self) -> bool:
        """Whether all sizes are static."""
    def is_dynamic_dim(self, dim: int) -> bool:
        """Returns whether the size of a dimension is dynamic; IndexError for an invalid index."""
    def is_static_dim(self, dim: int) -> bool:
        """Returns whether the size of a dimension is static."""
    def get_dim_size(self, dim: int) -> int:
        """Returns the size of a dimension."""
    @staticmethod
    def is_dynamic_size(dim_size: int) -> bool:
        """Returns whether a number is the value of a dynamic size."""
    @staticmethod
    def is_static_size(dim_size: int) -> bool:
        """Returns whether a number is the value of a static size."""
    def is_dynamic_stride_or_offset(self, dim_size: int) -> bool:
        """Returns whether a number is the value of a dynamic stride or offset."""
    def is_static_stride_or_offset(self, dim_size: int) -> bool:
        """Returns whether a number is the value of a static stride or offset."""
    @staticmethod
    def get_dynamic_size() -> int:
        """Returns the value of a dynamic size."""
    @staticmethod
    def get_dynamic_stride_or_offset() -> int:
        """Returns the value of a dynamic stride or offset."""

class VectorType(ShapedType):
    """A vector type: vector<4xf32>, vector<[4]x2xi8>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(shape: Iterable[int], element_type: Type, *, scalable: Iterable[bool] | None = None,
            scalable_dims: Iterable[int] | None = None, loc: Location | None = None) -> VectorType:
        """Returns the type. Scalable dimensions are given by a flag for each or by their indices, not both
        (ValueError). Raises MLIRError for an invalid element type."""
    @staticmethod
    def get_unchecked(shape: Iterable[int], element_type: Type, *, scalable: Iterable[bool] | None = None,
                      scalable_dims: Iterable[int] | None = None, context: Context | None = None) -> VectorType:
        """As get."""
    @property
    def scalable(self) -> bool:
        """Whether any dimension is scalable."""
    @property
    def scalable_dims(self) -> list[bool]:
        """Whether each dimension is scalable."""

class RankedTensorType(ShapedType):
    """A ranked tensor type: tensor<2x?xf32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(shape: Iterable[int], element_type: Type, encoding: Attribute | None = None,
            loc: Location | None = None) -> RankedTensorType:
        """Returns the type."""
    @staticmethod
    def get_unchecked(shape: Iterable[int], element_type: Type, encoding: Attribute | None = None,
                      context: Context | None = None) -> RankedTensorType:
        """As get."""
    @property
    def encoding(self) -> Attribute | None:
        """The encoding."""

class UnrankedTensorType(ShapedType):
    """An unranked tensor type: tensor<*xf32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(element_type: Type, loc: Location | None = None) -> UnrankedTensorType:
        """Returns the type."""
    @staticmethod
    def get_unchecked(element_type: Type, context: Context | None = None) -> UnrankedTensorType:
        """As get."""

class MemRefType(ShapedType):
    """A ranked memref type: memref<2x?xf32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(shape: Iterable[int], element_type: Type, layout: Attribute | None = None,
            memory_space: Attribute | None = None, loc: Location | None = None) -> MemRefType:
        """Returns the type."""
    @staticmethod
    def get_unchecked(shape: Iterable[int], element_type: Type, layout: Attribute | None = None,
                      memory_space: Attribute | None = None, context: Context | None = None) -> MemRefType:
        """As get."""
    @property
    def memory_space(self) -> Attribute | None:
        """The memory space."""
    @property
    def layout(self) -> Attribute:
        """The layout: a StridedLayoutAttr, or an AffineMapAttr, the identity by default."""
    @property
    def affine_map(self) -> AffineMap:
        """The layout as an affine map."""
    def get_strides_and_offset(self) -> tuple[list[int], int]:
        """Returns the strides and the offset of the layout; RuntimeError for a layout that is not strided."""

class UnrankedMemRefType(ShapedType):
    """An unranked memref type: memref<*xf32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(element_type: Type, memory_space: Attribute | None = None, loc: Location | None = None) -> UnrankedMemRefType:
        """Returns the type."""
    @staticmethod
    def get_unchecked(element_type: Type, memory_space: Attribute | None = None,
                      context: Context | None = None) -> UnrankedMemRefType:
        """As get."""
    @property
    def memory_space(self) -> Attribute | None:
        """The memory space."""

class TupleType(Type):
    """A tuple type: tuple<i32, f32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get_tuple(elements: Iterable[Type], context: Context | None = None) -> TupleType:
        """Returns the type."""
    def get_type(self, pos: int) -> Type:
        """Returns the type at an index; IndexError for an invalid index."""
    @property
    def num_types(self) -> int:
        """The number of types."""

class FunctionType(Type):
    """A function type: (i32) -> f32."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(inputs: Iterable[Type] = (), results: Iterable[Type] = (), context: Context | None = None) -> FunctionType:
        """Returns the type."""
    @property
    def inputs(self) -> list[Type]:
        """The argument types."""
    @property
    def results(self) -> list[Type]:
        """The result types."""

class OpaqueType(Type):
    """A type of an unregistered dialect."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(dialect_namespace: str, buffer: str, context: Context | None = None) -> OpaqueType:
        """Returns the type; ValueError if the context does not allow unregistered dialects."""
    @property
    def dialect_namespace(self) -> str:
        """The namespace of the dialect."""
    @property
    def data(self) -> str:
        """The text after the namespace."""

class DynamicType(Type):
    """A type of a dialect that is defined at run time. There are none yet."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(full_type_name: str, attributes: Sequence[Attribute], context: Context | None = None) -> DynamicType:
        """Always ValueError."""
    @staticmethod
    def lookup_typeid(full_type_name: str, context: Context | None = None) -> TypeID:
        """Always ValueError."""
    @property
    def type_name(self) -> str:
        """The name of the kind."""
    @property
    def params(self) -> list[Attribute]:
        """The parameters."""

# Affine expressions, maps and sets.

class AffineExpr:
    """An affine expression of dimensions, symbols and integers: d0 + s0 * 4. Python's operators + - * % build and
    simplify expressions, also with integers."""

    def __init__(self, expr: AffineExpr, /) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> AffineExpr: ...
    def maybe_downcast(self) -> AffineExpr:
        """Returns the expression, whose class already is the most derived one."""
    @property
    def context(self) -> Context:
        """The context of the expression."""
    @property
    def _CAPIPtr(self) -> object: ...
    def __add__(self, other: AffineExpr | int) -> AffineExpr: ...
    def __radd__(self, other: AffineExpr | int) -> AffineExpr: ...
    def __mul__(self, other: AffineExpr | int) -> AffineExpr: ...
    def __rmul__(self, other: AffineExpr | int) -> AffineExpr: ...
    def __mod__(self, other: AffineExpr | int) -> AffineExpr: ...
    def __rmod__(self, other: AffineExpr | int) -> AffineExpr: ...
    def __sub__(self, other: AffineExpr | int) -> AffineExpr: ...
    def __rsub__(self, other: AffineExpr | int) -> AffineExpr: ...
    @staticmethod
    def get_add(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """Returns lhs + rhs. TypeError unless one of the two is an expression."""
    @staticmethod
    def get_mul(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """Returns lhs * rhs."""
    @staticmethod
    def get_mod(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """Returns lhs mod rhs."""
    @staticmethod
    def get_floor_div(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """Returns lhs floordiv rhs."""
    @staticmethod
    def get_ceil_div(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """Returns lhs ceildiv rhs."""
    @staticmethod
    def get_constant(value: int, context: Context | None = None) -> AffineConstantExpr:
        """Returns a constant."""
    @staticmethod
    def get_dim(position: int, context: Context | None = None) -> AffineDimExpr:
        """Returns the dimension d<position>."""
    @staticmethod
    def get_symbol(position: int, context: Context | None = None) -> AffineSymbolExpr:
        """Returns the symbol s<position>."""
    def compose(self, map: AffineMap) -> AffineExpr:
        """Returns the expression with the results of `map` for its dimensions; ValueError if these are too few."""
    def shift_dims(self, num_dims: int, shift: int, offset: int = 0) -> AffineExpr:
        """Returns the expression with d<i + shift> for d<i>, from `offset` up to `num_dims`."""
    def shift_symbols(self, num_symbols: int, shift: int, offset: int = 0) -> AffineExpr:
        """Returns the expression with s<i + shift> for s<i>, from `offset` up to `num_symbols`."""
    @staticmethod
    def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
        """Simplifies an expression with the given numbers of dimensions and symbols."""
    @classmethod
    def isinstance(cls, other: object) -> TypeGuard[Self]:
        """Returns whether `other` is of this kind."""
    def dump(self) -> None:
        """Prints the object to sys.stderr."""

class AffineConstantExpr(AffineExpr):
    """An integer constant."""

    @staticmethod
    def get(value: int, context: Context | None = None) -> AffineConstantExpr:
        """Returns a constant."""
    @property
    def value(self) -> int:
        """The value."""

class AffineDimExpr(AffineExpr):
    """A dimension: d0."""

    @staticmethod
    def get(position: int, context: Context | None = None) -> AffineDimExpr:
        """Returns the dimension d<position>."""
    @property
    def position(self) -> int:
        """The position."""

class AffineSymbolExpr(AffineExpr):
    """A symbol: s0."""

    @staticmethod
    def get(position: int, context: Context | None = None) -> AffineSymbolExpr:
        """Returns the symbol s<position>."""
    @property
    def position(self) -> int:
        """The position."""

class AffineBinaryExpr(AffineExpr):
    """A binary expression."""

    @property
    def lhs(self) -> AffineExpr:
        """The left operand."""
    @property
    def rhs(self) -> AffineExpr:
        """The right operand."""

class AffineAddExpr(AffineBinaryExpr):
    """A sum."""

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """Returns the simplified expression, which may be of another kind."""

class AffineMulExpr(AffineBinaryExpr):
    """A product."""

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """Returns the simplified expression, which may be of another kind."""

class AffineModExpr(AffineBinaryExpr):
    """A remainder."""

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """Returns the simplified expression, which may be of another kind."""

class AffineFloorDivExpr(AffineBinaryExpr):
    """A quotient, rounded down."""

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """Returns the simplified expression, which may be of another kind."""

class AffineCeilDivExpr(AffineBinaryExpr):
    """A quotient, rounded up."""

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """Returns the simplified expression, which may be of another kind."""

class AffineExprList(Sequence[AffineExpr]):
    """The results of a map; cannot be instantiated (TypeError)."""

    def __new__(cls, *_args: object, **_kwargs: object) -> Never: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[AffineExpr]: ...
    @overload
    def __getitem__(self, key: SupportsIndex) -> AffineExpr: ...
    @overload
    def __getitem__(self, key: slice) -> AffineExprList: ...
    def __add__(self, other: Sequence[AffineExpr]) -> list[AffineExpr]: ...
    def __radd__(self, other: list[AffineExpr]) -> list[AffineExpr]: ...
    def __eq__(self, other: object) -> bool: ...
    __hash__: ClassVar[None]  # type: ignore[assignment]

class AffineMap:
    """A map from dimensions and symbols to expressions: (d0)[s0] -> (d0 + s0)."""

    @classmethod
    def _of(cls, attr: Attribute) -> Self: ...
    @property
    def context(self) -> Context:
        """The context of the map."""
    def dump(self) -> None:
        """Prints the object to sys.stderr."""
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _from_capsule(capsule: object, name: str) -> Any: ...
    @staticmethod
    def get(dim_count: int, symbol_count: int, exprs: Iterable[AffineExpr], context: Context | None = None) -> AffineMap:
        """Returns a map. Raises ValueError if an expression has more dimensions or symbols, RuntimeError for a value
        that is no expression."""
    @staticmethod
    def get_constant(value: int, context: Context | None = None) -> AffineMap:
        """Returns () -> (value)."""
    @staticmethod
    def get_empty(context: Context | None = None) -> AffineMap:
        """Returns () -> ()."""
    @staticmethod
    def get_identity(n_dims: int, context: Context | None = None) -> AffineMap:
        """Returns (d0, d1) -> (d0, d1)."""
    @staticmethod
    def get_minor_identity(n_dims: int, n_results: int, context: Context | None = None) -> AffineMap:
        """Returns the map to the last dimensions: (d0, d1, d2) -> (d1, d2)."""
    @staticmethod
    def get_permutation(permutation: Iterable[int], context: Context | None = None) -> AffineMap:
        """Returns the map that permutes the dimensions; RuntimeError for an invalid permutation."""
    @staticmethod
    def compress_unused_symbols(maps: Iterable[AffineMap], context: Context | None = None) -> list[AffineMap]:
        """Returns the maps without the symbols that none of them uses."""
    def get_submap(self, result_positions: Iterable[int]) -> AffineMap:
        """Returns the map with the results at these indices; ValueError for an invalid index."""
    def get_major_submap(self, n_results: int) -> AffineMap:
        """Returns the map with the first results."""
    def get_minor_submap(self, n_results: int) -> AffineMap:
        """Returns the map with the last results."""
    def replace(self, expr: AffineExpr, replacement: AffineExpr, n_result_dims: int, n_result_syms: int) -> AffineMap:
        """Returns the map with `replacement` for `expr` and the given numbers of dimensions and symbols."""
    @property
    def n_dims(self) -> int:
        """The number of dimensions."""
    @property
    def n_symbols(self) -> int:
        """The number of symbols."""
    @property
    def n_inputs(self) -> int:
        """The number of dimensions and symbols."""
    @property
    def results(self) -> AffineExprList:
        """The results."""
    @property
    def is_permutation(self) -> bool:
        """Whether the map is a permutation of the dimensions."""
    @property
    def is_projected_permutation(self) -> bool:
        """Whether the results are dimensions, each at most once."""
    @staticmethod
    def _CAPICreate(capsule: object) -> AffineMap: ...

class IntegerSetConstraint:
    """A constraint of a set: an expression is 0, or it is at least 0."""

    def __init__(self, expr: AffineExpr, is_eq: bool) -> None: ...
    expr: AffineExpr
    """The expression that is compared with 0."""
    is_eq: bool
    """Whether the expression must be 0; otherwise it must be at least 0."""

class IntegerSetConstraintList(Sequence[IntegerSetConstraint]):
    """The constraints of a set; cannot be instantiated (TypeError)."""

    def __new__(cls, *_args: object, **_kwargs: object) -> Never: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[IntegerSetConstraint]: ...
    @overload
    def __getitem__(self, key: SupportsIndex) -> IntegerSetConstraint: ...
    @overload
    def __getitem__(self, key: slice) -> IntegerSetConstraintList: ...
    def __add__(self, other: Sequence[IntegerSetConstraint]) -> list[IntegerSetConstraint]: ...
    def __radd__(self, other: list[IntegerSetConstraint]) -> list[IntegerSetConstraint]: ...
    def __eq__(self, other: object) -> bool: ...
    __hash__: ClassVar[None]  # type: ignore[assignment]

class IntegerSet:
    """A set of dimensions and symbols that satisfy constraints: (d0) : (d0 - 4 >= 0)."""

    @classmethod
    def _of(cls, attr: Attribute) -> Self: ...
    @property
    def context(self) -> Context:
        """The context of the set."""
    def dump(self) -> None:
        """Prints the object to sys.stderr."""
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _from_capsule(capsule: object, name: str) -> Any: ...
    @staticmethod
    def get(num_dims: int, num_symbols: int, exprs: Iterable[AffineExpr], eq_flags: Iterable[bool],
            context: Context | None = None) -> IntegerSet:
        """Returns the set in which each expression is 0, or at least 0 without its flag. Raises ValueError without
        expressions, or for another number of flags."""
    @staticmethod
    def get_empty(num_dims: int, num_symbols: int, context: Context | None = None) -> IntegerSet:
        """Returns the empty set."""
    def get_replaced(self, dim_exprs: Iterable[AffineExpr], symbol_exprs: Iterable[AffineExpr], num_result_dims: int,
                     num_result_symbols: int) -> IntegerSet:
        """Returns the set with expressions for all dimensions and symbols (otherwise ValueError) and the given numbers
        of new ones."""
    @property
    def n_dims(self) -> int:
        """The number of dimensions."""
    @property
    def n_symbols(self) -> int:
        """The number of symbols."""
    @property
    def n_inputs(self) -> int:
        """The number of dimensions and symbols."""
    @property
    def n_equalities(self) -> int:
        """The number of equalities."""
    @property
    def is_canonical_empty(self) -> bool:
        """Whether the set is get_empty()."""
    @property
    def n_inequalities(self) -> int:
        """The number of inequalities."""
    @property
    def constraints(self) -> IntegerSetConstraintList:
        """The constraints."""
    @staticmethod
    def _CAPICreate(capsule: object) -> IntegerSet: ...

class AffineMapAttr(Attribute):
    """An affine map as an attribute."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(affine_map: AffineMap) -> AffineMapAttr:
        """Returns the attribute."""
    @property
    def value(self) -> AffineMap:
        """The map."""

class IntegerSetAttr(Attribute):
    """An integer set as an attribute."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(integer_set: IntegerSet) -> IntegerSetAttr:
        """Returns the attribute."""
    @property
    def value(self) -> IntegerSet:
        """The set."""

# Elements.

class DenseBoolArrayAttr(Attribute):
    """An array of booleans."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[object], context: Context | None = None) -> DenseBoolArrayAttr:
        """Returns the attribute."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> bool: ...
    def __iter__(self) -> Iterator[bool]: ...
    def __add__(self, other: Iterable[object]) -> DenseBoolArrayAttr: ...

class DenseBoolArrayIterator:
    """An iterator over a DenseBoolArrayAttr."""

    def __init__(self, items: DenseBoolArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> bool: ...

class DenseI8ArrayAttr(Attribute):
    """An array of 8-bit integers."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsInt], context: Context | None = None) -> DenseI8ArrayAttr:
        """Returns the attribute; ValueError for a number out of range."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __add__(self, other: Iterable[SupportsInt]) -> DenseI8ArrayAttr: ...

class DenseI8ArrayIterator:
    """An iterator over a DenseI8ArrayAttr."""

    def __init__(self, items: DenseI8ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> int: ...

class DenseI16ArrayAttr(Attribute):
    """An array of 16-bit integers."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsInt], context: Context | None = None) -> DenseI16ArrayAttr:
        """Returns the attribute; ValueError for a number out of range."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __add__(self, other: Iterable[SupportsInt]) -> DenseI16ArrayAttr: ...

class DenseI16ArrayIterator:
    """An iterator over a DenseI16ArrayAttr."""

    def __init__(self, items: DenseI16ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> int: ...

class DenseI32ArrayAttr(Attribute):
    """An array of 32-bit integers."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsInt], context: Context | None = None) -> DenseI32ArrayAttr:
        """Returns the attribute; ValueError for a number out of range."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __add__(self, other: Iterable[SupportsInt]) -> DenseI32ArrayAttr: ...

class DenseI32ArrayIterator:
    """An iterator over a DenseI32ArrayAttr."""

    def __init__(self, items: DenseI32ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> int: ...

class DenseI64ArrayAttr(Attribute):
    """An array of 64-bit integers."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsInt], context: Context | None = None) -> DenseI64ArrayAttr:
        """Returns the attribute; ValueError for a number out of range."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __add__(self, other: Iterable[SupportsInt]) -> DenseI64ArrayAttr: ...

class DenseI64ArrayIterator:
    """An iterator over a DenseI64ArrayAttr."""

    def __init__(self, items: DenseI64ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> int: ...

class DenseF32ArrayAttr(Attribute):
    """An array of 32-bit floats."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsFloat], context: Context | None = None) -> DenseF32ArrayAttr:
        """Returns the attribute."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> float: ...
    def __iter__(self) -> Iterator[float]: ...
    def __add__(self, other: Iterable[SupportsFloat]) -> DenseF32ArrayAttr: ...

class DenseF32ArrayIterator:
    """An iterator over a DenseF32ArrayAttr."""

    def __init__(self, items: DenseF32ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> float: ...

class DenseF64ArrayAttr(Attribute):
    """An array of 64-bit floats."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsFloat], context: Context | None = None) -> DenseF64ArrayAttr:
        """Returns the attribute."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> float: ...
    def __iter__(self) -> Iterator[float]: ...
    def __add__(self, other: Iterable[SupportsFloat]) -> DenseF64ArrayAttr: ...

class DenseF64ArrayIterator:
    """An iterator over a DenseF64ArrayAttr."""

    def __init__(self, items: DenseF64ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> float: ...

class DenseElementsAttr(Attribute):
    """The elements of a shaped type. The buffer protocol exposes them without a copy."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @overload
    @staticmethod
    def get(array: _BufferLike | None = None, signless: bool = True, type: Type | None = None,
            shape: Sequence[int] | None = None, context: Context | None = None, *,
            attrs: Sequence[Attribute] | None = None) -> DenseElementsAttr:
        """Returns the elements of a buffer or of a list of attributes of one type (get(attrs, type)). `type` is a
        shaped type or an element type; by default it follows from the buffer, whose integers are signless unless
        `signless` is false. Raises ValueError for a format or shape that does not match and for a type without a
        static shape."""
    @overload
    @staticmethod
    def get(array: Sequence[Attribute], signless: Type | bool = True, type: Type | None = None,
            shape: Sequence[int] | None = None, context: Context | None = None) -> DenseElementsAttr: ...
    @staticmethod
    def get_splat(shaped_type: Type, element_attr: Attribute) -> DenseElementsAttr:
        """Returns elements that are all equal. Raises ValueError if the attribute is not of the element type."""
    def __buffer__(self, flags: int, /) -> memoryview: ...
    def __len__(self) -> int: ...
    @property
    def is_splat(self) -> bool:
        """Whether all elements are stored as one."""
    def get_splat_value(self) -> Attribute:
        """Returns the element of a splat; ValueError for other attributes."""

class DenseFPElementsAttr(DenseElementsAttr):
    """Floating-point elements."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    def __getitem__(self, index: int) -> float: ...
    def __iter__(self) -> Iterator[float]: ...

class DenseIntElementsAttr(DenseElementsAttr):
    """Integer elements."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    def __getitem__(self, index: int) -> int: ...
    def __iter__(self) -> Iterator[int]: ...

class DenseStringElementsAttr(Attribute):
    """String elements."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @property
    def values(self) -> list[str]:
        """Returns the strings; a single one for a splat."""
    def __len__(self) -> int: ...

class SparseElementsAttr(Attribute):
    """Elements that are mostly 0."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]


class DenseResourceElementsAttr(Attribute):
    """Elements whose bytes are in a resource of the context."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get_from_buffer(array: _BufferLike, name: str, type: Type, alignment: int | None = None, is_mutable: bool = False,
                        context: Context | None = None) -> DenseResourceElementsAttr:
        """Returns a resource that references the bytes of a buffer without a copy; its name is `name` or one derived
        from it. Raises ValueError for a buffer that is not contiguous and for a type without a shape."""
    @property
    def key(self) -> str:
        """The name of the resource."""
    @property
    def data(self) -> memoryview | None:
        """The bytes, not copied; None if the resource has none."""

# Interfaces.

class InferTypeOpInterface:
    """The type inference interface of operations: created from an operation or from a class of operations. Raises
    ValueError if the operation does not infer its result types, TypeError for other objects."""

    def __init__(self, object: _OperationBase | type[OpView], context: Context | None = None) -> None: ...
    @property
    def operation(self) -> Operation:
        """The operation; TypeError if it was created from a class."""
    @property
    def opview(self) -> OpView:
        """The operation as an instance of its dialect's class."""
    def inferReturnTypes(self, operands: Sequence[Value | Sequence[Value]] | None = None,
                         attributes: DictAttr | Mapping[str, Attribute] | None = None, properties: object = None,
                         regions: Sequence[Region] | None = None, context: Context | None = None,
                         loc: Location | None = None) -> list[Type]:
        """Returns the result types of an operation with these parts; parts that are not given are those of the
        operation. Raises ValueError for an unknown operation."""

class InferShapedTypeOpInterface:
    """The interface of operations whose result shapes and element types follow from operands and attributes: all
    operations that infer their result types."""

    def __init__(self, object: _OperationBase | type[OpView], context: Context | None = None) -> None: ...
    @property
    def operation(self) -> Operation:
        """The operation; TypeError if it was created from a class."""
    @property
    def opview(self) -> OpView:
        """The operation as an instance of its dialect's class."""
    def inferReturnTypeComponents(self, operands: Sequence[Value | Sequence[Value]] | None = None,
                                  attributes: DictAttr | Mapping[str, Attribute] | None = None,
                                  regions: Sequence[Region] | None = None, properties: object = None,
                                  context: Context | None = None,
                                  loc: Location | None = None) -> list[ShapedTypeComponents]:
        """Returns the shape and element type of each result of an operation with these parts."""

class ShapedTypeComponents:
    """An element type with an optional shape and attribute."""

    @overload
    @staticmethod
    def get(element_type: Type, /) -> ShapedTypeComponents:
        """get(element_type), get(shape, element_type) or get(shape, element_type, attribute)"""
    @overload
    @staticmethod
    def get(shape: Iterable[int], element_type: Type, attribute: Attribute | None = None) -> ShapedTypeComponents: ...
    @overload
    @staticmethod
    def get(*, element_type: Type, shape: Iterable[int] | None = None,
            attribute: Attribute | None = None) -> ShapedTypeComponents: ...
    @property
    def element_type(self) -> Type:
        """The element type."""
    @property
    def has_rank(self) -> bool:
        """Whether there is a shape."""
    @property
    def rank(self) -> int | None:
        """The number of dimensions; None without a shape."""
    @property
    def shape(self) -> list[int] | None:
        """The shape; None if there is none."""

# Interfaces of users' operations for passes, as in tenure/op_interface.h.

_Operands = list[Attribute | None]

class MemoryEffect(enum.IntFlag):
    """A memory effect of an operation; 0: it may have any."""

    READ = 1
    WRITE = 2
    ALLOCATE = 4
    FREE = 8
    RECURSIVE = 16
    NONE = 64

class Speculation(enum.IntEnum):
    """Whether an operation may be executed speculatively."""

    BY_TRAITS = 0
    NEVER = 1
    ALWAYS = 2
    RECURSIVE = 3

@dataclass(frozen=True)
class RegionEdge:
    """A control-flow edge. It forwards `operand_count` operands of the branching operation to the arguments of the
    region's first block, or to results, from index `first_input` on. Region None denotes the operation's results."""

    region: int | None
    """The region's index; None for the operation's results."""
    first_operand: int = 0
    """The first forwarded operand."""
    operand_count: int = 0
    """The number of forwarded operands."""
    first_input: int = 0
    """The first argument or result that receives an operand."""

class AsmRegionFlags(enum.IntFlag):
    """The options of AsmPrinter.region."""

    PLAIN = 0  # Arguments of the entry block were printed in front.
    ENTRY_ARGUMENTS = 1  # The entry block gets its label if it has arguments.
    NO_TERMINATOR = 2  # The only block's terminator is left out.
    EMPTY_BLOCK = 4  # The label of an empty entry block is printed.

@final
class AsmPrinter:
    """Prints the text after the name of an operation. It is valid until the function that received it returns, on that
    thread, and not while a region is printed (otherwise StaleHandleError)."""

    def text(self, text: str, /) -> None:
        """Prints text verbatim. A line break in it is not followed by indentation."""
    def keyword(self, keyword: str, /) -> None:
        """Prints a keyword, quoted if it is not a bare identifier."""
    def symbol_name(self, name: str, /) -> None:
        """Prints @name, quoted if needed."""
    def value(self, value: Value, /) -> None:
        """Prints %name for a value that is visible at the operation or in it."""
    def operands(self, first: int = 0, count: int | None = None) -> None:
        """Prints the operands from index `first` on, separated by commas: `count` of them, or all."""
    def operand_types(self, first: int = 0, count: int | None = None) -> None:
        """Prints the types of these operands, separated by commas."""
    def result_types(self, first: int = 0, count: int | None = None) -> None:
        """Prints result types, separated by commas."""
    def functional_type(self, first: int = 0) -> None:
        """Prints (operand types) -> result types, from operand `first` on."""
    def type(self, type: Type, /) -> None:
        """Prints a type."""
    def attribute(self, attribute: Attribute, with_type: bool = True) -> None:
        """Prints an attribute; without its type the parser must supply the type."""
    def attribute_dictionary(self, elided: Sequence[str] = (), with_keyword: bool = False) -> None:
        """Prints a space and {...} with the operation's attributes and properties except those in `elided`; nothing if
        there are none. With `with_keyword` it prints attributes {...}."""
    def successor(self, index: int, first: int = 0, count: int | None = 0) -> None:
        """Prints ^block for the successor at `index`, and (%a, %b : types) with `count` operands from index `first` on,
        if there are any; None for all."""
    def argument(self, argument: Value, /) -> None:
        """Prints %arg: type for an argument of a block in the operation, with its location if locations are printed."""
    def region(self, index: int, flags: AsmRegionFlags = AsmRegionFlags.PLAIN) -> None:
        """Prints {...}: the operation's region at `index`."""

@final
class AsmOperands:
    """Operands that an AsmParser has parsed and not yet resolved to values."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> AsmOperands:
        """Returns the operand at an index."""

@final
class AsmParser:
    """Parses the text after the name of an operation. It is valid until the function that received it returns, on that
    thread, and not while a region is parsed (otherwise StaleHandleError). Unexpected text and wrong arguments raise
    MLIRError, as do all calls after an error."""

    @property
    def context(self) -> Context:
        """The context of the new operation."""
    @property
    def op_name(self) -> str:
        """The operation's full name."""
    @property
    def location(self) -> Location:
        """The location of the next token, for the operation, nested operations or errors."""
    def literal(self, literal: str, /) -> None:
        """Parses a required token, keyword or punctuation ("by", ":", "->", "[")."""
    def optional_literal(self, literal: str, /) -> bool:
        """Parses it if present, and returns whether it was."""
    def keyword(self) -> str:
        """Parses any keyword or string."""
    def operand(self) -> AsmOperands:
        """Parses one operand: %name."""
    def optional_operand(self) -> AsmOperands:
        """Parses %name if present: one operand or none."""
    def operands(self) -> AsmOperands:
        """Parses %a, %b; the list may be empty."""
    def resolve(self, operands: AsmOperands, types: Type | Sequence[Type]) -> None:
        """Adds operands to the operation, with a type for each of them or one for all."""
    def type(self) -> Type:
        """Parses a type."""
    def types(self) -> list[Type]:
        """Parses types separated by commas; the list may be empty."""
    def add_results(self, types: Type | Sequence[Type], /) -> None:
        """Adds results to the operation."""
    def functional_type(self, operands: AsmOperands, /) -> None:
        """Parses (types) -> types: the types of `operands`, which are added to the operation, and the result types,
        which are added too."""
    def attribute(self, type: Type | None = None) -> Attribute:
        """Parses an attribute; `type` is its type if the text has none."""
    def symbol_name(self) -> StringAttr:
        """Parses @name."""
    def optional_symbol_name(self) -> StringAttr | None:
        """Parses @name if present."""
    def set_attribute(self, name: str, value: Attribute) -> None:
        """Sets an attribute of the operation, or a property if its schema has one of that name. An existing value is
        replaced."""
    def attribute_dictionary(self, with_keyword: bool = False) -> None:
        """Parses {...} if present, or attributes {...} with `with_keyword`, and adds the attributes to the operation. A
        property that is already set is kept; any other attribute that is already set is an error."""
    def successor(self) -> int:
        """Parses ^block, which is added to the operation, and (%a, %b : types) if present; the operands are added too,
        and their number is returned."""
    def add_argument(self, name: AsmOperands, type: Type) -> None:
        """Adds an argument to the region that is parsed next: an operand that is the argument's name, and a type. A
        location after the current token becomes the argument's."""
    def argument(self) -> Type:
        """Parses %name: type and adds it as add_argument does."""
    def region(self) -> None:
        """Parses {...}, the operation's next region. It gets the terminator that the schema implies if the text has
        none."""
    def optional_region(self) -> bool:
        """Parses a region if present, and returns whether it was; otherwise the operation gets an empty region."""
    def error(self, message: str, location: Location | None = None) -> NoReturn:
        """Raises MLIRError: "custom op 'name' message" at the location, by default that of the next token."""

@dataclass(frozen=True, kw_only=True)
class OpAssembly:
    """The custom form of an operation (tenure/assembly.h, hasCustomAssemblyFormat): `print(op, printer)` prints the text
    after the operation's name, including the leading space, and `parse(parser)` parses it.

        def print_scale(op, printer):  # %r = mine.scale %x by 2 : f32
            printer.text(" ")
            printer.operands()
            printer.text(" by ")
            printer.attribute(op.attributes["by"], with_type=False)
            printer.text(" : ")
            printer.result_types()

        def parse_scale(parser):
            x = parser.operand()
            parser.literal("by")
            parser.set_attribute("by", parser.attribute(ir.IntegerType.get_signless(32, parser.context)))
            parser.literal(":")
            type = parser.type()
            parser.resolve(x, type)
            parser.add_results([type])

    `print` may be called twice for one output and must print the same text. Printing raises its exceptions. An exception
    of `parse` is the cause of the MLIRError that parsing raises with the location, except KeyboardInterrupt, other
    exceptions that are no Exception, and MemoryError, which are raised unchanged; the incomplete operation is discarded.
    Return values are ignored."""

    print: Callable[[Any, AsmPrinter], object]
    """print(op, printer)."""
    parse: Callable[[AsmParser], object]
    """parse(parser)."""

@dataclass(frozen=True, kw_only=True)
class OpBranch:
    """The operands that a branch forwards to its successors (BranchOpInterface)."""

    segments: str | None = None
    """The attribute, a dense array of i32, with the number of operands for each successor; None: a single successor
    gets all operands."""
    first_segment: int = 0
    """The position of the first successor in that attribute; earlier segments are not forwarded."""
    own_operand_count: int = 0
    """Without such an attribute: the number of operands, the first ones, that are not forwarded."""
    successor_for_operands: Callable[[Any, _Operands], int | None] | None = None
    """f(op, operands): the index of the successor that is taken when operands have these constant values, None for
    unknown ones; it returns None if several are possible."""

@dataclass(frozen=True, kw_only=True)
class OpRegionBranch:
    """Control flow into, between and out of regions (RegionBranchOpInterface)."""

    entry_edges: Callable[[Any, _Operands], Iterable[RegionEdge]] | None = None
    """f(op, operands): the edges from the operation; None: to any of its regions, without operands."""
    region_edges: Callable[[Any, int], Iterable[RegionEdge]] | None = None
    """f(op, region): the successors of the region at that index; None: the operation's results."""
    runs_once: bool = False
    """Whether each region runs at most once."""

@dataclass(frozen=True)
class OpRegionTerminator:
    """The successors of a terminator that is not simply ReturnLike (RegionBranchTerminatorOpInterface)."""

    edges: Callable[[Any, _Operands], Iterable[RegionEdge]]
    """f(op, operands): the edges from the terminator."""

@dataclass(frozen=True)
class OpCall:
    """An operation that calls the symbol in an attribute, or an operand (CallOpInterface)."""

    callee: str | None
    """The attribute, a symbol reference, with the callee; None: the callee is an operand."""
    first_argument: int = 0
    """The index of the first argument among the operands."""

@dataclass(frozen=True, kw_only=True)
class OpCallable:
    """An operation that can be called (CallableOpInterface, FunctionOpInterface)."""

    region: int = 0
    """The index of the body's region."""
    type: str | None = None
    """The attribute with the function type."""
    argument_attributes: str | None = None
    """The attribute with the attributes of arguments, an array."""
    result_attributes: str | None = None
    """The attribute with the attributes of results, an array."""

@dataclass(frozen=True)
class OpMemorySlot:
    """An operation whose only result is a memory slot for one value (PromotableAllocationOpInterface)."""

    value_type: Callable[[Any], Type | None]
    """f(op): the type of the stored value; None: the slot cannot be promoted."""
    default_op: str | None = None
    """The operation that creates the value of the slot before the first store; None: poison."""

@dataclass(frozen=True, kw_only=True)
class OpMemoryAccess:
    """An operation that loads a whole memory slot, or stores operand `stored` to it (PromotableMemOpInterface)."""

    pointer: int = 0
    """The index of the slot operand."""
    stored: int | None = None
    """The index of the stored operand; None: the operation loads."""

@dataclass(frozen=True, kw_only=True)
class OpInliner:
    """Which operations may be inlined (DialectInlinerInterface)."""

    op_is_legal: Callable[[Any, OpView], object] | None = None
    """f(op, parent): whether an operation may be inlined into a region of `parent`."""
    region_is_legal: Callable[[Any, OpView, Region], object] | None = None
    """f(op, call, region): whether the blocks of a callee's region may be inlined into the region of `op` that contains
    `call`."""
    call_is_legal: Callable[[Any, OpView], object] | None = None
    """f(call, callable): whether the body of the callee may replace the call."""
    branch: str | None = None
    """The branch operation that replaces a terminator if there are several blocks; None: the terminator stays."""
    cast: str | None = None
    """The operation that casts a value if the types of the call and the callee differ; None: such calls are not
    inlined."""

def attach_op_interfaces(
        op_name: str, *,
        fold: Callable[[Any, _Operands], Attribute | Value | Sequence[Attribute | Value] | None] | None = None,
        verify: Callable[[Any], str | None] | None = None,
        infer_types: Callable[[list[Value], dict[str, Attribute]], Sequence[Type] | None] | None = None,
        constant_op: str | None = None,
        canonicalizations: Callable[[Any, PatternRewriter], object]
        | Sequence[Callable[[Any, PatternRewriter], object] | tuple[Callable[[Any, PatternRewriter], object], int]] = (),
        effects: MemoryEffect | Callable[[Any], MemoryEffect] | None = None,
        speculation: Speculation | Callable[[Any], Speculation] | None = None,
        branch: OpBranch | None = None,
        region_branch: OpRegionBranch | None = None,
        region_terminator: OpRegionTerminator | None = None,
        loop_regions: Iterable[int] | bool = (),
        call: OpCall | None = None,
        callable: OpCallable | None = None,
        memory_slot: OpMemorySlot | None = None,
        memory_access: OpMemoryAccess | None = None,
        inliner: OpInliner | None = None,
        assembly: OpAssembly | None = None,
        context: Context | None = None) -> None:
    """Registers the interfaces that operations named `op_name`, of a dialect with a loaded schema, implement for passes:
    permanently, and only once.

    Functions get the operation first. Their exceptions end the pass and are raised to its caller. Only canonicalizations
    may change the IR.

      fold(op, operands)       operands: an Attribute or None for each; returns an Attribute or a Value for each result (no
                               sequence is needed for one), or None
      verify(op)               returns None or an error message; runs whenever the IR is verified, after parsing too
      infer_types(operands, attributes)
                               returns the result Types of an operation that is created with infer_type, from a list of
                               Values and a dict; None if there is no such operation
      constant_op              the operation that materializes a constant from an Attribute that `fold` returned, its `value`
      canonicalizations        patterns, as for RewritePatternSet.add, or (pattern, benefit)
      effects                  MemoryEffect, or effects(op) that returns one
      speculation              Speculation, or speculation(op) that returns one
      branch                   OpBranch; successor_for_operands(op, operands) returns an index or None
      region_branch            OpRegionBranch; entry_edges(op, operands) and region_edges(op, region index) return RegionEdges
      region_terminator        OpRegionTerminator; edges(op, operands)
      loop_regions             the indices of regions that are loops; True for all
      call, callable           OpCall, OpCallable
      memory_slot              OpMemorySlot; value_type(op) returns a Type or None
      memory_access            OpMemoryAccess
      inliner                  OpInliner; op_is_legal(op, parent), region_is_legal(op, call, region), call_is_legal(call,
                               callable); `cast` names the operation that converts values if the types of a call differ
      assembly                 OpAssembly; the custom form, which replaces the schema's
    """

# Registries of the process.

_globals: Any

class AttrBuilder:
    """Builders of attributes from Python values, by the kind of attribute that a dialect declares: "I32Attr"."""

    @classmethod
    def contains(cls, attribute_kind: str) -> bool:
        """Returns whether there is a builder for the kind."""
    @classmethod
    def get(cls, attribute_kind: str) -> Callable[..., Any]:
        """Returns the builder for the kind, builder(value, context); KeyError if there is none."""
    @classmethod
    def insert(cls, attribute_kind: str, attr_builder: Callable[..., Any], replace: bool = False,
               allow_existing: bool = False) -> None:
        """Adds a builder. Raises RuntimeError if the kind has one, unless `replace` or `allow_existing` is given."""

class CurrentLocAction(enum.Enum):
    """The effect of loc_tracebacks inside `with location:`: use that location, or name the traceback by it."""

    FALLBACK = 0
    NAMELOC_WRAP = 1

class OnExplicitAction(enum.Enum):
    """The effect of loc_tracebacks on an explicit location: use it, or the traceback."""

    USE_EXPLICIT = 0
    USE_TRACEBACK = 1

class _DebugFlag(type):
    @property
    def flag(cls) -> bool: ...
    @flag.setter
    def flag(cls, value: bool) -> None: ...

class _GlobalDebug(metaclass=_DebugFlag):
    @classmethod
    def set_types(cls, types: str | Iterable[str]) -> None: ...
    @classmethod
    def push_debug_only_types(cls, types: str | Iterable[str]) -> None: ...

class loc_tracebacks:
    """Operations created inside get the location of the Python code that creates them, with up to `max_depth` frames."""

    def __init__(self, *, max_depth: int | None = None, on_explicit_actn: OnExplicitAction = ...,
                 current_loc_actn: CurrentLocAction = ...) -> None: ...
    def __enter__(self) -> None: ...
    def __exit__(self, *exception: object) -> None: ...

def get_dialect_registry() -> DialectRegistry:
    """The registry of the process. A context knows all of Tenure's dialects without one."""
def append_load_on_create_dialect(dialect: str) -> None:
    """Adds `dialect` to those that new contexts load."""

def get_load_on_create_dialects() -> list[str]:
    """Returns the dialects that append_load_on_create_dialect has added."""

def get_ops_of_type(root: _OperationBase | Module, op_class: type[_View] | None = None) -> list[_View]:
    """Returns the operations in `root`, itself included, that are of the class `op_class`, in order."""

def get_parent_of_type(op: _OperationBase, op_class: type[_View]) -> _View | None:
    """Returns the nearest enclosing operation of the class `op_class`; None if there is none."""

def register_attribute_builder(kind: str, replace: bool = False,
                               allow_existing: bool = False) -> Callable[[_Function], _Function]:
    """Decorates the function (x, context) that builds attributes of this kind. Raises RuntimeError as
    AttrBuilder.insert does."""

def register_type_caster(typeid: TypeID, *, replace: bool = False) -> Callable[[_Function], _Function]:
    """Decorates the function or class that casts types of this TypeID. Raises RuntimeError if there is one, unless
    `replace` is given."""

def register_value_caster(typeid: TypeID, *, replace: bool = False) -> Callable[[_Function], _Function]:
    """Decorates the function or class that casts values whose type has this TypeID. Raises RuntimeError as
    register_type_caster does."""
