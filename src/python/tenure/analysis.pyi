# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What tenure.analysis offers, for type checkers; tests/python/test_stubs.py compares it with the
# module.

from typing import final, overload

from typing_extensions import Self

from .ir import Block, Module, Operation, OpView, Value

__all__ = ["CallGraph", "Dominance", "ExternalNode", "Liveness", "PostDominance", "SymbolUsers"]

_Op = Operation | OpView | Module

@final
class Dominance:
    """Which blocks, operations and values come before which, on every way; MLIR's DominanceInfo.

    A region's tree is made when a question needs it, and again for blocks that came since. A change of edges between
    blocks that are there is not noticed: say invalidate().
    """

    def __new__(cls, op: _Op) -> Self:
        """Of all regions in `op`, and those around it."""

    @property
    def operation(self) -> Operation:
        """What it is of."""

    @overload
    def dominates(self, a: _Op, b: _Op) -> bool:
        """Whether every way to `b` leads through `a`, which holds for an operation and itself.

        An operation dominates what is in it. In regions that are graphs each operation dominates each; what cannot be
        reached from its region's entry is dominated by all of the region.
        """

    @overload
    def dominates(self, a: Block, b: Block) -> bool:
        """The same for blocks: `b` is replaced by its ancestor in the region of `a`."""

    @overload
    def dominates(self, a: Value, b: _Op) -> bool:
        """Whether operation `b` may use the value, or defines it."""

    @overload
    def properly_dominates(self, a: _Op, b: _Op, enclosing_op_ok: bool = True) -> bool:
        """As dominates(), but an operation dominates itself only in a region that is a graph.

        With `enclosing_op_ok` false an operation does not dominate what is in it.
        """

    @overload
    def properly_dominates(self, a: Block, b: Block) -> bool:
        """As dominates(), but a block does not dominate itself, unless it is that of a region that is a graph."""

    @overload
    def properly_dominates(self, a: Value, b: _Op) -> bool:
        """Whether operation `b` may use the value."""

    def is_reachable(self, block: Block, /) -> bool:
        """Whether there is a way to the block from its region's entry."""

    def immediate_dominator(self, block: Block, /) -> Block | None:
        """The last block that every way to `block` leads through, other than itself.

        None for the entry, and for what cannot be reached.
        """

    def nearest_common_dominator(self, a: Block, b: Block) -> Block | None:
        """The nearest block that dominates both.

        Blocks of different regions stand for those around them in the innermost region that holds both. None if there
        is no such region, or one of the blocks cannot be reached.
        """

    def invalidate(self) -> None:
        """Forgets all trees."""

@final
class PostDominance:
    """The same from the other end: which blocks and operations every way out leads through; MLIR's PostDominanceInfo.

    Ways out are blocks without successors, and one block of each set of blocks that is never left. Values do not
    post-dominate: asking that is a ValueError.
    """

    def __new__(cls, op: _Op) -> Self:
        """Of all regions in `op`, and those around it."""

    @property
    def operation(self) -> Operation:
        """What it is of."""

    @overload
    def dominates(self, a: _Op, b: _Op) -> bool:
        """Whether every way from `b` out of the region leads through `a`, which holds for an operation and itself."""

    @overload
    def dominates(self, a: Block, b: Block) -> bool:
        """The same for blocks: `b` is replaced by its ancestor in the region of `a`."""

    @overload
    def properly_dominates(self, a: _Op, b: _Op, enclosing_op_ok: bool = True) -> bool:
        """As dominates(), but an operation dominates itself only in a region that is a graph.

        With `enclosing_op_ok` false an operation does not post-dominate what is in it.
        """

    @overload
    def properly_dominates(self, a: Block, b: Block) -> bool:
        """As dominates(), but a block does not dominate itself, unless it is that of a region that is a graph."""

    def is_reachable(self, block: Block, /) -> bool:
        """True of every block: each has a way out, as ways out are counted."""

    def immediate_dominator(self, block: Block, /) -> Block | None:
        """The first block that every way from `block` out of the region leads through, other than itself.

        None for a way out, and where ways part for good.
        """

    def nearest_common_dominator(self, a: Block, b: Block) -> Block | None:
        """The nearest block that post-dominates both; None if there is none."""

    def invalidate(self) -> None:
        """Forgets all trees."""

@final
class Liveness:
    """Which values are alive where blocks begin and end; MLIR's Liveness."""

    def __new__(cls, op: _Op) -> Self:
        """Of all blocks in `op`."""

    @property
    def operation(self) -> Operation:
        """What it is of."""

    def live_in(self, block: Block, /) -> list[Value]:
        """The values defined before the block, or around its region, and used in it or after it.

        In the order of a walk; what is nested in the block is in it. Empty for a block that was not in the operation.
        """

    def live_out(self, block: Block, /) -> list[Value]:
        """The block's values that other blocks of its region use, and those that are live where a successor begins."""

    def is_live_in(self, value: Value, block: Block) -> bool:
        """Whether live_in(block) has the value. Takes O(log) of their number."""

    def is_live_out(self, value: Value, block: Block) -> bool:
        """Whether live_out(block) has the value. Takes O(log) of their number."""

    def is_dead_after(self, value: Value, op: _Op) -> bool:
        """Whether the value, defined in the block of `op` or around it, is not used after `op`.

        It is not alive where that block ends, and no operation behind `op` in the block, nor what is in one, uses it.
        """

@final
class ExternalNode:
    """The node of a call graph for unknown code; there is one, CallGraph(op).external."""

@final
class CallGraph:
    """The functions (callables with a body) in an operation, and which of them call which; MLIR's CallGraph.

    The external node calls what is visible from outside, or referred to by anything but a call. What calls something
    else than a function of the graph (a declaration, what an operand is) calls it.
    """

    def __new__(cls, op: _Op) -> Self:
        """Of what is in `op`, and of `op` itself."""

    @property
    def operation(self) -> Operation:
        """What it is of."""

    @property
    def nodes(self) -> list[OpView]:
        """The functions, in order."""

    @property
    def external(self) -> ExternalNode:
        """The external node."""

    def callees(self, node: _Op | ExternalNode, /) -> list[OpView | ExternalNode]:
        """The callees of a node, each once, the external node last. ValueError for a function that is not in the graph."""

    def callers(self, node: _Op | ExternalNode, /) -> list[OpView | ExternalNode]:
        """What calls a node, in the order of `nodes`, the external node last."""

    @property
    def components(self) -> list[list[OpView]]:
        """The strongly connected components, bottom up: callees are in the same component or in an earlier one.

        The external node is in none.
        """

    def component_of(self, op: _Op, /) -> int:
        """Which of `components` the function is in."""

    def __contains__(self, op: _Op | ExternalNode, /) -> bool:
        """Whether `op` is one of `nodes`."""

@final
class SymbolUsers:
    """Which operations refer to which symbols; MLIR's SymbolUserMap."""

    def __new__(cls, op: _Op) -> Self:
        """Of the symbols in `op`, a symbol table (ValueError if it is none), and in the symbol tables in it."""

    @property
    def operation(self) -> Operation:
        """What it is of."""

    def users(self, symbol: _Op, /) -> list[OpView]:
        """The operations that refer to the symbol, each once, in the order of a walk. `@a::@b` uses both symbols."""
