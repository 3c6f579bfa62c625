// RUN: tenure opt --convert-shape-constraints --shape-to-shape-lowering
func.func @a(%s: !shape.shape, %t: tensor<?xindex>, %b: i1) -> (!shape.size, index, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %n = shape.num_elements %s : !shape.shape -> !shape.size
  %m = shape.num_elements %t : tensor<?xindex> -> index
  %0 = shape.cstr_broadcastable %s, %s, %t {foo} : !shape.shape, !shape.shape, tensor<?xindex>
  %1 = shape.cstr_eq %t, %s : tensor<?xindex>, !shape.shape
  %2 = shape.cstr_require %b, "m"
  %3 = shape.assuming_all %0, %1
  return %n, %m, %0, %1, %2, %3 : !shape.size, index, !shape.witness, !shape.witness, !shape.witness, !shape.witness
}
// OUT:
module {
  func.func @a(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: i1) -> (!shape.size, index, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
    %0 = shape.const_witness true
    %c1 = shape.const_size 1
    %1 = shape.reduce(%arg0, %c1) : !shape.shape -> !shape.size {
    ^bb0(%arg3: index, %arg4: !shape.size, %arg5: !shape.size):
      %5 = shape.mul %arg4, %arg5 : !shape.size, !shape.size -> !shape.size
      shape.yield %5 : !shape.size
    }
    %c1_0 = arith.constant 1 : index
    %2 = shape.reduce(%arg1, %c1_0) : tensor<?xindex> -> index {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %5 = shape.mul %arg4, %arg5 : index, index -> index
      shape.yield %5 : index
    }
    %3 = shape.is_broadcastable %arg0, %arg0, %arg1 : !shape.shape, !shape.shape, tensor<?xindex>
    cf.assert %3, "required broadcastable shapes"
    %4 = shape.shape_eq %arg1, %arg0 : tensor<?xindex>, !shape.shape
    cf.assert %4, "required equal shapes"
    cf.assert %arg2, "m"
    return %1, %2, %0, %0, %0, %0 : !shape.size, index, !shape.witness, !shape.witness, !shape.witness, !shape.witness
  }
}

