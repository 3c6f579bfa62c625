"builtin.module"() <{sym_name = "jit_train"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}, {tf.aliasing_output = 7 : i32}, {tf.aliasing_output = 8 : i32}, {tf.aliasing_output = 9 : i32}, {tf.aliasing_output = 10 : i32}, {tf.aliasing_output = 11 : i32}, {tf.aliasing_output = 12 : i32}, {tf.aliasing_output = 13 : i32}, {tf.aliasing_output = 14 : i32}, {tf.aliasing_output = 15 : i32}, {tf.aliasing_output = 16 : i32}, {tf.aliasing_output = 17 : i32}, {tf.aliasing_output = 18 : i32}, {tf.aliasing_output = 19 : i32}, {tf.aliasing_output = 20 : i32}, {tf.aliasing_output = 21 : i32}, {tf.aliasing_output = 22 : i32}, {tf.aliasing_output = 23 : i32}, {tf.aliasing_output = 24 : i32}, {tf.aliasing_output = 25 : i32}, {tf.aliasing_output = 26 : i32}, {tf.aliasing_output = 27 : i32}, {tf.aliasing_output = 28 : i32}, {tf.aliasing_output = 29 : i32}, {tf.aliasing_output = 30 : i32}, {tf.aliasing_output = 31 : i32}, {tf.aliasing_output = 32 : i32}, {tf.aliasing_output = 33 : i32}, {tf.aliasing_output = 34 : i32}, {tf.aliasing_output = 35 : i32}, {tf.aliasing_output = 36 : i32}, {tf.aliasing_output = 37 : i32}, {tf.aliasing_output = 38 : i32}, {tf.aliasing_output = 39 : i32}, {tf.aliasing_output = 40 : i32}, {tf.aliasing_output = 41 : i32}, {tf.aliasing_output = 42 : i32}, {tf.aliasing_output = 43 : i32}, {tf.aliasing_output = 44 : i32}, {tf.aliasing_output = 45 : i32}, {tf.aliasing_output = 46 : i32}, {tf.aliasing_output = 47 : i32}, {}, {}, {}, {}], function_type = (tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<f32>, tensor<4x48x96xf32>, tensor<4x48x96xf32>, tensor<4x48xi1>) -> (tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]['fc1']"}, {jax.result_info = "result[0]['fc1_bias']"}, {jax.result_info = "result[0]['fc2']"}, {jax.result_info = "result[0]['fc2_bias']"}, {jax.result_info = "result[0]['norm1']['bias']"}, {jax.result_info = "result[0]['norm1']['scale']"}, {jax.result_info = "result[0]['norm2']['bias']"}, {jax.result_info = "result[0]['norm2']['scale']"}, {jax.result_info = "result[0]['self_attn']['k_bias']"}, {jax.result_info = "result[0]['self_attn']['k_proj']"}, {jax.result_info = "result[0]['self_attn']['out_bias']"}, {jax.result_info = "result[0]['self_attn']['out_proj']"}, {jax.result_info = "result[0]['self_attn']['q_bias']"}, {jax.result_info = "result[0]['self_attn']['q_proj']"}, {jax.result_info = "result[0]['self_attn']['v_bias']"}, {jax.result_info = "result[0]['self_attn']['v_proj']"}, {jax.result_info = "result[1]['fc1']"}, {jax.result_info = "result[1]['fc1_bias']"}, {jax.result_info = "result[1]['fc2']"}, {jax.result_info = "result[1]['fc2_bias']"}, {jax.result_info = "result[1]['norm1']['bias']"}, {jax.result_info = "result[1]['norm1']['scale']"}, {jax.result_info = "result[1]['norm2']['bias']"}, {jax.result_info = "result[1]['norm2']['scale']"}, {jax.result_info = "result[1]['self_attn']['k_bias']"}, {jax.result_info = "result[1]['self_attn']['k_proj']"}, {jax.result_info = "result[1]['self_attn']['out_bias']"}, {jax.result_info = "result[1]['self_attn']['out_proj']"}, {jax.result_info = "result[1]['self_attn']['q_bias']"}, {jax.result_info = "result[1]['self_attn']['q_proj']"}, {jax.result_info = "result[1]['self_attn']['v_bias']"}, {jax.result_info = "result[1]['self_attn']['v_proj']"}, {jax.result_info = "result[2]['fc1']"}, {jax.result_info = "result[2]['fc1_bias']"}, {jax.result_info = "result[2]['fc2']"}, {jax.result_info = "result[2]['fc2_bias']"}, {jax.result_info = "result[2]['norm1']['bias']"}, {jax.result_info = "result[2]['norm1']['scale']"}, {jax.result_info = "result[2]['norm2']['bias']"}, {jax.result_info = "result[2]['norm2']['scale']"}, {jax.result_info = "result[2]['self_attn']['k_bias']"}, {jax.result_info = "result[2]['self_attn']['k_proj']"}, {jax.result_info = "result[2]['self_attn']['out_bias']"}, {jax.result_info = "result[2]['self_attn']['out_proj']"}, {jax.result_info = "result[2]['self_attn']['q_bias']"}, {jax.result_info = "result[2]['self_attn']['q_proj']"}, {jax.result_info = "result[2]['self_attn']['v_bias']"}, {jax.result_info = "result[2]['self_attn']['v_proj']"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg161: tensor<8x96x384xf32>, %arg162: tensor<8x384xf32>, %arg163: tensor<8x384x96xf32>, %arg164: tensor<8x96xf32>, %arg165: tensor<8x96xf32>, %arg166: tensor<8x96xf32>, %arg167: tensor<8x96xf32>, %arg168: tensor<8x96xf32>, %arg169: tensor<8x96xf32>, %arg170: tensor<8x96x96xf32>, %arg171: tensor<8x96xf32>, %arg172: tensor<8x96x96xf32>, %arg173: tensor<8x96xf32>, %arg174: tensor<8x96x96xf32>, %arg175: tensor<8x96xf32>, %arg176: tensor<8x96x96xf32>, %arg177: tensor<8x96x384xf32>, %arg178: tensor<8x384xf32>, %arg179: tensor<8x384x96xf32>, %arg180: tensor<8x96xf32>, %arg181: tensor<8x96xf32>, %arg182: tensor<8x96xf32>, %arg183: tensor<8x96xf32>, %arg184: tensor<8x96xf32>, %arg185: tensor<8x96xf32>, %arg186: tensor<8x96x96xf32>, %arg187: tensor<8x96xf32>, %arg188: tensor<8x96x96xf32>, %arg189: tensor<8x96xf32>, %arg190: tensor<8x96x96xf32>, %arg191: tensor<8x96xf32>, %arg192: tensor<8x96x96xf32>, %arg193: tensor<8x96x384xf32>, %arg194: tensor<8x384xf32>, %arg195: tensor<8x384x96xf32>, %arg196: tensor<8x96xf32>, %arg197: tensor<8x96xf32>, %arg198: tensor<8x96xf32>, %arg199: tensor<8x96xf32>, %arg200: tensor<8x96xf32>, %arg201: tensor<8x96xf32>, %arg202: tensor<8x96x96xf32>, %arg203: tensor<8x96xf32>, %arg204: tensor<8x96x96xf32>, %arg205: tensor<8x96xf32>, %arg206: tensor<8x96x96xf32>, %arg207: tensor<8x96xf32>, %arg208: tensor<8x96x96xf32>, %arg209: tensor<f32>, %arg210: tensor<4x48x96xf32>, %arg211: tensor<4x48x96xf32>, %arg212: tensor<4x48xi1>):
    %573 = "stablehlo.convert"(%arg210) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %574 = "stablehlo.broadcast_in_dim"(%arg212) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x48xi1>) -> tensor<4x1x1x48xi1>
    %575 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %576:2 = "func.call"(%574, %575) <{callee = @_where}> : (tensor<4x1x1x48xi1>, tensor<f32>) -> (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>)
    %577 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %578 = "stablehlo.broadcast_in_dim"(%577) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<8x4x48x96xbf16>
    %579 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %580:21 = "stablehlo.while"(%arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %576#0, %576#1, %579, %573, %578) ({
    ^bb0(%arg304: tensor<8x96x384xf32>, %arg305: tensor<8x384xf32>, %arg306: tensor<8x384x96xf32>, %arg307: tensor<8x96xf32>, %arg308: tensor<8x96xf32>, %arg309: tensor<8x96xf32>, %arg310: tensor<8x96xf32>, %arg311: tensor<8x96xf32>, %arg312: tensor<8x96xf32>, %arg313: tensor<8x96x96xf32>, %arg314: tensor<8x96xf32>, %arg315: tensor<8x96x96xf32>, %arg316: tensor<8x96xf32>, %arg317: tensor<8x96x96xf32>, %arg318: tensor<8x96xf32>, %arg319: tensor<8x96x96xf32>, %arg320: tensor<4x6x48x48xi1>, %arg321: tensor<4x6x48x48xf32>, %arg322: tensor<i32>, %arg323: tensor<4x48x96xbf16>, %arg324: tensor<8x4x48x96xbf16>):
      %1081 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %1082 = "stablehlo.compare"(%arg322, %1081) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%1082) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg283: tensor<8x96x384xf32>, %arg284: tensor<8x384xf32>, %arg285: tensor<8x384x96xf32>, %arg286: tensor<8x96xf32>, %arg287: tensor<8x96xf32>, %arg288: tensor<8x96xf32>, %arg289: tensor<8x96xf32>, %arg290: tensor<8x96xf32>, %arg291: tensor<8x96xf32>, %arg292: tensor<8x96x96xf32>, %arg293: tensor<8x96xf32>, %arg294: tensor<8x96x96xf32>, %arg295: tensor<8x96xf32>, %arg296: tensor<8x96x96xf32>, %arg297: tensor<8x96xf32>, %arg298: tensor<8x96x96xf32>, %arg299: tensor<4x6x48x48xi1>, %arg300: tensor<4x6x48x48xf32>, %arg301: tensor<i32>, %arg302: tensor<4x48x96xbf16>, %arg303: tensor<8x4x48x96xbf16>):
      %1061 = "func.call"(%arg283, %arg301) <{callee = @dynamic_index_in_dim}> : (tensor<8x96x384xf32>, tensor<i32>) -> tensor<96x384xf32>
      %1062 = "func.call"(%arg284, %arg301) <{callee = @dynamic_index_in_dim_0}> : (tensor<8x384xf32>, tensor<i32>) -> tensor<384xf32>
      %1063 = "func.call"(%arg285, %arg301) <{callee = @dynamic_index_in_dim_1}> : (tensor<8x384x96xf32>, tensor<i32>) -> tensor<384x96xf32>
      %1064 = "func.call"(%arg286, %arg301) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1065 = "func.call"(%arg287, %arg301) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1066 = "func.call"(%arg288, %arg301) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1067 = "func.call"(%arg289, %arg301) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1068 = "func.call"(%arg290, %arg301) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1069 = "func.call"(%arg291, %arg301) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1070 = "func.call"(%arg292, %arg301) <{callee = @dynamic_index_in_dim_3}> : (tensor<8x96x96xf32>, tensor<i32>) -> tensor<96x96xf32>
      %1071 = "func.call"(%arg293, %arg301) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1072 = "func.call"(%arg294, %arg301) <{callee = @dynamic_index_in_dim_3}> : (tensor<8x96x96xf32>, tensor<i32>) -> tensor<96x96xf32>
      %1073 = "func.call"(%arg295, %arg301) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1074 = "func.call"(%arg296, %arg301) <{callee = @dynamic_index_in_dim_3}> : (tensor<8x96x96xf32>, tensor<i32>) -> tensor<96x96xf32>
      %1075 = "func.call"(%arg297, %arg301) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1076 = "func.call"(%arg298, %arg301) <{callee = @dynamic_index_in_dim_3}> : (tensor<8x96x96xf32>, tensor<i32>) -> tensor<96x96xf32>
      %1077:2 = "func.call"(%arg299, %arg300, %arg302, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076) <{callee = @closed_call}> : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>, tensor<4x48x96xbf16>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>) -> (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>)
      %1078 = "func.call"(%arg303, %1077#1, %arg301) <{callee = @dynamic_update_index_in_dim}> : (tensor<8x4x48x96xbf16>, tensor<4x48x96xbf16>, tensor<i32>) -> tensor<8x4x48x96xbf16>
      %1079 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %1080 = "stablehlo.add"(%arg301, %1079) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg283, %arg284, %arg285, %arg286, %arg287, %arg288, %arg289, %arg290, %arg291, %arg292, %arg293, %arg294, %arg295, %arg296, %arg297, %arg298, %arg299, %arg300, %1080, %1077#0, %1078) : (tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>, tensor<i32>, tensor<4x48x96xbf16>, tensor<8x4x48x96xbf16>) -> ()
    }) : (tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>, tensor<i32>, tensor<4x48x96xbf16>, tensor<8x4x48x96xbf16>) -> (tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>, tensor<i32>, tensor<4x48x96xbf16>, tensor<8x4x48x96xbf16>)
    %581 = "stablehlo.convert"(%580#19) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %582 = "stablehlo.subtract"(%581, %arg211) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %583 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %584 = "stablehlo.broadcast_in_dim"(%583) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %585 = "stablehlo.multiply"(%584, %582) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %586 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %587 = "stablehlo.constant"() <{value = dense<1.843200e+04> : tensor<f32>}> : () -> tensor<f32>
    %588 = "stablehlo.divide"(%586, %587) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %589 = "stablehlo.broadcast_in_dim"(%588) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %590 = "stablehlo.multiply"(%589, %585) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %591 = "stablehlo.convert"(%590) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %592 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %593 = "stablehlo.broadcast_in_dim"(%592) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x384xf32>
    %594 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %595 = "stablehlo.broadcast_in_dim"(%594) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384xf32>
    %596 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %597 = "stablehlo.broadcast_in_dim"(%596) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384x96xf32>
    %598 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %599 = "stablehlo.broadcast_in_dim"(%598) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %600 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %601 = "stablehlo.broadcast_in_dim"(%600) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %602 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %603 = "stablehlo.broadcast_in_dim"(%602) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %604 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %605 = "stablehlo.broadcast_in_dim"(%604) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %606 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %607 = "stablehlo.broadcast_in_dim"(%606) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %608 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %609 = "stablehlo.broadcast_in_dim"(%608) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %610 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %611 = "stablehlo.broadcast_in_dim"(%610) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %612 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %613 = "stablehlo.broadcast_in_dim"(%612) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %614 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %615 = "stablehlo.broadcast_in_dim"(%614) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %616 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %617 = "stablehlo.broadcast_in_dim"(%616) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %618 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %619 = "stablehlo.broadcast_in_dim"(%618) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %620 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %621 = "stablehlo.broadcast_in_dim"(%620) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %622 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %623 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %624 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %625:35 = "stablehlo.while"(%580#20, %arg161, %arg162, %arg163, %arg165, %arg166, %arg167, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %arg212, %624, %591, %593, %595, %597, %599, %601, %603, %605, %607, %609, %611, %613, %615, %617, %619, %621, %623) ({
    ^bb0(%arg248: tensor<8x4x48x96xbf16>, %arg249: tensor<8x96x384xf32>, %arg250: tensor<8x384xf32>, %arg251: tensor<8x384x96xf32>, %arg252: tensor<8x96xf32>, %arg253: tensor<8x96xf32>, %arg254: tensor<8x96xf32>, %arg255: tensor<8x96xf32>, %arg256: tensor<8x96xf32>, %arg257: tensor<8x96x96xf32>, %arg258: tensor<8x96xf32>, %arg259: tensor<8x96x96xf32>, %arg260: tensor<8x96xf32>, %arg261: tensor<8x96x96xf32>, %arg262: tensor<8x96xf32>, %arg263: tensor<8x96x96xf32>, %arg264: tensor<4x48xi1>, %arg265: tensor<i32>, %arg266: tensor<4x48x96xbf16>, %arg267: tensor<8x96x384xf32>, %arg268: tensor<8x384xf32>, %arg269: tensor<8x384x96xf32>, %arg270: tensor<8x96xf32>, %arg271: tensor<8x96xf32>, %arg272: tensor<8x96xf32>, %arg273: tensor<8x96xf32>, %arg274: tensor<8x96xf32>, %arg275: tensor<8x96xf32>, %arg276: tensor<8x96x96xf32>, %arg277: tensor<8x96xf32>, %arg278: tensor<8x96x96xf32>, %arg279: tensor<8x96xf32>, %arg280: tensor<8x96x96xf32>, %arg281: tensor<8x96xf32>, %arg282: tensor<8x96x96xf32>):
      %1059 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %1060 = "stablehlo.compare"(%arg265, %1059) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%1060) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg213: tensor<8x4x48x96xbf16>, %arg214: tensor<8x96x384xf32>, %arg215: tensor<8x384xf32>, %arg216: tensor<8x384x96xf32>, %arg217: tensor<8x96xf32>, %arg218: tensor<8x96xf32>, %arg219: tensor<8x96xf32>, %arg220: tensor<8x96xf32>, %arg221: tensor<8x96xf32>, %arg222: tensor<8x96x96xf32>, %arg223: tensor<8x96xf32>, %arg224: tensor<8x96x96xf32>, %arg225: tensor<8x96xf32>, %arg226: tensor<8x96x96xf32>, %arg227: tensor<8x96xf32>, %arg228: tensor<8x96x96xf32>, %arg229: tensor<4x48xi1>, %arg230: tensor<i32>, %arg231: tensor<4x48x96xbf16>, %arg232: tensor<8x96x384xf32>, %arg233: tensor<8x384xf32>, %arg234: tensor<8x384x96xf32>, %arg235: tensor<8x96xf32>, %arg236: tensor<8x96xf32>, %arg237: tensor<8x96xf32>, %arg238: tensor<8x96xf32>, %arg239: tensor<8x96xf32>, %arg240: tensor<8x96xf32>, %arg241: tensor<8x96x96xf32>, %arg242: tensor<8x96xf32>, %arg243: tensor<8x96x96xf32>, %arg244: tensor<8x96xf32>, %arg245: tensor<8x96x96xf32>, %arg246: tensor<8x96xf32>, %arg247: tensor<8x96x96xf32>):
      %1020 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %1021 = "stablehlo.subtract"(%1020, %arg230) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %1022 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %1023 = "stablehlo.subtract"(%1021, %1022) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %1024 = "func.call"(%arg213, %1023) <{callee = @dynamic_index_in_dim_5}> : (tensor<8x4x48x96xbf16>, tensor<i32>) -> tensor<4x48x96xbf16>
      %1025 = "func.call"(%arg214, %1023) <{callee = @dynamic_index_in_dim}> : (tensor<8x96x384xf32>, tensor<i32>) -> tensor<96x384xf32>
      %1026 = "func.call"(%arg215, %1023) <{callee = @dynamic_index_in_dim_0}> : (tensor<8x384xf32>, tensor<i32>) -> tensor<384xf32>
      %1027 = "func.call"(%arg216, %1023) <{callee = @dynamic_index_in_dim_1}> : (tensor<8x384x96xf32>, tensor<i32>) -> tensor<384x96xf32>
      %1028 = "func.call"(%arg217, %1023) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1029 = "func.call"(%arg218, %1023) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1030 = "func.call"(%arg219, %1023) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1031 = "func.call"(%arg220, %1023) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1032 = "func.call"(%arg221, %1023) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1033 = "func.call"(%arg222, %1023) <{callee = @dynamic_index_in_dim_3}> : (tensor<8x96x96xf32>, tensor<i32>) -> tensor<96x96xf32>
      %1034 = "func.call"(%arg223, %1023) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1035 = "func.call"(%arg224, %1023) <{callee = @dynamic_index_in_dim_3}> : (tensor<8x96x96xf32>, tensor<i32>) -> tensor<96x96xf32>
      %1036 = "func.call"(%arg225, %1023) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1037 = "func.call"(%arg226, %1023) <{callee = @dynamic_index_in_dim_3}> : (tensor<8x96x96xf32>, tensor<i32>) -> tensor<96x96xf32>
      %1038 = "func.call"(%arg227, %1023) <{callee = @dynamic_index_in_dim_2}> : (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>
      %1039 = "func.call"(%arg228, %1023) <{callee = @dynamic_index_in_dim_3}> : (tensor<8x96x96xf32>, tensor<i32>) -> tensor<96x96xf32>
      %1040:17 = "func.call"(%arg229, %arg231, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039) <{callee = @closed_call_6}> : (tensor<4x48xi1>, tensor<4x48x96xbf16>, tensor<4x48x96xbf16>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>) -> (tensor<4x48x96xbf16>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>)
      %1041 = "func.call"(%arg232, %1040#1, %1023) <{callee = @dynamic_update_index_in_dim_9}> : (tensor<8x96x384xf32>, tensor<96x384xf32>, tensor<i32>) -> tensor<8x96x384xf32>
      %1042 = "func.call"(%arg233, %1040#2, %1023) <{callee = @dynamic_update_index_in_dim_10}> : (tensor<8x384xf32>, tensor<384xf32>, tensor<i32>) -> tensor<8x384xf32>
      %1043 = "func.call"(%arg234, %1040#3, %1023) <{callee = @dynamic_update_index_in_dim_11}> : (tensor<8x384x96xf32>, tensor<384x96xf32>, tensor<i32>) -> tensor<8x384x96xf32>
      %1044 = "func.call"(%arg235, %1040#4, %1023) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<8x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<8x96xf32>
      %1045 = "func.call"(%arg236, %1040#5, %1023) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<8x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<8x96xf32>
      %1046 = "func.call"(%arg237, %1040#6, %1023) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<8x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<8x96xf32>
      %1047 = "func.call"(%arg238, %1040#7, %1023) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<8x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<8x96xf32>
      %1048 = "func.call"(%arg239, %1040#8, %1023) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<8x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<8x96xf32>
      %1049 = "func.call"(%arg240, %1040#9, %1023) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<8x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<8x96xf32>
      %1050 = "func.call"(%arg241, %1040#10, %1023) <{callee = @dynamic_update_index_in_dim_13}> : (tensor<8x96x96xf32>, tensor<96x96xf32>, tensor<i32>) -> tensor<8x96x96xf32>
      %1051 = "func.call"(%arg242, %1040#11, %1023) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<8x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<8x96xf32>
      %1052 = "func.call"(%arg243, %1040#12, %1023) <{callee = @dynamic_update_index_in_dim_13}> : (tensor<8x96x96xf32>, tensor<96x96xf32>, tensor<i32>) -> tensor<8x96x96xf32>
      %1053 = "func.call"(%arg244, %1040#13, %1023) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<8x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<8x96xf32>
      %1054 = "func.call"(%arg245, %1040#14, %1023) <{callee = @dynamic_update_index_in_dim_13}> : (tensor<8x96x96xf32>, tensor<96x96xf32>, tensor<i32>) -> tensor<8x96x96xf32>
      %1055 = "func.call"(%arg246, %1040#15, %1023) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<8x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<8x96xf32>
      %1056 = "func.call"(%arg247, %1040#16, %1023) <{callee = @dynamic_update_index_in_dim_13}> : (tensor<8x96x96xf32>, tensor<96x96xf32>, tensor<i32>) -> tensor<8x96x96xf32>
      %1057 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %1058 = "stablehlo.add"(%arg230, %1057) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg213, %arg214, %arg215, %arg216, %arg217, %arg218, %arg219, %arg220, %arg221, %arg222, %arg223, %arg224, %arg225, %arg226, %arg227, %arg228, %arg229, %1058, %1040#0, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056) : (tensor<8x4x48x96xbf16>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<4x48xi1>, tensor<i32>, tensor<4x48x96xbf16>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>) -> ()
    }) : (tensor<8x4x48x96xbf16>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<4x48xi1>, tensor<i32>, tensor<4x48x96xbf16>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>) -> (tensor<8x4x48x96xbf16>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<4x48xi1>, tensor<i32>, tensor<4x48x96xbf16>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>)
    %626 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %627 = "stablehlo.broadcast_in_dim"(%626) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x384xf32>
    %628 = "stablehlo.multiply"(%627, %arg177) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %629 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %630 = "stablehlo.broadcast_in_dim"(%629) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x384xf32>
    %631 = "stablehlo.multiply"(%630, %625#19) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %632 = "stablehlo.add"(%628, %631) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %633 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %634 = "stablehlo.broadcast_in_dim"(%633) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384xf32>
    %635 = "stablehlo.multiply"(%634, %arg178) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %636 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %637 = "stablehlo.broadcast_in_dim"(%636) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384xf32>
    %638 = "stablehlo.multiply"(%637, %625#20) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %639 = "stablehlo.add"(%635, %638) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %640 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %641 = "stablehlo.broadcast_in_dim"(%640) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384x96xf32>
    %642 = "stablehlo.multiply"(%641, %arg179) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %643 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %644 = "stablehlo.broadcast_in_dim"(%643) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384x96xf32>
    %645 = "stablehlo.multiply"(%644, %625#21) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %646 = "stablehlo.add"(%642, %645) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %647 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %648 = "stablehlo.broadcast_in_dim"(%647) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %649 = "stablehlo.multiply"(%648, %arg180) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %650 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %651 = "stablehlo.broadcast_in_dim"(%650) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %652 = "stablehlo.multiply"(%651, %625#22) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %653 = "stablehlo.add"(%649, %652) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %654 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %655 = "stablehlo.broadcast_in_dim"(%654) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %656 = "stablehlo.multiply"(%655, %arg181) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %657 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %658 = "stablehlo.broadcast_in_dim"(%657) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %659 = "stablehlo.multiply"(%658, %625#23) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %660 = "stablehlo.add"(%656, %659) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %661 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %662 = "stablehlo.broadcast_in_dim"(%661) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %663 = "stablehlo.multiply"(%662, %arg182) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %664 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %665 = "stablehlo.broadcast_in_dim"(%664) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %666 = "stablehlo.multiply"(%665, %625#24) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %667 = "stablehlo.add"(%663, %666) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %668 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %669 = "stablehlo.broadcast_in_dim"(%668) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %670 = "stablehlo.multiply"(%669, %arg183) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %671 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %672 = "stablehlo.broadcast_in_dim"(%671) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %673 = "stablehlo.multiply"(%672, %625#25) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %674 = "stablehlo.add"(%670, %673) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %675 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %676 = "stablehlo.broadcast_in_dim"(%675) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %677 = "stablehlo.multiply"(%676, %arg184) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %678 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %679 = "stablehlo.broadcast_in_dim"(%678) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %680 = "stablehlo.multiply"(%679, %625#26) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %681 = "stablehlo.add"(%677, %680) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %682 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %683 = "stablehlo.broadcast_in_dim"(%682) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %684 = "stablehlo.multiply"(%683, %arg185) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %685 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %686 = "stablehlo.broadcast_in_dim"(%685) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %687 = "stablehlo.multiply"(%686, %625#27) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %688 = "stablehlo.add"(%684, %687) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %689 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %690 = "stablehlo.broadcast_in_dim"(%689) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %691 = "stablehlo.multiply"(%690, %arg186) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %692 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %693 = "stablehlo.broadcast_in_dim"(%692) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %694 = "stablehlo.multiply"(%693, %625#28) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %695 = "stablehlo.add"(%691, %694) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %696 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %697 = "stablehlo.broadcast_in_dim"(%696) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %698 = "stablehlo.multiply"(%697, %arg187) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %699 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %700 = "stablehlo.broadcast_in_dim"(%699) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %701 = "stablehlo.multiply"(%700, %625#29) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %702 = "stablehlo.add"(%698, %701) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %703 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %704 = "stablehlo.broadcast_in_dim"(%703) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %705 = "stablehlo.multiply"(%704, %arg188) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %706 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %707 = "stablehlo.broadcast_in_dim"(%706) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %708 = "stablehlo.multiply"(%707, %625#30) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %709 = "stablehlo.add"(%705, %708) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %710 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %711 = "stablehlo.broadcast_in_dim"(%710) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %712 = "stablehlo.multiply"(%711, %arg189) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %713 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %714 = "stablehlo.broadcast_in_dim"(%713) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %715 = "stablehlo.multiply"(%714, %625#31) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %716 = "stablehlo.add"(%712, %715) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %717 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %718 = "stablehlo.broadcast_in_dim"(%717) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %719 = "stablehlo.multiply"(%718, %arg190) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %720 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %721 = "stablehlo.broadcast_in_dim"(%720) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %722 = "stablehlo.multiply"(%721, %625#32) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %723 = "stablehlo.add"(%719, %722) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %724 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %725 = "stablehlo.broadcast_in_dim"(%724) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %726 = "stablehlo.multiply"(%725, %arg191) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %727 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %728 = "stablehlo.broadcast_in_dim"(%727) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %729 = "stablehlo.multiply"(%728, %625#33) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %730 = "stablehlo.add"(%726, %729) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %731 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %732 = "stablehlo.broadcast_in_dim"(%731) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %733 = "stablehlo.multiply"(%732, %arg192) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %734 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %735 = "stablehlo.broadcast_in_dim"(%734) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %736 = "stablehlo.multiply"(%735, %625#34) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %737 = "stablehlo.add"(%733, %736) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %738 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %739 = "stablehlo.broadcast_in_dim"(%738) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x384xf32>
    %740 = "stablehlo.multiply"(%739, %arg193) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %741 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %742 = "stablehlo.broadcast_in_dim"(%741) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x384xf32>
    %743 = "stablehlo.multiply"(%742, %625#19) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %744 = "stablehlo.multiply"(%743, %625#19) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %745 = "stablehlo.add"(%740, %744) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %746 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %747 = "stablehlo.broadcast_in_dim"(%746) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384xf32>
    %748 = "stablehlo.multiply"(%747, %arg194) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %749 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %750 = "stablehlo.broadcast_in_dim"(%749) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384xf32>
    %751 = "stablehlo.multiply"(%750, %625#20) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %752 = "stablehlo.multiply"(%751, %625#20) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %753 = "stablehlo.add"(%748, %752) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %754 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %755 = "stablehlo.broadcast_in_dim"(%754) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384x96xf32>
    %756 = "stablehlo.multiply"(%755, %arg195) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %757 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %758 = "stablehlo.broadcast_in_dim"(%757) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384x96xf32>
    %759 = "stablehlo.multiply"(%758, %625#21) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %760 = "stablehlo.multiply"(%759, %625#21) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %761 = "stablehlo.add"(%756, %760) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %762 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %763 = "stablehlo.broadcast_in_dim"(%762) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %764 = "stablehlo.multiply"(%763, %arg196) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %765 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %766 = "stablehlo.broadcast_in_dim"(%765) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %767 = "stablehlo.multiply"(%766, %625#22) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %768 = "stablehlo.multiply"(%767, %625#22) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %769 = "stablehlo.add"(%764, %768) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %770 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %771 = "stablehlo.broadcast_in_dim"(%770) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %772 = "stablehlo.multiply"(%771, %arg197) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %773 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %774 = "stablehlo.broadcast_in_dim"(%773) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %775 = "stablehlo.multiply"(%774, %625#23) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %776 = "stablehlo.multiply"(%775, %625#23) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %777 = "stablehlo.add"(%772, %776) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %778 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %779 = "stablehlo.broadcast_in_dim"(%778) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %780 = "stablehlo.multiply"(%779, %arg198) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %781 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %782 = "stablehlo.broadcast_in_dim"(%781) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %783 = "stablehlo.multiply"(%782, %625#24) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %784 = "stablehlo.multiply"(%783, %625#24) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %785 = "stablehlo.add"(%780, %784) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %786 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %787 = "stablehlo.broadcast_in_dim"(%786) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %788 = "stablehlo.multiply"(%787, %arg199) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %789 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %790 = "stablehlo.broadcast_in_dim"(%789) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %791 = "stablehlo.multiply"(%790, %625#25) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %792 = "stablehlo.multiply"(%791, %625#25) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %793 = "stablehlo.add"(%788, %792) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %794 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %795 = "stablehlo.broadcast_in_dim"(%794) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %796 = "stablehlo.multiply"(%795, %arg200) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %797 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %798 = "stablehlo.broadcast_in_dim"(%797) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %799 = "stablehlo.multiply"(%798, %625#26) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %800 = "stablehlo.multiply"(%799, %625#26) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %801 = "stablehlo.add"(%796, %800) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %802 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %803 = "stablehlo.broadcast_in_dim"(%802) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %804 = "stablehlo.multiply"(%803, %arg201) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %805 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %806 = "stablehlo.broadcast_in_dim"(%805) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %807 = "stablehlo.multiply"(%806, %625#27) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %808 = "stablehlo.multiply"(%807, %625#27) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %809 = "stablehlo.add"(%804, %808) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %810 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %811 = "stablehlo.broadcast_in_dim"(%810) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %812 = "stablehlo.multiply"(%811, %arg202) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %813 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %814 = "stablehlo.broadcast_in_dim"(%813) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %815 = "stablehlo.multiply"(%814, %625#28) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %816 = "stablehlo.multiply"(%815, %625#28) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %817 = "stablehlo.add"(%812, %816) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %818 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %819 = "stablehlo.broadcast_in_dim"(%818) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %820 = "stablehlo.multiply"(%819, %arg203) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %821 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %822 = "stablehlo.broadcast_in_dim"(%821) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %823 = "stablehlo.multiply"(%822, %625#29) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %824 = "stablehlo.multiply"(%823, %625#29) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %825 = "stablehlo.add"(%820, %824) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %826 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %827 = "stablehlo.broadcast_in_dim"(%826) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %828 = "stablehlo.multiply"(%827, %arg204) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %829 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %830 = "stablehlo.broadcast_in_dim"(%829) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %831 = "stablehlo.multiply"(%830, %625#30) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %832 = "stablehlo.multiply"(%831, %625#30) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %833 = "stablehlo.add"(%828, %832) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %834 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %835 = "stablehlo.broadcast_in_dim"(%834) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %836 = "stablehlo.multiply"(%835, %arg205) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %837 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %838 = "stablehlo.broadcast_in_dim"(%837) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %839 = "stablehlo.multiply"(%838, %625#31) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %840 = "stablehlo.multiply"(%839, %625#31) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %841 = "stablehlo.add"(%836, %840) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %842 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %843 = "stablehlo.broadcast_in_dim"(%842) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %844 = "stablehlo.multiply"(%843, %arg206) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %845 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %846 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %847 = "stablehlo.multiply"(%846, %625#32) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %848 = "stablehlo.multiply"(%847, %625#32) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %849 = "stablehlo.add"(%844, %848) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %850 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %851 = "stablehlo.broadcast_in_dim"(%850) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %852 = "stablehlo.multiply"(%851, %arg207) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %853 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %854 = "stablehlo.broadcast_in_dim"(%853) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %855 = "stablehlo.multiply"(%854, %625#33) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %856 = "stablehlo.multiply"(%855, %625#33) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %857 = "stablehlo.add"(%852, %856) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %858 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %859 = "stablehlo.broadcast_in_dim"(%858) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %860 = "stablehlo.multiply"(%859, %arg208) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %861 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %862 = "stablehlo.broadcast_in_dim"(%861) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %863 = "stablehlo.multiply"(%862, %625#34) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %864 = "stablehlo.multiply"(%863, %625#34) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %865 = "stablehlo.add"(%860, %864) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %866 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %867 = "stablehlo.divide"(%arg209, %866) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %868 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %869 = "stablehlo.divide"(%arg209, %868) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %870 = "stablehlo.rsqrt"(%869) : (tensor<f32>) -> tensor<f32>
    %871 = "stablehlo.minimum"(%867, %870) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %872 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %873 = "stablehlo.multiply"(%872, %871) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %874 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %875 = "stablehlo.broadcast_in_dim"(%874) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x384xf32>
    %876 = "stablehlo.multiply"(%875, %632) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %877 = "stablehlo.sqrt"(%745) : (tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %878 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %879 = "stablehlo.broadcast_in_dim"(%878) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x384xf32>
    %880 = "stablehlo.add"(%877, %879) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %881 = "stablehlo.divide"(%876, %880) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %882 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %883 = "stablehlo.broadcast_in_dim"(%882) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384xf32>
    %884 = "stablehlo.multiply"(%883, %639) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %885 = "stablehlo.sqrt"(%753) : (tensor<8x384xf32>) -> tensor<8x384xf32>
    %886 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %887 = "stablehlo.broadcast_in_dim"(%886) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384xf32>
    %888 = "stablehlo.add"(%885, %887) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %889 = "stablehlo.divide"(%884, %888) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %890 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %891 = "stablehlo.broadcast_in_dim"(%890) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384x96xf32>
    %892 = "stablehlo.multiply"(%891, %646) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %893 = "stablehlo.sqrt"(%761) : (tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %894 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %895 = "stablehlo.broadcast_in_dim"(%894) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x384x96xf32>
    %896 = "stablehlo.add"(%893, %895) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %897 = "stablehlo.divide"(%892, %896) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %898 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %899 = "stablehlo.broadcast_in_dim"(%898) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %900 = "stablehlo.multiply"(%899, %653) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %901 = "stablehlo.sqrt"(%769) : (tensor<8x96xf32>) -> tensor<8x96xf32>
    %902 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %903 = "stablehlo.broadcast_in_dim"(%902) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %904 = "stablehlo.add"(%901, %903) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %905 = "stablehlo.divide"(%900, %904) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %906 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %907 = "stablehlo.broadcast_in_dim"(%906) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %908 = "stablehlo.multiply"(%907, %660) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %909 = "stablehlo.sqrt"(%777) : (tensor<8x96xf32>) -> tensor<8x96xf32>
    %910 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %911 = "stablehlo.broadcast_in_dim"(%910) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %912 = "stablehlo.add"(%909, %911) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %913 = "stablehlo.divide"(%908, %912) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %914 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %915 = "stablehlo.broadcast_in_dim"(%914) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %916 = "stablehlo.multiply"(%915, %667) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %917 = "stablehlo.sqrt"(%785) : (tensor<8x96xf32>) -> tensor<8x96xf32>
    %918 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %919 = "stablehlo.broadcast_in_dim"(%918) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %920 = "stablehlo.add"(%917, %919) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %921 = "stablehlo.divide"(%916, %920) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %922 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %923 = "stablehlo.broadcast_in_dim"(%922) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %924 = "stablehlo.multiply"(%923, %674) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %925 = "stablehlo.sqrt"(%793) : (tensor<8x96xf32>) -> tensor<8x96xf32>
    %926 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %927 = "stablehlo.broadcast_in_dim"(%926) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %928 = "stablehlo.add"(%925, %927) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %929 = "stablehlo.divide"(%924, %928) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %930 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %931 = "stablehlo.broadcast_in_dim"(%930) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %932 = "stablehlo.multiply"(%931, %681) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %933 = "stablehlo.sqrt"(%801) : (tensor<8x96xf32>) -> tensor<8x96xf32>
    %934 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %935 = "stablehlo.broadcast_in_dim"(%934) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %936 = "stablehlo.add"(%933, %935) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %937 = "stablehlo.divide"(%932, %936) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %938 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %939 = "stablehlo.broadcast_in_dim"(%938) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %940 = "stablehlo.multiply"(%939, %688) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %941 = "stablehlo.sqrt"(%809) : (tensor<8x96xf32>) -> tensor<8x96xf32>
    %942 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %943 = "stablehlo.broadcast_in_dim"(%942) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %944 = "stablehlo.add"(%941, %943) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %945 = "stablehlo.divide"(%940, %944) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %946 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %947 = "stablehlo.broadcast_in_dim"(%946) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %948 = "stablehlo.multiply"(%947, %695) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %949 = "stablehlo.sqrt"(%817) : (tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %950 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %951 = "stablehlo.broadcast_in_dim"(%950) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %952 = "stablehlo.add"(%949, %951) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %953 = "stablehlo.divide"(%948, %952) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %954 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %955 = "stablehlo.broadcast_in_dim"(%954) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %956 = "stablehlo.multiply"(%955, %702) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %957 = "stablehlo.sqrt"(%825) : (tensor<8x96xf32>) -> tensor<8x96xf32>
    %958 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %959 = "stablehlo.broadcast_in_dim"(%958) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %960 = "stablehlo.add"(%957, %959) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %961 = "stablehlo.divide"(%956, %960) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %962 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %963 = "stablehlo.broadcast_in_dim"(%962) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %964 = "stablehlo.multiply"(%963, %709) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %965 = "stablehlo.sqrt"(%833) : (tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %966 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %967 = "stablehlo.broadcast_in_dim"(%966) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %968 = "stablehlo.add"(%965, %967) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %969 = "stablehlo.divide"(%964, %968) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %970 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %971 = "stablehlo.broadcast_in_dim"(%970) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %972 = "stablehlo.multiply"(%971, %716) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %973 = "stablehlo.sqrt"(%841) : (tensor<8x96xf32>) -> tensor<8x96xf32>
    %974 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %975 = "stablehlo.broadcast_in_dim"(%974) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %976 = "stablehlo.add"(%973, %975) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %977 = "stablehlo.divide"(%972, %976) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %978 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %979 = "stablehlo.broadcast_in_dim"(%978) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %980 = "stablehlo.multiply"(%979, %723) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %981 = "stablehlo.sqrt"(%849) : (tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %982 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %983 = "stablehlo.broadcast_in_dim"(%982) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %984 = "stablehlo.add"(%981, %983) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %985 = "stablehlo.divide"(%980, %984) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %986 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %987 = "stablehlo.broadcast_in_dim"(%986) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %988 = "stablehlo.multiply"(%987, %730) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %989 = "stablehlo.sqrt"(%857) : (tensor<8x96xf32>) -> tensor<8x96xf32>
    %990 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %991 = "stablehlo.broadcast_in_dim"(%990) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96xf32>
    %992 = "stablehlo.add"(%989, %991) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %993 = "stablehlo.divide"(%988, %992) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %994 = "stablehlo.negate"(%873) : (tensor<f32>) -> tensor<f32>
    %995 = "stablehlo.broadcast_in_dim"(%994) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %996 = "stablehlo.multiply"(%995, %737) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %997 = "stablehlo.sqrt"(%865) : (tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %998 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %999 = "stablehlo.broadcast_in_dim"(%998) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x96x96xf32>
    %1000 = "stablehlo.add"(%997, %999) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %1001 = "stablehlo.divide"(%996, %1000) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %1002 = "stablehlo.add"(%arg161, %881) : (tensor<8x96x384xf32>, tensor<8x96x384xf32>) -> tensor<8x96x384xf32>
    %1003 = "stablehlo.add"(%arg162, %889) : (tensor<8x384xf32>, tensor<8x384xf32>) -> tensor<8x384xf32>
    %1004 = "stablehlo.add"(%arg163, %897) : (tensor<8x384x96xf32>, tensor<8x384x96xf32>) -> tensor<8x384x96xf32>
    %1005 = "stablehlo.add"(%arg164, %905) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %1006 = "stablehlo.add"(%arg165, %913) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %1007 = "stablehlo.add"(%arg166, %921) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %1008 = "stablehlo.add"(%arg167, %929) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %1009 = "stablehlo.add"(%arg168, %937) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %1010 = "stablehlo.add"(%arg169, %945) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %1011 = "stablehlo.add"(%arg170, %953) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %1012 = "stablehlo.add"(%arg171, %961) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %1013 = "stablehlo.add"(%arg172, %969) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %1014 = "stablehlo.add"(%arg173, %977) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %1015 = "stablehlo.add"(%arg174, %985) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %1016 = "stablehlo.add"(%arg175, %993) : (tensor<8x96xf32>, tensor<8x96xf32>) -> tensor<8x96xf32>
    %1017 = "stablehlo.add"(%arg176, %1001) : (tensor<8x96x96xf32>, tensor<8x96x96xf32>) -> tensor<8x96x96xf32>
    %1018 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1019 = "stablehlo.add"(%arg209, %1018) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %632, %639, %646, %653, %660, %667, %674, %681, %688, %695, %702, %709, %716, %723, %730, %737, %745, %753, %761, %769, %777, %785, %793, %801, %809, %817, %825, %833, %841, %849, %857, %865, %1019) : (tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96x384xf32>, tensor<8x384xf32>, tensor<8x384x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<8x96xf32>, tensor<8x96x96xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x1x1x48xi1>, tensor<f32>) -> (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg159: tensor<4x1x1x48xi1>, %arg160: tensor<f32>):
    %570 = "stablehlo.convert"(%arg160) : (tensor<f32>) -> tensor<f32>
    %571 = "stablehlo.broadcast_in_dim"(%arg159) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x48xi1>) -> tensor<4x6x48x48xi1>
    %572 = "stablehlo.broadcast_in_dim"(%570) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    "func.return"(%571, %572) : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x96x384xf32>, tensor<i32>) -> tensor<96x384xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg157: tensor<8x96x384xf32>, %arg158: tensor<i32>):
    %566 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %567 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %568 = "stablehlo.dynamic_slice"(%arg157, %arg158, %566, %567) <{slice_sizes = array<i64: 1, 96, 384>}> : (tensor<8x96x384xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x96x384xf32>
    %569 = "stablehlo.reshape"(%568) : (tensor<1x96x384xf32>) -> tensor<96x384xf32>
    "func.return"(%569) : (tensor<96x384xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x384xf32>, tensor<i32>) -> tensor<384xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg155: tensor<8x384xf32>, %arg156: tensor<i32>):
    %563 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %564 = "stablehlo.dynamic_slice"(%arg155, %arg156, %563) <{slice_sizes = array<i64: 1, 384>}> : (tensor<8x384xf32>, tensor<i32>, tensor<i32>) -> tensor<1x384xf32>
    %565 = "stablehlo.reshape"(%564) : (tensor<1x384xf32>) -> tensor<384xf32>
    "func.return"(%565) : (tensor<384xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x384x96xf32>, tensor<i32>) -> tensor<384x96xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_1", sym_visibility = "private"}> ({
  ^bb0(%arg153: tensor<8x384x96xf32>, %arg154: tensor<i32>):
    %559 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %560 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %561 = "stablehlo.dynamic_slice"(%arg153, %arg154, %559, %560) <{slice_sizes = array<i64: 1, 384, 96>}> : (tensor<8x384x96xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x384x96xf32>
    %562 = "stablehlo.reshape"(%561) : (tensor<1x384x96xf32>) -> tensor<384x96xf32>
    "func.return"(%562) : (tensor<384x96xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x96xf32>, tensor<i32>) -> tensor<96xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_2", sym_visibility = "private"}> ({
  ^bb0(%arg151: tensor<8x96xf32>, %arg152: tensor<i32>):
    %556 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %557 = "stablehlo.dynamic_slice"(%arg151, %arg152, %556) <{slice_sizes = array<i64: 1, 96>}> : (tensor<8x96xf32>, tensor<i32>, tensor<i32>) -> tensor<1x96xf32>
    %558 = "stablehlo.reshape"(%557) : (tensor<1x96xf32>) -> tensor<96xf32>
    "func.return"(%558) : (tensor<96xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x96x96xf32>, tensor<i32>) -> tensor<96x96xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_3", sym_visibility = "private"}> ({
  ^bb0(%arg149: tensor<8x96x96xf32>, %arg150: tensor<i32>):
    %552 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %553 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %554 = "stablehlo.dynamic_slice"(%arg149, %arg150, %552, %553) <{slice_sizes = array<i64: 1, 96, 96>}> : (tensor<8x96x96xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x96x96xf32>
    %555 = "stablehlo.reshape"(%554) : (tensor<1x96x96xf32>) -> tensor<96x96xf32>
    "func.return"(%555) : (tensor<96x96xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>, tensor<4x48x96xbf16>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>) -> (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg118: tensor<4x6x48x48xi1>, %arg119: tensor<4x6x48x48xf32>, %arg120: tensor<4x48x96xbf16>, %arg121: tensor<96x384xf32>, %arg122: tensor<384xf32>, %arg123: tensor<384x96xf32>, %arg124: tensor<96xf32>, %arg125: tensor<96xf32>, %arg126: tensor<96xf32>, %arg127: tensor<96xf32>, %arg128: tensor<96xf32>, %arg129: tensor<96xf32>, %arg130: tensor<96x96xf32>, %arg131: tensor<96xf32>, %arg132: tensor<96x96xf32>, %arg133: tensor<96xf32>, %arg134: tensor<96x96xf32>, %arg135: tensor<96xf32>, %arg136: tensor<96x96xf32>):
    %414 = "stablehlo.convert"(%arg120) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %415 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %416 = "stablehlo.reduce"(%414, %415) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg147: tensor<f32>, %arg148: tensor<f32>):
      %551 = "stablehlo.add"(%arg147, %arg148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%551) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %417 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %418 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %419 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %420 = "stablehlo.divide"(%417, %419) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %421 = "stablehlo.broadcast_in_dim"(%420) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %422 = "stablehlo.subtract"(%414, %421) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %423 = "chlo.square"(%422) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %424 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %425 = "stablehlo.reduce"(%423, %424) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg145: tensor<f32>, %arg146: tensor<f32>):
      %550 = "stablehlo.add"(%arg145, %arg146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%550) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %426 = "stablehlo.broadcast_in_dim"(%425) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %427 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %429 = "stablehlo.divide"(%426, %428) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %430 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %432 = "stablehlo.add"(%429, %431) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %433 = "stablehlo.rsqrt"(%432) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %434 = "stablehlo.broadcast_in_dim"(%433) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %435 = "stablehlo.multiply"(%422, %434) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %436 = "stablehlo.broadcast_in_dim"(%arg126) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %437 = "stablehlo.broadcast_in_dim"(%436) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %438 = "stablehlo.multiply"(%435, %437) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %439 = "stablehlo.broadcast_in_dim"(%arg125) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %440 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %441 = "stablehlo.add"(%438, %440) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %442 = "stablehlo.convert"(%441) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %443 = "stablehlo.convert"(%arg134) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %444 = "stablehlo.dot_general"(%442, %443) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %445 = "stablehlo.convert"(%arg133) : (tensor<96xf32>) -> tensor<96xbf16>
    %446 = "stablehlo.broadcast_in_dim"(%445) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %447 = "stablehlo.broadcast_in_dim"(%446) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %448 = "stablehlo.add"(%444, %447) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %449 = "stablehlo.reshape"(%448) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %450 = "stablehlo.convert"(%arg130) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %451 = "stablehlo.dot_general"(%442, %450) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %452 = "stablehlo.convert"(%arg129) : (tensor<96xf32>) -> tensor<96xbf16>
    %453 = "stablehlo.broadcast_in_dim"(%452) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %454 = "stablehlo.broadcast_in_dim"(%453) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %455 = "stablehlo.add"(%451, %454) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %456 = "stablehlo.reshape"(%455) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %457 = "stablehlo.convert"(%arg136) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %458 = "stablehlo.dot_general"(%442, %457) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %459 = "stablehlo.convert"(%arg135) : (tensor<96xf32>) -> tensor<96xbf16>
    %460 = "stablehlo.broadcast_in_dim"(%459) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %461 = "stablehlo.broadcast_in_dim"(%460) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %462 = "stablehlo.add"(%458, %461) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %463 = "stablehlo.reshape"(%462) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %464 = "stablehlo.dot_general"(%449, %456) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %465 = "stablehlo.convert"(%464) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %466 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %467 = "stablehlo.broadcast_in_dim"(%466) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %468 = "stablehlo.divide"(%465, %467) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %469 = "func.call"(%468, %arg118, %arg119) <{callee = @_where_4}> : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %470 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %471 = "stablehlo.reduce"(%469, %470) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg143: tensor<f32>, %arg144: tensor<f32>):
      %549 = "stablehlo.maximum"(%arg143, %arg144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%549) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %472 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %473 = "stablehlo.broadcast_in_dim"(%472) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48xf32>
    %474 = "stablehlo.maximum"(%473, %471) : (tensor<4x6x48xf32>, tensor<4x6x48xf32>) -> tensor<4x6x48xf32>
    %475 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %476 = "stablehlo.broadcast_in_dim"(%475) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %477 = "stablehlo.subtract"(%469, %476) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %478 = "stablehlo.exponential"(%477) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %479 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %480 = "stablehlo.reduce"(%478, %479) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %548 = "stablehlo.add"(%arg141, %arg142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%548) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %481 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %482 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %483 = "stablehlo.divide"(%478, %482) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %484 = "stablehlo.convert"(%483) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %485 = "stablehlo.dot_general"(%463, %484) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %486 = "stablehlo.transpose"(%485) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %487 = "stablehlo.reshape"(%486) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %488 = "stablehlo.convert"(%arg132) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %489 = "stablehlo.dot_general"(%487, %488) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %490 = "stablehlo.convert"(%arg131) : (tensor<96xf32>) -> tensor<96xbf16>
    %491 = "stablehlo.broadcast_in_dim"(%490) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %492 = "stablehlo.broadcast_in_dim"(%491) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %493 = "stablehlo.add"(%489, %492) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %494 = "stablehlo.add"(%arg120, %493) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %495 = "stablehlo.convert"(%494) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %496 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %497 = "stablehlo.reduce"(%495, %496) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg139: tensor<f32>, %arg140: tensor<f32>):
      %547 = "stablehlo.add"(%arg139, %arg140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%547) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %498 = "stablehlo.broadcast_in_dim"(%497) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %499 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %500 = "stablehlo.broadcast_in_dim"(%499) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %501 = "stablehlo.divide"(%498, %500) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %502 = "stablehlo.broadcast_in_dim"(%501) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %503 = "stablehlo.subtract"(%495, %502) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %504 = "chlo.square"(%503) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %505 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %506 = "stablehlo.reduce"(%504, %505) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg137: tensor<f32>, %arg138: tensor<f32>):
      %546 = "stablehlo.add"(%arg137, %arg138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%546) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %507 = "stablehlo.broadcast_in_dim"(%506) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %508 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %509 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %510 = "stablehlo.divide"(%507, %509) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %511 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %512 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %513 = "stablehlo.add"(%510, %512) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %514 = "stablehlo.rsqrt"(%513) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %515 = "stablehlo.broadcast_in_dim"(%514) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %516 = "stablehlo.multiply"(%503, %515) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %517 = "stablehlo.broadcast_in_dim"(%arg128) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %518 = "stablehlo.broadcast_in_dim"(%517) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %519 = "stablehlo.multiply"(%516, %518) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %520 = "stablehlo.broadcast_in_dim"(%arg127) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %521 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %522 = "stablehlo.add"(%519, %521) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %523 = "stablehlo.convert"(%522) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %524 = "stablehlo.convert"(%arg121) : (tensor<96x384xf32>) -> tensor<96x384xbf16>
    %525 = "stablehlo.dot_general"(%523, %524) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x384xbf16>) -> tensor<4x48x384xbf16>
    %526 = "stablehlo.convert"(%arg122) : (tensor<384xf32>) -> tensor<384xbf16>
    %527 = "stablehlo.broadcast_in_dim"(%526) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %528 = "stablehlo.broadcast_in_dim"(%527) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xbf16>) -> tensor<4x48x384xbf16>
    %529 = "stablehlo.add"(%525, %528) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %530 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %531 = "stablehlo.broadcast_in_dim"(%530) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %532 = "stablehlo.multiply"(%531, %529) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %533 = "stablehlo.negate"(%529) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %534 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %535 = "stablehlo.broadcast_in_dim"(%534) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %536 = "stablehlo.multiply"(%533, %535) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %537 = "chlo.erfc"(%536) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %538 = "stablehlo.multiply"(%532, %537) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %539 = "stablehlo.convert"(%arg123) : (tensor<384x96xf32>) -> tensor<384x96xbf16>
    %540 = "stablehlo.dot_general"(%538, %539) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<384x96xbf16>) -> tensor<4x48x96xbf16>
    %541 = "stablehlo.convert"(%arg124) : (tensor<96xf32>) -> tensor<96xbf16>
    %542 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %543 = "stablehlo.broadcast_in_dim"(%542) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %544 = "stablehlo.add"(%540, %543) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %545 = "stablehlo.add"(%494, %544) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    "func.return"(%545, %arg120) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>, res_attrs = [{}], sym_name = "_where_4", sym_visibility = "private"}> ({
  ^bb0(%arg115: tensor<4x6x48x48xf32>, %arg116: tensor<4x6x48x48xi1>, %arg117: tensor<4x6x48x48xf32>):
    %413 = "stablehlo.select"(%arg116, %arg117, %arg115) : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    "func.return"(%413) : (tensor<4x6x48x48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x4x48x96xbf16>, tensor<4x48x96xbf16>, tensor<i32>) -> tensor<8x4x48x96xbf16>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg112: tensor<8x4x48x96xbf16>, %arg113: tensor<4x48x96xbf16>, %arg114: tensor<i32>):
    %408 = "stablehlo.broadcast_in_dim"(%arg113) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<4x48x96xbf16>) -> tensor<1x4x48x96xbf16>
    %409 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %410 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %411 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %412 = "stablehlo.dynamic_update_slice"(%arg112, %408, %arg114, %409, %410, %411) : (tensor<8x4x48x96xbf16>, tensor<1x4x48x96xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x4x48x96xbf16>
    "func.return"(%412) : (tensor<8x4x48x96xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x4x48x96xbf16>, tensor<i32>) -> tensor<4x48x96xbf16>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_5", sym_visibility = "private"}> ({
  ^bb0(%arg110: tensor<8x4x48x96xbf16>, %arg111: tensor<i32>):
    %403 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %404 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %405 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %406 = "stablehlo.dynamic_slice"(%arg110, %arg111, %403, %404, %405) <{slice_sizes = array<i64: 1, 4, 48, 96>}> : (tensor<8x4x48x96xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x48x96xbf16>
    %407 = "stablehlo.reshape"(%406) : (tensor<1x4x48x96xbf16>) -> tensor<4x48x96xbf16>
    "func.return"(%407) : (tensor<4x48x96xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x48xi1>, tensor<4x48x96xbf16>, tensor<4x48x96xbf16>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>) -> (tensor<4x48x96xbf16>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_6", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<4x48xi1>, %arg21: tensor<4x48x96xbf16>, %arg22: tensor<4x48x96xbf16>, %arg23: tensor<96x384xf32>, %arg24: tensor<384xf32>, %arg25: tensor<384x96xf32>, %arg26: tensor<96xf32>, %arg27: tensor<96xf32>, %arg28: tensor<96xf32>, %arg29: tensor<96xf32>, %arg30: tensor<96xf32>, %arg31: tensor<96x96xf32>, %arg32: tensor<96xf32>, %arg33: tensor<96x96xf32>, %arg34: tensor<96xf32>, %arg35: tensor<96x96xf32>, %arg36: tensor<96xf32>, %arg37: tensor<96x96xf32>):
    %25:18 = "stablehlo.optimization_barrier"(%arg20, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg21) : (tensor<4x48xi1>, tensor<4x48x96xbf16>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<4x48x96xbf16>) -> (tensor<4x48xi1>, tensor<4x48x96xbf16>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<4x48x96xbf16>)
    %26 = "stablehlo.convert"(%25#1) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg108: tensor<f32>, %arg109: tensor<f32>):
      %402 = "stablehlo.add"(%arg108, %arg109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%402) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %30 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %32 = "stablehlo.divide"(%29, %31) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %34 = "stablehlo.subtract"(%26, %33) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %35 = "chlo.square"(%34) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %36 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %38 = "stablehlo.multiply"(%37, %34) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%35, %39) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %401 = "stablehlo.add"(%arg106, %arg107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%401) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %42 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %44 = "stablehlo.divide"(%41, %43) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %45 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %47 = "stablehlo.add"(%44, %46) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %48 = "stablehlo.rsqrt"(%47) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %49 = "stablehlo.divide"(%48, %47) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %50 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %52 = "stablehlo.multiply"(%51, %49) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %53 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %54 = "stablehlo.multiply"(%34, %53) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %55 = "stablehlo.broadcast_in_dim"(%25#6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %58 = "stablehlo.broadcast_in_dim"(%25#5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %60 = "stablehlo.add"(%57, %59) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %61 = "stablehlo.convert"(%60) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %62 = "stablehlo.convert"(%25#14) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %63 = "stablehlo.dot_general"(%61, %62) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %64 = "stablehlo.convert"(%25#13) : (tensor<96xf32>) -> tensor<96xbf16>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %67 = "stablehlo.add"(%63, %66) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %68 = "stablehlo.reshape"(%67) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %69 = "stablehlo.convert"(%25#10) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %70 = "stablehlo.dot_general"(%61, %69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %71 = "stablehlo.convert"(%25#9) : (tensor<96xf32>) -> tensor<96xbf16>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %74 = "stablehlo.add"(%70, %73) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %75 = "stablehlo.reshape"(%74) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %76 = "stablehlo.convert"(%25#16) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %77 = "stablehlo.dot_general"(%61, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %78 = "stablehlo.convert"(%25#15) : (tensor<96xf32>) -> tensor<96xbf16>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %81 = "stablehlo.add"(%77, %80) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %82 = "stablehlo.reshape"(%81) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %83 = "stablehlo.dot_general"(%68, %75) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %84 = "stablehlo.convert"(%83) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %85 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %87 = "stablehlo.divide"(%84, %86) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %88 = "stablehlo.broadcast_in_dim"(%25#0) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x48xi1>) -> tensor<4x1x1x48xi1>
    %89 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %90:2 = "func.call"(%88, %89, %87) <{callee = @_where_7}> : (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>)
    %91 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.reduce"(%90#0, %91) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %400 = "stablehlo.maximum"(%arg104, %arg105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%400) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %93 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48xf32>
    %95 = "stablehlo.maximum"(%94, %92) : (tensor<4x6x48xf32>, tensor<4x6x48xf32>) -> tensor<4x6x48xf32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %98 = "stablehlo.subtract"(%90#0, %97) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %99 = "stablehlo.exponential"(%98) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %100 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.reduce"(%99, %100) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %399 = "stablehlo.add"(%arg102, %arg103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%399) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %104 = "stablehlo.divide"(%99, %103) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %105 = "stablehlo.multiply"(%102, %102) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %106 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x1xf32>
    %108 = "stablehlo.divide"(%107, %105) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %109 = "stablehlo.convert"(%104) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %110 = "stablehlo.dot_general"(%82, %109) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %111 = "stablehlo.transpose"(%110) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %112 = "stablehlo.reshape"(%111) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %113 = "stablehlo.convert"(%25#12) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %114 = "stablehlo.dot_general"(%112, %113) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %115 = "stablehlo.convert"(%25#11) : (tensor<96xf32>) -> tensor<96xbf16>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %118 = "stablehlo.add"(%114, %117) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %119 = "stablehlo.add"(%25#1, %118) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %120 = "stablehlo.convert"(%119) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.reduce"(%120, %121) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %398 = "stablehlo.add"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%398) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %124 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %126 = "stablehlo.divide"(%123, %125) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %128 = "stablehlo.subtract"(%120, %127) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %129 = "chlo.square"(%128) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %130 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %132 = "stablehlo.multiply"(%131, %128) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %133 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.reduce"(%129, %133) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<f32>):
      %397 = "stablehlo.add"(%arg98, %arg99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%397) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %136 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %138 = "stablehlo.divide"(%135, %137) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %139 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %141 = "stablehlo.add"(%138, %140) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %142 = "stablehlo.rsqrt"(%141) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %143 = "stablehlo.divide"(%142, %141) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %144 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %146 = "stablehlo.multiply"(%145, %143) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %147 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %148 = "stablehlo.multiply"(%128, %147) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %149 = "stablehlo.broadcast_in_dim"(%25#8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %151 = "stablehlo.multiply"(%148, %150) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %152 = "stablehlo.broadcast_in_dim"(%25#7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %154 = "stablehlo.add"(%151, %153) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %155 = "stablehlo.convert"(%154) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %156 = "stablehlo.convert"(%25#2) : (tensor<96x384xf32>) -> tensor<96x384xbf16>
    %157 = "stablehlo.dot_general"(%155, %156) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x384xbf16>) -> tensor<4x48x384xbf16>
    %158 = "stablehlo.convert"(%25#3) : (tensor<384xf32>) -> tensor<384xbf16>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xbf16>) -> tensor<4x48x384xbf16>
    %161 = "stablehlo.add"(%157, %160) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %162 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %164 = "stablehlo.multiply"(%163, %161) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %165 = "stablehlo.negate"(%161) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %166 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %168 = "stablehlo.multiply"(%165, %167) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %169 = "chlo.erfc"(%168) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %170 = "chlo.square"(%168) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %171 = "stablehlo.negate"(%170) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %172 = "stablehlo.exponential"(%171) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %173 = "stablehlo.multiply"(%164, %169) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %174 = "stablehlo.convert"(%25#4) : (tensor<384x96xf32>) -> tensor<384x96xbf16>
    %175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %176 = "stablehlo.reduce"(%25#17, %175) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg96: tensor<bf16>, %arg97: tensor<bf16>):
      %396 = "stablehlo.add"(%arg96, %arg97) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%396) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %177 = "stablehlo.reshape"(%176) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %178 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %179 = "stablehlo.reduce"(%177, %178) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg94: tensor<bf16>, %arg95: tensor<bf16>):
      %395 = "stablehlo.add"(%arg94, %arg95) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%395) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %180 = "stablehlo.convert"(%179) : (tensor<96xbf16>) -> tensor<96xf32>
    %181 = "stablehlo.dot_general"(%25#17, %173) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x384xbf16>) -> tensor<96x384xbf16>
    %182 = "stablehlo.transpose"(%181) <{permutation = array<i64: 1, 0>}> : (tensor<96x384xbf16>) -> tensor<384x96xbf16>
    %183 = "stablehlo.dot_general"(%25#17, %174) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<384x96xbf16>) -> tensor<4x48x384xbf16>
    %184 = "stablehlo.convert"(%182) : (tensor<384x96xbf16>) -> tensor<384x96xf32>
    %185 = "stablehlo.multiply"(%164, %183) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %186 = "stablehlo.multiply"(%183, %169) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %187 = "stablehlo.constant"() <{value = dense<-1.125000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %189 = "stablehlo.multiply"(%188, %185) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %190 = "stablehlo.multiply"(%189, %172) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %191 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %193 = "stablehlo.multiply"(%190, %192) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %194 = "stablehlo.negate"(%193) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %195 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %197 = "stablehlo.multiply"(%196, %186) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %198 = "stablehlo.add"(%194, %197) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %199 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %200 = "stablehlo.reduce"(%198, %199) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg92: tensor<bf16>, %arg93: tensor<bf16>):
      %394 = "stablehlo.add"(%arg92, %arg93) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%394) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %201 = "stablehlo.reshape"(%200) : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %202 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %203 = "stablehlo.reduce"(%201, %202) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg90: tensor<bf16>, %arg91: tensor<bf16>):
      %393 = "stablehlo.add"(%arg90, %arg91) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%393) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %204 = "stablehlo.convert"(%203) : (tensor<384xbf16>) -> tensor<384xf32>
    %205 = "stablehlo.dot_general"(%198, %155) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<4x48x96xbf16>) -> tensor<384x96xbf16>
    %206 = "stablehlo.transpose"(%205) <{permutation = array<i64: 1, 0>}> : (tensor<384x96xbf16>) -> tensor<96x384xbf16>
    %207 = "stablehlo.dot_general"(%198, %156) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<96x384xbf16>) -> tensor<4x48x96xbf16>
    %208 = "stablehlo.convert"(%206) : (tensor<96x384xbf16>) -> tensor<96x384xf32>
    %209 = "stablehlo.convert"(%207) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %210 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %211 = "stablehlo.reduce"(%209, %210) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %392 = "stablehlo.add"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%392) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %212 = "stablehlo.reshape"(%211) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %213 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %214 = "stablehlo.reduce"(%212, %213) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg86: tensor<f32>, %arg87: tensor<f32>):
      %391 = "stablehlo.add"(%arg86, %arg87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%391) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %215 = "stablehlo.multiply"(%148, %209) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %216 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %217 = "stablehlo.reduce"(%215, %216) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg84: tensor<f32>, %arg85: tensor<f32>):
      %390 = "stablehlo.add"(%arg84, %arg85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%390) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %218 = "stablehlo.reshape"(%217) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %219 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %220 = "stablehlo.multiply"(%209, %219) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %221 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %222 = "stablehlo.reduce"(%218, %221) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %389 = "stablehlo.add"(%arg82, %arg83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%389) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %223 = "stablehlo.multiply"(%128, %220) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %224 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %225 = "stablehlo.reduce"(%223, %224) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg80: tensor<f32>, %arg81: tensor<f32>):
      %388 = "stablehlo.add"(%arg80, %arg81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%388) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %226 = "stablehlo.reshape"(%225) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %227 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %228 = "stablehlo.multiply"(%220, %227) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %229 = "stablehlo.multiply"(%226, %146) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %230 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %232 = "stablehlo.divide"(%229, %231) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %233 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %234 = "stablehlo.reduce"(%232, %233) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg78: tensor<f32>, %arg79: tensor<f32>):
      %387 = "stablehlo.add"(%arg78, %arg79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%387) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %235 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %236 = "stablehlo.multiply"(%235, %132) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %237 = "stablehlo.add"(%228, %236) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %238 = "stablehlo.negate"(%237) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %239 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %240 = "stablehlo.reduce"(%238, %239) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %386 = "stablehlo.add"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%386) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %241 = "stablehlo.reshape"(%240) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %242 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %243 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %244 = "stablehlo.divide"(%241, %243) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %245 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %246 = "stablehlo.reduce"(%244, %245) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %385 = "stablehlo.add"(%arg74, %arg75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%385) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %248 = "stablehlo.add"(%237, %247) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %249 = "stablehlo.convert"(%248) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %250 = "stablehlo.add"(%25#17, %249) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %251 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %252 = "stablehlo.reduce"(%250, %251) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %384 = "stablehlo.add"(%arg72, %arg73) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%384) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %253 = "stablehlo.reshape"(%252) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %254 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %255 = "stablehlo.reduce"(%253, %254) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg70: tensor<bf16>, %arg71: tensor<bf16>):
      %383 = "stablehlo.add"(%arg70, %arg71) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%383) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %256 = "stablehlo.convert"(%255) : (tensor<96xbf16>) -> tensor<96xf32>
    %257 = "stablehlo.dot_general"(%250, %112) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %258 = "stablehlo.transpose"(%257) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %259 = "stablehlo.dot_general"(%250, %113) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %260 = "stablehlo.convert"(%258) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %261 = "stablehlo.reshape"(%259) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %262 = "stablehlo.transpose"(%261) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x48x6x16xbf16>) -> tensor<4x6x16x48xbf16>
    %263 = "stablehlo.dot_general"(%262, %82) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %264 = "stablehlo.dot_general"(%262, %109) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %265 = "stablehlo.transpose"(%264) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %266 = "stablehlo.convert"(%263) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %267 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %268 = "stablehlo.multiply"(%266, %267) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %269 = "stablehlo.multiply"(%268, %99) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %270 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %271 = "stablehlo.reduce"(%269, %270) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %382 = "stablehlo.add"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%382) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %272 = "stablehlo.reshape"(%271) : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %273 = "stablehlo.negate"(%272) : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %274 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %275 = "stablehlo.divide"(%266, %274) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %276 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %277 = "stablehlo.reduce"(%273, %276) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %381 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%381) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x1xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x48xf32>
    %279 = "stablehlo.add"(%275, %278) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %280 = "stablehlo.multiply"(%279, %99) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %281 = "func.call"(%90#1, %280) <{callee = @_where_8}> : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %282 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %283 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %284 = "stablehlo.divide"(%281, %283) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %285 = "stablehlo.convert"(%284) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %286 = "stablehlo.dot_general"(%285, %68) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %287 = "stablehlo.transpose"(%286) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %288 = "stablehlo.dot_general"(%285, %75) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %289 = "stablehlo.transpose"(%288) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %290 = "stablehlo.reshape"(%265) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %291 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %292 = "stablehlo.reduce"(%290, %291) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg64: tensor<bf16>, %arg65: tensor<bf16>):
      %380 = "stablehlo.add"(%arg64, %arg65) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%380) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %293 = "stablehlo.reshape"(%292) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %294 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %295 = "stablehlo.reduce"(%293, %294) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg62: tensor<bf16>, %arg63: tensor<bf16>):
      %379 = "stablehlo.add"(%arg62, %arg63) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%379) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %296 = "stablehlo.convert"(%295) : (tensor<96xbf16>) -> tensor<96xf32>
    %297 = "stablehlo.dot_general"(%290, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %298 = "stablehlo.transpose"(%297) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %299 = "stablehlo.dot_general"(%290, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %300 = "stablehlo.convert"(%298) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %301 = "stablehlo.reshape"(%287) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %302 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %303 = "stablehlo.reduce"(%301, %302) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg60: tensor<bf16>, %arg61: tensor<bf16>):
      %378 = "stablehlo.add"(%arg60, %arg61) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%378) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %304 = "stablehlo.reshape"(%303) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %305 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %306 = "stablehlo.reduce"(%304, %305) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg58: tensor<bf16>, %arg59: tensor<bf16>):
      %377 = "stablehlo.add"(%arg58, %arg59) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%377) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %307 = "stablehlo.convert"(%306) : (tensor<96xbf16>) -> tensor<96xf32>
    %308 = "stablehlo.dot_general"(%301, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %309 = "stablehlo.transpose"(%308) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %310 = "stablehlo.dot_general"(%301, %69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %311 = "stablehlo.add"(%299, %310) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %312 = "stablehlo.convert"(%309) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %313 = "stablehlo.reshape"(%289) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %314 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %315 = "stablehlo.reduce"(%313, %314) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg56: tensor<bf16>, %arg57: tensor<bf16>):
      %376 = "stablehlo.add"(%arg56, %arg57) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%376) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %316 = "stablehlo.reshape"(%315) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %317 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %318 = "stablehlo.reduce"(%316, %317) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg54: tensor<bf16>, %arg55: tensor<bf16>):
      %375 = "stablehlo.add"(%arg54, %arg55) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%375) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %319 = "stablehlo.convert"(%318) : (tensor<96xbf16>) -> tensor<96xf32>
    %320 = "stablehlo.dot_general"(%313, %61) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %321 = "stablehlo.transpose"(%320) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %322 = "stablehlo.dot_general"(%313, %62) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %323 = "stablehlo.add"(%311, %322) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %324 = "stablehlo.convert"(%321) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %325 = "stablehlo.convert"(%323) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %326 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %327 = "stablehlo.reduce"(%325, %326) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %374 = "stablehlo.add"(%arg52, %arg53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%374) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %328 = "stablehlo.reshape"(%327) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %329 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %330 = "stablehlo.reduce"(%328, %329) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg50: tensor<f32>, %arg51: tensor<f32>):
      %373 = "stablehlo.add"(%arg50, %arg51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%373) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %331 = "stablehlo.multiply"(%54, %325) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %332 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %333 = "stablehlo.reduce"(%331, %332) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %372 = "stablehlo.add"(%arg48, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%372) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %334 = "stablehlo.reshape"(%333) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %335 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %336 = "stablehlo.multiply"(%325, %335) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %337 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %338 = "stablehlo.reduce"(%334, %337) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %371 = "stablehlo.add"(%arg46, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%371) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %339 = "stablehlo.multiply"(%34, %336) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %340 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %341 = "stablehlo.reduce"(%339, %340) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg44: tensor<f32>, %arg45: tensor<f32>):
      %370 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%370) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %342 = "stablehlo.reshape"(%341) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %343 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %344 = "stablehlo.multiply"(%336, %343) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %345 = "stablehlo.multiply"(%342, %52) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %346 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %347 = "stablehlo.broadcast_in_dim"(%346) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %348 = "stablehlo.divide"(%345, %347) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %349 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %350 = "stablehlo.reduce"(%348, %349) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %369 = "stablehlo.add"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%369) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %351 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %352 = "stablehlo.multiply"(%351, %38) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %353 = "stablehlo.add"(%344, %352) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %354 = "stablehlo.negate"(%353) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %355 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %356 = "stablehlo.reduce"(%354, %355) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      %368 = "stablehlo.add"(%arg40, %arg41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%368) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %357 = "stablehlo.reshape"(%356) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %358 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %360 = "stablehlo.divide"(%357, %359) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %361 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %362 = "stablehlo.reduce"(%360, %361) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
      %367 = "stablehlo.add"(%arg38, %arg39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%367) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %363 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %364 = "stablehlo.add"(%353, %363) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %365 = "stablehlo.convert"(%364) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %366 = "stablehlo.add"(%250, %365) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    "func.return"(%366, %208, %204, %184, %180, %330, %338, %214, %222, %307, %312, %256, %260, %319, %324, %296, %300) : (tensor<4x48x96xbf16>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>), res_attrs = [{}, {}], sym_name = "_where_7", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<4x1x1x48xi1>, %arg18: tensor<f32>, %arg19: tensor<4x6x48x48xf32>):
    %21 = "stablehlo.convert"(%arg18) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x48xi1>) -> tensor<4x6x48x48xi1>
    %23 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %24 = "stablehlo.select"(%22, %23, %arg19) : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    "func.return"(%24, %22) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>, res_attrs = [{}], sym_name = "_where_8", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<4x6x48x48xi1>, %arg16: tensor<4x6x48x48xf32>):
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %20 = "stablehlo.select"(%arg15, %19, %arg16) : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    "func.return"(%20) : (tensor<4x6x48x48xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x96x384xf32>, tensor<96x384xf32>, tensor<i32>) -> tensor<8x96x384xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_9", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<8x96x384xf32>, %arg13: tensor<96x384xf32>, %arg14: tensor<i32>):
    %14 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<96x384xf32>) -> tensor<1x96x384xf32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.dynamic_update_slice"(%arg12, %14, %arg14, %15, %16) : (tensor<8x96x384xf32>, tensor<1x96x384xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x96x384xf32>
    "func.return"(%17) : (tensor<8x96x384xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x384xf32>, tensor<384xf32>, tensor<i32>) -> tensor<8x384xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_10", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<8x384xf32>, %arg10: tensor<384xf32>, %arg11: tensor<i32>):
    %11 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<384xf32>) -> tensor<1x384xf32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.dynamic_update_slice"(%arg9, %11, %arg11, %12) : (tensor<8x384xf32>, tensor<1x384xf32>, tensor<i32>, tensor<i32>) -> tensor<8x384xf32>
    "func.return"(%13) : (tensor<8x384xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x384x96xf32>, tensor<384x96xf32>, tensor<i32>) -> tensor<8x384x96xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_11", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<8x384x96xf32>, %arg7: tensor<384x96xf32>, %arg8: tensor<i32>):
    %7 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<384x96xf32>) -> tensor<1x384x96xf32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.dynamic_update_slice"(%arg6, %7, %arg8, %8, %9) : (tensor<8x384x96xf32>, tensor<1x384x96xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x384x96xf32>
    "func.return"(%10) : (tensor<8x384x96xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x96xf32>, tensor<96xf32>, tensor<i32>) -> tensor<8x96xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_12", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<8x96xf32>, %arg4: tensor<96xf32>, %arg5: tensor<i32>):
    %4 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<96xf32>) -> tensor<1x96xf32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_update_slice"(%arg3, %4, %arg5, %5) : (tensor<8x96xf32>, tensor<1x96xf32>, tensor<i32>, tensor<i32>) -> tensor<8x96xf32>
    "func.return"(%6) : (tensor<8x96xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x96x96xf32>, tensor<96x96xf32>, tensor<i32>) -> tensor<8x96x96xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_13", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x96x96xf32>, %arg1: tensor<96x96xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<96x96xf32>) -> tensor<1x96x96xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1, %2) : (tensor<8x96x96xf32>, tensor<1x96x96xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x96x96xf32>
    "func.return"(%3) : (tensor<8x96x96xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
