# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every op that is like a constant is the same op after passes that make constants again."""
from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir, passmanager

SCHEMAS = pathlib.Path(__file__).parents[2] / "schema" / "dialects"
PRELUDE = "llvm.mlir.global external @g(1 : i32) : i32\nllvm.func @lf()\nfunc.func private @callee()\n"
# By op: what is written in the place of a constant, and its type.
EXAMPLES = {
    "arith.constant": [("arith.constant 7 : i32", "i32"), ("arith.constant dense<[1, 2]> : vector<2xi32>", "vector<2xi32>")],
    "chlo.constant": [('"chlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>', "tensor<2xi32>")],
    "complex.constant": [("complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>", "complex<f32>")],
    "emitc.constant": [('"emitc.constant"() {value = 1 : i32} : () -> i32', "i32"),
                       ('"emitc.constant"() {value = #emitc.opaque<"X">} : () -> !emitc.opaque<"T">', '!emitc.opaque<"T">')],
    "func.constant": [("func.constant @callee : () -> ()", "() -> ()")],
    "index.bool.constant": [("index.bool.constant true", "i1")],
    "index.constant": [("index.constant 5", "index")],
    "llvm.blockaddress": [],  # Names a block of its own function.
    "llvm.dso_local_equivalent": [("llvm.dso_local_equivalent @lf : !llvm.ptr", "!llvm.ptr")],
    "llvm.mlir.addressof": [("llvm.mlir.addressof @g : !llvm.ptr", "!llvm.ptr")],
    "llvm.mlir.constant": [("llvm.mlir.constant(7 : i32) : i32", "i32"), ("llvm.mlir.constant(-1 : i32) : i64", "i64"),
                           ("llvm.mlir.constant(7 : index) : i64", "i64"),
                           ('llvm.mlir.constant("abc") : !llvm.array<3 x i8>', "!llvm.array<3 x i8>"),
                           ("llvm.mlir.constant(dense<1> : tensor<4xi32>) : vector<4xi32>", "vector<4xi32>")],
    "llvm.mlir.poison": [("llvm.mlir.poison : i32", "i32")],
    "llvm.mlir.undef": [("llvm.mlir.undef : i32", "i32")],
    "llvm.mlir.zero": [("llvm.mlir.zero : i32", "i32"), ("llvm.mlir.zero : !llvm.ptr", "!llvm.ptr")],
    "mhlo.constant": [('"mhlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>', "tensor<2xi32>")],
    "ptr.constant": [("ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>", "!ptr.ptr<#ptr.generic_space>")],
    "shape.const_shape": [("shape.const_shape [1, 2] : !shape.shape", "!shape.shape"),
                          ("shape.const_shape [1, 2] : tensor<2xindex>", "tensor<2xindex>")],
    "shape.const_size": [("shape.const_size 3", "!shape.size")],
    "shape.const_witness": [("shape.const_witness true", "!shape.witness")],
    "smt.bv.constant": [("smt.bv.constant #smt.bv<5> : !smt.bv<32>", "!smt.bv<32>")],
    "smt.constant": [("smt.constant true", "!smt.bool")],
    "smt.int.constant": [("smt.int.constant 5", "!smt.int")],
    "spirv.ARM.GraphConstant": [],  # Stands in a graph alone.
    "spirv.Constant": [("spirv.Constant 5 : i32", "i32"),
                       ("spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>", "!spirv.array<2 x i32>")],
    "stablehlo.constant": [('"stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>', "tensor<2xi32>"),
                           ('"stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 1.0>>',
                            "tensor<2x!quant.uniform<i8:f32, 1.0>>")],
    "tosa.const": [('"tosa.const"() <{values = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>', "tensor<2xi32>")],
    "tosa.const_shape": [("tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>", "!tosa.shape<2>")],
    "ub.poison": [("ub.poison : i32", "i32"), ("ub.poison : vector<4xf32>", "vector<4xf32>")],
}  # yapf: disable
WHOLE = {
    "llvm.blockaddress": """llvm.func @f() -> !llvm.ptr {
  llvm.blocktag <id = 0>
  %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr
  llvm.br ^bb1(%0 : !llvm.ptr)
^bb1(%1: !llvm.ptr):
  llvm.return %1 : !llvm.ptr
}""",
    "spirv.ARM.GraphConstant": """spirv.ARM.Graph @g() -> !spirv.arm.tensor<2x3xi16> {
  %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
  spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xi16>
}""",
}
PASSES = ["sccp", "canonicalize", "cse", "sccp,canonicalize,cse", "canonicalize,inline,sccp"]


