# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files that mlir-tblgen generates import unchanged, and make and show operations."""
import importlib
import pathlib
import shutil
import subprocess

import pytest

import tenure.dialects
from tenure import ir

TBLGEN = shutil.which("mlir-tblgen-22")
INCLUDE = pathlib.Path("/usr/lib/llvm-22/include")
SOURCES = {"arith": "Arith/IR/ArithOps.td", "func": "Func/IR/FuncOps.td", "scf": "SCF/IR/SCFOps.td",
           "cf": "ControlFlow/IR/ControlFlowOps.td", "memref": "MemRef/IR/MemRefOps.td",
           "tensor": "Tensor/IR/TensorOps.td", "math": "Math/IR/MathOps.td",
           "vector": "Vector/IR/VectorOps.td", "linalg": "Linalg/IR/LinalgStructuredOps.td"}

pytestmark = pytest.mark.skipif(TBLGEN is None or not INCLUDE.is_dir(), reason="no mlir-tblgen-22")


@pytest.fixture(scope="module")
def dialects(tmp_path_factory):
    folder = tmp_path_factory.mktemp("generated")
    tenure.dialects.__path__.append(str(folder))
    found = {}
    for name, source in SOURCES.items():
        made = subprocess.run(
            [TBLGEN, "-gen-python-op-bindings", f"-bind-dialect={name}", "-I", INCLUDE,
             INCLUDE / "mlir/Dialect" / source], check=True, capture_output=True)
        (folder / f"_{name}_ops_gen.py").write_bytes(made.stdout)
        found[name] = importlib.import_module(f"tenure.dialects._{name}_ops_gen")
    return found


def test_operations_of_generated_classes(dialects):
    arith, func, scf = dialects["arith"], dialects["func"], dialects["scf"]
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        module = ir.Module.create()
        i32, i1 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(1)
        with ir.InsertionPoint(module.body):
            f = func.FuncOp("f", ir.TypeAttr.get(ir.FunctionType.get([i32, i32], [i32])))
        block = f.body.blocks.append(i32, i32)
        with ir.InsertionPoint(block):
            three = arith.ConstantOp(ir.IntegerAttr.get(i32, 3), results=[i32])
            added = arith.AddIOp(block.arguments[0], three)
            product = arith.muli(added.result, block.arguments[1])
            flag = arith.ConstantOp(ir.BoolAttr.get(True), results=[i1])
            loop = scf.IfOp([i32], flag)
            func.ReturnOp([loop])
    assert module.body.operations[0] is f
    assert f.sym_name.value == "f"
    assert f.function_type.value.results == [i32]
    assert type(block.operations[1]) is arith.AddIOp
    assert block.operations[1] is added
    assert added.operation.opview is added
    assert added.lhs is block.arguments[0]
    assert added.rhs == three.result
    assert product.owner.OPERATION_NAME == "arith.muli"
    assert len(loop.regions) == 2
    assert [each.name for each in block.operations] == [
        "arith.constant", "arith.addi", "arith.muli", "arith.constant", "scf.if", "func.return"]
