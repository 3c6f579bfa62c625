// RUN: tenure opt --split-input-file
// Encodings are kept as MLIR prints them, and refused in its words.
func.func private @blocks(tensor<?x?xf32, #sparse_tensor.encoding<{
  map = {il, jl, ii, jj} (i = il * 2 + ii, j = jl * 3 + jj) ->
    (il = i floordiv 2 : dense, jl = j floordiv 3 : compressed(nonordered, nonunique),
     ii = i mod 2 : dense, jj = j mod 3 : dense),
  posWidth=32, implicitVal = 0.0 : f32, }>>)
func.func private @slices(tensor<?x?xf64, #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1,?,2)>, j) -> (j : batch, i : loose_compressed)}>>)

// -----

#wrong = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2 : dense, d1 : dense)}>

// -----

func.func private @ranks(tensor<4xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : dense)}>>)

// -----

#wrong = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(soa))}>

// -----

#wrong = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = 7}>
// OUT:
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed(nonunique, nonordered), d0 mod 2 : dense, d1 mod 3 : dense), posWidth = 32, implicitVal = 0.000000e+00 : f32 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, ?, 2)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d1 : batch, d0 : loose_compressed) }>
module {
  func.func private @blocks(tensor<?x?xf32, #sparse>)
  func.func private @slices(tensor<?x?xf64, #sparse1>)
}

// -----
// -----
// -----
// -----
// ERR:
// <stdin>:12:25: error: failed to infer lvlToDim from dimToLvl
// #wrong = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2 : dense, d1 : dense)}>
//                         ^
// <stdin>:16:105: error: dimension-rank mismatch between encoding and tensor shape: 2 != 1
// func.func private @ranks(tensor<4xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : dense)}>>)
//                                                                                                         ^
// <stdin>:20:25: error: SoA is only applicable to singleton lvlTypes.
// #wrong = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(soa))}>
//                         ^
// <stdin>:24:25: error: unexpected position bitwidth: 7
// #wrong = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = 7}>
//                         ^
