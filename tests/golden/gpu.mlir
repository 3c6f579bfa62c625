// RUN: tenure opt
// gpu: the type of a constant matrix's value is what the matrix's type names behind its sizes.
func.func @matrix(%c: f32, %h: f16) {
  %0 = gpu.subgroup_mma_constant_matrix %c : !gpu.mma_matrix<16x16xf32, "COp">
  %1 = gpu.subgroup_mma_constant_matrix %h : !gpu.mma_matrix<16x8xf16, "AOp">
  return
}
// OUT:
module {
  func.func @matrix(%arg0: f32, %arg1: f16) {
    %0 = gpu.subgroup_mma_constant_matrix %arg0 : !gpu.mma_matrix<16x16xf32, "COp">
    %1 = gpu.subgroup_mma_constant_matrix %arg1 : !gpu.mma_matrix<16x8xf16, "AOp">
    return
  }
}
