# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chapters 2 to 4: what ops of the toy dialect do beyond what their schema says.

Checks, patterns, folds and inlining are attached to the ops by name, and are the verifier's, canonicalize's and
inline's from then on. Shape inference is a pass of our own over an interface of our own.
"""
from __future__ import annotations

import math
import pathlib
from typing import Any

from tenure import ir, passmanager

SCHEMA = pathlib.Path(__file__).parent / "toy.irdl.mlir"


def transposed(type: Any) -> Any:
    """The type of the transpose of what has `type`; all that is known if that is nothing."""
    return ir.RankedTensorType.get(type.shape[::-1], type.element_type) if type.has_rank else type


def defining_op(value: Any, name: str) -> Any:
    """The op called `name` that makes `value`, or None."""
    owner = value.owner
    return owner if isinstance(owner, (ir.Operation, ir.OpView)) and owner.name == name else None


# Chapter 2: checks. They give what is wrong, or None.

def verify_transpose(op: Any) -> Any:
    given, result = op.operands[0].type, op.results[0].type
    if given.has_rank and result.has_rank and transposed(given) != result:
        return "expected result shape to be a transpose of the input"
    return None


def verify_reshape(op: Any) -> Any:
    given, result = op.operands[0].type, op.results[0].type
    if given.has_rank and given.has_static_shape and math.prod(given.shape) != math.prod(result.shape):
        return "expected as many elements as the input has"
    return None


def verify_return(op: Any) -> Any:
    function = op.operation.parent
    expected = function.attributes["function_type"].value.results
    found = [operand.type for operand in op.operands]
    if len(found) != len(expected):
        return f"does not return the same number of values ({len(found)}) as the enclosing function ({len(expected)})"
    # A shape that is known is a special case of one that is not.
    for given, wanted in zip(found, expected):
        if given != wanted and given.has_rank and wanted.has_rank:
            return "type of return operand does not match function result type"
    return None


# Chapter 3: patterns and folds.

def simplify_transpose(op: Any, rewriter: Any) -> bool:
    """transpose(transpose(x)) is x. True: this is something else."""
    inner = defining_op(op.operands[0], "toy.transpose")
    if inner is None:
        return True
    rewriter.replace_op(op, [inner.operands[0]])
    return False


def simplify_reshape(op: Any, rewriter: Any) -> bool:
    """reshape(reshape(x)) is reshape(x)."""
    inner = defining_op(op.operands[0], "toy.reshape")
    if inner is None:
        return True
    op.operands[0] = inner.operands[0]
    rewriter.finalize_op_modification(op)
    return False


def fold_reshape(op: Any, operands: Any) -> Any:
    """A reshape to the shape that there is is nothing, and one of a constant is a constant."""
    type = op.results[0].type
    if op.operands[0].type == type:
        return op.operands[0]
    return None if operands[0] is None else ir.DenseElementsAttr.get(operands[0], type=type)


def load(context: ir.Context) -> None:
    """Loads the dialect into a context."""
    attach = ir.attach_op_interfaces
    inlinable = ir.OpInliner()  # Chapter 4: all ops may be inlined.
    with context:
        context.load_dialect_file(SCHEMA)
        for name in ("constant", "add", "mul", "cast", "print"):
            attach(f"toy.{name}", inliner=inlinable)
        attach("toy.transpose", verify=verify_transpose, canonicalizations=simplify_transpose, inliner=inlinable)
        attach("toy.reshape", verify=verify_reshape, canonicalizations=simplify_reshape, fold=fold_reshape,
               constant_op="toy.constant", inliner=inlinable)
        attach("toy.func", callable=ir.OpCallable(type="function_type"), inliner=inlinable)
        attach("toy.return", verify=verify_return, inliner=inlinable)
        # Arguments have shapes where parameters have none: toy.cast stands between them.
        attach("toy.generic_call", call=ir.OpCall("callee"), inliner=ir.OpInliner(cast="toy.cast"))


# Chapter 4: shape inference. The interface is a function from an op, the shapes of whose operands are known, to the
# type of its result; the ops that implement it are these.

SHAPE_INFERENCE = {
    "toy.add": lambda op: op.operands[0].type,
    "toy.mul": lambda op: op.operands[0].type,
    "toy.cast": lambda op: op.operands[0].type,
    "toy.transpose": lambda op: transposed(op.operands[0].type),
}


def has_shape(value: Any) -> Any:
    return value.type.has_rank and value.type.has_static_shape


def infer_shapes(function: Any, this_pass: Any) -> None:
    """A pass. A function is one block, in which operands come first, so that going through it once gives each operation
    its shape, if there is one."""
    for op in function.regions[0].blocks[0].operations:
        if all(map(has_shape, op.results)):
            continue
        if op.name not in SHAPE_INFERENCE or not all(map(has_shape, op.operands)):
            op.location.emit_error(f"'{op.name}' op has a shape that cannot be inferred")
            this_pass.signal_pass_failure()
            return
        op.results[0].set_type(SHAPE_INFERENCE[op.name](op))


def infer_shapes_of(module: ir.Module) -> None:
    functions = passmanager.PassManager("toy.func")
    functions.add(infer_shapes, name="toy-shape-inference")
    functions.add("canonicalize,cse")
    for function in module.body.operations:
        functions.run(function.operation)
