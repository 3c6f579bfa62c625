// RUN: tenure opt --xla-sdy-round-trip-import-shardy-attrs --split-input-file
// What XLA keeps as strings is taken out of its frontend attributes.
module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\"x\"=2]>, m2 = #sdy.mesh<[\"x\"=4]>}", foo="3"}} {
func.func @f(%a: tensor<8x4xf32> {mhlo.sharding="{replicated}", mhlo.frontend_attributes = {xla.sdy.sharding="#sdy.sharding<@mesh, [{\"x\"}, {}]>"}}) -> (tensor<8x4xf32> {mhlo.sharding="x"}) {
 %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding="{}", mhlo.frontend_attributes = {xla.sdy.sharding="#sdy.sharding_per_value<[<@mesh, [{\"x\"}, {}]>]>", k="v"}} : (tensor<8x4xf32>) -> tensor<8x4xf32>
 %2 = stablehlo.add %a, %0 {mhlo.frontend_attributes = {xla.sdy.sharding="#sdy.sharding_per_value<[<@mesh, [{\"x\"}, {}]>]>", xla.sdy.sharding_rule="#sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4}>"}} : tensor<8x4xf32>
 %1 = stablehlo.custom_call @xla.sdy.FuncResultSharding(%2) {has_side_effect=true, mhlo.sharding="{}", mhlo.frontend_attributes = {xla.sdy.sharding="#sdy.sharding_per_value<[<@mesh, [{\"x\"}, {}]>]>"}} : (tensor<8x4xf32>) -> tensor<8x4xf32>
 return %1: tensor<8x4xf32>
}}

// -----

module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\"x\"=2]>}"}} {
func.func @f(%a: tensor<8x4xf32>) -> (tensor<8x4xf32>) {
 %1 = stablehlo.custom_call @xla.sdy.FuncResultSharding(%a) {has_side_effect=true, mhlo.frontend_attributes = {xla.sdy.sharding="#sdy.sharding_per_value<[<@mesh, [{\"x\"}, {}]>]>"}} : (tensor<8x4xf32>) -> tensor<8x4xf32>
 %2 = stablehlo.add %1, %1 : tensor<8x4xf32>
 return %2: tensor<8x4xf32>
}}
// OUT:
module attributes {mhlo.frontend_attributes = {foo = "3"}} {
  sdy.mesh @m2 = <["x"=4]>
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {mhlo.frontend_attributes = {k = "v"}, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = stablehlo.add %arg0, %0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4}>} : tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
}

// -----
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x", ?}, {?}]> : tensor<8x4xf32>
    %1 = stablehlo.add %0, %0 : tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
}

