// RUN: tenure opt "--pass-pipeline=builtin.module(canonicalize{region-simplify=aggressive})" --allow-unregistered-dialect
// Trees without known ops, with one known op that nobody needs, with blocks that cannot be reached, are alike, or have arguments that
// nobody needs.
"t.plain"() ({
  %0 = "t.a"() : () -> i32
  "t.nest"() ({
    %1 = "t.b"(%0) : (i32) -> i32
  }) : () -> ()
  "t.end"() : () -> ()
}) : () -> ()
"t.dead"() ({
  %0 = "t.a"() : () -> i32
  "t.nest"() ({
    %1 = arith.addi %0, %0 : i32
    %2 = arith.muli %1, %1 : i32
    "t.end"() : () -> ()
  }) : () -> ()
  "t.end"() : () -> ()
}) : () -> ()
"t.unreached"() ({
  "t.nest"() ({
    "t.br"()[^b1] : () -> ()
  ^b1:
    "t.end"() : () -> ()
  ^b2:
    "t.gone"() : () -> ()
  }) : () -> ()
}) : () -> ()
"t.argument"() ({
  %0 = "t.a"() : () -> i32
  "t.nest"() ({
    "t.first"() : () -> ()
    cf.br ^b1(%0 : i32)
  ^b1(%x: i32):
    "t.br"()[^b1] : () -> ()
  }) : () -> ()
}) : () -> ()
"t.alike"() ({
  %0 = "t.a"() : () -> i1
  "t.nest"() ({
    "t.first"() : () -> ()
    cf.cond_br %0, ^b1, ^b2
  ^b1:
    "t.same"()[^b3] : () -> ()
  ^b2:
    "t.same"()[^b3] : () -> ()
  ^b3:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// OUT:
module {
  "t.plain"() ({
    %0 = "t.a"() : () -> i32
    "t.nest"() ({
      %1 = "t.b"(%0) : (i32) -> i32
    }) : () -> ()
    "t.end"() : () -> ()
  }) : () -> ()
  "t.dead"() ({
    %0 = "t.a"() : () -> i32
    "t.nest"() ({
      "t.end"() : () -> ()
    }) : () -> ()
    "t.end"() : () -> ()
  }) : () -> ()
  "t.unreached"() ({
    "t.nest"() ({
      "t.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "t.end"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "t.argument"() ({
    %0 = "t.a"() : () -> i32
    "t.nest"() ({
      "t.first"() : () -> ()
      cf.br ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb1
      "t.br"()[^bb1] : () -> ()
    }) : () -> ()
  }) : () -> ()
  "t.alike"() ({
    %0 = "t.a"() : () -> i1
    "t.nest"() ({
      "t.first"() : () -> ()
      "t.same"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "t.end"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}

