// RUN: tenure opt
// The mhlo dialect, as jaxlib prints it.
module {
  func.func @f(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i1>, %arg5: tensor<2xui64>, %arg6: tensor<4x4xf32>, %arg7: tensor<3x4xcomplex<f32>>) -> tensor<3x5xf32> {
    %0 = mhlo.constant dense<1.000000e+00> : tensor<3x4xf32>
    %1 = mhlo.add %arg0, %0 : tensor<3x4xf32>
    %2 = "mhlo.dot_general"(%1, %arg1) <{dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %3 = "mhlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %4 = mhlo.reduce(%arg0 init: %arg2) applies mhlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %5 = mhlo.while(%iterArg = %4) : tensor<f32>
    cond {
      %33 = mhlo.compare LT, %iterArg, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      mhlo.return %33 : tensor<i1>
    } do {
      mhlo.return %iterArg : tensor<f32>
    }
    %6 = "mhlo.slice"(%arg0) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>}> : (tensor<3x4xf32>) -> tensor<2x2xf32>
    %7 = "mhlo.transpose"(%arg0) <{permutation = dense<[1, 0]> : tensor<2xi64>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %8 = mhlo.select %arg4, %arg0, %0 : tensor<i1>, tensor<3x4xf32>
    %9 = "mhlo.pad"(%arg0, %arg2) <{edge_padding_high = dense<[0, 1]> : tensor<2xi64>, edge_padding_low = dense<[0, 1]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>}> : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x6xf32>
    %10 = "mhlo.concatenate"(%arg0, %0) <{dimension = 0 : i64}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
    %11 = "mhlo.fft"(%arg7) <{fft_length = dense<4> : tensor<1xi64>, fft_type = #mhlo<fft_type FFT>}> : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %12 = "mhlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %13 = "mhlo.dynamic_slice"(%arg0, %arg3, %arg3) <{slice_sizes = dense<[1, 2]> : tensor<2xi64>}> : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %14 = "mhlo.reverse"(%arg0) <{dimensions = dense<0> : tensor<1xi64>}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = mhlo.custom_call @foo(%arg0) {backend_config = ""} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %16 = mhlo.reduce_precision %arg0, format = e5m10 : tensor<3x4xf32>
    %17 = mhlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xf64>
    %18 = mhlo.reshape %arg0 : (tensor<3x4xf32>) -> tensor<12xf32>
    %19 = mhlo.create_token : !mhlo.token
    %20 = mhlo.after_all %19, %19 : !mhlo.token
    %21 = mhlo.tuple %arg0, %arg2 : tuple<tensor<3x4xf32>, tensor<f32>>
    %22 = mhlo.get_tuple_element %21[0] : (tuple<tensor<3x4xf32>, tensor<f32>>) -> tensor<3x4xf32>
    %23 = mhlo.exponential %arg0 : tensor<3x4xf32>
    %24 = mhlo.complex %arg0, %arg0 : tensor<3x4xcomplex<f32>>
    %25 = mhlo.real %arg7 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %26:2 = mhlo.optimization_barrier %arg0, %arg2 : tensor<3x4xf32>, tensor<f32>
    %output_state, %output = "mhlo.rng_bit_generator"(%arg5) <{rng_algorithm = #mhlo.rng_algorithm<THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %27 = "mhlo.get_dimension_size"(%arg0) <{dimension = 0 : i64}> : (tensor<3x4xf32>) -> tensor<i32>
    %28 = mhlo.clamp %arg2, %arg0, %arg2 : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %29 = "mhlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %33 = mhlo.add %arg8, %arg9 : tensor<f32>
      mhlo.return %33 : tensor<f32>
    }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %30 = "mhlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %33 = mhlo.compare LT, %arg8, %arg9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      mhlo.return %33 : tensor<i1>
    }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %31 = mhlo.partition_id : tensor<ui32>
    %32 = "mhlo.cholesky"(%arg6) <{lower = true}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %2 : tensor<3x5xf32>
  }
  func.func @g(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i1>, %arg5: tensor<3x4xi1>, %arg6: tensor<2xi64>, %arg7: tensor<3x4xi32>, %arg8: tensor<1x8x8x3xf32>, %arg9: tensor<3x3x3x4xf32>, %arg10: tensor<4xf32>, %arg11: !mhlo.token, %arg12: tensor<2x3x4xf32>, %arg13: tensor<?x4xf32>, %arg14: tensor<4x4xf32>, %arg15: tensor<1xi64>) {
    %0 = "mhlo.dot"(%arg0, %arg1) : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %1 = mhlo.convolution(%arg8, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>
    %2 = "mhlo.rng"(%arg2, %arg2, %arg6) <{rng_distribution = #mhlo.rng_distribution<UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
    %3 = mhlo.dynamic_reshape %arg0, %arg6 : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
    %4 = "mhlo.dynamic_broadcast_in_dim"(%arg10, %arg6) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
    %5 = "mhlo.dynamic_iota"(%arg6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<?x?xi32>
    %6 = mhlo.dynamic_update_slice %arg0, %arg0, %arg3, %arg3 : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %7 = "mhlo.if"(%arg4) ({
      mhlo.return %arg0 : tensor<3x4xf32>
    }, {
      mhlo.return %arg0 : tensor<3x4xf32>
    }) : (tensor<i1>) -> tensor<3x4xf32>
    %8 = "mhlo.case"(%arg3) ({
      mhlo.return %arg0 : tensor<3x4xf32>
    }, {
      mhlo.return %arg0 : tensor<3x4xf32>
    }) : (tensor<i32>) -> tensor<3x4xf32>
    %9 = "mhlo.map"(%arg0) <{dimensions = dense<[0, 1]> : tensor<2xi64>}> ({
    ^bb0(%arg16: tensor<f32>):
      mhlo.return %arg16 : tensor<f32>
    }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %10 = mhlo.is_finite %arg0 : (tensor<3x4xf32>) -> tensor<3x4xi1>
    %11 = mhlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %12 = mhlo.and %arg7, %arg7 : tensor<3x4xi32>
    %13 = mhlo.not %arg7 : tensor<3x4xi32>
    %14 = mhlo.popcnt %arg7 : tensor<3x4xi32>
    %15 = mhlo.atan2 %arg0, %arg0 : tensor<3x4xf32>
    %16 = mhlo.replica_id : tensor<ui32>
    %17 = "mhlo.select_and_scatter"(%arg0, %arg0, %arg2) <{window_dimensions = dense<1> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %34 = mhlo.compare GE, %arg16, %arg17 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      mhlo.return %34 : tensor<i1>
    }, {
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %34 = mhlo.add %arg16, %arg17 : tensor<f32>
      mhlo.return %34 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %18 = "mhlo.reduce_window"(%arg0, %arg2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = dense<[1, 2]> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %34 = mhlo.add %arg16, %arg17 : tensor<f32>
      mhlo.return %34 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x3xf32>
    %19 = "mhlo.gather"(%arg0, %arg7) <{dimension_numbers = #mhlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = dense<[1, 4]> : tensor<2xi64>}> : (tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x4x4xf32>
    %20 = "mhlo.triangular_solve"(%arg14, %arg14) <{left_side = true, lower = true, transpose_a = #mhlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %21 = "mhlo.set_dimension_size"(%arg0, %arg3) <{dimension = 0 : i64}> : (tensor<3x4xf32>, tensor<i32>) -> tensor<?x4xf32, #mhlo.type_extensions<bounds = [3, ?]>>
    %22 = "mhlo.batch_norm_inference"(%arg12, %arg10, %arg10, %arg10, %arg10) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
    %23:2 = "mhlo.infeed"(%arg11) <{infeed_config = ""}> : (!mhlo.token) -> (tensor<3x4xf32>, !mhlo.token)
    %24 = "mhlo.outfeed"(%arg0, %arg11) <{outfeed_config = ""}> : (tensor<3x4xf32>, !mhlo.token) -> !mhlo.token
    %25 = "mhlo.send"(%arg0, %arg11) <{channel_handle = #mhlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<3x4xf32>, !mhlo.token) -> !mhlo.token
    %26 = "mhlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %27 = "mhlo.scatter"(%arg10, %arg3, %arg2) <{scatter_dimension_numbers = #mhlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      mhlo.return %arg17 : tensor<f32>
    }) : (tensor<4xf32>, tensor<i32>, tensor<f32>) -> tensor<4xf32>
    %28 = mhlo.composite "my.op" %arg0 {decomposition = @d} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %29 = mhlo.add %arg13, %arg13 : tensor<?x4xf32>
    %30 = mhlo.power %arg0, %arg0 : tensor<3x4xf32>
    %31 = mhlo.round_nearest_even %arg0 : tensor<3x4xf32>
    %output, %batch_mean, %batch_var = "mhlo.batch_norm_training"(%arg12, %arg10, %arg10) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %32 = "mhlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3x4xf32>) -> tensor<6x4xf32>
    %33 = mhlo.real_dynamic_slice %arg10, %arg15, %arg15, %arg15 : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    return
  }
  func.func private @d(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    return %arg0 : tensor<3x4xf32>
  }
}
// OUT:
module {
  func.func @f(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i1>, %arg5: tensor<2xui64>, %arg6: tensor<4x4xf32>, %arg7: tensor<3x4xcomplex<f32>>) -> tensor<3x5xf32> {
    %0 = mhlo.constant dense<1.000000e+00> : tensor<3x4xf32>
    %1 = mhlo.add %arg0, %0 : tensor<3x4xf32>
    %2 = "mhlo.dot_general"(%1, %arg1) <{dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %3 = "mhlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %4 = mhlo.reduce(%arg0 init: %arg2) applies mhlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %5 = mhlo.while(%iterArg = %4) : tensor<f32>
    cond {
      %33 = mhlo.compare LT, %iterArg, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      mhlo.return %33 : tensor<i1>
    } do {
      mhlo.return %iterArg : tensor<f32>
    }
    %6 = "mhlo.slice"(%arg0) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>}> : (tensor<3x4xf32>) -> tensor<2x2xf32>
    %7 = "mhlo.transpose"(%arg0) <{permutation = dense<[1, 0]> : tensor<2xi64>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %8 = mhlo.select %arg4, %arg0, %0 : tensor<i1>, tensor<3x4xf32>
    %9 = "mhlo.pad"(%arg0, %arg2) <{edge_padding_high = dense<[0, 1]> : tensor<2xi64>, edge_padding_low = dense<[0, 1]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>}> : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x6xf32>
    %10 = "mhlo.concatenate"(%arg0, %0) <{dimension = 0 : i64}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
    %11 = "mhlo.fft"(%arg7) <{fft_length = dense<4> : tensor<1xi64>, fft_type = #mhlo<fft_type FFT>}> : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %12 = "mhlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x4xi32>
    %13 = "mhlo.dynamic_slice"(%arg0, %arg3, %arg3) <{slice_sizes = dense<[1, 2]> : tensor<2xi64>}> : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %14 = "mhlo.reverse"(%arg0) <{dimensions = dense<0> : tensor<1xi64>}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = mhlo.custom_call @foo(%arg0) {backend_config = ""} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %16 = mhlo.reduce_precision %arg0, format = e5m10 : tensor<3x4xf32>
    %17 = mhlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xf64>
    %18 = mhlo.reshape %arg0 : (tensor<3x4xf32>) -> tensor<12xf32>
    %19 = mhlo.create_token : !mhlo.token
    %20 = mhlo.after_all %19, %19 : !mhlo.token
    %21 = mhlo.tuple %arg0, %arg2 : tuple<tensor<3x4xf32>, tensor<f32>>
    %22 = mhlo.get_tuple_element %21[0] : (tuple<tensor<3x4xf32>, tensor<f32>>) -> tensor<3x4xf32>
    %23 = mhlo.exponential %arg0 : tensor<3x4xf32>
    %24 = mhlo.complex %arg0, %arg0 : tensor<3x4xcomplex<f32>>
    %25 = mhlo.real %arg7 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %26:2 = mhlo.optimization_barrier %arg0, %arg2 : tensor<3x4xf32>, tensor<f32>
    %output_state, %output = "mhlo.rng_bit_generator"(%arg5) <{rng_algorithm = #mhlo.rng_algorithm<THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %27 = "mhlo.get_dimension_size"(%arg0) <{dimension = 0 : i64}> : (tensor<3x4xf32>) -> tensor<i32>
    %28 = mhlo.clamp %arg2, %arg0, %arg2 : (tensor<f32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %29 = "mhlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %33 = mhlo.add %arg8, %arg9 : tensor<f32>
      mhlo.return %33 : tensor<f32>
    }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %30 = "mhlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %33 = mhlo.compare LT, %arg8, %arg9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      mhlo.return %33 : tensor<i1>
    }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %31 = mhlo.partition_id : tensor<ui32>
    %32 = "mhlo.cholesky"(%arg6) <{lower = true}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %2 : tensor<3x5xf32>
  }
  func.func @g(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i1>, %arg5: tensor<3x4xi1>, %arg6: tensor<2xi64>, %arg7: tensor<3x4xi32>, %arg8: tensor<1x8x8x3xf32>, %arg9: tensor<3x3x3x4xf32>, %arg10: tensor<4xf32>, %arg11: !mhlo.token, %arg12: tensor<2x3x4xf32>, %arg13: tensor<?x4xf32>, %arg14: tensor<4x4xf32>, %arg15: tensor<1xi64>) {
    %0 = "mhlo.dot"(%arg0, %arg1) : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %1 = mhlo.convolution(%arg8, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32>
    %2 = "mhlo.rng"(%arg2, %arg2, %arg6) <{rng_distribution = #mhlo.rng_distribution<UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
    %3 = mhlo.dynamic_reshape %arg0, %arg6 : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
    %4 = "mhlo.dynamic_broadcast_in_dim"(%arg10, %arg6) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
    %5 = "mhlo.dynamic_iota"(%arg6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<?x?xi32>
    %6 = mhlo.dynamic_update_slice %arg0, %arg0, %arg3, %arg3 : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %7 = "mhlo.if"(%arg4) ({
      mhlo.return %arg0 : tensor<3x4xf32>
    }, {
      mhlo.return %arg0 : tensor<3x4xf32>
    }) : (tensor<i1>) -> tensor<3x4xf32>
    %8 = "mhlo.case"(%arg3) ({
      mhlo.return %arg0 : tensor<3x4xf32>
    }, {
      mhlo.return %arg0 : tensor<3x4xf32>
    }) : (tensor<i32>) -> tensor<3x4xf32>
    %9 = "mhlo.map"(%arg0) <{dimensions = dense<[0, 1]> : tensor<2xi64>}> ({
    ^bb0(%arg16: tensor<f32>):
      mhlo.return %arg16 : tensor<f32>
    }) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %10 = mhlo.is_finite %arg0 : (tensor<3x4xf32>) -> tensor<3x4xi1>
    %11 = mhlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %12 = mhlo.and %arg7, %arg7 : tensor<3x4xi32>
    %13 = mhlo.not %arg7 : tensor<3x4xi32>
    %14 = mhlo.popcnt %arg7 : tensor<3x4xi32>
    %15 = mhlo.atan2 %arg0, %arg0 : tensor<3x4xf32>
    %16 = mhlo.replica_id : tensor<ui32>
    %17 = "mhlo.select_and_scatter"(%arg0, %arg0, %arg2) <{window_dimensions = dense<1> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %34 = mhlo.compare GE, %arg16, %arg17 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      mhlo.return %34 : tensor<i1>
    }, {
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %34 = mhlo.add %arg16, %arg17 : tensor<f32>
      mhlo.return %34 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %18 = "mhlo.reduce_window"(%arg0, %arg2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = dense<[1, 2]> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %34 = mhlo.add %arg16, %arg17 : tensor<f32>
      mhlo.return %34 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x3xf32>
    %19 = "mhlo.gather"(%arg0, %arg7) <{dimension_numbers = #mhlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = dense<[1, 4]> : tensor<2xi64>}> : (tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x4x4xf32>
    %20 = "mhlo.triangular_solve"(%arg14, %arg14) <{left_side = true, lower = true, transpose_a = #mhlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %21 = "mhlo.set_dimension_size"(%arg0, %arg3) <{dimension = 0 : i64}> : (tensor<3x4xf32>, tensor<i32>) -> tensor<?x4xf32, #mhlo.type_extensions<bounds = [3, ?]>>
    %22 = "mhlo.batch_norm_inference"(%arg12, %arg10, %arg10, %arg10, %arg10) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
    %23:2 = "mhlo.infeed"(%arg11) <{infeed_config = ""}> : (!mhlo.token) -> (tensor<3x4xf32>, !mhlo.token)
    %24 = "mhlo.outfeed"(%arg0, %arg11) <{outfeed_config = ""}> : (tensor<3x4xf32>, !mhlo.token) -> !mhlo.token
    %25 = "mhlo.send"(%arg0, %arg11) <{channel_handle = #mhlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<3x4xf32>, !mhlo.token) -> !mhlo.token
    %26 = "mhlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %27 = "mhlo.scatter"(%arg10, %arg3, %arg2) <{scatter_dimension_numbers = #mhlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      mhlo.return %arg17 : tensor<f32>
    }) : (tensor<4xf32>, tensor<i32>, tensor<f32>) -> tensor<4xf32>
    %28 = mhlo.composite "my.op" %arg0 {decomposition = @d} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %29 = mhlo.add %arg13, %arg13 : tensor<?x4xf32>
    %30 = mhlo.power %arg0, %arg0 : tensor<3x4xf32>
    %31 = mhlo.round_nearest_even %arg0 : tensor<3x4xf32>
    %output, %batch_mean, %batch_var = "mhlo.batch_norm_training"(%arg12, %arg10, %arg10) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %32 = "mhlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3x4xf32>) -> tensor<6x4xf32>
    %33 = mhlo.real_dynamic_slice %arg10, %arg15, %arg15, %arg15 : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    return
  }
  func.func private @d(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    return %arg0 : tensor<3x4xf32>
  }
}
