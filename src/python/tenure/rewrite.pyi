# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What tenure.rewrite offers, for type checkers and for readers; tests/python/test_stubs.py compares it with the
# module.

import enum
import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, final, overload

from typing_extensions import Self

from .ir import Attribute, Block, Context, InsertionPoint, Module, Operation, OpView, Region, Type, Value

__all__ = ["FrozenRewritePatternSet", "GreedyRewriteConfig", "GreedyRewriteStrictness", "GreedySimplifyRegionLevel",
           "PDLLPatterns", "PDLModule", "PDLResultList", "PatternRewriter", "RewritePatternSet",
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

@final
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
class RewritePatternSet:
    """Patterns that are collected."""

    def __init__(self, context: Context | None = None) -> None: ...
    def add(self, root: str | type[OpView], fn: Callable[[Any, PatternRewriter], object], benefit: int = 1) -> None:
        """Adds a pattern for operations of a name or class, fn(op, rewriter). It returns something true if it does not
        match, and has not changed anything then. Those of a larger benefit are tried first. A UserWarning tells of a name
        that no operation has which the context takes."""
    def add_canonicalization_patterns(self) -> None:
        """Adds the patterns that canonicalize has."""
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
