# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes and functions that are made from schemas."""
from __future__ import annotations

import ast
import importlib
import importlib.machinery
import importlib.util
import inspect
import pathlib
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir
from tenure.dialects import arith, cf, chlo, complex, func, math, memref, scf, stablehlo, tensor

STUBS = pathlib.Path(__file__).parents[2] / "tools" / "make-dialect-stubs"


@pytest.fixture
def module() -> Iterator[Any]:
    with ir.Context(), ir.Location.unknown():
        made = ir.Module.create()
        with ir.InsertionPoint(made.body):
            yield made


def test_listed_words_come_in_the_order_of_the_list(module: ir.Module) -> None:
    made = ir.OpaqueAttr.get("arith", b"fastmath<nnan,reassoc,nnan>", ir.NoneType.get())
    assert str(made) == "#arith.fastmath<reassoc,nnan>"
    assert made == ir.Attribute.parse("#arith.fastmath<nnan, reassoc>")
    with pytest.raises(ValueError, match="to be one of: none, nsw, nuw"):
        ir.OpaqueAttr.get("arith", b"overflow<nnan>", ir.NoneType.get())
    with pytest.raises(ir.MLIRError, match="IndexCmpPredicate to be one of: eq, ne"):
        ir.Attribute.parse("#index<cmp_predicate pear>")


def test_functions_are_made_of_python_functions(module: ir.Module) -> None:
    i32 = ir.IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(i32, i32)
    def add(a: Any, b: Any) -> Any:
        return arith.addi(a, b, overflow_flags=arith.IntegerOverflowFlags.nsw | arith.IntegerOverflowFlags.nuw)

    @func.FuncOp.from_py_func(i32, results=[i32], name="twice")
    def other(a: Any, func_op: Any) -> None:
        func.ReturnOp([add(a, a)])
        assert func_op.name.value == "twice"

    assert str(module) == """module {
  func.func @add(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 overflow<nsw, nuw> : i32
    return %0 : i32
  }
  func.func @twice(%arg0: i32) -> i32 {
    %0 = call @add(%arg0, %arg0) : (i32, i32) -> i32
    return %0 : i32
  }
}
"""
    assert module.operation.verify()


def test_loops_are_python_loops(module: ir.Module) -> None:
    index = ir.IndexType.get()

    @func.FuncOp.from_py_func(index)
    def count(n: Any) -> Any:
        for i, total, result in scf.for_(0, n, 1, iter_args=[n]):
            scf.yield_([arith.addi(i, total)])
        return result

    text = str(module)
    assert "scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %arg0) -> (index)" in text
    assert "return %0 : index" in text


def test_branches_have_blocks(module: ir.Module) -> None:
    i1 = ir.IntegerType.get_signless(1)
    f32 = ir.F32Type.get()

    @func.FuncOp.from_py_func(i1, f32)
    def choose(condition: Any, x: Any) -> Any:
        branch = scf.IfOp(condition, [f32], has_else=True)
        with ir.InsertionPoint(branch.then_block):
            scf.yield_([x])
        assert branch.else_block is not None
        with ir.InsertionPoint(branch.else_block):
            scf.yield_([math.absf(x)])
        return branch.results[0]

    assert module.operation.verify()
    assert "scf.if %arg0 -> (f32)" in str(module)


def test_types_of_results_follow(module: ir.Module) -> None:
    f32 = ir.F32Type.get()
    number = arith.constant(f32, 1.5)
    assert arith.CmpFOp("olt", number, number).result.type == ir.IntegerType.get_signless(1)
    assert arith.cmpf(1, number, number).owner.attributes["predicate"].value == 1  # type: ignore[attr-defined]
    assert complex.CreateOp(ir.ComplexType.get(f32), number, number).result.type == ir.ComplexType.get(f32)
    vector = arith.constant(ir.VectorType.get([2], f32), ir.DenseElementsAttr.get_splat(
        ir.VectorType.get([2], f32), ir.FloatAttr.get(f32, 0.0)))
    assert arith.cmpf("oeq", vector, vector).type == ir.VectorType.get([2], ir.IntegerType.get_signless(1))
    with pytest.raises(TypeError):
        arith.AddFOp(number)  # type: ignore[call-arg]


