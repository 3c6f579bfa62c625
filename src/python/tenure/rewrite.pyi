# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What tenure.rewrite offers, for type checkers and for readers; tests/python/test_stubs.py compares it with the
# module.

import enum
import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, final, overload

from typing_extensions import Self

from .ir import Attribute, Block, Context, InsertionPoint, Module, Operation, OpView, Region, Type, Value

__all__ = ["ConversionConfig", "ConversionPatternRewriter", "ConversionTarget", "DialectConversionFoldingMode",
           "FrozenRewritePatternSet", "GreedyRewriteConfig", "GreedyRewriteStrictness", "GreedySimplifyRegionLevel",
           "PDLLPatterns", "PDLModule", "PDLResultList", "PatternRewriter", "RewritePatternSet", "TypeConverter",
           "apply_analysis_conversion", "apply_full_conversion", "apply_partial_conversion",
           "apply_patterns_and_fold_greedily", "walk_and_apply_patterns"]

class GreedyRewriteStrictness(enum.Enum):
    """Which operations the greedy driver rewrites: all, those that it was given and new ones, or only the former."""

    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2

class GreedySimplifyRegionLevel(enum.Enum):
    """What the greedy driver does to blocks: nothing, what is cheap, or merging of alike ones as well."""

    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2

class PatternRewriter:
    """What a pattern changes the IR with. It is good until the pattern returns, else RuntimeError."""

    @property
    def ip(self) -> InsertionPoint:
        """The insertion point: initially before the operation that the pattern is tried on."""
    @property
    def context(self) -> Context:
        """The context that it changes."""
    @overload
    def replace_op(self, op: Operation | OpView, new_op: Operation | OpView) -> None:
        """Makes what uses the results of `op` use those of another operation, or other values, and erases `op`. ValueError
        if they are not as many."""
    @overload
    def replace_op(self, op: Operation | OpView, values: Value | Sequence[Value]) -> None: ...
    def replace_all_uses_with(self, from_: Value, to: Value, /) -> None:
        """Makes what uses one value use another."""
    def erase_op(self, op: Operation | OpView, /) -> None:
        """Erases an operation; ValueError if a result of it is used."""
    def erase_block(self, block: Block, /) -> None:
        """Erases a block and all that is in it; ValueError if that is used outside."""
    def finalize_op_modification(self, op: Operation | OpView, /) -> None:
        """Says that an operation was changed in place: patterns are tried on it again."""
    def set_insertion_point_after(self, op: Operation | OpView, /) -> None:
        """Sets `ip` after an operation."""
    def clone(self, op: Operation | OpView, /) -> OpView:
        """A copy of an operation, put where `ip` is."""
    def move_op_before(self, op: Operation | OpView, other: Operation | OpView, /) -> None:
        """Moves an operation before another."""
    def move_op_after(self, op: Operation | OpView, other: Operation | OpView, /) -> None:
        """Moves an operation after another."""
    def inline_region_before(self, region: Region, block: Block, /) -> None:
        """Moves the blocks of a region before a block."""
    def inline_block_before(self, source: Block, op: Operation | OpView, values: Sequence[Value] = (), /) -> None:
        """Moves the operations of a block before an operation, with `values` for its arguments, and erases the
        block. ValueError if they are not as many."""
    def merge_blocks(self, source: Block, block: Block, values: Sequence[Value] = (), /) -> None:
        """Moves the operations of a block to the end of another, likewise."""
    def split_block(self, op: Operation | OpView, /) -> Block:
        """Moves `op` and all later operations to a new block after its own, which is returned."""

@final
class ConversionPatternRewriter(PatternRewriter):
    """What a pattern of a conversion changes the IR with. Replaced and erased operations stay until the end."""

    def replace_op_with_multiple(self, op: Operation | OpView, values: Sequence[Sequence[Value]], /) -> None:
        """Replaces each result of `op` by a list of values, of any types."""
    def convert_region_types(self, region: Region, type_converter: TypeConverter, /) -> bool:
        """Converts the arguments of all blocks of a region; False, with nothing changed, if a type cannot be converted."""
    def get_remapped_value(self, value: Value, /) -> Value | None:
        """The replacement of a value in the type of the pattern's converter; None if it is not one value."""

@final
class RewritePatternSet:
    """Patterns that are collected."""

    def __init__(self, context: Context | None = None) -> None: ...
    def add(self, root: str | type[OpView], fn: Callable[[Any, PatternRewriter], object], benefit: int = 1) -> None:
        """Adds a pattern for operations of a name or class, fn(op, rewriter). It returns something true if it does not
        match, and has not changed anything then. Those of a larger benefit are tried first. A UserWarning tells of a name
        that no operation has which the context takes."""
    def add_canonicalization_patterns(self) -> None:
        """Adds the patterns that canonicalize has."""
    def add_conversion(self, root: str | type[OpView],
                       fn: Callable[[Any, Any, Any, ConversionPatternRewriter], object],
                       type_converter: TypeConverter | None, benefit: int = 1) -> None:
        """Adds a pattern for conversions, fn(op, adaptor, type_converter, rewriter). The adaptor has the operands in converted
        types: a value for each that became one, a list for each other."""
    def add_function_op_type_conversion(self, type_converter: TypeConverter, root: str | type[OpView] = "",
                                        benefit: int = 1) -> None:
        """Adds the pattern that converts the types of functions: of those of a name or class, or of all."""
    def add_op_type_conversion(self, root: str | type[OpView], type_converter: TypeConverter, benefit: int = 1) -> None:
        """Adds the pattern that creates operations again, with operands, results and blocks in converted types."""
    def freeze(self) -> FrozenRewritePatternSet:
        """The patterns as drivers take them; this set is empty afterwards."""

