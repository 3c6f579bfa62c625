// RUN: tenure opt --convert-to-emitc
func.func private @declared(index) -> i32
func.func private @f(%a: index, %m: memref<4xf32>) -> f32 {
  %0 = call @declared(%a) : (index) -> i32
  %1 = arith.index_cast %0 : i32 to index
  %2 = memref.load %m[%1] : memref<4xf32>
  %3 = arith.addf %2, %2 : f32
  return %3 : f32
}
// OUT:
module {
  emitc.func private @declared(!emitc.size_t) -> i32 attributes {specifiers = ["extern"]}
  emitc.func private @f(%arg0: !emitc.size_t, %arg1: !emitc.array<4xf32>) -> f32 attributes {specifiers = ["static"]} {
    %0 = call @declared(%arg0) : (!emitc.size_t) -> i32
    %1 = cast %0 : i32 to !emitc.ptrdiff_t
    %2 = cast %1 : !emitc.ptrdiff_t to !emitc.size_t
    %3 = subscript %arg1[%2] : (!emitc.array<4xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
    %4 = load %3 : <f32>
    %5 = add %4, %4 : (f32, f32) -> f32
    return %5 : f32
  }
}

