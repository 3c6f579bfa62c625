"builtin.module"() <{sym_name = "jit_loss"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<48x192xf32>, tensor<192x48xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<48x192xf32>, tensor<192x48xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<5x5x1x48xf32>, tensor<48x10xf32>, tensor<3x3x3x48xf32>, tensor<2x32x32x3xf32>, tensor<2xui8>) -> (tensor<48x192xf32>, tensor<192x48xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<48x192xf32>, tensor<192x48xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<5x5x1x48xf32>, tensor<48x10xf32>, tensor<3x3x3x48xf32>), res_attrs = [{jax.result_info = "result['blocks'][0]['channel_in']"}, {jax.result_info = "result['blocks'][0]['channel_out']"}, {jax.result_info = "result['blocks'][0]['token_in']"}, {jax.result_info = "result['blocks'][0]['token_out']"}, {jax.result_info = "result['blocks'][1]['channel_in']"}, {jax.result_info = "result['blocks'][1]['channel_out']"}, {jax.result_info = "result['blocks'][1]['token_in']"}, {jax.result_info = "result['blocks'][1]['token_out']"}, {jax.result_info = "result['depthwise']"}, {jax.result_info = "result['head']"}, {jax.result_info = "result['stem']"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<48x192xf32>, %arg23: tensor<192x48xf32>, %arg24: tensor<64x128xf32>, %arg25: tensor<128x64xf32>, %arg26: tensor<48x192xf32>, %arg27: tensor<192x48xf32>, %arg28: tensor<64x128xf32>, %arg29: tensor<128x64xf32>, %arg30: tensor<5x5x1x48xf32>, %arg31: tensor<48x10xf32>, %arg32: tensor<3x3x3x48xf32>, %arg33: tensor<2x32x32x3xf32>, %arg34: tensor<2xui8>):
    %59 = "stablehlo.convolution"(%arg33, %arg32) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<2x32x32x3xf32>, tensor<3x3x3x48xf32>) -> tensor<2x16x16x48xf32>
    %60 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.reduce_window"(%59, %61) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %529 = "stablehlo.maximum"(%arg87, %arg88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%529) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x48xf32>, tensor<f32>) -> tensor<2x8x8x48xf32>
    %63 = "stablehlo.convolution"(%62, %arg30) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 48 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<4> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x8x8x48xf32>, tensor<5x5x1x48xf32>) -> tensor<2x8x8x48xf32>
    %64 = "func.call"(%63) <{callee = @relu6}> : (tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x8x48xf32>
    %67 = "stablehlo.compare"(%63, %66) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x8x8x48xf32>, tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xi1>
    %68 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x8x48xf32>
    %70 = "stablehlo.compare"(%63, %69) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x8x8x48xf32>, tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xi1>
    %71 = "stablehlo.and"(%67, %70) : (tensor<2x8x8x48xi1>, tensor<2x8x8x48xi1>) -> tensor<2x8x8x48xi1>
    %72 = "stablehlo.reshape"(%64) : (tensor<2x8x8x48xf32>) -> tensor<2x64x48xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.reduce"(%72, %73) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
      %528 = "stablehlo.add"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%528) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %76 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %78 = "stablehlo.divide"(%75, %77) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %80 = "stablehlo.subtract"(%72, %79) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %82:4 = "func.call"(%72, %81) <{callee = @_var}> : (tensor<2x64x48xf32>, tensor<i32>) -> (tensor<2x64x1xf32>, tensor<2x64x48xf32>, tensor<f32>, tensor<i1>)
    %83 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %85 = "stablehlo.add"(%82#0, %84) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %86 = "stablehlo.rsqrt"(%85) : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %87 = "stablehlo.divide"(%86, %85) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %88 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %90 = "stablehlo.multiply"(%89, %87) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %91 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %92 = "stablehlo.multiply"(%80, %91) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %93 = "stablehlo.transpose"(%92) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x64x48xf32>) -> tensor<2x48x64xf32>
    %94 = "stablehlo.dot_general"(%93, %arg24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x64xf32>, tensor<64x128xf32>) -> tensor<2x48x128xf32>
    %95 = "stablehlo.multiply"(%94, %94) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %96 = "stablehlo.multiply"(%95, %94) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %97 = "stablehlo.multiply"(%94, %94) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %98 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %100 = "stablehlo.multiply"(%99, %97) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %101 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %103 = "stablehlo.multiply"(%102, %96) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %104 = "stablehlo.add"(%94, %103) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %107 = "stablehlo.multiply"(%106, %104) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %108 = "stablehlo.tanh"(%107) : (tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %109 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %111 = "stablehlo.subtract"(%110, %108) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %114 = "stablehlo.add"(%113, %108) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %115 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %117 = "stablehlo.multiply"(%116, %114) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %118 = "stablehlo.multiply"(%94, %117) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %119 = "stablehlo.dot_general"(%118, %arg25) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x128xf32>, tensor<128x64xf32>) -> tensor<2x48x64xf32>
    %120 = "stablehlo.transpose"(%119) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x48x64xf32>) -> tensor<2x64x48xf32>
    %121 = "stablehlo.add"(%72, %120) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %122 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.reduce"(%121, %122) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg83: tensor<f32>, %arg84: tensor<f32>):
      %527 = "stablehlo.add"(%arg83, %arg84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%527) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %125 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %127 = "stablehlo.divide"(%124, %126) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %129 = "stablehlo.subtract"(%121, %128) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %130 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %131:4 = "func.call"(%121, %130) <{callee = @_var}> : (tensor<2x64x48xf32>, tensor<i32>) -> (tensor<2x64x1xf32>, tensor<2x64x48xf32>, tensor<f32>, tensor<i1>)
    %132 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %134 = "stablehlo.add"(%131#0, %133) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %135 = "stablehlo.rsqrt"(%134) : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %136 = "stablehlo.divide"(%135, %134) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %137 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %139 = "stablehlo.multiply"(%138, %136) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %140 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %141 = "stablehlo.multiply"(%129, %140) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %142 = "stablehlo.dot_general"(%141, %arg22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x48xf32>, tensor<48x192xf32>) -> tensor<2x64x192xf32>
    %143 = "stablehlo.tanh"(%142) : (tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %144 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x192xf32>
    %146 = "stablehlo.subtract"(%145, %143) : (tensor<2x64x192xf32>, tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %147 = "stablehlo.dot_general"(%143, %arg23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x192xf32>, tensor<192x48xf32>) -> tensor<2x64x48xf32>
    %148 = "stablehlo.add"(%121, %147) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %149 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.reduce"(%148, %149) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %526 = "stablehlo.add"(%arg81, %arg82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%526) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %152 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %154 = "stablehlo.divide"(%151, %153) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %156 = "stablehlo.subtract"(%148, %155) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %157 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %158:4 = "func.call"(%148, %157) <{callee = @_var}> : (tensor<2x64x48xf32>, tensor<i32>) -> (tensor<2x64x1xf32>, tensor<2x64x48xf32>, tensor<f32>, tensor<i1>)
    %159 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %161 = "stablehlo.add"(%158#0, %160) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %162 = "stablehlo.rsqrt"(%161) : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %163 = "stablehlo.divide"(%162, %161) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %164 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %166 = "stablehlo.multiply"(%165, %163) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %167 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %168 = "stablehlo.multiply"(%156, %167) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %169 = "stablehlo.transpose"(%168) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x64x48xf32>) -> tensor<2x48x64xf32>
    %170 = "stablehlo.dot_general"(%169, %arg28) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x64xf32>, tensor<64x128xf32>) -> tensor<2x48x128xf32>
    %171 = "stablehlo.multiply"(%170, %170) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %172 = "stablehlo.multiply"(%171, %170) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %173 = "stablehlo.multiply"(%170, %170) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %174 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %176 = "stablehlo.multiply"(%175, %173) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %177 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %179 = "stablehlo.multiply"(%178, %172) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %180 = "stablehlo.add"(%170, %179) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %181 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %183 = "stablehlo.multiply"(%182, %180) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %184 = "stablehlo.tanh"(%183) : (tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %185 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %187 = "stablehlo.subtract"(%186, %184) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %188 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %190 = "stablehlo.add"(%189, %184) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %191 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %193 = "stablehlo.multiply"(%192, %190) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %194 = "stablehlo.multiply"(%170, %193) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %195 = "stablehlo.dot_general"(%194, %arg29) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x128xf32>, tensor<128x64xf32>) -> tensor<2x48x64xf32>
    %196 = "stablehlo.transpose"(%195) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x48x64xf32>) -> tensor<2x64x48xf32>
    %197 = "stablehlo.add"(%148, %196) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %198 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %199 = "stablehlo.reduce"(%197, %198) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg79: tensor<f32>, %arg80: tensor<f32>):
      %525 = "stablehlo.add"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%525) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %201 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %203 = "stablehlo.divide"(%200, %202) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %205 = "stablehlo.subtract"(%197, %204) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %206 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %207:4 = "func.call"(%197, %206) <{callee = @_var}> : (tensor<2x64x48xf32>, tensor<i32>) -> (tensor<2x64x1xf32>, tensor<2x64x48xf32>, tensor<f32>, tensor<i1>)
    %208 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %210 = "stablehlo.add"(%207#0, %209) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %211 = "stablehlo.rsqrt"(%210) : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %212 = "stablehlo.divide"(%211, %210) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %213 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %214 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %215 = "stablehlo.multiply"(%214, %212) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %216 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %217 = "stablehlo.multiply"(%205, %216) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %218 = "stablehlo.dot_general"(%217, %arg26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x48xf32>, tensor<48x192xf32>) -> tensor<2x64x192xf32>
    %219 = "stablehlo.tanh"(%218) : (tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %220 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %221 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x192xf32>
    %222 = "stablehlo.subtract"(%221, %219) : (tensor<2x64x192xf32>, tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %223 = "stablehlo.dot_general"(%219, %arg27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x192xf32>, tensor<192x48xf32>) -> tensor<2x64x48xf32>
    %224 = "stablehlo.add"(%197, %223) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %225 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %226 = "stablehlo.reduce"(%224, %225) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %524 = "stablehlo.add"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%524) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %228 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %230 = "stablehlo.divide"(%227, %229) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %232 = "stablehlo.subtract"(%224, %231) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %233 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %234:4 = "func.call"(%224, %233) <{callee = @_var}> : (tensor<2x64x48xf32>, tensor<i32>) -> (tensor<2x64x1xf32>, tensor<2x64x48xf32>, tensor<f32>, tensor<i1>)
    %235 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %237 = "stablehlo.add"(%234#0, %236) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %238 = "stablehlo.rsqrt"(%237) : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %239 = "stablehlo.divide"(%238, %237) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %240 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %241 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %242 = "stablehlo.multiply"(%241, %239) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %243 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %244 = "stablehlo.multiply"(%232, %243) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %245 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %246 = "stablehlo.reduce"(%244, %245) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg75: tensor<f32>, %arg76: tensor<f32>):
      %523 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%523) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x48xf32>
    %247 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %248 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48xf32>
    %249 = "stablehlo.divide"(%246, %248) : (tensor<2x48xf32>, tensor<2x48xf32>) -> tensor<2x48xf32>
    %250 = "stablehlo.dot_general"(%249, %arg31) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48xf32>, tensor<48x10xf32>) -> tensor<2x10xf32>
    %251 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %252 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %254 = "stablehlo.compare"(%251, %253) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %255 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %257 = "stablehlo.add"(%251, %256) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %258 = "stablehlo.select"(%254, %257, %251) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %259 = "stablehlo.convert"(%arg34) : (tensor<2xui8>) -> tensor<2xi32>
    %260 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %261 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %262 = "stablehlo.concatenate"(%260, %261) <{dimension = 1 : i64}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %263 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %264 = "stablehlo.reduce"(%250, %263) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %522 = "stablehlo.maximum"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%522) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32>
    %265 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %267 = "stablehlo.maximum"(%266, %264) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %268 = "stablehlo.is_finite"(%267) : (tensor<2xf32>) -> tensor<2xi1>
    %269 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %271 = "stablehlo.select"(%268, %267, %270) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %272 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x10xf32>
    %274 = "stablehlo.subtract"(%250, %273) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
    %275 = "stablehlo.exponential"(%274) : (tensor<2x10xf32>) -> tensor<2x10xf32>
    %276 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %277 = "stablehlo.reduce"(%275, %276) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
      %521 = "stablehlo.add"(%arg71, %arg72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%521) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32>
    %278 = "stablehlo.abs"(%277) : (tensor<2xf32>) -> tensor<2xf32>
    %279 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %280 = "stablehlo.broadcast_in_dim"(%279) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %281 = "stablehlo.compare"(%277, %280) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %282 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %283 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %284 = "stablehlo.divide"(%282, %283) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %285 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %286 = "stablehlo.negate"(%285) : (tensor<2xf32>) -> tensor<2xf32>
    %287 = "stablehlo.divide"(%285, %278) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %288 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %289 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %290 = "stablehlo.select"(%281, %289, %287) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %291 = "stablehlo.select"(%281, %287, %289) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %292 = "stablehlo.negate"(%290) : (tensor<2xf32>) -> tensor<2xf32>
    %293 = "stablehlo.add"(%291, %292) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %294 = "stablehlo.broadcast_in_dim"(%293) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x10xf32>
    %295 = "stablehlo.multiply"(%294, %275) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
    %296 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x10xf32>
    %298 = "stablehlo.constant"() <{value = dense<[1, 9]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %299 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %300 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %301 = "stablehlo.minimum"(%298, %300) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %302 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<2x2xi32>
    %303 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %304 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x2xi32>
    %305 = "stablehlo.clamp"(%304, %262, %302) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %306 = "stablehlo.scatter"(%297, %305, %286) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg69: tensor<f32>, %arg70: tensor<f32>):
      %520 = "stablehlo.add"(%arg69, %arg70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%520) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<2x2xi32>, tensor<2xf32>) -> tensor<2x10xf32>
    %307 = "stablehlo.add"(%295, %306) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
    %308 = "stablehlo.dot_general"(%307, %249) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x10xf32>, tensor<2x48xf32>) -> tensor<10x48xf32>
    %309 = "stablehlo.transpose"(%308) <{permutation = array<i64: 1, 0>}> : (tensor<10x48xf32>) -> tensor<48x10xf32>
    %310 = "stablehlo.dot_general"(%307, %arg31) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x10xf32>, tensor<48x10xf32>) -> tensor<2x48xf32>
    %311 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48xf32>
    %313 = "stablehlo.divide"(%310, %312) : (tensor<2x48xf32>, tensor<2x48xf32>) -> tensor<2x48xf32>
    %314 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x48xf32>) -> tensor<2x64x48xf32>
    %315 = "stablehlo.multiply"(%232, %314) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %316 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %317 = "stablehlo.reduce"(%315, %316) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %519 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%519) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %318 = "stablehlo.reshape"(%317) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %319 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %320 = "stablehlo.multiply"(%314, %319) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %321 = "stablehlo.multiply"(%318, %242) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %322 = "func.call"(%234#1, %234#2, %234#3, %321) <{callee = @_var_0}> : (tensor<2x64x48xf32>, tensor<f32>, tensor<i1>, tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %323 = "stablehlo.negate"(%320) : (tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %324 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %325 = "stablehlo.reduce"(%323, %324) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %518 = "stablehlo.add"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%518) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %326 = "stablehlo.reshape"(%325) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %327 = "stablehlo.add"(%322, %320) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %328 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %330 = "stablehlo.divide"(%326, %329) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %331 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %332 = "stablehlo.reduce"(%330, %331) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg63: tensor<f32>, %arg64: tensor<f32>):
      %517 = "stablehlo.add"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%517) : (tensor<f32>) -> ()
    }) : (tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64xf32>
    %333 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x48xf32>
    %334 = "stablehlo.add"(%327, %333) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %335 = "stablehlo.dot_general"(%334, %219) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x48xf32>, tensor<2x64x192xf32>) -> tensor<48x192xf32>
    %336 = "stablehlo.transpose"(%335) <{permutation = array<i64: 1, 0>}> : (tensor<48x192xf32>) -> tensor<192x48xf32>
    %337 = "stablehlo.dot_general"(%334, %arg27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x48xf32>, tensor<192x48xf32>) -> tensor<2x64x192xf32>
    %338 = "stablehlo.multiply"(%337, %222) : (tensor<2x64x192xf32>, tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %339 = "stablehlo.multiply"(%338, %219) : (tensor<2x64x192xf32>, tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %340 = "stablehlo.add"(%338, %339) : (tensor<2x64x192xf32>, tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %341 = "stablehlo.dot_general"(%340, %217) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x192xf32>, tensor<2x64x48xf32>) -> tensor<192x48xf32>
    %342 = "stablehlo.transpose"(%341) <{permutation = array<i64: 1, 0>}> : (tensor<192x48xf32>) -> tensor<48x192xf32>
    %343 = "stablehlo.dot_general"(%340, %arg26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x192xf32>, tensor<48x192xf32>) -> tensor<2x64x48xf32>
    %344 = "stablehlo.multiply"(%205, %343) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %345 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %346 = "stablehlo.reduce"(%344, %345) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %516 = "stablehlo.add"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%516) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %347 = "stablehlo.reshape"(%346) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %348 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %349 = "stablehlo.multiply"(%343, %348) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %350 = "stablehlo.multiply"(%347, %215) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %351 = "func.call"(%207#1, %207#2, %207#3, %350) <{callee = @_var_0}> : (tensor<2x64x48xf32>, tensor<f32>, tensor<i1>, tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %352 = "stablehlo.add"(%334, %351) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %353 = "stablehlo.negate"(%349) : (tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %354 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %355 = "stablehlo.reduce"(%353, %354) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %515 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%515) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %356 = "stablehlo.reshape"(%355) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %357 = "stablehlo.add"(%352, %349) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %358 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %360 = "stablehlo.divide"(%356, %359) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %361 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %362 = "stablehlo.reduce"(%360, %361) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %514 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%514) : (tensor<f32>) -> ()
    }) : (tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64xf32>
    %363 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x48xf32>
    %364 = "stablehlo.add"(%357, %363) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %365 = "stablehlo.transpose"(%364) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x64x48xf32>) -> tensor<2x48x64xf32>
    %366 = "stablehlo.dot_general"(%365, %194) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x64xf32>, tensor<2x48x128xf32>) -> tensor<64x128xf32>
    %367 = "stablehlo.transpose"(%366) <{permutation = array<i64: 1, 0>}> : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %368 = "stablehlo.dot_general"(%365, %arg29) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x64xf32>, tensor<128x64xf32>) -> tensor<2x48x128xf32>
    %369 = "stablehlo.multiply"(%170, %368) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %370 = "stablehlo.multiply"(%368, %193) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %371 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %372 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %373 = "stablehlo.multiply"(%372, %369) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %374 = "stablehlo.multiply"(%373, %187) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %375 = "stablehlo.multiply"(%374, %184) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %376 = "stablehlo.add"(%374, %375) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %377 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %378 = "stablehlo.broadcast_in_dim"(%377) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %379 = "stablehlo.multiply"(%378, %376) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %380 = "stablehlo.add"(%370, %379) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %381 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %382 = "stablehlo.broadcast_in_dim"(%381) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %383 = "stablehlo.multiply"(%382, %379) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %384 = "stablehlo.multiply"(%383, %176) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %385 = "stablehlo.add"(%380, %384) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %386 = "stablehlo.dot_general"(%385, %169) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x128xf32>, tensor<2x48x64xf32>) -> tensor<128x64xf32>
    %387 = "stablehlo.transpose"(%386) <{permutation = array<i64: 1, 0>}> : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %388 = "stablehlo.dot_general"(%385, %arg28) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x128xf32>, tensor<64x128xf32>) -> tensor<2x48x64xf32>
    %389 = "stablehlo.transpose"(%388) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x48x64xf32>) -> tensor<2x64x48xf32>
    %390 = "stablehlo.multiply"(%156, %389) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %391 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %392 = "stablehlo.reduce"(%390, %391) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      %513 = "stablehlo.add"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%513) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %393 = "stablehlo.reshape"(%392) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %394 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %395 = "stablehlo.multiply"(%389, %394) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %396 = "stablehlo.multiply"(%393, %166) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %397 = "func.call"(%158#1, %158#2, %158#3, %396) <{callee = @_var_0}> : (tensor<2x64x48xf32>, tensor<f32>, tensor<i1>, tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %398 = "stablehlo.add"(%364, %397) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %399 = "stablehlo.negate"(%395) : (tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %400 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %401 = "stablehlo.reduce"(%399, %400) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg53: tensor<f32>, %arg54: tensor<f32>):
      %512 = "stablehlo.add"(%arg53, %arg54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%512) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %402 = "stablehlo.reshape"(%401) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %403 = "stablehlo.add"(%398, %395) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %404 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %405 = "stablehlo.broadcast_in_dim"(%404) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %406 = "stablehlo.divide"(%402, %405) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %407 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %408 = "stablehlo.reduce"(%406, %407) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %511 = "stablehlo.add"(%arg51, %arg52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%511) : (tensor<f32>) -> ()
    }) : (tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64xf32>
    %409 = "stablehlo.broadcast_in_dim"(%408) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x48xf32>
    %410 = "stablehlo.add"(%403, %409) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %411 = "stablehlo.dot_general"(%410, %143) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x48xf32>, tensor<2x64x192xf32>) -> tensor<48x192xf32>
    %412 = "stablehlo.transpose"(%411) <{permutation = array<i64: 1, 0>}> : (tensor<48x192xf32>) -> tensor<192x48xf32>
    %413 = "stablehlo.dot_general"(%410, %arg23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x48xf32>, tensor<192x48xf32>) -> tensor<2x64x192xf32>
    %414 = "stablehlo.multiply"(%413, %146) : (tensor<2x64x192xf32>, tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %415 = "stablehlo.multiply"(%414, %143) : (tensor<2x64x192xf32>, tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %416 = "stablehlo.add"(%414, %415) : (tensor<2x64x192xf32>, tensor<2x64x192xf32>) -> tensor<2x64x192xf32>
    %417 = "stablehlo.dot_general"(%416, %141) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x192xf32>, tensor<2x64x48xf32>) -> tensor<192x48xf32>
    %418 = "stablehlo.transpose"(%417) <{permutation = array<i64: 1, 0>}> : (tensor<192x48xf32>) -> tensor<48x192xf32>
    %419 = "stablehlo.dot_general"(%416, %arg22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x64x192xf32>, tensor<48x192xf32>) -> tensor<2x64x48xf32>
    %420 = "stablehlo.multiply"(%129, %419) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %421 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %422 = "stablehlo.reduce"(%420, %421) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %510 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%510) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %423 = "stablehlo.reshape"(%422) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %424 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %425 = "stablehlo.multiply"(%419, %424) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %426 = "stablehlo.multiply"(%423, %139) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %427 = "func.call"(%131#1, %131#2, %131#3, %426) <{callee = @_var_0}> : (tensor<2x64x48xf32>, tensor<f32>, tensor<i1>, tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %428 = "stablehlo.add"(%410, %427) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %429 = "stablehlo.negate"(%425) : (tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %430 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %431 = "stablehlo.reduce"(%429, %430) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg47: tensor<f32>, %arg48: tensor<f32>):
      %509 = "stablehlo.add"(%arg47, %arg48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%509) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %432 = "stablehlo.reshape"(%431) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %433 = "stablehlo.add"(%428, %425) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %434 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %436 = "stablehlo.divide"(%432, %435) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %437 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %438 = "stablehlo.reduce"(%436, %437) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg45: tensor<f32>, %arg46: tensor<f32>):
      %508 = "stablehlo.add"(%arg45, %arg46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%508) : (tensor<f32>) -> ()
    }) : (tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64xf32>
    %439 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x48xf32>
    %440 = "stablehlo.add"(%433, %439) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %441 = "stablehlo.transpose"(%440) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x64x48xf32>) -> tensor<2x48x64xf32>
    %442 = "stablehlo.dot_general"(%441, %118) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x64xf32>, tensor<2x48x128xf32>) -> tensor<64x128xf32>
    %443 = "stablehlo.transpose"(%442) <{permutation = array<i64: 1, 0>}> : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %444 = "stablehlo.dot_general"(%441, %arg25) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x64xf32>, tensor<128x64xf32>) -> tensor<2x48x128xf32>
    %445 = "stablehlo.multiply"(%94, %444) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %446 = "stablehlo.multiply"(%444, %117) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %447 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %448 = "stablehlo.broadcast_in_dim"(%447) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %449 = "stablehlo.multiply"(%448, %445) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %450 = "stablehlo.multiply"(%449, %111) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %451 = "stablehlo.multiply"(%450, %108) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %452 = "stablehlo.add"(%450, %451) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %453 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %454 = "stablehlo.broadcast_in_dim"(%453) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %455 = "stablehlo.multiply"(%454, %452) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %456 = "stablehlo.add"(%446, %455) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %457 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %458 = "stablehlo.broadcast_in_dim"(%457) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x48x128xf32>
    %459 = "stablehlo.multiply"(%458, %455) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %460 = "stablehlo.multiply"(%459, %100) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %461 = "stablehlo.add"(%456, %460) : (tensor<2x48x128xf32>, tensor<2x48x128xf32>) -> tensor<2x48x128xf32>
    %462 = "stablehlo.dot_general"(%461, %93) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x128xf32>, tensor<2x48x64xf32>) -> tensor<128x64xf32>
    %463 = "stablehlo.transpose"(%462) <{permutation = array<i64: 1, 0>}> : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %464 = "stablehlo.dot_general"(%461, %arg24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x48x128xf32>, tensor<64x128xf32>) -> tensor<2x48x64xf32>
    %465 = "stablehlo.transpose"(%464) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x48x64xf32>) -> tensor<2x64x48xf32>
    %466 = "stablehlo.multiply"(%80, %465) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %467 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %468 = "stablehlo.reduce"(%466, %467) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %507 = "stablehlo.add"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%507) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %469 = "stablehlo.reshape"(%468) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %470 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %471 = "stablehlo.multiply"(%465, %470) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %472 = "stablehlo.multiply"(%469, %90) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %473 = "func.call"(%82#1, %82#2, %82#3, %472) <{callee = @_var_0}> : (tensor<2x64x48xf32>, tensor<f32>, tensor<i1>, tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %474 = "stablehlo.add"(%440, %473) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %475 = "stablehlo.negate"(%471) : (tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %476 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %477 = "stablehlo.reduce"(%475, %476) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      %506 = "stablehlo.add"(%arg41, %arg42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%506) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %478 = "stablehlo.reshape"(%477) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %479 = "stablehlo.add"(%474, %471) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %480 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %481 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %482 = "stablehlo.divide"(%478, %481) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %483 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %484 = "stablehlo.reduce"(%482, %483) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %505 = "stablehlo.add"(%arg39, %arg40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%505) : (tensor<f32>) -> ()
    }) : (tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64xf32>
    %485 = "stablehlo.broadcast_in_dim"(%484) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x48xf32>
    %486 = "stablehlo.add"(%479, %485) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %487 = "stablehlo.reshape"(%486) : (tensor<2x64x48xf32>) -> tensor<2x8x8x48xf32>
    %488 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %489 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x8x48xf32>
    %490 = "stablehlo.select"(%71, %487, %489) : (tensor<2x8x8x48xi1>, tensor<2x8x8x48xf32>, tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32>
    %491 = "stablehlo.convolution"(%62, %490) <{batch_group_count = 48 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<4> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<2x8x8x48xf32>, tensor<2x8x8x48xf32>) -> tensor<5x5x1x48xf32>
    %492 = "stablehlo.reshape"(%arg30) : (tensor<5x5x1x48xf32>) -> tensor<5x5x1x48x1xf32>
    %493 = "stablehlo.transpose"(%492) <{permutation = array<i64: 0, 1, 3, 2, 4>}> : (tensor<5x5x1x48x1xf32>) -> tensor<5x5x48x1x1xf32>
    %494 = "stablehlo.reshape"(%493) : (tensor<5x5x48x1x1xf32>) -> tensor<5x5x48x1xf32>
    %495 = "stablehlo.reverse"(%494) <{dimensions = array<i64: 0, 1>}> : (tensor<5x5x48x1xf32>) -> tensor<5x5x48x1xf32>
    %496 = "stablehlo.convolution"(%490, %495) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 48 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<4> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x8x8x48xf32>, tensor<5x5x48x1xf32>) -> tensor<2x8x8x48xf32>
    %497 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %498 = "stablehlo.pad"(%59, %497) <{edge_padding_high = array<i64: 0, 1, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x16x16x48xf32>, tensor<f32>) -> tensor<2x17x17x48xf32>
    %499 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %500 = "stablehlo.select_and_scatter"(%498, %496, %499) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %504 = "stablehlo.compare"(%arg37, %arg38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%504) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %503 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%503) : (tensor<f32>) -> ()
    }) : (tensor<2x17x17x48xf32>, tensor<2x8x8x48xf32>, tensor<f32>) -> tensor<2x17x17x48xf32>
    %501 = "stablehlo.slice"(%500) <{limit_indices = array<i64: 2, 16, 16, 48>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x17x17x48xf32>) -> tensor<2x16x16x48xf32>
    %502 = "stablehlo.convolution"(%arg33, %501) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x32x32x3xf32>, tensor<2x16x16x48xf32>) -> tensor<3x3x3x48xf32>
    "func.return"(%418, %412, %463, %443, %342, %336, %387, %367, %491, %309, %502) : (tensor<48x192xf32>, tensor<192x48xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<48x192xf32>, tensor<192x48xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<5x5x1x48xf32>, tensor<48x10xf32>, tensor<3x3x3x48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32>, res_attrs = [{}], sym_name = "relu6", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x8x8x48xf32>):
    %53 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x8x48xf32>
    %55 = "stablehlo.maximum"(%arg21, %54) : (tensor<2x8x8x48xf32>, tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32>
    %56 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x8x48xf32>
    %58 = "stablehlo.minimum"(%55, %57) : (tensor<2x8x8x48xf32>, tensor<2x8x8x48xf32>) -> tensor<2x8x8x48xf32>
    "func.return"(%58) : (tensor<2x8x8x48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x64x48xf32>, tensor<i32>) -> (tensor<2x64x1xf32>, tensor<2x64x48xf32>, tensor<f32>, tensor<i1>), res_attrs = [{}, {}, {}, {}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2x64x48xf32>, %arg16: tensor<i32>):
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%arg15, %27) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %52 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %30 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %32 = "stablehlo.divide"(%29, %31) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x64x1xf32>) -> tensor<2x64x48xf32>
    %34 = "stablehlo.subtract"(%arg15, %33) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %35 = "chlo.square"(%34) : (tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %36 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x48xf32>
    %38 = "stablehlo.multiply"(%37, %34) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %39 = "stablehlo.convert"(%arg16) : (tensor<i32>) -> tensor<f32>
    %40 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.subtract"(%40, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%35, %42) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %51 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %46 = "stablehlo.divide"(%44, %45) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.compare"(%41, %47) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %49 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %50 = "func.call"(%48, %46, %49) <{callee = @_where}> : (tensor<i1>, tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64x1xf32>
    "func.return"(%50, %38, %41, %48) : (tensor<2x64x1xf32>, tensor<2x64x48xf32>, tensor<f32>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64x1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<i1>, %arg13: tensor<2x64x1xf32>, %arg14: tensor<f32>):
    %24 = "stablehlo.convert"(%arg14) : (tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %26 = "stablehlo.select"(%arg12, %arg13, %25) : (tensor<i1>, tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    "func.return"(%26) : (tensor<2x64x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x64x48xf32>, tensor<f32>, tensor<i1>, tensor<2x64x1xf32>) -> tensor<2x64x48xf32>, res_attrs = [{}], sym_name = "_var_0", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2x64x48xf32>, %arg3: tensor<f32>, %arg4: tensor<i1>, %arg5: tensor<2x64x1xf32>):
    %3 = "func.call"(%arg4, %arg5) <{callee = @_where_1}> : (tensor<i1>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %5 = "stablehlo.divide"(%3, %4) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %23 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x48xf32>
    %9 = "stablehlo.multiply"(%8, %arg2) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %22 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<2x64x48xf32>, tensor<f32>) -> tensor<2x64xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %14 = "stablehlo.constant"() <{value = dense<4.800000e+01> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %21 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<2x64x1xf32>, tensor<f32>) -> tensor<2x64xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x64xf32>) -> tensor<2x64x48xf32>
    %20 = "stablehlo.add"(%9, %19) : (tensor<2x64x48xf32>, tensor<2x64x48xf32>) -> tensor<2x64x48xf32>
    "func.return"(%20) : (tensor<2x64x48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i1>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<2x64x1xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x64x1xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<i1>, tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
    "func.return"(%2) : (tensor<2x64x1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
