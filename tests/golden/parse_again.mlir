// RUN: tenure opt --allow-unregistered-dialect
// Ops that are spelled like one before, but for the names of their operands.
#map = affine_map<(d0) -> (d0)>
func.func @same_names(%m: memref<9xf32>, %i: index, %j: index) -> (f32, f32, f32, f32) {
  affine.for %k = 0 to 9 {
    affine.for %l = 0 to 9 {
      %0 = affine.load %m[%k + %l] : memref<9xf32>
      %1 = affine.load %m[%l + %k] : memref<9xf32>
      %2 = affine.load %m[%k + %k] : memref<9xf32>
      %3 = affine.load %m[%l + %l] : memref<9xf32>
    }
  }
  %4 = memref.load %m[%i] : memref<9xf32>
  %5 = memref.load %m[%j] : memref<9xf32>
  %6 = arith.addf %4, %5 : f32
  %7 = arith.addf %6, %6 : f32
  %8 = arith.addf %5, %4 : f32
  %9 = arith.addf %8, %7 : f32
  return %6, %7, %8, %9 : f32, f32, f32, f32
}
func.func @orders(%s: !llvm.struct<(i32, i32)>, %a: i32, %b: i32, %p: !llvm.ptr, %c: i1) {
  %0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %b, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %a, %1[1] : !llvm.struct<(i32, i32)>
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store %b, %p : i32, !llvm.ptr
  llvm.store %b, %p {later} : i32, !llvm.ptr
  %3 = arith.select %c, %a, %b : i32
  %4 = arith.select %c, %b, %a : i32
  %5 = arith.select %c, %4, %3 : i32
  return
}
func.func @no_end(%t: memref<4xf32>, %u: memref<4xf32>) {
  memref.copy %t, %u : memref<4xf32> to memref<4xf32> // A comment.
  memref.copy %u, %t : memref<4xf32> to memref<4xf32>
  memref.copy %t, %u : memref<4xf32> to memref<4xf32> loc("somewhere")
  memref.copy %u, %t : memref<4xf32> to memref<4xf32>
  memref.dealloc %t : memref<4xf32>   memref.dealloc %u : memref<4xf32>
  memref.dealloc %t : memref<4xf32>
  memref.dealloc %u :
      memref<4xf32>
  gpu.wait
  %0 = gpu.wait async
  %1 = gpu.wait async [%0]
  %2 = gpu.wait async [%1]
  gpu.wait [%1]
  gpu.wait [%2]
  return
}
func.func @later(%c: i1) {
  cf.br ^b
^a:
  %0 = arith.addi %1, %2 : i32
  %3 = arith.addi %0, %2 : i32
  return
^b:
  %1, %2 = "t.two"() : () -> (i32, i32)
  cf.br ^a
}
func.func @parts() {
  %0:2 = "t.two"() : () -> (i32, i32)
  %1 = arith.muli %0#0, %0#1 : i32
  %2 = arith.muli %0#1, %0#0 : i32
  %3 = arith.muli %1, %2 : i32
  %4 = arith.muli %2, %1 : i32
  return
}
func.func @aliases(%a: index, %b: index) {
  %0 = affine.apply #map(%a)
  %1 = affine.apply #map(%b)
  %2 = affine.min #map(%0)
  %3 = affine.min #map(%1)
  return
}
// OUT:
#map = affine_map<(d0) -> (d0)>
module {
  func.func @same_names(%arg0: memref<9xf32>, %arg1: index, %arg2: index) -> (f32, f32, f32, f32) {
    affine.for %arg3 = 0 to 9 {
      affine.for %arg4 = 0 to 9 {
        %6 = affine.load %arg0[%arg3 + %arg4] : memref<9xf32>
        %7 = affine.load %arg0[%arg4 + %arg3] : memref<9xf32>
        %8 = affine.load %arg0[%arg3 * 2] : memref<9xf32>
        %9 = affine.load %arg0[%arg4 * 2] : memref<9xf32>
      }
    }
    %0 = memref.load %arg0[%arg1] : memref<9xf32>
    %1 = memref.load %arg0[%arg2] : memref<9xf32>
    %2 = arith.addf %0, %1 : f32
    %3 = arith.addf %2, %2 : f32
    %4 = arith.addf %1, %0 : f32
    %5 = arith.addf %4, %3 : f32
    return %2, %3, %4, %5 : f32, f32, f32, f32
  }
  func.func @orders(%arg0: !llvm.struct<(i32, i32)>, %arg1: i32, %arg2: i32, %arg3: !llvm.ptr, %arg4: i1) {
    %0 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, i32)> 
    %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(i32, i32)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i32, i32)> 
    llvm.store %arg1, %arg3 : i32, !llvm.ptr
    llvm.store %arg2, %arg3 : i32, !llvm.ptr
    llvm.store %arg2, %arg3 {later} : i32, !llvm.ptr
    %3 = arith.select %arg4, %arg1, %arg2 : i32
    %4 = arith.select %arg4, %arg2, %arg1 : i32
    %5 = arith.select %arg4, %4, %3 : i32
    return
  }
  func.func @no_end(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
    memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
    memref.copy %arg1, %arg0 : memref<4xf32> to memref<4xf32>
    memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
    memref.copy %arg1, %arg0 : memref<4xf32> to memref<4xf32>
    memref.dealloc %arg0 : memref<4xf32>
    memref.dealloc %arg1 : memref<4xf32>
    memref.dealloc %arg0 : memref<4xf32>
    memref.dealloc %arg1 : memref<4xf32>
    gpu.wait 
    %0 = gpu.wait async
    %1 = gpu.wait async [%0]
    %2 = gpu.wait async [%1]
    gpu.wait [%1]
    gpu.wait [%2]
    return
  }
  func.func @later(%arg0: i1) {
    cf.br ^bb2
  ^bb1:  // pred: ^bb2
    %0 = arith.addi %2#0, %2#1 : i32
    %1 = arith.addi %0, %2#1 : i32
    return
  ^bb2:  // pred: ^bb0
    %2:2 = "t.two"() : () -> (i32, i32)
    cf.br ^bb1
  }
  func.func @parts() {
    %0:2 = "t.two"() : () -> (i32, i32)
    %1 = arith.muli %0#0, %0#1 : i32
    %2 = arith.muli %0#1, %0#0 : i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.muli %2, %1 : i32
    return
  }
  func.func @aliases(%arg0: index, %arg1: index) {
    %0 = affine.apply #map(%arg0)
    %1 = affine.apply #map(%arg1)
    %2 = affine.min #map(%0)
    %3 = affine.min #map(%1)
    return
  }
}

