// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sdy dialect of Shardy: meshes of devices, and how tensors are sharded over them. Source: its documentation at
// openxla.org/shardy; schema/README.md documents the attributes.

irdl.dialect @sdy attributes {
    all_attributes,
    types = {
      shaped = "vector of any type values or tensor of any type values or ranked or unranked memref of any type values"}} {
  irdl.attribute @all_to_all_param attributes {
      format = "`{` (`}`) : ($axes^ `}`)? `` `:` $src_dim `` `->` `` $tgt_dim"} {
    %0 = irdl.any {parameter = "list of #sdy.axis_ref", optional}
    %1 = irdl.any {parameter = "i64"}
    irdl.parameters(axes: %0, src_dim: %1, tgt_dim: %1)
  }
  irdl.attribute @all_to_all_param_list attributes {format = "`[` (`]`) : ($value^ `]`)?"} {
    %0 = irdl.any {parameter = "list of #sdy.all_to_all_param", optional}
    irdl.parameters(value: %0)
  }
  irdl.attribute @axis_ref attributes {format = "`` $name (`` `:` `` $sub_axis_info^)?"} {
    %0 = irdl.any {parameter = "string"}
    %1 = irdl.any {parameter = "#sdy.sub_axis_info", optional}
    irdl.parameters(name: %0, sub_axis_info: %1)
  }
  irdl.attribute @axis_ref_list attributes {format = "`{` (`}`) : ($value^ `}`)?"} {
    %0 = irdl.any {parameter = "list of #sdy.axis_ref", optional}
    irdl.parameters(value: %0)
  }
  irdl.attribute @axis_to_propagation_details attributes {
      format = "`{` $axis_ref `=` $source `->` `[` (`]`) : ($targets^ `]`)? `}`"} {
    %0 = irdl.any {parameter = "#sdy.axis_ref"}
    %1 = irdl.any {parameter = "#sdy.edge_value_ref"}
    %2 = irdl.any {parameter = "list of #sdy.edge_value_ref", optional}
    irdl.parameters(axis_ref: %0, source: %1, targets: %2)
  }
  irdl.attribute @dim_mapping attributes {format = "`` custom<FactorIndices>($factor_indices)"} {
    %0 = irdl.any {parameter = "i64 array", optional}
    irdl.parameters(factor_indices: %0)
  }
  irdl.attribute @dimension_sharding attributes {
      format = "`{` `` custom<OpenAxes>($axes, $is_closed) `` `}` `` custom<Priority>($priority)"} {
    %0 = irdl.any {parameter = "list of #sdy.axis_ref", optional}
    %1 = irdl.any {parameter = "bool"}
    %2 = irdl.any {parameter = "i64", optional}
    irdl.parameters(axes: %0, is_closed: %1, priority: %2)
  }
  irdl.attribute @edge_value_ref attributes {format = "`` $type `` `-` `` $index"} {
    %0 = irdl.any {cases = ["operand", "result"], cpp = "::mlir::sdy::EdgeNodeType"}
    %1 = irdl.any {parameter = "i64"}
    irdl.parameters(type: %0, index: %1)
  }
  irdl.attribute @list_of_axis_ref_lists attributes {format = "`[` (`]`) : ($value^ `]`)?"} {
    %0 = irdl.any {parameter = "list of #sdy.axis_ref_list", optional}
    irdl.parameters(value: %0)
  }
  irdl.attribute @manual_axes attributes {format = "`{` (`}`) : ($value^ `}`)?"} {
    %0 = irdl.any {parameter = "list of string attribute", optional}
    irdl.parameters(value: %0)
  }
  irdl.attribute @"#mesh" attributes {
      format = "`<` `[` (`]`) : ($axes^ `]`)? (`,` `device_ids` `` `=` `` $device_ids^)? `>`"} {
    %0 = irdl.any {parameter = "list of #sdy.mesh_axis", optional}
    %1 = irdl.any {parameter = "i64 array", optional}
    irdl.parameters(axes: %0, device_ids: %1)
  }
  irdl.attribute @mesh_axis attributes {format = "`` $name `` `=` `` $size"} {
    %0 = irdl.any {parameter = "string"}
    %1 = irdl.any {parameter = "i64"}
    irdl.parameters(name: %0, size: %1)
  }
  irdl.attribute @op_sharding_rule attributes {
      format = "`<` `(` (`)`) : ($operand_mappings^ `)`)? `` `->` `` `(` (`)`) : ($result_mappings^ `)`)? `` custom<FactorSizes>($factor_sizes) (`reduction` `` `=` `` `{` `` custom<Factors>($reduction_factors)^ `}`)? (`need_replication` `` `=` `` `{` `` custom<Factors>($need_replication_factors)^ `}`)? (`permutation` `` `=` `` `{` `` custom<Factors>($permutation_factors)^ `}`)? (`blocked_propagation` `` `=` `` `{` `` custom<Factors>($blocked_propagation_factors)^ `}`)? `` custom<IsCustom>($is_custom_rule) `` `>`"} {
    %0 = irdl.any {parameter = "i64 array", optional}
    %1 = irdl.any {parameter = "list of #sdy.tensor_mapping", optional}
    %2 = irdl.any {parameter = "bool", default = "false"}
    irdl.parameters(factor_sizes: %0, operand_mappings: %1, result_mappings: %1, reduction_factors: %0, need_replication_factors: %0, permutation_factors: %0, blocked_propagation_factors: %0, is_custom_rule: %2)
  }
  irdl.attribute @propagation_edges attributes {format = "`<` `[` (`]`) : ($value^ `]`)? `>`"} {
    %0 = irdl.any {parameter = "list of #sdy.propagation_one_step", optional}
    irdl.parameters(value: %0)
  }
  irdl.attribute @propagation_one_step attributes {
      format = "`{` `step` `` `-` `` $step_index `=` `[` (`]`) : ($axis_entries^ `]`)? `}`"} {
    %0 = irdl.any {parameter = "i64"}
    %1 = irdl.any {parameter = "list of #sdy.axis_to_propagation_details", optional}
    irdl.parameters(step_index: %0, axis_entries: %1)
  }
  irdl.attribute @sub_axis_info attributes {format = "`(` $pre_size `` `)` `` $size"} {
    %0 = irdl.any {parameter = "i64"}
    irdl.parameters(pre_size: %0, size: %0)
  }
  irdl.attribute @tensor_mapping attributes {format = "`[` `` custom<Dimensions>($dim_mappings) `` `]`"} {
    %0 = irdl.any {parameter = "list of #sdy.dim_mapping", optional}
    irdl.parameters(dim_mappings: %0)
  }
  irdl.attribute @sharding attributes {
      format = "`<` `` custom<Mesh>($mesh_or_ref) `,` `[` (`]`) : ($dim_shardings^ `]`)? `` custom<NamedAxes>($replicated_axes, $unreduced_axes) `` `>`"} {
    %0 = irdl.any {parameter = "#sdy.mesh or @name"}
    %1 = irdl.any {parameter = "list of #sdy.dimension_sharding", optional}
    %2 = irdl.any {parameter = "list of #sdy.axis_ref", optional}
    irdl.parameters(mesh_or_ref: %0, dim_shardings: %1, replicated_axes: %2, unreduced_axes: %2)
  }
  irdl.attribute @sharding_per_value attributes {format = "`<` `[` (`]`) : ($shardings^ `]`)? `>`"} {
    %0 = irdl.any {parameter = "list of #sdy.sharding", optional}
    irdl.parameters(shardings: %0)
  }
  irdl.operation @all_gather attributes {
      format = "$gathering_axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"],
      verify = "sdy.collective"} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {attribute = "#sdy.list_of_axis_ref_lists", description = "List of axis ref lists"}
    %2 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding"}
    %3 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %3)
    irdl.attributes {"gathering_axes" = %1, "out_sharding" = %2}
  }
  irdl.operation @all_reduce attributes {
      format = "$reduction_axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"],
      verify = "sdy.collective"} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {attribute = "#sdy.axis_ref_list", description = "List of axis refs"}
    %3 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding"}
    %4 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %4)
    irdl.attributes {"reduction_axes" = %1, "out_sharding" = %3}
  }
  irdl.operation @all_slice attributes {
      format = "$slicing_axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"],
      verify = "sdy.collective"} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {attribute = "#sdy.list_of_axis_ref_lists", description = "List of axis ref lists"}
    %2 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding"}
    %3 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %3)
    irdl.attributes {"slicing_axes" = %1, "out_sharding" = %2}
  }
  irdl.operation @all_to_all attributes {
      format = "$params $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"],
      verify = "sdy.collective"} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {attribute = "#sdy.all_to_all_param_list", description = "List of all-to-all parameters"}
    %2 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding"}
    %3 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %3)
    irdl.attributes {"params" = %1, "out_sharding" = %2}
  }
  irdl.operation @collective_permute attributes {
      format = "$tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"],
      verify = "sdy.collective"} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding"}
    %2 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %2)
    irdl.attributes {"out_sharding" = %1}
  }
  irdl.operation @constant attributes {
      format = "attr-dict $value",
      match = ["output = same(value)"],
      traits = ["Pure"]} {
    %0 = irdl.any {attribute = "constant vector/tensor attribute"}
    %1 = irdl.any {type = "statically shaped tensor of any type values"}
    irdl.results(output: %1)
    irdl.attributes {"value" = %0}
  }
  irdl.operation @data_flow_edge attributes {
      format = "$input (`sharding````=``` $sharding^)? attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"],
      verify = "sdy.constraint"} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding", optional}
    %2 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(input: %0)
    irdl.results(result: %2)
    irdl.attributes {"sharding" = %1}
  }
  irdl.operation @func_data_flow_edge attributes {
      format = "$operand attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"]} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(operand: %0)
    irdl.results(result: %1)
  }
  irdl.operation @manual_computation attributes {
      assembly = "sdy.manual_computation",
      traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<sdy.return>", "IsolatedFromAbove"],
      verify = "sdy.manual_computation"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {attribute = "#sdy.sharding_per_value", description = "Tensor sharding per operand/result of an op"}
    %2 = irdl.any {attribute = "#sdy.sharding_per_value", description = "Tensor sharding per operand/result of an op"}
    %3 = irdl.any {attribute = "#sdy.manual_axes", description = "A list of axes that a ManualComputationOp is manual on"}
    %4 = irdl.any {type = "any type"}
    irdl.operands(tensors: variadic %0)
    irdl.results(results: variadic %4)
    irdl.attributes {"in_shardings" = %1, "out_shardings" = %2, "manual_axes" = %3}
    %5 = irdl.region with size 1
    irdl.regions(body: %5)
  }
  irdl.operation @mesh attributes {
      format = "$sym_name `=` $mesh attr-dict",
      traits = ["Symbol", "HasParent<builtin.module>"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "#sdy.mesh", description = "Mesh of axes and a list of devices"}
    irdl.attributes {"sym_name" = %0, "mesh" = %1}
  }
  irdl.operation @named_computation attributes {
      assembly = "sdy.named_computation",
      traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<sdy.return>", "RecursivelySpeculatable", "IsolatedFromAbove"]} {
    %0 = irdl.any {attribute = "string attribute"}
    %1 = irdl.any {type = "any type"}
    %2 = irdl.any {attribute = "#sdy.sharding_per_value", description = "Tensor sharding per operand/result of an op", optional}
    %3 = irdl.any {attribute = "#sdy.sharding_per_value", description = "Tensor sharding per operand/result of an op", optional}
    %4 = irdl.any {type = "any type"}
    irdl.operands(operands: variadic %1)
    irdl.results(result: variadic %4)
    irdl.attributes {"name" = %0, "in_shardings" = %2, "out_shardings" = %3}
    %5 = irdl.region with size 1
    irdl.regions(body: %5)
  }
  irdl.operation @propagation_barrier attributes {
      format = "$input `allowed_direction````=```$allowed_direction attr-dict `:` type($input)",
      traits = ["Pure", "SameOperandsAndResultType"],
      verify = "sdy.propagation_barrier"} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["NONE", "FORWARD", "BACKWARD", "BOTH"], description = "propagation direction enum"}
    %2 = irdl.any {type = "ranked tensor of any type values"}
    irdl.operands(input: %0)
    irdl.results(result: %2)
    irdl.attributes {"allowed_direction" = %1}
  }
  irdl.operation @reduce_scatter attributes {
      format = "$reduce_scatter_axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"],
      verify = "sdy.collective"} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {attribute = "#sdy.list_of_axis_ref_lists", description = "List of axis ref lists"}
    %3 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding"}
    %4 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %4)
    irdl.attributes {"reduce_scatter_axes" = %1, "out_sharding" = %3}
  }
  irdl.operation @replicated_to_unreduced attributes {
      format = "$axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"],
      verify = "sdy.collective"} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {attribute = "#sdy.axis_ref_list", description = "List of axis refs"}
    %2 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding"}
    %3 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %3)
    irdl.attributes {"axes" = %1, "out_sharding" = %2}
  }
  irdl.operation @reshard attributes {
      format = "$input $sharding attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType"],
      verify = "sdy.constraint"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(input: %0)
    irdl.results(result: %2)
    irdl.attributes {"sharding" = %1}
  }
  irdl.operation @return attributes {
      format = "attr-dict ($results^ `:` type($results))?",
      traits = ["Pure", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(results: variadic %0)
  }
  irdl.operation @sharded_to_unreduced attributes {
      format = "$axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"],
      verify = "sdy.collective"} {
    %0 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    %1 = irdl.any {attribute = "#sdy.list_of_axis_ref_lists", description = "List of axis ref lists"}
    %2 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding"}
    %3 = irdl.any {type = "$shaped", description = "shaped of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %3)
    irdl.attributes {"axes" = %1, "out_sharding" = %2}
  }
  irdl.operation @sharding_constraint attributes {
      format = "$input $sharding attr-dict `:` type($result)",
      traits = ["SameOperandsAndResultType"],
      verify = "sdy.constraint"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {attribute = "#sdy.sharding", description = "Tensor sharding"}
    %2 = irdl.any {type = "any type"}
    irdl.operands(input: %0)
    irdl.results(result: %2)
    irdl.attributes {"sharding" = %1}
  }
  irdl.operation @sharding_group attributes {
      format = "$input `group_id````=```$group_id attr-dict `:` type($input)",
      infers} {
    %0 = irdl.any {type = "ranked tensor of any type values"}
    %1 = irdl.any {attribute = "64-bit signless integer attribute"}
    irdl.operands(input: %0)
    irdl.attributes {"group_id" = %1}
  }
}
