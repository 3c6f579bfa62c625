// RUN: tenure opt --split-input-file --allow-unregistered-dialect
// Encodings and the types that are made of them, with the errors of MLIR.
"t.o"() {a = !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map = (i,j) -> (j : dense, i : compressed(nonordered)), implicitVal = 0 : i32, posWidth = 8}>>} : () -> ()
// -----
"t.o"() {a = !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (i,j) -> (j : dense, i : compressed(nonordered))}>, lvls = 0>} : () -> ()
// -----
"t.o"() {a = !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (i,j) -> (j : dense, i : compressed(nonordered))}>, lvls = 0 to 2>} : () -> ()
// -----
"t.o"() {a = !sparse_tensor.iterator<<{map = (i,j) -> (j : dense, i : compressed(nonordered))}>, lvls = 0 to 2>} : () -> ()
// -----
"t.o"() {a = !sparse_tensor.iterator<<{map = (i,j) -> (j : dense, i : compressed(nonordered))}>, lvls = 1 to 1>} : () -> ()
// -----
"t.o"() {a = !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i,j) -> (j : dense, i : compressed(nonordered))}>, lvls = 3 to 7>} : () -> ()
// -----
"t.o"() {a = !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i,j) -> (j : dense, i : compressed(nonordered))}>, lvls = 3 to x>} : () -> ()
// -----
"t.o"() {a = !sparse_tensor.iter_space<i32, lvls = 3 to 4>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor<slice(1, 4, 1)>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor<slice(1, -4, 1)>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor<slice(1, 0, 1)>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor<slice(1, 1, 0)>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor<slice(?, ?, ?)>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor<slice(x, ?, ?)>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i)->(i : dense), map = (i)->(i : dense)}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = [s]{l}(i = l)->(l = i*s : dense)}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = {l, m}(i = m, j=l)->(l = i : dense, m = j : compressed)}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = {l, m}(i = l)->(m = i : dense, l = i : compressed)}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i)->(i : 3)}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i)->(i : dense(nonunique))}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i)->(i : structured[1, 2, 3])}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i)->(i : structured[300, 400])}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i) -> (i : dense), nix = 3}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i) -> (i : dense), posWidth = "x"}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i) -> (i : dense), crdWidth = 3}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i) -> (i : dense), implicitVal = "x"}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i : i32) -> (i : dense)}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i : #sparse_tensor<slice(1,2,3)>, j) -> (j : dense, i : dense, j mod 2: dense)}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = {a,b,c}(i = a*2+c, j = b) -> (a=i floordiv 2 : dense, b=j : dense, c=i mod 2: dense)}>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = {a,b,c}(j = b, i = a*2+c) -> (a=i floordiv 2 : dense, b=j : dense, c=i mod 2: dense)}>} : () -> ()
// -----
"t.o"() {a = tensor<4xcomplex<f32>, #sparse_tensor.encoding<{map = (i) -> (i : dense), implicitVal = #complex.number<:f32 0.0, 1.0>}>>} : () -> ()
// -----
"t.o"() {a = #sparse_tensor.encoding<{map = (i, j) -> (i * j : dense)}>} : () -> ()
// OUT:
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  "t.o"() {a = !sparse_tensor.storage_specifier<#sparse>} : () -> ()
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonordered)) }>
module {
  "t.o"() {a = !sparse_tensor.iterator<#sparse, lvls = 0>} : () -> ()
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonordered)) }>
module {
  "t.o"() {a = !sparse_tensor.iterator<#sparse, lvls = 0 to 2>} : () -> ()
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonordered)) }>
module {
  "t.o"() {a = !sparse_tensor.iterator<#sparse, lvls = 0 to 2>} : () -> ()
}

// -----
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonordered)) }>
module {
  "t.o"() {a = !sparse_tensor.iter_space<#sparse, lvls = 3 to 7>} : () -> ()
}

// -----
// -----
// -----
module {
  "t.o"() {a = #sparse_tensor<slice(1, 4, 1)>} : () -> ()
}

// -----
// -----
// -----
// -----
module {
  "t.o"() {a = #sparse_tensor<slice(?, ?, ?)>} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[44, 145]) }>
module {
  "t.o"() {a = #sparse} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 2 : dense, d0 : dense, d1 mod 2 : dense) }>
module {
  "t.o"() {a = #sparse} : () -> ()
}

// -----
// -----
// ERR:
// <stdin>:10:29: error: expect larger level upper bound than lower bound
// "t.o"() {a = !sparse_tensor.iterator<<{map = (i,j) -> (j : dense, i : compressed(nonordered))}>, lvls = 1 to 1>} : () -> ()
//                             ^
// <stdin>:14:135: error: expected integer value
// "t.o"() {a = !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i,j) -> (j : dense, i : compressed(nonordered))}>, lvls = 3 to x>} : () -> ()
//                                                                                                                                       ^
// <stdin>:16:40: error: expected '<'
// "t.o"() {a = !sparse_tensor.iter_space<i32, lvls = 3 to 4>} : () -> ()
//                                        ^
// <stdin>:16:40: error: failed to parse SparseTensor_IterSpace parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`
// "t.o"() {a = !sparse_tensor.iter_space<i32, lvls = 3 to 4>} : () -> ()
//                                        ^
// <stdin>:20:40: error: expect positive value or ? for slice offset/size/stride
// "t.o"() {a = #sparse_tensor<slice(1, -4, 1)>} : () -> ()
//                                        ^
// <stdin>:22:29: error: expect positive value or ? for slice size
// "t.o"() {a = #sparse_tensor<slice(1, 0, 1)>} : () -> ()
//                             ^
// <stdin>:24:29: error: expect positive value or ? for slice stride
// "t.o"() {a = #sparse_tensor<slice(1, 1, 0)>} : () -> ()
//                             ^
// <stdin>:28:35: error: expected '?'
// "t.o"() {a = #sparse_tensor<slice(x, ?, ?)>} : () -> ()
//                                   ^
// <stdin>:30:29: error: expected a non-empty array for lvlTypes
// "t.o"() {a = #sparse_tensor.encoding<{}>} : () -> ()
//                             ^
// <stdin>:32:29: error: level-rank mismatch between dimToLvl and lvlTypes: 1 != 2
// "t.o"() {a = #sparse_tensor.encoding<{map = (i)->(i : dense), map = (i)->(i : dense)}>} : () -> ()
//                             ^
// <stdin>:34:29: error: expected lvlToDim to be an inverse of dimToLvl
// "t.o"() {a = #sparse_tensor.encoding<{map = [s]{l}(i = l)->(l = i*s : dense)}>} : () -> ()
//                             ^
// <stdin>:36:29: error: expected lvlToDim to be an inverse of dimToLvl
// "t.o"() {a = #sparse_tensor.encoding<{map = {l, m}(i = m, j=l)->(l = i : dense, m = j : compressed)}>} : () -> ()
//                             ^
// <stdin>:38:61: error: Level-variable ordering mismatch. The variable 'm' was forward-declared as the 1st level; but is bound by the 0th specification.
// "t.o"() {a = #sparse_tensor.encoding<{map = {l, m}(i = l)->(m = i : dense, l = i : compressed)}>} : () -> ()
//                                                             ^
// <stdin>:40:55: error: expected valid level format (e.g. dense, compressed or singleton)
// "t.o"() {a = #sparse_tensor.encoding<{map = (i)->(i : 3)}>} : () -> ()
//                                                       ^
// <stdin>:42:55: error: invalid level type: level format doesn't support the properties
// "t.o"() {a = #sparse_tensor.encoding<{map = (i)->(i : dense(nonunique))}>} : () -> ()
//                                                       ^
// <stdin>:44:55: error: expected exactly 2 structured sizes
// "t.o"() {a = #sparse_tensor.encoding<{map = (i)->(i : structured[1, 2, 3])}>} : () -> ()
//                                                       ^
// <stdin>:48:29: error: unexpected key: nix
// "t.o"() {a = #sparse_tensor.encoding<{map = (i) -> (i : dense), nix = 3}>} : () -> ()
//                             ^
// <stdin>:50:29: error: expected an integral position bitwidth
// "t.o"() {a = #sparse_tensor.encoding<{map = (i) -> (i : dense), posWidth = "x"}>} : () -> ()
//                             ^
// <stdin>:52:29: error: unexpected coordinate bitwidth: 3
// "t.o"() {a = #sparse_tensor.encoding<{map = (i) -> (i : dense), crdWidth = 3}>} : () -> ()
//                             ^
// <stdin>:54:29: error: expected a numeric value for implicitVal
// "t.o"() {a = #sparse_tensor.encoding<{map = (i) -> (i : dense), implicitVal = "x"}>} : () -> ()
//                             ^
// <stdin>:56:50: error: expected SparseTensorDimSliceAttr
// "t.o"() {a = #sparse_tensor.encoding<{map = (i : i32) -> (i : dense)}>} : () -> ()
//                                                  ^
// <stdin>:58:29: error: failed to infer lvlToDim from dimToLvl
// "t.o"() {a = #sparse_tensor.encoding<{map = (i : #sparse_tensor<slice(1,2,3)>, j) -> (j : dense, i : dense, j mod 2: dense)}>} : () -> ()
//                             ^
// <stdin>:60:29: error: expected lvlToDim to be an inverse of dimToLvl
// "t.o"() {a = #sparse_tensor.encoding<{map = {a,b,c}(i = a*2+c, j = b) -> (a=i floordiv 2 : dense, b=j : dense, c=i mod 2: dense)}>} : () -> ()
//                             ^
// <stdin>:64:134: error: implicit value must be zero
// "t.o"() {a = tensor<4xcomplex<f32>, #sparse_tensor.encoding<{map = (i) -> (i : dense), implicitVal = #complex.number<:f32 0.0, 1.0>}>>} : () -> ()
//                                                                                                                                      ^
// <stdin>:66:58: error: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
// "t.o"() {a = #sparse_tensor.encoding<{map = (i, j) -> (i * j : dense)}>} : () -> ()
//                                                          ^
