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
func.func @one(%lhs: vector<2x8xi8>, %rhs: vector<2x8xi4>, %acc: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.extsi %lhs : vector<2x8xi8> to vector<2x8xi32>
  %1 = arith.extsi %rhs : vector<2x8xi4> to vector<2x8xi32>
  %2 = vector.contract #attrs %0, %1, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %2 : vector<2x2xi32>
}
func.func @swap(%lhs: vector<2x8xi8>, %rhs: vector<4x16xi8>, %acc: vector<2x4xi32>, %l: vector<2x16xi8>) -> vector<2x4xi32> {
  %0 = arith.extsi %l : vector<2x16xi8> to vector<2x16xi32>
  %1 = arith.extui %rhs : vector<4x16xi8> to vector<4x16xi32>
  %2 = vector.contract #attrs %0, %1, %acc : vector<2x16xi32>, vector<4x16xi32> into vector<2x4xi32>
  return %2 : vector<2x4xi32>
}
func.func @vecmat(%lhs: vector<1x16xi8>, %rhs: vector<4x16xi8>, %acc: vector<1x4xi32>) -> vector<1x4xi32> {
  %2 = vector.contract #attrs %lhs, %rhs, %acc : vector<1x16xi8>, vector<4x16xi8> into vector<1x4xi32>
  return %2 : vector<1x4xi32>
}
func.func @bf(%lhs: vector<2x8xbf16>, %rhs: vector<4x8xbf16>, %acc: vector<2x4xf32>) -> vector<2x4xf32> {
  %2 = vector.contract #attrs %lhs, %rhs, %acc : vector<2x8xbf16>, vector<4x8xbf16> into vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
func.func @v(%lhs: vector<8xi8>, %rhs: vector<4x8xi8>, %acc : vector<4xi32>) -> vector<4xi32> {
  %lhs_extsi= arith.extsi %lhs : vector<8xi8> to vector<8xi32>
  %rhs_extsi = arith.extsi %rhs : vector<4x8xi8> to vector<4x8xi32>
  %res = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %lhs_extsi, %rhs_extsi, %acc : vector<8xi32>, vector<4x8xi32> into vector<4xi32>
  return %res : vector<4xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.op<"func.func">
    transform.apply_patterns to %func {
      transform.apply_patterns.arm_neon.vector_contract_to_i8mm
      transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
    } : !transform.op<"func.func">
    transform.yield
  }
}
// OUT:
module {
  func.func @one(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi4>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = arith.extsi %arg1 : vector<2x8xi4> to vector<2x8xi8>
    %1 = vector.shape_cast %arg0 : vector<2x8xi8> to vector<16xi8>
    %2 = vector.shape_cast %0 : vector<2x8xi8> to vector<16xi8>
    %3 = vector.shape_cast %arg2 : vector<2x2xi32> to vector<4xi32>
    %4 = arm_neon.intr.smmla %3, %1, %2 : vector<16xi8> to vector<4xi32>
    %5 = vector.shape_cast %4 : vector<4xi32> to vector<2x2xi32>
    return %5 : vector<2x2xi32>
  }
  func.func @swap(%arg0: vector<2x8xi8>, %arg1: vector<4x16xi8>, %arg2: vector<2x4xi32>, %arg3: vector<2x16xi8>) -> vector<2x4xi32> {
    %cst = arith.constant dense<0> : vector<2x4xi32>
    %0 = vector.extract_strided_slice %arg3 {offsets = [0, 0], sizes = [2, 8], strides = [1, 1]} : vector<2x16xi8> to vector<2x8xi8>
    %1 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [2, 8], strides = [1, 1]} : vector<4x16xi8> to vector<2x8xi8>
    %2 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xi32> to vector<2x2xi32>
    %3 = vector.transpose %2, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
    %4 = vector.shape_cast %0 : vector<2x8xi8> to vector<16xi8>
    %5 = vector.shape_cast %1 : vector<2x8xi8> to vector<16xi8>
    %6 = vector.shape_cast %3 : vector<2x2xi32> to vector<4xi32>
    %7 = arm_neon.intr.usmmla %6, %5, %4 : vector<16xi8> to vector<4xi32>
    %8 = vector.shape_cast %7 : vector<4xi32> to vector<2x2xi32>
    %9 = vector.transpose %8, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
    %10 = vector.insert_strided_slice %9, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x2xi32> into vector<2x4xi32>
    %11 = vector.extract_strided_slice %arg3 {offsets = [0, 8], sizes = [2, 8], strides = [1, 1]} : vector<2x16xi8> to vector<2x8xi8>
    %12 = vector.extract_strided_slice %arg1 {offsets = [0, 8], sizes = [2, 8], strides = [1, 1]} : vector<4x16xi8> to vector<2x8xi8>
    %13 = vector.shape_cast %11 : vector<2x8xi8> to vector<16xi8>
    %14 = vector.shape_cast %12 : vector<2x8xi8> to vector<16xi8>
    %15 = arm_neon.intr.usmmla %7, %14, %13 : vector<16xi8> to vector<4xi32>
    %16 = vector.shape_cast %15 : vector<4xi32> to vector<2x2xi32>
    %17 = vector.transpose %16, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
    %18 = vector.insert_strided_slice %17, %10 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xi32> into vector<2x4xi32>
    %19 = vector.extract_strided_slice %arg3 {offsets = [0, 0], sizes = [2, 8], strides = [1, 1]} : vector<2x16xi8> to vector<2x8xi8>
    %20 = vector.extract_strided_slice %arg1 {offsets = [2, 0], sizes = [2, 8], strides = [1, 1]} : vector<4x16xi8> to vector<2x8xi8>
    %21 = vector.extract_strided_slice %arg2 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xi32> to vector<2x2xi32>
    %22 = vector.transpose %21, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
    %23 = vector.shape_cast %19 : vector<2x8xi8> to vector<16xi8>
    %24 = vector.shape_cast %20 : vector<2x8xi8> to vector<16xi8>
    %25 = vector.shape_cast %22 : vector<2x2xi32> to vector<4xi32>
    %26 = arm_neon.intr.usmmla %25, %24, %23 : vector<16xi8> to vector<4xi32>
    %27 = vector.shape_cast %26 : vector<4xi32> to vector<2x2xi32>
    %28 = vector.transpose %27, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
    %29 = vector.insert_strided_slice %28, %18 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xi32> into vector<2x4xi32>
    %30 = vector.extract_strided_slice %arg3 {offsets = [0, 8], sizes = [2, 8], strides = [1, 1]} : vector<2x16xi8> to vector<2x8xi8>
    %31 = vector.extract_strided_slice %arg1 {offsets = [2, 8], sizes = [2, 8], strides = [1, 1]} : vector<4x16xi8> to vector<2x8xi8>
    %32 = vector.shape_cast %30 : vector<2x8xi8> to vector<16xi8>
    %33 = vector.shape_cast %31 : vector<2x8xi8> to vector<16xi8>
    %34 = arm_neon.intr.usmmla %26, %33, %32 : vector<16xi8> to vector<4xi32>
    %35 = vector.shape_cast %34 : vector<4xi32> to vector<2x2xi32>
    %36 = vector.transpose %35, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
    %37 = vector.insert_strided_slice %36, %29 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xi32> into vector<2x4xi32>
    return %37 : vector<2x4xi32>
  }
  func.func @vecmat(%arg0: vector<1x16xi8>, %arg1: vector<4x16xi8>, %arg2: vector<1x4xi32>) -> vector<1x4xi32> {
    %cst = arith.constant dense<0> : vector<2x2xi32>
    %cst_0 = arith.constant dense<0> : vector<2x8xi8>
    %cst_1 = arith.constant dense<0> : vector<1x4xi32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [1, 8], strides = [1, 1]} : vector<1x16xi8> to vector<1x8xi8>
    %1 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [2, 8], strides = [1, 1]} : vector<4x16xi8> to vector<2x8xi8>
    %2 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [1, 2], strides = [1, 1]} : vector<1x4xi32> to vector<1x2xi32>
    %3 = vector.insert_strided_slice %0, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<1x8xi8> into vector<2x8xi8>
    %4 = vector.insert_strided_slice %2, %cst {offsets = [0, 0], strides = [1, 1]} : vector<1x2xi32> into vector<2x2xi32>
    %5 = vector.shape_cast %3 : vector<2x8xi8> to vector<16xi8>
    %6 = vector.shape_cast %1 : vector<2x8xi8> to vector<16xi8>
    %7 = vector.shape_cast %4 : vector<2x2xi32> to vector<4xi32>
    %8 = arm_neon.intr.smmla %7, %5, %6 : vector<16xi8> to vector<4xi32>
    %9 = vector.shape_cast %8 : vector<4xi32> to vector<2x2xi32>
    %10 = vector.extract %9[0] : vector<2xi32> from vector<2x2xi32>
    %11 = vector.insert_strided_slice %10, %cst_1 {offsets = [0, 0], strides = [1]} : vector<2xi32> into vector<1x4xi32>
    %12 = vector.extract_strided_slice %arg0 {offsets = [0, 8], sizes = [1, 8], strides = [1, 1]} : vector<1x16xi8> to vector<1x8xi8>
    %13 = vector.extract_strided_slice %arg1 {offsets = [0, 8], sizes = [2, 8], strides = [1, 1]} : vector<4x16xi8> to vector<2x8xi8>
    %14 = vector.insert_strided_slice %12, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<1x8xi8> into vector<2x8xi8>
    %15 = vector.shape_cast %14 : vector<2x8xi8> to vector<16xi8>
    %16 = vector.shape_cast %13 : vector<2x8xi8> to vector<16xi8>
    %17 = arm_neon.intr.smmla %8, %15, %16 : vector<16xi8> to vector<4xi32>
    %18 = vector.shape_cast %17 : vector<4xi32> to vector<2x2xi32>
    %19 = vector.extract %18[0] : vector<2xi32> from vector<2x2xi32>
    %20 = vector.insert_strided_slice %19, %11 {offsets = [0, 0], strides = [1]} : vector<2xi32> into vector<1x4xi32>
    %21 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [1, 8], strides = [1, 1]} : vector<1x16xi8> to vector<1x8xi8>
    %22 = vector.extract_strided_slice %arg1 {offsets = [2, 0], sizes = [2, 8], strides = [1, 1]} : vector<4x16xi8> to vector<2x8xi8>
    %23 = vector.extract_strided_slice %arg2 {offsets = [0, 2], sizes = [1, 2], strides = [1, 1]} : vector<1x4xi32> to vector<1x2xi32>
    %24 = vector.insert_strided_slice %21, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<1x8xi8> into vector<2x8xi8>
    %25 = vector.insert_strided_slice %23, %cst {offsets = [0, 0], strides = [1, 1]} : vector<1x2xi32> into vector<2x2xi32>
    %26 = vector.shape_cast %24 : vector<2x8xi8> to vector<16xi8>
    %27 = vector.shape_cast %22 : vector<2x8xi8> to vector<16xi8>
    %28 = vector.shape_cast %25 : vector<2x2xi32> to vector<4xi32>
    %29 = arm_neon.intr.smmla %28, %26, %27 : vector<16xi8> to vector<4xi32>
    %30 = vector.shape_cast %29 : vector<4xi32> to vector<2x2xi32>
    %31 = vector.extract %30[0] : vector<2xi32> from vector<2x2xi32>
    %32 = vector.insert_strided_slice %31, %20 {offsets = [0, 2], strides = [1]} : vector<2xi32> into vector<1x4xi32>
    %33 = vector.extract_strided_slice %arg0 {offsets = [0, 8], sizes = [1, 8], strides = [1, 1]} : vector<1x16xi8> to vector<1x8xi8>
    %34 = vector.extract_strided_slice %arg1 {offsets = [2, 8], sizes = [2, 8], strides = [1, 1]} : vector<4x16xi8> to vector<2x8xi8>
    %35 = vector.insert_strided_slice %33, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<1x8xi8> into vector<2x8xi8>
    %36 = vector.shape_cast %35 : vector<2x8xi8> to vector<16xi8>
    %37 = vector.shape_cast %34 : vector<2x8xi8> to vector<16xi8>
    %38 = arm_neon.intr.smmla %29, %36, %37 : vector<16xi8> to vector<4xi32>
    %39 = vector.shape_cast %38 : vector<4xi32> to vector<2x2xi32>
    %40 = vector.extract %39[0] : vector<2xi32> from vector<2x2xi32>
    %41 = vector.insert_strided_slice %40, %32 {offsets = [0, 2], strides = [1]} : vector<2xi32> into vector<1x4xi32>
    return %41 : vector<1x4xi32>
  }
  func.func @bf(%arg0: vector<2x8xbf16>, %arg1: vector<4x8xbf16>, %arg2: vector<2x4xf32>) -> vector<2x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2x4xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<2x8xbf16> to vector<2x4xbf16>
    %1 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xbf16> to vector<2x4xbf16>
    %2 = vector.extract_strided_slice %arg2 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %3 = vector.shape_cast %0 : vector<2x4xbf16> to vector<8xbf16>
    %4 = vector.shape_cast %1 : vector<2x4xbf16> to vector<8xbf16>
    %5 = vector.shape_cast %2 : vector<2x2xf32> to vector<4xf32>
    %6 = arm_neon.intr.bfmmla %5, %3, %4 : vector<8xbf16> to vector<4xf32>
    %7 = vector.shape_cast %6 : vector<4xf32> to vector<2x2xf32>
    %8 = vector.insert_strided_slice %7, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    %9 = vector.extract_strided_slice %arg0 {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<2x8xbf16> to vector<2x4xbf16>
    %10 = vector.extract_strided_slice %arg1 {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xbf16> to vector<2x4xbf16>
    %11 = vector.shape_cast %9 : vector<2x4xbf16> to vector<8xbf16>
    %12 = vector.shape_cast %10 : vector<2x4xbf16> to vector<8xbf16>
    %13 = arm_neon.intr.bfmmla %6, %11, %12 : vector<8xbf16> to vector<4xf32>
    %14 = vector.shape_cast %13 : vector<4xf32> to vector<2x2xf32>
    %15 = vector.insert_strided_slice %14, %8 {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    %16 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<2x8xbf16> to vector<2x4xbf16>
    %17 = vector.extract_strided_slice %arg1 {offsets = [2, 0], sizes = [2, 4], strides = [1, 1]} : vector<4x8xbf16> to vector<2x4xbf16>
    %18 = vector.extract_strided_slice %arg2 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
    %19 = vector.shape_cast %16 : vector<2x4xbf16> to vector<8xbf16>
    %20 = vector.shape_cast %17 : vector<2x4xbf16> to vector<8xbf16>
    %21 = vector.shape_cast %18 : vector<2x2xf32> to vector<4xf32>
    %22 = arm_neon.intr.bfmmla %21, %19, %20 : vector<8xbf16> to vector<4xf32>
    %23 = vector.shape_cast %22 : vector<4xf32> to vector<2x2xf32>
    %24 = vector.insert_strided_slice %23, %15 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    %25 = vector.extract_strided_slice %arg0 {offsets = [0, 4], sizes = [2, 4], strides = [1, 1]} : vector<2x8xbf16> to vector<2x4xbf16>
    %26 = vector.extract_strided_slice %arg1 {offsets = [2, 4], sizes = [2, 4], strides = [1, 1]} : vector<4x8xbf16> to vector<2x4xbf16>
    %27 = vector.shape_cast %25 : vector<2x4xbf16> to vector<8xbf16>
    %28 = vector.shape_cast %26 : vector<2x4xbf16> to vector<8xbf16>
    %29 = arm_neon.intr.bfmmla %22, %27, %28 : vector<8xbf16> to vector<4xf32>
    %30 = vector.shape_cast %29 : vector<4xf32> to vector<2x2xf32>
    %31 = vector.insert_strided_slice %30, %24 {offsets = [0, 2], strides = [1, 1]} : vector<2x2xf32> into vector<2x4xf32>
    return %31 : vector<2x4xf32>
  }
  func.func @v(%arg0: vector<8xi8>, %arg1: vector<4x8xi8>, %arg2: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<2x2xi32>
    %cst_0 = arith.constant dense<0> : vector<2x8xi8>
    %cst_1 = arith.constant dense<0> : vector<4xi32>
    %0 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [2, 8], strides = [1, 1]} : vector<4x8xi8> to vector<2x8xi8>
    %1 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
    %2 = vector.insert_strided_slice %arg0, %cst_0 {offsets = [0, 0], strides = [1]} : vector<8xi8> into vector<2x8xi8>
    %3 = vector.insert_strided_slice %1, %cst {offsets = [0, 0], strides = [1]} : vector<2xi32> into vector<2x2xi32>
    %4 = vector.shape_cast %2 : vector<2x8xi8> to vector<16xi8>
    %5 = vector.shape_cast %0 : vector<2x8xi8> to vector<16xi8>
    %6 = vector.shape_cast %3 : vector<2x2xi32> to vector<4xi32>
    %7 = arm_neon.intr.smmla %6, %4, %5 : vector<16xi8> to vector<4xi32>
    %8 = vector.shape_cast %7 : vector<4xi32> to vector<2x2xi32>
    %9 = vector.extract %8[0] : vector<2xi32> from vector<2x2xi32>
    %10 = vector.insert_strided_slice %9, %cst_1 {offsets = [0], strides = [1]} : vector<2xi32> into vector<4xi32>
    %11 = vector.extract_strided_slice %arg1 {offsets = [2, 0], sizes = [2, 8], strides = [1, 1]} : vector<4x8xi8> to vector<2x8xi8>
    %12 = vector.extract_strided_slice %arg2 {offsets = [2], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
    %13 = vector.insert_strided_slice %arg0, %cst_0 {offsets = [0, 0], strides = [1]} : vector<8xi8> into vector<2x8xi8>
    %14 = vector.insert_strided_slice %12, %cst {offsets = [0, 0], strides = [1]} : vector<2xi32> into vector<2x2xi32>
    %15 = vector.shape_cast %13 : vector<2x8xi8> to vector<16xi8>
    %16 = vector.shape_cast %11 : vector<2x8xi8> to vector<16xi8>
    %17 = vector.shape_cast %14 : vector<2x2xi32> to vector<4xi32>
    %18 = arm_neon.intr.smmla %17, %15, %16 : vector<16xi8> to vector<4xi32>
    %19 = vector.shape_cast %18 : vector<4xi32> to vector<2x2xi32>
    %20 = vector.extract %19[0] : vector<2xi32> from vector<2x2xi32>
    %21 = vector.insert_strided_slice %20, %10 {offsets = [2], strides = [1]} : vector<2xi32> into vector<4xi32>
    return %21 : vector<4xi32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.op<"func.func">
      transform.apply_patterns to %0 {
        transform.apply_patterns.arm_neon.vector_contract_to_i8mm
        transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
      } : !transform.op<"func.func">
      transform.yield 
    }
  }
}

