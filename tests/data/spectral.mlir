"builtin.module"() <{sym_name = "jit_spectral"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x1024xf64>, tensor<64x64xcomplex<f64>>, tensor<33xcomplex<f64>>) -> (tensor<2x8x16xf64>, tensor<2x16x64xf64>, tensor<2x8xf32>, tensor<2xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<2x1024xf64>, %arg12: tensor<64x64xcomplex<f64>>, %arg13: tensor<33xcomplex<f64>>):
    %54 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 0.0024846123172992951, 0.0099137560757280862, 0.022213597106929717, 0.039261894064796132, 0.060889213314885671, 0.086880612842002658, 0.11697777844051105, 0.15088159095696363, 0.18825509907063326, 0.22872686806712034, 0.27189467132341871, 0.31732948781680259, 0.3645797659284975, 0.41317591116653485, 0.46263495320678788, 0.51246534586903647, 0.56217185232374267, 0.61126046697815717, 0.65924332512584227, 0.70564355156530589, 7.500000e-01, 0.79187183611739498, 0.83084291879842964, 0.86652593591491311, 0.89856625361146125, 0.9266454408160778, 0.95048443395120951, 0.96984631039295421, 0.98453864311453898, 0.9944154131125642, 0.99937846060946112, 0.99937846060946112, 0.9944154131125642, 0.98453864311453898, 0.96984631039295421, 0.95048443395120951, 0.9266454408160778, 0.89856625361146125, 0.86652593591491311, 0.83084291879842964, 0.79187183611739498, 7.500000e-01, 0.70564355156530589, 0.65924332512584227, 0.61126046697815717, 0.56217185232374267, 0.51246534586903647, 0.46263495320678788, 0.41317591116653485, 0.3645797659284975, 0.31732948781680259, 0.27189467132341871, 0.22872686806712034, 0.18825509907063326, 0.15088159095696363, 0.11697777844051105, 0.086880612842002658, 0.060889213314885671, 0.039261894064796132, 0.022213597106929717, 0.0099137560757280862, 0.0024846123172992951, 0.000000e+00]> : tensor<64xf64>}> : () -> tensor<64xf64>
    %55 = "stablehlo.constant"() <{value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C61D64B3774ED3FA6F74CA1455EB43F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000E468FEFC49C8B53FE33260C0F646ED3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000D7535D6FAAB5DB3F145651C82A25E23F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000587DE44ABD33EB3F9E0A6ED40A31C33F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F7A817C4AADDD73F852BF49D2A11E43F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A5DDD71E817AED3FD5124109F72BB43F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000065BD17A035F0E13F3685D0BF941FDC3F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000090745E85A897C93FDC62A8DE159AE93F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000094FCF641191DEC3F5D1B48F03517BF3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005376C5F74864E33F5A1375106E37D93F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000023E0275BF156D53FEF0F6C528754E53F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FD9C2636862AAF3F30969D9C570DEE3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000150E389459E1EA3FABC71FAF997AC43F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009BC1544BD249E43FCB7C56695B6CD73F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040EAE2049664DB3FE08A8EFDB44DE23F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000095A238E60E6BCC3F5BD771463CE5E83F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000052855B158E67903FD523558FC37CEF3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000769A21CFC667EB3F279679C3E460C23F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000E5B55DE95D6CE63F3794442D4427D33F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000053D19903F570E13F5A5DCCF8151EDD3F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000084D9AB3B18EBD83F3E132AE2738AE33F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C12048E08CE8CD3FD0F7EDC7DC85E83F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F71C7192D2F5B33F61DCB1AD4581ED3F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A37A010CE1EEE3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000CF59035BDE5AEA3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000957C66A5EE96E63F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005A9FC9EFFED2E23F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003F8459741E1EDE3F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000CAC91F093F96D63F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000AA1ECC3BBF1CCE3F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007F53B1CA001ABE3F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<33x8xf64>}> : () -> tensor<33x8xf64>
    %56 = "stablehlo.reshape"(%arg11) : (tensor<2x1024xf64>) -> tensor<2x16x64xf64>
    %57 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 2>}> : (tensor<64xf64>) -> tensor<1x1x64xf64>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x64xf64>) -> tensor<2x16x64xf64>
    %59 = "stablehlo.multiply"(%56, %58) : (tensor<2x16x64xf64>, tensor<2x16x64xf64>) -> tensor<2x16x64xf64>
    %60 = "func.call"(%59) <{callee = @fft}> : (tensor<2x16x64xf64>) -> tensor<2x16x33xcomplex<f64>>
    %61 = "stablehlo.abs"(%60) : (tensor<2x16x33xcomplex<f64>>) -> tensor<2x16x33xf64>
    %62 = "stablehlo.multiply"(%61, %61) : (tensor<2x16x33xf64>, tensor<2x16x33xf64>) -> tensor<2x16x33xf64>
    %63 = "stablehlo.dot_general"(%62, %55) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x33xf64>, tensor<33x8xf64>) -> tensor<2x16x8xf64>
    %64 = "stablehlo.log_plus_one"(%63) : (tensor<2x16x8xf64>) -> tensor<2x16x8xf64>
    %65 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 2>}> : (tensor<33xcomplex<f64>>) -> tensor<1x1x33xcomplex<f64>>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x33xcomplex<f64>>) -> tensor<2x16x33xcomplex<f64>>
    %67 = "stablehlo.multiply"(%60, %66) : (tensor<2x16x33xcomplex<f64>>, tensor<2x16x33xcomplex<f64>>) -> tensor<2x16x33xcomplex<f64>>
    %68 = "func.call"(%arg13) <{callee = @angle}> : (tensor<33xcomplex<f64>>) -> tensor<33xf64>
    %69 = "stablehlo.convert"(%68) : (tensor<33xf64>) -> tensor<33xcomplex<f64>>
    %70 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f64>>) -> tensor<33xcomplex<f64>>
    %72 = "stablehlo.multiply"(%71, %69) : (tensor<33xcomplex<f64>>, tensor<33xcomplex<f64>>) -> tensor<33xcomplex<f64>>
    %73 = "stablehlo.exponential"(%72) : (tensor<33xcomplex<f64>>) -> tensor<33xcomplex<f64>>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 2>}> : (tensor<33xcomplex<f64>>) -> tensor<1x1x33xcomplex<f64>>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x33xcomplex<f64>>) -> tensor<2x16x33xcomplex<f64>>
    %76 = "stablehlo.multiply"(%67, %75) : (tensor<2x16x33xcomplex<f64>>, tensor<2x16x33xcomplex<f64>>) -> tensor<2x16x33xcomplex<f64>>
    %77 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %78 = "func.call"(%76, %77) <{callee = @_pad}> : (tensor<2x16x33xcomplex<f64>>, tensor<i64>) -> tensor<2x16x33xcomplex<f64>>
    %79 = "func.call"(%78) <{callee = @fft_0}> : (tensor<2x16x33xcomplex<f64>>) -> tensor<2x16x64xf64>
    %80 = "func.call"(%79) <{callee = @fft_1}> : (tensor<2x16x64xf64>) -> tensor<2x16x64xcomplex<f64>>
    %81 = "stablehlo.real"(%arg12) : (tensor<64x64xcomplex<f64>>) -> tensor<64x64xf64>
    %82 = "stablehlo.imag"(%arg12) : (tensor<64x64xcomplex<f64>>) -> tensor<64x64xf64>
    %83 = "stablehlo.negate"(%82) : (tensor<64x64xf64>) -> tensor<64x64xf64>
    %84 = "stablehlo.complex"(%81, %83) : (tensor<64x64xf64>, tensor<64x64xf64>) -> tensor<64x64xcomplex<f64>>
    %85 = "stablehlo.dot_general"(%80, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x64xcomplex<f64>>, tensor<64x64xcomplex<f64>>) -> tensor<2x16x64xcomplex<f64>>
    %86 = "func.call"(%85) <{callee = @fft_2}> : (tensor<2x16x64xcomplex<f64>>) -> tensor<2x16x64xcomplex<f64>>
    %87 = "stablehlo.real"(%86) : (tensor<2x16x64xcomplex<f64>>) -> tensor<2x16x64xf64>
    %88 = "stablehlo.dot_general"(%64, %64) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x8xf64>, tensor<2x16x8xf64>) -> tensor<2x8x8xf64>
    %89 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8x8xi64>
    %90 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<8x8xi64>
    %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8x8xi64>
    %93 = "stablehlo.add"(%89, %92) : (tensor<8x8xi64>, tensor<8x8xi64>) -> tensor<8x8xi64>
    %94 = "stablehlo.compare"(%93, %90) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8x8xi64>, tensor<8x8xi64>) -> tensor<8x8xi1>
    %95 = "stablehlo.convert"(%94) : (tensor<8x8xi1>) -> tensor<8x8xf64>
    %96 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f64>}> : () -> tensor<f64>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x8xf64>
    %98 = "stablehlo.multiply"(%97, %95) : (tensor<8x8xf64>, tensor<8x8xf64>) -> tensor<8x8xf64>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x8xf64>) -> tensor<1x8x8xf64>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x8xf64>) -> tensor<2x8x8xf64>
    %101 = "stablehlo.add"(%88, %100) : (tensor<2x8x8xf64>, tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    %102 = "func.call"(%101) <{callee = @cholesky}> : (tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    %103 = "stablehlo.transpose"(%64) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x16x8xf64>) -> tensor<2x8x16xf64>
    %104 = "func.call"(%102, %103) <{callee = @_solve_triangular}> : (tensor<2x8x8xf64>, tensor<2x8x16xf64>) -> tensor<2x8x16xf64>
    %105 = "func.call"(%101) <{callee = @eigh}> : (tensor<2x8x8xf64>) -> tensor<2x8xf64>
    %106 = "stablehlo.convert"(%105) : (tensor<2x8xf64>) -> tensor<2x8xf32>
    %107 = "stablehlo.imag"(%60) : (tensor<2x16x33xcomplex<f64>>) -> tensor<2x16x33xf64>
    %108 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %109 = "stablehlo.reduce"(%107, %108) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg14: tensor<f64>, %arg15: tensor<f64>):
      %110 = "stablehlo.add"(%arg14, %arg15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%110) : (tensor<f64>) -> ()
    }) : (tensor<2x16x33xf64>, tensor<f64>) -> tensor<2xf64>
    "func.return"(%104, %87, %106, %109) : (tensor<2x8x16xf64>, tensor<2x16x64xf64>, tensor<2x8xf32>, tensor<2xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x16x64xf64>) -> tensor<2x16x33xcomplex<f64>>, res_attrs = [{}], sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<2x16x64xf64>):
    %53 = "stablehlo.fft"(%arg10) <{fft_length = array<i64: 64>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<2x16x64xf64>) -> tensor<2x16x33xcomplex<f64>>
    "func.return"(%53) : (tensor<2x16x33xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<33xcomplex<f64>>) -> tensor<33xf64>, res_attrs = [{}], sym_name = "angle", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<33xcomplex<f64>>):
    %50 = "stablehlo.real"(%arg9) : (tensor<33xcomplex<f64>>) -> tensor<33xf64>
    %51 = "stablehlo.imag"(%arg9) : (tensor<33xcomplex<f64>>) -> tensor<33xf64>
    %52 = "stablehlo.atan2"(%51, %50) : (tensor<33xf64>, tensor<33xf64>) -> tensor<33xf64>
    "func.return"(%52) : (tensor<33xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x16x33xcomplex<f64>>, tensor<i64>) -> tensor<2x16x33xcomplex<f64>>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<2x16x33xcomplex<f64>>, %arg8: tensor<i64>):
    %48 = "stablehlo.convert"(%arg8) : (tensor<i64>) -> tensor<complex<f64>>
    %49 = "stablehlo.pad"(%arg7, %48) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x16x33xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x16x33xcomplex<f64>>
    "func.return"(%49) : (tensor<2x16x33xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x16x33xcomplex<f64>>) -> tensor<2x16x64xf64>, res_attrs = [{}], sym_name = "fft_0", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x16x33xcomplex<f64>>):
    %47 = "stablehlo.fft"(%arg6) <{fft_length = array<i64: 64>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<2x16x33xcomplex<f64>>) -> tensor<2x16x64xf64>
    "func.return"(%47) : (tensor<2x16x64xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x16x64xf64>) -> tensor<2x16x64xcomplex<f64>>, res_attrs = [{}], sym_name = "fft_1", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<2x16x64xf64>):
    %45 = "stablehlo.convert"(%arg5) : (tensor<2x16x64xf64>) -> tensor<2x16x64xcomplex<f64>>
    %46 = "stablehlo.fft"(%45) <{fft_length = array<i64: 16, 64>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x16x64xcomplex<f64>>) -> tensor<2x16x64xcomplex<f64>>
    "func.return"(%46) : (tensor<2x16x64xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x16x64xcomplex<f64>>) -> tensor<2x16x64xcomplex<f64>>, res_attrs = [{}], sym_name = "fft_2", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<2x16x64xcomplex<f64>>):
    %44 = "stablehlo.fft"(%arg4) <{fft_length = array<i64: 16, 64>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x16x64xcomplex<f64>>) -> tensor<2x16x64xcomplex<f64>>
    "func.return"(%44) : (tensor<2x16x64xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x8x8xf64>) -> tensor<2x8x8xf64>, res_attrs = [{}], sym_name = "cholesky", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x8x8xf64>):
    %20 = "stablehlo.transpose"(%arg3) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    %21 = "stablehlo.add"(%arg3, %20) : (tensor<2x8x8xf64>, tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    %22 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x8x8xf64>
    %24 = "stablehlo.divide"(%21, %23) : (tensor<2x8x8xf64>, tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    %25:2 = "stablehlo.custom_call"(%24) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=8, k=8, l=8, m=8}, custom>} : (tensor<2x8x8xf64>) -> (tensor<2x8x8xf64>, tensor<2xi32>)
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %28 = "stablehlo.compare"(%25#1, %27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %30 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x8x8xf64>
    %32 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x8x8xi1>
    %33 = "stablehlo.select"(%32, %25#0, %31) : (tensor<2x8x8xi1>, tensor<2x8x8xf64>, tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    %34 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8x8xi64>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<8x8xi64>
    %37 = "stablehlo.add"(%34, %36) : (tensor<8x8xi64>, tensor<8x8xi64>) -> tensor<8x8xi64>
    %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<8x8xi64>
    %39 = "stablehlo.compare"(%37, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<8x8xi64>, tensor<8x8xi64>) -> tensor<8x8xi1>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x8xi1>) -> tensor<2x8x8xi1>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x8x8xf64>
    %43 = "stablehlo.select"(%40, %33, %42) : (tensor<2x8x8xi1>, tensor<2x8x8xf64>, tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    "func.return"(%43) : (tensor<2x8x8xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x8x8xf64>, tensor<2x8x16xf64>) -> tensor<2x8x16xf64>, res_attrs = [{}], sym_name = "_solve_triangular", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<2x8x8xf64>, %arg2: tensor<2x8x16xf64>):
    %19 = "stablehlo.custom_call"(%arg1, %arg2) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dtrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=8, k=8, l=8, m=16, n=8, o=16}, custom>} : (tensor<2x8x8xf64>, tensor<2x8x16xf64>) -> tensor<2x8x16xf64>
    "func.return"(%19) : (tensor<2x8x16xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x8x8xf64>) -> tensor<2x8xf64>, res_attrs = [{}], sym_name = "eigh", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x8x8xf64>):
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x8x8xf64>, tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    %2 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x8x8xf64>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<2x8x8xf64>, tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    %5:3 = "stablehlo.custom_call"(%4) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_dsyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=8, k=8, l=8, m=8, n=8}, custom>} : (tensor<2x8x8xf64>) -> (tensor<2x8x8xf64>, tensor<2x8xf64>, tensor<2xi32>)
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %8 = "stablehlo.compare"(%5#2, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %10 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x8x8xf64>
    %12 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x8x8xi1>
    %13 = "stablehlo.select"(%12, %5#0, %11) : (tensor<2x8x8xi1>, tensor<2x8x8xf64>, tensor<2x8x8xf64>) -> tensor<2x8x8xf64>
    %14 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %15 = "stablehlo.constant"() <{value = dense<0x7FF8000000000000> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<2x8xf64>
    %17 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x8xi1>
    %18 = "stablehlo.select"(%17, %5#1, %16) : (tensor<2x8xi1>, tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
    "func.return"(%18) : (tensor<2x8xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
