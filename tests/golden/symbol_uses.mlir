// RUN: tenure opt --symbol-dce --allow-unregistered-dialect
// A symbol that a type, or a parameter of an attribute, names is used; the types of dense elements and of strings are not looked into.
func.func private @encoding()
func.func private @in_function_type()
func.func private @in_tuple()
func.func private @in_space()
func.func private @in_distinct()
func.func private @in_sparse()
func.func private @in_resource()
func.func private @in_location()
func.func private @in_opaque()
func.func private @"in quotes"()
func.func private @in_opaque_type()
func.func private @in_alias()
func.func private @in_element()
func.func private @of_argument()
func.func private @in_dense()
func.func private @in_string_type()
func.func private @in_string()
func.func private @of_result()
#alias = #an.alias<@in_alias>
"a.b"() {a = tensor<4xf32, @encoding>} : () -> ()
"a.b"() {a = (i32) -> tensor<4xf32, @in_function_type>} : () -> ()
"a.b"() {a = [{b = tuple<i32, tuple<tensor<4xf32, @in_tuple>>>}]} : () -> ()
"a.b"() {a = memref<*xf32, #dlti.map<"a" = @in_space>>} : () -> ()
"a.b"() {a = distinct[0]<@in_distinct>} : () -> ()
"a.b"() {a = sparse<0, 1.0> : tensor<4xf32, @in_sparse>} : () -> ()
"a.b"() {a = dense_resource<x> : tensor<4xf32, @in_resource>} : () -> ()
"a.b"() {a = loc(fused<@in_location>["a"])} : () -> ()
"a.b"() {a = #an.attribute<[1, (@in_opaque)], "@in_string", @"in quotes"::@x>} : () -> ()
"a.b"() {a = !a.type<!a.type<@in_opaque_type>>} : () -> ()
"a.b"() {a = [#an.attribute<#alias, #alias>]} : () -> ()
"a.b"() {a = complex<f32>, b = !async.value<tensor<4xf32, @in_element>>} : () -> ()
func.func @f(%a: tensor<4xf32, @of_argument>) {
  %0 = "a.b"() {a = dense<1> : tensor<4xi32, @in_dense>, b = "@in_string" : tensor<4xf32, @in_string_type>} : () -> tensor<4xi32, @of_result>
  return
}
// OUT:
#distinct = distinct[0]<@in_distinct>
#loc = loc("a")
#loc1 = loc(fused<@in_location>[#loc])
module {
  func.func private @encoding()
  func.func private @in_function_type()
  func.func private @in_tuple()
  func.func private @in_space()
  func.func private @in_distinct()
  func.func private @in_sparse()
  func.func private @in_resource()
  func.func private @in_location()
  func.func private @in_opaque()
  func.func private @in_opaque_type()
  func.func private @in_alias()
  func.func private @in_element()
  func.func private @of_argument()
  "a.b"() {a = tensor<4xf32, @encoding>} : () -> ()
  "a.b"() {a = (i32) -> tensor<4xf32, @in_function_type>} : () -> ()
  "a.b"() {a = [{b = tuple<i32, tuple<tensor<4xf32, @in_tuple>>>}]} : () -> ()
  "a.b"() {a = memref<*xf32, #dlti.map<"a" = @in_space>>} : () -> ()
  "a.b"() {a = #distinct} : () -> ()
  "a.b"() {a = sparse<0, 1.000000e+00> : tensor<4xf32, @in_sparse>} : () -> ()
  "a.b"() {a = dense_resource<x> : tensor<4xf32, @in_resource>} : () -> ()
  "a.b"() {a = #loc1} : () -> ()
  "a.b"() {a = #an.attribute<[1, (@in_opaque)], "@in_string", @"in quotes"::@x>} : () -> ()
  "a.b"() {a = !a.type<!a.type<@in_opaque_type>>} : () -> ()
  "a.b"() {a = [#an.attribute<#an.alias<@in_alias>, #an.alias<@in_alias>>]} : () -> ()
  "a.b"() {a = complex<f32>, b = !async.value<tensor<4xf32, @in_element>>} : () -> ()
  func.func @f(%arg0: tensor<4xf32, @of_argument>) {
    %0 = "a.b"() {a = dense<1> : tensor<4xi32, @in_dense>, b = "@in_string" : tensor<4xf32, @in_string_type>} : () -> tensor<4xi32, @of_result>
    return
  }
}

