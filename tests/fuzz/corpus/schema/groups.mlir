irdl.dialect @s {
  irdl.operation @lists attributes {
      format = "oilist(`a` $flag | `b` `(` $x `:` type($x) `)` | `c` $n) ($r^)? prop-dict attr-dict-with-keyword",
      traits = ["SingleBlockImplicitTerminator<s.end>"]} {
    %0 = irdl.any {attribute = "unit attribute"}
    %1 = irdl.any
    %2 = irdl.any {attribute = "32-bit signless integer attribute", cases = ["one", "two"], default = "0 : i32", values = [0, 7]}
    %3 = irdl.any {attribute = "i64 dense array attribute", optional}
    %4 = irdl.region with size 1
    irdl.operands(x: variadic %1)
    irdl.attributes {"flag" = %0, "n" = %2, "d" = %3}
    irdl.regions(r: %4)
  }
  irdl.operation @end attributes {format = "(`to` $next^)? attr-dict", successors = ["next..."], traits = ["Terminator", "HasParent<s.lists>"]}
  irdl.operation @call attributes {format = "$callee `(` operands `)` attr-dict `:` functional-type(operands, results)"} {
    %0 = irdl.any {attribute = "flat symbol reference attribute"}
    %2 = irdl.is i32
    %3 = irdl.base "!s.t"
    %1 = irdl.any_of(%2, %3)
    irdl.operands(a: variadic %1)
    irdl.results(b: variadic %1)
    irdl.attributes {"callee" = %0}
  }
}
// -----
func.func @f(%a: i32) {
  s.lists b(%a : i32) c two a {
    %0 = s.call @f(%a) : (i32) -> i32
    s.end
  } attributes {k}
  return
}
