# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What tenure.ir offers, for type checkers and for readers: the words here are those that help() gives. tools/document-python
# hands them to the package, and tests/python/test_stubs.py compares what is declared with the module.

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
    """What Operation and OpView share. All of it but `context` raises StaleHandleError once the operation was erased, or
    the scope was closed that the name belongs to."""

    def walk(self, callback: Callable[[Operation], WalkResult], walk_order: WalkOrder = ...,
             op_class: type[OpView] | None = None) -> None:
        """Calls `callback` with this operation and each one in it: children first by default (`walk_order`);
        with `op_class` only those that this class shows. What the callback answers says how the walk goes on. It may change
        and erase the operation that it is called with. What it raises ends the walk and is raised here; an exception of a
        built-in class is a RuntimeError as well, caused by the one that was raised."""
    @overload
    def get_asm(self, binary: Literal[False] = False, large_elements_limit: int | None = None,
                large_resource_limit: int | None = None, enable_debug_info: bool = False,
                pretty_debug_info: bool = False, print_generic_op_form: bool = False, use_local_scope: bool = False,
                use_name_loc_as_prefix: bool = False, assume_verified: bool = False,
                skip_regions: bool = False) -> str:
        """The operation's text. With `binary` it is bytes, in UTF-8. Elements and resources of more elements or characters
        than the limits are left out. `enable_debug_info` prints locations, `print_generic_op_form` MLIR's generic form."""
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
        """Writes the text and a line break to `file`, or to sys.stdout. The options are those of get_asm."""
    def _repr_html_(self) -> str:
        """What notebooks show: the text, at most 100 lines of it, or of a large operation the first ones in it. It raises
        for nothing; for a stale handle it shows the reason."""
    def clone(self, ip: InsertionPoint | Literal[False] | None = None) -> OpView:
        """A deep copy, inserted at `ip`: None for the current insertion point if there is any, False
        for nowhere. What it uses of this operation's own values and blocks becomes the copy's."""
    def replace_uses_of_with(self, of: Value, with_: Value) -> None:
        """Makes operands of this operation that are `of` be `with_`."""
    def verify(self) -> bool:
        """Verifies the operation and its nested operations. Raises MLIRError with the diagnostics, else returns True."""
    def erase(self) -> None:
        """Erases the operation and all that is in it. Every name for any of that is stale from now on. ValueError if a
        result is still used, which changes nothing."""
    def move_before(self, other: _OperationBase, /) -> None:
        """Moves the operation before `other`, which may be in another block of the same context."""
    def move_after(self, other: _OperationBase, /) -> None:
        """Moves the operation after `other`."""
    def is_before_in_block(self, other: _OperationBase, /) -> bool:
        """Whether it is before `other`, which must be in the same block (else ValueError)."""
    def is_equivalent(self, other: _OperationBase, ignore_locations: bool = False, ignore_discardable_attributes: bool = False,
                      ignore_properties: bool = False, ignore_commutativity: bool = False,
                      ignore_outside_values: bool = False, ignore_symbol_names: bool = False) -> bool:
        """Whether both are equal by what they are: names, attributes, types, operands, successors and regions, wherever they
        stand and whatever values are called; they may be of different contexts. Each flag sets something aside, as those of
        MLIR's OperationEquivalence do: `ignore_outside_values` which values from outside are used, `ignore_symbol_names` what
        symbols are called. Without `ignore_commutativity` the operands of commutative operations may come in any order."""
    def structural_hash(self, ignore_locations: bool = False, ignore_discardable_attributes: bool = False,
                        ignore_properties: bool = False, ignore_commutativity: bool = False,
                        ignore_outside_values: bool = False, ignore_symbol_names: bool = False) -> int:
        """A 64-bit hash, equal for operations that are equal by is_equivalent with the same flags, in every
        context and process of this version."""
    def detach_from_parent(self) -> OpView:
        """Takes the operation out of its block, and returns it. It lives on as long as Python has a name for anything of
        it. ValueError if it is in no block."""
    def _set_invalid(self) -> None: ...
    def _move(self) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> OpView: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @property
    def name(self) -> str:
        """Its full name: the dialect's, a dot, and its own."""
    @property
    def attributes(self) -> OpAttributeMap:
        """Attributes and properties by name; the map shows and makes changes."""
    @property
    def context(self) -> Context:
        """The context that it belongs to."""
    @property
    def operands(self) -> OpOperandList:
        """The values that it uses; items may be assigned."""
    @property
    def op_operands(self) -> OpOperands:
        """The places of these values."""
    @property
    def results(self) -> OpResultList:
        """The values that it defines."""
    @property
    def regions(self) -> RegionSequence:
        """Its regions."""
    @property
    def successors(self) -> OpSuccessors:
        """The blocks that a terminator can go on to; items may be assigned."""
    @property
    def result(self) -> OpResult:
        """Its only result; ValueError if it has none or several."""
    @property
    def location(self) -> Location:
        """Where it comes from."""
    @location.setter
    def location(self, value: Location) -> None: ...
    @property
    def parent(self) -> Operation | None:
        """The operation around it; None for one that is in no block, or in a block of no operation."""
    @property
    def block(self) -> Block | None:
        """The block that it is in; None if there is none."""
    @property
    def attached(self) -> bool:
        """Whether it is in a block."""
    @property
    def operation(self) -> Operation:
        """The operation as an Operation, independent of its dialect."""
    @property
    def opview(self) -> OpView:
        """The view of its dialect's class; an OpView if there is no class."""
    @property
    def properties_dictionary(self) -> DictAttr:
        """What its schema defines, as MLIR's properties."""
    @property
    def discardable_dictionary(self) -> DictAttr:
        """The attributes that its schema does not define."""
    def dump(self) -> None:
        """Prints it to sys.stderr."""
    def write_bytecode(self, file: SupportsWrite[bytes] | str,
                       desired_version: int | None = None) -> None:
        """Writes it as MLIR bytecode, of the newest or the given version, to a binary file
        or of that path. ValueError for a version that cannot be written."""
    def has_trait(self, trait_cls: type[DynamicOpTrait], context: Context | None = None) -> bool:
        """Whether it has the trait."""

class Operation(_OperationBase):
    """An operation, whatever its dialect; `opview` is the same as its dialect's class shows it."""

    @staticmethod
    def create(name: str, results: Iterable[Type] | None = None, operands: Iterable[Value] | None = None,
               attributes: Mapping[str, Attribute] | None = None, successors: Iterable[Block] | None = None,
               regions: int = 0, loc: Location | None = None, ip: InsertionPoint | bool | None = None,
               infer_type: bool = False) -> Operation:
        """Creates an operation of any name, with `regions` empty regions, and inserts it at `ip`: None for the current
        insertion point if there is any, False for nowhere. `infer_type` has the types of results follow from the rest. It
        is not verified. MLIRError if the parts do not make one, or the name is known to no dialect and the context does
        not allow that; RuntimeError without a location."""
    @staticmethod
    def parse(source: str | bytes, *, source_name: str = "", context: Context | None = None, lazy: bool = False) -> OpView:
        """Parses one operation, text or bytecode, and verifies it. Raises MLIRError. `lazy` is as in
        Module.parse."""

class OpView(_OperationBase):
    """An operation as its dialect's class shows it: with its operands, results and attributes by their names.

    Classes of dialects are derived from it. OpView(operation) returns the operation's view."""

    OPERATION_NAME: ClassVar[str]
    _ODS_REGIONS: ClassVar[tuple[int, bool]]
    _ODS_OPERAND_SEGMENTS: ClassVar[Sequence[int] | None]
    _ODS_RESULT_SEGMENTS: ClassVar[Sequence[int] | None]
    Adaptor: ClassVar[type[OpAdaptor]]
    """The OpAdaptor with the operands and attributes of this class by their names."""
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
        """Whether it has the trait; of a class, whether its operations have it."""
    @classmethod
    def parse(cls, source: str | bytes, *, source_name: str = "", context: Context | None = None, lazy: bool = False) -> Self:
        """Reads one operation, which has to be one of this class (else MLIRError). `lazy` is as in Module.parse."""
    @classmethod
    def build_generic(cls, results: Sequence[Any] | None = None, operands: Sequence[Any] | None = None,
                      attributes: Mapping[str, Attribute] | None = None, successors: Sequence[Block] | None = None,
                      regions: int | None = None, loc: Location | None = None,
                      ip: InsertionPoint | Literal[False] | None = None) -> Self:
        """Makes an operation of this class, its operands and results by segment: a list for one that is variadic, None for
        a missing optional one. ValueError if they do not match the class."""
    @staticmethod
    def _build(name: str, opRegionSpec: tuple[int, bool], operandSegmentSpecObj: Sequence[int] | None = None,
               resultSegmentSpecObj: Sequence[int] | None = None, results: Sequence[Any] | None = None,
               operands: Sequence[Any] | None = None, attributes: Mapping[str, Attribute] | None = None,
               successors: Sequence[Block] | None = None, regions: int | None = None, loc: Location | None = None,
               ip: InsertionPoint | Literal[False] | None = None) -> Operation: ...

class OpAdaptor:
    """Operands and attributes that an operation of a class would have, by their names; made from a list of operands, and a
    DictAttr, an operation's attributes, or the operation that has them."""

    def __init__(self, operands: Iterable[Value],
                 attributes: DictAttr | OpAttributeMap | OpAdaptor | _OperationBase | Mapping[str, Attribute]) -> None: ...
    @property
    def operands(self) -> list[Value]:
        """The operands, in a row."""
    @property
    def attributes(self) -> DictAttr | OpAttributeMap | Mapping[str, Attribute]:
        """The attributes, as they were given."""