@final
class FrozenRewritePatternSet:
    """Patterns that drivers take, as often as one likes."""

    @staticmethod
    def _CAPICreate(capsule: object, /) -> FrozenRewritePatternSet: ...
    @property
    def _CAPIPtr(self) -> object: ...

@final
class PDLResultList:
    """Where a function that PDL calls puts its results."""

    def append(self, arg: Value | Operation | OpView | Type | Attribute | Sequence[Value] | Sequence[Type], /) -> None:
        """Adds a result."""

_PDLFunction = Callable[[PatternRewriter, PDLResultList, list[Any]], object]

class PDLModule:
    """Patterns of the pdl dialect, and the functions that they call.

    A function is called with a PatternRewriter, a PDLResultList that its results go to, and a list
    of its arguments (a range is a list); as a pattern, it succeeds by returning something false.
    """

    def __init__(self, module: Module) -> None: ...
    def register_constraint_function(self, name: str, fn: _PDLFunction, /) -> None:
        """Says what the native constraint of PDL calls by that name."""
    def register_rewrite_function(self, name: str, fn: _PDLFunction, /) -> None:
        """Says what the native rewrite of PDL calls by that name."""
    def freeze(self) -> FrozenRewritePatternSet:
        """The patterns as drivers take them. MLIRError for patterns that are wrong."""

class PDLLPatterns:
    """Patterns in PDLL, and the functions that they call, which are as those of PDLModule.

    They are compiled and checked against the schemas of all dialects by freeze(), so that functions
    can be registered before.
    """

    def __init__(self, text: str, *, file_name: str = "-", include_folders: Iterable[str | os.PathLike[str]] = (),
                 context: Context | None = None) -> None: ...
    @classmethod
    def from_file(cls, path: str | os.PathLike[str], *, include_folders: Iterable[str | os.PathLike[str]] = (),
                  context: Context | None = None) -> Self:
        """Those of a file."""
    def register_constraint_function(self, name: str, fn: _PDLFunction, /) -> None:
        """Says what the native constraint of PDLL calls by that name."""
    def register_rewrite_function(self, name: str, fn: _PDLFunction, /) -> None:
        """Says what the native rewrite of PDLL calls by that name."""
    def freeze(self) -> FrozenRewritePatternSet:
        """The patterns as drivers take them. MLIRError, with the place, for a text that is wrong."""

class GreedyRewriteConfig:
    """How the greedy driver goes about it; made with its defaults."""

    @property
    def max_iterations(self) -> int:
        """How often it goes over all operations; -1 for as often as it takes."""
    @max_iterations.setter
    def max_iterations(self, value: int) -> None: ...
    @property
    def max_num_rewrites(self) -> int:
        """How many rewrites it makes; -1 for any number."""
    @max_num_rewrites.setter
    def max_num_rewrites(self, value: int) -> None: ...
    @property
    def use_top_down_traversal(self) -> bool:
        """Whether it starts at the top."""
    @use_top_down_traversal.setter
    def use_top_down_traversal(self, value: bool) -> None: ...
    @property
    def enable_folding(self) -> bool:
        """Whether it folds."""
    @enable_folding.setter
    def enable_folding(self, value: bool) -> None: ...
    @property
    def enable_constant_cse(self) -> bool:
        """Whether constants that are alike become one."""
    @enable_constant_cse.setter
    def enable_constant_cse(self, value: bool) -> None: ...
    @property
    def strictness(self) -> GreedyRewriteStrictness:
        """Which operations it rewrites."""
    @strictness.setter
    def strictness(self, value: GreedyRewriteStrictness) -> None: ...
    @property
    def region_simplification_level(self) -> GreedySimplifyRegionLevel:
        """What it does to blocks."""
    @region_simplification_level.setter
    def region_simplification_level(self, value: GreedySimplifyRegionLevel) -> None: ...
    def __init__(self) -> None: ...

def apply_patterns_and_fold_greedily(op: Module | Operation | OpView, set: FrozenRewritePatternSet,
                                     config: GreedyRewriteConfig | None = None) -> bool:
    """Rewrites the contents of a module or an operation to a fixpoint, and returns whether anything changed. RuntimeError if it
    does not converge; exceptions of patterns are raised here."""

