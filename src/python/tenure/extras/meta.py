# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Decorators that make an op of a function, whose body fills the op's region."""
from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from typing import Any

from ..dialects._ods_common import get_op_result_or_op_results
from ..ir import InsertionPoint, Operation, OpView, Region, Type, Value


def _add_block(region, body_builder):
    """A block with arguments of the types that the function's parameters are annotated with."""
    signature = inspect.signature(body_builder)
    types = [each.annotation for each in signature.parameters.values()]
    if not all(isinstance(each, Type) for each in types):
        raise ValueError(f"for {body_builder=} either missing a type annotation or type annotation isn't a mlir type: {signature}")
    region.blocks.append(*types)


def _as_list(results):
    return list(results) if isinstance(results, (tuple, list)) else [] if results is None else [results]


def op_region_builder(op: Operation | OpView, op_region: Region,
                      terminator: Callable[[Sequence[Value]], object] | None = None) -> Callable[[Callable[..., Any]], Any]:
    """A decorator: the function is called in the region's first block with its arguments, and `terminator` with a list of what
    it returns. The function's name then is the op's result, its results, or the op if it has none."""

    def build(body_builder):
        if len(op_region.blocks) == 0:
            _add_block(op_region, body_builder)
        with InsertionPoint(op_region.blocks[0]):
            results = body_builder(*op_region.blocks[0].arguments)
        if terminator is not None:
            with InsertionPoint(list(op_region.blocks)[-1]):
                terminator(_as_list(results))
        return get_op_result_or_op_results(op)

    return build


def region_op(op_constructor: Any,
              terminator: Callable[[Sequence[Value]], object] | None = None) -> Callable[..., Any]:
    """A decorator of that kind which first makes the op: `@op(arguments)`, or `@op` where it takes none."""

    def decorate(*arguments, **named):
        op = op_constructor(*arguments, **named)
        return op_region_builder(op, op.regions[0], terminator)

    @functools.wraps(decorate)
    def maybe_bare(*arguments, **named):
        if len(arguments) == 1 and not named and callable(arguments[0]):
            return decorate()(arguments[0])
        return decorate(*arguments, **named)

    return maybe_bare