class Module:
    """A builtin.module, which is a tree of its own. Everything in it lives as long as a name for any part of it does.

    All but `context` raises StaleHandleError once the operation was erased."""

    @staticmethod
    def _parse_text(asm: str | bytes, source_name: str | None, context: Context | None, role: int, mode: int = 0,
                    /) -> Any: ...
    @staticmethod
    def create(loc: Location | None = None) -> Module:
        """An empty module at `loc`, or at the current location (RuntimeError if there is none)."""
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
        """The context that it belongs to."""
    @property
    def operation(self) -> Operation:
        """It as an operation."""
    @property
    def body(self) -> Block:
        """Its only block."""
    @staticmethod
    def parse(asm: str | bytes, context: Context | None = None, *, lazy: bool = False) -> Module:
        """Parses the text (str) or bytes of a module, text or bytecode, and verifies it. Raises MLIRError.

        With `lazy`, what is in the isolated operations of bytecode is read when something looks into
        them: their regions, a symbol table, or a call that goes over the tree. The bytes are kept until
        then, and the module is not verified. A body that cannot be read raises MLIRError from whatever
        looks into it, each time; the rest can be used. Text is read whole either way."""
    @staticmethod
    def parseFile(path: str | os.PathLike[str], context: Context | None = None, *, lazy: bool = False) -> Module:
        """The same for a file, which is read at once. OSError if it cannot be."""
    @staticmethod
    def from_op(op: _OperationBase) -> Module:
        """The operation as a module; ValueError if it is not a builtin.module."""
    def _repr_html_(self) -> str:
        """What notebooks show, as of an operation."""
    def dump(self) -> None:
        """Prints it to sys.stderr."""

@final
class OpAttributeMap:
    """The attributes and properties of an operation, by name and by number. It shows the operation as it is at the time; all
    of it raises StaleHandleError once that was erased."""

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
        """The attribute, or `default` if there is none of that name."""
    @overload
    def get(self, key: str, default: _Default) -> Attribute | _Default: ...
    def keys(self) -> list[str]:
        """The names: those of properties, then the others."""
    def values(self) -> list[Attribute]:
        """The attributes, in the same order."""
    def items(self) -> list[tuple[str, Attribute]]:
        """Names and attributes."""

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
    """The use of a value: a place in an operation's list of operands. StaleHandleError once that operation was erased."""

    @property
    def owner(self) -> OpView:
        """The operation that uses the value."""
    @property
    def operand_number(self) -> int:
        """Which of its operands it is."""
    @property
    def value(self) -> Value:
        """The value that is there now."""

# Lists. Each shows what its owner has at the time, and raises StaleHandleError once that is gone.

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
        """The types of the values, in order."""

@final
class OpOperands:
    """The operands of an operation as places."""

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
        """The types of the values, in order."""
    @property
    def owner(self) -> OpView:
        """The operation whose results they are."""

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
        """The types of the values, in order."""

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
        """Adds a block at the end, with arguments of these types, at these locations or at the current one."""

@final
class BlockSuccessors:
    """The blocks that a block can go on to: the successors of its terminator."""

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
    """The blocks whose terminators can go on to a block."""

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
    """Goes over the operations of a block. The one that it gave last may be erased or moved."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> OpView: ...

@final
class BlockIterator:
    """Goes over the blocks of a region."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> Block: ...

@final
class RegionIterator:
    """Goes over the regions of an operation."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> Region: ...

@final
class OpOperandIterator:
    """Goes over the uses of a value. The one that it gave last may be changed."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> OpOperand: ...

# Values, blocks, regions.

class Value:
    """A result of an operation or an argument of a block. All members except `context` raise StaleHandleError once that is erased.

    Value(value) casts, as OpResult and BlockArgument do (ValueError if it is none)."""

    def __class_getitem__(cls, item: Any, /) -> GenericAlias: ...
    def __init__(self, value: Value) -> None: ...
    def set_type(self, type: Type, /) -> None:
        """Makes the value one of another type. What uses it is not looked at."""
    def replace_all_uses_with(self, value: Value, /) -> None:
        """Makes every operand that is this value be `value`, which has to be of the same context."""
    def replace_all_uses_except(self, with_: Value, exceptions: _OperationBase | Iterable[_OperationBase]) -> None:
        """The same but for the operands of some operations."""
    def maybe_downcast(self) -> Value:
        """It as its own class: OpResult, BlockArgument, or what a value caster makes of values of its type."""
    def _move(self) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> Value: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @property
    def context(self) -> Context:
        """The context that it belongs to."""
    @property
    def owner(self) -> OpView | Block:
        """What defines it: the OpView of a result, the Block of an argument."""
    @property
    def type(self) -> Type:
        """Its type, as the class of that type."""
    @property
    def location(self) -> Location:
        """Where it comes from: for a result, that of its operation."""
    @property
    def constant_value(self) -> Attribute | None:
        """The attribute that it is, if it is the result of a constant; else None."""
    @property
    def uses(self) -> OpOperandIterator:
        """The operands that it is, the newest first."""
    def dump(self) -> None:
        """Prints it to sys.stderr."""
    def get_name(self, use_local_scope: bool | AsmState = False, use_name_loc_as_prefix: bool = False,
                 state: AsmState | None = None) -> str:
        """What it is called in the text of the operation around it: "%0", "%arg0"."""

class OpResult(Value):
    """A result of an operation."""

    @staticmethod
    def isinstance(other: object) -> TypeGuard[OpResult]:
        """Whether `other` is a result."""
    @property
    def owner(self) -> OpView:
        """The operation that defines it."""
    @property
    def result_number(self) -> int:
        """Which of the operation's results it is."""

class BlockArgument(Value):
    """An argument of a block."""

    @staticmethod
    def isinstance(other: object) -> TypeGuard[BlockArgument]:
        """Whether `other` is an argument."""
    def set_location(self, loc: Location, /) -> None:
        """Makes the argument come from `loc`."""
    @property
    def owner(self) -> Block:
        """The block that it is an argument of."""
    @property
    def arg_number(self) -> int:
        """Which of the block's arguments it is."""

class Block:
    """A list of operations, with arguments. All of it but `context` raises StaleHandleError once it was erased."""

    def __iter__(self) -> OperationIterator: ...
    def add_argument(self, type: Type, loc: Location | None = None) -> BlockArgument:
        """Adds an argument at the end, at `loc` or at the current location (RuntimeError if there is none)."""
    def erase_argument(self, index: SupportsIndex, /) -> None:
        """Erases an argument. ValueError if it is used, IndexError if there is none of that number."""
    def append_to(self, region: Region, /) -> None:
        """Moves the block to the end of `region`."""
    def append(self, operation: _OperationBase, /) -> None:
        """Moves an operation to the end of the block."""
    def erase(self) -> None:
        """Erases the block and all that is in it; every name for any of that is stale from now on. ValueError if something
        outside uses a value of it, which changes nothing."""
    def _next(self) -> Block | None: ...
    @staticmethod
    def _make(region: Region, before: Block | None, types: Iterable[Type], locations: Iterable[Location] | None,
              /) -> Block: ...
    def _move(self) -> None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @property
    def context(self) -> Context:
        """The context that it belongs to."""
    @property
    def owner(self) -> OpView:
        """The operation that its region is one of."""
    @property
    def region(self) -> Region:
        """The region that it is in."""
    @property
    def operations(self) -> OperationList:
        """The operations, in order."""
    @property
    def arguments(self) -> BlockArgumentList:
        """The arguments."""
    @property
    def successors(self) -> BlockSuccessors:
        """The blocks that it can go on to."""
    @property
    def predecessors(self) -> BlockPredecessors:
        """The blocks that can go on to it."""
    @staticmethod
    def create_at_start(parent: Region, arg_types: Iterable[Type] = (), arg_locs: Iterable[Location] | None = None) -> Block:
        """Creates a block before the first one of `parent`, with arguments of these types, at these locations or at the
        current one (RuntimeError if there is none)."""
    def create_before(self, *arg_types: Type, arg_locs: Iterable[Location] | None = None) -> Block:
        """Creates a block before this one."""
    def create_after(self, *arg_types: Type, arg_locs: Iterable[Location] | None = None) -> Block:
        """Creates a block after this one."""

@final
class Region:
    """A list of blocks. All of it but `context` raises StaleHandleError once its operation was erased."""

    def __iter__(self) -> BlockIterator: ...
    def _move(self) -> None: ...
    @property
    def blocks(self) -> BlockList:
        """The blocks; append() adds one."""
    @property
    def owner(self) -> OpView:
        """The operation that it is a region of."""
    @property
    def context(self) -> Context:
        """The context that it belongs to."""

