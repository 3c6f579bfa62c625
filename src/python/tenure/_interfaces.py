# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Interfaces of operations: type inference by the schemas of dialects, and interfaces of users' operations for passes."""
import dataclasses
import enum
from collections.abc import Callable

from . import _tenure as _c
from ._attributes import DictAttr
from ._context import Context
from ._elements import DenseI32ArrayAttr
from ._errors import MLIRError
from ._globals import globals as _globals
from ._tenure import AsmOperands, AsmParser, AsmPrinter
from ._types import ShapedType

__all__ = ["AsmOperands", "AsmParser", "AsmPrinter", "AsmRegionFlags", "InferShapedTypeOpInterface", "InferTypeOpInterface",
           "MemoryEffect", "OpAssembly", "OpBranch", "OpCall", "OpCallable", "OpInliner", "OpMemoryAccess", "OpMemorySlot", "OpRegionBranch", "OpRegionTerminator", "RegionEdge",
           "ShapedTypeComponents", "Speculation", "attach_op_interfaces"]

# The exceptions for parts that no such operation has.
_FAILURES = (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError)


def _is_group(operand):
    return isinstance(operand, (list, tuple))


class _OpInterface:
    """An operation, or a class of operations, that has the interface."""

    def __init__(self, object, context=None):
        self._operation = object.operation if isinstance(object, _c._OperationBase) else None
        if self._operation is not None:
            self._name = self._operation.name
        elif isinstance(getattr(object, "OPERATION_NAME", None), str):
            self._name = object.OPERATION_NAME
        else:
            raise TypeError("Op interface does not refer to an operation or OpView class")
        self._context = context or (self._operation.context if self._operation is not None else Context.current)
        if not _c._infers_types(self._context or Context(), self._name):
            raise ValueError(f"the operation does not implement {type(self).__name__}")

    @property
    def operation(self):
        if self._operation is None:
            raise TypeError("Cannot get an operation from a static interface")
        return self._operation

    @property
    def opview(self):
        if self._operation is None:
            raise TypeError("Cannot get an opview from a static interface")
        return self._operation.opview

    def _infer(self, operands, attributes, context):
        own = self._operation
        given = list(own.operands if own is not None and operands is None else operands or ())
        if attributes is None:
            named = dict(own.attributes) if own is not None else {}
        elif isinstance(attributes, DictAttr):
            named = {entry.name: entry.attr for entry in attributes}
        else:
            named = dict(attributes)
        context = context or self._context
        view = _globals._operation_class(self._name)
        if view is not None and view._ODS_OPERAND_SEGMENTS and any(map(_is_group, given)):
            named["operandSegmentSizes"] = DenseI32ArrayAttr.get(
                [len(each) if _is_group(each) else 1 for each in given], context)
        flat = [value for each in given for value in (each if _is_group(each) else [each])]
        return _c._infer_types(self._name, flat, named, context)


class InferTypeOpInterface(_OpInterface):
    def inferReturnTypes(self, operands=None, attributes=None, properties=None, regions=None, context=None,
                         loc=None):
        try:
            return self._infer(operands, attributes, context)
        except (*_FAILURES, MLIRError) as error:
            raise ValueError("Failed to infer result types") from error


class InferShapedTypeOpInterface(_OpInterface):
    def inferReturnTypeComponents(self, operands=None, attributes=None, regions=None, properties=None,
                                  context=None, loc=None):
        try:
            return [_components_of(each) for each in self._infer(operands, attributes, context)]
        except (*_FAILURES, MLIRError) as error:
            raise ValueError("Failed to infer result shape type components") from error


class ShapedTypeComponents:
    def __init__(self):
        raise TypeError("use ShapedTypeComponents.get()")

    @staticmethod
    def get(*arguments, **named):
        shape, attribute = named.pop("shape", None), named.pop("attribute", None)
        element_type = named.pop("element_type", None)
        if named or len(arguments) > 3:
            raise TypeError("get(): incompatible function arguments")
        if len(arguments) == 1 and shape is None:
            (element_type,) = arguments
        elif len(arguments) >= 2:
            shape, element_type, attribute = (*arguments, attribute)[:3]
        elif arguments:
            raise TypeError("get(): incompatible function arguments")
        if not isinstance(element_type, _c.Type) or not isinstance(attribute, (_c.Attribute, type(None))):
            raise TypeError("get(): incompatible function arguments")
        made = object.__new__(ShapedTypeComponents)
        made._shape = None if shape is None else [int(extent) for extent in shape]
        made._element_type, made._attribute = element_type, attribute
        return made

    @property
    def element_type(self):
        return self._element_type

    @property
    def has_rank(self):
        return self._shape is not None

    @property
    def rank(self):
        return None if self._shape is None else len(self._shape)

    @property
    def shape(self):
        return None if self._shape is None else list(self._shape)


