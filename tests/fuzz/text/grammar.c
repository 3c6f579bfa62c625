// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The grammar: for each letter the texts that it may become, in which $X stands for the letter X.
// Those before the bar hold no letters of the same kind, so the bottom of the depth takes them.

#include "text/grammar.h"

#include <string.h>

#include "mutator/random.h"

// clang-format off
static const char* const types[] = {
    "i32", "f32", "index", "i1", "i64", "i8", "f64", "bf16", "f16", "none", "si8", "ui64", "i0",
    "i16777215", "i4", "tf32", "f80", "f128", "f8E5M2", "f8E4M3FN", "f4E2M1FN", "f6E3M2FN",
    "f8E8M0FNU", "!t0", "!a.b", "!test.x<\"s\">", "tuple<>", "() -> ()", "!llvm.ptr", "|",
    "complex<$F>", "tuple<$T, $T>", "vector<$Vx$F>", "vector<[4]x$F>", "vector<2x[$K]x$I>",
    "vector<$F>", "tensor<$Zx$T>", "tensor<$T>", "tensor<$Zx$F, $A>", "tensor<*x$T>",
    "memref<$Zx$T>", "memref<$T>", "memref<$Zx$F, $A>", "memref<$Zx$F, $M>",
    "memref<$Zx$F, $M, $A>", "memref<*x$T>", "memref<*x$F, $A>",
    "memref<?x4xf32, strided<[$N, $N], offset: $N>>", "memref<4xf32, strided<[?], offset: ?>, $A>",
    "($T, $T) -> ($T, $T)", "($T) -> $T", "() -> ($T)", "!quant.x<$T:$A>",
    "!test.y<[$A], {$W = $A}>", "!llvm.struct<($T, $T)>", "!shape.$W<$T -> $T>", "!d.e<$S, $A>",
    NULL,
};
static const char* const scalar_types[] = {
    "f32", "i32", "i8", "i1", "f64", "index", "bf16", "f16", "i64", "i4", "i128", "f8E5M2", "f80",
    "f128", "tf32", "f4E2M1FN", "si16", "ui1", "complex<f32>", "complex<i32>", "complex<i1>", "!t0",
    "|", NULL,
};
static const char* const integer_types[] = {
    "i32", "i64", "i1", "i8", "index", "si32", "ui8", "i128", "i16777215", "i0", "i7", "i65", "|",
    NULL,
};
static const char* const shapes[] = {
    "4", "?", "2", "1", "0", "2x3", "?x4", "1x1x1", "0x5", "?x?", "4x0x3", "2x2", "?x1x2x?",
    "4294967296x2", "$K", "|", NULL,
};
static const char* const fixed_shapes[] = {
    "4", "2", "1", "2x3", "[4]", "2x[2]", "1x1x1", "$K", "|", NULL,
};
static const char* const sizes[] = {
    "0", "1", "2", "3", "4", "7", "16", "100", "101", "|", NULL,
};
static const char* const integers[] = {
    "0", "1", "-1", "2", "42", "7", "127", "128", "255", "256", "-128", "32768", "65535",
    "2147483647", "-2147483648", "4294967295", "4294967296", "9223372036854775807",
    "-9223372036854775808", "18446744073709551615", "18446744073709551616",
    "340282366920938463463374607431768211455", "0xFF", "0x0", "-0x1", "0xFFFFFFFFFFFFFFFF", "00",
    "1000000", "?", "|", NULL,
};
static const char* const floats[] = {
    "0.0", "-0.0", "1.0", "1.5", "-2.5e-3", "1.0e+38", "3.40282347E+38", "1.0E-45", "1.0e400",
    "1.0e-400", "0x7FC00000", "0x7F800000", "0xFF800000", "0x7FF8000000000001", "0x7E01", "0x0001",
    "0.1", "3.14159274", "123456789.0", "1.7976931348623157E+308", "4.9E-324",
    "0x7FFF8000000000000000", "16777217.0", "65504.0", "448.0", "-0.33333333333333333333333",
    "0x80", "|", NULL,
};
static const char* const strings[] = {
    "\"s\"", "\"\"", "\"a b\"", "\"\\00\"", "\"\\FF\\FE\"", "\"\\n\\t\\22\\\\\"", "\"\\C3\\A9\"",
    "\"x.y\"", "\"0x00\"", "\"0x00000000\"", "\"0x0100000000000000\"", "\"0x0400000001020304\"",
    "\"file.mlir\"", "\"-\"", "\"\xC3\xA9\"", "\"// x\"", "\"a\\0Ab\"", "\"tensor<4xi8>\"",
    "\"module\"", "|", NULL,
};
static const char* const names[] = {
    "a", "value", "sym_name", "b.c", "true", "unit", "i32", "loc", "dense", "_x", "x$y",
    "operandSegmentSizes", "function_type", "sym_visibility", "\"odd name\"", "\"\"", "\"1\"",
    "\"a\\00b\"", "resultSegmentSizes", "|", NULL,
};
static const char* const symbols[] = {
    "@f", "@main", "@\"odd one\"", "@\"\"", "@a.b", "@\"\\00\"", "@f::@g", "@a::@\"b c\"::@d", "@_",
    "@x$", "|", NULL,
};
static const char* const values[] = {
    "%0", "%1", "%2", "%a", "%arg0", "%0#0", "%0#1", "%1#2", "%b_1", "%x$", "%3", "%cst", "|", NULL,
};
static const char* const labels[] = {
    "^bb0", "^bb1", "^bb2", "^x", "^bb1", "^a$", "|", NULL,
};
static const char* const expressions[] = {
    "d0", "d1", "s0", "$N", "0", "2", "-1", "|", "($E) + ($E)", "$E * $N", "$E floordiv $N",
    "$E ceildiv $N", "$E mod $N", "-($E)", "$E - $E", "($E) * ($E)", "($E) mod ($E)", "$E + $E",
    "($E + $N) floordiv 4", "s0 * $E", NULL,
};
static const char* const maps[] = {
    "affine_map<() -> ()>", "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d1, d0)>", "|",
    "affine_map<(d0, d1)[s0] -> ($E, $E)>", "affine_map<(d0, d1)[s0] -> ($E)>",
    "affine_map<()[s0] -> ($E)>", "affine_map<(d0, d1, d2)[s0, s1] -> ($E, $E, $E)>", NULL,
};
static const char* const sets[] = {
    "affine_set<() : ()>", "affine_set<(d0) : (d0 >= 0)>", "|",
    "affine_set<(d0, d1)[s0] : ($E >= 0, $E == 0)>",
    "affine_set<(d0, d1)[s0] : ($E == $E, $E >= $E, $E <= $E)>", NULL,
};
static const char* const literals[] = {
    "$N", "[]", "[$N, $N]", "[[$N, $N], [$N, $N]]", "$R", "[$R, $R]", "true", "[true, false]", "$S",
    "[$S, $S]", "($N, $N)", "[($R, $R), ($R, $R)]", "[[], []]", "\"0x00112233\"",
    "\"0xFFFFFFFFFFFFFFFF\"", "[[$N], [$N]]", "-$N", "\"0x\"", "\"0x00\"", "|", NULL,
};
static const char* const attributes[] = {
    "unit", "true", "false", "$N", "$N : $I", "$R : f32", "$R", "$S", "$Y", "$D", "[]", "{}",
    "loc(unknown)", "array<i32>", "$R : bf16", "$R : f64", "$R : f8E5M2", "$R : f80", "$S : $F",
    "#a.b", "#llvm.x<y = 1>", "dense_resource<r0> : tensor<4xi8>",
    "dense_resource<k> : tensor<1xi32>", "dense<> : tensor<0xi32>", "|", "[$A, $A]", "[$A]",
    "{$W = $A, $W = $A}", "{$W}", "dense<$X> : tensor<$Zx$F>", "dense<$X> : tensor<2x$F>",
    "dense<$X> : vector<2x2x$F>", "dense<$X> : tensor<$I>", "dense<$X> : tensor<2x!t.s>",
    "dense<$X> : tensor<101xi1>", "dense<$X> : tensor<2x2xcomplex<f32>>",
    "sparse<[[0, 0], [1, 1]], $X> : tensor<2x2x$F>", "sparse<$X, $X> : tensor<4x$F>",
    "sparse<[], []> : tensor<3xf32>", "array<$I: $N, $N, $N>", "array<i1: true, false>",
    "array<f32: $R, $R>", "array<bf16: $R>", "dense_resource<$W> : tensor<2xi32>", "$Y", "$M", "$G",
    "distinct[0]<$A>", "distinct[1]<>", "distinct[$N]<$A>", "#test.x<$A, $T>",
    "#d.e<[$S], {$W = $A}>", "#t.u<$A -> $A>", "strided<[$N, $N], offset: $N>", "strided<[]>", "$T",
    "$L", "#builtin.x<$A>", "opaque<$S, $S> : $T", "$N : $T", "$R : $T", "$D : $T", NULL,
};
static const char* const aliases[] = {
    "#a0", "#map", "#loc1", "#loc", "#a", "#x_1", "#map1", "|", NULL,
};
static const char* const places[] = {
    "unknown", "\"f.mlir\":1:2", "\"f\":$N:$N", "\"n\"", "$D", "\"f\":1:2 to :5",
    "\"f\":1:2 to 3:4", "$S", "?", "|", "\"n\"($P)", "$S($P)", "callsite($P at $P)",
    "fused[$P, $P]", "fused<$A>[$P, $P]", "fused[$P]", "fused[]", "fused<$S>[unknown]",
    "callsite(\"a\" at \"f\":$N:1)", NULL,
};
static const char* const locations[] = {
    "loc($P)", "loc(unknown)", "loc(\"f\":1:2)", "loc($D)", "|", NULL,
};
static const char* const ops[] = {
    "\n$U = \"t.a\"() : () -> $F", "\n\"t.b\"() : () -> ()", "\n$U:2 = \"t.c\"() : () -> ($F, $F)",
    "\n\"t.d\"($U) : ($F) -> ()", "\n\"t.br\"()[$C] : () -> ()", "|",
    "\n$U = \"t.e\"($U, $U) : ($T, $T) -> $T $L", "\n$U = \"t.f\"() {$W = $A} : () -> $T",
    "\n\"t.g\"() <{$W = $A, $W = $A}> {$W = $A} : () -> () $L", "\n\"t.h\"() ({$O}) : () -> ()",
    "\n\"t.i\"() ({$B}, {$B$B}) : () -> ()", "\n\"t.j\"($U)[$C, $C] ({$O$O}) {$W} : ($T) -> ()",
    "\n\"builtin.module\"() ({$O}) {sym_name = $S} : () -> ()",
    "\nmodule $Y attributes {$W = $A} {$O}", "\nbuiltin.module {$O\n} $L",
    "\n\"func.func\"() <{function_type = $T, sym_name = $S}> ({$B}) : () -> ()",
    "\n$U = builtin.unrealized_conversion_cast $U : $T to $T",
    "\n$U:2, $U = \"t.k\"() : () -> ($T, $T, $T)", "\n$D = $A\n", "\n!t0 = $T\n", "\n#loc1 = $L\n",
    "\n{-# dialect_resources: { builtin: { r0: $S, k: \"0x04000000AABBCCDD\" } } #-}\n",
    "\n{-# external_resources: { $W: { $W: $S, b: true } } #-}\n", "\n// -----\n", NULL,
};
static const char* const blocks[] = {
    "\n$C:$O", "\n$C($U: $T, $U: $T $L):$O$O", "\n^bb0($U: $T):$O", "$O", "|", NULL,
};
// clang-format on

