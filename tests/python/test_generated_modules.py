# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The names that MLIR's package has beside the dialects' own: generated modules, builders of attributes, what dialects re-export."""
from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

import pytest

from tenure import ir
from tenure.dialects import affine, arith, func, gpu, memref, nvgpu, quant, scf, smt, tensor, transform
from tenure.dialects.transform import debug, interpreter, structured, tune, xegpu


def module_of(name: str) -> Any:
    return importlib.import_module(f"tenure.dialects.{name}")


@pytest.mark.parametrize("name", ["_arith", "_builtin", "_acc", "_gpu_transform", "_structured_transform",
                                  "_transform_debug_extension", "_transform_pdl_extension"])
def test_modules_of_ops_have_what_generated_ones_import(name: str) -> None:
    module = module_of(f"{name}_ops_gen")
    assert module._ods_ir is ir and issubclass(module._Dialect, ir.Dialect)
    for helper in ("_ods_equally_sized_accessor", "_ods_get_default_loc_context", "_get_op_results_or_values",
                   "_ods_segmented_accessor"):
        assert callable(getattr(module, helper))


def test_an_op_of_an_extension_is_in_the_extension_alone() -> None:
    generated = module_of("_structured_transform_ops_gen")
    assert generated.MatchOp.__module__ == generated.__name__
    assert issubclass(structured.MatchOp, generated.MatchOp)
    assert not hasattr(module_of("_transform_ops_gen"), "MatchOp")
    assert module_of("_structured_transform_enum_gen").MatchInterfaceEnum is structured.MatchInterfaceEnum
    assert module_of("_affine_enum_gen").CmpIPredicate is arith.CmpIPredicate
    # Two ops have one class name.
    assert tune.AlternativesOp.OPERATION_NAME == "transform.tune.alternatives"
    assert getattr(transform, "AlternativesOp").OPERATION_NAME == "transform.alternatives"


def test_functions_return_what_an_op_makes(context: ir.Context) -> None:
    i32 = ir.IntegerType.get_signless(32)
    with ir.InsertionPoint(ir.Module.create().body):
        one = arith.constant(i32, 1)
        assert isinstance(arith.addi(one, one), ir.OpResult)
        assert isinstance(arith.mului_extended(one, one), ir.OpResultList)
        buffer = memref.alloc(ir.MemRefType.get([4], i32), [], [])
        assert isinstance(getattr(memref, "dealloc")(buffer), ir.OpView)
        assert isinstance(scf.yield_([one]), scf.YieldOp)


@pytest.mark.parametrize("module", [affine, arith, func, scf, tensor, transform, structured, xegpu])
def test_dialects_re_export_ir(module: ModuleType) -> None:
    for name in ("Context", "Value", "IntegerType", "AffineMap", "Location", "OpView"):
        assert getattr(module, name) is getattr(ir, name)


def test_builders_of_enumerations(context: ir.Context) -> None:
    for generated, name, value, text in (
            ("_gpu_enum_gen", "_gpu_dimension", gpu.Dimension.y, "1 : i32"),
            ("_gpu_enum_gen", "_gpu_dimensionattr", gpu.Dimension.y, "#gpu<dim y>"),
            ("_arith_enum_gen", "_arith_fastmathattr", arith.FastMathFlags.nnan | arith.FastMathFlags.nsz, "#arith.fastmath<nnan,nsz>"),
            ("_linalg_enum_gen", "_iteratortypeenum", module_of("linalg").IteratorType.reduction, "#linalg.iterator_type<reduction>")):
        assert str(getattr(module_of(generated), name)(value, context)) == text
    assert ir.AttrBuilder.contains("GPU_DimensionAttr")
    assert str(arith.CmpFPredicate.AlwaysTrue) == "true"


def test_builders_of_attributes_are_functions_of_ir(context: ir.Context) -> None:
    assert str(getattr(ir, "_i64ArrayAttr")([1, 2], context)) == "[1, 2]"
    assert str(getattr(ir, "_stringAttr")("a", context)) == '"a"'
    assert getattr(ir, "_si8Attr") is ir.AttrBuilder.get("SI8Attr")


