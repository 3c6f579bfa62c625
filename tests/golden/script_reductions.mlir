// RUN: tenure opt --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} attributes{inner} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerreduction"
    } : !transform.any_op
    %g = transform.structured.match ops{["func.func"]} attributes{outer} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %g {
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerparallel"
    } : !transform.any_op
    transform.yield
  }
  func.func @turned(%a: vector<2x3x2xf32>, %c: vector<3xf32>) -> vector<3xf32> attributes {inner} {
    %0 = vector.multi_reduction <add>, %a, %c [0, 2] : vector<2x3x2xf32> to vector<3xf32>
    return %0 : vector<3xf32>
  }
  func.func @masked(%a: vector<2x3xi32>, %c: vector<2xi32>, %m: vector<2x3xi1>) -> vector<2xi32> attributes {inner} {
    %0 = vector.mask %m { vector.multi_reduction <maxsi>, %a, %c [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @all(%a: vector<2x3xf32>, %c: f32) -> f32 attributes {inner} {
    %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<2x3xf32> to f32
    return %0 : f32
  }
  func.func @rows(%a: vector<2x2x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> attributes {outer} {
    %0 = vector.multi_reduction <minimumf>, %a, %c [1] : vector<2x2x2xf32> to vector<2x2xf32>
    return %0 : vector<2x2xf32>
  }
  func.func @masked_rows(%a: vector<2x3xf32>, %c: vector<3xf32>, %m: vector<2x3xi1>) -> vector<3xf32> attributes {outer} {
    %0 = vector.mask %m { vector.multi_reduction <add>, %a, %c [0] : vector<2x3xf32> to vector<3xf32> } : vector<2x3xi1> -> vector<3xf32>
    return %0 : vector<3xf32>
  }
  func.func @one(%a: vector<2xf32>, %c: f32) -> f32 attributes {outer} {
    %0 = vector.multi_reduction <maxnumf>, %a, %c [0] : vector<2xf32> to f32
    return %0 : f32
  }
  func.func @none(%a: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> attributes {outer} {
    %0 = vector.multi_reduction <add>, %a, %c [] : vector<2x3xf32> to vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} attributes {inner} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
    } : !transform.any_op
    %1 = transform.structured.match ops{["func.func"]} attributes {outer} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %1 {
      transform.apply_patterns.vector.lower_multi_reduction
    } : !transform.any_op
    transform.yield 
  }
  func.func @turned(%arg0: vector<2x3x2xf32>, %arg1: vector<3xf32>) -> vector<3xf32> attributes {inner} {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %0 = vector.transpose %arg0, [1, 0, 2] : vector<2x3x2xf32> to vector<3x2x2xf32>
    %1 = vector.shape_cast %0 : vector<3x2x2xf32> to vector<3x4xf32>
    %2 = vector.extract %1[0] : vector<4xf32> from vector<3x4xf32>
    %3 = vector.extract %arg1[0] : f32 from vector<3xf32>
    %4 = vector.reduction <add>, %2, %3 : vector<4xf32> into f32
    %5 = vector.insert %4, %cst [0] : f32 into vector<3xf32>
    %6 = vector.extract %1[1] : vector<4xf32> from vector<3x4xf32>
    %7 = vector.extract %arg1[1] : f32 from vector<3xf32>
    %8 = vector.reduction <add>, %6, %7 : vector<4xf32> into f32
    %9 = vector.insert %8, %5 [1] : f32 into vector<3xf32>
    %10 = vector.extract %1[2] : vector<4xf32> from vector<3x4xf32>
    %11 = vector.extract %arg1[2] : f32 from vector<3xf32>
    %12 = vector.reduction <add>, %10, %11 : vector<4xf32> into f32
    %13 = vector.insert %12, %9 [2] : f32 into vector<3xf32>
    return %13 : vector<3xf32>
  }
  func.func @masked(%arg0: vector<2x3xi32>, %arg1: vector<2xi32>, %arg2: vector<2x3xi1>) -> vector<2xi32> attributes {inner} {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = vector.extract %arg0[0] : vector<3xi32> from vector<2x3xi32>
    %1 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %2 = vector.extract %arg2[0] : vector<3xi1> from vector<2x3xi1>
    %3 = vector.mask %2 { vector.reduction <maxsi>, %0, %1 : vector<3xi32> into i32 } : vector<3xi1> -> i32
    %4 = vector.insert %3, %cst [0] : i32 into vector<2xi32>
    %5 = vector.extract %arg0[1] : vector<3xi32> from vector<2x3xi32>
    %6 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %7 = vector.extract %arg2[1] : vector<3xi1> from vector<2x3xi1>
    %8 = vector.mask %7 { vector.reduction <maxsi>, %5, %6 : vector<3xi32> into i32 } : vector<3xi1> -> i32
    %9 = vector.insert %8, %4 [1] : i32 into vector<2xi32>
    return %9 : vector<2xi32>
  }
  func.func @all(%arg0: vector<2x3xf32>, %arg1: f32) -> f32 attributes {inner} {
    %0 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
    %1 = vector.reduction <mul>, %0, %arg1 : vector<6xf32> into f32
    return %1 : f32
  }
  func.func @rows(%arg0: vector<2x2x2xf32>, %arg1: vector<2x2xf32>) -> vector<2x2xf32> attributes {outer} {
    %0 = vector.transpose %arg0, [1, 0, 2] : vector<2x2x2xf32> to vector<2x2x2xf32>
    %1 = vector.shape_cast %0 : vector<2x2x2xf32> to vector<2x4xf32>
    %2 = vector.shape_cast %arg1 : vector<2x2xf32> to vector<4xf32>
    %3 = vector.extract %1[0] : vector<4xf32> from vector<2x4xf32>
    %4 = arith.minimumf %3, %2 : vector<4xf32>
    %5 = vector.extract %1[1] : vector<4xf32> from vector<2x4xf32>
    %6 = arith.minimumf %5, %4 : vector<4xf32>
    %7 = vector.shape_cast %6 : vector<4xf32> to vector<2x2xf32>
    return %7 : vector<2x2xf32>
  }
  func.func @masked_rows(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xi1>) -> vector<3xf32> attributes {outer} {
    %0 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
    %1 = vector.extract %arg2[0] : vector<3xi1> from vector<2x3xi1>
    %2 = arith.addf %0, %arg1 : vector<3xf32>
    %3 = arith.select %1, %2, %arg1 : vector<3xi1>, vector<3xf32>
    %4 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %5 = vector.extract %arg2[1] : vector<3xi1> from vector<2x3xi1>
    %6 = arith.addf %4, %3 : vector<3xf32>
    %7 = arith.select %5, %6, %3 : vector<3xi1>, vector<3xf32>
    return %7 : vector<3xf32>
  }
  func.func @one(%arg0: vector<2xf32>, %arg1: f32) -> f32 attributes {outer} {
    %0 = vector.shape_cast %arg0 : vector<2xf32> to vector<1x2xf32>
    %1 = vector.broadcast %arg1 : f32 to vector<1xf32>
    %2 = vector.transpose %0, [1, 0] : vector<1x2xf32> to vector<2x1xf32>
    %3 = vector.extract %2[0] : vector<1xf32> from vector<2x1xf32>
    %4 = arith.maxnumf %3, %1 : vector<1xf32>
    %5 = vector.extract %2[1] : vector<1xf32> from vector<2x1xf32>
    %6 = arith.maxnumf %5, %4 : vector<1xf32>
    %7 = vector.extract %6[0] : f32 from vector<1xf32>
    return %7 : f32
  }
  func.func @none(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>) -> vector<2x3xf32> attributes {outer} {
    return %arg0 : vector<2x3xf32>
  }
}

