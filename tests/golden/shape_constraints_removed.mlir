// RUN: tenure opt --remove-shape-constraints
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
    %1 = shape.num_elements %arg0 : !shape.shape -> !shape.size
    %2 = shape.num_elements %arg1 : tensor<?xindex> -> index
    %3 = shape.cstr_require %arg2, "m"
    return %1, %2, %0, %0, %3, %0 : !shape.size, index, !shape.witness, !shape.witness, !shape.witness, !shape.witness
  }
}