typedef struct rule {
  char letter;
  const char* const* choices;
} rule;

static const rule rules[] = {
    {'T', types},        {'F', scalar_types}, {'I', integer_types}, {'Z', shapes},
    {'V', fixed_shapes}, {'K', sizes},        {'N', integers},      {'R', floats},
    {'S', strings},      {'W', names},        {'Y', symbols},       {'U', values},
    {'C', labels},       {'E', expressions},  {'M', maps},          {'G', sets},
    {'X', literals},     {'A', attributes},   {'D', aliases},       {'P', places},
    {'L', locations},    {'O', ops},          {'B', blocks},
};

typedef struct sentence {
  uint64_t* random;
  char* out;
  size_t size;
  size_t capacity;
} sentence;

/// How many choices there are, and how many of them before the bar.
static size_t count_choices(const char* const* choices, size_t* out_leaves) {
  size_t count = 0;
  *out_leaves = 0;
  for (; choices[count] != NULL; ++count) {
    if (*choices[count] == '|') *out_leaves = count;
  }
  return count;
}

static const char* choose(sentence* to, char letter, int depth) {
  for (size_t i = 0; i < sizeof rules / sizeof rules[0]; ++i) {
    if (rules[i].letter != letter) continue;
    size_t leaves;
    const size_t count = count_choices(rules[i].choices, &leaves);
    const size_t pick = fuzz_below(to->random, depth > 0 ? count : leaves);
    return rules[i].choices[pick == leaves ? 0 : pick];
  }
  return "";
}

static void expand(sentence* to, char letter, int depth) {
  for (const char* p = choose(to, letter, depth); *p != '\0'; ++p) {
    if (to->size == to->capacity) return;
    if (*p == '$' && p[1] >= 'A' && p[1] <= 'Z') {
      expand(to, *++p, depth - 1);
    } else {
      to->out[to->size++] = *p;
    }
  }
}

size_t fuzz_grammar_write(fuzz_phrase phrase, int depth, uint64_t* random, char* out,
                          size_t capacity) {
  sentence to = {.random = random, .out = out, .capacity = capacity};
  expand(&to, (char)phrase, depth);
  return to.size;
}
