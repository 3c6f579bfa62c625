// RUN: tenure opt
llvm.func @products(%a: vector<2xf16>, %i: i32, %f: f32, %s: i16) {
  %0 = nvvm.mma.sync A[%a, %a] B[%a] C[%a, %a] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %1 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
llvm.func @buffers(%r: vector<4xi32>, %o: i32, %v: f32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o : f32
  rocdl.raw.buffer.store %v, %r, %o, %o, %o : f32
  llvm.return
}
// OUT:
module {
  llvm.func @products(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32, %arg3: i16) {
    %0 = nvvm.mma.sync A[%arg0, %arg0]  B[%arg0]  C[%arg0, %arg0]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    %1 = nvvm.mma.sp.sync A[%arg1, %arg1] B[%arg1, %arg1] C[%arg2, %arg2, %arg2, %arg2] sparseMetadata[%arg1] selector[%arg1] {multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    llvm.return
  }
  llvm.func @buffers(%arg0: vector<4xi32>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.raw.buffer.load %arg0, %arg1, %arg1, %arg1 : f32
    rocdl.raw.buffer.store %arg2, %arg0, %arg1, %arg1, %arg1 : f32
    llvm.return
  }
}

