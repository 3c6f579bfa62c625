// RUN: tenure opt --inline --duplicate-function-elimination --allow-unregistered-dialect
// A function that a type names stays, and another name of it is written into types and bodies as well.
func.func private @inlined() {
  return
}
func.func private @named() {
  return
}
func.func @twice(%a: i32) -> i32 {
  return %a : i32
}
func.func @"twice again"(%a: i32) -> i32 {
  return %a : i32
}
func.func @f(%a: tensor<4xf32, @named>) {
  call @inlined() : () -> ()
  call @named() : () -> ()
  return
}
module {
  "a.b"() {a = tensor<4xf32, @"twice again">} : () -> ()
}
"a.b"() {a = tensor<4xf32, @"twice again">, b = #an.attribute<"@\22twice again\22", @"twice again"::@x, @x::@"twice again">} : () -> ()
"a.b"() {a = vector<2x[4]xf32>, b = (i32, !a.type<@"twice again">) -> i32, c = tuple<!a.type<@"twice again">>} : () -> ()
"a.b"() {a = sparse<0, 1.0> : tensor<4xf32, @"twice again">, b = dense_resource<x> : tensor<4xf32, @"twice again">} : () -> ()
"a.b"() {a = {k = unit, l = [distinct[3]<@"twice again">, distinct[3]<@"twice again">]}} : () -> ()
"a.b"() {a = memref<*xf32, #dlti.map<"a" = @"twice again">>, b = memref<2xf32, #dlti.map<"a" = @"twice again">>, c = loc(fused<@"twice again">["a", "b"]), d = loc("n"(fused<@"twice again">["a", "b"]))} : () -> ()
// OUT:
#distinct = distinct[0]<@twice>
#loc = loc("a")
#loc1 = loc("b")
#loc2 = loc(fused<@twice>[#loc, #loc1])
#loc3 = loc("n"(#loc2))
module {
  func.func private @named() {
    return
  }
  func.func @twice(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f(%arg0: tensor<4xf32, @named>) {
    return
  }
  module {
    "a.b"() {a = tensor<4xf32, @"twice again">} : () -> ()
  }
  "a.b"() {a = tensor<4xf32, @twice>, b = #an.attribute<"@\22twice again\22", @twice::@x, @x::@"twice again">} : () -> ()
  "a.b"() {a = vector<2x[4]xf32>, b = (i32, !a.type<@twice>) -> i32, c = tuple<!a.type<@twice>>} : () -> ()
  "a.b"() {a = sparse<0, 1.000000e+00> : tensor<4xf32, @twice>, b = dense_resource<x> : tensor<4xf32, @twice>} : () -> ()
  "a.b"() {a = {k, l = [#distinct, #distinct]}} : () -> ()
  "a.b"() {a = memref<*xf32, #dlti.map<"a" = @twice>>, b = memref<2xf32, #dlti.map<"a" = @twice>>, c = #loc2, d = #loc3} : () -> ()
}

