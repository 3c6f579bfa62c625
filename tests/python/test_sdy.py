# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes of sdy: made and read by their classes, and through bytecode."""
from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir, passmanager
from tenure.dialects import sdy

ATTRIBUTES = """
#sdy.mesh<["x"=2, "y"=3]>
#sdy.mesh<[], device_ids=[3]>
#sdy.mesh<["a"=3, "b"=2], device_ids=[0, 2, 4, 1, 3, 5]>
#sdy<mesh_axis"x"=2>
#sdy<axis_ref"x":(2)4>
#sdy<sub_axis_info(1)2>
#sdy<dimension_sharding{"x", ?}p3>
#sdy<dimension_sharding{?}>
#sdy.sharding<@mesh, [{"x":(1)2}, {?}], replicated={"y"}, unreduced={"z", "w"}>
#sdy.sharding<mesh<["x"=2]>, [{"x"}]>
#sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, [], unreduced={"x"}>]>
#sdy<manual_axes{"a", "b"}>
#sdy<dim_mapping ij>
#sdy<tensor_mapping[, i]>
#sdy<tensor_mapping[*]>
#sdy<tensor_mapping[i, jk]>
#sdy.op_sharding_rule<([i, jk], [k, z_1])->([i, j]) {i=8, j=8, k=3} reduction={k} permutation={i}, custom>
#sdy<list_of_axis_ref_lists[{"x"}, {}]>
#sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 2->3]>
#sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-0]}]}]>
""".split("\n")[1:-1]


@pytest.fixture
def context() -> Iterator[Any]:
    with ir.Context() as context, ir.Location.unknown():
        yield context


@pytest.mark.parametrize("text", ATTRIBUTES)
def test_through_bytecode(context: ir.Context, text: str) -> None:
    module = ir.Module.parse(f"module attributes {{sdy.a = {text}}} {{}}")
    assert str(module.operation.attributes["sdy.a"]) == text
    file = io.BytesIO()
    module.operation.write_bytecode(file)
    assert str(ir.Module.parse(file.getvalue()).operation.attributes["sdy.a"]) == text


def test_meshes(context: ir.Context) -> None:
    mesh = sdy.MeshAttr.get([sdy.MeshAxisAttr.get("x", 2), sdy.MeshAxisAttr.get("y", 4)])
    assert str(mesh) == '#sdy.mesh<["x"=2, "y"=4]>' and repr(mesh) == f"MeshAttr({mesh})"
    assert [(sdy.MeshAxisAttr(a).name, sdy.MeshAxisAttr(a).size) for a in mesh.axes] == [("x", 2), ("y", 4)]
    assert mesh.device_ids == [] and sdy.MeshAttr.get([], [3]).device_ids == [3]
    assert sdy.MeshAttr.isinstance(mesh) and not sdy.MeshAxisAttr.isinstance(mesh)
    with pytest.raises(ValueError):
        sdy.MeshAttr(sdy.MeshAxisAttr.get("x", 2))


def test_shardings(context: ir.Context) -> None:
    part = sdy.AxisRefAttr.get("y", sdy.SubAxisInfoAttr.get(1, 2))
    assert (part.name, part.sub_axis_info.pre_size, part.sub_axis_info.size) == ("y", 1, 2)
    first = sdy.DimensionShardingAttr.get([sdy.AxisRefAttr.get("x"), part], is_closed=False, priority=2)
    assert str(first) == '#sdy<dimension_sharding{"x", "y":(1)2, ?}p2>'
    assert (len(first.axes), first.is_closed, first.priority) == (2, False, 2)
    sharding = sdy.TensorShardingAttr.get("mesh", [first, sdy.DimensionShardingAttr.get([], True)],
                                          unreduced_axes=[sdy.AxisRefAttr.get("z")])
    assert str(sharding) == '#sdy.sharding<@mesh, [{"x", "y":(1)2, ?}p2, {}], unreduced={"z"}>'
    assert str(sharding.mesh_or_ref) == "@mesh" and len(sharding.dimension_shardings) == 2
    assert sharding.replicated_axes == [] and sharding.unreduced_axes[0].name == "z"
    both = sdy.TensorShardingPerValueAttr.get([sharding, sharding])
    assert both.shardings == [sharding, sharding]


def test_rules(context: ir.Context) -> None:
    i, jk = sdy.DimMappingAttr.get([0]), sdy.DimMappingAttr.get([1, 18])
    assert jk.factor_indices == [1, 18]
    mapping = sdy.TensorMappingAttr.get([i, jk])
    assert mapping.rank == 2 and mapping.dim_mappings == [i, jk]
    rule = sdy.OpShardingRuleAttr.get([8, 4], [mapping], [mapping], reduction_factors=[1], is_custom=True)
    assert str(rule) == "#sdy.op_sharding_rule<([i, jz_1])->([i, jz_1]) {i=8, j=4} reduction={j}, custom>"
    assert rule.operand_mappings == [mapping] and rule.result_mappings == [mapping]
    assert (rule.factor_sizes, rule.reduction_factors, rule.permutation_factors) == ([8, 4], [1], [])
    assert rule.is_custom


def test_manual_axes(context: ir.Context) -> None:
    axes = sdy.ManualAxesAttr.get([ir.StringAttr.get("a"), ir.StringAttr.get("b")])
    assert [axes[i] for i in range(len(axes))] == ["a", "b"]


def test_passes_have_names(context: ir.Context) -> None:
    module = ir.Module.parse('func.func @f(%a: tensor<2xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>})'
                             " { return }")
    passmanager.PassManager.parse("builtin.module(sdy-lift-inlined-meshes)").run(module.operation)
    assert "sdy.mesh @mesh" in str(module)
    assert sdy.get_version_from_compatibility_requirement(sdy.CompatibilityRequirement.MAX) == "0.0.1"
