// RUN: tenure opt --convert-func-to-emitc
// Attributes of functions and calls that are their own stay, too.
func.func private @f(%a: i32) -> i32 attributes {no_inline, x = 1 : i32} { return %a : i32 }
func.func private @h(i32) -> i32
func.func @g(%a: i32) -> i32 { %0 = func.call @h(%a) {no_inline, y = 2 : i32} : (i32) -> i32 return %0 : i32 }
// OUT:
module {
  emitc.func private @f(%arg0: i32) -> i32 attributes {no_inline, specifiers = ["static"], x = 1 : i32} {
    return %arg0 : i32
  }
  emitc.func private @h(i32) -> i32 attributes {specifiers = ["extern"]}
  emitc.func @g(%arg0: i32) -> i32 {
    %0 = call @h(%arg0) {no_inline, y = 2 : i32} : (i32) -> i32
    return %0 : i32
  }
}

