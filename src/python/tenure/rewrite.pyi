# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The interface and docstrings of tenure.rewrite (ir.pyi).

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
    """Which operations the greedy driver rewrites: all, the given and new ones, or only the given ones."""

    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2

class GreedySimplifyRegionLevel(enum.Enum):
    """How the greedy driver simplifies regions: not at all, cheaply, or by merging identical blocks as well."""

    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2

class PatternRewriter:
    """The functions by which a pattern changes the IR. It is valid until the pattern returns (RuntimeError afterwards)."""

    @property
    def ip(self) -> InsertionPoint:
        """The insertion point: initially before the operation to which the pattern is applied."""
    @property
    def context(self) -> Context:
        """The context of the operations."""
    @overload
    def replace_op(self, op: Operation | OpView, new_op: Operation | OpView) -> None:
        """Replaces the uses of the results of `op` by the results of another operation or by other values, and erases
        `op`. Raises ValueError if their number differs."""
    @overload
    def replace_op(self, op: Operation | OpView, values: Value | Sequence[Value]) -> None: ...
    def replace_all_uses_with(self, from_: Value, to: Value, /) -> None:
        """Replaces the uses of a value by another one."""
    def erase_op(self, op: Operation | OpView, /) -> None:
        """Erases an operation; ValueError if a result is used."""
    def erase_block(self, block: Block, /) -> None:
        """Erases a block and everything in it; ValueError if it is used outside."""
    def finalize_op_modification(self, op: Operation | OpView, /) -> None:
        """Notifies the driver that an operation was changed in place, so that it applies patterns to it again."""
    def set_insertion_point_after(self, op: Operation | OpView, /) -> None:
        """Sets `ip` after an operation."""
    def clone(self, op: Operation | OpView, /) -> OpView:
        """Returns a copy of an operation, inserted at `ip`."""
    def move_op_before(self, op: Operation | OpView, other: Operation | OpView, /) -> None:
        """Moves an operation before another."""
    def move_op_after(self, op: Operation | OpView, other: Operation | OpView, /) -> None:
        """Moves an operation after another."""
    def inline_region_before(self, region: Region, block: Block, /) -> None:
        """Moves the blocks of a region before a block."""
    def inline_block_before(self, source: Block, op: Operation | OpView, values: Sequence[Value] = (), /) -> None:
        """Moves the operations of a block before an operation, with `values` in place of its arguments, and erases the
        block. Raises ValueError if their number differs."""
    def merge_blocks(self, source: Block, block: Block, values: Sequence[Value] = (), /) -> None:
        """Moves the operations of a block to the end of another one, as inline_block_before does."""
    def split_block(self, op: Operation | OpView, /) -> Block:
        """Moves `op` and all later operations to a new block after its own, which is returned."""

@final
class ConversionPatternRewriter(PatternRewriter):
    """The functions by which a pattern of a conversion changes the IR. Replaced and erased operations exist until the
    end."""

    def replace_op_with_multiple(self, op: Operation | OpView, values: Sequence[Sequence[Value]], /) -> None:
        """Replaces each result of `op` by a list of values of any types."""
    def convert_region_types(self, region: Region, type_converter: TypeConverter, /) -> bool:
        """Converts the arguments of all blocks of a region. Returns False, without changes, if a type cannot be
        converted."""
    def get_remapped_value(self, value: Value, /) -> Value | None:
        """Returns the replacement of a value in the type of the pattern's converter; None if it is not a single value."""

@final
class RewritePatternSet:
    """A set of patterns that is being collected."""

    def __init__(self, context: Context | None = None) -> None: ...
    def add(self, root: str | type[OpView], fn: Callable[[Any, PatternRewriter], object], benefit: int = 1) -> None:
        """Adds a pattern fn(op, rewriter) for operations of a name or class. It returns a true value if it does not
        match and has made no changes. Patterns of a larger benefit are tried first. Warns (UserWarning) about the
        name of an unregistered operation that the context allows."""
    def add_canonicalization_patterns(self) -> None:
        """Adds the patterns of canonicalize."""
    def add_conversion(self, root: str | type[OpView],
                       fn: Callable[[Any, Any, Any, ConversionPatternRewriter], object],
                       type_converter: TypeConverter | None, benefit: int = 1) -> None:
        """Adds a pattern fn(op, adaptor, type_converter, rewriter) for conversions. The adaptor has the operands in
        converted types: one that became a single value as a value, any other as a list."""
    def add_function_op_type_conversion(self, type_converter: TypeConverter, root: str | type[OpView] = "",
                                        benefit: int = 1) -> None:
        """Adds the pattern that converts the types of functions: of those of a name or class, or of all."""
    def add_op_type_conversion(self, root: str | type[OpView], type_converter: TypeConverter, benefit: int = 1) -> None:
        """Adds the pattern that recreates operations with operands, results and blocks in converted types."""
    def freeze(self) -> FrozenRewritePatternSet:
        """Returns the patterns for drivers; this set is empty afterwards."""

