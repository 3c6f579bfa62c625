// RUN: tenure opt
// Behind the word that begins an optional group stands any attribute.
pdl.pattern : benefit(1) {
  %o = operation "t.x"
  rewrite %o {
    %a = attribute = array<i32: 1, 2>
    %b = attribute = distinct[0]<>
    %c = attribute = strided<[1], offset: ?>
    %d = attribute = (i32) -> i32
    %e = attribute = loc("x")
    %n = operation "t.y" {"a" = %a, "b" = %b, "c" = %c, "d" = %d, "e" = %e}
    replace %o with %n
  }
}
// OUT:
#loc = loc("x")
module {
  pdl.pattern : benefit(1) {
    %0 = operation "t.x" 
    rewrite %0 {
      %1 = attribute = array<i32: 1, 2>
      %2 = attribute = distinct[0]<>
      %3 = attribute = strided<[1], offset: ?>
      %4 = attribute = (i32) -> i32
      %5 = attribute = #loc
      %6 = operation "t.y"  {"a" = %1, "b" = %2, "c" = %3, "d" = %4, "e" = %5}
      replace %0 with %6
    }
  }
}

