# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the scf dialect, with blocks for their bodies, and loops as Python loops."""
from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any

from .. import ir
from ..ir import *  # noqa: F403
from .._cext import register_operation
from ._ods_common import get_op_result_or_op_results as _get_op_result_or_op_results
from ._ods_common import get_op_result_or_value as _get_op_result_or_value
from ._ods_common import get_op_results_or_values as _get_op_results_or_values
from ._schema import load
from ._typing import Ip, ValueLike, Values
from .arith import constant

load(globals(), "scf")
_ODS = {name: globals()[name] for name in ("ForallOp", "ForOp", "IfOp", "IndexSwitchOp", "InParallelOp")}


@register_operation(_Dialect, replace=True)  # noqa: F821
class ForOp(_ODS["ForOp"]):
    """A loop over a range."""

    def __init__(self, lower_bound: ValueLike, upper_bound: ValueLike, step: ValueLike, iter_args: Values | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`iter_args` are the initial values of what the loop carries: values, or an op for its results."""
        iter_args = list(_get_op_results_or_values(iter_args if iter_args is not None else []))
        iter_args = [_get_op_result_or_value(each) for each in iter_args]
        results = [each.type for each in iter_args]
        super().__init__(results, lower_bound, upper_bound, step, iter_args, loc=loc, ip=ip)
        self.regions[0].blocks.append(self.operands[0].type, *results)

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
class IfOp(_ODS["IfOp"]):
    """A branch."""

    def __init__(self, cond: ValueLike, results_: Sequence[ir.Type] | None = None, *, has_else: bool = False,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`results_` are types of what both branches yield; `has_else` gives the second one a block."""
        super().__init__([] if results_ is None else results_, cond, loc=loc, ip=ip)
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


def _dispatch_index_op_fold_results(ofrs):
    """(values, numbers) of a list of both, in which a value is a dynamic number."""
    dynamic, static = [], []
    for each in ofrs:
        if isinstance(each, (ir.Operation, ir.OpView, ir.Value)):
            dynamic.append(_get_op_result_or_value(each))
            each = ir.ShapedType.get_dynamic_size()
        static.append(each)
    return dynamic, static


@register_operation(_Dialect, replace=True)  # noqa: F821
class InParallelOp(_ODS["InParallelOp"]):
    """The terminator of a forall: its block combines the results."""

    def __init__(self, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one with an empty block."""
        super().__init__(loc=loc, ip=ip)
        self.region.blocks.append()

    @property
    def block(self) -> ir.Block:
        """Its only block."""
        return self.region.blocks[0]


@register_operation(_Dialect, replace=True)  # noqa: F821
class ForallOp(_ODS["ForallOp"]):
    """A loop of several dimensions whose iterations run in any order."""

    def __init__(self, lower_bounds: Sequence[ValueLike | int], upper_bounds: Sequence[ValueLike | int],
                 steps: Sequence[ValueLike | int], shared_outs: Values | None = None, *, mapping: ir.Attribute | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Bounds and steps are numbers and values, one for each dimension. `shared_outs` are the initial values of the
        results: values, or an op for its results."""
        if not len(lower_bounds) == len(upper_bounds) == len(steps):
            raise AssertionError(f"expected as many lower bounds as upper bounds and steps; got {len(lower_bounds)}, "
                                 f"{len(upper_bounds)} and {len(steps)}")
        shared_outs = _get_op_results_or_values([] if shared_outs is None else shared_outs)
        results = [each.type for each in shared_outs]
        values, numbers = zip(*map(_dispatch_index_op_fold_results, (lower_bounds, upper_bounds, steps)))
        super().__init__(results, *values, *numbers, shared_outs, mapping=mapping, loc=loc, ip=ip)
        self.regions[0].blocks.append(*[ir.IndexType.get(self.operation.context)] * len(lower_bounds), *results)

    @property
    def body(self) -> ir.Block:
        """The block of the loop."""
        return self.regions[0].blocks[0]

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        return len(self.staticLowerBound)

    @property
    def induction_variables(self) -> ir.BlockArgumentList:
        """The block's arguments that count."""
        return self.body.arguments[:self.rank]

    @property
    def inner_iter_args(self) -> ir.BlockArgumentList:
        """The block's arguments for the results."""
        return self.body.arguments[self.rank:]

    def terminator(self) -> InParallelOp:
        """The op that ends the body, which is made if it is missing."""
        operations = self.body.operations
        last = operations[len(operations) - 1] if len(operations) else None
        if isinstance(last, InParallelOp):
            return last
        with ir.InsertionPoint(self.body):
            return InParallelOp()


@register_operation(_Dialect, replace=True)  # noqa: F821
class IndexSwitchOp(_ODS["IndexSwitchOp"]):
    """A choice of a region by a number."""

    def __init__(self, results: Sequence[ir.Type], arg: ValueLike, cases: Sequence[int],
                 case_body_builder: Callable[[IndexSwitchOp, int, int], object] | None = None,
                 default_body_builder: Callable[[IndexSwitchOp], object] | None = None, loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        """Makes one with an empty block in each region. `case_body_builder` is called for each case with the op, the case's
        index and its number, in the case's block; `default_body_builder` with the op in that of all other numbers."""
        cases = ir.DenseI64ArrayAttr.get(cases)
        super().__init__(results, arg, cases, num_caseRegions=len(cases), loc=loc, ip=ip)
        for region in self.regions:
            region.blocks.append()
        if default_body_builder is not None:
            with ir.InsertionPoint(self.default_block):
                default_body_builder(self)
        for i in range(len(cases)) if case_body_builder is not None else ():
            with ir.InsertionPoint(self.case_block(i)):
                case_body_builder(self, i, self.cases[i])

    @property
    def default_region(self) -> ir.Region:
        """The region for numbers that are no case."""
        return self.regions[0]

    @property
    def default_block(self) -> ir.Block:
        """The first block of that region."""
        return self.default_region.blocks[0]

    @property
    def case_regions(self) -> Sequence[ir.Region]:
        """The regions of the cases."""
        return self.regions[1:]

    def case_region(self, i: int) -> ir.Region:
        """The region of the case with this index."""
        return self.case_regions[i]

    @property
    def case_blocks(self) -> Sequence[ir.Block]:
        """The first block of each case."""
        return [region.blocks[0] for region in self.case_regions]

    def case_block(self, i: int) -> ir.Block:
        """The first block of the case with this index."""
        return self.case_regions[i].blocks[0]


def index_switch(results: Sequence[ir.Type], arg: ValueLike, cases: Sequence[int],
                 case_body_builder: Callable[[IndexSwitchOp, int, int], object] | None = None,
                 default_body_builder: Callable[[IndexSwitchOp], object] | None = None, loc: ir.Location | None = None,
                 ip: Ip = None) -> ir.OpResult | ir.OpResultList | ir.Operation:
    """Makes an IndexSwitchOp and returns its results, or the operation if it has none."""
    return _get_op_result_or_op_results(IndexSwitchOp(results, arg, cases, case_body_builder, default_body_builder, loc, ip))


def _as_index(value):
    if isinstance(value, float):
        raise ValueError(f"expected an int or a value as a bound or step; got {value}")
    return constant(ir.IndexType.get(), value) if isinstance(value, int) else value


def for_(start: ValueLike | int, stop: ValueLike | int | None = None, step: ValueLike | int | None = None,
         iter_args: Iterable[ValueLike] | None = None, *, loc: ir.Location | None = None,
         ip: Ip = None) -> Generator[Any, None, None]:
    """A loop as a Python loop that runs once: `for i in for_(0, 10): ...`.

    Numbers become constants. With `iter_args`, it gives (i, carried, results), of which the latter two are single values
    if there is one. The body has to end with yield_.
    """
    if step is None:
        step = 1
    if stop is None:
        start, stop = 0, start
    start, stop, step = _as_index(start), _as_index(stop), _as_index(step)
    op = ForOp(start, stop, step, list(iter_args) if iter_args is not None else None, loc=loc, ip=ip)
    variable, carried = op.induction_variable, tuple(op.inner_iter_args)
    with ir.InsertionPoint(op.body):
        if len(carried) > 1:
            yield variable, carried, op.results
        elif len(carried) == 1:
            yield variable, carried[0], op.results[0]
        else:
            yield variable

