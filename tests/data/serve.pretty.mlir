module @jit_serve attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x32xi8>, %arg1: tensor<32x128xui8>, %arg2: tensor<256xf16>, %arg3: tensor<4x64xi32> {tf.aliasing_output = 1 : i32}, %arg4: tensor<32xui8>, %arg5: tensor<4x64x32xf8E4M3FN> {tf.aliasing_output = 2 : i32}, %arg6: tensor<i32>, %arg7: tensor<2xui32>, %arg8: tensor<i32>) -> (tensor<4xi32> {jax.result_info = "result[0]"}, tensor<4x64xi32> {jax.result_info = "result[1]"}, tensor<4x64x32xf8E4M3FN> {jax.result_info = "result[2]"}, tensor<4xi1> {jax.result_info = "result[3]"}, tensor<i32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<15> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<32x128xui8>
    %1 = stablehlo.and %arg1, %0 : tensor<32x128xui8>
    %c_0 = stablehlo.constant dense<4> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<32x128xui8>
    %3 = stablehlo.shift_right_logical %arg1, %2 : tensor<32x128xui8>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<32x128xui8>) -> tensor<32x128x1xui8>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x128xui8>) -> tensor<32x128x1xui8>
    %6 = stablehlo.concatenate %4, %5, dim = 2 : (tensor<32x128x1xui8>, tensor<32x128x1xui8>) -> tensor<32x128x2xui8>
    %7 = stablehlo.reshape %6 : (tensor<32x128x2xui8>) -> tensor<32x256xui8>
    %c_1 = stablehlo.constant dense<4> : tensor<ui8>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<32x256xui8>
    %9 = stablehlo.shift_left %7, %8 : tensor<32x256xui8>
    %10 = stablehlo.bitcast_convert %9 : (tensor<32x256xui8>) -> tensor<32x256xi8>
    %c_2 = stablehlo.constant dense<4> : tensor<i8>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<32x256xi8>
    %12 = stablehlo.shift_right_arithmetic %10, %11 : tensor<32x256xi8>
    %13 = stablehlo.dot_general %arg0, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x32xi8>, tensor<32x256xi8>) -> tensor<4x256xi32>
    %14 = stablehlo.convert %13 : (tensor<4x256xi32>) -> tensor<4x256xf16>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<256xf16>) -> tensor<1x256xf16>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x256xf16>) -> tensor<4x256xf16>
    %17 = stablehlo.multiply %14, %16 : tensor<4x256xf16>
    %18 = stablehlo.convert %17 : (tensor<4x256xf16>) -> tensor<4x256xbf16>
    %19 = stablehlo.iota dim = 0 : tensor<4xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i16>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i16>) -> tensor<4x256xi16>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %23 = stablehlo.compare LT, %20, %22, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %25 = stablehlo.add %20, %24 : tensor<4x1xi32>
    %26 = stablehlo.select %23, %25, %20 : tensor<4x1xi1>, tensor<4x1xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4x64xi32>
    %28 = stablehlo.compare LT, %arg3, %27, SIGNED : (tensor<4x64xi32>, tensor<4x64xi32>) -> tensor<4x64xi1>
    %c_7 = stablehlo.constant dense<256> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4x64xi32>
    %30 = stablehlo.add %arg3, %29 : tensor<4x64xi32>
    %31 = stablehlo.select %28, %30, %arg3 : tensor<4x64xi1>, tensor<4x64xi32>
    %32 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x64xi32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<4x64xi32>) -> tensor<4x64x1xi32>
    %34 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<4x64xi32>) -> tensor<4x64x1xi32>
    %35 = stablehlo.concatenate %33, %34, dim = 2 : (tensor<4x64x1xi32>, tensor<4x64x1xi32>) -> tensor<4x64x2xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i16>
    %36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i16>) -> tensor<4x64xi16>
    %37 = "stablehlo.scatter"(%21, %35, %36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<i16>, %arg10: tensor<i16>):
      %78 = stablehlo.add %arg9, %arg10 : tensor<i16>
      stablehlo.return %78 : tensor<i16>
    }) : (tensor<4x256xi16>, tensor<4x64x2xi32>, tensor<4x64xi16>) -> tensor<4x256xi16>
    %38 = stablehlo.popcnt %37 : tensor<4x256xi16>
    %39 = stablehlo.convert %38 : (tensor<4x256xi16>) -> tensor<4x256xbf16>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<bf16>
    %40 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x256xbf16>
    %41 = stablehlo.multiply %40, %39 : tensor<4x256xbf16>
    %42 = stablehlo.subtract %18, %41 : tensor<4x256xbf16>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<32xui8>) -> tensor<32x1xui8>
    %44 = stablehlo.iota dim = 0 : tensor<8xui8>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<8xui8>) -> tensor<1x8xui8>
    %46 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<32x1xui8>) -> tensor<32x8xui8>
    %47 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x8xui8>) -> tensor<32x8xui8>
    %48 = stablehlo.shift_right_logical %46, %47 : tensor<32x8xui8>
    %c_9 = stablehlo.constant dense<1> : tensor<ui8>
    %49 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui8>) -> tensor<32x8xui8>
    %50 = stablehlo.and %48, %49 : tensor<32x8xui8>
    %51 = stablehlo.reshape %50 : (tensor<32x8xui8>) -> tensor<256xui8>
    %c_10 = stablehlo.constant dense<0> : tensor<ui8>
    %52 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui8>) -> tensor<256xui8>
    %53 = stablehlo.compare NE, %51, %52, UNSIGNED : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
    %54 = stablehlo.convert %53 : tensor<256xi1>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = call @_where(%54, %cst_11, %42) : (tensor<256xi1>, tensor<f32>, tensor<4x256xbf16>) -> tensor<4x256xbf16>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %56 = stablehlo.clamp %c_12, %arg8, %c_13 : tensor<i32>
    %57 = "stablehlo.case"(%56) ({
      %78 = func.call @argmax(%55) : (tensor<4x256xbf16>) -> tensor<4xi32>
      stablehlo.return %78 : tensor<4xi32>
    }, {
      %values, %indices = chlo.top_k(%55, k = 8) : tensor<4x256xbf16> -> (tensor<4x8xbf16>, tensor<4x8xi32>)
      %78 = stablehlo.convert %values : (tensor<4x8xbf16>) -> tensor<4x8xf32>
      %79 = func.call @_gumbel(%arg7) : (tensor<2xui32>) -> tensor<4x8xf32>
      %80 = stablehlo.add %79, %78 : tensor<4x8xf32>
      %81 = func.call @argmax_0(%80) : (tensor<4x8xf32>) -> tensor<4xi32>
      %82 = stablehlo.iota dim = 0 : tensor<4xi32>
      %c_25 = stablehlo.constant dense<0> : tensor<i32>
      %83 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %84 = stablehlo.compare LT, %82, %83, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %85 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %86 = stablehlo.add %82, %85 : tensor<4xi32>
      %87 = stablehlo.select %84, %86, %82 : tensor<4xi1>, tensor<4xi32>
      %c_27 = stablehlo.constant dense<0> : tensor<i32>
      %88 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %89 = stablehlo.compare LT, %81, %88, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_28 = stablehlo.constant dense<8> : tensor<i32>
      %90 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %91 = stablehlo.add %81, %90 : tensor<4xi32>
      %92 = stablehlo.select %89, %91, %81 : tensor<4xi1>, tensor<4xi32>
      %93 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %94 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %95 = stablehlo.concatenate %93, %94, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %96 = "stablehlo.gather"(%indices, %95) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xi32>, tensor<4x2xi32>) -> tensor<4xi32>
      stablehlo.return %96 : tensor<4xi32>
    }, {
      %78 = stablehlo.negate %55 : tensor<4x256xbf16>
      %79 = func.call @argsort(%78) : (tensor<4x256xbf16>) -> tensor<4x256xi32>
      %80 = func.call @take_along_axis(%55, %79) : (tensor<4x256xbf16>, tensor<4x256xi32>) -> tensor<4x256xbf16>
      %81 = stablehlo.convert %80 : (tensor<4x256xbf16>) -> tensor<4x256xf32>
      %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %82 = stablehlo.reduce(%81 init: %cst_25) applies stablehlo.maximum across dimensions = [1] : (tensor<4x256xf32>, tensor<f32>) -> tensor<4xf32>
      %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %84 = stablehlo.maximum %83, %82 : tensor<4xf32>
      %85 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
      %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x256xf32>
      %87 = stablehlo.subtract %81, %86 : tensor<4x256xf32>
      %88 = stablehlo.exponential %87 : tensor<4x256xf32>
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %89 = stablehlo.reduce(%88 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<4x256xf32>, tensor<f32>) -> tensor<4xf32>
      %90 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
      %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x256xf32>
      %92 = stablehlo.divide %88, %91 : tensor<4x256xf32>
      %93 = func.call @cumsum(%92) : (tensor<4x256xf32>) -> tensor<4x256xf32>
      %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %94 = stablehlo.reduce(%81 init: %cst_28) applies stablehlo.maximum across dimensions = [1] : (tensor<4x256xf32>, tensor<f32>) -> tensor<4xf32>
      %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %96 = stablehlo.maximum %95, %94 : tensor<4xf32>
      %97 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
      %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x256xf32>
      %99 = stablehlo.subtract %81, %98 : tensor<4x256xf32>
      %100 = stablehlo.exponential %99 : tensor<4x256xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %101 = stablehlo.reduce(%100 init: %cst_30) applies stablehlo.add across dimensions = [1] : (tensor<4x256xf32>, tensor<f32>) -> tensor<4xf32>
      %102 = stablehlo.broadcast_in_dim %101, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
      %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x256xf32>
      %104 = stablehlo.divide %100, %103 : tensor<4x256xf32>
      %105 = stablehlo.subtract %93, %104 : tensor<4x256xf32>
      %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
      %107 = stablehlo.compare LT, %105, %106, FLOAT : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xi1>
      %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %108 = func.call @_where_2(%107, %81, %cst_32) : (tensor<4x256xi1>, tensor<4x256xf32>, tensor<f32>) -> tensor<4x256xf32>
      %109 = func.call @_gumbel_3(%arg7) : (tensor<2xui32>) -> tensor<4x256xf32>
      %110 = stablehlo.add %109, %108 : tensor<4x256xf32>
      %111 = func.call @argmax_7(%110) : (tensor<4x256xf32>) -> tensor<4xi32>
      %112 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %113 = func.call @take_along_axis_8(%79, %112) : (tensor<4x256xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
      %114 = stablehlo.reshape %113 : (tensor<4x1xi32>) -> tensor<4xi32>
      stablehlo.return %114 : tensor<4xi32>
    }) : (tensor<i32>) -> tensor<4xi32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.compare LT, %arg6, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_15 = stablehlo.constant dense<64> : tensor<i32>
    %60 = stablehlo.add %arg6, %c_15 : tensor<i32>
    %61 = stablehlo.select %59, %60, %arg6 : tensor<i1>, tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.dynamic_update_slice %arg3, %58, %c_16, %61 : (tensor<4x64xi32>, tensor<4x1xi32>, tensor<i32>, tensor<i32>) -> tensor<4x64xi32>
    %63 = stablehlo.convert %arg0 : (tensor<4x32xi8>) -> tensor<4x32xf8E4M3FN>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 2] : (tensor<4x32xf8E4M3FN>) -> tensor<4x1x32xf8E4M3FN>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.compare LT, %arg6, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_18 = stablehlo.constant dense<64> : tensor<i32>
    %66 = stablehlo.add %arg6, %c_18 : tensor<i32>
    %67 = stablehlo.select %65, %66, %arg6 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.dynamic_update_slice %arg5, %64, %c_19, %67, %c_20 : (tensor<4x64x32xf8E4M3FN>, tensor<4x1x32xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x64x32xf8E4M3FN>
    %69 = stablehlo.is_finite %55 : (tensor<4x256xbf16>) -> tensor<4x256xi1>
    %c_21 = stablehlo.constant dense<false> : tensor<i1>
    %70 = stablehlo.reduce(%69 init: %c_21) applies stablehlo.or across dimensions = [1] : (tensor<4x256xi1>, tensor<i1>) -> tensor<4xi1>
    %71 = stablehlo.not %70 : tensor<4xi1>
    %c_22 = stablehlo.constant dense<2> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %73 = stablehlo.compare EQ, %57, %72, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %74 = stablehlo.xor %71, %73 : tensor<4xi1>
    %c_23 = stablehlo.constant dense<true> : tensor<i1>
    %75 = stablehlo.reduce(%74 init: %c_23) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %76 = stablehlo.convert %75 : (tensor<i1>) -> tensor<i32>
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %77 = "stablehlo.case"(%76) ({
      %78 = stablehlo.convert %c_24 : tensor<i32>
      %79 = stablehlo.add %arg6, %78 : tensor<i32>
      stablehlo.return %79 : tensor<i32>
    }, {
      %78 = stablehlo.while(%iterArg = %arg6) : tensor<i32>
      cond {
        %c_25 = stablehlo.constant dense<1> : tensor<i32>
        %79 = stablehlo.subtract %iterArg, %c_25 : tensor<i32>
        %80 = stablehlo.and %iterArg, %79 : tensor<i32>
        %c_26 = stablehlo.constant dense<0> : tensor<i32>
        %81 = stablehlo.compare NE, %80, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %81 : tensor<i1>
      } do {
        %c_25 = stablehlo.constant dense<1> : tensor<i32>
        %79 = stablehlo.subtract %iterArg, %c_25 : tensor<i32>
        %80 = stablehlo.and %iterArg, %79 : tensor<i32>
        stablehlo.return %80 : tensor<i32>
      }
      stablehlo.return %78 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    return %57, %62, %68, %74, %77 : tensor<4xi32>, tensor<4x64xi32>, tensor<4x64x32xf8E4M3FN>, tensor<4xi1>, tensor<i32>
  }
  func.func private @_where(%arg0: tensor<256xi1>, %arg1: tensor<f32>, %arg2: tensor<4x256xbf16>) -> tensor<4x256xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<256xi1>) -> tensor<4x256xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x256xbf16>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<4x256xi1>, tensor<4x256xbf16>
    return %3 : tensor<4x256xbf16>
  }
  func.func private @argmax(%arg0: tensor<4x256xbf16>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x256xi32>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x256xbf16>, tensor<4x256xi32>, tensor<bf16>, tensor<i32>) -> (tensor<4xbf16>, tensor<4xi32>)
     reducer(%arg1: tensor<bf16>, %arg3: tensor<bf16>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<bf16>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
  func.func private @_gumbel(%arg0: tensor<2xui32>) -> tensor<4x8xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x8xf32>
    %1 = stablehlo.log %0 : tensor<4x8xf32>
    %2 = stablehlo.negate %1 : tensor<4x8xf32>
    %3 = stablehlo.log %2 : tensor<4x8xf32>
    %4 = stablehlo.negate %3 : tensor<4x8xf32>
    return %4 : tensor<4x8xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x8xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<4x8xui64>
    %8 = stablehlo.iota dim = 1 : tensor<4x8xui64>
    %c = stablehlo.constant dense<8> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4x8xui64>
    %10 = stablehlo.multiply %9, %7 : tensor<4x8xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4x8xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<4x8xui64>
    %13 = stablehlo.add %10, %12 : tensor<4x8xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<4x8xui64>
    %15 = stablehlo.shift_right_logical %13, %14 : tensor<4x8xui64>
    %16 = stablehlo.convert %13 : (tensor<4x8xui64>) -> tensor<4x8xui32>
    %17 = stablehlo.convert %15 : (tensor<4x8xui64>) -> tensor<4x8xui32>
    %18:2 = call @threefry2x32(%4, %6, %17, %16) : (tensor<ui32>, tensor<ui32>, tensor<4x8xui32>, tensor<4x8xui32>) -> (tensor<4x8xui32>, tensor<4x8xui32>)
    %19 = stablehlo.xor %18#0, %18#1 : tensor<4x8xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %21 = stablehlo.shift_right_logical %19, %20 : tensor<4x8xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %23 = stablehlo.or %21, %22 : tensor<4x8xui32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<4x8xui32>) -> tensor<4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<4x8xf32>
    %27 = stablehlo.subtract %2, %1 : tensor<1x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x8xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<4x8xf32>
    %30 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x8xf32>
    %31 = stablehlo.add %29, %30 : tensor<4x8xf32>
    %32 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x8xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<4x8xf32>
    return %33 : tensor<4x8xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4x8xui32>, %arg3: tensor<4x8xui32>) -> (tensor<4x8xui32>, tensor<4x8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<4x8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<4x8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4x8xui32>, tensor<4x8xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<4x8xui32>, %arg2: tensor<4x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<4x8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<4x8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<4x8xui32>
    %9 = stablehlo.or %5, %8 : tensor<4x8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<4x8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<4x8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<4x8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<4x8xui32>
    %19 = stablehlo.or %15, %18 : tensor<4x8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<4x8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<4x8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<4x8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<4x8xui32>
    %29 = stablehlo.or %25, %28 : tensor<4x8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<4x8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<4x8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<4x8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<4x8xui32>
    %39 = stablehlo.or %35, %38 : tensor<4x8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<4x8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %42 = stablehlo.add %33, %41 : tensor<4x8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %44 = stablehlo.add %40, %43 : tensor<4x8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %48 = stablehlo.add %44, %47 : tensor<4x8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @argmax_0(%arg0: tensor<4x8xf32>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x8xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
  func.func private @argsort(%arg0: tensor<4x256xbf16>) -> tensor<4x256xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x256xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<4x256xbf16>, tensor<4x256xi32>) -> (tensor<4x256xbf16>, tensor<4x256xi32>)
    return %1#1 : tensor<4x256xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x256xbf16>, %arg1: tensor<4x256xi32>) -> tensor<4x256xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x256xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x256xi32>, tensor<4x256xi32>) -> tensor<4x256xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x256xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x256xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x256xi1>, tensor<4x256xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x256xi32>) -> tensor<4x256x1xi32>
    %c_1 = stablehlo.constant dense<255> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x256x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x256x1xi32>, tensor<4x256x1xi32>) -> tensor<4x256x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x256x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x256x1xi32>, tensor<4x256x1xi32>) -> tensor<4x256x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x256x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x256x1xi1>, tensor<i1>) -> tensor<4x256xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x256xbf16>, tensor<4x256x1xi32>) -> tensor<4x256xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x256xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x256xi1>, tensor<4x256xbf16>
    return %15 : tensor<4x256xbf16>
  }
  func.func private @cumsum(%arg0: tensor<4x256xf32>) -> tensor<4x256xf32> {
    %0 = call @cumsum_1(%arg0) : (tensor<4x256xf32>) -> tensor<4x256xf32>
    return %0 : tensor<4x256xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<4x256xf32>) -> tensor<4x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [255, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 256>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x256xf32>, tensor<f32>) -> tensor<4x256xf32>
    return %1 : tensor<4x256xf32>
  }
  func.func private @_where_2(%arg0: tensor<4x256xi1>, %arg1: tensor<4x256xf32>, %arg2: tensor<f32>) -> tensor<4x256xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<4x256xi1>, tensor<4x256xf32>
    return %2 : tensor<4x256xf32>
  }
  func.func private @_gumbel_3(%arg0: tensor<2xui32>) -> tensor<4x256xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x256xf32>
    %1 = stablehlo.log %0 : tensor<4x256xf32>
    %2 = stablehlo.negate %1 : tensor<4x256xf32>
    %3 = stablehlo.log %2 : tensor<4x256xf32>
    %4 = stablehlo.negate %3 : tensor<4x256xf32>
    return %4 : tensor<4x256xf32>
  }
  func.func private @_uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x256xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<4x256xui64>
    %8 = stablehlo.iota dim = 1 : tensor<4x256xui64>
    %c = stablehlo.constant dense<256> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4x256xui64>
    %10 = stablehlo.multiply %9, %7 : tensor<4x256xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4x256xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<4x256xui64>
    %13 = stablehlo.add %10, %12 : tensor<4x256xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<4x256xui64>
    %15 = stablehlo.shift_right_logical %13, %14 : tensor<4x256xui64>
    %16 = stablehlo.convert %13 : (tensor<4x256xui64>) -> tensor<4x256xui32>
    %17 = stablehlo.convert %15 : (tensor<4x256xui64>) -> tensor<4x256xui32>
    %18:2 = call @threefry2x32_5(%4, %6, %17, %16) : (tensor<ui32>, tensor<ui32>, tensor<4x256xui32>, tensor<4x256xui32>) -> (tensor<4x256xui32>, tensor<4x256xui32>)
    %19 = stablehlo.xor %18#0, %18#1 : tensor<4x256xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %21 = stablehlo.shift_right_logical %19, %20 : tensor<4x256xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %23 = stablehlo.or %21, %22 : tensor<4x256xui32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<4x256xui32>) -> tensor<4x256xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<4x256xf32>
    %27 = stablehlo.subtract %2, %1 : tensor<1x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x256xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<4x256xf32>
    %30 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x256xf32>
    %31 = stablehlo.add %29, %30 : tensor<4x256xf32>
    %32 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x256xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<4x256xf32>
    return %33 : tensor<4x256xf32>
  }
  func.func private @threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4x256xui32>, %arg3: tensor<4x256xui32>) -> (tensor<4x256xui32>, tensor<4x256xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<4x256xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<4x256xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4x256xui32>, tensor<4x256xui32>
  }
  func.func private @closed_call_6(%arg0: tensor<i32>, %arg1: tensor<4x256xui32>, %arg2: tensor<4x256xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<4x256xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<4x256xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<4x256xui32>
    %9 = stablehlo.or %5, %8 : tensor<4x256xui32>
    %10 = stablehlo.xor %3, %9 : tensor<4x256xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<4x256xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<4x256xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<4x256xui32>
    %19 = stablehlo.or %15, %18 : tensor<4x256xui32>
    %20 = stablehlo.xor %13, %19 : tensor<4x256xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<4x256xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<4x256xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<4x256xui32>
    %29 = stablehlo.or %25, %28 : tensor<4x256xui32>
    %30 = stablehlo.xor %23, %29 : tensor<4x256xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<4x256xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<4x256xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<4x256xui32>
    %39 = stablehlo.or %35, %38 : tensor<4x256xui32>
    %40 = stablehlo.xor %33, %39 : tensor<4x256xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %42 = stablehlo.add %33, %41 : tensor<4x256xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %44 = stablehlo.add %40, %43 : tensor<4x256xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<4x256xui32>
    %48 = stablehlo.add %44, %47 : tensor<4x256xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @argmax_7(%arg0: tensor<4x256xf32>) -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x256xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<4x256xf32>, tensor<4x256xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<4xi32>
  }
  func.func private @take_along_axis_8(%arg0: tensor<4x256xi32>, %arg1: tensor<4x1xi32>) -> tensor<4x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x1xi1>, tensor<4x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %c_1 = stablehlo.constant dense<255> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x1x1xi1>, tensor<i1>) -> tensor<4x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x256xi32>, tensor<4x1x1xi32>) -> tensor<4x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x1xi1>, tensor<4x1xi32>
    return %15 : tensor<4x1xi32>
  }
}
