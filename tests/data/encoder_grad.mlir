"builtin.module"() <{sym_name = "jit_loss"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<4x48x96xf32>, tensor<4x48x96xf32>, tensor<4x48xi1>) -> (tensor<f32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0]['fc1']"}, {jax.result_info = "result[1][0]['fc1_bias']"}, {jax.result_info = "result[1][0]['fc2']"}, {jax.result_info = "result[1][0]['fc2_bias']"}, {jax.result_info = "result[1][0]['norm1']['bias']"}, {jax.result_info = "result[1][0]['norm1']['scale']"}, {jax.result_info = "result[1][0]['norm2']['bias']"}, {jax.result_info = "result[1][0]['norm2']['scale']"}, {jax.result_info = "result[1][0]['self_attn']['k_bias']"}, {jax.result_info = "result[1][0]['self_attn']['k_proj']"}, {jax.result_info = "result[1][0]['self_attn']['out_bias']"}, {jax.result_info = "result[1][0]['self_attn']['out_proj']"}, {jax.result_info = "result[1][0]['self_attn']['q_bias']"}, {jax.result_info = "result[1][0]['self_attn']['q_proj']"}, {jax.result_info = "result[1][0]['self_attn']['v_bias']"}, {jax.result_info = "result[1][0]['self_attn']['v_proj']"}, {jax.result_info = "result[1][1]['fc1']"}, {jax.result_info = "result[1][1]['fc1_bias']"}, {jax.result_info = "result[1][1]['fc2']"}, {jax.result_info = "result[1][1]['fc2_bias']"}, {jax.result_info = "result[1][1]['norm1']['bias']"}, {jax.result_info = "result[1][1]['norm1']['scale']"}, {jax.result_info = "result[1][1]['norm2']['bias']"}, {jax.result_info = "result[1][1]['norm2']['scale']"}, {jax.result_info = "result[1][1]['self_attn']['k_bias']"}, {jax.result_info = "result[1][1]['self_attn']['k_proj']"}, {jax.result_info = "result[1][1]['self_attn']['out_bias']"}, {jax.result_info = "result[1][1]['self_attn']['out_proj']"}, {jax.result_info = "result[1][1]['self_attn']['q_bias']"}, {jax.result_info = "result[1][1]['self_attn']['q_proj']"}, {jax.result_info = "result[1][1]['self_attn']['v_bias']"}, {jax.result_info = "result[1][1]['self_attn']['v_proj']"}, {jax.result_info = "result[1][2]['fc1']"}, {jax.result_info = "result[1][2]['fc1_bias']"}, {jax.result_info = "result[1][2]['fc2']"}, {jax.result_info = "result[1][2]['fc2_bias']"}, {jax.result_info = "result[1][2]['norm1']['bias']"}, {jax.result_info = "result[1][2]['norm1']['scale']"}, {jax.result_info = "result[1][2]['norm2']['bias']"}, {jax.result_info = "result[1][2]['norm2']['scale']"}, {jax.result_info = "result[1][2]['self_attn']['k_bias']"}, {jax.result_info = "result[1][2]['self_attn']['k_proj']"}, {jax.result_info = "result[1][2]['self_attn']['out_bias']"}, {jax.result_info = "result[1][2]['self_attn']['out_proj']"}, {jax.result_info = "result[1][2]['self_attn']['q_bias']"}, {jax.result_info = "result[1][2]['self_attn']['q_proj']"}, {jax.result_info = "result[1][2]['self_attn']['v_bias']"}, {jax.result_info = "result[1][2]['self_attn']['v_proj']"}, {jax.result_info = "result[1][3]['fc1']"}, {jax.result_info = "result[1][3]['fc1_bias']"}, {jax.result_info = "result[1][3]['fc2']"}, {jax.result_info = "result[1][3]['fc2_bias']"}, {jax.result_info = "result[1][3]['norm1']['bias']"}, {jax.result_info = "result[1][3]['norm1']['scale']"}, {jax.result_info = "result[1][3]['norm2']['bias']"}, {jax.result_info = "result[1][3]['norm2']['scale']"}, {jax.result_info = "result[1][3]['self_attn']['k_bias']"}, {jax.result_info = "result[1][3]['self_attn']['k_proj']"}, {jax.result_info = "result[1][3]['self_attn']['out_bias']"}, {jax.result_info = "result[1][3]['self_attn']['out_proj']"}, {jax.result_info = "result[1][3]['self_attn']['q_bias']"}, {jax.result_info = "result[1][3]['self_attn']['q_proj']"}, {jax.result_info = "result[1][3]['self_attn']['v_bias']"}, {jax.result_info = "result[1][3]['self_attn']['v_proj']"}, {jax.result_info = "result[1][4]['fc1']"}, {jax.result_info = "result[1][4]['fc1_bias']"}, {jax.result_info = "result[1][4]['fc2']"}, {jax.result_info = "result[1][4]['fc2_bias']"}, {jax.result_info = "result[1][4]['norm1']['bias']"}, {jax.result_info = "result[1][4]['norm1']['scale']"}, {jax.result_info = "result[1][4]['norm2']['bias']"}, {jax.result_info = "result[1][4]['norm2']['scale']"}, {jax.result_info = "result[1][4]['self_attn']['k_bias']"}, {jax.result_info = "result[1][4]['self_attn']['k_proj']"}, {jax.result_info = "result[1][4]['self_attn']['out_bias']"}, {jax.result_info = "result[1][4]['self_attn']['out_proj']"}, {jax.result_info = "result[1][4]['self_attn']['q_bias']"}, {jax.result_info = "result[1][4]['self_attn']['q_proj']"}, {jax.result_info = "result[1][4]['self_attn']['v_bias']"}, {jax.result_info = "result[1][4]['self_attn']['v_proj']"}, {jax.result_info = "result[1][5]['fc1']"}, {jax.result_info = "result[1][5]['fc1_bias']"}, {jax.result_info = "result[1][5]['fc2']"}, {jax.result_info = "result[1][5]['fc2_bias']"}, {jax.result_info = "result[1][5]['norm1']['bias']"}, {jax.result_info = "result[1][5]['norm1']['scale']"}, {jax.result_info = "result[1][5]['norm2']['bias']"}, {jax.result_info = "result[1][5]['norm2']['scale']"}, {jax.result_info = "result[1][5]['self_attn']['k_bias']"}, {jax.result_info = "result[1][5]['self_attn']['k_proj']"}, {jax.result_info = "result[1][5]['self_attn']['out_bias']"}, {jax.result_info = "result[1][5]['self_attn']['out_proj']"}, {jax.result_info = "result[1][5]['self_attn']['q_bias']"}, {jax.result_info = "result[1][5]['self_attn']['q_proj']"}, {jax.result_info = "result[1][5]['self_attn']['v_bias']"}, {jax.result_info = "result[1][5]['self_attn']['v_proj']"}, {jax.result_info = "result[1][6]['fc1']"}, {jax.result_info = "result[1][6]['fc1_bias']"}, {jax.result_info = "result[1][6]['fc2']"}, {jax.result_info = "result[1][6]['fc2_bias']"}, {jax.result_info = "result[1][6]['norm1']['bias']"}, {jax.result_info = "result[1][6]['norm1']['scale']"}, {jax.result_info = "result[1][6]['norm2']['bias']"}, {jax.result_info = "result[1][6]['norm2']['scale']"}, {jax.result_info = "result[1][6]['self_attn']['k_bias']"}, {jax.result_info = "result[1][6]['self_attn']['k_proj']"}, {jax.result_info = "result[1][6]['self_attn']['out_bias']"}, {jax.result_info = "result[1][6]['self_attn']['out_proj']"}, {jax.result_info = "result[1][6]['self_attn']['q_bias']"}, {jax.result_info = "result[1][6]['self_attn']['q_proj']"}, {jax.result_info = "result[1][6]['self_attn']['v_bias']"}, {jax.result_info = "result[1][6]['self_attn']['v_proj']"}, {jax.result_info = "result[1][7]['fc1']"}, {jax.result_info = "result[1][7]['fc1_bias']"}, {jax.result_info = "result[1][7]['fc2']"}, {jax.result_info = "result[1][7]['fc2_bias']"}, {jax.result_info = "result[1][7]['norm1']['bias']"}, {jax.result_info = "result[1][7]['norm1']['scale']"}, {jax.result_info = "result[1][7]['norm2']['bias']"}, {jax.result_info = "result[1][7]['norm2']['scale']"}, {jax.result_info = "result[1][7]['self_attn']['k_bias']"}, {jax.result_info = "result[1][7]['self_attn']['k_proj']"}, {jax.result_info = "result[1][7]['self_attn']['out_bias']"}, {jax.result_info = "result[1][7]['self_attn']['out_proj']"}, {jax.result_info = "result[1][7]['self_attn']['q_bias']"}, {jax.result_info = "result[1][7]['self_attn']['q_proj']"}, {jax.result_info = "result[1][7]['self_attn']['v_bias']"}, {jax.result_info = "result[1][7]['self_attn']['v_proj']"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<96x384xf32>, %arg6: tensor<384xf32>, %arg7: tensor<384x96xf32>, %arg8: tensor<96xf32>, %arg9: tensor<96xf32>, %arg10: tensor<96xf32>, %arg11: tensor<96xf32>, %arg12: tensor<96xf32>, %arg13: tensor<96xf32>, %arg14: tensor<96x96xf32>, %arg15: tensor<96xf32>, %arg16: tensor<96x96xf32>, %arg17: tensor<96xf32>, %arg18: tensor<96x96xf32>, %arg19: tensor<96xf32>, %arg20: tensor<96x96xf32>, %arg21: tensor<96x384xf32>, %arg22: tensor<384xf32>, %arg23: tensor<384x96xf32>, %arg24: tensor<96xf32>, %arg25: tensor<96xf32>, %arg26: tensor<96xf32>, %arg27: tensor<96xf32>, %arg28: tensor<96xf32>, %arg29: tensor<96xf32>, %arg30: tensor<96x96xf32>, %arg31: tensor<96xf32>, %arg32: tensor<96x96xf32>, %arg33: tensor<96xf32>, %arg34: tensor<96x96xf32>, %arg35: tensor<96xf32>, %arg36: tensor<96x96xf32>, %arg37: tensor<96x384xf32>, %arg38: tensor<384xf32>, %arg39: tensor<384x96xf32>, %arg40: tensor<96xf32>, %arg41: tensor<96xf32>, %arg42: tensor<96xf32>, %arg43: tensor<96xf32>, %arg44: tensor<96xf32>, %arg45: tensor<96xf32>, %arg46: tensor<96x96xf32>, %arg47: tensor<96xf32>, %arg48: tensor<96x96xf32>, %arg49: tensor<96xf32>, %arg50: tensor<96x96xf32>, %arg51: tensor<96xf32>, %arg52: tensor<96x96xf32>, %arg53: tensor<96x384xf32>, %arg54: tensor<384xf32>, %arg55: tensor<384x96xf32>, %arg56: tensor<96xf32>, %arg57: tensor<96xf32>, %arg58: tensor<96xf32>, %arg59: tensor<96xf32>, %arg60: tensor<96xf32>, %arg61: tensor<96xf32>, %arg62: tensor<96x96xf32>, %arg63: tensor<96xf32>, %arg64: tensor<96x96xf32>, %arg65: tensor<96xf32>, %arg66: tensor<96x96xf32>, %arg67: tensor<96xf32>, %arg68: tensor<96x96xf32>, %arg69: tensor<96x384xf32>, %arg70: tensor<384xf32>, %arg71: tensor<384x96xf32>, %arg72: tensor<96xf32>, %arg73: tensor<96xf32>, %arg74: tensor<96xf32>, %arg75: tensor<96xf32>, %arg76: tensor<96xf32>, %arg77: tensor<96xf32>, %arg78: tensor<96x96xf32>, %arg79: tensor<96xf32>, %arg80: tensor<96x96xf32>, %arg81: tensor<96xf32>, %arg82: tensor<96x96xf32>, %arg83: tensor<96xf32>, %arg84: tensor<96x96xf32>, %arg85: tensor<96x384xf32>, %arg86: tensor<384xf32>, %arg87: tensor<384x96xf32>, %arg88: tensor<96xf32>, %arg89: tensor<96xf32>, %arg90: tensor<96xf32>, %arg91: tensor<96xf32>, %arg92: tensor<96xf32>, %arg93: tensor<96xf32>, %arg94: tensor<96x96xf32>, %arg95: tensor<96xf32>, %arg96: tensor<96x96xf32>, %arg97: tensor<96xf32>, %arg98: tensor<96x96xf32>, %arg99: tensor<96xf32>, %arg100: tensor<96x96xf32>, %arg101: tensor<96x384xf32>, %arg102: tensor<384xf32>, %arg103: tensor<384x96xf32>, %arg104: tensor<96xf32>, %arg105: tensor<96xf32>, %arg106: tensor<96xf32>, %arg107: tensor<96xf32>, %arg108: tensor<96xf32>, %arg109: tensor<96xf32>, %arg110: tensor<96x96xf32>, %arg111: tensor<96xf32>, %arg112: tensor<96x96xf32>, %arg113: tensor<96xf32>, %arg114: tensor<96x96xf32>, %arg115: tensor<96xf32>, %arg116: tensor<96x96xf32>, %arg117: tensor<96x384xf32>, %arg118: tensor<384xf32>, %arg119: tensor<384x96xf32>, %arg120: tensor<96xf32>, %arg121: tensor<96xf32>, %arg122: tensor<96xf32>, %arg123: tensor<96xf32>, %arg124: tensor<96xf32>, %arg125: tensor<96xf32>, %arg126: tensor<96x96xf32>, %arg127: tensor<96xf32>, %arg128: tensor<96x96xf32>, %arg129: tensor<96xf32>, %arg130: tensor<96x96xf32>, %arg131: tensor<96xf32>, %arg132: tensor<96x96xf32>, %arg133: tensor<4x48x96xf32>, %arg134: tensor<4x48x96xf32>, %arg135: tensor<4x48xi1>):
    %7 = "stablehlo.convert"(%arg133) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %8 = "stablehlo.convert"(%7) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg704: tensor<f32>, %arg705: tensor<f32>):
      %3047 = "stablehlo.add"(%arg704, %arg705) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3047) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %12 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %14 = "stablehlo.divide"(%11, %13) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %16 = "stablehlo.subtract"(%8, %15) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %17 = "chlo.square"(%16) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg702: tensor<f32>, %arg703: tensor<f32>):
      %3046 = "stablehlo.add"(%arg702, %arg703) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3046) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %21 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %23 = "stablehlo.divide"(%20, %22) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %24 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %26 = "stablehlo.add"(%23, %25) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %27 = "stablehlo.rsqrt"(%26) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %29 = "stablehlo.multiply"(%16, %28) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %30 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %33 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %35 = "stablehlo.add"(%32, %34) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %36 = "stablehlo.convert"(%35) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %37 = "stablehlo.convert"(%arg18) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %38 = "stablehlo.dot_general"(%36, %37) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %39 = "stablehlo.convert"(%arg17) : (tensor<96xf32>) -> tensor<96xbf16>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %42 = "stablehlo.add"(%38, %41) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %43 = "stablehlo.reshape"(%42) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %44 = "stablehlo.convert"(%arg14) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %45 = "stablehlo.dot_general"(%36, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %46 = "stablehlo.convert"(%arg13) : (tensor<96xf32>) -> tensor<96xbf16>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %49 = "stablehlo.add"(%45, %48) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %50 = "stablehlo.reshape"(%49) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %51 = "stablehlo.convert"(%arg20) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %52 = "stablehlo.dot_general"(%36, %51) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %53 = "stablehlo.convert"(%arg19) : (tensor<96xf32>) -> tensor<96xbf16>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %56 = "stablehlo.add"(%52, %55) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %57 = "stablehlo.reshape"(%56) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %58 = "stablehlo.dot_general"(%43, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %59 = "stablehlo.convert"(%58) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %60 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %62 = "stablehlo.divide"(%59, %61) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %63 = "stablehlo.broadcast_in_dim"(%arg135) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x48xi1>) -> tensor<4x1x1x48xi1>
    %64 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %65:2 = "func.call"(%63, %64, %62) <{callee = @_where}> : (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>)
    %66 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.reduce"(%65#0, %66) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg700: tensor<f32>, %arg701: tensor<f32>):
      %3045 = "stablehlo.maximum"(%arg700, %arg701) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3045) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48xf32>
    %70 = "stablehlo.maximum"(%69, %67) : (tensor<4x6x48xf32>, tensor<4x6x48xf32>) -> tensor<4x6x48xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %73 = "stablehlo.subtract"(%65#0, %72) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %74 = "stablehlo.exponential"(%73) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.reduce"(%74, %75) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg698: tensor<f32>, %arg699: tensor<f32>):
      %3044 = "stablehlo.add"(%arg698, %arg699) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3044) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %79 = "stablehlo.divide"(%74, %78) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %80 = "stablehlo.multiply"(%77, %77) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %81 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x1xf32>
    %83 = "stablehlo.divide"(%82, %80) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %84 = "stablehlo.convert"(%79) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %85 = "stablehlo.dot_general"(%57, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %86 = "stablehlo.transpose"(%85) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %87 = "stablehlo.reshape"(%86) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %88 = "stablehlo.convert"(%arg16) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %89 = "stablehlo.dot_general"(%87, %88) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %90 = "stablehlo.convert"(%arg15) : (tensor<96xf32>) -> tensor<96xbf16>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %93 = "stablehlo.add"(%89, %92) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %94 = "stablehlo.add"(%7, %93) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %95 = "stablehlo.convert"(%94) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.reduce"(%95, %96) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg696: tensor<f32>, %arg697: tensor<f32>):
      %3043 = "stablehlo.add"(%arg696, %arg697) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3043) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %99 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %101 = "stablehlo.divide"(%98, %100) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %103 = "stablehlo.subtract"(%95, %102) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %104 = "chlo.square"(%103) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %105 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %107 = "stablehlo.multiply"(%106, %103) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %108 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.reduce"(%104, %108) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg694: tensor<f32>, %arg695: tensor<f32>):
      %3042 = "stablehlo.add"(%arg694, %arg695) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3042) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %111 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %113 = "stablehlo.divide"(%110, %112) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %114 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %116 = "stablehlo.add"(%113, %115) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %117 = "stablehlo.rsqrt"(%116) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %118 = "stablehlo.divide"(%117, %116) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %119 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %121 = "stablehlo.multiply"(%120, %118) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %122 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %123 = "stablehlo.multiply"(%103, %122) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %124 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %126 = "stablehlo.multiply"(%123, %125) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %127 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %129 = "stablehlo.add"(%126, %128) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %130 = "stablehlo.convert"(%129) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %131 = "stablehlo.convert"(%arg5) : (tensor<96x384xf32>) -> tensor<96x384xbf16>
    %132 = "stablehlo.dot_general"(%130, %131) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x384xbf16>) -> tensor<4x48x384xbf16>
    %133 = "stablehlo.convert"(%arg6) : (tensor<384xf32>) -> tensor<384xbf16>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xbf16>) -> tensor<4x48x384xbf16>
    %136 = "stablehlo.add"(%132, %135) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %137 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %139 = "stablehlo.multiply"(%138, %136) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %140 = "stablehlo.negate"(%136) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %141 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %143 = "stablehlo.multiply"(%140, %142) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %144 = "chlo.erfc"(%143) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %145 = "chlo.square"(%143) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %146 = "stablehlo.negate"(%145) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %147 = "stablehlo.exponential"(%146) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %148 = "stablehlo.multiply"(%139, %144) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %149 = "stablehlo.convert"(%arg7) : (tensor<384x96xf32>) -> tensor<384x96xbf16>
    %150 = "stablehlo.dot_general"(%148, %149) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<384x96xbf16>) -> tensor<4x48x96xbf16>
    %151 = "stablehlo.convert"(%arg8) : (tensor<96xf32>) -> tensor<96xbf16>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %154 = "stablehlo.add"(%150, %153) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %155 = "stablehlo.add"(%94, %154) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %156 = "stablehlo.convert"(%155) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %157 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %158 = "stablehlo.reduce"(%156, %157) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg692: tensor<f32>, %arg693: tensor<f32>):
      %3041 = "stablehlo.add"(%arg692, %arg693) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3041) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %160 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %162 = "stablehlo.divide"(%159, %161) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %164 = "stablehlo.subtract"(%156, %163) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %165 = "chlo.square"(%164) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %166 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %168 = "stablehlo.multiply"(%167, %164) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %169 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.reduce"(%165, %169) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg690: tensor<f32>, %arg691: tensor<f32>):
      %3040 = "stablehlo.add"(%arg690, %arg691) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3040) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %172 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %174 = "stablehlo.divide"(%171, %173) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %175 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %177 = "stablehlo.add"(%174, %176) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %178 = "stablehlo.rsqrt"(%177) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %179 = "stablehlo.divide"(%178, %177) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %180 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %182 = "stablehlo.multiply"(%181, %179) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %183 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %184 = "stablehlo.multiply"(%164, %183) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %185 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %187 = "stablehlo.multiply"(%184, %186) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %188 = "stablehlo.broadcast_in_dim"(%arg25) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %190 = "stablehlo.add"(%187, %189) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %191 = "stablehlo.convert"(%190) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %192 = "stablehlo.convert"(%arg34) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %193 = "stablehlo.dot_general"(%191, %192) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %194 = "stablehlo.convert"(%arg33) : (tensor<96xf32>) -> tensor<96xbf16>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %197 = "stablehlo.add"(%193, %196) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %198 = "stablehlo.reshape"(%197) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %199 = "stablehlo.convert"(%arg30) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %200 = "stablehlo.dot_general"(%191, %199) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %201 = "stablehlo.convert"(%arg29) : (tensor<96xf32>) -> tensor<96xbf16>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %204 = "stablehlo.add"(%200, %203) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %205 = "stablehlo.reshape"(%204) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %206 = "stablehlo.convert"(%arg36) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %207 = "stablehlo.dot_general"(%191, %206) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %208 = "stablehlo.convert"(%arg35) : (tensor<96xf32>) -> tensor<96xbf16>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %211 = "stablehlo.add"(%207, %210) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %212 = "stablehlo.reshape"(%211) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %213 = "stablehlo.dot_general"(%198, %205) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %214 = "stablehlo.convert"(%213) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %215 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %216 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %217 = "stablehlo.divide"(%214, %216) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %218 = "stablehlo.broadcast_in_dim"(%arg135) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x48xi1>) -> tensor<4x1x1x48xi1>
    %219 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %220:2 = "func.call"(%218, %219, %217) <{callee = @_where}> : (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>)
    %221 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %222 = "stablehlo.reduce"(%220#0, %221) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg688: tensor<f32>, %arg689: tensor<f32>):
      %3039 = "stablehlo.maximum"(%arg688, %arg689) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3039) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %223 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %224 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48xf32>
    %225 = "stablehlo.maximum"(%224, %222) : (tensor<4x6x48xf32>, tensor<4x6x48xf32>) -> tensor<4x6x48xf32>
    %226 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %228 = "stablehlo.subtract"(%220#0, %227) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %229 = "stablehlo.exponential"(%228) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %230 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %231 = "stablehlo.reduce"(%229, %230) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg686: tensor<f32>, %arg687: tensor<f32>):
      %3038 = "stablehlo.add"(%arg686, %arg687) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3038) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %233 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %234 = "stablehlo.divide"(%229, %233) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %235 = "stablehlo.multiply"(%232, %232) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %236 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x1xf32>
    %238 = "stablehlo.divide"(%237, %235) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %239 = "stablehlo.convert"(%234) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %240 = "stablehlo.dot_general"(%212, %239) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %241 = "stablehlo.transpose"(%240) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %242 = "stablehlo.reshape"(%241) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %243 = "stablehlo.convert"(%arg32) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %244 = "stablehlo.dot_general"(%242, %243) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %245 = "stablehlo.convert"(%arg31) : (tensor<96xf32>) -> tensor<96xbf16>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %248 = "stablehlo.add"(%244, %247) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %249 = "stablehlo.add"(%155, %248) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %250 = "stablehlo.convert"(%249) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %251 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %252 = "stablehlo.reduce"(%250, %251) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg684: tensor<f32>, %arg685: tensor<f32>):
      %3037 = "stablehlo.add"(%arg684, %arg685) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3037) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %254 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %255 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %256 = "stablehlo.divide"(%253, %255) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %257 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %258 = "stablehlo.subtract"(%250, %257) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %259 = "chlo.square"(%258) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %260 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %261 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %262 = "stablehlo.multiply"(%261, %258) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %263 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %264 = "stablehlo.reduce"(%259, %263) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg682: tensor<f32>, %arg683: tensor<f32>):
      %3036 = "stablehlo.add"(%arg682, %arg683) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3036) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %265 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %266 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %267 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %268 = "stablehlo.divide"(%265, %267) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %269 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %271 = "stablehlo.add"(%268, %270) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %272 = "stablehlo.rsqrt"(%271) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %273 = "stablehlo.divide"(%272, %271) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %274 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %276 = "stablehlo.multiply"(%275, %273) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %277 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %278 = "stablehlo.multiply"(%258, %277) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %279 = "stablehlo.broadcast_in_dim"(%arg28) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %280 = "stablehlo.broadcast_in_dim"(%279) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %281 = "stablehlo.multiply"(%278, %280) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %282 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %283 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %284 = "stablehlo.add"(%281, %283) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %285 = "stablehlo.convert"(%284) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %286 = "stablehlo.convert"(%arg21) : (tensor<96x384xf32>) -> tensor<96x384xbf16>
    %287 = "stablehlo.dot_general"(%285, %286) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x384xbf16>) -> tensor<4x48x384xbf16>
    %288 = "stablehlo.convert"(%arg22) : (tensor<384xf32>) -> tensor<384xbf16>
    %289 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %290 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xbf16>) -> tensor<4x48x384xbf16>
    %291 = "stablehlo.add"(%287, %290) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %292 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %294 = "stablehlo.multiply"(%293, %291) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %295 = "stablehlo.negate"(%291) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %296 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %298 = "stablehlo.multiply"(%295, %297) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %299 = "chlo.erfc"(%298) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %300 = "chlo.square"(%298) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %301 = "stablehlo.negate"(%300) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %302 = "stablehlo.exponential"(%301) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %303 = "stablehlo.multiply"(%294, %299) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %304 = "stablehlo.convert"(%arg23) : (tensor<384x96xf32>) -> tensor<384x96xbf16>
    %305 = "stablehlo.dot_general"(%303, %304) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<384x96xbf16>) -> tensor<4x48x96xbf16>
    %306 = "stablehlo.convert"(%arg24) : (tensor<96xf32>) -> tensor<96xbf16>
    %307 = "stablehlo.broadcast_in_dim"(%306) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %309 = "stablehlo.add"(%305, %308) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %310 = "stablehlo.add"(%249, %309) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %311 = "stablehlo.convert"(%310) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %312 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %313 = "stablehlo.reduce"(%311, %312) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg680: tensor<f32>, %arg681: tensor<f32>):
      %3035 = "stablehlo.add"(%arg680, %arg681) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3035) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %314 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %315 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %317 = "stablehlo.divide"(%314, %316) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %319 = "stablehlo.subtract"(%311, %318) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %320 = "chlo.square"(%319) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %321 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %323 = "stablehlo.multiply"(%322, %319) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %324 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %325 = "stablehlo.reduce"(%320, %324) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg678: tensor<f32>, %arg679: tensor<f32>):
      %3034 = "stablehlo.add"(%arg678, %arg679) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3034) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %326 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %327 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %328 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %329 = "stablehlo.divide"(%326, %328) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %330 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %331 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %332 = "stablehlo.add"(%329, %331) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %333 = "stablehlo.rsqrt"(%332) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %334 = "stablehlo.divide"(%333, %332) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %335 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %336 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %337 = "stablehlo.multiply"(%336, %334) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %338 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %339 = "stablehlo.multiply"(%319, %338) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %340 = "stablehlo.broadcast_in_dim"(%arg42) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %342 = "stablehlo.multiply"(%339, %341) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %343 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %344 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %345 = "stablehlo.add"(%342, %344) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %346 = "stablehlo.convert"(%345) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %347 = "stablehlo.convert"(%arg50) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %348 = "stablehlo.dot_general"(%346, %347) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %349 = "stablehlo.convert"(%arg49) : (tensor<96xf32>) -> tensor<96xbf16>
    %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %351 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %352 = "stablehlo.add"(%348, %351) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %353 = "stablehlo.reshape"(%352) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %354 = "stablehlo.convert"(%arg46) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %355 = "stablehlo.dot_general"(%346, %354) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %356 = "stablehlo.convert"(%arg45) : (tensor<96xf32>) -> tensor<96xbf16>
    %357 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %358 = "stablehlo.broadcast_in_dim"(%357) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %359 = "stablehlo.add"(%355, %358) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %360 = "stablehlo.reshape"(%359) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %361 = "stablehlo.convert"(%arg52) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %362 = "stablehlo.dot_general"(%346, %361) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %363 = "stablehlo.convert"(%arg51) : (tensor<96xf32>) -> tensor<96xbf16>
    %364 = "stablehlo.broadcast_in_dim"(%363) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %365 = "stablehlo.broadcast_in_dim"(%364) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %366 = "stablehlo.add"(%362, %365) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %367 = "stablehlo.reshape"(%366) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %368 = "stablehlo.dot_general"(%353, %360) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %369 = "stablehlo.convert"(%368) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %370 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %371 = "stablehlo.broadcast_in_dim"(%370) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %372 = "stablehlo.divide"(%369, %371) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %373 = "stablehlo.broadcast_in_dim"(%arg135) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x48xi1>) -> tensor<4x1x1x48xi1>
    %374 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %375:2 = "func.call"(%373, %374, %372) <{callee = @_where}> : (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>)
    %376 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %377 = "stablehlo.reduce"(%375#0, %376) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg676: tensor<f32>, %arg677: tensor<f32>):
      %3033 = "stablehlo.maximum"(%arg676, %arg677) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3033) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %378 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %379 = "stablehlo.broadcast_in_dim"(%378) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48xf32>
    %380 = "stablehlo.maximum"(%379, %377) : (tensor<4x6x48xf32>, tensor<4x6x48xf32>) -> tensor<4x6x48xf32>
    %381 = "stablehlo.broadcast_in_dim"(%380) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %382 = "stablehlo.broadcast_in_dim"(%381) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %383 = "stablehlo.subtract"(%375#0, %382) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %384 = "stablehlo.exponential"(%383) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %385 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %386 = "stablehlo.reduce"(%384, %385) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg674: tensor<f32>, %arg675: tensor<f32>):
      %3032 = "stablehlo.add"(%arg674, %arg675) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3032) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %387 = "stablehlo.broadcast_in_dim"(%386) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %388 = "stablehlo.broadcast_in_dim"(%387) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %389 = "stablehlo.divide"(%384, %388) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %390 = "stablehlo.multiply"(%387, %387) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %391 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %392 = "stablehlo.broadcast_in_dim"(%391) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x1xf32>
    %393 = "stablehlo.divide"(%392, %390) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %394 = "stablehlo.convert"(%389) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %395 = "stablehlo.dot_general"(%367, %394) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %396 = "stablehlo.transpose"(%395) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %397 = "stablehlo.reshape"(%396) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %398 = "stablehlo.convert"(%arg48) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %399 = "stablehlo.dot_general"(%397, %398) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %400 = "stablehlo.convert"(%arg47) : (tensor<96xf32>) -> tensor<96xbf16>
    %401 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %402 = "stablehlo.broadcast_in_dim"(%401) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %403 = "stablehlo.add"(%399, %402) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %404 = "stablehlo.add"(%310, %403) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %405 = "stablehlo.convert"(%404) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %406 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %407 = "stablehlo.reduce"(%405, %406) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg672: tensor<f32>, %arg673: tensor<f32>):
      %3031 = "stablehlo.add"(%arg672, %arg673) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3031) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %409 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %410 = "stablehlo.broadcast_in_dim"(%409) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %411 = "stablehlo.divide"(%408, %410) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %412 = "stablehlo.broadcast_in_dim"(%411) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %413 = "stablehlo.subtract"(%405, %412) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %414 = "chlo.square"(%413) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %415 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %417 = "stablehlo.multiply"(%416, %413) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %418 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %419 = "stablehlo.reduce"(%414, %418) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg670: tensor<f32>, %arg671: tensor<f32>):
      %3030 = "stablehlo.add"(%arg670, %arg671) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3030) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %420 = "stablehlo.broadcast_in_dim"(%419) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %421 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %422 = "stablehlo.broadcast_in_dim"(%421) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %423 = "stablehlo.divide"(%420, %422) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %424 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %425 = "stablehlo.broadcast_in_dim"(%424) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %426 = "stablehlo.add"(%423, %425) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %427 = "stablehlo.rsqrt"(%426) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %428 = "stablehlo.divide"(%427, %426) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %429 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %430 = "stablehlo.broadcast_in_dim"(%429) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %431 = "stablehlo.multiply"(%430, %428) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %432 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %433 = "stablehlo.multiply"(%413, %432) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %434 = "stablehlo.broadcast_in_dim"(%arg44) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %436 = "stablehlo.multiply"(%433, %435) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %437 = "stablehlo.broadcast_in_dim"(%arg43) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %438 = "stablehlo.broadcast_in_dim"(%437) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %439 = "stablehlo.add"(%436, %438) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %440 = "stablehlo.convert"(%439) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %441 = "stablehlo.convert"(%arg37) : (tensor<96x384xf32>) -> tensor<96x384xbf16>
    %442 = "stablehlo.dot_general"(%440, %441) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x384xbf16>) -> tensor<4x48x384xbf16>
    %443 = "stablehlo.convert"(%arg38) : (tensor<384xf32>) -> tensor<384xbf16>
    %444 = "stablehlo.broadcast_in_dim"(%443) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %445 = "stablehlo.broadcast_in_dim"(%444) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xbf16>) -> tensor<4x48x384xbf16>
    %446 = "stablehlo.add"(%442, %445) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %447 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %448 = "stablehlo.broadcast_in_dim"(%447) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %449 = "stablehlo.multiply"(%448, %446) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %450 = "stablehlo.negate"(%446) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %451 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %452 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %453 = "stablehlo.multiply"(%450, %452) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %454 = "chlo.erfc"(%453) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %455 = "chlo.square"(%453) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %456 = "stablehlo.negate"(%455) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %457 = "stablehlo.exponential"(%456) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %458 = "stablehlo.multiply"(%449, %454) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %459 = "stablehlo.convert"(%arg39) : (tensor<384x96xf32>) -> tensor<384x96xbf16>
    %460 = "stablehlo.dot_general"(%458, %459) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<384x96xbf16>) -> tensor<4x48x96xbf16>
    %461 = "stablehlo.convert"(%arg40) : (tensor<96xf32>) -> tensor<96xbf16>
    %462 = "stablehlo.broadcast_in_dim"(%461) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %463 = "stablehlo.broadcast_in_dim"(%462) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %464 = "stablehlo.add"(%460, %463) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %465 = "stablehlo.add"(%404, %464) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %466 = "stablehlo.convert"(%465) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %467 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %468 = "stablehlo.reduce"(%466, %467) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg668: tensor<f32>, %arg669: tensor<f32>):
      %3029 = "stablehlo.add"(%arg668, %arg669) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3029) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %469 = "stablehlo.broadcast_in_dim"(%468) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %470 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %471 = "stablehlo.broadcast_in_dim"(%470) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %472 = "stablehlo.divide"(%469, %471) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %473 = "stablehlo.broadcast_in_dim"(%472) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %474 = "stablehlo.subtract"(%466, %473) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %475 = "chlo.square"(%474) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %476 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %477 = "stablehlo.broadcast_in_dim"(%476) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %478 = "stablehlo.multiply"(%477, %474) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %479 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %480 = "stablehlo.reduce"(%475, %479) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg666: tensor<f32>, %arg667: tensor<f32>):
      %3028 = "stablehlo.add"(%arg666, %arg667) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3028) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %481 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %482 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %483 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %484 = "stablehlo.divide"(%481, %483) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %485 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %486 = "stablehlo.broadcast_in_dim"(%485) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %487 = "stablehlo.add"(%484, %486) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %488 = "stablehlo.rsqrt"(%487) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %489 = "stablehlo.divide"(%488, %487) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %490 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %491 = "stablehlo.broadcast_in_dim"(%490) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %492 = "stablehlo.multiply"(%491, %489) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %493 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %494 = "stablehlo.multiply"(%474, %493) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %495 = "stablehlo.broadcast_in_dim"(%arg58) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %496 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %497 = "stablehlo.multiply"(%494, %496) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %498 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %499 = "stablehlo.broadcast_in_dim"(%498) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %500 = "stablehlo.add"(%497, %499) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %501 = "stablehlo.convert"(%500) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %502 = "stablehlo.convert"(%arg66) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %503 = "stablehlo.dot_general"(%501, %502) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %504 = "stablehlo.convert"(%arg65) : (tensor<96xf32>) -> tensor<96xbf16>
    %505 = "stablehlo.broadcast_in_dim"(%504) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %506 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %507 = "stablehlo.add"(%503, %506) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %508 = "stablehlo.reshape"(%507) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %509 = "stablehlo.convert"(%arg62) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %510 = "stablehlo.dot_general"(%501, %509) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %511 = "stablehlo.convert"(%arg61) : (tensor<96xf32>) -> tensor<96xbf16>
    %512 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %513 = "stablehlo.broadcast_in_dim"(%512) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %514 = "stablehlo.add"(%510, %513) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %515 = "stablehlo.reshape"(%514) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %516 = "stablehlo.convert"(%arg68) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %517 = "stablehlo.dot_general"(%501, %516) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %518 = "stablehlo.convert"(%arg67) : (tensor<96xf32>) -> tensor<96xbf16>
    %519 = "stablehlo.broadcast_in_dim"(%518) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %520 = "stablehlo.broadcast_in_dim"(%519) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %521 = "stablehlo.add"(%517, %520) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %522 = "stablehlo.reshape"(%521) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %523 = "stablehlo.dot_general"(%508, %515) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %524 = "stablehlo.convert"(%523) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %525 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %526 = "stablehlo.broadcast_in_dim"(%525) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %527 = "stablehlo.divide"(%524, %526) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %528 = "stablehlo.broadcast_in_dim"(%arg135) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x48xi1>) -> tensor<4x1x1x48xi1>
    %529 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %530:2 = "func.call"(%528, %529, %527) <{callee = @_where}> : (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>)
    %531 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %532 = "stablehlo.reduce"(%530#0, %531) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg664: tensor<f32>, %arg665: tensor<f32>):
      %3027 = "stablehlo.maximum"(%arg664, %arg665) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3027) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %533 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %534 = "stablehlo.broadcast_in_dim"(%533) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48xf32>
    %535 = "stablehlo.maximum"(%534, %532) : (tensor<4x6x48xf32>, tensor<4x6x48xf32>) -> tensor<4x6x48xf32>
    %536 = "stablehlo.broadcast_in_dim"(%535) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %537 = "stablehlo.broadcast_in_dim"(%536) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %538 = "stablehlo.subtract"(%530#0, %537) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %539 = "stablehlo.exponential"(%538) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %540 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %541 = "stablehlo.reduce"(%539, %540) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg662: tensor<f32>, %arg663: tensor<f32>):
      %3026 = "stablehlo.add"(%arg662, %arg663) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3026) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %542 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %543 = "stablehlo.broadcast_in_dim"(%542) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %544 = "stablehlo.divide"(%539, %543) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %545 = "stablehlo.multiply"(%542, %542) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %546 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %547 = "stablehlo.broadcast_in_dim"(%546) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x1xf32>
    %548 = "stablehlo.divide"(%547, %545) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %549 = "stablehlo.convert"(%544) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %550 = "stablehlo.dot_general"(%522, %549) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %551 = "stablehlo.transpose"(%550) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %552 = "stablehlo.reshape"(%551) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %553 = "stablehlo.convert"(%arg64) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %554 = "stablehlo.dot_general"(%552, %553) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %555 = "stablehlo.convert"(%arg63) : (tensor<96xf32>) -> tensor<96xbf16>
    %556 = "stablehlo.broadcast_in_dim"(%555) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %557 = "stablehlo.broadcast_in_dim"(%556) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %558 = "stablehlo.add"(%554, %557) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %559 = "stablehlo.add"(%465, %558) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %560 = "stablehlo.convert"(%559) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %561 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %562 = "stablehlo.reduce"(%560, %561) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg660: tensor<f32>, %arg661: tensor<f32>):
      %3025 = "stablehlo.add"(%arg660, %arg661) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3025) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %563 = "stablehlo.broadcast_in_dim"(%562) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %564 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %565 = "stablehlo.broadcast_in_dim"(%564) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %566 = "stablehlo.divide"(%563, %565) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %567 = "stablehlo.broadcast_in_dim"(%566) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %568 = "stablehlo.subtract"(%560, %567) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %569 = "chlo.square"(%568) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %570 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %571 = "stablehlo.broadcast_in_dim"(%570) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %572 = "stablehlo.multiply"(%571, %568) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %573 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %574 = "stablehlo.reduce"(%569, %573) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg658: tensor<f32>, %arg659: tensor<f32>):
      %3024 = "stablehlo.add"(%arg658, %arg659) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3024) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %575 = "stablehlo.broadcast_in_dim"(%574) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %576 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %577 = "stablehlo.broadcast_in_dim"(%576) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %578 = "stablehlo.divide"(%575, %577) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %579 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %580 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %581 = "stablehlo.add"(%578, %580) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %582 = "stablehlo.rsqrt"(%581) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %583 = "stablehlo.divide"(%582, %581) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %584 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %585 = "stablehlo.broadcast_in_dim"(%584) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %586 = "stablehlo.multiply"(%585, %583) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %587 = "stablehlo.broadcast_in_dim"(%582) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %588 = "stablehlo.multiply"(%568, %587) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %589 = "stablehlo.broadcast_in_dim"(%arg60) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %590 = "stablehlo.broadcast_in_dim"(%589) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %591 = "stablehlo.multiply"(%588, %590) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %592 = "stablehlo.broadcast_in_dim"(%arg59) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %593 = "stablehlo.broadcast_in_dim"(%592) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %594 = "stablehlo.add"(%591, %593) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %595 = "stablehlo.convert"(%594) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %596 = "stablehlo.convert"(%arg53) : (tensor<96x384xf32>) -> tensor<96x384xbf16>
    %597 = "stablehlo.dot_general"(%595, %596) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x384xbf16>) -> tensor<4x48x384xbf16>
    %598 = "stablehlo.convert"(%arg54) : (tensor<384xf32>) -> tensor<384xbf16>
    %599 = "stablehlo.broadcast_in_dim"(%598) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %600 = "stablehlo.broadcast_in_dim"(%599) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xbf16>) -> tensor<4x48x384xbf16>
    %601 = "stablehlo.add"(%597, %600) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %602 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %603 = "stablehlo.broadcast_in_dim"(%602) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %604 = "stablehlo.multiply"(%603, %601) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %605 = "stablehlo.negate"(%601) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %606 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %607 = "stablehlo.broadcast_in_dim"(%606) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %608 = "stablehlo.multiply"(%605, %607) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %609 = "chlo.erfc"(%608) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %610 = "chlo.square"(%608) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %611 = "stablehlo.negate"(%610) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %612 = "stablehlo.exponential"(%611) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %613 = "stablehlo.multiply"(%604, %609) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %614 = "stablehlo.convert"(%arg55) : (tensor<384x96xf32>) -> tensor<384x96xbf16>
    %615 = "stablehlo.dot_general"(%613, %614) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<384x96xbf16>) -> tensor<4x48x96xbf16>
    %616 = "stablehlo.convert"(%arg56) : (tensor<96xf32>) -> tensor<96xbf16>
    %617 = "stablehlo.broadcast_in_dim"(%616) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %618 = "stablehlo.broadcast_in_dim"(%617) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %619 = "stablehlo.add"(%615, %618) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %620 = "stablehlo.add"(%559, %619) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %621 = "stablehlo.convert"(%620) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %622 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %623 = "stablehlo.reduce"(%621, %622) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg656: tensor<f32>, %arg657: tensor<f32>):
      %3023 = "stablehlo.add"(%arg656, %arg657) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3023) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %624 = "stablehlo.broadcast_in_dim"(%623) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %625 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %626 = "stablehlo.broadcast_in_dim"(%625) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %627 = "stablehlo.divide"(%624, %626) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %628 = "stablehlo.broadcast_in_dim"(%627) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %629 = "stablehlo.subtract"(%621, %628) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %630 = "chlo.square"(%629) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %631 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %632 = "stablehlo.broadcast_in_dim"(%631) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %633 = "stablehlo.multiply"(%632, %629) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %634 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %635 = "stablehlo.reduce"(%630, %634) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg654: tensor<f32>, %arg655: tensor<f32>):
      %3022 = "stablehlo.add"(%arg654, %arg655) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3022) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %636 = "stablehlo.broadcast_in_dim"(%635) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %637 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %638 = "stablehlo.broadcast_in_dim"(%637) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %639 = "stablehlo.divide"(%636, %638) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %640 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %641 = "stablehlo.broadcast_in_dim"(%640) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %642 = "stablehlo.add"(%639, %641) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %643 = "stablehlo.rsqrt"(%642) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %644 = "stablehlo.divide"(%643, %642) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %645 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %646 = "stablehlo.broadcast_in_dim"(%645) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %647 = "stablehlo.multiply"(%646, %644) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %648 = "stablehlo.broadcast_in_dim"(%643) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %649 = "stablehlo.multiply"(%629, %648) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %650 = "stablehlo.broadcast_in_dim"(%arg74) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %651 = "stablehlo.broadcast_in_dim"(%650) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %652 = "stablehlo.multiply"(%649, %651) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %653 = "stablehlo.broadcast_in_dim"(%arg73) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %654 = "stablehlo.broadcast_in_dim"(%653) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %655 = "stablehlo.add"(%652, %654) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %656 = "stablehlo.convert"(%655) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %657 = "stablehlo.convert"(%arg82) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %658 = "stablehlo.dot_general"(%656, %657) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %659 = "stablehlo.convert"(%arg81) : (tensor<96xf32>) -> tensor<96xbf16>
    %660 = "stablehlo.broadcast_in_dim"(%659) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %661 = "stablehlo.broadcast_in_dim"(%660) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %662 = "stablehlo.add"(%658, %661) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %663 = "stablehlo.reshape"(%662) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %664 = "stablehlo.convert"(%arg78) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %665 = "stablehlo.dot_general"(%656, %664) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %666 = "stablehlo.convert"(%arg77) : (tensor<96xf32>) -> tensor<96xbf16>
    %667 = "stablehlo.broadcast_in_dim"(%666) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %668 = "stablehlo.broadcast_in_dim"(%667) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %669 = "stablehlo.add"(%665, %668) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %670 = "stablehlo.reshape"(%669) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %671 = "stablehlo.convert"(%arg84) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %672 = "stablehlo.dot_general"(%656, %671) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %673 = "stablehlo.convert"(%arg83) : (tensor<96xf32>) -> tensor<96xbf16>
    %674 = "stablehlo.broadcast_in_dim"(%673) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %675 = "stablehlo.broadcast_in_dim"(%674) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %676 = "stablehlo.add"(%672, %675) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %677 = "stablehlo.reshape"(%676) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %678 = "stablehlo.dot_general"(%663, %670) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %679 = "stablehlo.convert"(%678) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %680 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %681 = "stablehlo.broadcast_in_dim"(%680) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %682 = "stablehlo.divide"(%679, %681) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %683 = "stablehlo.broadcast_in_dim"(%arg135) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x48xi1>) -> tensor<4x1x1x48xi1>
    %684 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %685:2 = "func.call"(%683, %684, %682) <{callee = @_where}> : (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>)
    %686 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %687 = "stablehlo.reduce"(%685#0, %686) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg652: tensor<f32>, %arg653: tensor<f32>):
      %3021 = "stablehlo.maximum"(%arg652, %arg653) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3021) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %688 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %689 = "stablehlo.broadcast_in_dim"(%688) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48xf32>
    %690 = "stablehlo.maximum"(%689, %687) : (tensor<4x6x48xf32>, tensor<4x6x48xf32>) -> tensor<4x6x48xf32>
    %691 = "stablehlo.broadcast_in_dim"(%690) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %692 = "stablehlo.broadcast_in_dim"(%691) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %693 = "stablehlo.subtract"(%685#0, %692) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %694 = "stablehlo.exponential"(%693) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %695 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %696 = "stablehlo.reduce"(%694, %695) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg650: tensor<f32>, %arg651: tensor<f32>):
      %3020 = "stablehlo.add"(%arg650, %arg651) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3020) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %697 = "stablehlo.broadcast_in_dim"(%696) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %698 = "stablehlo.broadcast_in_dim"(%697) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %699 = "stablehlo.divide"(%694, %698) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %700 = "stablehlo.multiply"(%697, %697) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %701 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %702 = "stablehlo.broadcast_in_dim"(%701) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x1xf32>
    %703 = "stablehlo.divide"(%702, %700) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %704 = "stablehlo.convert"(%699) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %705 = "stablehlo.dot_general"(%677, %704) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %706 = "stablehlo.transpose"(%705) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %707 = "stablehlo.reshape"(%706) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %708 = "stablehlo.convert"(%arg80) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %709 = "stablehlo.dot_general"(%707, %708) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %710 = "stablehlo.convert"(%arg79) : (tensor<96xf32>) -> tensor<96xbf16>
    %711 = "stablehlo.broadcast_in_dim"(%710) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %712 = "stablehlo.broadcast_in_dim"(%711) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %713 = "stablehlo.add"(%709, %712) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %714 = "stablehlo.add"(%620, %713) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %715 = "stablehlo.convert"(%714) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %716 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %717 = "stablehlo.reduce"(%715, %716) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg648: tensor<f32>, %arg649: tensor<f32>):
      %3019 = "stablehlo.add"(%arg648, %arg649) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3019) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %718 = "stablehlo.broadcast_in_dim"(%717) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %719 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %720 = "stablehlo.broadcast_in_dim"(%719) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %721 = "stablehlo.divide"(%718, %720) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %722 = "stablehlo.broadcast_in_dim"(%721) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %723 = "stablehlo.subtract"(%715, %722) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %724 = "chlo.square"(%723) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %725 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %726 = "stablehlo.broadcast_in_dim"(%725) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %727 = "stablehlo.multiply"(%726, %723) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %728 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %729 = "stablehlo.reduce"(%724, %728) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg646: tensor<f32>, %arg647: tensor<f32>):
      %3018 = "stablehlo.add"(%arg646, %arg647) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3018) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %730 = "stablehlo.broadcast_in_dim"(%729) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %731 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %732 = "stablehlo.broadcast_in_dim"(%731) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %733 = "stablehlo.divide"(%730, %732) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %734 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %735 = "stablehlo.broadcast_in_dim"(%734) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %736 = "stablehlo.add"(%733, %735) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %737 = "stablehlo.rsqrt"(%736) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %738 = "stablehlo.divide"(%737, %736) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %739 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %740 = "stablehlo.broadcast_in_dim"(%739) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %741 = "stablehlo.multiply"(%740, %738) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %742 = "stablehlo.broadcast_in_dim"(%737) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %743 = "stablehlo.multiply"(%723, %742) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %744 = "stablehlo.broadcast_in_dim"(%arg76) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %745 = "stablehlo.broadcast_in_dim"(%744) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %746 = "stablehlo.multiply"(%743, %745) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %747 = "stablehlo.broadcast_in_dim"(%arg75) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %748 = "stablehlo.broadcast_in_dim"(%747) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %749 = "stablehlo.add"(%746, %748) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %750 = "stablehlo.convert"(%749) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %751 = "stablehlo.convert"(%arg69) : (tensor<96x384xf32>) -> tensor<96x384xbf16>
    %752 = "stablehlo.dot_general"(%750, %751) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x384xbf16>) -> tensor<4x48x384xbf16>
    %753 = "stablehlo.convert"(%arg70) : (tensor<384xf32>) -> tensor<384xbf16>
    %754 = "stablehlo.broadcast_in_dim"(%753) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %755 = "stablehlo.broadcast_in_dim"(%754) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xbf16>) -> tensor<4x48x384xbf16>
    %756 = "stablehlo.add"(%752, %755) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %757 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %758 = "stablehlo.broadcast_in_dim"(%757) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %759 = "stablehlo.multiply"(%758, %756) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %760 = "stablehlo.negate"(%756) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %761 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %762 = "stablehlo.broadcast_in_dim"(%761) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %763 = "stablehlo.multiply"(%760, %762) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %764 = "chlo.erfc"(%763) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %765 = "chlo.square"(%763) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %766 = "stablehlo.negate"(%765) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %767 = "stablehlo.exponential"(%766) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %768 = "stablehlo.multiply"(%759, %764) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %769 = "stablehlo.convert"(%arg71) : (tensor<384x96xf32>) -> tensor<384x96xbf16>
    %770 = "stablehlo.dot_general"(%768, %769) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<384x96xbf16>) -> tensor<4x48x96xbf16>
    %771 = "stablehlo.convert"(%arg72) : (tensor<96xf32>) -> tensor<96xbf16>
    %772 = "stablehlo.broadcast_in_dim"(%771) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %773 = "stablehlo.broadcast_in_dim"(%772) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %774 = "stablehlo.add"(%770, %773) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %775 = "stablehlo.add"(%714, %774) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %776 = "stablehlo.convert"(%775) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %777 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %778 = "stablehlo.reduce"(%776, %777) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg644: tensor<f32>, %arg645: tensor<f32>):
      %3017 = "stablehlo.add"(%arg644, %arg645) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3017) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %779 = "stablehlo.broadcast_in_dim"(%778) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %780 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %781 = "stablehlo.broadcast_in_dim"(%780) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %782 = "stablehlo.divide"(%779, %781) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %783 = "stablehlo.broadcast_in_dim"(%782) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %784 = "stablehlo.subtract"(%776, %783) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %785 = "chlo.square"(%784) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %786 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %787 = "stablehlo.broadcast_in_dim"(%786) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %788 = "stablehlo.multiply"(%787, %784) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %789 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %790 = "stablehlo.reduce"(%785, %789) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg642: tensor<f32>, %arg643: tensor<f32>):
      %3016 = "stablehlo.add"(%arg642, %arg643) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3016) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %791 = "stablehlo.broadcast_in_dim"(%790) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %792 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %793 = "stablehlo.broadcast_in_dim"(%792) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %794 = "stablehlo.divide"(%791, %793) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %795 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %796 = "stablehlo.broadcast_in_dim"(%795) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %797 = "stablehlo.add"(%794, %796) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %798 = "stablehlo.rsqrt"(%797) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %799 = "stablehlo.divide"(%798, %797) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %800 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %801 = "stablehlo.broadcast_in_dim"(%800) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %802 = "stablehlo.multiply"(%801, %799) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %803 = "stablehlo.broadcast_in_dim"(%798) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %804 = "stablehlo.multiply"(%784, %803) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %805 = "stablehlo.broadcast_in_dim"(%arg90) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %806 = "stablehlo.broadcast_in_dim"(%805) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %807 = "stablehlo.multiply"(%804, %806) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %808 = "stablehlo.broadcast_in_dim"(%arg89) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %809 = "stablehlo.broadcast_in_dim"(%808) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %810 = "stablehlo.add"(%807, %809) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %811 = "stablehlo.convert"(%810) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %812 = "stablehlo.convert"(%arg98) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %813 = "stablehlo.dot_general"(%811, %812) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %814 = "stablehlo.convert"(%arg97) : (tensor<96xf32>) -> tensor<96xbf16>
    %815 = "stablehlo.broadcast_in_dim"(%814) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %816 = "stablehlo.broadcast_in_dim"(%815) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %817 = "stablehlo.add"(%813, %816) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %818 = "stablehlo.reshape"(%817) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %819 = "stablehlo.convert"(%arg94) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %820 = "stablehlo.dot_general"(%811, %819) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %821 = "stablehlo.convert"(%arg93) : (tensor<96xf32>) -> tensor<96xbf16>
    %822 = "stablehlo.broadcast_in_dim"(%821) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %823 = "stablehlo.broadcast_in_dim"(%822) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %824 = "stablehlo.add"(%820, %823) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %825 = "stablehlo.reshape"(%824) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %826 = "stablehlo.convert"(%arg100) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %827 = "stablehlo.dot_general"(%811, %826) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %828 = "stablehlo.convert"(%arg99) : (tensor<96xf32>) -> tensor<96xbf16>
    %829 = "stablehlo.broadcast_in_dim"(%828) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %830 = "stablehlo.broadcast_in_dim"(%829) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %831 = "stablehlo.add"(%827, %830) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %832 = "stablehlo.reshape"(%831) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %833 = "stablehlo.dot_general"(%818, %825) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %834 = "stablehlo.convert"(%833) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %835 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %836 = "stablehlo.broadcast_in_dim"(%835) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %837 = "stablehlo.divide"(%834, %836) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %838 = "stablehlo.broadcast_in_dim"(%arg135) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x48xi1>) -> tensor<4x1x1x48xi1>
    %839 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %840:2 = "func.call"(%838, %839, %837) <{callee = @_where}> : (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>)
    %841 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %842 = "stablehlo.reduce"(%840#0, %841) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg640: tensor<f32>, %arg641: tensor<f32>):
      %3015 = "stablehlo.maximum"(%arg640, %arg641) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3015) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %843 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %844 = "stablehlo.broadcast_in_dim"(%843) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48xf32>
    %845 = "stablehlo.maximum"(%844, %842) : (tensor<4x6x48xf32>, tensor<4x6x48xf32>) -> tensor<4x6x48xf32>
    %846 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %847 = "stablehlo.broadcast_in_dim"(%846) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %848 = "stablehlo.subtract"(%840#0, %847) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %849 = "stablehlo.exponential"(%848) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %850 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %851 = "stablehlo.reduce"(%849, %850) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg638: tensor<f32>, %arg639: tensor<f32>):
      %3014 = "stablehlo.add"(%arg638, %arg639) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3014) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %852 = "stablehlo.broadcast_in_dim"(%851) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %853 = "stablehlo.broadcast_in_dim"(%852) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %854 = "stablehlo.divide"(%849, %853) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %855 = "stablehlo.multiply"(%852, %852) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %856 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %857 = "stablehlo.broadcast_in_dim"(%856) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x1xf32>
    %858 = "stablehlo.divide"(%857, %855) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %859 = "stablehlo.convert"(%854) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %860 = "stablehlo.dot_general"(%832, %859) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %861 = "stablehlo.transpose"(%860) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %862 = "stablehlo.reshape"(%861) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %863 = "stablehlo.convert"(%arg96) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %864 = "stablehlo.dot_general"(%862, %863) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %865 = "stablehlo.convert"(%arg95) : (tensor<96xf32>) -> tensor<96xbf16>
    %866 = "stablehlo.broadcast_in_dim"(%865) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %867 = "stablehlo.broadcast_in_dim"(%866) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %868 = "stablehlo.add"(%864, %867) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %869 = "stablehlo.add"(%775, %868) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %870 = "stablehlo.convert"(%869) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %871 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %872 = "stablehlo.reduce"(%870, %871) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg636: tensor<f32>, %arg637: tensor<f32>):
      %3013 = "stablehlo.add"(%arg636, %arg637) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3013) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %873 = "stablehlo.broadcast_in_dim"(%872) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %874 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %875 = "stablehlo.broadcast_in_dim"(%874) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %876 = "stablehlo.divide"(%873, %875) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %877 = "stablehlo.broadcast_in_dim"(%876) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %878 = "stablehlo.subtract"(%870, %877) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %879 = "chlo.square"(%878) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %880 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %881 = "stablehlo.broadcast_in_dim"(%880) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %882 = "stablehlo.multiply"(%881, %878) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %883 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %884 = "stablehlo.reduce"(%879, %883) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg634: tensor<f32>, %arg635: tensor<f32>):
      %3012 = "stablehlo.add"(%arg634, %arg635) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3012) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %885 = "stablehlo.broadcast_in_dim"(%884) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %886 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %887 = "stablehlo.broadcast_in_dim"(%886) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %888 = "stablehlo.divide"(%885, %887) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %889 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %890 = "stablehlo.broadcast_in_dim"(%889) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %891 = "stablehlo.add"(%888, %890) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %892 = "stablehlo.rsqrt"(%891) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %893 = "stablehlo.divide"(%892, %891) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %894 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %895 = "stablehlo.broadcast_in_dim"(%894) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %896 = "stablehlo.multiply"(%895, %893) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %897 = "stablehlo.broadcast_in_dim"(%892) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %898 = "stablehlo.multiply"(%878, %897) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %899 = "stablehlo.broadcast_in_dim"(%arg92) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %900 = "stablehlo.broadcast_in_dim"(%899) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %901 = "stablehlo.multiply"(%898, %900) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %902 = "stablehlo.broadcast_in_dim"(%arg91) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %903 = "stablehlo.broadcast_in_dim"(%902) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %904 = "stablehlo.add"(%901, %903) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %905 = "stablehlo.convert"(%904) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %906 = "stablehlo.convert"(%arg85) : (tensor<96x384xf32>) -> tensor<96x384xbf16>
    %907 = "stablehlo.dot_general"(%905, %906) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x384xbf16>) -> tensor<4x48x384xbf16>
    %908 = "stablehlo.convert"(%arg86) : (tensor<384xf32>) -> tensor<384xbf16>
    %909 = "stablehlo.broadcast_in_dim"(%908) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %910 = "stablehlo.broadcast_in_dim"(%909) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xbf16>) -> tensor<4x48x384xbf16>
    %911 = "stablehlo.add"(%907, %910) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %912 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %913 = "stablehlo.broadcast_in_dim"(%912) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %914 = "stablehlo.multiply"(%913, %911) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %915 = "stablehlo.negate"(%911) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %916 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %917 = "stablehlo.broadcast_in_dim"(%916) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %918 = "stablehlo.multiply"(%915, %917) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %919 = "chlo.erfc"(%918) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %920 = "chlo.square"(%918) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %921 = "stablehlo.negate"(%920) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %922 = "stablehlo.exponential"(%921) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %923 = "stablehlo.multiply"(%914, %919) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %924 = "stablehlo.convert"(%arg87) : (tensor<384x96xf32>) -> tensor<384x96xbf16>
    %925 = "stablehlo.dot_general"(%923, %924) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<384x96xbf16>) -> tensor<4x48x96xbf16>
    %926 = "stablehlo.convert"(%arg88) : (tensor<96xf32>) -> tensor<96xbf16>
    %927 = "stablehlo.broadcast_in_dim"(%926) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %928 = "stablehlo.broadcast_in_dim"(%927) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %929 = "stablehlo.add"(%925, %928) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %930 = "stablehlo.add"(%869, %929) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %931 = "stablehlo.convert"(%930) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %932 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %933 = "stablehlo.reduce"(%931, %932) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg632: tensor<f32>, %arg633: tensor<f32>):
      %3011 = "stablehlo.add"(%arg632, %arg633) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3011) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %934 = "stablehlo.broadcast_in_dim"(%933) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %935 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %936 = "stablehlo.broadcast_in_dim"(%935) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %937 = "stablehlo.divide"(%934, %936) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %938 = "stablehlo.broadcast_in_dim"(%937) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %939 = "stablehlo.subtract"(%931, %938) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %940 = "chlo.square"(%939) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %941 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %942 = "stablehlo.broadcast_in_dim"(%941) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %943 = "stablehlo.multiply"(%942, %939) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %944 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %945 = "stablehlo.reduce"(%940, %944) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg630: tensor<f32>, %arg631: tensor<f32>):
      %3010 = "stablehlo.add"(%arg630, %arg631) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3010) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %946 = "stablehlo.broadcast_in_dim"(%945) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %947 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %948 = "stablehlo.broadcast_in_dim"(%947) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %949 = "stablehlo.divide"(%946, %948) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %950 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %951 = "stablehlo.broadcast_in_dim"(%950) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %952 = "stablehlo.add"(%949, %951) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %953 = "stablehlo.rsqrt"(%952) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %954 = "stablehlo.divide"(%953, %952) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %955 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %956 = "stablehlo.broadcast_in_dim"(%955) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %957 = "stablehlo.multiply"(%956, %954) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %958 = "stablehlo.broadcast_in_dim"(%953) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %959 = "stablehlo.multiply"(%939, %958) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %960 = "stablehlo.broadcast_in_dim"(%arg106) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %961 = "stablehlo.broadcast_in_dim"(%960) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %962 = "stablehlo.multiply"(%959, %961) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %963 = "stablehlo.broadcast_in_dim"(%arg105) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %964 = "stablehlo.broadcast_in_dim"(%963) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %965 = "stablehlo.add"(%962, %964) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %966 = "stablehlo.convert"(%965) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %967 = "stablehlo.convert"(%arg114) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %968 = "stablehlo.dot_general"(%966, %967) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %969 = "stablehlo.convert"(%arg113) : (tensor<96xf32>) -> tensor<96xbf16>
    %970 = "stablehlo.broadcast_in_dim"(%969) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %971 = "stablehlo.broadcast_in_dim"(%970) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %972 = "stablehlo.add"(%968, %971) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %973 = "stablehlo.reshape"(%972) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %974 = "stablehlo.convert"(%arg110) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %975 = "stablehlo.dot_general"(%966, %974) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %976 = "stablehlo.convert"(%arg109) : (tensor<96xf32>) -> tensor<96xbf16>
    %977 = "stablehlo.broadcast_in_dim"(%976) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %978 = "stablehlo.broadcast_in_dim"(%977) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %979 = "stablehlo.add"(%975, %978) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %980 = "stablehlo.reshape"(%979) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %981 = "stablehlo.convert"(%arg116) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %982 = "stablehlo.dot_general"(%966, %981) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %983 = "stablehlo.convert"(%arg115) : (tensor<96xf32>) -> tensor<96xbf16>
    %984 = "stablehlo.broadcast_in_dim"(%983) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %985 = "stablehlo.broadcast_in_dim"(%984) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %986 = "stablehlo.add"(%982, %985) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %987 = "stablehlo.reshape"(%986) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %988 = "stablehlo.dot_general"(%973, %980) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %989 = "stablehlo.convert"(%988) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %990 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %991 = "stablehlo.broadcast_in_dim"(%990) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %992 = "stablehlo.divide"(%989, %991) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %993 = "stablehlo.broadcast_in_dim"(%arg135) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x48xi1>) -> tensor<4x1x1x48xi1>
    %994 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %995:2 = "func.call"(%993, %994, %992) <{callee = @_where}> : (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>)
    %996 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %997 = "stablehlo.reduce"(%995#0, %996) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg628: tensor<f32>, %arg629: tensor<f32>):
      %3009 = "stablehlo.maximum"(%arg628, %arg629) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3009) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %998 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %999 = "stablehlo.broadcast_in_dim"(%998) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48xf32>
    %1000 = "stablehlo.maximum"(%999, %997) : (tensor<4x6x48xf32>, tensor<4x6x48xf32>) -> tensor<4x6x48xf32>
    %1001 = "stablehlo.broadcast_in_dim"(%1000) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %1002 = "stablehlo.broadcast_in_dim"(%1001) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1003 = "stablehlo.subtract"(%995#0, %1002) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1004 = "stablehlo.exponential"(%1003) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1005 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1006 = "stablehlo.reduce"(%1004, %1005) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg626: tensor<f32>, %arg627: tensor<f32>):
      %3008 = "stablehlo.add"(%arg626, %arg627) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3008) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1007 = "stablehlo.broadcast_in_dim"(%1006) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %1008 = "stablehlo.broadcast_in_dim"(%1007) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1009 = "stablehlo.divide"(%1004, %1008) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1010 = "stablehlo.multiply"(%1007, %1007) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %1011 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1012 = "stablehlo.broadcast_in_dim"(%1011) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x1xf32>
    %1013 = "stablehlo.divide"(%1012, %1010) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %1014 = "stablehlo.convert"(%1009) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %1015 = "stablehlo.dot_general"(%987, %1014) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %1016 = "stablehlo.transpose"(%1015) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %1017 = "stablehlo.reshape"(%1016) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1018 = "stablehlo.convert"(%arg112) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %1019 = "stablehlo.dot_general"(%1017, %1018) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1020 = "stablehlo.convert"(%arg111) : (tensor<96xf32>) -> tensor<96xbf16>
    %1021 = "stablehlo.broadcast_in_dim"(%1020) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1022 = "stablehlo.broadcast_in_dim"(%1021) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %1023 = "stablehlo.add"(%1019, %1022) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1024 = "stablehlo.add"(%930, %1023) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1025 = "stablehlo.convert"(%1024) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1026 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1027 = "stablehlo.reduce"(%1025, %1026) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg624: tensor<f32>, %arg625: tensor<f32>):
      %3007 = "stablehlo.add"(%arg624, %arg625) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3007) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1028 = "stablehlo.broadcast_in_dim"(%1027) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1029 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1030 = "stablehlo.broadcast_in_dim"(%1029) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1031 = "stablehlo.divide"(%1028, %1030) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1032 = "stablehlo.broadcast_in_dim"(%1031) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1033 = "stablehlo.subtract"(%1025, %1032) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1034 = "chlo.square"(%1033) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1035 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1036 = "stablehlo.broadcast_in_dim"(%1035) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %1037 = "stablehlo.multiply"(%1036, %1033) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1038 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1039 = "stablehlo.reduce"(%1034, %1038) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg622: tensor<f32>, %arg623: tensor<f32>):
      %3006 = "stablehlo.add"(%arg622, %arg623) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3006) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1040 = "stablehlo.broadcast_in_dim"(%1039) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1041 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1042 = "stablehlo.broadcast_in_dim"(%1041) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1043 = "stablehlo.divide"(%1040, %1042) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1044 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %1045 = "stablehlo.broadcast_in_dim"(%1044) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1046 = "stablehlo.add"(%1043, %1045) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1047 = "stablehlo.rsqrt"(%1046) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1048 = "stablehlo.divide"(%1047, %1046) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1049 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1050 = "stablehlo.broadcast_in_dim"(%1049) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1051 = "stablehlo.multiply"(%1050, %1048) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1052 = "stablehlo.broadcast_in_dim"(%1047) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1053 = "stablehlo.multiply"(%1033, %1052) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1054 = "stablehlo.broadcast_in_dim"(%arg108) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1055 = "stablehlo.broadcast_in_dim"(%1054) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1056 = "stablehlo.multiply"(%1053, %1055) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1057 = "stablehlo.broadcast_in_dim"(%arg107) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1058 = "stablehlo.broadcast_in_dim"(%1057) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1059 = "stablehlo.add"(%1056, %1058) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1060 = "stablehlo.convert"(%1059) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1061 = "stablehlo.convert"(%arg101) : (tensor<96x384xf32>) -> tensor<96x384xbf16>
    %1062 = "stablehlo.dot_general"(%1060, %1061) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x384xbf16>) -> tensor<4x48x384xbf16>
    %1063 = "stablehlo.convert"(%arg102) : (tensor<384xf32>) -> tensor<384xbf16>
    %1064 = "stablehlo.broadcast_in_dim"(%1063) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %1065 = "stablehlo.broadcast_in_dim"(%1064) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xbf16>) -> tensor<4x48x384xbf16>
    %1066 = "stablehlo.add"(%1062, %1065) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1067 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1068 = "stablehlo.broadcast_in_dim"(%1067) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1069 = "stablehlo.multiply"(%1068, %1066) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1070 = "stablehlo.negate"(%1066) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1071 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1072 = "stablehlo.broadcast_in_dim"(%1071) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1073 = "stablehlo.multiply"(%1070, %1072) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1074 = "chlo.erfc"(%1073) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1075 = "chlo.square"(%1073) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1076 = "stablehlo.negate"(%1075) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1077 = "stablehlo.exponential"(%1076) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1078 = "stablehlo.multiply"(%1069, %1074) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1079 = "stablehlo.convert"(%arg103) : (tensor<384x96xf32>) -> tensor<384x96xbf16>
    %1080 = "stablehlo.dot_general"(%1078, %1079) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<384x96xbf16>) -> tensor<4x48x96xbf16>
    %1081 = "stablehlo.convert"(%arg104) : (tensor<96xf32>) -> tensor<96xbf16>
    %1082 = "stablehlo.broadcast_in_dim"(%1081) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1083 = "stablehlo.broadcast_in_dim"(%1082) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %1084 = "stablehlo.add"(%1080, %1083) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1085 = "stablehlo.add"(%1024, %1084) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1086 = "stablehlo.convert"(%1085) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1087 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1088 = "stablehlo.reduce"(%1086, %1087) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg620: tensor<f32>, %arg621: tensor<f32>):
      %3005 = "stablehlo.add"(%arg620, %arg621) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3005) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1089 = "stablehlo.broadcast_in_dim"(%1088) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1090 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1091 = "stablehlo.broadcast_in_dim"(%1090) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1092 = "stablehlo.divide"(%1089, %1091) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1093 = "stablehlo.broadcast_in_dim"(%1092) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1094 = "stablehlo.subtract"(%1086, %1093) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1095 = "chlo.square"(%1094) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1096 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1097 = "stablehlo.broadcast_in_dim"(%1096) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %1098 = "stablehlo.multiply"(%1097, %1094) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1099 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1100 = "stablehlo.reduce"(%1095, %1099) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg618: tensor<f32>, %arg619: tensor<f32>):
      %3004 = "stablehlo.add"(%arg618, %arg619) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3004) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1101 = "stablehlo.broadcast_in_dim"(%1100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1102 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1103 = "stablehlo.broadcast_in_dim"(%1102) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1104 = "stablehlo.divide"(%1101, %1103) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1105 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %1106 = "stablehlo.broadcast_in_dim"(%1105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1107 = "stablehlo.add"(%1104, %1106) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1108 = "stablehlo.rsqrt"(%1107) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1109 = "stablehlo.divide"(%1108, %1107) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1110 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1111 = "stablehlo.broadcast_in_dim"(%1110) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1112 = "stablehlo.multiply"(%1111, %1109) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1113 = "stablehlo.broadcast_in_dim"(%1108) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1114 = "stablehlo.multiply"(%1094, %1113) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1115 = "stablehlo.broadcast_in_dim"(%arg122) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1116 = "stablehlo.broadcast_in_dim"(%1115) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1117 = "stablehlo.multiply"(%1114, %1116) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1118 = "stablehlo.broadcast_in_dim"(%arg121) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1119 = "stablehlo.broadcast_in_dim"(%1118) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1120 = "stablehlo.add"(%1117, %1119) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1121 = "stablehlo.convert"(%1120) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1122 = "stablehlo.convert"(%arg130) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %1123 = "stablehlo.dot_general"(%1121, %1122) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1124 = "stablehlo.convert"(%arg129) : (tensor<96xf32>) -> tensor<96xbf16>
    %1125 = "stablehlo.broadcast_in_dim"(%1124) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1126 = "stablehlo.broadcast_in_dim"(%1125) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %1127 = "stablehlo.add"(%1123, %1126) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1128 = "stablehlo.reshape"(%1127) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %1129 = "stablehlo.convert"(%arg126) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %1130 = "stablehlo.dot_general"(%1121, %1129) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1131 = "stablehlo.convert"(%arg125) : (tensor<96xf32>) -> tensor<96xbf16>
    %1132 = "stablehlo.broadcast_in_dim"(%1131) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1133 = "stablehlo.broadcast_in_dim"(%1132) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %1134 = "stablehlo.add"(%1130, %1133) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1135 = "stablehlo.reshape"(%1134) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %1136 = "stablehlo.convert"(%arg132) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %1137 = "stablehlo.dot_general"(%1121, %1136) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1138 = "stablehlo.convert"(%arg131) : (tensor<96xf32>) -> tensor<96xbf16>
    %1139 = "stablehlo.broadcast_in_dim"(%1138) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1140 = "stablehlo.broadcast_in_dim"(%1139) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %1141 = "stablehlo.add"(%1137, %1140) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1142 = "stablehlo.reshape"(%1141) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %1143 = "stablehlo.dot_general"(%1128, %1135) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %1144 = "stablehlo.convert"(%1143) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %1145 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1146 = "stablehlo.broadcast_in_dim"(%1145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %1147 = "stablehlo.divide"(%1144, %1146) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1148 = "stablehlo.broadcast_in_dim"(%arg135) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x48xi1>) -> tensor<4x1x1x48xi1>
    %1149 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %1150:2 = "func.call"(%1148, %1149, %1147) <{callee = @_where}> : (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>)
    %1151 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1152 = "stablehlo.reduce"(%1150#0, %1151) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg616: tensor<f32>, %arg617: tensor<f32>):
      %3003 = "stablehlo.maximum"(%arg616, %arg617) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3003) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1153 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1154 = "stablehlo.broadcast_in_dim"(%1153) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48xf32>
    %1155 = "stablehlo.maximum"(%1154, %1152) : (tensor<4x6x48xf32>, tensor<4x6x48xf32>) -> tensor<4x6x48xf32>
    %1156 = "stablehlo.broadcast_in_dim"(%1155) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %1157 = "stablehlo.broadcast_in_dim"(%1156) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1158 = "stablehlo.subtract"(%1150#0, %1157) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1159 = "stablehlo.exponential"(%1158) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1160 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1161 = "stablehlo.reduce"(%1159, %1160) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg614: tensor<f32>, %arg615: tensor<f32>):
      %3002 = "stablehlo.add"(%arg614, %arg615) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3002) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1162 = "stablehlo.broadcast_in_dim"(%1161) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %1163 = "stablehlo.broadcast_in_dim"(%1162) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1164 = "stablehlo.divide"(%1159, %1163) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1165 = "stablehlo.multiply"(%1162, %1162) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %1166 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1167 = "stablehlo.broadcast_in_dim"(%1166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x1xf32>
    %1168 = "stablehlo.divide"(%1167, %1165) : (tensor<4x6x48x1xf32>, tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %1169 = "stablehlo.convert"(%1164) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %1170 = "stablehlo.dot_general"(%1142, %1169) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x6x16xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %1171 = "stablehlo.transpose"(%1170) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %1172 = "stablehlo.reshape"(%1171) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1173 = "stablehlo.convert"(%arg128) : (tensor<96x96xf32>) -> tensor<96x96xbf16>
    %1174 = "stablehlo.dot_general"(%1172, %1173) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1175 = "stablehlo.convert"(%arg127) : (tensor<96xf32>) -> tensor<96xbf16>
    %1176 = "stablehlo.broadcast_in_dim"(%1175) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1177 = "stablehlo.broadcast_in_dim"(%1176) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %1178 = "stablehlo.add"(%1174, %1177) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1179 = "stablehlo.add"(%1085, %1178) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1180 = "stablehlo.convert"(%1179) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1181 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1182 = "stablehlo.reduce"(%1180, %1181) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg612: tensor<f32>, %arg613: tensor<f32>):
      %3001 = "stablehlo.add"(%arg612, %arg613) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3001) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1183 = "stablehlo.broadcast_in_dim"(%1182) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1184 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1185 = "stablehlo.broadcast_in_dim"(%1184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1186 = "stablehlo.divide"(%1183, %1185) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1187 = "stablehlo.broadcast_in_dim"(%1186) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1188 = "stablehlo.subtract"(%1180, %1187) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1189 = "chlo.square"(%1188) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1190 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1191 = "stablehlo.broadcast_in_dim"(%1190) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %1192 = "stablehlo.multiply"(%1191, %1188) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1193 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1194 = "stablehlo.reduce"(%1189, %1193) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg610: tensor<f32>, %arg611: tensor<f32>):
      %3000 = "stablehlo.add"(%arg610, %arg611) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3000) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1195 = "stablehlo.broadcast_in_dim"(%1194) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1196 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1197 = "stablehlo.broadcast_in_dim"(%1196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1198 = "stablehlo.divide"(%1195, %1197) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1199 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %1200 = "stablehlo.broadcast_in_dim"(%1199) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1201 = "stablehlo.add"(%1198, %1200) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1202 = "stablehlo.rsqrt"(%1201) : (tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1203 = "stablehlo.divide"(%1202, %1201) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1204 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1205 = "stablehlo.broadcast_in_dim"(%1204) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1206 = "stablehlo.multiply"(%1205, %1203) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1207 = "stablehlo.broadcast_in_dim"(%1202) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1208 = "stablehlo.multiply"(%1188, %1207) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1209 = "stablehlo.broadcast_in_dim"(%arg124) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1210 = "stablehlo.broadcast_in_dim"(%1209) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1211 = "stablehlo.multiply"(%1208, %1210) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1212 = "stablehlo.broadcast_in_dim"(%arg123) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1213 = "stablehlo.broadcast_in_dim"(%1212) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1214 = "stablehlo.add"(%1211, %1213) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1215 = "stablehlo.convert"(%1214) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1216 = "stablehlo.convert"(%arg117) : (tensor<96x384xf32>) -> tensor<96x384xbf16>
    %1217 = "stablehlo.dot_general"(%1215, %1216) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x384xbf16>) -> tensor<4x48x384xbf16>
    %1218 = "stablehlo.convert"(%arg118) : (tensor<384xf32>) -> tensor<384xbf16>
    %1219 = "stablehlo.broadcast_in_dim"(%1218) <{broadcast_dimensions = array<i64: 2>}> : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %1220 = "stablehlo.broadcast_in_dim"(%1219) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x384xbf16>) -> tensor<4x48x384xbf16>
    %1221 = "stablehlo.add"(%1217, %1220) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1222 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1223 = "stablehlo.broadcast_in_dim"(%1222) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1224 = "stablehlo.multiply"(%1223, %1221) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1225 = "stablehlo.negate"(%1221) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1226 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1227 = "stablehlo.broadcast_in_dim"(%1226) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1228 = "stablehlo.multiply"(%1225, %1227) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1229 = "chlo.erfc"(%1228) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1230 = "chlo.square"(%1228) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1231 = "stablehlo.negate"(%1230) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1232 = "stablehlo.exponential"(%1231) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1233 = "stablehlo.multiply"(%1224, %1229) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1234 = "stablehlo.convert"(%arg119) : (tensor<384x96xf32>) -> tensor<384x96xbf16>
    %1235 = "stablehlo.dot_general"(%1233, %1234) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<384x96xbf16>) -> tensor<4x48x96xbf16>
    %1236 = "stablehlo.convert"(%arg120) : (tensor<96xf32>) -> tensor<96xbf16>
    %1237 = "stablehlo.broadcast_in_dim"(%1236) <{broadcast_dimensions = array<i64: 2>}> : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1238 = "stablehlo.broadcast_in_dim"(%1237) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xbf16>) -> tensor<4x48x96xbf16>
    %1239 = "stablehlo.add"(%1235, %1238) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1240 = "stablehlo.add"(%1179, %1239) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1241 = "stablehlo.convert"(%1240) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1242 = "stablehlo.subtract"(%1241, %arg134) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1243 = "chlo.square"(%1242) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1244 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1245 = "stablehlo.broadcast_in_dim"(%1244) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %1246 = "stablehlo.multiply"(%1245, %1242) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1247 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1248 = "stablehlo.reduce"(%1243, %1247) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg608: tensor<f32>, %arg609: tensor<f32>):
      %2999 = "stablehlo.add"(%arg608, %arg609) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2999) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<f32>
    %1249 = "stablehlo.constant"() <{value = dense<1.843200e+04> : tensor<f32>}> : () -> tensor<f32>
    %1250 = "stablehlo.divide"(%1248, %1249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1251 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1252 = "stablehlo.constant"() <{value = dense<1.843200e+04> : tensor<f32>}> : () -> tensor<f32>
    %1253 = "stablehlo.divide"(%1251, %1252) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1254 = "stablehlo.broadcast_in_dim"(%1253) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x96xf32>
    %1255 = "stablehlo.multiply"(%1254, %1246) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1256 = "stablehlo.convert"(%1255) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1257 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1258 = "stablehlo.reduce"(%1256, %1257) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg606: tensor<bf16>, %arg607: tensor<bf16>):
      %2998 = "stablehlo.add"(%arg606, %arg607) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2998) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1259 = "stablehlo.reshape"(%1258) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1260 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1261 = "stablehlo.reduce"(%1259, %1260) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg604: tensor<bf16>, %arg605: tensor<bf16>):
      %2997 = "stablehlo.add"(%arg604, %arg605) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2997) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1262 = "stablehlo.convert"(%1261) : (tensor<96xbf16>) -> tensor<96xf32>
    %1263 = "stablehlo.dot_general"(%1256, %1233) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x384xbf16>) -> tensor<96x384xbf16>
    %1264 = "stablehlo.transpose"(%1263) <{permutation = array<i64: 1, 0>}> : (tensor<96x384xbf16>) -> tensor<384x96xbf16>
    %1265 = "stablehlo.dot_general"(%1256, %1234) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<384x96xbf16>) -> tensor<4x48x384xbf16>
    %1266 = "stablehlo.convert"(%1264) : (tensor<384x96xbf16>) -> tensor<384x96xf32>
    %1267 = "stablehlo.multiply"(%1224, %1265) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1268 = "stablehlo.multiply"(%1265, %1229) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1269 = "stablehlo.constant"() <{value = dense<-1.125000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1270 = "stablehlo.broadcast_in_dim"(%1269) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1271 = "stablehlo.multiply"(%1270, %1267) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1272 = "stablehlo.multiply"(%1271, %1232) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1273 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1274 = "stablehlo.broadcast_in_dim"(%1273) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1275 = "stablehlo.multiply"(%1272, %1274) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1276 = "stablehlo.negate"(%1275) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1277 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1278 = "stablehlo.broadcast_in_dim"(%1277) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1279 = "stablehlo.multiply"(%1278, %1268) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1280 = "stablehlo.add"(%1276, %1279) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1281 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1282 = "stablehlo.reduce"(%1280, %1281) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg602: tensor<bf16>, %arg603: tensor<bf16>):
      %2996 = "stablehlo.add"(%arg602, %arg603) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2996) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %1283 = "stablehlo.reshape"(%1282) : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %1284 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1285 = "stablehlo.reduce"(%1283, %1284) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg600: tensor<bf16>, %arg601: tensor<bf16>):
      %2995 = "stablehlo.add"(%arg600, %arg601) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2995) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %1286 = "stablehlo.convert"(%1285) : (tensor<384xbf16>) -> tensor<384xf32>
    %1287 = "stablehlo.dot_general"(%1280, %1215) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<4x48x96xbf16>) -> tensor<384x96xbf16>
    %1288 = "stablehlo.transpose"(%1287) <{permutation = array<i64: 1, 0>}> : (tensor<384x96xbf16>) -> tensor<96x384xbf16>
    %1289 = "stablehlo.dot_general"(%1280, %1216) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<96x384xbf16>) -> tensor<4x48x96xbf16>
    %1290 = "stablehlo.convert"(%1288) : (tensor<96x384xbf16>) -> tensor<96x384xf32>
    %1291 = "stablehlo.convert"(%1289) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1292 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1293 = "stablehlo.reduce"(%1291, %1292) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg598: tensor<f32>, %arg599: tensor<f32>):
      %2994 = "stablehlo.add"(%arg598, %arg599) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2994) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1294 = "stablehlo.reshape"(%1293) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1295 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1296 = "stablehlo.reduce"(%1294, %1295) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg596: tensor<f32>, %arg597: tensor<f32>):
      %2993 = "stablehlo.add"(%arg596, %arg597) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2993) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1297 = "stablehlo.multiply"(%1208, %1291) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1298 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1299 = "stablehlo.reduce"(%1297, %1298) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg594: tensor<f32>, %arg595: tensor<f32>):
      %2992 = "stablehlo.add"(%arg594, %arg595) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2992) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1300 = "stablehlo.reshape"(%1299) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1301 = "stablehlo.broadcast_in_dim"(%1209) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1302 = "stablehlo.multiply"(%1291, %1301) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1303 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1304 = "stablehlo.reduce"(%1300, %1303) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg592: tensor<f32>, %arg593: tensor<f32>):
      %2991 = "stablehlo.add"(%arg592, %arg593) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2991) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1305 = "stablehlo.multiply"(%1188, %1302) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1306 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1307 = "stablehlo.reduce"(%1305, %1306) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg590: tensor<f32>, %arg591: tensor<f32>):
      %2990 = "stablehlo.add"(%arg590, %arg591) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2990) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1308 = "stablehlo.reshape"(%1307) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1309 = "stablehlo.broadcast_in_dim"(%1202) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1310 = "stablehlo.multiply"(%1302, %1309) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1311 = "stablehlo.multiply"(%1308, %1206) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1312 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1313 = "stablehlo.broadcast_in_dim"(%1312) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1314 = "stablehlo.divide"(%1311, %1313) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1315 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1316 = "stablehlo.reduce"(%1314, %1315) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg588: tensor<f32>, %arg589: tensor<f32>):
      %2989 = "stablehlo.add"(%arg588, %arg589) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2989) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1317 = "stablehlo.broadcast_in_dim"(%1316) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1318 = "stablehlo.multiply"(%1317, %1192) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1319 = "stablehlo.add"(%1310, %1318) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1320 = "stablehlo.negate"(%1319) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1321 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1322 = "stablehlo.reduce"(%1320, %1321) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg586: tensor<f32>, %arg587: tensor<f32>):
      %2988 = "stablehlo.add"(%arg586, %arg587) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2988) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1323 = "stablehlo.reshape"(%1322) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1324 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1325 = "stablehlo.broadcast_in_dim"(%1324) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1326 = "stablehlo.divide"(%1323, %1325) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1327 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1328 = "stablehlo.reduce"(%1326, %1327) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg584: tensor<f32>, %arg585: tensor<f32>):
      %2987 = "stablehlo.add"(%arg584, %arg585) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2987) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1329 = "stablehlo.broadcast_in_dim"(%1328) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1330 = "stablehlo.add"(%1319, %1329) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1331 = "stablehlo.convert"(%1330) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1332 = "stablehlo.add"(%1256, %1331) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1333 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1334 = "stablehlo.reduce"(%1332, %1333) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg582: tensor<bf16>, %arg583: tensor<bf16>):
      %2986 = "stablehlo.add"(%arg582, %arg583) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2986) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1335 = "stablehlo.reshape"(%1334) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1336 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1337 = "stablehlo.reduce"(%1335, %1336) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg580: tensor<bf16>, %arg581: tensor<bf16>):
      %2985 = "stablehlo.add"(%arg580, %arg581) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2985) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1338 = "stablehlo.convert"(%1337) : (tensor<96xbf16>) -> tensor<96xf32>
    %1339 = "stablehlo.dot_general"(%1332, %1172) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1340 = "stablehlo.transpose"(%1339) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1341 = "stablehlo.dot_general"(%1332, %1173) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1342 = "stablehlo.convert"(%1340) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1343 = "stablehlo.reshape"(%1341) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %1344 = "stablehlo.transpose"(%1343) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x48x6x16xbf16>) -> tensor<4x6x16x48xbf16>
    %1345 = "stablehlo.dot_general"(%1344, %1142) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %1346 = "stablehlo.dot_general"(%1344, %1169) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %1347 = "stablehlo.transpose"(%1346) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %1348 = "stablehlo.convert"(%1345) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %1349 = "stablehlo.broadcast_in_dim"(%1168) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1350 = "stablehlo.multiply"(%1348, %1349) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1351 = "stablehlo.multiply"(%1350, %1159) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1352 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1353 = "stablehlo.reduce"(%1351, %1352) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg578: tensor<f32>, %arg579: tensor<f32>):
      %2984 = "stablehlo.add"(%arg578, %arg579) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2984) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1354 = "stablehlo.reshape"(%1353) : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %1355 = "stablehlo.negate"(%1354) : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %1356 = "stablehlo.broadcast_in_dim"(%1162) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1357 = "stablehlo.divide"(%1348, %1356) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1358 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1359 = "stablehlo.reduce"(%1355, %1358) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg576: tensor<f32>, %arg577: tensor<f32>):
      %2983 = "stablehlo.add"(%arg576, %arg577) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2983) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x1xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1360 = "stablehlo.broadcast_in_dim"(%1359) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x48xf32>
    %1361 = "stablehlo.add"(%1357, %1360) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1362 = "stablehlo.multiply"(%1361, %1159) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1363 = "func.call"(%1150#1, %1362) <{callee = @_where_0}> : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1364 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1365 = "stablehlo.broadcast_in_dim"(%1364) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %1366 = "stablehlo.divide"(%1363, %1365) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1367 = "stablehlo.convert"(%1366) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %1368 = "stablehlo.dot_general"(%1367, %1128) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %1369 = "stablehlo.transpose"(%1368) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %1370 = "stablehlo.dot_general"(%1367, %1135) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %1371 = "stablehlo.transpose"(%1370) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %1372 = "stablehlo.reshape"(%1347) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1373 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1374 = "stablehlo.reduce"(%1372, %1373) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg574: tensor<bf16>, %arg575: tensor<bf16>):
      %2982 = "stablehlo.add"(%arg574, %arg575) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2982) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1375 = "stablehlo.reshape"(%1374) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1376 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1377 = "stablehlo.reduce"(%1375, %1376) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg572: tensor<bf16>, %arg573: tensor<bf16>):
      %2981 = "stablehlo.add"(%arg572, %arg573) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2981) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1378 = "stablehlo.convert"(%1377) : (tensor<96xbf16>) -> tensor<96xf32>
    %1379 = "stablehlo.dot_general"(%1372, %1121) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1380 = "stablehlo.transpose"(%1379) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1381 = "stablehlo.dot_general"(%1372, %1136) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1382 = "stablehlo.convert"(%1380) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1383 = "stablehlo.reshape"(%1369) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1384 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1385 = "stablehlo.reduce"(%1383, %1384) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg570: tensor<bf16>, %arg571: tensor<bf16>):
      %2980 = "stablehlo.add"(%arg570, %arg571) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2980) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1386 = "stablehlo.reshape"(%1385) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1387 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1388 = "stablehlo.reduce"(%1386, %1387) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg568: tensor<bf16>, %arg569: tensor<bf16>):
      %2979 = "stablehlo.add"(%arg568, %arg569) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2979) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1389 = "stablehlo.convert"(%1388) : (tensor<96xbf16>) -> tensor<96xf32>
    %1390 = "stablehlo.dot_general"(%1383, %1121) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1391 = "stablehlo.transpose"(%1390) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1392 = "stablehlo.dot_general"(%1383, %1129) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1393 = "stablehlo.add"(%1381, %1392) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1394 = "stablehlo.convert"(%1391) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1395 = "stablehlo.reshape"(%1371) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1396 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1397 = "stablehlo.reduce"(%1395, %1396) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg566: tensor<bf16>, %arg567: tensor<bf16>):
      %2978 = "stablehlo.add"(%arg566, %arg567) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2978) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1398 = "stablehlo.reshape"(%1397) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1399 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1400 = "stablehlo.reduce"(%1398, %1399) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg564: tensor<bf16>, %arg565: tensor<bf16>):
      %2977 = "stablehlo.add"(%arg564, %arg565) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2977) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1401 = "stablehlo.convert"(%1400) : (tensor<96xbf16>) -> tensor<96xf32>
    %1402 = "stablehlo.dot_general"(%1395, %1121) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1403 = "stablehlo.transpose"(%1402) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1404 = "stablehlo.dot_general"(%1395, %1122) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1405 = "stablehlo.add"(%1393, %1404) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1406 = "stablehlo.convert"(%1403) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1407 = "stablehlo.convert"(%1405) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1408 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1409 = "stablehlo.reduce"(%1407, %1408) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg562: tensor<f32>, %arg563: tensor<f32>):
      %2976 = "stablehlo.add"(%arg562, %arg563) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2976) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1410 = "stablehlo.reshape"(%1409) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1411 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1412 = "stablehlo.reduce"(%1410, %1411) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg560: tensor<f32>, %arg561: tensor<f32>):
      %2975 = "stablehlo.add"(%arg560, %arg561) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2975) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1413 = "stablehlo.multiply"(%1114, %1407) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1414 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1415 = "stablehlo.reduce"(%1413, %1414) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg558: tensor<f32>, %arg559: tensor<f32>):
      %2974 = "stablehlo.add"(%arg558, %arg559) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2974) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1416 = "stablehlo.reshape"(%1415) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1417 = "stablehlo.broadcast_in_dim"(%1115) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1418 = "stablehlo.multiply"(%1407, %1417) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1419 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1420 = "stablehlo.reduce"(%1416, %1419) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg556: tensor<f32>, %arg557: tensor<f32>):
      %2973 = "stablehlo.add"(%arg556, %arg557) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2973) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1421 = "stablehlo.multiply"(%1094, %1418) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1422 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1423 = "stablehlo.reduce"(%1421, %1422) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg554: tensor<f32>, %arg555: tensor<f32>):
      %2972 = "stablehlo.add"(%arg554, %arg555) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2972) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1424 = "stablehlo.reshape"(%1423) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1425 = "stablehlo.broadcast_in_dim"(%1108) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1426 = "stablehlo.multiply"(%1418, %1425) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1427 = "stablehlo.multiply"(%1424, %1112) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1428 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1429 = "stablehlo.broadcast_in_dim"(%1428) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1430 = "stablehlo.divide"(%1427, %1429) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1431 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1432 = "stablehlo.reduce"(%1430, %1431) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg552: tensor<f32>, %arg553: tensor<f32>):
      %2971 = "stablehlo.add"(%arg552, %arg553) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2971) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1433 = "stablehlo.broadcast_in_dim"(%1432) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1434 = "stablehlo.multiply"(%1433, %1098) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1435 = "stablehlo.add"(%1426, %1434) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1436 = "stablehlo.negate"(%1435) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1437 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1438 = "stablehlo.reduce"(%1436, %1437) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg550: tensor<f32>, %arg551: tensor<f32>):
      %2970 = "stablehlo.add"(%arg550, %arg551) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2970) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1439 = "stablehlo.reshape"(%1438) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1440 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1441 = "stablehlo.broadcast_in_dim"(%1440) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1442 = "stablehlo.divide"(%1439, %1441) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1443 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1444 = "stablehlo.reduce"(%1442, %1443) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg548: tensor<f32>, %arg549: tensor<f32>):
      %2969 = "stablehlo.add"(%arg548, %arg549) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2969) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1445 = "stablehlo.broadcast_in_dim"(%1444) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1446 = "stablehlo.add"(%1435, %1445) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1447 = "stablehlo.convert"(%1446) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1448 = "stablehlo.add"(%1332, %1447) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1449 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1450 = "stablehlo.reduce"(%1448, %1449) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg546: tensor<bf16>, %arg547: tensor<bf16>):
      %2968 = "stablehlo.add"(%arg546, %arg547) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2968) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1451 = "stablehlo.reshape"(%1450) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1452 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1453 = "stablehlo.reduce"(%1451, %1452) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg544: tensor<bf16>, %arg545: tensor<bf16>):
      %2967 = "stablehlo.add"(%arg544, %arg545) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2967) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1454 = "stablehlo.convert"(%1453) : (tensor<96xbf16>) -> tensor<96xf32>
    %1455 = "stablehlo.dot_general"(%1448, %1078) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x384xbf16>) -> tensor<96x384xbf16>
    %1456 = "stablehlo.transpose"(%1455) <{permutation = array<i64: 1, 0>}> : (tensor<96x384xbf16>) -> tensor<384x96xbf16>
    %1457 = "stablehlo.dot_general"(%1448, %1079) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<384x96xbf16>) -> tensor<4x48x384xbf16>
    %1458 = "stablehlo.convert"(%1456) : (tensor<384x96xbf16>) -> tensor<384x96xf32>
    %1459 = "stablehlo.multiply"(%1069, %1457) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1460 = "stablehlo.multiply"(%1457, %1074) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1461 = "stablehlo.constant"() <{value = dense<-1.125000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1462 = "stablehlo.broadcast_in_dim"(%1461) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1463 = "stablehlo.multiply"(%1462, %1459) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1464 = "stablehlo.multiply"(%1463, %1077) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1465 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1466 = "stablehlo.broadcast_in_dim"(%1465) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1467 = "stablehlo.multiply"(%1464, %1466) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1468 = "stablehlo.negate"(%1467) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1469 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1470 = "stablehlo.broadcast_in_dim"(%1469) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1471 = "stablehlo.multiply"(%1470, %1460) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1472 = "stablehlo.add"(%1468, %1471) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1473 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1474 = "stablehlo.reduce"(%1472, %1473) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg542: tensor<bf16>, %arg543: tensor<bf16>):
      %2966 = "stablehlo.add"(%arg542, %arg543) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2966) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %1475 = "stablehlo.reshape"(%1474) : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %1476 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1477 = "stablehlo.reduce"(%1475, %1476) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg540: tensor<bf16>, %arg541: tensor<bf16>):
      %2965 = "stablehlo.add"(%arg540, %arg541) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2965) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %1478 = "stablehlo.convert"(%1477) : (tensor<384xbf16>) -> tensor<384xf32>
    %1479 = "stablehlo.dot_general"(%1472, %1060) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<4x48x96xbf16>) -> tensor<384x96xbf16>
    %1480 = "stablehlo.transpose"(%1479) <{permutation = array<i64: 1, 0>}> : (tensor<384x96xbf16>) -> tensor<96x384xbf16>
    %1481 = "stablehlo.dot_general"(%1472, %1061) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<96x384xbf16>) -> tensor<4x48x96xbf16>
    %1482 = "stablehlo.convert"(%1480) : (tensor<96x384xbf16>) -> tensor<96x384xf32>
    %1483 = "stablehlo.convert"(%1481) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1484 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1485 = "stablehlo.reduce"(%1483, %1484) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg538: tensor<f32>, %arg539: tensor<f32>):
      %2964 = "stablehlo.add"(%arg538, %arg539) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2964) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1486 = "stablehlo.reshape"(%1485) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1487 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1488 = "stablehlo.reduce"(%1486, %1487) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg536: tensor<f32>, %arg537: tensor<f32>):
      %2963 = "stablehlo.add"(%arg536, %arg537) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2963) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1489 = "stablehlo.multiply"(%1053, %1483) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1490 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1491 = "stablehlo.reduce"(%1489, %1490) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg534: tensor<f32>, %arg535: tensor<f32>):
      %2962 = "stablehlo.add"(%arg534, %arg535) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2962) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1492 = "stablehlo.reshape"(%1491) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1493 = "stablehlo.broadcast_in_dim"(%1054) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1494 = "stablehlo.multiply"(%1483, %1493) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1495 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1496 = "stablehlo.reduce"(%1492, %1495) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg532: tensor<f32>, %arg533: tensor<f32>):
      %2961 = "stablehlo.add"(%arg532, %arg533) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2961) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1497 = "stablehlo.multiply"(%1033, %1494) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1498 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1499 = "stablehlo.reduce"(%1497, %1498) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg530: tensor<f32>, %arg531: tensor<f32>):
      %2960 = "stablehlo.add"(%arg530, %arg531) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2960) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1500 = "stablehlo.reshape"(%1499) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1501 = "stablehlo.broadcast_in_dim"(%1047) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1502 = "stablehlo.multiply"(%1494, %1501) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1503 = "stablehlo.multiply"(%1500, %1051) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1504 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1505 = "stablehlo.broadcast_in_dim"(%1504) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1506 = "stablehlo.divide"(%1503, %1505) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1507 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1508 = "stablehlo.reduce"(%1506, %1507) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg528: tensor<f32>, %arg529: tensor<f32>):
      %2959 = "stablehlo.add"(%arg528, %arg529) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2959) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1509 = "stablehlo.broadcast_in_dim"(%1508) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1510 = "stablehlo.multiply"(%1509, %1037) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1511 = "stablehlo.add"(%1502, %1510) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1512 = "stablehlo.negate"(%1511) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1513 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1514 = "stablehlo.reduce"(%1512, %1513) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg526: tensor<f32>, %arg527: tensor<f32>):
      %2958 = "stablehlo.add"(%arg526, %arg527) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2958) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1515 = "stablehlo.reshape"(%1514) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1516 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1517 = "stablehlo.broadcast_in_dim"(%1516) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1518 = "stablehlo.divide"(%1515, %1517) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1519 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1520 = "stablehlo.reduce"(%1518, %1519) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg524: tensor<f32>, %arg525: tensor<f32>):
      %2957 = "stablehlo.add"(%arg524, %arg525) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2957) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1521 = "stablehlo.broadcast_in_dim"(%1520) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1522 = "stablehlo.add"(%1511, %1521) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1523 = "stablehlo.convert"(%1522) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1524 = "stablehlo.add"(%1448, %1523) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1525 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1526 = "stablehlo.reduce"(%1524, %1525) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg522: tensor<bf16>, %arg523: tensor<bf16>):
      %2956 = "stablehlo.add"(%arg522, %arg523) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2956) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1527 = "stablehlo.reshape"(%1526) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1528 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1529 = "stablehlo.reduce"(%1527, %1528) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg520: tensor<bf16>, %arg521: tensor<bf16>):
      %2955 = "stablehlo.add"(%arg520, %arg521) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2955) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1530 = "stablehlo.convert"(%1529) : (tensor<96xbf16>) -> tensor<96xf32>
    %1531 = "stablehlo.dot_general"(%1524, %1017) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1532 = "stablehlo.transpose"(%1531) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1533 = "stablehlo.dot_general"(%1524, %1018) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1534 = "stablehlo.convert"(%1532) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1535 = "stablehlo.reshape"(%1533) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %1536 = "stablehlo.transpose"(%1535) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x48x6x16xbf16>) -> tensor<4x6x16x48xbf16>
    %1537 = "stablehlo.dot_general"(%1536, %987) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %1538 = "stablehlo.dot_general"(%1536, %1014) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %1539 = "stablehlo.transpose"(%1538) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %1540 = "stablehlo.convert"(%1537) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %1541 = "stablehlo.broadcast_in_dim"(%1013) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1542 = "stablehlo.multiply"(%1540, %1541) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1543 = "stablehlo.multiply"(%1542, %1004) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1544 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1545 = "stablehlo.reduce"(%1543, %1544) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg518: tensor<f32>, %arg519: tensor<f32>):
      %2954 = "stablehlo.add"(%arg518, %arg519) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2954) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1546 = "stablehlo.reshape"(%1545) : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %1547 = "stablehlo.negate"(%1546) : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %1548 = "stablehlo.broadcast_in_dim"(%1007) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1549 = "stablehlo.divide"(%1540, %1548) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1550 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1551 = "stablehlo.reduce"(%1547, %1550) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg516: tensor<f32>, %arg517: tensor<f32>):
      %2953 = "stablehlo.add"(%arg516, %arg517) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2953) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x1xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1552 = "stablehlo.broadcast_in_dim"(%1551) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x48xf32>
    %1553 = "stablehlo.add"(%1549, %1552) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1554 = "stablehlo.multiply"(%1553, %1004) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1555 = "func.call"(%995#1, %1554) <{callee = @_where_0}> : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1556 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1557 = "stablehlo.broadcast_in_dim"(%1556) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %1558 = "stablehlo.divide"(%1555, %1557) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1559 = "stablehlo.convert"(%1558) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %1560 = "stablehlo.dot_general"(%1559, %973) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %1561 = "stablehlo.transpose"(%1560) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %1562 = "stablehlo.dot_general"(%1559, %980) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %1563 = "stablehlo.transpose"(%1562) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %1564 = "stablehlo.reshape"(%1539) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1565 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1566 = "stablehlo.reduce"(%1564, %1565) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg514: tensor<bf16>, %arg515: tensor<bf16>):
      %2952 = "stablehlo.add"(%arg514, %arg515) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2952) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1567 = "stablehlo.reshape"(%1566) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1568 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1569 = "stablehlo.reduce"(%1567, %1568) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg512: tensor<bf16>, %arg513: tensor<bf16>):
      %2951 = "stablehlo.add"(%arg512, %arg513) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2951) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1570 = "stablehlo.convert"(%1569) : (tensor<96xbf16>) -> tensor<96xf32>
    %1571 = "stablehlo.dot_general"(%1564, %966) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1572 = "stablehlo.transpose"(%1571) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1573 = "stablehlo.dot_general"(%1564, %981) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1574 = "stablehlo.convert"(%1572) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1575 = "stablehlo.reshape"(%1561) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1576 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1577 = "stablehlo.reduce"(%1575, %1576) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg510: tensor<bf16>, %arg511: tensor<bf16>):
      %2950 = "stablehlo.add"(%arg510, %arg511) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2950) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1578 = "stablehlo.reshape"(%1577) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1579 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1580 = "stablehlo.reduce"(%1578, %1579) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg508: tensor<bf16>, %arg509: tensor<bf16>):
      %2949 = "stablehlo.add"(%arg508, %arg509) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2949) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1581 = "stablehlo.convert"(%1580) : (tensor<96xbf16>) -> tensor<96xf32>
    %1582 = "stablehlo.dot_general"(%1575, %966) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1583 = "stablehlo.transpose"(%1582) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1584 = "stablehlo.dot_general"(%1575, %974) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1585 = "stablehlo.add"(%1573, %1584) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1586 = "stablehlo.convert"(%1583) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1587 = "stablehlo.reshape"(%1563) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1588 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1589 = "stablehlo.reduce"(%1587, %1588) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg506: tensor<bf16>, %arg507: tensor<bf16>):
      %2948 = "stablehlo.add"(%arg506, %arg507) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2948) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1590 = "stablehlo.reshape"(%1589) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1591 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1592 = "stablehlo.reduce"(%1590, %1591) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg504: tensor<bf16>, %arg505: tensor<bf16>):
      %2947 = "stablehlo.add"(%arg504, %arg505) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2947) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1593 = "stablehlo.convert"(%1592) : (tensor<96xbf16>) -> tensor<96xf32>
    %1594 = "stablehlo.dot_general"(%1587, %966) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1595 = "stablehlo.transpose"(%1594) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1596 = "stablehlo.dot_general"(%1587, %967) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1597 = "stablehlo.add"(%1585, %1596) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1598 = "stablehlo.convert"(%1595) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1599 = "stablehlo.convert"(%1597) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1600 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1601 = "stablehlo.reduce"(%1599, %1600) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg502: tensor<f32>, %arg503: tensor<f32>):
      %2946 = "stablehlo.add"(%arg502, %arg503) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2946) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1602 = "stablehlo.reshape"(%1601) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1603 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1604 = "stablehlo.reduce"(%1602, %1603) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg500: tensor<f32>, %arg501: tensor<f32>):
      %2945 = "stablehlo.add"(%arg500, %arg501) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2945) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1605 = "stablehlo.multiply"(%959, %1599) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1606 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1607 = "stablehlo.reduce"(%1605, %1606) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg498: tensor<f32>, %arg499: tensor<f32>):
      %2944 = "stablehlo.add"(%arg498, %arg499) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2944) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1608 = "stablehlo.reshape"(%1607) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1609 = "stablehlo.broadcast_in_dim"(%960) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1610 = "stablehlo.multiply"(%1599, %1609) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1611 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1612 = "stablehlo.reduce"(%1608, %1611) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg496: tensor<f32>, %arg497: tensor<f32>):
      %2943 = "stablehlo.add"(%arg496, %arg497) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2943) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1613 = "stablehlo.multiply"(%939, %1610) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1614 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1615 = "stablehlo.reduce"(%1613, %1614) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg494: tensor<f32>, %arg495: tensor<f32>):
      %2942 = "stablehlo.add"(%arg494, %arg495) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2942) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1616 = "stablehlo.reshape"(%1615) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1617 = "stablehlo.broadcast_in_dim"(%953) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1618 = "stablehlo.multiply"(%1610, %1617) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1619 = "stablehlo.multiply"(%1616, %957) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1620 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1621 = "stablehlo.broadcast_in_dim"(%1620) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1622 = "stablehlo.divide"(%1619, %1621) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1623 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1624 = "stablehlo.reduce"(%1622, %1623) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg492: tensor<f32>, %arg493: tensor<f32>):
      %2941 = "stablehlo.add"(%arg492, %arg493) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2941) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1625 = "stablehlo.broadcast_in_dim"(%1624) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1626 = "stablehlo.multiply"(%1625, %943) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1627 = "stablehlo.add"(%1618, %1626) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1628 = "stablehlo.negate"(%1627) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1629 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1630 = "stablehlo.reduce"(%1628, %1629) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg490: tensor<f32>, %arg491: tensor<f32>):
      %2940 = "stablehlo.add"(%arg490, %arg491) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2940) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1631 = "stablehlo.reshape"(%1630) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1632 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1633 = "stablehlo.broadcast_in_dim"(%1632) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1634 = "stablehlo.divide"(%1631, %1633) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1635 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1636 = "stablehlo.reduce"(%1634, %1635) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg488: tensor<f32>, %arg489: tensor<f32>):
      %2939 = "stablehlo.add"(%arg488, %arg489) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2939) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1637 = "stablehlo.broadcast_in_dim"(%1636) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1638 = "stablehlo.add"(%1627, %1637) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1639 = "stablehlo.convert"(%1638) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1640 = "stablehlo.add"(%1524, %1639) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1641 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1642 = "stablehlo.reduce"(%1640, %1641) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg486: tensor<bf16>, %arg487: tensor<bf16>):
      %2938 = "stablehlo.add"(%arg486, %arg487) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2938) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1643 = "stablehlo.reshape"(%1642) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1644 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1645 = "stablehlo.reduce"(%1643, %1644) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg484: tensor<bf16>, %arg485: tensor<bf16>):
      %2937 = "stablehlo.add"(%arg484, %arg485) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2937) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1646 = "stablehlo.convert"(%1645) : (tensor<96xbf16>) -> tensor<96xf32>
    %1647 = "stablehlo.dot_general"(%1640, %923) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x384xbf16>) -> tensor<96x384xbf16>
    %1648 = "stablehlo.transpose"(%1647) <{permutation = array<i64: 1, 0>}> : (tensor<96x384xbf16>) -> tensor<384x96xbf16>
    %1649 = "stablehlo.dot_general"(%1640, %924) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<384x96xbf16>) -> tensor<4x48x384xbf16>
    %1650 = "stablehlo.convert"(%1648) : (tensor<384x96xbf16>) -> tensor<384x96xf32>
    %1651 = "stablehlo.multiply"(%914, %1649) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1652 = "stablehlo.multiply"(%1649, %919) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1653 = "stablehlo.constant"() <{value = dense<-1.125000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1654 = "stablehlo.broadcast_in_dim"(%1653) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1655 = "stablehlo.multiply"(%1654, %1651) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1656 = "stablehlo.multiply"(%1655, %922) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1657 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1658 = "stablehlo.broadcast_in_dim"(%1657) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1659 = "stablehlo.multiply"(%1656, %1658) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1660 = "stablehlo.negate"(%1659) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1661 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1662 = "stablehlo.broadcast_in_dim"(%1661) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1663 = "stablehlo.multiply"(%1662, %1652) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1664 = "stablehlo.add"(%1660, %1663) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1665 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1666 = "stablehlo.reduce"(%1664, %1665) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg482: tensor<bf16>, %arg483: tensor<bf16>):
      %2936 = "stablehlo.add"(%arg482, %arg483) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2936) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %1667 = "stablehlo.reshape"(%1666) : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %1668 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1669 = "stablehlo.reduce"(%1667, %1668) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg480: tensor<bf16>, %arg481: tensor<bf16>):
      %2935 = "stablehlo.add"(%arg480, %arg481) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2935) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %1670 = "stablehlo.convert"(%1669) : (tensor<384xbf16>) -> tensor<384xf32>
    %1671 = "stablehlo.dot_general"(%1664, %905) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<4x48x96xbf16>) -> tensor<384x96xbf16>
    %1672 = "stablehlo.transpose"(%1671) <{permutation = array<i64: 1, 0>}> : (tensor<384x96xbf16>) -> tensor<96x384xbf16>
    %1673 = "stablehlo.dot_general"(%1664, %906) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<96x384xbf16>) -> tensor<4x48x96xbf16>
    %1674 = "stablehlo.convert"(%1672) : (tensor<96x384xbf16>) -> tensor<96x384xf32>
    %1675 = "stablehlo.convert"(%1673) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1676 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1677 = "stablehlo.reduce"(%1675, %1676) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg478: tensor<f32>, %arg479: tensor<f32>):
      %2934 = "stablehlo.add"(%arg478, %arg479) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2934) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1678 = "stablehlo.reshape"(%1677) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1679 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1680 = "stablehlo.reduce"(%1678, %1679) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg476: tensor<f32>, %arg477: tensor<f32>):
      %2933 = "stablehlo.add"(%arg476, %arg477) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2933) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1681 = "stablehlo.multiply"(%898, %1675) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1682 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1683 = "stablehlo.reduce"(%1681, %1682) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg474: tensor<f32>, %arg475: tensor<f32>):
      %2932 = "stablehlo.add"(%arg474, %arg475) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2932) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1684 = "stablehlo.reshape"(%1683) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1685 = "stablehlo.broadcast_in_dim"(%899) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1686 = "stablehlo.multiply"(%1675, %1685) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1687 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1688 = "stablehlo.reduce"(%1684, %1687) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg472: tensor<f32>, %arg473: tensor<f32>):
      %2931 = "stablehlo.add"(%arg472, %arg473) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2931) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1689 = "stablehlo.multiply"(%878, %1686) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1690 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1691 = "stablehlo.reduce"(%1689, %1690) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg470: tensor<f32>, %arg471: tensor<f32>):
      %2930 = "stablehlo.add"(%arg470, %arg471) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2930) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1692 = "stablehlo.reshape"(%1691) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1693 = "stablehlo.broadcast_in_dim"(%892) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1694 = "stablehlo.multiply"(%1686, %1693) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1695 = "stablehlo.multiply"(%1692, %896) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1696 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1697 = "stablehlo.broadcast_in_dim"(%1696) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1698 = "stablehlo.divide"(%1695, %1697) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1699 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1700 = "stablehlo.reduce"(%1698, %1699) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg468: tensor<f32>, %arg469: tensor<f32>):
      %2929 = "stablehlo.add"(%arg468, %arg469) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2929) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1701 = "stablehlo.broadcast_in_dim"(%1700) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1702 = "stablehlo.multiply"(%1701, %882) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1703 = "stablehlo.add"(%1694, %1702) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1704 = "stablehlo.negate"(%1703) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1705 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1706 = "stablehlo.reduce"(%1704, %1705) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg466: tensor<f32>, %arg467: tensor<f32>):
      %2928 = "stablehlo.add"(%arg466, %arg467) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2928) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1707 = "stablehlo.reshape"(%1706) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1708 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1709 = "stablehlo.broadcast_in_dim"(%1708) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1710 = "stablehlo.divide"(%1707, %1709) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1711 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1712 = "stablehlo.reduce"(%1710, %1711) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg464: tensor<f32>, %arg465: tensor<f32>):
      %2927 = "stablehlo.add"(%arg464, %arg465) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2927) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1713 = "stablehlo.broadcast_in_dim"(%1712) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1714 = "stablehlo.add"(%1703, %1713) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1715 = "stablehlo.convert"(%1714) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1716 = "stablehlo.add"(%1640, %1715) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1717 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1718 = "stablehlo.reduce"(%1716, %1717) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg462: tensor<bf16>, %arg463: tensor<bf16>):
      %2926 = "stablehlo.add"(%arg462, %arg463) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2926) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1719 = "stablehlo.reshape"(%1718) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1720 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1721 = "stablehlo.reduce"(%1719, %1720) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg460: tensor<bf16>, %arg461: tensor<bf16>):
      %2925 = "stablehlo.add"(%arg460, %arg461) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2925) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1722 = "stablehlo.convert"(%1721) : (tensor<96xbf16>) -> tensor<96xf32>
    %1723 = "stablehlo.dot_general"(%1716, %862) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1724 = "stablehlo.transpose"(%1723) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1725 = "stablehlo.dot_general"(%1716, %863) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1726 = "stablehlo.convert"(%1724) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1727 = "stablehlo.reshape"(%1725) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %1728 = "stablehlo.transpose"(%1727) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x48x6x16xbf16>) -> tensor<4x6x16x48xbf16>
    %1729 = "stablehlo.dot_general"(%1728, %832) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %1730 = "stablehlo.dot_general"(%1728, %859) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %1731 = "stablehlo.transpose"(%1730) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %1732 = "stablehlo.convert"(%1729) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %1733 = "stablehlo.broadcast_in_dim"(%858) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1734 = "stablehlo.multiply"(%1732, %1733) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1735 = "stablehlo.multiply"(%1734, %849) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1736 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1737 = "stablehlo.reduce"(%1735, %1736) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg458: tensor<f32>, %arg459: tensor<f32>):
      %2924 = "stablehlo.add"(%arg458, %arg459) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2924) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1738 = "stablehlo.reshape"(%1737) : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %1739 = "stablehlo.negate"(%1738) : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %1740 = "stablehlo.broadcast_in_dim"(%852) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1741 = "stablehlo.divide"(%1732, %1740) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1742 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1743 = "stablehlo.reduce"(%1739, %1742) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg456: tensor<f32>, %arg457: tensor<f32>):
      %2923 = "stablehlo.add"(%arg456, %arg457) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2923) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x1xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1744 = "stablehlo.broadcast_in_dim"(%1743) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x48xf32>
    %1745 = "stablehlo.add"(%1741, %1744) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1746 = "stablehlo.multiply"(%1745, %849) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1747 = "func.call"(%840#1, %1746) <{callee = @_where_0}> : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1748 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1749 = "stablehlo.broadcast_in_dim"(%1748) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %1750 = "stablehlo.divide"(%1747, %1749) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1751 = "stablehlo.convert"(%1750) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %1752 = "stablehlo.dot_general"(%1751, %818) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %1753 = "stablehlo.transpose"(%1752) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %1754 = "stablehlo.dot_general"(%1751, %825) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %1755 = "stablehlo.transpose"(%1754) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %1756 = "stablehlo.reshape"(%1731) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1757 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1758 = "stablehlo.reduce"(%1756, %1757) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg454: tensor<bf16>, %arg455: tensor<bf16>):
      %2922 = "stablehlo.add"(%arg454, %arg455) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2922) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1759 = "stablehlo.reshape"(%1758) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1760 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1761 = "stablehlo.reduce"(%1759, %1760) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg452: tensor<bf16>, %arg453: tensor<bf16>):
      %2921 = "stablehlo.add"(%arg452, %arg453) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2921) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1762 = "stablehlo.convert"(%1761) : (tensor<96xbf16>) -> tensor<96xf32>
    %1763 = "stablehlo.dot_general"(%1756, %811) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1764 = "stablehlo.transpose"(%1763) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1765 = "stablehlo.dot_general"(%1756, %826) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1766 = "stablehlo.convert"(%1764) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1767 = "stablehlo.reshape"(%1753) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1768 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1769 = "stablehlo.reduce"(%1767, %1768) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg450: tensor<bf16>, %arg451: tensor<bf16>):
      %2920 = "stablehlo.add"(%arg450, %arg451) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2920) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1770 = "stablehlo.reshape"(%1769) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1771 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1772 = "stablehlo.reduce"(%1770, %1771) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg448: tensor<bf16>, %arg449: tensor<bf16>):
      %2919 = "stablehlo.add"(%arg448, %arg449) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2919) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1773 = "stablehlo.convert"(%1772) : (tensor<96xbf16>) -> tensor<96xf32>
    %1774 = "stablehlo.dot_general"(%1767, %811) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1775 = "stablehlo.transpose"(%1774) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1776 = "stablehlo.dot_general"(%1767, %819) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1777 = "stablehlo.add"(%1765, %1776) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1778 = "stablehlo.convert"(%1775) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1779 = "stablehlo.reshape"(%1755) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1780 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1781 = "stablehlo.reduce"(%1779, %1780) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg446: tensor<bf16>, %arg447: tensor<bf16>):
      %2918 = "stablehlo.add"(%arg446, %arg447) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2918) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1782 = "stablehlo.reshape"(%1781) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1783 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1784 = "stablehlo.reduce"(%1782, %1783) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg444: tensor<bf16>, %arg445: tensor<bf16>):
      %2917 = "stablehlo.add"(%arg444, %arg445) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2917) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1785 = "stablehlo.convert"(%1784) : (tensor<96xbf16>) -> tensor<96xf32>
    %1786 = "stablehlo.dot_general"(%1779, %811) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1787 = "stablehlo.transpose"(%1786) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1788 = "stablehlo.dot_general"(%1779, %812) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1789 = "stablehlo.add"(%1777, %1788) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1790 = "stablehlo.convert"(%1787) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1791 = "stablehlo.convert"(%1789) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1792 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1793 = "stablehlo.reduce"(%1791, %1792) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg442: tensor<f32>, %arg443: tensor<f32>):
      %2916 = "stablehlo.add"(%arg442, %arg443) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2916) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1794 = "stablehlo.reshape"(%1793) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1795 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1796 = "stablehlo.reduce"(%1794, %1795) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg440: tensor<f32>, %arg441: tensor<f32>):
      %2915 = "stablehlo.add"(%arg440, %arg441) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2915) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1797 = "stablehlo.multiply"(%804, %1791) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1798 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1799 = "stablehlo.reduce"(%1797, %1798) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg438: tensor<f32>, %arg439: tensor<f32>):
      %2914 = "stablehlo.add"(%arg438, %arg439) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2914) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1800 = "stablehlo.reshape"(%1799) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1801 = "stablehlo.broadcast_in_dim"(%805) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1802 = "stablehlo.multiply"(%1791, %1801) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1803 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1804 = "stablehlo.reduce"(%1800, %1803) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg436: tensor<f32>, %arg437: tensor<f32>):
      %2913 = "stablehlo.add"(%arg436, %arg437) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2913) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1805 = "stablehlo.multiply"(%784, %1802) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1806 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1807 = "stablehlo.reduce"(%1805, %1806) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg434: tensor<f32>, %arg435: tensor<f32>):
      %2912 = "stablehlo.add"(%arg434, %arg435) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2912) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1808 = "stablehlo.reshape"(%1807) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1809 = "stablehlo.broadcast_in_dim"(%798) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1810 = "stablehlo.multiply"(%1802, %1809) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1811 = "stablehlo.multiply"(%1808, %802) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1812 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1813 = "stablehlo.broadcast_in_dim"(%1812) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1814 = "stablehlo.divide"(%1811, %1813) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1815 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1816 = "stablehlo.reduce"(%1814, %1815) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg432: tensor<f32>, %arg433: tensor<f32>):
      %2911 = "stablehlo.add"(%arg432, %arg433) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2911) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1817 = "stablehlo.broadcast_in_dim"(%1816) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1818 = "stablehlo.multiply"(%1817, %788) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1819 = "stablehlo.add"(%1810, %1818) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1820 = "stablehlo.negate"(%1819) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1821 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1822 = "stablehlo.reduce"(%1820, %1821) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg430: tensor<f32>, %arg431: tensor<f32>):
      %2910 = "stablehlo.add"(%arg430, %arg431) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2910) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1823 = "stablehlo.reshape"(%1822) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1824 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1825 = "stablehlo.broadcast_in_dim"(%1824) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1826 = "stablehlo.divide"(%1823, %1825) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1827 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1828 = "stablehlo.reduce"(%1826, %1827) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg428: tensor<f32>, %arg429: tensor<f32>):
      %2909 = "stablehlo.add"(%arg428, %arg429) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2909) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1829 = "stablehlo.broadcast_in_dim"(%1828) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1830 = "stablehlo.add"(%1819, %1829) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1831 = "stablehlo.convert"(%1830) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1832 = "stablehlo.add"(%1716, %1831) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1833 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1834 = "stablehlo.reduce"(%1832, %1833) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg426: tensor<bf16>, %arg427: tensor<bf16>):
      %2908 = "stablehlo.add"(%arg426, %arg427) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2908) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1835 = "stablehlo.reshape"(%1834) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1836 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1837 = "stablehlo.reduce"(%1835, %1836) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg424: tensor<bf16>, %arg425: tensor<bf16>):
      %2907 = "stablehlo.add"(%arg424, %arg425) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2907) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1838 = "stablehlo.convert"(%1837) : (tensor<96xbf16>) -> tensor<96xf32>
    %1839 = "stablehlo.dot_general"(%1832, %768) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x384xbf16>) -> tensor<96x384xbf16>
    %1840 = "stablehlo.transpose"(%1839) <{permutation = array<i64: 1, 0>}> : (tensor<96x384xbf16>) -> tensor<384x96xbf16>
    %1841 = "stablehlo.dot_general"(%1832, %769) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<384x96xbf16>) -> tensor<4x48x384xbf16>
    %1842 = "stablehlo.convert"(%1840) : (tensor<384x96xbf16>) -> tensor<384x96xf32>
    %1843 = "stablehlo.multiply"(%759, %1841) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1844 = "stablehlo.multiply"(%1841, %764) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1845 = "stablehlo.constant"() <{value = dense<-1.125000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1846 = "stablehlo.broadcast_in_dim"(%1845) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1847 = "stablehlo.multiply"(%1846, %1843) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1848 = "stablehlo.multiply"(%1847, %767) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1849 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1850 = "stablehlo.broadcast_in_dim"(%1849) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1851 = "stablehlo.multiply"(%1848, %1850) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1852 = "stablehlo.negate"(%1851) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1853 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %1854 = "stablehlo.broadcast_in_dim"(%1853) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %1855 = "stablehlo.multiply"(%1854, %1844) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1856 = "stablehlo.add"(%1852, %1855) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %1857 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1858 = "stablehlo.reduce"(%1856, %1857) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg422: tensor<bf16>, %arg423: tensor<bf16>):
      %2906 = "stablehlo.add"(%arg422, %arg423) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2906) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %1859 = "stablehlo.reshape"(%1858) : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %1860 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1861 = "stablehlo.reduce"(%1859, %1860) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg420: tensor<bf16>, %arg421: tensor<bf16>):
      %2905 = "stablehlo.add"(%arg420, %arg421) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2905) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %1862 = "stablehlo.convert"(%1861) : (tensor<384xbf16>) -> tensor<384xf32>
    %1863 = "stablehlo.dot_general"(%1856, %750) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<4x48x96xbf16>) -> tensor<384x96xbf16>
    %1864 = "stablehlo.transpose"(%1863) <{permutation = array<i64: 1, 0>}> : (tensor<384x96xbf16>) -> tensor<96x384xbf16>
    %1865 = "stablehlo.dot_general"(%1856, %751) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<96x384xbf16>) -> tensor<4x48x96xbf16>
    %1866 = "stablehlo.convert"(%1864) : (tensor<96x384xbf16>) -> tensor<96x384xf32>
    %1867 = "stablehlo.convert"(%1865) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1868 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1869 = "stablehlo.reduce"(%1867, %1868) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg418: tensor<f32>, %arg419: tensor<f32>):
      %2904 = "stablehlo.add"(%arg418, %arg419) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2904) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1870 = "stablehlo.reshape"(%1869) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1871 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1872 = "stablehlo.reduce"(%1870, %1871) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg416: tensor<f32>, %arg417: tensor<f32>):
      %2903 = "stablehlo.add"(%arg416, %arg417) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2903) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1873 = "stablehlo.multiply"(%743, %1867) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1874 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1875 = "stablehlo.reduce"(%1873, %1874) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg414: tensor<f32>, %arg415: tensor<f32>):
      %2902 = "stablehlo.add"(%arg414, %arg415) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2902) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1876 = "stablehlo.reshape"(%1875) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1877 = "stablehlo.broadcast_in_dim"(%744) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1878 = "stablehlo.multiply"(%1867, %1877) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1879 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1880 = "stablehlo.reduce"(%1876, %1879) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg412: tensor<f32>, %arg413: tensor<f32>):
      %2901 = "stablehlo.add"(%arg412, %arg413) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2901) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1881 = "stablehlo.multiply"(%723, %1878) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1882 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1883 = "stablehlo.reduce"(%1881, %1882) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg410: tensor<f32>, %arg411: tensor<f32>):
      %2900 = "stablehlo.add"(%arg410, %arg411) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2900) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1884 = "stablehlo.reshape"(%1883) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1885 = "stablehlo.broadcast_in_dim"(%737) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %1886 = "stablehlo.multiply"(%1878, %1885) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1887 = "stablehlo.multiply"(%1884, %741) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1888 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1889 = "stablehlo.broadcast_in_dim"(%1888) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1890 = "stablehlo.divide"(%1887, %1889) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1891 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1892 = "stablehlo.reduce"(%1890, %1891) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg408: tensor<f32>, %arg409: tensor<f32>):
      %2899 = "stablehlo.add"(%arg408, %arg409) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2899) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1893 = "stablehlo.broadcast_in_dim"(%1892) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1894 = "stablehlo.multiply"(%1893, %727) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1895 = "stablehlo.add"(%1886, %1894) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1896 = "stablehlo.negate"(%1895) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1897 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1898 = "stablehlo.reduce"(%1896, %1897) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg406: tensor<f32>, %arg407: tensor<f32>):
      %2898 = "stablehlo.add"(%arg406, %arg407) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2898) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1899 = "stablehlo.reshape"(%1898) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %1900 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %1901 = "stablehlo.broadcast_in_dim"(%1900) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %1902 = "stablehlo.divide"(%1899, %1901) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %1903 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1904 = "stablehlo.reduce"(%1902, %1903) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg404: tensor<f32>, %arg405: tensor<f32>):
      %2897 = "stablehlo.add"(%arg404, %arg405) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2897) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %1905 = "stablehlo.broadcast_in_dim"(%1904) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %1906 = "stablehlo.add"(%1895, %1905) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1907 = "stablehlo.convert"(%1906) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %1908 = "stablehlo.add"(%1832, %1907) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1909 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1910 = "stablehlo.reduce"(%1908, %1909) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg402: tensor<bf16>, %arg403: tensor<bf16>):
      %2896 = "stablehlo.add"(%arg402, %arg403) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2896) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1911 = "stablehlo.reshape"(%1910) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1912 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1913 = "stablehlo.reduce"(%1911, %1912) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg400: tensor<bf16>, %arg401: tensor<bf16>):
      %2895 = "stablehlo.add"(%arg400, %arg401) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2895) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1914 = "stablehlo.convert"(%1913) : (tensor<96xbf16>) -> tensor<96xf32>
    %1915 = "stablehlo.dot_general"(%1908, %707) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1916 = "stablehlo.transpose"(%1915) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1917 = "stablehlo.dot_general"(%1908, %708) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1918 = "stablehlo.convert"(%1916) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1919 = "stablehlo.reshape"(%1917) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %1920 = "stablehlo.transpose"(%1919) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x48x6x16xbf16>) -> tensor<4x6x16x48xbf16>
    %1921 = "stablehlo.dot_general"(%1920, %677) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %1922 = "stablehlo.dot_general"(%1920, %704) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %1923 = "stablehlo.transpose"(%1922) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %1924 = "stablehlo.convert"(%1921) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %1925 = "stablehlo.broadcast_in_dim"(%703) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1926 = "stablehlo.multiply"(%1924, %1925) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1927 = "stablehlo.multiply"(%1926, %694) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1928 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1929 = "stablehlo.reduce"(%1927, %1928) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg398: tensor<f32>, %arg399: tensor<f32>):
      %2894 = "stablehlo.add"(%arg398, %arg399) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2894) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1930 = "stablehlo.reshape"(%1929) : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %1931 = "stablehlo.negate"(%1930) : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %1932 = "stablehlo.broadcast_in_dim"(%697) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %1933 = "stablehlo.divide"(%1924, %1932) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1934 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1935 = "stablehlo.reduce"(%1931, %1934) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg396: tensor<f32>, %arg397: tensor<f32>):
      %2893 = "stablehlo.add"(%arg396, %arg397) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2893) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x1xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %1936 = "stablehlo.broadcast_in_dim"(%1935) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x48xf32>
    %1937 = "stablehlo.add"(%1933, %1936) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1938 = "stablehlo.multiply"(%1937, %694) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1939 = "func.call"(%685#1, %1938) <{callee = @_where_0}> : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1940 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1941 = "stablehlo.broadcast_in_dim"(%1940) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %1942 = "stablehlo.divide"(%1939, %1941) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %1943 = "stablehlo.convert"(%1942) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %1944 = "stablehlo.dot_general"(%1943, %663) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %1945 = "stablehlo.transpose"(%1944) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %1946 = "stablehlo.dot_general"(%1943, %670) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %1947 = "stablehlo.transpose"(%1946) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %1948 = "stablehlo.reshape"(%1923) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1949 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1950 = "stablehlo.reduce"(%1948, %1949) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg394: tensor<bf16>, %arg395: tensor<bf16>):
      %2892 = "stablehlo.add"(%arg394, %arg395) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2892) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1951 = "stablehlo.reshape"(%1950) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1952 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1953 = "stablehlo.reduce"(%1951, %1952) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg392: tensor<bf16>, %arg393: tensor<bf16>):
      %2891 = "stablehlo.add"(%arg392, %arg393) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2891) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1954 = "stablehlo.convert"(%1953) : (tensor<96xbf16>) -> tensor<96xf32>
    %1955 = "stablehlo.dot_general"(%1948, %656) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1956 = "stablehlo.transpose"(%1955) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1957 = "stablehlo.dot_general"(%1948, %671) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1958 = "stablehlo.convert"(%1956) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1959 = "stablehlo.reshape"(%1945) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1960 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1961 = "stablehlo.reduce"(%1959, %1960) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg390: tensor<bf16>, %arg391: tensor<bf16>):
      %2890 = "stablehlo.add"(%arg390, %arg391) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2890) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1962 = "stablehlo.reshape"(%1961) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1963 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1964 = "stablehlo.reduce"(%1962, %1963) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg388: tensor<bf16>, %arg389: tensor<bf16>):
      %2889 = "stablehlo.add"(%arg388, %arg389) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2889) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1965 = "stablehlo.convert"(%1964) : (tensor<96xbf16>) -> tensor<96xf32>
    %1966 = "stablehlo.dot_general"(%1959, %656) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1967 = "stablehlo.transpose"(%1966) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1968 = "stablehlo.dot_general"(%1959, %664) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1969 = "stablehlo.add"(%1957, %1968) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1970 = "stablehlo.convert"(%1967) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1971 = "stablehlo.reshape"(%1947) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %1972 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1973 = "stablehlo.reduce"(%1971, %1972) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg386: tensor<bf16>, %arg387: tensor<bf16>):
      %2888 = "stablehlo.add"(%arg386, %arg387) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2888) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1974 = "stablehlo.reshape"(%1973) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %1975 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1976 = "stablehlo.reduce"(%1974, %1975) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg384: tensor<bf16>, %arg385: tensor<bf16>):
      %2887 = "stablehlo.add"(%arg384, %arg385) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2887) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %1977 = "stablehlo.convert"(%1976) : (tensor<96xbf16>) -> tensor<96xf32>
    %1978 = "stablehlo.dot_general"(%1971, %656) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %1979 = "stablehlo.transpose"(%1978) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %1980 = "stablehlo.dot_general"(%1971, %657) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %1981 = "stablehlo.add"(%1969, %1980) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %1982 = "stablehlo.convert"(%1979) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %1983 = "stablehlo.convert"(%1981) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %1984 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1985 = "stablehlo.reduce"(%1983, %1984) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg382: tensor<f32>, %arg383: tensor<f32>):
      %2886 = "stablehlo.add"(%arg382, %arg383) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2886) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1986 = "stablehlo.reshape"(%1985) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1987 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1988 = "stablehlo.reduce"(%1986, %1987) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg380: tensor<f32>, %arg381: tensor<f32>):
      %2885 = "stablehlo.add"(%arg380, %arg381) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2885) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1989 = "stablehlo.multiply"(%649, %1983) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1990 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1991 = "stablehlo.reduce"(%1989, %1990) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg378: tensor<f32>, %arg379: tensor<f32>):
      %2884 = "stablehlo.add"(%arg378, %arg379) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2884) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1992 = "stablehlo.reshape"(%1991) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %1993 = "stablehlo.broadcast_in_dim"(%650) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %1994 = "stablehlo.multiply"(%1983, %1993) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1995 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1996 = "stablehlo.reduce"(%1992, %1995) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg376: tensor<f32>, %arg377: tensor<f32>):
      %2883 = "stablehlo.add"(%arg376, %arg377) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2883) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %1997 = "stablehlo.multiply"(%629, %1994) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %1998 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1999 = "stablehlo.reduce"(%1997, %1998) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg374: tensor<f32>, %arg375: tensor<f32>):
      %2882 = "stablehlo.add"(%arg374, %arg375) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2882) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2000 = "stablehlo.reshape"(%1999) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2001 = "stablehlo.broadcast_in_dim"(%643) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %2002 = "stablehlo.multiply"(%1994, %2001) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2003 = "stablehlo.multiply"(%2000, %647) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2004 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2005 = "stablehlo.broadcast_in_dim"(%2004) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2006 = "stablehlo.divide"(%2003, %2005) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2007 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2008 = "stablehlo.reduce"(%2006, %2007) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg372: tensor<f32>, %arg373: tensor<f32>):
      %2881 = "stablehlo.add"(%arg372, %arg373) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2881) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2009 = "stablehlo.broadcast_in_dim"(%2008) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2010 = "stablehlo.multiply"(%2009, %633) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2011 = "stablehlo.add"(%2002, %2010) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2012 = "stablehlo.negate"(%2011) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2013 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2014 = "stablehlo.reduce"(%2012, %2013) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg370: tensor<f32>, %arg371: tensor<f32>):
      %2880 = "stablehlo.add"(%arg370, %arg371) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2880) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2015 = "stablehlo.reshape"(%2014) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2016 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2017 = "stablehlo.broadcast_in_dim"(%2016) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2018 = "stablehlo.divide"(%2015, %2017) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2019 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2020 = "stablehlo.reduce"(%2018, %2019) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg368: tensor<f32>, %arg369: tensor<f32>):
      %2879 = "stablehlo.add"(%arg368, %arg369) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2879) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2021 = "stablehlo.broadcast_in_dim"(%2020) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2022 = "stablehlo.add"(%2011, %2021) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2023 = "stablehlo.convert"(%2022) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %2024 = "stablehlo.add"(%1908, %2023) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2025 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2026 = "stablehlo.reduce"(%2024, %2025) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg366: tensor<bf16>, %arg367: tensor<bf16>):
      %2878 = "stablehlo.add"(%arg366, %arg367) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2878) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2027 = "stablehlo.reshape"(%2026) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2028 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2029 = "stablehlo.reduce"(%2027, %2028) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg364: tensor<bf16>, %arg365: tensor<bf16>):
      %2877 = "stablehlo.add"(%arg364, %arg365) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2877) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2030 = "stablehlo.convert"(%2029) : (tensor<96xbf16>) -> tensor<96xf32>
    %2031 = "stablehlo.dot_general"(%2024, %613) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x384xbf16>) -> tensor<96x384xbf16>
    %2032 = "stablehlo.transpose"(%2031) <{permutation = array<i64: 1, 0>}> : (tensor<96x384xbf16>) -> tensor<384x96xbf16>
    %2033 = "stablehlo.dot_general"(%2024, %614) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<384x96xbf16>) -> tensor<4x48x384xbf16>
    %2034 = "stablehlo.convert"(%2032) : (tensor<384x96xbf16>) -> tensor<384x96xf32>
    %2035 = "stablehlo.multiply"(%604, %2033) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2036 = "stablehlo.multiply"(%2033, %609) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2037 = "stablehlo.constant"() <{value = dense<-1.125000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2038 = "stablehlo.broadcast_in_dim"(%2037) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2039 = "stablehlo.multiply"(%2038, %2035) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2040 = "stablehlo.multiply"(%2039, %612) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2041 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %2042 = "stablehlo.broadcast_in_dim"(%2041) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2043 = "stablehlo.multiply"(%2040, %2042) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2044 = "stablehlo.negate"(%2043) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2045 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %2046 = "stablehlo.broadcast_in_dim"(%2045) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2047 = "stablehlo.multiply"(%2046, %2036) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2048 = "stablehlo.add"(%2044, %2047) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2049 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2050 = "stablehlo.reduce"(%2048, %2049) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg362: tensor<bf16>, %arg363: tensor<bf16>):
      %2876 = "stablehlo.add"(%arg362, %arg363) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2876) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %2051 = "stablehlo.reshape"(%2050) : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %2052 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2053 = "stablehlo.reduce"(%2051, %2052) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg360: tensor<bf16>, %arg361: tensor<bf16>):
      %2875 = "stablehlo.add"(%arg360, %arg361) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2875) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %2054 = "stablehlo.convert"(%2053) : (tensor<384xbf16>) -> tensor<384xf32>
    %2055 = "stablehlo.dot_general"(%2048, %595) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<4x48x96xbf16>) -> tensor<384x96xbf16>
    %2056 = "stablehlo.transpose"(%2055) <{permutation = array<i64: 1, 0>}> : (tensor<384x96xbf16>) -> tensor<96x384xbf16>
    %2057 = "stablehlo.dot_general"(%2048, %596) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<96x384xbf16>) -> tensor<4x48x96xbf16>
    %2058 = "stablehlo.convert"(%2056) : (tensor<96x384xbf16>) -> tensor<96x384xf32>
    %2059 = "stablehlo.convert"(%2057) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %2060 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2061 = "stablehlo.reduce"(%2059, %2060) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg358: tensor<f32>, %arg359: tensor<f32>):
      %2874 = "stablehlo.add"(%arg358, %arg359) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2874) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2062 = "stablehlo.reshape"(%2061) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2063 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2064 = "stablehlo.reduce"(%2062, %2063) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg356: tensor<f32>, %arg357: tensor<f32>):
      %2873 = "stablehlo.add"(%arg356, %arg357) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2873) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2065 = "stablehlo.multiply"(%588, %2059) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2066 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2067 = "stablehlo.reduce"(%2065, %2066) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg354: tensor<f32>, %arg355: tensor<f32>):
      %2872 = "stablehlo.add"(%arg354, %arg355) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2872) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2068 = "stablehlo.reshape"(%2067) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2069 = "stablehlo.broadcast_in_dim"(%589) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %2070 = "stablehlo.multiply"(%2059, %2069) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2071 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2072 = "stablehlo.reduce"(%2068, %2071) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg352: tensor<f32>, %arg353: tensor<f32>):
      %2871 = "stablehlo.add"(%arg352, %arg353) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2871) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2073 = "stablehlo.multiply"(%568, %2070) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2074 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2075 = "stablehlo.reduce"(%2073, %2074) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg350: tensor<f32>, %arg351: tensor<f32>):
      %2870 = "stablehlo.add"(%arg350, %arg351) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2870) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2076 = "stablehlo.reshape"(%2075) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2077 = "stablehlo.broadcast_in_dim"(%582) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %2078 = "stablehlo.multiply"(%2070, %2077) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2079 = "stablehlo.multiply"(%2076, %586) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2080 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2081 = "stablehlo.broadcast_in_dim"(%2080) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2082 = "stablehlo.divide"(%2079, %2081) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2083 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2084 = "stablehlo.reduce"(%2082, %2083) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg348: tensor<f32>, %arg349: tensor<f32>):
      %2869 = "stablehlo.add"(%arg348, %arg349) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2869) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2085 = "stablehlo.broadcast_in_dim"(%2084) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2086 = "stablehlo.multiply"(%2085, %572) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2087 = "stablehlo.add"(%2078, %2086) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2088 = "stablehlo.negate"(%2087) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2089 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2090 = "stablehlo.reduce"(%2088, %2089) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg346: tensor<f32>, %arg347: tensor<f32>):
      %2868 = "stablehlo.add"(%arg346, %arg347) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2868) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2091 = "stablehlo.reshape"(%2090) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2092 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2093 = "stablehlo.broadcast_in_dim"(%2092) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2094 = "stablehlo.divide"(%2091, %2093) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2095 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2096 = "stablehlo.reduce"(%2094, %2095) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg344: tensor<f32>, %arg345: tensor<f32>):
      %2867 = "stablehlo.add"(%arg344, %arg345) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2867) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2097 = "stablehlo.broadcast_in_dim"(%2096) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2098 = "stablehlo.add"(%2087, %2097) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2099 = "stablehlo.convert"(%2098) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %2100 = "stablehlo.add"(%2024, %2099) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2101 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2102 = "stablehlo.reduce"(%2100, %2101) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg342: tensor<bf16>, %arg343: tensor<bf16>):
      %2866 = "stablehlo.add"(%arg342, %arg343) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2866) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2103 = "stablehlo.reshape"(%2102) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2104 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2105 = "stablehlo.reduce"(%2103, %2104) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg340: tensor<bf16>, %arg341: tensor<bf16>):
      %2865 = "stablehlo.add"(%arg340, %arg341) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2865) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2106 = "stablehlo.convert"(%2105) : (tensor<96xbf16>) -> tensor<96xf32>
    %2107 = "stablehlo.dot_general"(%2100, %552) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2108 = "stablehlo.transpose"(%2107) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2109 = "stablehlo.dot_general"(%2100, %553) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2110 = "stablehlo.convert"(%2108) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2111 = "stablehlo.reshape"(%2109) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %2112 = "stablehlo.transpose"(%2111) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x48x6x16xbf16>) -> tensor<4x6x16x48xbf16>
    %2113 = "stablehlo.dot_general"(%2112, %522) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %2114 = "stablehlo.dot_general"(%2112, %549) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %2115 = "stablehlo.transpose"(%2114) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %2116 = "stablehlo.convert"(%2113) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %2117 = "stablehlo.broadcast_in_dim"(%548) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %2118 = "stablehlo.multiply"(%2116, %2117) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2119 = "stablehlo.multiply"(%2118, %539) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2120 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2121 = "stablehlo.reduce"(%2119, %2120) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg338: tensor<f32>, %arg339: tensor<f32>):
      %2864 = "stablehlo.add"(%arg338, %arg339) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2864) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %2122 = "stablehlo.reshape"(%2121) : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %2123 = "stablehlo.negate"(%2122) : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %2124 = "stablehlo.broadcast_in_dim"(%542) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %2125 = "stablehlo.divide"(%2116, %2124) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2126 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2127 = "stablehlo.reduce"(%2123, %2126) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg336: tensor<f32>, %arg337: tensor<f32>):
      %2863 = "stablehlo.add"(%arg336, %arg337) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2863) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x1xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %2128 = "stablehlo.broadcast_in_dim"(%2127) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x48xf32>
    %2129 = "stablehlo.add"(%2125, %2128) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2130 = "stablehlo.multiply"(%2129, %539) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2131 = "func.call"(%530#1, %2130) <{callee = @_where_0}> : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2132 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2133 = "stablehlo.broadcast_in_dim"(%2132) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %2134 = "stablehlo.divide"(%2131, %2133) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2135 = "stablehlo.convert"(%2134) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %2136 = "stablehlo.dot_general"(%2135, %508) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %2137 = "stablehlo.transpose"(%2136) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %2138 = "stablehlo.dot_general"(%2135, %515) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %2139 = "stablehlo.transpose"(%2138) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %2140 = "stablehlo.reshape"(%2115) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2141 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2142 = "stablehlo.reduce"(%2140, %2141) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg334: tensor<bf16>, %arg335: tensor<bf16>):
      %2862 = "stablehlo.add"(%arg334, %arg335) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2862) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2143 = "stablehlo.reshape"(%2142) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2144 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2145 = "stablehlo.reduce"(%2143, %2144) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg332: tensor<bf16>, %arg333: tensor<bf16>):
      %2861 = "stablehlo.add"(%arg332, %arg333) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2861) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2146 = "stablehlo.convert"(%2145) : (tensor<96xbf16>) -> tensor<96xf32>
    %2147 = "stablehlo.dot_general"(%2140, %501) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2148 = "stablehlo.transpose"(%2147) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2149 = "stablehlo.dot_general"(%2140, %516) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2150 = "stablehlo.convert"(%2148) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2151 = "stablehlo.reshape"(%2137) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2152 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2153 = "stablehlo.reduce"(%2151, %2152) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg330: tensor<bf16>, %arg331: tensor<bf16>):
      %2860 = "stablehlo.add"(%arg330, %arg331) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2860) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2154 = "stablehlo.reshape"(%2153) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2155 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2156 = "stablehlo.reduce"(%2154, %2155) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg328: tensor<bf16>, %arg329: tensor<bf16>):
      %2859 = "stablehlo.add"(%arg328, %arg329) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2859) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2157 = "stablehlo.convert"(%2156) : (tensor<96xbf16>) -> tensor<96xf32>
    %2158 = "stablehlo.dot_general"(%2151, %501) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2159 = "stablehlo.transpose"(%2158) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2160 = "stablehlo.dot_general"(%2151, %509) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2161 = "stablehlo.add"(%2149, %2160) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2162 = "stablehlo.convert"(%2159) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2163 = "stablehlo.reshape"(%2139) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2164 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2165 = "stablehlo.reduce"(%2163, %2164) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg326: tensor<bf16>, %arg327: tensor<bf16>):
      %2858 = "stablehlo.add"(%arg326, %arg327) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2858) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2166 = "stablehlo.reshape"(%2165) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2167 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2168 = "stablehlo.reduce"(%2166, %2167) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg324: tensor<bf16>, %arg325: tensor<bf16>):
      %2857 = "stablehlo.add"(%arg324, %arg325) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2857) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2169 = "stablehlo.convert"(%2168) : (tensor<96xbf16>) -> tensor<96xf32>
    %2170 = "stablehlo.dot_general"(%2163, %501) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2171 = "stablehlo.transpose"(%2170) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2172 = "stablehlo.dot_general"(%2163, %502) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2173 = "stablehlo.add"(%2161, %2172) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2174 = "stablehlo.convert"(%2171) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2175 = "stablehlo.convert"(%2173) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %2176 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2177 = "stablehlo.reduce"(%2175, %2176) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg322: tensor<f32>, %arg323: tensor<f32>):
      %2856 = "stablehlo.add"(%arg322, %arg323) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2856) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2178 = "stablehlo.reshape"(%2177) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2179 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2180 = "stablehlo.reduce"(%2178, %2179) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg320: tensor<f32>, %arg321: tensor<f32>):
      %2855 = "stablehlo.add"(%arg320, %arg321) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2855) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2181 = "stablehlo.multiply"(%494, %2175) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2182 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2183 = "stablehlo.reduce"(%2181, %2182) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg318: tensor<f32>, %arg319: tensor<f32>):
      %2854 = "stablehlo.add"(%arg318, %arg319) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2854) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2184 = "stablehlo.reshape"(%2183) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2185 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %2186 = "stablehlo.multiply"(%2175, %2185) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2187 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2188 = "stablehlo.reduce"(%2184, %2187) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg316: tensor<f32>, %arg317: tensor<f32>):
      %2853 = "stablehlo.add"(%arg316, %arg317) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2853) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2189 = "stablehlo.multiply"(%474, %2186) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2190 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2191 = "stablehlo.reduce"(%2189, %2190) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg314: tensor<f32>, %arg315: tensor<f32>):
      %2852 = "stablehlo.add"(%arg314, %arg315) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2852) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2192 = "stablehlo.reshape"(%2191) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2193 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %2194 = "stablehlo.multiply"(%2186, %2193) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2195 = "stablehlo.multiply"(%2192, %492) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2196 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2197 = "stablehlo.broadcast_in_dim"(%2196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2198 = "stablehlo.divide"(%2195, %2197) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2199 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2200 = "stablehlo.reduce"(%2198, %2199) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg312: tensor<f32>, %arg313: tensor<f32>):
      %2851 = "stablehlo.add"(%arg312, %arg313) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2851) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2201 = "stablehlo.broadcast_in_dim"(%2200) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2202 = "stablehlo.multiply"(%2201, %478) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2203 = "stablehlo.add"(%2194, %2202) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2204 = "stablehlo.negate"(%2203) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2205 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2206 = "stablehlo.reduce"(%2204, %2205) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg310: tensor<f32>, %arg311: tensor<f32>):
      %2850 = "stablehlo.add"(%arg310, %arg311) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2850) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2207 = "stablehlo.reshape"(%2206) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2208 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2209 = "stablehlo.broadcast_in_dim"(%2208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2210 = "stablehlo.divide"(%2207, %2209) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2211 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2212 = "stablehlo.reduce"(%2210, %2211) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg308: tensor<f32>, %arg309: tensor<f32>):
      %2849 = "stablehlo.add"(%arg308, %arg309) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2849) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2213 = "stablehlo.broadcast_in_dim"(%2212) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2214 = "stablehlo.add"(%2203, %2213) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2215 = "stablehlo.convert"(%2214) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %2216 = "stablehlo.add"(%2100, %2215) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2217 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2218 = "stablehlo.reduce"(%2216, %2217) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg306: tensor<bf16>, %arg307: tensor<bf16>):
      %2848 = "stablehlo.add"(%arg306, %arg307) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2848) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2219 = "stablehlo.reshape"(%2218) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2220 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2221 = "stablehlo.reduce"(%2219, %2220) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg304: tensor<bf16>, %arg305: tensor<bf16>):
      %2847 = "stablehlo.add"(%arg304, %arg305) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2847) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2222 = "stablehlo.convert"(%2221) : (tensor<96xbf16>) -> tensor<96xf32>
    %2223 = "stablehlo.dot_general"(%2216, %458) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x384xbf16>) -> tensor<96x384xbf16>
    %2224 = "stablehlo.transpose"(%2223) <{permutation = array<i64: 1, 0>}> : (tensor<96x384xbf16>) -> tensor<384x96xbf16>
    %2225 = "stablehlo.dot_general"(%2216, %459) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<384x96xbf16>) -> tensor<4x48x384xbf16>
    %2226 = "stablehlo.convert"(%2224) : (tensor<384x96xbf16>) -> tensor<384x96xf32>
    %2227 = "stablehlo.multiply"(%449, %2225) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2228 = "stablehlo.multiply"(%2225, %454) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2229 = "stablehlo.constant"() <{value = dense<-1.125000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2230 = "stablehlo.broadcast_in_dim"(%2229) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2231 = "stablehlo.multiply"(%2230, %2227) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2232 = "stablehlo.multiply"(%2231, %457) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2233 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %2234 = "stablehlo.broadcast_in_dim"(%2233) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2235 = "stablehlo.multiply"(%2232, %2234) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2236 = "stablehlo.negate"(%2235) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2237 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %2238 = "stablehlo.broadcast_in_dim"(%2237) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2239 = "stablehlo.multiply"(%2238, %2228) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2240 = "stablehlo.add"(%2236, %2239) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2241 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2242 = "stablehlo.reduce"(%2240, %2241) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg302: tensor<bf16>, %arg303: tensor<bf16>):
      %2846 = "stablehlo.add"(%arg302, %arg303) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2846) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %2243 = "stablehlo.reshape"(%2242) : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %2244 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2245 = "stablehlo.reduce"(%2243, %2244) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg300: tensor<bf16>, %arg301: tensor<bf16>):
      %2845 = "stablehlo.add"(%arg300, %arg301) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2845) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %2246 = "stablehlo.convert"(%2245) : (tensor<384xbf16>) -> tensor<384xf32>
    %2247 = "stablehlo.dot_general"(%2240, %440) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<4x48x96xbf16>) -> tensor<384x96xbf16>
    %2248 = "stablehlo.transpose"(%2247) <{permutation = array<i64: 1, 0>}> : (tensor<384x96xbf16>) -> tensor<96x384xbf16>
    %2249 = "stablehlo.dot_general"(%2240, %441) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<96x384xbf16>) -> tensor<4x48x96xbf16>
    %2250 = "stablehlo.convert"(%2248) : (tensor<96x384xbf16>) -> tensor<96x384xf32>
    %2251 = "stablehlo.convert"(%2249) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %2252 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2253 = "stablehlo.reduce"(%2251, %2252) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg298: tensor<f32>, %arg299: tensor<f32>):
      %2844 = "stablehlo.add"(%arg298, %arg299) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2844) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2254 = "stablehlo.reshape"(%2253) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2255 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2256 = "stablehlo.reduce"(%2254, %2255) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg296: tensor<f32>, %arg297: tensor<f32>):
      %2843 = "stablehlo.add"(%arg296, %arg297) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2843) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2257 = "stablehlo.multiply"(%433, %2251) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2258 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2259 = "stablehlo.reduce"(%2257, %2258) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg294: tensor<f32>, %arg295: tensor<f32>):
      %2842 = "stablehlo.add"(%arg294, %arg295) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2842) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2260 = "stablehlo.reshape"(%2259) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2261 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %2262 = "stablehlo.multiply"(%2251, %2261) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2263 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2264 = "stablehlo.reduce"(%2260, %2263) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg292: tensor<f32>, %arg293: tensor<f32>):
      %2841 = "stablehlo.add"(%arg292, %arg293) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2841) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2265 = "stablehlo.multiply"(%413, %2262) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2266 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2267 = "stablehlo.reduce"(%2265, %2266) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg290: tensor<f32>, %arg291: tensor<f32>):
      %2840 = "stablehlo.add"(%arg290, %arg291) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2840) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2268 = "stablehlo.reshape"(%2267) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2269 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %2270 = "stablehlo.multiply"(%2262, %2269) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2271 = "stablehlo.multiply"(%2268, %431) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2272 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2273 = "stablehlo.broadcast_in_dim"(%2272) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2274 = "stablehlo.divide"(%2271, %2273) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2275 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2276 = "stablehlo.reduce"(%2274, %2275) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg288: tensor<f32>, %arg289: tensor<f32>):
      %2839 = "stablehlo.add"(%arg288, %arg289) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2839) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2277 = "stablehlo.broadcast_in_dim"(%2276) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2278 = "stablehlo.multiply"(%2277, %417) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2279 = "stablehlo.add"(%2270, %2278) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2280 = "stablehlo.negate"(%2279) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2281 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2282 = "stablehlo.reduce"(%2280, %2281) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %2838 = "stablehlo.add"(%arg286, %arg287) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2838) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2283 = "stablehlo.reshape"(%2282) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2284 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2285 = "stablehlo.broadcast_in_dim"(%2284) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2286 = "stablehlo.divide"(%2283, %2285) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2287 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2288 = "stablehlo.reduce"(%2286, %2287) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg284: tensor<f32>, %arg285: tensor<f32>):
      %2837 = "stablehlo.add"(%arg284, %arg285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2837) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2289 = "stablehlo.broadcast_in_dim"(%2288) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2290 = "stablehlo.add"(%2279, %2289) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2291 = "stablehlo.convert"(%2290) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %2292 = "stablehlo.add"(%2216, %2291) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2293 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2294 = "stablehlo.reduce"(%2292, %2293) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg282: tensor<bf16>, %arg283: tensor<bf16>):
      %2836 = "stablehlo.add"(%arg282, %arg283) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2836) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2295 = "stablehlo.reshape"(%2294) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2296 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2297 = "stablehlo.reduce"(%2295, %2296) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg280: tensor<bf16>, %arg281: tensor<bf16>):
      %2835 = "stablehlo.add"(%arg280, %arg281) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2835) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2298 = "stablehlo.convert"(%2297) : (tensor<96xbf16>) -> tensor<96xf32>
    %2299 = "stablehlo.dot_general"(%2292, %397) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2300 = "stablehlo.transpose"(%2299) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2301 = "stablehlo.dot_general"(%2292, %398) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2302 = "stablehlo.convert"(%2300) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2303 = "stablehlo.reshape"(%2301) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %2304 = "stablehlo.transpose"(%2303) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x48x6x16xbf16>) -> tensor<4x6x16x48xbf16>
    %2305 = "stablehlo.dot_general"(%2304, %367) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %2306 = "stablehlo.dot_general"(%2304, %394) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %2307 = "stablehlo.transpose"(%2306) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %2308 = "stablehlo.convert"(%2305) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %2309 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %2310 = "stablehlo.multiply"(%2308, %2309) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2311 = "stablehlo.multiply"(%2310, %384) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2312 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2313 = "stablehlo.reduce"(%2311, %2312) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg278: tensor<f32>, %arg279: tensor<f32>):
      %2834 = "stablehlo.add"(%arg278, %arg279) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2834) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %2314 = "stablehlo.reshape"(%2313) : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %2315 = "stablehlo.negate"(%2314) : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %2316 = "stablehlo.broadcast_in_dim"(%387) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %2317 = "stablehlo.divide"(%2308, %2316) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2318 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2319 = "stablehlo.reduce"(%2315, %2318) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg276: tensor<f32>, %arg277: tensor<f32>):
      %2833 = "stablehlo.add"(%arg276, %arg277) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2833) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x1xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %2320 = "stablehlo.broadcast_in_dim"(%2319) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x48xf32>
    %2321 = "stablehlo.add"(%2317, %2320) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2322 = "stablehlo.multiply"(%2321, %384) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2323 = "func.call"(%375#1, %2322) <{callee = @_where_0}> : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2324 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2325 = "stablehlo.broadcast_in_dim"(%2324) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %2326 = "stablehlo.divide"(%2323, %2325) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2327 = "stablehlo.convert"(%2326) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %2328 = "stablehlo.dot_general"(%2327, %353) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %2329 = "stablehlo.transpose"(%2328) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %2330 = "stablehlo.dot_general"(%2327, %360) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %2331 = "stablehlo.transpose"(%2330) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %2332 = "stablehlo.reshape"(%2307) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2333 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2334 = "stablehlo.reduce"(%2332, %2333) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg274: tensor<bf16>, %arg275: tensor<bf16>):
      %2832 = "stablehlo.add"(%arg274, %arg275) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2832) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2335 = "stablehlo.reshape"(%2334) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2336 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2337 = "stablehlo.reduce"(%2335, %2336) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg272: tensor<bf16>, %arg273: tensor<bf16>):
      %2831 = "stablehlo.add"(%arg272, %arg273) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2831) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2338 = "stablehlo.convert"(%2337) : (tensor<96xbf16>) -> tensor<96xf32>
    %2339 = "stablehlo.dot_general"(%2332, %346) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2340 = "stablehlo.transpose"(%2339) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2341 = "stablehlo.dot_general"(%2332, %361) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2342 = "stablehlo.convert"(%2340) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2343 = "stablehlo.reshape"(%2329) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2344 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2345 = "stablehlo.reduce"(%2343, %2344) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg270: tensor<bf16>, %arg271: tensor<bf16>):
      %2830 = "stablehlo.add"(%arg270, %arg271) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2830) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2346 = "stablehlo.reshape"(%2345) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2347 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2348 = "stablehlo.reduce"(%2346, %2347) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg268: tensor<bf16>, %arg269: tensor<bf16>):
      %2829 = "stablehlo.add"(%arg268, %arg269) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2829) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2349 = "stablehlo.convert"(%2348) : (tensor<96xbf16>) -> tensor<96xf32>
    %2350 = "stablehlo.dot_general"(%2343, %346) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2351 = "stablehlo.transpose"(%2350) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2352 = "stablehlo.dot_general"(%2343, %354) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2353 = "stablehlo.add"(%2341, %2352) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2354 = "stablehlo.convert"(%2351) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2355 = "stablehlo.reshape"(%2331) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2356 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2357 = "stablehlo.reduce"(%2355, %2356) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg266: tensor<bf16>, %arg267: tensor<bf16>):
      %2828 = "stablehlo.add"(%arg266, %arg267) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2828) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2358 = "stablehlo.reshape"(%2357) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2359 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2360 = "stablehlo.reduce"(%2358, %2359) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg264: tensor<bf16>, %arg265: tensor<bf16>):
      %2827 = "stablehlo.add"(%arg264, %arg265) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2827) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2361 = "stablehlo.convert"(%2360) : (tensor<96xbf16>) -> tensor<96xf32>
    %2362 = "stablehlo.dot_general"(%2355, %346) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2363 = "stablehlo.transpose"(%2362) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2364 = "stablehlo.dot_general"(%2355, %347) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2365 = "stablehlo.add"(%2353, %2364) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2366 = "stablehlo.convert"(%2363) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2367 = "stablehlo.convert"(%2365) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %2368 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2369 = "stablehlo.reduce"(%2367, %2368) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg262: tensor<f32>, %arg263: tensor<f32>):
      %2826 = "stablehlo.add"(%arg262, %arg263) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2826) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2370 = "stablehlo.reshape"(%2369) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2371 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2372 = "stablehlo.reduce"(%2370, %2371) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg260: tensor<f32>, %arg261: tensor<f32>):
      %2825 = "stablehlo.add"(%arg260, %arg261) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2825) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2373 = "stablehlo.multiply"(%339, %2367) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2374 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2375 = "stablehlo.reduce"(%2373, %2374) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg258: tensor<f32>, %arg259: tensor<f32>):
      %2824 = "stablehlo.add"(%arg258, %arg259) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2824) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2376 = "stablehlo.reshape"(%2375) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2377 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %2378 = "stablehlo.multiply"(%2367, %2377) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2379 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2380 = "stablehlo.reduce"(%2376, %2379) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg256: tensor<f32>, %arg257: tensor<f32>):
      %2823 = "stablehlo.add"(%arg256, %arg257) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2823) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2381 = "stablehlo.multiply"(%319, %2378) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2382 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2383 = "stablehlo.reduce"(%2381, %2382) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
      %2822 = "stablehlo.add"(%arg254, %arg255) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2822) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2384 = "stablehlo.reshape"(%2383) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2385 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %2386 = "stablehlo.multiply"(%2378, %2385) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2387 = "stablehlo.multiply"(%2384, %337) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2388 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2389 = "stablehlo.broadcast_in_dim"(%2388) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2390 = "stablehlo.divide"(%2387, %2389) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2391 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2392 = "stablehlo.reduce"(%2390, %2391) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg252: tensor<f32>, %arg253: tensor<f32>):
      %2821 = "stablehlo.add"(%arg252, %arg253) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2821) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2393 = "stablehlo.broadcast_in_dim"(%2392) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2394 = "stablehlo.multiply"(%2393, %323) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2395 = "stablehlo.add"(%2386, %2394) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2396 = "stablehlo.negate"(%2395) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2397 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2398 = "stablehlo.reduce"(%2396, %2397) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg250: tensor<f32>, %arg251: tensor<f32>):
      %2820 = "stablehlo.add"(%arg250, %arg251) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2820) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2399 = "stablehlo.reshape"(%2398) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2400 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2401 = "stablehlo.broadcast_in_dim"(%2400) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2402 = "stablehlo.divide"(%2399, %2401) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2403 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2404 = "stablehlo.reduce"(%2402, %2403) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg248: tensor<f32>, %arg249: tensor<f32>):
      %2819 = "stablehlo.add"(%arg248, %arg249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2819) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2405 = "stablehlo.broadcast_in_dim"(%2404) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2406 = "stablehlo.add"(%2395, %2405) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2407 = "stablehlo.convert"(%2406) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %2408 = "stablehlo.add"(%2292, %2407) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2409 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2410 = "stablehlo.reduce"(%2408, %2409) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg246: tensor<bf16>, %arg247: tensor<bf16>):
      %2818 = "stablehlo.add"(%arg246, %arg247) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2818) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2411 = "stablehlo.reshape"(%2410) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2412 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2413 = "stablehlo.reduce"(%2411, %2412) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg244: tensor<bf16>, %arg245: tensor<bf16>):
      %2817 = "stablehlo.add"(%arg244, %arg245) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2817) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2414 = "stablehlo.convert"(%2413) : (tensor<96xbf16>) -> tensor<96xf32>
    %2415 = "stablehlo.dot_general"(%2408, %303) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x384xbf16>) -> tensor<96x384xbf16>
    %2416 = "stablehlo.transpose"(%2415) <{permutation = array<i64: 1, 0>}> : (tensor<96x384xbf16>) -> tensor<384x96xbf16>
    %2417 = "stablehlo.dot_general"(%2408, %304) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<384x96xbf16>) -> tensor<4x48x384xbf16>
    %2418 = "stablehlo.convert"(%2416) : (tensor<384x96xbf16>) -> tensor<384x96xf32>
    %2419 = "stablehlo.multiply"(%294, %2417) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2420 = "stablehlo.multiply"(%2417, %299) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2421 = "stablehlo.constant"() <{value = dense<-1.125000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2422 = "stablehlo.broadcast_in_dim"(%2421) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2423 = "stablehlo.multiply"(%2422, %2419) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2424 = "stablehlo.multiply"(%2423, %302) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2425 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %2426 = "stablehlo.broadcast_in_dim"(%2425) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2427 = "stablehlo.multiply"(%2424, %2426) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2428 = "stablehlo.negate"(%2427) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2429 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %2430 = "stablehlo.broadcast_in_dim"(%2429) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2431 = "stablehlo.multiply"(%2430, %2420) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2432 = "stablehlo.add"(%2428, %2431) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2433 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2434 = "stablehlo.reduce"(%2432, %2433) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg242: tensor<bf16>, %arg243: tensor<bf16>):
      %2816 = "stablehlo.add"(%arg242, %arg243) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2816) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %2435 = "stablehlo.reshape"(%2434) : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %2436 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2437 = "stablehlo.reduce"(%2435, %2436) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
      %2815 = "stablehlo.add"(%arg240, %arg241) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2815) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %2438 = "stablehlo.convert"(%2437) : (tensor<384xbf16>) -> tensor<384xf32>
    %2439 = "stablehlo.dot_general"(%2432, %285) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<4x48x96xbf16>) -> tensor<384x96xbf16>
    %2440 = "stablehlo.transpose"(%2439) <{permutation = array<i64: 1, 0>}> : (tensor<384x96xbf16>) -> tensor<96x384xbf16>
    %2441 = "stablehlo.dot_general"(%2432, %286) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<96x384xbf16>) -> tensor<4x48x96xbf16>
    %2442 = "stablehlo.convert"(%2440) : (tensor<96x384xbf16>) -> tensor<96x384xf32>
    %2443 = "stablehlo.convert"(%2441) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %2444 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2445 = "stablehlo.reduce"(%2443, %2444) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg238: tensor<f32>, %arg239: tensor<f32>):
      %2814 = "stablehlo.add"(%arg238, %arg239) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2814) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2446 = "stablehlo.reshape"(%2445) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2447 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2448 = "stablehlo.reduce"(%2446, %2447) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg236: tensor<f32>, %arg237: tensor<f32>):
      %2813 = "stablehlo.add"(%arg236, %arg237) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2813) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2449 = "stablehlo.multiply"(%278, %2443) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2450 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2451 = "stablehlo.reduce"(%2449, %2450) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg234: tensor<f32>, %arg235: tensor<f32>):
      %2812 = "stablehlo.add"(%arg234, %arg235) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2812) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2452 = "stablehlo.reshape"(%2451) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2453 = "stablehlo.broadcast_in_dim"(%279) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %2454 = "stablehlo.multiply"(%2443, %2453) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2455 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2456 = "stablehlo.reduce"(%2452, %2455) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg232: tensor<f32>, %arg233: tensor<f32>):
      %2811 = "stablehlo.add"(%arg232, %arg233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2811) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2457 = "stablehlo.multiply"(%258, %2454) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2458 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2459 = "stablehlo.reduce"(%2457, %2458) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg230: tensor<f32>, %arg231: tensor<f32>):
      %2810 = "stablehlo.add"(%arg230, %arg231) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2810) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2460 = "stablehlo.reshape"(%2459) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2461 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %2462 = "stablehlo.multiply"(%2454, %2461) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2463 = "stablehlo.multiply"(%2460, %276) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2464 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2465 = "stablehlo.broadcast_in_dim"(%2464) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2466 = "stablehlo.divide"(%2463, %2465) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2467 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2468 = "stablehlo.reduce"(%2466, %2467) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg228: tensor<f32>, %arg229: tensor<f32>):
      %2809 = "stablehlo.add"(%arg228, %arg229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2809) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2469 = "stablehlo.broadcast_in_dim"(%2468) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2470 = "stablehlo.multiply"(%2469, %262) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2471 = "stablehlo.add"(%2462, %2470) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2472 = "stablehlo.negate"(%2471) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2473 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2474 = "stablehlo.reduce"(%2472, %2473) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg226: tensor<f32>, %arg227: tensor<f32>):
      %2808 = "stablehlo.add"(%arg226, %arg227) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2808) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2475 = "stablehlo.reshape"(%2474) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2476 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2477 = "stablehlo.broadcast_in_dim"(%2476) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2478 = "stablehlo.divide"(%2475, %2477) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2479 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2480 = "stablehlo.reduce"(%2478, %2479) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg224: tensor<f32>, %arg225: tensor<f32>):
      %2807 = "stablehlo.add"(%arg224, %arg225) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2807) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2481 = "stablehlo.broadcast_in_dim"(%2480) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2482 = "stablehlo.add"(%2471, %2481) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2483 = "stablehlo.convert"(%2482) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %2484 = "stablehlo.add"(%2408, %2483) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2485 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2486 = "stablehlo.reduce"(%2484, %2485) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg222: tensor<bf16>, %arg223: tensor<bf16>):
      %2806 = "stablehlo.add"(%arg222, %arg223) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2806) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2487 = "stablehlo.reshape"(%2486) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2488 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2489 = "stablehlo.reduce"(%2487, %2488) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg220: tensor<bf16>, %arg221: tensor<bf16>):
      %2805 = "stablehlo.add"(%arg220, %arg221) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2805) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2490 = "stablehlo.convert"(%2489) : (tensor<96xbf16>) -> tensor<96xf32>
    %2491 = "stablehlo.dot_general"(%2484, %242) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2492 = "stablehlo.transpose"(%2491) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2493 = "stablehlo.dot_general"(%2484, %243) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2494 = "stablehlo.convert"(%2492) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2495 = "stablehlo.reshape"(%2493) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %2496 = "stablehlo.transpose"(%2495) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x48x6x16xbf16>) -> tensor<4x6x16x48xbf16>
    %2497 = "stablehlo.dot_general"(%2496, %212) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %2498 = "stablehlo.dot_general"(%2496, %239) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %2499 = "stablehlo.transpose"(%2498) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %2500 = "stablehlo.convert"(%2497) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %2501 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %2502 = "stablehlo.multiply"(%2500, %2501) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2503 = "stablehlo.multiply"(%2502, %229) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2504 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2505 = "stablehlo.reduce"(%2503, %2504) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg218: tensor<f32>, %arg219: tensor<f32>):
      %2804 = "stablehlo.add"(%arg218, %arg219) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2804) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %2506 = "stablehlo.reshape"(%2505) : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %2507 = "stablehlo.negate"(%2506) : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %2508 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %2509 = "stablehlo.divide"(%2500, %2508) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2510 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2511 = "stablehlo.reduce"(%2507, %2510) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg216: tensor<f32>, %arg217: tensor<f32>):
      %2803 = "stablehlo.add"(%arg216, %arg217) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2803) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x1xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %2512 = "stablehlo.broadcast_in_dim"(%2511) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x48xf32>
    %2513 = "stablehlo.add"(%2509, %2512) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2514 = "stablehlo.multiply"(%2513, %229) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2515 = "func.call"(%220#1, %2514) <{callee = @_where_0}> : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2516 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2517 = "stablehlo.broadcast_in_dim"(%2516) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %2518 = "stablehlo.divide"(%2515, %2517) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2519 = "stablehlo.convert"(%2518) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %2520 = "stablehlo.dot_general"(%2519, %198) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %2521 = "stablehlo.transpose"(%2520) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %2522 = "stablehlo.dot_general"(%2519, %205) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %2523 = "stablehlo.transpose"(%2522) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %2524 = "stablehlo.reshape"(%2499) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2525 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2526 = "stablehlo.reduce"(%2524, %2525) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg214: tensor<bf16>, %arg215: tensor<bf16>):
      %2802 = "stablehlo.add"(%arg214, %arg215) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2802) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2527 = "stablehlo.reshape"(%2526) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2528 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2529 = "stablehlo.reduce"(%2527, %2528) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg212: tensor<bf16>, %arg213: tensor<bf16>):
      %2801 = "stablehlo.add"(%arg212, %arg213) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2801) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2530 = "stablehlo.convert"(%2529) : (tensor<96xbf16>) -> tensor<96xf32>
    %2531 = "stablehlo.dot_general"(%2524, %191) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2532 = "stablehlo.transpose"(%2531) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2533 = "stablehlo.dot_general"(%2524, %206) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2534 = "stablehlo.convert"(%2532) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2535 = "stablehlo.reshape"(%2521) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2536 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2537 = "stablehlo.reduce"(%2535, %2536) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg210: tensor<bf16>, %arg211: tensor<bf16>):
      %2800 = "stablehlo.add"(%arg210, %arg211) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2800) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2538 = "stablehlo.reshape"(%2537) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2539 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2540 = "stablehlo.reduce"(%2538, %2539) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg208: tensor<bf16>, %arg209: tensor<bf16>):
      %2799 = "stablehlo.add"(%arg208, %arg209) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2799) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2541 = "stablehlo.convert"(%2540) : (tensor<96xbf16>) -> tensor<96xf32>
    %2542 = "stablehlo.dot_general"(%2535, %191) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2543 = "stablehlo.transpose"(%2542) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2544 = "stablehlo.dot_general"(%2535, %199) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2545 = "stablehlo.add"(%2533, %2544) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2546 = "stablehlo.convert"(%2543) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2547 = "stablehlo.reshape"(%2523) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2548 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2549 = "stablehlo.reduce"(%2547, %2548) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg206: tensor<bf16>, %arg207: tensor<bf16>):
      %2798 = "stablehlo.add"(%arg206, %arg207) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2798) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2550 = "stablehlo.reshape"(%2549) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2551 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2552 = "stablehlo.reduce"(%2550, %2551) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg204: tensor<bf16>, %arg205: tensor<bf16>):
      %2797 = "stablehlo.add"(%arg204, %arg205) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2797) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2553 = "stablehlo.convert"(%2552) : (tensor<96xbf16>) -> tensor<96xf32>
    %2554 = "stablehlo.dot_general"(%2547, %191) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2555 = "stablehlo.transpose"(%2554) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2556 = "stablehlo.dot_general"(%2547, %192) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2557 = "stablehlo.add"(%2545, %2556) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2558 = "stablehlo.convert"(%2555) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2559 = "stablehlo.convert"(%2557) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %2560 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2561 = "stablehlo.reduce"(%2559, %2560) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg202: tensor<f32>, %arg203: tensor<f32>):
      %2796 = "stablehlo.add"(%arg202, %arg203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2796) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2562 = "stablehlo.reshape"(%2561) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2563 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2564 = "stablehlo.reduce"(%2562, %2563) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg200: tensor<f32>, %arg201: tensor<f32>):
      %2795 = "stablehlo.add"(%arg200, %arg201) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2795) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2565 = "stablehlo.multiply"(%184, %2559) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2566 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2567 = "stablehlo.reduce"(%2565, %2566) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg198: tensor<f32>, %arg199: tensor<f32>):
      %2794 = "stablehlo.add"(%arg198, %arg199) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2794) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2568 = "stablehlo.reshape"(%2567) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2569 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %2570 = "stablehlo.multiply"(%2559, %2569) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2571 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2572 = "stablehlo.reduce"(%2568, %2571) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg196: tensor<f32>, %arg197: tensor<f32>):
      %2793 = "stablehlo.add"(%arg196, %arg197) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2793) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2573 = "stablehlo.multiply"(%164, %2570) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2574 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2575 = "stablehlo.reduce"(%2573, %2574) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg194: tensor<f32>, %arg195: tensor<f32>):
      %2792 = "stablehlo.add"(%arg194, %arg195) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2792) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2576 = "stablehlo.reshape"(%2575) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2577 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %2578 = "stablehlo.multiply"(%2570, %2577) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2579 = "stablehlo.multiply"(%2576, %182) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2580 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2581 = "stablehlo.broadcast_in_dim"(%2580) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2582 = "stablehlo.divide"(%2579, %2581) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2583 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2584 = "stablehlo.reduce"(%2582, %2583) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg192: tensor<f32>, %arg193: tensor<f32>):
      %2791 = "stablehlo.add"(%arg192, %arg193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2791) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2585 = "stablehlo.broadcast_in_dim"(%2584) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2586 = "stablehlo.multiply"(%2585, %168) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2587 = "stablehlo.add"(%2578, %2586) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2588 = "stablehlo.negate"(%2587) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2589 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2590 = "stablehlo.reduce"(%2588, %2589) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg190: tensor<f32>, %arg191: tensor<f32>):
      %2790 = "stablehlo.add"(%arg190, %arg191) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2790) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2591 = "stablehlo.reshape"(%2590) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2592 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2593 = "stablehlo.broadcast_in_dim"(%2592) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2594 = "stablehlo.divide"(%2591, %2593) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2595 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2596 = "stablehlo.reduce"(%2594, %2595) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg188: tensor<f32>, %arg189: tensor<f32>):
      %2789 = "stablehlo.add"(%arg188, %arg189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2789) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2597 = "stablehlo.broadcast_in_dim"(%2596) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2598 = "stablehlo.add"(%2587, %2597) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2599 = "stablehlo.convert"(%2598) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %2600 = "stablehlo.add"(%2484, %2599) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2601 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2602 = "stablehlo.reduce"(%2600, %2601) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg186: tensor<bf16>, %arg187: tensor<bf16>):
      %2788 = "stablehlo.add"(%arg186, %arg187) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2788) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2603 = "stablehlo.reshape"(%2602) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2604 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2605 = "stablehlo.reduce"(%2603, %2604) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg184: tensor<bf16>, %arg185: tensor<bf16>):
      %2787 = "stablehlo.add"(%arg184, %arg185) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2787) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2606 = "stablehlo.convert"(%2605) : (tensor<96xbf16>) -> tensor<96xf32>
    %2607 = "stablehlo.dot_general"(%2600, %148) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x384xbf16>) -> tensor<96x384xbf16>
    %2608 = "stablehlo.transpose"(%2607) <{permutation = array<i64: 1, 0>}> : (tensor<96x384xbf16>) -> tensor<384x96xbf16>
    %2609 = "stablehlo.dot_general"(%2600, %149) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<384x96xbf16>) -> tensor<4x48x384xbf16>
    %2610 = "stablehlo.convert"(%2608) : (tensor<384x96xbf16>) -> tensor<384x96xf32>
    %2611 = "stablehlo.multiply"(%139, %2609) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2612 = "stablehlo.multiply"(%2609, %144) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2613 = "stablehlo.constant"() <{value = dense<-1.125000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2614 = "stablehlo.broadcast_in_dim"(%2613) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2615 = "stablehlo.multiply"(%2614, %2611) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2616 = "stablehlo.multiply"(%2615, %147) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2617 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %2618 = "stablehlo.broadcast_in_dim"(%2617) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2619 = "stablehlo.multiply"(%2616, %2618) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2620 = "stablehlo.negate"(%2619) : (tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2621 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %2622 = "stablehlo.broadcast_in_dim"(%2621) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x48x384xbf16>
    %2623 = "stablehlo.multiply"(%2622, %2612) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2624 = "stablehlo.add"(%2620, %2623) : (tensor<4x48x384xbf16>, tensor<4x48x384xbf16>) -> tensor<4x48x384xbf16>
    %2625 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2626 = "stablehlo.reduce"(%2624, %2625) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg182: tensor<bf16>, %arg183: tensor<bf16>):
      %2786 = "stablehlo.add"(%arg182, %arg183) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2786) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %2627 = "stablehlo.reshape"(%2626) : (tensor<384xbf16>) -> tensor<1x1x384xbf16>
    %2628 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2629 = "stablehlo.reduce"(%2627, %2628) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg180: tensor<bf16>, %arg181: tensor<bf16>):
      %2785 = "stablehlo.add"(%arg180, %arg181) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2785) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x384xbf16>, tensor<bf16>) -> tensor<384xbf16>
    %2630 = "stablehlo.convert"(%2629) : (tensor<384xbf16>) -> tensor<384xf32>
    %2631 = "stablehlo.dot_general"(%2624, %130) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<4x48x96xbf16>) -> tensor<384x96xbf16>
    %2632 = "stablehlo.transpose"(%2631) <{permutation = array<i64: 1, 0>}> : (tensor<384x96xbf16>) -> tensor<96x384xbf16>
    %2633 = "stablehlo.dot_general"(%2624, %131) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x384xbf16>, tensor<96x384xbf16>) -> tensor<4x48x96xbf16>
    %2634 = "stablehlo.convert"(%2632) : (tensor<96x384xbf16>) -> tensor<96x384xf32>
    %2635 = "stablehlo.convert"(%2633) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %2636 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2637 = "stablehlo.reduce"(%2635, %2636) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg178: tensor<f32>, %arg179: tensor<f32>):
      %2784 = "stablehlo.add"(%arg178, %arg179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2784) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2638 = "stablehlo.reshape"(%2637) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2639 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2640 = "stablehlo.reduce"(%2638, %2639) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg176: tensor<f32>, %arg177: tensor<f32>):
      %2783 = "stablehlo.add"(%arg176, %arg177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2783) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2641 = "stablehlo.multiply"(%123, %2635) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2642 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2643 = "stablehlo.reduce"(%2641, %2642) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg174: tensor<f32>, %arg175: tensor<f32>):
      %2782 = "stablehlo.add"(%arg174, %arg175) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2782) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2644 = "stablehlo.reshape"(%2643) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2645 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x96xf32>) -> tensor<4x48x96xf32>
    %2646 = "stablehlo.multiply"(%2635, %2645) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2647 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2648 = "stablehlo.reduce"(%2644, %2647) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg172: tensor<f32>, %arg173: tensor<f32>):
      %2781 = "stablehlo.add"(%arg172, %arg173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2781) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2649 = "stablehlo.multiply"(%103, %2646) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2650 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2651 = "stablehlo.reduce"(%2649, %2650) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg170: tensor<f32>, %arg171: tensor<f32>):
      %2780 = "stablehlo.add"(%arg170, %arg171) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2780) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2652 = "stablehlo.reshape"(%2651) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2653 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x48x1xf32>) -> tensor<4x48x96xf32>
    %2654 = "stablehlo.multiply"(%2646, %2653) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2655 = "stablehlo.multiply"(%2652, %121) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2656 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2657 = "stablehlo.broadcast_in_dim"(%2656) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2658 = "stablehlo.divide"(%2655, %2657) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2659 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2660 = "stablehlo.reduce"(%2658, %2659) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg168: tensor<f32>, %arg169: tensor<f32>):
      %2779 = "stablehlo.add"(%arg168, %arg169) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2779) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2661 = "stablehlo.broadcast_in_dim"(%2660) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2662 = "stablehlo.multiply"(%2661, %107) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2663 = "stablehlo.add"(%2654, %2662) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2664 = "stablehlo.negate"(%2663) : (tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2665 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2666 = "stablehlo.reduce"(%2664, %2665) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg166: tensor<f32>, %arg167: tensor<f32>):
      %2778 = "stablehlo.add"(%arg166, %arg167) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2778) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2667 = "stablehlo.reshape"(%2666) : (tensor<4x48xf32>) -> tensor<4x48x1xf32>
    %2668 = "stablehlo.constant"() <{value = dense<9.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2669 = "stablehlo.broadcast_in_dim"(%2668) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x48x1xf32>
    %2670 = "stablehlo.divide"(%2667, %2669) : (tensor<4x48x1xf32>, tensor<4x48x1xf32>) -> tensor<4x48x1xf32>
    %2671 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2672 = "stablehlo.reduce"(%2670, %2671) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg164: tensor<f32>, %arg165: tensor<f32>):
      %2777 = "stablehlo.add"(%arg164, %arg165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2777) : (tensor<f32>) -> ()
    }) : (tensor<4x48x1xf32>, tensor<f32>) -> tensor<4x48xf32>
    %2673 = "stablehlo.broadcast_in_dim"(%2672) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x48xf32>) -> tensor<4x48x96xf32>
    %2674 = "stablehlo.add"(%2663, %2673) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2675 = "stablehlo.convert"(%2674) : (tensor<4x48x96xf32>) -> tensor<4x48x96xbf16>
    %2676 = "stablehlo.add"(%2600, %2675) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2677 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2678 = "stablehlo.reduce"(%2676, %2677) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg162: tensor<bf16>, %arg163: tensor<bf16>):
      %2776 = "stablehlo.add"(%arg162, %arg163) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2776) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2679 = "stablehlo.reshape"(%2678) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2680 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2681 = "stablehlo.reduce"(%2679, %2680) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg160: tensor<bf16>, %arg161: tensor<bf16>):
      %2775 = "stablehlo.add"(%arg160, %arg161) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2775) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2682 = "stablehlo.convert"(%2681) : (tensor<96xbf16>) -> tensor<96xf32>
    %2683 = "stablehlo.dot_general"(%2676, %87) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2684 = "stablehlo.transpose"(%2683) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2685 = "stablehlo.dot_general"(%2676, %88) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2686 = "stablehlo.convert"(%2684) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2687 = "stablehlo.reshape"(%2685) : (tensor<4x48x96xbf16>) -> tensor<4x48x6x16xbf16>
    %2688 = "stablehlo.transpose"(%2687) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x48x6x16xbf16>) -> tensor<4x6x16x48xbf16>
    %2689 = "stablehlo.dot_general"(%2688, %57) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x48xbf16>
    %2690 = "stablehlo.dot_general"(%2688, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x16x48xbf16>, tensor<4x6x48x48xbf16>) -> tensor<4x6x16x48xbf16>
    %2691 = "stablehlo.transpose"(%2690) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x6x16x48xbf16>) -> tensor<4x48x6x16xbf16>
    %2692 = "stablehlo.convert"(%2689) : (tensor<4x6x48x48xbf16>) -> tensor<4x6x48x48xf32>
    %2693 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %2694 = "stablehlo.multiply"(%2692, %2693) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2695 = "stablehlo.multiply"(%2694, %74) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2696 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2697 = "stablehlo.reduce"(%2695, %2696) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg158: tensor<f32>, %arg159: tensor<f32>):
      %2774 = "stablehlo.add"(%arg158, %arg159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2774) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x48xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %2698 = "stablehlo.reshape"(%2697) : (tensor<4x6x48xf32>) -> tensor<4x6x48x1xf32>
    %2699 = "stablehlo.negate"(%2698) : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x1xf32>
    %2700 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x6x48x1xf32>) -> tensor<4x6x48x48xf32>
    %2701 = "stablehlo.divide"(%2692, %2700) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2702 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2703 = "stablehlo.reduce"(%2699, %2702) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg156: tensor<f32>, %arg157: tensor<f32>):
      %2773 = "stablehlo.add"(%arg156, %arg157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2773) : (tensor<f32>) -> ()
    }) : (tensor<4x6x48x1xf32>, tensor<f32>) -> tensor<4x6x48xf32>
    %2704 = "stablehlo.broadcast_in_dim"(%2703) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x6x48xf32>) -> tensor<4x6x48x48xf32>
    %2705 = "stablehlo.add"(%2701, %2704) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2706 = "stablehlo.multiply"(%2705, %74) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2707 = "func.call"(%65#1, %2706) <{callee = @_where_0}> : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2708 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2709 = "stablehlo.broadcast_in_dim"(%2708) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %2710 = "stablehlo.divide"(%2707, %2709) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    %2711 = "stablehlo.convert"(%2710) : (tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xbf16>
    %2712 = "stablehlo.dot_general"(%2711, %43) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %2713 = "stablehlo.transpose"(%2712) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %2714 = "stablehlo.dot_general"(%2711, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6x48x48xbf16>, tensor<4x48x6x16xbf16>) -> tensor<4x6x48x16xbf16>
    %2715 = "stablehlo.transpose"(%2714) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x6x48x16xbf16>) -> tensor<4x48x6x16xbf16>
    %2716 = "stablehlo.reshape"(%2691) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2717 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2718 = "stablehlo.reduce"(%2716, %2717) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg154: tensor<bf16>, %arg155: tensor<bf16>):
      %2772 = "stablehlo.add"(%arg154, %arg155) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2772) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2719 = "stablehlo.reshape"(%2718) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2720 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2721 = "stablehlo.reduce"(%2719, %2720) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg152: tensor<bf16>, %arg153: tensor<bf16>):
      %2771 = "stablehlo.add"(%arg152, %arg153) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2771) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2722 = "stablehlo.convert"(%2721) : (tensor<96xbf16>) -> tensor<96xf32>
    %2723 = "stablehlo.dot_general"(%2716, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2724 = "stablehlo.transpose"(%2723) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2725 = "stablehlo.dot_general"(%2716, %51) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2726 = "stablehlo.convert"(%2724) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2727 = "stablehlo.reshape"(%2713) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2728 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2729 = "stablehlo.reduce"(%2727, %2728) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg150: tensor<bf16>, %arg151: tensor<bf16>):
      %2770 = "stablehlo.add"(%arg150, %arg151) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2770) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2730 = "stablehlo.reshape"(%2729) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2731 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2732 = "stablehlo.reduce"(%2730, %2731) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg148: tensor<bf16>, %arg149: tensor<bf16>):
      %2769 = "stablehlo.add"(%arg148, %arg149) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2769) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2733 = "stablehlo.convert"(%2732) : (tensor<96xbf16>) -> tensor<96xf32>
    %2734 = "stablehlo.dot_general"(%2727, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2735 = "stablehlo.transpose"(%2734) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2736 = "stablehlo.dot_general"(%2727, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2737 = "stablehlo.add"(%2725, %2736) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2738 = "stablehlo.convert"(%2735) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2739 = "stablehlo.reshape"(%2715) : (tensor<4x48x6x16xbf16>) -> tensor<4x48x96xbf16>
    %2740 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2741 = "stablehlo.reduce"(%2739, %2740) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg146: tensor<bf16>, %arg147: tensor<bf16>):
      %2768 = "stablehlo.add"(%arg146, %arg147) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2768) : (tensor<bf16>) -> ()
    }) : (tensor<4x48x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2742 = "stablehlo.reshape"(%2741) : (tensor<96xbf16>) -> tensor<1x1x96xbf16>
    %2743 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %2744 = "stablehlo.reduce"(%2742, %2743) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg144: tensor<bf16>, %arg145: tensor<bf16>):
      %2767 = "stablehlo.add"(%arg144, %arg145) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%2767) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x96xbf16>, tensor<bf16>) -> tensor<96xbf16>
    %2745 = "stablehlo.convert"(%2744) : (tensor<96xbf16>) -> tensor<96xf32>
    %2746 = "stablehlo.dot_general"(%2739, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<96x96xbf16>
    %2747 = "stablehlo.transpose"(%2746) <{permutation = array<i64: 1, 0>}> : (tensor<96x96xbf16>) -> tensor<96x96xbf16>
    %2748 = "stablehlo.dot_general"(%2739, %37) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x48x96xbf16>, tensor<96x96xbf16>) -> tensor<4x48x96xbf16>
    %2749 = "stablehlo.add"(%2737, %2748) : (tensor<4x48x96xbf16>, tensor<4x48x96xbf16>) -> tensor<4x48x96xbf16>
    %2750 = "stablehlo.convert"(%2747) : (tensor<96x96xbf16>) -> tensor<96x96xf32>
    %2751 = "stablehlo.convert"(%2749) : (tensor<4x48x96xbf16>) -> tensor<4x48x96xf32>
    %2752 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2753 = "stablehlo.reduce"(%2751, %2752) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %2766 = "stablehlo.add"(%arg142, %arg143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2766) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2754 = "stablehlo.reshape"(%2753) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2755 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2756 = "stablehlo.reduce"(%2754, %2755) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg140: tensor<f32>, %arg141: tensor<f32>):
      %2765 = "stablehlo.add"(%arg140, %arg141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2765) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2757 = "stablehlo.multiply"(%29, %2751) : (tensor<4x48x96xf32>, tensor<4x48x96xf32>) -> tensor<4x48x96xf32>
    %2758 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2759 = "stablehlo.reduce"(%2757, %2758) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg138: tensor<f32>, %arg139: tensor<f32>):
      %2764 = "stablehlo.add"(%arg138, %arg139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2764) : (tensor<f32>) -> ()
    }) : (tensor<4x48x96xf32>, tensor<f32>) -> tensor<96xf32>
    %2760 = "stablehlo.reshape"(%2759) : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %2761 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2762 = "stablehlo.reduce"(%2760, %2761) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg136: tensor<f32>, %arg137: tensor<f32>):
      %2763 = "stablehlo.add"(%arg136, %arg137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2763) : (tensor<f32>) -> ()
    }) : (tensor<1x1x96xf32>, tensor<f32>) -> tensor<96xf32>
    "func.return"(%1250, %2634, %2630, %2610, %2606, %2756, %2762, %2640, %2648, %2733, %2738, %2682, %2686, %2745, %2750, %2722, %2726, %2442, %2438, %2418, %2414, %2564, %2572, %2448, %2456, %2541, %2546, %2490, %2494, %2553, %2558, %2530, %2534, %2250, %2246, %2226, %2222, %2372, %2380, %2256, %2264, %2349, %2354, %2298, %2302, %2361, %2366, %2338, %2342, %2058, %2054, %2034, %2030, %2180, %2188, %2064, %2072, %2157, %2162, %2106, %2110, %2169, %2174, %2146, %2150, %1866, %1862, %1842, %1838, %1988, %1996, %1872, %1880, %1965, %1970, %1914, %1918, %1977, %1982, %1954, %1958, %1674, %1670, %1650, %1646, %1796, %1804, %1680, %1688, %1773, %1778, %1722, %1726, %1785, %1790, %1762, %1766, %1482, %1478, %1458, %1454, %1604, %1612, %1488, %1496, %1581, %1586, %1530, %1534, %1593, %1598, %1570, %1574, %1290, %1286, %1266, %1262, %1412, %1420, %1296, %1304, %1389, %1394, %1338, %1342, %1401, %1406, %1378, %1382) : (tensor<f32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96x384xf32>, tensor<384xf32>, tensor<384x96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<96xf32>, tensor<96x96xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x1x1x48xi1>, tensor<f32>, tensor<4x6x48x48xf32>) -> (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<4x1x1x48xi1>, %arg3: tensor<f32>, %arg4: tensor<4x6x48x48xf32>):
    %3 = "stablehlo.convert"(%arg3) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x1x1x48xi1>) -> tensor<4x6x48x48xi1>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %6 = "stablehlo.select"(%4, %5, %arg4) : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    "func.return"(%6, %4) : (tensor<4x6x48x48xf32>, tensor<4x6x48x48xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x6x48x48xi1>, %arg1: tensor<4x6x48x48xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6x48x48xf32>
    %2 = "stablehlo.select"(%arg0, %1, %arg1) : (tensor<4x6x48x48xi1>, tensor<4x6x48x48xf32>, tensor<4x6x48x48xf32>) -> tensor<4x6x48x48xf32>
    "func.return"(%2) : (tensor<4x6x48x48xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
