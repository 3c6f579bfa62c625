// RUN: tenure opt
// A type of a known dialect is the same with an alias in it and without.
!i = i32
!v = vector<4xf32>
!p = !llvm.ptr<3>
!named = !llvm.struct<"a", (ptr, i32)>
!int = !smt.int
#n = 3 : i64
#space = #ptr.generic_space
func.func @builtin_type(%a: !async.value<!i>, %b: !spirv.array<4 x !v>, %c: !emitc.array<3x!i>) -> (!async.value<i32>, !spirv.array<4 x vector<4xf32>>, !emitc.array<3xi32>) {
  return %a, %b, %c : !async.value<i32>, !spirv.array<4 x vector<4xf32>>, !emitc.array<3xi32>
}
func.func @same_dialect(%a: !llvm.func<!p (!p, !i)>, %b: !llvm.array<3 x !named>) -> (!llvm.func<ptr<3> (ptr<3>, i32)>, !llvm.array<3 x struct<"a", (ptr, i32)>>) {
  return %a, %b : !llvm.func<ptr<3> (ptr<3>, i32)>, !llvm.array<3 x struct<"a", (ptr, i32)>>
}
func.func @in_brackets(%a: !smt.array<[!int -> !int]>, %b: tensor<3xi64, #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), explicitVal = #n}>>) -> (!smt.array<[!smt.int -> !smt.int]>, tensor<3xi64, #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), explicitVal = 3 : i64}>>) {
  return %a, %b : !smt.array<[!smt.int -> !smt.int]>, tensor<3xi64, #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), explicitVal = 3 : i64}>>
}
func.func @attribute(%a: !ptr.ptr<#space>) -> !ptr.ptr<#ptr.generic_space> {
  return %a : !ptr.ptr<#ptr.generic_space>
}
// OUT:
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 3 : i64 }>
module {
  func.func @builtin_type(%arg0: !async.value<i32>, %arg1: !spirv.array<4 x vector<4xf32>>, %arg2: !emitc.array<3xi32>) -> (!async.value<i32>, !spirv.array<4 x vector<4xf32>>, !emitc.array<3xi32>) {
    return %arg0, %arg1, %arg2 : !async.value<i32>, !spirv.array<4 x vector<4xf32>>, !emitc.array<3xi32>
  }
  func.func @same_dialect(%arg0: !llvm.func<ptr<3> (ptr<3>, i32)>, %arg1: !llvm.array<3 x struct<"a", (ptr, i32)>>) -> (!llvm.func<ptr<3> (ptr<3>, i32)>, !llvm.array<3 x struct<"a", (ptr, i32)>>) {
    return %arg0, %arg1 : !llvm.func<ptr<3> (ptr<3>, i32)>, !llvm.array<3 x struct<"a", (ptr, i32)>>
  }
  func.func @in_brackets(%arg0: !smt.array<[!smt.int -> !smt.int]>, %arg1: tensor<3xi64, #sparse>) -> (!smt.array<[!smt.int -> !smt.int]>, tensor<3xi64, #sparse>) {
    return %arg0, %arg1 : !smt.array<[!smt.int -> !smt.int]>, tensor<3xi64, #sparse>
  }
  func.func @attribute(%arg0: !ptr.ptr<#ptr.generic_space>) -> !ptr.ptr<#ptr.generic_space> {
    return %arg0 : !ptr.ptr<#ptr.generic_space>
  }
}