def test_names_reach_operands_attributes_and_segments(module: ir.Module) -> None:
    index = ir.IndexType.get()
    size = arith.ConstantOp.create_index(4)
    kind = ir.MemRefType.get([ir.ShapedType.get_dynamic_size()], ir.F32Type.get())
    alloc = memref.AllocOp(kind, [size], [], alignment=16)
    assert list(alloc.dynamicSizes) == [size.result] and list(alloc.symbolOperands) == []
    assert alloc.alignment.value == 16  # type: ignore[union-attr]
    alloc.alignment = None
    assert alloc.alignment is None
    load = memref.LoadOp(alloc, [size])
    assert load.memref == alloc.result and list(load.indices) == [size.result]
    assert load.result.type == ir.F32Type.get()
    assert load.nontemporal is None or load.nontemporal is False or load.nontemporal  # type: ignore[comparison-overlap]
    dim = tensor.DimOp(tensor.empty(ir.RankedTensorType.get([4], index), []), size)
    assert dim.index == size.result


def test_branches_take_blocks(module: ir.Module) -> None:
    function = func.FuncOp("f", ([], []))
    first = function.add_entry_block()
    second = first.create_after()
    with ir.InsertionPoint(first):
        branch = cf.BranchOp([], second)
    with ir.InsertionPoint(second):
        func.ReturnOp([])
    assert list(branch.successors) == [second]
    assert module.operation.verify()


def test_stablehlo_is_built(module: ir.Module) -> None:
    kind = ir.RankedTensorType.get([2, 3], ir.F32Type.get())

    @func.FuncOp.from_py_func(kind, kind)
    def f(a: Any, b: Any) -> Any:
        total = stablehlo.add(a, b)
        return stablehlo.CompareOp(total, b, "LT", compare_type="FLOAT")

    assert "stablehlo.compare LT, %0, %arg1, FLOAT" in str(module)
    assert module.operation.verify()


def test_results_are_never_left_out(module: ir.Module) -> None:
    module.context.allow_unregistered_dialects = True
    kind = ir.RankedTensorType.get([2, 3], ir.F32Type.get())
    value = ir.Operation.create("test.value", results=[kind]).result
    assert ir.Operation.create("stablehlo.add", operands=[value, value], infer_type=True).result.type == kind
    view = stablehlo.AddOp.__new__(stablehlo.AddOp)
    ir.OpView.__init__(view, "stablehlo.add", (0, True), operands=[value, value])
    assert view.result.type == kind
    sliced = stablehlo.slice(value, [0, 1], [2, 3], [1, 1])
    assert str(sliced.type) == "tensor<2x2xf32>"
    both = stablehlo.optimization_barrier([value, sliced])
    assert [each.type for each in both] == [kind, sliced.type]  # type: ignore[union-attr]
    before = len(module.body.operations)
    for name, operands in (("func.call", []), ("stablehlo.slice", [value]), ("t.unknown", []), ("stablehlo.reduce", [value] * 2)):
        with pytest.raises(ir.MLIRError, match="Operation creation failed"):
            ir.Operation.create(name, operands=operands, infer_type=True)
    with pytest.raises(ir.MLIRError, match="shapes that do not match|requires compatible types"):
        stablehlo.add(value, sliced)
    with pytest.raises(ValueError, match="must be a Value"):
        stablehlo.add(value, 3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="must be a Sequence of Values|must be a Value"):
        stablehlo.optimization_barrier([value, 3])  # type: ignore[list-item]
    assert len(module.body.operations) == before


def test_arguments_stand_as_ods_declares_them(module: ir.Module) -> None:
    module.context.allow_unregistered_dialects = True
    kind, index = ir.RankedTensorType.get([4], ir.F32Type.get()), ir.RankedTensorType.get([1], ir.IntegerType.get_signless(32))
    value, where = (ir.Operation.create("test.value", results=[each]).result for each in (kind, index))
    scatter = stablehlo.ScatterOp([kind], [value], where, [value], ir.Attribute.parse(
        "#stablehlo.scatter<scatter_dims_to_operand_dims = [0]>"))
    assert scatter.scatter_indices == where and list(scatter.updates) == [value]
    state = ir.RankedTensorType.get([2], ir.IntegerType.get_unsigned(64))
    bits = stablehlo.RngBitGeneratorOp(state, kind, "DEFAULT", ir.Operation.create("test.value", results=[state]))
    assert bits.initial_state.type == state
    like = chlo.ConstantLikeOp(ir.FloatAttr.get(ir.F32Type.get(), 1.0), value)
    assert like.result.type == kind
    assert stablehlo.WhileOp([kind], [value]).result.type == kind


def test_calls_say_what_they_take(module: ir.Module) -> None:
    function = func.FuncOp("f", ([], []), visibility="private")
    assert func.CallOp(function, []).callee.value == "f"
    assert func.CallOp([], "f", []).callee.value == "f"
    with pytest.raises(ValueError, match="list of call arguments"):
        func.CallOp(function, 5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="string or a FlatSymbolRefAttr"):
        func.CallOp([], [], "f")  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        function.entry_block


