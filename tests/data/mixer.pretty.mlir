module @jit_mixer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<48x192xf32>, %arg1: tensor<192x48xf32>, %arg2: tensor<64x128xf32>, %arg3: tensor<128x64xf32>, %arg4: tensor<48x192xf32>, %arg5: tensor<192x48xf32>, %arg6: tensor<64x128xf32>, %arg7: tensor<128x64xf32>, %arg8: tensor<5x5x1x48xf32>, %arg9: tensor<48x10xf32>, %arg10: tensor<3x3x3x48xf32>, %arg11: tensor<2x32x32x3xf32>) -> (tensor<2x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg11, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x32x32x3xf32>, tensor<3x3x3x48xf32>) -> tensor<2x16x16x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%0, %1) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %114 = stablehlo.maximum %arg12, %arg13 : tensor<f32>
      stablehlo.return %114 : tensor<f32>
    }) : (tensor<2x16x16x48xf32>, tensor<f32>) -> tensor<2x8x8x48xf32>
    %3 = stablehlo.convolution(%2, %arg8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[4, 4], [4, 4]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 48 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x48xf32>, tensor<5x5x1x48xf32>) -> tensor<2x8x8x48xf32>
    %4 = call @relu6(%3) : (tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x8x8x48xf32>) -> tensor<2x64x48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %cst_1 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<2x64x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x64x48xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = call @_var(%5, %c) : (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %14 = stablehlo.add %12, %13 : tensor<2x64x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<2x64x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %17 = stablehlo.multiply %11, %16 : tensor<2x64x48xf32>
    %18 = stablehlo.transpose %17, dims = [0, 2, 1] : (tensor<2x64x48xf32>) -> tensor<2x48x64xf32>
    %19 = stablehlo.dot_general %18, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x48x64xf32>, tensor<64x128xf32>) -> tensor<2x48x128xf32>
    %20 = stablehlo.multiply %19, %19 : tensor<2x48x128xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<2x48x128xf32>
    %cst_3 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x48x128xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<2x48x128xf32>
    %24 = stablehlo.add %19, %23 : tensor<2x48x128xf32>
    %cst_4 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x48x128xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<2x48x128xf32>
    %27 = stablehlo.tanh %26 : tensor<2x48x128xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x48x128xf32>
    %29 = stablehlo.add %28, %27 : tensor<2x48x128xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x48x128xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<2x48x128xf32>
    %32 = stablehlo.multiply %19, %31 : tensor<2x48x128xf32>
    %33 = stablehlo.dot_general %32, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x48x128xf32>, tensor<128x64xf32>) -> tensor<2x48x64xf32>
    %34 = stablehlo.transpose %33, dims = [0, 2, 1] : (tensor<2x48x64xf32>) -> tensor<2x64x48xf32>
    %35 = stablehlo.add %5, %34 : tensor<2x64x48xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %cst_8 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %39 = stablehlo.divide %37, %38 : tensor<2x64x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %41 = stablehlo.subtract %35, %40 : tensor<2x64x48xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %42 = call @_var(%35, %c_9) : (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %44 = stablehlo.add %42, %43 : tensor<2x64x1xf32>
    %45 = stablehlo.rsqrt %44 : tensor<2x64x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %47 = stablehlo.multiply %41, %46 : tensor<2x64x48xf32>
    %48 = stablehlo.dot_general %47, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x64x48xf32>, tensor<48x192xf32>) -> tensor<2x64x192xf32>
    %49 = stablehlo.tanh %48 : tensor<2x64x192xf32>
    %50 = stablehlo.dot_general %49, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x64x192xf32>, tensor<192x48xf32>) -> tensor<2x64x48xf32>
    %51 = stablehlo.add %35, %50 : tensor<2x64x48xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %cst_12 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %55 = stablehlo.divide %53, %54 : tensor<2x64x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %57 = stablehlo.subtract %51, %56 : tensor<2x64x48xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %58 = call @_var(%51, %c_13) : (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %cst_14 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %60 = stablehlo.add %58, %59 : tensor<2x64x1xf32>
    %61 = stablehlo.rsqrt %60 : tensor<2x64x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %63 = stablehlo.multiply %57, %62 : tensor<2x64x48xf32>
    %64 = stablehlo.transpose %63, dims = [0, 2, 1] : (tensor<2x64x48xf32>) -> tensor<2x48x64xf32>
    %65 = stablehlo.dot_general %64, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x48x64xf32>, tensor<64x128xf32>) -> tensor<2x48x128xf32>
    %66 = stablehlo.multiply %65, %65 : tensor<2x48x128xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<2x48x128xf32>
    %cst_15 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x48x128xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<2x48x128xf32>
    %70 = stablehlo.add %65, %69 : tensor<2x48x128xf32>
    %cst_16 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x48x128xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<2x48x128xf32>
    %73 = stablehlo.tanh %72 : tensor<2x48x128xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x48x128xf32>
    %75 = stablehlo.add %74, %73 : tensor<2x48x128xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x48x128xf32>
    %77 = stablehlo.multiply %76, %75 : tensor<2x48x128xf32>
    %78 = stablehlo.multiply %65, %77 : tensor<2x48x128xf32>
    %79 = stablehlo.dot_general %78, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x48x128xf32>, tensor<128x64xf32>) -> tensor<2x48x64xf32>
    %80 = stablehlo.transpose %79, dims = [0, 2, 1] : (tensor<2x48x64xf32>) -> tensor<2x64x48xf32>
    %81 = stablehlo.add %51, %80 : tensor<2x64x48xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %cst_20 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %85 = stablehlo.divide %83, %84 : tensor<2x64x1xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %87 = stablehlo.subtract %81, %86 : tensor<2x64x48xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %88 = call @_var(%81, %c_21) : (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %90 = stablehlo.add %88, %89 : tensor<2x64x1xf32>
    %91 = stablehlo.rsqrt %90 : tensor<2x64x1xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %93 = stablehlo.multiply %87, %92 : tensor<2x64x48xf32>
    %94 = stablehlo.dot_general %93, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x64x48xf32>, tensor<48x192xf32>) -> tensor<2x64x192xf32>
    %95 = stablehlo.tanh %94 : tensor<2x64x192xf32>
    %96 = stablehlo.dot_general %95, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x64x192xf32>, tensor<192x48xf32>) -> tensor<2x64x48xf32>
    %97 = stablehlo.add %81, %96 : tensor<2x64x48xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %cst_24 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<2x64x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %103 = stablehlo.subtract %97, %102 : tensor<2x64x48xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %104 = call @_var(%97, %c_25) : (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %cst_26 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %106 = stablehlo.add %104, %105 : tensor<2x64x1xf32>
    %107 = stablehlo.rsqrt %106 : tensor<2x64x1xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %109 = stablehlo.multiply %103, %108 : tensor<2x64x48xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x48xf32>
    %cst_28 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %112 = stablehlo.divide %110, %111 : tensor<2x48xf32>
    %113 = stablehlo.dot_general %112, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x48xf32>, tensor<48x10xf32>) -> tensor<2x10xf32>
    return %113 : tensor<2x10xf32>
  }
  func.func private @relu6(%arg0: tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x48xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x48xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x8x48xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<2x8x8x48xf32>
    return %3 : tensor<2x8x8x48xf32>
  }
  func.func private @_var(%arg0: tensor<2x64x48xf32>, %arg1: tensor<i32>) -> tensor<2x64x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %cst_0 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x64x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x64x48xf32>
    %6 = chlo.square %5 : tensor<2x64x48xf32> -> tensor<2x64x48xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x64x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64x1xf32>
    return %14 : tensor<2x64x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x64x1xf32>, %arg2: tensor<f32>) -> tensor<2x64x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x64x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x64x1xf32>
    return %2 : tensor<2x64x1xf32>
  }
}
