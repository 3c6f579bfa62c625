// RUN: tenure opt --inline
// What schemas say that may be inlined is, and what they do not is not.
func.func private @lanes(%x: f32) -> f32 {
  %0 = amdgpu.permlane_swap %x 32 : f32
  return %0 : f32
}
func.func private @fill(%a: memref<4xf32>, %z: f32) {
  linalg.fill ins(%z : f32) outs(%a : memref<4xf32>)
  return
}
func.func private @barrier() {
  omp.barrier
  return
}
func.func @f(%a: memref<4xf32>, %x: f32) -> f32 {
  %0 = call @lanes(%x) : (f32) -> f32
  call @fill(%a, %0) : (memref<4xf32>, f32) -> ()
  call @barrier() : () -> ()
  return %0 : f32
}
// OUT:
module {
  func.func private @barrier() {
    omp.barrier
    return
  }
  func.func @f(%arg0: memref<4xf32>, %arg1: f32) -> f32 {
    %0 = amdgpu.permlane_swap %arg1 32 : f32
    linalg.fill ins(%0 : f32) outs(%arg0 : memref<4xf32>)
    call @barrier() : () -> ()
    return %0 : f32
  }
}

