// RUN: tenure opt --convert-tensor-to-linalg
func.func @a(%a: tensor<4x?x2x?xf32>, %i: index, %v: f32) -> (tensor<4x?x?x?xf32>, tensor<5x?x3x?xf32>, tensor<5x?x3x?xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %cst = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[%c0, %c0, %i, %c3] high[%c0, %c3, %c0, %i]  {
  ^bb0(%x: index, %y: index, %z: index, %w: index):
    tensor.yield %cst : f32
  } : tensor<4x?x2x?xf32> to tensor<4x?x?x?xf32>
  %1 = tensor.pad %a low[1, 2, 0, %i] high[0, 0, 1, 2]  {
  ^bb0(%x: index, %y: index, %z: index, %w: index):
    tensor.yield %v : f32
  } : tensor<4x?x2x?xf32> to tensor<5x?x3x?xf32>
  %2 = tensor.pad %a low[1, 2, 0, %i] high[0, 0, 1, 2]  {
  ^bb0(%x: index, %y: index, %z: index, %w: index):
    %q = arith.index_cast %x : index to i32
    %r = arith.sitofp %q : i32 to f32
    tensor.yield %r : f32
  } : tensor<4x?x2x?xf32> to tensor<5x?x3x?xf32>
  return %0, %1, %2 : tensor<4x?x?x?xf32>, tensor<5x?x3x?xf32>, tensor<5x?x3x?xf32>
}
// OUT:
module {
  func.func @a(%arg0: tensor<4x?x2x?xf32>, %arg1: index, %arg2: f32) -> (tensor<4x?x?x?xf32>, tensor<5x?x3x?xf32>, tensor<5x?x3x?xf32>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?x2x?xf32>
    %c0_0 = arith.constant 0 : index
    %c3_1 = arith.constant 3 : index
    %0 = arith.addi %dim, %c3_1 : index
    %c2 = arith.constant 2 : index
    %1 = arith.addi %arg1, %c2 : index
    %c0_2 = arith.constant 0 : index
    %c3_3 = arith.constant 3 : index
    %dim_4 = tensor.dim %arg0, %c3_3 : tensor<4x?x2x?xf32>
    %c3_5 = arith.constant 3 : index
    %2 = arith.addi %dim_4, %c3_5 : index
    %3 = arith.addi %2, %arg1 : index
    %4 = tensor.empty(%0, %1, %3) : tensor<4x?x?x?xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<4x?x?x?xf32>) -> tensor<4x?x?x?xf32>
    %c1_6 = arith.constant 1 : index
    %dim_7 = tensor.dim %arg0, %c1_6 : tensor<4x?x2x?xf32>
    %c3_8 = arith.constant 3 : index
    %dim_9 = tensor.dim %arg0, %c3_8 : tensor<4x?x2x?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %5[0, 0, %arg1, 3] [4, %dim_7, 2, %dim_9] [1, 1, 1, 1] : tensor<4x?x2x?xf32> into tensor<4x?x?x?xf32>
    %c1_10 = arith.constant 1 : index
    %dim_11 = tensor.dim %arg0, %c1_10 : tensor<4x?x2x?xf32>
    %c2_12 = arith.constant 2 : index
    %6 = arith.addi %dim_11, %c2_12 : index
    %c0_13 = arith.constant 0 : index
    %c3_14 = arith.constant 3 : index
    %dim_15 = tensor.dim %arg0, %c3_14 : tensor<4x?x2x?xf32>
    %7 = arith.addi %dim_15, %arg1 : index
    %c2_16 = arith.constant 2 : index
    %8 = arith.addi %7, %c2_16 : index
    %9 = tensor.empty(%6, %8) : tensor<5x?x3x?xf32>
    %10 = linalg.fill ins(%arg2 : f32) outs(%9 : tensor<5x?x3x?xf32>) -> tensor<5x?x3x?xf32>
    %c1_17 = arith.constant 1 : index
    %dim_18 = tensor.dim %arg0, %c1_17 : tensor<4x?x2x?xf32>
    %c3_19 = arith.constant 3 : index
    %dim_20 = tensor.dim %arg0, %c3_19 : tensor<4x?x2x?xf32>
    %inserted_slice_21 = tensor.insert_slice %arg0 into %10[1, 2, 0, %arg1] [4, %dim_18, 2, %dim_20] [1, 1, 1, 1] : tensor<4x?x2x?xf32> into tensor<5x?x3x?xf32>
    %c1_22 = arith.constant 1 : index
    %dim_23 = tensor.dim %arg0, %c1_22 : tensor<4x?x2x?xf32>
    %c2_24 = arith.constant 2 : index
    %11 = arith.addi %dim_23, %c2_24 : index
    %c0_25 = arith.constant 0 : index
    %c3_26 = arith.constant 3 : index
    %dim_27 = tensor.dim %arg0, %c3_26 : tensor<4x?x2x?xf32>
    %12 = arith.addi %dim_27, %arg1 : index
    %c2_28 = arith.constant 2 : index
    %13 = arith.addi %12, %c2_28 : index
    %14 = tensor.empty(%11, %13) : tensor<5x?x3x?xf32>
    %generated = tensor.generate %11, %13 {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      %15 = arith.index_cast %arg3 : index to i32
      %16 = arith.sitofp %15 : i32 to f32
      tensor.yield %16 : f32
    } : tensor<5x?x3x?xf32>
    %c1_29 = arith.constant 1 : index
    %dim_30 = tensor.dim %arg0, %c1_29 : tensor<4x?x2x?xf32>
    %c3_31 = arith.constant 3 : index
    %dim_32 = tensor.dim %arg0, %c3_31 : tensor<4x?x2x?xf32>
    %inserted_slice_33 = tensor.insert_slice %arg0 into %generated[1, 2, 0, %arg1] [4, %dim_30, 2, %dim_32] [1, 1, 1, 1] : tensor<4x?x2x?xf32> into tensor<5x?x3x?xf32>
    return %inserted_slice, %inserted_slice_21, %inserted_slice_33 : tensor<4x?x?x?xf32>, tensor<5x?x3x?xf32>, tensor<5x?x3x?xf32>
  }
}

