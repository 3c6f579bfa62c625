"builtin.module"() <{sym_name = "jit_pool"}> ({
  "func.func"() <{arg_attrs = [{jax.global_constant = "batch"}, {jax.global_constant = "time"}, {}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<48x5xf32>, tensor<24x1xf32>, tensor<?x?x24xf32>, tensor<?xi32>) -> tensor<?x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<48x5xf32>, %arg8: tensor<24x1xf32>, %arg9: tensor<?x?x24xf32>, %arg10: tensor<?xi32>):
    %6 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<?xi32>
    %8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %10 = "stablehlo.dynamic_broadcast_in_dim"(%8, %9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %11 = "stablehlo.multiply"(%10, %7) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %14 = "stablehlo.dynamic_broadcast_in_dim"(%12, %13) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %15 = "stablehlo.add"(%14, %11) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %20 = "stablehlo.dynamic_broadcast_in_dim"(%arg10, %19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>
    %21 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %23 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %25 = "stablehlo.dynamic_broadcast_in_dim"(%15, %24) <{broadcast_dimensions = array<i64: 1>}> : (tensor<?xi32>, tensor<2xi32>) -> tensor<1x?xi32>
    %26 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %27 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.concatenate"(%26, %27) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %29 = "stablehlo.dynamic_broadcast_in_dim"(%25, %28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x?xi32>, tensor<2xi32>) -> tensor<?x?xi32>
    %30 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %31 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %32 = "stablehlo.concatenate"(%30, %31) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %33 = "stablehlo.dynamic_broadcast_in_dim"(%20, %32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x1xi32>, tensor<2xi32>) -> tensor<?x?xi32>
    %34 = "stablehlo.compare"(%29, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %35 = "stablehlo.dot_general"(%arg9, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<?x?x24xf32>, tensor<24x1xf32>) -> tensor<?x?x1xf32>
    %36 = "stablehlo.tanh"(%35) : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %39 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %41 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %43 = "stablehlo.concatenate"(%40, %41, %42) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %44 = "stablehlo.dynamic_gather"(%36, %38, %43) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = true}> : (tensor<?x?x1xf32>, tensor<1xi32>, tensor<3xi32>) -> tensor<?x?xf32>
    %45 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %46 = "func.call"(%arg5, %arg6, %34, %44, %45) <{callee = @_where}> : (tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %47 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %83 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
    %49 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %51 = "stablehlo.dynamic_broadcast_in_dim"(%49, %50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %52 = "stablehlo.maximum"(%51, %48) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %53 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %55 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %56 = "stablehlo.concatenate"(%54, %55) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %57 = "stablehlo.dynamic_broadcast_in_dim"(%52, %56) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %58 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %59 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %60 = "stablehlo.concatenate"(%58, %59) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %61 = "stablehlo.dynamic_broadcast_in_dim"(%57, %60) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %62 = "stablehlo.subtract"(%46, %61) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %63 = "stablehlo.exponential"(%62) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %82 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
    %66 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %68 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %69 = "stablehlo.concatenate"(%67, %68) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %70 = "stablehlo.dynamic_broadcast_in_dim"(%65, %69) <{broadcast_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>
    %71 = "stablehlo.reshape"(%arg5) : (tensor<i32>) -> tensor<1xi32>
    %72 = "stablehlo.reshape"(%arg6) : (tensor<i32>) -> tensor<1xi32>
    %73 = "stablehlo.concatenate"(%71, %72) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %74 = "stablehlo.dynamic_broadcast_in_dim"(%70, %73) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x1xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %75 = "stablehlo.divide"(%63, %74) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %76 = "stablehlo.dot_general"(%75, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<?x?xf32>, tensor<?x?x24xf32>) -> tensor<?x24xf32>
    %77 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.reduce"(%arg9, %77) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %81 = "stablehlo.maximum"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) : (tensor<?x?x24xf32>, tensor<f32>) -> tensor<?x24xf32>
    %79 = "stablehlo.concatenate"(%76, %78) <{dimension = 1 : i64}> : (tensor<?x24xf32>, tensor<?x24xf32>) -> tensor<?x48xf32>
    %80 = "stablehlo.dot_general"(%79, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<?x48xf32>, tensor<48x5xf32>) -> tensor<?x5xf32>
    "func.return"(%80) : (tensor<?x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "batch"}, {jax.global_constant = "time"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<?x?xi1>, %arg3: tensor<?x?xf32>, %arg4: tensor<f32>):
    %0 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<i32>) -> tensor<1xi32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %4 = "stablehlo.dynamic_broadcast_in_dim"(%0, %3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
    %5 = "stablehlo.select"(%arg2, %arg3, %4) : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"(%5) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
