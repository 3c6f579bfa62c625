# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types of results that operations' classes infer, and classes that take them although a rule knows them."""
from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir
from tenure.dialects import acc, bufferization, emitc, llvm, nvvm, smt, vector

ARGUMENTS = {
    "v": "vector<4xf32>", "scalable": "vector<2x[4]xf32>", "point": "vector<f32>", "i": "i32", "many": "vector<[4]xi32>",
    "f": "f32", "p": "!llvm.ptr", "m": "memref<4xf32>", "truth": "i1", "array": "!smt.array<[!smt.int -> !smt.bool]>",
    "function": "!smt.func<(!smt.int) !smt.bv<3>>", "number": "!smt.int", "three": "!smt.bv<3>", "five": "!smt.bv<5>",
    "x": "index"}


@pytest.fixture
def values() -> Iterator[dict[str, ir.Value]]:
    with ir.Context(), ir.Location.unknown():
        parameters = ", ".join(f"%{name}: {type}" for name, type in ARGUMENTS.items())
        module = ir.Module.parse(f"func.func @f({parameters}) {{ return }}")
        block = module.body.operations[0].regions[0].blocks[0]
        with ir.InsertionPoint.at_block_begin(block):
            yield dict(zip(ARGUMENTS, block.arguments))


CASES: dict[str, tuple[Any, list[str]]] = {
    "shuffle": (lambda v: vector.ShuffleOp(v["v"], v["v"], [0, 1, 5]), ["vector<3xf32>"]),
    "shuffle of points": (lambda v: vector.ShuffleOp(v["point"], v["point"], [0, 1]), ["vector<2xf32>"]),
    "extract": (lambda v: vector.ExtractOp(v["v"], [], [1]), ["f32"]),
    "extract of a row": (lambda v: vector.ExtractOp(v["scalable"], [], [1]), ["vector<[4]xf32>"]),
    "extract of all": (lambda v: vector.ExtractOp(v["scalable"], [], []), ["vector<2x[4]xf32>"]),
    "interleave": (lambda v: vector.InterleaveOp(v["scalable"], v["scalable"]), ["vector<2x[8]xf32>"]),
    "interleave of points": (lambda v: vector.InterleaveOp(v["point"], v["point"]), ["vector<2xf32>"]),
    "deinterleave": (lambda v: vector.DeinterleaveOp(v["scalable"]), ["vector<2x[2]xf32>"] * 2),
    "to_elements": (lambda v: vector.ToElementsOp(v["v"]), ["f32"] * 4),
    "icmp": (lambda v: llvm.ICmpOp(0, v["i"], v["i"]), ["i1"]),
    "icmp of vectors": (lambda v: llvm.ICmpOp(0, v["many"], v["many"]), ["vector<[4]xi1>"]),
    "fcmp": (lambda v: llvm.FCmpOp(1, v["f"], v["f"]), ["i1"]),
    "cmpxchg": (lambda v: llvm.AtomicCmpXchgOp(v["p"], v["i"], v["i"], 2, 2), ["!llvm.struct<(i32, i1)>"]),
    "invariant.start": (lambda v: llvm.InvariantStartOp(4, v["p"]), ["!llvm.ptr"]),
    "dealloc": (lambda v: bufferization.DeallocOp([v["m"]], [v["truth"]], [v["m"], v["m"]]), ["i1", "i1"]),
    "dealloc of nothing": (lambda v: bufferization.DeallocOp([v["m"]], [v["truth"]], []), []),
    "apply_func": (lambda v: smt.ApplyFuncOp(v["function"], [v["number"]]), ["!smt.bv<3>"]),
    "array.select": (lambda v: smt.ArraySelectOp(v["array"], v["number"]), ["!smt.bool"]),
    "bv.concat": (lambda v: smt.ConcatOp(v["three"], v["five"]), ["!smt.bv<8>"]),
    "bv.constant": (lambda v: smt.BVConstantOp(ir.Attribute.parse("#smt.bv<3> : !smt.bv<4>")), ["!smt.bv<4>"]),
}


@pytest.mark.parametrize("name", CASES)
def test_types_follow(name: str, values: dict[str, ir.Value]) -> None:
    make: Any = CASES[name][0]
    op, expected = make(values), CASES[name][1]
    assert [str(result.type) for result in op.results] == expected
    assert op.operation.verify()


@pytest.mark.parametrize("make", [
    lambda v: vector.ShuffleOp(v["i"], v["i"], [0]),
    lambda v: vector.ExtractOp(v["v"], [], [1, 2]),
    lambda v: vector.DeinterleaveOp(v["point"]),
    lambda v: vector.InterleaveOp(v["f"], v["f"]),
    lambda v: smt.ConcatOp(v["three"], v["number"]),
    lambda v: smt.ArraySelectOp(v["function"], v["number"]),
], ids=["shuffle", "extract", "deinterleave", "interleave", "concat", "select"])
def test_types_that_do_not_follow(make: Any, values: dict[str, ir.Value]) -> None:
    with pytest.raises(ir.MLIRError, match="op (needs|has)"):
        make(values)


@pytest.mark.parametrize("op_class", [acc.GetExtentOp, emitc.LogicalAndOp, nvvm.ReduxOp, llvm.AddOp],
                         ids=lambda each: str(each.OPERATION_NAME))
def test_result_is_first(op_class: Any) -> None:
    """As in MLIR, whose definitions of these do not declare that types are inferred."""
    parameters = list(inspect.signature(op_class.__init__).parameters)
    assert parameters[1] == ("lhs" if op_class is llvm.AddOp else "res" if op_class is nvvm.ReduxOp else "result")
