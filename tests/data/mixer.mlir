"builtin.module"() <{sym_name = "jit_mixer"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<48x192xf32>, tensor<192x48xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<48x192xf32>, tensor<192x48xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<5x5x1x48xf32>, tensor<48x10xf32>, tensor<3x3x3x48xf32>, tensor<2x32x32x3xf32>) -> tensor<2x10xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<48x192xf32>, %arg11: tensor<192x48xf32>, %arg12: tensor<64x128xf32>, %arg13: tensor<128x64xf32>, %arg14: tensor<48x192xf32>, %arg15: tensor<192x48xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<128x64xf32>, %arg18: tensor<5x5x1x48xf32>, %arg19: tensor<48x10xf32>, %arg20: tensor<3x3x3x48xf32>, %arg21: tensor<2x32x32x3xf32>):
    %32 = "stablehlo.convolution"(%arg21, %arg20) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<2x32x32x3xf32>, tensor<3x3x3x48xf32>) -> tensor<2x16x16x48xf32>
    %33 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.reduce_window"(%32, %34) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %183 = "stablehlo.maximum"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%183) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x48xf32>, tensor<f32>) -> tensor<2x8x8x48xf32>
    %36 = "stablehlo.convolution"(%35, %arg18) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 48 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<4> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x8x8x48xf32>, tensor<5x5x1x48xf32>) -> tensor<2x8x8x48xf32>
    %37 = "func.call"(%36) <{callee = @relu6}> : (tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<2x8x8x48xf32>) -> tensor<2x64x48xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg32: tensor<f32>, %arg33: tensor<f32>):
      %182 = "stablehlo.add"(%arg32, %arg33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%182) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %42 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %44 = "stablehlo.divide"(%41, %43) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %46 = "stablehlo.subtract"(%38, %45) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "func.call"(%38, %47) <{callee = @_var}> : (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %49 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %51 = "stablehlo.add"(%48, %50) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %52 = "stablehlo.rsqrt"(%51) : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %54 = "stablehlo.multiply"(%46, %53) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %55 = "stablehlo.transpose"(%54) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x64x48xf32>) -> tensor<2x48x64xf32>
    %56 = "stablehlo.dot_general"(%55, %arg12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x64xf32>, tensor<64x128xf32>) -> tensor<2x48x128xf32>
    %57 = "stablehlo.multiply"(%56, %56) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %58 = "stablehlo.multiply"(%57, %56) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %59 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %61 = "stablehlo.multiply"(%60, %58) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %62 = "stablehlo.add"(%56, %61) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %65 = "stablehlo.multiply"(%64, %62) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %66 = "stablehlo.tanh"(%65) : (tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %67 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %69 = "stablehlo.add"(%68, %66) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %70 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %72 = "stablehlo.multiply"(%71, %69) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %73 = "stablehlo.multiply"(%56, %72) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %74 = "stablehlo.dot_general"(%73, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x128xf32>, tensor<128x64xf32>) -> tensor<2x48x64xf32>
    %75 = "stablehlo.transpose"(%74) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x48x64xf32>) -> tensor<2x64x48xf32>
    %76 = "stablehlo.add"(%38, %75) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.reduce"(%76, %77) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %181 = "stablehlo.add"(%arg30, %arg31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%181) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %80 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %82 = "stablehlo.divide"(%79, %81) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %84 = "stablehlo.subtract"(%76, %83) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86 = "func.call"(%76, %85) <{callee = @_var}> : (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %87 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %89 = "stablehlo.add"(%86, %88) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %90 = "stablehlo.rsqrt"(%89) : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %92 = "stablehlo.multiply"(%84, %91) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %93 = "stablehlo.dot_general"(%92, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x48xf32>, tensor<48x192xf32>) -> tensor<2x64x192xf32>
    %94 = "stablehlo.tanh"(%93) : (tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %95 = "stablehlo.dot_general"(%94, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x192xf32>, tensor<192x48xf32>) -> tensor<2x64x48xf32>
    %96 = "stablehlo.add"(%76, %95) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %97 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.reduce"(%96, %97) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %180 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%180) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %100 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %102 = "stablehlo.divide"(%99, %101) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %104 = "stablehlo.subtract"(%96, %103) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %105 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %106 = "func.call"(%96, %105) <{callee = @_var}> : (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %107 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %109 = "stablehlo.add"(%106, %108) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %110 = "stablehlo.rsqrt"(%109) : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %112 = "stablehlo.multiply"(%104, %111) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %113 = "stablehlo.transpose"(%112) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x64x48xf32>) -> tensor<2x48x64xf32>
    %114 = "stablehlo.dot_general"(%113, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x64xf32>, tensor<64x128xf32>) -> tensor<2x48x128xf32>
    %115 = "stablehlo.multiply"(%114, %114) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %116 = "stablehlo.multiply"(%115, %114) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %117 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %119 = "stablehlo.multiply"(%118, %116) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %120 = "stablehlo.add"(%114, %119) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %123 = "stablehlo.multiply"(%122, %120) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %124 = "stablehlo.tanh"(%123) : (tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %125 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %127 = "stablehlo.add"(%126, %124) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %128 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %130 = "stablehlo.multiply"(%129, %127) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %131 = "stablehlo.multiply"(%114, %130) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %132 = "stablehlo.dot_general"(%131, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x128xf32>, tensor<128x64xf32>) -> tensor<2x48x64xf32>
    %133 = "stablehlo.transpose"(%132) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x48x64xf32>) -> tensor<2x64x48xf32>
    %134 = "stablehlo.add"(%96, %133) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %135 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.reduce"(%134, %135) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %179 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%179) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %138 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %140 = "stablehlo.divide"(%137, %139) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %142 = "stablehlo.subtract"(%134, %141) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %143 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %144 = "func.call"(%134, %143) <{callee = @_var}> : (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %145 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %147 = "stablehlo.add"(%144, %146) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %148 = "stablehlo.rsqrt"(%147) : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %150 = "stablehlo.multiply"(%142, %149) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %151 = "stablehlo.dot_general"(%150, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x48xf32>, tensor<48x192xf32>) -> tensor<2x64x192xf32>
    %152 = "stablehlo.tanh"(%151) : (tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %153 = "stablehlo.dot_general"(%152, %arg15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x192xf32>, tensor<192x48xf32>) -> tensor<2x64x48xf32>
    %154 = "stablehlo.add"(%134, %153) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %155 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.reduce"(%154, %155) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %178 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%178) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %158 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %160 = "stablehlo.divide"(%157, %159) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %162 = "stablehlo.subtract"(%154, %161) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %163 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %164 = "func.call"(%154, %163) <{callee = @_var}> : (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>
    %165 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %167 = "stablehlo.add"(%164, %166) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %168 = "stablehlo.rsqrt"(%167) : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %170 = "stablehlo.multiply"(%162, %169) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %171 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %172 = "stablehlo.reduce"(%170, %171) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %177 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%177) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x48xf32>
    %173 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48xf32>
    %175 = "stablehlo.divide"(%172, %174) : (tensor<2x48xf32>, tensor<2x48xf32>) -> tensor<2x48xf32>
    %176 = "stablehlo.dot_general"(%175, %arg19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48xf32>, tensor<48x10xf32>) -> tensor<2x10xf32>
    "func.return"(%176) : (tensor<2x10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32>, res_attrs = [{}], sym_name = "relu6", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<2x8x8x48xf32>):
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x8x48xf32>
    %28 = "stablehlo.maximum"(%arg9, %27) : (tensor<2x8x8x48xf32>, tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32>
    %29 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x8x48xf32>
    %31 = "stablehlo.minimum"(%28, %30) : (tensor<2x8x8x48xf32>, tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32>
    "func.return"(%31) : (tensor<2x8x8x48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x64x48xf32>, tensor<i32>) -> tensor<2x64x1xf32>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x64x48xf32>, %arg4: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg3, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %25 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %10 = "stablehlo.subtract"(%arg3, %9) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %11 = "chlo.square"(%10) : (tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %12 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %15) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %24 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.compare"(%14, %20) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %23 = "func.call"(%21, %19, %22) <{callee = @_where}> : (tensor<i1>, tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64x1xf32>
    "func.return"(%23) : (tensor<2x64x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64x1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<2x64x1xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<i1>, tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    "func.return"(%2) : (tensor<2x64x1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
