// RUN: tenure opt
pdl.pattern @p1 : benefit(3) {
  %t = pdl.type
  %ti = pdl.type : i32
  %tc = pdl.types : [i32, i64]
  %ts = pdl.types
  %a1 = pdl.attribute : %ti
  %a2 = pdl.attribute = 1 : i32
  %v1 = pdl.operand : %t
  %vs1 = pdl.operands : %ts
  %op1 = pdl.operation "foo.op"(%v1, %vs1 : !pdl.value, !pdl.range<value>) {"a" = %a1, "b" = %a2} -> (%t, %ts, %ti, %tc : !pdl.type, !pdl.range<type>, !pdl.type, !pdl.range<type>)
  %r = pdl.result 0 of %op1
  %r1 = pdl.results 1 of %op1 -> !pdl.range<value>
  %op = pdl.operation (%r, %r1 : !pdl.value, !pdl.range<value>)
  %rs = pdl.results of %op1
  pdl.apply_native_constraint "con3"(%rs : !pdl.range<value>)
  pdl.apply_native_constraint "con"(%op, %t : !pdl.operation, !pdl.type)
  %cr = pdl.apply_native_constraint "con2"(%op : !pdl.operation) : !pdl.attribute {isNegated = true}
  pdl.rewrite %op {
    %n = pdl.operation "new.op"(%v1 : !pdl.value) {"k" = %a1} -> (%t : !pdl.type)
    %x = pdl.range %v1, %vs1 : !pdl.value, !pdl.range<value>
    %y = pdl.range : !pdl.range<type>
    %z = pdl.apply_native_rewrite "rw"(%n : !pdl.operation) : !pdl.value
    %w:2 = pdl.apply_native_rewrite "rw2" : !pdl.value, !pdl.type
    pdl.replace %op with %n
    pdl.replace %op1 with (%v1, %vs1 : !pdl.value, !pdl.range<value>)
    pdl.erase %op1
  }
}
pdl.pattern : benefit(0) {
  %op = pdl.operation "foo.op"
  pdl.rewrite %op with "external"(%op : !pdl.operation)
}
// OUT:
module {
  pdl.pattern @p1 : benefit(3) {
    %0 = type
    %1 = type : i32
    %2 = types : [i32, i64]
    %3 = types
    %4 = attribute : %1
    %5 = attribute = 1 : i32
    %6 = operand : %0
    %7 = operands : %3
    %8 = operation "foo.op"(%6, %7 : !pdl.value, !pdl.range<value>)  {"a" = %4, "b" = %5} -> (%0, %3, %1, %2 : !pdl.type, !pdl.range<type>, !pdl.type, !pdl.range<type>)
    %9 = result 0 of %8
    %10 = results 1 of %8  -> !pdl.range<value>
    %11 = operation(%9, %10 : !pdl.value, !pdl.range<value>) 
    %12 = results of %8 
    apply_native_constraint "con3"(%12 : !pdl.range<value>)
    apply_native_constraint "con"(%11, %0 : !pdl.operation, !pdl.type)
    %13 = apply_native_constraint "con2"(%11 : !pdl.operation) : !pdl.attribute {isNegated = true}
    rewrite %11 {
      %14 = operation "new.op"(%6 : !pdl.value)  {"k" = %4} -> (%0 : !pdl.type)
      %15 = range %6, %7 : !pdl.value, !pdl.range<value> 
      %16 = range : !pdl.range<type>
      %17 = apply_native_rewrite "rw"(%14 : !pdl.operation) : !pdl.value
      %18:2 = apply_native_rewrite "rw2" : !pdl.value, !pdl.type
      replace %11 with %14
      replace %8 with(%6, %7 : !pdl.value, !pdl.range<value>)
      erase %8
    }
  }
  pdl.pattern : benefit(0) {
    %0 = operation "foo.op" 
    rewrite %0 with "external"(%0 : !pdl.operation)
  }
}