def test_parameters_are_those_of_the_schema() -> None:
    assert str(inspect.signature(arith.AddIOp.__init__)) == \
        "(self, lhs, rhs, *, overflowFlags=None, results=None, loc=None, ip=None)"
    assert list(inspect.signature(cf.CondBranchOp.__init__).parameters)[1:6] == [
        "condition", "trueDestOperands", "falseDestOperands", "trueDest", "falseDest"]


def test_values_know_their_kind(module: ir.Module) -> None:
    function = func.FuncOp("f", ([ir.IndexType.get()], []))
    argument = function.add_entry_block().arguments[0]
    result = arith.ConstantOp.create_index(1).result
    assert ir.BlockArgument.isinstance(argument) and not ir.OpResult.isinstance(argument)
    assert ir.OpResult.isinstance(result) and not ir.BlockArgument.isinstance(result)


def test_blocks_print_with_their_label() -> None:
    with ir.Context():
        module = ir.Module.parse("func.func @f(%a: i32) {\n  cf.br ^bb1(%a : i32)\n^bb1(%x: i32):\n  return\n}")
        block = module.body.operations[0].regions[0].blocks[1]
        assert str(block) == "^bb1(%0: i32):  // pred: ^bb0\n  func.return\n"
        assert str(module.body).startswith("^bb0:\n  func.func @f(%arg0: i32) {\n    cf.br ^bb1(%arg0 : i32)\n")


def test_dialects_keep_no_context() -> None:
    program = """import gc, importlib, sys
from tenure import ir
for name in sys.argv[1].split():
    importlib.import_module("tenure.dialects." + name)
gc.collect()
assert ir.Context._get_live_count() == 0
"""
    folder = pathlib.Path(func.__file__).parent
    names = " ".join(path.stem for path in folder.glob("[a-z]*.py"))
    subprocess.run([sys.executable, "-c", program, names], check=True)


