# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Portable artifacts of Tenure and of jaxlib: the same bytes for ten versions, each read by the other; and the bytecode in which
jaxlib writes attributes and types of StableHLO, CHLO and mhlo."""
import io

import pytest

jaxlib = pytest.importorskip("jaxlib.mlir.ir")

from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, mhlo, sdy, stablehlo as theirs
from tenure import ir
from tenure.dialects import stablehlo as ours

VERSIONS = ["0.9.0", "0.12.0", "0.17.0", "0.20.0", "1.0.0", "1.3.0", "1.7.0", "1.9.0", "1.13.0", "1.17.0"]
ALGORITHM = ("<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, "
             "rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>")
MODULES = ["""
func.func @main(%a: tensor<2x!quant.uniform<i8:f32, 2.0:15>>, %b: tensor<2x!quant.uniform<u8:f32, 34.0>>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2x!quant.uniform<i8:f32, 2.0:15>>
  %1 = stablehlo.uniform_dequantize %b : (tensor<2x!quant.uniform<u8:f32, 34.0>>) -> tensor<2xf32>
  %2 = stablehlo.uniform_quantize %1 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i4<-7:7>:f32, 0.1:-3>>
  return %1 : tensor<2xf32>
}""", """
func.func @axis(%a: tensor<2x3x!quant.uniform<i8<-127:127>:f32:1, {1.0:1, 2.0, 3.5:-3}>>, %b: tensor<1x!quant.uniform<u16:f64:0, {0.5}>>) {
  return
}""", f"""
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {{
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = {ALGORITHM} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}}""", """
func.func public @main(%a: tensor<2x?xf32, #stablehlo.bounds<?, 3>>, %b: tensor<2xi4>, %c: tensor<2xf8E4M3FN>, %k: tensor<i32>) -> tensor<2xi1>
    attributes {x = dense<[1.0, 2.0]> : tensor<2xf32>, y = [1 : i64, "s", true]} {
  %0 = stablehlo.custom_call @foo(%a) {backend_config = "b", called_computations = [@f], operand_layouts = [dense<[1, 0]> : tensor<2xindex>],
      result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2x?xf32, #stablehlo.bounds<?, 3>>) -> tensor<2xf32>
  %1 = stablehlo.exponential %0 : tensor<2xf32>
  %2 = stablehlo.compare EQ, %0, %1, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %3 = "stablehlo.case"(%k) ({ stablehlo.return %1 : tensor<2xf32> }, { stablehlo.return %0 : tensor<2xf32> }) : (tensor<i32>) -> tensor<2xf32>
  return %2 : tensor<2xi1>
}
func.func private @f(tensor<f32>)""", """
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf32>
  return %0 : tensor<2xf32>
}""", """
func.func @uses(%a: tensor<2xf32>) -> tensor<2xf32> {
  %1 = stablehlo.exponential %a : tensor<2xf32>
  %2 = stablehlo.exponential %1 : tensor<2xf32>
  %3 = stablehlo.abs %1 : tensor<2xf32>
  %4 = stablehlo.exponential %1 : tensor<2xf32>
  %5 = stablehlo.add %1, %1 : tensor<2xf32>
  %6 = stablehlo.add %a, %5 : tensor<2xf32>
  return %1 : tensor<2xf32>
}"""]


def outcome(write, text, version):
    try:
        return write(text, version)
    except (ValueError, ir.MLIRError):
        return None


@pytest.mark.parametrize("version", VERSIONS)
def test_artifacts_are_jaxlibs(version):
    written = 0
    for text in MODULES:
        artifact = outcome(theirs.serialize_portable_artifact_str, text, version)
        assert outcome(ours.serialize_portable_artifact_str, text, version) == artifact
        if artifact is None:
            continue
        written += 1
        with ir.Context():
            back = [str(ir.Module.parse(side.deserialize_portable_artifact_str(artifact))) for side in (theirs, ours)]
            assert back == [str(ir.Module.parse(text))] * 2
    assert written > 0


NUMBERS = "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]"
ATTRIBUTES = [
    "#stablehlo.bounds<?, 3>", "#stablehlo.bounds<>", "#stablehlo.dot_algorithm" + ALGORITHM.replace("tf32", "bf16"),
    "#stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 5.000000e-01, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>",
    '#stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 3>], device_ids=dense<[1, 0]> : tensor<2xi64>>',
    '#stablehlo.axis_ref<name = "x">', '#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>', '#stablehlo.mesh_axis<name = "x", size = 2>',
    "#stablehlo.conv<[b, 0, f]x[i, 0, o]->[b, 0, f]>", "#stablehlo.channel_handle<handle = 1, type = 2>", "#stablehlo<fft_type RFFT>",
    "#chlo<comparison_direction NE>", "#chlo<comparison_type FLOAT>", "#chlo<precision HIGH>", f"#mhlo.dot<{NUMBERS}>",
    "#mhlo<comparison_direction EQ>", "#mhlo<comparison_type FLOAT>", "#mhlo<precision HIGH>", "#mhlo<fft_type FFT>", "#mhlo<transpose ADJOINT>",
    "#mhlo<fusion_kind kLoop>", "#mhlo<dequantize_mode MIN_COMBINED>", "#mhlo.channel_handle<handle = 1, type = 2>",
    "#mhlo.type_extensions<bounds = [2, ?]>", "#mhlo.gather<offset_dims = [1], index_vector_dim = 1>", "#mhlo.scatter<update_window_dims = [1]>",
    "#mhlo.conv<[b, 0, f]x[i, 0, o]->[b, 0, f]>", "#mhlo.result_alias<tuple_indices = [1], result_index = [2, 3], must_alias>",
    "#mhlo.result_alias<result_index = [2]>", "#mhlo.output_operand_alias<output_tuple_indices = [1], operand_index = 2, operand_tuple_indices = []>",
    "#mhlo.result_accuracy<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 2, mode = #mhlo.result_accuracy_mode<TOLERANCE>>"]
TYPES = ["!stablehlo.token", "!stablehlo.future<tensor<2xf32>>", "!mhlo.token", "!mhlo.async_bundle<tensor<2xf32>, tensor<i32>>",
         "tensor<2x?xf32, #stablehlo.bounds<?, 3>>"]
GROUPS = """
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2xf32>) {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<
      mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>}> : (tensor<2xf32>) -> tensor<4xf32>
  return
}"""


def context():
    made, registry = jaxlib.Context(), jaxlib.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    made.append_dialect_registry(registry)
    made.load_all_available_dialects()
    for register in (chlo.register_dialect, sdy.register_dialect, mhlo.register_mhlo_dialect, theirs.register_dialect):
        register(made)
    return made


def test_bytecode_of_jaxlib_is_read_and_read_by_jaxlib():
    texts = [f"func.func private @f() attributes {{a.b = {each}}}" for each in ATTRIBUTES]
    for text in texts + [f"func.func private @f({each})" for each in TYPES] + [GROUPS]:
        module, files = jaxlib.Module.parse(text, context()), (io.BytesIO(), io.BytesIO())
        module.operation.write_bytecode(files[0])
        with ir.Context():
            assert str(ir.Module.parse(files[0].getvalue())) == str(module)
            ir.Module.parse(text).operation.write_bytecode(files[1])
        assert str(jaxlib.Module.parse(files[1].getvalue(), context())) == str(module)
