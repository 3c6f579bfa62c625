// RUN: tenure opt --allow-unregistered-dialect --loop-invariant-code-motion
// Ops of StableHLO and MHLO leave the loop if their operands have known extents.
func.func @pure(%n: index, %x: tensor<4xf32>, %s: tensor<2xi32>, %d: tensor<?xf32>, %i: tensor<4x1xi32>, %p: tensor<i1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %shape = stablehlo.constant dense<[2, 2]> : tensor<2xi32>
  scf.for %k = %c0 to %n step %c1 {
    %0 = stablehlo.add %x, %x : tensor<4xf32>
    %1 = stablehlo.add %d, %d : tensor<?xf32>
    %2 = stablehlo.dynamic_reshape %x, %shape : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
    %3 = stablehlo.dynamic_reshape %x, %s : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
    %4 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<4x1xi32>) -> tensor<4xf32>
    %5 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<4x1xi32>) -> tensor<4xf32>
    %6 = "stablehlo.if"(%p) ({
      %a = stablehlo.abs %x : tensor<4xf32>
      stablehlo.return %a : tensor<4xf32>
    }, {
      stablehlo.return %x : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %7 = "stablehlo.if"(%p) ({
      %a = stablehlo.add %d, %d : tensor<?xf32>
      stablehlo.return %a : tensor<?xf32>
    }, {
      stablehlo.return %d : tensor<?xf32>
    }) : (tensor<i1>) -> tensor<?xf32>
    %8 = stablehlo.get_dimension_size %d, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    %9 = mhlo.add %x, %x : tensor<4xf32>
    %10 = mhlo.add %d, %d : tensor<?xf32>
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (tensor<4xf32>, tensor<?xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<i32>, tensor<4xf32>, tensor<?xf32>) -> ()
  }
  return
}
// OUT:
module {
  func.func @pure(%arg0: index, %arg1: tensor<4xf32>, %arg2: tensor<2xi32>, %arg3: tensor<?xf32>, %arg4: tensor<4x1xi32>, %arg5: tensor<i1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c = stablehlo.constant dense<2> : tensor<2xi32>
    %0 = stablehlo.add %arg1, %arg1 : tensor<4xf32>
    %1 = stablehlo.dynamic_reshape %arg1, %c : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
    %2 = "stablehlo.gather"(%arg1, %arg4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<4x1xi32>) -> tensor<4xf32>
    %3 = "stablehlo.if"(%arg5) ({
      %6 = stablehlo.abs %arg1 : tensor<4xf32>
      stablehlo.return %6 : tensor<4xf32>
    }, {
      stablehlo.return %arg1 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %4 = stablehlo.get_dimension_size %arg3, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    %5 = mhlo.add %arg1, %arg1 : tensor<4xf32>
    scf.for %arg6 = %c0 to %arg0 step %c1 {
      %6 = stablehlo.add %arg3, %arg3 : tensor<?xf32>
      %7 = stablehlo.dynamic_reshape %arg1, %arg2 : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf32>
      %8 = "stablehlo.gather"(%arg1, %arg4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<4x1xi32>) -> tensor<4xf32>
      %9 = "stablehlo.if"(%arg5) ({
        %11 = stablehlo.add %arg3, %arg3 : tensor<?xf32>
        stablehlo.return %11 : tensor<?xf32>
      }, {
        stablehlo.return %arg3 : tensor<?xf32>
      }) : (tensor<i1>) -> tensor<?xf32>
      %10 = mhlo.add %arg3, %arg3 : tensor<?xf32>
      "test.use"(%0, %6, %1, %7, %2, %8, %3, %9, %4, %5, %10) : (tensor<4xf32>, tensor<?xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<i32>, tensor<4xf32>, tensor<?xf32>) -> ()
    }
    return
  }
}

