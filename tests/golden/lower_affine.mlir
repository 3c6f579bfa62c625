// RUN: tenure opt --lower-affine
func.func @f(%m: memref<8x8xf32>, %m2: memref<8x8xf32, 2>, %t: memref<1xi32>, %n: index, %f: f32) -> (f32, i32) {
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to min affine_map<()[s0] -> (s0, 9)>()[%n] step 2 {
    %v = affine.load %m[%i + 1, symbol(%n)] {x} : memref<8x8xf32>
    affine.store %v, %m[%i mod 3, %i floordiv 2] : memref<8x8xf32>
    affine.prefetch %m[%i, %n + 3], write, locality<2>, instr : memref<8x8xf32>
    affine.dma_start %m[%i, %n], %m2[%i, %i], %t[%i], %n, %n, %n : memref<8x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%i + 1], %n : memref<1xi32>
    %w = affine.vector_load %m[%i, 0] : memref<8x8xf32>, vector<4xf32>
  }
  %r:2 = affine.parallel (%i, %j) = (0, max(%n, 3)) to (%n, 4) step (2, 5) reduce ("maximumf", "addi") -> (f32, i32) {
    %c = arith.constant 3 : i32
    affine.yield %f, %c : f32, i32
  }
  affine.parallel (%i, %j) = (0, 0) to (%n, 4) {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<8x8xf32>
    }
  }
  %q = affine.for %i = 0 to 3 iter_args(%a = %f) -> f32 {
    %u = affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>(%i)[%n] -> f32 {
      affine.yield %a : f32
    } else { affine.yield %f : f32 }
    affine.yield %u : f32
  } {foo}
  return %q, %r#1 : f32, i32
}
func.func @delinearize(%n: index, %m: index) -> (index, index, index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c37 = arith.constant 37 : index
  %cm = arith.constant -7 : index
  %1:2 = affine.delinearize_index %n into (%c4) : index, index
  %2:3 = affine.delinearize_index %c37 into (%c4, 3) : index, index, index
  %3:2 = affine.delinearize_index %cm into (5, 3) : index, index
  %4 = affine.delinearize_index %n into (%m) : index
  %5 = affine.linearize_index [%n, %c4] by (%c4, 3) : index
  return %1#0, %1#1, %2#0, %2#1, %2#2, %3#0, %3#1, %4, %5 : index, index, index, index, index, index, index, index, index
}
func.func @linearize(%n: index, %m: index) -> (index, index, index) {
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %1 = affine.linearize_index [%c3, %c4] by (2) : index
  %2 = affine.linearize_index [%n] by (%m) : index
  %3 = affine.linearize_index [%c3, %c4, %c3] by (2, %c4, 3) : index
  return %1, %2, %3 : index, index, index
}
// OUT:
module {
  func.func @f(%arg0: memref<8x8xf32>, %arg1: memref<8x8xf32, 2>, %arg2: memref<1xi32>, %arg3: index, %arg4: f32) -> (f32, i32) {
    %c3 = arith.constant 3 : index
    %0 = arith.maxsi %arg3, %c3 : index
    %c9 = arith.constant 9 : index
    %1 = arith.minsi %arg3, %c9 : index
    %c2 = arith.constant 2 : index
    scf.for %arg5 = %0 to %1 step %c2 {
      %c1_9 = arith.constant 1 : index
      %5 = arith.addi %arg5, %c1_9 : index
      %6 = memref.load %arg0[%5, %arg3] : memref<8x8xf32>
      %c3_10 = arith.constant 3 : index
      %7 = arith.remsi %arg5, %c3_10 : index
      %c0_11 = arith.constant 0 : index
      %8 = arith.cmpi slt, %7, %c0_11 : index
      %9 = arith.addi %7, %c3_10 : index
      %10 = arith.select %8, %9, %7 : index
      %c2_12 = arith.constant 2 : index
      %c0_13 = arith.constant 0 : index
      %c-1 = arith.constant -1 : index
      %11 = arith.cmpi slt, %arg5, %c0_13 : index
      %12 = arith.subi %c-1, %arg5 : index
      %13 = arith.select %11, %12, %arg5 : index
      %14 = arith.divsi %13, %c2_12 : index
      %15 = arith.subi %c-1, %14 : index
      %16 = arith.select %11, %15, %14 : index
      memref.store %6, %arg0[%10, %16] : memref<8x8xf32>
      %c3_14 = arith.constant 3 : index
      %17 = arith.addi %arg3, %c3_14 : index
      memref.prefetch %arg0[%arg5, %17], write, locality<2>, instr : memref<8x8xf32>
      memref.dma_start %arg0[%arg5, %arg3], %arg1[%arg5, %arg5], %arg3, %arg2[%arg5], %arg3, %arg3 : memref<8x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
      %c1_15 = arith.constant 1 : index
      %18 = arith.addi %arg5, %c1_15 : index
      memref.dma_wait %arg2[%18], %arg3 : memref<1xi32>
      %c0_16 = arith.constant 0 : index
      %19 = vector.load %arg0[%arg5, %c0_16] : memref<8x8xf32>, vector<4xf32>
    }
    %c0 = arith.constant 0 : index
    %c3_0 = arith.constant 3 : index
    %2 = arith.maxsi %arg3, %c3_0 : index
    %c4 = arith.constant 4 : index
    %c2_1 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %cst = arith.constant 0xFF800000 : f32
    %c0_i32 = arith.constant 0 : i32
    %3:2 = scf.parallel (%arg5, %arg6) = (%c0, %2) to (%arg3, %c4) step (%c2_1, %c5) init (%cst, %c0_i32) -> (f32, i32) {
      %c3_i32 = arith.constant 3 : i32
      scf.reduce(%arg4, %c3_i32 : f32, i32) {
      ^bb0(%arg7: f32, %arg8: f32):
        %5 = arith.maximumf %arg7, %arg8 : f32
        scf.reduce.return %5 : f32
      }, {
      ^bb0(%arg7: i32, %arg8: i32):
        %5 = arith.addi %arg7, %arg8 : i32
        scf.reduce.return %5 : i32
      }
    }
    %c0_2 = arith.constant 0 : index
    %c0_3 = arith.constant 0 : index
    %c4_4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c1_5 = arith.constant 1 : index
    scf.parallel (%arg5, %arg6) = (%c0_2, %c0_3) to (%arg3, %c4_4) step (%c1, %c1_5) {
      %c0_9 = arith.constant 0 : index
      %c-1 = arith.constant -1 : index
      %5 = arith.muli %arg3, %c-1 overflow<nsw> : index
      %6 = arith.addi %arg5, %5 : index
      %7 = arith.cmpi sge, %6, %c0_9 : index
      %8 = arith.cmpi eq, %arg5, %c0_9 : index
      %9 = arith.andi %7, %8 : i1
      scf.if %9 {
        memref.store %arg4, %arg0[%arg5, %arg6] : memref<8x8xf32>
      }
      scf.reduce 
    }
    %c0_6 = arith.constant 0 : index
    %c3_7 = arith.constant 3 : index
    %c1_8 = arith.constant 1 : index
    %4 = scf.for %arg5 = %c0_6 to %c3_7 step %c1_8 iter_args(%arg6 = %arg4) -> (f32) {
      %c0_9 = arith.constant 0 : index
      %c-1 = arith.constant -1 : index
      %5 = arith.muli %arg3, %c-1 overflow<nsw> : index
      %6 = arith.addi %arg5, %5 : index
      %7 = arith.cmpi sge, %6, %c0_9 : index
      %8 = arith.cmpi eq, %arg5, %c0_9 : index
      %9 = arith.andi %7, %8 : i1
      %10 = scf.if %9 -> (f32) {
        scf.yield %arg6 : f32
      } else {
        scf.yield %arg4 : f32
      }
      scf.yield %10 : f32
    }
    return %4, %3#1 : f32, i32
  }
  func.func @delinearize(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index, index, index) {
    %c4 = arith.constant 4 : index
    %c37 = arith.constant 37 : index
    %c-7 = arith.constant -7 : index
    %c4_0 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %0 = arith.floordivsi %arg0, %c4_0 : index
    %1 = arith.remsi %arg0, %c4_0 : index
    %2 = arith.cmpi slt, %1, %c0 : index
    %3 = arith.addi %1, %c4_0 overflow<nsw> : index
    %4 = arith.select %2, %3, %1 : index
    %c3 = arith.constant 3 : index
    %c0_1 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-3 = arith.constant -3 : index
    %c2 = arith.constant 2 : index
    %c3_2 = arith.constant 3 : index
    %5 = arith.muli %arg0, %c3_2 overflow<nsw> : index
    %6 = arith.addi %5, %c4 overflow<nsw> : index
    return %0, %4, %c3, %c0_1, %c1, %c-3, %c2, %arg0, %6 : index, index, index, index, index, index, index, index, index
  }
  func.func @linearize(%arg0: index, %arg1: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c51 = arith.constant 51 : index
    return %c10, %arg0, %c51 : index, index, index
  }
}

