// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that lower other dialects to llvm. Their rules are in schema/lowerings, what they do not
// say is in lower_op.c.

#include "dialects/llvm/lower.h"

#include "dialects/llvm_ops.h"

/// Takes what there is of the dialects that were asked for, or of all.
static bool choose(tn_lowering_run* run) {
  static const tn_lowering_part parts[] = {{"arith", "arith_llvm", NULL, 0},
                                           {"cf", NULL, tn_llvm_lower_flow_hooks, 0},
                                           {"complex", "complex_llvm", NULL, 0},
                                           {"func", "func_llvm", tn_llvm_lower_func_hooks, 0},
                                           {"index", "index_llvm", NULL, 0},
                                           {"math", "math_llvm", NULL, 0},
                                           {"ub", "ub_llvm", NULL, 0},
                                           {"memref", NULL, NULL, TN_LLVM_LEFT_MEMREF},
                                           {"vector", NULL, NULL, TN_LLVM_LEFT_VECTOR},
                                           {"ptr", NULL, NULL, TN_LLVM_LEFT_PTR},
                                           {"mpi", NULL, NULL, TN_LLVM_LEFT_MPI}};
  tn_lowering__choose(run, parts, sizeof parts / sizeof *parts);
  return true;
}

static tn_type make_type(tn_rewriter* it, tn_string_view name, const tn_type* parts, size_t count) {
  (void)name;  // There are structs alone.
  return tn_lower_llvm__struct(it, parts, count);
}

#define LOWERING_OF(name, not_legal, is_legal, texts, list, first, last)               \
  const tn_lowering tn_lowering_llvm_##name = {.loads = "llvm",                        \
                                               .illegal = not_legal,                   \
                                               .legal = is_legal,                      \
                                               .constant = "llvm.mlir.constant",       \
                                               .type = tn_lower_llvm__type,            \
                                               .expand = tn_lower_llvm__expand,        \
                                               .pack = tn_lower_llvm__pack,            \
                                               .make_type = make_type,                 \
                                               .undefined = tn_build_llvm_mlir_poison, \
                                               .extract = tn_build_llvm_extractvalue,  \
                                               .insert = tn_build_llvm_insertvalue,    \
                                               .rules = texts,                         \
                                               .hooks = list,                          \
                                               .prepare = first,                       \
                                               .finish = last}

#define LOWERING(name, not_legal, texts, list, first) \
  LOWERING_OF(name, not_legal, ",builtin.unrealized_conversion_cast,", texts, list, first, NULL)

LOWERING_OF(all, NULL, NULL, NULL, NULL, choose, tn_llvm_lower__report_left);
LOWERING(arith, NULL, "arith_llvm", NULL, NULL);
LOWERING_OF(cf, ",cf,", "*", NULL, tn_llvm_lower_flow_hooks, NULL, NULL);
LOWERING(complex, ",complex,", "complex_llvm", NULL, NULL);
LOWERING(func, NULL, "func_llvm", tn_llvm_lower_func_hooks, NULL);
LOWERING_OF(index, NULL, NULL, "index_llvm", NULL, NULL, NULL);
LOWERING(math, NULL, "math_llvm", NULL, NULL);
LOWERING(ub, NULL, "ub_llvm", NULL, NULL);
