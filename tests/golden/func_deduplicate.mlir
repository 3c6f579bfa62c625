// RUN: tenure opt --duplicate-function-elimination --remove-shape-constraints
// Functions that are the same become one, and witnesses of what was asserted of shapes are true.
func.func @a(%x: f32, %y: f32) -> f32 {
  %0 = arith.addf %x, %y : f32
  return %0 : f32
}
func.func @b(%u: f32, %v: f32) -> f32 {
  %0 = arith.addf %u, %v : f32
  return %0 : f32
}
func.func @other_way(%u: f32, %v: f32) -> f32 {
  %0 = arith.addf %v, %u : f32
  return %0 : f32
}
func.func private @declared()
func.func private @declared_too()
func.func @uses(%x: f32) -> f32 attributes {list = [@b, @other_way]} {
  %0 = call @b(%x, %x) : (f32, f32) -> f32
  %f = constant @b : (f32, f32) -> f32
  %1 = call_indirect %f(%0, %x) : (f32, f32) -> f32
  return %1 : f32
}
func.func @shapes(%s: !shape.shape, %t: !shape.shape) -> index {
  %0 = shape.cstr_broadcastable %s, %t : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %s, %t : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  %3 = shape.assuming %2 -> (index) {
    %i = shape.rank %s : !shape.shape -> !shape.size
    %c = shape.size_to_index %i : !shape.size
    shape.assuming_yield %c : index
  }
  return %3 : index
}
// OUT:
module {
  func.func @a(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.addf %arg0, %arg1 : f32
    return %0 : f32
  }
  func.func @other_way(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.addf %arg1, %arg0 : f32
    return %0 : f32
  }
  func.func private @declared()
  func.func private @declared_too()
  func.func @uses(%arg0: f32) -> f32 attributes {list = [@a, @other_way]} {
    %f = constant @a : (f32, f32) -> f32
    %0 = call @a(%arg0, %arg0) : (f32, f32) -> f32
    %1 = call_indirect %f(%0, %arg0) : (f32, f32) -> f32
    return %1 : f32
  }
  func.func @shapes(%arg0: !shape.shape, %arg1: !shape.shape) -> index {
    %0 = shape.const_witness true
    %1 = shape.assuming %0 -> (index) {
      %2 = shape.rank %arg0 : !shape.shape -> !shape.size
      %3 = shape.size_to_index %2 : !shape.size
      shape.assuming_yield %3 : index
    }
    return %1 : index
  }
}

