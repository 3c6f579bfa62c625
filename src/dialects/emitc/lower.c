// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that lower other dialects to emitc. Their rules are in schema/lowerings, what they do not
// say is in lower_op.c.

#include "dialects/emitc/lower.h"

#include <tenure/parameters.h>

static bool choose_arith(tn_lowering_run* run) {
  run->chosen = TN_EMITC_INDEX;
  return true;
}
static bool choose_memref(tn_lowering_run* run) {
  run->chosen = TN_EMITC_MEMREF;
  return true;
}
static bool choose_math(tn_lowering_run* run) {
  const bool is_c = strcmp(tn_lowering__option(run, "language-target"), "c99") == 0;
  tn_lowering__add(run, is_c ? "math_c" : "math_cpp", NULL);
  return true;
}
static bool choose_all(tn_lowering_run* run) {
  static const tn_lowering_part parts[] = {
      {"arith", "arith_emitc", NULL, TN_EMITC_INDEX},
      {"func", "func_emitc", tn_emitc_lower_func_hooks, TN_EMITC_INDEX},
      {"memref", "memref_emitc", tn_emitc_lower_memref_hooks, TN_EMITC_MEMREF},
      {"scf", NULL, tn_emitc_lower_scf_hooks, TN_EMITC_INDEX}};
  tn_lowering__choose(run, parts, sizeof parts / sizeof *parts);
  run->chosen |= TN_EMITC_STRICT;
  return true;
}

static tn_type make_type(tn_rewriter* it, tn_string_view name, const tn_type* parts, size_t count) {
  tn_attribute parameter = {NULL};
  tn_type made = {NULL};
  (void)count;  // Pointers and lvalues have one.
  if (tn_rewriter__ok(it, tn_type_attribute_get(parts[0], &parameter))) {
    tn_rewriter__fail(it, tn_dialect_type_get(it->context, name, &parameter, 1, &made));
  }
  return made;
}

#define LOWERING(name, not_legal, is_legal, texts, list, choose, end)         \
  const tn_lowering tn_lowering_emitc_##name = {.loads = "emitc",             \
                                                .illegal = not_legal,         \
                                                .legal = is_legal,            \
                                                .constant = "emitc.constant", \
                                                .type = tn_emitc_lower__type, \
                                                .make_type = make_type,       \
                                                .rules = texts,               \
                                                .hooks = list,                \
                                                .prepare = choose,            \
                                                .finish = end}

LOWERING(arith, ",arith,", NULL, "arith_emitc", NULL, choose_arith, NULL);
LOWERING(func, ",func.call,func.func,func.return,", NULL, "func_emitc", tn_emitc_lower_func_hooks,
         NULL, NULL);
LOWERING(math,
         ",math.floor,math.ceil,math.round,math.exp,math.cos,math.sin,math.acos,math.asin,"
         "math.atan2,math.absf,math.powf,",
         NULL, NULL, NULL, choose_math, NULL);
LOWERING(memref, ",memref,", NULL, "memref_emitc", tn_emitc_lower_memref_hooks, choose_memref,
         tn_emitc_lower__include);
LOWERING(scf, ",scf.for,scf.if,scf.index_switch,scf.while,", "*", NULL, tn_emitc_lower_scf_hooks,
         choose_arith, NULL);
LOWERING(all, NULL, NULL, NULL, NULL, choose_all, NULL);