def test_locations_say_what_they_are(context: ir.Context) -> None:
    file, name = ir.Location.file("a.mlir", 1, 2), ir.Location.name("n")
    call, fused = ir.Location.callsite(file, [name]), ir.Location.fused([file, name])
    kinds = [(each.is_a_file(), each.is_a_name(), each.is_a_callsite(), each.is_a_fused()) for each in (file, name, call, fused)]
    assert kinds == [tuple(i == j for j in range(4)) for i in range(4)]
    assert (file.filename, file.start_line, name.name_str, call.callee, fused.locations) == ("a.mlir", 1, "n", file, [file, name])
    assert ir.Location.unknown().locations == []
    with pytest.raises(ValueError, match="expected a FileLineColLoc"):
        name.filename
    assert file.current is ir.Location.current and "current" in dir(ir.Context)


def test_types_of_the_gpu_dialects(context: ir.Context) -> None:
    f32, i32 = ir.F32Type.get(), ir.IntegerType.get_signless(32)
    buffer = ir.MemRefType.get([64, 32], f32)
    made = nvgpu.TensorMapDescriptorType.get(buffer, nvgpu.TensorMapSwizzleKind.SWIZZLE_NONE, 0, 0, 0)
    assert isinstance(made, nvgpu.TensorMapDescriptorType)
    assert str(made).startswith("!nvgpu.tensormap.descriptor<tensor = memref<64x32xf32>, swizzle = none")
    amdgpu = module_of("amdgpu")
    assert str(amdgpu.TDMGatherBaseType.get(f32, i32)) == "!amdgpu.tdm_gather_base<f32, i32>"
    assert isinstance(gpu.gpu_async_token(), gpu.AsyncTokenType)
    target = ir.Attribute.parse("#nvvm.target")
    item = gpu.ObjectAttr.get(target, gpu.CompilationTarget.Binary, b"ab\x01", ir.DictAttr.get({"O": ir.UnitAttr.get()}))
    assert (item.target, item.format, item.object, str(item.properties), item.kernels) == (target, 3, b"ab\x01", "{O}", None)
    assert (str(smt.bool_t()), str(smt.bv_t(8)), str(smt.IntType.get())) == ("!smt.bool", "!smt.bv<8>", "!smt.int")


def test_quantization_of_blocks(context: ir.Context) -> None:
    i8, f32 = ir.IntegerType.get_signless(8), ir.F32Type.get()
    scales = ir.DenseElementsAttr(ir.Attribute.parse("dense<[[2.0, 3.0]]> : tensor<1x2xf32>"))
    zeros = ir.DenseElementsAttr(ir.Attribute.parse("dense<[[10, 0]]> : tensor<1x2xi8>"))
    made = quant.UniformQuantizedSubChannelType.get(1, i8, f32, scales, zeros, [0, 1], [1, 2], -128, 127)
    assert (made.quantized_dimensions, made.block_sizes, made.scales, made.zero_points) == ([0, 1], [1, 2], scales, zeros)


def test_launches_take_numbers(context: ir.Context) -> None:
    module = ir.Module.create()
    module.operation.attributes["gpu.container_module"] = ir.UnitAttr.get()
    with ir.InsertionPoint(module.body):
        @gpu.launch(grid_size=[4, 1, 1], block_size=[32, 1, 1])  # type: ignore[untyped-decorator]
        def body(*indices: Any) -> None:
            gpu.printf("%d", indices[0])

        def build(function: gpu.GPUFuncOp) -> None:
            gpu.ReturnOp([])

        kernels = gpu.GPUModuleOp("kernels")
        with ir.InsertionPoint(kernels.bodyRegion.blocks.append()):
            function = gpu.GPUFuncOp(ir.FunctionType.get([], []), "f", kernel=True, known_block_size=[32, 1, 1], body_builder=build)
        gpu.launch_func(["kernels", "f"], [1, 1, 1], [32, 1, 1])
    assert function.is_kernel and "gpu.launch blocks" in str(module) and "gpu.launch_func  @kernels::@f" in str(module)


