// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mpmd dialect of Shardy: programs of several programs, each of which runs on its own mesh. Source: its
// documentation at openxla.org/shardy, and the input and output of jaxlib's bindings; schema/README.md documents the attributes.

irdl.dialect @mpmd {
  irdl.type @mesh_tensor attributes {
      format = "`<` $mesh_name `,` $ranked_tensor_type `` custom<MeshTensorTail>($sharding, $memory_kind) `` `>`"} {
    %0 = irdl.any {parameter = "string"}
    %1 = irdl.any {parameter = "tensor type"}
    %2 = irdl.any {parameter = "#sdy.sharding", optional}
    %3 = irdl.any {parameter = "string attribute", optional}
    irdl.parameters(mesh_name: %0, ranked_tensor_type: %1, sharding: %2, memory_kind: %3)
  }
  irdl.attribute @mesh_with_origins attributes {format = "`` $mesh_name (`[` $origins^ `]`)?"} {
    %0 = irdl.any {parameter = "string"}
    %1 = irdl.any {parameter = "list of #mpmd.origin", optional}
    irdl.parameters(mesh_name: %0, origins: %1)
  }
  irdl.attribute @meshes_with_origins attributes {format = "`<` (`>`) : ($value^ `>`)?"} {
    %0 = irdl.any {parameter = "list of #mpmd.mesh_with_origins", optional}
    irdl.parameters(value: %0)
  }
  irdl.attribute @named_mesh attributes {format = "`<` $name `:` $mesh `>`"} {
    %0 = irdl.any {parameter = "string"}
    %1 = irdl.any {parameter = "#sdy.mesh"}
    irdl.parameters(name: %0, mesh: %1)
  }
  irdl.attribute @origin attributes {format = "`` $origin_label"} {
    %0 = irdl.any {parameter = "string"}
    irdl.parameters(origin_label: %0)
  }
  irdl.attribute @reduction attributes {
      cases = ["none", "add", "max", "min", "mul", "or", "and"],
      description = "::mlir::mpmd::ReductionType",
      format = "`<` $value `>`"}
  irdl.attribute @topology attributes {format = "`<` (`>`) : ($meshes^ `>`)?"} {
    %0 = irdl.any {parameter = "list of #mpmd.named_mesh", optional}
    irdl.parameters(meshes: %0)
  }
  irdl.attribute @user_origin attributes {format = "`<` $user_name (`(` $transpose_count^ `)`)? `>`"} {
    %0 = irdl.any {parameter = "string"}
    %1 = irdl.any {parameter = "i64", optional}
    irdl.parameters(user_name: %0, transpose_count: %1)
  }
  irdl.operation @assign attributes {
      format = "attr-dict $tensor `:` functional-type(operands, results)",
      traits = ["Pure", "ParentOneOf<func.func, mpmd.for>"]} {
    %0 = irdl.any {type = "tensor of any type values"}
    %1 = irdl.any {attribute = "string attribute", optional}
    %2 = irdl.any {description = "mesh tensor type", type = "!mpmd.mesh_tensor"}
    irdl.operands(tensor: %0)
    irdl.results(result: %2)
    irdl.attributes {"origin" = %1}
  }
  irdl.operation @broadcast attributes {
      format = "attr-dict $tensor `:` type($tensor)",
      traits = ["SameOperandsAndResultType", "Pure"]} {
    %0 = irdl.any {type = "tensor of any type values"}
    %1 = irdl.any {type = "tensor of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %1)
  }
  irdl.operation @call attributes {
      format = "$callee `(` $tensors `)` attr-dict `:` functional-type(operands, results)",
      traits = ["CallOpInterface"]} {
    %0 = irdl.any {description = "tensor of any type values or mesh tensor type", type = "tensor of any type values or !mpmd.mesh_tensor"}
    %1 = irdl.any {attribute = "flat symbol reference attribute"}
    %2 = irdl.any {description = "tensor of any type values or mesh tensor type", type = "tensor of any type values or !mpmd.mesh_tensor"}
    irdl.operands(tensors: variadic %0)
    irdl.results(result: variadic %2)
    irdl.attributes {"callee" = %1}
  }
  irdl.operation @for attributes {
      assembly = "mpmd.for",
      names = "mpmd_for",
      traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "SingleBlockImplicitTerminator<mpmd.return>"],
      verify = "mpmd.for"} {
    %0 = irdl.any {type = "any type"}
    %1 = irdl.any {attribute = "32-bit unsigned integer attribute"}
    %2 = irdl.any {attribute = "32-bit unsigned integer attribute", optional}
    %3 = irdl.any {type = "any type"}
    irdl.operands(tensors: variadic %0)
    irdl.results(results: variadic %3)
    irdl.attributes {"iterations" = %1, "unroll_factor" = %2}
    %4 = irdl.region with size 1
    irdl.regions(region: %4)
  }
  irdl.operation @fragment attributes {
      assembly = "mpmd.fragment",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<mpmd.return>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "IsolatedFromAbove", "ParentOneOf<func.func, mpmd.for>"],
      verify = "mpmd.fragment"} {
    %0 = irdl.any {description = "mesh tensor type or token", type = "!mpmd.mesh_tensor or token"}
    %1 = irdl.any {attribute = "array attribute", description = "array of origin infos"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    %4 = irdl.any {attribute = "#sdy.sharding_per_value", description = "Tensor sharding per operand/result of an op", optional}
    %5 = irdl.any {attribute = "#sdy.sharding_per_value", description = "Tensor sharding per operand/result of an op", optional}
    %6 = irdl.any {description = "mesh tensor type or token", type = "!mpmd.mesh_tensor or token"}
    irdl.operands(inputs: variadic %0)
    irdl.results(results: variadic %6)
    irdl.attributes {"origin" = %1, "mesh_name" = %2, "stage_id" = %3, "in_shardings" = %4, "out_shardings" = %5}
    %7 = irdl.region with size 1
    irdl.regions(region: %7)
  }
  irdl.operation @fragment_call attributes {
      assembly = "mpmd.fragment_call",
      traits = ["CallOpInterface", "HasParent<func.func>"],
      verify = "mpmd.fragment_call"} {
    %0 = irdl.any {description = "mesh tensor type", type = "!mpmd.mesh_tensor"}
    %1 = irdl.any {attribute = "array attribute", description = "array of origin infos"}
    %2 = irdl.any {attribute = "string attribute"}
    %3 = irdl.any {attribute = "flat symbol reference attribute"}
    %4 = irdl.any {description = "mesh tensor type", type = "!mpmd.mesh_tensor"}
    irdl.operands(tensors: variadic %0)
    irdl.results(result: variadic %4)
    irdl.attributes {"origin" = %1, "mesh_name" = %2, "callee" = %3}
  }
  irdl.operation @named_computation attributes {
      assembly = "mpmd.named_computation",
      traits = ["SingleBlock", "SingleBlockImplicitTerminator<mpmd.return>", "RecursiveMemoryEffects", "RecursivelySpeculatable", "IsolatedFromAbove"],
      verify = "mpmd.named_computation"} {
    %0 = irdl.any {type = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or token"}
    %1 = irdl.any {attribute = "#mpmd.user_origin", description = "Origin of user-specified computation."}
    %2 = irdl.any {type = "ranked tensor of 4/6/8/16/32/64-bit float or bool or 2/4/8/16/32/64-bit integer or complex type with 32/64-bit float elements or per-tensor integer quantized values or token"}
    irdl.operands(tensors: variadic %0)
    irdl.results(results: variadic %2)
    irdl.attributes {"origin" = %1}
    %3 = irdl.region with size 1
    irdl.regions(region: %3)
  }
  irdl.operation @named_tensor attributes {
      format = "$tensor `name````=```$name attr-dict `:` type($result)",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {type = "tensor of any type values"}
    %1 = irdl.any {attribute = "string attribute"}
    %2 = irdl.any {type = "tensor of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %2)
    irdl.attributes {"name" = %1}
  }
  irdl.operation @reduce attributes {
      format = "`` $reduction attr-dict $tensors `:` functional-type(operands, results)",
      traits = ["Pure", "SameOperandsAndResultType"]} {
    %0 = irdl.any {type = "tensor of any type values"}
    %1 = irdl.any {attribute = "#mpmd.reduction", default = "#mpmd.reduction<none>", description = "Denotes a reduction."}
    %2 = irdl.any {type = "tensor of any type values"}
    irdl.operands(tensors: variadic %0)
    irdl.results(result: %2)
    irdl.attributes {"reduction" = %1}
  }
  irdl.operation @return attributes {
      format = "attr-dict $results (`:` type($results)^)?",
      traits = ["Pure", "Terminator"]} {
    %0 = irdl.any {type = "any type"}
    irdl.operands(results: variadic %0)
  }
  irdl.operation @transfer attributes {
      format = "attr-dict $tensor `:` functional-type(operands, results)",
      traits = ["Pure", "HasParent<func.func>"]} {
    %0 = irdl.any {description = "mesh tensor type", type = "!mpmd.mesh_tensor"}
    %1 = irdl.any {description = "mesh tensor type", type = "!mpmd.mesh_tensor"}
    irdl.operands(tensor: %0)
    irdl.results(result: %1)
  }
  irdl.operation @unassign attributes {
      format = "attr-dict $tensor `:` functional-type(operands, results)",
      infers,
      traits = ["Pure", "ParentOneOf<func.func, mpmd.for>"]} {
    %0 = irdl.any {description = "mesh tensor type", type = "!mpmd.mesh_tensor"}
    %1 = irdl.any {attribute = "string attribute", optional}
    %2 = irdl.any {type = "tensor of any type values"}
    irdl.operands(tensor: %0)
    irdl.results(result: %2)
    irdl.attributes {"origin" = %1}
  }
}
