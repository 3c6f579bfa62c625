func.func private @declared(i32 {t.a}, index) -> (f32 {t.b = 1 : i8})
func.func @f(%a: i32, %b: i1) -> i32 attributes {t.c} {
  %0 = call @f(%a, %b) {no_inline} : (i32, i1) -> i32
  %1 = constant @f : (i32, i1) -> i32
  %2 = call_indirect %1(%0, %b) : (i32, i1) -> i32
  cf.cond_br %b, ^bb1(%2 : i32), ^bb2
^bb1(%3: i32):
  cf.switch %3 : i32, [
    default: ^bb2,
    -4: ^bb1(%3 : i32),
    5: ^bb2
  ]
^bb2:
  cf.assert %b, "no \22b\22"
  cf.br ^bb3(%a, %a : i32, i32)
^bb3(%4: i32, %5: i32):
  return %4 : i32
}
