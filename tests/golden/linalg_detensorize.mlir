// RUN: tenure opt --pass-pipeline="builtin.module(func.func(linalg-detensorize))"
#none = affine_map<() -> ()>
#attrs = {indexing_maps = [#none, #none, #none], iterator_types = []}
func.func @count(%limit: tensor<i32>, %step: tensor<i32>, %other: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : i32
  %zero = tensor.from_elements %c0 : tensor<i32>
  %w = tensor.from_elements %c0, %c0 : tensor<2xi32>
  cf.br ^head(%zero, %other, %w : tensor<i32>, tensor<i32>, tensor<2xi32>)
^head(%i: tensor<i32>, %kept: tensor<i32>, %wide: tensor<2xi32>):
  %e = tensor.empty() : tensor<i1>
  %less = linalg.generic #attrs ins(%i, %limit : tensor<i32>, tensor<i32>) outs(%e : tensor<i1>) {
  ^bb0(%a: i32, %b: i32, %c: i1):
    %l = arith.cmpi slt, %a, %b : i32
    linalg.yield %l : i1
  } -> tensor<i1>
  %flag = tensor.extract %less[] : tensor<i1>
  cf.cond_br %flag, ^body(%i : tensor<i32>), ^end(%i : tensor<i32>)
^body(%k: tensor<i32>):
  %f = tensor.empty() : tensor<i32>
  %next = linalg.generic #attrs ins(%k, %step : tensor<i32>, tensor<i32>) outs(%f : tensor<i32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %s = arith.addi %a, %b : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  %doubled = linalg.generic #attrs ins(%next, %other : tensor<i32>, tensor<i32>) outs(%f : tensor<i32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %s = arith.addi %a, %a : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  cf.br ^head(%next, %doubled, %wide : tensor<i32>, tensor<i32>, tensor<2xi32>)
^end(%r: tensor<i32>):
  return %r, %kept, %wide : tensor<i32>, tensor<i32>, tensor<2xi32>
}
func.func @alone(%x: tensor<f32>, %y: f32) -> (tensor<f32>, tensor<f32>) {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic #attrs ins(%x, %x : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  %1 = linalg.generic #attrs ins(%0, %y : tensor<f32>, f32) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
// OUT:
#map = affine_map<() -> ()>
module {
  func.func @count(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<2xi32>) {
    %cst = arith.constant dense<0> : tensor<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %extracted = tensor.extract %arg1[] : tensor<i32>
    %extracted_0 = tensor.extract %arg0[] : tensor<i32>
    %extracted_1 = tensor.extract %arg2[] : tensor<i32>
    cf.br ^bb1(%c0_i32, %extracted_1, %cst : i32, i32, tensor<2xi32>)
  ^bb1(%0: i32, %1: i32, %2: tensor<2xi32>):  // 2 preds: ^bb0, ^bb2
    %from_elements = tensor.from_elements %1 : tensor<i32>
    %3 = arith.cmpi slt, %0, %extracted_0 : i32
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = arith.addi %0, %extracted : i32
    %5 = arith.addi %4, %4 : i32
    cf.br ^bb1(%4, %5, %2 : i32, i32, tensor<2xi32>)
  ^bb3:  // pred: ^bb1
    %from_elements_2 = tensor.from_elements %0 : tensor<i32>
    return %from_elements_2, %from_elements, %2 : tensor<i32>, tensor<i32>, tensor<2xi32>
  }
  func.func @alone(%arg0: tensor<f32>, %arg1: f32) -> (tensor<f32>, tensor<f32>) {
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg0 : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.addf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1, %arg1 : tensor<f32>, f32) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.addf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %1, %2 : tensor<f32>, tensor<f32>
  }
}

