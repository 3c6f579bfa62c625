// RUN: tenure opt --canonicalize --allow-unregistered-dialect
// Shapes that are known, their parts, and witnesses of them.
func.func @known(%x: tensor<2x3x4xf32>, %y: tensor<?x4xf32>, %s: !shape.size, %i: index) -> (tensor<3xindex>, index, index, !shape.size, index) {
  %0 = shape.shape_of %x : tensor<2x3x4xf32> -> tensor<3xindex>
  %1 = shape.rank %0 : tensor<3xindex> -> index
  %2 = shape.num_elements %0 : tensor<3xindex> -> index
  %3 = shape.index_to_size %i
  %4 = shape.size_to_index %3 : !shape.size
  %5 = shape.size_to_index %s : !shape.size
  %6 = shape.index_to_size %5
  return %0, %1, %2, %6, %4 : tensor<3xindex>, index, index, !shape.size, index
}
func.func @parts() -> (!shape.shape, !shape.shape, !shape.shape, !shape.size) {
  %c-1 = arith.constant -1 : index
  %0 = shape.const_shape [2, 3, 4, 5] : !shape.shape
  %head, %tail = "shape.split_at"(%0, %c-1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %1 = shape.const_shape [7, 1, 1] : !shape.shape
  %2 = shape.broadcast %head, %1 : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.const_size 10
  %4 = shape.const_size 3
  %5 = shape.div %3, %4 : !shape.size, !shape.size -> !shape.size
  return %head, %tail, %2, %5 : !shape.shape, !shape.shape, !shape.shape, !shape.size
}
func.func @witnesses(%a: !shape.shape, %b: !shape.shape) {
  %0 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  %1 = shape.const_shape [3, 1] : !shape.shape
  %2 = shape.const_shape [1, 5] : !shape.shape
  %3 = shape.cstr_broadcastable %1, %2 : !shape.shape, !shape.shape
  %4 = shape.assuming_all %0, %3
  %5 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  "test.use"(%4, %5) : (!shape.witness, !shape.witness) -> ()
  return
}
// OUT:
module {
  func.func @known(%arg0: tensor<2x3x4xf32>, %arg1: tensor<?x4xf32>, %arg2: !shape.size, %arg3: index) -> (tensor<3xindex>, index, index, !shape.size, index) {
    %0 = shape.const_shape [2, 3, 4] : tensor<3xindex>
    %c3 = arith.constant 3 : index
    %c24 = arith.constant 24 : index
    return %0, %c3, %c24, %arg2, %arg3 : tensor<3xindex>, index, index, !shape.size, index
  }
  func.func @parts() -> (!shape.shape, !shape.shape, !shape.shape, !shape.size) {
    %c3 = shape.const_size 3
    %0 = shape.const_shape [7, 1, 1] : !shape.shape
    %1 = shape.const_shape [2, 3, 4] : !shape.shape
    %2 = shape.const_shape [5] : !shape.shape
    %3 = shape.broadcast %1, %0 : !shape.shape, !shape.shape -> !shape.shape
    return %1, %2, %3, %c3 : !shape.shape, !shape.shape, !shape.shape, !shape.size
  }
  func.func @witnesses(%arg0: !shape.shape, %arg1: !shape.shape) {
    %0 = shape.const_witness true
    %1 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
    "test.use"(%0, %1) : (!shape.witness, !shape.witness) -> ()
    return
  }
}

