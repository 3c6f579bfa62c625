// RUN: tenure opt --split-input-file --allow-unregistered-dialect
// The custom forms of mpmd, and its attributes and types as Shardy prints them.
func.func @f(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = mpmd.named_computation<"f"(1)> (%arg0) {a = 1 : i32, name = "x"} (%a: tensor<4x8xf32>) {
    %1 = stablehlo.add %a, %a : tensor<4x8xf32>
    mpmd.return %1 : tensor<4x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2:2 = mpmd.named_computation<"g"> (%arg0, %0) (%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
    mpmd.return %a, %b : tensor<4x8xf32>, tensor<4x8xf32>
  } : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  mpmd.named_computation<"h"(0)> () () {
    mpmd.return
  } : () -> ()
  return %0 : tensor<4x8xf32>
}

// -----

func.func @g(%arg0: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0:2 = mpmd.for (%arg0, %b) {iterations = 12 : ui32, unroll_factor = 3 : ui32} (%a: tensor<4x8xf32>, %c: tensor<4x8xf32>, %i: tensor<ui32>) {
    mpmd.return %a, %c : tensor<4x8xf32>, tensor<4x8xf32>
  } : tensor<4x8xf32>, tensor<4x8xf32>
  %1 = mpmd.for (%arg0) {iterations = 3 : ui32, x} (%a: tensor<4x8xf32>, %i: tensor<ui32>) {
    mpmd.return %a : tensor<4x8xf32>
  } : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

!m = !mpmd.mesh_tensor<"mesh1", tensor<12x16xf32>, sharding=<@mesh, [{?}, {"y"}]>>
func.func @fragment(%arg0 : !m) -> !m attributes {topology=#mpmd.topology<<"mesh1": <["x"=2, "y"=4]>>>} {
  %0 = mpmd.fragment<mesh="mesh1", origin=["f1", "g"(2)], stage=123> (%arg0) (%arg1: tensor<12x16xf32>) {
    mpmd.return %arg1 : tensor<12x16xf32>
  } : (!m) -> (!m)
  %1 = mpmd.fragment<mesh="mesh1", origin=[], in_shardings=[<@mesh, [{"x"}, {?}]>], out_shardings=[<@mesh, [{"x"}, {?}]>]> (%arg0) {x = 1 : i64} (%arg1: tensor<12x16xf32>) {
    mpmd.return %arg1 : tensor<12x16xf32>
  } : (!m) -> !m
  %2 = mpmd.fragment<mesh="mesh1", origin=["a"], stage=7 : i64, out_shardings=[<@mesh, [{"x"}, {?}]>]> (%arg0) (%arg1: tensor<12x16xf32>) {
    mpmd.return %arg1 : tensor<12x16xf32>
  } : (!m) -> !m
  func.return %0 : !m
}

// -----

!mesh_1_tensor = !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
!mesh_2_tensor = !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
func.func @main(%arg0 : !mesh_1_tensor) -> !mesh_2_tensor attributes {
    "topology"=#mpmd.topology<
      <"m1": <["x"=2, "y"=4]>>,
      <"m2": <["z"=3]>>
    >} {
  %0 = mpmd.fragment_call<mesh="m1", origin=["f"(1), "g"]> @fragment1(%arg0) : (!mesh_1_tensor) -> !mesh_1_tensor
  %1 = mpmd.fragment_call<mesh="m1", origin=[]> @fragment1(%0) {a} : (!mesh_1_tensor) -> !mesh_1_tensor
  %2 = mpmd.transfer %1 : (!mesh_1_tensor) -> !mesh_2_tensor
  %3 = mpmd.fragment_call<mesh="m2", origin=[]> @fragment2(%2) : (!mesh_2_tensor) -> !mesh_2_tensor
  func.return %3 : !mesh_2_tensor
}
func.func @fragment1(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {mesh_shape = #sdy.mesh<["x"=2, "y"=4]>} {
  %0 = stablehlo.add %arg0, %arg0 : tensor<4x8xf32>
  func.return %0 : tensor<4x8xf32>
}
func.func @fragment2(%arg0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {mesh_shape = #sdy.mesh<["z"=3]>} {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x8xf32>
  func.return %0 : tensor<4x8xf32>
}

// -----

"t.op"() {
 a = #mpmd.topology<<"m1": <["x"=2,"y"=4]>>,   <"m2" :<["z"=3],device_ids=[2,1,0]>>>,
 b = #mpmd.user_origin<"f" (1)>, b2 = #mpmd.user_origin< "f"(0)>, b3 = #mpmd.user_origin<"f b"(-2)>,
 c = #mpmd.meshes_with_origins<"m3"["origin1","origin2"],"m4">, c2 = #mpmd.meshes_with_origins< >,
 f = #mpmd.reduction< add >, g = #mpmd.named_mesh<"m":<["x"=2]>>,
 t = !mpmd.mesh_tensor<"m" ,tensor<4x8xf32> ,sharding= <@mesh,[{"x", ?}, {}],replicated={"y"}>,memory_kind= "pinned_host">,
 t2 = !mpmd.mesh_tensor<"m",tensor<4x8xf32>,memory_kind="device">,
 t3 = !mpmd.mesh_tensor<"m",tensor<4x8xcomplex<f32>,"enc">,sharding=<@mesh,[{"x":(1)2}p1,{?}]>>} : () -> ()
// OUT:
module {
  func.func @f(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = mpmd.named_computation<"f"(1)> (%arg0) {a = 1 : i32} (%arg1: tensor<4x8xf32>) {
      %2 = stablehlo.add %arg1, %arg1 : tensor<4x8xf32>
      mpmd.return %2 : tensor<4x8xf32>
    } : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1:2 = mpmd.named_computation<"g"> (%arg0, %0) (%arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) {
      mpmd.return %arg1, %arg2 : tensor<4x8xf32>, tensor<4x8xf32>
    } : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
    mpmd.named_computation<"h"> () () {
      mpmd.return 
    } : () -> ()
    return %0 : tensor<4x8xf32>
  }
}

// -----
module {
  func.func @g(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0:2 = mpmd.for (%arg0, %arg1) {iterations = 12 : ui32, unroll_factor = 3 : ui32} (%arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>, %index: tensor<ui32>) {
      mpmd.return %arg2, %arg3 : tensor<4x8xf32>, tensor<4x8xf32>
    } : tensor<4x8xf32>, tensor<4x8xf32>
    %1 = mpmd.for (%arg0) {iterations = 3 : ui32, x} (%arg2: tensor<4x8xf32>, %index: tensor<ui32>) {
      mpmd.return %arg2 : tensor<4x8xf32>
    } : tensor<4x8xf32>
    return %0#0 : tensor<4x8xf32>
  }
}

// -----
module {
  func.func @fragment(%arg0: !mpmd.mesh_tensor<"mesh1", tensor<12x16xf32>, sharding=<@mesh, [{?}, {"y"}]>>) -> !mpmd.mesh_tensor<"mesh1", tensor<12x16xf32>, sharding=<@mesh, [{?}, {"y"}]>> attributes {topology = #mpmd.topology<<"mesh1" : <["x"=2, "y"=4]>>>} {
    %0 = mpmd.fragment<mesh="mesh1", origin=["f1", "g"(2)], stage=123> (%arg0) (%arg1: tensor<12x16xf32>) {
      mpmd.return %arg1 : tensor<12x16xf32>
    } : (!mpmd.mesh_tensor<"mesh1", tensor<12x16xf32>, sharding=<@mesh, [{?}, {"y"}]>>) -> !mpmd.mesh_tensor<"mesh1", tensor<12x16xf32>, sharding=<@mesh, [{?}, {"y"}]>>
    %1 = mpmd.fragment<mesh="mesh1", origin=[], in_shardings=[<@mesh, [{"x"}, {?}]>], out_shardings=[<@mesh, [{"x"}, {?}]>]> (%arg0) {x = 1 : i64} (%arg1: tensor<12x16xf32>) {
      mpmd.return %arg1 : tensor<12x16xf32>
    } : (!mpmd.mesh_tensor<"mesh1", tensor<12x16xf32>, sharding=<@mesh, [{?}, {"y"}]>>) -> !mpmd.mesh_tensor<"mesh1", tensor<12x16xf32>, sharding=<@mesh, [{?}, {"y"}]>>
    %2 = mpmd.fragment<mesh="mesh1", origin=["a"], stage=7, out_shardings=[<@mesh, [{"x"}, {?}]>]> (%arg0) (%arg1: tensor<12x16xf32>) {
      mpmd.return %arg1 : tensor<12x16xf32>
    } : (!mpmd.mesh_tensor<"mesh1", tensor<12x16xf32>, sharding=<@mesh, [{?}, {"y"}]>>) -> !mpmd.mesh_tensor<"mesh1", tensor<12x16xf32>, sharding=<@mesh, [{?}, {"y"}]>>
    return %0 : !mpmd.mesh_tensor<"mesh1", tensor<12x16xf32>, sharding=<@mesh, [{?}, {"y"}]>>
  }
}

// -----
module {
  func.func @main(%arg0: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1" : <["x"=2, "y"=4]>>, <"m2" : <["z"=3]>>>} {
    %0 = mpmd.fragment_call<mesh="m1", origin=["f"(1), "g"]> @fragment1(%arg0) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
    %1 = mpmd.fragment_call<mesh="m1", origin=[]> @fragment1(%0) {a} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
    %2 = mpmd.transfer %1 : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
    %3 = mpmd.fragment_call<mesh="m2", origin=[]> @fragment2(%2) : (!mpmd.mesh_tensor<"m2", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
    return %3 : !mpmd.mesh_tensor<"m2", tensor<4x8xf32>>
  }
  func.func @fragment1(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2, "y"=4]>} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @fragment2(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["z"=3]>} {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}

// -----
module {
  "t.op"() {a = #mpmd.topology<<"m1" : <["x"=2, "y"=4]>>, <"m2" : <["z"=3], device_ids=[2, 1, 0]>>>, b = #mpmd.user_origin<"f"(1)>, b2 = #mpmd.user_origin<"f">, b3 = #mpmd.user_origin<"f b">, c = #mpmd.meshes_with_origins<"m3"["origin1", "origin2"], "m4">, c2 = #mpmd.meshes_with_origins<>, f = #mpmd.reduction<add>, g = #mpmd.named_mesh<"m" : <["x"=2]>>, t = !mpmd.mesh_tensor<"m", tensor<4x8xf32>, sharding=<@mesh, [{"x", ?}, {}], replicated={"y"}>, memory_kind="pinned_host">, t2 = !mpmd.mesh_tensor<"m", tensor<4x8xf32>, memory_kind="device">, t3 = !mpmd.mesh_tensor<"m", tensor<4x8xcomplex<f32>, "enc">, sharding=<@mesh, [{"x":(1)2}p1, {?}]>>} : () -> ()
}