def _components_of(type):
    if not isinstance(type, ShapedType):
        return ShapedTypeComponents.get(type)
    if not type.has_rank:
        return ShapedTypeComponents.get(type.element_type)
    return ShapedTypeComponents.get(type.shape, type.element_type, getattr(type, "encoding", None))


# The classes below follow tenure/op_interface.h, which documents them.

_PARENT = 0xFFFFFFFF


class MemoryEffect(enum.IntFlag):
    READ = 1
    WRITE = 2
    ALLOCATE = 4
    FREE = 8
    RECURSIVE = 16
    NONE = 64


class Speculation(enum.IntEnum):
    BY_TRAITS = 0
    NEVER = 1
    ALWAYS = 2
    RECURSIVE = 3


class AsmRegionFlags(enum.IntFlag):
    PLAIN = 0  # Arguments of the entry block were printed in front.
    ENTRY_ARGUMENTS = 1  # The entry block gets its label if it has arguments.
    NO_TERMINATOR = 2  # The only block's terminator is left out.
    EMPTY_BLOCK = 4  # The label of an empty entry block is printed.


class _Part:
    """Checks fields against their annotations."""

    def __post_init__(self):
        for field in dataclasses.fields(self):
            given = getattr(self, field.name)
            if not isinstance(given, field.type):
                raise TypeError(f"{self.__class__.__name__}: expected {field.type} for {field.name}, got {given!r}")


@dataclasses.dataclass(frozen=True)
class RegionEdge(_Part):
    """A control-flow edge. It forwards `operand_count` operands of the branching operation to the arguments of the
    region's first block, or to results, from index `first_input` on. Region None denotes the operation's results."""

    region: int | None  # None: the operation's results.
    first_operand: int = 0
    operand_count: int = 0
    first_input: int = 0


@dataclasses.dataclass(frozen=True, kw_only=True)
class OpAssembly(_Part):
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

    print: Callable
    parse: Callable


@dataclasses.dataclass(frozen=True, kw_only=True)
class OpBranch(_Part):
    """The operands that a branch forwards to its successors (BranchOpInterface)."""

    segments: str | None = None
    first_segment: int = 0
    own_operand_count: int = 0
    successor_for_operands: Callable | None = None


@dataclasses.dataclass(frozen=True, kw_only=True)
class OpRegionBranch(_Part):
    """Control flow into, between and out of regions (RegionBranchOpInterface)."""

    entry_edges: Callable | None = None
    region_edges: Callable | None = None
    runs_once: bool = False


@dataclasses.dataclass(frozen=True)
class OpRegionTerminator(_Part):
    """The successors of a terminator that is not simply ReturnLike (RegionBranchTerminatorOpInterface)."""

    edges: Callable


@dataclasses.dataclass(frozen=True)
class OpCall(_Part):
    """An operation that calls the symbol in an attribute, or an operand (CallOpInterface)."""

    callee: str | None
    first_argument: int = 0


@dataclasses.dataclass(frozen=True, kw_only=True)
class OpCallable(_Part):
    """An operation that can be called (CallableOpInterface, FunctionOpInterface)."""

    region: int = 0
    type: str | None = None
    argument_attributes: str | None = None
    result_attributes: str | None = None


@dataclasses.dataclass(frozen=True)
class OpMemorySlot(_Part):
    """An operation whose only result is a memory slot for one value (PromotableAllocationOpInterface)."""

    value_type: Callable
    default_op: str | None = None


@dataclasses.dataclass(frozen=True, kw_only=True)
class OpMemoryAccess(_Part):
    """An operation that loads a whole memory slot, or stores operand `stored` to it (PromotableMemOpInterface)."""

    pointer: int = 0
    stored: int | None = None


@dataclasses.dataclass(frozen=True, kw_only=True)
class OpInliner(_Part):
    """Which operations may be inlined (DialectInlinerInterface)."""

    op_is_legal: Callable | None = None
    region_is_legal: Callable | None = None
    call_is_legal: Callable | None = None
    branch: str | None = None
    cast: str | None = None


