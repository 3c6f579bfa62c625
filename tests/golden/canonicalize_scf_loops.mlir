// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @for_add(%a: index, %s: index, %f: i32) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %u = arith.addi %a, %c1 overflow<nsw> : index
  %v = arith.addi %a, %c1 : index
  %z = arith.addi %a, %c0 overflow<nsw> : index
  %cn = arith.constant -4 : index
  %w = arith.addi %a, %cn overflow<nsw, nuw> : index
  %0 = scf.for %i = %a to %u step %c1 iter_args(%x = %f) -> (i32) {
    %r = "t.x"(%i, %x) : (index, i32) -> i32
    scf.yield %r : i32
  }
  %1 = scf.for %i = %a to %v step %c1 iter_args(%x = %f) -> (i32) {
    %r = "t.x"(%i, %x) : (index, i32) -> i32
    scf.yield %r : i32
  }
  %2 = scf.for %i = %a to %w step %c1 iter_args(%x = %f) -> (i32) {
    %r = "t.x"(%i, %x) : (index, i32) -> i32
    scf.yield %r : i32
  }
  %3 = scf.for %i = %a to %u step %s iter_args(%x = %f) -> (i32) {
    %r = "t.x"(%i, %x) : (index, i32) -> i32
    scf.yield %r : i32
  }
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @for_unsigned(%a: i32, %f: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %u = arith.addi %a, %c1 overflow<nuw> : i32
  %v = arith.addi %a, %c1 overflow<nsw> : i32
  %0 = scf.for unsigned %i = %a to %u step %c1 iter_args(%x = %f) -> (i32) : i32 {
    %r = "t.x"(%i, %x) : (i32, i32) -> i32
    scf.yield %r : i32
  }
  %1 = scf.for unsigned %i = %a to %v step %c1 iter_args(%x = %f) -> (i32) : i32 {
    %r = "t.x"(%i, %x) : (i32, i32) -> i32
    scf.yield %r : i32
  }
  return %0, %1 : i32, i32
}
func.func private @do(%a: tensor<?x?xf32>) -> tensor<?x?xf32>
func.func @for_cast(%a: tensor<4x8xf32>, %b: tensor<?x?xf32>, %l: index, %u: index, %s: index) -> (tensor<?x?xf32>, tensor<4x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1:2 = scf.for %i = %l to %u step %s iter_args(%x = %0, %y = %b) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %r = func.call @do(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %q = func.call @do(%y) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %r, %q : tensor<?x?xf32>, tensor<?x?xf32>
  } {foo}
  %2 = scf.for %i = %l to %u step %s iter_args(%x = %0) -> (tensor<?x?xf32>) {
    %r = func.call @do(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %r : tensor<?x?xf32>
  }
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x8xf32>
  %4 = scf.for %i = %l to %u step %s iter_args(%x = %0) -> (tensor<?x?xf32>) {
    %r = func.call @do(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %r : tensor<?x?xf32>
  }
  %5 = func.call @do(%4) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %6 = func.call @do(%4) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1#0, %3, %5, %6 : tensor<?x?xf32>, tensor<4x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @w1(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
    %k = "t.cond"(%x) : (i32) -> i1
    scf.condition(%k) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %z = "t.b"(%x, %y) : (i32, i32) -> i32
    scf.yield %z, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
func.func @w2(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
    %k = "t.cond"(%x) : (i32) -> i1
    scf.condition(%k) %y, %x : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %z = "t.b"(%x, %y) : (i32, i32) -> i32
    scf.yield %z, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
func.func @w3(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %y = %a, %w = %b) : (i32, i32, i32) -> (i32, i32) {
    %k = "t.cond"(%x) : (i32) -> i1
    %l = "t.l"(%y, %w) : (i32, i32) -> i32
    scf.condition(%k) %l, %w : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %z = "t.b"(%x, %y) : (i32, i32) -> i32
    scf.yield %z, %z, %z : i32, i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
func.func @w4(%a: i32, %b: i32, %c: i1) -> (i32, i32, i32) {
  %0:3 = scf.while (%x = %a, %y = %a, %w = %a) : (i32, i32, i32) -> (i32, i32, i32) {
    %k = "t.cond"(%x) : (i32) -> i1
    scf.condition(%k) %x, %y, %w : i32, i32, i32
  } do {
  ^bb0(%x: i32, %y: i32, %w: i32):
    %z = "t.b"(%x, %y) : (i32, i32) -> i32
    scf.yield %z, %w, %z : i32, i32, i32
  } attributes {foo}
  return %0#0, %0#1, %0#2 : i32, i32, i32
}
func.func @w5(%a: i32, %b: i32, %c: i1) -> (i32, i32, i32) {
  %0:3 = scf.while (%x = %a, %y = %b, %w = %a) : (i32, i32, i32) -> (i32, i32, i32) {
    %k = "t.cond"(%x) : (i32) -> i1
    scf.condition(%k) %x, %y, %w : i32, i32, i32
  } do {
  ^bb0(%x: i32, %y: i32, %w: i32):
    %z = "t.b"(%x, %y) : (i32, i32) -> i32
    %q = "t.b"(%x, %w) : (i32, i32) -> i32
    scf.yield %z, %q, %z : i32, i32, i32
  } attributes {foo}
  return %0#0, %0#1, %0#2 : i32, i32, i32
}
func.func @a1(%a: i64, %b: i64) -> (i64, i64) {
  %0:2 = scf.while (%x = %a, %y = %a) : (i64, i64) -> (i64, i64) {
    %c = "t.c"(%x) : (i64) -> i1
    scf.condition(%c) %y, %x : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    scf.yield %x, %y : i64, i64
  }
  return %0#0, %0#1 : i64, i64
}
func.func @a2(%a: i64, %b: i64) -> (i64, i64, i64) {
  %0:3 = scf.while (%x = %a, %y = %a, %z = %b) : (i64, i64, i64) -> (i64, i64, i64) {
    %c = "t.c"(%x) : (i64) -> i1
    scf.condition(%c) %y, %z, %x : i64, i64, i64
  } do {
  ^bb0(%x: i64, %z: i64, %y: i64):
    "t.u"(%x, %y, %z) : (i64, i64, i64) -> ()
    scf.yield %x, %y, %a : i64, i64, i64
  } 
  return %0#0, %0#1, %0#2 : i64, i64, i64
}
func.func @a3(%a: i64, %b: i64, %l: index, %u: index, %s: index) -> (i64, i64, i64) {
  %0:3 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %a, %z = %b) -> (i64, i64, i64) {
    "t.u"(%x, %y, %z) : (i64, i64, i64) -> ()
    scf.yield %y, %a, %x : i64, i64, i64
  } 
  return %0#0, %0#1, %0#2 : i64, i64, i64
}
// OUT:
module {
  func.func @for_add(%arg0: index, %arg1: index, %arg2: i32) -> (i32, i32, i32, i32) {
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg0, %c1 overflow<nsw> : index
    %1 = arith.addi %arg0, %c1 : index
    %2 = "t.x"(%arg0, %arg2) : (index, i32) -> i32
    %3 = scf.for %arg3 = %arg0 to %1 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
      %5 = "t.x"(%arg3, %arg4) : (index, i32) -> i32
      scf.yield %5 : i32
    }
    %4 = scf.for %arg3 = %arg0 to %0 step %arg1 iter_args(%arg4 = %arg2) -> (i32) {
      %5 = "t.x"(%arg3, %arg4) : (index, i32) -> i32
      scf.yield %5 : i32
    }
    return %2, %3, %arg2, %4 : i32, i32, i32, i32
  }
  func.func @for_unsigned(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c1_i32 overflow<nsw> : i32
    %1 = "t.x"(%arg0, %arg1) : (i32, i32) -> i32
    %2 = scf.for unsigned %arg2 = %arg0 to %0 step %c1_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %3 = "t.x"(%arg2, %arg3) : (i32, i32) -> i32
      scf.yield %3 : i32
    }
    return %1, %2 : i32, i32
  }
  func.func private @do(tensor<?x?xf32>) -> tensor<?x?xf32>
  func.func @for_cast(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?x?xf32>, tensor<4x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<4x8xf32> to tensor<?x?xf32>
    %0:2 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0, %arg7 = %arg1) -> (tensor<4x8xf32>, tensor<?x?xf32>) {
      %cast_1 = tensor.cast %arg6 : tensor<4x8xf32> to tensor<?x?xf32>
      %5 = func.call @do(%cast_1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      %6 = func.call @do(%arg7) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      %cast_2 = tensor.cast %5 : tensor<?x?xf32> to tensor<4x8xf32>
      scf.yield %cast_2, %6 : tensor<4x8xf32>, tensor<?x?xf32>
    } {foo}
    %cast_0 = tensor.cast %0#0 : tensor<4x8xf32> to tensor<?x?xf32>
    %1 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg0) -> (tensor<4x8xf32>) {
      %cast_1 = tensor.cast %arg6 : tensor<4x8xf32> to tensor<?x?xf32>
      %5 = func.call @do(%cast_1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      %cast_2 = tensor.cast %5 : tensor<?x?xf32> to tensor<4x8xf32>
      scf.yield %cast_2 : tensor<4x8xf32>
    }
    %2 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %cast) -> (tensor<?x?xf32>) {
      %5 = func.call @do(%arg6) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      scf.yield %5 : tensor<?x?xf32>
    }
    %3 = call @do(%2) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %4 = call @do(%2) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    return %cast_0, %1, %3, %4 : tensor<?x?xf32>, tensor<4x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @w1(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32) {
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %1 = "t.cond"(%arg3) : (i32) -> i1
      scf.condition(%1) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1 = "t.b"(%arg3, %arg3) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @w2(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32) {
    %0 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %1 = "t.cond"(%arg3) : (i32) -> i1
      scf.condition(%1) %arg3 : i32
    } do {
    ^bb0(%arg3: i32):
      %1 = "t.b"(%arg3, %arg3) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @w3(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32) {
    %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, i32) -> (i32, i32) {
      %1 = "t.cond"(%arg3) : (i32) -> i1
      %2 = "t.l"(%arg3, %arg4) : (i32, i32) -> i32
      scf.condition(%1) %2, %arg4 : i32, i32
    } do {
    ^bb0(%arg3: i32, %arg4: i32):
      %1 = "t.b"(%arg3, %arg4) : (i32, i32) -> i32
      scf.yield %1, %1 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @w4(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32, i32) {
    %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg0) : (i32, i32) -> (i32, i32) {
      %1 = "t.cond"(%arg3) : (i32) -> i1
      scf.condition(%1) %arg3, %arg4 : i32, i32
    } do {
    ^bb0(%arg3: i32, %arg4: i32):
      %1 = "t.b"(%arg3, %arg4) : (i32, i32) -> i32
      scf.yield %1, %arg3 : i32, i32
    } attributes {foo}
    return %0#0, %0#1, %0#0 : i32, i32, i32
  }
  func.func @w5(%arg0: i32, %arg1: i32, %arg2: i1) -> (i32, i32, i32) {
    %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, i32) -> (i32, i32) {
      %1 = "t.cond"(%arg3) : (i32) -> i1
      scf.condition(%1) %arg3, %arg4 : i32, i32
    } do {
    ^bb0(%arg3: i32, %arg4: i32):
      %1 = "t.b"(%arg3, %arg4) : (i32, i32) -> i32
      %2 = "t.b"(%arg3, %arg3) : (i32, i32) -> i32
      scf.yield %1, %2 : i32, i32
    } attributes {foo}
    return %0#0, %0#1, %0#0 : i32, i32, i32
  }
  func.func @a1(%arg0: i64, %arg1: i64) -> (i64, i64) {
    scf.while : () -> () {
      %0 = "t.c"(%arg0) : (i64) -> i1
      scf.condition(%0)
    } do {
      scf.yield
    }
    return %arg0, %arg0 : i64, i64
  }
  func.func @a2(%arg0: i64, %arg1: i64) -> (i64, i64, i64) {
    %0 = scf.while (%arg2 = %arg1) : (i64) -> i64 {
      %1 = "t.c"(%arg0) : (i64) -> i1
      scf.condition(%1) %arg2 : i64
    } do {
    ^bb0(%arg2: i64):
      "t.u"(%arg0, %arg0, %arg2) : (i64, i64, i64) -> ()
      scf.yield %arg0 : i64
    }
    return %arg0, %0, %arg0 : i64, i64, i64
  }
  func.func @a3(%arg0: i64, %arg1: i64, %arg2: index, %arg3: index, %arg4: index) -> (i64, i64, i64) {
    %0 = scf.for %arg5 = %arg2 to %arg3 step %arg4 iter_args(%arg6 = %arg1) -> (i64) {
      "t.u"(%arg0, %arg0, %arg6) : (i64, i64, i64) -> ()
      scf.yield %arg0 : i64
    }
    return %arg0, %arg0, %0 : i64, i64, i64
  }
}
