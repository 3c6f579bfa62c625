// RUN: tenure opt --allow-unregistered-dialect --canonicalize
func.func @cast_chain(%a: tensor<4x?xf32>) -> tensor<4x8xf32> {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
func.func @cast_back(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
func.func @cast_keep(%a: tensor<?x4xf32>) -> tensor<4x?xf32> {
  %0 = tensor.cast %a : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
func.func @dim_static(%a: tensor<4x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %a, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %a, %c1 : tensor<4x?xf32>
  return %0, %1 : index, index
}
func.func @dim_empty(%n: index, %m: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %0 = tensor.dim %e, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %e, %c1 : tensor<?x?xf32>
  return %0, %1 : index, index
}
func.func @dim_cast(%a: tensor<4x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %1 : index
}
func.func @dim_slice(%a: tensor<?x?xf32>, %n: index, %m: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[0, 0][%n, %m][1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
func.func @dim_generate(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %g = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<?xindex>
  %1 = tensor.dim %g, %c0 : tensor<?xindex>
  return %1 : index
}
func.func @extract_elements(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = tensor.from_elements %a, %b, %c : tensor<3xf32>
  %0 = tensor.extract %t[%c0] : tensor<3xf32>
  %1 = tensor.extract %t[%c2] : tensor<3xf32>
  return %0, %1 : f32, f32
}
func.func @extract_elements2(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %a, %b, %c, %d : tensor<2x2xf32>
  %0 = tensor.extract %t[%c0, %c1] : tensor<2x2xf32>
  %1 = tensor.extract %t[%c1, %c0] : tensor<2x2xf32>
  return %0, %1 : f32, f32
}
func.func @extract_splat(%a: f32, %i: index) -> f32 {
  %t = tensor.splat %a : tensor<4xf32>
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}
func.func @extract_const(%i: index) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %s = arith.constant dense<7.0> : tensor<3xf32>
  %0 = tensor.extract %t[%c1] : tensor<3xf32>
  %1 = tensor.extract %s[%i] : tensor<3xf32>
  return %0, %1 : f32, f32
}
func.func @extract_insert(%t: tensor<4xf32>, %f: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert %f into %t[%c1] : tensor<4xf32>
  %1 = tensor.extract %0[%c1] : tensor<4xf32>
  %2 = tensor.extract %0[%c2] : tensor<4xf32>
  return %1, %2 : f32, f32
}
func.func @extract_cast(%t: tensor<?xf32>, %i: index) -> f32 {
  %0 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}
func.func @extract_generate(%n: index, %i: index) -> index {
  %g = tensor.generate %n {
  ^bb0(%k: index):
    %0 = arith.addi %k, %k : index
    tensor.yield %0 : index
  } : tensor<?xindex>
  %1 = tensor.extract %g[%i] : tensor<?xindex>
  return %1 : index
}
func.func @insert_const() -> tensor<3xf32> {
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<7.0> : tensor<3xf32>
  %f = arith.constant 7.0 : f32
  %0 = tensor.insert %f into %t[%c1] : tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func @from_elements_const() -> tensor<3xi32> {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %t = tensor.from_elements %a, %b, %b : tensor<3xi32>
  return %t : tensor<3xi32>
}
func.func @splat_const() -> tensor<3xi32> {
  %a = arith.constant 1 : i32
  %t = tensor.splat %a : tensor<3xi32>
  return %t : tensor<3xi32>
}
func.func @rank(%a: tensor<4x?xf32>, %b: tensor<*xf32>) -> (index, index) {
  %0 = tensor.rank %a : tensor<4x?xf32>
  %1 = tensor.rank %b : tensor<*xf32>
  return %0, %1 : index, index
}
func.func @empty_static() -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = tensor.empty(%c4, %c8) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @empty_cast(%n: index) -> tensor<4x8xf32> {
  %0 = tensor.empty(%n) : tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
func.func @ins_rank(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %i: index) -> tensor<4x8xf32> {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = tensor.insert_slice %b into %a[%c1, 0][1, 8][1, 1] : tensor<8xf32> into tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @ins_zero(%a: tensor<4x8xf32>, %b: tensor<0x8xf32>, %i: index) -> tensor<4x8xf32> {
  %0 = tensor.insert_slice %b into %a[0, 0][0, 8][1, 1] : tensor<0x8xf32> into tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @ins_dstcast(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %i: index) -> tensor<?x?xf32> {
  %c = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %b into %c[0, 0][%i, 8][1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @ins_src(%a: tensor<?x?xf32>, %b: tensor<?x8xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %b into %a[0, 0][%i, 8][1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @bools() -> (tensor<9xi1>, tensor<2xindex>, tensor<2xbf16>, tensor<1xi1>, tensor<f32>) {
  %t = arith.constant true
  %f = arith.constant false
  %i = arith.constant 4 : index
  %b = arith.constant 1.5 : bf16
  %g = arith.constant 1.5 : f32
  %0 = tensor.from_elements %t, %f, %t, %t, %f, %f, %f, %f, %t : tensor<9xi1>
  %1 = tensor.from_elements %i, %i : tensor<2xindex>
  %2 = tensor.from_elements %b, %b : tensor<2xbf16>
  %3 = tensor.from_elements %t : tensor<1xi1>
  %4 = tensor.from_elements %g : tensor<f32>
  return %0, %1, %2, %3, %4 : tensor<9xi1>, tensor<2xindex>, tensor<2xbf16>, tensor<1xi1>, tensor<f32>
}
func.func @empty_mix(%n: index) -> (tensor<?x?xf32>, tensor<?x4xf32, "x">) {
  %c4 = arith.constant 4 : index
  %cm = arith.constant -4 : index
  %0 = tensor.empty(%c4, %n) : tensor<?x?xf32>
  %1 = tensor.empty(%c4) : tensor<?x4xf32, "x">
  return %0, %1 : tensor<?x?xf32>, tensor<?x4xf32, "x">
}
func.func @gen_effect(%n: index, %i: index) -> index {
  %g = tensor.generate %n {
  ^bb0(%k: index):
    %0 = "t.effect"(%k) : (index) -> index
    tensor.yield %0 : index
  } : tensor<?xindex>
  %1 = tensor.extract %g[%i] : tensor<?xindex>
  return %1 : index
}
func.func @gen_outer(%n: index, %i: index) -> index {
  %g = tensor.generate %n {
  ^bb0(%k: index):
    tensor.yield %n : index
  } : tensor<?xindex>
  %1 = tensor.extract %g[%i] : tensor<?xindex>
  return %1 : index
}
func.func @slice_part(%n: index) -> tensor<2xi32> {
  %t = arith.constant dense<[1,2,3,4]> : tensor<4xi32>
  %0 = tensor.extract_slice %t[1][2][1] : tensor<4xi32> to tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @splat_dyn(%n: index) -> tensor<?xi32> {
  %c = arith.constant 3 : i32
  %0 = tensor.splat %c[%n] : tensor<?xi32>
  return %0 : tensor<?xi32>
}
func.func @ext_ins_other(%t: tensor<4xf32>, %i: index, %f: f32) -> f32 {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}
func.func @unranked(%t: tensor<*xf32>, %i: index) -> f32 {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  return %1 : f32
}
// OUT:
module {
  func.func @cast_chain(%arg0: tensor<4x?xf32>) -> tensor<4x8xf32> {
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<4x8xf32>
    return %cast : tensor<4x8xf32>
  }
  func.func @cast_back(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    return %arg0 : tensor<4x8xf32>
  }
  func.func @cast_keep(%arg0: tensor<?x4xf32>) -> tensor<4x?xf32> {
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<4x?xf32>
    return %cast : tensor<4x?xf32>
  }
  func.func @dim_static(%arg0: tensor<4x?xf32>) -> (index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
    return %c4, %dim : index, index
  }
  func.func @dim_empty(%arg0: index, %arg1: index) -> (index, index) {
    return %arg0, %arg1 : index, index
  }
  func.func @dim_cast(%arg0: tensor<4x?xf32>) -> index {
    %c4 = arith.constant 4 : index
    return %c4 : index
  }
  func.func @dim_slice(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (index, index) {
    return %arg1, %arg2 : index, index
  }
  func.func @dim_generate(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @extract_elements(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
    return %arg0, %arg2 : f32, f32
  }
  func.func @extract_elements2(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32) -> (f32, f32) {
    return %arg1, %arg2 : f32, f32
  }
  func.func @extract_splat(%arg0: f32, %arg1: index) -> f32 {
    %splat = tensor.splat %arg0 : tensor<4xf32>
    %extracted = tensor.extract %splat[%arg1] : tensor<4xf32>
    return %extracted : f32
  }
  func.func @extract_const(%arg0: index) -> (f32, f32) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 7.000000e+00 : f32
    return %cst, %cst_0 : f32, f32
  }
  func.func @extract_insert(%arg0: tensor<4xf32>, %arg1: f32) -> (f32, f32) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %inserted = tensor.insert %arg1 into %arg0[%c1] : tensor<4xf32>
    %extracted = tensor.extract %inserted[%c2] : tensor<4xf32>
    return %arg1, %extracted : f32, f32
  }
  func.func @extract_cast(%arg0: tensor<?xf32>, %arg1: index) -> f32 {
    %extracted = tensor.extract %arg0[%arg1] : tensor<?xf32>
    return %extracted : f32
  }
  func.func @extract_generate(%arg0: index, %arg1: index) -> index {
    %0 = arith.addi %arg1, %arg1 : index
    return %0 : index
  }
  func.func @insert_const() -> tensor<3xf32> {
    %cst = arith.constant dense<7.000000e+00> : tensor<3xf32>
    return %cst : tensor<3xf32>
  }
  func.func @from_elements_const() -> tensor<3xi32> {
    %cst = arith.constant dense<[1, 2, 2]> : tensor<3xi32>
    return %cst : tensor<3xi32>
  }
  func.func @splat_const() -> tensor<3xi32> {
    %cst = arith.constant dense<1> : tensor<3xi32>
    return %cst : tensor<3xi32>
  }
  func.func @rank(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>) -> (index, index) {
    %c2 = arith.constant 2 : index
    %rank = tensor.rank %arg1 : tensor<*xf32>
    return %c2, %rank : index, index
  }
  func.func @empty_static() -> tensor<?x?xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %cast = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @empty_cast(%arg0: index) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @ins_rank(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: index) -> tensor<4x8xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[1, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    return %inserted_slice : tensor<4x8xf32>
  }
  func.func @ins_zero(%arg0: tensor<4x8xf32>, %arg1: tensor<0x8xf32>, %arg2: index) -> tensor<4x8xf32> {
    return %arg0 : tensor<4x8xf32>
  }
  func.func @ins_dstcast(%arg0: tensor<4x8xf32>, %arg1: tensor<?x8xf32>, %arg2: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0] [%arg2, 8] [1, 1] : tensor<?x8xf32> into tensor<4x8xf32>
    %cast = tensor.cast %inserted_slice : tensor<4x8xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @ins_src(%arg0: tensor<?x?xf32>, %arg1: tensor<?x8xf32>, %arg2: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0] [%arg2, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @bools() -> (tensor<9xi1>, tensor<2xindex>, tensor<2xbf16>, tensor<1xi1>, tensor<f32>) {
    %cst = arith.constant dense<[true, false, true, true, false, false, false, false, true]> : tensor<9xi1>
    %cst_0 = arith.constant dense<4> : tensor<2xindex>
    %cst_1 = arith.constant dense<1.500000e+00> : tensor<2xbf16>
    %cst_2 = arith.constant dense<true> : tensor<1xi1>
    %cst_3 = arith.constant dense<1.500000e+00> : tensor<f32>
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : tensor<9xi1>, tensor<2xindex>, tensor<2xbf16>, tensor<1xi1>, tensor<f32>
  }
  func.func @empty_mix(%arg0: index) -> (tensor<?x?xf32>, tensor<?x4xf32, "x">) {
    %0 = tensor.empty(%arg0) : tensor<4x?xf32>
    %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
    %1 = tensor.empty() : tensor<4x4xf32, "x">
    %cast_0 = tensor.cast %1 : tensor<4x4xf32, "x"> to tensor<?x4xf32, "x">
    return %cast, %cast_0 : tensor<?x?xf32>, tensor<?x4xf32, "x">
  }
  func.func @gen_effect(%arg0: index, %arg1: index) -> index {
    %generated = tensor.generate %arg0 {
    ^bb0(%arg2: index):
      %0 = "t.effect"(%arg2) : (index) -> index
      tensor.yield %0 : index
    } : tensor<?xindex>
    %extracted = tensor.extract %generated[%arg1] : tensor<?xindex>
    return %extracted : index
  }
  func.func @gen_outer(%arg0: index, %arg1: index) -> index {
    return %arg0 : index
  }
  func.func @slice_part(%arg0: index) -> tensor<2xi32> {
    %cst = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
    %extracted_slice = tensor.extract_slice %cst[1] [2] [1] : tensor<4xi32> to tensor<2xi32>
    return %extracted_slice : tensor<2xi32>
  }
  func.func @splat_dyn(%arg0: index) -> tensor<?xi32> {
    %c3_i32 = arith.constant 3 : i32
    %splat = tensor.splat %c3_i32[%arg0] : tensor<?xi32>
    return %splat : tensor<?xi32>
  }
  func.func @ext_ins_other(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) -> f32 {
    %inserted = tensor.insert %arg2 into %arg0[%arg1] : tensor<4xf32>
    %extracted = tensor.extract %inserted[%arg1] : tensor<4xf32>
    return %extracted : f32
  }
  func.func @unranked(%arg0: tensor<*xf32>, %arg1: index) -> f32 {
    %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?xf32>
    %extracted = tensor.extract %cast[%arg1] : tensor<?xf32>
    return %extracted : f32
  }
}