def _function(given, what):
    if given is not None and not callable(given):
        raise TypeError(f"{what} is not callable: {given!r}")
    return given


def _fixed(given, what, kind):
    """Returns (number, function) of a value that is a number or a function; `kind` is the enumeration."""
    if given is None:
        return 0, None
    if isinstance(given, int):
        return int(kind(given)), None
    return 0, _function(given, what)


def _fold(function):
    """`function`, whose one result need be no sequence."""
    if _function(function, "fold") is None:
        return None

    def fold(op, operands):
        results = function(op, operands)
        if results is None:
            return None
        return (results,) if isinstance(results, (_c.Attribute, _c.Value)) else tuple(results)

    return fold


def _edges(function, what):
    """The edge at `index` of those that `function` returns, or None after the last."""
    if _function(function, what) is None:
        return None

    def edge(op, given, index):
        edges = list(function(op, given))
        if index >= len(edges):
            return None
        found = edges[index]
        if not isinstance(found, RegionEdge):
            raise TypeError(f"{what} returned {found!r}, expected a RegionEdge")
        return (_PARENT if found.region is None else found.region, found.first_operand, found.operand_count,
                found.first_input)

    return edge


def _patterns(given):
    """((function, benefit), ...)"""
    if callable(given):
        given = (given,)
    found = tuple(each if isinstance(each, tuple) else (each, 1) for each in given)
    for function, _ in found:
        _function(function, "a canonicalization")
    return found


def _part(given, kind):
    if given is not None and not isinstance(given, kind):
        raise TypeError(f"{given!r} is not a {kind.__name__}")
    return given is not None, given if given is not None else kind.__new__(kind)


def _loop_regions(given):
    """The numbers of regions as bits; True for all."""
    if given is True:
        return _PARENT
    bits = 0
    for number in given or ():
        if not 0 <= number < 32:
            raise ValueError(f"a loop's region index must be in the range 0 to 31, got {number}")
        bits |= 1 << number
    return bits


def attach_op_interfaces(op_name, *, fold=None, verify=None, infer_types=None, constant_op=None, canonicalizations=(),
                         effects=None, speculation=None, branch=None, region_branch=None, region_terminator=None,
                         loop_regions=(), call=None, callable=None, memory_slot=None, memory_access=None, inliner=None,
                         assembly=None, context=None):
    effects, get_effects = _fixed(effects, "effects", MemoryEffect)
    speculation, get_speculation = _fixed(speculation, "speculation", Speculation)
    has_branch, branch = _part(branch, OpBranch)
    has_regions, regions = _part(region_branch, OpRegionBranch)
    has_terminator, terminator = _part(region_terminator, OpRegionTerminator)
    has_call, call = _part(call, OpCall)
    has_callable, called = _part(callable, OpCallable)
    has_slot, slot = _part(memory_slot, OpMemorySlot)
    has_access, access = _part(memory_access, OpMemoryAccess)
    has_inliner, inliner = _part(inliner, OpInliner)
    has_assembly, assembly = _part(assembly, OpAssembly)
    functions = (_fold(fold), get_effects, get_speculation,
                 _function(branch.successor_for_operands, "successor_for_operands"),
                 _edges(regions.entry_edges, "entry_edges"), _edges(regions.region_edges, "region_edges"),
                 _edges(terminator.edges, "edges") if has_terminator else None,
                 _function(slot.value_type, "value_type") if has_slot else None,
                 _function(inliner.op_is_legal, "op_is_legal"),
                 _function(inliner.region_is_legal, "region_is_legal"),
                 _function(inliner.call_is_legal, "call_is_legal"), _function(verify, "verify"),
                 _function(infer_types, "infer_types"), assembly.print if has_assembly else None,
                 assembly.parse if has_assembly else None)
    words = (constant_op, branch.segments, call.callee if has_call else None, called.type, called.argument_attributes,
             called.result_attributes, slot.default_op, inliner.branch, inliner.cast)
    numbers = (effects, speculation, int(has_branch), branch.first_segment, branch.own_operand_count, int(has_regions),
               int(bool(regions.runs_once)), _loop_regions(loop_regions), int(has_call), call.first_argument,
               int(has_callable), called.region, int(has_access), access.pointer,
               _PARENT if access.stored is None else access.stored, int(has_inliner))
    _c._attach_op_interfaces(context, op_name, functions, _patterns(canonicalizations), words, numbers)
