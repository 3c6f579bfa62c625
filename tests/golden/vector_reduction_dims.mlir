// RUN: tenure opt --split-input-file
// Which dimensions a reduction of several leaves: those that it does not name, however often it names others.
func.func @a(%a: vector<2x3xf32>, %c: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 0] : vector<2x3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}
// -----
func.func @b(%a: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<2x3xf32> to f32
  return %0 : f32
}
// -----
func.func @c(%a: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %c [1] : vector<2x3xf32> to f32
  return %0 : f32
}
// -----
func.func @d(%a: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %c [-9223372036854775808, 1] : vector<2x3xf32> to f32
  return %0 : f32
}
// -----
func.func @e(%a: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <mul>, %a, %c [0] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @f(%a: vector<2x3xf32>, %c: vector<f32>) -> vector<f32> {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<2x3xf32> to vector<f32>
  return %0 : vector<f32>
}
// -----
func.func @g(%a: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.multi_reduction <mul>, %a, %c [7] : vector<2x3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// OUT:
module {
  func.func @a(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>) -> vector<3xf32> {
    %0 = vector.multi_reduction <mul>, %arg0, %arg1 [0, 0] : vector<2x3xf32> to vector<3xf32>
    return %0 : vector<3xf32>
  }
}

// -----
module {
  func.func @b(%arg0: vector<2x3xf32>, %arg1: f32) -> f32 {
    %0 = vector.multi_reduction <mul>, %arg0, %arg1 [0, 1] : vector<2x3xf32> to f32
    return %0 : f32
  }
}

// -----
// -----
// -----
// -----
// -----
module {
  func.func @g(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = vector.multi_reduction <mul>, %arg0, %arg1 [7] : vector<2x3xf32> to vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
}

// ERR:
// <stdin>:13:8: error: 'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<2x3xf32>'
//   %0 = vector.multi_reduction <mul>, %a, %c [1] : vector<2x3xf32> to f32
//        ^
// <stdin>:13:8: note: see current operation: %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 1>}> : (vector<2x3xf32>, f32) -> f32
// <stdin>:18:8: error: 'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<2x3xf32>'
//   %0 = vector.multi_reduction <mul>, %a, %c [-9223372036854775808, 1] : vector<2x3xf32> to f32
//        ^
// <stdin>:18:8: note: see current operation: %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: -9223372036854775808, 1>}> : (vector<2x3xf32>, f32) -> f32
// <stdin>:23:8: error: 'vector.multi_reduction' op destination type 'vector<2xf32>' is incompatible with source type 'vector<2x3xf32>'
//   %0 = vector.multi_reduction <mul>, %a, %c [0] : vector<2x3xf32> to vector<2xf32>
//        ^
// <stdin>:23:8: note: see current operation: %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> : (vector<2x3xf32>, vector<2xf32>) -> vector<2xf32>
// <stdin>:28:8: error: 'vector.multi_reduction' op destination type 'vector<f32>' is incompatible with source type 'vector<2x3xf32>'
//   %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<2x3xf32> to vector<f32>
//        ^
// <stdin>:28:8: note: see current operation: %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0, 1>}> : (vector<2x3xf32>, vector<f32>) -> vector<f32>
