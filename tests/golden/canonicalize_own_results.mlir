// RUN: tenure opt --canonicalize --allow-unregistered-dialect --mlir-print-op-generic
// Ops that use their own results, as a region without an order allows, stay as they are.
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%true = arith.constant true
%0 = "t.x"() : () -> tensor<1xi32>
%1:2 = "scf.forall"(%2, %1#0) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
^bb0(%i: index, %a: tensor<?xi32>, %b: tensor<?xi32>):
  "scf.forall.in_parallel"() ({
    "tensor.parallel_insert_slice"(%0, %a, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xi32>, tensor<?xi32>, index) -> ()
  }) : () -> ()
}) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>)
%2 = "t.x"() : () -> tensor<?xi32>
%3:2 = "scf.for"(%c0, %c1, %c1, %3#1, %3#0) ({
^bb0(%i: index, %x: i32, %y: i32):
  "scf.yield"(%x, %y) : (i32, i32) -> ()
}) : (index, index, index, i32, i32) -> (i32, i32)
%4 = "scf.if"(%true) ({
  "scf.yield"(%4) : (i32) -> ()
}, {
  "scf.yield"(%4) : (i32) -> ()
}) : (i1) -> i32
"t.use"(%1#0, %3#0, %4) : (tensor<?xi32>, i32, i32) -> ()
// OUT:
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 0 : index}> : () -> index
  %1 = "arith.constant"() <{value = 1 : index}> : () -> index
  %2 = "arith.constant"() <{value = true}> : () -> i1
  %3 = "t.x"() : () -> tensor<1xi32>
  %4:2 = "scf.forall"(%5, %4#0) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
  ^bb0(%arg3: index, %arg4: tensor<?xi32>, %arg5: tensor<?xi32>):
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%3, %arg4, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xi32>, tensor<?xi32>, index) -> ()
    }) : () -> ()
  }) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>)
  %5 = "t.x"() : () -> tensor<?xi32>
  %6:2 = "scf.for"(%0, %1, %1, %6#1, %6#0) ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: i32):
    "scf.yield"(%arg1, %arg2) : (i32, i32) -> ()
  }) : (index, index, index, i32, i32) -> (i32, i32)
  %7 = "scf.if"(%2) ({
    "scf.yield"(%7) : (i32) -> ()
  }, {
    "scf.yield"(%7) : (i32) -> ()
  }) : (i1) -> i32
  "t.use"(%4#0, %6#0, %7) : (tensor<?xi32>, i32, i32) -> ()
}) : () -> ()

