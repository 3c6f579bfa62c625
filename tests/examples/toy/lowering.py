# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chapters 5 and 6: from the toy dialect to affine, memref and arith; toy.print comes last.

Tensors become memrefs. The patterns are tried in the order of the ops, so that operands are memrefs already when an op
is rewritten, though its schema asks for tensors: until all are, the module is not valid.
"""
from __future__ import annotations

from typing import Any

from tenure import ir, rewrite
from tenure.dialects import affine, arith, func, memref

# Building.

def constant_map(*numbers: Any) -> Any:
    return ir.AffineMap.get(0, 0, [ir.AffineConstantExpr.get(number) for number in numbers])


def loops(shape: Any, body: Any, after_row: Any = None) -> None:
    """affine.for over each dimension; `body` makes what is in the innermost, of the list of indices, and `after_row`
    what comes behind that."""

    def nest(indices: Any) -> None:
        if len(indices) == len(shape):
            body(indices)
            return
        loop = affine.AffineForOp(0, shape[len(indices)])
        with ir.InsertionPoint(loop.body):
            nest([*indices, loop.induction_variable])
            affine.AffineYieldOp([])
        if len(indices) + 1 == len(shape) and after_row is not None:
            after_row()

    nest([])


def load(buffer: Any, indices: Any) -> Any:
    return affine.AffineLoadOp(ir.F64Type.get(), buffer, indices, ir.AffineMap.get_identity(len(indices))).result


def store(value: Any, buffer: Any, indices: Any) -> None:
    affine.AffineStoreOp(value, buffer, indices, ir.AffineMap.get_identity(len(indices)))


def allocate(op: Any) -> Any:
    """A buffer for the result of an op: made where its function begins, given back where it ends."""
    type, block = op.results[0].type, op.operation.block
    with op.location, ir.InsertionPoint.at_block_begin(block):
        buffer = memref.AllocOp(ir.MemRefType.get(type.shape, type.element_type), [], []).memref
    with op.location, ir.InsertionPoint.at_block_terminator(block):
        memref.DeallocOp(buffer)
    return buffer


# Chapter 5: patterns.

def lower_elementwise(make: Any) -> Any:
    """A pattern: a loop in which `make` makes a value of the loaded elements of two operands."""

    def lower(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        left, right = op.operands
        buffer = allocate(op)
        with op.location, rewriter.ip:
            loops(buffer.type.shape, lambda at: store(make(load(left, at), load(right, at)), buffer, at))
        rewriter.replace_op(op, [buffer])

    return lower


def lower_transpose(op: Any, rewriter: rewrite.PatternRewriter) -> None:
    source, buffer = op.operands[0], allocate(op)
    with op.location, rewriter.ip:
        loops(buffer.type.shape, lambda at: store(load(source, at[::-1]), buffer, at))
    rewriter.replace_op(op, [buffer])


def lower_reshape(op: Any, rewriter: rewrite.PatternRewriter) -> None:
    """What is left of reshapes are those of values that are computed: another view of the same buffer."""
    type = op.results[0].type
    with op.location, rewriter.ip:
        flat = ir.Operation.create("memref.reinterpret_cast", [ir.MemRefType.get(type.shape, type.element_type)],
                                   [op.operands[0]], reinterpretation(type.shape)).results[0]
    rewriter.replace_op(op, [flat])


def reinterpretation(shape: Any) -> Any:
    strides = [1] * len(shape)
    for i in reversed(range(len(shape) - 1)):
        strides[i] = strides[i + 1] * shape[i + 1]
    return {"static_offsets": ir.DenseI64ArrayAttr.get([0]), "static_sizes": ir.DenseI64ArrayAttr.get(shape),
            "static_strides": ir.DenseI64ArrayAttr.get(strides),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 0, 0, 0])}


def lower_constant(op: Any, rewriter: rewrite.PatternRewriter) -> None:
    """Each element is stored at its place, which is a map without operands."""
    elements, buffer = op.attributes["value"], allocate(op)
    numbers = list(elements)
    with op.location, rewriter.ip:
        for at, number in enumerate(numbers):
            place: list[Any] = []
            for extent in reversed(buffer.type.shape):
                place.insert(0, at % extent)
                at //= extent
            affine.AffineStoreOp(arith.constant(ir.F64Type.get(), number), buffer, [], constant_map(*place))
    rewriter.replace_op(op, [buffer])


def lower_return(op: Any, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        func.ReturnOp([])
    rewriter.erase_op(op)


def lower_function(op: Any, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        made = func.FuncOp("main", ([], []))
    op.regions[0].blocks[0].append_to(made.regions[0])
    rewriter.erase_op(op)


def apply(module: ir.Module, patterns: Any) -> None:
    """Tries each pattern once on each op of its name."""
    chosen = rewrite.RewritePatternSet()
    for name, pattern in patterns.items():
        chosen.add(name, pattern)
    rewrite.walk_and_apply_patterns(module, chosen.freeze())
    module.operation.verify()


def lower_to_affine(module: ir.Module) -> None:
    for function in module.body.operations:
        type = ir.FunctionType(ir.TypeAttr(function.attributes["function_type"]).value)
        if ir.StringAttr(function.attributes["sym_name"]).value != "main" or type.inputs or type.results:
            function.location.emit_error("'toy.func' op is to be inlined into 'main', which takes and gives nothing")
            raise ir.MLIRError("lowering failed")
    apply(module, {
        "toy.constant": lower_constant,
        "toy.add": lower_elementwise(arith.addf),
        "toy.mul": lower_elementwise(arith.mulf),
        "toy.transpose": lower_transpose,
        "toy.reshape": lower_reshape,
        "toy.return": lower_return,
        "toy.func": lower_function,
    })


# Chapter 6: toy.print calls what mlir-runner has in libmlir_c_runner_utils.

def lower_print(op: Any, rewriter: rewrite.PatternRewriter) -> None:
    buffer = op.operands[0]

    def call(name: str, *operands: Any) -> None:
        func.CallOp([], name, list(operands))

    def element(at: Any) -> None:
        call("printF64", load(buffer, at))
        call("printComma")

    with op.location, rewriter.ip:
        loops(buffer.type.shape, element, lambda: call("printNewline"))
        if not buffer.type.shape:
            call("printNewline")
    rewriter.erase_op(op)


def lower_prints(module: ir.Module) -> None:
    with ir.InsertionPoint.at_block_begin(module.body):
        for name, inputs in (("printF64", [ir.F64Type.get()]), ("printComma", []), ("printNewline", [])):
            func.FuncOp(name, (inputs, []), visibility="private")
    apply(module, {"toy.print": lower_print})
