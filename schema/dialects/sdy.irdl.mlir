// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sdy dialect of Shardy: meshes of devices, and how tensors are sharded over them. Source: its documentation at
// openxla.org/shardy; schema/README.md says what the attributes mean.

irdl.dialect @sdy attributes {
    types = {
      shaped = "vector of any type values or tensor of any type values or ranked or unranked memref of any type values"}} {
  irdl.attribute @all_to_all_param
  irdl.attribute @all_to_all_param_list
  irdl.attribute @axis_ref
  irdl.attribute @axis_ref_list
  irdl.attribute @axis_to_propagation_details
  irdl.attribute @dim_mapping
  irdl.attribute @dimension_sharding
  irdl.attribute @edge_value_ref
  irdl.attribute @list_of_axis_ref_lists
  irdl.attribute @manual_axes
  irdl.attribute @"#mesh"
  irdl.attribute @mesh_axis
  irdl.attribute @op_sharding_rule
  irdl.attribute @propagation_edges
  irdl.attribute @propagation_one_step
  irdl.attribute @sub_axis_info
  irdl.attribute @tensor_mapping
  irdl.attribute @sharding
  irdl.attribute @sharding_per_value
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect"]} {
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
      traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<sdy.return>", "ConditionallySpeculatable", "IsolatedFromAbove"]} {
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultType"],
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultType"],
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
      traits = ["ConditionallySpeculatable", "NoMemoryEffect", "Terminator"]} {
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