@final
class FrozenRewritePatternSet:
    """Patterns for drivers, which can be applied any number of times."""

    @staticmethod
    def _CAPICreate(capsule: object, /) -> FrozenRewritePatternSet: ...
    @property
    def _CAPIPtr(self) -> object: ...

@final
class PDLResultList:
    """The results of a function that a PDL pattern calls."""

    def append(self, arg: Value | Operation | OpView | Type | Attribute | Sequence[Value] | Sequence[Type], /) -> None:
        """Adds a result."""

_PDLFunction = Callable[[PatternRewriter, PDLResultList, list[Any]], object]

class PDLModule:
    """Patterns of the pdl dialect and the native functions that they call.

    A function is called with a PatternRewriter, a PDLResultList for its results, and a list of its arguments (a
    range is a list). A constraint succeeds if its function returns a false value."""

    def __init__(self, module: Module) -> None: ...
    def register_constraint_function(self, name: str, fn: _PDLFunction, /) -> None:
        """Registers the function for a native constraint of that name."""
    def register_rewrite_function(self, name: str, fn: _PDLFunction, /) -> None:
        """Registers the function for a native rewrite of that name."""
    def freeze(self) -> FrozenRewritePatternSet:
        """Returns the patterns for drivers. Raises MLIRError for invalid patterns."""

class PDLLPatterns:
    """Patterns in PDLL and the native functions that they call, as in PDLModule.

    freeze() compiles the patterns and checks them against the schemas of all dialects, so functions can be
    registered before."""

    def __init__(self, text: str, *, file_name: str = "-", include_folders: Iterable[str | os.PathLike[str]] = (),
                 context: Context | None = None) -> None: ...
    @classmethod
    def from_file(cls, path: str | os.PathLike[str], *, include_folders: Iterable[str | os.PathLike[str]] = (),
                  context: Context | None = None) -> Self:
        """Returns the patterns of a file."""
    def register_constraint_function(self, name: str, fn: _PDLFunction, /) -> None:
        """Registers the function for a native constraint of that name."""
    def register_rewrite_function(self, name: str, fn: _PDLFunction, /) -> None:
        """Registers the function for a native rewrite of that name."""
    def freeze(self) -> FrozenRewritePatternSet:
        """Returns the patterns for drivers. Raises MLIRError, with the location, for invalid PDLL."""

class GreedyRewriteConfig:
    """The options of the greedy driver, initially the defaults."""

    @property
    def max_iterations(self) -> int:
        """The maximal number of iterations over all operations; -1 for no limit."""
    @max_iterations.setter
    def max_iterations(self, value: int) -> None: ...
    @property
    def max_num_rewrites(self) -> int:
        """The maximal number of rewrites; -1 for no limit."""
    @max_num_rewrites.setter
    def max_num_rewrites(self, value: int) -> None: ...
    @property
    def use_top_down_traversal(self) -> bool:
        """Whether the traversal is top-down."""
    @use_top_down_traversal.setter
    def use_top_down_traversal(self, value: bool) -> None: ...
    @property
    def enable_folding(self) -> bool:
        """Whether operations are folded."""
    @enable_folding.setter
    def enable_folding(self, value: bool) -> None: ...
    @property
    def enable_constant_cse(self) -> bool:
        """Whether equal constants are merged."""
    @enable_constant_cse.setter
    def enable_constant_cse(self, value: bool) -> None: ...
    @property
    def strictness(self) -> GreedyRewriteStrictness:
        """Which operations are rewritten."""
    @strictness.setter
    def strictness(self, value: GreedyRewriteStrictness) -> None: ...
    @property
    def region_simplification_level(self) -> GreedySimplifyRegionLevel:
        """How regions are simplified."""
    @region_simplification_level.setter
    def region_simplification_level(self, value: GreedySimplifyRegionLevel) -> None: ...
    def __init__(self) -> None: ...

def apply_patterns_and_fold_greedily(op: Module | Operation | OpView, set: FrozenRewritePatternSet,
                                     config: GreedyRewriteConfig | None = None) -> bool:
    """Rewrites the contents of a module or an operation to a fixpoint, and returns whether anything changed. Raises
    RuntimeError if the rewriting does not converge. Exceptions of patterns are raised here."""

def walk_and_apply_patterns(op: Module | Operation | OpView, set: FrozenRewritePatternSet) -> None:
    """Applies the patterns once to each operation in `op`, after its nested operations. Exceptions of patterns are
    raised here."""

_Materialization = Callable[[Type, list[Value], ConversionPatternRewriter, Type], Value | None]

