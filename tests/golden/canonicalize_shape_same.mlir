// RUN: tenure opt --canonicalize --allow-unregistered-dialect
// Operands that are one value, shapes there and back, and what is known of a type.
func.func @f(%x: tensor<2x3x4xf32>, %s: !shape.size, %i: index, %a: !shape.shape, %b: !shape.shape, %u: tensor<?x4xf32>, %e: tensor<?xindex>, %w: !shape.witness) {
  %0 = shape.shape_of %x : tensor<2x3x4xf32> -> tensor<3xindex>
  %1 = shape.shape_of %u : tensor<?x4xf32> -> tensor<2xindex>
  %2 = shape.rank %1 : tensor<2xindex> -> index
  %u2 = shape.shape_of %u : tensor<?x4xf32> -> !shape.shape
  %u3 = shape.rank %u2 : !shape.shape -> !shape.size
  %3 = shape.index_to_size %i
  %4 = shape.size_to_index %3 : !shape.size
  %5 = shape.size_to_index %s : !shape.size
  %6 = shape.index_to_size %5
  %9 = shape.size_to_index %i : index
  %7 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  %8 = shape.cstr_broadcastable %a, %a : !shape.shape, !shape.shape
  %10 = shape.assuming_all %w
  %11 = shape.broadcast %a, %a : !shape.shape, !shape.shape -> !shape.shape
  %12 = shape.shape_eq %a, %a : !shape.shape, !shape.shape
  %13 = shape.rank %0 : tensor<3xindex> -> index
  %14 = shape.num_elements %0 : tensor<3xindex> -> index
  %15 = shape.dim %x, %i : tensor<2x3x4xf32>, index -> index
  %16 = shape.broadcast %a : !shape.shape -> !shape.shape
  %17 = shape.assuming_all %w, %w
  %18 = shape.is_broadcastable %a, %a : !shape.shape, !shape.shape
  %19 = shape.to_extent_tensor %e : tensor<?xindex> -> tensor<?xindex>
  "test.use"(%0, %1, %2, %u3, %4, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19) : (tensor<3xindex>, tensor<2xindex>, index, !shape.size, index, !shape.size, !shape.witness, !shape.witness, index, !shape.witness, !shape.shape, i1, index, index, index, !shape.shape, !shape.witness, i1, tensor<?xindex>) -> ()
  return
}
// OUT:
module {
  func.func @f(%arg0: tensor<2x3x4xf32>, %arg1: !shape.size, %arg2: index, %arg3: !shape.shape, %arg4: !shape.shape, %arg5: tensor<?x4xf32>, %arg6: tensor<?xindex>, %arg7: !shape.witness) {
    %true = arith.constant true
    %c24 = arith.constant 24 : index
    %c3 = arith.constant 3 : index
    %0 = shape.const_witness true
    %c2 = shape.const_size 2
    %c2_0 = arith.constant 2 : index
    %1 = shape.const_shape [2, 3, 4] : tensor<3xindex>
    %2 = shape.shape_of %arg5 : tensor<?x4xf32> -> tensor<2xindex>
    %3 = shape.shape_eq %arg3, %arg3 : !shape.shape, !shape.shape
    %4 = shape.dim %arg0, %arg2 : tensor<2x3x4xf32>, index -> index
    "test.use"(%1, %2, %c2_0, %c2, %arg2, %arg1, %0, %0, %arg2, %arg7, %arg3, %3, %c3, %c24, %4, %arg3, %arg7, %true, %arg6) : (tensor<3xindex>, tensor<2xindex>, index, !shape.size, index, !shape.size, !shape.witness, !shape.witness, index, !shape.witness, !shape.shape, i1, index, index, index, !shape.shape, !shape.witness, i1, tensor<?xindex>) -> ()
    return
  }
}

