"builtin.module"() <{sym_name = "jit_decoder"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<128xf32>, tensor<352x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<352x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<352x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<352x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<2x32xi32>) -> tensor<2x32x512xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<128xf32>, %arg5: tensor<352x128xf32>, %arg6: tensor<128x352xf32>, %arg7: tensor<128x32xf32>, %arg8: tensor<128xf32>, %arg9: tensor<128x128xf32>, %arg10: tensor<128x128xf32>, %arg11: tensor<128x352xf32>, %arg12: tensor<128x32xf32>, %arg13: tensor<128xf32>, %arg14: tensor<352x128xf32>, %arg15: tensor<128x352xf32>, %arg16: tensor<128x32xf32>, %arg17: tensor<128xf32>, %arg18: tensor<128x128xf32>, %arg19: tensor<128x128xf32>, %arg20: tensor<128x352xf32>, %arg21: tensor<128x32xf32>, %arg22: tensor<128xf32>, %arg23: tensor<352x128xf32>, %arg24: tensor<128x352xf32>, %arg25: tensor<128x32xf32>, %arg26: tensor<128xf32>, %arg27: tensor<128x128xf32>, %arg28: tensor<128x128xf32>, %arg29: tensor<128x352xf32>, %arg30: tensor<128x32xf32>, %arg31: tensor<128xf32>, %arg32: tensor<352x128xf32>, %arg33: tensor<128x352xf32>, %arg34: tensor<128x32xf32>, %arg35: tensor<128xf32>, %arg36: tensor<128x128xf32>, %arg37: tensor<128x128xf32>, %arg38: tensor<128x352xf32>, %arg39: tensor<128x32xf32>, %arg40: tensor<512x128xf32>, %arg41: tensor<128xf32>, %arg42: tensor<2x32xi32>):
    %13 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %14 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %15 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %16 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %17 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %18 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %19 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %20 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x32xi32>
    %23 = "stablehlo.compare"(%arg42, %22) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi1>
    %24 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x32xi32>
    %26 = "stablehlo.add"(%arg42, %25) : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi32>
    %27 = "stablehlo.select"(%23, %26, %arg42) : (tensor<2x32xi1>, tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x32xi32>) -> tensor<2x32x1xi32>
    %29 = "stablehlo.gather"(%arg40, %28) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<512x128xf32>, tensor<2x32x1xi32>) -> tensor<2x32x128xf32>
    %30 = "chlo.square"(%29) : (tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg75: tensor<f32>, %arg76: tensor<f32>):
      %560 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%560) : (tensor<f32>) -> ()
    }) : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %36 = "stablehlo.divide"(%33, %35) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %37 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %39 = "stablehlo.add"(%36, %38) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %40 = "stablehlo.rsqrt"(%39) : (tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %42 = "stablehlo.multiply"(%29, %41) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %43 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %46 = "stablehlo.dot_general"(%45, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<2x32x128xf32>) -> tensor<2x32x8x16xf32>
    %48 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %50 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %51 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %54 = "stablehlo.cosine"(%53) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %56 = "stablehlo.sine"(%53) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %58 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 2, 32, 8, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %59 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 2, 32, 8, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %60 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %62 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %63 = "stablehlo.multiply"(%59, %62) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %64 = "stablehlo.subtract"(%61, %63) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %65 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %66 = "stablehlo.multiply"(%59, %65) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %67 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %68 = "stablehlo.multiply"(%58, %67) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %69 = "stablehlo.add"(%66, %68) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %70 = "stablehlo.concatenate"(%64, %69) <{dimension = 3 : i64}> : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x16xf32>
    %71 = "stablehlo.dot_general"(%45, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %73 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %75 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %77 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %78 = "stablehlo.multiply"(%76, %77) : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %79 = "stablehlo.cosine"(%78) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %81 = "stablehlo.sine"(%78) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %83 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 2, 32, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %84 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 2, 32, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %85 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %86 = "stablehlo.multiply"(%83, %85) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %87 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %88 = "stablehlo.multiply"(%84, %87) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %89 = "stablehlo.subtract"(%86, %88) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %90 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %91 = "stablehlo.multiply"(%84, %90) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %92 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %93 = "stablehlo.multiply"(%83, %92) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %94 = "stablehlo.add"(%91, %93) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %95 = "stablehlo.concatenate"(%89, %94) <{dimension = 3 : i64}> : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
    %96 = "stablehlo.dot_general"(%45, %arg12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %97 = "stablehlo.reshape"(%96) : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %98 = "stablehlo.reshape"(%70) : (tensor<2x32x8x16xf32>) -> tensor<2x32x2x4x16xf32>
    %99 = "stablehlo.dot_general"(%95, %98) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x2x16xf32>, tensor<2x32x2x4x16xf32>) -> tensor<2x2x32x32x4xf32>
    %100 = "stablehlo.transpose"(%99) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x32x32x4xf32>) -> tensor<2x2x4x32x32xf32>
    %101 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %103 = "stablehlo.multiply"(%100, %102) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %104 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xi32>) -> tensor<32x1xi32>
    %106 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xi32>) -> tensor<1x32xi32>
    %108 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %109 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %110 = "stablehlo.compare"(%108, %109) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %111 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %112 = "func.call"(%110, %103, %111) <{callee = @_where}> : (tensor<32x32xi1>, tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %113 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.reduce"(%112, %113) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %559 = "stablehlo.maximum"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%559) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %115 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %117 = "stablehlo.maximum"(%116, %114) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %120 = "stablehlo.subtract"(%112, %119) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %121 = "stablehlo.exponential"(%120) : (tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.reduce"(%121, %122) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
      %558 = "stablehlo.add"(%arg71, %arg72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%558) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %126 = "stablehlo.divide"(%121, %125) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %127 = "stablehlo.dot_general"(%97, %126) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x2x16xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x16x4x32xf32>
    %128 = "stablehlo.transpose"(%127) <{permutation = array<i64: 0, 4, 1, 3, 2>}> : (tensor<2x2x16x4x32xf32>) -> tensor<2x32x2x4x16xf32>
    %129 = "stablehlo.reshape"(%128) : (tensor<2x32x2x4x16xf32>) -> tensor<2x32x128xf32>
    %130 = "stablehlo.dot_general"(%129, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %131 = "stablehlo.add"(%29, %130) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %132 = "chlo.square"(%131) : (tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %133 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.reduce"(%132, %133) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg69: tensor<f32>, %arg70: tensor<f32>):
      %557 = "stablehlo.add"(%arg69, %arg70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%557) : (tensor<f32>) -> ()
    }) : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %136 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %138 = "stablehlo.divide"(%135, %137) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %139 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %141 = "stablehlo.add"(%138, %140) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %142 = "stablehlo.rsqrt"(%141) : (tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %144 = "stablehlo.multiply"(%131, %143) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %145 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %147 = "stablehlo.multiply"(%144, %146) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %148 = "stablehlo.dot_general"(%147, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %149 = "func.call"(%148) <{callee = @silu}> : (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %150 = "stablehlo.dot_general"(%147, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %151 = "stablehlo.multiply"(%149, %150) : (tensor<2x32x352xf32>, tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %152 = "stablehlo.dot_general"(%151, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x352xf32>, tensor<352x128xf32>) -> tensor<2x32x128xf32>
    %153 = "stablehlo.add"(%131, %152) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %154 = "chlo.square"(%153) : (tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %155 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.reduce"(%154, %155) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %556 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%556) : (tensor<f32>) -> ()
    }) : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %158 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %160 = "stablehlo.divide"(%157, %159) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %161 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %163 = "stablehlo.add"(%160, %162) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %164 = "stablehlo.rsqrt"(%163) : (tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %166 = "stablehlo.multiply"(%153, %165) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %167 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %169 = "stablehlo.multiply"(%166, %168) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %170 = "stablehlo.dot_general"(%169, %arg19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %171 = "stablehlo.reshape"(%170) : (tensor<2x32x128xf32>) -> tensor<2x32x8x16xf32>
    %172 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %174 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %175 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %176 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %177 = "stablehlo.multiply"(%175, %176) : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %178 = "stablehlo.cosine"(%177) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %180 = "stablehlo.sine"(%177) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %182 = "stablehlo.slice"(%171) <{limit_indices = array<i64: 2, 32, 8, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %183 = "stablehlo.slice"(%171) <{limit_indices = array<i64: 2, 32, 8, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %184 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %185 = "stablehlo.multiply"(%182, %184) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %186 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %187 = "stablehlo.multiply"(%183, %186) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %188 = "stablehlo.subtract"(%185, %187) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %189 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %190 = "stablehlo.multiply"(%183, %189) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %191 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %192 = "stablehlo.multiply"(%182, %191) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %193 = "stablehlo.add"(%190, %192) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %194 = "stablehlo.concatenate"(%188, %193) <{dimension = 3 : i64}> : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x16xf32>
    %195 = "stablehlo.dot_general"(%169, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %196 = "stablehlo.reshape"(%195) : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %197 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %199 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %200 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %201 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %202 = "stablehlo.multiply"(%200, %201) : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %203 = "stablehlo.cosine"(%202) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %205 = "stablehlo.sine"(%202) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %207 = "stablehlo.slice"(%196) <{limit_indices = array<i64: 2, 32, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %208 = "stablehlo.slice"(%196) <{limit_indices = array<i64: 2, 32, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %209 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %210 = "stablehlo.multiply"(%207, %209) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %211 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %212 = "stablehlo.multiply"(%208, %211) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %213 = "stablehlo.subtract"(%210, %212) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %214 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %215 = "stablehlo.multiply"(%208, %214) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %216 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %217 = "stablehlo.multiply"(%207, %216) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %218 = "stablehlo.add"(%215, %217) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %219 = "stablehlo.concatenate"(%213, %218) <{dimension = 3 : i64}> : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
    %220 = "stablehlo.dot_general"(%169, %arg21) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %221 = "stablehlo.reshape"(%220) : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %222 = "stablehlo.reshape"(%194) : (tensor<2x32x8x16xf32>) -> tensor<2x32x2x4x16xf32>
    %223 = "stablehlo.dot_general"(%219, %222) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x2x16xf32>, tensor<2x32x2x4x16xf32>) -> tensor<2x2x32x32x4xf32>
    %224 = "stablehlo.transpose"(%223) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x32x32x4xf32>) -> tensor<2x2x4x32x32xf32>
    %225 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %226 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %227 = "stablehlo.multiply"(%224, %226) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %228 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xi32>) -> tensor<32x1xi32>
    %230 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xi32>) -> tensor<1x32xi32>
    %232 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %233 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %234 = "stablehlo.compare"(%232, %233) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %235 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %236 = "func.call"(%234, %227, %235) <{callee = @_where}> : (tensor<32x32xi1>, tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %237 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %238 = "stablehlo.reduce"(%236, %237) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %555 = "stablehlo.maximum"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%555) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %239 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %240 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %241 = "stablehlo.maximum"(%240, %238) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %243 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %244 = "stablehlo.subtract"(%236, %243) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %245 = "stablehlo.exponential"(%244) : (tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %246 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %247 = "stablehlo.reduce"(%245, %246) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg63: tensor<f32>, %arg64: tensor<f32>):
      %554 = "stablehlo.add"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%554) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %248 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %249 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %250 = "stablehlo.divide"(%245, %249) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %251 = "stablehlo.dot_general"(%221, %250) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x2x16xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x16x4x32xf32>
    %252 = "stablehlo.transpose"(%251) <{permutation = array<i64: 0, 4, 1, 3, 2>}> : (tensor<2x2x16x4x32xf32>) -> tensor<2x32x2x4x16xf32>
    %253 = "stablehlo.reshape"(%252) : (tensor<2x32x2x4x16xf32>) -> tensor<2x32x128xf32>
    %254 = "stablehlo.dot_general"(%253, %arg18) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %255 = "stablehlo.add"(%153, %254) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %256 = "chlo.square"(%255) : (tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %257 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %258 = "stablehlo.reduce"(%256, %257) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %553 = "stablehlo.add"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%553) : (tensor<f32>) -> ()
    }) : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %259 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %260 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %261 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %262 = "stablehlo.divide"(%259, %261) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %263 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %265 = "stablehlo.add"(%262, %264) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %266 = "stablehlo.rsqrt"(%265) : (tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %267 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %268 = "stablehlo.multiply"(%255, %267) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %269 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %271 = "stablehlo.multiply"(%268, %270) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %272 = "stablehlo.dot_general"(%271, %arg15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %273 = "func.call"(%272) <{callee = @silu}> : (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %274 = "stablehlo.dot_general"(%271, %arg20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %275 = "stablehlo.multiply"(%273, %274) : (tensor<2x32x352xf32>, tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %276 = "stablehlo.dot_general"(%275, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x352xf32>, tensor<352x128xf32>) -> tensor<2x32x128xf32>
    %277 = "stablehlo.add"(%255, %276) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %278 = "chlo.square"(%277) : (tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %279 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %280 = "stablehlo.reduce"(%278, %279) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %552 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%552) : (tensor<f32>) -> ()
    }) : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %282 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %283 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %284 = "stablehlo.divide"(%281, %283) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %285 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %287 = "stablehlo.add"(%284, %286) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %288 = "stablehlo.rsqrt"(%287) : (tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %289 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %290 = "stablehlo.multiply"(%277, %289) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %291 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %292 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %293 = "stablehlo.multiply"(%290, %292) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %294 = "stablehlo.dot_general"(%293, %arg28) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %295 = "stablehlo.reshape"(%294) : (tensor<2x32x128xf32>) -> tensor<2x32x8x16xf32>
    %296 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %298 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %299 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %300 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %301 = "stablehlo.multiply"(%299, %300) : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %302 = "stablehlo.cosine"(%301) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %303 = "stablehlo.broadcast_in_dim"(%302) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %304 = "stablehlo.sine"(%301) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %305 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %306 = "stablehlo.slice"(%295) <{limit_indices = array<i64: 2, 32, 8, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %307 = "stablehlo.slice"(%295) <{limit_indices = array<i64: 2, 32, 8, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %308 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %309 = "stablehlo.multiply"(%306, %308) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %310 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %311 = "stablehlo.multiply"(%307, %310) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %312 = "stablehlo.subtract"(%309, %311) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %313 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %314 = "stablehlo.multiply"(%307, %313) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %315 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %316 = "stablehlo.multiply"(%306, %315) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %317 = "stablehlo.add"(%314, %316) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %318 = "stablehlo.concatenate"(%312, %317) <{dimension = 3 : i64}> : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x16xf32>
    %319 = "stablehlo.dot_general"(%293, %arg25) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %320 = "stablehlo.reshape"(%319) : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %321 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %323 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %324 = "stablehlo.broadcast_in_dim"(%322) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %325 = "stablehlo.broadcast_in_dim"(%323) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %326 = "stablehlo.multiply"(%324, %325) : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %327 = "stablehlo.cosine"(%326) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %328 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %329 = "stablehlo.sine"(%326) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %330 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %331 = "stablehlo.slice"(%320) <{limit_indices = array<i64: 2, 32, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %332 = "stablehlo.slice"(%320) <{limit_indices = array<i64: 2, 32, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %333 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %334 = "stablehlo.multiply"(%331, %333) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %335 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %336 = "stablehlo.multiply"(%332, %335) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %337 = "stablehlo.subtract"(%334, %336) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %338 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %339 = "stablehlo.multiply"(%332, %338) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %340 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %341 = "stablehlo.multiply"(%331, %340) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %342 = "stablehlo.add"(%339, %341) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %343 = "stablehlo.concatenate"(%337, %342) <{dimension = 3 : i64}> : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
    %344 = "stablehlo.dot_general"(%293, %arg30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %345 = "stablehlo.reshape"(%344) : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %346 = "stablehlo.reshape"(%318) : (tensor<2x32x8x16xf32>) -> tensor<2x32x2x4x16xf32>
    %347 = "stablehlo.dot_general"(%343, %346) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x2x16xf32>, tensor<2x32x2x4x16xf32>) -> tensor<2x2x32x32x4xf32>
    %348 = "stablehlo.transpose"(%347) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x32x32x4xf32>) -> tensor<2x2x4x32x32xf32>
    %349 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %351 = "stablehlo.multiply"(%348, %350) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %352 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %353 = "stablehlo.broadcast_in_dim"(%352) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xi32>) -> tensor<32x1xi32>
    %354 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xi32>) -> tensor<1x32xi32>
    %356 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %357 = "stablehlo.broadcast_in_dim"(%355) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %358 = "stablehlo.compare"(%356, %357) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %359 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %360 = "func.call"(%358, %351, %359) <{callee = @_where}> : (tensor<32x32xi1>, tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %361 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %362 = "stablehlo.reduce"(%360, %361) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %551 = "stablehlo.maximum"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%551) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %363 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %364 = "stablehlo.broadcast_in_dim"(%363) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %365 = "stablehlo.maximum"(%364, %362) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %366 = "stablehlo.broadcast_in_dim"(%365) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %367 = "stablehlo.broadcast_in_dim"(%366) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %368 = "stablehlo.subtract"(%360, %367) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %369 = "stablehlo.exponential"(%368) : (tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %370 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %371 = "stablehlo.reduce"(%369, %370) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      %550 = "stablehlo.add"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%550) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %372 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %373 = "stablehlo.broadcast_in_dim"(%372) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %374 = "stablehlo.divide"(%369, %373) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %375 = "stablehlo.dot_general"(%345, %374) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x2x16xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x16x4x32xf32>
    %376 = "stablehlo.transpose"(%375) <{permutation = array<i64: 0, 4, 1, 3, 2>}> : (tensor<2x2x16x4x32xf32>) -> tensor<2x32x2x4x16xf32>
    %377 = "stablehlo.reshape"(%376) : (tensor<2x32x2x4x16xf32>) -> tensor<2x32x128xf32>
    %378 = "stablehlo.dot_general"(%377, %arg27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %379 = "stablehlo.add"(%277, %378) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %380 = "chlo.square"(%379) : (tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %381 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %382 = "stablehlo.reduce"(%380, %381) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg53: tensor<f32>, %arg54: tensor<f32>):
      %549 = "stablehlo.add"(%arg53, %arg54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%549) : (tensor<f32>) -> ()
    }) : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %383 = "stablehlo.broadcast_in_dim"(%382) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %384 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %385 = "stablehlo.broadcast_in_dim"(%384) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %386 = "stablehlo.divide"(%383, %385) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %387 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %388 = "stablehlo.broadcast_in_dim"(%387) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %389 = "stablehlo.add"(%386, %388) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %390 = "stablehlo.rsqrt"(%389) : (tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %391 = "stablehlo.broadcast_in_dim"(%390) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %392 = "stablehlo.multiply"(%379, %391) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %393 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %395 = "stablehlo.multiply"(%392, %394) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %396 = "stablehlo.dot_general"(%395, %arg24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %397 = "func.call"(%396) <{callee = @silu}> : (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %398 = "stablehlo.dot_general"(%395, %arg29) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %399 = "stablehlo.multiply"(%397, %398) : (tensor<2x32x352xf32>, tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %400 = "stablehlo.dot_general"(%399, %arg23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x352xf32>, tensor<352x128xf32>) -> tensor<2x32x128xf32>
    %401 = "stablehlo.add"(%379, %400) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %402 = "chlo.square"(%401) : (tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %403 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %404 = "stablehlo.reduce"(%402, %403) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %548 = "stablehlo.add"(%arg51, %arg52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%548) : (tensor<f32>) -> ()
    }) : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %405 = "stablehlo.broadcast_in_dim"(%404) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %406 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %407 = "stablehlo.broadcast_in_dim"(%406) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %408 = "stablehlo.divide"(%405, %407) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %409 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %410 = "stablehlo.broadcast_in_dim"(%409) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %411 = "stablehlo.add"(%408, %410) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %412 = "stablehlo.rsqrt"(%411) : (tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %413 = "stablehlo.broadcast_in_dim"(%412) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %414 = "stablehlo.multiply"(%401, %413) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %415 = "stablehlo.broadcast_in_dim"(%arg31) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %417 = "stablehlo.multiply"(%414, %416) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %418 = "stablehlo.dot_general"(%417, %arg37) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %419 = "stablehlo.reshape"(%418) : (tensor<2x32x128xf32>) -> tensor<2x32x8x16xf32>
    %420 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %421 = "stablehlo.broadcast_in_dim"(%420) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %422 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %423 = "stablehlo.broadcast_in_dim"(%421) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %424 = "stablehlo.broadcast_in_dim"(%422) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %425 = "stablehlo.multiply"(%423, %424) : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %426 = "stablehlo.cosine"(%425) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %427 = "stablehlo.broadcast_in_dim"(%426) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %428 = "stablehlo.sine"(%425) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %429 = "stablehlo.broadcast_in_dim"(%428) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %430 = "stablehlo.slice"(%419) <{limit_indices = array<i64: 2, 32, 8, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %431 = "stablehlo.slice"(%419) <{limit_indices = array<i64: 2, 32, 8, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %432 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %433 = "stablehlo.multiply"(%430, %432) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %434 = "stablehlo.broadcast_in_dim"(%429) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %435 = "stablehlo.multiply"(%431, %434) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %436 = "stablehlo.subtract"(%433, %435) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %437 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %438 = "stablehlo.multiply"(%431, %437) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %439 = "stablehlo.broadcast_in_dim"(%429) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %440 = "stablehlo.multiply"(%430, %439) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %441 = "stablehlo.add"(%438, %440) : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x8xf32>
    %442 = "stablehlo.concatenate"(%436, %441) <{dimension = 3 : i64}> : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x16xf32>
    %443 = "stablehlo.dot_general"(%417, %arg34) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %444 = "stablehlo.reshape"(%443) : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %445 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %446 = "stablehlo.broadcast_in_dim"(%445) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %447 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %448 = "stablehlo.broadcast_in_dim"(%446) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %449 = "stablehlo.broadcast_in_dim"(%447) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %450 = "stablehlo.multiply"(%448, %449) : (tensor<32x8xf32>, tensor<32x8xf32>) -> tensor<32x8xf32>
    %451 = "stablehlo.cosine"(%450) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %452 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %453 = "stablehlo.sine"(%450) : (tensor<32x8xf32>) -> tensor<32x8xf32>
    %454 = "stablehlo.broadcast_in_dim"(%453) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %455 = "stablehlo.slice"(%444) <{limit_indices = array<i64: 2, 32, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %456 = "stablehlo.slice"(%444) <{limit_indices = array<i64: 2, 32, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %457 = "stablehlo.broadcast_in_dim"(%452) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %458 = "stablehlo.multiply"(%455, %457) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %459 = "stablehlo.broadcast_in_dim"(%454) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %460 = "stablehlo.multiply"(%456, %459) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %461 = "stablehlo.subtract"(%458, %460) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %462 = "stablehlo.broadcast_in_dim"(%452) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %463 = "stablehlo.multiply"(%456, %462) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %464 = "stablehlo.broadcast_in_dim"(%454) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %465 = "stablehlo.multiply"(%455, %464) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %466 = "stablehlo.add"(%463, %465) : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x8xf32>
    %467 = "stablehlo.concatenate"(%461, %466) <{dimension = 3 : i64}> : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
    %468 = "stablehlo.dot_general"(%417, %arg39) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %469 = "stablehlo.reshape"(%468) : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %470 = "stablehlo.reshape"(%442) : (tensor<2x32x8x16xf32>) -> tensor<2x32x2x4x16xf32>
    %471 = "stablehlo.dot_general"(%467, %470) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x2x16xf32>, tensor<2x32x2x4x16xf32>) -> tensor<2x2x32x32x4xf32>
    %472 = "stablehlo.transpose"(%471) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x32x32x4xf32>) -> tensor<2x2x4x32x32xf32>
    %473 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %474 = "stablehlo.broadcast_in_dim"(%473) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %475 = "stablehlo.multiply"(%472, %474) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %476 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %477 = "stablehlo.broadcast_in_dim"(%476) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xi32>) -> tensor<32x1xi32>
    %478 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi32>
    %479 = "stablehlo.broadcast_in_dim"(%478) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xi32>) -> tensor<1x32xi32>
    %480 = "stablehlo.broadcast_in_dim"(%477) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %481 = "stablehlo.broadcast_in_dim"(%479) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %482 = "stablehlo.compare"(%480, %481) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %483 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %484 = "func.call"(%482, %475, %483) <{callee = @_where}> : (tensor<32x32xi1>, tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %485 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %486 = "stablehlo.reduce"(%484, %485) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %547 = "stablehlo.maximum"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%547) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %487 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %488 = "stablehlo.broadcast_in_dim"(%487) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %489 = "stablehlo.maximum"(%488, %486) : (tensor<2x2x4x32xf32>, tensor<2x2x4x32xf32>) -> tensor<2x2x4x32xf32>
    %490 = "stablehlo.broadcast_in_dim"(%489) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %491 = "stablehlo.broadcast_in_dim"(%490) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %492 = "stablehlo.subtract"(%484, %491) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %493 = "stablehlo.exponential"(%492) : (tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %494 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %495 = "stablehlo.reduce"(%493, %494) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg47: tensor<f32>, %arg48: tensor<f32>):
      %546 = "stablehlo.add"(%arg47, %arg48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%546) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %496 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %497 = "stablehlo.broadcast_in_dim"(%496) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %498 = "stablehlo.divide"(%493, %497) : (tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    %499 = "stablehlo.dot_general"(%469, %498) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x2x16xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x16x4x32xf32>
    %500 = "stablehlo.transpose"(%499) <{permutation = array<i64: 0, 4, 1, 3, 2>}> : (tensor<2x2x16x4x32xf32>) -> tensor<2x32x2x4x16xf32>
    %501 = "stablehlo.reshape"(%500) : (tensor<2x32x2x4x16xf32>) -> tensor<2x32x128xf32>
    %502 = "stablehlo.dot_general"(%501, %arg36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %503 = "stablehlo.add"(%401, %502) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %504 = "chlo.square"(%503) : (tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %505 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %506 = "stablehlo.reduce"(%504, %505) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg45: tensor<f32>, %arg46: tensor<f32>):
      %545 = "stablehlo.add"(%arg45, %arg46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%545) : (tensor<f32>) -> ()
    }) : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %507 = "stablehlo.broadcast_in_dim"(%506) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %508 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %509 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %510 = "stablehlo.divide"(%507, %509) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %511 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %512 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %513 = "stablehlo.add"(%510, %512) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %514 = "stablehlo.rsqrt"(%513) : (tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %515 = "stablehlo.broadcast_in_dim"(%514) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %516 = "stablehlo.multiply"(%503, %515) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %517 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %518 = "stablehlo.broadcast_in_dim"(%517) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %519 = "stablehlo.multiply"(%516, %518) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %520 = "stablehlo.dot_general"(%519, %arg33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %521 = "func.call"(%520) <{callee = @silu}> : (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %522 = "stablehlo.dot_general"(%519, %arg38) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %523 = "stablehlo.multiply"(%521, %522) : (tensor<2x32x352xf32>, tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %524 = "stablehlo.dot_general"(%523, %arg32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x352xf32>, tensor<352x128xf32>) -> tensor<2x32x128xf32>
    %525 = "stablehlo.add"(%503, %524) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %526 = "chlo.square"(%525) : (tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %527 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %528 = "stablehlo.reduce"(%526, %527) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %544 = "stablehlo.add"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%544) : (tensor<f32>) -> ()
    }) : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %529 = "stablehlo.broadcast_in_dim"(%528) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %530 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %531 = "stablehlo.broadcast_in_dim"(%530) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %532 = "stablehlo.divide"(%529, %531) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %533 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %534 = "stablehlo.broadcast_in_dim"(%533) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x1xf32>
    %535 = "stablehlo.add"(%532, %534) : (tensor<2x32x1xf32>, tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %536 = "stablehlo.rsqrt"(%535) : (tensor<2x32x1xf32>) -> tensor<2x32x1xf32>
    %537 = "stablehlo.broadcast_in_dim"(%536) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %538 = "stablehlo.multiply"(%525, %537) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %539 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %540 = "stablehlo.broadcast_in_dim"(%539) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %541 = "stablehlo.multiply"(%538, %540) : (tensor<2x32x128xf32>, tensor<2x32x128xf32>) -> tensor<2x32x128xf32>
    %542 = "stablehlo.transpose"(%arg40) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %543 = "stablehlo.dot_general"(%541, %542) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32x128xf32>, tensor<128x512xf32>) -> tensor<2x32x512xf32>
    "func.return"(%543) : (tensor<2x32x512xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<32x32xi1>, tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32x32xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<32x32xi1>, %arg2: tensor<2x2x4x32x32xf32>, %arg3: tensor<f32>):
    %9 = "stablehlo.convert"(%arg3) : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<32x32xi1>) -> tensor<2x2x4x32x32xi1>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %12 = "stablehlo.select"(%10, %arg2, %11) : (tensor<2x2x4x32x32xi1>, tensor<2x2x4x32x32xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x4x32x32xf32>
    "func.return"(%12) : (tensor<2x2x4x32x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>, res_attrs = [{}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x32x352xf32>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %1 = "stablehlo.exponential"(%0) : (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x352xf32>
    %4 = "stablehlo.add"(%3, %1) : (tensor<2x32x352xf32>, tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x352xf32>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<2x32x352xf32>, tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<2x32x352xf32>, tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    "func.return"(%8) : (tensor<2x32x352xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
