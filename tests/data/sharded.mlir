"builtin.module"() <{sym_name = "jit_sharded_mlp"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}], function_type = (tensor<352x128xf32>, tensor<128x352xf32>, tensor<128xf32>, tensor<128x352xf32>, tensor<8x16x128xf32>) -> tensor<8x16x128xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<352x128xf32>, %arg2: tensor<128x352xf32>, %arg3: tensor<128xf32>, %arg4: tensor<128x352xf32>, %arg5: tensor<8x16x128xf32>):
    %9 = "chlo.square"(%arg5) : (tensor<8x16x128xf32>) -> tensor<8x16x128xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %32 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<8x16x128xf32>, tensor<f32>) -> tensor<8x16xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16x1xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<8x16x1xf32>, tensor<8x16x1xf32>) -> tensor<8x16x1xf32>
    %16 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16x1xf32>
    %18 = "stablehlo.add"(%15, %17) : (tensor<8x16x1xf32>, tensor<8x16x1xf32>) -> tensor<8x16x1xf32>
    %19 = "stablehlo.rsqrt"(%18) : (tensor<8x16x1xf32>) -> tensor<8x16x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<8x16x1xf32>) -> tensor<8x16x128xf32>
    %21 = "stablehlo.multiply"(%arg5, %20) : (tensor<8x16x128xf32>, tensor<8x16x128xf32>) -> tensor<8x16x128xf32>
    %22 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<8x16x128xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<8x16x128xf32>, tensor<8x16x128xf32>) -> tensor<8x16x128xf32>
    %25 = "stablehlo.dot_general"(%24, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16x128xf32>, tensor<128x352xf32>) -> tensor<8x16x352xf32>
    %26 = "func.call"(%25) <{callee = @silu}> : (tensor<8x16x352xf32>) -> tensor<8x16x352xf32>
    %27 = "stablehlo.dot_general"(%24, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16x128xf32>, tensor<128x352xf32>) -> tensor<8x16x352xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<8x16x352xf32>, tensor<8x16x352xf32>) -> tensor<8x16x352xf32>
    %29 = "stablehlo.dot_general"(%28, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16x352xf32>, tensor<352x128xf32>) -> tensor<8x16x128xf32>
    %30 = "sdy.sharding_constraint"(%29) <{sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}]>}> : (tensor<8x16x128xf32>) -> tensor<8x16x128xf32>
    %31 = "stablehlo.add"(%arg5, %30) : (tensor<8x16x128xf32>, tensor<8x16x128xf32>) -> tensor<8x16x128xf32>
    "func.return"(%31) : (tensor<8x16x128xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x16x352xf32>) -> tensor<8x16x352xf32>, res_attrs = [{}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x16x352xf32>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<8x16x352xf32>) -> tensor<8x16x352xf32>
    %1 = "stablehlo.exponential"(%0) : (tensor<8x16x352xf32>) -> tensor<8x16x352xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16x352xf32>
    %4 = "stablehlo.add"(%3, %1) : (tensor<8x16x352xf32>, tensor<8x16x352xf32>) -> tensor<8x16x352xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x16x352xf32>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<8x16x352xf32>, tensor<8x16x352xf32>) -> tensor<8x16x352xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<8x16x352xf32>, tensor<8x16x352xf32>) -> tensor<8x16x352xf32>
    "func.return"(%8) : (tensor<8x16x352xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