def constants() -> Iterator[str]:
    """The names of all ops whose schema says that they are like constants."""
    for path in sorted(SCHEMAS.glob("*.irdl.mlir")):
        dialect = path.name.split(".")[0]
        for op in re.split(r"\n  irdl\.operation @", path.read_text())[1:]:
            if re.search(r'traits = \[[^\]]*"ConstantLike"', op):
                name = re.search(r'\n      name = "([^"]*)"', op)
                yield dialect + "." + (name[1] if name else op.split()[0])


def whole(op: str, type: str) -> str:
    result = f"({type})" if "->" in type else type
    return PRELUDE + f"""
func.func @region(%c: i1) -> ({type}, {type}, {type}) {{
  %x, %y = scf.if %c -> ({type}, {type}) {{
    %0 = {op}
    scf.yield %0, %0 : {type}, {type}
  }} else {{
    %1 = {op}
    %2 = {op}
    scf.yield %1, %2 : {type}, {type}
  }}
  %3 = {op}
  return %x, %y, %3 : {type}, {type}, {type}
}}
func.func @branch() -> {result} {{
  %0 = {op}
  cf.br ^bb1(%0 : {type})
^bb1(%1: {type}):
  return %1 : {type}
}}
func.func private @identity(%0: {type}) -> {result} {{
  return %0 : {type}
}}
func.func @call() -> {result} {{
  %0 = {op}
  %1 = call @identity(%0) : ({type}) -> {result}
  return %1 : {type}
}}
"""


def ops_in(module: ir.Module) -> list[ir.Operation]:
    found: list[ir.Operation] = []

    def keep(op: Any) -> ir.WalkResult:
        found.append(op.operation)
        return ir.WalkResult.ADVANCE

    module.operation.walk(keep)
    return found


def test_each_has_an_example() -> None:
    assert sorted(constants()) == sorted(EXAMPLES)


@pytest.mark.parametrize("name", sorted(EXAMPLES))
@pytest.mark.parametrize("passes", PASSES)
def test_is_made_again(name: str, passes: str) -> None:
    for text in [whole(*example) for example in EXAMPLES[name]] or [WHOLE[name]]:
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.parse(text)
            before = {str(op).split(" = ", 1)[1] for op in ops_in(module) if op.name == name}
            passmanager.PassManager.parse(f"builtin.module({passes})").run(module.operation)
            assert module.operation.verify()
            after = {str(op).split(" = ", 1)[1] for op in ops_in(module) if op.name == name}
            assert after == before


def test_constants_of_different_ops_are_not_merged() -> None:
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(PRELUDE + """
func.func @f(%c: i1) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {
  %0 = llvm.mlir.addressof @lf : !llvm.ptr
  %1 = llvm.dso_local_equivalent @lf : !llvm.ptr
  cf.cond_br %c, ^bb1(%0 : !llvm.ptr), ^bb1(%1 : !llvm.ptr)
^bb1(%2: !llvm.ptr):
  return %0, %1, %2 : !llvm.ptr, !llvm.ptr, !llvm.ptr
}""")
        passmanager.PassManager.parse("builtin.module(sccp)").run(module.operation)
        assert re.search(r"return %\d, %\d, %2 :", str(module))
        passmanager.PassManager.parse("builtin.module(canonicalize,cse)").run(module.operation)
        assert "llvm.dso_local_equivalent" in str(module) and "llvm.mlir.addressof" in str(module)
