# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The interface and docstrings of tenure.analysis (ir.pyi).

from typing import final, overload

from typing_extensions import Self

from .ir import Block, Module, Operation, OpView, Value

__all__ = ["CallGraph", "Dominance", "ExternalNode", "Liveness", "PostDominance", "SymbolUsers"]

_Op = Operation | OpView | Module

@final
class Dominance:
    """Dominance of blocks, operations and values, as MLIR's DominanceInfo.

    A region's dominator tree is computed when a query needs it and again when blocks were added. Changed edges
    between existing blocks are not detected: call invalidate()."""

    def __new__(cls, op: _Op) -> Self:
        """Covers all regions in `op` and the regions around it."""

    @property
    def operation(self) -> Operation:
        """The analysed operation."""

    @overload
    def dominates(self, a: _Op, b: _Op) -> bool:
        """Returns whether all paths to `b` lead through `a`; an operation dominates itself.

        An operation dominates its nested operations. In graph regions all operations dominate each other.
        Unreachable operations are dominated by everything in their region."""

    @overload
    def dominates(self, a: Block, b: Block) -> bool:
        """As for operations: `b` is replaced by its ancestor in the region of `a`."""

    @overload
    def dominates(self, a: Value, b: _Op) -> bool:
        """Returns whether operation `b` may use the value or defines it."""

    @overload
    def properly_dominates(self, a: _Op, b: _Op, enclosing_op_ok: bool = True) -> bool:
        """As dominates(), but an operation dominates itself only in a graph region.

        With `enclosing_op_ok` false an operation does not dominate its nested operations."""

    @overload
    def properly_dominates(self, a: Block, b: Block) -> bool:
        """As dominates(), but a block dominates itself only in a graph region."""

    @overload
    def properly_dominates(self, a: Value, b: _Op) -> bool:
        """Returns whether operation `b` may use the value."""

    def is_reachable(self, block: Block, /) -> bool:
        """Returns whether the block is reachable from its region's entry."""

    def immediate_dominator(self, block: Block, /) -> Block | None:
        """Returns the last other block through which all paths to `block` lead.

        None for the entry and for unreachable blocks."""

    def nearest_common_dominator(self, a: Block, b: Block) -> Block | None:
        """Returns the nearest block that dominates both.

        Blocks of different regions are replaced by their ancestors in the innermost region that contains both. None
        if there is no such region or one of the blocks is unreachable."""

    def invalidate(self) -> None:
        """Discards all dominator trees."""

@final
class PostDominance:
    """Post-dominance: the blocks and operations through which all paths to an exit lead, as MLIR's PostDominanceInfo.

    Exits are blocks without successors and one block of each set of blocks that is never left. Values do not
    post-dominate (ValueError)."""

    def __new__(cls, op: _Op) -> Self:
        """Covers all regions in `op` and the regions around it."""

    @property
    def operation(self) -> Operation:
        """The analysed operation."""

    @overload
    def dominates(self, a: _Op, b: _Op) -> bool:
        """Returns whether all paths from `b` to an exit lead through `a`; an operation post-dominates itself."""

    @overload
    def dominates(self, a: Block, b: Block) -> bool:
        """As for operations: `b` is replaced by its ancestor in the region of `a`."""

    @overload
    def properly_dominates(self, a: _Op, b: _Op, enclosing_op_ok: bool = True) -> bool:
        """As dominates(), but an operation post-dominates itself only in a graph region.

        With `enclosing_op_ok` false an operation does not post-dominate its nested operations."""

    @overload
    def properly_dominates(self, a: Block, b: Block) -> bool:
        """As dominates(), but a block post-dominates itself only in a graph region."""

    def is_reachable(self, block: Block, /) -> bool:
        """Returns True: every block has a path to an exit."""

    def immediate_dominator(self, block: Block, /) -> Block | None:
        """Returns the first other block through which all paths from `block` to an exit lead.

        None for an exit, and if the paths to different exits share no other block."""

    def nearest_common_dominator(self, a: Block, b: Block) -> Block | None:
        """Returns the nearest block that post-dominates both; None if there is none."""

    def invalidate(self) -> None:
        """Discards all trees."""

@final
class Liveness:
    """The values that are live at the start and end of blocks, as MLIR's Liveness."""

    def __new__(cls, op: _Op) -> Self:
        """Covers all blocks in `op`."""

    @property
    def operation(self) -> Operation:
        """The analysed operation."""

    def live_in(self, block: Block, /) -> list[Value]:
        """Returns the values that are defined before the block or around its region, and used in or after the block.

        They are in the order of a walk. Uses nested in the block count. The list is empty for a block that is not in
        the operation."""

    def live_out(self, block: Block, /) -> list[Value]:
        """Returns the block's values that other blocks of its region use, and those that are live at the start of a
        successor."""

    def is_live_in(self, value: Value, block: Block) -> bool:
        """Returns whether live_in(block) has the value, in O(log) of their number."""

    def is_live_out(self, value: Value, block: Block) -> bool:
        """Returns whether live_out(block) has the value, in O(log) of their number."""

    def is_dead_after(self, value: Value, op: _Op) -> bool:
        """Returns whether the value, defined in the block of `op` or around it, is not used after `op`.

        That is, it is not live at the end of the block, and no later operation in the block, nested ones included,
        uses it."""

@final
class ExternalNode:
    """The node of a call graph for unknown code. There is one, CallGraph(op).external."""

@final
class CallGraph:
    """The functions (callables with a body) in an operation and the calls between them, as MLIR's CallGraph.

    The external node calls functions that are visible from outside or referenced by anything but a call. Calls of
    anything but a function of the graph (a declaration, an operand) call the external node."""

    def __new__(cls, op: _Op) -> Self:
        """Covers `op` and the operations in it."""

    @property
    def operation(self) -> Operation:
        """The analysed operation."""

    @property
    def nodes(self) -> list[OpView]:
        """The functions, in order."""

    @property
    def external(self) -> ExternalNode:
        """The external node."""

    def callees(self, node: _Op | ExternalNode, /) -> list[OpView | ExternalNode]:
        """Returns the callees of a node, each once, the external node last. Raises ValueError for a function that is
        not in the graph."""

    def callers(self, node: _Op | ExternalNode, /) -> list[OpView | ExternalNode]:
        """Returns the callers of a node, in the order of `nodes`, the external node last."""

    @property
    def components(self) -> list[list[OpView]]:
        """The strongly connected components, bottom up: callees are in the same or an earlier component.

        The external node is in none."""

    def component_of(self, op: _Op, /) -> int:
        """Returns the index in `components` of the function's component."""

    def __contains__(self, op: _Op | ExternalNode, /) -> bool:
        """Returns whether `op` is one of `nodes`."""

@final
class SymbolUsers:
    """The operations that refer to symbols, as MLIR's SymbolUserMap."""

    def __new__(cls, op: _Op) -> Self:
        """Covers the symbols in `op`, a symbol table (otherwise ValueError), and in nested symbol tables."""

    @property
    def operation(self) -> Operation:
        """The analysed operation."""

    def users(self, symbol: _Op, /) -> list[OpView]:
        """Returns the operations that refer to the symbol, each once, in the order of a walk. `@a::@b` refers to both
        symbols."""