class InsertionPoint(metaclass=_CurrentOf):
    """Where operations are inserted: at the end of a block, or before an operation. Current inside `with point:`.

    InsertionPoint(block) is the end of a block, InsertionPoint(operation) is before an operation."""

    current: ClassVar[InsertionPoint]
    """The one of the innermost `with` of this thread or task; ValueError outside of all."""
    @overload
    def __new__(cls, block: Block) -> Self: ...
    @overload
    def __new__(cls, beforeOperation: _OperationBase) -> Self: ...
    @staticmethod
    def at_block_begin(block: Block, /) -> InsertionPoint:
        """In front of the first operation of a block."""
    @staticmethod
    def at_block_terminator(block: Block, /) -> InsertionPoint:
        """In front of the terminator of a block; ValueError if it has none."""
    @staticmethod
    def after(operation: _OperationBase, /) -> InsertionPoint:
        """Behind an operation; ValueError if it is in no block."""
    def insert(self, operation: _OperationBase, /) -> None:
        """Puts a detached operation there; ValueError for one that is in a block."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...
    @property
    def block(self) -> Block:
        """The block that operations are put in."""
    @property
    def ref_operation(self) -> Operation | None:
        """The operation before which they are inserted; None for the end of the block."""

class SymbolTable:
    """The symbols of an operation that is a symbol table, by name; ValueError for one that is none."""

    def __new__(cls, operation: _OperationBase, /) -> Self: ...
    def __getitem__(self, key: str, /) -> OpView: ...
    def __setitem__(self, key: Never, value: Never, /) -> None: ...
    def __delitem__(self, key: str, /) -> None: ...
    def __contains__(self, key: object, /) -> bool: ...
    def insert(self, operation: _OperationBase, /) -> StringAttr:
        """Adds a symbol, and returns its name: another one than before if there was one of that name."""
    def erase(self, operation: _OperationBase, /) -> None:
        """Takes a symbol out of the table and erases it; ValueError if it is none of it, or its results are used."""
    @staticmethod
    def get_symbol_name(symbol: _OperationBase, /) -> StringAttr:
        """The name of a symbol; ValueError for what is none."""
    @staticmethod
    def get_visibility(symbol: _OperationBase, /) -> StringAttr:
        """"public", "private" or "nested"; ValueError if it is not a symbol."""
    def rename(self, symbol: _OperationBase, name: str) -> None:
        """Renames a symbol of the table, and what refers to it in the table's operation. ValueError, with nothing changed, for
        an operation that is not in the table, and for a name that is in use."""
    @staticmethod
    def set_symbol_name(symbol: _OperationBase, name: str) -> None:
        """Renames a symbol; rename() does that with what refers to it. Tables that were made before do not find it: make a new
        one. ValueError if it is not a symbol."""
    @staticmethod
    def replace_all_symbol_uses(old_symbol: str, new_symbol: str, from_op: _OperationBase) -> None:
        """Makes what refers to `old_symbol` in `from_op` refer to `new_symbol`. RuntimeError if not all uses can be seen."""
    @staticmethod
    def set_visibility(symbol: _OperationBase, visibility: str) -> None:
        """Makes a symbol "public", "private" or "nested"; ValueError for another string, or if it is not a symbol."""
    @staticmethod
    def walk_symbol_tables(from_op: _OperationBase, all_sym_uses_visible: bool,
                           callback: Callable[[Operation, bool], object]) -> None:
        """Calls callback(op, all_visible) for each symbol table in `from_op`, children first. What it raises is the cause of
        a RuntimeError."""

@final
class Scope:
    """A lifetime: objects obtained inside `with Scope():` are stale after it, and detached operations created
    inside are destroyed unless passed to keep()."""

    def __init__(self, context: Context | None = None) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...
    def keep(self, op: _Op, /) -> _Op:
        """A name for the operation that belongs to the scope around this one. RuntimeError if this one is not open,
        ValueError for an operation of another context."""
    @property
    def is_open(self) -> bool:
        """Whether the names are still good."""
    @property
    def context(self) -> Context:
        """The context that it is a scope of."""

class WalkOrder(enum.Enum):
    """Whether an operation comes before or after what is in it."""

    PRE_ORDER = 0
    POST_ORDER = 1

class WalkResult(enum.Enum):
    """How a walk goes on: with what comes next, not at all, or past what is in the operation."""

    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2

class AsmState:
    """How values are named when they are printed one by one."""

    def __init__(self, value: Value | _OperationBase | Block, use_local_scope: bool = False) -> None: ...
    use_local_scope: bool
    """Whether names are those of the operation that is printed, not of all around it."""

class DynamicOpTrait:
    """A property of all operations of a name."""

    @classmethod
    def attach(cls, op_name: str | type[OpView], target: type | None = None, context: Context | None = None) -> bool:
        """Always refused: ValueError for a name that no dialect has, RuntimeError for others, whose traits their schema
        says."""

class IsTerminatorTrait(DynamicOpTrait):
    """Operations that end a block."""

    _trait_typeid: ClassVar[TypeID]

class NoTerminatorTrait(DynamicOpTrait):
    """Operations whose blocks need no terminator."""

    _trait_typeid: ClassVar[TypeID]

# Contexts, dialects, diagnostics.

class _CurrentOf(type): ...

class Context(metaclass=_CurrentOf):
    """Owns types, attributes and trees of operations. Current inside `with context:`.

    Other threads run while one parses, prints, verifies, clones, reads or writes bytecode, rewrites or runs passes.
    Threads with contexts of their own do so at the same time. A context is used by one at a time: another thread that
    makes, reads or changes anything of it waits until the call is at its end or calls back; dropping wrappers and reading
    types and attributes that it has does not wait. Ctrl-C stops such a call; the context is as if it had not been made,
    or, for passes and rewriting, holds valid operations of which some are rewritten. The handler of a signal that comes
    meanwhile may not use the context of that call (RuntimeError).

    With `threads`, such a call on something big works on as many threads of the library's own, 0 for as many as there are
    processors: texts are read, modules verified, printed, written, cloned and simplified function by function. The
    result, its order and the errors are those of one thread, and all callbacks are called on the caller's thread. Small
    things stay on it. Such a context has locks, which make building operation by operation a little slower, and after
    fork() the child may not use it.
    """

    current: ClassVar[Context | None]
    """The one of the innermost `with` of this thread or task; None outside of all."""
    def __init__(self, load_on_create_dialects: Iterable[str] | None = None,
                 thread_pool: ThreadPool | None = None, *, threads: int | None = None) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...
    def enable_multithreading(self, enable: bool) -> None:
        """Whether calls may work on several threads, in a context that was made with `threads`."""
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
        """Whether errors that become an exception are told to diagnostic handlers: where there are any, they have the words,
        and the exception has none of them."""
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
        """The same in short."""
    def get_dialect_descriptor(self, dialect_name: str) -> DialectDescriptor:
        """The descriptor of a dialect; ValueError if it is not loaded."""
    def attach_diagnostic_handler(self, callback: Callable[[Diagnostic], object]) -> DiagnosticHandler:
        """Calls `callback(diagnostic)` for each one; a true answer ends its way."""
    def set_thread_pool(self, pool: ThreadPool | None) -> None:
        """Says what threads stand for the context's own."""
    def get_num_threads(self) -> int:
        """How many threads passes may run on."""
    def _mlir_thread_pool_ptr(self) -> str: ...
    def is_registered_operation(self, operation_name: str) -> bool:
        """Whether a dialect has an operation of that name."""
    def append_dialect_registry(self, registry: DialectRegistry) -> None:
        """Does nothing: each dialect that is known is loaded when it is used."""
    def load_dialect_schema(self, text: str, file_name: str = "<schema>") -> None:
        """Loads the dialects of a schema, given as text (schema/README.md). One that is broken raises MLIRError with its
        place and the reason, and nothing of it is loaded."""
    def load_dialect_file(self, path: str | os.PathLike[str]) -> None:
        """The same with a file. OSError if it cannot be read."""
    def load_all_available_dialects(self) -> None:
        """Every dialect that is known is loaded when it is used."""
    def _get_live_operation_objects(self) -> list[Operation]: ...
    def _clear_live_operations(self) -> int: ...

class Dialect:
    """A dialect of a context; register_dialect registers a subclass for a namespace."""

    def __init__(self, descriptor: DialectDescriptor) -> None: ...
    @property
    def descriptor(self) -> DialectDescriptor:
        """What there is to know of it."""

class DialectDescriptor:
    """What there is to know of a dialect: its namespace."""

    def __init__(self, namespace: str, context: Context | None) -> None: ...
    namespace: str
    """The dialect's name."""

class DialectRegistry:
    """Names dialects that a context may load."""

    def __init__(self) -> None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _CAPICreate(capsule: object) -> DialectRegistry: ...

class Dialects:
    """The dialects of a context, by name; IndexError or AttributeError for one that is not there."""

    def __init__(self, context: Context) -> None: ...
    def __getitem__(self, name: str) -> Any: ...
    def __getattr__(self, name: str) -> Any: ...

class ThreadPool:
    """Stands for the threads that a context may use."""

    def __init__(self) -> None: ...
    def get_max_concurrency(self) -> int:
        """How many they are."""
    def _mlir_thread_pool_ptr(self) -> str: ...

@final
class Diagnostic:
    """The argument of a diagnostic handler. It is valid until the handler returns, else StaleDiagnosticError; DiagnosticInfo
    copies its content."""

    @property
    def severity(self) -> DiagnosticSeverity:
        """How bad it is."""
    @property
    def location(self) -> Location:
        """Where."""
    @property
    def message(self) -> str:
        """What."""
    @property
    def notes(self) -> tuple[Diagnostic, ...]:
        """The attached notes."""

