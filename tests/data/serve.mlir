"builtin.module"() <{sym_name = "jit_serve"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {tf.aliasing_output = 1 : i32}, {}, {tf.aliasing_output = 2 : i32}, {}, {}, {}], function_type = (tensor<4x32xi8>, tensor<32x128xui8>, tensor<256xf16>, tensor<4x64xi32>, tensor<32xui8>, tensor<4x64x32xf8E4M3FN>, tensor<i32>, tensor<2xui32>, tensor<i32>) -> (tensor<4xi32>, tensor<4x64xi32>, tensor<4x64x32xf8E4M3FN>, tensor<4xi1>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg106: tensor<4x32xi8>, %arg107: tensor<32x128xui8>, %arg108: tensor<256xf16>, %arg109: tensor<4x64xi32>, %arg110: tensor<32xui8>, %arg111: tensor<4x64x32xf8E4M3FN>, %arg112: tensor<i32>, %arg113: tensor<2xui32>, %arg114: tensor<i32>):
    %352 = "stablehlo.constant"() <{value = dense<15> : tensor<ui8>}> : () -> tensor<ui8>
    %353 = "stablehlo.broadcast_in_dim"(%352) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<32x128xui8>
    %354 = "stablehlo.and"(%arg107, %353) : (tensor<32x128xui8>, tensor<32x128xui8>) -> tensor<32x128xui8>
    %355 = "stablehlo.constant"() <{value = dense<4> : tensor<ui8>}> : () -> tensor<ui8>
    %356 = "stablehlo.broadcast_in_dim"(%355) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<32x128xui8>
    %357 = "stablehlo.shift_right_logical"(%arg107, %356) : (tensor<32x128xui8>, tensor<32x128xui8>) -> tensor<32x128xui8>
    %358 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x128xui8>) -> tensor<32x128x1xui8>
    %359 = "stablehlo.broadcast_in_dim"(%357) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x128xui8>) -> tensor<32x128x1xui8>
    %360 = "stablehlo.concatenate"(%358, %359) <{dimension = 2 : i64}> : (tensor<32x128x1xui8>, tensor<32x128x1xui8>) -> tensor<32x128x2xui8>
    %361 = "stablehlo.reshape"(%360) : (tensor<32x128x2xui8>) -> tensor<32x256xui8>
    %362 = "stablehlo.constant"() <{value = dense<4> : tensor<ui8>}> : () -> tensor<ui8>
    %363 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<32x256xui8>
    %364 = "stablehlo.shift_left"(%361, %363) : (tensor<32x256xui8>, tensor<32x256xui8>) -> tensor<32x256xui8>
    %365 = "stablehlo.bitcast_convert"(%364) : (tensor<32x256xui8>) -> tensor<32x256xi8>
    %366 = "stablehlo.constant"() <{value = dense<4> : tensor<i8>}> : () -> tensor<i8>
    %367 = "stablehlo.broadcast_in_dim"(%366) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<32x256xi8>
    %368 = "stablehlo.shift_right_arithmetic"(%365, %367) : (tensor<32x256xi8>, tensor<32x256xi8>) -> tensor<32x256xi8>
    %369 = "stablehlo.dot_general"(%arg106, %368) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32xi8>, tensor<32x256xi8>) -> tensor<4x256xi32>
    %370 = "stablehlo.convert"(%369) : (tensor<4x256xi32>) -> tensor<4x256xf16>
    %371 = "stablehlo.broadcast_in_dim"(%arg108) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xf16>) -> tensor<1x256xf16>
    %372 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x256xf16>) -> tensor<4x256xf16>
    %373 = "stablehlo.multiply"(%370, %372) : (tensor<4x256xf16>, tensor<4x256xf16>) -> tensor<4x256xf16>
    %374 = "stablehlo.convert"(%373) : (tensor<4x256xf16>) -> tensor<4x256xbf16>
    %375 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %376 = "stablehlo.broadcast_in_dim"(%375) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %377 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %378 = "stablehlo.broadcast_in_dim"(%377) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4x256xi16>
    %379 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %381 = "stablehlo.compare"(%376, %380) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %382 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %383 = "stablehlo.broadcast_in_dim"(%382) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %384 = "stablehlo.add"(%376, %383) : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %385 = "stablehlo.select"(%381, %384, %376) : (tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %386 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %387 = "stablehlo.broadcast_in_dim"(%386) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x64xi32>
    %388 = "stablehlo.compare"(%arg109, %387) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x64xi32>, tensor<4x64xi32>) -> tensor<4x64xi1>
    %389 = "stablehlo.constant"() <{value = dense<256> : tensor<i32>}> : () -> tensor<i32>
    %390 = "stablehlo.broadcast_in_dim"(%389) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x64xi32>
    %391 = "stablehlo.add"(%arg109, %390) : (tensor<4x64xi32>, tensor<4x64xi32>) -> tensor<4x64xi32>
    %392 = "stablehlo.select"(%388, %391, %arg109) : (tensor<4x64xi1>, tensor<4x64xi32>, tensor<4x64xi32>) -> tensor<4x64xi32>
    %393 = "stablehlo.broadcast_in_dim"(%385) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xi32>) -> tensor<4x64xi32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x64xi32>) -> tensor<4x64x1xi32>
    %395 = "stablehlo.broadcast_in_dim"(%392) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x64xi32>) -> tensor<4x64x1xi32>
    %396 = "stablehlo.concatenate"(%394, %395) <{dimension = 2 : i64}> : (tensor<4x64x1xi32>, tensor<4x64x1xi32>) -> tensor<4x64x2xi32>
    %397 = "stablehlo.constant"() <{value = dense<1> : tensor<i16>}> : () -> tensor<i16>
    %398 = "stablehlo.broadcast_in_dim"(%397) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<4x64xi16>
    %399 = "stablehlo.scatter"(%378, %396, %398) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg129: tensor<i16>, %arg130: tensor<i16>):
      %544 = "stablehlo.add"(%arg129, %arg130) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%544) : (tensor<i16>) -> ()
    }) : (tensor<4x256xi16>, tensor<4x64x2xi32>, tensor<4x64xi16>) -> tensor<4x256xi16>
    %400 = "stablehlo.popcnt"(%399) : (tensor<4x256xi16>) -> tensor<4x256xi16>
    %401 = "stablehlo.convert"(%400) : (tensor<4x256xi16>) -> tensor<4x256xbf16>
    %402 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %403 = "stablehlo.broadcast_in_dim"(%402) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x256xbf16>
    %404 = "stablehlo.multiply"(%403, %401) : (tensor<4x256xbf16>, tensor<4x256xbf16>) -> tensor<4x256xbf16>
    %405 = "stablehlo.subtract"(%374, %404) : (tensor<4x256xbf16>, tensor<4x256xbf16>) -> tensor<4x256xbf16>
    %406 = "stablehlo.broadcast_in_dim"(%arg110) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xui8>) -> tensor<32x1xui8>
    %407 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xui8>
    %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xui8>) -> tensor<1x8xui8>
    %409 = "stablehlo.broadcast_in_dim"(%406) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xui8>) -> tensor<32x8xui8>
    %410 = "stablehlo.broadcast_in_dim"(%408) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xui8>) -> tensor<32x8xui8>
    %411 = "stablehlo.shift_right_logical"(%409, %410) : (tensor<32x8xui8>, tensor<32x8xui8>) -> tensor<32x8xui8>
    %412 = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
    %413 = "stablehlo.broadcast_in_dim"(%412) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<32x8xui8>
    %414 = "stablehlo.and"(%411, %413) : (tensor<32x8xui8>, tensor<32x8xui8>) -> tensor<32x8xui8>
    %415 = "stablehlo.reshape"(%414) : (tensor<32x8xui8>) -> tensor<256xui8>
    %416 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %417 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<256xui8>
    %418 = "stablehlo.compare"(%415, %417) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xi1>
    %419 = "stablehlo.convert"(%418) : (tensor<256xi1>) -> tensor<256xi1>
    %420 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %421 = "func.call"(%419, %420, %405) <{callee = @_where}> : (tensor<256xi1>, tensor<f32>, tensor<4x256xbf16>) -> tensor<4x256xbf16>
    %422 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %423 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %424 = "stablehlo.clamp"(%422, %arg114, %423) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %425 = "stablehlo.case"(%424) ({
      %543 = "func.call"(%421) <{callee = @argmax}> : (tensor<4x256xbf16>) -> tensor<4xi32>
      "stablehlo.return"(%543) : (tensor<4xi32>) -> ()
    }, {
      %519:2 = "chlo.top_k"(%421) <{k = 8 : i64}> : (tensor<4x256xbf16>) -> (tensor<4x8xbf16>, tensor<4x8xi32>)
      %520 = "stablehlo.convert"(%519#0) : (tensor<4x8xbf16>) -> tensor<4x8xf32>
      %521 = "func.call"(%arg113) <{callee = @_gumbel}> : (tensor<2xui32>) -> tensor<4x8xf32>
      %522 = "stablehlo.add"(%521, %520) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      %523 = "func.call"(%522) <{callee = @argmax_0}> : (tensor<4x8xf32>) -> tensor<4xi32>
      %524 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
      %525 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %526 = "stablehlo.broadcast_in_dim"(%525) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
      %527 = "stablehlo.compare"(%524, %526) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %528 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %529 = "stablehlo.broadcast_in_dim"(%528) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
      %530 = "stablehlo.add"(%524, %529) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %531 = "stablehlo.select"(%527, %530, %524) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %532 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %533 = "stablehlo.broadcast_in_dim"(%532) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
      %534 = "stablehlo.compare"(%523, %533) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %535 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
      %536 = "stablehlo.broadcast_in_dim"(%535) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
      %537 = "stablehlo.add"(%523, %536) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %538 = "stablehlo.select"(%534, %537, %523) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %539 = "stablehlo.broadcast_in_dim"(%531) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
      %540 = "stablehlo.broadcast_in_dim"(%538) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
      %541 = "stablehlo.concatenate"(%539, %540) <{dimension = 1 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
      %542 = "stablehlo.gather"(%519#1, %541) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xi32>, tensor<4x2xi32>) -> tensor<4xi32>
      "stablehlo.return"(%542) : (tensor<4xi32>) -> ()
    }, {
      %470 = "stablehlo.negate"(%421) : (tensor<4x256xbf16>) -> tensor<4x256xbf16>
      %471 = "func.call"(%470) <{callee = @argsort}> : (tensor<4x256xbf16>) -> tensor<4x256xi32>
      %472 = "func.call"(%421, %471) <{callee = @take_along_axis}> : (tensor<4x256xbf16>, tensor<4x256xi32>) -> tensor<4x256xbf16>
      %473 = "stablehlo.convert"(%472) : (tensor<4x256xbf16>) -> tensor<4x256xf32>
      %474 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %475 = "stablehlo.reduce"(%473, %474) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg127: tensor<f32>, %arg128: tensor<f32>):
        %518 = "stablehlo.maximum"(%arg127, %arg128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%518) : (tensor<f32>) -> ()
      }) : (tensor<4x256xf32>, tensor<f32>) -> tensor<4xf32>
      %476 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %477 = "stablehlo.broadcast_in_dim"(%476) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %478 = "stablehlo.maximum"(%477, %475) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %479 = "stablehlo.broadcast_in_dim"(%478) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
      %480 = "stablehlo.broadcast_in_dim"(%479) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x256xf32>
      %481 = "stablehlo.subtract"(%473, %480) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
      %482 = "stablehlo.exponential"(%481) : (tensor<4x256xf32>) -> tensor<4x256xf32>
      %483 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %484 = "stablehlo.reduce"(%482, %483) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg125: tensor<f32>, %arg126: tensor<f32>):
        %517 = "stablehlo.add"(%arg125, %arg126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%517) : (tensor<f32>) -> ()
      }) : (tensor<4x256xf32>, tensor<f32>) -> tensor<4xf32>
      %485 = "stablehlo.broadcast_in_dim"(%484) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
      %486 = "stablehlo.broadcast_in_dim"(%485) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x256xf32>
      %487 = "stablehlo.divide"(%482, %486) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
      %488 = "func.call"(%487) <{callee = @cumsum}> : (tensor<4x256xf32>) -> tensor<4x256xf32>
      %489 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %490 = "stablehlo.reduce"(%473, %489) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg123: tensor<f32>, %arg124: tensor<f32>):
        %516 = "stablehlo.maximum"(%arg123, %arg124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%516) : (tensor<f32>) -> ()
      }) : (tensor<4x256xf32>, tensor<f32>) -> tensor<4xf32>
      %491 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %492 = "stablehlo.broadcast_in_dim"(%491) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %493 = "stablehlo.maximum"(%492, %490) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %494 = "stablehlo.broadcast_in_dim"(%493) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
      %495 = "stablehlo.broadcast_in_dim"(%494) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x256xf32>
      %496 = "stablehlo.subtract"(%473, %495) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
      %497 = "stablehlo.exponential"(%496) : (tensor<4x256xf32>) -> tensor<4x256xf32>
      %498 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %499 = "stablehlo.reduce"(%497, %498) <{dimensions = array<i64: 1>}> ({
      ^bb0(%arg121: tensor<f32>, %arg122: tensor<f32>):
        %515 = "stablehlo.add"(%arg121, %arg122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%515) : (tensor<f32>) -> ()
      }) : (tensor<4x256xf32>, tensor<f32>) -> tensor<4xf32>
      %500 = "stablehlo.broadcast_in_dim"(%499) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
      %501 = "stablehlo.broadcast_in_dim"(%500) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x256xf32>
      %502 = "stablehlo.divide"(%497, %501) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
      %503 = "stablehlo.subtract"(%488, %502) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
      %504 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
      %505 = "stablehlo.broadcast_in_dim"(%504) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x256xf32>
      %506 = "stablehlo.compare"(%503, %505) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xi1>
      %507 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %508 = "func.call"(%506, %473, %507) <{callee = @_where_2}> : (tensor<4x256xi1>, tensor<4x256xf32>, tensor<f32>) -> tensor<4x256xf32>
      %509 = "func.call"(%arg113) <{callee = @_gumbel_3}> : (tensor<2xui32>) -> tensor<4x256xf32>
      %510 = "stablehlo.add"(%509, %508) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
      %511 = "func.call"(%510) <{callee = @argmax_7}> : (tensor<4x256xf32>) -> tensor<4xi32>
      %512 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
      %513 = "func.call"(%471, %512) <{callee = @take_along_axis_8}> : (tensor<4x256xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
      %514 = "stablehlo.reshape"(%513) : (tensor<4x1xi32>) -> tensor<4xi32>
      "stablehlo.return"(%514) : (tensor<4xi32>) -> ()
    }) : (tensor<i32>) -> tensor<4xi32>
    %426 = "stablehlo.broadcast_in_dim"(%425) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %427 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %428 = "stablehlo.compare"(%arg112, %427) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %429 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
    %430 = "stablehlo.add"(%arg112, %429) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %431 = "stablehlo.select"(%428, %430, %arg112) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %432 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %433 = "stablehlo.dynamic_update_slice"(%arg109, %426, %432, %431) : (tensor<4x64xi32>, tensor<4x1xi32>, tensor<i32>, tensor<i32>) -> tensor<4x64xi32>
    %434 = "stablehlo.convert"(%arg106) : (tensor<4x32xi8>) -> tensor<4x32xf8E4M3FN>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x32xf8E4M3FN>) -> tensor<4x1x32xf8E4M3FN>
    %436 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %437 = "stablehlo.compare"(%arg112, %436) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %438 = "stablehlo.constant"() <{value = dense<64> : tensor<i32>}> : () -> tensor<i32>
    %439 = "stablehlo.add"(%arg112, %438) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %440 = "stablehlo.select"(%437, %439, %arg112) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %441 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %442 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %443 = "stablehlo.dynamic_update_slice"(%arg111, %435, %441, %440, %442) : (tensor<4x64x32xf8E4M3FN>, tensor<4x1x32xf8E4M3FN>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x64x32xf8E4M3FN>
    %444 = "stablehlo.is_finite"(%421) : (tensor<4x256xbf16>) -> tensor<4x256xi1>
    %445 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %446 = "stablehlo.reduce"(%444, %445) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg119: tensor<i1>, %arg120: tensor<i1>):
      %469 = "stablehlo.or"(%arg119, %arg120) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%469) : (tensor<i1>) -> ()
    }) : (tensor<4x256xi1>, tensor<i1>) -> tensor<4xi1>
    %447 = "stablehlo.not"(%446) : (tensor<4xi1>) -> tensor<4xi1>
    %448 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %449 = "stablehlo.broadcast_in_dim"(%448) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %450 = "stablehlo.compare"(%425, %449) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %451 = "stablehlo.xor"(%447, %450) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %452 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %453 = "stablehlo.reduce"(%451, %452) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg117: tensor<i1>, %arg118: tensor<i1>):
      %468 = "stablehlo.and"(%arg117, %arg118) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%468) : (tensor<i1>) -> ()
    }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %454 = "stablehlo.convert"(%453) : (tensor<i1>) -> tensor<i32>
    %455 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %456 = "stablehlo.case"(%454) ({
      %466 = "stablehlo.convert"(%455) : (tensor<i32>) -> tensor<i32>
      %467 = "stablehlo.add"(%arg112, %466) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%467) : (tensor<i32>) -> ()
    }, {
      %457 = "stablehlo.while"(%arg112) ({
      ^bb0(%arg116: tensor<i32>):
        %461 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %462 = "stablehlo.subtract"(%arg116, %461) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %463 = "stablehlo.and"(%arg116, %462) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %464 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
        %465 = "stablehlo.compare"(%463, %464) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%465) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg115: tensor<i32>):
        %458 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %459 = "stablehlo.subtract"(%arg115, %458) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %460 = "stablehlo.and"(%arg115, %459) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%460) : (tensor<i32>) -> ()
      }) : (tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%457) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    "func.return"(%425, %433, %443, %451, %456) : (tensor<4xi32>, tensor<4x64xi32>, tensor<4x64x32xf8E4M3FN>, tensor<4xi1>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<256xi1>, tensor<f32>, tensor<4x256xbf16>) -> tensor<4x256xbf16>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg103: tensor<256xi1>, %arg104: tensor<f32>, %arg105: tensor<4x256xbf16>):
    %348 = "stablehlo.convert"(%arg104) : (tensor<f32>) -> tensor<bf16>
    %349 = "stablehlo.broadcast_in_dim"(%arg103) <{broadcast_dimensions = array<i64: 1>}> : (tensor<256xi1>) -> tensor<4x256xi1>
    %350 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x256xbf16>
    %351 = "stablehlo.select"(%349, %350, %arg105) : (tensor<4x256xi1>, tensor<4x256xbf16>, tensor<4x256xbf16>) -> tensor<4x256xbf16>
    "func.return"(%351) : (tensor<4x256xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x256xbf16>) -> tensor<4xi32>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg98: tensor<4x256xbf16>):
    %335 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x256xi32>
    %336 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %337 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %338:2 = "stablehlo.reduce"(%arg98, %335, %336, %337) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg99: tensor<bf16>, %arg100: tensor<i32>, %arg101: tensor<bf16>, %arg102: tensor<i32>):
      %339 = "stablehlo.compare"(%arg99, %arg101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %340 = "stablehlo.compare"(%arg99, %arg99) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %341 = "stablehlo.or"(%339, %340) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %342 = "stablehlo.compare"(%arg99, %arg101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %343 = "stablehlo.compare"(%arg100, %arg102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %344 = "stablehlo.and"(%342, %343) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %345 = "stablehlo.or"(%341, %344) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %346 = "stablehlo.select"(%341, %arg99, %arg101) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %347 = "stablehlo.select"(%345, %arg100, %arg102) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%346, %347) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<4x256xbf16>, tensor<4x256xi32>, tensor<bf16>, tensor<i32>) -> (tensor<4xbf16>, tensor<4xi32>)
    "func.return"(%338#1) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<4x8xf32>, res_attrs = [{}], sym_name = "_gumbel", sym_visibility = "private"}> ({
  ^bb0(%arg97: tensor<2xui32>):
    %328 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %329 = "stablehlo.constant"() <{value = dense<1.17549435E-38> : tensor<f32>}> : () -> tensor<f32>
    %330 = "func.call"(%arg97, %328, %329) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x8xf32>
    %331 = "stablehlo.log"(%330) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %332 = "stablehlo.negate"(%331) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %333 = "stablehlo.log"(%332) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %334 = "stablehlo.negate"(%333) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%334) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x8xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg94: tensor<2xui32>, %arg95: tensor<f32>, %arg96: tensor<f32>):
    %288 = "stablehlo.convert"(%arg95) : (tensor<f32>) -> tensor<f32>
    %289 = "stablehlo.broadcast_in_dim"(%arg96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %290 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %291 = "stablehlo.slice"(%arg94) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %292 = "stablehlo.reshape"(%291) : (tensor<1xui32>) -> tensor<ui32>
    %293 = "stablehlo.slice"(%arg94) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %294 = "stablehlo.reshape"(%293) : (tensor<1xui32>) -> tensor<ui32>
    %295 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x8xui64>
    %296 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x8xui64>
    %297 = "stablehlo.constant"() <{value = dense<8> : tensor<ui64>}> : () -> tensor<ui64>
    %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x8xui64>
    %299 = "stablehlo.multiply"(%298, %295) : (tensor<4x8xui64>, tensor<4x8xui64>) -> tensor<4x8xui64>
    %300 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %301 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x8xui64>
    %302 = "stablehlo.multiply"(%301, %296) : (tensor<4x8xui64>, tensor<4x8xui64>) -> tensor<4x8xui64>
    %303 = "stablehlo.add"(%299, %302) : (tensor<4x8xui64>, tensor<4x8xui64>) -> tensor<4x8xui64>
    %304 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %305 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x8xui64>
    %306 = "stablehlo.shift_right_logical"(%303, %305) : (tensor<4x8xui64>, tensor<4x8xui64>) -> tensor<4x8xui64>
    %307 = "stablehlo.convert"(%303) : (tensor<4x8xui64>) -> tensor<4x8xui32>
    %308 = "stablehlo.convert"(%306) : (tensor<4x8xui64>) -> tensor<4x8xui32>
    %309:2 = "func.call"(%292, %294, %308, %307) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<4x8xui32>, tensor<4x8xui32>) -> (tensor<4x8xui32>, tensor<4x8xui32>)
    %310 = "stablehlo.xor"(%309#0, %309#1) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %311 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %313 = "stablehlo.shift_right_logical"(%310, %312) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %314 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %315 = "stablehlo.broadcast_in_dim"(%314) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %316 = "stablehlo.or"(%313, %315) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %317 = "stablehlo.bitcast_convert"(%316) : (tensor<4x8xui32>) -> tensor<4x8xf32>
    %318 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %319 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8xf32>
    %320 = "stablehlo.subtract"(%317, %319) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %321 = "stablehlo.subtract"(%290, %289) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x8xf32>
    %323 = "stablehlo.multiply"(%320, %322) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %324 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x8xf32>
    %325 = "stablehlo.add"(%323, %324) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %326 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x8xf32>
    %327 = "stablehlo.maximum"(%326, %325) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%327) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<4x8xui32>, tensor<4x8xui32>) -> (tensor<4x8xui32>, tensor<4x8xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg72: tensor<ui32>, %arg73: tensor<ui32>, %arg74: tensor<4x8xui32>, %arg75: tensor<4x8xui32>):
    %271 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %272 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %273 = "stablehlo.xor"(%arg72, %arg73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %274 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %275 = "stablehlo.xor"(%273, %274) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %276 = "stablehlo.broadcast_in_dim"(%arg72) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %277 = "stablehlo.add"(%arg74, %276) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %278 = "stablehlo.broadcast_in_dim"(%arg73) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %279 = "stablehlo.add"(%arg75, %278) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %280 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %281 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %282:9 = "stablehlo.while"(%281, %280, %277, %279, %arg73, %275, %arg72, %271, %272) ({
    ^bb0(%arg85: tensor<i32>, %arg86: tensor<i32>, %arg87: tensor<4x8xui32>, %arg88: tensor<4x8xui32>, %arg89: tensor<ui32>, %arg90: tensor<ui32>, %arg91: tensor<ui32>, %arg92: tensor<4xui32>, %arg93: tensor<4xui32>):
      %286 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %287 = "stablehlo.compare"(%arg85, %286) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%287) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg76: tensor<i32>, %arg77: tensor<i32>, %arg78: tensor<4x8xui32>, %arg79: tensor<4x8xui32>, %arg80: tensor<ui32>, %arg81: tensor<ui32>, %arg82: tensor<ui32>, %arg83: tensor<4xui32>, %arg84: tensor<4xui32>):
      %283:8 = "func.call"(%arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84) <{callee = @closed_call}> : (tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %284 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %285 = "stablehlo.add"(%arg76, %284) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%285, %283#0, %283#1, %283#2, %283#3, %283#4, %283#5, %283#6, %283#7) : (tensor<i32>, tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%282#2, %282#3) : (tensor<4x8xui32>, tensor<4x8xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg64: tensor<i32>, %arg65: tensor<4x8xui32>, %arg66: tensor<4x8xui32>, %arg67: tensor<ui32>, %arg68: tensor<ui32>, %arg69: tensor<ui32>, %arg70: tensor<4xui32>, %arg71: tensor<4xui32>):
    %216 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %217 = "stablehlo.add"(%arg64, %216) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %218 = "stablehlo.slice"(%arg70) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %219 = "stablehlo.reshape"(%218) : (tensor<1xui32>) -> tensor<ui32>
    %220 = "stablehlo.add"(%arg65, %arg66) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %221 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %222 = "stablehlo.shift_left"(%arg66, %221) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %223 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %224 = "stablehlo.subtract"(%223, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %226 = "stablehlo.shift_right_logical"(%arg66, %225) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %227 = "stablehlo.or"(%222, %226) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %228 = "stablehlo.xor"(%220, %227) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %229 = "stablehlo.slice"(%arg70) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %230 = "stablehlo.reshape"(%229) : (tensor<1xui32>) -> tensor<ui32>
    %231 = "stablehlo.add"(%220, %228) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %232 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %233 = "stablehlo.shift_left"(%228, %232) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %234 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %235 = "stablehlo.subtract"(%234, %230) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %237 = "stablehlo.shift_right_logical"(%228, %236) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %238 = "stablehlo.or"(%233, %237) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %239 = "stablehlo.xor"(%231, %238) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %240 = "stablehlo.slice"(%arg70) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %241 = "stablehlo.reshape"(%240) : (tensor<1xui32>) -> tensor<ui32>
    %242 = "stablehlo.add"(%231, %239) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %243 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %244 = "stablehlo.shift_left"(%239, %243) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %245 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %246 = "stablehlo.subtract"(%245, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %248 = "stablehlo.shift_right_logical"(%239, %247) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %249 = "stablehlo.or"(%244, %248) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %250 = "stablehlo.xor"(%242, %249) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %251 = "stablehlo.slice"(%arg70) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %252 = "stablehlo.reshape"(%251) : (tensor<1xui32>) -> tensor<ui32>
    %253 = "stablehlo.add"(%242, %250) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %254 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %255 = "stablehlo.shift_left"(%250, %254) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %256 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %257 = "stablehlo.subtract"(%256, %252) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %258 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %259 = "stablehlo.shift_right_logical"(%250, %258) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %260 = "stablehlo.or"(%255, %259) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %261 = "stablehlo.xor"(%253, %260) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %262 = "stablehlo.broadcast_in_dim"(%arg67) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %263 = "stablehlo.add"(%253, %262) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %264 = "stablehlo.broadcast_in_dim"(%arg68) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %265 = "stablehlo.add"(%261, %264) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    %266 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %267 = "stablehlo.add"(%arg64, %266) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %268 = "stablehlo.convert"(%267) : (tensor<i32>) -> tensor<ui32>
    %269 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x8xui32>
    %270 = "stablehlo.add"(%265, %269) : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
    "func.return"(%217, %263, %270, %arg68, %arg69, %arg67, %arg71, %arg70) : (tensor<i32>, tensor<4x8xui32>, tensor<4x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4xi32>, sym_name = "argmax_0", sym_visibility = "private"}> ({
  ^bb0(%arg59: tensor<4x8xf32>):
    %203 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x8xi32>
    %204 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %205 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %206:2 = "stablehlo.reduce"(%arg59, %203, %204, %205) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<i32>, %arg62: tensor<f32>, %arg63: tensor<i32>):
      %207 = "stablehlo.compare"(%arg60, %arg62) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %208 = "stablehlo.compare"(%arg60, %arg60) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %209 = "stablehlo.or"(%207, %208) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %210 = "stablehlo.compare"(%arg60, %arg62) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %211 = "stablehlo.compare"(%arg61, %arg63) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %212 = "stablehlo.and"(%210, %211) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %213 = "stablehlo.or"(%209, %212) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %214 = "stablehlo.select"(%209, %arg60, %arg62) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %215 = "stablehlo.select"(%213, %arg61, %arg63) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%214, %215) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
    "func.return"(%206#1) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x256xbf16>) -> tensor<4x256xi32>, res_attrs = [{}], sym_name = "argsort", sym_visibility = "private"}> ({
  ^bb0(%arg54: tensor<4x256xbf16>):
    %186 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x256xi32>
    %187:2 = "stablehlo.sort"(%arg54, %186) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg55: tensor<bf16>, %arg56: tensor<bf16>, %arg57: tensor<i32>, %arg58: tensor<i32>):
      %188 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %189 = "stablehlo.compare"(%arg55, %188) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %190 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %191 = "stablehlo.select"(%189, %190, %arg55) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %192 = "stablehlo.compare"(%arg55, %arg55) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %193 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %194 = "stablehlo.select"(%192, %193, %191) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %195 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %196 = "stablehlo.compare"(%arg56, %195) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %197 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
      %198 = "stablehlo.select"(%196, %197, %arg56) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %199 = "stablehlo.compare"(%arg56, %arg56) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %200 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
      %201 = "stablehlo.select"(%199, %200, %198) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %202 = "stablehlo.compare"(%194, %201) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      "stablehlo.return"(%202) : (tensor<i1>) -> ()
    }) : (tensor<4x256xbf16>, tensor<4x256xi32>) -> (tensor<4x256xbf16>, tensor<4x256xi32>)
    "func.return"(%187#1) : (tensor<4x256xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x256xbf16>, tensor<4x256xi32>) -> tensor<4x256xbf16>, res_attrs = [{}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg50: tensor<4x256xbf16>, %arg51: tensor<4x256xi32>):
    %163 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x256xi32>
    %165 = "stablehlo.compare"(%arg51, %164) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x256xi32>, tensor<4x256xi32>) -> tensor<4x256xi1>
    %166 = "stablehlo.constant"() <{value = dense<256> : tensor<i32>}> : () -> tensor<i32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x256xi32>
    %168 = "stablehlo.add"(%arg51, %167) : (tensor<4x256xi32>, tensor<4x256xi32>) -> tensor<4x256xi32>
    %169 = "stablehlo.select"(%165, %168, %arg51) : (tensor<4x256xi1>, tensor<4x256xi32>, tensor<4x256xi32>) -> tensor<4x256xi32>
    %170 = "stablehlo.reshape"(%169) : (tensor<4x256xi32>) -> tensor<4x256x1xi32>
    %171 = "stablehlo.constant"() <{value = dense<255> : tensor<1xi32>}> : () -> tensor<1xi32>
    %172 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x256x1xi32>
    %174 = "stablehlo.compare"(%170, %173) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x256x1xi32>, tensor<4x256x1xi32>) -> tensor<4x256x1xi1>
    %175 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<4x256x1xi32>
    %177 = "stablehlo.compare"(%170, %176) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x256x1xi32>, tensor<4x256x1xi32>) -> tensor<4x256x1xi1>
    %178 = "stablehlo.and"(%174, %177) : (tensor<4x256x1xi1>, tensor<4x256x1xi1>) -> tensor<4x256x1xi1>
    %179 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %180 = "stablehlo.reduce"(%178, %179) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg52: tensor<i1>, %arg53: tensor<i1>):
      %185 = "stablehlo.and"(%arg52, %arg53) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%185) : (tensor<i1>) -> ()
    }) : (tensor<4x256x1xi1>, tensor<i1>) -> tensor<4x256xi1>
    %181 = "stablehlo.gather"(%arg50, %170) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x256xbf16>, tensor<4x256x1xi32>) -> tensor<4x256xbf16>
    %182 = "stablehlo.constant"() <{value = dense<0x7FC0> : tensor<bf16>}> : () -> tensor<bf16>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x256xbf16>
    %184 = "stablehlo.select"(%180, %181, %183) : (tensor<4x256xi1>, tensor<4x256xbf16>, tensor<4x256xbf16>) -> tensor<4x256xbf16>
    "func.return"(%184) : (tensor<4x256xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x256xf32>) -> tensor<4x256xf32>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg49: tensor<4x256xf32>):
    %162 = "func.call"(%arg49) <{callee = @cumsum_1}> : (tensor<4x256xf32>) -> tensor<4x256xf32>
    "func.return"(%162) : (tensor<4x256xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x256xf32>) -> tensor<4x256xf32>, sym_name = "cumsum_1", sym_visibility = "private"}> ({
  ^bb0(%arg46: tensor<4x256xf32>):
    %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.reduce_window"(%arg46, %159) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [255, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 256>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg47: tensor<f32>, %arg48: tensor<f32>):
      %161 = "stablehlo.add"(%arg47, %arg48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%161) : (tensor<f32>) -> ()
    }) : (tensor<4x256xf32>, tensor<f32>) -> tensor<4x256xf32>
    "func.return"(%160) : (tensor<4x256xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x256xi1>, tensor<4x256xf32>, tensor<f32>) -> tensor<4x256xf32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg43: tensor<4x256xi1>, %arg44: tensor<4x256xf32>, %arg45: tensor<f32>):
    %155 = "stablehlo.convert"(%arg45) : (tensor<f32>) -> tensor<f32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x256xf32>
    %157 = "stablehlo.select"(%arg43, %arg44, %156) : (tensor<4x256xi1>, tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    "func.return"(%157) : (tensor<4x256xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<4x256xf32>, res_attrs = [{}], sym_name = "_gumbel_3", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<2xui32>):
    %148 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %149 = "stablehlo.constant"() <{value = dense<1.17549435E-38> : tensor<f32>}> : () -> tensor<f32>
    %150 = "func.call"(%arg42, %148, %149) <{callee = @_uniform_4}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x256xf32>
    %151 = "stablehlo.log"(%150) : (tensor<4x256xf32>) -> tensor<4x256xf32>
    %152 = "stablehlo.negate"(%151) : (tensor<4x256xf32>) -> tensor<4x256xf32>
    %153 = "stablehlo.log"(%152) : (tensor<4x256xf32>) -> tensor<4x256xf32>
    %154 = "stablehlo.negate"(%153) : (tensor<4x256xf32>) -> tensor<4x256xf32>
    "func.return"(%154) : (tensor<4x256xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<4x256xf32>, res_attrs = [{}], sym_name = "_uniform_4", sym_visibility = "private"}> ({
  ^bb0(%arg39: tensor<2xui32>, %arg40: tensor<f32>, %arg41: tensor<f32>):
    %108 = "stablehlo.convert"(%arg40) : (tensor<f32>) -> tensor<f32>
    %109 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %110 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %111 = "stablehlo.slice"(%arg39) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %112 = "stablehlo.reshape"(%111) : (tensor<1xui32>) -> tensor<ui32>
    %113 = "stablehlo.slice"(%arg39) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %114 = "stablehlo.reshape"(%113) : (tensor<1xui32>) -> tensor<ui32>
    %115 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x256xui64>
    %116 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x256xui64>
    %117 = "stablehlo.constant"() <{value = dense<256> : tensor<ui64>}> : () -> tensor<ui64>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x256xui64>
    %119 = "stablehlo.multiply"(%118, %115) : (tensor<4x256xui64>, tensor<4x256xui64>) -> tensor<4x256xui64>
    %120 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x256xui64>
    %122 = "stablehlo.multiply"(%121, %116) : (tensor<4x256xui64>, tensor<4x256xui64>) -> tensor<4x256xui64>
    %123 = "stablehlo.add"(%119, %122) : (tensor<4x256xui64>, tensor<4x256xui64>) -> tensor<4x256xui64>
    %124 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x256xui64>
    %126 = "stablehlo.shift_right_logical"(%123, %125) : (tensor<4x256xui64>, tensor<4x256xui64>) -> tensor<4x256xui64>
    %127 = "stablehlo.convert"(%123) : (tensor<4x256xui64>) -> tensor<4x256xui32>
    %128 = "stablehlo.convert"(%126) : (tensor<4x256xui64>) -> tensor<4x256xui32>
    %129:2 = "func.call"(%112, %114, %128, %127) <{callee = @threefry2x32_5}> : (tensor<ui32>, tensor<ui32>, tensor<4x256xui32>, tensor<4x256xui32>) -> (tensor<4x256xui32>, tensor<4x256xui32>)
    %130 = "stablehlo.xor"(%129#0, %129#1) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %131 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %133 = "stablehlo.shift_right_logical"(%130, %132) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %134 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %136 = "stablehlo.or"(%133, %135) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %137 = "stablehlo.bitcast_convert"(%136) : (tensor<4x256xui32>) -> tensor<4x256xf32>
    %138 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x256xf32>
    %140 = "stablehlo.subtract"(%137, %139) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    %141 = "stablehlo.subtract"(%110, %109) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x256xf32>
    %143 = "stablehlo.multiply"(%140, %142) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    %144 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x256xf32>
    %145 = "stablehlo.add"(%143, %144) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    %146 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x256xf32>
    %147 = "stablehlo.maximum"(%146, %145) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    "func.return"(%147) : (tensor<4x256xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<4x256xui32>, tensor<4x256xui32>) -> (tensor<4x256xui32>, tensor<4x256xui32>), sym_name = "threefry2x32_5", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<4x256xui32>, %arg20: tensor<4x256xui32>):
    %91 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %92 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %93 = "stablehlo.xor"(%arg17, %arg18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %94 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %95 = "stablehlo.xor"(%93, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %96 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %97 = "stablehlo.add"(%arg19, %96) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %98 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %99 = "stablehlo.add"(%arg20, %98) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %100 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102:9 = "stablehlo.while"(%101, %100, %97, %99, %arg18, %95, %arg17, %91, %92) ({
    ^bb0(%arg30: tensor<i32>, %arg31: tensor<i32>, %arg32: tensor<4x256xui32>, %arg33: tensor<4x256xui32>, %arg34: tensor<ui32>, %arg35: tensor<ui32>, %arg36: tensor<ui32>, %arg37: tensor<4xui32>, %arg38: tensor<4xui32>):
      %106 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %107 = "stablehlo.compare"(%arg30, %106) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%107) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<i32>, %arg22: tensor<i32>, %arg23: tensor<4x256xui32>, %arg24: tensor<4x256xui32>, %arg25: tensor<ui32>, %arg26: tensor<ui32>, %arg27: tensor<ui32>, %arg28: tensor<4xui32>, %arg29: tensor<4xui32>):
      %103:8 = "func.call"(%arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29) <{callee = @closed_call_6}> : (tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %104 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %105 = "stablehlo.add"(%arg21, %104) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%105, %103#0, %103#1, %103#2, %103#3, %103#4, %103#5, %103#6, %103#7) : (tensor<i32>, tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%102#2, %102#3) : (tensor<4x256xui32>, tensor<4x256xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_6", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<i32>, %arg10: tensor<4x256xui32>, %arg11: tensor<4x256xui32>, %arg12: tensor<ui32>, %arg13: tensor<ui32>, %arg14: tensor<ui32>, %arg15: tensor<4xui32>, %arg16: tensor<4xui32>):
    %36 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.add"(%arg9, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %38 = "stablehlo.slice"(%arg15) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1xui32>) -> tensor<ui32>
    %40 = "stablehlo.add"(%arg10, %arg11) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %41 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %42 = "stablehlo.shift_left"(%arg11, %41) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %44 = "stablehlo.subtract"(%43, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %46 = "stablehlo.shift_right_logical"(%arg11, %45) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %47 = "stablehlo.or"(%42, %46) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %48 = "stablehlo.xor"(%40, %47) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %49 = "stablehlo.slice"(%arg15) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1xui32>) -> tensor<ui32>
    %51 = "stablehlo.add"(%40, %48) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %53 = "stablehlo.shift_left"(%48, %52) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %54 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %55 = "stablehlo.subtract"(%54, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %57 = "stablehlo.shift_right_logical"(%48, %56) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %58 = "stablehlo.or"(%53, %57) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %59 = "stablehlo.xor"(%51, %58) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %60 = "stablehlo.slice"(%arg15) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1xui32>) -> tensor<ui32>
    %62 = "stablehlo.add"(%51, %59) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %64 = "stablehlo.shift_left"(%59, %63) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %65 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %66 = "stablehlo.subtract"(%65, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %68 = "stablehlo.shift_right_logical"(%59, %67) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %69 = "stablehlo.or"(%64, %68) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %70 = "stablehlo.xor"(%62, %69) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %71 = "stablehlo.slice"(%arg15) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %72 = "stablehlo.reshape"(%71) : (tensor<1xui32>) -> tensor<ui32>
    %73 = "stablehlo.add"(%62, %70) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %75 = "stablehlo.shift_left"(%70, %74) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %76 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %77 = "stablehlo.subtract"(%76, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %79 = "stablehlo.shift_right_logical"(%70, %78) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %80 = "stablehlo.or"(%75, %79) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %81 = "stablehlo.xor"(%73, %80) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %82 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %83 = "stablehlo.add"(%73, %82) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %84 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %85 = "stablehlo.add"(%81, %84) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    %86 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %87 = "stablehlo.add"(%arg9, %86) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %88 = "stablehlo.convert"(%87) : (tensor<i32>) -> tensor<ui32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x256xui32>
    %90 = "stablehlo.add"(%85, %89) : (tensor<4x256xui32>, tensor<4x256xui32>) -> tensor<4x256xui32>
    "func.return"(%37, %83, %90, %arg13, %arg14, %arg12, %arg16, %arg15) : (tensor<i32>, tensor<4x256xui32>, tensor<4x256xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x256xf32>) -> tensor<4xi32>, sym_name = "argmax_7", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<4x256xf32>):
    %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x256xi32>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26:2 = "stablehlo.reduce"(%arg4, %23, %24, %25) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<i32>, %arg7: tensor<f32>, %arg8: tensor<i32>):
      %27 = "stablehlo.compare"(%arg5, %arg7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %28 = "stablehlo.compare"(%arg5, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %29 = "stablehlo.or"(%27, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %30 = "stablehlo.compare"(%arg5, %arg7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = "stablehlo.compare"(%arg6, %arg8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %32 = "stablehlo.and"(%30, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %33 = "stablehlo.or"(%29, %32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %34 = "stablehlo.select"(%29, %arg5, %arg7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %35 = "stablehlo.select"(%33, %arg6, %arg8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%34, %35) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4x256xf32>, tensor<4x256xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
    "func.return"(%26#1) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x256xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>, res_attrs = [{}], sym_name = "take_along_axis_8", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x256xi32>, %arg1: tensor<4x1xi32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %2 = "stablehlo.compare"(%arg1, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %3 = "stablehlo.constant"() <{value = dense<256> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %5 = "stablehlo.add"(%arg1, %4) : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %6 = "stablehlo.select"(%2, %5, %arg1) : (tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %8 = "stablehlo.constant"() <{value = dense<255> : tensor<1xi32>}> : () -> tensor<1xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1x1xi32>
    %11 = "stablehlo.compare"(%7, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %12 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<4x1x1xi32>
    %14 = "stablehlo.compare"(%7, %13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %15 = "stablehlo.and"(%11, %14) : (tensor<4x1x1xi1>, tensor<4x1x1xi1>) -> tensor<4x1x1xi1>
    %16 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg2: tensor<i1>, %arg3: tensor<i1>):
      %22 = "stablehlo.and"(%arg2, %arg3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%22) : (tensor<i1>) -> ()
    }) : (tensor<4x1x1xi1>, tensor<i1>) -> tensor<4x1xi1>
    %18 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x256xi32>, tensor<4x1x1xi32>) -> tensor<4x1xi32>
    %19 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x1xi32>
    %21 = "stablehlo.select"(%17, %18, %20) : (tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    "func.return"(%21) : (tensor<4x1xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
