// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @pad1(%a: tensor<?x64x?xf32>, %f: f32, %n: index) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %cn = arith.constant -3 : index
  %0 = tensor.pad %a low[%c2, %c2, 1] high[0, %cn, %n] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<?x64x?xf32> to tensor<?x?x?xf32>
  %1 = tensor.pad %a low[%c2, 0, 1] high[0, %n, %n] {
  ^bb0(%i: index, %j: index, %k: index):
    %q = arith.index_cast %i : index to i32
    %r = arith.sitofp %q : i32 to f32
    tensor.yield %r : f32
  } {foo} : tensor<?x64x?xf32> to tensor<?x?x?xf32>
  %2 = tensor.pad %a nofold low[%c0, 0, 0] high[0, %c0, %c0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } {foo} : tensor<?x64x?xf32> to tensor<?x?x?xf32>
  return %0, %1, %2 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>
}
func.func @pad2(%a: tensor<4x?xf32>, %f: f32, %n: index) -> (tensor<?x?xf32>, tensor<5x?xf32>, tensor<4x?xf32>) {
  %c0 = arith.constant 0 : index
  %b = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = tensor.pad %b low[1, %n] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } {foo = 1} : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %b low[1, %n] high[0, 3] {
  ^bb0(%i: index, %j: index):
    %c = tensor.extract %a[%i, %j] : tensor<4x?xf32>
    tensor.yield %c : f32
  } {foo = 1} : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<5x?xf32>
  %3 = tensor.pad %a low[0, 0] high[%c0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  return %0, %2, %3 : tensor<?x?xf32>, tensor<5x?xf32>, tensor<4x?xf32>
}
func.func @pad_target(%a: tensor<?x?xf32>, %f: f32, %n: index) -> (tensor<7x?xf32>, tensor<*xf32>, tensor<?x8xf32>) {
  %0 = tensor.pad %a low[%n, %n] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } {foo = 1} : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<7x?xf32>
  %2 = tensor.pad %a low[%n, %n] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } {foo = 1} : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<*xf32>
  %4 = tensor.pad %a nofold low[%n, %n] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<7x?xf32>
  %5 = tensor.cast %4 : tensor<7x?xf32> to tensor<?x8xf32>
  return %1, %3, %5 : tensor<7x?xf32>, tensor<*xf32>, tensor<?x8xf32>
}
func.func @orth(%a: tensor<64x70xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %a[16, 4][%s0, 64][1, 1] : tensor<64x70xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 0][8, %s1][1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, %c0] high[0, %p1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } {bar} : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
func.func @orth2(%a: tensor<64x70xf32>, %s0: index, %s1: index, %p0: index, %p1: index, %o: index) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<6x4xf32>) {
  %cst = arith.constant 0.0 : f32
  %cst1 = arith.constant 1.0 : f32
  %0 = tensor.extract_slice %a[16, 4][%s0, 64][1, 1] : tensor<64x70xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, %o][8, %s1][1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } {bar} : tensor<8x?xf32> to tensor<8x4xf32>
  %x2 = tensor.extract_slice %1[0, 0][8, %s1][1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %x3 = tensor.pad %x2 low[0, 0] high[0, %p1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst1 : f32
  } {bar} : tensor<8x?xf32> to tensor<8x4xf32>
  %y2 = tensor.extract_slice %1[0, 0][6, %s1][1, 1] : tensor<8x64xf32> to tensor<6x?xf32>
  %y3 = tensor.pad %y2 low[0, 0] high[0, %p1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } {bar} : tensor<6x?xf32> to tensor<6x4xf32>
  return %3, %x3, %y3 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<6x4xf32>
}
func.func @orth3(%a: tensor<?x?xf32>, %s0: index, %s1: index, %p0: index, %p1: index, %o: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[%o, 0][%s0, %s0][1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<?x?xf32> to tensor<8x?xf32>
  %2 = tensor.extract_slice %1[0, %o][8, %s1][1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %p1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } {bar} : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
func.func @pad_of_pad(%a: tensor<?x6x?xf32>, %n: index, %m: index, %f: f32) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[%c0, %n, 1] high[%c0, %c2, %n] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<?x6x?xf32> to tensor<?x?x?xf32>
  %1 = tensor.pad %0 low[3, %m, %c0] high[0, %c2, %n] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } {foo} : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  return %1, %0 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}
