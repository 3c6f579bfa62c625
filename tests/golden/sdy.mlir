// RUN: tenure opt
// The custom forms of sdy.
module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @f(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x4xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {?}]> : tensor<8x4xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<4x4xf32>) {
      sdy.return %arg1 : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %2 = sdy.propagation_barrier %1 allowed_direction=FORWARD : tensor<8x4xf32>
    sdy.sharding_group %2 group_id=3 : tensor<8x4xf32>
    %3 = sdy.named_computation<"foo">(%2) in_shardings=[<@mesh, [{"x"}, {}]>] (%arg1: tensor<8x4xf32>) {
      sdy.return %arg1 : tensor<8x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %4 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
    %5 = sdy.all_reduce {"y"} %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
    %6 = sdy.constant dense<1.000000e+00> : tensor<8x4xf32>
    %7 = sdy.reduce_scatter [{}, {"y"}] %arg0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<8x4xf32>
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"x"} () {
      sdy.return
    } : () -> ()
    return %4 : tensor<8x4xf32>
  }
}
// OUT:
module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @f(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x4xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {?}]> : tensor<8x4xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<4x4xf32>) {
      sdy.return %arg1 : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %2 = sdy.propagation_barrier %1 allowed_direction=FORWARD : tensor<8x4xf32>
    sdy.sharding_group %2 group_id=3 : tensor<8x4xf32>
    %3 = sdy.named_computation<"foo">(%2) in_shardings=[<@mesh, [{"x"}, {}]>] (%arg1: tensor<8x4xf32>) {
      sdy.return %arg1 : tensor<8x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %4 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
    %5 = sdy.all_reduce {"y"} %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
    %6 = sdy.constant dense<1.000000e+00> : tensor<8x4xf32>
    %7 = sdy.reduce_scatter [{}, {"y"}] %arg0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<8x4xf32>
    sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"x"} () {
      sdy.return
    } : () -> ()
    return %4 : tensor<8x4xf32>
  }
}

