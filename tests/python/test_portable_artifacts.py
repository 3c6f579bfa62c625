# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Portable artifacts of StableHLO: written for a version, and read."""
from collections.abc import Iterator

import pytest

from tenure import ir
from tenure.dialects import stablehlo as artifacts

TEXT = """\
func.func public @main(%arg0: tensor<8x4xf32> {test.x = 3 : i32}, %arg1: tensor<2x1xi32>) -> tensor<8x8xf32> {
  %c = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.exponential %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
"""


@pytest.fixture
def context() -> Iterator[ir.Context]:
    with ir.Context() as context, ir.Location.unknown():
        yield context


@pytest.mark.parametrize("version", ["0.9.0", "0.11.0", "0.13.0", "0.14.0", "0.20.0", "1.0.0", "1.9.3", "1.17.0"])
def test_there_and_back(context: ir.Context, version: str) -> None:
    module = ir.Module.parse(TEXT)
    artifact = artifacts.serialize_portable_artifact(module, version)
    assert artifact[5:].startswith(f"StableHLO_v{version}\0".encode())
    assert artifacts.deserialize_portable_artifact(context, artifact).operation.get_asm() == str(module)
    assert "stablehlo.dot_general" in str(module)
    again = artifacts.deserialize_portable_artifact_str(artifacts.serialize_portable_artifact_str(TEXT, version))
    assert str(ir.Module.parse(again)) == str(module)


def test_what_a_version_does_not_have(context: ir.Context) -> None:
    module = ir.Module.parse("func.func @f(%a: tensor<f8E3M4>) { return }")
    assert artifacts.serialize_portable_artifact(module, "1.7.0")
    with pytest.raises(ValueError, match="failed to legalize operation 'vhlo.func_v1'"):
        artifacts.serialize_portable_artifact(module, "1.6.0")
    for version, words in (("1.99.0", "greater than current"), ("0.1.0", "less than minimum"), ("x", "Invalid target")):
        with pytest.raises(ValueError, match=words):
            artifacts.serialize_portable_artifact(module, version)
    with pytest.raises(ValueError):
        artifacts.deserialize_portable_artifact(context, b"ML\xefR")


@pytest.mark.parametrize("version", ["current", "minimum", "1.0", "1.0.0 ", '1.0.0"},cse,vhlo-to-version{target="1.0.0'])
def test_what_is_no_version_is_refused_before_it_is_read_as_a_pipeline(context: ir.Context, version: str) -> None:
    module = ir.Module.parse(TEXT)
    with pytest.raises(ValueError) as refused:
        artifacts.serialize_portable_artifact(module, version)
    assert f"Invalid target version argument '{version}'" in str(refused.value)


MESHES = """\
func.func private @mesh()
func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<*xf32>, %arg2: tensor<0xi1>) -> tensor<4xf32> {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh,
      axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    stablehlo.return %arg3 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<
      mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>], device_ids = dense<[1, 0]> : tensor<2xi64>>,
      axes = [#stablehlo.axis_ref<name = "x">]>}> {m = #stablehlo.mesh<axes=[<name = "a", size = 1>, <name = "b", size = 2>]>}
      : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<4xf32>
}
"""


def test_meshes_have_attributes_of_their_own(context: ir.Context) -> None:
    module = ir.Module.parse(MESHES)
    artifact = artifacts.serialize_portable_artifact(module, "1.16.0")
    read = artifacts.deserialize_portable_artifact(context, artifact)
    text = str(read)
    for shown in ('mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>',
                  'mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<[1, 0]> : tensor<2xi64>>',
                  'm = #stablehlo.mesh<axes=[<name = "a", size = 1>, <name = "b", size = 2>]>', "tensor<*xf32>", "tensor<0xi1>"):
        assert shown in text
    assert artifacts.serialize_portable_artifact(read, "1.16.0") == artifact
    with pytest.raises(ValueError, match="failed to legalize operation"):
        artifacts.serialize_portable_artifact(module, "1.15.0")


def test_quantized_types(context: ir.Context) -> None:
    module = ir.Module.parse("""
func.func @main(%arg0: tensor<4x!quant.uniform<i8:f32, 2.0:15>>, %arg1: tensor<2x3x!quant.uniform<u8<1:200>:f32:1, {1.0:1, 2.0, 3.5:3}>>) {
  %0 = stablehlo.uniform_dequantize %arg1 : (tensor<2x3x!quant.uniform<u8<1:200>:f32:1, {1.0:1, 2.0, 3.5:3}>>) -> tensor<2x3xf32>
  return
}""")
    artifact = artifacts.serialize_portable_artifact(module, "1.0.0")
    shown = str(ir.Module.parse(artifact))
    assert "!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 2.000000e+00:15, -128:127, 1>" in shown
    assert ("!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [1.000000e+00, 2.000000e+00, 3.500000e+00], [1, 0, 3], 1:200, 0>"
            in shown)
    assert str(artifacts.deserialize_portable_artifact(context, artifact)) == str(module)
    assert str(ir.Module.parse(shown)) == shown
    with pytest.raises(ValueError, match="failed to legalize operation"):
        artifacts.serialize_portable_artifact(module, "0.17.0")
    other = ir.Module.parse("func.func private @f(tensor<2x!quant.any<i8:f32>>)")
    with pytest.raises(ValueError, match="failed to legalize operation"):
        artifacts.serialize_portable_artifact(other, "1.0.0")


@pytest.mark.parametrize("version", ["0.9.0", "1.17.0"])
def test_ops_that_went_out_of_use(context: ir.Context, version: str) -> None:
    module = ir.Module.parse("""
func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %c = stablehlo.constant dense<false> : tensor<0xi1>
  return %1 : tensor<2x4xf32>
}""")
    artifact = artifacts.serialize_portable_artifact(module, version)
    read = str(artifacts.deserialize_portable_artifact(context, artifact))
    assert read == str(module).replace("dense<false>", "dense<>")  # Nothing of no elements is left.


def test_versions() -> None:
    assert artifacts.get_current_version() == "1.17.0" and artifacts.get_minimum_version() == "0.9.0"
    assert artifacts.get_smaller_version("1.10.0", "1.9.0") == "1.9.0"
    requirement = artifacts.StablehloCompatibilityRequirement
    found = [artifacts.get_version_from_compatibility_requirement(each) for each in requirement]
    assert found == ["1.17.0", "1.15.0", "1.13.7", "0.9.0"]
    with pytest.raises(ValueError):
        artifacts.get_smaller_version("1.0", "1.0.0")