class TypeConverter:
    """Converts types, and values between them, by functions; the last added function is called first."""

    def __init__(self) -> None: ...
    def add_conversion(self, convert: Callable[[Any], Any]) -> None:
        """Adds a function that converts a type. It returns a type or a list of types, which may be empty, None if the
        type cannot be converted, and NotImplemented to defer to other functions."""
    def add_source_materialization(self, materialize: _Materialization) -> None:
        """Adds materialize(type, inputs, rewriter, original_type), which creates a value of the original type from
        replacements, at the rewriter's insertion point; it returns None to defer to other functions."""
    def add_target_materialization(
            self, materialize: Callable[[list[Type], list[Value], ConversionPatternRewriter, Type],
                                        Value | Sequence[Value] | None]) -> None:
        """Adds materialize(types, inputs, rewriter, original_type), which creates values of the types that a pattern
        expects."""
    def add_argument_materialization(self, materialize: _Materialization) -> None:
        """As add_source_materialization, for block arguments; these functions are called first."""
    def convert_types(self, type: Type) -> list[Type] | None:
        """Returns the types that a type converts to; None if it cannot be converted."""
    def convert_type(self, type: Type) -> Type | None:
        """Returns the single type that a type converts to; None if there is none."""
    def is_legal(self, type: Type | Operation | OpView) -> bool:
        """Returns whether a type converts to itself; for an operation, whether the types of its operands and results
        do."""

class ConversionTarget:
    """The legality of operations: by name or class, by dialect, or by functions.

    A function is called with an operation and returns whether it is legal, or None to defer to the function that it
    replaced."""

    def __init__(self, context: Context | None = None) -> None: ...
    def add_legal_op(self, *ops: str | type[OpView]) -> None:
        """Marks operations of these names or classes as legal."""
    def add_illegal_op(self, *ops: str | type[OpView]) -> None:
        """Marks operations of these names or classes as illegal."""
    def add_dynamically_legal_op(self, *ops: str | type[OpView], callback: Callable[[Any], bool | None]) -> None:
        """Marks operations of these names or classes as legal if the function returns true."""
    def add_legal_dialect(self, *dialects: Any) -> None:
        """Marks operations of these dialects, by name or class, as legal. Marks of single operations take precedence."""
    def add_illegal_dialect(self, *dialects: Any) -> None:
        """Marks operations of these dialects as illegal."""
    def add_dynamically_legal_dialect(self, *dialects: Any, callback: Callable[[Any], bool | None]) -> None:
        """Marks operations of these dialects as legal if the function returns true."""
    def mark_unknown_op_dynamically_legal(self, callback: Callable[[Any], bool | None]) -> None:
        """Marks all other operations as legal if the function returns true."""
    def mark_op_recursively_legal(self, *ops: str | type[OpView],
                                  callback: Callable[[Any], bool | None] | None = None) -> None:
        """Marks everything nested in these operations as legal if they are."""

class DialectConversionFoldingMode(enum.Enum):
    """When a conversion folds operations."""

    NEVER = 1
    BEFORE_PATTERNS = 0
    AFTER_PATTERNS = 2

class ConversionConfig:
    """The options of a conversion, initially the defaults."""

    listener: Any
    """An object that is notified at the end by the methods that it has: notify_operation_inserted(op),
    notify_operation_modified(op), notify_operation_replaced(op, values) and notify_operation_erased(op); or None."""
    @property
    def folding_mode(self) -> DialectConversionFoldingMode:
        """When operations are folded instead of converted."""
    @folding_mode.setter
    def folding_mode(self, value: DialectConversionFoldingMode) -> None: ...
    @property
    def build_materializations(self) -> bool:
        """Whether materializations replace the remaining casts; otherwise these stay."""
    @build_materializations.setter
    def build_materializations(self, value: bool) -> None: ...
    @property
    def allow_pattern_rollback(self) -> bool:
        """Whether a pattern may fail after a change, and a failed conversion restores the IR."""
    @allow_pattern_rollback.setter
    def allow_pattern_rollback(self, value: bool) -> None: ...
    def __init__(self) -> None: ...

def apply_partial_conversion(op: Module | Operation | OpView, target: ConversionTarget, set: FrozenRewritePatternSet,
                             config: ConversionConfig | None = None) -> None:
    """Converts operations that are illegal for the target. Raises RuntimeError if one cannot be converted. Exceptions
    of functions are raised here."""

def apply_full_conversion(op: Module | Operation | OpView, target: ConversionTarget, set: FrozenRewritePatternSet,
                          config: ConversionConfig | None = None) -> None:
    """As apply_partial_conversion, for all operations that are not legal for the target."""

def apply_analysis_conversion(op: Module | Operation | OpView, target: ConversionTarget, set: FrozenRewritePatternSet,
                              config: ConversionConfig | None = None) -> list[Any]:
    """Returns the operations that are legal or can be converted; the IR does not change."""
