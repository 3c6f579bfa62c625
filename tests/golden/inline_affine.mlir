// RUN: tenure opt "--pass-pipeline=builtin.module(inline{default-pipeline=})"
#next = affine_map<(d0) -> (d0 + 1)>
func.func private @get() -> index
func.func private @applies(%a: index) -> index {
  %0 = affine.apply #next(%a)
  return %0 : index
}
func.func private @adds(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  %1 = affine.apply #next(%0)
  return %1 : index
}
func.func private @loops() {
  affine.for %i = 0 to 10 {
  }
  return
}
func.func private @loads(%m: memref<?xf32>) -> f32 {
  %i = func.call @get() : () -> index
  %0 = affine.load %m[%i] : memref<?xf32>
  return %0 : f32
}
func.func private @stores(%m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  affine.store %v, %m[%n - 1] : memref<?xf32>
  return
}
func.func private @never() attributes {no_inline} {
  return
}
func.func @f(%m: memref<?xf32>, %v: f32) {
  affine.for %i = 0 to 42 {
    %x = func.call @get() : () -> index
    %0 = func.call @applies(%i) : (index) -> index
    %1 = func.call @applies(%x) : (index) -> index
    %2 = func.call @adds(%i) : (index) -> index
    func.call @loops() : () -> ()
    %3 = func.call @loads(%m) : (memref<?xf32>) -> f32
    func.call @stores(%m, %v) : (memref<?xf32>, f32) -> ()
  }
  call @loops() : () -> ()
  call @never() : () -> ()
  return
}
// OUT:
#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func private @get() -> index
  func.func private @loops() {
    affine.for %arg0 = 0 to 10 {
    }
    return
  }
  func.func private @loads(%arg0: memref<?xf32>) -> f32 {
    %0 = call @get() : () -> index
    %1 = affine.load %arg0[%0] : memref<?xf32>
    return %1 : f32
  }
  func.func private @never() attributes {no_inline} {
    return
  }
  func.func @f(%arg0: memref<?xf32>, %arg1: f32) {
    affine.for %arg2 = 0 to 42 {
      %0 = func.call @get() : () -> index
      %1 = affine.apply #map(%arg2)
      %2 = affine.apply #map(%0)
      %3 = arith.addi %arg2, %arg2 : index
      %4 = affine.apply #map(%3)
      func.call @loops() : () -> ()
      %5 = func.call @loads(%arg0) : (memref<?xf32>) -> f32
      %c0 = arith.constant 0 : index
      %dim = memref.dim %arg0, %c0 : memref<?xf32>
      affine.store %arg1, %arg0[%dim - 1] : memref<?xf32>
    }
    affine.for %arg2 = 0 to 10 {
    }
    call @never() : () -> ()
    return
  }
}

