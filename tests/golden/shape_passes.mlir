// RUN: tenure opt --cse --sccp --loop-invariant-code-motion --inline --allow-unregistered-dialect
// What is pure is there once; what is asserted stays; values go through shape.assuming.
func.func private @callee(%s: !shape.shape, %i: index) -> (!shape.size, index) {
  %0 = shape.get_extent %s, %i : !shape.shape, index -> !shape.size
  return %0, %i : !shape.size, index
}
func.func @f(%s: !shape.shape, %e: tensor<?xindex>, %w: !shape.witness, %i: index) -> (index, index, index) {
  %0 = shape.rank %e : tensor<?xindex> -> index
  %1 = shape.rank %e : tensor<?xindex> -> index
  %2 = shape.cstr_eq %s, %e : !shape.shape, tensor<?xindex>
  %3 = shape.cstr_eq %s, %e : !shape.shape, tensor<?xindex>
  %4 = shape.const_size 2
  %5 = shape.const_size 2
  %6 = shape.num_elements %e : tensor<?xindex> -> index
  %7 = shape.num_elements %e : tensor<?xindex> -> index
  %8 = shape.assuming %w -> (index) {
    %c = arith.constant 1 : index
    shape.assuming_yield %c : index
  }
  %9 = shape.reduce(%e, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: index, %c: index):
    %r = shape.rank %s : !shape.shape -> !shape.size
    %x = arith.addi %b, %c : index
    shape.yield %x : index
  }
  %10:2 = func.call @callee(%s, %6) : (!shape.shape, index) -> (!shape.size, index)
  "a.use"(%1, %2, %3, %4, %5, %7, %10#0) : (index, !shape.witness, !shape.witness, !shape.size, !shape.size, index, !shape.size) -> ()
  return %0, %8, %9 : index, index, index
}
// OUT:
module {
  func.func @f(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: !shape.witness, %arg3: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %c2 = shape.const_size 2
    %0 = shape.rank %arg1 : tensor<?xindex> -> index
    %1 = shape.cstr_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
    %2 = shape.cstr_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
    %3 = shape.num_elements %arg1 : tensor<?xindex> -> index
    %4 = shape.reduce(%arg1, %arg3) : tensor<?xindex> -> index {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %6 = arith.addi %arg5, %arg6 : index
      shape.yield %6 : index
    }
    %5 = shape.get_extent %arg0, %3 : !shape.shape, index -> !shape.size
    "a.use"(%0, %1, %2, %c2, %c2, %3, %5) : (index, !shape.witness, !shape.witness, !shape.size, !shape.size, index, !shape.size) -> ()
    return %0, %c1, %4 : index, index, index
  }
}

