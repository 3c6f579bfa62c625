// RUN: tenure opt --split-input-file
// Shardings that do not fit their meshes and types, in Shardy's words.
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.sharding_constraint %a <@other, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.sharding_constraint %a <@mesh, [{}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.sharding_constraint %a <@mesh, [{"z"}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.sharding_constraint %a <@mesh, [{"x"}, {"x"}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.sharding_constraint %a <@mesh, [{"x":(1)2}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.sharding_constraint %a <@mesh, [{"y":(1)2, "y":(2)2}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.sharding_constraint %a <@mesh, [{"y":(1)3}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.sharding_constraint %a <@mesh, [{"y":(1)2}, {"y"}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.sharding_constraint %a <@mesh, [{}, {}], replicated={"y", "x"}> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.reshard %a <@mesh, [{}p1, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.reshard %a <mesh<[], device_ids=[1]>, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @f(%a: tensor<8x4xf32>) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<4x4xf32>) {
    %1 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x"} (%arg2: tensor<4x4xf32>) {
      sdy.return %arg2 : tensor<4x4xf32>
    } : (tensor<4x4xf32>) -> tensor<4x4xf32>
    sdy.return %1 : tensor<4x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:4:8: error: 'sdy.sharding_constraint' op unknown mesh: @other
//   %0 = sdy.sharding_constraint %a <@other, [{}, {}]> : tensor<8x4xf32>
//        ^
// <stdin>:4:8: note: see current operation: %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@other, [{}, {}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:12:8: error: 'sdy.sharding_constraint' op sharding doesn't match tensor rank: 1 != 2
//   %0 = sdy.sharding_constraint %a <@mesh, [{}]> : tensor<8x4xf32>
//        ^
// <stdin>:12:8: note: see current operation: %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:20:8: error: 'sdy.sharding_constraint' op unknown axis name: "z"
//   %0 = sdy.sharding_constraint %a <@mesh, [{"z"}, {}]> : tensor<8x4xf32>
//        ^
// <stdin>:20:8: note: see current operation: %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"z"}, {}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:28:8: error: 'sdy.sharding_constraint' op duplicate axis ref: "x"
//   %0 = sdy.sharding_constraint %a <@mesh, [{"x"}, {"x"}]> : tensor<8x4xf32>
//        ^
// <stdin>:28:8: note: see current operation: %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"x"}, {"x"}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:36:8: error: 'sdy.sharding_constraint' op sub-axis size is equal to the full axis size: "x":(1)2
//   %0 = sdy.sharding_constraint %a <@mesh, [{"x":(1)2}, {}]> : tensor<8x4xf32>
//        ^
// <stdin>:36:8: note: see current operation: %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:44:8: error: 'sdy.sharding_constraint' op two consecutive sub-axes can be merged: "y":(1)2, "y":(2)2
//   %0 = sdy.sharding_constraint %a <@mesh, [{"y":(1)2, "y":(2)2}, {}]> : tensor<8x4xf32>
//        ^
// <stdin>:44:8: note: see current operation: %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"y":(1)2, "y":(2)2}, {}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:52:8: error: 'sdy.sharding_constraint' op sub-axis next pre-size 3 doesn't divide the size of the full axis 4: "y":(1)3
//   %0 = sdy.sharding_constraint %a <@mesh, [{"y":(1)3}, {}]> : tensor<8x4xf32>
//        ^
// <stdin>:52:8: note: see current operation: %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"y":(1)3}, {}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:60:8: error: 'sdy.sharding_constraint' op both sub-axis and full-axis are used for axis name: "y"
//   %0 = sdy.sharding_constraint %a <@mesh, [{"y":(1)2}, {"y"}]> : tensor<8x4xf32>
//        ^
// <stdin>:60:8: note: see current operation: %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{"y":(1)2}, {"y"}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:68:8: error: 'sdy.sharding_constraint' op replicated axes are not ordered w.r.t. mesh
//   %0 = sdy.sharding_constraint %a <@mesh, [{}, {}], replicated={"y", "x"}> : tensor<8x4xf32>
//        ^
// <stdin>:68:8: note: see current operation: %0 = "sdy.sharding_constraint"(%arg0) <{sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"y", "x"}>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:76:8: error: 'sdy.reshard' op dim 0 is empty and closed but has a priority
//   %0 = sdy.reshard %a <@mesh, [{}p1, {}]> : tensor<8x4xf32>
//        ^
// <stdin>:76:8: note: see current operation: %0 = "sdy.reshard"(%arg0) <{sharding = #sdy.sharding<@mesh, [{}p1, {}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:84:8: error: 'sdy.reshard' op a maximal sharding can only have a sharding with rank 0 and no replicated or unreduced axes.
//   %0 = sdy.reshard %a <mesh<[], device_ids=[1]>, [{}, {}]> : tensor<8x4xf32>
//        ^
// <stdin>:84:8: note: see current operation: %0 = "sdy.reshard"(%arg0) <{sharding = #sdy.sharding<mesh<[], device_ids=[1]>, [{}, {}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:92:8: error: 'sdy.propagation_barrier' op cannot specify `BOTH` as the direction. Not blocking propagation direction makes the op redundant.
//   %0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8x4xf32>
//        ^
// <stdin>:92:8: note: see current operation: %0 = "sdy.propagation_barrier"(%arg0) <{allowed_direction = 3 : i32}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
// <stdin>:101:10: error: 'sdy.manual_computation' op operates on axis "x" which is already bound by a parent sdy.manual_computation op
//     %1 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x"} (%arg2: tensor<4x4xf32>) {
//          ^
// <stdin>:101:10: note: see current operation: 
// %0 = "sdy.manual_computation"(<<UNKNOWN SSA VALUE>>) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>}> ({
// ^bb0(%arg0: tensor<4x4xf32>):
//   "sdy.return"(%arg0) : (tensor<4x4xf32>) -> ()
// }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
// <stdin>:100:8: note: parent bounding this axis as manual
//   %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<4x4xf32>) {
//        ^
