// RUN: tenure opt --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "parallelarith"
    } : !transform.any_op
    transform.yield
  }

  func.func @f0(%a: vector<1xi32>, %b: vector<1xi32>, %c: i32, %m: vector<1xi1>) -> i32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1xi32>, vector<1xi32> into i32
    return %0 : i32
  }
  func.func @f1(%a: vector<1x1xi32>, %b: vector<1x1x1xi32>, %c: vector<1xi32>, %m: vector<1x1x1xi1>) -> vector<1xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d1,d2,d0)>, affine_map<(d0,d1,d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<maxsi>} %a, %b, %c : vector<1x1xi32>, vector<1x1x1xi32> into vector<1xi32>
    return %0 : vector<1xi32>
  }
  func.func @f2(%a: vector<1x3xi32>, %b: vector<1x1xi32>, %c: vector<3x1xi32>, %m: vector<1x3x1xi1>) -> vector<3x1xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d1)>, affine_map<(d0,d1,d2) -> (d2,d0)>, affine_map<(d0,d1,d2) -> (d1,d2)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<1x3xi32>, vector<1x1xi32> into vector<3x1xi32>
    return %0 : vector<3x1xi32>
  }
  func.func @f3(%a: vector<2x1xi32>, %b: vector<2x1xi32>, %c: vector<2xi32>, %m: vector<2x1xi1>) -> vector<2xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x1xi32>, vector<2x1xi32> into vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @f4(%a: vector<1x3x2xi32>, %b: vector<1x2x3xi32>, %c: vector<3xi32>, %m: vector<1x2x3xi1>) -> vector<3xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<1x3x2xi32>, vector<1x2x3xi32> into vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @f5(%a: vector<1x3xf32>, %b: vector<3x1xf32>, %c: f32, %m: vector<3x1xi1>) -> f32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x3xf32>, vector<3x1xf32> into f32
    return %0 : f32
  }
  func.func @f8(%a: vector<1x1xi32>, %b: vector<1x1xi32>, %c: i32, %m: vector<1x1xi1>) -> i32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x1xi32>, vector<1x1xi32> into i32
    return %0 : i32
  }
  func.func @f9(%a: vector<1x1xf32>, %b: vector<1x1xf32>, %c: f32, %m: vector<1x1xi1>) -> f32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<maximumf>} %a, %b, %c : vector<1x1xf32>, vector<1x1xf32> into f32
    return %0 : f32
  }
}
// OUT:
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> ()>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
    } : !transform.any_op
    transform.yield 
  }
  func.func @f0(%arg0: vector<1xi32>, %arg1: vector<1xi32>, %arg2: i32, %arg3: vector<1xi1>) -> i32 {
    %0 = vector.extract %arg0[0] : i32 from vector<1xi32>
    %1 = vector.extract %arg1[0] : i32 from vector<1xi32>
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %2, %arg2 : i32
    return %3 : i32
  }
  func.func @f1(%arg0: vector<1x1xi32>, %arg1: vector<1x1x1xi32>, %arg2: vector<1xi32>, %arg3: vector<1x1x1xi1>) -> vector<1xi32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<maxsi>} %arg0, %arg1, %arg2 : vector<1x1xi32>, vector<1x1x1xi32> into vector<1xi32>
    return %0 : vector<1xi32>
  }
  func.func @f2(%arg0: vector<1x3xi32>, %arg1: vector<1x1xi32>, %arg2: vector<3x1xi32>, %arg3: vector<1x3x1xi1>) -> vector<3x1xi32> {
    %0 = vector.broadcast %arg0 : vector<1x3xi32> to vector<1x1x3xi32>
    %1 = vector.broadcast %arg1 : vector<1x1xi32> to vector<3x1x1xi32>
    %2 = vector.transpose %0, [1, 2, 0] : vector<1x1x3xi32> to vector<1x3x1xi32>
    %3 = vector.transpose %1, [2, 0, 1] : vector<3x1x1xi32> to vector<1x3x1xi32>
    %4 = vector.extract %2[0] : vector<3x1xi32> from vector<1x3x1xi32>
    %5 = vector.extract %3[0] : vector<3x1xi32> from vector<1x3x1xi32>
    %6 = arith.muli %4, %5 : vector<3x1xi32>
    %7 = arith.addi %6, %arg2 : vector<3x1xi32>
    return %7 : vector<3x1xi32>
  }
  func.func @f3(%arg0: vector<2x1xi32>, %arg1: vector<2x1xi32>, %arg2: vector<2xi32>, %arg3: vector<2x1xi1>) -> vector<2xi32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<2x1xi32> to vector<1x2xi32>
    %1 = vector.transpose %arg1, [1, 0] : vector<2x1xi32> to vector<1x2xi32>
    %2 = vector.extract %0[0] : vector<2xi32> from vector<1x2xi32>
    %3 = vector.extract %1[0] : vector<2xi32> from vector<1x2xi32>
    %4 = arith.muli %2, %3 : vector<2xi32>
    %5 = arith.addi %4, %arg2 : vector<2xi32>
    return %5 : vector<2xi32>
  }
  func.func @f4(%arg0: vector<1x3x2xi32>, %arg1: vector<1x2x3xi32>, %arg2: vector<3xi32>, %arg3: vector<1x2x3xi1>) -> vector<3xi32> {
    %cst = arith.constant dense<0> : vector<2xi32>
    %cst_0 = arith.constant dense<0> : vector<3xi32>
    %0 = vector.extract %arg0[0, 0] : vector<2xi32> from vector<1x3x2xi32>
    %1 = vector.extract %arg1[0, 0, 0] : i32 from vector<1x2x3xi32>
    %2 = vector.insert %1, %cst [0] : i32 into vector<2xi32>
    %3 = vector.extract %arg1[0, 1, 0] : i32 from vector<1x2x3xi32>
    %4 = vector.insert %3, %2 [1] : i32 into vector<2xi32>
    %5 = vector.extract %arg2[0] : i32 from vector<3xi32>
    %6 = arith.muli %0, %4 : vector<2xi32>
    %7 = vector.reduction <add>, %6, %5 : vector<2xi32> into i32
    %8 = vector.insert %7, %cst_0 [0] : i32 into vector<3xi32>
    %9 = vector.extract %arg0[0, 1] : vector<2xi32> from vector<1x3x2xi32>
    %10 = vector.extract %arg1[0, 0, 1] : i32 from vector<1x2x3xi32>
    %11 = vector.insert %10, %cst [0] : i32 into vector<2xi32>
    %12 = vector.extract %arg1[0, 1, 1] : i32 from vector<1x2x3xi32>
    %13 = vector.insert %12, %11 [1] : i32 into vector<2xi32>
    %14 = vector.extract %arg2[1] : i32 from vector<3xi32>
    %15 = arith.muli %9, %13 : vector<2xi32>
    %16 = vector.reduction <add>, %15, %14 : vector<2xi32> into i32
    %17 = vector.insert %16, %8 [1] : i32 into vector<3xi32>
    %18 = vector.extract %arg0[0, 2] : vector<2xi32> from vector<1x3x2xi32>
    %19 = vector.extract %arg1[0, 0, 2] : i32 from vector<1x2x3xi32>
    %20 = vector.insert %19, %cst [0] : i32 into vector<2xi32>
    %21 = vector.extract %arg1[0, 1, 2] : i32 from vector<1x2x3xi32>
    %22 = vector.insert %21, %20 [1] : i32 into vector<2xi32>
    %23 = vector.extract %arg2[2] : i32 from vector<3xi32>
    %24 = arith.muli %18, %22 : vector<2xi32>
    %25 = vector.reduction <add>, %24, %23 : vector<2xi32> into i32
    %26 = vector.insert %25, %17 [2] : i32 into vector<3xi32>
    return %26 : vector<3xi32>
  }
  func.func @f5(%arg0: vector<1x3xf32>, %arg1: vector<3x1xf32>, %arg2: f32, %arg3: vector<3x1xi1>) -> f32 {
    %0 = vector.extract %arg0[0, 0] : f32 from vector<1x3xf32>
    %1 = vector.extract %arg1[0, 0] : f32 from vector<3x1xf32>
    %2 = arith.mulf %0, %1 : f32
    %3 = arith.addf %2, %arg2 : f32
    %4 = vector.extract %arg0[0, 1] : f32 from vector<1x3xf32>
    %5 = vector.extract %arg1[1, 0] : f32 from vector<3x1xf32>
    %6 = arith.mulf %4, %5 : f32
    %7 = arith.addf %6, %3 : f32
    %8 = vector.extract %arg0[0, 2] : f32 from vector<1x3xf32>
    %9 = vector.extract %arg1[2, 0] : f32 from vector<3x1xf32>
    %10 = arith.mulf %8, %9 : f32
    %11 = arith.addf %10, %7 : f32
    return %11 : f32
  }
  func.func @f8(%arg0: vector<1x1xi32>, %arg1: vector<1x1xi32>, %arg2: i32, %arg3: vector<1x1xi1>) -> i32 {
    %0 = vector.extract %arg0[0, 0] : i32 from vector<1x1xi32>
    %1 = vector.extract %arg1[0, 0] : i32 from vector<1x1xi32>
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %2, %arg2 : i32
    return %3 : i32
  }
  func.func @f9(%arg0: vector<1x1xf32>, %arg1: vector<1x1xf32>, %arg2: f32, %arg3: vector<1x1xi1>) -> f32 {
    %0 = vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["reduction", "reduction"], kind = #vector.kind<maximumf>} %arg0, %arg1, %arg2 : vector<1x1xf32>, vector<1x1xf32> into f32
    return %0 : f32
  }
}

