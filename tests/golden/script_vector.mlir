// RUN: tenure opt --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.unroll_from_elements
      transform.apply_patterns.vector.unroll_to_elements
      transform.apply_patterns.vector.interleave_to_shuffle
      transform.apply_patterns.vector.lower_bitcast
    } : !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_broadcast
      transform.apply_patterns.vector.lower_masks
    } : !transform.any_op
    transform.yield
  }
  func.func @masked(%m: vector<2x3xi1>, %a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = vector.mask %m { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @maximum(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<2xf32>, vector<3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @constant_mask() -> (vector<3x4xi1>, vector<4xi1>, vector<i1>, vector<2x9xi1>) {
    %0 = vector.constant_mask [2, 3] : vector<3x4xi1>
    %1 = vector.constant_mask [1] : vector<4xi1>
    %2 = vector.constant_mask [1] : vector<i1>
    %3 = vector.constant_mask [2, 9] : vector<2x9xi1>
    return %0, %1, %2, %3 : vector<3x4xi1>, vector<4xi1>, vector<i1>, vector<2x9xi1>
  }
  func.func @create_mask(%a: index, %b: index, %c: index) -> vector<2x2x4xi1> {
    %0 = vector.create_mask %a, %b, %c : vector<2x2x4xi1>
    return %0 : vector<2x2x4xi1>
  }
  func.func @elements(%a: i8, %v: vector<2x1x2xi8>) -> (vector<1x2x2xi8>, i8) {
    %0:4 = vector.to_elements %v : vector<2x1x2xi8>
    %1 = vector.from_elements %0#3, %a, %0#1, %a : vector<1x2x2xi8>
    return %1, %0#2 : vector<1x2x2xi8>, i8
  }
  func.func @others(%a: vector<3xi8>, %b: vector<2x4xi8>, %c: vector<1x3xf32>) -> (vector<6xi8>, vector<2x2xi16>, vector<2x2x3xf32>) {
    %0 = vector.interleave %a, %a : vector<3xi8> -> vector<6xi8>
    %1 = vector.bitcast %b : vector<2x4xi8> to vector<2x2xi16>
    %2 = vector.broadcast %c : vector<1x3xf32> to vector<2x2x3xf32>
    return %0, %1, %2 : vector<6xi8>, vector<2x2xi16>, vector<2x2x3xf32>
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.unroll_from_elements
      transform.apply_patterns.vector.unroll_to_elements
      transform.apply_patterns.vector.interleave_to_shuffle
      transform.apply_patterns.vector.lower_bitcast
    } : !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_broadcast
      transform.apply_patterns.vector.lower_masks
    } : !transform.any_op
    transform.yield 
  }
  func.func @masked(%arg0: vector<2x3xi1>, %arg1: vector<2xf32>, %arg2: vector<3xf32>, %arg3: vector<2x3xf32>) -> vector<2x3xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %0 = vector.extract %arg1[0] : f32 from vector<2xf32>
    %1 = vector.broadcast %0 : f32 to vector<3xf32>
    %2 = vector.extract %arg3[0] : vector<3xf32> from vector<2x3xf32>
    %3 = vector.extract %arg0[0] : vector<3xi1> from vector<2x3xi1>
    %4 = vector.fma %1, %arg2, %2 : vector<3xf32>
    %5 = arith.select %3, %4, %2 : vector<3xi1>, vector<3xf32>
    %6 = vector.insert %5, %cst [0] : vector<3xf32> into vector<2x3xf32>
    %7 = vector.extract %arg1[1] : f32 from vector<2xf32>
    %8 = vector.broadcast %7 : f32 to vector<3xf32>
    %9 = vector.extract %arg3[1] : vector<3xf32> from vector<2x3xf32>
    %10 = vector.extract %arg0[1] : vector<3xi1> from vector<2x3xi1>
    %11 = vector.fma %8, %arg2, %9 : vector<3xf32>
    %12 = arith.select %10, %11, %9 : vector<3xi1>, vector<3xf32>
    %13 = vector.insert %12, %6 [1] : vector<3xf32> into vector<2x3xf32>
    return %13 : vector<2x3xf32>
  }
  func.func @maximum(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %0 = vector.extract %arg0[0] : f32 from vector<2xf32>
    %1 = vector.broadcast %0 : f32 to vector<3xf32>
    %2 = vector.extract %arg2[0] : vector<3xf32> from vector<2x3xf32>
    %3 = arith.mulf %1, %arg1 : vector<3xf32>
    %4 = arith.maxnumf %3, %2 : vector<3xf32>
    %5 = vector.insert %4, %cst [0] : vector<3xf32> into vector<2x3xf32>
    %6 = vector.extract %arg0[1] : f32 from vector<2xf32>
    %7 = vector.broadcast %6 : f32 to vector<3xf32>
    %8 = vector.extract %arg2[1] : vector<3xf32> from vector<2x3xf32>
    %9 = arith.mulf %7, %arg1 : vector<3xf32>
    %10 = arith.maxnumf %9, %8 : vector<3xf32>
    %11 = vector.insert %10, %5 [1] : vector<3xf32> into vector<2x3xf32>
    return %11 : vector<2x3xf32>
  }
  func.func @constant_mask() -> (vector<3x4xi1>, vector<4xi1>, vector<i1>, vector<2x9xi1>) {
    %cst = arith.constant dense<true> : vector<2x9xi1>
    %cst_0 = arith.constant dense<true> : vector<i1>
    %cst_1 = arith.constant dense<[[true, true, true, false], [true, true, true, false], [false, false, false, false]]> : vector<3x4xi1>
    %cst_2 = arith.constant dense<[true, false, false, false]> : vector<4xi1>
    return %cst_1, %cst_2, %cst_0, %cst : vector<3x4xi1>, vector<4xi1>, vector<i1>, vector<2x9xi1>
  }
  func.func @create_mask(%arg0: index, %arg1: index, %arg2: index) -> vector<2x2x4xi1> {
    %cst = arith.constant dense<false> : vector<2x2x4xi1>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<false> : vector<2x4xi1>
    %cst_1 = arith.constant dense<false> : vector<4xi1>
    %0 = vector.create_mask %arg2 : vector<4xi1>
    %1 = arith.cmpi sgt, %arg1, %c0 : index
    %2 = arith.select %1, %0, %cst_1 : vector<4xi1>
    %3 = vector.insert %2, %cst_0 [0] : vector<4xi1> into vector<2x4xi1>
    %4 = arith.cmpi sgt, %arg1, %c1 : index
    %5 = arith.select %4, %0, %cst_1 : vector<4xi1>
    %6 = vector.insert %5, %3 [1] : vector<4xi1> into vector<2x4xi1>
    %7 = arith.cmpi sgt, %arg0, %c0 : index
    %8 = arith.select %7, %6, %cst_0 : vector<2x4xi1>
    %9 = vector.insert %8, %cst [0] : vector<2x4xi1> into vector<2x2x4xi1>
    %10 = arith.cmpi sgt, %arg0, %c1 : index
    %11 = arith.select %10, %6, %cst_0 : vector<2x4xi1>
    %12 = vector.insert %11, %9 [1] : vector<2x4xi1> into vector<2x2x4xi1>
    return %12 : vector<2x2x4xi1>
  }
  func.func @elements(%arg0: i8, %arg1: vector<2x1x2xi8>) -> (vector<1x2x2xi8>, i8) {
    %0 = ub.poison : vector<2x2xi8>
    %1 = ub.poison : vector<1x2x2xi8>
    %2 = vector.extract %arg1[0, 0] : vector<2xi8> from vector<2x1x2xi8>
    %3:2 = vector.to_elements %2 : vector<2xi8>
    %4 = vector.extract %arg1[1, 0] : vector<2xi8> from vector<2x1x2xi8>
    %5:2 = vector.to_elements %4 : vector<2xi8>
    %6 = vector.from_elements %5#1, %arg0 : vector<2xi8>
    %7 = vector.insert %6, %0 [0] : vector<2xi8> into vector<2x2xi8>
    %8 = vector.from_elements %3#1, %arg0 : vector<2xi8>
    %9 = vector.insert %8, %7 [1] : vector<2xi8> into vector<2x2xi8>
    %10 = vector.insert %9, %1 [0] : vector<2x2xi8> into vector<1x2x2xi8>
    return %10, %5#0 : vector<1x2x2xi8>, i8
  }
  func.func @others(%arg0: vector<3xi8>, %arg1: vector<2x4xi8>, %arg2: vector<1x3xf32>) -> (vector<6xi8>, vector<2x2xi16>, vector<2x2x3xf32>) {
    %0 = ub.poison : vector<2x2x3xf32>
    %1 = ub.poison : vector<2x3xf32>
    %2 = ub.poison : vector<2x2xi16>
    %3 = vector.shuffle %arg0, %arg0 [0, 3, 1, 4, 2, 5] : vector<3xi8>, vector<3xi8>
    %4 = vector.extract %arg1[0] : vector<4xi8> from vector<2x4xi8>
    %5 = vector.bitcast %4 : vector<4xi8> to vector<2xi16>
    %6 = vector.insert %5, %2 [0] : vector<2xi16> into vector<2x2xi16>
    %7 = vector.extract %arg1[1] : vector<4xi8> from vector<2x4xi8>
    %8 = vector.bitcast %7 : vector<4xi8> to vector<2xi16>
    %9 = vector.insert %8, %6 [1] : vector<2xi16> into vector<2x2xi16>
    %10 = vector.extract %arg2[0] : vector<3xf32> from vector<1x3xf32>
    %11 = vector.insert %10, %1 [0] : vector<3xf32> into vector<2x3xf32>
    %12 = vector.insert %10, %11 [1] : vector<3xf32> into vector<2x3xf32>
    %13 = vector.insert %12, %0 [0] : vector<2x3xf32> into vector<2x2x3xf32>
    %14 = vector.insert %12, %13 [1] : vector<2x3xf32> into vector<2x2x3xf32>
    return %3, %9, %14 : vector<6xi8>, vector<2x2xi16>, vector<2x2x3xf32>
  }
}

