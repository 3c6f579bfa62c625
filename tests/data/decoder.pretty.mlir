module @jit_decoder attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<128xf32>, %arg1: tensor<352x128xf32>, %arg2: tensor<128x352xf32>, %arg3: tensor<128x32xf32>, %arg4: tensor<128xf32>, %arg5: tensor<128x128xf32>, %arg6: tensor<128x128xf32>, %arg7: tensor<128x352xf32>, %arg8: tensor<128x32xf32>, %arg9: tensor<128xf32>, %arg10: tensor<352x128xf32>, %arg11: tensor<128x352xf32>, %arg12: tensor<128x32xf32>, %arg13: tensor<128xf32>, %arg14: tensor<128x128xf32>, %arg15: tensor<128x128xf32>, %arg16: tensor<128x352xf32>, %arg17: tensor<128x32xf32>, %arg18: tensor<128xf32>, %arg19: tensor<352x128xf32>, %arg20: tensor<128x352xf32>, %arg21: tensor<128x32xf32>, %arg22: tensor<128xf32>, %arg23: tensor<128x128xf32>, %arg24: tensor<128x128xf32>, %arg25: tensor<128x352xf32>, %arg26: tensor<128x32xf32>, %arg27: tensor<128xf32>, %arg28: tensor<352x128xf32>, %arg29: tensor<128x352xf32>, %arg30: tensor<128x32xf32>, %arg31: tensor<128xf32>, %arg32: tensor<128x128xf32>, %arg33: tensor<128x128xf32>, %arg34: tensor<128x352xf32>, %arg35: tensor<128x32xf32>, %arg36: tensor<512x128xf32>, %arg37: tensor<128xf32>, %arg38: tensor<2x32xi32>) -> (tensor<2x32x512xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>
    %cst_6 = stablehlo.constant dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
    %1 = stablehlo.compare LT, %arg38, %0, SIGNED : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi1>
    %c_7 = stablehlo.constant dense<512> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
    %3 = stablehlo.add %arg38, %2 : tensor<2x32xi32>
    %4 = stablehlo.select %1, %3, %arg38 : tensor<2x32xi1>, tensor<2x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x32xi32>) -> tensor<2x32x1xi32>
    %6 = "stablehlo.gather"(%arg36, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<512x128xf32>, tensor<2x32x1xi32>) -> tensor<2x32x128xf32>
    %7 = chlo.square %6 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_9 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<2x32x1xf32>
    %cst_10 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %13 = stablehlo.add %11, %12 : tensor<2x32x1xf32>
    %14 = stablehlo.rsqrt %13 : tensor<2x32x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %16 = stablehlo.multiply %6, %15 : tensor<2x32x128xf32>
    %17 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<2x32x128xf32>
    %20 = stablehlo.dot_general %19, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %21 = stablehlo.reshape %20 : (tensor<2x32x128xf32>) -> tensor<2x32x8x16xf32>
    %22 = stablehlo.iota dim = 0 : tensor<32xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %27 = stablehlo.multiply %25, %26 : tensor<32x8xf32>
    %28 = stablehlo.cosine %27 : tensor<32x8xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %30 = stablehlo.sine %27 : tensor<32x8xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %32 = stablehlo.slice %21 [0:2, 0:32, 0:8, 0:8] : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %33 = stablehlo.slice %21 [0:2, 0:32, 0:8, 8:16] : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %34 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<2x32x8x8xf32>
    %36 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %37 = stablehlo.multiply %33, %36 : tensor<2x32x8x8xf32>
    %38 = stablehlo.subtract %35, %37 : tensor<2x32x8x8xf32>
    %39 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %40 = stablehlo.multiply %33, %39 : tensor<2x32x8x8xf32>
    %41 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %42 = stablehlo.multiply %32, %41 : tensor<2x32x8x8xf32>
    %43 = stablehlo.add %40, %42 : tensor<2x32x8x8xf32>
    %44 = stablehlo.concatenate %38, %43, dim = 3 : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x16xf32>
    %45 = stablehlo.dot_general %19, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %46 = stablehlo.reshape %45 : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %47 = stablehlo.iota dim = 0 : tensor<32xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %49 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %52 = stablehlo.multiply %50, %51 : tensor<32x8xf32>
    %53 = stablehlo.cosine %52 : tensor<32x8xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %55 = stablehlo.sine %52 : tensor<32x8xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %57 = stablehlo.slice %46 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %58 = stablehlo.slice %46 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %59 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<2x32x2x8xf32>
    %61 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %62 = stablehlo.multiply %58, %61 : tensor<2x32x2x8xf32>
    %63 = stablehlo.subtract %60, %62 : tensor<2x32x2x8xf32>
    %64 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %65 = stablehlo.multiply %58, %64 : tensor<2x32x2x8xf32>
    %66 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %67 = stablehlo.multiply %57, %66 : tensor<2x32x2x8xf32>
    %68 = stablehlo.add %65, %67 : tensor<2x32x2x8xf32>
    %69 = stablehlo.concatenate %63, %68, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
    %70 = stablehlo.dot_general %19, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %71 = stablehlo.reshape %70 : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %72 = stablehlo.reshape %44 : (tensor<2x32x8x16xf32>) -> tensor<2x32x2x4x16xf32>
    %73 = stablehlo.dot_general %69, %72, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xf32>, tensor<2x32x2x4x16xf32>) -> tensor<2x2x32x32x4xf32>
    %74 = stablehlo.transpose %73, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x4xf32>) -> tensor<2x2x4x32x32xf32>
    %cst_11 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %76 = stablehlo.multiply %74, %75 : tensor<2x2x4x32x32xf32>
    %77 = stablehlo.iota dim = 0 : tensor<32xi32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %79 = stablehlo.iota dim = 0 : tensor<32xi32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %81 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %82 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %83 = stablehlo.compare GE, %81, %82, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %84 = call @_where(%83, %76, %cst_12) : (tensor<32x32xi1>, tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %85 = stablehlo.reduce(%84 init: %cst_13) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %87 = stablehlo.maximum %86, %85 : tensor<2x2x4x32xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3, 4] : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %90 = stablehlo.subtract %84, %89 : tensor<2x2x4x32x32xf32>
    %91 = stablehlo.exponential %90 : tensor<2x2x4x32x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_15) applies stablehlo.add across dimensions = [4] : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3, 4] : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %95 = stablehlo.divide %91, %94 : tensor<2x2x4x32x32xf32>
    %96 = stablehlo.dot_general %71, %95, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x16x4x32xf32>
    %97 = stablehlo.transpose %96, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x4x32xf32>) -> tensor<2x32x2x4x16xf32>
    %98 = stablehlo.reshape %97 : (tensor<2x32x2x4x16xf32>) -> tensor<2x32x128xf32>
    %99 = stablehlo.dot_general %98, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %100 = stablehlo.add %6, %99 : tensor<2x32x128xf32>
    %101 = chlo.square %100 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_17 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %105 = stablehlo.divide %103, %104 : tensor<2x32x1xf32>
    %cst_18 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %107 = stablehlo.add %105, %106 : tensor<2x32x1xf32>
    %108 = stablehlo.rsqrt %107 : tensor<2x32x1xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %110 = stablehlo.multiply %100, %109 : tensor<2x32x128xf32>
    %111 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %113 = stablehlo.multiply %110, %112 : tensor<2x32x128xf32>
    %114 = stablehlo.dot_general %113, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %115 = call @silu(%114) : (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %116 = stablehlo.dot_general %113, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %117 = stablehlo.multiply %115, %116 : tensor<2x32x352xf32>
    %118 = stablehlo.dot_general %117, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x352xf32>, tensor<352x128xf32>) -> tensor<2x32x128xf32>
    %119 = stablehlo.add %100, %118 : tensor<2x32x128xf32>
    %120 = chlo.square %119 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_20 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %124 = stablehlo.divide %122, %123 : tensor<2x32x1xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %126 = stablehlo.add %124, %125 : tensor<2x32x1xf32>
    %127 = stablehlo.rsqrt %126 : tensor<2x32x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %129 = stablehlo.multiply %119, %128 : tensor<2x32x128xf32>
    %130 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %132 = stablehlo.multiply %129, %131 : tensor<2x32x128xf32>
    %133 = stablehlo.dot_general %132, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %134 = stablehlo.reshape %133 : (tensor<2x32x128xf32>) -> tensor<2x32x8x16xf32>
    %135 = stablehlo.iota dim = 0 : tensor<32xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %137 = stablehlo.broadcast_in_dim %cst_1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %138 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %139 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %140 = stablehlo.multiply %138, %139 : tensor<32x8xf32>
    %141 = stablehlo.cosine %140 : tensor<32x8xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %143 = stablehlo.sine %140 : tensor<32x8xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %145 = stablehlo.slice %134 [0:2, 0:32, 0:8, 0:8] : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %146 = stablehlo.slice %134 [0:2, 0:32, 0:8, 8:16] : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %147 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %148 = stablehlo.multiply %145, %147 : tensor<2x32x8x8xf32>
    %149 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %150 = stablehlo.multiply %146, %149 : tensor<2x32x8x8xf32>
    %151 = stablehlo.subtract %148, %150 : tensor<2x32x8x8xf32>
    %152 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %153 = stablehlo.multiply %146, %152 : tensor<2x32x8x8xf32>
    %154 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %155 = stablehlo.multiply %145, %154 : tensor<2x32x8x8xf32>
    %156 = stablehlo.add %153, %155 : tensor<2x32x8x8xf32>
    %157 = stablehlo.concatenate %151, %156, dim = 3 : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x16xf32>
    %158 = stablehlo.dot_general %132, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %159 = stablehlo.reshape %158 : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %160 = stablehlo.iota dim = 0 : tensor<32xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %162 = stablehlo.broadcast_in_dim %cst_2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %163 = stablehlo.broadcast_in_dim %161, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %164 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %165 = stablehlo.multiply %163, %164 : tensor<32x8xf32>
    %166 = stablehlo.cosine %165 : tensor<32x8xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %168 = stablehlo.sine %165 : tensor<32x8xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %170 = stablehlo.slice %159 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %171 = stablehlo.slice %159 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %172 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %173 = stablehlo.multiply %170, %172 : tensor<2x32x2x8xf32>
    %174 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %175 = stablehlo.multiply %171, %174 : tensor<2x32x2x8xf32>
    %176 = stablehlo.subtract %173, %175 : tensor<2x32x2x8xf32>
    %177 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %178 = stablehlo.multiply %171, %177 : tensor<2x32x2x8xf32>
    %179 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %180 = stablehlo.multiply %170, %179 : tensor<2x32x2x8xf32>
    %181 = stablehlo.add %178, %180 : tensor<2x32x2x8xf32>
    %182 = stablehlo.concatenate %176, %181, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
    %183 = stablehlo.dot_general %132, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %184 = stablehlo.reshape %183 : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %185 = stablehlo.reshape %157 : (tensor<2x32x8x16xf32>) -> tensor<2x32x2x4x16xf32>
    %186 = stablehlo.dot_general %182, %185, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xf32>, tensor<2x32x2x4x16xf32>) -> tensor<2x2x32x32x4xf32>
    %187 = stablehlo.transpose %186, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x4xf32>) -> tensor<2x2x4x32x32xf32>
    %cst_22 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %189 = stablehlo.multiply %187, %188 : tensor<2x2x4x32x32xf32>
    %190 = stablehlo.iota dim = 0 : tensor<32xi32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %192 = stablehlo.iota dim = 0 : tensor<32xi32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %194 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %195 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %196 = stablehlo.compare GE, %194, %195, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %197 = call @_where(%196, %189, %cst_23) : (tensor<32x32xi1>, tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_24) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %200 = stablehlo.maximum %199, %198 : tensor<2x2x4x32xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3, 4] : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %203 = stablehlo.subtract %197, %202 : tensor<2x2x4x32x32xf32>
    %204 = stablehlo.exponential %203 : tensor<2x2x4x32x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_26) applies stablehlo.add across dimensions = [4] : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2, 3, 4] : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %208 = stablehlo.divide %204, %207 : tensor<2x2x4x32x32xf32>
    %209 = stablehlo.dot_general %184, %208, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x16x4x32xf32>
    %210 = stablehlo.transpose %209, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x4x32xf32>) -> tensor<2x32x2x4x16xf32>
    %211 = stablehlo.reshape %210 : (tensor<2x32x2x4x16xf32>) -> tensor<2x32x128xf32>
    %212 = stablehlo.dot_general %211, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %213 = stablehlo.add %119, %212 : tensor<2x32x128xf32>
    %214 = chlo.square %213 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_28 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %218 = stablehlo.divide %216, %217 : tensor<2x32x1xf32>
    %cst_29 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %220 = stablehlo.add %218, %219 : tensor<2x32x1xf32>
    %221 = stablehlo.rsqrt %220 : tensor<2x32x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %223 = stablehlo.multiply %213, %222 : tensor<2x32x128xf32>
    %224 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %226 = stablehlo.multiply %223, %225 : tensor<2x32x128xf32>
    %227 = stablehlo.dot_general %226, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %228 = call @silu(%227) : (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %229 = stablehlo.dot_general %226, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %230 = stablehlo.multiply %228, %229 : tensor<2x32x352xf32>
    %231 = stablehlo.dot_general %230, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x352xf32>, tensor<352x128xf32>) -> tensor<2x32x128xf32>
    %232 = stablehlo.add %213, %231 : tensor<2x32x128xf32>
    %233 = chlo.square %232 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_31 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %237 = stablehlo.divide %235, %236 : tensor<2x32x1xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %239 = stablehlo.add %237, %238 : tensor<2x32x1xf32>
    %240 = stablehlo.rsqrt %239 : tensor<2x32x1xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %242 = stablehlo.multiply %232, %241 : tensor<2x32x128xf32>
    %243 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %245 = stablehlo.multiply %242, %244 : tensor<2x32x128xf32>
    %246 = stablehlo.dot_general %245, %arg24, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %247 = stablehlo.reshape %246 : (tensor<2x32x128xf32>) -> tensor<2x32x8x16xf32>
    %248 = stablehlo.iota dim = 0 : tensor<32xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %250 = stablehlo.broadcast_in_dim %cst_3, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %251 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %252 = stablehlo.broadcast_in_dim %250, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %253 = stablehlo.multiply %251, %252 : tensor<32x8xf32>
    %254 = stablehlo.cosine %253 : tensor<32x8xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %256 = stablehlo.sine %253 : tensor<32x8xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %258 = stablehlo.slice %247 [0:2, 0:32, 0:8, 0:8] : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %259 = stablehlo.slice %247 [0:2, 0:32, 0:8, 8:16] : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %260 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %261 = stablehlo.multiply %258, %260 : tensor<2x32x8x8xf32>
    %262 = stablehlo.broadcast_in_dim %257, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %263 = stablehlo.multiply %259, %262 : tensor<2x32x8x8xf32>
    %264 = stablehlo.subtract %261, %263 : tensor<2x32x8x8xf32>
    %265 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %266 = stablehlo.multiply %259, %265 : tensor<2x32x8x8xf32>
    %267 = stablehlo.broadcast_in_dim %257, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %268 = stablehlo.multiply %258, %267 : tensor<2x32x8x8xf32>
    %269 = stablehlo.add %266, %268 : tensor<2x32x8x8xf32>
    %270 = stablehlo.concatenate %264, %269, dim = 3 : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x16xf32>
    %271 = stablehlo.dot_general %245, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %272 = stablehlo.reshape %271 : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %273 = stablehlo.iota dim = 0 : tensor<32xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %275 = stablehlo.broadcast_in_dim %cst_4, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %276 = stablehlo.broadcast_in_dim %274, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %277 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %278 = stablehlo.multiply %276, %277 : tensor<32x8xf32>
    %279 = stablehlo.cosine %278 : tensor<32x8xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %281 = stablehlo.sine %278 : tensor<32x8xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %283 = stablehlo.slice %272 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %284 = stablehlo.slice %272 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %285 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %286 = stablehlo.multiply %283, %285 : tensor<2x32x2x8xf32>
    %287 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %288 = stablehlo.multiply %284, %287 : tensor<2x32x2x8xf32>
    %289 = stablehlo.subtract %286, %288 : tensor<2x32x2x8xf32>
    %290 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %291 = stablehlo.multiply %284, %290 : tensor<2x32x2x8xf32>
    %292 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %293 = stablehlo.multiply %283, %292 : tensor<2x32x2x8xf32>
    %294 = stablehlo.add %291, %293 : tensor<2x32x2x8xf32>
    %295 = stablehlo.concatenate %289, %294, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
    %296 = stablehlo.dot_general %245, %arg26, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %297 = stablehlo.reshape %296 : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %298 = stablehlo.reshape %270 : (tensor<2x32x8x16xf32>) -> tensor<2x32x2x4x16xf32>
    %299 = stablehlo.dot_general %295, %298, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xf32>, tensor<2x32x2x4x16xf32>) -> tensor<2x2x32x32x4xf32>
    %300 = stablehlo.transpose %299, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x4xf32>) -> tensor<2x2x4x32x32xf32>
    %cst_33 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %302 = stablehlo.multiply %300, %301 : tensor<2x2x4x32x32xf32>
    %303 = stablehlo.iota dim = 0 : tensor<32xi32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %305 = stablehlo.iota dim = 0 : tensor<32xi32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %307 = stablehlo.broadcast_in_dim %304, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %308 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %309 = stablehlo.compare GE, %307, %308, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %310 = call @_where(%309, %302, %cst_34) : (tensor<32x32xi1>, tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %311 = stablehlo.reduce(%310 init: %cst_35) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %cst_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %313 = stablehlo.maximum %312, %311 : tensor<2x2x4x32xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 1, 2, 3] : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2, 3, 4] : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %316 = stablehlo.subtract %310, %315 : tensor<2x2x4x32x32xf32>
    %317 = stablehlo.exponential %316 : tensor<2x2x4x32x32xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_37) applies stablehlo.add across dimensions = [4] : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2, 3] : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [0, 1, 2, 3, 4] : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %321 = stablehlo.divide %317, %320 : tensor<2x2x4x32x32xf32>
    %322 = stablehlo.dot_general %297, %321, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x16x4x32xf32>
    %323 = stablehlo.transpose %322, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x4x32xf32>) -> tensor<2x32x2x4x16xf32>
    %324 = stablehlo.reshape %323 : (tensor<2x32x2x4x16xf32>) -> tensor<2x32x128xf32>
    %325 = stablehlo.dot_general %324, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %326 = stablehlo.add %232, %325 : tensor<2x32x128xf32>
    %327 = chlo.square %326 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%327 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_39 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %331 = stablehlo.divide %329, %330 : tensor<2x32x1xf32>
    %cst_40 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %333 = stablehlo.add %331, %332 : tensor<2x32x1xf32>
    %334 = stablehlo.rsqrt %333 : tensor<2x32x1xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %336 = stablehlo.multiply %326, %335 : tensor<2x32x128xf32>
    %337 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %339 = stablehlo.multiply %336, %338 : tensor<2x32x128xf32>
    %340 = stablehlo.dot_general %339, %arg20, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %341 = call @silu(%340) : (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %342 = stablehlo.dot_general %339, %arg25, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %343 = stablehlo.multiply %341, %342 : tensor<2x32x352xf32>
    %344 = stablehlo.dot_general %343, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x352xf32>, tensor<352x128xf32>) -> tensor<2x32x128xf32>
    %345 = stablehlo.add %326, %344 : tensor<2x32x128xf32>
    %346 = chlo.square %345 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.reduce(%346 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_42 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %350 = stablehlo.divide %348, %349 : tensor<2x32x1xf32>
    %cst_43 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %352 = stablehlo.add %350, %351 : tensor<2x32x1xf32>
    %353 = stablehlo.rsqrt %352 : tensor<2x32x1xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %355 = stablehlo.multiply %345, %354 : tensor<2x32x128xf32>
    %356 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %358 = stablehlo.multiply %355, %357 : tensor<2x32x128xf32>
    %359 = stablehlo.dot_general %358, %arg33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %360 = stablehlo.reshape %359 : (tensor<2x32x128xf32>) -> tensor<2x32x8x16xf32>
    %361 = stablehlo.iota dim = 0 : tensor<32xf32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %363 = stablehlo.broadcast_in_dim %cst_5, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %364 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %365 = stablehlo.broadcast_in_dim %363, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %366 = stablehlo.multiply %364, %365 : tensor<32x8xf32>
    %367 = stablehlo.cosine %366 : tensor<32x8xf32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %369 = stablehlo.sine %366 : tensor<32x8xf32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %371 = stablehlo.slice %360 [0:2, 0:32, 0:8, 0:8] : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %372 = stablehlo.slice %360 [0:2, 0:32, 0:8, 8:16] : (tensor<2x32x8x16xf32>) -> tensor<2x32x8x8xf32>
    %373 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %374 = stablehlo.multiply %371, %373 : tensor<2x32x8x8xf32>
    %375 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %376 = stablehlo.multiply %372, %375 : tensor<2x32x8x8xf32>
    %377 = stablehlo.subtract %374, %376 : tensor<2x32x8x8xf32>
    %378 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %379 = stablehlo.multiply %372, %378 : tensor<2x32x8x8xf32>
    %380 = stablehlo.broadcast_in_dim %370, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x8x8xf32>
    %381 = stablehlo.multiply %371, %380 : tensor<2x32x8x8xf32>
    %382 = stablehlo.add %379, %381 : tensor<2x32x8x8xf32>
    %383 = stablehlo.concatenate %377, %382, dim = 3 : (tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x32x8x16xf32>
    %384 = stablehlo.dot_general %358, %arg30, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %385 = stablehlo.reshape %384 : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %386 = stablehlo.iota dim = 0 : tensor<32xf32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %388 = stablehlo.broadcast_in_dim %cst_6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %389 = stablehlo.broadcast_in_dim %387, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %390 = stablehlo.broadcast_in_dim %388, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %391 = stablehlo.multiply %389, %390 : tensor<32x8xf32>
    %392 = stablehlo.cosine %391 : tensor<32x8xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %394 = stablehlo.sine %391 : tensor<32x8xf32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [1, 3] : (tensor<32x8xf32>) -> tensor<1x32x1x8xf32>
    %396 = stablehlo.slice %385 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %397 = stablehlo.slice %385 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %398 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %399 = stablehlo.multiply %396, %398 : tensor<2x32x2x8xf32>
    %400 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %401 = stablehlo.multiply %397, %400 : tensor<2x32x2x8xf32>
    %402 = stablehlo.subtract %399, %401 : tensor<2x32x2x8xf32>
    %403 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %404 = stablehlo.multiply %397, %403 : tensor<2x32x2x8xf32>
    %405 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %406 = stablehlo.multiply %396, %405 : tensor<2x32x2x8xf32>
    %407 = stablehlo.add %404, %406 : tensor<2x32x2x8xf32>
    %408 = stablehlo.concatenate %402, %407, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
    %409 = stablehlo.dot_general %358, %arg35, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x32xf32>) -> tensor<2x32x32xf32>
    %410 = stablehlo.reshape %409 : (tensor<2x32x32xf32>) -> tensor<2x32x2x16xf32>
    %411 = stablehlo.reshape %383 : (tensor<2x32x8x16xf32>) -> tensor<2x32x2x4x16xf32>
    %412 = stablehlo.dot_general %408, %411, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xf32>, tensor<2x32x2x4x16xf32>) -> tensor<2x2x32x32x4xf32>
    %413 = stablehlo.transpose %412, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x4xf32>) -> tensor<2x2x4x32x32xf32>
    %cst_44 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %415 = stablehlo.multiply %413, %414 : tensor<2x2x4x32x32xf32>
    %416 = stablehlo.iota dim = 0 : tensor<32xi32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %418 = stablehlo.iota dim = 0 : tensor<32xi32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %420 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %421 = stablehlo.broadcast_in_dim %419, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %422 = stablehlo.compare GE, %420, %421, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %423 = call @_where(%422, %415, %cst_45) : (tensor<32x32xi1>, tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %424 = stablehlo.reduce(%423 init: %cst_46) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x2x4x32xf32>
    %426 = stablehlo.maximum %425, %424 : tensor<2x2x4x32xf32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1, 2, 3] : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [0, 1, 2, 3, 4] : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %429 = stablehlo.subtract %423, %428 : tensor<2x2x4x32x32xf32>
    %430 = stablehlo.exponential %429 : tensor<2x2x4x32x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%430 init: %cst_48) applies stablehlo.add across dimensions = [4] : (tensor<2x2x4x32x32xf32>, tensor<f32>) -> tensor<2x2x4x32xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2, 3] : (tensor<2x2x4x32xf32>) -> tensor<2x2x4x32x1xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3, 4] : (tensor<2x2x4x32x1xf32>) -> tensor<2x2x4x32x32xf32>
    %434 = stablehlo.divide %430, %433 : tensor<2x2x4x32x32xf32>
    %435 = stablehlo.dot_general %410, %434, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xf32>, tensor<2x2x4x32x32xf32>) -> tensor<2x2x16x4x32xf32>
    %436 = stablehlo.transpose %435, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x4x32xf32>) -> tensor<2x32x2x4x16xf32>
    %437 = stablehlo.reshape %436 : (tensor<2x32x2x4x16xf32>) -> tensor<2x32x128xf32>
    %438 = stablehlo.dot_general %437, %arg32, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x128xf32>) -> tensor<2x32x128xf32>
    %439 = stablehlo.add %345, %438 : tensor<2x32x128xf32>
    %440 = chlo.square %439 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%440 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_50 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %444 = stablehlo.divide %442, %443 : tensor<2x32x1xf32>
    %cst_51 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %446 = stablehlo.add %444, %445 : tensor<2x32x1xf32>
    %447 = stablehlo.rsqrt %446 : tensor<2x32x1xf32>
    %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %449 = stablehlo.multiply %439, %448 : tensor<2x32x128xf32>
    %450 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %452 = stablehlo.multiply %449, %451 : tensor<2x32x128xf32>
    %453 = stablehlo.dot_general %452, %arg29, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %454 = call @silu(%453) : (tensor<2x32x352xf32>) -> tensor<2x32x352xf32>
    %455 = stablehlo.dot_general %452, %arg34, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x352xf32>) -> tensor<2x32x352xf32>
    %456 = stablehlo.multiply %454, %455 : tensor<2x32x352xf32>
    %457 = stablehlo.dot_general %456, %arg28, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x352xf32>, tensor<352x128xf32>) -> tensor<2x32x128xf32>
    %458 = stablehlo.add %439, %457 : tensor<2x32x128xf32>
    %459 = chlo.square %458 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.reduce(%459 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_53 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %463 = stablehlo.divide %461, %462 : tensor<2x32x1xf32>
    %cst_54 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %465 = stablehlo.add %463, %464 : tensor<2x32x1xf32>
    %466 = stablehlo.rsqrt %465 : tensor<2x32x1xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
    %468 = stablehlo.multiply %458, %467 : tensor<2x32x128xf32>
    %469 = stablehlo.broadcast_in_dim %arg37, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
    %471 = stablehlo.multiply %468, %470 : tensor<2x32x128xf32>
    %472 = stablehlo.transpose %arg36, dims = [1, 0] : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %473 = stablehlo.dot_general %471, %472, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xf32>, tensor<128x512xf32>) -> tensor<2x32x512xf32>
    return %473 : tensor<2x32x512xf32>
  }
  func.func private @_where(%arg0: tensor<32x32xi1>, %arg1: tensor<2x2x4x32x32xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x32x32xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<32x32xi1>) -> tensor<2x2x4x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x32x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x32x32xi1>, tensor<2x2x4x32x32xf32>
    return %3 : tensor<2x2x4x32x32xf32>
  }
  func.func private @silu(%arg0: tensor<2x32x352xf32>) -> tensor<2x32x352xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x32x352xf32>
    %1 = stablehlo.exponential %0 : tensor<2x32x352xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x352xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x32x352xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x32x352xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x32x352xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x32x352xf32>
    return %6 : tensor<2x32x352xf32>
  }
}