@final
class DiagnosticHandler:
    """What Context.attach_diagnostic_handler returns. A `with` of it ends by detach()."""

    def detach(self) -> None:
        """Detaches it: it is no longer called."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...
    @staticmethod
    def _attach(context: Context, callback: Callable[[Diagnostic], object], /) -> DiagnosticHandler: ...
    @property
    def attached(self) -> bool:
        """Whether it is attached."""
    @property
    def had_error(self) -> bool:
        """Whether the callback raised, which is written to sys.stderr."""

class DiagnosticInfo:
    """A diagnostic that may be kept, unlike the Diagnostic that a handler is given."""

    def __init__(self, diag: Diagnostic) -> None: ...
    location: Location
    """Where it is about."""
    message: str
    """Its words."""
    notes: list[DiagnosticInfo]
    """What goes with it."""
    severity: DiagnosticSeverity
    """How bad it is."""

class DiagnosticSeverity(enum.Enum):
    """How bad a diagnostic is."""

    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3

class MLIRError(Exception):
    """Parsing, verifying or creating failed; see `error_diagnostics`."""

    def __init__(self, message: str, error_diagnostics: Iterable[Any] | None = None) -> None: ...
    message: str
    """What failed."""
    error_diagnostics: list[DiagnosticInfo]
    """The errors that were reported, in order."""

class StaleHandleError(RuntimeError):
    """A stale reference: the entity was erased, its scope was closed, or its lifetime has ended."""

class StaleDiagnosticError(StaleHandleError, ValueError):
    """A Diagnostic was used after its handler had returned."""

# Locations.

class Location(metaclass=_CurrentOf):
    """Where an operation or block argument comes from. Current inside `with location:`.

    A kind of location made of a Location casts; ValueError if it is another kind. Without `context`, what makes one needs a
    current context (RuntimeError)."""

    current: ClassVar[Location]
    """The one of the innermost `with` of this thread or task; ValueError outside of all."""
    def __init__(self, cast_from_loc: Location, /) -> None: ...
    @staticmethod
    def unknown(context: Context | None = None) -> UnknownLoc:
        """A place that is not known."""
    @staticmethod
    def file(filename: str, start_line: int, start_col: int, end_line: int = ..., end_col: int = ...,
             context: Context | None = None) -> FileLineColLoc:
        """A place in a file, or what lies between two. Lines and columns count from 1."""
    @staticmethod
    def name(name: str, childLoc: Location | None = None, context: Context | None = None) -> NameLoc:
        """A name, perhaps of another location."""
    @staticmethod
    def callsite(callee: Location, frames: Sequence[Location], context: Context | None = None) -> CallSiteLoc:
        """A place that was called from others, the innermost first. ValueError without frames."""
    @staticmethod
    def fused(locations: Sequence[Location], metadata: Attribute | None = None, context: Context | None = None) -> Location:
        """Several locations as one: a FusedLoc, or UnknownLoc for none, or the only one if there is no metadata."""
    @staticmethod
    def from_attr(attribute: Attribute, context: Context | None = None) -> Location:
        """The location that an attribute is; ValueError if it is none."""
    def emit_error(self, message: str, /) -> None:
        """Tells the context's diagnostic handlers an error at this place."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> Location: ...
    @property
    def context(self) -> Context:
        """The context that it belongs to."""
    @property
    def attr(self) -> Attribute:
        """It as an attribute."""
    @property
    def _CAPIPtr(self) -> object: ...
    @property
    def typeid(self) -> TypeID:
        """What kind it is of."""
    def is_a_file(self) -> bool:
        """Whether it is a FileLineColLoc."""
    def is_a_name(self) -> bool:
        """Whether it is a NameLoc."""
    def is_a_callsite(self) -> bool:
        """Whether it is a CallSiteLoc."""
    def is_a_fused(self) -> bool:
        """Whether it is a FusedLoc."""
    @property
    def callee(self) -> Location:
        """The place that was called; ValueError if it is no CallSiteLoc."""
    @property
    def caller(self) -> Location:
        """The place that it was called from; ValueError if it is no CallSiteLoc."""
    @property
    def child_loc(self) -> Location:
        """The named location; ValueError if it is no NameLoc."""
    @property
    def name_str(self) -> str:
        """The name; ValueError if it is no NameLoc."""
    @property
    def filename(self) -> str:
        """The file; ValueError if it is no FileLineColLoc."""
    @property
    def start_line(self) -> int:
        """The line where it begins; ValueError if it is no FileLineColLoc."""
    @property
    def start_col(self) -> int:
        """The column where it begins; ValueError if it is no FileLineColLoc."""
    @property
    def end_line(self) -> int:
        """The line where it ends; ValueError if it is no FileLineColLoc."""
    @property
    def end_col(self) -> int:
        """The column where it ends; ValueError if it is no FileLineColLoc."""
    @property
    def locations(self) -> list[Location]:
        """The locations of a FusedLoc; none of another kind."""
    @classmethod
    def isinstance(cls, other: object) -> TypeGuard[Self]:
        """Whether `other` is of this kind."""

class UnknownLoc(Location):
    """A place that is not known."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(context: Context | None = None) -> UnknownLoc:
        """Location.unknown."""

class FileLineColLoc(Location):
    """A place in a file, or what lies between two."""

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
        """The line where it begins."""
    @property
    def start_col(self) -> int:
        """The column where it begins."""
    @property
    def end_line(self) -> int:
        """The line where it ends."""
    @property
    def end_col(self) -> int:
        """The column where it ends."""

class NameLoc(Location):
    """A name, perhaps of another location."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(name: str, childLoc: Location | None = None, context: Context | None = None) -> NameLoc:
        """Location.name."""
    @property
    def name_str(self) -> str:
        """The name."""
    @property
    def child_loc(self) -> Location:
        """The location that is named; an UnknownLoc if there is none."""

class CallSiteLoc(Location):
    """A place that was called from another."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(callee: Location, frames: Sequence[Location], context: Context | None = None) -> CallSiteLoc:
        """Location.callsite."""
    @property
    def callee(self) -> Location:
        """What was called."""
    @property
    def caller(self) -> Location:
        """Where it was called from."""

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

# Attributes. What makes one without a current context or `context` raises RuntimeError.

class Attribute:
    """A constant that operations carry. It is equal to every other one of the same context with the same text, and lives as
    long as the context.

    Calling a subclass with an Attribute casts it; ValueError if it is of another kind."""

    static_typeid: ClassVar[TypeID]
    def __init__(self, cast_from_attr: Attribute, /) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> Attribute: ...
    def maybe_downcast(self) -> Attribute:
        """Itself: an attribute is of its own class from the start."""
    def get_named(self, name: str, /) -> NamedAttribute:
        """It with a name."""
    @property
    def context(self) -> Context:
        """The context that it belongs to."""
    @property
    def type(self) -> Type:
        """Its type; a NoneType if it has none."""
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def parse(asm: str | bytes, context: Context | None = None) -> Attribute:
        """Parses an attribute; raises MLIRError for an invalid text."""
    @classmethod
    def isinstance(cls, other: object) -> TypeGuard[Self]:
        """Whether `other` is of this kind."""
    @property
    def typeid(self) -> TypeID:
        """What kind it is of."""
    def dump(self) -> None:
        """Prints it to sys.stderr."""

class UnitAttr(Attribute):
    """The unit attribute, which has no value."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> UnitAttr:
        """The attribute."""

class IntegerAttr(Attribute):
    """An integer of an integer type or of index."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(type: Type, value: int) -> IntegerAttr | BoolAttr:
        """The integer; what the type has no room for is cut. For i1 it is a BoolAttr. ValueError for another type."""
    @property
    def value(self) -> int:
        """The integer, signed unless its type is unsigned."""
    def __int__(self) -> int: ...

class BoolAttr(Attribute):
    """An integer of type i1: true or false."""

    static_typeid: ClassVar[TypeID]
    @staticmethod
    def get(value: bool, context: Context | None = None) -> BoolAttr:
        """The attribute."""
    @property
    def value(self) -> bool:
        """Which one."""
    def __bool__(self) -> bool: ...
    def __int__(self) -> int: ...

class FloatAttr(Attribute):
    """A number of a floating-point type."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(type: Type, value: SupportsFloat, loc: Location | None = None) -> FloatAttr:
        """The number, rounded to the type; MLIRError for a type that is not a floating-point type."""
    @staticmethod
    def get_unchecked(type: Type, value: SupportsFloat, context: Context | None = None) -> FloatAttr:
        """The same."""
    @staticmethod
    def get_f32(value: SupportsFloat, context: Context | None = None) -> FloatAttr:
        """The number as f32."""
    @staticmethod
    def get_f64(value: SupportsFloat, context: Context | None = None) -> FloatAttr:
        """The number as f64."""
    @property
    def value(self) -> float:
        """The number."""
    def __float__(self) -> float: ...

class StringAttr(Attribute):
    """Text, or any bytes."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(value: str | bytes, context: Context | None = None) -> StringAttr:
        """The attribute."""
    @staticmethod
    def get_typed(type: Type, value: str) -> StringAttr:
        """The attribute with a type."""
    @property
    def value(self) -> str:
        """The text; UnicodeDecodeError for bytes that are none."""
    @property
    def value_bytes(self) -> bytes:
        """The bytes."""

class TypeAttr(Attribute):
    """A type as an attribute."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(value: Type, context: Context | None = None) -> TypeAttr:
        """The attribute."""
    @property
    def value(self) -> Type:
        """The type."""