def test_stubs_name_what_the_modules_have() -> None:
    loader = importlib.machinery.SourceFileLoader("make_dialect_stubs", str(STUBS))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    stubs = importlib.util.module_from_spec(spec)  # type: ignore[arg-type]
    loader.exec_module(stubs)
    for name in stubs.DIALECTS:
        made = vars(importlib.import_module(f"tenure.dialects.{name}"))
        body = ast.parse(stubs.declarations(name)).body
        declared = {node.name for node in body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
        declared |= {each.asname for node in body if isinstance(node, ast.ImportFrom) for each in node.names if each.asname and each.asname == each.name}
        assert declared <= made.keys()
        assert declared >= {key for key, value in made.items()
                            if isinstance(value, type) and issubclass(value, ir.OpView) and key == value.__name__
                            and hasattr(value, "_schema")}


def test_types_of_too_many_dimensions_are_not_inferred(module: ir.Module) -> None:
    module.context.allow_unregistered_dialects = True
    for rank in (64, 65):
        value = ir.Operation.create("test.value", results=[ir.RankedTensorType.get([1] * rank, ir.F32Type.get())]).result
        order = {"permutation": ir.DenseI64ArrayAttr.get(list(range(rank)))}
        if rank == 64:
            assert ir.Operation.create("stablehlo.transpose", operands=[value], attributes=order, infer_type=True).result.type == value.type
        else:
            with pytest.raises(ir.MLIRError, match="has an operand of more than 64 dimensions, which are not inferred"):
                ir.Operation.create("stablehlo.transpose", operands=[value], attributes=order, infer_type=True)


def test_types_that_the_library_infers_are_not_given(module: ir.Module) -> None:
    from tenure.dialects import shape

    index, size = ir.IndexType.get(), ir.Type.parse("!shape.size")
    five = shape.const_size(5)
    listed = shape.const_shape(ir.Attribute.parse("dense<[4, 5]> : tensor<2xindex>"))
    assert five.type == size and str(listed.type) == "tensor<2xindex>"
    assert shape.rank(listed).type == index and shape.add(five, five).type == size
    assert shape.rank(listed, results=[size]).type == size
    assert str(shape.meet(listed, listed, error="no").type) == "tensor<2xindex>"
    assert str(shape.assuming_all([shape.const_witness(True)]).type) == "!shape.witness"
    assert str(shape.concat(ir.Type.parse("!shape.shape"), listed, listed).type) == "!shape.shape"
    with pytest.raises((ValueError, ir.MLIRError), match="requires all sizes or shapes"):
        shape.meet(five, listed)
    inferred = ir.InferTypeOpInterface(shape.ConstSizeOp).inferReturnTypes(attributes={"value": five.owner.attributes["value"]})
    assert inferred == [size]
    assert module.operation.verify()


# ===-- As programs for MLIR's bindings know them -----------------------------------------------------------------=== #


def test_adaptors_have_operands_and_attributes_by_name(module: ir.Module) -> None:
    i32 = ir.IntegerType.get_signless(32)
    one = arith.ConstantOp(i32, 1).result
    added = arith.AddIOp(one, one)
    adaptor = arith.AddIOp.Adaptor([one, one], added)
    assert (adaptor.lhs, adaptor.rhs) == (one, one)  # type: ignore[attr-defined]
    assert adaptor.overflowFlags == added.attributes["overflowFlags"]  # type: ignore[attr-defined]
    assert arith.AddIOp.Adaptor is type(adaptor) and type(adaptor).__name__ == "AddIOpAdaptor"
    assert ir.OpView.Adaptor is ir.OpAdaptor
    assert getattr(arith, "AddIOpAdaptor") is getattr(sys.modules["tenure.dialects._arith_ops_gen"], "AddIOpAdaptor") is type(adaptor)
    for name in ("NoOpAdaptor", "FastMathFlagsAdaptor", "Adaptor"):
        with pytest.raises(AttributeError, match=f"module 'tenure.dialects.arith' has no attribute '{name}'"):
            getattr(arith, name)


def test_classes_of_schemas_are_of_the_module_that_mlir_generates() -> None:
    generated = importlib.import_module("tenure.dialects._arith_ops_gen")
    assert arith.AddIOp.__module__ == generated.__name__ and generated.AddIOp is arith.AddIOp
    assert arith.ConstantOp.__module__ == "tenure.dialects.arith"
    with pytest.raises(ImportError, match="_nope_ops_gen"):
        importlib.import_module("tenure.dialects._nope_ops_gen")


def test_what_a_walk_raises_is_a_runtime_error_too(module: ir.Module) -> None:
    class Mine(Exception):
        pass

    def walk(error: BaseException) -> None:
        def visit(op: ir.Operation) -> ir.WalkResult:
            raise error

        module.operation.walk(visit)

    with pytest.raises(RuntimeError, match="Exception raised in callback: ValueError: why") as found:
        walk(ValueError("why"))
    assert isinstance(found.value, ValueError) and isinstance(found.value.__cause__, ValueError)
    for error in (Mine("mine"), RuntimeError("own"), KeyboardInterrupt()):
        with pytest.raises(type(error)) as same:
            walk(error)
        assert same.value is error


def test_handlers_that_are_told_have_the_words(module: ir.Module) -> None:
    heard: list[str] = []
    module.context.emit_error_diagnostics = True

    def hear(diagnostic: ir.Diagnostic) -> bool:
        heard.append(diagnostic.message)
        return True

    with module.context.attach_diagnostic_handler(hear):
        with pytest.raises(ir.MLIRError) as told:
            ir.Module.parse("}")
    assert heard and told.value.error_diagnostics == []
    with pytest.raises(ir.MLIRError) as untold:
        ir.Module.parse("}")
    assert len(untold.value.error_diagnostics) == 1 and len(heard) == 1


def test_arrays_of_lists_and_names_of_what_is_generated() -> None:
    from tenure.dialects import vector

    with ir.Context() as context, ir.Location.unknown():
        assert str(context.dialects["func"]) == "<Dialect func (class tenure.dialects._func_ops_gen._Dialect)>"
        assert str(ir.AttrBuilder.get("SymbolRefArrayAttr")(["a", ["b", "c"]], context)) == "[@a, @b::@c]"
        module = ir.Module.create()
        kind = ir.VectorType.get([2, 3], ir.F32Type.get())
        memory = ir.MemRefType.get([4, 4], ir.F32Type.get())
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("f", ([memory, ir.IndexType.get(), ir.F32Type.get()], []))
        with ir.InsertionPoint(function.add_entry_block()):
            source, zero, padding = function.arguments
            identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(2))
            vector.TransferReadOp(kind, source, [zero, zero], identity, padding, [True, False])
            func.ReturnOp([])
        assert "in_bounds = [true, false]" in str(module) and module.operation.verify()
        with pytest.raises(RuntimeError, match="Invalid attribute when attempting to create an ArrayAttribute"):
            wrong: Any = [1.0]
            ir.DenseElementsAttr.get(wrong)
