// RUN: tenure opt --transform-interpreter
#attrs = {
  indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d1, d2)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>
  ],
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #vector.kind<add>
}
func.func @a(%lhs: vector<2x8xi8>, %rhs: vector<[8]x8xi8>, %acc: vector<2x[8]xi32>) -> vector<2x[8]xi32> {
  %0 = arith.extui %lhs : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extui %rhs : vector<[8]x8xi8> to vector<[8]x8xi32>
  %2 = vector.contract #attrs %0, %1, %acc : vector<2x8xi32>, vector<[8]x8xi32> into vector<2x[8]xi32>
  return %2 : vector<2x[8]xi32>
}
func.func @i4(%lhs: vector<2x8xi4>, %rhs: vector<[4]x8xi4>, %acc: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %2 = vector.contract #attrs %lhs, %rhs, %acc : vector<2x8xi4>, vector<[4]x8xi4> into vector<2x[4]xi32>
  return %2 : vector<2x[4]xi32>
}
func.func @odd(%lhs: vector<3x8xi8>, %rhs: vector<[4]x8xi8>, %acc: vector<3x[4]xi32>) -> vector<3x[4]xi32> {
  %2 = vector.contract #attrs %lhs, %rhs, %acc : vector<3x8xi8>, vector<[4]x8xi8> into vector<3x[4]xi32>
  return %2 : vector<3x[4]xi32>
}
func.func @k16(%lhs: vector<2x16xi8>, %rhs: vector<[4]x16xi8>, %acc: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %2 = vector.contract #attrs %lhs, %rhs, %acc : vector<2x16xi8>, vector<[4]x16xi8> into vector<2x[4]xi32>
  return %2 : vector<2x[4]xi32>
}
func.func @rev2(%lhs: vector<2x8xi8>, %rhs: vector<[2]x8xi8>, %acc: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
  %1 = arith.extui %rhs : vector<[2]x8xi8> to vector<[2]x8xi32>
  %0 = arith.extsi %lhs : vector<2x8xi8> to vector<2x8xi32>
  %2 = vector.contract #attrs %0, %1, %acc : vector<2x8xi32>, vector<[2]x8xi32> into vector<2x[2]xi32>
  return %2 : vector<2x[2]xi32>
}
func.func @par(%lhs: vector<2x8xi8>, %rhs: vector<[4]x8xi8>, %acc: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %2 = vector.contract {indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d1, d2)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>
  ],
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #vector.kind<xor>} %lhs, %rhs, %acc : vector<2x8xi8>, vector<[4]x8xi8> into vector<2x[4]xi32>
  return %2 : vector<2x[4]xi32>
}
func.func @bf(%lhs: vector<2x4xbf16>, %rhs: vector<[8]x4xbf16>, %acc: vector<2x[8]xf32>) -> vector<2x[8]xf32> {
  %2 = vector.contract #attrs %lhs, %rhs, %acc : vector<2x4xbf16>, vector<[8]x4xbf16> into vector<2x[8]xf32>
  return %2 : vector<2x[8]xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.op<"func.func">
    transform.apply_patterns to %func {
      transform.apply_patterns.arm_sve.vector_contract_to_i8mm
      transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
    } : !transform.op<"func.func">
    transform.yield
  }
}
// OUT:
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @a(%arg0: vector<2x8xi8>, %arg1: vector<[8]x8xi8>, %arg2: vector<2x[8]xi32>) -> vector<2x[8]xi32> {
    %0 = ub.poison : vector<[16]xi32>
    %1 = ub.poison : vector<2x[8]xi32>
    %2 = ub.poison : vector<[16]xi8>
    %3 = vector.extract %arg0[0] : vector<8xi8> from vector<2x8xi8>
    %4 = vector.extract %arg0[1] : vector<8xi8> from vector<2x8xi8>
    %5 = vector.shuffle %3, %4 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8>, vector<8xi8>
    %6 = vector.scalable.insert %5, %2[0] : vector<16xi8> into vector<[16]xi8>
    %7 = arm_sve.dupq_lane %6[0] : vector<[16]xi8>
    %8 = vector.shape_cast %arg1 : vector<[8]x8xi8> to vector<[64]xi8>
    %9 = vector.scalable.extract %8[0] : vector<[16]xi8> from vector<[64]xi8>
    %10 = vector.scalable.extract %8[16] : vector<[16]xi8> from vector<[64]xi8>
    %11 = vector.scalable.extract %8[32] : vector<[16]xi8> from vector<[64]xi8>
    %12 = vector.scalable.extract %8[48] : vector<[16]xi8> from vector<[64]xi8>
    %13 = vector.extract %arg2[0] : vector<[8]xi32> from vector<2x[8]xi32>
    %14 = vector.extract %arg2[1] : vector<[8]xi32> from vector<2x[8]xi32>
    %15 = vector.bitcast %13 : vector<[8]xi32> to vector<[4]xi64>
    %16 = vector.bitcast %14 : vector<[8]xi32> to vector<[4]xi64>
    %17 = vector.interleave %15, %16 : vector<[4]xi64> -> vector<[8]xi64>
    %18 = vector.bitcast %17 : vector<[8]xi64> to vector<[16]xi32>
    %19 = vector.scalable.extract %18[0] : vector<[4]xi32> from vector<[16]xi32>
    %20 = vector.scalable.extract %18[4] : vector<[4]xi32> from vector<[16]xi32>
    %21 = vector.scalable.extract %18[8] : vector<[4]xi32> from vector<[16]xi32>
    %22 = vector.scalable.extract %18[12] : vector<[4]xi32> from vector<[16]xi32>
    %23 = arm_sve.ummla %19, %7, %9 : vector<[16]xi8> to vector<[4]xi32>
    %24 = arm_sve.ummla %20, %7, %10 : vector<[16]xi8> to vector<[4]xi32>
    %25 = arm_sve.ummla %21, %7, %11 : vector<[16]xi8> to vector<[4]xi32>
    %26 = arm_sve.ummla %22, %7, %12 : vector<[16]xi8> to vector<[4]xi32>
    %27 = vector.scalable.insert %23, %0[0] : vector<[4]xi32> into vector<[16]xi32>
    %28 = vector.scalable.insert %24, %27[4] : vector<[4]xi32> into vector<[16]xi32>
    %29 = vector.scalable.insert %25, %28[8] : vector<[4]xi32> into vector<[16]xi32>
    %30 = vector.scalable.insert %26, %29[12] : vector<[4]xi32> into vector<[16]xi32>
    %31 = vector.bitcast %30 : vector<[16]xi32> to vector<[8]xi64>
    %res1, %res2 = vector.deinterleave %31 : vector<[8]xi64> -> vector<[4]xi64>
    %32 = vector.bitcast %res1 : vector<[4]xi64> to vector<[8]xi32>
    %33 = vector.bitcast %res2 : vector<[4]xi64> to vector<[8]xi32>
    %34 = vector.insert %32, %1 [0] : vector<[8]xi32> into vector<2x[8]xi32>
    %35 = vector.insert %33, %34 [1] : vector<[8]xi32> into vector<2x[8]xi32>
    return %35 : vector<2x[8]xi32>
  }
  func.func @i4(%arg0: vector<2x8xi4>, %arg1: vector<[4]x8xi4>, %arg2: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x8xi4>, vector<[4]x8xi4> into vector<2x[4]xi32>
    return %0 : vector<2x[4]xi32>
  }
  func.func @odd(%arg0: vector<3x8xi8>, %arg1: vector<[4]x8xi8>, %arg2: vector<3x[4]xi32>) -> vector<3x[4]xi32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<3x8xi8>, vector<[4]x8xi8> into vector<3x[4]xi32>
    return %0 : vector<3x[4]xi32>
  }
  func.func @k16(%arg0: vector<2x16xi8>, %arg1: vector<[4]x16xi8>, %arg2: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x16xi8>, vector<[4]x16xi8> into vector<2x[4]xi32>
    return %0 : vector<2x[4]xi32>
  }
  func.func @rev2(%arg0: vector<2x8xi8>, %arg1: vector<[2]x8xi8>, %arg2: vector<2x[2]xi32>) -> vector<2x[2]xi32> {
    %0 = ub.poison : vector<[4]xi32>
    %1 = ub.poison : vector<2x[2]xi32>
    %2 = ub.poison : vector<[16]xi8>
    %3 = vector.extract %arg0[0] : vector<8xi8> from vector<2x8xi8>
    %4 = vector.extract %arg0[1] : vector<8xi8> from vector<2x8xi8>
    %5 = vector.shuffle %3, %4 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8>, vector<8xi8>
    %6 = vector.scalable.insert %5, %2[0] : vector<16xi8> into vector<[16]xi8>
    %7 = arm_sve.dupq_lane %6[0] : vector<[16]xi8>
    %8 = vector.shape_cast %arg1 : vector<[2]x8xi8> to vector<[16]xi8>
    %9 = vector.scalable.extract %8[0] : vector<[16]xi8> from vector<[16]xi8>
    %10 = vector.extract %arg2[0] : vector<[2]xi32> from vector<2x[2]xi32>
    %11 = vector.extract %arg2[1] : vector<[2]xi32> from vector<2x[2]xi32>
    %12 = vector.interleave %10, %11 : vector<[2]xi32> -> vector<[4]xi32>
    %13 = vector.scalable.extract %12[0] : vector<[4]xi32> from vector<[4]xi32>
    %14 = arm_sve.usmmla %13, %9, %7 : vector<[16]xi8> to vector<[4]xi32>
    %15 = vector.scalable.insert %14, %0[0] : vector<[4]xi32> into vector<[4]xi32>
    %res1, %res2 = vector.deinterleave %15 : vector<[4]xi32> -> vector<[2]xi32>
    %16 = vector.insert %res1, %1 [0] : vector<[2]xi32> into vector<2x[2]xi32>
    %17 = vector.insert %res2, %16 [1] : vector<[2]xi32> into vector<2x[2]xi32>
    return %17 : vector<2x[2]xi32>
  }
  func.func @par(%arg0: vector<2x8xi8>, %arg1: vector<[4]x8xi8>, %arg2: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<xor>} %arg0, %arg1, %arg2 : vector<2x8xi8>, vector<[4]x8xi8> into vector<2x[4]xi32>
    return %0 : vector<2x[4]xi32>
  }
  func.func @bf(%arg0: vector<2x4xbf16>, %arg1: vector<[8]x4xbf16>, %arg2: vector<2x[8]xf32>) -> vector<2x[8]xf32> {
    %0 = ub.poison : vector<[16]xf32>
    %1 = ub.poison : vector<2x[8]xf32>
    %2 = ub.poison : vector<[8]xbf16>
    %3 = vector.extract %arg0[0] : vector<4xbf16> from vector<2x4xbf16>
    %4 = vector.extract %arg0[1] : vector<4xbf16> from vector<2x4xbf16>
    %5 = vector.shuffle %3, %4 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xbf16>, vector<4xbf16>
    %6 = vector.scalable.insert %5, %2[0] : vector<8xbf16> into vector<[8]xbf16>
    %7 = arm_sve.dupq_lane %6[0] : vector<[8]xbf16>
    %8 = vector.shape_cast %arg1 : vector<[8]x4xbf16> to vector<[32]xbf16>
    %9 = vector.scalable.extract %8[0] : vector<[8]xbf16> from vector<[32]xbf16>
    %10 = vector.scalable.extract %8[8] : vector<[8]xbf16> from vector<[32]xbf16>
    %11 = vector.scalable.extract %8[16] : vector<[8]xbf16> from vector<[32]xbf16>
    %12 = vector.scalable.extract %8[24] : vector<[8]xbf16> from vector<[32]xbf16>
    %13 = vector.extract %arg2[0] : vector<[8]xf32> from vector<2x[8]xf32>
    %14 = vector.extract %arg2[1] : vector<[8]xf32> from vector<2x[8]xf32>
    %15 = vector.bitcast %13 : vector<[8]xf32> to vector<[4]xi64>
    %16 = vector.bitcast %14 : vector<[8]xf32> to vector<[4]xi64>
    %17 = vector.interleave %15, %16 : vector<[4]xi64> -> vector<[8]xi64>
    %18 = vector.bitcast %17 : vector<[8]xi64> to vector<[16]xf32>
    %19 = vector.scalable.extract %18[0] : vector<[4]xf32> from vector<[16]xf32>
    %20 = vector.scalable.extract %18[4] : vector<[4]xf32> from vector<[16]xf32>
    %21 = vector.scalable.extract %18[8] : vector<[4]xf32> from vector<[16]xf32>
    %22 = vector.scalable.extract %18[12] : vector<[4]xf32> from vector<[16]xf32>
    %23 = arm_sve.intr.bfmmla %19, %7, %9 : vector<[8]xbf16> to vector<[4]xf32>
    %24 = arm_sve.intr.bfmmla %20, %7, %10 : vector<[8]xbf16> to vector<[4]xf32>
    %25 = arm_sve.intr.bfmmla %21, %7, %11 : vector<[8]xbf16> to vector<[4]xf32>
    %26 = arm_sve.intr.bfmmla %22, %7, %12 : vector<[8]xbf16> to vector<[4]xf32>
    %27 = vector.scalable.insert %23, %0[0] : vector<[4]xf32> into vector<[16]xf32>
    %28 = vector.scalable.insert %24, %27[4] : vector<[4]xf32> into vector<[16]xf32>
    %29 = vector.scalable.insert %25, %28[8] : vector<[4]xf32> into vector<[16]xf32>
    %30 = vector.scalable.insert %26, %29[12] : vector<[4]xf32> into vector<[16]xf32>
    %31 = vector.bitcast %30 : vector<[16]xf32> to vector<[8]xi64>
    %res1, %res2 = vector.deinterleave %31 : vector<[8]xi64> -> vector<[4]xi64>
    %32 = vector.bitcast %res1 : vector<[4]xi64> to vector<[8]xf32>
    %33 = vector.bitcast %res2 : vector<[4]xi64> to vector<[8]xf32>
    %34 = vector.insert %32, %1 [0] : vector<[8]xf32> into vector<2x[8]xf32>
    %35 = vector.insert %33, %34 [1] : vector<[8]xf32> into vector<2x[8]xf32>
    return %35 : vector<2x[8]xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.op<"func.func">
      transform.apply_patterns to %0 {
        transform.apply_patterns.arm_sve.vector_contract_to_i8mm
        transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
      } : !transform.op<"func.func">
      transform.yield 
    }
  }
}