class ArrayAttributeIterator:
    """Goes over the attributes of an ArrayAttr."""

    def __init__(self, items: ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> Attribute: ...

class ArrayAttr(Attribute):
    """A list of attributes."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(attributes: Iterable[Attribute], context: Context | None = None) -> ArrayAttr:
        """The attribute."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: SupportsIndex) -> Attribute: ...
    def __iter__(self) -> ArrayAttributeIterator: ...
    def __add__(self, other: Iterable[Attribute]) -> ArrayAttr: ...

class DictAttr(Attribute):
    """Attributes by name; numbers go over the entries, which are sorted."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(value: Mapping[str, Attribute] = ..., context: Context | None = None) -> DictAttr:
        """The attribute."""
    def __len__(self) -> int: ...
    def __contains__(self, name: object) -> bool: ...
    @overload
    def __getitem__(self, key: str) -> Attribute: ...
    @overload
    def __getitem__(self, key: int) -> NamedAttribute: ...
    def __iter__(self) -> Iterator[NamedAttribute]: ...

class SymbolRefAttr(Attribute):
    """The name of a symbol, perhaps of one that is in others: @a::@b."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(symbols: Sequence[str], context: Context | None = None) -> SymbolRefAttr | FlatSymbolRefAttr:
        """The attribute, of names from outside to inside; a FlatSymbolRefAttr for one."""
    @property
    def value(self) -> list[str]:
        """The names."""

class FlatSymbolRefAttr(Attribute):
    """The name of a symbol: @a."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(value: str, context: Context | None = None) -> FlatSymbolRefAttr:
        """The attribute."""
    @property
    def value(self) -> str:
        """The name."""

class OpaqueAttr(Attribute):
    """An attribute of an unregistered dialect."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(dialect_namespace: str, buffer: str | _BufferLike, type: Type, context: Context | None = None) -> OpaqueAttr:
        """The attribute; ValueError if the context does not allow those."""
    @property
    def dialect_namespace(self) -> str:
        """The dialect."""
    @property
    def data(self) -> bytes:
        """The text after the dialect's name."""

class StridedLayoutAttr(Attribute):
    """How the elements of a memref lie: strided<[...], offset: ...>."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(offset: int, strides: Iterable[int], context: Context | None = None) -> StridedLayoutAttr:
        """The attribute; ShapedType.get_dynamic_stride_or_offset() is the value for dynamic ones."""
    @staticmethod
    def get_fully_dynamic(rank: int, context: Context | None = None) -> StridedLayoutAttr:
        """One of which nothing but the rank is known."""
    @property
    def offset(self) -> int:
        """Where the first element lies."""
    @property
    def strides(self) -> list[int]:
        """How far elements of each dimension lie apart."""

class DistinctAttr(Attribute):
    """An attribute that is equal to no other one: distinct[0]<...>."""

    static_typeid: ClassVar[TypeID]


class LocationAttr(Attribute):
    """A location as an attribute."""

    static_typeid: ClassVar[TypeID]


class DynamicAttr(Attribute):
    """An attribute whose dialect was described at run time: none is yet."""

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
        """The parameters; there are none of an attribute that nothing described."""

# Types. What makes one without a current context or `context` raises RuntimeError.

class Type:
    """What a value is one of. It is equal to every other one of the same context with the same text, and lives as long as
    the context.

    Calling a subclass with a Type casts it; ValueError if it is of another kind."""

    static_typeid: ClassVar[TypeID]
    def __init__(self, cast_from_type: Type, /) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> Type: ...
    def maybe_downcast(self) -> Type:
        """Itself: a type is of its own class from the start."""
    @property
    def context(self) -> Context:
        """The context that it belongs to."""
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def parse(asm: str | bytes, context: Context | None = None) -> Type:
        """Parses a type; raises MLIRError for an invalid text."""
    @classmethod
    def isinstance(cls, other: object) -> TypeGuard[Self]:
        """Whether `other` is of this kind."""
    @property
    def typeid(self) -> TypeID:
        """What kind it is of."""
    def dump(self) -> None:
        """Prints it to sys.stderr."""

class TypeID:
    """What kind a type, attribute or location is of; it can be compared, and be a key."""

    def __init__(self, name: str) -> None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _CAPICreate(capsule: object) -> TypeID: ...

class IntegerType(Type):
    """Integers of a number of bits: i32, si8, ui16."""

    class Signedness(enum.Enum):
        """Whether the type has a sign, or leaves it to operations (SIGNLESS)."""

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
        """i32 and the like; ValueError for a width that is too large."""
    @staticmethod
    def get_signed(width: int, context: Context | None = None) -> IntegerType:
        """si32 and the like."""
    @staticmethod
    def get_unsigned(width: int, context: Context | None = None) -> IntegerType:
        """ui32 and the like."""
    @staticmethod
    def get(width: int, signedness: IntegerType.Signedness = ..., context: Context | None = None) -> IntegerType:
        """Any of these, signless by default."""
    @property
    def width(self) -> int:
        """How many bits."""
    @property
    def signedness(self) -> IntegerType.Signedness:
        """Which of the three."""
    @property
    def is_signless(self) -> bool:
        """Whether it is like i32."""
    @property
    def is_signed(self) -> bool:
        """Whether it is like si32."""
    @property
    def is_unsigned(self) -> bool:
        """Whether it is like ui32."""

class IndexType(Type):
    """Integers as wide as the machine counts: index."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> IndexType:
        """The type."""

class NoneType(Type):
    """The type of nothing: none."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> NoneType:
        """The type."""

class FloatType(Type):
    """Floating-point numbers."""

    static_typeid: ClassVar[TypeID]
    @property
    def width(self) -> int:
        """How many bits."""

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
    """Complex numbers: complex<f32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(element_type: Type) -> ComplexType:
        """The type; ValueError unless the element is an integer or floating-point type."""
    @property
    def element_type(self) -> Type:
        """The type of both parts."""

class ShapedType(Type):
    """What types with a shape share: vectors, tensors, memrefs."""

    static_typeid: ClassVar[TypeID]
    @property
    def element_type(self) -> Type:
        """The type of the elements."""
    @property
    def has_rank(self) -> bool:
        """Whether the number of dimensions is known."""
    @property
    def shape(self) -> list[int]:
        """The extents, get_dynamic_size() for one that is not known. ValueError without a rank, as from all that asks for
        one."""
    @property
    def rank(self) -> int:
        """The number of dimensions."""
    @property
    def has_static_shape(self) -> bool:
        """Whether all extents are known."""
    def is_dynamic_dim(self, dim: int) -> bool:
        """Whether the extent of a dimension is not known; IndexError for a dimension that is not there."""
    def is_static_dim(self, dim: int) -> bool:
        """The opposite."""
    def get_dim_size(self, dim: int) -> int:
        """The extent of a dimension."""
    @staticmethod
    def is_dynamic_size(dim_size: int) -> bool:
        """Whether a number is the value of a dynamic dimension."""
    @staticmethod
    def is_static_size(dim_size: int) -> bool:
        """The opposite."""
    def is_dynamic_stride_or_offset(self, dim_size: int) -> bool:
        """Whether a number is the value of a dynamic stride or offset."""
    def is_static_stride_or_offset(self, dim_size: int) -> bool:
        """The opposite."""
    @staticmethod
    def get_dynamic_size() -> int:
        """The value of a dynamic dimension."""
    @staticmethod
    def get_dynamic_stride_or_offset() -> int:
        """The value of a dynamic stride or offset."""

class VectorType(ShapedType):
    """Vectors: vector<4xf32>, vector<[4]x2xi8>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(shape: Iterable[int], element_type: Type, *, scalable: Iterable[bool] | None = None,
            scalable_dims: Iterable[int] | None = None, loc: Location | None = None) -> VectorType:
        """The type. Scalable dimensions are given by a flag for each or by their indices, not both (ValueError).
        MLIRError for an element that vectors cannot have."""
    @staticmethod
    def get_unchecked(shape: Iterable[int], element_type: Type, *, scalable: Iterable[bool] | None = None,
                      scalable_dims: Iterable[int] | None = None, context: Context | None = None) -> VectorType:
        """The same."""
    @property
    def scalable(self) -> bool:
        """Whether any dimension is scalable."""
    @property
    def scalable_dims(self) -> list[bool]:
        """Which dimensions are."""

class RankedTensorType(ShapedType):
    """Tensors of known rank: tensor<2x?xf32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(shape: Iterable[int], element_type: Type, encoding: Attribute | None = None,
            loc: Location | None = None) -> RankedTensorType:
        """The type."""
    @staticmethod
    def get_unchecked(shape: Iterable[int], element_type: Type, encoding: Attribute | None = None,
                      context: Context | None = None) -> RankedTensorType:
        """The same."""
    @property
    def encoding(self) -> Attribute | None:
        """Its encoding."""

class UnrankedTensorType(ShapedType):
    """Tensors of any rank: tensor<*xf32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(element_type: Type, loc: Location | None = None) -> UnrankedTensorType:
        """The type."""
    @staticmethod
    def get_unchecked(element_type: Type, context: Context | None = None) -> UnrankedTensorType:
        """The same."""

class MemRefType(ShapedType):
    """Buffers of known rank: memref<2x?xf32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(shape: Iterable[int], element_type: Type, layout: Attribute | None = None,
            memory_space: Attribute | None = None, loc: Location | None = None) -> MemRefType:
        """The type."""
    @staticmethod
    def get_unchecked(shape: Iterable[int], element_type: Type, layout: Attribute | None = None,
                      memory_space: Attribute | None = None, context: Context | None = None) -> MemRefType:
        """The same."""
    @property
    def memory_space(self) -> Attribute | None:
        """Where the buffer lies."""
    @property
    def layout(self) -> Attribute:
        """The layout: a StridedLayoutAttr, or an AffineMapAttr, the identity by default."""
    @property
    def affine_map(self) -> AffineMap:
        """The same as a map."""
    def get_strides_and_offset(self) -> tuple[list[int], int]:
        """The layout as strides and an offset; RuntimeError if it is none of that kind."""

class UnrankedMemRefType(ShapedType):
    """Buffers of any rank: memref<*xf32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(element_type: Type, memory_space: Attribute | None = None, loc: Location | None = None) -> UnrankedMemRefType:
        """The type."""
    @staticmethod
    def get_unchecked(element_type: Type, memory_space: Attribute | None = None,
                      context: Context | None = None) -> UnrankedMemRefType:
        """The same."""
    @property
    def memory_space(self) -> Attribute | None:
        """Where the buffer lies."""

class TupleType(Type):
    """Tuples: tuple<i32, f32>."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get_tuple(elements: Iterable[Type], context: Context | None = None) -> TupleType:
        """The type."""
    def get_type(self, pos: int) -> Type:
        """One of the types; IndexError for a number that is none."""
    @property
    def num_types(self) -> int:
        """How many they are."""

class FunctionType(Type):
    """Functions: (i32) -> f32."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(inputs: Iterable[Type] = (), results: Iterable[Type] = (), context: Context | None = None) -> FunctionType:
        """The type."""
    @property
    def inputs(self) -> list[Type]:
        """The types of arguments."""
    @property
    def results(self) -> list[Type]:
        """The types of results."""

class OpaqueType(Type):
    """A type of an unregistered dialect."""

    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(dialect_namespace: str, buffer: str, context: Context | None = None) -> OpaqueType:
        """The type; ValueError if the context does not allow those."""
    @property
    def dialect_namespace(self) -> str:
        """The dialect."""
    @property
    def data(self) -> str:
        """The text after the dialect's name."""

class DynamicType(Type):
    """A type whose dialect was described at run time: none is yet."""

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
        """The parameters; there are none of a type that nothing described."""

# Affine expressions, maps and sets.

class AffineExpr:
    """An expression of dimensions, symbols and numbers: d0 + s0 * 4. Python's + - * % make them, with numbers as well; they
    are brought to a simple form."""

    def __init__(self, expr: AffineExpr, /) -> None: ...
    @staticmethod
    def _CAPICreate(capsule: object, /) -> AffineExpr: ...
    def maybe_downcast(self) -> AffineExpr:
        """Itself: an expression is of its own class from the start."""
    @property
    def context(self) -> Context:
        """The context that it belongs to."""
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
        """lhs + rhs. TypeError unless one of the two is an expression."""
    @staticmethod
    def get_mul(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """lhs * rhs."""
    @staticmethod
    def get_mod(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """lhs mod rhs."""
    @staticmethod
    def get_floor_div(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """lhs floordiv rhs."""
    @staticmethod
    def get_ceil_div(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """lhs ceildiv rhs."""
    @staticmethod
    def get_constant(value: int, context: Context | None = None) -> AffineConstantExpr:
        """A number."""
    @staticmethod
    def get_dim(position: int, context: Context | None = None) -> AffineDimExpr:
        """The dimension d<position>."""
    @staticmethod
    def get_symbol(position: int, context: Context | None = None) -> AffineSymbolExpr:
        """The symbol s<position>."""
    def compose(self, map: AffineMap) -> AffineExpr:
        """It with the results of `map` as its dimensions. ValueError if they are too few."""
    def shift_dims(self, num_dims: int, shift: int, offset: int = 0) -> AffineExpr:
        """It with d<i + shift> for d<i>, from number `offset` up to `num_dims`."""
    def shift_symbols(self, num_symbols: int, shift: int, offset: int = 0) -> AffineExpr:
        """It with s<i + shift> for s<i>, from number `offset` up to `num_symbols`."""
    @staticmethod
    def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
        """The expression in a simpler form, of so many dimensions and symbols."""
    @classmethod
    def isinstance(cls, other: object) -> TypeGuard[Self]:
        """Whether `other` is of this kind."""
    def dump(self) -> None:
        """Prints it to sys.stderr."""

class AffineConstantExpr(AffineExpr):
    """A number."""

    @staticmethod
    def get(value: int, context: Context | None = None) -> AffineConstantExpr:
        """The expression."""
    @property
    def value(self) -> int:
        """The number."""

class AffineDimExpr(AffineExpr):
    """A dimension: d0."""

    @staticmethod
    def get(position: int, context: Context | None = None) -> AffineDimExpr:
        """The expression."""
    @property
    def position(self) -> int:
        """Which one."""

class AffineSymbolExpr(AffineExpr):
    """A symbol: s0."""

    @staticmethod
    def get(position: int, context: Context | None = None) -> AffineSymbolExpr:
        """The expression."""
    @property
    def position(self) -> int:
        """Which one."""

class AffineBinaryExpr(AffineExpr):
    """An expression of two others."""

    @property
    def lhs(self) -> AffineExpr:
        """The left one."""
    @property
    def rhs(self) -> AffineExpr:
        """The right one."""

class AffineAddExpr(AffineBinaryExpr):
    """A sum."""

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The expression, in a simple form: it may be of another kind."""

class AffineMulExpr(AffineBinaryExpr):
    """A product."""

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The expression, in a simple form: it may be of another kind."""

class AffineModExpr(AffineBinaryExpr):
    """A remainder."""

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The expression, in a simple form: it may be of another kind."""

class AffineFloorDivExpr(AffineBinaryExpr):
    """A quotient, rounded down."""

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The expression, in a simple form: it may be of another kind."""

class AffineCeilDivExpr(AffineBinaryExpr):
    """A quotient, rounded up."""

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The expression, in a simple form: it may be of another kind."""

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
        """The context that it belongs to."""
    def dump(self) -> None:
        """Prints it to sys.stderr."""
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _from_capsule(capsule: object, name: str) -> Any: ...
    @staticmethod
    def get(dim_count: int, symbol_count: int, exprs: Iterable[AffineExpr], context: Context | None = None) -> AffineMap:
        """The map. ValueError if an expression has more dimensions or symbols, RuntimeError for a value that is not an expression."""
    @staticmethod
    def get_constant(value: int, context: Context | None = None) -> AffineMap:
        """() -> (value)."""
    @staticmethod
    def get_empty(context: Context | None = None) -> AffineMap:
        """() -> ()."""
    @staticmethod
    def get_identity(n_dims: int, context: Context | None = None) -> AffineMap:
        """(d0, d1) -> (d0, d1)."""
    @staticmethod
    def get_minor_identity(n_dims: int, n_results: int, context: Context | None = None) -> AffineMap:
        """(d0, d1, d2) -> (d1, d2): the last ones of the dimensions."""
    @staticmethod
    def get_permutation(permutation: Iterable[int], context: Context | None = None) -> AffineMap:
        """The dimensions in another order; RuntimeError if that is none."""
    @staticmethod
    def compress_unused_symbols(maps: Iterable[AffineMap], context: Context | None = None) -> list[AffineMap]:
        """The maps without the symbols that none of them uses."""
    def get_submap(self, result_positions: Iterable[int]) -> AffineMap:
        """The map with some of the results; ValueError for one that is not there."""
    def get_major_submap(self, n_results: int) -> AffineMap:
        """The map with the first results."""
    def get_minor_submap(self, n_results: int) -> AffineMap:
        """The map with the last results."""
    def replace(self, expr: AffineExpr, replacement: AffineExpr, n_result_dims: int, n_result_syms: int) -> AffineMap:
        """The map with `replacement` for `expr`, of so many dimensions and symbols."""
    @property
    def n_dims(self) -> int:
        """The number of dimensions."""
    @property
    def n_symbols(self) -> int:
        """The number of symbols."""
    @property
    def n_inputs(self) -> int:
        """Both."""
    @property
    def results(self) -> AffineExprList:
        """The results."""
    @property
    def is_permutation(self) -> bool:
        """Whether it is a permutation of the dimensions."""
    @property
    def is_projected_permutation(self) -> bool:
        """Whether its results are dimensions, each at most once."""
    @staticmethod
    def _CAPICreate(capsule: object) -> AffineMap: ...

class IntegerSetConstraint:
    """What a set asks for: that an expression is 0, or that it is not below 0."""

    def __init__(self, expr: AffineExpr, is_eq: bool) -> None: ...
    expr: AffineExpr
    """What is compared with 0."""
    is_eq: bool
    """Whether it has to be 0; else at least 0."""

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
    """The dimensions and symbols that hold constraints: (d0) : (d0 - 4 >= 0)."""

    @classmethod
    def _of(cls, attr: Attribute) -> Self: ...
    @property
    def context(self) -> Context:
        """The context that it belongs to."""
    def dump(self) -> None:
        """Prints it to sys.stderr."""
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _from_capsule(capsule: object, name: str) -> Any: ...
    @staticmethod
    def get(num_dims: int, num_symbols: int, exprs: Iterable[AffineExpr], eq_flags: Iterable[bool],
            context: Context | None = None) -> IntegerSet:
        """The set: which expressions are 0, and which are not below. ValueError without expressions, or with another number
        of flags."""
    @staticmethod
    def get_empty(num_dims: int, num_symbols: int, context: Context | None = None) -> IntegerSet:
        """The set of nothing."""
    def get_replaced(self, dim_exprs: Iterable[AffineExpr], symbol_exprs: Iterable[AffineExpr], num_result_dims: int,
                     num_result_symbols: int) -> IntegerSet:
        """The set with expressions for all dimensions and symbols (else ValueError), of so many of each."""
    @property
    def n_dims(self) -> int:
        """The number of dimensions."""
    @property
    def n_symbols(self) -> int:
        """The number of symbols."""
    @property
    def n_inputs(self) -> int:
        """Both."""
    @property
    def n_equalities(self) -> int:
        """How many expressions are to be 0."""
    @property
    def is_canonical_empty(self) -> bool:
        """Whether it is get_empty()."""
    @property
    def n_inequalities(self) -> int:
        """How many expressions are not to be below 0."""
    @property
    def constraints(self) -> IntegerSetConstraintList:
        """The constraints."""
    @staticmethod
    def _CAPICreate(capsule: object) -> IntegerSet: ...

class AffineMapAttr(Attribute):
    """A map as an attribute."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(affine_map: AffineMap) -> AffineMapAttr:
        """The attribute."""
    @property
    def value(self) -> AffineMap:
        """The map."""

class IntegerSetAttr(Attribute):
    """A set as an attribute."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(integer_set: IntegerSet) -> IntegerSetAttr:
        """The attribute."""
    @property
    def value(self) -> IntegerSet:
        """The set."""

# Elements.

class DenseBoolArrayAttr(Attribute):
    """A list of booleans."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[object], context: Context | None = None) -> DenseBoolArrayAttr:
        """The attribute."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> bool: ...
    def __iter__(self) -> Iterator[bool]: ...
    def __add__(self, other: Iterable[object]) -> DenseBoolArrayAttr: ...

class DenseBoolArrayIterator:
    """Goes over a DenseBoolArrayAttr."""

    def __init__(self, items: DenseBoolArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> bool: ...

class DenseI8ArrayAttr(Attribute):
    """A list of integers of 8 bits."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsInt], context: Context | None = None) -> DenseI8ArrayAttr:
        """The attribute; ValueError for a number that has no room."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __add__(self, other: Iterable[SupportsInt]) -> DenseI8ArrayAttr: ...

class DenseI8ArrayIterator:
    """Goes over a DenseI8ArrayAttr."""

    def __init__(self, items: DenseI8ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> int: ...

class DenseI16ArrayAttr(Attribute):
    """A list of integers of 16 bits."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsInt], context: Context | None = None) -> DenseI16ArrayAttr:
        """The attribute; ValueError for a number that has no room."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __add__(self, other: Iterable[SupportsInt]) -> DenseI16ArrayAttr: ...

class DenseI16ArrayIterator:
    """Goes over a DenseI16ArrayAttr."""

    def __init__(self, items: DenseI16ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> int: ...

class DenseI32ArrayAttr(Attribute):
    """A list of integers of 32 bits."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsInt], context: Context | None = None) -> DenseI32ArrayAttr:
        """The attribute; ValueError for a number that has no room."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __add__(self, other: Iterable[SupportsInt]) -> DenseI32ArrayAttr: ...

class DenseI32ArrayIterator:
    """Goes over a DenseI32ArrayAttr."""

    def __init__(self, items: DenseI32ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> int: ...

class DenseI64ArrayAttr(Attribute):
    """A list of integers of 64 bits."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsInt], context: Context | None = None) -> DenseI64ArrayAttr:
        """The attribute; ValueError for a number that has no room."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __add__(self, other: Iterable[SupportsInt]) -> DenseI64ArrayAttr: ...

class DenseI64ArrayIterator:
    """Goes over a DenseI64ArrayAttr."""

    def __init__(self, items: DenseI64ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> int: ...

class DenseF32ArrayAttr(Attribute):
    """A list of floats of 32 bits."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsFloat], context: Context | None = None) -> DenseF32ArrayAttr:
        """The attribute."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> float: ...
    def __iter__(self) -> Iterator[float]: ...
    def __add__(self, other: Iterable[SupportsFloat]) -> DenseF32ArrayAttr: ...

class DenseF32ArrayIterator:
    """Goes over a DenseF32ArrayAttr."""

    def __init__(self, items: DenseF32ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> float: ...

class DenseF64ArrayAttr(Attribute):
    """A list of floats of 64 bits."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get(values: Iterable[SupportsFloat], context: Context | None = None) -> DenseF64ArrayAttr:
        """The attribute."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> float: ...
    def __iter__(self) -> Iterator[float]: ...
    def __add__(self, other: Iterable[SupportsFloat]) -> DenseF64ArrayAttr: ...

class DenseF64ArrayIterator:
    """Goes over a DenseF64ArrayAttr."""

    def __init__(self, items: DenseF64ArrayAttr) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> float: ...

class DenseElementsAttr(Attribute):
    """Elements of a shaped type. The buffer protocol shows them without copying."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @overload
    @staticmethod
    def get(array: _BufferLike | None = None, signless: bool = True, type: Type | None = None,
            shape: Sequence[int] | None = None, context: Context | None = None, *,
            attrs: Sequence[Attribute] | None = None) -> DenseElementsAttr:
        """The elements of a buffer, or a list of attributes of one type (get(attrs, type)). The type is a shaped one, that
        of the elements, or follows from the buffer, whose integers are signless unless something else is said. ValueError
        for a format or shape that does not fit, or for a type whose shape is not known."""
    @overload
    @staticmethod
    def get(array: Sequence[Attribute], signless: Type | bool = True, type: Type | None = None,
            shape: Sequence[int] | None = None, context: Context | None = None) -> DenseElementsAttr: ...
    @staticmethod
    def get_splat(shaped_type: Type, element_attr: Attribute) -> DenseElementsAttr:
        """Elements that are all the same. ValueError if the attribute is not of the type's elements."""
    def __buffer__(self, flags: int, /) -> memoryview: ...
    def __len__(self) -> int: ...
    @property
    def is_splat(self) -> bool:
        """Whether it is a splat."""
    def get_splat_value(self) -> Attribute:
        """That element; ValueError if it is not one."""

class DenseFPElementsAttr(DenseElementsAttr):
    """Elements that are floats."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    def __getitem__(self, index: int) -> float: ...
    def __iter__(self) -> Iterator[float]: ...

class DenseIntElementsAttr(DenseElementsAttr):
    """Elements that are integers."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    def __getitem__(self, index: int) -> int: ...
    def __iter__(self) -> Iterator[int]: ...

class DenseStringElementsAttr(Attribute):
    """Elements that are strings."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @property
    def values(self) -> list[str]:
        """The strings; one for a splat."""
    def __len__(self) -> int: ...

class SparseElementsAttr(Attribute):
    """Elements of which most are 0."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]


class DenseResourceElementsAttr(Attribute):
    """Elements whose bytes are a resource of the context."""

    static_typeid: ClassVar[TypeID]
    attr_name: ClassVar[str]
    @staticmethod
    def get_from_buffer(array: _BufferLike, name: str, type: Type, alignment: int | None = None, is_mutable: bool = False,
                        context: Context | None = None) -> DenseResourceElementsAttr:
        """A resource with the bytes of a buffer, which is held and not copied, by that name or one like it. ValueError for a
        buffer that is not in one piece, or a type that is not shaped."""
    @property
    def key(self) -> str:
        """The name of the resource."""
    @property
    def data(self) -> memoryview | None:
        """The bytes, not copied; None when the resource has none."""

# Interfaces.

class InferTypeOpInterface:
    """The type inference interface of operations: created from an operation, or a class of
    them. ValueError if the operation does not infer its result types, TypeError if it is not an operation."""

    def __init__(self, object: _OperationBase | type[OpView], context: Context | None = None) -> None: ...
    @property
    def operation(self) -> Operation:
        """The operation; TypeError if it was created from a class."""
    @property
    def opview(self) -> OpView:
        """The same as its dialect's class shows it."""
    def inferReturnTypes(self, operands: Sequence[Value | Sequence[Value]] | None = None,
                         attributes: DictAttr | Mapping[str, Attribute] | None = None, properties: object = None,
                         regions: Sequence[Region] | None = None, context: Context | None = None,
                         loc: Location | None = None) -> list[Type]:
        """The types of the results that an operation with these parts has; what is left out is the operation's own. ValueError
        for an unknown operation."""

class InferShapedTypeOpInterface:
    """Operations whose results' shapes and element types follow from operands and attributes: all whose result types do."""

    def __init__(self, object: _OperationBase | type[OpView], context: Context | None = None) -> None: ...
    @property
    def operation(self) -> Operation:
        """The operation; TypeError if it was created from a class."""
    @property
    def opview(self) -> OpView:
        """The same as its dialect's class shows it."""
    def inferReturnTypeComponents(self, operands: Sequence[Value | Sequence[Value]] | None = None,
                                  attributes: DictAttr | Mapping[str, Attribute] | None = None,
                                  regions: Sequence[Region] | None = None, properties: object = None,
                                  context: Context | None = None,
                                  loc: Location | None = None) -> list[ShapedTypeComponents]:
        """Shape and element type of each result that an operation with these parts has."""

class ShapedTypeComponents:
    """An element type, and perhaps a shape and an attribute."""

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

# What users' operations offer to passes: tenure/op_interface.h, whose words hold here.

_Operands = list[Attribute | None]

class MemoryEffect(enum.IntFlag):
    """What an operation does to memory; 0: it may do anything."""

    READ = 1
    WRITE = 2
    ALLOCATE = 4
    FREE = 8
    RECURSIVE = 16
    NONE = 64

class Speculation(enum.IntEnum):
    """Whether an operation may run where it was not asked to."""

    BY_TRAITS = 0
    NEVER = 1
    ALWAYS = 2
    RECURSIVE = 3

@dataclass(frozen=True)
class RegionEdge:
    """Where control may go, and what goes with it: `operand_count` operands of the operation that it comes from, to
    arguments of the region's first block, or to results, from index `first_input` on. Region None is the operation's results."""

    region: int | None
    """The region's index; None for the operation's results."""
    first_operand: int = 0
    """The first operand that goes along."""
    operand_count: int = 0
    """How many operands go along."""
    first_input: int = 0
    """The first argument or result that gets them."""

class AsmRegionFlags(enum.IntFlag):
    """How AsmPrinter.region prints."""

    PLAIN = 0  # Arguments of the entry block were printed in front.
    ENTRY_ARGUMENTS = 1  # The entry block gets its label if it has arguments.
    NO_TERMINATOR = 2  # The only block's terminator is left out.
    EMPTY_BLOCK = 4  # The label of an empty entry block is printed.

@final
class AsmPrinter:
    """The text after the name of an operation that is being printed. It is valid until the function that received it
    returns, on its thread, and not while a region is printed: else StaleHandleError."""

    def text(self, text: str, /) -> None:
        """The text as it is. A line break in it is not followed by blanks."""
    def keyword(self, keyword: str, /) -> None:
        """A word; in quotes if it is none."""
    def symbol_name(self, name: str, /) -> None:
        """@name, quoted where that is needed."""
    def value(self, value: Value, /) -> None:
        """%name of a value that is visible at the operation, or inside it."""
    def operands(self, first: int = 0, count: int | None = None) -> None:
        """The operation's operands from number `first` on, with commas: `count` of them, or all."""
    def operand_types(self, first: int = 0, count: int | None = None) -> None:
        """Types of the same operands, with commas."""
    def result_types(self, first: int = 0, count: int | None = None) -> None:
        """Types of results, with commas."""
    def functional_type(self, first: int = 0) -> None:
        """(operand types) -> result types, from operand number `first` on."""
    def type(self, type: Type, /) -> None:
        """A type."""
    def attribute(self, attribute: Attribute, with_type: bool = True) -> None:
        """An attribute; without its type the parser must supply the type."""
    def attribute_dictionary(self, elided: Sequence[str] = (), with_keyword: bool = False) -> None:
        """A blank and {...} with the operation's attributes and properties but those named in `elided`; nothing if there
        are none. attributes {...} with `with_keyword`."""
    def successor(self, index: int, first: int = 0, count: int | None = 0) -> None:
        """^block of successor number `index`, and (%a, %b : types) with `count` operands from number `first` on, all of
        them for None, if there are any."""
    def argument(self, argument: Value, /) -> None:
        """%arg: type, an argument of a block in the operation, with its location where those are printed."""
    def region(self, index: int, flags: AsmRegionFlags = AsmRegionFlags.PLAIN) -> None:
        """{...}: the operation's region number `index` with all that is in it."""

@final
class AsmOperands:
    """Operands that an AsmParser read and that have no values yet."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> AsmOperands:
        """One of them."""

@final
class AsmParser:
    """The text after the name of an operation, which is being parsed. It is valid until the function that received it
    returns, on its thread, and not while a region is read: else StaleHandleError. What is not there, or was given wrongly,
    raises MLIRError, and so does all that follows."""

    @property
    def context(self) -> Context:
        """What the operation is made in."""
    @property
    def op_name(self) -> str:
        """The operation's name, whole."""
    @property
    def location(self) -> Location:
        """Where the parser stands: the token that is read next. An operation that is made, or an error, may be said to be
        there."""
    def literal(self, literal: str, /) -> None:
        """Goes past a token, a keyword or punctuation ("by", ":", "->", "["), which has to be there."""
    def optional_literal(self, literal: str, /) -> bool:
        """Parses it if present, and returns whether it was."""
    def keyword(self) -> str:
        """Any word or string."""
    def operand(self) -> AsmOperands:
        """%name: one operand."""
    def optional_operand(self) -> AsmOperands:
        """%name if it is there: one operand, or none."""
    def operands(self) -> AsmOperands:
        """%a, %b; there may be none."""
    def resolve(self, operands: AsmOperands, types: Type | Sequence[Type]) -> None:
        """Adds operands to the operation: a type for each of them, or one for all."""
    def type(self) -> Type:
        """A type."""
    def types(self) -> list[Type]:
        """Types with commas between them; there may be none."""
    def add_results(self, types: Type | Sequence[Type], /) -> None:
        """Adds results to the operation."""
    def functional_type(self, operands: AsmOperands, /) -> None:
        """(types) -> types: those of `operands`, which are added to the operation, and those of results, which are as
        well."""
    def attribute(self, type: Type | None = None) -> Attribute:
        """An attribute; `type` is what its type is if the text has none."""
    def symbol_name(self) -> StringAttr:
        """@name."""
    def optional_symbol_name(self) -> StringAttr | None:
        """@name if it is there."""
    def set_attribute(self, name: str, value: Attribute) -> None:
        """Adds an attribute to the operation, or a property where its schema has one of that name; it replaces one that is
        there."""
    def attribute_dictionary(self, with_keyword: bool = False) -> None:
        """{...} if it is there, attributes {...} with `with_keyword`: they are added to the operation. A property that was
        set stays; another attribute that was is an error."""
    def successor(self) -> int:
        """^block, added to the operation, and (%a, %b : types) if it is there: operands, which are added too, and how many
        they are."""
    def add_argument(self, name: AsmOperands, type: Type) -> None:
        """Adds an argument to the region that is read next: one operand that is the argument's name, and a type. A location
        behind the place where the parser stands is the argument's."""
    def argument(self) -> Type:
        """%name: type, added likewise."""
    def region(self) -> None:
        """{...} with all that is in it: the operation's next region. It gets the terminator that the operation's schema
        implies where the text has none."""
    def optional_region(self) -> bool:
        """The same if it is there, and whether it is; else the operation gets an empty region."""
    def error(self, message: str, location: Location | None = None) -> NoReturn:
        """Raises MLIRError: "custom op 'name' message" at the location, or at the token that is read next."""

@dataclass(frozen=True, kw_only=True)
class OpAssembly:
    """The custom form of an operation (tenure/assembly.h, hasCustomAssemblyFormat): `print(op, printer)` prints the text
    after the operation's name, including the leading blank, and `parse(parser)` parses it. An exception of `print` is raised by
    the print, an exception of `parse` is the cause of the MLIRError that the parse raises."""

    print: Callable[[Any, AsmPrinter], object]
    """print(op, printer)."""
    parse: Callable[[AsmParser], object]
    """parse(parser)."""

@dataclass(frozen=True, kw_only=True)
class OpBranch:
    """What a branch hands to its successors (BranchOpInterface)."""

    segments: str | None = None
    """The attribute, a dense array of i32, with the number of operands for each successor; None: there is one
    successor, which gets all."""
    first_segment: int = 0
    """The position of the first successor in that attribute; earlier segments are not forwarded."""
    own_operand_count: int = 0
    """Without such an attribute: how many operands, the first ones, go to no successor."""
    successor_for_operands: Callable[[Any, _Operands], int | None] | None = None
    """f(op, operands): the number of the successor that is taken when operands are known to be these constants, None
    for those that are not; it returns None where that may be any."""

@dataclass(frozen=True, kw_only=True)
class OpRegionBranch:
    """How control goes into regions, between them and out (RegionBranchOpInterface)."""

    entry_edges: Callable[[Any, _Operands], Iterable[RegionEdge]] | None = None
    """f(op, operands): where control may go from the operation; None: into any of its regions, without operands."""
    region_edges: Callable[[Any, int], Iterable[RegionEdge]] | None = None
    """f(op, region): the successors of the region at that index; None: the operation's results."""
    runs_once: bool = False
    """Whether each region runs once at the most."""

@dataclass(frozen=True)
class OpRegionTerminator:
    """Where a terminator sends control that is not simply ReturnLike (RegionBranchTerminatorOpInterface)."""

    edges: Callable[[Any, _Operands], Iterable[RegionEdge]]
    """f(op, operands): where control may go from the terminator."""

@dataclass(frozen=True)
class OpCall:
    """An operation that calls what the attribute `callee` names, or an operand (CallOpInterface)."""

    callee: str | None
    """The attribute, a symbol reference, that names what is called; None: an operand is called."""
    first_argument: int = 0
    """Operands from this one on are arguments."""

@dataclass(frozen=True, kw_only=True)
class OpCallable:
    """An operation that is called (CallableOpInterface, FunctionOpInterface)."""

    region: int = 0
    """The number of its body."""
    type: str | None = None
    """The attribute with its type, a function type."""
    argument_attributes: str | None = None
    """The attribute with those of its arguments, an array."""
    result_attributes: str | None = None
    """The attribute with those of its results, an array."""

@dataclass(frozen=True)
class OpMemorySlot:
    """An operation whose only result is a place in memory for one value (PromotableAllocationOpInterface)."""

    value_type: Callable[[Any], Type | None]
    """f(op): the type of what is in it; None: it cannot become values."""
    default_op: str | None = None
    """The operation that makes what is in it before anything is stored; None: poison."""

@dataclass(frozen=True, kw_only=True)
class OpMemoryAccess:
    """An operation that loads all that is in a memory slot, or stores operand `stored` (PromotableMemOpInterface)."""

    pointer: int = 0
    """The operand that is the slot."""
    stored: int | None = None
    """The operand that is stored; None: the operation loads."""

@dataclass(frozen=True, kw_only=True)
class OpInliner:
    """What may be inlined (DialectInlinerInterface)."""

    op_is_legal: Callable[[Any, OpView], object] | None = None
    """f(op, around): whether an operation may come into a region of `around`."""
    region_is_legal: Callable[[Any, OpView, Region], object] | None = None
    """f(op, call, region): whether the blocks of a region, that of what is called, may come into the region of `op`
    in which `call` stands."""
    call_is_legal: Callable[[Any, OpView], object] | None = None
    """f(call, callable): whether the body of what is called may take the place of the call."""
    branch: str | None = None
    """The operation that takes the place of a terminator where there are several blocks, a branch; None: the
    terminator stays."""
    cast: str | None = None
    """The operation that makes a value of one type of one of another, where types of call and callable differ; None:
    such calls stay."""

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
    """Says what operations called `op_name`, of a dialect whose schema is loaded, offer to passes: for good, and once."""

# Registries of the process.

_globals: Any

class AttrBuilder:
    """Makes attributes of Python values, by the kind of attribute that a dialect asks for: "I32Attr"."""

    @classmethod
    def contains(cls, attribute_kind: str) -> bool:
        """Whether there is a builder of the kind."""
    @classmethod
    def get(cls, attribute_kind: str) -> Callable[..., Any]:
        """The builder of the kind, builder(value, context); KeyError if there is none."""
    @classmethod
    def insert(cls, attribute_kind: str, attr_builder: Callable[..., Any], replace: bool = False,
               allow_existing: bool = False) -> None:
        """Adds a builder. RuntimeError if there is one of the kind, unless it is replaced or may stay."""

class CurrentLocAction(enum.Enum):
    """What loc_tracebacks does inside `with location:`: takes that location, or names the traceback by it."""

    FALLBACK = 0
    NAMELOC_WRAP = 1

class OnExplicitAction(enum.Enum):
    """How loc_tracebacks treats an explicit location: use it, or the traceback."""

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
    """Operations created inside get the location of the creating Python code: `max_depth` frames of it."""

    def __init__(self, *, max_depth: int | None = None, on_explicit_actn: OnExplicitAction = ...,
                 current_loc_actn: CurrentLocAction = ...) -> None: ...
    def __enter__(self) -> None: ...
    def __exit__(self, *exception: object) -> None: ...

def append_load_on_create_dialect(dialect: str) -> None:
    """Contexts made from now on load `dialect`."""

def get_load_on_create_dialects() -> list[str]:
    """What append_load_on_create_dialect was given."""

def get_ops_of_type(root: _OperationBase | Module, op_class: type[_View] | None = None) -> list[_View]:
    """All operations in `root` that `op_class` shows, in order, `root` among them."""

def get_parent_of_type(op: _OperationBase, op_class: type[_View]) -> _View | None:
    """The nearest operation around `op` that `op_class` shows; None if there is none."""

def register_attribute_builder(kind: str, replace: bool = False,
                               allow_existing: bool = False) -> Callable[[_Function], _Function]:
    """Decorates the function (x, context) that makes attributes of this kind. RuntimeError as from AttrBuilder.insert."""

def register_type_caster(typeid: TypeID, *, replace: bool = False) -> Callable[[_Function], _Function]:
    """Decorates what makes a type of this TypeID its own class. RuntimeError if there is one, unless it is replaced."""

def register_value_caster(typeid: TypeID, *, replace: bool = False) -> Callable[[_Function], _Function]:
    """Decorates what makes a value whose type has this TypeID one of another class. RuntimeError likewise."""
