// RUN: tenure opt --split-input-file --verify-diagnostics
func.func private @body(!llvm.struct<"a", (i32)>)
// expected-error@+1 {{identified type already used with a different body}}
func.func private @other_body(!llvm.struct<"a", (i64)>)
// -----
func.func private @packed(!llvm.struct<"b", (i32)>)
// expected-error@+1 {{identified type already used with a different body}}
func.func private @other_packed(!llvm.struct<"b", packed (i32)>)
// -----
func.func private @opaque(!llvm.struct<"c", opaque>)
// expected-error@+1 {{identified type already used with a different body}}
func.func private @not_opaque(!llvm.struct<"c", ()>)
// -----
func.func private @defined(!llvm.struct<"d", (i32)>)
// expected-error@+1 {{redeclaring defined struct as opaque}}
func.func private @redeclared(!llvm.struct<"d", opaque>)
// -----
// The struct inside has the body that the one around it gives it.
func.func private @inner(!llvm.struct<"e", (ptr, struct<"f", (struct<"e">)>)>)
// expected-error@+1 {{identified type already used with a different body}}
func.func private @outer(!llvm.struct<"f", (struct<"e", (ptr)>)>)
// -----
// expected-error@+1 {{identified type already used with a different body}}
func.func private @twice(!llvm.struct<"g", (struct<"h", (i8)>, struct<"h", (i16)>)>)
// -----
// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
func.func private @reference(!llvm.struct<(struct<"i">)>)
// -----
func.func private @known(!llvm.struct<"j", (ptr)>)
// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
func.func private @known_reference(!llvm.struct<"j">)
// -----
// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @enclosing(!llvm.struct<"k", (array<2 x struct<"k", (i32)>>)>)
// -----
// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @enclosing_opaque(!llvm.struct<"k", (array<2 x struct<"k", packed ()>>)>)
// -----
// Its name may be used further on.
func.func private @fields(!llvm.struct<"l", (struct<"m", opaque>, ptr)>, !llvm.struct<"m", opaque>)
// -----
// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @field(!llvm.struct<"n", (struct<"n">, void)>)
// -----
func.func private @again(!llvm.struct<"n", (struct<"n">, i1)>)
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func private @fields(!llvm.struct<"l", (struct<"m", opaque>, ptr)>, !llvm.struct<"m", opaque>)
}

// -----
// -----
module {
  func.func private @again(!llvm.struct<"n", (struct<"n">, i1)>)
}

