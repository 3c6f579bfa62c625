# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the affine dialect, and loops as Python loops."""
from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any

from .. import ir
from ..ir import *  # noqa: F403
from .._cext import register_operation
from ._ods_common import _dispatch_mixed_values
from ._ods_common import get_op_result_or_value as _get_op_result_or_value
from ._ods_common import get_op_results_or_values as _get_op_results_or_values
from ._schema import load
from ._typing import Ip, Number, ValueLike, Values

load(globals(), "affine")
_ODS = {name: globals()[name] for name in ("AffineDelinearizeIndexOp", "AffineForOp", "AffineIfOp")}


def _values(given):
    given = _get_op_results_or_values([] if given is None else given)
    return [_get_op_result_or_value(each) for each in given]


def _bound(bound, operands, name):
    """(map, operands) of a bound: a number, a value, or a map with operands."""
    if isinstance(bound, int):
        bound = ir.AffineMap.get_constant(bound)
    elif isinstance(bound, (ir.Value, ir.Operation, ir.OpView)):
        if operands:
            raise ValueError(f"Either a concrete {name} bound or an AffineMap in combination with {name} bound operands, but "
                             "not both, is supported.")
        if not isinstance(bound, ir.Value) and len(bound.results) > 1:
            raise ValueError(f"Only a single concrete value is supported for {name} bound.")
        bound, operands = ir.AffineMap.get_identity(1), [_get_op_result_or_value(bound)]
    if not isinstance(bound, ir.AffineMap):
        raise ValueError(f"{name} bound must be int | ResultValueT | AffineMap.")
    if len(operands) != bound.n_inputs:
        raise ValueError(f"Wrong number of {name} bound operands passed to AffineForOp; Expected {bound.n_inputs}, got "
                         f"{len(operands)}.")
    return ir.AffineMapAttr.get(bound), operands


@register_operation(_Dialect, replace=True)  # noqa: F821
class AffineForOp(_ODS["AffineForOp"]):
    """A loop whose bounds are maps."""

    def __init__(self, lower_bound: int | ValueLike | ir.AffineMap, upper_bound: int | ValueLike | ir.AffineMap,
                 step: Number | None = None, iter_args: Values | None = None, *, lower_bound_operands: Values | None = None,
                 upper_bound_operands: Values | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """A bound is a number, a value, or a map with operands, dimensions first. `iter_args` are the initial values of what
        the loop carries."""
        lower, lower_operands = _bound(lower_bound, _values(lower_bound_operands), "lower")
        upper, upper_operands = _bound(upper_bound, _values(upper_bound_operands), "upper")
        inits = _values(iter_args)
        results = [each.type for each in inits]
        super().__init__(results, lower_operands, upper_operands, inits, lower, upper, 1 if step is None else step, loc=loc,
                         ip=ip)
        self.regions[0].blocks.append(ir.IndexType.get(self.operation.context), *results)

    @property
    def body(self) -> ir.Block:
        """The block of the loop."""
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self) -> ir.BlockArgument:
        """The block's argument that counts."""
        return self.body.arguments[0]

    @property
    def inner_iter_args(self) -> ir.BlockArgumentList:
        """The block's arguments for what the loop carries."""
        return self.body.arguments[1:]


@register_operation(_Dialect, replace=True)  # noqa: F821
class AffineIfOp(_ODS["AffineIfOp"]):
    """A branch whose condition is a set."""

    def __init__(self, cond: ir.IntegerSet, results_: Sequence[ir.Type] | None = None, *, cond_operands: Values | None = None,
                 has_else: bool = False, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`cond_operands` are values for the set's dimensions, then its symbols; `results_` are types of what both branches
        yield; `has_else` gives the second one a block."""
        operands = [] if cond_operands is None else cond_operands
        if cond.n_inputs != len(operands):
            raise ValueError(f"expected {cond.n_inputs} condition operands, got {len(operands)}")
        super().__init__([] if results_ is None else results_, operands, cond, loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if has_else:
            self.regions[1].blocks.append()

    @property
    def then_block(self) -> ir.Block:
        """The block that runs if the condition holds."""
        return self.regions[0].blocks[0]

    @property
    def else_block(self) -> ir.Block | None:
        """The block that runs otherwise; None if there is none."""
        blocks = self.regions[1].blocks
        return blocks[0] if len(blocks) else None


@register_operation(_Dialect, replace=True)  # noqa: F821
class AffineDelinearizeIndexOp(_ODS["AffineDelinearizeIndexOp"]):
    """The indices for a linear index."""

    def __init__(self, *arguments: Any, dynamic_basis: Values | None = None, static_basis: Sequence[int] | ir.Attribute | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`AffineDelinearizeIndexOp(index, [4, value])` returns an index for each size. The arguments of the schema are
        accepted too: result types, index, values, and numbers of all sizes."""
        if len(arguments) == 2 and static_basis is None:
            dynamic, _, static = _dispatch_mixed_values(arguments[1])
            dynamic = [_get_op_result_or_value(each) for each in dynamic]
            index = _get_op_result_or_value(arguments[0])
            arguments = [ir.IndexType.get(index.context)] * len(static), index, dynamic, static
        else:
            arguments = (*arguments, *(each for each in (dynamic_basis, static_basis) if each is not None))
        super().__init__(*arguments, loc=loc, ip=ip)


def for_(start: int | ValueLike | ir.AffineMap, stop: int | ValueLike | ir.AffineMap, step: Number | None = None,
         iter_args: Iterable[ValueLike] | None = None, *, loc: ir.Location | None = None,
         ip: Ip = None) -> Generator[Any, None, None]:
    """A loop as a Python loop that runs once: `for i in for_(0, 10): ...`.

    With `iter_args`, it gives (i, carried), of which the latter is one value if there is one. The body has to end with yield_.
    """
    op = AffineForOp(start, stop, step, None if iter_args is None else list(iter_args), loc=loc, ip=ip)
    carried = tuple(op.inner_iter_args)
    with ir.InsertionPoint(op.body):
        if carried:
            yield op.induction_variable, carried if len(carried) > 1 else carried[0]
        else:
            yield op.induction_variable