def walk_and_apply_patterns(op: Module | Operation | OpView, set: FrozenRewritePatternSet) -> None:
    """Tries the patterns once on each operation in `op`, after what is in it. What a pattern raises is raised here."""

_Materialization = Callable[[Type, list[Value], ConversionPatternRewriter, Type], Value | None]

class TypeConverter:
    """Converts types, and values between them, by functions; those that were added last are asked first."""

    def __init__(self) -> None: ...
    def add_conversion(self, convert: Callable[[Any], Any]) -> None:
        """Adds a function of a type. It returns a type, or a list of types, which may be empty; None if the type cannot be
        converted, and NotImplemented if other functions are to be asked."""
    def add_source_materialization(self, materialize: _Materialization) -> None:
        """Adds materialize(type, inputs, rewriter, original_type), which makes a value of the original type of replacements,
        where the rewriter stands; None if other functions are to be asked."""
    def add_target_materialization(
            self, materialize: Callable[[list[Type], list[Value], ConversionPatternRewriter, Type],
                                        Value | Sequence[Value] | None]) -> None:
        """Adds materialize(types, inputs, rewriter, original_type), which makes values of the types that a pattern takes."""
    def add_argument_materialization(self, materialize: _Materialization) -> None:
        """As add_source_materialization, for arguments of blocks; these are asked before."""
    def convert_types(self, type: Type) -> list[Type] | None:
        """The types that a type becomes; None if it cannot be converted."""
    def convert_type(self, type: Type) -> Type | None:
        """The one type that a type becomes; None if it cannot be converted to one."""
    def is_legal(self, type: Type | Operation | OpView) -> bool:
        """Whether a type is converted to itself; of an operation, the types of its operands and results."""

class ConversionTarget:
    """Says which operations are legal: by name or class, by dialect, or by functions.

    A function is called with an operation. It returns whether that is legal, or None if the
    function that it replaced is to be asked.
    """

    def __init__(self, context: Context | None = None) -> None: ...
    def add_legal_op(self, *ops: str | type[OpView]) -> None:
        """Operations of these names or classes are legal."""
    def add_illegal_op(self, *ops: str | type[OpView]) -> None:
        """They are illegal."""
    def add_dynamically_legal_op(self, *ops: str | type[OpView], callback: Callable[[Any], bool | None]) -> None:
        """They are legal where the function says so."""
    def add_legal_dialect(self, *dialects: Any) -> None:
        """Operations of these dialects, by name or class, are legal, unless something is said of the operation."""
    def add_illegal_dialect(self, *dialects: Any) -> None:
        """They are illegal."""
    def add_dynamically_legal_dialect(self, *dialects: Any, callback: Callable[[Any], bool | None]) -> None:
        """They are legal where the function says so."""
    def mark_unknown_op_dynamically_legal(self, callback: Callable[[Any], bool | None]) -> None:
        """Operations of which nothing is said are legal where the function says so."""
    def mark_op_recursively_legal(self, *ops: str | type[OpView],
                                  callback: Callable[[Any], bool | None] | None = None) -> None:
        """What is in these operations is legal where they are."""

class DialectConversionFoldingMode(enum.Enum):
    """When a conversion folds operations."""

    NEVER = 1
    BEFORE_PATTERNS = 0
    AFTER_PATTERNS = 2

class ConversionConfig:
    """How a conversion goes about it; made with its defaults."""

    listener: Any
    """Is notified at the end: notify_operation_inserted(op), notify_operation_modified(op), notify_operation_replaced(op,
    values) and notify_operation_erased(op), those of them that it has. None for none."""
    @property
    def folding_mode(self) -> DialectConversionFoldingMode:
        """When operations are folded instead of converted."""
    @folding_mode.setter
    def folding_mode(self, value: DialectConversionFoldingMode) -> None: ...
    @property
    def build_materializations(self) -> bool:
        """Whether casts that remain are replaced by what materializations make; else they stay."""
    @build_materializations.setter
    def build_materializations(self, value: bool) -> None: ...
    @property
    def allow_pattern_rollback(self) -> bool:
        """Whether a pattern may fail after a change, and a failed conversion leaves the IR as it was."""
    @allow_pattern_rollback.setter
    def allow_pattern_rollback(self, value: bool) -> None: ...
    def __init__(self) -> None: ...

def apply_partial_conversion(op: Module | Operation | OpView, target: ConversionTarget, set: FrozenRewritePatternSet,
                             config: ConversionConfig | None = None) -> None:
    """Converts operations that the target says are illegal. RuntimeError if one cannot be converted; exceptions of
    functions are raised here."""

def apply_full_conversion(op: Module | Operation | OpView, target: ConversionTarget, set: FrozenRewritePatternSet,
                          config: ConversionConfig | None = None) -> None:
    """Converts all operations that the target does not say are legal, likewise."""

def apply_analysis_conversion(op: Module | Operation | OpView, target: ConversionTarget, set: FrozenRewritePatternSet,
                              config: ConversionConfig | None = None) -> list[Any]:
    """The operations that are legal or could be converted; nothing is changed."""
