// RUN: tenure opt --sdy-lift-inlined-meshes
// Meshes become symbols, and those that are the same become one.
sdy.mesh @a = <["x"=2]>
sdy.mesh @b = <["x"=2]>
func.func @f(%a: tensor<8x4xf32> {sdy.sharding=#sdy.sharding<@b,[{"x"},{}]>}, %b: tensor<8x4xf32> {sdy.sharding=#sdy.sharding<mesh<["x"=2]>,[{"x"},{}]>}) -> (tensor<8x4xf32> {sdy.sharding=#sdy.sharding<mesh<["x"=4]>,[{"x"},{}]>}) {
 %0 = sdy.sharding_constraint %a <mesh<["y"=4]>,[{"y"},{?}]> : tensor<8x4xf32>
 %1 = sdy.sharding_constraint %a <mesh<[], device_ids=[3]>,[]> : tensor<8x4xf32>
 %2 = stablehlo.add %a, %b {sdy.sharding=#sdy.sharding_per_value<[<mesh<[]>,[{},{}]>]>} : tensor<8x4xf32>
 %3 = sdy.manual_computation(%0) in_shardings=[<@b, [{"x"}, {}]>] out_shardings=[<mesh<["x"=2]>, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<4x4xf32>) {
      %x = sdy.sharding_constraint %arg1 <mesh<["x"=2]>,[{},{?}]> : tensor<4x4xf32>
      sdy.return %arg1 : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
 return %0: tensor<8x4xf32>
}
// OUT:
module {
  sdy.mesh @a = <["x"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}}
  sdy.mesh @mesh = <["x"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
  sdy.mesh @mesh_0 = <["y"=4]> {stablehlo.mesh = {axes = [{name = "y", size = 4 : i64}]}}
  sdy.mesh @maximal_mesh_3 = <[], device_ids=[3]> {stablehlo.mesh = {axes = [], device_ids = dense<3> : tensor<1xi64>}}
  sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
  func.func @f(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}, {}]>}, %arg1: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh_0, [{"y"}, {?}]> : tensor<8x4xf32>
    %1 = sdy.sharding_constraint %arg0 <@maximal_mesh_3, []> : tensor<8x4xf32>
    %2 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@empty_mesh, [{}, {}]>]>} : tensor<8x4xf32>
    %3 = sdy.manual_computation(%0) in_shardings=[<@a, [{"x"}, {}]>] out_shardings=[<@a, [{"x"}, {}]>] manual_axes={"x"} (%arg2: tensor<4x4xf32>) {
      %4 = sdy.sharding_constraint %arg2 <@a, [{}, {?}]> : tensor<4x4xf32>
      sdy.return %arg2 : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
}

