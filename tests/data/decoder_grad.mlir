"builtin.module"() <{sym_name = "jit_loss"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<128xf32>, tensor<352x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<352x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<2x32xi32>) -> (tensor<f32>, tensor<128xf32>, tensor<352x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<352x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<512x128xf32>, tensor<128xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0][0]['attn_norm']"}, {jax.result_info = "result[1][0][0]['down_proj']"}, {jax.result_info = "result[1][0][0]['gate_proj']"}, {jax.result_info = "result[1][0][0]['k_proj']"}, {jax.result_info = "result[1][0][0]['mlp_norm']"}, {jax.result_info = "result[1][0][0]['o_proj']"}, {jax.result_info = "result[1][0][0]['q_proj']"}, {jax.result_info = "result[1][0][0]['up_proj']"}, {jax.result_info = "result[1][0][0]['v_proj']"}, {jax.result_info = "result[1][0][1]['attn_norm']"}, {jax.result_info = "result[1][0][1]['down_proj']"}, {jax.result_info = "result[1][0][1]['gate_proj']"}, {jax.result_info = "result[1][0][1]['k_proj']"}, {jax.result_info = "result[1][0][1]['mlp_norm']"}, {jax.result_info = "result[1][0][1]['o_proj']"}, {jax.result_info = "result[1][0][1]['q_proj']"}, {jax.result_info = "result[1][0][1]['up_proj']"}, {jax.result_info = "result[1][0][1]['v_proj']"}, {jax.result_info = "result[1][1]"}, {jax.result_info = "result[1][2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<128xf32>, %arg31: tensor<352x128xf32>, %arg32: tensor<128x352xf32>, %arg33: tensor<128x32xf32>, %arg34: tensor<128xf32>, %arg35: tensor<128x128xf32>, %arg36: tensor<128x128xf32>, %arg37: tensor<128x352xf32>, %arg38: tensor<128x32xf32>, %arg39: tensor<128xf32>, %arg40: tensor<352x128xf32>, %arg41: tensor<128x352xf32>, %arg42: tensor<128x32xf32>, %arg43: tensor<128xf32>, %arg44: tensor<128x128xf32>, %arg45: tensor<128x128xf32>, %arg46: tensor<128x352xf32>, %arg47: tensor<128x32xf32>, %arg48: tensor<512x128xf32>, %arg49: tensor<128xf32>, %arg50: tensor<2x32xi32>):
    %80 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %81 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %82 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %83 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0.316227764, 1.000000e-01, 0.0316227749, 0.00999999977, 0.00316227763, 1.000000e-03, 3.16227757E-4]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %84 = "stablehlo.slice"(%arg50) <{limit_indices = array<i64: 2, 31>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x32xi32>) -> tensor<2x31xi32>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x31xi32>
    %87 = "stablehlo.compare"(%84, %86) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x31xi32>, tensor<2x31xi32>) -> tensor<2x31xi1>
    %88 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x31xi32>
    %90 = "stablehlo.add"(%84, %89) : (tensor<2x31xi32>, tensor<2x31xi32>) -> tensor<2x31xi32>
    %91 = "stablehlo.select"(%87, %90, %84) : (tensor<2x31xi1>, tensor<2x31xi32>, tensor<2x31xi32>) -> tensor<2x31xi32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xi32>) -> tensor<2x31x1xi32>
    %93 = "stablehlo.gather"(%arg48, %92) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<512x128xf32>, tensor<2x31x1xi32>) -> tensor<2x31x128xf32>
    %94 = "chlo.square"(%93) : (tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %95 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x128xf32>
    %97 = "stablehlo.multiply"(%96, %93) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %98 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce"(%94, %98) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg119: tensor<f32>, %arg120: tensor<f32>):
      %754 = "stablehlo.add"(%arg119, %arg120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%754) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<2x31xf32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %101 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %103 = "stablehlo.divide"(%100, %102) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %104 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %106 = "stablehlo.add"(%103, %105) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %107 = "stablehlo.rsqrt"(%106) : (tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %108 = "stablehlo.divide"(%107, %106) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %109 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %111 = "stablehlo.multiply"(%110, %108) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %112 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x128xf32>
    %113 = "stablehlo.multiply"(%93, %112) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %114 = "stablehlo.broadcast_in_dim"(%arg30) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x31x128xf32>
    %116 = "stablehlo.multiply"(%113, %115) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %117 = "stablehlo.dot_general"(%116, %arg36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x128xf32>) -> tensor<2x31x128xf32>
    %118 = "stablehlo.reshape"(%117) : (tensor<2x31x128xf32>) -> tensor<2x31x8x16xf32>
    %119 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<31xf32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0>}> : (tensor<31xf32>) -> tensor<31x1xf32>
    %121 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %122 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<31x1xf32>) -> tensor<31x8xf32>
    %123 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<31x8xf32>
    %124 = "stablehlo.multiply"(%122, %123) : (tensor<31x8xf32>, tensor<31x8xf32>) -> tensor<31x8xf32>
    %125 = "stablehlo.cosine"(%124) : (tensor<31x8xf32>) -> tensor<31x8xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<31x8xf32>) -> tensor<1x31x1x8xf32>
    %127 = "stablehlo.sine"(%124) : (tensor<31x8xf32>) -> tensor<31x8xf32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<31x8xf32>) -> tensor<1x31x1x8xf32>
    %129 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 2, 31, 8, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x8x16xf32>) -> tensor<2x31x8x8xf32>
    %130 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 2, 31, 8, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x8x16xf32>) -> tensor<2x31x8x8xf32>
    %131 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %132 = "stablehlo.multiply"(%129, %131) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %133 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %134 = "stablehlo.multiply"(%130, %133) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %135 = "stablehlo.subtract"(%132, %134) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %136 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %137 = "stablehlo.multiply"(%130, %136) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %138 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %139 = "stablehlo.multiply"(%129, %138) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %140 = "stablehlo.add"(%137, %139) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %141 = "stablehlo.concatenate"(%135, %140) <{dimension = 3 : i64}> : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x16xf32>
    %142 = "stablehlo.dot_general"(%116, %arg33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x32xf32>) -> tensor<2x31x32xf32>
    %143 = "stablehlo.reshape"(%142) : (tensor<2x31x32xf32>) -> tensor<2x31x2x16xf32>
    %144 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<31xf32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0>}> : (tensor<31xf32>) -> tensor<31x1xf32>
    %146 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %147 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<31x1xf32>) -> tensor<31x8xf32>
    %148 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<31x8xf32>
    %149 = "stablehlo.multiply"(%147, %148) : (tensor<31x8xf32>, tensor<31x8xf32>) -> tensor<31x8xf32>
    %150 = "stablehlo.cosine"(%149) : (tensor<31x8xf32>) -> tensor<31x8xf32>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<31x8xf32>) -> tensor<1x31x1x8xf32>
    %152 = "stablehlo.sine"(%149) : (tensor<31x8xf32>) -> tensor<31x8xf32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<31x8xf32>) -> tensor<1x31x1x8xf32>
    %154 = "stablehlo.slice"(%143) <{limit_indices = array<i64: 2, 31, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x2x16xf32>) -> tensor<2x31x2x8xf32>
    %155 = "stablehlo.slice"(%143) <{limit_indices = array<i64: 2, 31, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x2x16xf32>) -> tensor<2x31x2x8xf32>
    %156 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %157 = "stablehlo.multiply"(%154, %156) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %158 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %159 = "stablehlo.multiply"(%155, %158) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %160 = "stablehlo.subtract"(%157, %159) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %161 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %162 = "stablehlo.multiply"(%155, %161) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %163 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %164 = "stablehlo.multiply"(%154, %163) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %165 = "stablehlo.add"(%162, %164) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %166 = "stablehlo.concatenate"(%160, %165) <{dimension = 3 : i64}> : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x16xf32>
    %167 = "stablehlo.dot_general"(%116, %arg38) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x32xf32>) -> tensor<2x31x32xf32>
    %168 = "stablehlo.reshape"(%167) : (tensor<2x31x32xf32>) -> tensor<2x31x2x16xf32>
    %169 = "stablehlo.reshape"(%141) : (tensor<2x31x8x16xf32>) -> tensor<2x31x2x4x16xf32>
    %170 = "stablehlo.dot_general"(%166, %169) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x2x16xf32>, tensor<2x31x2x4x16xf32>) -> tensor<2x2x31x31x4xf32>
    %171 = "stablehlo.transpose"(%170) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x31x31x4xf32>) -> tensor<2x2x4x31x31xf32>
    %172 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x31x31xf32>
    %174 = "stablehlo.multiply"(%171, %173) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %175 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<31xi32>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0>}> : (tensor<31xi32>) -> tensor<31x1xi32>
    %177 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<31xi32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 1>}> : (tensor<31xi32>) -> tensor<1x31xi32>
    %179 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<31x1xi32>) -> tensor<31x31xi32>
    %180 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x31xi32>) -> tensor<31x31xi32>
    %181 = "stablehlo.compare"(%179, %180) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<31x31xi32>, tensor<31x31xi32>) -> tensor<31x31xi1>
    %182 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %183:2 = "func.call"(%181, %174, %182) <{callee = @_where}> : (tensor<31x31xi1>, tensor<2x2x4x31x31xf32>, tensor<f32>) -> (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xi1>)
    %184 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.reduce"(%183#0, %184) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg117: tensor<f32>, %arg118: tensor<f32>):
      %753 = "stablehlo.maximum"(%arg117, %arg118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%753) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x31x31xf32>, tensor<f32>) -> tensor<2x2x4x31xf32>
    %186 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x31xf32>
    %188 = "stablehlo.maximum"(%187, %185) : (tensor<2x2x4x31xf32>, tensor<2x2x4x31xf32>) -> tensor<2x2x4x31xf32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x31xf32>) -> tensor<2x2x4x31x1xf32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x31xf32>
    %191 = "stablehlo.subtract"(%183#0, %190) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %192 = "stablehlo.exponential"(%191) : (tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %193 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %194 = "stablehlo.reduce"(%192, %193) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg115: tensor<f32>, %arg116: tensor<f32>):
      %752 = "stablehlo.add"(%arg115, %arg116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%752) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x31x31xf32>, tensor<f32>) -> tensor<2x2x4x31xf32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x31xf32>) -> tensor<2x2x4x31x1xf32>
    %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x31xf32>
    %197 = "stablehlo.divide"(%192, %196) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %198 = "stablehlo.multiply"(%195, %195) : (tensor<2x2x4x31x1xf32>, tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x1xf32>
    %199 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x31x1xf32>
    %201 = "stablehlo.divide"(%200, %198) : (tensor<2x2x4x31x1xf32>, tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x1xf32>
    %202 = "stablehlo.dot_general"(%168, %197) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x2x16xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x16x4x31xf32>
    %203 = "stablehlo.transpose"(%202) <{permutation = array<i64: 0, 4, 1, 3, 2>}> : (tensor<2x2x16x4x31xf32>) -> tensor<2x31x2x4x16xf32>
    %204 = "stablehlo.reshape"(%203) : (tensor<2x31x2x4x16xf32>) -> tensor<2x31x128xf32>
    %205 = "stablehlo.dot_general"(%204, %arg35) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x128xf32>) -> tensor<2x31x128xf32>
    %206 = "stablehlo.add"(%93, %205) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %207 = "chlo.square"(%206) : (tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %208 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x128xf32>
    %210 = "stablehlo.multiply"(%209, %206) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %211 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %212 = "stablehlo.reduce"(%207, %211) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg113: tensor<f32>, %arg114: tensor<f32>):
      %751 = "stablehlo.add"(%arg113, %arg114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%751) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<2x31xf32>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %214 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %216 = "stablehlo.divide"(%213, %215) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %217 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %219 = "stablehlo.add"(%216, %218) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %220 = "stablehlo.rsqrt"(%219) : (tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %221 = "stablehlo.divide"(%220, %219) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %222 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %224 = "stablehlo.multiply"(%223, %221) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %225 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x128xf32>
    %226 = "stablehlo.multiply"(%206, %225) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %227 = "stablehlo.broadcast_in_dim"(%arg34) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %228 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x31x128xf32>
    %229 = "stablehlo.multiply"(%226, %228) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %230 = "stablehlo.dot_general"(%229, %arg32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x352xf32>) -> tensor<2x31x352xf32>
    %231:3 = "func.call"(%230) <{callee = @silu}> : (tensor<2x31x352xf32>) -> (tensor<2x31x352xf32>, tensor<2x31x352xf32>, tensor<2x31x352xf32>)
    %232 = "stablehlo.dot_general"(%229, %arg37) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x352xf32>) -> tensor<2x31x352xf32>
    %233 = "stablehlo.multiply"(%231#0, %232) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %234 = "stablehlo.dot_general"(%233, %arg31) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x352xf32>, tensor<352x128xf32>) -> tensor<2x31x128xf32>
    %235 = "stablehlo.add"(%206, %234) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %236 = "chlo.square"(%235) : (tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %237 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %238 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x128xf32>
    %239 = "stablehlo.multiply"(%238, %235) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %240 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %241 = "stablehlo.reduce"(%236, %240) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg111: tensor<f32>, %arg112: tensor<f32>):
      %750 = "stablehlo.add"(%arg111, %arg112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%750) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<2x31xf32>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %243 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %245 = "stablehlo.divide"(%242, %244) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %246 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %248 = "stablehlo.add"(%245, %247) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %249 = "stablehlo.rsqrt"(%248) : (tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %250 = "stablehlo.divide"(%249, %248) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %251 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %252 = "stablehlo.broadcast_in_dim"(%251) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %253 = "stablehlo.multiply"(%252, %250) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %254 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x128xf32>
    %255 = "stablehlo.multiply"(%235, %254) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %256 = "stablehlo.broadcast_in_dim"(%arg39) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %257 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x31x128xf32>
    %258 = "stablehlo.multiply"(%255, %257) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %259 = "stablehlo.dot_general"(%258, %arg45) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x128xf32>) -> tensor<2x31x128xf32>
    %260 = "stablehlo.reshape"(%259) : (tensor<2x31x128xf32>) -> tensor<2x31x8x16xf32>
    %261 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<31xf32>
    %262 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64: 0>}> : (tensor<31xf32>) -> tensor<31x1xf32>
    %263 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %264 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<31x1xf32>) -> tensor<31x8xf32>
    %265 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<31x8xf32>
    %266 = "stablehlo.multiply"(%264, %265) : (tensor<31x8xf32>, tensor<31x8xf32>) -> tensor<31x8xf32>
    %267 = "stablehlo.cosine"(%266) : (tensor<31x8xf32>) -> tensor<31x8xf32>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<31x8xf32>) -> tensor<1x31x1x8xf32>
    %269 = "stablehlo.sine"(%266) : (tensor<31x8xf32>) -> tensor<31x8xf32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<31x8xf32>) -> tensor<1x31x1x8xf32>
    %271 = "stablehlo.slice"(%260) <{limit_indices = array<i64: 2, 31, 8, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x8x16xf32>) -> tensor<2x31x8x8xf32>
    %272 = "stablehlo.slice"(%260) <{limit_indices = array<i64: 2, 31, 8, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x8x16xf32>) -> tensor<2x31x8x8xf32>
    %273 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %274 = "stablehlo.multiply"(%271, %273) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %275 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %276 = "stablehlo.multiply"(%272, %275) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %277 = "stablehlo.subtract"(%274, %276) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %278 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %279 = "stablehlo.multiply"(%272, %278) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %280 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %281 = "stablehlo.multiply"(%271, %280) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %282 = "stablehlo.add"(%279, %281) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %283 = "stablehlo.concatenate"(%277, %282) <{dimension = 3 : i64}> : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x16xf32>
    %284 = "stablehlo.dot_general"(%258, %arg42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x32xf32>) -> tensor<2x31x32xf32>
    %285 = "stablehlo.reshape"(%284) : (tensor<2x31x32xf32>) -> tensor<2x31x2x16xf32>
    %286 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<31xf32>
    %287 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0>}> : (tensor<31xf32>) -> tensor<31x1xf32>
    %288 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %289 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<31x1xf32>) -> tensor<31x8xf32>
    %290 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<31x8xf32>
    %291 = "stablehlo.multiply"(%289, %290) : (tensor<31x8xf32>, tensor<31x8xf32>) -> tensor<31x8xf32>
    %292 = "stablehlo.cosine"(%291) : (tensor<31x8xf32>) -> tensor<31x8xf32>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<31x8xf32>) -> tensor<1x31x1x8xf32>
    %294 = "stablehlo.sine"(%291) : (tensor<31x8xf32>) -> tensor<31x8xf32>
    %295 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<31x8xf32>) -> tensor<1x31x1x8xf32>
    %296 = "stablehlo.slice"(%285) <{limit_indices = array<i64: 2, 31, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x2x16xf32>) -> tensor<2x31x2x8xf32>
    %297 = "stablehlo.slice"(%285) <{limit_indices = array<i64: 2, 31, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x2x16xf32>) -> tensor<2x31x2x8xf32>
    %298 = "stablehlo.broadcast_in_dim"(%293) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %299 = "stablehlo.multiply"(%296, %298) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %300 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %301 = "stablehlo.multiply"(%297, %300) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %302 = "stablehlo.subtract"(%299, %301) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %303 = "stablehlo.broadcast_in_dim"(%293) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %304 = "stablehlo.multiply"(%297, %303) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %305 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %306 = "stablehlo.multiply"(%296, %305) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %307 = "stablehlo.add"(%304, %306) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %308 = "stablehlo.concatenate"(%302, %307) <{dimension = 3 : i64}> : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x16xf32>
    %309 = "stablehlo.dot_general"(%258, %arg47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x32xf32>) -> tensor<2x31x32xf32>
    %310 = "stablehlo.reshape"(%309) : (tensor<2x31x32xf32>) -> tensor<2x31x2x16xf32>
    %311 = "stablehlo.reshape"(%283) : (tensor<2x31x8x16xf32>) -> tensor<2x31x2x4x16xf32>
    %312 = "stablehlo.dot_general"(%308, %311) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x2x16xf32>, tensor<2x31x2x4x16xf32>) -> tensor<2x2x31x31x4xf32>
    %313 = "stablehlo.transpose"(%312) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x31x31x4xf32>) -> tensor<2x2x4x31x31xf32>
    %314 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %315 = "stablehlo.broadcast_in_dim"(%314) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x31x31xf32>
    %316 = "stablehlo.multiply"(%313, %315) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %317 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<31xi32>
    %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 0>}> : (tensor<31xi32>) -> tensor<31x1xi32>
    %319 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<31xi32>
    %320 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64: 1>}> : (tensor<31xi32>) -> tensor<1x31xi32>
    %321 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<31x1xi32>) -> tensor<31x31xi32>
    %322 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x31xi32>) -> tensor<31x31xi32>
    %323 = "stablehlo.compare"(%321, %322) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<31x31xi32>, tensor<31x31xi32>) -> tensor<31x31xi1>
    %324 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %325:2 = "func.call"(%323, %316, %324) <{callee = @_where}> : (tensor<31x31xi1>, tensor<2x2x4x31x31xf32>, tensor<f32>) -> (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xi1>)
    %326 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %327 = "stablehlo.reduce"(%325#0, %326) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg109: tensor<f32>, %arg110: tensor<f32>):
      %749 = "stablehlo.maximum"(%arg109, %arg110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%749) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x31x31xf32>, tensor<f32>) -> tensor<2x2x4x31xf32>
    %328 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x31xf32>
    %330 = "stablehlo.maximum"(%329, %327) : (tensor<2x2x4x31xf32>, tensor<2x2x4x31xf32>) -> tensor<2x2x4x31xf32>
    %331 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x31xf32>) -> tensor<2x2x4x31x1xf32>
    %332 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x31xf32>
    %333 = "stablehlo.subtract"(%325#0, %332) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %334 = "stablehlo.exponential"(%333) : (tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %335 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %336 = "stablehlo.reduce"(%334, %335) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg107: tensor<f32>, %arg108: tensor<f32>):
      %748 = "stablehlo.add"(%arg107, %arg108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%748) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x31x31xf32>, tensor<f32>) -> tensor<2x2x4x31xf32>
    %337 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x31xf32>) -> tensor<2x2x4x31x1xf32>
    %338 = "stablehlo.broadcast_in_dim"(%337) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x31xf32>
    %339 = "stablehlo.divide"(%334, %338) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %340 = "stablehlo.multiply"(%337, %337) : (tensor<2x2x4x31x1xf32>, tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x1xf32>
    %341 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x31x1xf32>
    %343 = "stablehlo.divide"(%342, %340) : (tensor<2x2x4x31x1xf32>, tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x1xf32>
    %344 = "stablehlo.dot_general"(%310, %339) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x2x16xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x16x4x31xf32>
    %345 = "stablehlo.transpose"(%344) <{permutation = array<i64: 0, 4, 1, 3, 2>}> : (tensor<2x2x16x4x31xf32>) -> tensor<2x31x2x4x16xf32>
    %346 = "stablehlo.reshape"(%345) : (tensor<2x31x2x4x16xf32>) -> tensor<2x31x128xf32>
    %347 = "stablehlo.dot_general"(%346, %arg44) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x128xf32>) -> tensor<2x31x128xf32>
    %348 = "stablehlo.add"(%235, %347) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %349 = "chlo.square"(%348) : (tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %350 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %351 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x128xf32>
    %352 = "stablehlo.multiply"(%351, %348) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %353 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %354 = "stablehlo.reduce"(%349, %353) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg105: tensor<f32>, %arg106: tensor<f32>):
      %747 = "stablehlo.add"(%arg105, %arg106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%747) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<2x31xf32>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %356 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %357 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %358 = "stablehlo.divide"(%355, %357) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %359 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %360 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %361 = "stablehlo.add"(%358, %360) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %362 = "stablehlo.rsqrt"(%361) : (tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %363 = "stablehlo.divide"(%362, %361) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %364 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %365 = "stablehlo.broadcast_in_dim"(%364) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %366 = "stablehlo.multiply"(%365, %363) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %367 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x128xf32>
    %368 = "stablehlo.multiply"(%348, %367) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %369 = "stablehlo.broadcast_in_dim"(%arg43) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %370 = "stablehlo.broadcast_in_dim"(%369) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x31x128xf32>
    %371 = "stablehlo.multiply"(%368, %370) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %372 = "stablehlo.dot_general"(%371, %arg41) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x352xf32>) -> tensor<2x31x352xf32>
    %373:3 = "func.call"(%372) <{callee = @silu}> : (tensor<2x31x352xf32>) -> (tensor<2x31x352xf32>, tensor<2x31x352xf32>, tensor<2x31x352xf32>)
    %374 = "stablehlo.dot_general"(%371, %arg46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x352xf32>) -> tensor<2x31x352xf32>
    %375 = "stablehlo.multiply"(%373#0, %374) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %376 = "stablehlo.dot_general"(%375, %arg40) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x352xf32>, tensor<352x128xf32>) -> tensor<2x31x128xf32>
    %377 = "stablehlo.add"(%348, %376) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %378 = "chlo.square"(%377) : (tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %379 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x128xf32>
    %381 = "stablehlo.multiply"(%380, %377) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %382 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %383 = "stablehlo.reduce"(%378, %382) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg103: tensor<f32>, %arg104: tensor<f32>):
      %746 = "stablehlo.add"(%arg103, %arg104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%746) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<2x31xf32>
    %384 = "stablehlo.broadcast_in_dim"(%383) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %385 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %386 = "stablehlo.broadcast_in_dim"(%385) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %387 = "stablehlo.divide"(%384, %386) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %388 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %389 = "stablehlo.broadcast_in_dim"(%388) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %390 = "stablehlo.add"(%387, %389) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %391 = "stablehlo.rsqrt"(%390) : (tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %392 = "stablehlo.divide"(%391, %390) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %393 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %395 = "stablehlo.multiply"(%394, %392) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %396 = "stablehlo.broadcast_in_dim"(%391) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x128xf32>
    %397 = "stablehlo.multiply"(%377, %396) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %398 = "stablehlo.broadcast_in_dim"(%arg49) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %399 = "stablehlo.broadcast_in_dim"(%398) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x31x128xf32>
    %400 = "stablehlo.multiply"(%397, %399) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %401 = "stablehlo.transpose"(%arg48) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %402 = "stablehlo.dot_general"(%400, %401) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x512xf32>) -> tensor<2x31x512xf32>
    %403:3 = "func.call"(%402) <{callee = @log_softmax}> : (tensor<2x31x512xf32>) -> (tensor<2x31x512xf32>, tensor<2x31x512xf32>, tensor<2x31x1xf32>)
    %404 = "stablehlo.slice"(%arg50) <{limit_indices = array<i64: 2, 32>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<2x32xi32>) -> tensor<2x31xi32>
    %405 = "stablehlo.broadcast_in_dim"(%404) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xi32>) -> tensor<2x31x1xi32>
    %406:2 = "func.call"(%403#0, %405) <{callee = @take_along_axis}> : (tensor<2x31x512xf32>, tensor<2x31x1xi32>) -> (tensor<2x31x1xf32>, tensor<2x31x1x1xi32>)
    %407 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %408 = "stablehlo.reduce"(%406#0, %407) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg101: tensor<f32>, %arg102: tensor<f32>):
      %745 = "stablehlo.add"(%arg101, %arg102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%745) : (tensor<f32>) -> ()
    }) : (tensor<2x31x1xf32>, tensor<f32>) -> tensor<f32>
    %409 = "stablehlo.constant"() <{value = dense<6.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %410 = "stablehlo.divide"(%408, %409) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %411 = "stablehlo.negate"(%410) : (tensor<f32>) -> tensor<f32>
    %412 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %413 = "stablehlo.negate"(%412) : (tensor<f32>) -> tensor<f32>
    %414 = "stablehlo.constant"() <{value = dense<6.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %415 = "stablehlo.divide"(%413, %414) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %417 = "func.call"(%406#1, %416) <{callee = @take_along_axis_0}> : (tensor<2x31x1x1xi32>, tensor<2x31x1xf32>) -> tensor<2x31x512xf32>
    %418 = "func.call"(%403#1, %403#2, %417) <{callee = @log_softmax_1}> : (tensor<2x31x512xf32>, tensor<2x31x1xf32>, tensor<2x31x512xf32>) -> tensor<2x31x512xf32>
    %419 = "stablehlo.dot_general"(%418, %400) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x512xf32>, tensor<2x31x128xf32>) -> tensor<512x128xf32>
    %420 = "stablehlo.transpose"(%419) <{permutation = array<i64: 1, 0>}> : (tensor<512x128xf32>) -> tensor<128x512xf32>
    %421 = "stablehlo.dot_general"(%418, %401) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x512xf32>, tensor<128x512xf32>) -> tensor<2x31x128xf32>
    %422 = "stablehlo.transpose"(%420) <{permutation = array<i64: 1, 0>}> : (tensor<128x512xf32>) -> tensor<512x128xf32>
    %423 = "stablehlo.multiply"(%397, %421) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %424 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %425 = "stablehlo.reduce"(%423, %424) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg99: tensor<f32>, %arg100: tensor<f32>):
      %744 = "stablehlo.add"(%arg99, %arg100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%744) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<128xf32>
    %426 = "stablehlo.reshape"(%425) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %427 = "stablehlo.broadcast_in_dim"(%398) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x31x128xf32>
    %428 = "stablehlo.multiply"(%421, %427) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %429 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %430 = "stablehlo.reduce"(%426, %429) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
      %743 = "stablehlo.add"(%arg97, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%743) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %431 = "stablehlo.multiply"(%377, %428) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %432 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %433 = "stablehlo.reduce"(%431, %432) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg95: tensor<f32>, %arg96: tensor<f32>):
      %742 = "stablehlo.add"(%arg95, %arg96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%742) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<2x31xf32>
    %434 = "stablehlo.reshape"(%433) : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %435 = "stablehlo.broadcast_in_dim"(%391) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x128xf32>
    %436 = "stablehlo.multiply"(%428, %435) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %437 = "stablehlo.multiply"(%434, %395) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %438 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %439 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %440 = "stablehlo.divide"(%437, %439) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %441 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %442 = "stablehlo.reduce"(%440, %441) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg93: tensor<f32>, %arg94: tensor<f32>):
      %741 = "stablehlo.add"(%arg93, %arg94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%741) : (tensor<f32>) -> ()
    }) : (tensor<2x31x1xf32>, tensor<f32>) -> tensor<2x31xf32>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x128xf32>
    %444 = "stablehlo.multiply"(%443, %381) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %445 = "stablehlo.add"(%436, %444) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %446 = "stablehlo.dot_general"(%445, %375) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<2x31x352xf32>) -> tensor<128x352xf32>
    %447 = "stablehlo.transpose"(%446) <{permutation = array<i64: 1, 0>}> : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %448 = "stablehlo.dot_general"(%445, %arg40) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<352x128xf32>) -> tensor<2x31x352xf32>
    %449 = "stablehlo.multiply"(%373#0, %448) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %450 = "stablehlo.multiply"(%448, %374) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %451 = "stablehlo.dot_general"(%449, %371) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x352xf32>, tensor<2x31x128xf32>) -> tensor<352x128xf32>
    %452 = "stablehlo.transpose"(%451) <{permutation = array<i64: 1, 0>}> : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %453 = "stablehlo.dot_general"(%449, %arg46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x352xf32>, tensor<128x352xf32>) -> tensor<2x31x128xf32>
    %454 = "func.call"(%373#1, %373#2, %372, %450) <{callee = @silu_2}> : (tensor<2x31x352xf32>, tensor<2x31x352xf32>, tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %455 = "stablehlo.dot_general"(%454, %371) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x352xf32>, tensor<2x31x128xf32>) -> tensor<352x128xf32>
    %456 = "stablehlo.transpose"(%455) <{permutation = array<i64: 1, 0>}> : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %457 = "stablehlo.dot_general"(%454, %arg41) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x352xf32>, tensor<128x352xf32>) -> tensor<2x31x128xf32>
    %458 = "stablehlo.add"(%453, %457) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %459 = "stablehlo.multiply"(%368, %458) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %460 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %461 = "stablehlo.reduce"(%459, %460) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg91: tensor<f32>, %arg92: tensor<f32>):
      %740 = "stablehlo.add"(%arg91, %arg92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%740) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<128xf32>
    %462 = "stablehlo.reshape"(%461) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %463 = "stablehlo.broadcast_in_dim"(%369) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x31x128xf32>
    %464 = "stablehlo.multiply"(%458, %463) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %465 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %466 = "stablehlo.reduce"(%462, %465) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
      %739 = "stablehlo.add"(%arg89, %arg90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%739) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %467 = "stablehlo.multiply"(%348, %464) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %468 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %469 = "stablehlo.reduce"(%467, %468) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %738 = "stablehlo.add"(%arg87, %arg88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%738) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<2x31xf32>
    %470 = "stablehlo.reshape"(%469) : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %471 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x128xf32>
    %472 = "stablehlo.multiply"(%464, %471) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %473 = "stablehlo.add"(%445, %472) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %474 = "stablehlo.multiply"(%470, %366) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %475 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %476 = "stablehlo.broadcast_in_dim"(%475) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %477 = "stablehlo.divide"(%474, %476) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %478 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %479 = "stablehlo.reduce"(%477, %478) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
      %737 = "stablehlo.add"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%737) : (tensor<f32>) -> ()
    }) : (tensor<2x31x1xf32>, tensor<f32>) -> tensor<2x31xf32>
    %480 = "stablehlo.broadcast_in_dim"(%479) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x128xf32>
    %481 = "stablehlo.multiply"(%480, %352) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %482 = "stablehlo.add"(%473, %481) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %483 = "stablehlo.dot_general"(%482, %346) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<128x128xf32>
    %484 = "stablehlo.transpose"(%483) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %485 = "stablehlo.dot_general"(%482, %arg44) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x128xf32>) -> tensor<2x31x128xf32>
    %486 = "stablehlo.reshape"(%485) : (tensor<2x31x128xf32>) -> tensor<2x31x2x4x16xf32>
    %487 = "stablehlo.transpose"(%486) <{permutation = array<i64: 0, 2, 4, 3, 1>}> : (tensor<2x31x2x4x16xf32>) -> tensor<2x2x16x4x31xf32>
    %488 = "stablehlo.dot_general"(%487, %310) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x16x4x31xf32>, tensor<2x31x2x16xf32>) -> tensor<2x2x4x31x31xf32>
    %489 = "stablehlo.dot_general"(%487, %339) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x16x4x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x16x31xf32>
    %490 = "stablehlo.transpose"(%489) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x16x31xf32>) -> tensor<2x31x2x16xf32>
    %491 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x31xf32>
    %492 = "stablehlo.multiply"(%488, %491) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %493 = "stablehlo.multiply"(%492, %334) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %494 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %495 = "stablehlo.reduce"(%493, %494) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg83: tensor<f32>, %arg84: tensor<f32>):
      %736 = "stablehlo.add"(%arg83, %arg84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%736) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x31x31xf32>, tensor<f32>) -> tensor<2x2x4x31xf32>
    %496 = "stablehlo.reshape"(%495) : (tensor<2x2x4x31xf32>) -> tensor<2x2x4x31x1xf32>
    %497 = "stablehlo.negate"(%496) : (tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x1xf32>
    %498 = "stablehlo.broadcast_in_dim"(%337) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x31xf32>
    %499 = "stablehlo.divide"(%488, %498) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %500 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %501 = "stablehlo.reduce"(%497, %500) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %735 = "stablehlo.add"(%arg81, %arg82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%735) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x31x1xf32>, tensor<f32>) -> tensor<2x2x4x31xf32>
    %502 = "stablehlo.broadcast_in_dim"(%501) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x31xf32>) -> tensor<2x2x4x31x31xf32>
    %503 = "stablehlo.add"(%499, %502) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %504 = "stablehlo.multiply"(%503, %334) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %505 = "func.call"(%325#1, %504) <{callee = @_where_3}> : (tensor<2x2x4x31x31xi1>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %506 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %507 = "stablehlo.broadcast_in_dim"(%506) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x31x31xf32>
    %508 = "stablehlo.multiply"(%505, %507) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %509 = "stablehlo.transpose"(%508) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x4x31x31xf32>) -> tensor<2x2x31x31x4xf32>
    %510 = "stablehlo.dot_general"(%509, %308) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x31x31x4xf32>, tensor<2x31x2x16xf32>) -> tensor<2x2x31x4x16xf32>
    %511 = "stablehlo.transpose"(%510) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<2x2x31x4x16xf32>) -> tensor<2x31x2x4x16xf32>
    %512 = "stablehlo.dot_general"(%509, %311) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x31x31x4xf32>, tensor<2x31x2x4x16xf32>) -> tensor<2x2x31x16xf32>
    %513 = "stablehlo.transpose"(%512) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x31x16xf32>) -> tensor<2x31x2x16xf32>
    %514 = "stablehlo.reshape"(%511) : (tensor<2x31x2x4x16xf32>) -> tensor<2x31x8x16xf32>
    %515 = "stablehlo.reshape"(%490) : (tensor<2x31x2x16xf32>) -> tensor<2x31x32xf32>
    %516 = "stablehlo.dot_general"(%515, %258) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x32xf32>, tensor<2x31x128xf32>) -> tensor<32x128xf32>
    %517 = "stablehlo.transpose"(%516) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %518 = "stablehlo.dot_general"(%515, %arg47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x32xf32>, tensor<128x32xf32>) -> tensor<2x31x128xf32>
    %519 = "stablehlo.slice"(%513) <{limit_indices = array<i64: 2, 31, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x2x16xf32>) -> tensor<2x31x2x8xf32>
    %520 = "stablehlo.slice"(%513) <{limit_indices = array<i64: 2, 31, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x2x16xf32>) -> tensor<2x31x2x8xf32>
    %521 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %522 = "stablehlo.multiply"(%520, %521) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %523 = "stablehlo.broadcast_in_dim"(%293) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %524 = "stablehlo.multiply"(%520, %523) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %525 = "stablehlo.negate"(%519) : (tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %526 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %527 = "stablehlo.multiply"(%525, %526) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %528 = "stablehlo.add"(%524, %527) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %529 = "stablehlo.broadcast_in_dim"(%293) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %530 = "stablehlo.multiply"(%519, %529) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %531 = "stablehlo.add"(%522, %530) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %532 = "stablehlo.concatenate"(%531, %528) <{dimension = 3 : i64}> : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x16xf32>
    %533 = "stablehlo.reshape"(%532) : (tensor<2x31x2x16xf32>) -> tensor<2x31x32xf32>
    %534 = "stablehlo.dot_general"(%533, %258) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x32xf32>, tensor<2x31x128xf32>) -> tensor<32x128xf32>
    %535 = "stablehlo.transpose"(%534) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %536 = "stablehlo.dot_general"(%533, %arg42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x32xf32>, tensor<128x32xf32>) -> tensor<2x31x128xf32>
    %537 = "stablehlo.add"(%518, %536) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %538 = "stablehlo.slice"(%514) <{limit_indices = array<i64: 2, 31, 8, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x8x16xf32>) -> tensor<2x31x8x8xf32>
    %539 = "stablehlo.slice"(%514) <{limit_indices = array<i64: 2, 31, 8, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x8x16xf32>) -> tensor<2x31x8x8xf32>
    %540 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %541 = "stablehlo.multiply"(%539, %540) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %542 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %543 = "stablehlo.multiply"(%539, %542) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %544 = "stablehlo.negate"(%538) : (tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %545 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %546 = "stablehlo.multiply"(%544, %545) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %547 = "stablehlo.add"(%543, %546) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %548 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %549 = "stablehlo.multiply"(%538, %548) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %550 = "stablehlo.add"(%541, %549) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %551 = "stablehlo.concatenate"(%550, %547) <{dimension = 3 : i64}> : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x16xf32>
    %552 = "stablehlo.reshape"(%551) : (tensor<2x31x8x16xf32>) -> tensor<2x31x128xf32>
    %553 = "stablehlo.dot_general"(%552, %258) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<128x128xf32>
    %554 = "stablehlo.transpose"(%553) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %555 = "stablehlo.dot_general"(%552, %arg45) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x128xf32>) -> tensor<2x31x128xf32>
    %556 = "stablehlo.add"(%537, %555) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %557 = "stablehlo.multiply"(%255, %556) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %558 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %559 = "stablehlo.reduce"(%557, %558) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg79: tensor<f32>, %arg80: tensor<f32>):
      %734 = "stablehlo.add"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%734) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<128xf32>
    %560 = "stablehlo.reshape"(%559) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %561 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x31x128xf32>
    %562 = "stablehlo.multiply"(%556, %561) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %563 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %564 = "stablehlo.reduce"(%560, %563) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %733 = "stablehlo.add"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%733) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %565 = "stablehlo.multiply"(%235, %562) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %566 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %567 = "stablehlo.reduce"(%565, %566) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg75: tensor<f32>, %arg76: tensor<f32>):
      %732 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%732) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<2x31xf32>
    %568 = "stablehlo.reshape"(%567) : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %569 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x128xf32>
    %570 = "stablehlo.multiply"(%562, %569) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %571 = "stablehlo.add"(%482, %570) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %572 = "stablehlo.multiply"(%568, %253) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %573 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %574 = "stablehlo.broadcast_in_dim"(%573) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %575 = "stablehlo.divide"(%572, %574) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %576 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %577 = "stablehlo.reduce"(%575, %576) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %731 = "stablehlo.add"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%731) : (tensor<f32>) -> ()
    }) : (tensor<2x31x1xf32>, tensor<f32>) -> tensor<2x31xf32>
    %578 = "stablehlo.broadcast_in_dim"(%577) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x128xf32>
    %579 = "stablehlo.multiply"(%578, %239) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %580 = "stablehlo.add"(%571, %579) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %581 = "stablehlo.dot_general"(%580, %233) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<2x31x352xf32>) -> tensor<128x352xf32>
    %582 = "stablehlo.transpose"(%581) <{permutation = array<i64: 1, 0>}> : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %583 = "stablehlo.dot_general"(%580, %arg31) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<352x128xf32>) -> tensor<2x31x352xf32>
    %584 = "stablehlo.multiply"(%231#0, %583) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %585 = "stablehlo.multiply"(%583, %232) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %586 = "stablehlo.dot_general"(%584, %229) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x352xf32>, tensor<2x31x128xf32>) -> tensor<352x128xf32>
    %587 = "stablehlo.transpose"(%586) <{permutation = array<i64: 1, 0>}> : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %588 = "stablehlo.dot_general"(%584, %arg37) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x352xf32>, tensor<128x352xf32>) -> tensor<2x31x128xf32>
    %589 = "func.call"(%231#1, %231#2, %230, %585) <{callee = @silu_2}> : (tensor<2x31x352xf32>, tensor<2x31x352xf32>, tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %590 = "stablehlo.dot_general"(%589, %229) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x352xf32>, tensor<2x31x128xf32>) -> tensor<352x128xf32>
    %591 = "stablehlo.transpose"(%590) <{permutation = array<i64: 1, 0>}> : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %592 = "stablehlo.dot_general"(%589, %arg32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x352xf32>, tensor<128x352xf32>) -> tensor<2x31x128xf32>
    %593 = "stablehlo.add"(%588, %592) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %594 = "stablehlo.multiply"(%226, %593) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %595 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %596 = "stablehlo.reduce"(%594, %595) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
      %730 = "stablehlo.add"(%arg71, %arg72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%730) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<128xf32>
    %597 = "stablehlo.reshape"(%596) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %598 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x31x128xf32>
    %599 = "stablehlo.multiply"(%593, %598) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %600 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %601 = "stablehlo.reduce"(%597, %600) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg69: tensor<f32>, %arg70: tensor<f32>):
      %729 = "stablehlo.add"(%arg69, %arg70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%729) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %602 = "stablehlo.multiply"(%206, %599) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %603 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %604 = "stablehlo.reduce"(%602, %603) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %728 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%728) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<2x31xf32>
    %605 = "stablehlo.reshape"(%604) : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %606 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x128xf32>
    %607 = "stablehlo.multiply"(%599, %606) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %608 = "stablehlo.add"(%580, %607) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %609 = "stablehlo.multiply"(%605, %224) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %610 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %611 = "stablehlo.broadcast_in_dim"(%610) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %612 = "stablehlo.divide"(%609, %611) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %613 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %614 = "stablehlo.reduce"(%612, %613) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %727 = "stablehlo.add"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%727) : (tensor<f32>) -> ()
    }) : (tensor<2x31x1xf32>, tensor<f32>) -> tensor<2x31xf32>
    %615 = "stablehlo.broadcast_in_dim"(%614) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x128xf32>
    %616 = "stablehlo.multiply"(%615, %210) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %617 = "stablehlo.add"(%608, %616) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %618 = "stablehlo.dot_general"(%617, %204) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<128x128xf32>
    %619 = "stablehlo.transpose"(%618) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %620 = "stablehlo.dot_general"(%617, %arg35) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x128xf32>) -> tensor<2x31x128xf32>
    %621 = "stablehlo.reshape"(%620) : (tensor<2x31x128xf32>) -> tensor<2x31x2x4x16xf32>
    %622 = "stablehlo.transpose"(%621) <{permutation = array<i64: 0, 2, 4, 3, 1>}> : (tensor<2x31x2x4x16xf32>) -> tensor<2x2x16x4x31xf32>
    %623 = "stablehlo.dot_general"(%622, %168) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x16x4x31xf32>, tensor<2x31x2x16xf32>) -> tensor<2x2x4x31x31xf32>
    %624 = "stablehlo.dot_general"(%622, %197) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x16x4x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x16x31xf32>
    %625 = "stablehlo.transpose"(%624) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x16x31xf32>) -> tensor<2x31x2x16xf32>
    %626 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x31xf32>
    %627 = "stablehlo.multiply"(%623, %626) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %628 = "stablehlo.multiply"(%627, %192) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %629 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %630 = "stablehlo.reduce"(%628, %629) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg63: tensor<f32>, %arg64: tensor<f32>):
      %726 = "stablehlo.add"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%726) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x31x31xf32>, tensor<f32>) -> tensor<2x2x4x31xf32>
    %631 = "stablehlo.reshape"(%630) : (tensor<2x2x4x31xf32>) -> tensor<2x2x4x31x1xf32>
    %632 = "stablehlo.negate"(%631) : (tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x1xf32>
    %633 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x4x31x1xf32>) -> tensor<2x2x4x31x31xf32>
    %634 = "stablehlo.divide"(%623, %633) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %635 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %636 = "stablehlo.reduce"(%632, %635) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %725 = "stablehlo.add"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%725) : (tensor<f32>) -> ()
    }) : (tensor<2x2x4x31x1xf32>, tensor<f32>) -> tensor<2x2x4x31xf32>
    %637 = "stablehlo.broadcast_in_dim"(%636) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x4x31xf32>) -> tensor<2x2x4x31x31xf32>
    %638 = "stablehlo.add"(%634, %637) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %639 = "stablehlo.multiply"(%638, %192) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %640 = "func.call"(%183#1, %639) <{callee = @_where_3}> : (tensor<2x2x4x31x31xi1>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %641 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %642 = "stablehlo.broadcast_in_dim"(%641) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x31x31xf32>
    %643 = "stablehlo.multiply"(%640, %642) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    %644 = "stablehlo.transpose"(%643) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x4x31x31xf32>) -> tensor<2x2x31x31x4xf32>
    %645 = "stablehlo.dot_general"(%644, %166) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x31x31x4xf32>, tensor<2x31x2x16xf32>) -> tensor<2x2x31x4x16xf32>
    %646 = "stablehlo.transpose"(%645) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<2x2x31x4x16xf32>) -> tensor<2x31x2x4x16xf32>
    %647 = "stablehlo.dot_general"(%644, %169) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x31x31x4xf32>, tensor<2x31x2x4x16xf32>) -> tensor<2x2x31x16xf32>
    %648 = "stablehlo.transpose"(%647) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x31x16xf32>) -> tensor<2x31x2x16xf32>
    %649 = "stablehlo.reshape"(%646) : (tensor<2x31x2x4x16xf32>) -> tensor<2x31x8x16xf32>
    %650 = "stablehlo.reshape"(%625) : (tensor<2x31x2x16xf32>) -> tensor<2x31x32xf32>
    %651 = "stablehlo.dot_general"(%650, %116) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x32xf32>, tensor<2x31x128xf32>) -> tensor<32x128xf32>
    %652 = "stablehlo.transpose"(%651) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %653 = "stablehlo.dot_general"(%650, %arg38) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x32xf32>, tensor<128x32xf32>) -> tensor<2x31x128xf32>
    %654 = "stablehlo.slice"(%648) <{limit_indices = array<i64: 2, 31, 2, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x2x16xf32>) -> tensor<2x31x2x8xf32>
    %655 = "stablehlo.slice"(%648) <{limit_indices = array<i64: 2, 31, 2, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x2x16xf32>) -> tensor<2x31x2x8xf32>
    %656 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %657 = "stablehlo.multiply"(%655, %656) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %658 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %659 = "stablehlo.multiply"(%655, %658) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %660 = "stablehlo.negate"(%654) : (tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %661 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %662 = "stablehlo.multiply"(%660, %661) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %663 = "stablehlo.add"(%659, %662) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %664 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x2x8xf32>
    %665 = "stablehlo.multiply"(%654, %664) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %666 = "stablehlo.add"(%657, %665) : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x8xf32>
    %667 = "stablehlo.concatenate"(%666, %663) <{dimension = 3 : i64}> : (tensor<2x31x2x8xf32>, tensor<2x31x2x8xf32>) -> tensor<2x31x2x16xf32>
    %668 = "stablehlo.reshape"(%667) : (tensor<2x31x2x16xf32>) -> tensor<2x31x32xf32>
    %669 = "stablehlo.dot_general"(%668, %116) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x32xf32>, tensor<2x31x128xf32>) -> tensor<32x128xf32>
    %670 = "stablehlo.transpose"(%669) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %671 = "stablehlo.dot_general"(%668, %arg33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x32xf32>, tensor<128x32xf32>) -> tensor<2x31x128xf32>
    %672 = "stablehlo.add"(%653, %671) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %673 = "stablehlo.slice"(%649) <{limit_indices = array<i64: 2, 31, 8, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x8x16xf32>) -> tensor<2x31x8x8xf32>
    %674 = "stablehlo.slice"(%649) <{limit_indices = array<i64: 2, 31, 8, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x31x8x16xf32>) -> tensor<2x31x8x8xf32>
    %675 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %676 = "stablehlo.multiply"(%674, %675) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %677 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %678 = "stablehlo.multiply"(%674, %677) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %679 = "stablehlo.negate"(%673) : (tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %680 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %681 = "stablehlo.multiply"(%679, %680) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %682 = "stablehlo.add"(%678, %681) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %683 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x31x1x8xf32>) -> tensor<2x31x8x8xf32>
    %684 = "stablehlo.multiply"(%673, %683) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %685 = "stablehlo.add"(%676, %684) : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x8xf32>
    %686 = "stablehlo.concatenate"(%685, %682) <{dimension = 3 : i64}> : (tensor<2x31x8x8xf32>, tensor<2x31x8x8xf32>) -> tensor<2x31x8x16xf32>
    %687 = "stablehlo.reshape"(%686) : (tensor<2x31x8x16xf32>) -> tensor<2x31x128xf32>
    %688 = "stablehlo.dot_general"(%687, %116) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<128x128xf32>
    %689 = "stablehlo.transpose"(%688) <{permutation = array<i64: 1, 0>}> : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %690 = "stablehlo.dot_general"(%687, %arg36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x31x128xf32>, tensor<128x128xf32>) -> tensor<2x31x128xf32>
    %691 = "stablehlo.add"(%672, %690) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %692 = "stablehlo.multiply"(%113, %691) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %693 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %694 = "stablehlo.reduce"(%692, %693) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %724 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%724) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<128xf32>
    %695 = "stablehlo.reshape"(%694) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %696 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<2x31x128xf32>
    %697 = "stablehlo.multiply"(%691, %696) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %698 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %699 = "stablehlo.reduce"(%695, %698) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %723 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%723) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %700 = "stablehlo.multiply"(%93, %697) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %701 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %702 = "stablehlo.reduce"(%700, %701) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      %722 = "stablehlo.add"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%722) : (tensor<f32>) -> ()
    }) : (tensor<2x31x128xf32>, tensor<f32>) -> tensor<2x31xf32>
    %703 = "stablehlo.reshape"(%702) : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %704 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x128xf32>
    %705 = "stablehlo.multiply"(%697, %704) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %706 = "stablehlo.add"(%617, %705) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %707 = "stablehlo.multiply"(%703, %111) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %708 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %709 = "stablehlo.broadcast_in_dim"(%708) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %710 = "stablehlo.divide"(%707, %709) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %711 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %712 = "stablehlo.reduce"(%710, %711) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg53: tensor<f32>, %arg54: tensor<f32>):
      %721 = "stablehlo.add"(%arg53, %arg54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%721) : (tensor<f32>) -> ()
    }) : (tensor<2x31x1xf32>, tensor<f32>) -> tensor<2x31xf32>
    %713 = "stablehlo.broadcast_in_dim"(%712) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x128xf32>
    %714 = "stablehlo.multiply"(%713, %97) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %715 = "stablehlo.add"(%706, %714) : (tensor<2x31x128xf32>, tensor<2x31x128xf32>) -> tensor<2x31x128xf32>
    %716 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %717 = "stablehlo.broadcast_in_dim"(%716) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x128xf32>
    %718 = "stablehlo.scatter"(%717, %92, %715) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %720 = "stablehlo.add"(%arg51, %arg52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%720) : (tensor<f32>) -> ()
    }) : (tensor<512x128xf32>, tensor<2x31x1xi32>, tensor<2x31x128xf32>) -> tensor<512x128xf32>
    %719 = "stablehlo.add"(%422, %718) : (tensor<512x128xf32>, tensor<512x128xf32>) -> tensor<512x128xf32>
    "func.return"(%411, %699, %582, %591, %670, %601, %619, %689, %587, %652, %564, %447, %456, %535, %466, %484, %554, %452, %517, %719, %430) : (tensor<f32>, tensor<128xf32>, tensor<352x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<352x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x352xf32>, tensor<128x32xf32>, tensor<512x128xf32>, tensor<128xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<31x31xi1>, tensor<2x2x4x31x31xf32>, tensor<f32>) -> (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xi1>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<31x31xi1>, %arg28: tensor<2x2x4x31x31xf32>, %arg29: tensor<f32>):
    %76 = "stablehlo.convert"(%arg29) : (tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<31x31xi1>) -> tensor<2x2x4x31x31xi1>
    %78 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x31x31xf32>
    %79 = "stablehlo.select"(%77, %arg28, %78) : (tensor<2x2x4x31x31xi1>, tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    "func.return"(%79, %77) : (tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x31x352xf32>) -> (tensor<2x31x352xf32>, tensor<2x31x352xf32>, tensor<2x31x352xf32>), res_attrs = [{}, {}, {}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<2x31x352xf32>):
    %63 = "stablehlo.negate"(%arg26) : (tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %64 = "stablehlo.exponential"(%63) : (tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %65 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x352xf32>
    %67 = "stablehlo.add"(%66, %64) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %68 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x352xf32>
    %70 = "stablehlo.divide"(%69, %67) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x352xf32>
    %73 = "stablehlo.subtract"(%72, %70) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %74 = "stablehlo.multiply"(%70, %73) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %75 = "stablehlo.multiply"(%arg26, %70) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    "func.return"(%75, %74, %70) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x31x512xf32>) -> (tensor<2x31x512xf32>, tensor<2x31x512xf32>, tensor<2x31x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x31x512xf32>):
    %46 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce"(%arg21, %46) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %62 = "stablehlo.maximum"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) : (tensor<2x31x512xf32>, tensor<f32>) -> tensor<2x31xf32>
    %48 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31xf32>
    %50 = "stablehlo.maximum"(%49, %47) : (tensor<2x31xf32>, tensor<2x31xf32>) -> tensor<2x31xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x512xf32>
    %53 = "stablehlo.subtract"(%arg21, %52) : (tensor<2x31x512xf32>, tensor<2x31x512xf32>) -> tensor<2x31x512xf32>
    %54 = "stablehlo.exponential"(%53) : (tensor<2x31x512xf32>) -> tensor<2x31x512xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%54, %55) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %61 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<2x31x512xf32>, tensor<f32>) -> tensor<2x31xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %58 = "stablehlo.log"(%57) : (tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x31x1xf32>) -> tensor<2x31x512xf32>
    %60 = "stablehlo.subtract"(%53, %59) : (tensor<2x31x512xf32>, tensor<2x31x512xf32>) -> tensor<2x31x512xf32>
    "func.return"(%60, %54, %57) : (tensor<2x31x512xf32>, tensor<2x31x512xf32>, tensor<2x31x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x31x512xf32>, tensor<2x31x1xi32>) -> (tensor<2x31x1xf32>, tensor<2x31x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x31x512xf32>, %arg18: tensor<2x31x1xi32>):
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x31x1xi32>
    %25 = "stablehlo.compare"(%arg18, %24) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x31x1xi32>, tensor<2x31x1xi32>) -> tensor<2x31x1xi1>
    %26 = "stablehlo.constant"() <{value = dense<512> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x31x1xi32>
    %28 = "stablehlo.add"(%arg18, %27) : (tensor<2x31x1xi32>, tensor<2x31x1xi32>) -> tensor<2x31x1xi32>
    %29 = "stablehlo.select"(%25, %28, %arg18) : (tensor<2x31x1xi1>, tensor<2x31x1xi32>, tensor<2x31x1xi32>) -> tensor<2x31x1xi32>
    %30 = "stablehlo.reshape"(%29) : (tensor<2x31x1xi32>) -> tensor<2x31x1x1xi32>
    %31 = "stablehlo.constant"() <{value = dense<511> : tensor<1xi32>}> : () -> tensor<1xi32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x31x1x1xi32>
    %34 = "stablehlo.compare"(%30, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x31x1x1xi32>, tensor<2x31x1x1xi32>) -> tensor<2x31x1x1xi1>
    %35 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<2x31x1x1xi32>
    %37 = "stablehlo.compare"(%30, %36) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x31x1x1xi32>, tensor<2x31x1x1xi32>) -> tensor<2x31x1x1xi1>
    %38 = "stablehlo.and"(%34, %37) : (tensor<2x31x1x1xi1>, tensor<2x31x1x1xi1>) -> tensor<2x31x1x1xi1>
    %39 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %40 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg19: tensor<i1>, %arg20: tensor<i1>):
      %45 = "stablehlo.and"(%arg19, %arg20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%45) : (tensor<i1>) -> ()
    }) : (tensor<2x31x1x1xi1>, tensor<i1>) -> tensor<2x31x1xi1>
    %41 = "stablehlo.gather"(%arg17, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x31x512xf32>, tensor<2x31x1x1xi32>) -> tensor<2x31x1xf32>
    %42 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x1xf32>
    %44 = "stablehlo.select"(%40, %41, %43) : (tensor<2x31x1xi1>, tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    "func.return"(%44, %30) : (tensor<2x31x1xf32>, tensor<2x31x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x31x1x1xi32>, tensor<2x31x1xf32>) -> tensor<2x31x512xf32>, res_attrs = [{}], sym_name = "take_along_axis_0", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<2x31x1x1xi32>, %arg14: tensor<2x31x1xf32>):
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x31x512xf32>
    %21 = "stablehlo.scatter"(%20, %arg13, %arg14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %22 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<2x31x512xf32>, tensor<2x31x1x1xi32>, tensor<2x31x1xf32>) -> tensor<2x31x512xf32>
    "func.return"(%21) : (tensor<2x31x512xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x31x512xf32>, tensor<2x31x1xf32>, tensor<2x31x512xf32>) -> tensor<2x31x512xf32>, res_attrs = [{}], sym_name = "log_softmax_1", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x31x512xf32>, %arg7: tensor<2x31x1xf32>, %arg8: tensor<2x31x512xf32>):
    %7 = "stablehlo.negate"(%arg8) : (tensor<2x31x512xf32>) -> tensor<2x31x512xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %18 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<2x31x512xf32>, tensor<f32>) -> tensor<2x31xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x31xf32>) -> tensor<2x31x1xf32>
    %11 = "stablehlo.divide"(%10, %arg7) : (tensor<2x31x1xf32>, tensor<2x31x1xf32>) -> tensor<2x31x1xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %17 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<2x31x1xf32>, tensor<f32>) -> tensor<2x31xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x31xf32>) -> tensor<2x31x512xf32>
    %15 = "stablehlo.multiply"(%14, %arg6) : (tensor<2x31x512xf32>, tensor<2x31x512xf32>) -> tensor<2x31x512xf32>
    %16 = "stablehlo.add"(%arg8, %15) : (tensor<2x31x512xf32>, tensor<2x31x512xf32>) -> tensor<2x31x512xf32>
    "func.return"(%16) : (tensor<2x31x512xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x31x352xf32>, tensor<2x31x352xf32>, tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>, res_attrs = [{}], sym_name = "silu_2", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2x31x352xf32>, %arg3: tensor<2x31x352xf32>, %arg4: tensor<2x31x352xf32>, %arg5: tensor<2x31x352xf32>):
    %3 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %4 = "stablehlo.multiply"(%arg5, %arg3) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %5 = "stablehlo.multiply"(%3, %arg2) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x31x352xf32>, tensor<2x31x352xf32>) -> tensor<2x31x352xf32>
    "func.return"(%6) : (tensor<2x31x352xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x4x31x31xi1>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>, res_attrs = [{}], sym_name = "_where_3", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x2x4x31x31xi1>, %arg1: tensor<2x2x4x31x31xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x4x31x31xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<2x2x4x31x31xi1>, tensor<2x2x4x31x31xf32>, tensor<2x2x4x31x31xf32>) -> tensor<2x2x4x31x31xf32>
    "func.return"(%2) : (tensor<2x2x4x31x31xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
