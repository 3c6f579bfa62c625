// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @bc(%a: tensor<?xi32>) -> tensor<?xf32> {
  %0 = tensor.bitcast %a : tensor<?xi32> to tensor<?xui32>
  %1 = tensor.bitcast %0 : tensor<?xui32> to tensor<?xsi32>
  %2 = tensor.bitcast %1 : tensor<?xsi32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func @concat_operand(%a: tensor<?x12xi32>, %b: tensor<?x?xi32>) -> (tensor<?x12xi32>, tensor<?x12xi32>, tensor<7x12xi32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x12xi32>, tensor<?x?xi32>) -> tensor<?x12xi32>
  %1 = tensor.concat dim(0) %b, %b : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x12xi32>
  %2 = tensor.concat dim(0) %a, %b : (tensor<?x12xi32>, tensor<?x?xi32>) -> tensor<7x12xi32>
  return %0, %1, %2 : tensor<?x12xi32>, tensor<?x12xi32>, tensor<7x12xi32>
}
func.func @concat_result(%a: tensor<5x12xi32>, %b: tensor<?x12xi32>, %c: tensor<3x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x12xi32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<5x12xi32>, tensor<?x12xi32>) -> tensor<?x?xi32>
  %1 = tensor.concat dim(0) %a, %c : (tensor<5x12xi32>, tensor<3x?xi32>) -> tensor<?x?xi32>
  %2 = tensor.concat dim(0) %a, %c : (tensor<5x12xi32>, tensor<3x?xi32>) -> tensor<?x12xi32>
  return %0, %1, %2 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x12xi32>
}
func.func @concat_one(%a: tensor<5x?xi32>) -> (tensor<?x?xi32>, tensor<5x3xi32>, tensor<?x4xi32>) {
  %0 = tensor.concat dim(0) %a : (tensor<5x?xi32>) -> tensor<?x?xi32>
  %1 = tensor.concat dim(1) %a : (tensor<5x?xi32>) -> tensor<5x3xi32>
  %2 = tensor.concat dim(1) %a : (tensor<5x?xi32>) -> tensor<?x4xi32>
  return %0, %1, %2 : tensor<?x?xi32>, tensor<5x3xi32>, tensor<?x4xi32>
}
func.func @concat_other(%a: tensor<?x4x?xi32>, %b: tensor<2x?x?xi32>, %c: tensor<?x?x9xi32>) -> (tensor<?x?x?xi32>, tensor<?x?x9xi32>, tensor<2x?x?xi32>) {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<?x4x?xi32>, tensor<2x?x?xi32>, tensor<?x?x9xi32>) -> tensor<?x?x?xi32>
  %1 = tensor.concat dim(1) %a, %b, %c : (tensor<?x4x?xi32>, tensor<2x?x?xi32>, tensor<?x?x9xi32>) -> tensor<?x?x9xi32>
  %2 = tensor.concat dim(1) %a, %b, %c : (tensor<?x4x?xi32>, tensor<2x?x?xi32>, tensor<?x?x9xi32>) -> tensor<2x?x?xi32>
  return %0, %1, %2 : tensor<?x?x?xi32>, tensor<?x?x9xi32>, tensor<2x?x?xi32>
}
func.func @ext() -> (f64, i1, i8, complex<f64>, complex<i8>, complex<f32>, complex<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = arith.constant sparse<[[0, 1], [1, 2]], [1.5, 2.5]> : tensor<2x3xf64>
  %1 = arith.constant dense<[[true, false, true],[false, true, true]]> : tensor<2x3xi1>
  %2 = arith.constant sparse<[[0, 1], [1, 2]], 7> : tensor<2x3xi8>
  %3 = arith.constant dense<[(1.0,2.0),(3.0,4.0)]> : tensor<2xcomplex<f64>>
  %4 = arith.constant dense<[(1,2),(3,4)]> : tensor<2xcomplex<i8>>
  %5 = arith.constant sparse<[[1]], [(1.0,2.0)]> : tensor<2xcomplex<f32>>
  %a = tensor.extract %0[%c1, %c2] : tensor<2x3xf64>
  %b = tensor.extract %1[%c1, %c0] : tensor<2x3xi1>
  %c = tensor.extract %2[%c0, %c1] : tensor<2x3xi8>
  %d = tensor.extract %3[%c1] : tensor<2xcomplex<f64>>
  %e = tensor.extract %4[%c0] : tensor<2xcomplex<i8>>
  %f = tensor.extract %5[%c1] : tensor<2xcomplex<f32>>
  %g = tensor.extract %5[%c0] : tensor<2xcomplex<f32>>
  return %a, %b, %c, %d, %e, %f, %g : f64, i1, i8, complex<f64>, complex<i8>, complex<f32>, complex<f32>
}
func.func @ext2(%i: index) -> (complex<f64>, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %cn = arith.constant -1 : index
  %c9 = arith.constant 9 : index
  %3 = arith.constant dense<(1.0,2.0)> : tensor<2xcomplex<f64>>
  %0 = arith.constant dense<[1.0,2.0]> : tensor<2xf32>
  %s = arith.constant sparse<[[0]], [2.0]> : tensor<4xf32>
  %r = arith.constant dense_resource<x> : tensor<4xf32>
  %a = tensor.extract %3[%i] : tensor<2xcomplex<f64>>
  %b = tensor.extract %0[%i] : tensor<2xf32>
  %c = tensor.extract %0[%c9] : tensor<2xf32>
  %d = tensor.extract %s[%cn] : tensor<4xf32>
  %e = tensor.extract %r[%c0] : tensor<4xf32>
  return %a, %b, %c, %d, %e : complex<f64>, f32, f32, f32, f32
}
func.func @from() -> (tensor<2xcomplex<f32>>, tensor<2x1xcomplex<i16>>, tensor<complex<f32>>, tensor<2x2xi1>, tensor<2xindex>, tensor<2xf32>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [1 : i16, 2 : i16] : complex<i16>
  %c = complex.constant [1.0 : f32, 3.0 : f32] : complex<f32>
  %t = arith.constant true
  %f = arith.constant false
  %x = arith.constant 4 : index
  %y = arith.constant 4.0 : f32
  %0 = tensor.from_elements %a, %c : tensor<2xcomplex<f32>>
  %1 = tensor.from_elements %b, %b : tensor<2x1xcomplex<i16>>
  %2 = tensor.from_elements %c : tensor<complex<f32>>
  %3 = tensor.from_elements %t, %f, %f, %t : tensor<2x2xi1>
  %4 = tensor.from_elements %x, %x : tensor<2xindex>
  %5 = tensor.from_elements %y, %y : tensor<2xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<2xcomplex<f32>>, tensor<2x1xcomplex<i16>>, tensor<complex<f32>>, tensor<2x2xi1>, tensor<2xindex>, tensor<2xf32>
}
func.func @splat() -> (tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<3xi1>, tensor<2xindex>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %y = arith.constant 4.0 : f32
  %t = arith.constant true
  %x = arith.constant 4 : index
  %0 = tensor.splat %a : tensor<2xcomplex<f32>>
  %1 = tensor.splat %y : tensor<2xf32>
  %2 = tensor.splat %t : tensor<3xi1>
  %3 = tensor.splat %x : tensor<2xindex>
  return %0, %1, %2, %3 : tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<3xi1>, tensor<2xindex>
}
func.func @resh(%s: tensor<2xi32>, %s1: tensor<1xindex>, %d: tensor<?xindex>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x3xf32>, tensor<*xf32>, tensor<2xcomplex<f32>>, tensor<6xi8>) {
  %a = arith.constant dense<1.0> : tensor<6xf32>
  %b = arith.constant dense<[1.0,2.0,3.0,4.0,5.0,6.0]> : tensor<6xf32>
  %c = arith.constant dense<(1.0,2.0)> : tensor<2x1xcomplex<f32>>
  %e = arith.constant sparse<0, 1> : tensor<2x3xi8>
  %0 = tensor.reshape %a(%s) : (tensor<6xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %1 = tensor.reshape %b(%s) : (tensor<6xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %2 = tensor.reshape %a(%s) : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  %3 = tensor.reshape %a(%d) : (tensor<6xf32>, tensor<?xindex>) -> tensor<*xf32>
  %4 = tensor.reshape %c(%s1) : (tensor<2x1xcomplex<f32>>, tensor<1xindex>) -> tensor<2xcomplex<f32>>
  %5 = tensor.reshape %e(%s1) : (tensor<2x3xi8>, tensor<1xindex>) -> tensor<6xi8>
  return %0, %1, %2, %3, %4, %5 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x3xf32>, tensor<*xf32>, tensor<2xcomplex<f32>>, tensor<6xi8>
}
func.func @resh2(%s: tensor<2xindex>, %s1: tensor<1xindex>, %a: tensor<?xf32>, %b: tensor<2x3xf32>, %c: tensor<?x3xf32>, %n: index, %e: tensor<0xindex>, %z: tensor<f32>, %zz: tensor<*xf32>) -> (tensor<?xf32>, tensor<2x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<*xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.reshape %a(%s1) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %1 = tensor.reshape %b(%s) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  %2 = tensor.reshape %c(%s) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  %d0 = tensor.dim %c, %c0 : tensor<?x3xf32>
  %x = tensor.from_elements %d0, %c3 : tensor<2xindex>
  %3 = tensor.reshape %c(%x) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  %y = tensor.from_elements %n, %c3 : tensor<2xindex>
  %4 = tensor.reshape %c(%y) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  %w = tensor.from_elements %c2, %c3 : tensor<2xindex>
  %5 = tensor.reshape %b(%w) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  %6 = tensor.reshape %z(%e) : (tensor<f32>, tensor<0xindex>) -> tensor<f32>
  %7 = tensor.reshape %zz(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<*xf32>
  %d1 = tensor.dim %c, %n : tensor<?x3xf32>
  %u = tensor.from_elements %d1, %c3 : tensor<2xindex>
  %8 = tensor.reshape %c(%u) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  %d2 = tensor.dim %a, %c0 : tensor<?xf32>
  %v = tensor.from_elements %d2, %c3 : tensor<2xindex>
  %9 = tensor.reshape %c(%v) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  %t = tensor.from_elements %c3, %n : tensor<2xindex>
  %10 = tensor.reshape %b(%t) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<?xf32>, tensor<2x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<*xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>
}
func.func @resh_chain(%s: tensor<2xindex>, %s1: tensor<1xi32>, %a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  %1 = tensor.reshape %0(%s1) : (tensor<?x3xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @dims(%a: tensor<?x4xf32>, %f: f32, %i: index, %b: tensor<?x?xf32>, %sl: tensor<4x4xf32>, %s: tensor<2xi64>, %s2: tensor<2xindex>) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %f into %a[%i, %i] : tensor<?x4xf32>
  %1 = tensor.insert_slice %sl into %b[%i, %i][4, 4][1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  %d0 = tensor.dim %0, %c0 : tensor<?x4xf32>
  %d1 = tensor.dim %1, %i : tensor<?x?xf32>
  %2 = tensor.reshape %b(%s) : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  %d2 = tensor.dim %2, %c0 : tensor<?x3xf32>
  %d3 = tensor.dim %2, %i : tensor<?x3xf32>
  %3 = tensor.reshape %b(%s2) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %k = arith.addi %i, %i : index
  %d4 = tensor.dim %3, %k : tensor<?x?xf32>
  %4 = tensor.cast %a : tensor<?x4xf32> to tensor<*xf32>
  %d5 = tensor.dim %4, %i : tensor<*xf32>
  return %d0, %d1, %d2, %d3, %d4, %d5 : index, index, index, index, index, index
}
func.func @icast(%a: tensor<?xi32>, %b: tensor<2x3xindex>, %i: index) -> (index, i64, index) {
  %0 = arith.index_cast %a : tensor<?xi32> to tensor<?xindex>
  %1 = tensor.extract %0[%i] : tensor<?xindex>
  %2 = arith.index_cast %b : tensor<2x3xindex> to tensor<2x3xi64>
  %3 = tensor.extract %2[%i, %i] : tensor<2x3xi64>
  %4 = arith.index_castui %a : tensor<?xi32> to tensor<?xindex>
  %5 = tensor.extract %4[%i] : tensor<?xindex>
  return %1, %3, %5 : index, i64, index
}
func.func @insert_cast(%a: tensor<4xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<4xf32>, tensor<*xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  %3 = tensor.cast %1 : tensor<?xf32> to tensor<*xf32>
  return %1, %2, %3 : tensor<?xf32>, tensor<4xf32>, tensor<*xf32>
}
func.func @casts(%a: tensor<4x8xf32>, %b: tensor<?x?xf32>, %c: tensor<*xf32>) -> (tensor<8x4xf32>, tensor<*xf32>, tensor<?x4xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<8x4xf32>
  %2 = tensor.cast %b : tensor<?x?xf32> to tensor<4x?xf32>
  %3 = tensor.cast %2 : tensor<4x?xf32> to tensor<*xf32>
  %4 = tensor.cast %c : tensor<*xf32> to tensor<?x?xf32>
  %5 = tensor.cast %4 : tensor<?x?xf32> to tensor<?x4xf32>
  %6 = tensor.cast %b : tensor<?x?xf32> to tensor<*xf32>
  %7 = tensor.cast %6 : tensor<*xf32> to tensor<?x?xf32>
  return %1, %3, %5, %7 : tensor<8x4xf32>, tensor<*xf32>, tensor<?x4xf32>, tensor<?x?xf32>
}
func.func @gather(%i: tensor<1x2x1xindex>) -> (tensor<1x2x3xf32>, tensor<1x2x1xcomplex<f32>>, tensor<1x2x1xi8>) {
  %a = arith.constant dense<1.0> : tensor<4x3xf32>
  %b = arith.constant dense<(1.0, 2.0)> : tensor<4xcomplex<f32>>
  %c = arith.constant dense<[1,2,3,4]> : tensor<4xi8>
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x3xf32>, tensor<1x2x1xindex>) -> tensor<1x2x1x3xf32>
  %x = tensor.collapse_shape %0 [[0], [1], [2, 3]] : tensor<1x2x1x3xf32> into tensor<1x2x3xf32>
  %1 = tensor.gather %b[%i] gather_dims([0]) : (tensor<4xcomplex<f32>>, tensor<1x2x1xindex>) -> tensor<1x2x1xcomplex<f32>>
  %2 = tensor.gather %c[%i] gather_dims([0]) : (tensor<4xi8>, tensor<1x2x1xindex>) -> tensor<1x2x1xi8>
  return %x, %1, %2 : tensor<1x2x3xf32>, tensor<1x2x1xcomplex<f32>>, tensor<1x2x1xi8>
}
func.func @ins(%i: index) -> (tensor<4xcomplex<f32>>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) {
  %v = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %c = arith.constant dense<(1.0, 2.0)> : tensor<4xcomplex<f32>>
  %f = arith.constant 1.0 : f32
  %g = arith.constant -0.0 : f32
  %d = arith.constant dense<1.0> : tensor<4xf32>
  %e = arith.constant dense<0.0> : tensor<4xf32>
  %t = arith.constant true
  %h = arith.constant dense<true> : tensor<4xi1>
  %0 = tensor.insert %v into %c[%i] : tensor<4xcomplex<f32>>
  %1 = tensor.insert %f into %d[%i] : tensor<4xf32>
  %2 = tensor.insert %g into %e[%i] : tensor<4xf32>
  %3 = tensor.insert %t into %h[%i] : tensor<4xi1>
  return %0, %1, %2, %3 : tensor<4xcomplex<f32>>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>
}
func.func @extins(%a: tensor<?xcomplex<f32>>, %v: complex<f32>, %b: tensor<2x2xf32>, %f: f32, %i: index) -> (complex<f32>, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert %v into %a[%c0] : tensor<?xcomplex<f32>>
  %1 = tensor.extract %0[%c0] : tensor<?xcomplex<f32>>
  %2 = tensor.insert %f into %b[%c0, %i] : tensor<2x2xf32>
  %3 = tensor.extract %2[%c0, %i] : tensor<2x2xf32>
  %4 = tensor.insert %f into %b[%c0, %c1] : tensor<2x2xf32>
  %5 = tensor.extract %4[%c0, %c1] : tensor<2x2xf32>
  %6 = tensor.extract %4[%c1, %c1] : tensor<2x2xf32>
  return %1, %3, %5, %6 : complex<f32>, f32, f32, f32
}
// OUT:
module {
  func.func @bc(%arg0: tensor<?xi32>) -> tensor<?xf32> {
    %0 = tensor.bitcast %arg0 : tensor<?xi32> to tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @concat_operand(%arg0: tensor<?x12xi32>, %arg1: tensor<?x?xi32>) -> (tensor<?x12xi32>, tensor<?x12xi32>, tensor<7x12xi32>) {
    %cast = tensor.cast %arg1 : tensor<?x?xi32> to tensor<?x12xi32>
    %concat = tensor.concat dim(0) %arg0, %cast : (tensor<?x12xi32>, tensor<?x12xi32>) -> tensor<?x12xi32>
    %concat_0 = tensor.concat dim(0) %arg1, %arg1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x12xi32>
    %cast_1 = tensor.cast %arg1 : tensor<?x?xi32> to tensor<?x12xi32>
    %concat_2 = tensor.concat dim(0) %arg0, %cast_1 : (tensor<?x12xi32>, tensor<?x12xi32>) -> tensor<7x12xi32>
    return %concat, %concat_0, %concat_2 : tensor<?x12xi32>, tensor<?x12xi32>, tensor<7x12xi32>
  }
  func.func @concat_result(%arg0: tensor<5x12xi32>, %arg1: tensor<?x12xi32>, %arg2: tensor<3x?xi32>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x12xi32>) {
    %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<5x12xi32>, tensor<?x12xi32>) -> tensor<?x12xi32>
    %cast = tensor.cast %concat : tensor<?x12xi32> to tensor<?x?xi32>
    %cast_0 = tensor.cast %arg2 : tensor<3x?xi32> to tensor<3x12xi32>
    %concat_1 = tensor.concat dim(0) %arg0, %cast_0 : (tensor<5x12xi32>, tensor<3x12xi32>) -> tensor<8x12xi32>
    %cast_2 = tensor.cast %concat_1 : tensor<8x12xi32> to tensor<?x?xi32>
    %cast_3 = tensor.cast %arg2 : tensor<3x?xi32> to tensor<3x12xi32>
    %concat_4 = tensor.concat dim(0) %arg0, %cast_3 : (tensor<5x12xi32>, tensor<3x12xi32>) -> tensor<8x12xi32>
    %cast_5 = tensor.cast %concat_4 : tensor<8x12xi32> to tensor<?x12xi32>
    return %cast, %cast_2, %cast_5 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x12xi32>
  }
  func.func @concat_one(%arg0: tensor<5x?xi32>) -> (tensor<?x?xi32>, tensor<5x3xi32>, tensor<?x4xi32>) {
    %cast = tensor.cast %arg0 : tensor<5x?xi32> to tensor<?x?xi32>
    %cast_0 = tensor.cast %arg0 : tensor<5x?xi32> to tensor<5x3xi32>
    %cast_1 = tensor.cast %arg0 : tensor<5x?xi32> to tensor<?x4xi32>
    return %cast, %cast_0, %cast_1 : tensor<?x?xi32>, tensor<5x3xi32>, tensor<?x4xi32>
  }
  func.func @concat_other(%arg0: tensor<?x4x?xi32>, %arg1: tensor<2x?x?xi32>, %arg2: tensor<?x?x9xi32>) -> (tensor<?x?x?xi32>, tensor<?x?x9xi32>, tensor<2x?x?xi32>) {
    %cast = tensor.cast %arg0 : tensor<?x4x?xi32> to tensor<2x4x9xi32>
    %cast_0 = tensor.cast %arg1 : tensor<2x?x?xi32> to tensor<2x?x9xi32>
    %cast_1 = tensor.cast %arg2 : tensor<?x?x9xi32> to tensor<2x?x9xi32>
    %concat = tensor.concat dim(1) %cast, %cast_0, %cast_1 : (tensor<2x4x9xi32>, tensor<2x?x9xi32>, tensor<2x?x9xi32>) -> tensor<2x?x9xi32>
    %cast_2 = tensor.cast %concat : tensor<2x?x9xi32> to tensor<?x?x?xi32>
    %cast_3 = tensor.cast %arg0 : tensor<?x4x?xi32> to tensor<2x4x9xi32>
    %cast_4 = tensor.cast %arg1 : tensor<2x?x?xi32> to tensor<2x?x9xi32>
    %cast_5 = tensor.cast %arg2 : tensor<?x?x9xi32> to tensor<2x?x9xi32>
    %concat_6 = tensor.concat dim(1) %cast_3, %cast_4, %cast_5 : (tensor<2x4x9xi32>, tensor<2x?x9xi32>, tensor<2x?x9xi32>) -> tensor<2x?x9xi32>
    %cast_7 = tensor.cast %concat_6 : tensor<2x?x9xi32> to tensor<?x?x9xi32>
    %cast_8 = tensor.cast %arg0 : tensor<?x4x?xi32> to tensor<2x4x9xi32>
    %cast_9 = tensor.cast %arg1 : tensor<2x?x?xi32> to tensor<2x?x9xi32>
    %cast_10 = tensor.cast %arg2 : tensor<?x?x9xi32> to tensor<2x?x9xi32>
    %concat_11 = tensor.concat dim(1) %cast_8, %cast_9, %cast_10 : (tensor<2x4x9xi32>, tensor<2x?x9xi32>, tensor<2x?x9xi32>) -> tensor<2x?x9xi32>
    %cast_12 = tensor.cast %concat_11 : tensor<2x?x9xi32> to tensor<2x?x?xi32>
    return %cast_2, %cast_7, %cast_12 : tensor<?x?x?xi32>, tensor<?x?x9xi32>, tensor<2x?x?xi32>
  }
  func.func @ext() -> (f64, i1, i8, complex<f64>, complex<i8>, complex<f32>, complex<f32>) {
    %cst = arith.constant 2.500000e+00 : f64
    %false = arith.constant false
    %c7_i8 = arith.constant 7 : i8
    %cst_0 = complex.constant [3.000000e+00, 4.000000e+00] : complex<f64>
    %cst_1 = complex.constant [1 : i8, 2 : i8] : complex<i8>
    %cst_2 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    %cst_3 = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    return %cst, %false, %c7_i8, %cst_0, %cst_1, %cst_2, %cst_3 : f64, i1, i8, complex<f64>, complex<i8>, complex<f32>, complex<f32>
  }
  func.func @ext2(%arg0: index) -> (complex<f64>, f32, f32, f32, f32) {
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c9 = arith.constant 9 : index
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    %cst_0 = arith.constant sparse<0, 2.000000e+00> : tensor<4xf32>
    %cst_1 = arith.constant dense_resource<x> : tensor<4xf32>
    %cst_2 = complex.constant [1.000000e+00, 2.000000e+00] : complex<f64>
    %extracted = tensor.extract %cst[%arg0] : tensor<2xf32>
    %extracted_3 = tensor.extract %cst[%c9] : tensor<2xf32>
    %extracted_4 = tensor.extract %cst_0[%c-1] : tensor<4xf32>
    %extracted_5 = tensor.extract %cst_1[%c0] : tensor<4xf32>
    return %cst_2, %extracted, %extracted_3, %extracted_4, %extracted_5 : complex<f64>, f32, f32, f32, f32
  }
  func.func @from() -> (tensor<2xcomplex<f32>>, tensor<2x1xcomplex<i16>>, tensor<complex<f32>>, tensor<2x2xi1>, tensor<2xindex>, tensor<2xf32>) {
    %cst = arith.constant dense<[(1.000000e+00,2.000000e+00), (1.000000e+00,3.000000e+00)]> : tensor<2xcomplex<f32>>
    %cst_0 = arith.constant dense<(1,2)> : tensor<2x1xcomplex<i16>>
    %cst_1 = arith.constant dense<(1.000000e+00,3.000000e+00)> : tensor<complex<f32>>
    %cst_2 = arith.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
    %cst_3 = arith.constant dense<4> : tensor<2xindex>
    %cst_4 = arith.constant dense<4.000000e+00> : tensor<2xf32>
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<2xcomplex<f32>>, tensor<2x1xcomplex<i16>>, tensor<complex<f32>>, tensor<2x2xi1>, tensor<2xindex>, tensor<2xf32>
  }
  func.func @splat() -> (tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<3xi1>, tensor<2xindex>) {
    %cst = arith.constant dense<4> : tensor<2xindex>
    %cst_0 = arith.constant dense<true> : tensor<3xi1>
    %cst_1 = arith.constant dense<4.000000e+00> : tensor<2xf32>
    %cst_2 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    %splat = tensor.splat %cst_2 : tensor<2xcomplex<f32>>
    return %splat, %cst_1, %cst_0, %cst : tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<3xi1>, tensor<2xindex>
  }
  func.func @resh(%arg0: tensor<2xi32>, %arg1: tensor<1xindex>, %arg2: tensor<?xindex>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x3xf32>, tensor<*xf32>, tensor<2xcomplex<f32>>, tensor<6xi8>) {
    %cst = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<6xf32>
    %cst_1 = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00]> : tensor<6xf32>
    %cst_2 = arith.constant sparse<0, 1> : tensor<2x3xi8>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<2x3xf32>
    %reshape = tensor.reshape %cst_1(%arg0) : (tensor<6xf32>, tensor<2xi32>) -> tensor<2x3xf32>
    %reshape_4 = tensor.reshape %cst_0(%arg0) : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %reshape_5 = tensor.reshape %cst_0(%arg2) : (tensor<6xf32>, tensor<?xindex>) -> tensor<*xf32>
    %reshape_6 = tensor.reshape %cst_2(%arg1) : (tensor<2x3xi8>, tensor<1xindex>) -> tensor<6xi8>
    return %cst_3, %reshape, %reshape_4, %reshape_5, %cst, %reshape_6 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<?x3xf32>, tensor<*xf32>, tensor<2xcomplex<f32>>, tensor<6xi8>
  }
  func.func @resh2(%arg0: tensor<2xindex>, %arg1: tensor<1xindex>, %arg2: tensor<?xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<?x3xf32>, %arg5: index, %arg6: tensor<0xindex>, %arg7: tensor<f32>, %arg8: tensor<*xf32>) -> (tensor<?xf32>, tensor<2x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<*xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>) {
    %cst = arith.constant dense<[2, 3]> : tensor<2xindex>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %reshape = tensor.reshape %arg3(%arg0) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
    %reshape_0 = tensor.reshape %arg4(%arg0) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
    %from_elements = tensor.from_elements %arg5, %c3 : tensor<2xindex>
    %reshape_1 = tensor.reshape %arg4(%from_elements) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
    %reshape_2 = tensor.reshape %arg3(%cst) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
    %reshape_3 = tensor.reshape %arg8(%arg0) : (tensor<*xf32>, tensor<2xindex>) -> tensor<*xf32>
    %dim = tensor.dim %arg4, %arg5 : tensor<?x3xf32>
    %from_elements_4 = tensor.from_elements %dim, %c3 : tensor<2xindex>
    %reshape_5 = tensor.reshape %arg4(%from_elements_4) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
    %dim_6 = tensor.dim %arg2, %c0 : tensor<?xf32>
    %from_elements_7 = tensor.from_elements %dim_6, %c3 : tensor<2xindex>
    %reshape_8 = tensor.reshape %arg4(%from_elements_7) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
    %from_elements_9 = tensor.from_elements %c3, %arg5 : tensor<2xindex>
    %reshape_10 = tensor.reshape %arg3(%from_elements_9) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xf32>
    return %arg2, %reshape, %reshape_0, %arg4, %reshape_1, %reshape_2, %arg7, %reshape_3, %reshape_5, %reshape_8, %reshape_10 : tensor<?xf32>, tensor<2x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<*xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<2x3xf32>
  }
  func.func @resh_chain(%arg0: tensor<2xindex>, %arg1: tensor<1xi32>, %arg2: tensor<?xf32>) -> tensor<?xf32> {
    return %arg2 : tensor<?xf32>
  }
  func.func @dims(%arg0: tensor<?x4xf32>, %arg1: f32, %arg2: index, %arg3: tensor<?x?xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<2xi64>, %arg6: tensor<2xindex>) -> (index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
    %dim_0 = tensor.dim %arg3, %arg2 : tensor<?x?xf32>
    %extracted = tensor.extract %arg5[%c0] : tensor<2xi64>
    %0 = arith.index_cast %extracted : i64 to index
    %extracted_1 = tensor.extract %arg5[%arg2] : tensor<2xi64>
    %1 = arith.index_cast %extracted_1 : i64 to index
    %2 = arith.addi %arg2, %arg2 : index
    %extracted_2 = tensor.extract %arg6[%2] : tensor<2xindex>
    %dim_3 = tensor.dim %arg0, %arg2 : tensor<?x4xf32>
    return %dim, %dim_0, %0, %1, %extracted_2, %dim_3 : index, index, index, index, index, index
  }
  func.func @icast(%arg0: tensor<?xi32>, %arg1: tensor<2x3xindex>, %arg2: index) -> (index, i64, index) {
    %extracted = tensor.extract %arg0[%arg2] : tensor<?xi32>
    %0 = arith.index_cast %extracted : i32 to index
    %extracted_0 = tensor.extract %arg1[%arg2, %arg2] : tensor<2x3xindex>
    %1 = arith.index_cast %extracted_0 : index to i64
    %2 = arith.index_castui %arg0 : tensor<?xi32> to tensor<?xindex>
    %extracted_1 = tensor.extract %2[%arg2] : tensor<?xindex>
    return %0, %1, %extracted_1 : index, i64, index
  }
  func.func @insert_cast(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> (tensor<?xf32>, tensor<4xf32>, tensor<*xf32>) {
    %inserted = tensor.insert %arg1 into %arg0[%arg2] : tensor<4xf32>
    %cast = tensor.cast %inserted : tensor<4xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %inserted : tensor<4xf32> to tensor<*xf32>
    return %cast, %inserted, %cast_0 : tensor<?xf32>, tensor<4xf32>, tensor<*xf32>
  }
  func.func @casts(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<*xf32>) -> (tensor<8x4xf32>, tensor<*xf32>, tensor<?x4xf32>, tensor<?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<4x8xf32> to tensor<?x?xf32>
    %cast_0 = tensor.cast %cast : tensor<?x?xf32> to tensor<8x4xf32>
    %cast_1 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x?xf32>
    %cast_2 = tensor.cast %cast_1 : tensor<4x?xf32> to tensor<*xf32>
    %cast_3 = tensor.cast %arg2 : tensor<*xf32> to tensor<?x4xf32>
    return %cast_0, %cast_2, %cast_3, %arg1 : tensor<8x4xf32>, tensor<*xf32>, tensor<?x4xf32>, tensor<?x?xf32>
  }
  func.func @gather(%arg0: tensor<1x2x1xindex>) -> (tensor<1x2x3xf32>, tensor<1x2x1xcomplex<f32>>, tensor<1x2x1xi8>) {
    %cst = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi8>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %cst_1 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<1x2x1xcomplex<f32>>
    %gather = tensor.gather %cst[%arg0] gather_dims([0]) : (tensor<4xi8>, tensor<1x2x1xindex>) -> tensor<1x2x1xi8>
    return %cst_0, %cst_1, %gather : tensor<1x2x3xf32>, tensor<1x2x1xcomplex<f32>>, tensor<1x2x1xi8>
  }
  func.func @ins(%arg0: index) -> (tensor<4xcomplex<f32>>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) {
    %cst = arith.constant dense<true> : tensor<4xi1>
    %cst_0 = arith.constant -0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %cst_2 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<4xcomplex<f32>>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<4xf32>
    %inserted = tensor.insert %cst_0 into %cst_1[%arg0] : tensor<4xf32>
    return %cst_2, %cst_3, %inserted, %cst : tensor<4xcomplex<f32>>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>
  }
  func.func @extins(%arg0: tensor<?xcomplex<f32>>, %arg1: complex<f32>, %arg2: tensor<2x2xf32>, %arg3: f32, %arg4: index) -> (complex<f32>, f32, f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg3 into %arg2[%c0, %arg4] : tensor<2x2xf32>
    %extracted = tensor.extract %inserted[%c0, %arg4] : tensor<2x2xf32>
    %inserted_0 = tensor.insert %arg3 into %arg2[%c0, %c1] : tensor<2x2xf32>
    %extracted_1 = tensor.extract %inserted_0[%c1, %c1] : tensor<2x2xf32>
    return %arg1, %extracted, %arg3, %extracted_1 : complex<f32>, f32, f32, f32
  }
}