func.func @pad_of_other_pad(%a: tensor<?xf32>, %f: f32, %g: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[3] high[4] {
  ^bb0(%i: index):
    tensor.yield %g : f32
  } : tensor<?xf32> to tensor<?xf32>
  %2 = tensor.pad %0 nofold low[3] high[4] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1, %2 : tensor<?xf32>, tensor<?xf32>
}
// OUT:
#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @pad1(%arg0: tensor<?x64x?xf32>, %arg1: f32, %arg2: index) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %arg0 low[2, 2, 1] high[0, -3, %arg2] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<?x64x?xf32> to tensor<?x63x?xf32>
    %cast = tensor.cast %padded : tensor<?x63x?xf32> to tensor<?x?x?xf32>
    %padded_0 = tensor.pad %arg0 low[%c2, 0, 1] high[0, %arg2, %arg2] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %0 = arith.index_cast %arg3 : index to i32
      %1 = arith.sitofp %0 : i32 to f32
      tensor.yield %1 : f32
    } {foo} : tensor<?x64x?xf32> to tensor<?x?x?xf32>
    %padded_1 = tensor.pad %arg0 nofold low[0, 0, 0] high[0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } {foo} : tensor<?x64x?xf32> to tensor<?x64x?xf32>
    %cast_2 = tensor.cast %padded_1 : tensor<?x64x?xf32> to tensor<?x?x?xf32>
    return %cast, %padded_0, %cast_2 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>
  }
  func.func @pad2(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: index) -> (tensor<?x?xf32>, tensor<5x?xf32>, tensor<4x?xf32>) {
    %padded = tensor.pad %arg0 low[1, %arg2] high[0, 3] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } {foo = 1 : i64} : tensor<4x?xf32> to tensor<5x?xf32>
    %cast = tensor.cast %padded : tensor<5x?xf32> to tensor<?x?xf32>
    %padded_0 = tensor.pad %arg0 low[1, %arg2] high[0, 3] {
    ^bb0(%arg3: index, %arg4: index):
      %extracted = tensor.extract %arg0[%arg3, %arg4] : tensor<4x?xf32>
      tensor.yield %extracted : f32
    } {foo = 1 : i64} : tensor<4x?xf32> to tensor<5x?xf32>
    return %cast, %padded_0, %arg0 : tensor<?x?xf32>, tensor<5x?xf32>, tensor<4x?xf32>
  }
  func.func @pad_target(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: index) -> (tensor<7x?xf32>, tensor<*xf32>, tensor<?x8xf32>) {
    %padded = tensor.pad %arg0 low[%arg2, %arg2] high[0, 3] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } {foo = 1 : i64} : tensor<?x?xf32> to tensor<7x?xf32>
    %padded_0 = tensor.pad %arg0 low[%arg2, %arg2] high[0, 3] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } {foo = 1 : i64} : tensor<?x?xf32> to tensor<?x?xf32>
    %cast = tensor.cast %padded_0 : tensor<?x?xf32> to tensor<*xf32>
    %padded_1 = tensor.pad %arg0 nofold low[%arg2, %arg2] high[0, 3] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } : tensor<?x?xf32> to tensor<7x?xf32>
    %cast_2 = tensor.cast %padded_1 : tensor<7x?xf32> to tensor<?x8xf32>
    return %padded, %cast, %cast_2 : tensor<7x?xf32>, tensor<*xf32>, tensor<?x8xf32>
  }
  func.func @orth(%arg0: tensor<64x70xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<8x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, 64] [1, 1] : tensor<64x70xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, 0] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, %c0] high[0, %arg4] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } {bar} : tensor<8x?xf32> to tensor<8x4xf32>
    return %padded_1 : tensor<8x4xf32>
  }
  func.func @orth2(%arg0: tensor<64x70xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<6x4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, 64] [1, 1] : tensor<64x70xf32> to tensor<?x64xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, 0] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
    %extracted_slice_1 = tensor.extract_slice %padded[0, %arg5] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
    %padded_2 = tensor.pad %extracted_slice_1 low[0, 0] high[0, %arg4] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } {bar} : tensor<8x?xf32> to tensor<8x4xf32>
    %extracted_slice_3 = tensor.extract_slice %padded[0, 0] [8, %arg2] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
    %padded_4 = tensor.pad %extracted_slice_3 low[0, 0] high[0, %arg4] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %cst_0 : f32
    } {bar} : tensor<8x?xf32> to tensor<8x4xf32>
    %extracted_slice_5 = tensor.extract_slice %padded[0, 0] [6, %arg2] [1, 1] : tensor<8x64xf32> to tensor<6x?xf32>
    %padded_6 = tensor.pad %extracted_slice_5 low[0, 0] high[0, %arg4] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } {bar} : tensor<6x?xf32> to tensor<6x4xf32>
    return %padded_2, %padded_4, %padded_6 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<6x4xf32>
  }
  func.func @orth3(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> tensor<8x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[%arg5, %arg5] [%arg1, %arg2] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg3, %arg4] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } {bar} : tensor<?x?xf32> to tensor<8x4xf32>
    return %padded : tensor<8x4xf32>
  }
  func.func @pad_of_pad(%arg0: tensor<?x6x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %arg0 low[%c0, %arg1, 1] high[%c0, %c2, %arg1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %arg3 : f32
    } : tensor<?x6x?xf32> to tensor<?x?x?xf32>
    %0 = affine.apply #map()[%arg1]
    %1 = affine.apply #map1()[%arg2, %arg1]
    %padded_0 = tensor.pad %arg0 low[3, %1, 1] high[0, 4, %0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %arg3 : f32
    } {foo} : tensor<?x6x?xf32> to tensor<?x?x?xf32>
    return %padded_0, %padded : tensor<?x?x?xf32>, tensor<?x?x?xf32>
  }
  func.func @pad_of_other_pad(%arg0: tensor<?xf32>, %arg1: f32, %arg2: f32) -> (tensor<?xf32>, tensor<?xf32>) {
    %padded = tensor.pad %arg0 low[1] high[2] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32> to tensor<?xf32>
    %padded_0 = tensor.pad %padded low[3] high[4] {
    ^bb0(%arg3: index):
      tensor.yield %arg2 : f32
    } : tensor<?xf32> to tensor<?xf32>
    %padded_1 = tensor.pad %padded nofold low[3] high[4] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32> to tensor<?xf32>
    return %padded_0, %padded_1 : tensor<?xf32>, tensor<?xf32>
  }
}
