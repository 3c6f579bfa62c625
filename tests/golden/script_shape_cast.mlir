// RUN: tenure opt --transform-interpreter
func.func @nop(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @flat(%a: vector<2x4xf32>) -> vector<8xf32> {
  %0 = vector.shape_cast %a : vector<2x4xf32> to vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @unflat(%a: vector<8xf32>) -> vector<2x4xf32> {
  %0 = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @mixed(%a: vector<3x2xf32>) -> vector<2x3xf32> {
  %0 = vector.shape_cast %a : vector<3x2xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @up(%a: vector<2x3x4xf32>) -> vector<6x4xf32> {
  %0 = vector.shape_cast %a : vector<2x3x4xf32> to vector<6x4xf32>
  return %0 : vector<6x4xf32>
}
func.func @ones(%a: vector<1x3xf32>) -> vector<3x1xf32> {
  %0 = vector.shape_cast %a : vector<1x3xf32> to vector<3x1xf32>
  return %0 : vector<3x1xf32>
}
func.func @r0(%a: vector<f32>) -> vector<1xf32> {
  %0 = vector.shape_cast %a : vector<f32> to vector<1xf32>
  %1 = vector.shape_cast %0 : vector<1xf32> to vector<f32>
  return %0 : vector<1xf32>
}
func.func @sc(%a: vector<2x3x[4]xf32>) -> vector<6x[4]xf32> {
  %0 = vector.shape_cast %a : vector<2x3x[4]xf32> to vector<6x[4]xf32>
  return %0 : vector<6x[4]xf32>
}
func.func @four(%a: vector<4x2xf32>) -> vector<2x2x2xf32> {
  %0 = vector.shape_cast %a : vector<4x2xf32> to vector<2x2x2xf32>
  return %0 : vector<2x2x2xf32>
}
func.func @six(%a: vector<4x6xf32>) -> vector<8x3xf32> {
  %0 = vector.shape_cast %a : vector<4x6xf32> to vector<8x3xf32>
  return %0 : vector<8x3xf32>
}
func.func @sc1(%a: vector<1x2x[8]xf32>) -> vector<2x[8]xf32> {
  %0 = vector.shape_cast %a : vector<1x2x[8]xf32> to vector<2x[8]xf32>
  return %0 : vector<2x[8]xf32>
}
func.func @sc2(%a: vector<2x[16]xf32>) -> vector<[32]xf32> {
  %0 = vector.shape_cast %a : vector<2x[16]xf32> to vector<[32]xf32>
  return %0 : vector<[32]xf32>
}
func.func @sc3(%a: vector<[32]xf32>) -> vector<2x[16]xf32> {
  %0 = vector.shape_cast %a : vector<[32]xf32> to vector<2x[16]xf32>
  return %0 : vector<2x[16]xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module_op: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %module_op : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// OUT:
module {
  func.func @nop(%arg0: vector<2x3xf32>) -> vector<2x3xf32> {
    return %arg0 : vector<2x3xf32>
  }
  func.func @flat(%arg0: vector<2x4xf32>) -> vector<8xf32> {
    %0 = ub.poison : vector<8xf32>
    %1 = vector.extract %arg0[0] : vector<4xf32> from vector<2x4xf32>
    %2 = vector.insert_strided_slice %1, %0 {offsets = [0], strides = [1]} : vector<4xf32> into vector<8xf32>
    %3 = vector.extract %arg0[1] : vector<4xf32> from vector<2x4xf32>
    %4 = vector.insert_strided_slice %3, %2 {offsets = [4], strides = [1]} : vector<4xf32> into vector<8xf32>
    return %4 : vector<8xf32>
  }
  func.func @unflat(%arg0: vector<8xf32>) -> vector<2x4xf32> {
    %0 = ub.poison : vector<2x4xf32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
    %2 = vector.insert %1, %0 [0] : vector<4xf32> into vector<2x4xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [4], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
    %4 = vector.insert %3, %2 [1] : vector<4xf32> into vector<2x4xf32>
    return %4 : vector<2x4xf32>
  }
  func.func @mixed(%arg0: vector<3x2xf32>) -> vector<2x3xf32> {
    %0 = ub.poison : vector<2x3xf32>
    %1 = vector.extract %arg0[0, 0] : f32 from vector<3x2xf32>
    %2 = vector.insert %1, %0 [0, 0] : f32 into vector<2x3xf32>
    %3 = vector.extract %arg0[0, 1] : f32 from vector<3x2xf32>
    %4 = vector.insert %3, %2 [0, 1] : f32 into vector<2x3xf32>
    %5 = vector.extract %arg0[1, 0] : f32 from vector<3x2xf32>
    %6 = vector.insert %5, %4 [0, 2] : f32 into vector<2x3xf32>
    %7 = vector.extract %arg0[1, 1] : f32 from vector<3x2xf32>
    %8 = vector.insert %7, %6 [1, 0] : f32 into vector<2x3xf32>
    %9 = vector.extract %arg0[2, 0] : f32 from vector<3x2xf32>
    %10 = vector.insert %9, %8 [1, 1] : f32 into vector<2x3xf32>
    %11 = vector.extract %arg0[2, 1] : f32 from vector<3x2xf32>
    %12 = vector.insert %11, %10 [1, 2] : f32 into vector<2x3xf32>
    return %12 : vector<2x3xf32>
  }
  func.func @up(%arg0: vector<2x3x4xf32>) -> vector<6x4xf32> {
    %0 = ub.poison : vector<6x4xf32>
    %1 = vector.extract %arg0[0] : vector<3x4xf32> from vector<2x3x4xf32>
    %2 = vector.insert_strided_slice %1, %0 {offsets = [0, 0], strides = [1, 1]} : vector<3x4xf32> into vector<6x4xf32>
    %3 = vector.extract %arg0[1] : vector<3x4xf32> from vector<2x3x4xf32>
    %4 = vector.insert_strided_slice %3, %2 {offsets = [3, 0], strides = [1, 1]} : vector<3x4xf32> into vector<6x4xf32>
    return %4 : vector<6x4xf32>
  }
  func.func @ones(%arg0: vector<1x3xf32>) -> vector<3x1xf32> {
    %0 = ub.poison : vector<3x1xf32>
    %1 = vector.extract %arg0[0, 0] : f32 from vector<1x3xf32>
    %2 = vector.insert %1, %0 [0, 0] : f32 into vector<3x1xf32>
    %3 = vector.extract %arg0[0, 1] : f32 from vector<1x3xf32>
    %4 = vector.insert %3, %2 [1, 0] : f32 into vector<3x1xf32>
    %5 = vector.extract %arg0[0, 2] : f32 from vector<1x3xf32>
    %6 = vector.insert %5, %4 [2, 0] : f32 into vector<3x1xf32>
    return %6 : vector<3x1xf32>
  }
  func.func @r0(%arg0: vector<f32>) -> vector<1xf32> {
    %0 = ub.poison : vector<1xf32>
    %1 = vector.extract %arg0[] : f32 from vector<f32>
    %2 = vector.insert %1, %0 [0] : f32 into vector<1xf32>
    return %2 : vector<1xf32>
  }
  func.func @sc(%arg0: vector<2x3x[4]xf32>) -> vector<6x[4]xf32> {
    %0 = ub.poison : vector<6x[4]xf32>
    %1 = vector.extract %arg0[0, 0] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %2 = vector.insert %1, %0 [0] : vector<[4]xf32> into vector<6x[4]xf32>
    %3 = vector.extract %arg0[0, 1] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %4 = vector.insert %3, %2 [1] : vector<[4]xf32> into vector<6x[4]xf32>
    %5 = vector.extract %arg0[0, 2] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %6 = vector.insert %5, %4 [2] : vector<[4]xf32> into vector<6x[4]xf32>
    %7 = vector.extract %arg0[1, 0] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %8 = vector.insert %7, %6 [3] : vector<[4]xf32> into vector<6x[4]xf32>
    %9 = vector.extract %arg0[1, 1] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %10 = vector.insert %9, %8 [4] : vector<[4]xf32> into vector<6x[4]xf32>
    %11 = vector.extract %arg0[1, 2] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %12 = vector.insert %11, %10 [5] : vector<[4]xf32> into vector<6x[4]xf32>
    return %12 : vector<6x[4]xf32>
  }
  func.func @four(%arg0: vector<4x2xf32>) -> vector<2x2x2xf32> {
    %0 = ub.poison : vector<2x2x2xf32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
    %2 = vector.insert %1, %0 [0] : vector<2x2xf32> into vector<2x2x2xf32>
    %3 = vector.extract_strided_slice %arg0 {offsets = [2, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x2xf32> to vector<2x2xf32>
    %4 = vector.insert %3, %2 [1] : vector<2x2xf32> into vector<2x2x2xf32>
    return %4 : vector<2x2x2xf32>
  }
  func.func @six(%arg0: vector<4x6xf32>) -> vector<8x3xf32> {
    %0 = ub.poison : vector<8x3xf32>
    %1 = vector.extract %arg0[0] : vector<6xf32> from vector<4x6xf32>
    %2 = vector.extract_strided_slice %1 {offsets = [0], sizes = [3], strides = [1]} : vector<6xf32> to vector<3xf32>
    %3 = vector.insert %2, %0 [0] : vector<3xf32> into vector<8x3xf32>
    %4 = vector.extract_strided_slice %1 {offsets = [3], sizes = [3], strides = [1]} : vector<6xf32> to vector<3xf32>
    %5 = vector.insert %4, %3 [1] : vector<3xf32> into vector<8x3xf32>
    %6 = vector.extract %arg0[1] : vector<6xf32> from vector<4x6xf32>
    %7 = vector.extract_strided_slice %6 {offsets = [0], sizes = [3], strides = [1]} : vector<6xf32> to vector<3xf32>
    %8 = vector.insert %7, %5 [2] : vector<3xf32> into vector<8x3xf32>
    %9 = vector.extract_strided_slice %6 {offsets = [3], sizes = [3], strides = [1]} : vector<6xf32> to vector<3xf32>
    %10 = vector.insert %9, %8 [3] : vector<3xf32> into vector<8x3xf32>
    %11 = vector.extract %arg0[2] : vector<6xf32> from vector<4x6xf32>
    %12 = vector.extract_strided_slice %11 {offsets = [0], sizes = [3], strides = [1]} : vector<6xf32> to vector<3xf32>
    %13 = vector.insert %12, %10 [4] : vector<3xf32> into vector<8x3xf32>
    %14 = vector.extract_strided_slice %11 {offsets = [3], sizes = [3], strides = [1]} : vector<6xf32> to vector<3xf32>
    %15 = vector.insert %14, %13 [5] : vector<3xf32> into vector<8x3xf32>
    %16 = vector.extract %arg0[3] : vector<6xf32> from vector<4x6xf32>
    %17 = vector.extract_strided_slice %16 {offsets = [0], sizes = [3], strides = [1]} : vector<6xf32> to vector<3xf32>
    %18 = vector.insert %17, %15 [6] : vector<3xf32> into vector<8x3xf32>
    %19 = vector.extract_strided_slice %16 {offsets = [3], sizes = [3], strides = [1]} : vector<6xf32> to vector<3xf32>
    %20 = vector.insert %19, %18 [7] : vector<3xf32> into vector<8x3xf32>
    return %20 : vector<8x3xf32>
  }
  func.func @sc1(%arg0: vector<1x2x[8]xf32>) -> vector<2x[8]xf32> {
    %0 = ub.poison : vector<2x[8]xf32>
    %1 = vector.extract %arg0[0, 0] : vector<[8]xf32> from vector<1x2x[8]xf32>
    %2 = vector.insert %1, %0 [0] : vector<[8]xf32> into vector<2x[8]xf32>
    %3 = vector.extract %arg0[0, 1] : vector<[8]xf32> from vector<1x2x[8]xf32>
    %4 = vector.insert %3, %2 [1] : vector<[8]xf32> into vector<2x[8]xf32>
    return %4 : vector<2x[8]xf32>
  }
  func.func @sc2(%arg0: vector<2x[16]xf32>) -> vector<[32]xf32> {
    %0 = ub.poison : vector<[32]xf32>
    %1 = vector.extract %arg0[0] : vector<[16]xf32> from vector<2x[16]xf32>
    %2 = vector.scalable.insert %1, %0[0] : vector<[16]xf32> into vector<[32]xf32>
    %3 = vector.extract %arg0[1] : vector<[16]xf32> from vector<2x[16]xf32>
    %4 = vector.scalable.insert %3, %2[16] : vector<[16]xf32> into vector<[32]xf32>
    return %4 : vector<[32]xf32>
  }
  func.func @sc3(%arg0: vector<[32]xf32>) -> vector<2x[16]xf32> {
    %0 = ub.poison : vector<2x[16]xf32>
    %1 = vector.scalable.extract %arg0[0] : vector<[16]xf32> from vector<[32]xf32>
    %2 = vector.insert %1, %0 [0] : vector<[16]xf32> into vector<2x[16]xf32>
    %3 = vector.scalable.extract %arg0[16] : vector<[16]xf32> from vector<[32]xf32>
    %4 = vector.insert %3, %2 [1] : vector<[16]xf32> into vector<2x[16]xf32>
    return %4 : vector<2x[16]xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      transform.apply_patterns to %0 {
        transform.apply_patterns.vector.lower_shape_cast
      } : !transform.any_op
      transform.yield 
    }
  }
}