def test_loops_of_several_dimensions(context: ir.Context) -> None:
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        loop = scf.ForallOp([0, 0], [4, 8], [1, 1])
        assert (loop.rank, len(loop.induction_variables), len(loop.inner_iter_args)) == (2, 2, 0)
        assert loop.terminator() is loop.terminator()
        chosen = arith.constant(ir.IndexType.get(), 1)
        made = scf.IndexSwitchOp([], chosen, [2, 5], lambda op, i, case: scf.yield_([]), lambda op: scf.yield_([]))
        assert len(made.case_blocks) == 2 and len(made.default_block.operations) == 1
        branch = affine.AffineIfOp(ir.IntegerSet.get(1, 0, [ir.AffineDimExpr.get(0)], [True]), cond_operands=[chosen], has_else=True)
        assert branch.else_block is not None
    assert "scf.forall (%arg0, %arg1) in (4, 8)" in str(loop)


SCRIPT = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @mark(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.annotate %0 "seen" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @fail(%root: !transform.any_op) {
    %0 = transform.get_parent_op %root {op_name = "no.such"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @own(%root: !transform.any_op {transform.readonly}) { transform.yield }
}"""


def test_scripts_are_applied_to_another_module(context: ir.Context) -> None:
    script = ir.Module.parse(SCRIPT)
    payload = ir.Module.parse("module { func.func @f() { return } module @inner { func.func @g() { return } } }")
    mark, fail = script.body.operations[0], script.body.operations[1]
    inner = payload.body.operations[1]
    interpreter.apply_named_sequence(inner, mark, script)
    assert "seen" in str(inner) and str(payload).count("seen") == 1 and "target_tag" not in str(payload)
    assert isinstance(mark, transform.NamedSequenceOp) and mark.apply(payload) is payload
    assert str(payload).count("seen") == 2 and len(payload.body.operations) == 2
    with pytest.raises(ValueError, match="could not find a parent op"):
        interpreter.apply_named_sequence(payload, fail, script, interpreter.TransformOptions())
    assert "transform" not in str(payload)
    with pytest.raises(ValueError, match="expected a transform.named_sequence"):
        interpreter.apply_named_sequence(payload, inner, script)


def test_scripts_are_merged(context: ir.Context) -> None:
    script, other = ir.Module.parse(SCRIPT), ir.Module.parse(SCRIPT.replace("@mark", "@mark2").replace("@fail", "@fail2"))
    interpreter.copy_symbols_and_merge_into(script, other)
    assert [ir.StringAttr(each.attributes["sym_name"]).value for each in script.body.operations] == ["mark", "fail", "own_0", "mark2", "fail2", "own"]
    with pytest.raises(ValueError, match="doubly defined symbol @mark2"):
        interpreter.copy_symbols_and_merge_into(script, other)
    assert len(other.body.operations) == 3


def test_extensions_have_their_own_builders(context: ir.Context) -> None:
    any_param = transform.AnyParamType.get()
    with ir.InsertionPoint(ir.Module.create().body):
        knob = tune.knob(any_param, "size", [1, 2.5, "x", True], selected=1)
        assert str(knob.options) == '[1, 2.500000e+00, "x", true]'
        made = tune.alternatives([], "ways", 2, selected_region=1)
        assert len(made.regions) == 2 and len(made.regions[1].blocks) == 1
        assert str(debug.emit_param_as_remark(knob.results[0], message="m").operation.attributes["message"]) == '"m"'
        handle = ir.Operation.create("t.handle", results=[transform.AnyOpType.get()]).result
        laid = xegpu.set_op_layout_attr(handle, [8, 4], [32, 32], index=0)
        assert str(laid.operation.attributes["static_sg_layout"]) == "array<i64: 8, 4>"
        passed = transform.apply_registered_pass(transform.AnyOpType.get(), handle, "canonicalize", options={"top-down": True})
        assert isinstance(passed, ir.Value)
