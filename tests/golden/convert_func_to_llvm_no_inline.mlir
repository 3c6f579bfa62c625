// RUN: tenure opt --convert-func-to-llvm
// Attributes of functions and calls that are their own stay, too.
func.func private @f(%a: i32) -> i32 attributes {no_inline, x = 1 : i32} { return %a : i32 }
func.func private @h(i32) -> i32
func.func @g(%a: i32) -> i32 { %0 = func.call @h(%a) {no_inline, y = 2 : i32} : (i32) -> i32 return %0 : i32 }
// OUT:
module {
  llvm.func @f(%arg0: i32) -> i32 attributes {sym_visibility = "private", x = 1 : i32} {
    llvm.return %arg0 : i32
  }
  llvm.func @h(i32) -> i32 attributes {sym_visibility = "private"}
  llvm.func @g(%arg0: i32) -> i32 {
    %0 = llvm.call @h(%arg0) {no_inline, y = 2 : i32} : (i32) -> i32
    llvm.return %0 : i32
  }
}

