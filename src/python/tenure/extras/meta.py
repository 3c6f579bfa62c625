# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Decorators that build the region of an op from a function."""
from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from ..dialects._ods_common import get_op_result_or_op_results
from ..ir import InsertionPoint, Operation, OpView, Region, Type, Value


def _add_block(region, body_builder):
    """Appends a block whose argument types are the annotations of the function's parameters."""
    signature = inspect.signature(body_builder)
    types = [each.annotation for each in signature.parameters.values()]
    if not all(isinstance(each, Type) for each in types):
        raise ValueError(f"for {body_builder=} either missing a type annotation or type annotation isn't a mlir type: {signature}")
    region.blocks.append(*types)


def _as_list(results):
    return list(results) if isinstance(results, (tuple, list)) else [] if results is None else [results]


def op_region_builder(op: Operation | OpView, op_region: Region,
                      terminator: Callable[[Sequence[Value]], object] | None = None) -> Callable[[Callable[..., Any]], Any]:
    """Returns a decorator that builds a region from a function.

    The decorator calls the function in the first block of the region, with the block's arguments, and `terminator` with a list of
    its results. It returns the op's result, the list of its results, or the op if it has none."""

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
    """Returns a decorator that creates an op and builds its first region from a function, as `op_region_builder` does.

    It is used as `@op(arguments)`, or as `@op` without arguments."""

    def decorator(*arguments, **named):
        if len(arguments) == 1 and not named and callable(arguments[0]):
            return decorator()(arguments[0])
        op = op_constructor(*arguments, **named)
        return op_region_builder(op, op.regions[0], terminator)

    vars(decorator)["op_constructor"] = op_constructor  # tools/make-dialect-stubs recognises decorators by it.
    name = getattr(op_constructor, "OPERATION_NAME", None) or getattr(op_constructor, "__name__", "op").lstrip("_")
    decorator.__name__ = decorator.__qualname__ = name.rpartition(".")[2]
    decorator.__doc__ = f"Decorator: creates {name} with these arguments and builds its region from the function."
    return decorator
