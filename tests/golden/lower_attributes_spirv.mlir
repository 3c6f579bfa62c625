// RUN: tenure opt --convert-func-to-spirv
// A call keeps its discardable attributes.
func.func private @e()
func.func @f() {
  call @e() {t.a} : () -> ()
  return
}
// OUT:
module {
  spirv.func @e() "None" attributes {sym_visibility = "private"}
  spirv.func @f() "None" {
    spirv.FunctionCall @e() {t.a} : () -> ()
    spirv.Return
  }
}

