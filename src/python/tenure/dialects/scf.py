# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the scf dialect, with blocks for their bodies, and loops as Python loops."""
from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any

from .. import ir
from .._cext import register_operation
from ._ods_common import get_op_result_or_value, get_op_results_or_values
from ._schema import load
from ._typing import Ip, Value, Values
from .arith import constant as _constant

load(globals(), "scf")
_ODS = {name: globals()[name] for name in ("ForOp", "IfOp")}


@register_operation(_Dialect, replace=True)  # noqa: F821
class ForOp(_ODS["ForOp"]):
    """A loop over a range."""

    def __init__(self, lower_bound: Value, upper_bound: Value, step: Value, iter_args: Values | None = None, *,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`iter_args` are the initial values of what the loop carries: values, or an op for its results."""
        iter_args = list(get_op_results_or_values(iter_args if iter_args is not None else []))
        iter_args = [get_op_result_or_value(each) for each in iter_args]
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

    def __init__(self, cond: Value, results_: Sequence[ir.Type] | None = None, *, hasElse: bool = False,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`results_` are types of what both branches yield."""
        super().__init__([] if results_ is None else results_, cond, loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if hasElse:
            self.regions[1].blocks.append()

    @property
    def then_block(self) -> ir.Block:
        """What runs if the condition holds."""
        return self.regions[0].blocks[0]

    @property
    def else_block(self) -> ir.Block:
        """What runs if it does not; IndexError without such a block."""
        return self.regions[1].blocks[0]


def _as_index(value):
    return _constant(ir.IndexType.get(), value) if isinstance(value, int) else value


def for_(start: Value | int, stop: Value | int | None = None, step: Value | int | None = None,
         iter_args: Iterable[Value] | None = None, *, loc: ir.Location | None = None,
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


def if_(condition: Value, results_: Sequence[ir.Type] | None = None, *, hasElse: bool = False,
        loc: ir.Location | None = None, ip: Ip = None) -> IfOp:
    """Makes an IfOp."""
    return IfOp(condition, results_, hasElse=hasElse, loc=loc, ip=ip)
