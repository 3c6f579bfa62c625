// RUN: tenure opt --allow-unregistered-dialect --loop-invariant-code-motion
// Ops leave the loop where what makes them undefined is excluded.
func.func @gpu(%n: index, %x: f32, %l: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = gpu.subgroup_broadcast %x, first_active_lane : f32
    %1 = gpu.subgroup_broadcast %x, specific_lane %l : f32
    "test.use"(%0, %1) : (f32, f32) -> ()
  }
  return
}
func.func @llvm(%n: index, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = llvm.mlir.constant(2 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %atwo = arith.constant 2 : i32
  %vt = llvm.mlir.constant(dense<2> : vector<4xi32>) : vector<4xi32>
  %vd = llvm.mlir.constant(dense<[1,2,3,0]> : vector<4xi32>) : vector<4xi32>
  %ve = llvm.mlir.constant(dense<[1,2,3,4]> : vector<4xi32>) : vector<4xi32>
  scf.for %i = %c0 to %n step %c1 {
    %0 = llvm.sdiv %x, %y : i32
    %1 = llvm.sdiv %x, %two : i32
    %2 = llvm.sdiv %x, %zero : i32
    %3 = llvm.sdiv %x, %m : i32
    %4 = llvm.udiv %x, %y : i32
    %5 = llvm.udiv %x, %two : i32
    %6 = llvm.udiv %x, %zero : i32
    %7 = llvm.udiv %x, %m : i32
    %8 = llvm.udiv %x, %atwo : i32
    %9 = llvm.udiv %vt, %vt : vector<4xi32>
    %10 = llvm.udiv %vt, %vd : vector<4xi32>
    %11 = llvm.sdiv %vt, %ve : vector<4xi32>
    %12 = llvm.srem %x, %y : i32
    %13 = llvm.urem %x, %y : i32
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
    "test.use"(%9, %10, %11) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> ()
  }
  return
}
func.func @linalg(%n: index, %t: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %s: index, %dd: tensor<?x?x?x?xf32>, %q: tensor<?x?xf32>, %d8: tensor<?x?x8x32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
    %1 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [%s, %s] into %dd : tensor<128x256xf32> -> tensor<?x?x?x?xf32>
    %2 = linalg.pack %q inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d8 : tensor<?x?xf32> -> tensor<?x?x8x32xf32>
    %3 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %t : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    %4 = linalg.unpack %dd inner_dims_pos = [0, 1] inner_tiles = [%s, %s] into %q : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
    %5 = linalg.unpack %d8 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %q : tensor<?x?x8x32xf32> -> tensor<?x?xf32>
    %6 = linalg.softmax dimension(1) ins(%t : tensor<128x256xf32>) outs(%t : tensor<128x256xf32>) -> tensor<128x256xf32>
    "test.use"(%0, %1, %2, %3, %4, %5, %6) : (tensor<16x8x8x32xf32>, tensor<?x?x?x?xf32>, tensor<?x?x8x32xf32>, tensor<128x256xf32>,tensor<?x?xf32>,tensor<?x?xf32>, tensor<128x256xf32>) -> ()
  }
  return
}
#SM = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @sparse(%n: index, %t: tensor<?x?xf32, #SM>, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = sparse_tensor.lvl %t, %c1 : tensor<?x?xf32, #SM>
    %1 = sparse_tensor.lvl %t, %c0 : tensor<?x?xf32, #SM>
    %2 = sparse_tensor.lvl %t, %l : tensor<?x?xf32, #SM>
    "test.use"(%0, %1, %2) : (index, index, index) -> ()
  }
  return
}
func.func @ifs(%n: index, %t: i1, %l: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = scf.if %t -> index { %k = arith.addi %l, %l : index scf.yield %k : index } else { scf.yield %l : index }
    %1 = affine.if affine_set<(d0): (d0 >= 0)>(%n) -> index { affine.yield %n : index } else { affine.yield %l : index }
    %2 = "scf.execute_region"() ({ scf.yield %l : index }) : () -> index
    "test.use"(%0, %1, %2) : (index, index, index) -> ()
  }
  return
}
// OUT:
#set = affine_set<(d0) : (d0 >= 0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @gpu(%arg0: index, %arg1: f32, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = gpu.subgroup_broadcast %arg1,  specific_lane %arg2 : f32
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %1 = gpu.subgroup_broadcast %arg1,  first_active_lane : f32
      "test.use"(%1, %0) : (f32, f32) -> ()
    }
    return
  }
  func.func @llvm(%arg0: index, %arg1: i32, %arg2: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %c2_i32 = arith.constant 2 : i32
    %3 = llvm.mlir.constant(dense<2> : vector<4xi32>) : vector<4xi32>
    %4 = llvm.mlir.constant(dense<[1, 2, 3, 0]> : vector<4xi32>) : vector<4xi32>
    %5 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
    %6 = llvm.sdiv %arg1, %0 : i32
    %7 = llvm.udiv %arg1, %0 : i32
    %8 = llvm.udiv %arg1, %2 : i32
    %9 = llvm.udiv %arg1, %c2_i32 : i32
    %10 = llvm.udiv %3, %3 : vector<4xi32>
    %11 = llvm.srem %arg1, %arg2 : i32
    %12 = llvm.urem %arg1, %arg2 : i32
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %13 = llvm.sdiv %arg1, %arg2 : i32
      %14 = llvm.sdiv %arg1, %1 : i32
      %15 = llvm.sdiv %arg1, %2 : i32
      %16 = llvm.udiv %arg1, %arg2 : i32
      %17 = llvm.udiv %arg1, %1 : i32
      %18 = llvm.udiv %3, %4 : vector<4xi32>
      %19 = llvm.sdiv %3, %5 : vector<4xi32>
      "test.use"(%13, %6, %14, %15, %16, %7, %17, %8, %9) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
      "test.use"(%10, %18, %19) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> ()
    }
    return
  }
  func.func @linalg(%arg0: index, %arg1: tensor<128x256xf32>, %arg2: tensor<16x8x8x32xf32>, %arg3: index, %arg4: tensor<?x?x?x?xf32>, %arg5: tensor<?x?xf32>, %arg6: tensor<?x?x8x32xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %pack = linalg.pack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg2 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
    %pack_0 = linalg.pack %arg5 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg6 : tensor<?x?xf32> -> tensor<?x?x8x32xf32>
    %unpack = linalg.unpack %arg2 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    %unpack_1 = linalg.unpack %arg6 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg5 : tensor<?x?x8x32xf32> -> tensor<?x?xf32>
    scf.for %arg7 = %c0 to %arg0 step %c1 {
      %pack_2 = linalg.pack %arg1 inner_dims_pos = [0, 1] inner_tiles = [%arg3, %arg3] into %arg4 : tensor<128x256xf32> -> tensor<?x?x?x?xf32>
      %unpack_3 = linalg.unpack %arg4 inner_dims_pos = [0, 1] inner_tiles = [%arg3, %arg3] into %arg5 : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
      %0 = linalg.softmax dimension(1) ins(%arg1 : tensor<128x256xf32>) outs(%arg1 : tensor<128x256xf32>) -> tensor<128x256xf32>
      "test.use"(%pack, %pack_2, %pack_0, %unpack, %unpack_3, %unpack_1, %0) : (tensor<16x8x8x32xf32>, tensor<?x?x?x?xf32>, tensor<?x?x8x32xf32>, tensor<128x256xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<128x256xf32>) -> ()
    }
    return
  }
  func.func @sparse(%arg0: index, %arg1: tensor<?x?xf32, #sparse>, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = sparse_tensor.lvl %arg1, %c1 : tensor<?x?xf32, #sparse>
    %1 = sparse_tensor.lvl %arg1, %c0 : tensor<?x?xf32, #sparse>
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %2 = sparse_tensor.lvl %arg1, %arg2 : tensor<?x?xf32, #sparse>
      "test.use"(%0, %1, %2) : (index, index, index) -> ()
    }
    return
  }
  func.func @ifs(%arg0: index, %arg1: i1, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.if %arg1 -> (index) {
      %2 = arith.addi %arg2, %arg2 : index
      scf.yield %2 : index
    } else {
      scf.yield %arg2 : index
    }
    %1 = affine.if #set(%arg0) -> index {
      affine.yield %arg0 : index
    } else {
      affine.yield %arg2 : index
    }
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %2 = scf.execute_region -> index {
        scf.yield %arg2 : index
      }
      "test.use"(%0, %1, %2) : (index, index, index) -> ()
    }
    return
  }
}

