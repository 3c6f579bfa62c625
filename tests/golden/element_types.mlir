// RUN: tenure opt --split-input-file --verify-diagnostics --allow-unregistered-dialect
// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<3x!llvm.ptr>)
// -----
// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<*x!shape.shape>)
// -----
// A type of an unknown dialect may be an element.
func.func private @f(memref<!t.type>)
// -----
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<3x!quant.uniform<i8:f32, 1.0>>)
// -----
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<[4]x!llvm.struct<(i32)>>)
// -----
func.func private @f(tensor<3x!shape.shape>, tensor<*x!t.type>, vector<[4]x!llvm.ptr>,
  vector<2x!ptr.ptr<#ptr.generic_space>>, memref<2x!ptr.ptr<#ptr.generic_space>>)
// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @iterators(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<2x4xf32>) {
  // expected-error@+1 {{custom op 'vector.contract' unexpected iterator_type (bogus)}}
  %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "bogus", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<4x3xf32> into vector<2x4xf32>
  return
}
// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @iterators(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.contract' op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.}}
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<4x3xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
llvm.func @scopes(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  %0 = "llvm.load"(%p) <{alias_scopes = [1]}> : (!llvm.ptr) -> i32
  llvm.return
}
// OUT:
// -----
// -----
module {
  func.func private @f(memref<!t.type>)
}

// -----
// -----
// -----
module {
  func.func private @f(tensor<3x!shape.shape>, tensor<*x!t.type>, vector<[4]x!llvm.ptr>, vector<2x!ptr.ptr<#ptr.generic_space>>, memref<2x!ptr.ptr<#ptr.generic_space>>)
}

// -----
// -----
// -----
