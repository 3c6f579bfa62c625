// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that lower other dialects to emitc. Their rules are in schema/lowerings, and their hooks
// in lower_op.c.

#include "dialects/emitc/lower.h"

#include "dialects/common/emitc_type.h"

static bool choose_arith(tn_lowering_run* run) {
  run->chosen = TN_EMITC_INDEX;
  return true;
}
static bool choose_memref(tn_lowering_run* run) {
  run->chosen = TN_EMITC_MEMREF;
  return true;
}
static bool choose_math(tn_lowering_run* run) {
  const bool is_c = strcmp(tn_rewriter__option(run->rewriter, "language-target"), "c99") == 0;
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

static tn_type make_type(tn_rewriter* rewriter, tn_string_view name, const tn_type* parts,
                         size_t count) {
  tn_type made = {NULL};
  (void)count;  // Pointers and lvalues have one parameter.
  tn_rewriter__fail(rewriter, tn_emitc__get_wrapper(rewriter->context, name, parts[0], &made));
  return made;
}

#define LOWERING(not_legal, is_legal, texts, list, choose, end)                              \
  .rewrite = tn_lowering__lower, .lowering = &(const tn_lowering) {                          \
    .loads = "emitc", .illegal = not_legal, .legal = is_legal, .constant = "emitc.constant", \
    .type = tn_emitc_lower__type, .make_type = make_type, .rules = texts, .hooks = list,     \
    .prepare = choose, .finish = end                                                         \
  }

TN_PASS(convert_arith_to_emitc) = {
    "convert-arith-to-emitc", "ConvertArithToEmitC", "Convert Arith dialect to EmitC dialect",
    LOWERING(",arith,", NULL, "arith_emitc", NULL, choose_arith, NULL)};

TN_PASS(convert_func_to_emitc) = {"convert-func-to-emitc", "ConvertFuncToEmitC",
                                  "Convert Func dialect to EmitC dialect",
                                  LOWERING(",func.call,func.func,func.return,", NULL, "func_emitc",
                                           tn_emitc_lower_func_hooks, NULL, NULL)};

TN_PASS(convert_math_to_emitc) = {
    "convert-math-to-emitc", "ConvertMathToEmitC",
    "Convert some Math operations to EmitC call_opaque operations",
    LOWERING(",math.floor,math.ceil,math.round,math.exp,math.cos,math.sin,math.acos,math.asin,math."
             "atan2,math.absf,math.powf,",
             NULL, NULL, NULL, choose_math, NULL),
    TN_PASS_OPTIONS({"language-target", TN_PASS_WORD, "c99", "c99,cpp11",
                     "Select the language standard target for callees (c99 or cpp11).\nc99:c99\n"
                     "cpp11:cpp11"})};

TN_PASS(convert_memref_to_emitc) = {
    "convert-memref-to-emitc", "ConvertMemRefToEmitC", "Convert MemRef dialect to EmitC dialect",
    LOWERING(",memref,", NULL, "memref_emitc", tn_emitc_lower_memref_hooks, choose_memref,
             tn_emitc_lower__include),
    TN_PASS_OPTIONS({"lower-to-cpp", TN_PASS_BOOL, "false", NULL,
                     "Target C++ (true) instead of C (false)"})};

TN_PASS(convert_scf_to_emitc) = {
    "convert-scf-to-emitc", "SCFToEmitC",
    "Convert SCF dialect to EmitC dialect, maintaining structured control flow",
    LOWERING(",scf.for,scf.if,scf.index_switch,scf.while,", "*", NULL, tn_emitc_lower_scf_hooks,
             choose_arith, NULL)};

TN_PASS(convert_to_emitc) = {
    "convert-to-emitc", "ConvertToEmitC", "Convert to EmitC dialect via dialect interfaces",
    LOWERING(NULL, NULL, NULL, NULL, choose_all, NULL),
    TN_PASS_OPTIONS({"filter-dialects", TN_PASS_LIST, "", NULL,
                     "Test conversion patterns of only the specified dialects"})};
