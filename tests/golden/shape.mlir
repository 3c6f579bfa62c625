// RUN: tenure opt --allow-unregistered-dialect
// The custom forms of shape.
func.func @constants() -> (!shape.shape, tensor<2xindex>) {
  %0 = "shape.const_shape"() <{shape = dense<[4, -5, 6]> : tensor<3xindex>}> : () -> !shape.shape
  %1 = shape.const_shape [7, 7] : tensor<2xindex>
  %2 = shape.const_shape {b, a = 1} [] : !shape.shape
  %3 = "shape.const_shape"() <{shape = dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>}> : () -> !shape.shape
  %4 = "shape.const_shape"() <{shape = dense<5> : vector<3xindex>}> : () -> !shape.shape
  %5 = shape.const_size 5
  %6 = "shape.const_size"() <{value = -5 : index}> {a} : () -> !shape.size
  %7 = shape.const_witness true
  return %0, %1 : !shape.shape, tensor<2xindex>
}
func.func @plain(%s: !shape.shape, %i: index, %z: !shape.size, %v: !shape.value_shape, %e: tensor<?xindex>, %t: tensor<2x?xf32>, %c: i1) {
  %0 = shape.add %z, %i : !shape.size, index -> !shape.size
  %1 = shape.broadcast %s, %e {error = "no"} : !shape.shape, tensor<?xindex> -> !shape.shape
  %2 = shape.shape_of %t : tensor<2x?xf32> -> tensor<2xindex>
  %3 = shape.dim %t, %i : tensor<2x?xf32>,index -> index
  %4 = shape.get_extent %s, %z : !shape.shape, !shape.size -> !shape.size
  %5 = shape.meet %e, %e, error = "no" {a} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %6:2 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %7 = shape.from_extents %i, %z : index, !shape.size
  %8 = shape.cstr_require %c, "no"
  %9 = shape.cstr_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %10 = shape.assuming_all %8, %9
  %11 = shape.with_shape %t, %s : tensor<2x?xf32>, !shape.shape
  %12 = shape.value_of %11 : tensor<?xf32>
  %13 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %14 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %15 = "shape.a_later_one"(%s) {n = 1} : (!shape.shape) -> !shape.size
  return
}
func.func @regions(%w: !shape.witness, %s: !shape.shape, %e: tensor<?xindex>, %i: index, %f: f32) {
  %0 = shape.assuming %w -> index {
    shape.assuming_yield %i : index
  } {a}
  %1:2 = "shape.assuming"(%w) ({
    "shape.assuming_yield"(%i, %f) : (index, f32) -> ()
  }) : (!shape.witness) -> (index, f32)
  shape.assuming %w {
  }
  %2:2 = shape.reduce(%s, %i, %f) : !shape.shape -> (index, f32) {
  ^bb0(%a: index, %b: !shape.size, %c: index, %d: f32):
    shape.yield %c, %d : index, f32
  } {a}
  %3 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: index, %c: index):
    shape.yield %b : index
  }
  return
}
shape.function_library @library attributes {a} {
  shape.func @same(%v: !shape.value_shape {a.b}) -> !shape.shape attributes {a} {
    %0 = shape.shape_of %v : !shape.value_shape -> !shape.shape
    %1 = shape.const_size 2
    shape.return %0 : !shape.shape
  }
  func @pair(%v: !shape.value_shape) -> (!shape.shape, index) {
    %0 = shape_of %v : !shape.value_shape -> !shape.shape
    %1 = "a.b"() : () -> index
    return %0, %1 : !shape.shape, index
  }
  func private @declared(!shape.value_shape) -> (!shape.shape {a.b})
} mapping {b.op = @same, a.op = @pair, n = 3}
// OUT:
module {
  func.func @constants() -> (!shape.shape, tensor<2xindex>) {
    %0 = shape.const_shape [4, -5, 6] : !shape.shape
    %1 = shape.const_shape [7, 7] : tensor<2xindex>
    %2 = shape.const_shape  {a = 1 : i64, b}[] : !shape.shape
    %3 = "shape.const_shape"() <{shape = dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>}> : () -> !shape.shape
    %4 = shape.const_shape [5, 5, 5] : !shape.shape
    %c5 = shape.const_size 5
    %c-5 = shape.const_size -5 {a}
    %5 = shape.const_witness true
    return %0, %1 : !shape.shape, tensor<2xindex>
  }
  func.func @plain(%arg0: !shape.shape, %arg1: index, %arg2: !shape.size, %arg3: !shape.value_shape, %arg4: tensor<?xindex>, %arg5: tensor<2x?xf32>, %arg6: i1) {
    %0 = shape.add %arg2, %arg1 : !shape.size, index -> !shape.size
    %1 = shape.broadcast %arg0, %arg4 {error = "no"} : !shape.shape, tensor<?xindex> -> !shape.shape
    %2 = shape.shape_of %arg5 : tensor<2x?xf32> -> tensor<2xindex>
    %3 = shape.dim %arg5, %arg1 : tensor<2x?xf32>, index -> index
    %4 = shape.get_extent %arg0, %arg2 : !shape.shape, !shape.size -> !shape.size
    %5 = shape.meet %arg4, %arg4, error = "no" {a} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %head, %tail = "shape.split_at"(%arg0, %arg1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %6 = shape.from_extents %arg1, %arg2 : index, !shape.size
    %7 = shape.cstr_require %arg6, "no"
    %8 = shape.cstr_broadcastable %arg0, %arg4 : !shape.shape, tensor<?xindex>
    %9 = shape.assuming_all %7, %8
    %10 = shape.with_shape %arg5, %arg0 : tensor<2x?xf32>, !shape.shape
    %11 = shape.value_of %10 : tensor<?xf32>
    %12 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<?xindex>
    %13 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape
    %14 = "shape.a_later_one"(%arg0) {n = 1 : i64} : (!shape.shape) -> !shape.size
    return
  }
  func.func @regions(%arg0: !shape.witness, %arg1: !shape.shape, %arg2: tensor<?xindex>, %arg3: index, %arg4: f32) {
    %0 = shape.assuming %arg0 -> (index) {
      shape.assuming_yield %arg3 : index
    } {a}
    %1:2 = shape.assuming %arg0 -> (index, f32) {
      shape.assuming_yield %arg3, %arg4 : index, f32
    }
    shape.assuming %arg0 {
    }
    %2:2 = shape.reduce(%arg1, %arg3, %arg4) : !shape.shape -> (index, f32) {
    ^bb0(%arg5: index, %arg6: !shape.size, %arg7: index, %arg8: f32):
      shape.yield %arg7, %arg8 : index, f32
    } {a}
    %3 = shape.reduce(%arg2, %arg3) : tensor<?xindex> -> index {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      shape.yield %arg6 : index
    }
    return
  }
  shape.function_library @library attributes {a} {
    func @same(%arg0: !shape.value_shape {a.b}) -> !shape.shape attributes {a} {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      %c2 = const_size 2
      return %0 : !shape.shape
    }
    func @pair(%arg0: !shape.value_shape) -> (!shape.shape, index) {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      %1 = "a.b"() : () -> index
      return %0, %1 : !shape.shape, index
    }
    func private @declared(!shape.value_shape) -> (!shape.shape {a.b})
  } mapping {a.op = @pair, b.op = @same, n = 3 : i64}
}

